//! What touches what: the stops on a board, the stretches of track between neighbouring stops, and the loose
//! ends where building could go on. Derived from a map and a layout, and changed when a tile is laid; tokens play no
//! part. Everything is numbered densely in flat arrays, so that searches over it need no look-ups by hash.

use smallvec::SmallVec;

use crate::walk::{self, Arm, Numbered, Walker};
use crate::{Edge, HexId, HexSet, Layout, Map, Passing, Piece, PieceSet, StopAt, StopKind, Value};

/// A stop of a network: index into [`Network::stops`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StopId(pub u16);

impl StopId {
    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A link of a network: index into [`Network::links`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkId(pub u16);

impl LinkId {
    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A stop on the board with what a run needs to know of it. Stops without track are listed as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetStop {
    /// Where it is.
    pub at: StopAt,
    /// What sort of place it is.
    pub kind: StopKind,
    /// How many tokens it holds.
    pub slots: u8,
    /// What it is worth.
    pub value: Value,
}

/// The hexes a stretch of track passes, in order.
pub type Hexes = SmallVec<[HexId; 8]>;

/// A stretch of track from one stop to the next, with no stop in between. Where track parts between stops,
/// every way through is a link of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// One end; never after `b`, and the same stop if the track runs in a loop.
    pub a: StopId,
    /// The other end.
    pub b: StopId,
    /// The edge by which it leaves the hex of `a`; `None` if it stays within one hex.
    pub a_exit: Option<Edge>,
    /// The edge by which it leaves the hex of `b`; `None` if it stays within one hex.
    pub b_exit: Option<Edge>,
    /// The segment by which it leaves `a`: index into [`Tile::track`](crate::Tile::track).
    pub a_track: u8,
    /// What a run may do at `a` that came by it.
    pub a_passing: Passing,
    /// What a run may do at `b` that came by it.
    pub b_passing: Passing,
    /// The hexes it passes from `a` to `b`, both included; a hex passed twice is there twice.
    pub hexes: Hexes,
    /// The same hexes as a set.
    pub hexes_set: HexSet,
    /// Every segment it runs over and every hex edge it crosses.
    pub pieces: PieceSet,
}

impl Link {
    /// The other end, seen from one of them.
    pub fn other(&self, end: StopId) -> StopId {
        if self.a == end { self.b } else { self.a }
    }

    fn arm(&self) -> Arm {
        Arm { stop: self.a, track: self.a_track }
    }

    /// What a run may do at one end that came by it.
    pub fn passing(&self, end: StopId) -> Passing {
        if self.a == end { self.a_passing } else { self.b_passing }
    }
}

/// The other end of a link, seen from one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// The stop there.
    pub stop: StopId,
    /// Whether the link can be taken from here.
    pub leaves: bool,
    /// Whether one may go on from there.
    pub goes_on: bool,
}

/// Track from a stop to a hex edge beyond which nothing continues: where a new tile could be joined. Where
/// track parts on the way, the same loose end may be listed once for each way there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stub {
    /// The stop it comes from.
    pub from: StopId,
    /// The segment by which it leaves the stop: index into [`Tile::track`](crate::Tile::track).
    pub track: u8,
    /// The edge it ends at, and the hex it belongs to; the neighbour across may be built on or not.
    pub at: (HexId, Edge),
    /// The hexes it passes from the stop to the loose end, both included.
    pub hexes: Hexes,
}

impl Stub {
    fn arm(&self) -> Arm {
        Arm { stop: self.from, track: self.track }
    }
}

/// Track from a stop that leads back to an edge it has crossed, with no stop and no loose end on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// The stop it comes from.
    pub from: StopId,
    /// The segment by which it leaves the stop: index into [`Tile::track`](crate::Tile::track).
    pub track: u8,
    /// The hexes it passes from the stop until it would cross an edge again.
    pub hexes: Hexes,
}

impl Loop {
    fn arm(&self) -> Arm {
        Arm { stop: self.from, track: self.track }
    }
}

/// What touches what on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Network {
    /// Every stop, by hex and then by its number on the tile.
    pub stops: Vec<NetStop>,
    /// Every link, by its first stop and the segment it leaves by.
    pub links: Vec<Link>,
    /// Every loose end, by stop and the segment it leaves by.
    pub stubs: Vec<Stub>,
    /// Every loop of plain track, by stop and the segment it leaves by.
    pub loops: Vec<Loop>,
    /// The hexes whose track is not all at one stop: the only ones that a way can come to twice without coming to a stop
    /// twice.
    pub parted: HexSet,
    /// For each hex its first stop and its first segment, and once more at the end.
    firsts: Vec<First>,
    /// For each stop where its links start in `links_by_stop`, and once more at the end.
    link_starts: Vec<u16>,
    links_by_stop: Vec<LinkId>,
    /// The other end of each of `links_by_stop`.
    neighbours: Vec<Neighbour>,
    pieces: u16,
}

