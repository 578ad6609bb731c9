//! What must hold after every action: nothing is created or lost.

use super::Game1862;
use super::state::Group;
use rules::{Names, laws};

impl Game1862 {
    pub(super) fn check_laws(&self) -> Result<(), String> {
        laws::money(self, &self.state.cash, self.data.bank)?;
        let merging = self.state.operating().is_some_and(|operating| operating.merging.is_some());
        for company in self.companies() {
            let state = self.state.company(company);
            let name = self.company(company);
            laws::certificates(&name, self.state.shares(company), self.players.len())?;
            if !merging {
                laws::directed_by_most(&name, self.state.shares(company), self.players.len())?;
            }
            if state.is_started() && state.group == Group::Out {
                return Err(format!("{name} is started but not in the game"));
            }
            if state.floated && !state.is_started() {
                return Err(format!("{name} floats without a par"));
            }
            if state.floated != self.state.markers.cell(company).is_some() && state.floated {
                return Err(format!("market: {name} floats without a marker"));
            }
            let placed = self.state.layout.tokens().iter().filter(|token| token.owner.0 == company.0).count();
            let listed = self.state.placed.iter().filter(|(_, whose)| *whose == company).count();
            if placed != listed {
                return Err(format!(
                    "markers: {name} has {placed} on the map and {listed} in order of placing"
                ));
            }
            let markers = placed + usize::from(state.markers_left) + usize::from(state.beside.is_some());
            let most = if merging { usize::MAX } else { self.options.most_markers().into() };
            if markers > most {
                return Err(format!("markers: {name} has {markers}"));
            }
            if !state.is_started() && !state.trains.is_empty() {
                return Err(format!("trains: {name} is not started and has some"));
            }
            if let Some(train) =
                state.trains.iter().find(|train| train.warranties == 0 && self.is_obsolete(train.card.kind))
            {
                return Err(format!("trains: a {} of {name} has not rusted", self.train(train.card.kind)));
            }
        }
        let owned =
            self.state.companies.iter().flat_map(|company| company.trains.iter().map(|train| train.card));
        laws::cards(self, &self.state.depot, owned)?;
        laws::circles(self, &self.state.network)?;
        if self.options.departures.arrangements_have_own_stock { Ok(()) } else { laws::tiles(self) }
    }
}
