//! How far track can be followed over a network: from some stops, past everything that does not block, at any
//! distance or as far as an allowance of stops goes. A title says where to start, what blocks and what counts.

use smallvec::SmallVec;

use crate::{Edge, HexId, HexSet, Map, NetStop, Network, PieceSet, StopId, StopSet};

/// A network as somebody sees it who follows its track.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    /// The track.
    pub network: &'a Network,
    /// Where to start from.
    pub starts: StopSet,
    /// Stops that track leads to but not beyond.
    pub blocked: StopSet,
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
pub trait Allowance {
    /// How a stop counts.
    fn weight(&self, stop: &NetStop) -> Weight;
    /// Whether so many stops are within it.
    fn covers(&self, large: u8, small: u8) -> bool;
}

/// The fewest stops that count on any way to each stop; `u8::MAX` where no way leads.
pub struct Fewest([u8; StopSet::MOST]);

impl Fewest {
    /// The fewest on any way to this stop.
    pub fn to(&self, stop: StopId) -> u8 {
        self.0[stop.index()]
    }
}

type Waiting = SmallVec<[StopId; 64]>;
/// Stops to be left, with the small stops on the way there.
type Labels = SmallVec<[(StopId, u8); 64]>;

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
        let mut reached = starts;
        let mut waiting: Waiting = starts.iter().collect();
        while let Some(stop) = waiting.pop() {
            if !self.passable(stop) {
                continue;
            }
            for &next in self.network.neighbours_of(stop) {
                if !reached.contains(next) {
                    reached.insert(next);
                    waiting.push(next);
                }
            }
        }
        reached
    }

    /// Everything reached within an allowance.
    pub fn reach_within(&self, allowance: &impl Allowance) -> StopSet {
        // Stops are left in the order of large stops on the way, so a further way to a stop is worth following
        // only if it has fewer small ones than any before.
        let mut fewest_small = [u8::MAX; StopSet::MOST];
        let mut reached = StopSet::default();
        let (mut now, mut later): (Labels, Labels) = Default::default();
        for start in self.starts.iter() {
            match allowance.weight(self.stop(start)) {
                Weight::Large => later.push((start, 0)),
                Weight::Small => now.push((start, 1)),
                Weight::Free => now.push((start, 0)),
            }
        }
        let mut large = 0u8;
        loop {
            while let Some((stop, small)) = now.pop() {
                if fewest_small[stop.index()] <= small || !allowance.covers(large, small) {
                    continue;
                }
                fewest_small[stop.index()] = small;
                reached.insert(stop);
                if !self.passable(stop) {
                    continue;
                }
                for &next in self.network.neighbours_of(stop) {
                    match allowance.weight(self.stop(next)) {
                        Weight::Large => later.push((next, small)),
                        Weight::Small => now.push((next, small.saturating_add(1))),
                        Weight::Free => now.push((next, small)),
                    }
                }
            }
            if later.is_empty() {
                return reached;
            }
            std::mem::swap(&mut now, &mut later);
            large = large.saturating_add(1);
        }
    }

    /// For each stop the fewest stops that count on any way there, itself and the start included.
    pub fn fewest(&self, counts: impl Fn(&NetStop) -> bool) -> Fewest {
        let mut fewest = [u8::MAX; StopSet::MOST];
        let (mut now, mut later): (Waiting, Waiting) = Default::default();
        for start in self.starts.iter() {
            if counts(self.stop(start)) { later.push(start) } else { now.push(start) }
        }
        let mut count = 0u8;
        loop {
            while let Some(stop) = now.pop() {
                if fewest[stop.index()] <= count {
                    continue;
                }
                fewest[stop.index()] = count;
                if !self.passable(stop) {
                    continue;
                }
                for &next in self.network.neighbours_of(stop) {
                    if counts(self.stop(next)) { later.push(next) } else { now.push(next) }
                }
            }
            if later.is_empty() {
                return Fewest(fewest);
            }
            std::mem::swap(&mut now, &mut later);
            count = count.saturating_add(1);
        }
    }

    /// The track that can be travelled on one hex, if these stops are reached: all of a link between two of them,
    /// and of a link to a stop that is not, all but the part on that stop's own hex.
    pub fn track_on(&self, hex: HexId, reached: StopSet) -> PieceSet {
        let mut pieces = PieceSet::new();
        for stop in reached.iter().filter(|stop| self.passable(*stop)) {
            for link in self.network.links_of(stop) {
                let link = self.network.link(*link);
                let next = link.other(stop);
                let passes = link.hexes_set.contains(hex);
                if passes && (reached.contains(next) || self.stop(next).at.hex != hex) {
                    pieces.union_with(&link.pieces);
                }
            }
            for stub in self.network.stubs_of(stop).iter().filter(|stub| stub.hexes.contains(&hex)) {
                pieces.union_with(&stub.pieces);
            }
        }
        pieces
    }

    /// The hexes that touch track which leads on from these stops: where something might be built.
    pub fn hexes_touched(&self, map: &Map, reached: StopSet) -> HexSet {
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

    /// Whether a loose end of track that leads on from these stops points at this edge of a hex from outside.
    pub fn meets(&self, map: &Map, reached: StopSet, hex: HexId, edge: Edge) -> bool {
        let Some(next) = map.hex(hex).neighbours[edge.index()] else { return false };
        let wanted = (next, edge.opposite());
        let mut leading_on = reached.iter().filter(|stop| self.passable(*stop));
        leading_on.any(|stop| self.network.stubs_of(stop).iter().any(|stub| stub.at == wanted))
    }
}
