//! The obvious search: every simple path, which trains may run it, and every set of them.

use board::{LinkId, Passing, PieceSet, StopId};
use routes::Path;
use routes::stopping::{Problem, Train};

/// A path with its stops and track.
#[derive(Clone)]
pub struct Candidate {
    pub stops: Vec<StopId>,
    pub links: Vec<LinkId>,
    pub pieces: PieceSet,
}

/// Every simple path of the board that has a base, both ways round, and every base alone. `None` if there are more than
/// so many.
pub fn paths(problem: &Problem<'_>, most: usize) -> Option<Vec<Candidate>> {
    let mut found = Vec::new();
    let mut tried = 0;
    for start in (0..problem.stops.len() as u16).map(StopId) {
        let path = Candidate { stops: vec![start], links: Vec::new(), pieces: PieceSet::new() };
        grow(problem, path, most, &mut tried, &mut found)?;
    }
    Some(found)
}

fn grow(
    problem: &Problem<'_>,
    path: Candidate,
    most: usize,
    tried: &mut usize,
    found: &mut Vec<Candidate>,
) -> Option<()> {
    *tried += 1;
    if *tried > 40 * most || found.len() > most {
        return None;
    }
    if path.stops.iter().any(|stop| problem.stops[stop.index()].base)
        && path.stops.first() <= path.stops.last()
    {
        found.push(path.clone());
    }
    let network = problem.network;
    let here = path.stops[path.stops.len() - 1];
    for &id in network.links_of(here) {
        let link = network.link(id);
        let next = link.other(here);
        let through = path.links.last().is_none_or(|last| {
            let free = |id: LinkId| network.link(id).passing(here) == Passing::Free;
            problem.stops[here.index()].passable && free(*last) && free(id)
        });
        if through && !path.stops.contains(&next) && !path.pieces.intersects(&link.pieces) {
            let mut longer = path.clone();
            longer.stops.push(next);
            longer.links.push(id);
            longer.pieces.union_with(&link.pieces);
            grow(problem, longer, most, tried, found)?;
        }
    }
    Some(())
}

/// The candidate that a path is.
pub fn candidate(problem: &Problem<'_>, path: &Path) -> Candidate {
    let mut pieces = PieceSet::new();
    for id in &path.links {
        let link = problem.network.link(*id);
        assert!(!pieces.intersects(&link.pieces), "a piece of track twice in a run");
        pieces.union_with(&link.pieces);
    }
    Candidate { stops: path.stops(problem.network), links: path.links.clone(), pieces }
}

/// What a train earns on a path without the bonus, if it may run it.
pub fn earns(problem: &Problem<'_>, train: Train, path: &Candidate) -> Option<u32> {
    let info = |stop: &StopId| problem.stops[stop.index()];
    let has = |stop: StopId| path.stops.contains(&stop);
    let bases = path.stops.iter().filter(|stop| info(stop).base).count();
    let in_group = path.stops.iter().filter(|stop| problem.one_of.contains(**stop)).count();
    let singles = path.links.iter().filter(|link| problem.one_link.contains(link)).count();
    let pair_fits = problem.pair.is_none_or(|(a, b)| has(a) == has(b) && !(has(a) && path.stops.len() == 2));
    if bases == 0 || in_group > 1 || !pair_fits || singles > 1 {
        return None;
    }
    let values = || path.stops.iter().map(|stop| info(stop).value).sum();
    let fits = match train {
        Train::Stopping { most, free_towns } => {
            let counts = |stop: &&StopId| !(info(stop).free || free_towns && info(stop).town);
            path.stops.len() >= 2 && path.stops.iter().filter(counts).count() <= most.into()
        }
        Train::Local => match path.stops[..] {
            [city] => info(&city).alone && problem.pair.is_none_or(|(a, b)| city != a && city != b),
            [a, b] => [(a, b), (b, a)].iter().any(|(city, town)| {
                let (city, town) = (info(city), info(town));
                city.base && town.town && !town.base
            }),
            _ => false,
        },
        Train::Express => {
            let ends = [path.stops[0], path.stops[path.stops.len() - 1]];
            bases >= 2 && ends.iter().all(|end| info(end).express_end)
        }
    };
    fits.then(|| match train {
        Train::Express => path.stops.iter().map(|stop| info(stop).express_value).sum(),
        _ => values(),
    })
}

/// What a set earns, if it is one that trains may run together.
pub fn together(problem: &Problem<'_>, set: &[(Train, &Candidate)]) -> Option<u32> {
    let mut sum = 0;
    for (place, (train, path)) in set.iter().enumerate() {
        sum += earns(problem, *train, path)?;
        for (other, beside) in &set[..place] {
            let shares = problem.express_shares_track && train.is_express() != other.is_express();
            let city =
                |path: &Candidate| path.stops.iter().copied().find(|stop| problem.stops[stop.index()].base);
            let one_city = *train == Train::Local && *other == Train::Local && city(path) == city(beside);
            if one_city || !shares && path.pieces.intersects(&beside.pieces) {
                return None;
            }
        }
    }
    let single = set.iter().flat_map(|(_, path)| &path.links).filter(|link| problem.one_link.contains(link));
    if single.count() > 1 {
        return None;
    }
    let Some(bonus) = problem.bonus else { return Some(sum) };
    let both = |express: bool| {
        set.iter().any(|(train, path)| {
            *train != Train::Local
                && train.is_express() == express
                && bonus.stops.iter().all(|stop| path.stops.contains(stop))
        })
    };
    let express = if both(true) { bonus.express_value } else { 0 };
    let other = if both(false) { bonus.value } else { 0 };
    Some(sum + if bonus.to_both { express + other } else { express.max(other) })
}

/// The most that any set earns.
pub fn best(problem: &Problem<'_>, paths: &[Candidate]) -> u32 {
    let mut set = Vec::new();
    try_trains(problem, paths, 0, &mut set)
}

fn try_trains<'a>(
    problem: &Problem<'_>,
    paths: &'a [Candidate],
    train: usize,
    set: &mut Vec<(Train, &'a Candidate)>,
) -> u32 {
    let Some(&kind) = problem.trains.get(train) else { return together(problem, set).unwrap_or(0) };
    let mut best = try_trains(problem, paths, train + 1, set);
    for path in paths {
        if earns(problem, kind, path).is_some() {
            set.push((kind, path));
            // A set that is not legal does not become so by more runs.
            if together(problem, set).is_some() {
                best = best.max(try_trains(problem, paths, train + 1, set));
            }
            set.pop();
        }
    }
    best
}
