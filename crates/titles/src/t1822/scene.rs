//! Scenes for tests ([`crate::scene`]): a state of 1822 that would take long to reach, set by hand and in the reference's
//! words. A scene that breaks a law of the game, or names what is not there, panics.

mod acting;
mod reading;

use super::Game1822;
use super::data::{CONCESSIONS, PRIVATES, Region, concession, kinds, private};
use super::options::Departures;
use super::state::{CardOwner, Hill, Operating, OperatingStep, Round, Stage, State, Stock};
use crate::scene::{HasCash, HasShares, PLAYERS};
use board::{Network, Rotation};
use rules::{
    Cash, Cell, Certificates, CompanyId, Game, Holder, Money, PlayerId, PrivateId, TableSpec, TrainId,
};

use std::sync::Arc;

/// A game of 1822 whose state is set by hand.
pub type Scene = crate::scene::Scene<Game1822>;

impl HasShares for Game1822 {
    fn shares(&self, company: CompanyId) -> &Certificates {
        self.state.shares(company)
    }
}

impl HasCash for Game1822 {
    fn cash(&self) -> &Cash {
        &self.state.cash
    }

    fn cash_mut(&mut self) -> &mut Cash {
        &mut self.state.cash
    }
}

impl Scene {
    /// A table of a title, at the start of the game.
    pub fn table(region: Region, edition: &str, options: &[&str], players: usize) -> Scene {
        let spec = TableSpec {
            title: region.title().to_owned(),
            edition: Some(edition.to_owned()),
            options: options.iter().map(|option| (*option).to_owned()).collect(),
            players: PLAYERS[..players].iter().map(|name| (*name).to_owned()).collect(),
            seed: 0,
            rules: None,
        };
        let game = Game1822::new(region, &spec).unwrap_or_else(|error| panic!("no such table: {error}"));
        Scene { game, events: Vec::new() }
    }

    /// 1822 by the summary.
    pub fn summary(players: usize) -> Scene {
        Scene::table(Region::GreatBritain, "summary", &[], players)
    }

    /// 1822 as played elsewhere.
    pub fn online(players: usize) -> Scene {
        Scene::table(Region::GreatBritain, "online", &[], players)
    }

    /// 1822 by the summary with some departures, set one by one; 1822+, so that all cards are there.
    pub fn departing(players: usize, depart: impl FnOnce(&mut Departures)) -> Scene {
        let options = ["plus_expansion", "plus_expansion_no_removals"];
        Scene::table(Region::GreatBritain, "summary", &options, players).but(depart)
    }

    /// The same table with some departures set.
    pub fn but(mut self, depart: impl FnOnce(&mut Departures)) -> Scene {
        depart(&mut self.game.options.departures);
        self
    }

    fn state(&mut self) -> &mut State {
        &mut self.game.state
    }

    /// A player owes this much.
    pub fn debt(mut self, player: &str, amount: i32) -> Scene {
        let player = self.player_id(player);
        self.state().debts[player.index()] = Money(amount);
        self
    }

    /// A phase has begun: all earlier trains are gone, and one of its own.
    pub fn phase(mut self, phase: u8) -> Scene {
        let front = [kinds::L, kinds::L, kinds::THREE, kinds::FOUR, kinds::FIVE, kinds::SIX, kinds::SEVEN];
        let kind = front[usize::from(phase) - 1];
        while let Some(card) = self.game.state.depot.front().filter(|card| card.kind < kind) {
            self.state().depot.sell(card);
        }
        if phase > 1 {
            let card = self.game.state.depot.front().expect("a train of the phase");
            self.state().depot.sell(card);
            if phase == 2 {
                self.state().turn_card(card);
            }
            self.game.phase_by_train(card, phase == 2);
        }
        self
    }

    /// So many cards of a kind are left in the bank's row.
    pub fn left(mut self, name: &str, count: u8) -> Scene {
        let kind = self.train_kind(name);
        while self.game.state.depot.left(kind).is_some_and(|left| left > count) {
            let card = self.game.state.depot.next(kind).expect("a card");
            self.state().depot.sell(card);
        }
        self
    }