/// The first numbers that belong to a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct First {
    pub stop: u16,
    pub segment: u16,
}

impl First {
    /// How many numbers the tile on a hex needs.
    pub fn on(map: &Map, layout: &Layout, hex: HexId) -> First {
        let on_hex = layout.tile(hex);
        let (stops, segments) = (map.tile(on_hex.0).stops.len(), map.ways.through(on_hex).pieces());
        First { stop: stops as u16, segment: segments as u16 }
    }
}

impl Network {
    /// Follows all track of a board.
    pub fn of(map: &Map, layout: &Layout) -> Network {
        let firsts = walk::firsts(map, layout);
        let mut stops = Vec::with_capacity(firsts[map.hexes.len()].stop.into());
        map.hex_ids().for_each(|hex| stops.extend(walk::stops(map, layout, hex)));
        let board = Numbered { map, layout, firsts: &firsts };
        let mut walker = Walker::new(board, 2 * stops.len(), stops.len());
        for (stop, at) in (0..).map(StopId).zip(&stops) {
            walker.set_out(stop, at.at);
        }
        let Walker { links, stubs, loops, .. } = walker;
        let parted = map.hex_ids().filter(|hex| map.ways.through(layout.tile(*hex)).is_parted()).collect();
        let mut network = Network { stops, links, stubs, loops, parted, firsts, ..Network::default() };
        network.index(map);
        network
    }

    /// Follows track anew where a tile was laid on one hex since: the same network as one made of the whole board.
    pub fn follow_anew(&mut self, map: &Map, layout: &Layout, hex: HexId) {
        self.renumber(map, layout, hex);
        let board = Numbered { map, layout, firsts: &self.firsts };
        let mut walker = Walker::new(board, 16, 16);
        for arm in walk::arms_around(board, hex) {
            walker.set_out_by(arm, self.stops[arm.stop.index()].at);
            replace(&mut self.links, arm, Link::arm, &mut walker.links);
            replace(&mut self.stubs, arm, Stub::arm, &mut walker.stubs);
            replace(&mut self.loops, arm, Loop::arm, &mut walker.loops);
        }
        self.parted.remove(hex);
        if map.ways.through(layout.tile(hex)).is_parted() {
            self.parted.insert(hex);
        }
        self.index(map);
    }

    /// Takes in the stops of a tile that was laid on a hex, forgets the track from those that lay there, and gives
    /// everything that stays the number it has now. What comes to the hex from outside is still to be followed anew.
    fn renumber(&mut self, map: &Map, layout: &Layout, hex: HexId) {
        let (first, next) = (self.firsts[hex.index()], self.firsts[hex.index() + 1]);
        let now = First::on(map, layout, hex);
        let moved = Moved {
            on_hex: (StopId(first.stop), StopId(next.stop)),
            stops: (first.stop + now.stop) as i16 - next.stop as i16,
            segment: Piece(first.segment),
            segments: (first.segment + now.segment) as i16 - next.segment as i16,
        };
        self.stops.splice(usize::from(first.stop)..usize::from(next.stop), walk::stops(map, layout, hex));
        let links = self.links.partition_point(|link| link.a < moved.on_hex.0)
            ..self.links.partition_point(|link| link.a < moved.on_hex.1);
        self.links.drain(links);
        let stubs = self.stubs.partition_point(|stub| stub.from < moved.on_hex.0)
            ..self.stubs.partition_point(|stub| stub.from < moved.on_hex.1);
        self.stubs.drain(stubs);
        self.loops.retain(|round| round.from < moved.on_hex.0 || round.from >= moved.on_hex.1);
        if moved.stops == 0 && moved.segments == 0 {
            return;
        }
        for later in &mut self.firsts[hex.index() + 1..] {
            later.stop = later.stop.wrapping_add_signed(moved.stops);
            later.segment = later.segment.wrapping_add_signed(moved.segments);
        }
        for link in &mut self.links {
            (link.a, link.b) = (moved.stop(link.a), moved.stop(link.b));
            if !link.hexes_set.contains(hex) {
                link.pieces.renumber(moved.segment, moved.segments);
            }
        }
        for stub in &mut self.stubs {
            stub.from = moved.stop(stub.from);
        }
        for round in &mut self.loops {
            round.from = moved.stop(round.from);
        }
    }

