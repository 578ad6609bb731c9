//! The search against a naive enumerator, on random corners of the Isle of Wight: all simple paths, all ways to call, all
//! combinations of runs. Equal totals always.

use board::{HexId, Layout, Map, Network, PieceSet, StopId};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use routes::{
    Allowance, Budget, Cities, Objective, Pay, Problem, Proof, Role, SetRules, StopInfo, Through, Towns,
    Train, solve,
};

/// Boards with more runs than this are left out: pairs of them would take too long.
const MOST_RUNS: usize = 400;

struct Dice(ChaCha8Rng);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound.max(1) as u64) as usize
    }
}

fn map() -> Map {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../titles/data/1860/");
    let read = |name: &str| std::fs::read_to_string(format!("{folder}{name}")).expect("1860's data files");
    Map::parse(&read("map.toml"), "map.toml", &read("tiles.toml"), "tiles.toml", "extended").expect("a map")
}

/// A corner of the island, built up at random around a hex.
fn board(map: &Map, dice: &mut Dice) -> Layout {
    let mut layout = Layout::new(map);
    let hexes: Vec<HexId> = map.hex_ids().collect();
    let mut corner = vec![hexes[dice.below(hexes.len())]];
    while corner.len() < 11 {
        let near = map.hex(corner[dice.below(corner.len())]).neighbours[dice.below(6)];
        corner.extend(near.filter(|hex| !corner.contains(hex)));
    }
    for _ in 0..3 {
        for hex in &corner {
            let next = map.replacements(*hex, layout.tile(*hex));
            if !next.is_empty() && dice.below(3) > 0 {
                let chosen = next[dice.below(next.len())];
                layout.replace(*hex, chosen.tile, chosen.rotation);
            }
        }
    }
    layout
}

fn problem<'a>(network: &'a Network, dice: &mut Dice) -> Problem<'a> {
    let mut stops: Vec<StopInfo> =
        network.stops.iter().map(|stop| StopInfo::of(stop, board::Colour::Russet)).collect();
    let cities: Vec<usize> = (0..stops.len())
        .filter(|stop| stops[*stop].role == Role::Large && has_track(network, *stop))
        .collect();
    for (place, _) in cities.iter().enumerate().take(1 + dice.below(3)) {
        let city = cities[(place + dice.below(cities.len())) % cities.len()];
        if stops[city].through == Through::Free {
            stops[city].base = true;
            stops[city].home |= place == 0;
        }
    }
    for city in cities {
        if !stops[city].base && stops[city].through == Through::Free && dice.below(3) == 0 {
            stops[city].through = Through::Once;
        }
    }
    let cards = [(2, 1), (2, 1), (3, 2), (4, 2)];
    let count = 1 + dice.below(2);
    let trains: Vec<(u8, u8)> = (0..count).map(|_| cards[dice.below(cards.len())]).collect();
    let leased = dice.below(6) == 0;
    let re_enter_hexes = dice.below(3) == 0;
    let towns = [Towns::Chosen, Towns::All, Towns::BestFirst][dice.below(3)];
    let waysides = dice.below(4) > 0;
    let first_number_only = leased || dice.below(4) == 0;
    let train = |(large, small)| Train {
        allowance: Allowance { large, small: if first_number_only { 0 } else { small } },
        cities: Cities::All,
        towns,
        waysides,
        pay: if leased {
            Pay::PerStop { run: 40, stop: 20 }
        } else {
            Pay::Values { times: 1, wayside_pay: 10 }
        },
        class: 0,
    };
    Problem {
        network,
        stops,
        trains: trains.into_iter().map(train).take(if leased { 1 } else { count }).collect(),
        rules: SetRules { re_enter_hexes, ..SetRules::USUAL },
    }
}

fn has_track(network: &Network, stop: usize) -> bool {
    !network.links_of(StopId(stop as u16)).is_empty()
}

struct Path {
    stops: Vec<StopId>,
    pieces: PieceSet,
    hexes: Vec<HexId>,
}

