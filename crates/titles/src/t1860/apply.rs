//! The one door: every action comes in here, is given to the rule it is about, or refused.

use super::sections::{AUCTION, END, OPERATING, STOCK_ROUNDS};
use super::state::{Auction, OperatingStep, Round};
use super::{Game1860, no};
use board::{HexId, StopAt, TileId};
use rules::{Action, CertificateId, CompanyId, Event, PlayerId, PrivateId, Reason, Refusal};

impl Game1860 {
    pub(super) fn carry_out(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.check_named_things(action)?;
        self.check_turn(by, action)?;
        self.events.clear();
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
    fn check_turn(&self, by: PlayerId, action: &Action) -> Result<(), Refusal> {
        if by.index() >= self.players.len() {
            return no(STOCK_ROUNDS, Reason::NoSuchPlayer { player: by.0 });
        }
        let awaited = self.awaited();
        if awaited.is_empty() {
            return no(END, Reason::GameOver);
        }
        let free = matches!(action, Action::Exchange { .. })
            && self.options.departures.purchase_ends_turn
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
    fn check_named_things(&self, action: &Action) -> Result<(), Refusal> {
        let company = |company: CompanyId| company.index() < self.data.companies.len();
        let private = |private: PrivateId| private.index() < self.data.privates.len();
        let certificate = |certificate: CertificateId| {
            company(certificate.company)
                && self.state.shares(certificate.company).holder(certificate.index).is_some()
        };
        let hex = |hex: HexId| hex.index() < self.data.map.hexes.len();
        let tile = |tile: TileId| tile.index() < self.data.map.tiles.len();
        let stop = |stop: StopAt| hex(stop.hex);
        let (known, thing) = match action {
            Action::Start { company: id, .. } | Action::SellShares { company: id, .. } => {
                (company(*id), "company")
            }
            Action::TakePrivate { private: id }
            | Action::BuyPrivate { private: id }
            | Action::SellPrivate { private: id }
            | Action::ClosePrivate { private: id } => (private(*id), "private"),
            Action::Exchange { private: id, certificate: for_it } => {
                (private(*id) && certificate(*for_it), "certificate")
            }
            Action::BuyCertificate { certificate: id } => (certificate(*id), "certificate"),
            Action::LayTile { hex: at, tile: id, .. } => (hex(*at) && tile(*id), "tile"),
            Action::PlaceBase { at } => (stop(*at), "hex"),
            Action::Run { runs } => {
                (runs.iter().all(|run| run.stops().all(stop) && run.legs.len() < 64), "hex")
            }
            _ => (true, ""),
        };
        if known { Ok(()) } else { no(OPERATING, Reason::NoSuchThing { thing }) }
    }

    fn auction_action(&mut self, auction: Auction, by: PlayerId, action: &Action) -> Result<(), Refusal> {
        match (auction.choosing, action) {
            (false, Action::Bid { amount }) => self.bid(auction, by, *amount),
            (false, Action::Pass) => {
                self.pass_bidding(auction, by);
                Ok(())
            }
            (true, Action::TakePrivate { private }) => self.winner_takes_private(by, *private),
            (true, Action::Start { company, par }) => self.winner_starts(by, *company, *par),
            _ => self.wrong_step(AUCTION),
        }
    }

    fn home_tile_action(&mut self, company: CompanyId, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::LayTile { hex, tile, rotation } => self.lay_home_tile(company, *hex, *tile, *rotation),
            Action::Pass => self.pass_home_tile(company),
            _ => self.wrong_step(STOCK_ROUNDS),
        }
    }

    fn stock_action(&mut self, by: PlayerId, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Pass => self.pass_stock_turn(by),
            Action::Start { company, par } => self.start(by, *company, *par),
            Action::BuyCertificate { certificate } => self.buy_certificate(by, *certificate),
            Action::SellShares { company, shares, certificates } => {
                self.sell_shares(by, *company, *shares, certificates)
            }
            Action::BuyPrivate { private } => self.buy_private(by, *private),
            Action::SellPrivate { private } => self.sell_private(by, *private),
            Action::ClosePrivate { private } => self.turn_private_over(by, *private),
            Action::Exchange { private, certificate } => self.exchange(by, *private, *certificate),
            _ => self.wrong_step(STOCK_ROUNDS),
        }
    }

    fn operating_action(&mut self, action: &Action) -> Result<(), Refusal> {
        let operating = self.operating();
        let Some(company) = operating.company() else { return self.wrong_step(OPERATING) };
        if let Some(offer) = operating.offer {
            let Action::Answer { accept } = action else { return self.wrong_step(OPERATING) };
            self.answer_offer(company, offer, *accept);
            return Ok(());
        }
        match (operating.step, action) {
            (OperatingStep::Discard, Action::DiscardTrain { train }) => self.discard_train(company, *train),
            (OperatingStep::Track, Action::LayTile { hex, tile, rotation }) => {
                self.lay_tile(company, *hex, *tile, *rotation)
            }
            (OperatingStep::Base, Action::PlaceBase { at }) => self.place_base(company, *at),
            (step @ (OperatingStep::Track | OperatingStep::Base), Action::Pass) => {
                self.pass_step(company, step);
                Ok(())
            }
            (OperatingStep::Run, Action::Run { runs }) => self.run(company, runs),
            (OperatingStep::Dividend, Action::Dividend { kind }) => self.decide_dividend(company, *kind),
            (OperatingStep::Trains, Action::BuyTrain { train, price }) => {
                self.buy_train(company, *train, *price)
            }
            (OperatingStep::Trains, Action::Pass) => self.pass_trains(company),
            _ => self.wrong_step(OPERATING),
        }
    }

    fn wrong_step<T>(&self, section: &'static str) -> Result<T, Refusal> {
        no(section, Reason::WrongStep { awaited: self.turn_now().step.id() })
    }
}
