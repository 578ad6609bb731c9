//! 3.2 *Available Companies* and 4.0 *Parliament Rounds*.

use super::sections::{AVAILABLE, CHARTER, OBLIGATIONS, PROPOSALS};
use super::state::{Auction, Group, Lner, Parliament, Players, Round, Starting};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use rules::{Cell, Choice, CompanyId, Event, Holder, Money, ParChoice, PlayerId, Purse, Range, Reason};

impl Game1862 {
    pub(super) fn parliament(&self) -> &Parliament {
        match &self.state.round {
            Round::Parliament(parliament) => parliament,
            _ => unreachable!("asked for the parliament round in another round"),
        }
    }

    fn parliament_mut(&mut self) -> &mut Parliament {
        match &mut self.state.round {
            Round::Parliament(parliament) => parliament,
            _ => unreachable!("asked for the parliament round in another round"),
        }
    }

    /// Whether a company may be started now (3.2; 10.3).
    pub fn is_startable(&self, company: CompanyId) -> bool {
        self.check_startable(company).is_ok()
    }

    pub(super) fn check_startable(&self, company: CompanyId) -> Result<(), Refused> {
        let state = self.state.company(company);
        if state.is_started() {
            return no(AVAILABLE, Reason::AlreadyStarted { company });
        }
        let opens = match state.group {
            Group::A => 0,
            Group::B => 1,
            Group::C => 2,
            Group::Out => u8::MAX,
        };
        if self.state.phase < opens || self.state.lner == Lner::Formed {
            return no(AVAILABLE, words::Reason::NotAvailable { company });
        }
        if self.state.barred.contains(company) {
            return no(OBLIGATIONS, words::Reason::FailedToFloat { company });
        }
        if !self.has_room_at_home(company) {
            return no(AVAILABLE, words::Reason::NoRoomAtHome { company });
        }
        Ok(())
    }

    /// "A player who has less than £162 plus the amount of the smallest legal bid must pass", and one who is on or above
    /// the certificate limit (4.1).
    fn could_pay(&self, player: PlayerId, bid: Money) -> bool {
        self.state.cash.player(player) >= self.data.cheapest_director() + bid && !self.at_limit(player)
    }

    fn may_open(&self, player: PlayerId) -> bool {
        self.could_pay(player, Money::ZERO)
            && !self.parliament().won.contains(player)
            && self.companies().any(|company| self.is_startable(company))
    }

    /// Whether somebody must decide something; if not, the next thing happens. `None` when the round is over.
    pub(super) fn parliament_waits(&mut self) -> Option<bool> {
        let parliament = self.parliament();
        if parliament.auction.is_some() {
            return Some(self.auction_waits());
        }
        if let Some(starting) = parliament.starting {
            return Some(self.winner_waits(starting));
        }
        let player = parliament.turn;
        if parliament.passes.all(self.circle()) {
            return None;
        }
        if self.may_open(player) {
            return Some(true);
        }
        self.decline_to_open(player);
        Some(false)
    }

    fn decline_to_open(&mut self, player: PlayerId) {
        let left = self.circle().left_of(player);
        let parliament = self.parliament_mut();
        parliament.passes.note(player, true);
        parliament.turn = left;
    }

    pub(super) fn pass_parliament(&mut self, player: PlayerId) -> Result<(), Refused> {
        let parliament = self.parliament_mut();
        if let Some(auction) = &mut parliament.auction {
            auction.bidders.remove(player);
            self.say(Event::PassedBidding { player });
            return Ok(());
        }
        if let Some(starting) = parliament.starting {
            if !self.state.company(starting.company).is_started() {
                return no(CHARTER, Reason::NotStarted { company: starting.company });
            }
            self.end_starting();
            return Ok(());
        }
        self.say(Own::NoProposal { player });
        self.decline_to_open(player);
        Ok(())
    }

