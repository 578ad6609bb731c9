//! Whether a solution is what it says: legal runs of the trains, that bring what is claimed. Follows the rules, not
//! the search.

use board::{PieceSet, StopId};
use routes::{Found, Problem, Role, Solution, Through, Towns};

use crate::naive::{
    all_different, calls_at, hang_together, hexes, info, paid_twice, pay, pieces, side_by_side,
};

/// Asserts that a solution is legal and adds up.
pub fn judge(problem: &Problem<'_>, solution: &Solution) {
    let mut paid = 0;
    let mut before: Vec<(usize, Vec<StopId>, PieceSet)> = Vec::new();
    for run in &solution.runs {
        let track = pieces(problem.network, &run.path);
        let visited = run.path.stops(problem.network);
        for (train, stops, pieces) in &before {
            let runs = [(run.train, visited.as_slice(), &track), (*train, stops.as_slice(), pieces)];
            assert!(side_by_side(problem, runs), "two runs get in each other's way");
        }
        judge_path(problem, run, &visited);
        paid += judge_calls(problem, run, &visited);
        before.push((run.train, visited, track));
    }
    let runs: Vec<(usize, &[StopId])> =
        before.iter().map(|(train, stops, _)| (*train, stops.as_slice())).collect();
    assert_eq!(solution.revenue, paid - paid_twice(problem, &runs), "what stations pay");
    let runs: Vec<&[StopId]> = runs.iter().map(|(_, stops)| *stops).collect();
    assert!(hang_together(problem, &runs), "runs that do not hang together with the home");
    assert!(all_different(&solution.runs.iter().map(|run| run.train).collect::<Vec<_>>()));
    assert_eq!(solution.revenue, solution.runs.iter().map(|run| run.revenue).sum::<u32>());
    assert_eq!(solution.besides, solution.runs.iter().map(|run| run.besides).sum::<u32>());
}

fn judge_path(problem: &Problem<'_>, run: &Found, visited: &[StopId]) {
    assert!(visited.len() >= 2 && all_different(visited), "a stop twice");
    let links = run.path.links.iter().map(|link| &problem.network.link(*link).pieces);
    let pieces: Vec<_> = links.flat_map(|pieces| pieces.iter()).collect();
    assert!(all_different(&pieces), "a piece of track twice");
    assert!(
        problem.rules.re_enter_hexes || all_different(&hexes(problem.network, &run.path)),
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

/// What the calls of a run bring by themselves.
fn judge_calls(problem: &Problem<'_>, run: &Found, visited: &[StopId]) -> u32 {
    let train = &problem.trains[run.train];
    let order: Vec<Option<usize>> = run.calls.iter().map(|c| visited.iter().position(|v| v == c)).collect();
    assert!(order.iter().all(Option::is_some) && order.is_sorted() && all_different(&order));
    let called = |stop: &StopId| run.calls.contains(stop);
    let role = |role: Role| move |stop: &&StopId| info(problem, **stop).role == role;
    let large: Vec<StopId> = run.calls.iter().filter(role(Role::Large)).copied().collect();
    let towns: Vec<StopId> = run.calls.iter().filter(role(Role::Small)).copied().collect();
    let waysides = run.calls.iter().filter(role(Role::Wayside)).count();
    let due = |stop: &StopId| called(stop) || !calls_at(problem, train, *stop);
    assert!(run.calls.iter().all(|stop| calls_at(problem, train, *stop)), "a call where it never calls");
    assert!(visited.iter().filter(role(Role::Large)).all(due), "a large station passed over");
    let allowance = train.allowance;
    let small = usize::from(allowance.small);
    assert!(large.len() <= usize::from(allowance.large), "too many large stations");
    assert!(run.calls.len() <= usize::from(allowance.large) + small, "too many stops");
    match train.towns {
        Towns::None => {
            assert!(called(&visited[0]) && called(&visited[visited.len() - 1]), "an end passed over")
        }
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
    let (revenue, besides) = pay(problem, train, &large, &towns, waysides as u32);
    assert!(run.revenue <= revenue && run.besides == besides, "{:?}", run.calls);
    revenue
}
