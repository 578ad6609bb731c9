//! The board as a guest reads it from the view: what lies on every hex, and the track a company can follow from
//! its tokens. Only what is reached is walked, so that trying a tile is cheap. It knows no title.

pub mod earnings;
pub mod lays;
mod prospects;

pub use earnings::{Earnings, Length, estimate};

use board::{Colour, HexId, HexSet, NodeId, Piece, PieceSet, Rotation, StopAt, TileId};
use rules::info::{EndInfo, HexInfo, TileInfo, TileStopInfo};
use rules::{CompanyId, TitleInfo, View};

/// As many stops as a tile of any title has.
const STOPS: usize = 8;

/// What sort of stop it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A city.
    City,
    /// A town.
    Town,
    /// A wayside stop, or a place without track.
    Wayside,
    /// The end of the world: a city with no way on.
    OffBoard,
}

/// The board: what lies on every hex, and who has bases where.
#[derive(Clone)]
pub struct SeenGround<'a> {
    pub info: &'a TitleInfo,
    pub newest: Colour,
    /// The letter of unbuilt places that bring less than others, where a title has such.
    pub poor: Option<&'static str>,
    faces: Vec<(TileId, Rotation)>,
    /// By hex, the edges that its track meets, a bit each.
    exits: Vec<u8>,
    /// By hex, the number of its first piece of track; counted over the board, so that sets of pieces stay small.
    firsts: Vec<u16>,
    bases: Vec<(StopAt, CompanyId)>,
}

impl<'a> SeenGround<'a> {
    /// Reads the board from a view.
    pub fn of(view: &View, info: &'a TitleInfo) -> SeenGround<'a> {
        let mut faces: Vec<_> = info.map.hexes.iter().map(|hex| (hex.printed, Rotation::ZERO)).collect();
        for laid in &view.board.tiles {
            faces[laid.hex.index()] = (laid.tile, laid.rotation);
        }
        let tokens = view.board.tokens.iter();
        let bases = tokens.map(|token| (StopAt { hex: token.hex, node: token.node }, token.company));
        let mut ground = SeenGround {
            info,
            newest: view.phase.tiles,
            poor: None,
            exits: Vec::new(),
            faces,
            firsts: Vec::new(),
            bases: bases.collect(),
        };
        ground.exits = ground.faces.iter().map(|face| ground.exits_of(*face)).collect();
        ground.number_pieces();
        ground
    }

    fn number_pieces(&mut self) {
        let mut next = 0;
        self.firsts.clear();
        for (tile, _) in &self.faces {
            self.firsts.push(next);
            next += self.info.tiles[tile.index()].track.len() as u16;
        }
    }

    /// Lays a tile and returns what was there.
    pub fn lay(&mut self, hex: HexId, face: (TileId, Rotation)) -> (TileId, Rotation) {
        let before = std::mem::replace(&mut self.faces[hex.index()], face);
        self.exits[hex.index()] = self.exits_of(face);
        self.number_pieces();
        before
    }

    /// Adds a base.
    pub fn place(&mut self, at: StopAt, company: CompanyId) {
        self.bases.push((at, company));
    }

    /// Takes the last base away again.
    pub fn unplace(&mut self) {
        self.bases.pop();
    }

    /// The tile on a hex.
    pub fn tile(&self, hex: HexId) -> &'a TileInfo {
        &self.info.tiles[self.faces[hex.index()].0.index()]
    }

