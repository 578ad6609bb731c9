//! Following track over the board, from every stop along every piece of track, until the next stop or a loose
//! end. This is how a [`Network`](crate::Network) is found.

use smallvec::SmallVec;

use crate::network::{First, Hexes, Link, NetStop, StopId, Stub};
use crate::ways::{Way, Ways};
use crate::{Edge, End, HexId, Lane, Layout, Map, NodeId, Passing, Piece, PieceSet, StopAt};

/// What a walk over the whole board finds.
pub(crate) struct Found {
    pub stops: Vec<NetStop>,
    pub links: Vec<Link>,
    pub stubs: Vec<Stub>,
    pub stub_starts: Vec<u16>,
    pub firsts: Vec<First>,
    pub pieces: u16,
}

/// Walks from every stop.
pub(crate) fn walk(map: &Map, layout: &Layout) -> Found {
    let (cells, firsts, pieces) = cells(map, layout);
    let stops = stops(map, layout, usize::from(firsts[map.hexes.len()].stop));
    let mut walker = Walker {
        map,
        cells: &cells,
        start: (StopId(0), 0),
        exit: None,
        leaving: Passing::Free,
        hexes: Hexes::new(),
        pieces: SmallVec::new(),
        parted: false,
        walked: PieceSet::new(),
        links: Vec::with_capacity(2 * stops.len()),
        stubs: Vec::with_capacity(stops.len()),
    };
    let mut stub_starts = Vec::with_capacity(stops.len() + 1);
    for (index, stop) in stops.iter().enumerate() {
        stub_starts.push(walker.stubs.len() as u16);
        walker.set_out(StopId(index as u16), stop.at);
    }
    stub_starts.push(walker.stubs.len() as u16);
    let Walker { links, stubs, .. } = walker;
    Found { stops, links, stubs, stub_starts, firsts, pieces }
}

/// No piece has this number.
const NONE: u16 = u16::MAX;

/// A hex as it lies now.
struct Cell<'a> {
    ways: &'a Ways,
    first: First,
    /// The piece that each track's crossing of each edge is, where track meets from both sides.
    crossings: [u16; 18],
}

impl Cell<'_> {
    /// The piece that a segment of this hex is.
    fn segment(&self, way: Way) -> Piece {
        Piece(self.first.segment + u16::from(way.track))
    }

    fn crossing(&self, edge: Edge, lane: Lane) -> Option<Piece> {
        Some(self.crossings[3 * edge.index() + lane.index()]).filter(|piece| *piece != NONE).map(Piece)
    }
}

/// Looks at every hex and numbers the stops and pieces: first all segments, then all crossings.
fn cells<'a>(map: &'a Map, layout: &Layout) -> (Vec<Cell<'a>>, Vec<First>, u16) {
    let mut cells: Vec<Cell<'a>> = Vec::with_capacity(map.hexes.len());
    let mut firsts = Vec::with_capacity(map.hexes.len() + 1);
    let mut next = First { stop: 0, segment: 0 };
    for hex in map.hex_ids() {
        let now = layout.tile(hex);
        let ways = map.ways.through(now);
        cells.push(Cell { ways, first: next, crossings: [NONE; 18] });
        firsts.push(next);
        next.stop += map.tile(now.0).stops.len() as u16;
        next.segment += ways.pieces() as u16;
    }
    firsts.push(next);
    let mut pieces = next.segment;
    for (index, hex) in map.hexes.iter().enumerate() {
        for edge in &Edge::ALL[..3] {
            let Some(neighbour) = hex.neighbours[edge.index()].filter(|_| hex.open[edge.index()]) else {
                continue;
            };
            let (here, there) = (cells[index].ways, cells[neighbour.index()].ways);
            if !here.meets(*edge) || !there.meets(edge.opposite()) {
                continue;
            }
            for lane in Lane::ALL {
                let facing = there.facing(edge.opposite(), lane);
                let Some(facing) = facing.filter(|_| !here.after_edge(*edge, lane).is_empty()) else {
                    continue;
                };
                cells[index].crossings[3 * edge.index() + lane.index()] = pieces;
                let opposite = 3 * edge.opposite().index() + facing.index();
                cells[neighbour.index()].crossings[opposite] = pieces;
                pieces += 1;
            }
        }
    }
    (cells, firsts, pieces)
}

