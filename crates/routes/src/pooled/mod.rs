//! The best set of runs where runs may share all track and every stop pays the company once, whichever of its runs
//! come there: what couples the runs is not track but what they score, that they hang together, and that some of them
//! are joined end to end. `solve` is the search; it is exact and the same on every machine.

mod answer;
mod bounds;
mod calling;
mod field;
mod goods;
mod grow;
mod item;
mod problem;
mod scale;
mod search;
mod sets;
mod solution;
mod solve;
mod steps;
mod tried;
mod ways;

pub use problem::{Meeting, Over, Problem, Role, Stop, Sums, Train};
pub use solution::Solution;
pub use solve::{solve, solve_listing};
