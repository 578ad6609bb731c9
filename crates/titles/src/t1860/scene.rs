//! Scenes for tests ([`crate::scene`]): a state of 1860 that would take long to reach, set by hand and in the
//! rulebook's words. A scene that breaks a law of the game, or names what is not there, panics.
//!
//! ```ignore
//! let mut scene = Scene::second(3).running("C&N", 182, "Ann 5 Ben 3").train("C&N", "3+2").stock_round("Ben");
//! scene.sell("Ben", "C&N", 3).unwrap();
//! assert_eq!(scene.price_of("C&N"), 166);
//! ```

mod acting;

use super::Game1860;
use super::data::FISHBOURNE;
use super::options::{Departures, Edition, Options};
use super::state::{Operating, OperatingStep, PrivateOwner, Round, State, Stock};
use crate::scene::{HasCash, HasShares, PLAYERS};
use board::{Network, Rotation, Token};
use rules::{
    Cash, Certificates, CompanyId, Game, Holder, Money, PrivateId, Purse, TableSpec, TrainId, TrainKind,
};
use std::sync::Arc;

/// A game of 1860 whose state is set by hand.
pub type Scene = crate::scene::Scene<Game1860>;

impl HasShares for Game1860 {
    fn shares(&self, company: CompanyId) -> &Certificates {
        self.state.shares(company)
    }
}

impl HasCash for Game1860 {
    const COMPANIES_ARE_PAID_BY: Purse = Purse::CompanyStock;

    fn cash(&self) -> &Cash {
        &self.state.cash
    }

    fn cash_mut(&mut self) -> &mut Cash {
        &mut self.state.cash
    }
}

impl Scene {
    /// A table of an edition with some options, at the start of the game.
    pub fn new(edition: &str, options: &[&str], players: usize) -> Scene {
        let spec = Scene::spec(Some(edition), options, players);
        let game = Game1860::new(&spec).unwrap_or_else(|error| panic!("no such table: {error}"));
        Scene { game, events: Vec::new() }
    }

    /// The second edition with some departures of recorded games, set one by one.
    pub fn departing(options: &[&str], players: usize, depart: impl FnOnce(&mut Departures)) -> Scene {
        let mut departures = Departures::RULEBOOK;
        depart(&mut departures);
        let spec = Scene::spec(None, options, players);
        let game = Options::departing(Edition::Second, &spec.options, departures)
            .and_then(|options| Game1860::agreed(&spec, options))
            .unwrap_or_else(|error| panic!("no such table: {error}"));
        Scene { game, events: Vec::new() }
    }

    fn spec(edition: Option<&str>, options: &[&str], players: usize) -> TableSpec {
        TableSpec {
            title: super::TITLE.to_owned(),
            edition: edition.map(str::to_owned),
            options: options.iter().map(|option| (*option).to_owned()).collect(),
            players: PLAYERS[..players].iter().map(|name| (*name).to_owned()).collect(),
            seed: 0,
            rules: None,
        }
    }

    /// The second edition without options.
    pub fn second(players: usize) -> Scene {
        Scene::new("second", &[], players)
    }

    /// The first edition without options.
    pub fn first(players: usize) -> Scene {
        Scene::new("first", &[], players)
    }

    /// What recorded games play, without options.
    pub fn recorded(players: usize) -> Scene {
        Scene::new("recorded", &[], players)
    }

    fn state(&mut self) -> &mut State {
        &mut self.game.state
    }

    /// The phase, with all earlier trains sold and one of its own.
    pub fn phase(mut self, phase: u8) -> Scene {
        for kind in self.game.state.depot.kinds() {
            match self.game.data.train(kind).phase {
                earlier if earlier < phase => self.sell_all(kind),
                this if this == phase && phase > 2 && self.game.state.depot.sold(kind) == 0 => {
                    self.state().depot.sell(TrainId { kind, copy: 0 });
                }
                _ => {}
            }
        }
        self.state().phase = phase;
        if phase >= 6 {
            self.state().privates[FISHBOURNE.index()].owner = PrivateOwner::Bank;
        }
        self
    }

    /// The bank has sold all trains of a type.
    pub fn sold_out(mut self, train: &str) -> Scene {
        let kind = self.train_kind(train);
        self.sell_all(kind);
        self
    }

    fn sell_all(&mut self, kind: TrainKind) {
        let depot = &mut self.state().depot;
        while depot.left(kind).is_some()
            && let Some(next) = depot.next(kind)
        {
            depot.sell(next);
        }
    }

