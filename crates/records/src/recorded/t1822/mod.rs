//! What only recorded games of 1822 and its scenarios have: their actions, the keys of their traces, and how we write them.

mod convert;
mod export;
mod trace;

pub use convert::{follow, spec};
pub use export::export;
