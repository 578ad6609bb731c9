//! The answer: the runs found, what they bring, and how sure it is that nothing better exists.

use board::StopId;

use crate::problem::Path;

/// A run of one train.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Which train, by its index in the problem.
    pub train: usize,
    /// The track it follows.
    pub path: Path,
    /// The stops it calls at, in order of travel.
    pub calls: Vec<StopId>,
    /// What it earns.
    pub revenue: u32,
    /// What it brings besides, for wayside stops.
    pub besides: u32,
}

/// A set of runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The runs, by train. A train without one stands idle.
    pub runs: Vec<Found>,
    /// What they earn together.
    pub revenue: u32,
    /// What they bring besides, for wayside stops.
    pub besides: u32,
    /// Whether there is nothing better.
    pub proof: Proof,
    /// The steps it took, as a [`Budget`] counts them.
    pub steps: u64,
}

/// How sure it is that there is no better set of runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// There is none.
    Optimal,
    /// The budget ran out first. No set can bring more than this of what the objective asks for first.
    AtMost(u32),
}

/// What makes one set of runs better than another. Equal sets are told apart by more money besides, then by more trains
/// that run, fewer stops on their track, fewer pieces of track, and at last by which stops those are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objective {
    /// The highest revenue.
    Revenue,
    /// The highest revenue and money besides together.
    RevenueAndBesides,
    /// The highest money besides among the sets that earn at least this revenue, then the highest revenue. If none
    /// earns as much, the highest revenue.
    BesidesKeeping {
        /// The revenue to be kept.
        revenue: u32,
    },
}

/// How much work a search may do, counted in steps of the search, so that the answer is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u64);

impl Budget {
    /// As much as it takes.
    pub const UNLIMITED: Budget = Budget(u64::MAX);
}
