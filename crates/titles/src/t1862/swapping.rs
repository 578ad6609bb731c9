//! 5.2 *Merging Procedure*: shares of one or two companies are merged two for one, holder by holder.

use super::Game1862;
use super::sections::MERGING;
use super::state::{DIRECTOR, MergeKind, MergeStage, Merging, OptionShare};
use super::words::Event as Own;
use super::{Refused, no};
use rules::{Choice, CompanyId, Event, Holder, Money, PlayerId, Purse, Reason, Word, shares};

/// Redeeming an option share.
pub const REDEEM: Word = Word("redeem");
/// Relinquishing it.
pub const RELINQUISH: Word = Word("sell");

/// A director with fewer shares than this merges without the director's certificate.
const KEEPS_CERTIFICATE: u8 = 6;

/// A certificate of one of the companies involved.
type Certificate = (CompanyId, u8);

impl Game1862 {
    /// 5.2.2: shares of the offer go to the pool; companies' holdings are treated as those of the active company.
    pub(super) fn begin_swapping(&mut self, merging: &Merging) {
        for company in affected(merging) {
            self.offer_to_pool(company);
            for owner in affected(merging).filter(|owner| *owner != merging.active) {
                let shares = self.state.shares_mut(company);
                for certificate in shares.ordinary(Holder::Company(owner)) {
                    shares.lay(certificate, Holder::Company(merging.active));
                }
            }
        }
    }

    /// "Going clockwise, once round from the director who initiated the merge"; the companies are "as though it were a player sitting
    /// directly to the right of the player initiating".
    pub(super) fn holder_at(&self, merging: &Merging, place: u8) -> Option<Holder> {
        let players = self.players.len() as u8;
        match place {
            place if place < players => {
                let mut circle = self.circle().clockwise_from(merging.initiator);
                circle.nth(place.into()).map(Holder::Player)
            }
            place if place == players => Some(Holder::Company(merging.active)),
            _ => None,
        }
    }

    pub(super) fn merge_next_holder(&mut self, merging: Merging, place: u8) {
        let Some(holder) = self.holder_at(&merging, place) else {
            return self.finish_merging(merging);
        };
        let option = self.merge_holding(&merging, place, holder);
        let stage = match option {
            Some(_) => MergeStage::Holder { place, option },
            None => MergeStage::Holder { place: place + 1, option: None },
        };
        self.operating_mut().merging = Some(Merging { stage, ..merging });
    }

    /// 5.2.4 for one holder; the option share that remains to be decided.
    pub(super) fn merge_holding(
        &mut self,
        merging: &Merging,
        place: u8,
        holder: Holder,
    ) -> Option<OptionShare> {
        let held: u8 = affected(merging).map(|company| self.state.shares(company).held(holder)).sum();
        if held == 0 {
            return None;
        }
        let mut directs =
            affected(merging).filter(|company| self.state.shares(*company).director() == holder);
        if held < KEEPS_CERTIFICATE
            && let Some(company) = directs.next()
            && !self.swap_for_singles(merging, company, holder)
        {
            return self.option_certificate(merging, place, holder, company, held);
        }
        let mut left = self.return_half(merging, holder, held / 2);
        let odd = held % 2 == 1;
        let mut option = odd.then(|| left[0]);
        let non = merging.non_survivor();
        // Non-surviving shares are swapped from the end; the option share, which is first, comes last.
        let mut swapped = 0;
        while let Some(certificate) = left.pop() {
            if Some(certificate.0) != non {
                continue;
            }
            let is_option = option == Some(certificate);
            match self.swap(merging, place, holder, certificate) {
                Some(single) => {
                    swapped += 1;
                    if is_option {
                        option = Some((merging.survivor, single));
                    }
                }
                None => {
                    self.sell_unswappable(merging, holder, certificate, is_option);
                    if is_option {
                        option = None;
                    }
                }
            }
        }
        if let (Holder::Player(player), true) = (holder, swapped > 0) {
            self.say(Own::SharesSwapped { player, shares: swapped });
        }
        let (company, certificate) = option?;
        self.ask_or_sell(merging, OptionShare { holder, company, certificate, shares: 1 })
    }

    /// "Must exchange the director's certificate held for three ordinary merging share certificates in the Bank Pool if they are
    /// available": the survivor's first, the last to arrive first.
    fn swap_for_singles(&mut self, merging: &Merging, company: CompanyId, holder: Holder) -> bool {
        let mut singles: Vec<Certificate> = Vec::new();
        for company in [Some(merging.survivor), merging.non_survivor()].into_iter().flatten() {
            let pool = self.state.shares(company).ordinary(Holder::Pool);
            singles.extend(pool.into_iter().rev().map(|single| (company, single)));
        }
        if singles.len() < usize::from(DIRECTOR) {
            return false;
        }
        for (company, single) in singles.into_iter().take(DIRECTOR.into()) {
            self.state.shares_mut(company).lay(single, holder);
        }
        self.state.shares_mut(company).lay(0, Holder::Pool);
        true
    }

