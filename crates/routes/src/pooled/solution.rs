//! The answer: the runs found, which of them are joined, and how sure it is that nothing better exists.

use crate::solution::{Found, Proof};

/// A set of runs. Equal sets are told apart by more money besides, then by more trains that run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The runs, by train. A train without one stands idle. The calls of a run are the stops that it is paid for: no
    /// stop or area is among those of two runs. Money besides for a hex belongs to the first run that touches it.
    pub runs: Vec<Found>,
    /// The goods trains that run, those joined into one longer run together, by their indices in the problem, and each
    /// run in order from end to end. The sum for the hexes between its ends belongs to the first train.
    pub joined: Vec<Vec<usize>>,
    /// What they earn together.
    pub revenue: u32,
    /// What they bring besides.
    pub besides: u32,
    /// Whether there is nothing better.
    pub proof: Proof,
    /// The steps it took, as a [`Budget`](crate::Budget) counts them.
    pub steps: u64,
}

impl Solution {
    /// No train runs.
    pub(crate) fn none(proof: Proof) -> Solution {
        Solution { runs: Vec::new(), joined: Vec::new(), revenue: 0, besides: 0, proof, steps: 0 }
    }
}
