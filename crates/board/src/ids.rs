//! The small numbers everything on the board is known by: hexes, tiles, edges, rotations and stops.
//! They are plain integers, cheap to copy and to compare; only a [`Map`](crate::Map) knows what they stand for.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A hex of a map: index into [`Map::hexes`](crate::Map::hexes).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct HexId(#[cfg_attr(feature = "arbitrary", arbitrary(with = crate::drawn::hex))] pub u8);

impl HexId {
    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A tile design: index into the [`TileSet`](crate::TileSet) of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct TileId(#[cfg_attr(feature = "arbitrary", arbitrary(with = crate::drawn::tile))] pub u16);

impl TileId {
    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A stop within a tile: index into [`Tile::stops`](crate::Tile::stops).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct NodeId(#[cfg_attr(feature = "arbitrary", arbitrary(with = crate::drawn::node))] pub u8);

impl NodeId {
    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A stop on the board: which hex, and which stop of the tile lying there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct StopAt {
    /// The hex.
    pub hex: HexId,
    /// The stop of the tile on that hex.
    pub node: NodeId,
}

/// One of the six sides of a hex, numbered clockwise: 0 south, 1 south-west, 2 north-west, 3 north,
/// 4 north-east, 5 south-east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Edge(u8);

impl Edge {
    /// All six, clockwise from the south.
    pub const ALL: [Edge; 6] = [Edge(0), Edge(1), Edge(2), Edge(3), Edge(4), Edge(5)];

    /// The edge of this number, if there is one.
    pub fn new(number: u8) -> Option<Edge> {
        (number < 6).then_some(Edge(number))
    }

    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The edge across the hex, which is also the edge of the neighbour on the other side of this one.
    pub fn opposite(self) -> Edge {
        Edge((self.0 + 3) % 6)
    }

    /// Where this edge of a tile comes to lie when the tile is turned.
    pub fn rotated(self, rotation: Rotation) -> Edge {
        Edge((self.0 + rotation.0) % 6)
    }

    /// The edge of a turned tile that came to lie here: undoes [`Edge::rotated`].
    pub fn unrotated(self, rotation: Rotation) -> Edge {
        Edge((self.0 + 6 - rotation.0) % 6)
    }
}

/// How far a tile is turned, in steps of 60 degrees clockwise.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schema(value_type = u8, maximum = 5)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Rotation(#[cfg_attr(feature = "arbitrary", arbitrary(with = crate::drawn::sixth))] u8);

impl Rotation {
    /// Not turned: as tiles are described, and as printed hexes always lie.
    pub const ZERO: Rotation = Rotation(0);

    /// All six.
    pub const ALL: [Rotation; 6] =
        [Rotation(0), Rotation(1), Rotation(2), Rotation(3), Rotation(4), Rotation(5)];

    /// The rotation by this many steps, if less than a full turn.
    pub fn new(steps: u8) -> Option<Rotation> {
        (steps < 6).then_some(Rotation(steps))
    }

    /// The number of steps as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// One turn after the other.
    pub fn then(self, other: Rotation) -> Rotation {
        Rotation((self.0 + other.0) % 6)
    }

    /// The turn that leads here from another.
    pub fn since(self, other: Rotation) -> Rotation {
        Rotation((self.0 + 6 - other.0) % 6)
    }
}

/// A number that is neither an edge nor a rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not between 0 and 5")]
pub struct NotASixth(pub u8);

impl TryFrom<u8> for Edge {
    type Error = NotASixth;

    fn try_from(number: u8) -> Result<Edge, NotASixth> {
        Edge::new(number).ok_or(NotASixth(number))
    }
}

impl TryFrom<u8> for Rotation {
    type Error = NotASixth;

    fn try_from(steps: u8) -> Result<Rotation, NotASixth> {
        Rotation::new(steps).ok_or(NotASixth(steps))
    }
}

impl From<Edge> for u8 {
    fn from(edge: Edge) -> u8 {
        edge.0
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> u8 {
        rotation.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_edges_pair_up() {
        for edge in Edge::ALL {
            assert_eq!(edge.opposite().opposite(), edge);
            assert_ne!(edge.opposite(), edge);
        }
    }

    #[test]
    fn rotation_adds_to_the_edge_number() {
        let four = Edge::new(4).unwrap();
        assert_eq!(four.rotated(Rotation::new(3).unwrap()).index(), 1);
        for rotation in Rotation::ALL {
            assert_eq!(four.rotated(rotation).unrotated(rotation), four);
        }
        let five = Rotation::new(5).unwrap();
        assert_eq!(five.then(five).index(), 4);
    }

    #[test]
    fn only_sixths_are_read() {
        assert_eq!(Edge::new(6), None);
        assert_eq!(Rotation::new(6), None);
        assert!(serde_json::from_str::<Edge>("6").is_err());
        assert_eq!(serde_json::to_string(&Rotation::ALL[2]).unwrap(), "2");
        assert_eq!(serde_json::to_string(&HexId(7)).unwrap(), "7");
    }
}