    /// "If the three required shares are not available in the pool, the player puts all his involved ordinary certificates in the
    /// Bank Pool and turns over the director's certificate."
    fn option_certificate(
        &mut self,
        merging: &Merging,
        place: u8,
        holder: Holder,
        company: CompanyId,
        held: u8,
    ) -> Option<OptionShare> {
        for company in [Some(merging.survivor), merging.non_survivor()].into_iter().flatten() {
            let shares = self.state.shares_mut(company);
            for single in shares.ordinary(holder).into_iter().rev() {
                shares.lay(single, Holder::Pool);
            }
        }
        let mut option = OptionShare { holder, company, certificate: 0, shares: held };
        if company != merging.survivor {
            let lies = self.state.shares(merging.survivor).director();
            if lies == Holder::Pool || self.comes_later(merging, place, lies) {
                self.state.shares_mut(merging.survivor).lay(0, holder);
                self.state.shares_mut(company).lay(0, lies);
                option.company = merging.survivor;
            } else {
                let amount = self.option_prices(merging, held).1;
                self.sell_to_bank(holder, (company, 0), amount);
                return None;
            }
        }
        self.ask_or_sell(merging, option)
    }

    /// Whether a holder has not had a turn yet in this merge.
    fn comes_later(&self, merging: &Merging, place: u8, holder: Holder) -> bool {
        (place + 1..).map_while(|later| self.holder_at(merging, later)).any(|later| later == holder)
    }

    /// Returns shares to the pool: those of the non-survivor first, its director's certificate before all. What is left, in the
    /// same order.
    fn return_half(&mut self, merging: &Merging, holder: Holder, half: u8) -> Vec<Certificate> {
        let mut order: Vec<Certificate> = Vec::new();
        if let Some(non) = merging.non_survivor() {
            let shares = self.state.shares(non);
            order.extend((shares.director() == holder).then_some((non, 0)));
            order.extend(shares.ordinary(holder).into_iter().map(|single| (non, single)));
        }
        let survivor = merging.survivor;
        let shares = self.state.shares(survivor);
        order.extend(shares.ordinary(holder).into_iter().rev().map(|single| (survivor, single)));
        order.extend((shares.director() == holder).then_some((survivor, 0)));
        let mut returned = 0;
        let mut count = 0;
        for (company, certificate) in &order {
            let units = self.state.shares(*company).units(*certificate);
            if returned + units > half {
                break;
            }
            returned += units;
            count += 1;
            self.state.shares_mut(*company).lay(*certificate, Holder::Pool);
        }
        let left = order.split_off(count);
        self.say_returned(holder, &order);
        left
    }

    /// What a holder has returned, company by company.
    fn say_returned(&mut self, holder: Holder, returned: &[Certificate]) {
        for part in returned.chunk_by(|a, b| a.0 == b.0) {
            let of = part[0].0;
            let units = part.iter().map(|(_, certificate)| self.state.shares(of).units(*certificate));
            let shares = units.sum();
            match holder {
                Holder::Player(player) => self.say(Own::SharesReturned { player, company: of, shares }),
                Holder::Company(company) => self.say(Own::CompanySharesReturned { company, of, shares }),
                Holder::Offer | Holder::Pool | Holder::Card(_) => {}
            }
        }
    }

    /// Swaps a non-surviving share "with surviving shares first held by the bank, and then held by the nearest shareholder of the
    /// surviving company, counting clockwise, who has not already returned shares". The share received.
    fn swap(&mut self, merging: &Merging, place: u8, holder: Holder, given: Certificate) -> Option<u8> {
        let survivor = merging.survivor;
        let shares = self.state.shares(survivor);
        let later = (place + 1..).map_while(|later| self.holder_at(merging, later));
        let donor = std::iter::once(Holder::Pool).chain(later);
        let (donor, single) = donor.filter_map(|donor| Some((donor, shares.longest_held(donor)?))).next()?;
        self.state.shares_mut(given.0).lay(given.1, donor);
        self.state.shares_mut(survivor).lay(single, holder);
        Some(single)
    }

    /// "These cannot be redeemed and must be sold to the bank for the current share price. Option shares sold this way are sold at
    /// half the current share price, rounded up" (A20: down).
    fn sell_unswappable(&mut self, merging: &Merging, holder: Holder, given: Certificate, is_option: bool) {
        let price = self.price(merging.survivor).unwrap_or_default();
        let amount = match is_option {
            false => price,
            true if self.options.departures.unswapped_option_rounds_down => price.halved(),
            true => Money(price.0 - price.halved().0),
        };
        self.sell_to_bank(holder, given, amount);
    }

    fn sell_to_bank(&mut self, holder: Holder, (company, certificate): Certificate, amount: Money) {
        self.state.shares_mut(company).lay(certificate, Holder::Pool);
        self.bank_pays(purse(holder), amount);
        self.say(Own::UnswappableSold { holder, company, amount });
    }

    /// What redeeming an option costs and what relinquishing it brings, by the shares it stands for.
    pub(super) fn option_prices(&self, merging: &Merging, shares: u8) -> (Money, Money) {
        let price = self.price(merging.survivor).unwrap_or_default();
        let halves = |count: i32| (price * count).halved();
        match shares {
            5 => (halves(1), halves(5)),
            4 => (halves(2), halves(4)),
            3 => (halves(3), halves(3)),
            _ => (halves(1), halves(1)),
        }
    }

