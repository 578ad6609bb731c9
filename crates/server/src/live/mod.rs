//! Watching tables: who watches what, and what is sent to them when it changes.

mod hub;
mod socket;

pub use hub::{Hub, Nudges};
pub use socket::{Known, Session, closed, watch};
