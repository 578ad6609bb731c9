//! What only recorded games of 1822 and its scenarios have: their actions, and the keys of their traces.

mod convert;
mod trace;

pub use convert::{follow, spec};
