//! What could be travelled if another tile lay on a hex, without making its whole network: the track outside the
//! hex stays as it is, and how it joins the edges of the hex is worked out once.

use smallvec::{SmallVec, smallvec};

use crate::reach::{Allowance, Ground, Weight};
use crate::ways::{Way, Ways};
use crate::{
    Edge, End, HexId, Lane, Layout, Map, NodeId, Rotation, Stop, StopAt, StopId, StopKind, StopSet, TileId,
};

/// How the track around a hex joins its edges.
pub struct Surroundings<'a> {
    map: &'a Map,
    hex: HexId,
    /// For each track that the neighbours have at each edge of the hex, where it leads away from the hex.
    tails: [SmallVec<[Tail; 2]>; 18],
    /// The stops that are at the end of a tail.
    beside: StopSet,
}

/// Where track leads that leaves the hex: to the first stop, or back to the hex by another edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tail {
    Stop(StopId),
    Back(Border),
}

/// One of the tracks that the neighbour of the hex has at an edge: the edge of the hex, and the neighbour's lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Border {
    edge: Edge,
    lane: Lane,
}

impl Border {
    fn index(self) -> usize {
        3 * self.edge.index() + self.lane.index()
    }

    fn all() -> impl Iterator<Item = Border> {
        Edge::ALL.into_iter().flat_map(|edge| Lane::ALL.map(|lane| Border { edge, lane }))
    }
}

/// A tile that might lie on the hex, and what stands on it.
#[derive(Clone, Copy)]
pub struct Candidate {
    /// The tile.
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
    /// The stops of the tile to start from, as bits.
    pub starts: u32,
    /// The stops of the tile that track leads to but not beyond, as bits.
    pub blocked: u32,
}

/// What can be travelled of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Travelled {
    /// Its stops that are reached, as bits.
    pub stops: u32,
    /// Its pieces of track that are travelled, as bits in the order of [`Tile::track`](crate::Tile::track). A piece
    /// that leads to a stop is travelled only if the stop is reached.
    pub track: u128,
}

impl Travelled {
    /// Whether a stop of the tile is reached.
    pub fn reaches(&self, node: NodeId) -> bool {
        self.stops >> node.index() & 1 != 0
    }

    /// Whether a piece of track is travelled.
    pub fn uses(&self, track: usize) -> bool {
        self.track >> track & 1 != 0
    }
}

