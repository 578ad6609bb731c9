//! Following track over the board, from stops along every piece of track, until the next stop or a loose end. This
//! is how a [`Network`](crate::Network) is found, and found anew where a tile is laid.

use smallvec::SmallVec;

use crate::network::{First, Hexes, Link, Loop, NetStop, StopId, Stub};
use crate::ways::{Way, Ways};
use crate::{Edge, End, HexId, Lane, Layout, Map, NodeId, Passing, Piece, PieceSet, StopAt};

/// A board, with the numbers of its stops and pieces: first all crossings, whose numbers never change, then all
/// segments, hex by hex.
#[derive(Clone, Copy)]
pub(crate) struct Numbered<'a> {
    pub map: &'a Map,
    pub layout: &'a Layout,
    pub firsts: &'a [First],
}

impl<'a> Numbered<'a> {
    fn ways(&self, hex: HexId) -> &'a Ways {
        self.map.ways.through(self.layout.tile(hex))
    }

    fn stop(&self, hex: HexId, node: NodeId) -> StopId {
        StopId(self.firsts[hex.index()].stop + u16::from(node.0))
    }

    fn segment(&self, hex: HexId, way: Way) -> Piece {
        Piece(self.firsts[hex.index()].segment + u16::from(way.track))
    }

    /// Where one of the tracks that leave a hex by an edge goes on.
    fn across(&self, hex: HexId, edge: Edge, lane: Lane) -> Option<Across<'a>> {
        let neighbour = self.map.hexes[hex.index()].neighbours[edge.index()]?;
        let there = self.ways(neighbour);
        let entry = edge.opposite();
        if !there.meets(entry) {
            return None;
        }
        let facing = there.facing(entry, lane)?;
        let crossing = self.map.borders.crossing(hex, edge, (lane, facing))?;
        Some(Across { hex: neighbour, crossing: Piece(crossing), ways: there.after_edge(entry, facing) })
    }
}

/// The other side of a border.
struct Across<'a> {
    hex: HexId,
    crossing: Piece,
    ways: &'a [Way],
}

/// Numbers the stops and segments of all hexes.
pub(crate) fn firsts(map: &Map, layout: &Layout) -> Vec<First> {
    let mut firsts = Vec::with_capacity(map.hexes.len() + 1);
    let mut next = First { stop: 0, segment: map.borders.crossings() };
    for hex in map.hex_ids() {
        firsts.push(next);
        let on_hex = First::on(map, layout, hex);
        next.stop += on_hex.stop;
        next.segment += on_hex.segment;
    }
    firsts.push(next);
    firsts
}

/// The stops of a hex.
pub(crate) fn stops<'a>(
    map: &'a Map,
    layout: &Layout,
    hex: HexId,
) -> impl ExactSizeIterator<Item = NetStop> + 'a {
    let stops = map.tile(layout.tile(hex).0).stops.iter().enumerate();
    stops.map(move |(node, stop)| NetStop {
        at: StopAt { hex, node: NodeId(node as u8) },
        kind: stop.kind,
        slots: stop.slots,
        value: stop.value,
    })
}

/// A segment by which one can leave a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Arm {
    pub stop: StopId,
    /// Index into [`Tile::track`](crate::Tile::track).
    pub track: u8,
}

pub(crate) type Arms = SmallVec<[Arm; 32]>;

/// The arms of a hex's own stops, and all that lead to one of its edges, whatever lies on the hex itself; in order.
pub(crate) fn arms_around(board: Numbered<'_>, hex: HexId) -> Arms {
    let mut around = Around { board, hex, arms: Arms::new(), crossed: SmallVec::new() };
    let range = board.firsts[hex.index()].stop..board.firsts[hex.index() + 1].stop;
    for (node, stop) in (0..).map(NodeId).zip(range.map(StopId)) {
        let ways = board.ways(hex).after_node(node).iter();
        around.arms.extend(ways.map(|way| Arm { stop, track: way.track }));
    }
    let here = board.map.hex(hex);
    for edge in Edge::ALL {
        let Some(next) = here.neighbours[edge.index()].filter(|_| here.open[edge.index()]) else { continue };
        let ways = board.ways(next);
        if ways.meets(edge.opposite()) {
            for lane in Lane::ALL {
                around.follow(next, ways.after_edge(edge.opposite(), lane));
            }
        }
    }
    around.arms.sort_unstable();
    around.arms.dedup();
    around.arms
}

/// Someone walking away from a hex.
struct Around<'a> {
    board: Numbered<'a>,
    hex: HexId,
    arms: Arms,
    crossed: SmallVec<[Piece; 16]>,
}

impl Around<'_> {
    /// Follows every way to its stops, never over the same edge twice.
    fn follow(&mut self, at: HexId, ways: &[Way]) {
        for way in ways {
            let edge = match way.to {
                End::Edge(edge) => edge,
                End::Node(node) => {
                    self.arms.push(Arm { stop: self.board.stop(at, node), track: way.track });
                    continue;
                }
            };
            if let Some(next) = self.board.across(at, edge, way.lane)
                && next.hex != self.hex
                && !self.crossed.contains(&next.crossing)
            {
                self.crossed.push(next.crossing);
                self.follow(next.hex, next.ways);
                self.crossed.pop();
            }
        }
    }
}

