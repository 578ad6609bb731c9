//! The borders that track may cross, each with a number that no tile laid on the board ever changes.

use crate::{Edge, Hex, HexId, Lane, TileSet};

/// No border has this number.
const NONE: u16 = u16::MAX;

/// The borders of a map.
#[derive(Clone, Debug)]
pub(crate) struct Borders {
    /// By hex and edge; both sides of a border have the same number.
    numbers: Vec<[u16; 6]>,
    count: u16,
    /// Whether a border may be crossed by two tracks.
    two_tracks: bool,
}

impl Borders {
    /// Numbers the borders of all hexes.
    pub fn of(hexes: &[Hex], tiles: &TileSet) -> Borders {
        let mut track = tiles.iter().flat_map(|(_, tile)| &tile.track);
        let two_tracks = track.any(|track| track.lanes != (Lane::Only, Lane::Only));
        let mut borders = Borders { numbers: vec![[NONE; 6]; hexes.len()], count: 0, two_tracks };
        for (index, hex) in hexes.iter().enumerate() {
            for edge in &Edge::ALL[..3] {
                let across = hex.neighbours[edge.index()].filter(|_| hex.open[edge.index()]);
                let Some(across) = across else { continue };
                borders.numbers[index][edge.index()] = borders.count;
                borders.numbers[across.index()][edge.opposite().index()] = borders.count;
                borders.count += 1;
            }
        }
        borders
    }

    /// How many crossings have a number.
    pub fn crossings(&self) -> u16 {
        if self.two_tracks { 2 * self.count } else { self.count }
    }

    /// The number of the crossing of an edge, given which track it is on this side and on the other. Second tracks come
    /// last: most boards have none, and sets of small numbers are faster.
    pub fn crossing(&self, hex: HexId, edge: Edge, (here, there): (Lane, Lane)) -> Option<u16> {
        let border = Some(self.numbers[hex.index()][edge.index()]).filter(|number| *number != NONE)?;
        let lane = if edge.index() < 3 { here } else { there };
        Some(if lane == Lane::Right { self.count + border } else { border })
    }
}