impl<'a> Surroundings<'a> {
    /// Follows the track around a hex.
    pub fn of(map: &'a Map, layout: &Layout, ground: &Ground<'_>, hex: HexId) -> Surroundings<'a> {
        let mut around = Surroundings { map, hex, tails: Default::default(), beside: StopSet::default() };
        let here = map.hex(hex);
        for border in Border::all().filter(|border| here.open[border.edge.index()]) {
            let Some(next) = here.neighbours[border.edge.index()] else { continue };
            let mut crossed = SmallVec::new();
            let ways = map.ways.through(layout.tile(next)).after_edge(border.edge.opposite(), border.lane);
            around.follow(layout, ground, border, (next, ways), &mut crossed);
        }
        around
    }

    /// The hex.
    pub fn hex(&self) -> HexId {
        self.hex
    }

    /// Follows track away from the hex, to stops or back; never over the same edge twice.
    fn follow(
        &mut self,
        layout: &Layout,
        ground: &Ground<'_>,
        first: Border,
        (at, ways): (HexId, &'a [Way]),
        crossed: &mut SmallVec<[(HexId, Edge, Lane); 8]>,
    ) {
        for way in ways {
            let exit = match way.to {
                End::Edge(exit) => exit,
                End::Node(node) => {
                    if let Some(stop) = ground.network.stop(StopAt { hex: at, node }) {
                        self.tails[first.index()].push(Tail::Stop(stop));
                        self.beside.insert(stop);
                    }
                    continue;
                }
            };
            let here = self.map.hex(at);
            let next = here.neighbours[exit.index()].filter(|_| here.open[exit.index()]);
            let Some(next) = next else { continue };
            let entry = exit.opposite();
            if next == self.hex {
                let border = Border { edge: entry, lane: way.lane };
                if border != first {
                    self.tails[first.index()].push(Tail::Back(border));
                }
                continue;
            }
            let there = self.map.ways.through(layout.tile(next));
            let Some(facing) = there.facing(entry, way.lane) else { continue };
            let (here, there_at) = ((at, exit, way.lane), (next, entry, facing));
            if !crossed.contains(&here) && !crossed.contains(&there_at) {
                crossed.push(there_at);
                self.follow(layout, ground, first, (next, there.after_edge(entry, facing)), crossed);
                crossed.pop();
            }
        }
    }

    /// What can be travelled of a tile within an allowance, if it lay on the hex.
    pub fn travelled(
        &self,
        ground: &Ground<'_>,
        candidate: Candidate,
        allowance: &impl Allowance,
    ) -> Travelled {
        let fewest = self.walk(ground, candidate, allowance);
        let mut travelled = Travelled::default();
        for (node, _) in fewest.stops.iter().enumerate().filter(|(_, large)| **large < u8::MAX) {
            travelled.stops |= 1 << node;
        }
        for (track, _) in fewest.track.iter().enumerate().filter(|(_, large)| **large < u8::MAX) {
            travelled.track |= 1 << track;
        }
        travelled
    }

    /// The fewest stops that count on any way to each stop and piece of track of a tile, if it lay on the hex.
    pub fn fewest(
        &self,
        ground: &Ground<'_>,
        candidate: Candidate,
        counts: impl Fn(StopKind) -> bool,
    ) -> FewestOnWay {
        self.walk(ground, candidate, &Counting(counts))
    }

    fn walk(&self, ground: &Ground<'_>, candidate: Candidate, allowance: &impl Allowance) -> FewestOnWay {
        let tile = self.map.tile(candidate.tile);
        let mut walk = Walk {
            around: self,
            ground,
            candidate,
            allowance,
            stops: &tile.stops,
            fewest: Fewest { stops: [u8::MAX; StopSet::MOST], nodes: [u8::MAX; 32], borders: [u8::MAX; 18] },
            large: 0,
            now: SmallVec::new(),
            later: SmallVec::new(),
            found: FewestOnWay {
                stops: smallvec![u8::MAX; tile.stops.len()],
                track: smallvec![u8::MAX; tile.track.len()],
            },
        };
        walk.set_out();
        walk.found
    }
}

/// For the stops and pieces of track of a tile, the fewest large stops on any way there, itself and the start
/// included; `u8::MAX` where no way leads.
pub struct FewestOnWay {
    /// By the number of the stop.
    pub stops: SmallVec<[u8; 8]>,
    /// By the place in [`Tile::track`](crate::Tile::track).
    pub track: SmallVec<[u8; 16]>,
}

/// No end to the way; the stops that a test says count.
struct Counting<F>(F);

impl<F: Fn(StopKind) -> bool> Allowance for Counting<F> {
    fn weight(&self, stop: StopKind) -> Weight {
        if self.0(stop) { Weight::Large } else { Weight::Free }
    }

    fn covers(&self, _: u8, _: u8) -> bool {
        true
    }
}

/// A place on the way.
#[derive(Clone, Copy)]
enum Spot {
    /// A stop outside the hex.
    Stop(StopId),
    /// A stop of the tile, with the piece of track it was come to by.
    Node(NodeId, Option<u8>),
    /// An edge of the hex, on the way in.
    Border(Border),
}

/// The fewest small stops on the way to each place so far.
struct Fewest {
    stops: [u8; StopSet::MOST],
    nodes: [u8; 32],
    borders: [u8; 18],
}

/// Somebody who travels. Places are left in the order of large stops on the way, so a further way to a place is
/// worth following only if it has fewer small ones than any before.
struct Walk<'a, A> {
    around: &'a Surroundings<'a>,
    ground: &'a Ground<'a>,
    candidate: Candidate,
    allowance: &'a A,
    stops: &'a [Stop],
    fewest: Fewest,
    now: SmallVec<[(Spot, u8); 64]>,
    later: SmallVec<[(Spot, u8); 64]>,
    /// Large stops on the way to what is left now.
    large: u8,
    found: FewestOnWay,
}

