//! Computer players of 1822 and its scenarios.

mod guest;

pub use guest::Guest;
