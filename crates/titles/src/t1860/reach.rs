//! What a company can get to from its bases: the *qualifying track* of *Laying Track*, the stations of *Building
//! Bases*, and the distance of one of its trains for *Upgrading Track*.

use super::Game1860;
use super::state::State;
use board::{HexId, HexSet, Layout, NetStop, Network, PieceSet, StopId, StopKind};
use rules::CompanyId;

/// Stops as bits; the island has fewer than 64.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stops(u64);

impl Stops {
    pub fn contains(self, stop: StopId) -> bool {
        self.0 >> stop.index() & 1 != 0
    }
    pub fn insert(&mut self, stop: StopId) {
        self.0 |= 1 << stop.index();
    }
    pub fn iter(self) -> impl Iterator<Item = StopId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let stop = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (stop < 64).then_some(StopId(stop as u16))
        })
    }
    pub fn intersects(self, other: Stops) -> bool {
        self.0 & other.0 != 0
    }
}

/// How far a train gets: large stations, and small stations where they count.
#[derive(Clone, Copy)]
pub struct Distance {
    pub large: u8,
    /// Small stations and unused large ones together; `None` where small stations do not count.
    pub total: Option<u8>,
}

/// A company's bases and what blocks it on a board.
pub struct Ground<'a> {
    pub network: &'a Network,
    /// Stations with a base of the company.
    pub bases: Stops,
    /// Stations that are tokened out for it.
    pub blocked: Stops,
}

impl Game1860 {
    /// The ground as it is for building: every circle filled by others blocks, a bankrupt company's too.
    pub(super) fn ground(&self, company: CompanyId) -> Ground<'_> {
        self.ground_on(company, &self.state.layout, &self.state.network, |_| true)
    }

    /// The ground for building if the board were this one.
    pub(super) fn ground_if<'a>(
        &self,
        company: CompanyId,
        layout: &Layout,
        network: &'a Network,
    ) -> Ground<'a> {
        self.ground_on(company, layout, network, |_| true)
    }

    /// The ground as it is for running: a bankrupt company's bases do not keep trains out (*Bankrupt Companies*).
    pub(super) fn running_ground(&self, company: CompanyId) -> Ground<'_> {
        self.ground_on(company, &self.state.layout, &self.state.network, |owner| {
            !self.state.company(owner).bankrupt
        })
    }

    /// "Tokened-out stations are large stations which have all their station circles filled by tokens belonging to
    /// other companies."
    fn ground_on<'a>(
        &self,
        company: CompanyId,
        layout: &Layout,
        network: &'a Network,
        blocks: impl Fn(CompanyId) -> bool,
    ) -> Ground<'a> {
        let mut bases = Stops::default();
        let mut filled = [0u8; 64];
        for token in layout.tokens() {
            let Some(stop) = network.stop(token.at()) else { continue };
            if token.owner == State::owner_token(company) {
                bases.insert(stop);
            } else if blocks(CompanyId(token.owner.0)) {
                filled[stop.index()] += 1;
            }
        }
        let mut blocked = Stops::default();
        for token in layout.tokens() {
            let Some(stop) = network.stop(token.at()) else { continue };
            let full = filled[stop.index()] >= network.stops[stop.index()].slots;
            if full && !bases.contains(stop) {
                blocked.insert(stop);
            }
        }
        Ground { network, bases, blocked }
    }
}

