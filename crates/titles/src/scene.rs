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