    /// A company is started at a par. Holdings read `"Ann 5 Ben 3 pool 1"`: who is named first has the
    /// director's certificate, and the rest lies in the offer. With half of it in players' hands it has floated.
    pub fn started(mut self, company: &str, par: i32, holdings: &str) -> Scene {
        let id = self.company_id(company);
        self.deal(id, holdings);
        let cell = self.game.data.cell(Money(par)).unwrap_or_else(|| panic!("{par} is not a price"));
        self.state().company_mut(id).par = Some(Money(par));
        self.state().markers.place(id, cell);
        let shares = self.game.state.shares(id);
        let with_players: u8 = self.game.seats().map(|player| shares.held_by(player)).sum();
        if with_players >= 5 {
            self.state().company_mut(id).floated = true;
            self.place_home_base(id);
        }
        self
    }

    /// A company that has floated and operated, with this share price.
    pub fn running(mut self, company: &str, price: i32, holdings: &str) -> Scene {
        let id = self.company_id(company);
        let par = self.game.data.company(id).par.1.0;
        self = self.started(company, par, holdings);
        if !self.game.state.company(id).floated {
            self.state().company_mut(id).floated = true;
            self.place_home_base(id);
        }
        self.state().company_mut(id).operated = true;
        self.price(company, price)
    }

    /// The share price of a company; its marker lies beneath the others there.
    pub fn price(mut self, company: &str, price: i32) -> Scene {
        let id = self.company_id(company);
        let cell = self.game.data.cell(Money(price)).unwrap_or_else(|| panic!("{price} is not a price"));
        self.state().markers.place(id, cell);
        self
    }

    /// A private company by its short name.
    pub fn private_id(&self, short: &str) -> PrivateId {
        let place = self.game.data.privates.iter().position(|private| private.short == short);
        PrivateId(place.unwrap_or_else(|| panic!("no private company {short}")) as u8)
    }

    fn deal(&mut self, company: CompanyId, holdings: &str) {
        let words: Vec<&str> = holdings.split_whitespace().collect();
        let mut next = 1;
        for (place, pair) in words.chunks(2).enumerate() {
            let holder = match pair[0] {
                "pool" => Holder::Pool,
                name => Holder::Player(self.player_id(name)),
            };
            let mut shares: u8 = pair[1].parse().expect("holdings are pairs of a name and a number");
            let certificates = self.state().shares_mut(company);
            if place == 0 {
                certificates.lay(0, holder);
                shares -= 2;
            }
            for _ in 0..shares {
                certificates.lay(next, holder);
                next += 1;
            }
        }
    }

    fn place_home_base(&mut self, company: CompanyId) {
        let at = self.game.data.company(company).home;
        let owner = State::owner_token(company);
        let slot = self.game.state.layout.free_slot(&self.game.data.map, at).expect("a free home circle");
        self.state().layout.place(Token { hex: at.hex, node: at.node, slot, owner });
        self.state().company_mut(company).bases_left -= 1;
    }

    /// A company has a further base: `"J4"`, or `"G5.1"` for the second station of a hex.
    pub fn base(mut self, company: &str, at: &str) -> Scene {
        let (company, at) = (self.company_id(company), self.stop_at(at));
        let owner = State::owner_token(company);
        let slot = self.game.state.layout.free_slot(&self.game.data.map, at).expect("a free circle");
        self.state().layout.place(Token { hex: at.hex, node: at.node, slot, owner });
        self.state().company_mut(company).bases_left -= 1;
        self
    }

    /// A company has one more train.
    pub fn train(mut self, company: &str, train: &str) -> Scene {
        let company = self.company_id(company);
        let card = self.take_card(train);
        self.state().company_mut(company).trains.push(card);
        self
    }

    /// A train was returned to the bank.
    pub fn returned(mut self, train: &str) -> Scene {
        let card = self.take_card(train);
        self.state().depot.put_back(card);
        self
    }

    /// A card of a type that nobody has: one sold before, or the bank's next.
    fn take_card(&mut self, train: &str) -> TrainId {
        let kind = self.train_kind(train);
        let state = &self.game.state;
        let taken = |card: &TrainId| {
            state.depot.returned().contains(card) || state.companies.iter().any(|c| c.trains.contains(card))
        };
        let sold = 0..state.depot.sold(kind);
        if let Some(card) = sold.map(|copy| TrainId { kind, copy }).find(|card| !taken(card)) {
            return card;
        }
        let card = state.depot.next(kind).unwrap_or_else(|| panic!("all {train} trains are taken"));
        self.state().depot.sell(card);
        card
    }

