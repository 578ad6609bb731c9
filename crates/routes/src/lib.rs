//! The search for the best set of runs over a board, given what a title says a train may do. Nothing here knows
//! any other rule: who owns what, what a share is worth, whose turn it is.

mod calls;
mod candidates;
mod exists;
mod group;
mod model;
mod paths;
mod problem;
mod rank;
mod search;
mod solution;

pub use exists::{Order, any_run, can_run, complete};
pub use problem::{Allowance, Path, Pay, Problem, Role, StopInfo, Terms, Through, Towns};
pub use search::solve;
pub use solution::{Budget, Found, Objective, Proof, Solution};
