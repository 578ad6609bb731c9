//! The one door: every action comes in here, is given to the rule it is about, or refused.

use super::acquiring::{Payment, TokenFate};
use super::powers::{AVAILABLE, BOTTOM, EXCHANGE, TOP};
use super::sections::{DOUBLE_CASH, END, OPERATING, STOCK_TURN};
use super::state::{CARDS, Declined, Dividend, Hill, Offer, OperatingStep, Request, Round};
use super::trains::SIDES;
use super::words::Event as Own;
use super::{Game1822, Refused, no};
use rules::naming::{Check, Known};
use rules::{Action, CompanyId, Fact, PlayerId, PrivateId, Reason, Reply, Word};
use smallvec::SmallVec;

/// More legs than any run has.
const LONGEST_RUN: usize = 64;
const MOST_RUNS: usize = 32;

/// P9's owner counts his cash twice.
pub(super) const DOUBLED: Word = Word("double");

/// The words actions name.
pub(super) const WORDS: &[&str] = &[
    Dividend::Pay.word().0,
    Dividend::Half.word().0,
    Dividend::Retain.word().0,
    SIDES[0].0,
    SIDES[1].0,
    SIDES[2].0,
    SIDES[3].0,
    Hill::Token.word().0,
    Hill::Discount.word().0,
    EXCHANGE.0,
    AVAILABLE.0,
    TOP.0,
    BOTTOM.0,
    DOUBLED.0,
    Payment::Money.word().0,
    Payment::OneShare.word().0,
    Payment::TwoShares.word().0,
    TokenFate::Remove.word().0,
    TokenFate::Replace.word().0,
];

impl Game1822 {
    pub(super) fn carry_out(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Fact>, Refused> {
        self.check_named_things(action)?;
        self.check_turn(by)?;
        self.events.clear();
        match &self.state.round {
            Round::Stock(_) => self.stock_action(by, action)?,
            Round::Doubling(_) => self.doubling_action(by, action)?,
            Round::Operating(_) => self.operating_action(action)?,
            Round::Over => return no(END, Reason::GameOver),
        }
        self.note_ending();
        self.advance();
        Ok(std::mem::take(&mut self.events))
    }

    fn check_turn(&self, by: PlayerId) -> Result<(), Refused> {
        if by.index() >= self.players.len() {
            return no(OPERATING, Reason::NoSuchPlayer { player: by.0 });
        }
        let Some(awaited) = self.awaited() else { return no(END, Reason::GameOver) };
        if awaited == by {
            return Ok(());
        }
        let section = if self.state.stock().is_some() { STOCK_TURN } else { OPERATING };
        no(section, Reason::NotYourTurn { player: by, awaited: vec![awaited] })
    }

    fn check_named_things(&self, action: &Action) -> Result<(), Refused> {
        let known = Known {
            players: self.players.len(),
            companies: self.data.companies.len(),
            privates: CARDS,
            trains: super::data::kinds::SOLD + super::data::kinds::WITH_PRIVATES.len(),
            hexes: self.data.map.hexes.len(),
            tiles: self.data.map.tiles.len(),
            cells: self.data.zones.len(),
        };
        if let Err(thing) = Check(&known).action(action) {
            return no(OPERATING, Reason::NoSuchThing { thing });
        }
        match action {
            Action::Run { runs }
                if runs.len() > MOST_RUNS || runs.iter().any(|run| run.legs.len() >= LONGEST_RUN) =>
            {
                no(OPERATING, Reason::NoSuchThing { thing: "run" })
            }
            _ => Ok(()),
        }
    }

    fn stock_action(&mut self, by: PlayerId, action: &Action) -> Result<(), Refused> {
        match action {
            Action::SellShares { company, shares, certificates } => {
                self.sell_shares(by, *company, *shares, certificates.as_deref())
            }
            Action::BidFor { card, amount } => self.bid_for(by, *card, *amount),
            Action::BuyShare { company, from, certificate } => {
                self.buy_share(by, *company, *from, *certificate)
            }
            Action::BuyOnto { private, company, from } => self.buy_onto(by, *private, *company, *from),
            Action::Start { company, par } => self.start(by, *company, *par),
            Action::Repay { amount } => self.repay(by, *amount),
            Action::Pass => self.pass_stock_turn(by),
            _ => self.wrong_step(STOCK_TURN),
        }
    }

    fn doubling_action(&mut self, by: PlayerId, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Choose { choice } if *choice == DOUBLED => {
                self.say(Own::Doubled { player: by });
                self.leave_stock_round(Some(by));
                Ok(())
            }
            Action::Pass => {
                self.leave_stock_round(None);
                Ok(())
            }
            _ => self.wrong_step(DOUBLE_CASH),
        }
    }

    fn operating_action(&mut self, action: &Action) -> Result<(), Refused> {
        let operating = self.operating_round();
        let Some(company) = operating.company() else { return self.wrong_step(OPERATING) };
        if let Some(offer) = operating.offer {
            let Action::Answer { reply } = action else { return self.wrong_step(OPERATING) };
            return self.answer(company, offer, *reply);
        }
        if let Some(acquiring) = operating.acquiring {
            return match action {
                Action::Choose { choice } if !acquiring.placing => {
                    self.choose_acquisition(company, acquiring, *choice)
                }
                Action::PlaceToken { at } if acquiring.placing => self.place_acquired(company, *at),
                _ => self.wrong_step(OPERATING),
            };
        }
        if let Some(crowded) = self.state.crowded {
            let Action::DiscardTrain { train } = action else { return self.wrong_step(OPERATING) };
            return self.discard_train(crowded, *train);
        }
        self.step_action(company, operating.step, action)
    }