    /// A tile lies on a hex, turned so many steps.
    pub fn tile(mut self, hex: &str, tile: &str, rotation: u8) -> Scene {
        let (hex, tile) = (self.hex_id(hex), self.tile_id(tile));
        let rotation = Rotation::new(rotation).expect("a rotation below six");
        self.state().layout.replace(hex, tile, rotation);
        self.game.state.network = Arc::new(Network::of(&self.game.data.map, &self.game.state.layout));
        self
    }

    /// A private company is a player's, the `"bank"`'s, or `"closed"`.
    pub fn private(mut self, private: &str, owner: &str) -> Scene {
        let private = self.private_id(private);
        self.state().privates[private.index()].owner = match owner {
            "bank" => PrivateOwner::Bank,
            "closed" => PrivateOwner::Closed,
            name => PrivateOwner::Player(self.player_id(name)),
        };
        self
    }

    /// A company has operated.
    pub fn operated(mut self, company: &str) -> Scene {
        let id = self.company_id(company);
        self.state().company_mut(id).operated = true;
        self
    }

    /// A company is marked insolvent.
    pub fn insolvent(mut self, company: &str) -> Scene {
        let id = self.company_id(company);
        self.state().company_mut(id).insolvent = true;
        self
    }

    /// A company that has been running goes bankrupt.
    pub fn bankrupt(mut self, company: &str) -> Scene {
        let id = self.company_id(company);
        self.game.go_bankrupt(id);
        self
    }

    /// No more track, bases and halts.
    pub fn building_ended(mut self) -> Scene {
        self.state().building_ended = true;
        self
    }

    /// The railways have been nationalised.
    pub fn nationalised(mut self) -> Scene {
        self.state().nationalised = true;
        self.state().building_ended = true;
        self
    }

    /// A stock round, not the first, has come to this player's turn, who also has the priority deal.
    pub fn stock_round(self, player: &str) -> Scene {
        self.stock_round_number(2, player)
    }

    /// The same in a stock round of this number.
    pub fn stock_round_number(mut self, number: u16, player: &str) -> Scene {
        let player = self.player_id(player);
        self.state().turn = number;
        self.state().first = player;
        self.state().round = Round::Stock(Stock::new(player));
        self.close_waiting_privates();
        self.ready()
    }

    /// Another player has the priority deal.
    pub fn priority(mut self, player: &str) -> Scene {
        self.state().first = self.player_id(player);
        self
    }

    /// The last of the operating rounds has come to a company's turn, at the beginning of a step.
    pub fn turn_of(self, company: &str, step: OperatingStep) -> Scene {
        self.turn_in_round(company, step, 1, 1)
    }

    /// The same in one of several operating rounds.
    pub fn turn_in_round(mut self, company: &str, step: OperatingStep, round: u8, rounds: u8) -> Scene {
        self.state().round_number = round;
        self.state().rounds_in_set = rounds;
        self.turn_with(company, step, |_| {})
    }

    /// The turn of a company in an operating round of which more is told.
    pub fn turn_with(
        mut self,
        company: &str,
        step: OperatingStep,
        tell: impl FnOnce(&mut Operating),
    ) -> Scene {
        let id = self.company_id(company);
        self.close_waiting_privates();
        let order = self.game.running_companies();
        let place = order.iter().position(|other| *other == id).expect("a company that operates");
        let nationalised = self.game.state.nationalised;
        let mut operating = Operating { index: place as u8, step, ..Operating::new(order, nationalised) };
        tell(&mut operating);
        self.state().round = Round::Operating(operating);
        self.game.learn_route(id);
        self.ready()
    }

    /// What nobody owns after the auction is closed, but for Fishbourne.
    fn close_waiting_privates(&mut self) {
        for private in self.game.privates().filter(|private| *private != FISHBOURNE) {
            let private = &mut self.state().privates[private.index()];
            if private.owner == PrivateOwner::Waiting {
                private.owner = PrivateOwner::Closed;
            }
        }
    }

    /// Lets happen what happens by itself, and checks the laws.
    fn ready(mut self) -> Scene {
        self.game.events.clear();
        self.game.advance();
        self.events = std::mem::take(&mut self.game.events);
        if let Some(broken) = self.game.broken_law() {
            panic!("this scene breaks a law: {broken}");
        }
        self
    }
}
