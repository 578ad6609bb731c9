//! Questions about one train next to the runs of others, against the naive answer.

use board::StopId;
use routes::{Budget, Objective, Order, Other, Problem, any_run, can_run, complete, solve};

use crate::chance::Chance;
use crate::naive::{Candidate, Sums, hang_together, pieces, side_by_side, takings};
use crate::{SMALL, on_boards};

/// The run of a train.
type Beside<'a> = (usize, &'a Candidate);

/// Some runs of trains that do not get in each other's way, legal as a set or not.
fn random_others<'a>(problem: &Problem<'_>, paths: &'a [Candidate], chance: &mut Chance) -> Vec<Beside<'a>> {
    let mut others: Vec<Beside<'_>> = Vec::new();
    for _ in 0..chance.below(3) {
        if paths.is_empty() {
            break;
        }
        let run = (chance.below(problem.trains.len()), chance.pick(paths));
        if fits(problem, run, &others) {
            others.push(run);
        }
    }
    others
}

fn fits(problem: &Problem<'_>, (train, path): Beside<'_>, others: &[Beside<'_>]) -> bool {
    let run = (train, path.stops.as_slice(), &path.pieces);
    others.iter().all(|(train, other)| side_by_side(problem, [run, (*train, &other.stops, &other.pieces)]))
}

/// Whether a run makes a legal set with others.
fn joins(problem: &Problem<'_>, run: Beside<'_>, others: &[Beside<'_>]) -> bool {
    let stops = others.iter().chain([&run]).map(|(_, path)| path.stops.as_slice());
    fits(problem, run, others) && hang_together(problem, &stops.collect::<Vec<_>>())
}

fn in_full(others: &[Beside<'_>]) -> Vec<Other> {
    others.iter().map(|(train, path)| Other { train: *train, path: path.path.clone() }).collect()
}

#[test]
fn a_train_can_run_exactly_if_there_is_a_run() {
    on_boards(1500, 5, SMALL, |board, paths, chance| {
        let problem = board.problem();
        let others = random_others(&problem, paths, chance);
        for train in 0..problem.trains.len() {
            let fits = |path: &&Candidate| !takings(&problem, train, &path.stops).is_empty();
            let naive = paths.iter().filter(fits).any(|path| joins(&problem, (train, path), &others));
            assert_eq!(can_run(&problem, train, &in_full(&others)), naive);
        }
        assert!(!can_run(&problem, problem.trains.len(), &[]));
        let solution = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
        assert_eq!(any_run(&problem), !solution.runs.is_empty());
        let other = |run: &routes::Found| Other { train: run.train, path: run.path.clone() };
        let runs: Vec<Other> = solution.runs.iter().map(other).collect();
        let runs_already = |train: usize| solution.runs.iter().any(|run| run.train == train);
        for train in (0..problem.trains.len()).filter(|train| !runs_already(*train)) {
            assert!(!can_run(&problem, train, &runs), "an idle train that could run");
        }
    });
}

#[test]
fn a_half_drawn_run_is_completed_as_well_as_can_be() {
    on_boards(1500, 6, SMALL, |board, paths, chance| {
        let problem = board.problem();
        let others = random_others(&problem, paths, chance);
        let train = chance.below(problem.trains.len());
        let all: Vec<StopId> = paths.iter().flat_map(|path| path.stops.clone()).collect();
        let through: Vec<StopId> =
            (0..chance.below(3)).filter(|_| !all.is_empty()).map(|_| *chance.pick(&all)).collect();
        let order = *chance.pick(&[Order::Any, Order::AsGiven]);
        let objective = *chance.pick(&[
            Objective::Revenue,
            Objective::RevenueAndBesides,
            Objective::BesidesKeeping { revenue: 40 },
        ]);
        let wanted = |path: &&Candidate| {
            joins(&problem, (train, path), &others) && visits(&path.stops, &through, order)
        };
        let candidates: Vec<&Candidate> = paths.iter().filter(wanted).collect();
        let found = complete(&problem, train, &through, order, &in_full(&others), objective);
        let found = found.map(|run| Sums {
            revenue: run.revenue,
            besides: run.besides,
            trains: 1,
            stops: run.path.links.len() + 1,
            track: pieces(problem.network, &run.path).iter().count(),
        });
        assert_eq!(
            found,
            best(&problem, train, &candidates, objective),
            "{through:?} {order:?} {objective:?}"
        );
    });
}

/// Whether a path visits stops, in their order, the reverse, or any.
fn visits(path: &[StopId], through: &[StopId], order: Order) -> bool {
    let place = |stop: &StopId| path.iter().position(|at| at == stop);
    let places: Option<Vec<usize>> = through.iter().map(place).collect();
    let Some(places) = places else { return false };
    let falling = places.windows(2).all(|pair| pair[0] >= pair[1]);
    let rising = places.windows(2).all(|pair| pair[0] <= pair[1]);
    order == Order::Any || falling || rising
}

fn best(problem: &Problem<'_>, train: usize, paths: &[&Candidate], objective: Objective) -> Option<Sums> {
    let mut best: Option<((u32, u32, isize, isize), Sums)> = None;
    for path in paths {
        for (revenue, besides) in takings(problem, train, &path.stops) {
            let sums = Sums { revenue, besides, trains: 1, stops: path.stops.len(), track: path.track };
            let (first, second) = match objective {
                Objective::Revenue => (revenue, besides),
                Objective::RevenueAndBesides => (revenue + besides, besides),
                Objective::BesidesKeeping { revenue: floor } if revenue < floor => continue,
                Objective::BesidesKeeping { .. } => (besides, revenue),
            };
            let key = (first, second, -(sums.stops as isize), -(sums.track as isize));
            if best.as_ref().is_none_or(|(known, _)| key > *known) {
                best = Some((key, sums));
            }
        }
    }
    match (best, objective) {
        (Some((_, sums)), _) => Some(sums),
        (None, Objective::BesidesKeeping { .. }) => self::best(problem, train, paths, Objective::Revenue),
        (None, _) => None,
    }
}
