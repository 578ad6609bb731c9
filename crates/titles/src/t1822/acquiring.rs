//! Section 17, *Acquiring a minor*.

use super::options::BoughtSlot;
use super::sections::{ACQUIRED_TOKEN, ACQUIRING, FROM_BOX, PAYING};
use super::state::{Acquiring, CardOwner, Declined, OperatingStep, Request, State};
use super::tokens::FOURTEENS_HOME;
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use board::StopAt;
use rules::{Choice, CompanyId, Event, Holder, Money, PlayerId, PrivateId, Purse, Reason, Step, Word};
use smallvec::SmallVec;

/// The step of acquiring a minor.
pub(super) const ACQUIRE_STEP: Step = Step::own("acquire");
/// The step of deciding how.
pub(super) const ACQUIRING_STEP: Step = Step::own("acquiring");
/// What a minor in a box costs (17.7).
const BOX_PRICE: Money = Money(200);
/// Most tokens of a company on the map (13.7).
const MOST_TOKENS: usize = 9;

/// How a minor is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payment {
    Money,
    OneShare,
    TwoShares,
}

impl Payment {
    pub const ALL: [Payment; 3] = [Payment::Money, Payment::OneShare, Payment::TwoShares];

    pub const fn word(self) -> Word {
        Word(match self {
            Payment::Money => "money",
            Payment::OneShare => "one-share",
            Payment::TwoShares => "two-shares",
        })
    }

    const fn shares(self) -> u8 {
        match self {
            Payment::Money => 0,
            Payment::OneShare => 1,
            Payment::TwoShares => 2,
        }
    }
}

/// What becomes of the minor's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenFate {
    /// An exchange token becomes available.
    Exchange,
    /// It is just removed.
    Remove,
    /// An exchange token takes its place.
    Replace,
}

impl TokenFate {
    pub const ALL: [TokenFate; 3] = [TokenFate::Exchange, TokenFate::Remove, TokenFate::Replace];

    pub const fn word(self) -> Word {
        Word(match self {
            TokenFate::Exchange => "exchange",
            TokenFate::Remove => "remove",
            TokenFate::Replace => "replace",
        })
    }
}

impl Game1822 {
    fn is_boxed(&self, minor: CompanyId) -> bool {
        self.state.phase >= 5 && self.state.minor_boxes().contains(&minor)
    }

    /// Minors that could be acquired by their stage: in at least their second operating round (a.14), or in a box.
    fn is_open(&self, company: CompanyId, minor: CompanyId) -> bool {
        if self.data.is_major(minor) {
            return false;
        }
        if self.is_boxed(minor) {
            return true;
        }
        let first = |company: CompanyId| self.state.company(company).operated < 2;
        let barred = match self.options.departures.first_round_of_either_bars {
            true => first(minor),
            false => first(minor) && first(company),
        };
        self.state.is_floated(minor) && self.state.company(minor).operated > 0 && !barred
    }

    /// 17.2, 17.3: the ways of paying that both sides can afford.
    pub(super) fn payments(&self, company: CompanyId, minor: CompanyId) -> SmallVec<[Payment; 3]> {
        Payment::ALL.into_iter().filter(|way| self.can_pay(company, minor, *way)).collect()
    }

    fn can_pay_somehow(&self, company: CompanyId, minor: CompanyId) -> bool {
        Payment::ALL.into_iter().any(|way| self.can_pay(company, minor, way))
    }

    fn can_pay(&self, company: CompanyId, minor: CompanyId, way: Payment) -> bool {
        let cash = self.state.cash.company(company);
        if self.is_boxed(minor) {
            return way == Payment::Money && cash >= BOX_PRICE;
        }
        let Some(owner) = self.state.director(minor) else { return false };
        let cost = self.price(minor).unwrap_or_default() * 2;
        let price = self.price(company).unwrap_or_default();
        let treasury = self.state.shares(company).held(Holder::Company(company));
        let rest = cost - price * i32::from(way.shares());
        let paid = if rest >= Money::ZERO { cash >= rest } else { self.state.cash.player(owner) >= -rest };
        way.shares() <= treasury && paid && self.has_certificate_room(owner, company, minor, way)
    }

    /// Whether the certificate limit lets a minor's owner take shares. The summary: no acquisition may lift the owner over it.
    /// f.81: else two shares need a count below it before the deal, and one is never checked.
    fn has_certificate_room(
        &self,
        owner: PlayerId,
        company: CompanyId,
        minor: CompanyId,
        way: Payment,
    ) -> bool {
        if self.is_in_yellow(company) {
            return true;
        }
        let (before, limit) = (self.certificate_count(owner), self.certificate_limit());
        if self.options.departures.one_share_is_never_checked {
            return way != Payment::TwoShares || before < limit;
        }
        let after = before - u8::from(!self.is_in_yellow(minor)) + way.shares();
        after <= limit.max(before)
    }

