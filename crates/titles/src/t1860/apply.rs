//! The one door: every action comes in here, is given to the rule it is about, or refused.

use super::sections::{AUCTION, END, OPERATING, SHARES, STOCK_ROUNDS};
use super::state::{Auction, OperatingStep, Round};
use super::{Game1860, Refused, no};
use rules::naming::{Check, Known};
use rules::{Action, CertificateId, CompanyId, Fact, Holder, PlayerId, Reason};

/// More stretches than any run has.
const LONGEST_RUN: usize = 64;

/// As many events as most actions bring about.
const USUAL_EVENTS: usize = 6;

impl Game1860 {
    pub(super) fn carry_out(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Fact>, Refused> {
        self.check_named_things(action)?;
        self.check_turn(by, action)?;
        self.events = Vec::with_capacity(USUAL_EVENTS);
        match &self.state.round {
            Round::Auction(auction) => self.auction_action(auction.clone(), by, action)?,
            Round::Stock(stock) => match stock.home_tile {
                Some(company) => self.home_tile_action(company, action)?,
                None => self.stock_action(by, action)?,
            },
            Round::Operating(_) => self.operating_action(action)?,
            Round::Over => return no(END, Reason::GameOver),
        }
        self.advance();
        Ok(std::mem::take(&mut self.events))
    }

    /// Only those whose turn it is may act; in recorded games owners of private companies exchange them at any
    /// time of a stock round (A11).
    fn check_turn(&self, by: PlayerId, action: &Action) -> Result<(), Refused> {
        if by.index() >= self.players.len() {
            return no(STOCK_ROUNDS, Reason::NoSuchPlayer { player: by.0 });
        }
        let awaited = self.awaited();
        if awaited.is_empty() {
            return no(END, Reason::GameOver);
        }
        let free = matches!(action, Action::Exchange { .. })
            && self.options.departures.exchange_beside_turn
            && matches!(self.state.round, Round::Stock(_));
        if awaited.contains(&by) || free {
            return Ok(());
        }
        let section = match self.state.round {
            Round::Auction(_) => AUCTION,
            Round::Operating(_) => OPERATING,
            _ => STOCK_ROUNDS,
        };
        no(section, Reason::NotYourTurn { player: by, awaited: awaited.to_vec() })
    }

    /// Whether everything an action names is there; beyond this point ids can be trusted.
    fn check_named_things(&self, action: &Action) -> Result<(), Refused> {
        let known = Known {
            players: self.players.len(),
            companies: self.data.companies.len(),
            privates: self.data.privates.len(),
            trains: self.data.trains.len(),
            hexes: self.data.map.hexes.len(),
            tiles: self.data.map.tiles.len(),
            cells: self.data.chart.spaces().len(),
        };
        if let Err(thing) = Check(&known).action(action) {
            return no(OPERATING, Reason::NoSuchThing { thing });
        }
        match action {
            Action::Run { runs } if runs.iter().any(|run| run.legs.len() >= LONGEST_RUN) => {
                no(OPERATING, Reason::NoSuchThing { thing: "run" })
            }
            _ => Ok(()),
        }
    }

    /// The certificate that is meant: the one of this number, or the ordinary one that has lain in the place longest.
    fn certificate_in(
        &self,
        company: CompanyId,
        place: Holder,
        number: Option<u8>,
    ) -> Result<CertificateId, Refused> {
        let shares = self.state.shares(company);
        let index = number.or_else(|| shares.longest_held(place));
        match index.filter(|index| shares.holder(*index) == Some(place)) {
            Some(index) => Ok(CertificateId { company, index }),
            None => no(SHARES, Reason::CertificateNotForSale { company }),
        }
    }

    fn auction_action(&mut self, auction: Auction, by: PlayerId, action: &Action) -> Result<(), Refused> {
        match (auction.choosing, action) {
            (false, Action::Bid { amount }) => self.bid(auction, by, *amount),
            (false, Action::Pass) => {
                self.pass_bidding(auction, by);
                Ok(())
            }
            (true, Action::TakePrivate { private }) => self.winner_takes_private(by, *private),
            (true, Action::Start { company, par }) => self.winner_starts(by, *company, self.data.price(*par)),
            _ => self.wrong_step(AUCTION),
        }
    }

    fn home_tile_action(&mut self, company: CompanyId, action: &Action) -> Result<(), Refused> {
        match action {
            Action::LayTile { hex, tile, rotation } => self.lay_home_tile(company, *hex, *tile, *rotation),
            Action::Pass => self.pass_home_tile(company),
            _ => self.wrong_step(STOCK_ROUNDS),
        }
    }

    fn stock_action(&mut self, by: PlayerId, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Pass => self.pass_stock_turn(by),
            Action::Start { company, par } => self.start(by, *company, self.data.price(*par)),
            Action::BuyShare { company, from, certificate } => {
                self.buy_certificate(by, self.certificate_in(*company, from.holder(*company), *certificate)?)
            }
            Action::SellShares { company, shares, certificates } => match certificates {
                Some(certificates) => self.sell_shares(by, *company, *shares, certificates),
                None => self.sell_shares(by, *company, *shares, &self.usual_block(by, *company, *shares)),
            },
            Action::BuyPrivate { private } => self.buy_private(by, *private),
            Action::SellPrivate { private } => self.sell_private(by, *private),
            Action::ClosePrivate { private } => self.turn_private_over(by, *private),
            Action::Exchange { private, company, certificate } => {
                let certificate = self.certificate_in(*company, Holder::Offer, *certificate)?;
                self.exchange(by, *private, certificate)
            }
            _ => self.wrong_step(STOCK_ROUNDS),
        }
    }

    fn operating_action(&mut self, action: &Action) -> Result<(), Refused> {
        let operating = self.operating();
        let Some(company) = operating.company() else { return self.wrong_step(OPERATING) };
        if let Some(offer) = operating.offer {
            let Action::Answer { reply } = action else { return self.wrong_step(OPERATING) };
            self.answer_offer(company, offer, *reply);
            return Ok(());
        }
        match (operating.step, action) {
            (OperatingStep::Discard, Action::DiscardTrain { train }) => self.discard_train(company, *train),
            (OperatingStep::Track, Action::LayTile { hex, tile, rotation }) => {
                self.lay_tile(company, *hex, *tile, *rotation)
            }
            (OperatingStep::Base, Action::PlaceToken { at }) => self.place_base(company, *at),
            (step @ (OperatingStep::Track | OperatingStep::Base), Action::Pass) => {
                self.pass_step(company, step);
                Ok(())
            }
            (OperatingStep::Run, Action::Run { runs }) => self.run(company, runs),
            (OperatingStep::Dividend, Action::Dividend { kind }) => self.decide_dividend(company, *kind),
            (OperatingStep::Trains, Action::BuyTrain { train, price, side: None, extras: 0 }) => {
                self.buy_train(company, *train, *price)
            }
            (OperatingStep::Trains, Action::Pass) => self.pass_trains(company),
            _ => self.wrong_step(OPERATING),
        }
    }

    pub(super) fn wrong_step<T>(&self, section: &'static str) -> Result<T, Refused> {
        no(section, Reason::WrongStep { awaited: self.turn_now().step.id() })
    }
}
