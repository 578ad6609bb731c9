//! How far track can be followed over a network: from some stops, past everything that does not block, at any
//! distance or as far as an allowance of stops goes. A title says where to start, what blocks and what counts.

use smallvec::SmallVec;

use crate::once::{AnyDistance, Trips};
use crate::{Edge, HexId, HexSet, Loop, Map, NetStop, Network, StopId, StopKind, StopSet, Stub};

/// A network as somebody sees it who follows its track.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    /// The track.
    pub network: &'a Network,
    /// Where to start from.
    pub starts: StopSet,
    /// Stops that track leads to but not beyond.
    pub blocked: StopSet,
    /// What of the track counts for building.
    pub reading: Reading,
}

/// What of the track counts for building, where titles and versions of their rules differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Loose ends of a stop count though it was only come to by track that ends there.
    pub beyond_ends: bool,
    /// Loops of plain track count.
    pub loops: bool,
    /// Track counts only where a way leads that never comes back to a hex it has left.
    pub once_per_hex: bool,
}

/// What a stop on the way takes of an allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// One large stop.
    Large,
    /// One small stop.
    Small,
    /// Nothing.
    Free,
}

/// How far somebody may go: how stops on the way count, the first and the last included, and how many are too many.
pub trait HowFar {
    /// How a stop counts.
    fn weight(&self, stop: StopKind) -> Weight;
    /// Whether so many stops are within it. If they are, so are fewer.
    fn covers(&self, large: u8, small: u8) -> bool;
}

type Waiting = SmallVec<[StopId; 64]>;

impl Ground<'_> {
    /// Whether track can be followed beyond a stop.
    pub fn passable(&self, stop: StopId) -> bool {
        !self.blocked.contains(stop)
    }

    /// A stop of the network.
    pub fn stop(&self, stop: StopId) -> &NetStop {
        &self.network.stops[stop.index()]
    }

    /// Everything reached, at any distance.
    pub fn reach(&self) -> StopSet {
        self.reach_from(self.starts)
    }

    /// Everything reached from some other stops, at any distance.
    pub fn reach_from(&self, starts: StopSet) -> StopSet {
        self.follow(starts).reached
    }

    fn follow(&self, starts: StopSet) -> Followed {
        // A stop that was only come to by track that ends there may still be passed by other track.
        let (mut reached, mut left) = (starts, starts);
        let mut waiting: Waiting = starts.iter().collect();
        while let Some(stop) = waiting.pop() {
            if !self.passable(stop) {
                continue;
            }
            for next in self.network.neighbours_of(stop).iter().filter(|next| next.leaves) {
                reached.insert(next.stop);
                if next.goes_on && !left.contains(next.stop) {
                    left.insert(next.stop);
                    waiting.push(next.stop);
                }
            }
        }
        Followed { reached, left: if self.reading.beyond_ends { reached } else { left } }
    }

    /// The ways that never come back to a hex, where only these count and a way could come back.
    fn trips(&self) -> Option<Trips<'_>> {
        let asked = self.reading.once_per_hex && !self.network.parted.is_empty();
        asked.then(|| Trips::of(*self, &AnyDistance, None))
    }

    /// Whether a hex is one of those that [`survey`](Ground::survey) lists: for whoever asks about a single one.
    pub fn touches(&self, map: &Map, hex: HexId) -> bool {
        let (network, followed) = (self.network, self.follow(self.starts));
        let linked = |stop| network.links_of(stop).iter().any(|id| network.link(*id).hexes_set.contains(hex));
        let points = |stub: &Stub| beyond(map, stub).is_some_and(|(next, _)| next == hex);
        followed.reached.iter().any(|stop| self.stop(stop).at.hex == hex)
            || followed.left.iter().any(|stop| self.passable(stop) && linked(stop))
            || self.loose_ends(followed.left).any(|stub| stub.hexes.contains(&hex) || points(stub))
            || self.loops(followed.left).any(|round| round.hexes.contains(&hex))
    }

    /// The edges of a hex, as bits, at which a loose end points from outside: as [`Reach::meets`], for a single hex.
    pub fn met(&self, map: &Map, hex: HexId) -> u8 {
        let ends = self.loose_ends(self.follow(self.starts).left).filter_map(|stub| beyond(map, stub));
        ends.filter(|(next, _)| *next == hex).fold(0, |met, (_, edge)| met | 1 << edge.index())
    }

    /// Everything reached, at any distance, with the hexes where something might be built.
    pub fn survey(&self, map: &Map) -> Reach {
        let Followed { reached, left } = self.follow(self.starts);
        let mut reach = Reach { stops: reached, hexes: HexSet::default(), met: [0; 256] };
        for stop in reached.iter() {
            reach.hexes.insert(self.stop(stop).at.hex);
        }
        for stop in left.iter().filter(|stop| self.passable(*stop)) {
            for link in self.network.links_of(stop) {
                reach.hexes.union_with(&self.network.link(*link).hexes_set);
            }
        }
        for stub in self.loose_ends(left) {
            for hex in &stub.hexes {
                reach.hexes.insert(*hex);
            }
            if let Some((next, edge)) = beyond(map, stub) {
                reach.hexes.insert(next);
                reach.met[next.index()] |= 1 << edge.index();
            }
        }
        for round in self.loops(left) {
            for hex in &round.hexes {
                reach.hexes.insert(*hex);
            }
        }
        reach
    }

    /// The loose ends of track that leads on from stops that may be left.
    fn loose_ends(&self, left: StopSet) -> impl Iterator<Item = &Stub> {
        let trips = self.trips();
        self.network.stubs.iter().filter(move |stub| {
            left.contains(stub.from)
                && self.passable(stub.from)
                && trips.as_ref().is_none_or(|trips| trips.lead_along(stub))
        })
    }

    /// The loops of plain track from stops that may be left.
    fn loops(&self, left: StopSet) -> impl Iterator<Item = &Loop> {
        let passed = move |round: &&Loop| left.contains(round.from) && self.passable(round.from);
        self.network.loops.iter().filter(|_| self.reading.loops).filter(passed)
    }
}

/// What track leads to.
struct Followed {
    reached: StopSet,
    /// The stops from which track may be followed further: not those that it only ends at.
    left: StopSet,
}

/// The hex that a loose end points at, and by which of its edges.
fn beyond(map: &Map, stub: &Stub) -> Option<(HexId, Edge)> {
    let (hex, edge) = stub.at;
    Some((map.hex(hex).neighbours[edge.index()]?, edge.opposite()))
}

/// What is reached, worked out once to be asked about many hexes.
#[derive(Clone, Debug)]
pub struct Reach {
    /// The stops that track leads to.
    pub stops: StopSet,
    /// The hexes that this track touches, those beyond its loose ends included.
    pub hexes: HexSet,
    met: [u8; 256],
}

impl Reach {
    /// Whether a loose end points at this edge of a hex from outside.
    pub fn meets(&self, hex: HexId, edge: Edge) -> bool {
        self.met(hex) >> edge.index() & 1 != 0
    }

    /// The edges of a hex, as bits, at which a loose end points from outside.
    pub fn met(&self, hex: HexId) -> u8 {
        self.met[hex.index()]
    }
}
