//! The search for runs that pool their stops, against the obvious one: on thousands of small random boards of 1862, and
//! on the examples of its rulebook.

mod boards;
mod examples;
mod judge;
mod kept;
mod naive;

use crate::chance::Chance;
use boards::Board;
use naive::Sums;
use routes::pooled::{Problem, Solution, Train, solve, solve_listing};
use routes::{Budget, Objective, Proof};

/// The map of 1862.
fn map() -> board::Map {
    let data = |file: &str| {
        let path = format!("{}/../titles/data/1862/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    board::Map::parse(&data("map.toml"), "map.toml", &data("tiles.toml"), "tiles.toml", "whole").unwrap()
}

/// Calls a test with random boards on which the naive search tries at most so many sets.
fn on_boards(
    boards: usize,
    seed: u64,
    most: usize,
    mut test: impl FnMut(&Problem<'_>, &[Sums], &mut Chance),
) {
    let map = map();
    let mut tested = 0;
    for number in 0.. {
        let mut chance = Chance::new(seed << 32 | number);
        let board = Board::random(&map, &mut chance);
        let problem = board.problem(&map);
        if let Some(sets) = naive::sets(&problem, most) {
            test(&problem, &sets, &mut chance);
            tested += 1;
        }
        if tested == boards {
            return;
        }
    }
}

fn sums(solution: &Solution) -> Sums {
    Sums { revenue: solution.revenue, besides: solution.besides, trains: solution.runs.len() }
}

fn objectives(sets: &[Sums], chance: &mut Chance) -> [Objective; 3] {
    let most = sets.iter().map(|set| set.revenue).max().unwrap_or(0);
    let revenue = most * *chance.pick(&[0, 5, 7, 8, 9, 10, 10, 11]) / 10;
    [Objective::Revenue, Objective::RevenueAndBesides, Objective::BesidesKeeping { revenue }]
}

/// Whether every objective brings what the naive search finds.
fn check(problem: &Problem<'_>, sets: &[Sums], chance: &mut Chance) {
    for objective in objectives(sets, chance) {
        let solution = solve(problem, objective, Budget::UNLIMITED);
        judge::judge(problem, &solution);
        assert_eq!(solution.proof, Proof::Optimal);
        let best = naive::best(sets, objective);
        assert_eq!(sums(&solution), best, "{objective:?} {:?} {:?}", problem.trains, problem.meeting);
    }
}

#[test]
fn the_best_set_is_found_on_small_boards() {
    let (mut several, mut joined, mut apart, mut stopping) = (0, 0, 0, 0);
    on_boards(4000 * crate::times(), 1, 3_000, |problem, sets, chance| {
        check(problem, sets, chance);
        let solution = solve(problem, Objective::Revenue, Budget::UNLIMITED);
        several += usize::from(solution.runs.len() > 1);
        joined += usize::from(solution.joined.iter().any(|trains| trains.len() > 1));
        apart += usize::from(solution.joined.len() > 1);
        stopping += usize::from(solution.besides > 0);
    });
    // Enough of the boards are about something.
    let boards = 4000 * crate::times();
    assert!(several > boards / 5 && joined > boards / 20 && apart > boards / 50 && stopping > boards / 10);
}

#[test]
fn the_best_set_is_found_on_larger_boards() {
    on_boards(60 * crate::times(), 2, 300_000, check);
}

/// On large boards there are too many ways for goods trains to be listed.
#[test]
fn ways_of_goods_trains_are_found_when_they_matter() {
    on_boards(3000 * crate::times(), 4, 6_000, |problem, sets, chance| {
        if !problem.trains.iter().any(|train| matches!(train, Train::Goods { .. })) {
            return;
        }
        for objective in objectives(sets, chance) {
            let solution = solve_listing(problem, objective, Budget::UNLIMITED, 0);
            judge::judge(problem, &solution);
            assert_eq!(solution.proof, Proof::Optimal);
            let best = naive::best(sets, objective);
            assert_eq!(sums(&solution), best, "{objective:?} {:?} {:?}", problem.trains, problem.meeting);
        }
    });
}

#[test]
fn a_budget_that_runs_out_leaves_a_bound() {
    let mut ran_out = 0;
    on_boards(300, 3, 3_000, |problem, sets, chance| {
        for objective in objectives(sets, chance) {
            let solution = solve(problem, objective, Budget(1 + chance.below(200) as u64));
            judge::judge(problem, &solution);
            let best = naive::best(sets, objective);
            let first = |sums: Sums| match objective {
                Objective::Revenue => sums.revenue,
                Objective::RevenueAndBesides => sums.revenue + sums.besides,
                Objective::BesidesKeeping { .. } => sums.besides,
            };
            match solution.proof {
                Proof::Optimal => assert_eq!(sums(&solution), best),
                Proof::AtMost(most) => {
                    ran_out += 1;
                    // Where a revenue is to be kept and it is not known yet whether it can be, the bound is of revenue.
                    if !matches!(objective, Objective::BesidesKeeping { revenue } if solution.revenue < revenue)
                    {
                        assert!(most >= first(best), "{most} {best:?} {objective:?}");
                    } else {
                        assert!(most >= best.revenue, "{most} {best:?} {objective:?}");
                    }
                }
            }
        }
    });
    assert!(ran_out > 100, "{ran_out}");
}