/// Every simple path, in both directions.
fn paths(problem: &Problem<'_>) -> Vec<Path> {
    let mut found = Vec::new();
    for start in 0..problem.stops.len() {
        let start = StopId(start as u16);
        let hexes = vec![problem.network.stops[start.index()].at.hex];
        walk(problem, Path { stops: vec![start], pieces: PieceSet::new(), hexes }, &mut found);
    }
    found
}

fn walk(problem: &Problem<'_>, path: Path, found: &mut Vec<Path>) {
    let here = path.stops[path.stops.len() - 1];
    let passed = path.stops.len() > 1;
    if !passed || problem.stops[here.index()].through != Through::Never {
        for id in problem.network.links_of(here) {
            let link = problem.network.link(*id);
            let next = link.other(here);
            if path.stops.contains(&next) || path.pieces.intersects(&link.pieces) {
                continue;
            }
            let mut hexes: Vec<HexId> = link.hexes.to_vec();
            if link.a != here {
                hexes.reverse();
            }
            let mut longer =
                Path { stops: path.stops.clone(), pieces: path.pieces.clone(), hexes: path.hexes.clone() };
            longer.stops.push(next);
            longer.pieces.union_with(&link.pieces);
            longer.hexes.extend(&hexes[1..]);
            walk(problem, longer, found);
        }
    }
    if passed {
        found.push(path);
    }
}

struct Run {
    stops: Vec<StopId>,
    pieces: PieceSet,
    passes: usize,
    revenue: u32,
    besides: u32,
}

/// Every legal run of a train.
fn runs(problem: &Problem<'_>, paths: &[Path], train: Train) -> Vec<Run> {
    let info = |stop: &StopId| problem.stops[stop.index()];
    let mut found = Vec::new();
    for path in paths {
        let ends = [path.stops[0], path.stops[path.stops.len() - 1]];
        let reenters = (1..path.hexes.len())
            .any(|at| path.hexes[at] != path.hexes[at - 1] && path.hexes[..at].contains(&path.hexes[at]));
        let inner = &path.stops[1..path.stops.len() - 1];
        let passes = inner.iter().filter(|stop| info(stop).through == Through::Once).count();
        if ends.iter().any(|end| matches!(info(end).role, Role::Wayside | Role::Closed))
            || inner.iter().any(|stop| info(stop).role == Role::Closed)
            || !path.stops.iter().any(|stop| info(stop).base)
            || (reenters && !problem.rules.re_enter_hexes)
            || passes > 1
        {
            continue;
        }
        for (revenue, besides) in calls(problem, &path.stops, train) {
            let (stops, pieces) = (path.stops.clone(), path.pieces.clone());
            found.push(Run { stops, pieces, passes, revenue, besides });
        }
    }
    found
}

/// What every allowed way to call along a path brings.
fn calls(problem: &Problem<'_>, stops: &[StopId], train: Train) -> Vec<(u32, u32)> {
    let info = |stop: &StopId| problem.stops[stop.index()];
    let of = |role: Role| -> Vec<StopId> {
        stops.iter().copied().filter(|stop| info(stop).role == role).collect()
    };
    let (large, small, waysides) = (of(Role::Large), of(Role::Small), of(Role::Wayside));
    let total = (train.allowance.large + train.allowance.small) as usize;
    if large.len() > train.allowance.large as usize {
        return Vec::new();
    }
    let ends = [stops[0], stops[stops.len() - 1]];
    let mut found = Vec::new();
    for waysideed in 0..=if train.waysides { waysides.len() } else { 0 } {
        for chosen in 0u32..1 << small.len() {
            let called: Vec<StopId> =
                (0..small.len()).filter(|bit| chosen >> bit & 1 != 0).map(|bit| small[bit]).collect();
            let count = large.len() + called.len() + waysideed;
            if count > total {
                continue;
            }
            let fits = match train.towns {
                Towns::None => unreachable!("1860 has no such trains"),
                Towns::All => called.len() == small.len(),
                Towns::Chosen => small.iter().all(|stop| !ends.contains(stop) || called.contains(stop)),
                Towns::BestFirst => {
                    let room = total - large.len() - waysideed;
                    let worth = |list: &[StopId]| -> u32 { list.iter().map(|stop| info(stop).value).sum() };
                    let mut best = small.clone();
                    best.sort_by_key(|stop| std::cmp::Reverse(info(stop).value));
                    best.truncate(room);
                    called.len() == best.len() && worth(&called) == worth(&best)
                }
            };
            if fits {
                found.push(match train.pay {
                    Pay::Values { wayside_pay, .. } => {
                        let paid = large.iter().chain(&called).map(|stop| info(stop).value).sum();
                        (paid, waysideed as u32 * wayside_pay)
                    }
                    Pay::PerStop { run, stop } => (run + stop * count as u32, 0),
                });
            }
        }
    }
    found
}