/// Someone walking along the track, with what was passed on the way and all that was found.
pub(crate) struct Walker<'a> {
    board: Numbered<'a>,
    /// The stop set out from and the segment taken there.
    start: Arm,
    exit: Option<Edge>,
    leaving: Passing,
    hexes: Hexes,
    pieces: SmallVec<[Piece; 16]>,
    /// Whether track has parted on the way, seen from either direction.
    parted: bool,
    /// Segments that need not be taken from their stop any more, since all there is was found from the other end.
    walked: PieceSet,
    pub links: Vec<Link>,
    pub stubs: Vec<Stub>,
    pub loops: Vec<Loop>,
}

impl<'a> Walker<'a> {
    /// Someone who has found nothing yet, with room for what is probably there.
    pub fn new(board: Numbered<'a>, links: usize, stubs: usize) -> Walker<'a> {
        Walker {
            board,
            start: Arm { stop: StopId(0), track: 0 },
            exit: None,
            leaving: Passing::Free,
            hexes: Hexes::new(),
            pieces: SmallVec::new(),
            parted: false,
            walked: PieceSet::new(),
            links: Vec::with_capacity(links),
            stubs: Vec::with_capacity(stubs),
            loops: Vec::new(),
        }
    }

    /// Leaves a stop along each of its segments.
    pub fn set_out(&mut self, stop: StopId, at: StopAt) {
        for way in self.board.ways(at.hex).after_node(at.node) {
            self.leave(stop, at.hex, *way);
        }
    }

    /// Leaves a stop along one of its segments.
    pub fn set_out_by(&mut self, arm: Arm, at: StopAt) {
        let ways = self.board.ways(at.hex).after_node(at.node).iter();
        ways.filter(|way| way.track == arm.track).for_each(|way| self.leave(arm.stop, at.hex, *way));
    }

    fn leave(&mut self, stop: StopId, hex: HexId, way: Way) {
        if self.walked.contains(self.board.segment(hex, way)) {
            return;
        }
        self.parted = false;
        self.start = Arm { stop, track: way.track };
        (self.exit, self.leaving) = match way.to {
            End::Edge(edge) => (Some(edge), way.passing),
            End::Node(_) => (None, Passing::Free),
        };
        self.hexes.push(hex);
        self.follow(hex, way, None);
        self.hexes.clear();
    }

    /// Follows track until a stop or a loose end, and where it parts, along every way. The first segment was
    /// entered by an edge unless it starts at the stop.
    fn follow(&mut self, mut hex: HexId, mut way: Way, mut entry: Option<Edge>) {
        let passed = (self.hexes.len(), self.pieces.len());
        loop {
            let segment = self.board.segment(hex, way);
            self.pieces.push(segment);
            let edge = match way.to {
                End::Edge(edge) => edge,
                End::Node(node) => {
                    self.arrive(self.board.stop(hex, node), way, entry);
                    if !self.parted {
                        self.walked.insert(segment);
                    }
                    break;
                }
            };
            let Some((neighbour, ways)) = self.cross(hex, edge, way.lane) else { break };
            (hex, entry) = (neighbour, Some(edge.opposite()));
            match ways {
                [only] => way = *only,
                several => {
                    several.iter().for_each(|way| self.follow(hex, *way, entry));
                    break;
                }
            }
        }
        self.hexes.truncate(passed.0);
        self.pieces.truncate(passed.1);
    }

    /// Crosses an edge to where track goes on, or notes a loose end or a loop. Never crosses the same edge twice, so
    /// never turns back.
    fn cross(&mut self, hex: HexId, edge: Edge, lane: Lane) -> Option<(HexId, &'a [Way])> {
        let Some(across) = self.board.across(hex, edge, lane) else {
            if self.board.map.hexes[hex.index()].open[edge.index()] {
                let hexes = Hexes::from_slice(&self.hexes);
                let Arm { stop: from, track } = self.start;
                self.stubs.push(Stub { from, track, at: (hex, edge), hexes });
            }
            return None;
        };
        if self.pieces.contains(&across.crossing) {
            let Arm { stop: from, track } = self.start;
            self.loops.push(Loop { from, track, hexes: Hexes::from_slice(&self.hexes) });
            return None;
        }
        self.pieces.push(across.crossing);
        self.hexes.push(across.hex);
        self.parted |= across.ways.len() > 1 || self.board.ways(hex).after_edge(edge, lane).len() > 1;
        Some((across.hex, across.ways))
    }

    /// Notes a link. It may be walked from both ends, and is noted from the lower one.
    fn arrive(&mut self, stop: StopId, way: Way, entry: Option<Edge>) {
        if self.start < (Arm { stop, track: way.track }) {
            self.links.push(Link {
                a: self.start.stop,
                b: stop,
                a_exit: self.exit,
                b_exit: entry,
                a_track: self.start.track,
                a_passing: self.leaving,
                b_passing: if entry.is_some() { way.passing } else { Passing::Free },
                hexes: Hexes::from_slice(&self.hexes),
                hexes_set: self.hexes.iter().copied().collect(),
                pieces: PieceSet::of(&self.pieces),
            });
        }
    }
}
