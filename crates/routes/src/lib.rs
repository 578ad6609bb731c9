//! The search for the best set of runs over a board, given what a title says a train may do. Nothing here knows
//! any other rule: who owns what, what a share is worth, whose turn it is.

mod ahead;
mod answer;
mod bits;
mod blocks;
mod field;
mod graph;
mod hopes;
mod market;
mod outline;
pub mod pooled;
mod prices;
mod problem;
mod run;
mod sets;
mod single;
mod solution;
mod solve;
mod solver;
pub mod stopping;
mod stretches;
mod tally;
mod walk;
mod weights;
mod width;

pub use problem::{
    Allowance, Cities, Meet, Paid, Path, Pay, Problem, Role, SetRules, SharedTrack, StopInfo, StopUse,
    Through, Towns, Train,
};
pub use single::{Order, Other, any_run, can_run, complete};
pub use solution::{Budget, Found, Objective, Proof, Solution};
pub use solve::solve;
