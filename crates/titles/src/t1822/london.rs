//! 11.9, *London*: its cities, and the right to lay the first tile beside them.

use super::data::Right;
use super::sections::LONDON;
use super::state::{CardOwner, Declined, Stage};
use super::words;
use super::{Game1822, Refused, no};
use board::{Edge, End, HexId, Replacement, StopAt};
use rules::{CompanyId, PlayerId};

impl Game1822 {
    pub(super) fn is_london(&self, hex: HexId) -> bool {
        self.data.london.contains(&hex)
    }

    /// The edge at which a city of London lies.
    fn edge_of(&self, at: StopAt) -> Option<Edge> {
        let (tile, rotation) = self.state.layout.tile(at.hex);
        let mut track = self.data.map.tile(tile).track_at(rotation);
        track.find_map(|track| match (track.a, track.b) {
            (End::Edge(edge), End::Node(node)) | (End::Node(node), End::Edge(edge)) if node == at.node => {
                Some(edge)
            }
            _ => None,
        })
    }

    /// The city of London at an edge.
    pub(super) fn city_at(&self, hex: HexId, edge: Edge) -> Option<StopAt> {
        let cities = self.state.network.stops_of(hex).map(|stop| self.state.network.stops[stop.index()].at);
        cities.into_iter().find(|at| self.edge_of(*at) == Some(edge))
    }

    /// Where a company's home in London is now: printed cities keep their edge when they are rebuilt.
    pub(super) fn london_home(&self, company: CompanyId) -> Option<StopAt> {
        let home = self.data.company(company).home?;
        let printed = self.data.map.tile(self.data.map.printed(home.hex).0);
        let edge = printed.track.iter().find_map(|track| match (track.a, track.b) {
            (End::Edge(edge), End::Node(node)) | (End::Node(node), End::Edge(edge)) if node == home.node => {
                Some(edge)
            }
            _ => None,
        })?;
        self.city_at(home.hex, edge)
    }

    pub(super) fn note_fourteen(&mut self, at: StopAt) {
        self.state.fourteen = self.edge_of(at);
    }

    /// The right to lay the first tile on a hex beside London, while no tile lies there.
    pub(super) fn right_at(&self, hex: HexId) -> Option<&'static Right> {
        let laid = self.state.layout.tile(hex) != self.data.map.printed(hex);
        self.data.rights.iter().find(|right| right.hex == hex && !laid)
    }

    /// f.44: who holds a right: the owner of the concession, the director of the started company; minor 14 beside its own city.
    pub(super) fn right_holders(&self, right: &Right) -> impl Iterator<Item = PlayerId> + use<> {
        let own = right.company.and_then(|company| self.right_holder_of(company));
        own.into_iter().chain(self.fourteens_right(right))
    }

    /// The director of minor 14, if its city has this right.
    fn fourteens_right(&self, right: &Right) -> Option<PlayerId> {
        let fourteen = self.data.fourteen.filter(|minor| {
            self.state.fourteen == Some(right.edge.opposite()) && self.state.is_floated(*minor)
        });
        fourteen.and_then(|minor| self.state.director(minor))
    }

    fn right_holder_of(&self, company: CompanyId) -> Option<PlayerId> {
        if self.state.company(company).stage != Stage::Waiting {
            return self.state.director(company);
        }
        let major = self.data.major(company)?;
        match self.state.private(major.concession).owner {
            CardOwner::Player(player) => Some(player),
            _ => None,
        }
    }

    /// Whether the first tile must lead to London, though somebody may hold the right: by the summary beside the city of a company
    /// that is not running yet, in recorded games beside the city of a major unless minor 14 has the right (g.3).
    fn always_leads_to_london(&self, right: &Right) -> bool {
        let departures = &self.options.departures;
        let unstarted = right.company.is_some_and(|company| !self.state.is_floated(company));
        let majors = right.company.is_some_and(|company| self.data.is_major(company));
        let fourteens = self.fourteens_right(right).is_some() && !departures.fourteens_right_is_passed_over;
        (unstarted && departures.unstarted_leads_to_london)
            || (majors && departures.beside_majors_leads_to_london && !fourteens)
    }

    /// If nobody holds the right, the first tile must lead to London; else any way is allowed, with consent.
    pub(super) fn check_beside_london(&self, hex: HexId, fit: Replacement) -> Result<(), Refused> {
        let Some(right) = self.right_at(hex) else { return Ok(()) };
        let exits = self.data.map.tile(fit.tile).exits(fit.rotation);
        let held = !self.always_leads_to_london(right) && self.right_holders(right).next().is_some();
        if exits[right.edge.index()] || held {
            return Ok(());
        }
        no(LONDON, words::Reason::MustLeadToLondon { hex })
    }

    /// Whoever must agree may have said no for the whole turn.
    pub(super) fn check_consent_is_open(&self, company: CompanyId, hex: HexId) -> Result<(), Refused> {
        if self.is_declined(Declined::Neighbour(hex)) && self.neighbour_to_ask(company, hex).is_some() {
            return no(LONDON, words::Reason::Declined);
        }
        Ok(())
    }

    /// Who must agree to a first tile beside London: nobody if the builder's director holds the right himself.
    pub(super) fn neighbour_to_ask(&self, company: CompanyId, hex: HexId) -> Option<PlayerId> {
        if self.options.departures.consent_is_taken_for_granted {
            return None;
        }
        let right = self.right_at(hex)?;
        let director = self.state.director(company)?;
        let holders: Vec<PlayerId> = self.right_holders(right).collect();
        if holders.contains(&director) { None } else { holders.first().copied() }
    }
}
