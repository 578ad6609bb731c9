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
    /// Where this end comes to lie when the tile is turned.
    pub fn rotated(self, rotation: Rotation) -> End {
        match self {
            End::Edge(edge) => End::Edge(edge.rotated(rotation)),
            End::Node(_) => self,
        }
    }
}

/// A piece of track of a tile, described as the tile lies unrotated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Track {
    /// One end.
    pub a: End,
    /// The other end.
    pub b: End,
}

impl Track {
    /// The same piece when the tile is turned.
    pub fn rotated(self, rotation: Rotation) -> Track {
        Track { a: self.a.rotated(rotation), b: self.b.rotated(rotation) }
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
}

impl TileSet {
    /// Puts the printed faces behind the tiles of the box.
    pub(crate) fn new(boxed: Vec<Tile>, printed: Vec<Tile>) -> TileSet {
        let count = boxed.len();
        let mut tiles = boxed;
        tiles.extend(printed);
        TileSet { tiles, boxed: count }
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
        let track = Track { a: edge(4), b: node };
        assert_eq!(track.rotated(Rotation::ALL[3]), Track { a: edge(1), b: node });
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
