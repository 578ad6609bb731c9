//! The same answer every time: whatever the numbering of links and track, whatever the budget, and in the order of
//! ties that is documented.

use board::{HexId, StopId};
use routes::{Budget, Objective, Problem, Proof, Solution, solve};

use crate::chance::{Board, Chance};
use crate::judge::judge;
use crate::naive::hexes;
use crate::{LARGER, SMALL, maps, maps_from, on_boards, sums};

/// A run: its train, stops, hexes and calls.
type InFull = (usize, Vec<StopId>, Vec<HexId>, Vec<StopId>);

/// A solution in terms that do not depend on the numbering of links.
fn in_full(problem: &Problem<'_>, solution: &Solution) -> Vec<InFull> {
    let network = problem.network;
    let run = |run: &routes::Found| {
        (run.train, run.path.stops(network), hexes(network, &run.path), run.calls.clone())
    };
    solution.runs.iter().map(run).collect()
}

/// A data file with the pieces of track of every tile listed in reverse, which numbers links and pieces otherwise.
fn reversed_track(data: &str) -> String {
    let reverse = |line: &str| match line.split_once("track = \"") {
        Some((before, after)) => {
            let (track, rest) = after.split_once('"').expect("a closing quote");
            let pieces: Vec<&str> = track.split(' ').rev().collect();
            format!("{before}track = \"{}\"{rest}", pieces.join(" "))
        }
        None => line.to_owned(),
    };
    data.lines().map(|line| reverse(line) + "\n").collect()
}

#[test]
fn the_numbering_of_links_and_track_does_not_matter() {
    let (maps, reversed) = (maps(), maps_from(reversed_track));
    let mut differently_numbered = 0;
    for seed in 0..400 {
        let board = Board::random(&maps, &mut Chance::new(seed));
        let other = Board::random(&reversed, &mut Chance::new(seed));
        let (problem, other) = (board.problem(), other.problem());
        assert_eq!(problem.stops, other.stops);
        differently_numbered += usize::from(problem.network.links != other.network.links);
        for objective in [Objective::Revenue, Objective::RevenueAndBesides] {
            let solution = solve(&problem, objective, Budget::UNLIMITED);
            assert_eq!(solution, solve(&problem, objective, Budget::UNLIMITED));
            let solution_of_other = solve(&other, objective, Budget::UNLIMITED);
            assert_eq!(in_full(&problem, &solution), in_full(&other, &solution_of_other));
        }
    }
    assert!(differently_numbered > 200);
}

#[test]
fn the_order_of_the_trains_does_not_matter() {
    on_boards(300, 7, SMALL, |board, _, chance| {
        let problem = board.problem();
        let turn = chance.below(problem.trains.len());
        let mut turned = problem.clone();
        turned.trains.rotate_left(turn);
        let original = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
        let solution = solve(&turned, Objective::Revenue, Budget::UNLIMITED);
        let runs = |problem: &Problem<'_>, solution: &Solution| {
            let mut runs: Vec<_> = in_full(problem, solution)
                .into_iter()
                .map(|(train, stops, hexes, calls)| (problem.trains[train], stops, hexes, calls))
                .collect();
            runs.sort();
            runs
        };
        assert_eq!(runs(&problem, &original), runs(&turned, &solution));
    });
}

#[test]
fn a_budget_bounds_the_answer() {
    on_boards(40, 8, LARGER, |board, _, chance| {
        let problem = board.problem();
        let objective = *chance.pick(&[Objective::Revenue, Objective::RevenueAndBesides]);
        let first = |solution: &Solution| match objective {
            Objective::Revenue => solution.revenue,
            _ => solution.revenue + solution.besides,
        };
        let best = solve(&problem, objective, Budget::UNLIMITED);
        for budget in [0, 10, 100, 1000, 10_000, 100_000].map(Budget) {
            let solution = solve(&problem, objective, budget);
            judge(&problem, &solution);
            match solution.proof {
                Proof::Optimal => assert_eq!(solution, best),
                Proof::AtMost(bound) => assert!(first(&solution) <= first(&best) && first(&best) <= bound),
            }
            assert_eq!(solution, solve(&problem, objective, budget));
        }
    });
}

#[test]
fn more_besides_never_costs_the_revenue_to_be_kept() {
    on_boards(300, 9, SMALL, |board, _, _| {
        let problem = board.problem();
        let richest = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
        let keeping = |revenue| solve(&problem, Objective::BesidesKeeping { revenue }, Budget::UNLIMITED);
        let same = keeping(richest.revenue);
        assert_eq!(sums(&problem, &same), sums(&problem, &richest));
        let half = keeping(richest.revenue / 2);
        assert!(half.revenue >= richest.revenue / 2 && half.besides >= richest.besides);
        assert_eq!(keeping(richest.revenue + 1), richest);
    });
}
