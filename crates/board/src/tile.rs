//! What lies on a hex: stops and the track between them and the edges. Tiles in the box and the printed faces
//! of hexes are the same thing here, so a hex always shows a tile at a rotation.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Edge, NodeId, Rotation, TileId};

/// How far a tile is developed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// A bare printed hex, or an off-board area.
    Plain,
    /// The first tiles.
    Yellow,
    /// The second.
    Green,
    /// The third, called brown elsewhere.
    Russet,
    /// The last.
    Grey,
}

impl Colour {
    /// The colour that replaces this one.
    pub fn next(self) -> Option<Colour> {
        match self {
            Colour::Plain => Some(Colour::Yellow),
            Colour::Yellow => Some(Colour::Green),
            Colour::Green => Some(Colour::Russet),
            Colour::Russet => Some(Colour::Grey),
            Colour::Grey => None,
        }
    }
}

/// What sort of place a stop is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StopKind {
    /// A large station with slots for tokens; on a bare hex the printed circle, without track.
    City,
    /// A small station: it has a value but no slot.
    Town,
    /// A wayside stop: neither value nor slot.
    Wayside,
    /// The edge of the world.
    OffBoard,
    /// The printed dot of a village that no track serves yet.
    Village,
}

impl StopKind {
    /// Whether this is one of the stops a village can have.
    pub fn serves_village(self) -> bool {
        matches!(self, StopKind::Town | StopKind::Wayside | StopKind::Village)
    }
}

/// What a stop is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// Always the same.
    Fixed(u16),
    /// By the newest colour of tile available.
    ByColour {
        /// While only yellow tiles are available.
        yellow: u16,
        /// Since the first green tile is.
        green: u16,
        /// Since the first russet tile is.
        russet: u16,
        /// Since the first grey tile is.
        grey: u16,
    },
}

impl Value {
    /// The value while this is the newest colour.
    pub fn at(self, newest: Colour) -> u16 {
        match self {
            Value::Fixed(value) => value,
            Value::ByColour { yellow, green, russet, grey } => match newest {
                Colour::Plain | Colour::Yellow => yellow,
                Colour::Green => green,
                Colour::Russet => russet,
                Colour::Grey => grey,
            },
        }
    }
}

/// A place on a tile where a train may stop.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stop {
    /// What sort of place it is.
    pub kind: StopKind,
    /// How many tokens it holds.
    pub slots: u8,
    /// What it is worth.
    pub value: Value,
    /// The place it is, where the printed hex says so.
    pub name: Option<String>,
}

/// Where a piece of track ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// At an edge of the hex.
    Edge(Edge),
    /// At a stop of the tile.
    Node(NodeId),
}

impl End {
    /// The edge it ends at, if it does not end at a stop.
    pub fn edge(self) -> Option<Edge> {
        match self {
            End::Edge(edge) => Some(edge),
            End::Node(_) => None,
        }
    }

    /// Where this end comes to lie when the tile is turned.
    pub fn rotated(self, rotation: Rotation) -> End {
        match self {
            End::Edge(edge) => End::Edge(edge.rotated(rotation)),
            End::Node(_) => self,
        }
    }
}

/// Which of the tracks that cross an edge side by side a piece of track belongs to, looking out of the hex. The left
/// track of one hex is the right track of the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lane {
    /// The edge has only one track; so has every end at a stop.
    #[default]
    Only,
    /// The left of two.
    Left,
    /// The right of two.
    Right,
}

impl Lane {
    /// All of them, in order.
    pub const ALL: [Lane; 3] = [Lane::Only, Lane::Left, Lane::Right];

    /// The number as an index.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// What a run may do that comes to a stop over a piece of track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Passing {
    /// Go on.
    #[default]
    Free,
    /// Only end there, or start there: `|` in the data.
    EndsRun,
    /// Only end there; nothing leaves the stop by this piece: `>|` in the data.
    EntersOnly,
}

/// A piece of track of a tile, described as the tile lies unrotated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Track {
    /// One end.
    pub a: End,
    /// The other end.
    pub b: End,
    /// Which track of its edge the first end is, and the other.
    pub lanes: (Lane, Lane),
    /// What a run may do at the stop it leads to.
    pub passing: Passing,
}

impl Track {
    /// A piece of track that has its edges for itself.
    pub fn new(a: End, b: End) -> Track {
        Track { a, b, lanes: (Lane::Only, Lane::Only), passing: Passing::Free }
    }

    /// The same piece when the tile is turned.
    pub fn rotated(self, rotation: Rotation) -> Track {
        Track { a: self.a.rotated(rotation), b: self.b.rotated(rotation), ..self }
    }

    /// The same piece, named from its other end.
    pub fn reversed(self) -> Track {
        Track { a: self.b, b: self.a, lanes: (self.lanes.1, self.lanes.0), passing: self.passing }
    }

    /// Whether this piece is still there in that one: between the same ends, and on the same side of each edge
    /// unless the edge had only one track.
    fn stays_in(self, other: Track) -> bool {
        let stays = |before: Lane, now: Lane| before == Lane::Only || before == now;
        self.a == other.a
            && self.b == other.b
            && stays(self.lanes.0, other.lanes.0)
            && stays(self.lanes.1, other.lanes.1)
    }