    pub(super) fn open_auction(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        amount: Money,
    ) -> Result<(), Refused> {
        let parliament = self.parliament();
        if parliament.auction.is_some() || parliament.starting.is_some() {
            return self.wrong_step(PROPOSALS);
        }
        if parliament.won.contains(player) {
            return no(PROPOSALS, words::Reason::CharterAlreadyWon { player });
        }
        self.check_below_limit(player, PROPOSALS)?;
        self.check_startable(company)?;
        self.check_bid(player, amount, Money::ZERO)?;
        self.parliament_mut().auction = Some(Auction {
            company,
            price: amount,
            leader: player,
            bidders: Players::all(self.players.len()),
            turn: player,
        });
        self.say(Own::Proposed { player, company, amount });
        self.drop_bidders();
        Ok(())
    }

    pub(super) fn raise_bid(&mut self, player: PlayerId, amount: Money) -> Result<(), Refused> {
        let Some(auction) = self.parliament().auction else { return self.wrong_step(PROPOSALS) };
        self.check_bid(player, amount, auction.price + self.data.costs.bid_step)?;
        if let Some(auction) = &mut self.parliament_mut().auction {
            auction.price = amount;
            auction.leader = player;
        }
        self.say(Event::Bid { player, amount });
        self.drop_bidders();
        Ok(())
    }

    fn check_bid(&self, player: PlayerId, amount: Money, least: Money) -> Result<(), Refused> {
        let step = self.data.costs.bid_step;
        if amount.0 % step.0 != 0 {
            return no(PROPOSALS, words::Reason::NotAMultiple { step });
        }
        if amount < least {
            return no(PROPOSALS, Reason::BidTooLow { amount, least });
        }
        let most = self.highest_bid(player);
        if amount > most {
            return no(PROPOSALS, Reason::BidTooHigh { amount, most });
        }
        Ok(())
    }

    /// What a player can bid and still start the company.
    fn highest_bid(&self, player: PlayerId) -> Money {
        self.state.cash.player(player) - self.data.cheapest_director()
    }

    /// Those who cannot raise any more are out at once.
    fn drop_bidders(&mut self) {
        let Some(mut auction) = self.parliament().auction else { return };
        let next = auction.price + self.data.costs.bid_step;
        for player in self.seats() {
            if player != auction.leader && !self.could_pay(player, next) {
                auction.bidders.remove(player);
            }
        }
        self.parliament_mut().auction = Some(auction);
    }

    /// "Once all players but one have passed, the auction is won by the highest bidder."
    fn auction_waits(&mut self) -> bool {
        let Some(auction) = self.parliament().auction else { return false };
        let mut others =
            self.circle().others(auction.leader).filter(|player| auction.bidders.contains(*player));
        if let Some(next) = others.next() {
            if let Some(auction) = &mut self.parliament_mut().auction {
                auction.turn = next;
            }
            return true;
        }
        let (player, company, amount) = (auction.leader, auction.company, auction.price);
        self.pay_bank(Purse::Player(player), amount);
        let parliament = self.parliament_mut();
        parliament.auction = None;
        parliament.starting = Some(Starting { company, player });
        parliament.won.insert(player);
        let state = self.state.company_mut(company);
        state.chartered = true;
        state.obligation = Some(player);
        self.say(Own::CharterWon { player, company, amount });
        false
    }

    /// 4.2: the winner sets par, then may buy up to two additional shares.
    fn winner_waits(&mut self, starting: Starting) -> bool {
        let Starting { company, player } = starting;
        let Some(par) = self.state.company(company).par else { return true };
        let more = self.state.shares(company).held_by(player) < super::state::FLOATS_AT
            && self.state.cash.player(player) >= par
            && (self.options.departures.winner_asked_at_limit || !self.at_limit(player));
        if more {
            return true;
        }
        self.end_starting();
        false
    }

    fn end_starting(&mut self) {
        let Some(starting) = self.parliament().starting else { return };
        let left = self.circle().left_of(starting.player);
        let parliament = self.parliament_mut();
        parliament.starting = None;
        parliament.passes = Default::default();
        parliament.turn = left;
    }

