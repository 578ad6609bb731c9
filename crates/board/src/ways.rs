//! The ways through a tile: from each end, which pieces of track lead on and where to. Derived once for every
//! tile and rotation when a map is loaded, so that following track on the board is only looking up.

use crate::{Edge, End, NodeId, Rotation, Tile, TileId, TileSet};

/// As many stops as a tile may have; the data name them by a letter each.
pub(crate) const MOST_STOPS: usize = 26;

/// As many pieces of track as a tile may have: few enough to count both ends of each in a byte.
pub(crate) const MOST_TRACK: usize = 127;

/// A piece of track seen from one of its ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// Index of the piece in [`Tile::track`].
    pub track: u8,
    /// Its other end, as the tile lies.
    pub to: End,
}

/// All ways of a tile as it lies, ordered by the end they start from: the six edges, then the stops.
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    ways: Vec<Way>,
    starts: [u8; 7 + MOST_STOPS],
    exits: u8,
}

impl Ways {
    /// Lists the ways of a turned tile.
    pub fn of(tile: &Tile, rotation: Rotation) -> Ways {
        let edges = Edge::ALL.into_iter().map(End::Edge);
        let nodes = (0..tile.stops.len()).map(|node| End::Node(NodeId(node as u8)));
        let mut ways = Vec::with_capacity(2 * tile.track.len());
        let (mut starts, mut exits) = ([0; 7 + MOST_STOPS], 0);
        for (place, end) in edges.chain(nodes).enumerate() {
            for (index, track) in (0..).zip(tile.track_at(rotation)) {
                let ends = [(track.a, track.b), (track.b, track.a)];
                let leading = ends.into_iter().filter(|(from, _)| *from == end);
                ways.extend(leading.map(|(_, to)| Way { track: index, to }));
            }
            starts[place + 1] = ways.len() as u8;
            if place < 6 && starts[place] < starts[place + 1] {
                exits |= 1 << place;
            }
        }
        Ways { ways, starts, exits }
    }

    /// The ways on from an edge.
    pub fn after_edge(&self, edge: Edge) -> &[Way] {
        self.after_place(edge.index())
    }

    /// The ways on from a stop.
    pub fn after_node(&self, node: NodeId) -> &[Way] {
        self.after_place(6 + node.index())
    }

    /// Whether track ends at an edge.
    pub fn meets(&self, edge: Edge) -> bool {
        self.exits >> edge.index() & 1 != 0
    }

    /// How many pieces of track the tile has.
    pub fn pieces(&self) -> usize {
        self.ways.len() / 2
    }

    fn after_place(&self, place: usize) -> &[Way] {
        &self.ways[usize::from(self.starts[place])..usize::from(self.starts[place + 1])]
    }
}

/// The ways of every tile at every rotation.
#[derive(Clone, Debug)]
pub(crate) struct AllWays(Vec<Ways>);

impl AllWays {
    /// Lists the ways of all tiles.
    pub fn of(tiles: &TileSet) -> AllWays {
        let turned =
            tiles.iter().flat_map(|(_, tile)| Rotation::ALL.map(|rotation| Ways::of(tile, rotation)));
        AllWays(turned.collect())
    }

    /// The ways of a tile as it lies.
    pub fn through(&self, (tile, rotation): (TileId, Rotation)) -> &Ways {
        &self.0[6 * tile.index() + rotation.index()]
    }
}