    /// Lists the links of each stop, one stop after the other, and counts the pieces.
    fn index(&mut self, map: &Map) {
        self.pieces = self.firsts[map.hexes.len()].segment;
        let starts = &mut self.link_starts;
        starts.clear();
        starts.resize(self.stops.len() + 1, 0);
        for link in &self.links {
            starts[link.a.index()] += 1;
            starts[link.b.index()] += u16::from(link.b != link.a);
        }
        let mut total = 0;
        for start in starts.iter_mut() {
            total += *start;
            *start = total;
        }
        self.links_by_stop.resize(total.into(), LinkId(0));
        self.neighbours.resize(total.into(), Neighbour { stop: StopId(0), leaves: true, goes_on: true });
        for (index, link) in self.links.iter().enumerate().rev() {
            let mut list = |end: (StopId, Passing), other: (StopId, Passing)| {
                starts[end.0.index()] -= 1;
                let place = usize::from(starts[end.0.index()]);
                self.links_by_stop[place] = LinkId(index as u16);
                self.neighbours[place] = Neighbour {
                    stop: other.0,
                    leaves: end.1 != Passing::EntersOnly,
                    goes_on: other.1 == Passing::Free,
                };
            };
            let (a, b) = ((link.a, link.a_passing), (link.b, link.b_passing));
            if link.a == link.b {
                list(a, a);
            } else {
                list(a, b);
                list(b, a);
            }
        }
    }

    /// The number of a stop on the board.
    #[inline]
    pub fn stop(&self, at: StopAt) -> Option<StopId> {
        let first = self.firsts.get(at.hex.index())?;
        let next = self.firsts.get(at.hex.index() + 1)?;
        let stop = first.stop + u16::from(at.node.0);
        (stop < next.stop).then_some(StopId(stop))
    }

    /// The stops of a hex.
    pub fn stops_of(&self, hex: HexId) -> impl Iterator<Item = StopId> + use<> {
        let first = self.firsts[hex.index()].stop;
        (first..self.firsts[hex.index() + 1].stop).map(StopId)
    }

    /// The links that start or end at a stop. A loop is listed once.
    #[inline]
    pub fn links_of(&self, stop: StopId) -> &[LinkId] {
        let range = self.link_starts[stop.index()]..self.link_starts[stop.index() + 1];
        &self.links_by_stop[usize::from(range.start)..usize::from(range.end)]
    }

    /// The other ends of the links of a stop, one for each link.
    #[inline]
    pub fn neighbours_of(&self, stop: StopId) -> &[Neighbour] {
        let range = self.link_starts[stop.index()]..self.link_starts[stop.index() + 1];
        &self.neighbours[usize::from(range.start)..usize::from(range.end)]
    }

    /// The link between two stops over exactly these hexes, those of both stops included.
    pub fn link_over(&self, from: StopId, to: StopId, hexes: &[HexId]) -> Option<LinkId> {
        self.links_of(from).iter().copied().find(|id| {
            let link = self.link(*id);
            let forth = (link.a, link.b) == (from, to) && link.hexes[..] == *hexes;
            let back = (link.b, link.a) == (from, to) && link.hexes.iter().rev().eq(hexes);
            forth || back
        })
    }

    /// The link of this number.
    #[inline]
    pub fn link(&self, link: LinkId) -> &Link {
        &self.links[link.index()]
    }

    /// The piece that a segment of the tile on a hex is: the one at this index of [`Tile::track`](crate::Tile::track).
    pub fn segment(&self, hex: HexId, track: usize) -> Piece {
        Piece(self.firsts[hex.index()].segment + track as u16)
    }

    /// Pieces are numbered from 0 and below this. Crossings that no track makes have numbers too.
    pub fn piece_count(&self) -> usize {
        usize::from(self.pieces)
    }
}

/// What becomes of numbers when a tile is laid that has more or fewer stops or segments.
struct Moved {
    /// The first stop of the hex, and the first that came after it.
    on_hex: (StopId, StopId),
    stops: i16,
    /// The first segment of the hex.
    segment: Piece,
    segments: i16,
}

impl Moved {
    /// The number that a stop has now; those of the old tile give way to the first of the new.
    fn stop(&self, before: StopId) -> StopId {
        if before < self.on_hex.1 {
            before.min(self.on_hex.0)
        } else {
            StopId(before.0.wrapping_add_signed(self.stops))
        }
    }
}

/// Puts what was found along an arm in the place of what was there, in a list that is ordered by arms.
fn replace<T>(list: &mut Vec<T>, arm: Arm, arm_of: impl Fn(&T) -> Arm, found: &mut Vec<T>) {
    let start = list.partition_point(|one| arm_of(one) < arm);
    let before = list[start..].iter().take_while(|one| arm_of(one) == arm).count();
    list.splice(start..start + before, found.drain(..));
}
