//! The titles: one module each.
pub mod setup;
