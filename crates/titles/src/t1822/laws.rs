//! What must hold after every action: nothing is created or lost.

use super::Game1822;
use super::data::kinds;
use super::state::{CARDS, CardOwner, Stage};
use rules::{Money, Names, PrivateId, Purse, TrainId, laws};

impl Game1822 {
    pub(super) fn check_laws(&self) -> Result<(), String> {
        laws::money(self, &self.state.cash, self.data.bank)?;
        self.check_cards()?;
        for company in self.companies() {
            let (state, name) = (self.state.company(company), self.company(company));
            laws::certificates(&name, self.state.shares(company), self.players.len())?;
            let marked = self.state.markers.cell(company).is_some();
            if marked != self.state.is_started(company) {
                return Err(format!("market: the marker of {name}"));
            }
            if state.stage != Stage::Floated && !state.trains.is_empty() {
                return Err(format!("trains: {name} has some and is not floated"));
            }
        }
        self.check_trains()?;
        self.check_slots()?;
        laws::tiles(self)
    }

    /// Money on cards is what lies in the company stock.
    fn check_cards(&self) -> Result<(), String> {
        let credit: Money = PrivateId::first(CARDS).map(|card| self.state.private(card).credit).sum();
        if credit != self.state.cash.of(Purse::CompanyStock) {
            return Err(format!("money: {} on cards", credit.0));
        }
        let stray = self.state.stack.iter().chain(&self.state.concessions);
        match stray.into_iter().find(|card| self.state.private(**card).owner != CardOwner::Stack) {
            Some(card) => Err(format!("cards: {} is in its stack and is not", self.private(*card))),
            None => Ok(()),
        }
    }

    fn check_trains(&self) -> Result<(), String> {
        let owned = self.state.companies.iter().flat_map(|company| company.trains.iter().copied());
        let mut cards: Vec<TrainId> = owned.chain(self.state.depot.returned().iter().copied()).collect();
        cards.sort();
        if let Some(pair) = cards.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("trains: {} is in two places", pair[0].card(self)));
        }
        let sold = |card: &&TrainId| card.kind.index() < kinds::SOLD;
        match cards.iter().filter(sold).find(|card| card.copy >= self.state.depot.sold(card.kind)) {
            Some(card) => Err(format!("trains: {} was never sold", card.card(self))),
            None => Ok(()),
        }
    }

    fn check_slots(&self) -> Result<(), String> {
        let tokens = self.state.layout.tokens();
        for (place, token) in tokens.iter().enumerate() {
            if token.slot >= self.slots(token.at()) {
                return Err(format!("tokens: no slot {} at {}", token.slot, self.hex(token.hex)));
            }
            let same = |other: &board::Token| other.at() == token.at() && other.slot == token.slot;
            if tokens[..place].iter().any(same) {
                return Err(format!("tokens: two in one slot at {}", self.hex(token.hex)));
            }
        }
        Ok(())
    }
}