    /// 17.1: whether any token of the major is connected with the minor's token, or its home.
    fn is_joined(&self, company: CompanyId, minor: CompanyId) -> bool {
        let network = &self.state.network;
        let reached = self.ground(company).reach();
        let reaches = |at: StopAt| network.stop(at).is_some_and(|stop| reached.contains(stop));
        self.minor_cities(minor).into_iter().any(reaches)
    }

    /// Where a minor's token stands, or would.
    fn minor_cities(&self, minor: CompanyId) -> SmallVec<[StopAt; 6]> {
        let owner = State::owner(minor);
        let tokens = self.state.layout.tokens().iter().filter(|token| token.owner == owner);
        let placed: SmallVec<[StopAt; 6]> = tokens.map(|token| token.at()).collect();
        if !placed.is_empty() {
            return placed;
        }
        match self.kept_slot(minor) {
            Some((at, _)) => SmallVec::from_slice(&[at]),
            None => self.london_cities().collect(),
        }
    }

    pub(super) fn waits_for_acquisition(&mut self, company: CompanyId) -> bool {
        let first = self.state.company(company).operated < 2;
        let early = first && self.options.departures.first_round_of_either_bars;
        let may = self.data.is_major(company) && self.state.phase >= 2 && !early;
        let asked = self.options.departures.steps_as_recorded;
        let open = may
            && CompanyId::first(self.data.minors).any(|minor| {
                self.is_open(company, minor)
                    && self.can_pay_somehow(company, minor)
                    && (asked || self.is_joined(company, minor))
            });
        if open { true } else { self.go_to_step(OperatingStep::Issue) }
    }

    fn check_acquisition(&self, company: CompanyId, minor: CompanyId) -> Result<(), Refused> {
        if !self.is_open(company, minor) {
            return no(ACQUIRING, words::Reason::NotAcquirable { minor });
        }
        if !self.is_joined(company, minor) {
            return no(ACQUIRING, words::Reason::NotJoinedToMinor { minor });
        }
        if !self.can_pay_somehow(company, minor) {
            return no(PAYING, words::Reason::CannotPay { minor });
        }
        Ok(())
    }

    pub(super) fn acquire(&mut self, company: CompanyId, minor: CompanyId) -> Result<(), Refused> {
        self.check_acquisition(company, minor)?;
        if let Some(owner) = self.owner_to_ask(company, minor) {
            let request = Request::Minor { minor };
            if self.operating_round().agreed != Some(request) {
                return self.ask(owner, request);
            }
        }
        self.operating_mut().acquiring = Some(Acquiring { minor, payment: None, placing: false });
        self.say(Own::Acquires { company, minor });
        Ok(())
    }

    fn owner_to_ask(&self, company: CompanyId, minor: CompanyId) -> Option<PlayerId> {
        let owner = self.state.director(minor)?;
        let asks = !self.options.departures.consent_is_taken_for_granted
            && self.state.director(company) != Some(owner);
        asks.then_some(owner)
    }

    /// 17.5: what may become of the minor's token.
    pub(super) fn fates(&self, company: CompanyId, minor: CompanyId) -> SmallVec<[TokenFate; 3]> {
        let state = self.state.company(company);
        if state.exchange == 0 {
            return SmallVec::from_slice(&[TokenFate::Remove]);
        }
        let owner = State::owner(company);
        let on_map = self.state.layout.tokens().iter().filter(|token| token.owner == owner).count();
        let cities = self.minor_cities(minor);
        let there = cities.iter().all(|at| self.has_token_beside(company, *at));
        let mut fates = SmallVec::from_slice(&[TokenFate::Exchange]);
        let room = !there && (!self.is_fourteen_in_box(minor) || self.can_place_fourteen(company));
        let asked = room || self.options.departures.token_fate_is_always_asked;
        if asked && on_map < MOST_TOKENS {
            fates.push(TokenFate::Replace);
        }
        fates
    }

    fn is_fourteen_in_box(&self, minor: CompanyId) -> bool {
        self.is_boxed(minor) && self.data.fourteen == Some(minor)
    }

    /// Whether a company that buys minor 14 from a box can place its token in London.
    fn can_place_fourteen(&self, company: CompanyId) -> bool {
        self.company_affords(company, BOX_PRICE + FOURTEENS_HOME, FROM_BOX).is_ok()
            && self.london_cities().any(|at| self.check_acquired_place(company, at).is_ok())
    }