    /// A holder who cannot pay must relinquish the option; others are asked. The company decides with the cash of both (F16).
    fn ask_or_sell(&mut self, merging: &Merging, option: OptionShare) -> Option<OptionShare> {
        if let Holder::Company(active) = option.holder {
            let cash = self.state.cash.company(merging.partner);
            if merging.partner != active {
                self.state.cash.transfer(Purse::Company(merging.partner), Purse::Company(active), cash);
            }
        }
        let (cost, _) = self.option_prices(merging, option.shares);
        if self.state.cash.of(purse(option.holder)) >= cost + self.kept_for_train(merging, option.holder) {
            return Some(option);
        }
        self.relinquish(merging, option);
        None
    }

    /// 7.11: after refinancing "the company will buy a train from the bank", and "the methods may not be combined". So a company
    /// that refinances must keep what the train costs beyond the money to come.
    fn kept_for_train(&self, merging: &Merging, holder: Holder) -> Money {
        let refinances = merging.kind == MergeKind::Refinancing && matches!(holder, Holder::Company(_));
        if !refinances || self.options.departures.refinancing_may_fall_short {
            return Money::ZERO;
        }
        let to_come = self.refinancing_brings(merging.active);
        Money((self.bank_price() - to_come).0.max(0))
    }

    fn relinquish(&mut self, merging: &Merging, option: OptionShare) {
        let (_, amount) = self.option_prices(merging, option.shares);
        self.state.shares_mut(option.company).lay(option.certificate, Holder::Pool);
        self.bank_pays(purse(option.holder), amount);
        self.say(Own::OptionRelinquished { holder: option.holder, company: option.company, amount });
    }

    /// The option share awaiting a decision, with what redeeming costs and relinquishing brings.
    pub fn option_awaited(&self) -> Option<(OptionShare, Money, Money)> {
        let merging = self.state.operating()?.merging?;
        let MergeStage::Holder { option: Some(option), .. } = merging.stage else { return None };
        let (cost, proceeds) = self.option_prices(&merging, option.shares);
        Some((option, cost, proceeds))
    }

    pub(super) fn option_choices(&self) -> Vec<Choice> {
        let Some((_, cost, proceeds)) = self.option_awaited() else { return Vec::new() };
        vec![Choice::word(REDEEM, cost, Money::ZERO), Choice::word(RELINQUISH, Money::ZERO, proceeds)]
    }

    /// "This must now be redeemed or relinquished."
    pub(super) fn choose_option(&mut self, merging: Merging, choice: Word) -> Result<(), Refused> {
        let MergeStage::Holder { place, option: Some(option) } = merging.stage else {
            return self.wrong_step(MERGING);
        };
        match choice {
            REDEEM => {
                let (cost, _) = self.option_prices(&merging, option.shares);
                self.pay_bank(purse(option.holder), cost);
                let OptionShare { holder, company, .. } = option;
                self.say(Own::OptionRedeemed { holder, company, amount: cost });
            }
            RELINQUISH => self.relinquish(&merging, option),
            _ => return no(MERGING, Reason::NoSuchThing { thing: "choice" }),
        }
        let stage = MergeStage::Holder { place: place + 1, option: None };
        self.operating_mut().merging = Some(Merging { stage, ..merging });
        Ok(())
    }

    /// 5.2.5: "the player with the highest number of shares in the resultant company, with ties broken firstly in favour of the
    /// director of the company which initiated the merge, and then clockwise".
    pub(super) fn appoint_after_merging(&mut self, merging: &Merging) {
        let survivor = merging.survivor;
        let circle = self.circle().clockwise_from(merging.initiator);
        let held = self.state.shares(survivor);
        let most = circle.clone().map(|player| held.held_by(player)).max().unwrap_or_default();
        let first: Option<PlayerId> = circle.clone().find(|player| held.held_by(*player) == most);
        match first.filter(|_| most >= DIRECTOR) {
            Some(player) if held.director() == Holder::Player(player) => {}
            Some(player) => {
                shares::exchange_director(self.state.shares_mut(survivor), player);
                self.say(Event::NewDirector { company: survivor, player });
            }
            None => {
                if self.state.shares(survivor).director() != Holder::Pool {
                    self.state.shares_mut(survivor).lay(0, Holder::Pool);
                }
                self.say(Event::Receivership { company: survivor });
            }
        }
    }
}

/// The companies whose shares are merged.
fn affected(merging: &Merging) -> impl Iterator<Item = CompanyId> + use<> {
    let partner = (merging.partner != merging.active).then_some(merging.partner);
    std::iter::once(merging.active).chain(partner)
}

fn purse(holder: Holder) -> Purse {
    match holder {
        Holder::Player(player) => Purse::Player(player),
        Holder::Company(company) => Purse::Company(company),
        Holder::Offer | Holder::Pool | Holder::Card(_) => Purse::Bank,
    }
}