    /// The space of a price: where companies start, else in the row of the start space of 100, else the first.
    fn space(&self, price: i32) -> Cell {
        let data = self.game.data;
        let row = |cell: Cell| data.chart.position(cell).0;
        let cells = || data.chart.spaces().filter(|(_, at)| *at == Money(price)).map(|(cell, _)| cell);
        let top = data.chart.spaces().find(|(cell, at)| *at == Money(100) && data.zone(*cell).minor);
        let top = top.map(|(cell, _)| row(cell));
        let start = cells().find(|cell| data.zone(*cell).minor);
        let found = start.or_else(|| cells().find(|cell| Some(row(*cell)) == top)).or_else(|| cells().next());
        found.unwrap_or_else(|| panic!("{price} is not a price"))
    }

    /// A company's marker stands at a row and column, from the top left.
    pub fn at_space(mut self, company: &str, row: u8, column: u8) -> Scene {
        let id = self.company_id(company);
        let mut cells = self.game.data.chart.spaces().map(|(cell, _)| cell);
        let cell = cells.find(|cell| self.game.data.chart.position(*cell) == (row, column));
        self.state().markers.place(id, cell.expect("a space"));
        self
    }

    /// A major is started at a price. Holdings read `"Ann 5 Ben 3 pool 1"`: who is named first has the director's certificate,
    /// and the rest lies in the treasury. `haven` is the tax haven.
    pub fn started(mut self, company: &str, price: i32, holdings: &str) -> Scene {
        let id = self.company_id(company);
        let words: Vec<&str> = holdings.split_whitespace().collect();
        let mut next = 1;
        for (place, pair) in words.chunks(2).enumerate() {
            let holder = match pair[0] {
                "pool" => Holder::Pool,
                "haven" => Holder::Card(super::buying::HAVEN),
                name => Holder::Player(self.player_id(name)),
            };
            let mut shares: u8 = pair[1].parse().expect("holdings are pairs of a name and a number");
            let certificates = self.state().shares_mut(id);
            if place == 0 {
                certificates.lay(0, holder);
                shares -= certificates.units(0);
            }
            for _ in 0..shares {
                certificates.lay(next, holder);
                next += 1;
            }
        }
        let space = self.space(price);
        self.state().markers.place(id, space);
        self.state().company_mut(id).stage = Stage::Started;
        let card = self.game.data.major(id).expect("a major").concession;
        self.state().private_mut(card).owner = CardOwner::Closed;
        self.state().concessions.retain(|other| *other != card);
        self
    }

    /// A major that has floated and not operated.
    pub fn floated(mut self, company: &str, price: i32, holdings: &str) -> Scene {
        self = self.started(company, price, holdings);
        let id = self.company_id(company);
        self.state().company_mut(id).stage = Stage::Floated;
        self
    }

    /// A major that has floated and operated twice, with its home token on the map.
    pub fn running(mut self, company: &str, price: i32, holdings: &str) -> Scene {
        self = self.floated(company, price, holdings);
        let id = self.company_id(company);
        self.game.begin_turn(id);
        self.state().company_mut(id).operated = 2;
        self
    }

    /// A minor that has floated and not operated.
    pub fn new_minor(mut self, minor: &str, price: i32, owner: &str) -> Scene {
        let (id, owner) = (self.company_id(minor), self.player_id(owner));
        let space = self.space(price);
        self.state().markers.place(id, space);
        self.state().shares_mut(id).lay(0, Holder::Player(owner));
        self.state().company_mut(id).stage = Stage::Floated;
        let place = self.game.state.minors.iter().position(|other| *other == id);
        self.state().minors.remove(place.expect("a minor in its stack"));
        self.game.refill_minor_boxes();
        self
    }

    /// A minor that has floated and operated twice, with its home token on the map.
    pub fn minor(mut self, minor: &str, price: i32, owner: &str) -> Scene {
        self = self.new_minor(minor, price, owner);
        let id = self.company_id(minor);
        self.game.begin_turn(id);
        self.state().company_mut(id).operated = 2;
        self
    }

    /// How often a company has operated.
    pub fn operated(mut self, company: &str, times: u8) -> Scene {
        let id = self.company_id(company);
        self.state().company_mut(id).operated = times;
        self
    }

