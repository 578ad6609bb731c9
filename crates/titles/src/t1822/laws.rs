//! What must hold after every action: nothing is created or lost.

use super::Game1822;
use super::data::kinds;
use super::state::{CARDS, CardOwner, Reserved, Stage};
use rules::{CompanyId, Money, Names, PrivateId, Purse, TrainId, laws};

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
        self.check_debts_and_homes()?;
        laws::tiles(self)
    }

    /// Money on cards is what lies in the company stock.
    fn check_cards(&self) -> Result<(), String> {
        let credit: Money = PrivateId::first(CARDS).map(|card| self.state.private(card).credit).sum();
        if credit != self.state.cash.of(Purse::CompanyStock) {
            return Err(format!("money: {} on cards", credit.0));
        }
        for card in PrivateId::first(CARDS) {
            let lies = self.state.stack.iter().chain(&self.state.concessions).filter(|other| **other == card);
            let stacked = self.state.private(card).owner == CardOwner::Stack;
            if lies.count() != usize::from(stacked) {
                return Err(format!("cards: {} is in its stack and is not", self.private(card)));
            }
        }
        for minor in CompanyId::first(self.data.minors) {
            let lies = self.state.minors.iter().filter(|other| **other == minor);
            let waits = self.state.company(minor).stage == Stage::Waiting;
            if lies.count() != usize::from(waits) {
                return Err(format!("cards: minor {} is in its stack and is not", self.company(minor)));
            }
        }
        if usize::from(self.state.boxed) > self.state.minors.len() {
            return Err("cards: more boxes than minors".to_owned());
        }
        Ok(())
    }

    /// Nobody owes less than nothing, and slots are kept only for companies that have still to come.
    fn check_debts_and_homes(&self) -> Result<(), String> {
        if self.state.debts.iter().any(|debt| *debt < Money::ZERO) || self.state.other_money < Money::ZERO {
            return Err("money: a debt below nothing".to_owned());
        }
        let late = |kept: &&Reserved| {
            let company = self.state.company(kept.company);
            company.stage == Stage::Out || company.home_placed
        };
        match self.state.reserved.iter().find(late) {
            Some(kept) => Err(format!("tokens: a slot is kept for {}", self.company(kept.company))),
            None => Ok(()),
        }
    }

    fn check_trains(&self) -> Result<(), String> {
        if self.state.crowded != self.crowded().next() {
            return Err("trains: who has too many was not noted".to_owned());
        }
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
