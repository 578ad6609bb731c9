//! The search against the obvious one, on thousands of small random boards of 1860.

mod brute_force;
mod chance;
mod judge;
mod kept;
mod naive;
mod pooled;
mod rules;
mod single;
mod steady;
mod stopping;

use board::Map;
use chance::{Board, Chance};
use judge::judge;
use naive::{Candidate, Sums};
use routes::{Budget, Objective, Path, Problem, Proof, Solution, solve};

/// The two maps of 1860, with the data files changed before they are read.
fn maps_from(change: impl Fn(&str) -> String) -> [Map; 2] {
    let data = |file: &str| {
        let path = format!("{}/../titles/data/1860/{file}", env!("CARGO_MANIFEST_DIR"));
        change(&std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}")))
    };
    let map =
        |name| Map::parse(&data("map.toml"), "map.toml", &data("tiles.toml"), "tiles.toml", name).unwrap();
    [map("original"), map("extended")]
}

/// The two maps of 1860.
fn maps() -> [Map; 2] {
    maps_from(str::to_owned)
}

/// How many paths a board may have, by the number of trains.
type Sizes = [std::ops::Range<usize>; 4];

/// Boards on which the naive search is quick.
const SMALL: Sizes = [0..1, 0..200, 0..60, 0..20];
/// Boards on which the search has to work, and the naive search can just keep up.
const LARGER: Sizes = [0..1, 200..3000, 150..500, 50..120];

/// Calls a test with random boards of some size.
fn on_boards(
    boards: usize,
    seed: u64,
    sizes: Sizes,
    mut test: impl FnMut(&Board, &[Candidate], &mut Chance),
) {
    let maps = maps();
    let mut tested = 0;
    for number in 0.. {
        let mut chance = Chance::new(seed << 32 | number);
        let board = Board::random(&maps, &mut chance);
        let problem = board.problem();
        if !problem.stops.iter().any(|stop| stop.home) {
            continue;
        }
        let paths = naive::paths(&problem);
        if sizes[problem.trains.len()].contains(&paths.len()) {
            test(&board, &paths, &mut chance);
            tested += 1;
        }
        if tested == boards {
            return;
        }
    }
}

/// What a solution brings and takes.
fn sums(problem: &Problem<'_>, solution: &Solution) -> Sums {
    let path = |path: &Path| (path.links.len() + 1, naive::pieces(problem.network, path).iter().count());
    let sizes = || solution.runs.iter().map(|run| path(&run.path));
    Sums {
        revenue: solution.revenue,
        besides: solution.besides,
        trains: solution.runs.len(),
        stops: sizes().map(|size| size.0).sum(),
        track: sizes().map(|size| size.1).sum(),
    }
}

fn objectives(problem: &Problem<'_>, paths: &[Candidate], chance: &mut Chance) -> [Objective; 3] {
    let most = naive::best(problem, paths, Objective::Revenue).revenue;
    let revenue = most * *chance.pick(&[0, 5, 7, 8, 9, 10, 10, 11]) / 10;
    [Objective::Revenue, Objective::RevenueAndBesides, Objective::BesidesKeeping { revenue }]
}

/// Whether every objective brings what the naive search finds.
fn check(board: &Board, paths: &[Candidate], chance: &mut Chance) {
    let problem = board.problem();
    for objective in objectives(&problem, paths, chance) {
        let solution = solve(&problem, objective, Budget::UNLIMITED);
        judge(&problem, &solution);
        assert_eq!(solution.proof, Proof::Optimal);
        let best = naive::best(&problem, paths, objective);
        assert_eq!(sums(&problem, &solution), best, "{objective:?} {:?} {:?}", problem.rules, problem.trains);
    }
}

/// How many times as many boards as on other days: `BOARDS=40 cargo test --release -p routes`.
fn times() -> usize {
    std::env::var("BOARDS").map_or(1, |times| times.parse().expect("BOARDS is a number"))
}

#[test]
fn the_best_set_is_found_on_small_boards() {
    on_boards(2500 * times(), 1, SMALL, check);
}

#[test]
fn the_best_set_is_found_on_larger_boards() {
    on_boards(60 * times(), 2, LARGER, check);
}
