//! How fast the server is, measured from outside: many tables driven through the real API over loopback, next to
//! what the database would do if it did nothing but store moves durably.

mod player;
mod visitor;

pub use player::{Dice, choose, wants_runs};
pub use visitor::{Answer, Visitor};
