//! The ways through a tile: from each end, which pieces of track lead on and where to. Derived once per tile
//! when a map is loaded, so that following track on the board is only looking up.

use crate::{Edge, End, Rotation, Tile};

/// A piece of track seen from one of its ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// Index of the piece in [`Tile::track`].
    pub track: u8,
    /// Its other end, unrotated.
    pub to: End,
}

/// All ways of a tile, ordered by the end they start from: the six edges, then the stops.
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    ways: Vec<Way>,
    starts: Vec<u8>,
    exits: u8,
}

impl Ways {
    /// Lists the ways of a tile.
    pub fn of(tile: &Tile) -> Ways {
        let mut ways = Vec::with_capacity(2 * tile.track.len());
        let mut starts = vec![0];
        let mut exits = 0;
        for place in 0..6 + tile.stops.len() {
            for (index, track) in tile.track.iter().enumerate() {
                for (from, to) in [(track.a, track.b), (track.b, track.a)] {
                    if place_of(from) == place {
                        ways.push(Way { track: index as u8, to });
                    }
                }
            }
            if place < 6 && ways.len() > usize::from(starts[place]) {
                exits |= 1 << place;
            }
            starts.push(ways.len() as u8);
        }
        Ways { ways, starts, exits }
    }

    /// The ways on from an edge of the tile, given as it lies on the board.
    pub fn after_edge(&self, edge: Edge, rotation: Rotation) -> &[Way] {
        self.after_place(edge.unrotated(rotation).index())
    }

    /// The ways on from a stop.
    pub fn after_node(&self, node: usize) -> &[Way] {
        self.after_place(6 + node)
    }

    /// How many stops the tile has.
    pub fn stops(&self) -> usize {
        self.starts.len() - 7
    }

    /// How many pieces of track the tile has.
    pub fn pieces(&self) -> usize {
        self.ways.len() / 2
    }

    /// One bit for each edge of the turned tile that track ends at.
    pub fn exits(&self, rotation: Rotation) -> u8 {
        let turned = u16::from(self.exits) << rotation.index();
        (turned | turned >> 6) as u8 & 0b11_1111
    }

    fn after_place(&self, place: usize) -> &[Way] {
        &self.ways[usize::from(self.starts[place])..usize::from(self.starts[place + 1])]
    }
}

fn place_of(end: End) -> usize {
    match end {
        End::Edge(edge) => edge.index(),
        End::Node(node) => 6 + node.index(),
    }
}
