//! Which of two sets of runs is better, as one number that adds up over the runs of a set.

use smallvec::SmallVec;

use crate::calls::Takings;
use crate::solution::Objective;

/// The number: what counts first in the high bits, what breaks ties below it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rank {
    objective: Objective,
    revenue: i64,
    subsidy: i64,
}

const FIRST: i64 = 1 << 44;
const SECOND: i64 = 1 << 28;
const STOP: i64 = 1 << 14;

impl Rank {
    /// The number for an objective.
    pub fn new(objective: Objective) -> Rank {
        let (revenue, subsidy) = match objective {
            Objective::Revenue => (FIRST, SECOND),
            Objective::RevenueAndSubsidy => (FIRST, FIRST + SECOND),
            Objective::SubsidyKeeping { .. } => (SECOND, FIRST),
        };
        Rank { objective, revenue, subsidy }
    }

    /// The number of a run.
    pub fn of(&self, revenue: u32, subsidy: u32, stops: usize, track: usize) -> i64 {
        i64::from(revenue) * self.revenue + i64::from(subsidy) * self.subsidy
            - stops as i64 * STOP
            - track as i64
    }

    /// What the objective asks for first in a number.
    pub fn first(rank: i64) -> u32 {
        u32::try_from((rank + FIRST - 1).div_euclid(FIRST)).unwrap_or(0)
    }

    /// The revenue a set must reach.
    pub fn floor(&self) -> u32 {
        match self.objective {
            Objective::SubsidyKeeping { revenue } => revenue,
            Objective::Revenue | Objective::RevenueAndSubsidy => 0,
        }
    }

    /// The ways of calling that can be part of a best set.
    pub fn worthwhile(&self, takings: SmallVec<[Takings; 8]>) -> SmallVec<[Takings; 8]> {
        match self.objective {
            Objective::SubsidyKeeping { .. } => takings,
            Objective::Revenue | Objective::RevenueAndSubsidy => {
                takings.into_iter().max_by_key(|t| self.of(t.revenue, t.subsidy, 0, 0)).into_iter().collect()
            }
        }
    }
}
