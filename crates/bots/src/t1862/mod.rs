//! Computer players with the figures of 1862.

mod guest;

pub use guest::Guest;