    fn step_action(
        &mut self,
        company: CompanyId,
        step: OperatingStep,
        action: &Action,
    ) -> Result<(), Refused> {
        use OperatingStep as On;
        match (step, action) {
            (On::Track | On::Token, Action::UsePower { private, choice }) => {
                self.use_power(company, *private, *choice)
            }
            (On::Track | On::Token | On::Issue, Action::MoveCard { private, card, to }) => {
                self.move_card(company, *private, *card, *to)
            }
            (On::Home, Action::PlaceToken { at }) => self.place_fourteen(company, *at),
            (On::FirstTrain, Action::BuyTrain { train, price, side, extras: 0 }) => {
                self.buy_first_train(company, *train, *price, *side)
            }
            (On::FirstTrain, Action::Pass) => {
                self.pass_step(company, super::trains::FIRST_TRAIN_STEP, On::Privates);
                Ok(())
            }
            (On::Privates, Action::TakePrivate { private }) => self.take_private(company, *private),
            (On::Privates, Action::Pass) => {
                self.pass_taking(company);
                Ok(())
            }
            (On::Hill, Action::Choose { choice }) => self.choose_hill(company, *choice),
            (On::Track, Action::LayTile { hex, tile, rotation })
                if self.operating_round().half_used.is_none() =>
            {
                self.lay_tile(company, *hex, *tile, *rotation)
            }
            (On::Track, Action::LayByPower { powers, hex, tile, rotation }) => {
                self.lay_by_power(company, powers, *hex, *tile, *rotation)
            }
            (On::Track, Action::Pass) => {
                self.pass_track(company);
                Ok(())
            }
            (On::Destination, Action::PlaceToken { at }) => self.place_destination(company, *at),
            (On::Destination, Action::Pass) => self.pass_destination(company),
            (On::Token, Action::PlaceToken { at }) => self.place_token(company, *at),
            (On::Token, Action::PlaceByPower { private, at }) => self.place_by_power(company, *private, *at),
            (On::Token, Action::Pass) => {
                self.pass_token(company);
                Ok(())
            }
            (On::Run, Action::Couple { train }) => self.couple(company, *train),
            (On::Run, Action::Run { runs }) => self.run(company, runs),
            (On::Dividend, Action::Choose { choice }) => self.choose_extra(company, *choice),
            (On::Dividend, Action::Dividend { kind }) => self.decide_dividend(company, *kind),
            (On::Trains, Action::BuyTrain { train, price, side, extras: 0 }) => {
                self.buy_train(company, *train, *price, *side)
            }
            (On::Trains, Action::SellShares { company: of, shares, certificates }) => {
                self.sell_in_emergency(company, *of, *shares, certificates.as_deref())
            }
            (On::Trains, Action::Issue { certificates }) => self.issue_in_emergency(company, certificates),
            (On::Trains, Action::Pass) => self.pass_trains(company),
            (On::Acquire, Action::Merge { company: minor }) => self.acquire(company, *minor),
            (On::Acquire, Action::Pass) => {
                self.pass_step(company, super::acquiring::ACQUIRE_STEP, On::Issue);
                Ok(())
            }
            (On::Issue, Action::Issue { certificates }) => self.issue(company, certificates),
            (On::Issue, Action::RedeemShares { certificates }) => self.redeem(company, certificates),
            (On::Issue, Action::Pass) => {
                self.pass_step(company, super::issuing::ISSUE_STEP, On::Done);
                Ok(())
            }
            _ => self.wrong_step(OPERATING),
        }
    }

    fn wrong_step(&self, section: &'static str) -> Result<(), Refused> {
        no(section, Reason::WrongStep { awaited: self.turn_now().step.id() })
    }

    /// Asks another player for consent.
    pub(super) fn ask(&mut self, asked: PlayerId, request: Request) -> Result<(), Refused> {
        if self.is_declined(request.into()) {
            return no(OPERATING, super::words::Reason::Declined);
        }
        self.operating_mut().offer = Some(Offer { asked, request });
        Ok(())
    }

    pub(super) fn is_declined(&self, declined: Declined) -> bool {
        self.state.operating().is_some_and(|operating| operating.declined.contains(&declined))
    }

    fn answer(&mut self, company: CompanyId, offer: Offer, reply: Reply) -> Result<(), Refused> {
        let operating = self.operating_mut();
        operating.offer = None;
        if reply != Reply::Accept {
            if reply == Reply::DeclineAll {
                operating.declined.push(offer.request.into());
            }
            self.say(Own::RequestDeclined { player: offer.asked });
            return Ok(());
        }
        operating.agreed = Some(offer.request);
        self.say(Own::RequestGranted { player: offer.asked });
        match offer.request {
            Request::Train { train, seller, price } => self.trade(company, seller, train, price),
            Request::Private { card } => self.take_private(company, card)?,
            Request::Minor { minor } => self.acquire(company, minor)?,
            Request::Neighbour { powers, hex, tile, rotation } if powers.is_empty() => {
                self.lay_tile(company, hex, tile, rotation)?;
            }
            Request::Neighbour { powers, hex, tile, rotation } => {
                let powers: SmallVec<[PrivateId; 2]> = powers.cards().collect();
                self.lay_by_power(company, &powers, hex, tile, rotation)?;
            }
        }
        self.operating_mut().agreed = None;
        Ok(())
    }
}

impl From<Request> for Declined {
    fn from(request: Request) -> Declined {
        match request {
            Request::Train { train, .. } => Declined::Train(train),
            Request::Private { card } => Declined::Private(card),
            Request::Minor { minor } => Declined::Minor(minor),
            Request::Neighbour { hex, .. } => Declined::Neighbour(hex),
        }
    }
}