    /// The printed hex.
    pub fn hex(&self, hex: HexId) -> &'a HexInfo {
        &self.info.map.hexes[hex.index()]
    }

    /// Whether anything has been built on a hex, or is printed there.
    pub fn built(&self, hex: HexId) -> bool {
        self.tile(hex).colour != Colour::Plain
    }

    /// The tracks of a hex as they lie, with their numbers.
    pub fn tracks(&self, hex: HexId) -> impl Iterator<Item = (u16, EndInfo, EndInfo)> + use<'a> {
        let (tile, rotation) = self.faces[hex.index()];
        let tracks = &self.info.tiles[tile.index()].track;
        let first = self.firsts[hex.index()];
        (first..).zip(tracks).map(move |(piece, (a, b))| (piece, turned(*a, rotation), turned(*b, rotation)))
    }

    /// The hex across an edge, where track may cross it.
    pub fn across(&self, hex: HexId, edge: u8) -> Option<HexId> {
        let printed = self.hex(hex);
        printed.neighbours[usize::from(edge)].filter(|_| printed.open[usize::from(edge)])
    }

    /// Whether track of a hex ends at an edge.
    pub fn meets(&self, hex: HexId, edge: u8) -> bool {
        self.exits[hex.index()] & (1 << edge) != 0
    }

    /// The edges that track of a hex ends at, a bit each.
    pub fn exits(&self, hex: HexId) -> u8 {
        self.exits[hex.index()]
    }

    /// The edges that track of a tile ends at, a bit each.
    pub fn exits_of(&self, (tile, rotation): (TileId, Rotation)) -> u8 {
        let ends = self.info.tiles[tile.index()].track.iter().flat_map(|(a, b)| [*a, *b]);
        ends.fold(0, |exits, end| match turned(end, rotation) {
            EndInfo::Edge(edge) => exits | 1 << edge,
            EndInfo::Stop(_) => exits,
        })
    }

    /// The tile on a hex and how it is turned.
    pub fn face(&self, hex: HexId) -> (TileId, Rotation) {
        self.faces[hex.index()]
    }

    /// What a stop of a hex is worth now.
    pub fn value(&self, at: StopAt) -> i32 {
        self.tile(at.hex).stops.get(at.node.index()).map_or(0, |stop| self.stop_value(stop))
    }

    /// What a stop of a tile is worth now.
    pub fn stop_value(&self, stop: &TileStopInfo) -> i32 {
        let index = match self.newest {
            Colour::Plain | Colour::Yellow => 0,
            Colour::Green => 1,
            Colour::Russet => 2,
            Colour::Grey => 3,
        };
        i32::from(stop.values[index])
    }

    /// What sort of stop it is.
    pub fn kind(&self, at: StopAt) -> Kind {
        match self.tile(at.hex).stops.get(at.node.index()).map(|stop| stop.kind.as_str()) {
            Some("city") => Kind::City,
            Some("town") => Kind::Town,
            Some("off-board") => Kind::OffBoard,
            _ => Kind::Wayside,
        }
    }

    /// Circles of a station that nobody has taken.
    pub fn free_circles(&self, at: StopAt) -> usize {
        let slots = self.tile(at.hex).stops.get(at.node.index()).map_or(0, |stop| usize::from(stop.slots));
        slots.saturating_sub(self.bases.iter().filter(|(stop, _)| *stop == at).count())
    }

    /// Where a company has its bases; its home, if it has none yet.
    pub fn bases_of(&self, company: CompanyId) -> Vec<StopAt> {
        let own = self.bases.iter().filter(|(_, owner)| *owner == company).map(|(at, _)| *at);
        let found: Vec<StopAt> = own.collect();
        if found.is_empty() { vec![self.info.companies[company.index()].home] } else { found }
    }

    /// Whether a company's track ends at a station because others have all its circles.
    fn stops_here(&self, at: StopAt, company: CompanyId) -> bool {
        match self.kind(at) {
            Kind::OffBoard => true,
            Kind::City => {
                let own = self.bases.iter().any(|(stop, owner)| *stop == at && *owner == company);
                !own && self.free_circles(at) == 0
            }
            Kind::Town | Kind::Wayside => false,
        }
    }
}

fn turned(end: EndInfo, rotation: Rotation) -> EndInfo {
    match end {
        EndInfo::Edge(edge) => EndInfo::Edge((edge + rotation.index() as u8) % 6),
        EndInfo::Stop(_) => end,
    }
}

/// A stop a company can reach.
#[derive(Clone, Copy, Debug)]
pub struct SeenStop {
    pub at: StopAt,
    pub kind: Kind,
    pub value: i32,
    pub base: bool,
    /// Whether trains and builders get no further.
    pub terminus: bool,
}

/// A stretch of track between two stops.
pub struct SeenLink {
    pub to: usize,
    /// The hexes entered on the way.
    pub hexes: HexSet,
    pub pieces: PieceSet,
}

