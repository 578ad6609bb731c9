//! The borders that track may cross, each with a number that no tile laid on the board ever changes.

use crate::{Edge, Hex, HexId, Lane, Tile, TileSet};

/// No border has this number.
const NONE: u16 = u16::MAX;

/// The borders of a map.
#[derive(Clone, Debug)]
pub(crate) struct Borders {
    /// By hex and edge; both sides of a border have the same number. Where two tracks may cross, the second has the next.
    numbers: Vec<[u16; 6]>,
    count: u16,
}

impl Borders {
    /// Numbers the borders of all hexes.
    pub fn of(hexes: &[Hex], tiles: &TileSet) -> Borders {
        let mut borders = Borders { numbers: vec![[NONE; 6]; hexes.len()], count: 0 };
        for (index, hex) in hexes.iter().enumerate() {
            let tracks = if may_have_two_tracks(hex, tiles) { 2 } else { 1 };
            for edge in &Edge::ALL[..3] {
                let across = hex.neighbours[edge.index()].filter(|_| hex.open[edge.index()]);
                let Some(across) = across else { continue };
                borders.numbers[index][edge.index()] = borders.count;
                borders.numbers[across.index()][edge.opposite().index()] = borders.count;
                borders.count += tracks;
            }
        }
        borders
    }

    /// How many crossings have a number.
    pub fn crossings(&self) -> u16 {
        self.count
    }

    /// The number of the crossing of an edge, given which track it is on this side and on the other. The hex that numbered
    /// the border tells its tracks apart.
    pub fn crossing(&self, hex: HexId, edge: Edge, (here, there): (Lane, Lane)) -> Option<u16> {
        let border = Some(self.numbers[hex.index()][edge.index()]).filter(|number| *number != NONE)?;
        let lane = if edge.index() < 3 { here } else { there };
        Some(border + u16::from(lane == Lane::Right))
    }
}

/// Whether tracks lie side by side on a hex, or on a tile that has its letters. Few do: sets of small numbers are faster.
fn may_have_two_tracks(hex: &Hex, tiles: &TileSet) -> bool {
    let two = |tile: &Tile| tile.track.iter().any(|track| track.lanes != (Lane::Only, Lane::Only));
    let fits = |tile: &Tile| tile.label.as_deref() == hex.label_at(tile.colour);
    two(tiles.tile(hex.printed)) || tiles.boxed().any(|(_, tile)| fits(tile) && two(tile))
}