    /// Whether a company has a token in a city, or on its hex where that comes to the same.
    fn has_token_beside(&self, company: CompanyId, at: StopAt) -> bool {
        self.has_token_at(company, at) || (self.has_token_on(company, at.hex) && !self.is_london(at.hex))
    }

    /// The two decisions of an acquisition.
    pub(super) fn choose_acquisition(
        &mut self,
        company: CompanyId,
        acquiring: Acquiring,
        choice: Word,
    ) -> Result<(), Refused> {
        let Some(payment) = acquiring.payment else {
            let way = Payment::ALL.into_iter().find(|way| way.word() == choice);
            let Some(way) = way.filter(|way| self.payments(company, acquiring.minor).contains(way)) else {
                return no(PAYING, words::Reason::NotAsked);
            };
            self.operating_mut().acquiring = Some(Acquiring { payment: Some(way.shares()), ..acquiring });
            return Ok(());
        };
        let fate = TokenFate::ALL.into_iter().find(|fate| fate.word() == choice);
        let Some(fate) = fate.filter(|fate| self.fates(company, acquiring.minor).contains(fate)) else {
            return no(ACQUIRED_TOKEN, words::Reason::NotAsked);
        };
        self.carry_out_acquisition(company, acquiring.minor, payment, fate);
        Ok(())
    }

    fn carry_out_acquisition(&mut self, company: CompanyId, minor: CompanyId, shares: u8, fate: TokenFate) {
        let boxed = self.is_boxed(minor);
        let there = self.minor_cities(minor).iter().all(|at| self.has_token_beside(company, *at));
        let fate = if there && fate == TokenFate::Replace { TokenFate::Exchange } else { fate };
        if boxed {
            self.pay_bank(Purse::Company(company), BOX_PRICE);
        } else {
            self.pay_owner(company, minor, shares);
            self.take_over(company, minor);
        }
        self.operating_mut().acquiring = None;
        self.operating_mut().step = OperatingStep::Issue;
        let fourteen = self.is_fourteen_in_box(minor);
        self.settle_token(company, minor, fate, boxed);
        self.state.minors.retain(|other| *other != minor);
        self.state.boxed -= u8::from(boxed);
        self.leave_game(minor);
        if fourteen && fate == TokenFate::Replace {
            self.operating_mut().acquiring = Some(Acquiring { minor, payment: None, placing: true });
        }
        self.say(Own::Acquired { company, minor });
    }

    /// 17.2: shares of the treasury at market price; the difference is paid by whichever side owes it.
    fn pay_owner(&mut self, company: CompanyId, minor: CompanyId, shares: u8) {
        let Some(owner) = self.state.director(minor) else { return };
        let cost = self.price(minor).unwrap_or_default() * 2;
        let rest = cost - self.price(company).unwrap_or_default() * i32::from(shares);
        for _ in 0..shares {
            if let Some(index) = self.state.shares(company).longest_held(Holder::Company(company)) {
                self.state.shares_mut(company).lay(index, Holder::Player(owner));
            }
        }
        self.state.cash.transfer(Purse::Company(company), Purse::Player(owner), rest);
        let (amount, back) = (rest.max(Money::ZERO), (-rest).max(Money::ZERO));
        self.say(Own::OwnerPaid { player: owner, company, shares, amount, back });
    }

    /// 17.4: money, trains and privates go to the major.
    fn take_over(&mut self, company: CompanyId, minor: CompanyId) {
        let cash = self.state.cash.company(minor);
        self.state.cash.transfer(Purse::Company(minor), Purse::Company(company), cash);
        let trains = std::mem::take(&mut self.state.company_mut(minor).trains);
        self.operating_mut().acquired =
            trains.iter().copied().filter(|train| Game1822::counts(*train)).collect();
        self.state.company_mut(company).trains.extend(trains);
        self.note_crowded();
        for card in PrivateId::first(self.state.privates.len()) {
            if self.state.has_card(minor, card) {
                self.state.private_mut(card).owner = CardOwner::Company(company);
            }
        }
        self.state.shares_mut(minor).lay(0, Holder::Offer);
    }