/// What a company can reach from its bases.
pub struct SeenNetwork {
    pub stops: Vec<SeenStop>,
    /// By stop, the stretches that leave it.
    pub links: Vec<Vec<SeenLink>>,
    /// Hexes that are reached, and where their track leaves them without meeting other track.
    pub loose_ends: Vec<(HexId, u8)>,
    pub hexes: HexSet,
    numbers: Vec<u16>,
}

impl SeenNetwork {
    /// Follows the track from the bases of a company.
    pub fn of(ground: &SeenGround<'_>, company: CompanyId) -> SeenNetwork {
        let mut network = SeenNetwork {
            stops: Vec::with_capacity(16),
            links: Vec::with_capacity(16),
            loose_ends: Vec::new(),
            hexes: HexSet::default(),
            numbers: vec![u16::MAX; ground.info.map.hexes.len() * STOPS],
        };
        for at in ground.bases_of(company) {
            let number = network.number(ground, at, company);
            network.stops[number].base = true;
        }
        let mut next = 0;
        while next < network.stops.len() {
            let stop = network.stops[next];
            if !stop.terminus || stop.base {
                network.leave(ground, next, company);
            }
            next += 1;
        }
        network
    }

    /// The number of a stop, if it is reached.
    pub fn find(&self, at: StopAt) -> Option<usize> {
        let number = *self.numbers.get(place(at))?;
        (number != u16::MAX).then_some(usize::from(number))
    }

    fn number(&mut self, ground: &SeenGround<'_>, at: StopAt, company: CompanyId) -> usize {
        if let Some(known) = self.find(at) {
            return known;
        }
        let number = self.stops.len();
        self.numbers[place(at)] = number as u16;
        let terminus = ground.stops_here(at, company);
        let (kind, value) = (ground.kind(at), ground.value(at));
        self.stops.push(SeenStop { at, kind, value, base: false, terminus });
        self.links.push(Vec::new());
        self.hexes.insert(at.hex);
        number
    }

    fn leave(&mut self, ground: &SeenGround<'_>, from: usize, company: CompanyId) {
        let at = self.stops[from].at;
        let here = EndInfo::Stop(at.node.0);
        for (piece, a, b) in ground.tracks(at.hex) {
            let to = if a == here { b } else { a };
            if a == here || b == here {
                let mut way = SeenWay { from, hexes: HexSet::default(), pieces: PieceSet::new(), length: 0 };
                way.pieces.insert(Piece(piece));
                self.follow(ground, company, way, at.hex, to);
            }
        }
    }

    fn follow(
        &mut self,
        ground: &SeenGround<'_>,
        company: CompanyId,
        mut way: SeenWay,
        hex: HexId,
        end: EndInfo,
    ) {
        let edge = match end {
            EndInfo::Stop(node) => {
                let to = self.number(ground, StopAt { hex, node: NodeId(node) }, company);
                let SeenWay { from, hexes, pieces, .. } = way;
                self.links[from].push(SeenLink { to, hexes, pieces });
                return;
            }
            EndInfo::Edge(edge) => edge,
        };
        self.hexes.insert(hex);
        let opposite = (edge + 3) % 6;
        let Some(next) = ground.across(hex, edge) else { return };
        if !ground.meets(next, opposite) {
            if !self.loose_ends.contains(&(hex, edge)) {
                self.loose_ends.push((hex, edge));
            }
            return;
        }
        way.length += 1;
        if way.length > 12 || way.hexes.contains(next) || next == self.stops[way.from].at.hex {
            return;
        }
        way.hexes.insert(next);
        for (piece, a, b) in ground.tracks(next) {
            let on = match EndInfo::Edge(opposite) {
                entry if a == entry => b,
                entry if b == entry => a,
                _ => continue,
            };
            let mut branch = way.clone();
            branch.pieces.insert(Piece(piece));
            self.follow(ground, company, branch, next, on);
        }
    }
}

/// Track followed so far.
#[derive(Clone)]
struct SeenWay {
    from: usize,
    hexes: HexSet,
    pieces: PieceSet,
    length: u8,
}

fn place(at: StopAt) -> usize {
    at.hex.index() * STOPS + at.node.index().min(STOPS - 1)
}
