//! **1862: Railway Mania in the Eastern Counties**, by Mike Hutton. The modules follow the rulebook's order; comments
//! name its sections. `options` holds variants and the profile of recorded games, whose departures are numbered as in
//! the title's notes (A1 to A31, F1 to F43).

mod apply;
mod bankruptcy;
mod building;
mod buying;
mod choices;
pub mod data;
mod digest;
mod directors;
mod dividends;
mod ending;
mod flotation;
mod forced;
mod freights;
mod home;
mod laws;
mod mergers;
mod obligations;
pub mod options;
mod parliament;
mod reach;
mod receivership;
mod redeeming;
mod rounds;
mod routing;
mod running;
#[cfg(test)]
mod scene;
mod scoring;
pub mod sections;
mod selling;
mod setup;
pub mod state;
mod stations;
mod stock;
mod supposing;
mod swapping;
#[cfg(test)]
mod tests;
mod trains;
pub mod view;
pub mod words;

use crate::corrections;
use crate::setup::{RestoreError, SetupError};
use board::{Layout, Map, Network};
use data::Data;
use options::{Edition, Options};
use rules::{
    Cell, Circle, CompanyId, Fact, Money, Names, PlayerId, PrivateId, Purse, Reason, TableSpec, TrainKind,
};
use setup::Deal;
use state::State;
use std::sync::Arc;

pub use forced::{BANKRUPTCY, REFINANCE, SELL_STOCK};
pub use running::Earnings;
pub use swapping::{REDEEM, RELINQUISH};

/// The title's id.
pub const TITLE: &str = "1862";

type Refused = crate::refused::Refused<words::Reason>;
use crate::refused::no;

/// A game of 1862.
#[derive(Clone)]
pub struct Game1862 {
    data: &'static Data,
    options: Options,
    players: Arc<[String]>,
    state: State,
    /// What has happened in the action being carried out.
    events: Vec<Fact>,
    /// The dividend decided in the action being carried out.
    decided: Option<state::Dividend>,
}

impl Game1862 {
    /// Sets up a table.
    pub fn new(spec: &TableSpec) -> Result<Game1862, SetupError> {
        let rules = corrections::chosen(TITLE, options::CORRECTIONS, spec)?;
        Game1862::agreed(spec, Options::read(spec.edition.as_deref(), &spec.options, rules)?)
    }

    /// Sets up a table where these options were agreed, whatever the specification says about them.
    fn agreed(spec: &TableSpec, options: Options) -> Result<Game1862, SetupError> {
        let data = Data::embedded();
        let asked = spec.players.len();
        let Some(setup) = data.players.iter().find(|setup| setup.count == asked) else {
            return Err(SetupError::PlayerCount { title: TITLE, least: 2, most: state::SEATS, asked });
        };
        for (seat, name) in spec.players.iter().enumerate() {
            if name.trim().is_empty() || spec.players[..seat].contains(name) {
                return Err(SetupError::PlayerName(name.clone()));
            }
        }
        let extra = if options.extra_companies { setup.extra } else { 0 };
        let deal = Deal::new(spec.seed, &options, extra.into());
        let state = State::new(data, &options, asked, &deal);
        let players = spec.players.clone().into();
        let mut game = Game1862 { data, options, players, state, events: Vec::new(), decided: None };
        game.advance();
        game.events.clear();
        Ok(game)
    }

    /// Takes up a game in a state it was in, if that is the state this digest was made of.
    pub fn restore(spec: &TableSpec, state: State, digest: u64) -> Result<Game1862, RestoreError> {
        let mut game = Game1862::new(spec)?;
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
        let state = &self.state;
        let hexes = self.data.map.hexes.len();
        state.layout.fits(&self.data.map)
            && state.cash.players() == self.players.len()
            && state.cash.companies() == state::COMPANIES
            && state.markers.companies() == state::COMPANIES
            && state.depot.kinds().count() == self.data.bands.len()
            && usize::from(state.phase) < self.data.bands.len()
            && state
                .placed
                .iter()
                .all(|(hex, company)| hex.index() < hexes && company.index() < state::COMPANIES)
            && state.companies.iter().all(|company| company.beside.is_none_or(|hex| hex.index() < hexes))
    }

    /// What is printed.
    pub fn data(&self) -> &'static Data {
        self.data
    }

    /// What was agreed.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The same position by the rules of another edition, with the options that were agreed. It is for comparing rules: a game
    /// is played on under its own.
    pub fn under(&self, edition: Edition) -> Game1862 {
        let options =
            Options { edition, departures: edition.departures(self.options.rules), ..self.options.clone() };
        Game1862 { options, ..self.clone() }
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

    /// Every company, in the order of the data.
    pub fn companies(&self) -> impl DoubleEndedIterator<Item = CompanyId> + Clone + use<> {
        CompanyId::first(state::COMPANIES)
    }

    /// The share price of a company that has been started: its marker's, or its par while it is a chartered company
    /// that has not floated (4.2).
    pub fn price(&self, company: CompanyId) -> Option<Money> {
        let marker = self.state.markers.cell(company).map(|cell| self.data.price(cell));
        marker.or(self.state.company(company).par)
    }

    /// The band whose first purchase began the phase.
    fn phase(&self) -> &'static data::Band {
        &self.data.bands[usize::from(self.state.phase)]
    }

    fn say(&mut self, event: impl Into<Fact>) {
        self.events.push(event.into());
    }

    /// The bank pays, and is broken if it must pay more than it has (10.2).
    fn bank_pays(&mut self, to: Purse, amount: Money) {
        self.state.cash.transfer(Purse::Bank, to, amount);
        if self.state.cash.of(Purse::Bank) < Money::ZERO {
            self.break_bank();
        }
    }

    /// Somebody pays the bank.
    fn pay_bank(&mut self, from: Purse, amount: Money) {
        self.state.cash.transfer(from, Purse::Bank, amount);
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

impl Names for Game1862 {
    fn player(&self, player: PlayerId) -> String {
        self.players.get(player.index()).cloned().unwrap_or_default()
    }
    fn company(&self, company: CompanyId) -> String {
        self.data.companies.get(company.index()).map(|c| c.symbol.clone()).unwrap_or_default()
    }
    fn private(&self, _: PrivateId) -> String {
        String::new()
    }
    fn train(&self, kind: TrainKind) -> String {
        self.data.bands.get(kind.index()).map(|band| band.name.clone()).unwrap_or_default()
    }
    fn cell(&self, cell: Cell) -> String {
        let mut spaces = self.data.chart.spaces();
        spaces.nth(cell.0.into()).map(|(_, price)| price.0.to_string()).unwrap_or_default()
    }
    fn words(&self) -> &'static [&'static str] {
        apply::WORDS
    }
    fn map(&self) -> &Map {
        &self.data.map
    }
    fn layout(&self) -> &Layout {
        &self.state.layout
    }
}
