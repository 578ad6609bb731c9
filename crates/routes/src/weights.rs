//! What a run is worth to an objective, as one number that adds up: what counts first in the high bits, what
//! breaks ties below it.

use crate::problem::{Pay, Role, StopInfo};
use crate::solution::Objective;

/// One pound of what counts first.
pub(crate) const FIRST: i64 = 1 << 44;
/// One pound of what counts next.
const SECOND: i64 = 1 << 30;
/// A train that runs; more than all stops and track can cost it.
const RUN: i64 = 1 << 26;
/// A rank below that of any set.
pub(crate) const NONE: i64 = i64::MIN / 4;
/// What a stop on the track costs.
pub(crate) const STOP: i64 = 1 << 14;

/// The weights of an objective.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    pub revenue: i64,
    pub besides: i64,
    /// What a set has to reach.
    pub floor: Floor,
}

/// Revenue and money besides that a set has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Floor {
    pub revenue: u32,
    pub besides: u32,
}

impl Floor {
    /// Nothing in particular.
    pub const NONE: Floor = Floor { revenue: 0, besides: 0 };

    /// Whether a set reaches it.
    pub fn met(&self, revenue: u32, besides: u32) -> bool {
        revenue >= self.revenue && besides >= self.besides
    }
}

/// What calling somewhere brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Worth {
    pub weight: i64,
    pub revenue: u32,
    pub besides: u32,
}

impl Weights {
    /// Revenue, then money besides.
    pub const REVENUE: Weights = Weights { revenue: FIRST, besides: SECOND, floor: Floor::NONE };

    /// The weights of an objective.
    pub fn of(objective: Objective) -> Weights {
        match objective {
            Objective::Revenue => Weights::REVENUE,
            Objective::RevenueAndBesides => Weights { besides: FIRST + SECOND, ..Weights::REVENUE },
            Objective::BesidesKeeping { revenue } => {
                Weights { revenue: SECOND, besides: FIRST, floor: Floor { revenue, besides: 0 } }
            }
        }
    }

    /// What counts first in some worth.
    pub fn first_of(&self, worth: &Worth) -> u32 {
        let counts = |weight: i64, pounds: u32| if weight >= FIRST { pounds } else { 0 };
        counts(self.revenue, worth.revenue) + counts(self.besides, worth.besides)
    }

    /// What a set of this rank brings of what the objective asks for first. What breaks ties never takes a whole
    /// pound, nor comes to less than nothing.
    pub fn first(rank: i64) -> u32 {
        u32::try_from(rank.div_euclid(FIRST)).unwrap_or(0)
    }

    /// What some revenue and money besides are worth.
    pub fn worth(&self, revenue: u32, besides: u32) -> Worth {
        let weight = i64::from(revenue) * self.revenue + i64::from(besides) * self.besides;
        Worth { weight, revenue, besides }
    }

    /// What a call at a stop brings.
    pub fn call(&self, pay: Pay, stop: &StopInfo) -> Worth {
        match (pay, stop.role) {
            (Pay::Values { wayside_pay, .. }, Role::Wayside) => self.worth(0, wayside_pay),
            (Pay::Values { times, .. }, _) => self.worth(times * stop.value, 0),
            (Pay::PerStop { stop, .. }, _) => self.worth(stop, 0),
        }
    }

    /// What a run brings as such.
    pub fn run(&self, pay: Pay) -> Worth {
        let mut worth = match pay {
            Pay::Values { .. } => Worth::default(),
            Pay::PerStop { run, .. } => self.worth(run, 0),
        };
        worth.weight += RUN;
        worth
    }
}
