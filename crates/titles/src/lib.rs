//! The titles: one module each, data files for what is data, code for what is rule. They know nothing of HTTP or
//! databases.
//!
//! ```
//! use rules::{Action, Game, Money, PlayerId, TableSpec};
//! let spec = TableSpec { title: "1860".into(), players: vec!["Ann".into(), "Ben".into()], ..Default::default() };
//! let mut game = titles::AnyGame::new(&spec).unwrap();
//! game.apply(PlayerId(0), &Action::Bid { amount: Money(5) }).unwrap();
//! assert_eq!(game.turn().players[..], [PlayerId(1)]);
//! ```

pub mod any;
mod chance;
mod corrections;
mod printed;
mod refused;
#[cfg(test)]
mod scene;
pub mod setup;
pub mod t1822;
pub mod t1860;
pub mod t1862;
mod words;

pub use any::{AnyGame, Snapshot, catalogue, check_offered, words};
pub use setup::{RestoreError, SetupError};
pub use words::{Fields, Texts, Words};