    /// "Par must be low enough for the player to afford three shares after paying the amount he bid."
    pub(super) fn start_chartered(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        cell: Cell,
    ) -> Result<(), Refused> {
        let Some(starting) = self.parliament().starting else { return self.wrong_step(CHARTER) };
        if starting.company != company {
            return no(CHARTER, words::Reason::OnlyTheNewCompany { company: starting.company });
        }
        if self.state.company(company).is_started() {
            return no(CHARTER, Reason::AlreadyStarted { company });
        }
        let par = self.data.price(cell);
        if !self.data.pars.contains(&par) {
            return no(CHARTER, words::Reason::NotAPar { price: par });
        }
        let price = par * 3;
        self.afford(player, price, CHARTER)?;
        self.pay_bank(Purse::Player(player), price);
        self.state.company_mut(company).par = Some(par);
        self.state.shares_mut(company).lay(0, Holder::Player(player));
        if self.options.departures.marker_enters_with_par {
            self.state.markers.place(company, cell);
        }
        self.say(Event::CompanyStarted { player, company, par, price });
        Ok(())
    }

    pub(super) fn winner_buys(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        certificate: Option<u8>,
    ) -> Result<(), Refused> {
        let Some(starting) = self.parliament().starting else { return self.wrong_step(CHARTER) };
        let Some(par) = self.state.company(starting.company).par else {
            return no(CHARTER, Reason::NotStarted { company: starting.company });
        };
        if starting.company != company {
            return no(CHARTER, words::Reason::OnlyTheNewCompany { company: starting.company });
        }
        self.check_below_limit(player, CHARTER)?;
        self.afford(player, par, CHARTER)?;
        let shares = self.state.shares(company);
        let certificate = certificate.or_else(|| shares.longest_held(Holder::Offer));
        let lies = |certificate: &u8| *certificate > 0 && shares.holder(*certificate) == Some(Holder::Offer);
        let Some(certificate) = certificate.filter(lies) else {
            return no(CHARTER, Reason::CertificateNotForSale { company });
        };
        self.pay_bank(Purse::Player(player), par);
        self.state.shares_mut(company).lay(certificate, Holder::Player(player));
        self.say(Event::ShareBought { player, company, from: Holder::Offer, price: par });
        self.float_if_bought(company);
        Ok(())
    }

    pub(super) fn parliament_choices(&self) -> Vec<Choice> {
        let parliament = self.parliament();
        let step = self.data.costs.bid_step;
        if let Some(auction) = parliament.auction {
            let amount = Range {
                min: auction.price + step,
                max: Money(self.highest_bid(auction.turn).0 / step.0 * step.0),
                step,
            };
            return vec![Choice::Bid { amount }, Choice::Pass];
        }
        if let Some(Starting { company, player }) = parliament.starting {
            return match self.state.company(company).par {
                None => vec![self.charter_pars(player, company)],
                Some(par) => {
                    let buys = !self.at_limit(player);
                    let buy = Choice::BuyShare {
                        company,
                        from: rules::Place::Offer,
                        certificate: None,
                        price: par,
                    };
                    buys.then_some(buy).into_iter().chain([Choice::Pass]).collect()
                }
            };
        }
        let max = Money(self.highest_bid(parliament.turn).0 / step.0 * step.0);
        let amount = Range { min: Money::ZERO, max, step };
        let open = self.companies().filter(|company| self.is_startable(*company));
        open.map(|company| Choice::OpenAuction { company, amount }).chain([Choice::Pass]).collect()
    }

    fn charter_pars(&self, player: PlayerId, company: CompanyId) -> Choice {
        let cash = self.state.cash.player(player);
        let open = |price: &Money| {
            let par = self.data.cell(*price)?;
            (*price * 3 <= cash).then_some(ParChoice { par, price: *price, cost: *price * 3 })
        };
        Choice::Start { company, pars: self.data.pars.iter().filter_map(open).collect() }
    }
}
