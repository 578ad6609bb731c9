//! Scenes for tests, as far as titles have them in common: a game whose state is set by hand, then played by the
//! ordinary rules. Everything is named as on the table: `"Ann"`, a company's symbol, a train's name, `"F2.1"` (the
//! second stop of hex F2). Naming what is not there panics. What is set by hand a title's own `scene` says.

mod acting;
mod money;
mod naming;
mod shares;

pub use acting::Acted;
pub use money::HasCash;
pub use shares::HasShares;

use board::{End, Map, Tile};
use rules::Fact;

/// The names of the players, in seat order.
pub const PLAYERS: [&str; 8] = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"];

/// A game whose state is set by hand. It reads as the game itself.
#[derive(Clone)]
pub struct Scene<G> {
    pub(crate) game: G,
    /// What happened by itself when the last round or turn of the scene was set.
    pub events: Vec<Fact>,
}

impl<G> std::ops::Deref for Scene<G> {
    type Target = G;
    fn deref(&self) -> &G {
        &self.game
    }
}

/// The tiles on which track parts at an edge. Only over these a way can come back to an edge that it has crossed: without them
/// there are no loops of plain track.
pub fn tiles_where_track_parts(map: &Map) -> Vec<&str> {
    let parts = |tile: &Tile| {
        let ends = tile.track.iter().flat_map(|track| [(track.a, track.lanes.0), (track.b, track.lanes.1)]);
        let edges: Vec<_> = ends.filter(|(end, _)| matches!(end, End::Edge(_))).collect();
        edges.iter().any(|edge| edges.iter().filter(|other| *other == edge).count() > 1)
    };
    map.tiles.iter().filter(|(_, tile)| parts(tile)).map(|(_, tile)| tile.name.as_str()).collect()
}
