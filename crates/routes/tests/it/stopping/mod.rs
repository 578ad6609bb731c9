//! The search for runs that pay for every stop, against the obvious one, on thousands of small random boards of 1822.

mod boards;
mod kept;
mod naive;

use crate::chance::{Chance, random_layout};
use naive::Candidate;
use routes::stopping::{Problem, Train, each_run, solve};
use routes::{Budget, Proof};

/// The map of 1822.
fn map() -> board::Map {
    let data = |file: &str| {
        let path = format!("{}/../titles/data/1822/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    board::Map::parse(&data("map.toml"), "map.toml", &data("tiles.toml"), "tiles.toml", "whole").unwrap()
}

/// Calls a test with random boards that have a few paths at least, and no more than the obvious search can try.
fn on_boards(boards: usize, seed: u64, sizes: [usize; 4], mut test: impl FnMut(&Problem<'_>, &[Candidate])) {
    let map = map();
    let mut tested = 0;
    for number in 0.. {
        let mut chance = Chance::new(seed << 32 | number);
        let network = boards::random(&map, &mut chance);
        let Some(problem) = boards::problem(&network, &mut chance) else { continue };
        let Some(paths) = naive::paths(&problem, sizes[problem.trains.len()]) else { continue };
        if paths.len() > 5 {
            test(&problem, &paths);
            tested += 1;
        }
        if tested == boards {
            return;
        }
    }
}

/// How many paths a board may have, by the number of trains.
const SMALL: [usize; 4] = [0, 3000, 300, 60];

#[test]
fn the_best_set_is_found() {
    let (mut several, mut express, mut bonus) = (0, 0, 0);
    on_boards(20_000 * crate::times(), 1, SMALL, |problem, paths| {
        let solution = solve(problem, Budget::UNLIMITED);
        assert_eq!(solution.proof, Proof::Optimal);
        assert_eq!(solution.revenue, naive::best(problem, paths), "{:?} {:?}", problem.trains, problem.bonus);
        let runs: Vec<Candidate> =
            solution.runs.iter().map(|found| naive::candidate(problem, &found.path)).collect();
        let set: Vec<(Train, &Candidate)> =
            solution.runs.iter().map(|found| problem.trains[found.train]).zip(&runs).collect();
        assert_eq!(naive::together(problem, &set), Some(solution.revenue));
        several += usize::from(set.len() > 1);
        express += usize::from(set.iter().any(|(train, _)| train.is_express()));
        let plain: u32 = set.iter().filter_map(|(train, path)| naive::earns(problem, *train, path)).sum();
        bonus += usize::from(plain < solution.revenue);
    });
    // Enough of the boards are about something.
    assert!(several > 5000 && express > 2000 && bonus > 500, "{several} {express} {bonus}");
}

#[test]
fn a_search_that_is_cut_short_is_legal_and_its_bound_holds() {
    let mut unproven = 0;
    on_boards(300 * crate::times(), 2, SMALL, |problem, paths| {
        let best = naive::best(problem, paths);
        for steps in [0, 10, 100, 1000] {
            let solution = solve(problem, Budget(steps));
            assert!(solution.steps <= steps);
            match solution.proof {
                Proof::Optimal => assert_eq!(solution.revenue, best),
                Proof::AtMost(most) => {
                    unproven += 1;
                    assert!(solution.revenue <= best && best <= most, "{} {best} {most}", solution.revenue);
                }
            }
        }
    });
    assert!(unproven > 100, "{unproven}");
}

/// Where towns cost a train nothing, a crowded board has more paths from town to town than can be followed; a search on it ends
/// all the same, within its budget.
#[test]
fn a_crowded_board_of_free_towns_is_searched_within_the_budget() {
    const BUDGET: u64 = 2_000;
    let map = map();
    for seed in 0..100 {
        let mut chance = Chance::new(seed);
        let network = board::Network::of(&map, &random_layout(&map, &mut chance, 1_500));
        let Some(mut problem) = boards::problem(&network, &mut chance) else { continue };
        problem.trains = vec![Train::Stopping { most: 5, free_towns: true }];
        let solution = solve(&problem, Budget(BUDGET));
        assert!(solution.steps <= BUDGET, "{} steps", solution.steps);
    }
}

#[test]
fn every_run_of_a_train_is_listed() {
    on_boards(300 * crate::times(), 3, SMALL, |problem, paths| {
        for &train in &problem.trains {
            let mut listed = Vec::new();
            assert!(each_run(problem, train, u64::MAX, &mut |_, path| {
                let run = naive::candidate(problem, path);
                let mut links = run.links.clone();
                links.sort();
                listed.push((run.stops.iter().min().copied(), links));
                0
            }));
            let mut legal: Vec<_> = paths
                .iter()
                .filter(|path| naive::earns(problem, train, path).is_some())
                .map(|path| {
                    let mut links = path.links.clone();
                    links.sort();
                    (path.stops.iter().min().copied(), links)
                })
                .collect();
            listed.sort();
            listed.dedup();
            legal.sort();
            assert_eq!(listed, legal, "{train:?}");
        }
    });
}