    /// Whether this piece is still among those of another tile, whichever end it is named from there.
    pub(crate) fn kept_in(self, others: &[Track]) -> bool {
        others.iter().any(|other| self.stays_in(*other) || self.reversed().stays_in(*other))
    }
}

/// How many copies of a tile are in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// This many.
    Limited(u8),
    /// They never run out.
    Unlimited,
}

/// A tile of the box, or the printed face of a hex.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// Its number; for a printed face the coordinate of the hex.
    pub name: String,
    /// How far it is developed.
    pub colour: Colour,
    /// The letters that tie it to a hex.
    pub label: Option<String>,
    /// Where trains stop on it.
    pub stops: Vec<Stop>,
    /// Its pieces of track, unrotated.
    pub track: Vec<Track>,
    /// The only rotation it may lie at, if there is just one.
    pub fixed_rotation: Option<Rotation>,
    /// Copies in the box; none for a printed face.
    pub count: Count,
    /// The design whose copies it is one of, where one design lies in several arrangements; else its own name.
    pub stock: String,
    /// What replacing it costs, whatever the ground.
    pub cost: u16,
    /// Whether it is the printed face of a hex.
    pub printed: bool,
}

impl Tile {
    /// The pieces of track as they lie when the tile is turned.
    pub fn track_at(&self, rotation: Rotation) -> impl Iterator<Item = Track> + '_ {
        self.track.iter().map(move |track| track.rotated(rotation))
    }

    /// Whether track of the turned tile ends at each edge.
    pub fn exits(&self, rotation: Rotation) -> [bool; 6] {
        let mut exits = [false; 6];
        for track in self.track_at(rotation) {
            for end in [track.a, track.b] {
                if let End::Edge(edge) = end {
                    exits[edge.index()] = true;
                }
            }
        }
        exits
    }

    /// How many stops are of a kind that satisfies the test.
    pub fn count_stops(&self, test: impl Fn(StopKind) -> bool) -> usize {
        self.stops.iter().filter(|stop| test(stop.kind)).count()
    }
}

/// Every tile of a map: those of the box first, in the order of the data file, then the printed face of each
/// hex, in the order of the hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    tiles: Vec<Tile>,
    boxed: usize,
    /// For each tile of the box the other arrangements of its design.
    arrangements: Vec<Vec<TileId>>,
}

impl TileSet {
    /// Puts the printed faces behind the tiles of the box.
    pub(crate) fn new(boxed: Vec<Tile>, printed: Vec<Tile>) -> TileSet {
        let count = boxed.len();
        let others = |index: usize| {
            let same = |other: &usize| *other != index && boxed[*other].stock == boxed[index].stock;
            (0..count).filter(same).map(|other| TileId(other as u16)).collect()
        };
        let arrangements = (0..count).map(others).collect();
        let mut tiles = boxed;
        tiles.extend(printed);
        TileSet { tiles, boxed: count, arrangements }
    }

    /// The other arrangements of a tile's design, which are made of the same copies.
    pub fn arrangements(&self, id: TileId) -> &[TileId] {
        self.arrangements.get(id.index()).map_or(&[], Vec::as_slice)
    }

    /// The tile of this number.
    ///
    /// # Panics
    /// If the id belongs to another set.
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// The tile of this name.
    pub fn named(&self, name: &str) -> Option<TileId> {
        self.iter().find(|(_, tile)| tile.name == name).map(|(id, _)| id)
    }

    /// Every tile with its id.
    pub fn iter(&self) -> impl Iterator<Item = (TileId, &Tile)> {
        (0..).map(TileId).zip(&self.tiles)
    }

    /// The tiles of the box with their ids: those that can be laid.
    pub fn boxed(&self) -> impl Iterator<Item = (TileId, &Tile)> {
        self.iter().take(self.boxed)
    }

    /// How many tiles there are, printed faces included.
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Whether there is no tile at all.
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_tile_moves_its_exits_and_keeps_its_stops() {
        let edge = |n| End::Edge(Edge::new(n).unwrap());
        let node = End::Node(NodeId(0));
        let track = Track::new(edge(4), node);
        assert_eq!(track.rotated(Rotation::ALL[3]), Track::new(edge(1), node));
    }

    #[test]
    fn an_off_board_value_follows_the_newest_colour() {
        let pier = Value::ByColour { yellow: 0, green: 20, russet: 40, grey: 40 };
        assert_eq!(pier.at(Colour::Yellow), 0);
        assert_eq!(pier.at(Colour::Green), 20);
        assert_eq!(pier.at(Colour::Russet), 40);
        assert_eq!(Value::Fixed(30).at(Colour::Grey), 30);
    }

    #[test]
    fn colours_follow_each_other() {
        let mut colour = Colour::Plain;
        while let Some(next) = colour.next() {
            assert!(next > colour);
            colour = next;
        }
        assert_eq!(colour, Colour::Grey);
    }
}
