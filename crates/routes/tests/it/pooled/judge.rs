//! Whether a solution is what it says: legal runs of the trains, that bring what is claimed. Follows the rules, not the
//! search.

use std::collections::BTreeSet;

use board::StopId;
use routes::pooled::{Problem, Role, Solution, Train};

use super::naive::{Walk, bonus, hang_together, is_run, join, may_group, may_run, payer};

/// Asserts that a solution is legal and adds up.
pub fn judge(problem: &Problem<'_>, solution: &Solution) {
    let walks: Vec<Walk> = solution.runs.iter().map(|run| Walk::of(problem.network, &run.path)).collect();
    assert!(solution.runs.is_sorted_by(|a, b| a.train < b.train), "a train twice");
    for (run, walk) in solution.runs.iter().zip(&walks) {
        assert!(is_run(problem, walk, &[]) && may_run(problem, &problem.trains[run.train], walk));
        let order: Vec<Option<usize>> =
            run.calls.iter().map(|call| walk.stops.iter().position(|stop| stop == call)).collect();
        assert!(order.iter().all(Option::is_some) && order.is_sorted(), "calls off the way");
    }
    assert!(hang_together(problem, &walks.iter().collect::<Vec<_>>()), "runs that do not hang together");
    let ends = judge_goods(problem, solution, &walks);
    judge_calls(problem, solution, &walks, &ends);
    assert_eq!(solution.revenue, solution.runs.iter().map(|run| run.revenue).sum::<u32>());
    assert_eq!(solution.besides, solution.runs.iter().map(|run| run.besides).sum::<u32>());
}

/// Whether goods trains are joined as they may be and paid for the hexes between their ends. Gives what else each train
/// of them may be paid for.
fn judge_goods(problem: &Problem<'_>, solution: &Solution, walks: &[Walk]) -> Vec<(usize, StopId)> {
    let is_goods = |train: &usize| matches!(problem.trains[*train], Train::Goods { .. });
    let mut goods: Vec<usize> = solution.runs.iter().map(|run| run.train).filter(is_goods).collect();
    let mut joined: Vec<usize> = solution.joined.iter().flatten().copied().collect();
    goods.sort_unstable();
    joined.sort_unstable();
    assert_eq!(goods, joined);
    assert!(may_group(problem, &solution.joined), "{:?}", solution.joined);
    let place = |train: &usize| solution.runs.iter().position(|run| run.train == *train).unwrap();
    let mut ends = Vec::new();
    for trains in &solution.joined {
        let parts: Vec<&Walk> = trains.iter().map(|train| &walks[place(train)]).collect();
        let whole = join(problem, &parts).expect("runs that do not join");
        for (index, train) in trains.iter().enumerate() {
            let run = &solution.runs[place(train)];
            let paid: u32 = run.calls.iter().map(|stop| problem.stops[stop.index()].value).sum();
            let between = if index == 0 { bonus(problem, &whole) } else { 0 };
            assert_eq!(run.revenue, paid + between, "goods train {train}");
            let own = whole.walk.ends().into_iter().filter(|end| walks[place(train)].ends().contains(end));
            ends.extend(own.map(|end| (*train, end)));
        }
    }
    ends
}

/// Whether everything pays once, and no train more often than it may be paid.
fn judge_calls(problem: &Problem<'_>, solution: &Solution, walks: &[Walk], ends: &[(usize, StopId)]) {
    let (mut paid, mut hexes) = (BTreeSet::new(), BTreeSet::new());
    for (run, walk) in solution.runs.iter().zip(walks) {
        let small = |stop: &&StopId| problem.stops[stop.index()].role == Role::Small;
        let large = run.calls.iter().filter(|stop| !small(stop)).count();
        assert!(run.calls.iter().all(|stop| paid.insert(payer(problem, *stop))), "paid twice");
        let value: u32 = run.calls.iter().map(|stop| problem.stops[stop.index()].value).sum();
        match problem.trains[run.train] {
            Train::Through { paid, .. } => {
                assert!(large <= usize::from(paid) && !run.calls.iter().any(|stop| small(&stop)));
                assert_eq!((run.revenue, run.besides), (value, 0));
            }
            Train::Stopping { paid: most, .. } => {
                assert!(large <= usize::from(most));
                let new = walk.hexes(problem.network).into_iter().filter(|hex| hexes.insert(*hex)).count();
                assert_eq!((run.revenue, run.besides), (value, new as u32 * problem.sums.touched));
            }
            Train::Goods { .. } => {
                assert!(run.calls.iter().all(|stop| ends.contains(&(run.train, *stop))), "paid on its way");
                assert_eq!(run.besides, 0);
            }
        }
    }
}
