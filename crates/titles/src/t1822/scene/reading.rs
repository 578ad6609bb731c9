//! What a scene has come to.

use super::super::state::{Company, Private};
use super::Scene;
use crate::scene::PLAYERS;
use rules::{CompanyId, Game};

impl Scene {
    /// The share price of a company.
    pub fn price_of(&self, company: &str) -> i32 {
        self.game.price(self.company_id(company)).expect("a started company").0
    }

    /// Where a company's marker stands: row and column from the top left.
    pub fn space_of(&self, company: &str) -> (u8, u8) {
        let cell = self.game.state.markers.cell(self.company_id(company)).expect("a started company");
        self.game.data.chart.position(cell)
    }

    /// What a player owes.
    pub fn debt_of(&self, player: &str) -> i32 {
        self.game.state.debts[self.player_id(player).index()].0
    }

    /// The director of a company.
    pub fn director_of(&self, company: &str) -> Option<&'static str> {
        self.game.state.director(self.company_id(company)).map(|player| PLAYERS[player.index()])
    }

    /// The trains of a company, by what their cards show.
    pub fn trains_of(&self, company: &str) -> Vec<&str> {
        let trains = self.company_state(company).trains.iter();
        trains.map(|train| self.game.train_name(*train)).collect()
    }

    /// The players in order of play.
    pub fn order(&self) -> Vec<&'static str> {
        self.game.state.order.iter().map(|player| PLAYERS[player.index()]).collect()
    }

    /// Who has tokens in a city, slot by slot; empty ones are `""`.
    pub fn tokens_at(&self, at: &str) -> Vec<String> {
        let at = self.stop_at(at);
        let mut slots = vec![String::new(); usize::from(self.game.slots(at))];
        for token in self.game.state.layout.tokens_at(at) {
            slots[usize::from(token.slot)] = rules::Names::company(&self.game, CompanyId(token.owner.0));
        }
        slots
    }

    /// The step that is awaited.
    pub fn awaited(&self) -> &'static str {
        self.game.turn().step.id()
    }

    /// A company's state.
    pub fn company_state(&self, company: &str) -> &Company {
        self.game.state.company(self.company_id(company))
    }

    /// A card's state.
    pub fn card_state(&self, card: &str) -> &Private {
        self.game.state.private(self.card_id(card))
    }
}