impl<'a, A: Allowance> Walk<'a, A> {
    fn set_out(&mut self) {
        for stop in self.ground.starts.iter() {
            if self.ground.stop(stop).at.hex != self.around.hex {
                self.head_for_stop(stop, 0);
            }
        }
        for node in (0..self.stops.len() as u8).map(NodeId) {
            if self.candidate.starts >> node.index() & 1 != 0 {
                self.head_for_node(node, None, 0);
            }
        }
        loop {
            while let Some((spot, small)) = self.now.pop() {
                if self.allowance.covers(self.large, small) {
                    self.come_to(spot, small);
                }
            }
            if self.later.is_empty() {
                return;
            }
            std::mem::swap(&mut self.now, &mut self.later);
            self.large = self.large.saturating_add(1);
        }
    }

    /// The ways through the tile.
    fn ways(&self) -> &'a Ways {
        self.around.map.ways.through((self.candidate.tile, self.candidate.rotation))
    }

    fn head_for_stop(&mut self, stop: StopId, small: u8) {
        let weight = self.allowance.weight(self.ground.stop(stop).kind);
        self.head_for(Spot::Stop(stop), weight, small);
    }

    fn head_for_node(&mut self, node: NodeId, by: Option<u8>, small: u8) {
        let weight = self.allowance.weight(self.stops[node.index()].kind);
        self.head_for(Spot::Node(node, by), weight, small);
    }

    fn head_for(&mut self, spot: Spot, weight: Weight, small: u8) {
        match weight {
            Weight::Large => self.later.push((spot, small)),
            Weight::Small => self.now.push((spot, small.saturating_add(1))),
            Weight::Free => self.now.push((spot, small)),
        }
    }

    fn come_to(&mut self, spot: Spot, small: u8) {
        match spot {
            Spot::Stop(stop) => {
                if lower(&mut self.fewest.stops[stop.index()], small) && self.ground.passable(stop) {
                    self.leave_stop(stop, small);
                }
            }
            Spot::Node(node, by) => {
                lower(&mut self.found.stops[node.index()], self.large);
                if let Some(track) = by {
                    lower(&mut self.found.track[usize::from(track)], self.large);
                }
                let blocked = self.candidate.blocked >> node.index() & 1 != 0;
                if lower(&mut self.fewest.nodes[node.index()], small) && !blocked {
                    self.leave(self.ways().after_node(node), small);
                }
            }
            Spot::Border(border) => {
                let ways = self.ways();
                if lower(&mut self.fewest.borders[border.index()], small)
                    && let Some(lane) = ways.facing(border.edge, border.lane)
                {
                    self.leave(ways.after_edge(border.edge, lane), small);
                }
            }
        }
    }

    /// Takes every way from a stop outside that does not pass the hex, and those that lead to it.
    fn leave_stop(&mut self, stop: StopId, small: u8) {
        let network = self.ground.network;
        for (link, next) in network.links_of(stop).iter().zip(network.neighbours_of(stop)) {
            if next.leaves
                && self.fewest.stops[next.stop.index()] > small
                && !network.link(*link).hexes_set.contains(self.around.hex)
            {
                self.head_for_stop(next.stop, small);
            }
        }
        if self.around.beside.contains(stop) {
            for border in Border::all() {
                if self.around.tails[border.index()].contains(&Tail::Stop(stop)) {
                    self.now.push((Spot::Border(border), small));
                }
            }
        }
    }

    /// Takes every way of the tile from one of its ends, and what lies behind its exits.
    fn leave(&mut self, ways: &[Way], small: u8) {
        for way in ways {
            match way.to {
                End::Node(node) => self.head_for_node(node, Some(way.track), small),
                End::Edge(exit) => {
                    lower(&mut self.found.track[usize::from(way.track)], self.large);
                    for lane in Lane::ALL {
                        if self.ways().facing(exit, lane) != Some(way.lane) {
                            continue;
                        }
                        for tail in &self.around.tails[Border { edge: exit, lane }.index()] {
                            match *tail {
                                Tail::Stop(stop) => self.head_for_stop(stop, small),
                                Tail::Back(border) => self.now.push((Spot::Border(border), small)),
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Notes a smaller number; whether it is smaller.
fn lower(fewest: &mut u8, number: u8) -> bool {
    let lower = number < *fewest;
    if lower {
        *fewest = number;
    }
    lower
}
