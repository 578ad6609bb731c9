//! Section 12, *Destination token*.

use super::sections::DESTINATION;
use super::state::{OperatingStep, State};
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use board::{HexId, HexSet, StopAt};
use rules::{Choice, CompanyId, Event, Step};

/// The step in which a destination token is placed.
pub(super) const DESTINATION_STEP: Step = Step::own("destination");

impl Game1822 {
    /// 12.2, 12.3, f.53: into the lowest free slot, or an extra one; an ordinary token there goes back to the charter.
    pub(super) fn put_destination_token(&mut self, company: CompanyId, at: StopAt) {
        // g.5: a slot that is free already comes before the one the ordinary token leaves.
        let free = self.free_slot(at).filter(|_| !self.options.departures.ordinary_token_leaves_first);
        if self.state.layout.remove(at, State::owner(company)).is_some() {
            self.state.company_mut(company).available += 1;
            self.say(Own::TokenReturned { company, at });
        }
        let slot = free.or_else(|| self.free_slot(at)).unwrap_or_else(|| self.add_slot(at));
        self.put_token(company, at, slot);
        self.state.company_mut(company).destination_placed = true;
        self.say(Own::DestinationReached { company, at });
    }

    /// Where a major's destination token goes, if it has not been placed.
    pub(super) fn destination_ahead(&self, company: CompanyId) -> Option<StopAt> {
        let major = self.data.major(company)?;
        (!self.state.company(company).destination_placed).then_some(major.destination)
    }

    /// 12.1, f.57: whether track joins the home token's city with the destination. Both may be full, cities between may not.
    pub(super) fn reaches_destination(&self, company: CompanyId) -> bool {
        let (Some(at), Some(home)) = (self.destination_ahead(company), self.home_city(company)) else {
            return false;
        };
        let network = &self.state.network;
        let (Some(from), Some(to)) = (network.stop(home), network.stop(at)) else { return false };
        let mut ground = self.ground(company);
        ground.starts = board::StopSet::default();
        ground.starts.insert(from);
        ground.reach().contains(to)
    }

    /// How far a major is from its destination: nothing if track joins them, else the fewest hexes in a line from where track of
    /// its home ends to where track of the destination ends. Track that belongs to neither does not shorten it. `None` if the
    /// token has been placed.
    pub(super) fn hexes_to_destination(&self, company: CompanyId) -> Option<u8> {
        let at = self.destination_ahead(company)?;
        let home = self.home_city(company).or(self.data.company(company).home)?;
        let (from, to) = (self.state.network.stop(home)?, self.state.network.stop(at)?);
        let touched = |start| {
            let mut ground = self.ground(company);
            ground.starts = std::iter::once(start).collect();
            ground.survey(&self.data.map)
        };
        let start = touched(from);
        if start.stops.contains(to) {
            return Some(0);
        }
        self.line(&start.hexes, &touched(to).hexes)
    }

    /// The length of the shortest line of hexes that can have other track, from one of these to one of those.
    fn line(&self, from: &HexSet, to: &HexSet) -> Option<u8> {
        let map = &self.data.map;
        let open = |hex: &HexId| map.tile(self.state.layout.tile(*hex).0).colour.next().is_some();
        let mut seen = HexSet::default();
        let mut ring: Vec<HexId> = map.hex_ids().filter(|hex| from.contains(*hex)).filter(open).collect();
        for length in 1..=u8::MAX {
            if ring.iter().any(|hex| to.contains(*hex)) {
                return Some(length);
            }
            ring.iter().for_each(|hex| seen.insert(*hex));
            let beside = ring.iter().flat_map(|hex| map.hex(*hex).neighbours.into_iter().flatten());
            let mut next: Vec<HexId> = beside.filter(|hex| !seen.contains(*hex)).filter(open).collect();
            next.sort_unstable();
            next.dedup();
            if next.is_empty() {
                return None;
            }
            ring = next;
        }
        None
    }

    /// The city of a company's home token, if it stands there.
    pub(super) fn home_city(&self, company: CompanyId) -> Option<StopAt> {
        let state = self.state.company(company);
        let home = self.data.company(company).home?;
        let owner = State::owner(company);
        let mut tokens = self.state.layout.tokens().iter().filter(|token| token.owner == owner);
        let at = if self.is_london(home.hex) {
            // The cities of London change their numbers; the home is the one that was first.
            self.london_home(company).unwrap_or(home)
        } else {
            home
        };
        (state.home_placed && tokens.any(|token| token.at() == at)).then_some(at)
    }

    pub(super) fn waits_for_destination(&mut self, company: CompanyId) -> bool {
        if self.destination_ahead(company).is_none() {
            return self.go_to_step(OperatingStep::Token);
        }
        if self.options.departures.steps_as_recorded {
            return true;
        }
        if self.reaches_destination(company)
            && let Some(at) = self.destination_ahead(company)
        {
            self.put_destination_token(company, at);
        }
        self.go_to_step(OperatingStep::Token)
    }

    pub(super) fn place_destination(&mut self, company: CompanyId, at: StopAt) -> Result<(), Refused> {
        if self.destination_ahead(company) != Some(at) || !self.reaches_destination(company) {
            return no(DESTINATION, words::Reason::DestinationNotReached);
        }
        self.put_destination_token(company, at);
        self.operating_mut().step = OperatingStep::Token;
        Ok(())
    }

    pub(super) fn pass_destination(&mut self, company: CompanyId) -> Result<(), Refused> {
        if self.reaches_destination(company) {
            return no(DESTINATION, words::Reason::DestinationDue);
        }
        self.say(Event::CompanyPassed { company, step: DESTINATION_STEP.id() });
        self.operating_mut().step = OperatingStep::Token;
        Ok(())
    }

    pub(super) fn destination_choices(&self, company: CompanyId) -> Vec<Choice> {
        match self.destination_ahead(company).filter(|_| self.reaches_destination(company)) {
            Some(at) => vec![Choice::PlaceToken { at, cost: rules::Money::ZERO }],
            None => vec![Choice::Pass],
        }
    }
}
