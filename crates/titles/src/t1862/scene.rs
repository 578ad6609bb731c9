//! Scenes for tests ([`crate::scene`]): a state of 1862 that would take long to reach, set by hand and in the rulebook's
//! words. A scene that breaks a law of the game, or names what is not there, panics.

use super::Game1862;
use super::options::{Departures, Edition, Options};
use super::state::{
    Group, Lner, Operating, OperatingStep, Parliament, Round, State, Stock, Train, Type, TypeSet,
};
use crate::scene::{Acted, HasCash, HasShares, PLAYERS};
use board::{Network, Rotation};
use rules::{
    Action, Cash, Certificates, CompanyId, Game, Holder, Money, Refusal, Run, TableSpec, TrainId, TrainKind,
    Word,
};
use std::sync::Arc;

/// A game of 1862 whose state is set by hand.
pub type Scene = crate::scene::Scene<Game1862>;

impl HasShares for Game1862 {
    fn shares(&self, company: CompanyId) -> &Certificates {
        self.state.shares(company)
    }
}

impl HasCash for Game1862 {
    fn cash(&self) -> &Cash {
        &self.state.cash
    }

    fn cash_mut(&mut self) -> &mut Cash {
        &mut self.state.cash
    }
}

impl Scene {
    /// A table with some options, at the start of the game.
    pub fn with(options: &[&str], players: usize) -> Scene {
        Scene::departing(options, players, |_| {})
    }

    /// The rulebook without options.
    pub fn rulebook(players: usize) -> Scene {
        Scene::with(&[], players)
    }

    /// The rulebook with some departures of recorded games, set one by one.
    pub fn departing(options: &[&str], players: usize, depart: impl FnOnce(&mut Departures)) -> Scene {
        let mut departures = Departures::RULEBOOK;
        depart(&mut departures);
        let spec = TableSpec {
            title: super::TITLE.to_owned(),
            edition: None,
            options: options.iter().map(|option| (*option).to_owned()).collect(),
            players: PLAYERS[..players].iter().map(|name| (*name).to_owned()).collect(),
            seed: 0,
            rules: None,
        };
        let game = Options::departing(Edition::Rulebook, &spec.options, departures)
            .and_then(|options| Game1862::agreed(&spec, options))
            .unwrap_or_else(|error| panic!("no such table: {error}"));
        Scene { game, events: Vec::new() }
    }

    fn state(&mut self) -> &mut State {
        &mut self.game.state
    }

    /// The phase, by its letter, with all earlier trains sold and one of its own.
    pub fn phase(mut self, letter: &str) -> Scene {
        let phase = self.train_kind(letter);
        for kind in TrainKind::first(usize::from(phase.0)) {
            while let Some(next) = self.game.state.depot.next(kind) {
                self.state().depot.sell(next);
            }
        }
        if phase.0 > 0 && self.game.state.depot.sold(phase) == 0 {
            self.state().depot.sell(TrainId { kind: phase, copy: 0 });
        }
        self.state().phase = phase.0;
        self
    }

    /// A company is in the game, from the start.
    pub fn in_play(mut self, company: &str) -> Scene {
        let id = self.company_id(company);
        self.state().company_mut(id).group = Group::A;
        self
    }

    /// A company is started at a price. Holdings read `"Ann 5 Ben 3 pool 1 own 1"`: who is named first has the director's
    /// certificate, and the rest lies in the offer.
    pub fn started(mut self, company: &str, price: i32, holdings: &str) -> Scene {
        self = self.in_play(company);
        let id = self.company_id(company);
        self.deal(id, holdings);
        let cell = self.game.data.cell(Money(price)).unwrap_or_else(|| panic!("{price} is not a price"));
        let par = self.game.data.par_at_most(Money(price));
        self.state().company_mut(id).par = Some(par);
        self.state().markers.place(id, cell);
        self
    }

    /// A company that has floated and operated, with its home marker on the map.
    pub fn running(mut self, company: &str, price: i32, holdings: &str) -> Scene {
        self = self.started(company, price, holdings);
        let id = self.company_id(company);
        let home = self.game.data.company(id).home;
        let state = self.state().company_mut(id);
        state.floated = true;
        state.operated = true;
        state.home_placed = true;
        let slot = self.game.state.layout.free_slot(&self.game.data.map, home).expect("a free home circle");
        self.game.put_marker(id, home, slot);
        self
    }

    /// A company is chartered.
    pub fn chartered(mut self, company: &str) -> Scene {
        let id = self.company_id(company);
        self.state().company_mut(id).chartered = true;
        self
    }

    /// A player is under obligation for a company.
    pub fn obliged(mut self, company: &str, player: &str) -> Scene {
        let (id, player) = (self.company_id(company), self.player_id(player));
        let state = self.state().company_mut(id);
        state.chartered = true;
        state.obligation = Some(player);
        self
    }

    /// The shares of a company that is running are dealt otherwise.
    pub fn running_shares(mut self, company: &str, holdings: &str) -> Scene {
        let id = self.company_id(company);
        *self.state().shares_mut(id) = Certificates::new(super::state::DIRECTOR, 7);
        self.deal(id, holdings);
        self
    }

    fn deal(&mut self, company: CompanyId, holdings: &str) {
        let words: Vec<&str> = holdings.split_whitespace().collect();
        let mut next = 1;
        for (place, pair) in words.chunks(2).enumerate() {
            let holder = match pair[0] {
                "pool" => Holder::Pool,
                "own" => Holder::Company(company),
                name => Holder::Player(self.player_id(name)),
            };
            let mut shares: u8 = pair[1].parse().expect("holdings are pairs of a name and a number");
            let certificates = self.state().shares_mut(company);
            if place == 0 {
                certificates.lay(0, holder);
                shares -= 3;
            }
            for _ in 0..shares {
                certificates.lay(next, holder);
                next += 1;
            }
        }
    }