    /// A card by its name: `"P5"` or `"C2"`.
    pub fn card_id(&self, name: &str) -> PrivateId {
        let number: u8 = name[1..].parse().expect("the number of a card");
        let (known, card) = match &name[..1] {
            "P" => (usize::from(number) <= PRIVATES, private(number)),
            _ => (usize::from(number) <= CONCESSIONS, concession(number)),
        };
        assert!(known && number > 0, "no card {name}");
        card
    }

    /// A player or a company has a card, with all its uses.
    pub fn card(mut self, owner: &str, name: &str) -> Scene {
        let card = self.card_id(name);
        let owner = match PLAYERS.contains(&owner) {
            true => CardOwner::Player(self.player_id(owner)),
            false => CardOwner::Company(self.company_id(owner)),
        };
        self.state().stack.retain(|other| *other != card);
        self.state().concessions.retain(|other| *other != card);
        self.state().private_mut(card).owner = owner;
        if matches!(owner, CardOwner::Company(_)) {
            self.game.prepare_card(card);
        }
        self
    }

    /// A company has P8 in one of its forms.
    pub fn hill(mut self, company: &str, form: Hill) -> Scene {
        self = self.card(company, "P8");
        let card = self.state().private_mut(private(8));
        card.hill = Some(form);
        card.uses = u8::from(form == Hill::Token);
        self
    }

    /// The stack of minors, those in the boxes first; all others that wait leave the game.
    pub fn minor_stack(mut self, minors: &str) -> Scene {
        let kept: Vec<CompanyId> = minors.split_whitespace().map(|minor| self.company_id(minor)).collect();
        for minor in std::mem::take(&mut self.state().minors) {
            if !kept.contains(&minor) {
                self.game.leave_game(minor);
            }
        }
        self.state().minors = kept;
        self.game.refill_minor_boxes();
        self
    }

    /// The stack of private companies; all others that wait leave the game.
    pub fn private_stack(mut self, cards: &str) -> Scene {
        let kept: Vec<PrivateId> = cards.split_whitespace().map(|card| self.card_id(card)).collect();
        for card in std::mem::take(&mut self.state().stack) {
            self.state().private_mut(card).owner = CardOwner::Out;
        }
        for card in &kept {
            self.state().private_mut(*card).owner = CardOwner::Stack;
        }
        self.state().stack = kept.into();
        self
    }

    /// A train by the name its card shows; a card that nobody has, or the bank's next.
    pub fn train(mut self, company: &str, name: &str) -> Scene {
        let id = self.company_id(company);
        let train = self.take_train(name);
        self.state().company_mut(id).trains.push(train);
        self
    }

    fn take_train(&mut self, name: &str) -> TrainId {
        let (base, turned) = match name {
            "2" => ("L", true),
            "E" => ("7", true),
            name => (name, false),
        };
        let kind = self.train_kind(base);
        let owned = |state: &State, card: TrainId| {
            state.companies.iter().any(|company| company.trains.contains(&card))
                || state.depot.returned().contains(&card)
        };
        let card = if kind.index() >= kinds::SOLD {
            let all = (0..2).map(|copy| TrainId { kind, copy });
            all.into_iter().find(|card| !owned(&self.game.state, *card)).expect("a card left")
        } else {
            let sold = (0..self.game.state.depot.sold(kind)).map(|copy| TrainId { kind, copy });
            let mut left = sold.filter(|card| !owned(&self.game.state, *card));
            let side = |card: &TrainId| turned || !self.game.state.is_turned(*card);
            let card =
                left.find(side).or(self.game.state.depot.next(kind)).expect("a train of the kind left");
            if Some(card) == self.game.state.depot.next(kind) {
                self.state().depot.sell(card);
            }
            card
        };
        if turned {
            self.state().turn_card(card);
        }
        card
    }

    /// A train lies in the pool.
    pub fn train_in_pool(mut self, name: &str) -> Scene {
        let train = self.take_train(name);
        self.state().depot.put_back(train);
        self
    }

