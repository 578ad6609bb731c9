//! What only recorded games of 1860 have: their actions, the keys of their traces, and how we write them.

mod certificates;
mod convert;
mod export;
mod runs;
mod trace;

pub use convert::{follow, spec};
pub use export::export;
