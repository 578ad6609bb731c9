//! Whether a solution is what it says: legal runs of the trains, that bring what is claimed. Follows the rules, not
//! the search.

use board::{PieceSet, StopId};
use routes::{Found, Problem, Role, Solution, Through, Towns};

use crate::naive::{all_different, hang_together, hexes, info, passes, pay, pieces};

/// Asserts that a solution is legal and adds up.
pub fn judge(problem: &Problem<'_>, solution: &Solution) {
    let mut used = PieceSet::new();
    let mut passed = 0;
    let mut stops: Vec<Vec<StopId>> = Vec::new();
    for run in &solution.runs {
        let track = pieces(problem.network, &run.path);
        assert!(!track.intersects(&used), "two runs over the same track");
        used.union_with(&track);
        let visited = run.path.stops(problem.network);
        judge_path(problem, run, &visited);
        judge_calls(problem, run, &visited);
        passed += passes(problem, &visited);
        stops.push(visited);
    }
    assert!(passed <= 1, "more than one passage through a tokened-out station");
    let runs: Vec<&[StopId]> = stops.iter().map(Vec::as_slice).collect();
    assert!(hang_together(problem, &runs), "runs that do not hang together with the home");
    assert!(all_different(&solution.runs.iter().map(|run| run.train).collect::<Vec<_>>()));
    assert_eq!(solution.revenue, solution.runs.iter().map(|run| run.revenue).sum::<u32>());
    assert_eq!(solution.subsidy, solution.runs.iter().map(|run| run.subsidy).sum::<u32>());
}

fn judge_path(problem: &Problem<'_>, run: &Found, visited: &[StopId]) {
    assert!(visited.len() >= 2 && all_different(visited), "a stop twice");
    let links = run.path.links.iter().map(|link| &problem.network.link(*link).pieces);
    let pieces: Vec<_> = links.flat_map(|pieces| pieces.iter()).collect();
    assert!(all_different(&pieces), "a piece of track twice");
    assert!(
        problem.terms.re_enter_hexes || all_different(&hexes(problem.network, &run.path)),
        "back to a hex"
    );
    for stop in [visited[0], visited[visited.len() - 1]] {
        assert!(matches!(info(problem, stop).role, Role::Large | Role::Small), "an end that is none");
    }
    for stop in &visited[1..visited.len() - 1] {
        assert_ne!(info(problem, *stop).through, Through::Never);
        assert_ne!(info(problem, *stop).role, Role::Closed);
    }
    assert!(visited.iter().any(|stop| info(problem, *stop).base), "no base");
}

fn judge_calls(problem: &Problem<'_>, run: &Found, visited: &[StopId]) {
    let order: Vec<Option<usize>> = run.calls.iter().map(|c| visited.iter().position(|v| v == c)).collect();
    assert!(order.iter().all(Option::is_some) && order.is_sorted() && all_different(&order));
    let called = |stop: &StopId| run.calls.contains(stop);
    let role = |role: Role| move |stop: &&StopId| info(problem, **stop).role == role;
    let large: Vec<StopId> = run.calls.iter().filter(role(Role::Large)).copied().collect();
    let towns: Vec<StopId> = run.calls.iter().filter(role(Role::Small)).copied().collect();
    let halts = run.calls.iter().filter(role(Role::Halt)).count();
    assert!(visited.iter().filter(role(Role::Large)).all(called), "a large station passed over");
    let allowance = problem.trains[run.train];
    let small = if problem.terms.first_number_only { 0 } else { usize::from(allowance.small) };
    assert!(large.len() <= usize::from(allowance.large), "too many large stations");
    assert!(run.calls.len() <= usize::from(allowance.large) + small, "too many stops");
    assert!(halts == 0 || problem.terms.halts, "a halt that does not count");
    match problem.terms.towns {
        Towns::All => assert!(visited.iter().filter(role(Role::Small)).all(called), "a town passed over"),
        Towns::Chosen => {
            assert!(called(&visited[0]) && called(&visited[visited.len() - 1]), "an end passed over")
        }
        Towns::BestFirst => {
            let value = |stop: &StopId| info(problem, *stop).value;
            let passed_over = visited.iter().filter(role(Role::Small)).filter(|stop| !called(stop));
            let best = passed_over.map(value).max();
            let full = run.calls.len() == usize::from(allowance.large) + small;
            assert!(best.is_none() || full && towns.iter().all(|town| Some(value(town)) >= best));
        }
    }
    assert_eq!((run.revenue, run.subsidy), pay(problem, &large, &towns, halts as u32), "{:?}", run.calls);
}
