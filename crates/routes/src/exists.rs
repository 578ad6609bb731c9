//! Whether there is a run at all, and the best run through given stations: questions about one train.

use std::ops::ControlFlow;

use board::StopId;

use crate::calls::Stations;
use crate::candidates::{self, Candidate};
use crate::group::together;
use crate::model::{Model, set};
use crate::paths::Walk;
use crate::problem::{Path, Problem, Through};
use crate::rank::Rank;
use crate::solution::{Found, Objective};

/// Whether a train can make a run that is legal together with the runs of other trains.
pub fn can_run(problem: &Problem<'_>, train: usize, others: &[Path]) -> bool {
    let model = Model::new(problem);
    let Some(allowance) = problem.trains.get(train) else { return false };
    let others = Others::of(problem, &model, others);
    let found = Walk::all(&model, *allowance, &others.track, &mut |walk| {
        let stops = walk.stops();
        let fits = !Stations::of(&model, *allowance, &stops).takings(&model).is_empty();
        if fits && others.allow(&model, &stops, walk.passed) {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found.is_break()
}

/// Whether any of the trains can make a run.
pub fn any_run(problem: &Problem<'_>) -> bool {
    (0..problem.trains.len()).any(|train| can_run(problem, train, &[]))
}

/// Whether stations have to be visited in the order given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// In any order.
    Any,
    /// In the order given, or the reverse.
    AsGiven,
}

/// The best run of a train through some stops, on the track that the runs of other trains leave free and legal
/// together with them.
pub fn complete(
    problem: &Problem<'_>,
    train: usize,
    through: &[StopId],
    order: Order,
    others: &[Path],
    objective: Objective,
) -> Option<Found> {
    let model = Model::new(problem);
    let allowance = *problem.trains.get(train)?;
    let others = Others::of(problem, &model, others);
    let rank = Rank::new(objective);
    let mut best: Option<Candidate> = None;
    let _ = Walk::all(&model, allowance, &others.track, &mut |walk| {
        let stops = walk.stops();
        if visits(&stops, through, order) && others.allow(&model, &stops, walk.passed) {
            for run in candidates::of(&model, allowance, &rank, walk) {
                if best.as_ref().is_none_or(|best| run.before(best)) {
                    best = Some(run);
                }
            }
        }
        ControlFlow::Continue(())
    });
    best.map(|run| run.found(&model, train, allowance))
}

/// Whether a path visits stops, in their order or any.
fn visits(path: &[StopId], through: &[StopId], order: Order) -> bool {
    let Some(places) =
        through.iter().map(|stop| path.iter().position(|at| at == stop)).collect::<Option<Vec<_>>>()
    else {
        return false;
    };
    order == Order::Any || places.is_sorted() || places.iter().rev().is_sorted()
}

/// The runs of the other trains.
struct Others {
    /// The track they use.
    track: Vec<u64>,
    /// The stops of each.
    stops: Vec<Vec<StopId>>,
    passed: bool,
}

impl Others {
    fn of(problem: &Problem<'_>, model: &Model, paths: &[Path]) -> Others {
        let mut others = Others { track: vec![0; model.layout.track], stops: Vec::new(), passed: false };
        for path in paths {
            let mut at = path.start;
            let mut stops = vec![at];
            for link in &path.links {
                let link = problem.network.link(*link);
                for piece in link.pieces.iter() {
                    set(&mut others.track, usize::from(piece.0));
                }
                at = link.other(at);
                stops.push(at);
            }
            let inner = stops.iter().skip(1).take(stops.len().saturating_sub(2));
            others.passed |= inner.into_iter().any(|stop| model.stop(*stop).through == Through::Once);
            others.stops.push(stops);
        }
        others
    }

    /// Whether a run may join them.
    fn allow(&self, model: &Model, stops: &[StopId], passed: bool) -> bool {
        if passed && self.passed {
            return false;
        }
        let all = self.stops.iter().map(Vec::as_slice).chain([stops]);
        let rows: Vec<Vec<u64>> = all.map(|stops| model.stops_row(stops)).collect();
        let home = self.stops.iter().flatten().chain(stops).any(|stop| model.stop(*stop).home);
        home && together(rows.iter().map(Vec::as_slice))
    }
}
