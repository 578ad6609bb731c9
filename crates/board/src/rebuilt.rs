//! What becomes of a tile when another replaces it: which stops are kept as which, and what track is new. Worked out when
//! a map is loaded, for every tile that may replace another, and then looked up.

use crate::{End, Map, Replacement, Rotation, StopMap, Tile, TileId, TileSet};

/// What becomes of a tile that is replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rebuilt {
    /// For each of its stops, the stop of the new tile that it becomes. Empty if the new tile does not keep its track.
    pub stops: StopMap,
    /// The pieces of the new tile that join two ends which were not joined before, as bits in the order of
    /// [`Tile::track`].
    pub new_track: u128,
}

impl Map {
    /// What becomes of a tile as it lies, if another replaces it. Nothing is kept by one that may not.
    pub fn rebuilt(&self, now: (TileId, Rotation), next: Replacement) -> &Rebuilt {
        self.replacements.rebuilt.of(now, next)
    }
}

/// The table behind [`Map::rebuilt`].
#[derive(Clone, Debug)]
pub(crate) struct Rebuildings {
    /// For each tile those that may replace it, by tile and by how much further than it they are turned.
    by_tile: Vec<Vec<(Replacement, Rebuilt)>>,
    nothing_kept: Rebuilt,
}

impl Rebuildings {
    pub fn new(tiles: &TileSet) -> Rebuildings {
        let nothing_kept = Rebuilt { stops: StopMap::new(), new_track: u128::MAX };
        Rebuildings { by_tile: vec![Vec::new(); tiles.len()], nothing_kept }
    }

    /// Takes in a tile that may replace another.
    pub fn enter(&mut self, tiles: &TileSet, now: (TileId, Rotation), next: Replacement) {
        let key = as_if_unturned(now, next);
        let known = &mut self.by_tile[now.0.index()];
        if let Err(place) = known.binary_search_by_key(&key, |(key, _)| *key) {
            let (old, new) = (tiles.tile(now.0), tiles.tile(next.tile));
            if let Some(stops) = old.stops_become(Rotation::ZERO, new, key.rotation) {
                let new_track = new_track(old, new, key.rotation, &stops);
                known.insert(place, (key, Rebuilt { stops, new_track }));
            }
        }
    }

    fn of(&self, now: (TileId, Rotation), next: Replacement) -> &Rebuilt {
        let (known, key) = (&self.by_tile[now.0.index()], as_if_unturned(now, next));
        let place = known.binary_search_by_key(&key, |(key, _)| *key);
        place.map_or(&self.nothing_kept, |place| &known[place].1)
    }
}

/// How the new tile would lie if the old one were not turned.
fn as_if_unturned((_, rotation): (TileId, Rotation), next: Replacement) -> Replacement {
    Replacement { rotation: next.rotation.since(rotation), ..next }
}

fn new_track(old: &Tile, new: &Tile, turn: Rotation, stops: &StopMap) -> u128 {
    let becomes = |end: End| match end {
        End::Edge(_) => end,
        End::Node(node) => End::Node(stops[node.index()]),
    };
    let mut bits = 0;
    for (index, track) in new.track_at(turn).enumerate() {
        let was_there = old.track.iter().any(|before| {
            let ends = (becomes(before.a), becomes(before.b));
            ends == (track.a, track.b) || ends == (track.b, track.a)
        });
        bits |= u128::from(!was_there) << index;
    }
    bits
}