    /// A tile lies on a hex, turned so many steps.
    pub fn tile(mut self, hex: &str, tile: &str, rotation: u8) -> Scene {
        let (hex, tile) = (self.hex_id(hex), self.tile_id(tile));
        let rotation = Rotation::new(rotation).expect("a rotation below six");
        let (now, turned) = self.game.state.layout.tile(hex);
        let map = &self.game.data.map;
        let becomes = map.tile(now).stops_become(turned, map.tile(tile), rotation).unwrap_or_default();
        self.state().layout.replace(hex, tile, rotation);
        if !self.game.data.map.tile(tile).stops.is_empty() {
            self.game.carry_over(hex, &becomes);
        }
        self.game.state.network = Arc::new(Network::of(&self.game.data.map, &self.game.state.layout));
        self
    }

    /// A company has a further token on the map, in the lowest free slot.
    pub fn token(mut self, company: &str, at: &str) -> Scene {
        let (id, at) = (self.company_id(company), self.stop_at(at));
        let slot = self.game.free_slot(at).expect("a free slot");
        self.game.put_token(id, at, slot);
        self
    }

    /// Tokens of a company that it can place, and those it can only exchange.
    pub fn tokens(mut self, company: &str, available: u8, exchange: u8) -> Scene {
        let id = self.company_id(company);
        let state = self.state().company_mut(id);
        (state.available, state.exchange) = (available, exchange);
        self
    }

    /// A major's destination token stands where it belongs.
    pub fn at_destination(mut self, company: &str) -> Scene {
        let id = self.company_id(company);
        let at = self.game.data.major(id).expect("a major").destination;
        self.game.put_destination_token(id, at);
        self
    }

    /// The first stock round.
    pub fn opening(mut self) -> Scene {
        self.state().turn = 1;
        self.state().round = Round::Stock(Stock::new());
        self.ready()
    }

    /// A stock round that a player begins; the others follow around the table.
    pub fn stock_round(mut self, player: &str) -> Scene {
        let first = self.player_id(player).index();
        let seats = self.game.players.len();
        self.state().order = (0..seats).map(|step| PlayerId(((first + step) % seats) as u8)).collect();
        self.state().turn = 2;
        self.state().round = Round::Stock(Stock::new());
        self.ready()
    }

    /// The only operating round of a set has come to a company's turn, at the beginning of a step.
    pub fn turn_of(self, company: &str, step: OperatingStep) -> Scene {
        self.operating(company, step, true)
    }

    /// The only operating round of a set has come to the beginning of a company's turn.
    pub fn whole_turn_of(self, company: &str) -> Scene {
        self.operating(company, OperatingStep::Home, false)
    }

    fn operating(mut self, company: &str, step: OperatingStep, begun: bool) -> Scene {
        let id = self.company_id(company);
        let order = self.game.operating_order();
        let place = order.iter().position(|other| *other == id).expect("a company that operates");
        let operating = Operating { index: place as u8, step, begun, ..Operating::new(order) };
        self.state().turn = 2;
        self.state().round_number = 1;
        self.state().rounds_in_set = 1;
        self.state().round = Round::Operating(operating);
        self.ready()
    }

    /// A company has earned something, of it so much with a 2P or LP, and must decide on its dividend.
    pub fn dividend_of(mut self, company: &str, revenue: i32, extra: i32) -> Scene {
        let id = self.company_id(company);
        let order = self.game.operating_order();
        let place = order.iter().position(|other| *other == id).expect("a company that operates");
        let step = OperatingStep::Dividend;
        let (revenue, extra_revenue) = (Money(revenue), Money(extra));
        let operating = Operating {
            index: place as u8,
            step,
            begun: true,
            revenue,
            extra_revenue,
            ..Operating::new(order)
        };
        self.state().round = Round::Operating(operating);
        self.ready()
    }

    /// Lets happen what happens by itself, and checks the laws.
    fn ready(mut self) -> Scene {
        self.game.events.clear();
        self.game.note_crowded();
        self.game.advance();
        self.events = std::mem::take(&mut self.game.events);
        if let Some(broken) = self.game.broken_law() {
            panic!("this scene breaks a law: {broken}");
        }
        self
    }
}
