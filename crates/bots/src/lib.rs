//! Computer players. They see a game only through what their seat may see and through the choices it has.
//!
//! ```
//! use bots::{Effort, SeatView, by_name};
//! use rules::{Game, TableSpec};
//! let names = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
//! let mut game = titles::AnyGame::new(&TableSpec { title: "1860".into(), players: names, ..Default::default() })?;
//! let mut guest = by_name("guest", "1860", 7)?;
//! let seat = game.turn().players[0];
//! let action = SeatView::of(&game, seat).ask(&mut *guest, &game.info(), Effort::QUICK, 0).expect("a move");
//! assert!(game.apply(seat, &action).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod arena;
pub mod conductor;
mod ground;
mod lookahead;
pub mod model;
pub mod player;
pub mod random;
mod registry;
pub mod rng;
pub mod simulate;
mod t1822;
mod t1860;
mod t1862;
pub mod wander;

pub use lookahead::Prospect;
pub use player::{Advice, Effort, Player, Seat, SeatView};
pub use random::Random;
pub use registry::{NAMES, UnknownPlayer, about, by_name, lesson, points_of, traits_of, worths};
