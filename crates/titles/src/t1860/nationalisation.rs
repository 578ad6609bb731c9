//! *Railway Nationalisation, and the creation of British Rail*.

use super::Game1860;
use super::state::{Ending, Operating};
use super::words;
use rules::{CompanyId, Money};
use smallvec::SmallVec;
use std::cmp::Reverse;

impl Game1860 {
    /// At the end of each stock and operating round after the first 9+5: once "all companies which have a director
    /// have at least one train", British Rail is formed. *The End of the Game* says "all the operating companies under
    /// players' direction", and we follow it: one cheap certificate of a company that never floats shall not put off
    /// the end. Recorded games wait for such a company (C-N1).
    pub(super) fn test_nationalisation(&mut self) {
        if !self.state.southern_formed() || self.state.nationalised {
            return;
        }
        let any = self.options.departures.unfloated_company_holds_up;
        let mut directed = self.companies().filter(|company| {
            self.state.director(*company).is_some() && (any || self.state.company(*company).floated)
        });
        if directed.all(|company| !self.state.company(company).trains.is_empty()) {
            self.state.nationalised = true;
            self.say(words::Event::Nationalised);
            if !self.options.departures.building_ends_with_stock_round {
                self.end_building();
            }
        }
    }

    /// The end of a round that began nationalised: "the two companies which paid the lowest dividends cease to
    /// operate", and all that paid as little. When one or two were left, they have operated for the last time; that
    /// ends the game at once, so it is the reason named even if a price reached the top in this round (A30).
    pub(super) fn close_companies(&mut self, operating: &Operating) {
        let running: SmallVec<[CompanyId; 8]> = self.running_companies();
        let mut paid: SmallVec<[Money; 8]> =
            running.iter().map(|company| operating.paid[company.index()]).collect();
        paid.sort();
        let threshold = if running.len() <= 2 { paid.last() } else { paid.get(1) };
        let Some(&threshold) = threshold else {
            self.state.ending = Some(Ending::Nationalisation);
            return;
        };
        for company in running {
            let revenue = operating.paid[company.index()];
            if revenue <= threshold {
                self.state.company_mut(company).closed = true;
                self.say(words::Event::CompanyClosed { company, revenue });
            }
        }
        if self.running_companies().is_empty() {
            self.state.ending = Some(Ending::Nationalisation);
        }
    }

    /// Companies that operate: floated, not bankrupt, not closed; in operating order.
    pub(super) fn running_companies(&self) -> SmallVec<[CompanyId; 8]> {
        let mut order = self.state.markers.in_order(|cell| Reverse(self.data.price(cell)));
        order.retain(|company| {
            let state = self.state.company(*company);
            state.floated && !state.closed
        });
        order
    }
}
