//! The best set of runs where runs may share all track and every stop pays the company once, whichever of its runs
//! come there: what couples the runs is not track but what they score, that they hang together, and that some of them
//! are joined end to end. `solve` is the search; it is exact and the same on every machine.

mod problem;
mod solution;

pub use problem::{Meeting, Over, Problem, Role, Stop, Sums, Train};
pub use solution::Solution;
