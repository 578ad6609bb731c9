//! Computer players with the figures of 1860.

mod guest;

pub use guest::Guest;
