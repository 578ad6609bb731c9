//! The boards of 1862 kept as files for the benchmarks: the totals they name, and brute force where it can keep up.

use super::{judge, naive, sums};
use crate::kept::pooled::boards;
use routes::pooled::solve;
use routes::{Budget, Objective, Proof};

#[test]
fn the_boards_kept_as_files_bring_what_they_say() {
    for board in boards() {
        let problem = board.problem();
        let solution = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
        judge::judge(&problem, &solution);
        assert_eq!(solution.proof, Proof::Optimal, "{}", board.name);
        assert_eq!((solution.revenue, solution.besides), board.best, "{}", board.name);
        if let Some((revenue, best)) = board.keep {
            let solution = solve(&problem, Objective::BesidesKeeping { revenue }, Budget::UNLIMITED);
            judge::judge(&problem, &solution);
            assert_eq!(solution.proof, Proof::Optimal, "{}", board.name);
            assert_eq!((solution.revenue, solution.besides), best, "{}", board.name);
        }
    }
}

#[test]
fn brute_force_finds_the_same_on_the_smallest_of_them() {
    let boards = boards();
    let early: Vec<_> = boards.iter().filter(|board| board.name.starts_with("early-")).collect();
    assert!(!early.is_empty());
    for board in early {
        let problem = board.problem();
        let sets = naive::sets(&problem, 2_000_000).expect("a small board");
        for objective in [Objective::Revenue, Objective::RevenueAndBesides] {
            let solution = solve(&problem, objective, Budget::UNLIMITED);
            assert_eq!(sums(&solution), naive::best(&sets, objective), "{}", board.name);
        }
    }
}
