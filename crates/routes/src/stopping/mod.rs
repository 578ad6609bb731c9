//! Runs that pay for every stop they come to, or, for express trains, for every base however far: the best set of them.
//! Trains keep off each other's track; a pair of stops may bring a bonus that one run of the set gets. See docs/routes.md.
//!
//! [`solve`] answers with the best set; [`each_run`] gives the runs of one train.

mod closing;
mod field;
mod haggle;
mod hopes;
mod lines;
mod problem;
mod search;
mod sets;
mod walk;

pub use problem::{Bonus, Problem, Stop, Train};
pub use search::solve;
pub use walk::each_run;

/// Money is counted in this many parts of a pound, so that prices of track can be fine.
const PARTS: i64 = 1024;
