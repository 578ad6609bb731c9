//! The boards kept as files for the benchmarks: legal sets that bring what the files say, proven in a tenth of the steps that a
//! title gives.

use super::naive::{self, Candidate};
use crate::kept::stopping::boards;
use routes::stopping::{Train, solve};
use routes::{Budget, Proof};

#[test]
fn the_boards_kept_as_files_bring_what_they_say() {
    let boards = boards();
    assert!(boards.len() >= 10);
    for board in boards {
        let problem = board.problem();
        let solution = solve(&problem, Budget(2_000_000));
        assert_eq!((solution.revenue, solution.proof), (board.best, Proof::Optimal), "{}", board.name);
        let runs: Vec<Candidate> =
            solution.runs.iter().map(|found| naive::candidate(&problem, &found.path)).collect();
        let set: Vec<(Train, &Candidate)> =
            solution.runs.iter().map(|found| problem.trains[found.train]).zip(&runs).collect();
        assert_eq!(naive::together(&problem, &set), Some(board.best), "{}", board.name);
    }
}

#[test]
fn a_hard_board_that_is_cut_short_says_how_far_it_may_be_from_the_best() {
    let mut unproven = 0;
    for board in boards() {
        for steps in [1_000, 10_000, 50_000] {
            let solution = solve(&board.problem(), Budget(steps));
            assert!(solution.revenue <= board.best, "{}", board.name);
            match solution.proof {
                Proof::Optimal => assert_eq!(solution.revenue, board.best, "{}", board.name),
                Proof::AtMost(most) => {
                    assert!(most >= board.best && most > solution.revenue, "{} {steps}", board.name);
                    unproven += 1;
                }
            }
        }
    }
    assert!(unproven > 10, "{unproven}");
}