/// The best of every combination of runs; `None` if none is legal.
fn best(
    problem: &Problem<'_>,
    by_train: &[Vec<Run>],
    score: &dyn Fn(u32, u32) -> (u32, u32),
) -> Option<(u32, u32)> {
    let mut best = None;
    let mut chosen: Vec<&Run> = Vec::new();
    combine(problem, by_train, &mut chosen, &mut best, score);
    best
}

fn combine<'a>(
    problem: &Problem<'_>,
    rest: &'a [Vec<Run>],
    chosen: &mut Vec<&'a Run>,
    best: &mut Option<(u32, u32)>,
    score: &dyn Fn(u32, u32) -> (u32, u32),
) {
    let Some((list, later)) = rest.split_first() else {
        if !chosen.is_empty() && legal(problem, chosen) {
            let revenue = chosen.iter().map(|run| run.revenue).sum();
            let besides = chosen.iter().map(|run| run.besides).sum();
            *best = (*best).max(Some(score(revenue, besides)));
        }
        return;
    };
    combine(problem, later, chosen, best, score);
    for run in list {
        if chosen.iter().any(|other| other.pieces.intersects(&run.pieces)) {
            continue;
        }
        chosen.push(run);
        combine(problem, later, chosen, best, score);
        chosen.pop();
    }
}

fn legal(problem: &Problem<'_>, chosen: &[&Run]) -> bool {
    let home = chosen.iter().any(|run| run.stops.iter().any(|stop| problem.stops[stop.index()].home));
    let mut met: Vec<StopId> = chosen[0].stops.clone();
    let mut apart: Vec<&&Run> = chosen[1..].iter().collect();
    while let Some(place) = apart.iter().position(|run| run.stops.iter().any(|stop| met.contains(stop))) {
        met.extend(&apart.remove(place).stops);
    }
    home && apart.is_empty() && chosen.iter().map(|run| run.passes).sum::<usize>() <= 1
}

#[test]
fn the_search_finds_what_brute_force_finds() {
    let map = map();
    let mut dice = Dice(ChaCha8Rng::seed_from_u64(1860));
    let (mut compared, mut with_runs) = (0, 0);
    while compared < 5_000 {
        let layout = board(&map, &mut dice);
        let network = Network::of(&map, &layout);
        let problem = problem(&network, &mut dice);
        let paths = paths(&problem);
        let by_train: Vec<Vec<Run>> =
            problem.trains.iter().map(|train| runs(&problem, &paths, *train)).collect();
        if by_train.iter().any(|list| list.len() > MOST_RUNS) {
            continue;
        }
        compared += 1;
        let found = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
        let wanted = best(&problem, &by_train, &|revenue, besides| (revenue, besides));
        assert_eq!(found.proof, Proof::Optimal);
        assert_eq!(
            (found.revenue, found.besides),
            wanted.unwrap_or((0, 0)),
            "revenue, board {compared}: {problem:?}"
        );
        with_runs += usize::from(wanted.is_some());
        let found = solve(&problem, Objective::RevenueAndBesides, Budget::UNLIMITED);
        let wanted = best(&problem, &by_train, &|revenue, besides| (revenue + besides, besides));
        let total = (found.revenue + found.besides, found.besides);
        assert_eq!(total, wanted.unwrap_or((0, 0)), "total, board {compared}: {problem:?}");
        assert_eq!(routes::any_run(&problem), wanted.is_some(), "any run, board {compared}: {problem:?}");
    }
    assert!(with_runs > 1_500, "only {with_runs} boards had any run");
}
