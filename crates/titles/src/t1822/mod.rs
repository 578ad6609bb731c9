//! **1822: The Railways of Great Britain**, by Simon Cutforth, and its scenarios MRS and NRS. The modules follow the order of
//! the reference in the rules folder; comments name its sections, and the title's notes by letter and number (a.1, f.11).
//! `options` holds editions and optional rules.

mod acquiring;
mod apply;
mod bidding;
mod buying;
mod choices;
mod closing;
mod corrected;
mod costs;
pub mod data;
mod destination;
mod digest;
mod directors;
mod dividends;
mod emergency;
mod ending;
mod issuing;
mod laws;
mod london;
pub mod options;
mod phases;
mod powers;
mod privates;
mod reach;
mod rounds;
mod routing;
mod running;
#[cfg(test)]
mod scene;
pub mod sections;
mod selling;
mod setup;
mod slots;
mod starting;
pub mod state;
mod stock;
mod supposing;
#[cfg(test)]
mod tests;
mod tokens;
mod track;
mod trains;
pub mod view;
pub mod words;

use crate::corrections;
use crate::setup::{RestoreError, SetupError};
use board::{Layout, Map, Network};
use data::{Data, PRIVATES, Region};
use options::Options;
use rules::{
    Cell, CompanyId, Fact, Money, Names, PlayerId, PrivateId, Purse, Reason, TableSpec, TrainId, TrainKind,
};
use setup::Stacks;
use state::{CARDS, State};
use std::sync::Arc;

/// The title's id, and what refusals of all three titles name.
pub const TITLE: &str = "1822";

type Refused = crate::refused::Refused<words::Reason>;
use crate::refused::no;

/// A game of 1822, MRS or NRS.
#[derive(Clone)]
pub struct Game1822 {
    data: &'static Data,
    options: Options,
    players: Arc<[String]>,
    state: State,
    events: Vec<Fact>,
}

impl Game1822 {
    /// Sets up a table.
    pub fn new(region: Region, spec: &TableSpec) -> Result<Game1822, SetupError> {
        let data = Data::embedded(region);
        let asked = spec.players.len();
        let title = region.title();
        if !data.players.iter().any(|setup| setup.count == asked) {
            return Err(SetupError::PlayerCount { title, least: 2, most: state::SEATS, asked });
        }
        let rules = corrections::chosen(title, options::CORRECTIONS, spec)?;
        let options = Options::read(region, spec.edition.as_deref(), &spec.options, asked, rules)?;
        for (seat, name) in spec.players.iter().enumerate() {
            if name.trim().is_empty() || spec.players[..seat].contains(name) {
                return Err(SetupError::PlayerName(name.clone()));
            }
        }
        let stacks = Stacks::new(data, &options, asked, spec.seed);
        let state = State::new(data, asked, stacks);
        let mut game =
            Game1822 { data, options, players: spec.players.clone().into(), state, events: Vec::new() };
        game.advance();
        game.events.clear();
        Ok(game)
    }

    /// A game as it was kept; refused if the state is not one that has this digest.
    pub fn restore(
        region: Region,
        spec: &TableSpec,
        state: State,
        digest: u64,
    ) -> Result<Game1822, RestoreError> {
        let mut game = Game1822::new(region, spec)?;
        game.state = state;
        // Before anything else is made of it: a state with this digest is one of ours, and all its ids are sound.
        if !game.has_the_shape_of_the_table() || game.digest_now() != digest {
            return Err(RestoreError::Digest);
        }
        game.state.network = Arc::new(Network::of(&game.data.map, &game.state.layout));
        game.note_crowded();
        Ok(game)
    }

    fn has_the_shape_of_the_table(&self) -> bool {
        let (state, companies) = (&self.state, self.data.companies.len());
        state.layout.fits(&self.data.map)
            && state.cash.players() == self.players.len()
            && state.cash.companies() == companies
            && state.certificates.len() == companies
            && state.companies.len() == companies
            && state.markers.companies() == companies
            && state.privates.len() == CARDS
            && state.debts.len() == self.players.len()
            && state.order.len() == self.players.len()
            && state.depot.kinds().count() == self.data.trains.len()
    }

    /// What is printed.
    pub fn data(&self) -> &'static Data {
        self.data
    }

    /// What the table has agreed on.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The same game as another edition would play on from here.
    pub fn under(&self, edition: options::Edition) -> Game1822 {
        let options =
            Options { edition, departures: edition.departures(self.options.rules), ..self.options.clone() };
        let mut game = Game1822 { options, ..self.clone() };
        game.note_crowded();
        game
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = PlayerId> + Clone + use<> {
        PlayerId::first(self.players.len())
    }

    /// All companies, minors first.
    pub fn companies(&self) -> impl DoubleEndedIterator<Item = CompanyId> + Clone + use<> {
        CompanyId::first(self.data.companies.len())
    }

    /// The players in order of play after one of them, that one last.
    fn after(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + Clone + '_ {
        let order = &self.state.order;
        let place = order.iter().position(|other| *other == player).unwrap_or(0);
        (1..=order.len()).map(move |step| order[(place + step) % order.len()])
    }

    /// The share price of a company.
    pub fn price(&self, company: CompanyId) -> Option<Money> {
        self.state.markers.cell(company).map(|cell| self.data.price(cell))
    }

    /// Whether a company's marker is where certificates do not count (6.3).
    fn is_in_yellow(&self, company: CompanyId) -> bool {
        self.state.markers.cell(company).is_some_and(|cell| self.data.zone(cell).yellow)
    }

    fn say(&mut self, event: impl Into<Fact>) {
        self.events.push(event.into());
    }

    /// Money from the bank, which breaks if it has to pay more than it has (20.3, f.91).
    fn bank_pays(&mut self, to: Purse, amount: Money) {
        self.state.cash.transfer(Purse::Bank, to, amount);
        if self.state.cash.of(Purse::Bank) + self.state.other_money < Money::ZERO {
            self.break_bank();
        }
    }

    fn pay_bank(&mut self, from: Purse, amount: Money) {
        self.state.cash.transfer(from, Purse::Bank, amount);
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

impl Names for Game1822 {
    fn player(&self, player: PlayerId) -> String {
        self.players.get(player.index()).cloned().unwrap_or_default()
    }
    fn company(&self, company: CompanyId) -> String {
        self.data.companies.get(company.index()).map(|c| c.symbol.clone()).unwrap_or_default()
    }
    fn private(&self, private: PrivateId) -> String {
        match private.index() {
            index if index < PRIVATES => format!("P{}", index + 1),
            index if index < CARDS => format!("C{}", index - PRIVATES + 1),
            _ => String::new(),
        }
    }
    fn train(&self, kind: TrainKind) -> String {
        let known = kind.index() < data::kinds::SOLD + data::kinds::WITH_PRIVATES.len();
        if known { self.data.train_name(kind, false).to_owned() } else { String::new() }
    }
    fn shown(&self, train: TrainId) -> String {
        if self.state.is_turned(train) { self.train_name(train).to_owned() } else { self.train(train.kind) }
    }
    /// The price alone would not tell the spaces apart.
    fn cell(&self, cell: Cell) -> String {
        if usize::from(cell.0) >= self.data.zones.len() {
            return String::new();
        }
        let (row, column) = self.data.chart.position(cell);
        format!("{},{row},{column}", self.data.price(cell).0)
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
