//! The house as a whole.

mod arena;
mod bench;
mod rooms;
