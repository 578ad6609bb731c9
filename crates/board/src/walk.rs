//! Following track over the board, from every stop along every piece of track, until the next stop or a loose
//! end. This is how a [`Network`](crate::Network) is found.

use smallvec::SmallVec;

use crate::network::{First, Hexes, Link, NetStop, StopId, Stub};
use crate::ways::{Way, Ways};
use crate::{Edge, End, HexId, Layout, Map, NodeId, Piece, Rotation, StopAt};

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
    let stops = stops(map, layout, &cells);
    let mut walker = Walker {
        map,
        cells: &cells,
        start: (StopId(0), 0),
        exit: None,
        hexes: Hexes::new(),
        pieces: SmallVec::new(),
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

/// A hex as it lies now.
struct Cell<'a> {
    ways: &'a Ways,
    rotation: Rotation,
    first: First,
    /// The piece that the crossing of each edge is, where track meets from both sides.
    crossings: [Option<Piece>; 6],
}

/// Looks at every hex and numbers the stops and pieces: first all segments, then all crossings.
fn cells<'a>(map: &'a Map, layout: &Layout) -> (Vec<Cell<'a>>, Vec<First>, u16) {
    let mut cells = Vec::with_capacity(map.hexes.len());
    let mut firsts = Vec::with_capacity(map.hexes.len() + 1);
    let mut next = First { stop: 0, segment: 0 };
    for hex in map.hex_ids() {
        let (tile, rotation) = layout.tile(hex);
        let ways = &map.ways[tile.index()];
        cells.push(Cell { ways, rotation, first: next, crossings: [None; 6] });
        firsts.push(next);
        next.stop += ways.stops() as u16;
        next.segment += ways.pieces() as u16;
    }
    firsts.push(next);
    let mut pieces = next.segment;
    for (index, hex) in map.hexes.iter().enumerate() {
        let exits = cells[index].ways.exits(cells[index].rotation);
        for edge in &Edge::ALL[..3] {
            let Some(neighbour) = hex.neighbours[edge.index()] else { continue };
            let across = &cells[neighbour.index()];
            let facing = across.ways.exits(across.rotation) >> edge.opposite().index();
            if hex.open[edge.index()] && exits >> edge.index() & facing & 1 != 0 {
                cells[index].crossings[edge.index()] = Some(Piece(pieces));
                cells[neighbour.index()].crossings[edge.opposite().index()] = Some(Piece(pieces));
                pieces += 1;
            }
        }
    }
    (cells, firsts, pieces)
}

/// Lists the stops of every hex.
fn stops(map: &Map, layout: &Layout, cells: &[Cell<'_>]) -> Vec<NetStop> {
    let count = cells.last().map_or(0, |cell| usize::from(cell.first.stop) + cell.ways.stops());
    let mut stops = Vec::with_capacity(count);
    for hex in map.hex_ids() {
        let tile = map.tile(layout.tile(hex).0);
        for (node, stop) in tile.stops.iter().enumerate() {
            let at = StopAt { hex, node: NodeId(node as u8) };
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
    hexes: Hexes,
    pieces: SmallVec<[Piece; 16]>,
    links: Vec<Link>,
    stubs: Vec<Stub>,
}

impl Walker<'_> {
    /// Leaves a stop along each of its segments.
    fn set_out(&mut self, stop: StopId, at: StopAt) {
        let cells = self.cells;
        for way in cells[at.hex.index()].ways.after_node(at.node.index()) {
            self.start = (stop, way.track);
            self.exit = None;
            self.hexes.push(at.hex);
            self.follow(at.hex, *way, None);
            self.hexes.clear();
        }
    }

    /// Follows a segment to its far end, having come into the hex by an edge unless it starts at the stop.
    fn follow(&mut self, hex: HexId, way: Way, entry: Option<Edge>) {
        let cell = &self.cells[hex.index()];
        let segment = Piece(cell.first.segment + u16::from(way.track));
        self.pieces.push(segment);
        match way.to.rotated(cell.rotation) {
            End::Node(node) => {
                let stop = StopId(cell.first.stop + u16::from(node.0));
                self.arrive(stop, way.track, entry);
            }
            End::Edge(edge) => self.cross(hex, edge, entry.is_none()),
        }
        self.pieces.pop();
    }

    /// Crosses an edge and follows every segment that continues, or notes a loose end. Never crosses the same
    /// edge twice, so never turns back.
    fn cross(&mut self, hex: HexId, edge: Edge, leaving: bool) {
        if leaving {
            self.exit = Some(edge);
        }
        let across = &self.map.hexes[hex.index()];
        let (Some(crossing), Some(neighbour)) =
            (self.cells[hex.index()].crossings[edge.index()], across.neighbours[edge.index()])
        else {
            if across.open[edge.index()] {
                let (from, at) = (self.start.0, (hex, edge));
                self.stubs.push(Stub { from, at, hexes: Hexes::from_slice(&self.hexes) });
            }
            return;
        };
        if self.pieces.contains(&crossing) {
            return;
        }
        self.pieces.push(crossing);
        self.hexes.push(neighbour);
        let entry = edge.opposite();
        let cells = self.cells;
        let cell = &cells[neighbour.index()];
        for way in cell.ways.after_edge(entry, cell.rotation) {
            self.follow(neighbour, *way, Some(entry));
        }
        self.hexes.pop();
        self.pieces.pop();
    }

    /// Notes a link. Every link is walked from both ends; it is noted from the lower one.
    fn arrive(&mut self, stop: StopId, track: u8, entry: Option<Edge>) {
        if self.start < (stop, track) {
            self.links.push(Link {
                a: self.start.0,
                b: stop,
                a_exit: self.exit,
                b_exit: entry,
                hexes: Hexes::from_slice(&self.hexes),
                hexes_set: self.hexes.iter().copied().collect(),
                pieces: self.pieces.iter().copied().collect(),
            });
        }
    }
}
