//! The runs worth considering for a train, best first.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use board::{LinkId, StopId};
use smallvec::SmallVec;

use crate::calls::Stations;
use crate::model::{Model, toggle};
use crate::paths::Walk;
use crate::problem::{Allowance, Path};
use crate::rank::Rank;
use crate::solution::Found;

/// A run a train could make.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub rank: i64,
    pub revenue: u32,
    subsidy: u32,
    halts: u8,
    /// What it takes.
    pub row: Vec<u64>,
    pub home: bool,
    /// Whether it passes through a tokened-out station.
    pub passes: bool,
    stops: Vec<StopId>,
    path: Path,
}

impl Candidate {
    fn order(&self, other: &Candidate) -> Ordering {
        other.rank.cmp(&self.rank).then_with(|| self.path.cmp(&other.path))
    }

    /// Whether this is the better run.
    pub fn before(&self, other: &Candidate) -> bool {
        self.order(other).is_lt()
    }

    /// The run in full.
    pub fn found(&self, model: &Model, train: usize, allowance: Allowance) -> Found {
        let called = Stations::of(model, allowance, &self.stops).calls_with(usize::from(self.halts));
        let calls = self.stops.iter().copied().filter(|stop| called.contains(stop)).collect();
        Found { train, path: self.path.clone(), calls, revenue: self.revenue, subsidy: self.subsidy }
    }
}

/// Every run of a train, best first.
pub(crate) fn all(model: &Model, train: Allowance, rank: &Rank) -> Vec<Candidate> {
    let mut found = Vec::new();
    let _ = Walk::all(model, train, &[], &mut |walk| {
        found.extend(of(model, train, rank, walk));
        ControlFlow::Continue(())
    });
    found.sort_by(Candidate::order);
    found
}

/// The runs of a train along a path that are worth considering.
pub(crate) fn of(model: &Model, train: Allowance, rank: &Rank, walk: &Walk<'_>) -> SmallVec<[Candidate; 8]> {
    let mut row = model.start_row(walk.root);
    for arc in walk.arms.iter().flatten() {
        toggle(&mut row, model.row(*arc));
    }
    let track: u32 = row[..model.layout.track].iter().map(|word| word.count_ones()).sum();
    let (stops, path) = path(model, walk);
    let takings = Stations::of(model, train, &stops).takings(model);
    let candidate = |takings: crate::calls::Takings| Candidate {
        rank: rank.of(takings.revenue, takings.subsidy, stops.len(), track as usize),
        revenue: takings.revenue,
        subsidy: takings.subsidy,
        halts: takings.halts,
        row: row.clone(),
        home: stops.iter().any(|stop| model.stop(*stop).home),
        passes: walk.passed,
        stops: stops.clone(),
        path: path.clone(),
    };
    rank.worthwhile(takings).into_iter().map(candidate).collect()
}

/// The stops and links of a walk, from the end that comes first.
fn path(model: &Model, walk: &Walk<'_>) -> (Vec<StopId>, Path) {
    let mut stops = walk.stops();
    let arcs = walk.arms[1].iter().rev().chain(&walk.arms[0]);
    let mut links: Vec<LinkId> = arcs.map(|arc| model.arc(*arc).link).collect();
    if stops.last() < stops.first() {
        stops.reverse();
        links.reverse();
    }
    let start = stops[0];
    (stops, Path { start, links })
}
