//! 7.6.5 *Building to London* and 7.7 *Placing Station Markers*.

use super::sections::{LONDON, MARKERS};
use super::state::{OperatingStep, State};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use board::{StopAt, StopKind, StopSet};
use rules::{Choice, CompanyId, Event, Money, Reason};

impl Game1862 {
    fn check_has_marker(&self, company: CompanyId) -> Result<(), Refused> {
        if self.state.company(company).markers_left == 0 {
            return no(MARKERS, Reason::NoTokenLeft { company });
        }
        Ok(())
    }

    /// The circle that is free at a station the company can get to, if it has none on the hex.
    fn check_circle(&self, company: CompanyId, at: StopAt, reached: StopSet) -> Result<u8, Refused> {
        let (layout, network) = (&self.state.layout, &self.state.network);
        let stop = network.stop(at);
        let Some(stop) = stop.filter(|stop| network.stops[stop.index()].kind == StopKind::City) else {
            return no(MARKERS, Reason::NoStationThere { at });
        };
        let owner = State::owner(company);
        if layout.tokens().iter().any(|token| token.owner == owner && token.hex == at.hex) {
            return no(MARKERS, Reason::TokenOnHex { hex: at.hex });
        }
        let Some(slot) = layout.free_slot(&self.data.map, at) else {
            let owners = layout.owners_at(at).map(|owner| CompanyId(owner.0)).collect();
            return no(MARKERS, Reason::NoFreeCircle { at, owners });
        };
        if reached.contains(stop) { Ok(slot) } else { no(MARKERS, Reason::StationNotReached { at }) }
    }

    /// "In order to build to London, the company must be able to place the station marker there using the normal rules", and
    /// it is an alternative to every other build.
    fn check_london(&self, company: CompanyId, reached: StopSet) -> Result<(), Refused> {
        if self.operating().tiles_laid > 0 {
            return no(LONDON, words::Reason::LondonInsteadOfBuild);
        }
        if self.has_london(company) {
            return no(LONDON, words::Reason::HasLondon { company });
        }
        let network = &self.state.network;
        if reached.iter().any(|stop| self.is_london(network.stops[stop.index()].at)) {
            Ok(())
        } else {
            no(LONDON, words::Reason::LondonNotReached)
        }
    }

    pub(super) fn place_marker(&mut self, company: CompanyId, at: StopAt) -> Result<(), Refused> {
        self.check_has_marker(company)?;
        let reached = self.ground(company).reach();
        if self.data.london_spaces.contains(&at) {
            self.check_london(company, reached)?;
            let Some(slot) = self.state.layout.free_slot(&self.data.map, at) else {
                return no(LONDON, words::Reason::LondonFull);
            };
            self.put_marker(company, at, slot);
            self.say(Own::LinkedToLondon { company });
        } else {
            let slot = self.check_circle(company, at, reached)?;
            self.put_marker(company, at, slot);
            self.say(Event::TokenPlaced { company, at, cost: Money::ZERO });
        }
        let operating = self.operating_mut();
        operating.tokened = true;
        operating.step = OperatingStep::Run;
        Ok(())
    }

    pub(super) fn waits_for_marker(&mut self, company: CompanyId) -> bool {
        let builds = self.is_enterprising(company) && self.check_has_marker(company).is_ok();
        if builds {
            let held_open = self.options.departures.full_london_is_asked
                && self.check_london(company, self.ground(company).reach()).is_ok();
            if held_open || !self.marker_choices(company).is_empty() {
                return true;
            }
        }
        self.go_to_step(OperatingStep::Run)
    }

    /// Every place where the company may put a marker now.
    pub(super) fn marker_choices(&self, company: CompanyId) -> Vec<Choice> {
        if self.check_has_marker(company).is_err() {
            return Vec::new();
        }
        let reached = self.ground(company).reach();
        let stops = reached.iter().map(|stop| self.state.network.stops[stop.index()].at);
        let mut places: Vec<StopAt> =
            stops.filter(|at| self.check_circle(company, *at, reached).is_ok()).collect();
        if self.check_london(company, reached).is_ok() {
            let free = |at: &&StopAt| self.state.layout.free_slot(&self.data.map, **at).is_some();
            places.extend(self.data.london_spaces.iter().filter(free));
        }
        places.into_iter().map(|at| Choice::PlaceToken { at, cost: Money::ZERO }).collect()
    }
}
