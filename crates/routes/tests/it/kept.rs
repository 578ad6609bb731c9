//! The boards kept as files for the benchmarks: the totals they name, and brute force where it can keep up.

#[path = "../../benches/search/file.rs"]
pub mod file;
#[path = "../../benches/search/pooled.rs"]
pub mod pooled;
#[path = "../../benches/search/stopping.rs"]
pub mod stopping;

use crate::judge::judge;
use crate::{naive, sums};
use routes::{Budget, Objective, Proof, solve};

#[test]
fn the_boards_kept_as_files_bring_what_they_say() {
    for board in file::boards() {
        let problem = board.problem(&board.trains);
        let solution = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
        judge(&problem, &solution);
        assert_eq!(solution.proof, Proof::Optimal, "{}", board.name);
        assert_eq!((solution.revenue, solution.besides), board.best, "{}", board.name);
        if let Some((revenue, best)) = board.keep {
            let solution = solve(&problem, Objective::BesidesKeeping { revenue }, Budget::UNLIMITED);
            judge(&problem, &solution);
            assert_eq!(solution.proof, Proof::Optimal, "{}", board.name);
            assert_eq!((solution.revenue, solution.besides), best, "{}", board.name);
        }
    }
}

#[test]
fn brute_force_finds_the_same_on_the_smallest_of_them() {
    let boards = file::boards();
    let early: Vec<_> = boards.iter().filter(|board| board.name.starts_with("early-")).collect();
    assert!(!early.is_empty());
    for board in early {
        let problem = board.problem(&board.trains);
        let solution = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
        let best = naive::best(&problem, &naive::paths(&problem), Objective::Revenue);
        assert_eq!(sums(&problem, &solution), best, "{}", board.name);
    }
}
