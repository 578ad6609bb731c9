//! 7.3 *Companies without a Director* and 8.0 *Receivership*: what such a company does by itself.

use super::Game1862;
use super::data::Limit;
use super::routing::MOST_STEPS;
use super::state::{OperatingStep, Type};
use routes::Objective;
use rules::CompanyId;

impl Game1862 {
    /// "It will buy the next train from the bank if it can afford to, subject to normal restrictions", one in a turn; without a
    /// train it is bankrupt.
    pub(super) fn buy_in_receivership(&mut self, company: CompanyId) {
        if self.state.cash.company(company) >= self.bank_price()
            && let Some(kind) = self.type_for_receivership(company)
        {
            self.take_from_bank(company, kind, 0);
        }
        self.operating_mut().raised = false;
        if self.lacks_train(company) {
            self.bankrupt(company);
        }
        self.operating_mut().step = OperatingStep::Done;
    }

    /// "The first of Express/Freight/Local, for which a permit is also held", and for which there is room.
    fn type_for_receivership(&self, company: CompanyId) -> Option<Type> {
        let state = self.state.company(company);
        let permitted = |kind: &&Type| !self.options.permits() || state.permits.contains(**kind);
        let room = |kind: &&Type| match self.train_limit() {
            Limit::Total(most) if self.options.departures.receivership_limit_by_type => {
                state.count(**kind) < usize::from(most)
            }
            _ => self.has_room(company, **kind),
        };
        self.types().iter().filter(permitted).find(room).copied()
    }

    /// 7.3: "It will run any trains it has for as much total revenue as possible, including any local train subsidy."
    pub(super) fn run_for_the_maximum(&mut self, company: CompanyId) {
        let (runs, _) = self.solve_runs(company, Objective::RevenueAndBesides, MOST_STEPS);
        if let Ok(earned) = self.reckon(company, &runs) {
            self.earn(company, &runs, &earned);
        }
    }
}
