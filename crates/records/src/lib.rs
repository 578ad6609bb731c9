//! Reading and writing game files: ours, and those recorded on 18xx.games.

pub mod file;
pub mod notation;
pub mod recorded;