impl Ground<'_> {
    /// Whether track can be followed beyond a stop.
    fn passable(&self, stop: StopId) -> bool {
        !self.blocked.contains(stop) && self.kind(stop) != StopKind::OffBoard
    }

    fn kind(&self, stop: StopId) -> StopKind {
        self.stop(stop).kind
    }

    pub fn stop(&self, stop: StopId) -> &NetStop {
        &self.network.stops[stop.index()]
    }

    /// Everything reached from the bases, at any distance.
    pub fn reach(&self) -> Stops {
        self.reach_from(self.bases)
    }

    /// Everything reached from some stops, at any distance.
    pub fn reach_from(&self, starts: Stops) -> Stops {
        let mut reached = starts;
        let mut waiting: Vec<StopId> = starts.iter().collect();
        while let Some(stop) = waiting.pop() {
            if !self.passable(stop) {
                continue;
            }
            for link in self.network.links_of(stop) {
                let next = self.network.link(*link).other(stop);
                if !reached.contains(next) {
                    reached.insert(next);
                    waiting.push(next);
                }
            }
        }
        reached
    }

    /// Everything reached from the bases by a train of this distance. Labels are (large, small) stations passed;
    /// for each stop and number of large stations the fewest small ones are kept.
    pub fn reach_within(&self, distance: Distance) -> Stops {
        let mut fewest = [[u8::MAX; 10]; 64];
        let mut waiting: Vec<(StopId, u8, u8)> = Vec::new();
        for base in self.bases.iter() {
            fewest[base.index()][1] = 0;
            waiting.push((base, 1, 0));
        }
        let mut reached = self.bases;
        while let Some((stop, large, small)) = waiting.pop() {
            if fewest[stop.index()][large as usize] < small || !self.passable(stop) {
                continue;
            }
            for link in self.network.links_of(stop) {
                let next = self.network.link(*link).other(stop);
                let (large, small) = match self.kind(next) {
                    StopKind::City | StopKind::OffBoard => (large + 1, small),
                    StopKind::Town => (large, small + u8::from(distance.total.is_some())),
                    StopKind::Halt | StopKind::Village => (large, small),
                };
                let within =
                    large <= distance.large && distance.total.is_none_or(|total| large + small <= total);
                let labels = &mut fewest[next.index()];
                if within && labels[..=large as usize].iter().all(|known| *known > small) {
                    labels[large as usize] = small;
                    reached.insert(next);
                    waiting.push((next, large, small));
                }
            }
        }
        reached
    }

    /// The track that can be travelled on one hex, if these stops are reached: all of a link between two of them,
    /// and of a link to a stop that is not, all but the part on that stop's own hex.
    pub fn track_on(&self, hex: HexId, reached: Stops) -> PieceSet {
        let mut pieces = PieceSet::new();
        for stop in reached.iter().filter(|stop| self.passable(*stop)) {
            for link in self.network.links_of(stop) {
                let link = self.network.link(*link);
                let next = link.other(stop);
                if reached.contains(next) || self.stop(next).at.hex != hex {
                    pieces.union_with(&link.pieces);
                }
            }
            for stub in self.network.stubs_of(stop) {
                pieces.union_with(&stub.pieces);
            }
        }
        pieces
    }

    /// The hexes that touch track reached from these stops: where something might be built.
    pub fn hexes_touched(&self, map: &board::Map, reached: Stops) -> HexSet {
        let mut hexes = HexSet::default();
        for stop in reached.iter() {
            hexes.insert(self.stop(stop).at.hex);
            if !self.passable(stop) {
                continue;
            }
            for link in self.network.links_of(stop) {
                hexes.union_with(&self.network.link(*link).hexes_set);
            }
            for stub in self.network.stubs_of(stop) {
                for hex in &stub.hexes {
                    hexes.insert(*hex);
                }
                let (hex, edge) = stub.at;
                if let Some(next) = map.hex(hex).neighbours[edge.index()] {
                    hexes.insert(next);
                }
            }
        }
        hexes
    }

    /// Whether a loose end of reached track points at this edge of a hex from outside.
    pub fn meets(&self, map: &board::Map, reached: Stops, hex: HexId, edge: board::Edge) -> bool {
        let Some(next) = map.hex(hex).neighbours[edge.index()] else { return false };
        let wanted = (next, edge.opposite());
        reached
            .iter()
            .filter(|stop| self.passable(*stop))
            .any(|stop| self.network.stubs_of(stop).iter().any(|stub| stub.at == wanted))
    }
}