/// Lists the stops of every hex.
fn stops(map: &Map, layout: &Layout, count: usize) -> Vec<NetStop> {
    let mut stops = Vec::with_capacity(count);
    for hex in map.hex_ids() {
        let tile = map.tile(layout.tile(hex).0);
        for (node, stop) in (0..).map(NodeId).zip(&tile.stops) {
            let at = StopAt { hex, node };
            stops.push(NetStop { at, kind: stop.kind, slots: stop.slots, value: stop.value });
        }
    }
    stops
}

/// Someone walking along the track, with what was passed on the way.
struct Walker<'a> {
    map: &'a Map,
    cells: &'a [Cell<'a>],
    /// The stop set out from and the segment taken there.
    start: (StopId, u8),
    exit: Option<Edge>,
    leaving: Passing,
    hexes: Hexes,
    pieces: SmallVec<[Piece; 16]>,
    /// Whether track has parted on the way, seen from either direction.
    parted: bool,
    /// Segments that need not be taken from their stop any more, since all there is was found from the other end.
    walked: PieceSet,
    links: Vec<Link>,
    stubs: Vec<Stub>,
}

impl<'a> Walker<'a> {
    /// Leaves a stop along each of its segments.
    fn set_out(&mut self, stop: StopId, at: StopAt) {
        let cell = &self.cells[at.hex.index()];
        self.hexes.push(at.hex);
        for way in cell.ways.after_node(at.node) {
            if self.walked.contains(cell.segment(*way)) {
                continue;
            }
            self.parted = false;
            self.start = (stop, way.track);
            self.leaving = match way.to {
                End::Edge(_) => way.passing,
                End::Node(_) => Passing::Free,
            };
            self.exit = match way.to {
                End::Edge(edge) => Some(edge),
                End::Node(_) => None,
            };
            self.follow(at.hex, *way, None);
        }
        self.hexes.clear();
    }

    /// Follows track until a stop or a loose end, and where it parts, along every way. The first segment was
    /// entered by an edge unless it starts at the stop.
    fn follow(&mut self, mut hex: HexId, mut way: Way, mut entry: Option<Edge>) {
        let passed = (self.hexes.len(), self.pieces.len());
        loop {
            let cell = &self.cells[hex.index()];
            self.pieces.push(cell.segment(way));
            let edge = match way.to {
                End::Edge(edge) => edge,
                End::Node(node) => {
                    let stop = StopId(cell.first.stop + u16::from(node.0));
                    self.arrive(stop, way, entry);
                    if !self.parted {
                        self.walked.insert(cell.segment(way));
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

    /// Crosses an edge to where track goes on, or notes a loose end. Never crosses the same edge twice, so
    /// never turns back.
    fn cross(&mut self, hex: HexId, edge: Edge, lane: Lane) -> Option<(HexId, &'a [Way])> {
        let here = &self.map.hexes[hex.index()];
        let Some(crossing) = self.cells[hex.index()].crossing(edge, lane) else {
            if here.open[edge.index()] {
                let hexes = Hexes::from_slice(&self.hexes);
                let pieces = self.pieces.iter().copied().collect();
                self.stubs.push(Stub { from: self.start.0, at: (hex, edge), hexes, pieces });
            }
            return None;
        };
        if self.pieces.contains(&crossing) {
            return None;
        }
        let neighbour = here.neighbours[edge.index()]?;
        self.pieces.push(crossing);
        self.hexes.push(neighbour);
        let there = self.cells[neighbour.index()].ways;
        let facing = there.facing(edge.opposite(), lane)?;
        let ways = there.after_edge(edge.opposite(), facing);
        self.parted |= ways.len() > 1 || self.cells[hex.index()].ways.after_edge(edge, lane).len() > 1;
        Some((neighbour, ways))
    }

    /// Notes a link. It may be walked from both ends, and is noted from the lower one.
    fn arrive(&mut self, stop: StopId, way: Way, entry: Option<Edge>) {
        if self.start < (stop, way.track) {
            self.links.push(Link {
                a: self.start.0,
                b: stop,
                a_exit: self.exit,
                b_exit: entry,
                a_passing: self.leaving,
                b_passing: if entry.is_some() { way.passing } else { Passing::Free },
                hexes: Hexes::from_slice(&self.hexes),
                hexes_set: self.hexes.iter().copied().collect(),
                pieces: self.pieces.iter().copied().collect(),
            });
        }
    }
}
