//! Prices on what the runs of a set compete for. Whatever the prices, a set brings no more than its runs would if
//! each train chose its own for the best after paying, plus what everything costs together; good prices bring
//! this bound close to the best set.

use crate::bits::Row;
use crate::weights::Floor;

/// Prices, none below zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Prices {
    /// On each resource.
    pub resources: Vec<i64>,
    /// Paid to a run that visits the home.
    pub home: i64,
    /// Paid for each pound of revenue and of money besides.
    pub revenue: i64,
    pub besides: i64,
}

impl Prices {
    /// Everything for free.
    pub fn zero(resources: usize) -> Prices {
        Prices { resources: vec![0; resources], home: 0, revenue: 0, besides: 0 }
    }

    /// What some resources cost.
    pub fn of<const W: usize>(&self, resources: &Row<W>) -> i64 {
        resources.iter().map(|bit| self.resources[bit]).sum()
    }

    /// What everything costs together, when a set must visit the home and reach a floor.
    pub fn total(&self, floor: Floor) -> i64 {
        let due = self.revenue * i64::from(floor.revenue) + self.besides * i64::from(floor.besides);
        self.resources.iter().sum::<i64>() - self.home - due
    }

    /// Prices halfway between these and others.
    pub fn halfway(&self, other: &Prices) -> Prices {
        let half = |a: i64, b: i64| a + (b - a) / 2;
        Prices {
            resources: self.resources.iter().zip(&other.resources).map(|(a, b)| half(*a, *b)).collect(),
            home: half(self.home, other.home),
            revenue: half(self.revenue, other.revenue),
            besides: half(self.besides, other.besides),
        }
    }
}