    /// A company has just these permits: `"EFL"`.
    pub fn permits(mut self, company: &str, letters: &str) -> Scene {
        let id = self.company_id(company);
        let mut permits = TypeSet::default();
        for kind in Type::ALL.into_iter().filter(|kind| letters.contains(kind.letter())) {
            permits.insert(kind);
        }
        self.state().company_mut(id).permits = permits;
        self
    }

    /// A company has one more train: `"AF"` is a freight train of band A, with a star for every warranty.
    pub fn train(mut self, company: &str, train: &str) -> Scene {
        let id = self.company_id(company);
        let kind = self.train_kind(&train[..1]);
        let letter = train[1..2].chars().next();
        let form = Type::ALL.into_iter().find(|kind| Some(kind.letter()) == letter).expect("a type of train");
        let warranties = train.matches('*').count() as u8;
        let card = self.take_card(kind);
        self.state().company_mut(id).trains.push(Train { card, kind: form, warranties });
        self
    }

    /// A card of a band that nobody has: one sold before, or the bank's next.
    fn take_card(&mut self, kind: TrainKind) -> TrainId {
        let state = &self.game.state;
        let taken =
            |card: &TrainId| state.companies.iter().any(|c| c.trains.iter().any(|train| train.card == *card));
        let sold = 0..state.depot.sold(kind);
        if let Some(card) = sold.map(|copy| TrainId { kind, copy }).find(|card| !taken(card)) {
            return card;
        }
        let card = state.depot.next(kind).expect("a train of the band left");
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

    /// A company has a further marker on the map, in the first free circle.
    pub fn marker(mut self, company: &str, at: &str) -> Scene {
        let (id, at) = (self.company_id(company), self.stop_at(at));
        let slot = self.game.state.layout.free_slot(&self.game.data.map, at).expect("a free circle");
        self.game.put_marker(id, at, slot);
        self
    }

    /// A company has so many markers on its charter.
    pub fn markers_left(mut self, company: &str, count: u8) -> Scene {
        let id = self.company_id(company);
        self.state().company_mut(id).markers_left = count;
        self
    }

    /// The LNER has formed.
    pub fn lner(mut self) -> Scene {
        self.state().lner = Lner::Formed;
        self.state().lner_limit = Some(40);
        self
    }

    /// A parliament round that a player begins.
    pub fn parliament_of(mut self, player: &str) -> Scene {
        let player = self.player_id(player);
        self.state().first = player;
        self.state().round = Round::Parliament(Parliament::new(player, 0));
        self.ready()
    }

    /// A stock round that a player begins.
    pub fn stock_round(mut self, player: &str) -> Scene {
        let player = self.player_id(player);
        self.state().first = player;
        self.state().turn = 2;
        self.state().round = Round::Stock(Stock::new(player));
        self.ready()
    }

    /// The last of the operating rounds has come to a company's turn, at the beginning of a step.
    pub fn turn_of(mut self, company: &str, step: OperatingStep) -> Scene {
        let id = self.company_id(company);
        let order = self.game.running_companies();
        let place = order.iter().position(|other| *other == id).expect("a company that operates");
        let operating = Operating { index: place as u8, step, ..Operating::new(order) };
        self.state().round_number = 1;
        self.state().rounds_in_set = 1;
        self.state().round = Round::Operating(operating);
        self.ready()
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

    /// The acting company merges with another, and which of the two survives.
    pub fn merge(&mut self, partner: &str, survivor: &str) -> Acted {
        let (partner, survivor) = (self.company_id(partner), self.company_id(survivor));
        self.next(&Action::Merge { company: partner })?;
        self.next(&Action::Survive { company: survivor })
    }

    /// Whoever must decide chooses by a word.
    pub fn choose(&mut self, word: &'static str) -> Acted {
        self.next(&Action::Choose { choice: Word(word) })
    }

    /// A run of the company's train of this number, over these stops.
    pub fn run(&self, company: &str, train: usize, stops: &str) -> Run {
        let id = self.company_id(company);
        self.track(self.game.state.company(id).trains[train].card, stops)
    }

    /// What runs of a company earn, and their subsidy.
    pub fn earn(&self, company: &str, runs: &[(usize, &str)]) -> (i32, i32) {
        self.earns(company, runs).unwrap_or_else(|refused| panic!("{refused:?}"))
    }

    /// The same, unless the runs are refused.
    pub fn earns(&self, company: &str, runs: &[(usize, &str)]) -> Result<(i32, i32), Refusal> {
        let id = self.company_id(company);
        let runs: Vec<Run> = runs.iter().map(|(train, stops)| self.run(company, *train, stops)).collect();
        Ok(self.game.reckon(id, &runs).map(|earned| (earned.revenue.0, earned.subsidy.0))?)
    }

    /// The share price of a company.
    pub fn price_of(&self, company: &str) -> i32 {
        self.game.price(self.company_id(company)).expect("a started company").0
    }

    /// The director of a company.
    pub fn director_of(&self, company: &str) -> Option<&'static str> {
        self.game.state.director(self.company_id(company)).map(|player| PLAYERS[player.index()])
    }

    /// The step that is awaited.
    pub fn awaited(&self) -> &'static str {
        self.game.turn().step.id()
    }

    /// A company's state.
    pub fn company_state(&self, company: &str) -> &super::state::Company {
        self.game.state.company(self.company_id(company))
    }
}