    /// f.54, f.55.
    fn settle_token(&mut self, company: CompanyId, minor: CompanyId, fate: TokenFate, boxed: bool) {
        if fate == TokenFate::Exchange {
            let state = self.state.company_mut(company);
            state.exchange -= 1;
            state.available += 1;
        }
        if boxed {
            if fate == TokenFate::Replace {
                self.replace_boxed(company, minor);
            }
            return;
        }
        let owner = State::owner(minor);
        let Some(token) = self.state.layout.tokens().iter().find(|token| token.owner == owner).copied()
        else {
            return;
        };
        let at = token.at();
        self.state.layout.remove(at, owner);
        match fate {
            TokenFate::Replace => {
                let slot = self.free_slot(at).unwrap_or(token.slot);
                self.put_token(company, at, slot);
                let state = self.state.company_mut(company);
                state.exchange -= 1;
                state.had_route = false;
                self.say(Event::TokenPlaced { company, at, cost: Money::ZERO });
            }
            TokenFate::Exchange if self.extra_slots(at) > 0 && !self.is_london(at.hex) => {
                self.remove_slot(at, token.slot);
            }
            TokenFate::Exchange | TokenFate::Remove => {}
        }
    }

    /// 17.7: the home slot of a minor in a box; minor 14's token waits for a city of London.
    fn replace_boxed(&mut self, company: CompanyId, minor: CompanyId) {
        let state = self.state.company_mut(company);
        state.exchange -= 1;
        state.had_route = false;
        let Some((at, slot)) = self.kept_slot(minor) else {
            self.state.company_mut(company).available += 1;
            return;
        };
        // f.51: reservations behind it move forward, and the token takes the lowest free slot.
        self.drop_reservation(minor);
        let slot = self.free_slot(at).unwrap_or(slot);
        self.put_token(company, at, slot);
        self.say(Event::TokenPlaced { company, at, cost: Money::ZERO });
    }

    /// The token of minor 14, bought from a box, into a connected city of London.
    pub(super) fn place_acquired(&mut self, company: CompanyId, at: StopAt) -> Result<(), Refused> {
        self.check_acquired_place(company, at)?;
        self.pay_bank(Purse::Company(company), FOURTEENS_HOME);
        if self.options.departures.bought_fourteens_slot == BoughtSlot::AtOnce {
            self.add_slot(at);
        }
        let slot = self.free_slot(at).unwrap_or_else(|| self.add_slot(at));
        self.put_token(company, at, slot);
        self.state.company_mut(company).available -= 1;
        self.note_fourteen(at);
        self.operating_mut().acquiring = None;
        self.say(Event::TokenPlaced { company, at, cost: FOURTEENS_HOME });
        Ok(())
    }

    fn check_acquired_place(&self, company: CompanyId, at: StopAt) -> Result<(), Refused> {
        let stop = self.state.network.stop(at).filter(|_| self.is_london(at.hex));
        let reached = self.ground(company).reach();
        if !stop.is_some_and(|stop| reached.contains(stop)) || self.has_token_at(company, at) {
            return no(FROM_BOX, Reason::StationNotReached { at });
        }
        self.company_affords(company, FOURTEENS_HOME, FROM_BOX)
    }

    pub(super) fn acquisition_choices(&self, company: CompanyId) -> Vec<Choice> {
        let minors = CompanyId::first(self.data.minors);
        let open = minors.filter(|minor| self.check_acquisition(company, *minor).is_ok());
        let open = open.filter(|minor| !self.is_declined(Declined::Minor(*minor)));
        let mut choices: Vec<Choice> = open
            .map(|minor| Choice::Merge { company: minor, consent: self.owner_to_ask(company, minor) })
            .collect();
        choices.push(Choice::Pass);
        choices
    }

    pub(super) fn acquiring_choices(&self, company: CompanyId, acquiring: Acquiring) -> Vec<Choice> {
        if acquiring.placing {
            let cities = self.london_cities().filter(|at| self.check_acquired_place(company, *at).is_ok());
            return cities.map(|at| Choice::PlaceToken { at, cost: FOURTEENS_HOME }).collect();
        }
        let word = |choice: Word| Choice::word(choice, Money::ZERO, Money::ZERO);
        if acquiring.payment.is_none() {
            return self.payments(company, acquiring.minor).iter().map(|way| word(way.word())).collect();
        }
        self.fates(company, acquiring.minor).iter().map(|fate| word(fate.word())).collect()
    }

    /// The words open in an acquisition.
    pub fn acquisition_words(&self) -> SmallVec<[&'static str; 3]> {
        let Some(operating) = self.state.operating() else { return SmallVec::new() };
        let (Some(company), Some(acquiring)) = (operating.company(), operating.acquiring) else {
            return SmallVec::new();
        };
        match acquiring.payment {
            None => self.payments(company, acquiring.minor).iter().map(|way| way.word().0).collect(),
            Some(_) => self.fates(company, acquiring.minor).iter().map(|fate| fate.word().0).collect(),
        }
    }
}
