//! **1860: Railways on the Isle of Wight**, by Mike Hutton. The modules follow the rulebook's order; comments
//! name its sections. `options` holds editions, optional rules and the profile of recorded games.

mod apply;
mod auction;
mod bankruptcy;
mod bases;
mod buying;
mod choices;
pub mod data;
mod digest;
mod directors;
mod dividends;
mod ending;
mod flotation;
mod insolvency;
mod laws;
mod nationalisation;
pub mod options;
mod privates;
mod reach;
mod rounds;
mod routing;
mod running;
#[cfg(test)]
mod scene;
pub mod sections;
mod selling;
mod southern;
pub mod state;
mod stock;
#[cfg(test)]
mod tests;
mod track;
mod trains;
pub mod view;
pub mod words;

use crate::corrections;
use crate::setup::{RestoreError, SetupError};
use board::{Layout, Map, Network};
use data::Data;

pub use dividends::Dividend;
use options::Options;
use rules::{
    Cell, Circle, CompanyId, Fact, Money, Names, PlayerId, PrivateId, Purse, Reason, TableSpec, TrainKind,
};
pub use running::Earnings;
use state::State;
use std::sync::Arc;

/// The title's id.
pub const TITLE: &str = "1860";

type Refused = crate::refused::Refused<words::Reason>;
use crate::refused::no;

/// A game of 1860.
#[derive(Clone)]
pub struct Game1860 {
    data: &'static Data,
    options: Options,
    players: Arc<[String]>,
    state: State,
    /// What has happened in the action being carried out.
    events: Vec<Fact>,
}

impl Game1860 {
    /// Sets up a table.
    pub fn new(spec: &TableSpec) -> Result<Game1860, SetupError> {
        let rules = corrections::chosen(TITLE, options::CORRECTIONS, spec)?;
        Game1860::agreed(spec, Options::read(spec.edition.as_deref(), &spec.options, rules)?)
    }

    /// Sets up a table where these options were agreed, whatever the specification says about them.
    fn agreed(spec: &TableSpec, options: Options) -> Result<Game1860, SetupError> {
        let data = Data::of(&options);
        let asked = spec.players.len();
        if !data.players.iter().any(|setup| setup.count == asked) {
            return Err(SetupError::PlayerCount { title: TITLE, least: 2, most: state::SEATS, asked });
        }
        for (seat, name) in spec.players.iter().enumerate() {
            if name.trim().is_empty() || spec.players[..seat].contains(name) {
                return Err(SetupError::PlayerName(name.clone()));
            }
        }
        let state = State::new(data, &options, asked);
        Ok(Game1860 { data, options, players: spec.players.clone().into(), state, events: Vec::new() })
    }

    /// Takes up a game in a state it was in, if that is the state this digest was made of.
    pub fn restore(spec: &TableSpec, state: State, digest: u64) -> Result<Game1860, RestoreError> {
        let mut game = Game1860::new(spec)?;
        game.state = state;
        // Before anything else is made of it: a state with this digest is one of ours, and all its ids are sound.
        if !game.has_the_shape_of_the_table() || game.digest_now() != digest {
            return Err(RestoreError::Digest);
        }
        game.state.network = Arc::new(Network::of(&game.data.map, &game.state.layout));
        Ok(game)
    }

    /// Whether a state from outside has a place for everything at this table, so that its facts can be told at all.
    fn has_the_shape_of_the_table(&self) -> bool {
        let first_tile = self.state.operating().and_then(|operating| operating.first_tile);
        self.state.layout.fits(&self.data.map)
            && self.state.cash.players() == self.players.len()
            && self.state.cash.companies() == state::COMPANIES
            && self.state.markers.companies() == state::COMPANIES
            && self.state.depot.kinds().count() == self.data.trains.len()
            && first_tile.is_none_or(|hex| hex.index() < self.data.map.hexes.len())
    }

    /// What is printed.
    pub fn data(&self) -> &'static Data {
        self.data
    }

    /// What was agreed.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The state, for reading.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The seats at the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = PlayerId> + Clone + use<> {
        PlayerId::first(self.players.len())
    }

    /// The players in the order of play, the holder of the priority deal first.
    pub fn order_of_play(&self) -> impl Iterator<Item = PlayerId> + Clone + use<> {
        self.circle().clockwise_from(self.state.first)
    }

    /// The players around the table.
    fn circle(&self) -> Circle {
        Circle::of(self.players.len())
    }

    fn companies(&self) -> impl DoubleEndedIterator<Item = CompanyId> + Clone + use<> {
        CompanyId::first(state::COMPANIES)
    }

    fn privates(&self) -> impl DoubleEndedIterator<Item = PrivateId> + Clone + use<> {
        PrivateId::first(state::PRIVATES)
    }

    /// The share price of a company that has been started.
    pub fn price(&self, company: CompanyId) -> Option<Money> {
        self.state.markers.cell(company).map(|cell| self.data.price(cell))
    }

    fn say(&mut self, event: impl Into<Fact>) {
        self.events.push(event.into());
    }

    /// A player pays the bank.
    fn pay_bank(&mut self, player: PlayerId, amount: Money) {
        self.state.cash.transfer(Purse::Player(player), Purse::Bank, amount);
    }

    /// The bank pays a player.
    fn bank_pays(&mut self, player: PlayerId, amount: Money) {
        self.state.cash.transfer(Purse::Bank, Purse::Player(player), amount);
    }

    /// A company pays for something in company credits.
    fn company_pays(&mut self, company: CompanyId, amount: Money) {
        self.state.cash.transfer(Purse::Company(company), Purse::CompanyStock, amount);
    }

    /// A company receives company credits.
    fn company_receives(&mut self, company: CompanyId, amount: Money) {
        self.state.cash.transfer(Purse::CompanyStock, Purse::Company(company), amount);
    }

    fn afford(&self, player: PlayerId, needed: Money, section: &'static str) -> Result<(), Refused> {
        let available = self.state.cash.player(player);
        if needed > available { no(section, Reason::TooPoor { needed, available }) } else { Ok(()) }
    }

    fn company_affords(
        &self,
        company: CompanyId,
        needed: Money,
        section: &'static str,
    ) -> Result<(), Refused> {
        let available = self.state.cash.company(company);
        if needed > available { no(section, Reason::TooPoor { needed, available }) } else { Ok(()) }
    }
}

impl Names for Game1860 {
    fn player(&self, player: PlayerId) -> String {
        self.players.get(player.index()).cloned().unwrap_or_default()
    }
    fn company(&self, company: CompanyId) -> String {
        self.data.companies.get(company.index()).map(|c| c.symbol.clone()).unwrap_or_default()
    }
    fn private(&self, private: PrivateId) -> String {
        self.data.privates.get(private.index()).map(|p| p.name.clone()).unwrap_or_default()
    }
    fn train(&self, kind: TrainKind) -> String {
        self.data.trains.get(kind.index()).map(|t| t.name.clone()).unwrap_or_default()
    }
    fn cell(&self, cell: Cell) -> String {
        let mut spaces = self.data.chart.spaces();
        spaces.nth(cell.0.into()).map(|(_, price)| price.0.to_string()).unwrap_or_default()
    }
    fn words(&self) -> &'static [&'static str] {
        const WORDS: [&str; 2] = [Dividend::Pay.word().0, Dividend::Retain.word().0];
        &WORDS
    }
    fn map(&self) -> &Map {
        &self.data.map
    }
    fn layout(&self) -> &Layout {
        &self.state.layout
    }
}
