//! The ways through a tile: from each end, which pieces of track lead on and where to. Derived once for every
//! tile and rotation when a map is loaded, so that following track on the board is only looking up.

use crate::{Edge, End, Lane, NodeId, Passing, Rotation, Tile, TileId, TileSet};

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
    /// Which track of the edge the other end is.
    pub lane: Lane,
    /// What a run may do at the stop it leads to.
    pub passing: Passing,
}

/// Places that track of a tile can start from: three lanes on each edge, then the stops.
const EDGES: usize = 6 * 3;

/// All ways of a tile as it lies, ordered by the place they start from.
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    ways: Vec<Way>,
    starts: [u8; EDGES + 1 + MOST_STOPS],
    exits: u8,
    parted: bool,
}

impl Ways {
    /// Lists the ways of a turned tile.
    pub fn of(tile: &Tile, rotation: Rotation) -> Ways {
        let edges = Edge::ALL.into_iter().flat_map(|edge| Lane::ALL.map(|lane| (End::Edge(edge), lane)));
        let nodes = (0..tile.stops.len()).map(|node| (End::Node(NodeId(node as u8)), Lane::Only));
        let mut ways = Vec::with_capacity(2 * tile.track.len());
        let (mut starts, mut exits) = ([0; EDGES + 1 + MOST_STOPS], 0);
        for (place, end) in edges.chain(nodes).enumerate() {
            for (index, track) in (0..).zip(tile.track_at(rotation)) {
                let directions = [track, track.reversed()];
                let leading = directions.into_iter().filter(|track| (track.a, track.lanes.0) == end);
                ways.extend(leading.map(|track| Way {
                    track: index,
                    to: track.b,
                    lane: track.lanes.1,
                    passing: track.passing,
                }));
            }
            starts[place + 1] = ways.len() as u8;
            if place < EDGES && starts[place] < starts[place + 1] {
                exits |= 1 << (place / 3);
            }
        }
        let at = |node: NodeId| tile.track.iter().all(|track| [track.a, track.b].contains(&End::Node(node)));
        let parted = tile.track.len() > 1 && !(0..tile.stops.len() as u8).map(NodeId).any(at);
        Ways { ways, starts, exits, parted }
    }

    /// Whether the track is not all at one stop, so that a train could pass the tile twice without a stop it has called at.
    pub fn is_parted(&self) -> bool {
        self.parted
    }

    /// The ways on from one of the tracks that cross an edge.
    pub fn after_edge(&self, edge: Edge, lane: Lane) -> &[Way] {
        self.after_place(3 * edge.index() + lane.index())
    }

    /// Which track of an edge of this tile meets one of the tracks that the neighbour has there: left meets right,
    /// and where one side has a single track, it meets the right one of two.
    pub fn facing(&self, edge: Edge, lane: Lane) -> Option<Lane> {
        let candidates = match lane {
            Lane::Only => [Lane::Only, Lane::Right],
            Lane::Left => [Lane::Right, Lane::Right],
            Lane::Right => [Lane::Left, Lane::Only],
        };
        candidates.into_iter().find(|lane| !self.after_edge(edge, *lane).is_empty())
    }

    /// The ways on from a stop.
    pub fn after_node(&self, node: NodeId) -> &[Way] {
        self.after_place(EDGES + node.index())
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
