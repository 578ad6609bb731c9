//! The obvious way to find the best runs: every path, every way to call along it, every set. Slow, and simple
//! enough to believe.

use board::{HexId, LinkId, Network, PieceSet, StopId};
use routes::{
    Cities, Meet, Objective, Paid, Path, Pay, Problem, Role, SharedTrack, StopInfo, StopUse, Through, Towns,
    Train,
};

/// What a set of runs brings and takes: revenue, money besides, trains, stops on the track, pieces of track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    pub revenue: u32,
    pub besides: u32,
    pub trains: usize,
    pub stops: usize,
    pub track: usize,
}

/// A path that a run could follow.
pub struct Candidate {
    pub path: Path,
    pub stops: Vec<StopId>,
    pub pieces: PieceSet,
    pub track: usize,
}

/// What a stop is.
pub fn info(problem: &Problem<'_>, stop: StopId) -> StopInfo {
    problem.stops[stop.index()]
}

/// Every path that a run could follow, whatever the train.
pub fn paths(problem: &Problem<'_>) -> Vec<Candidate> {
    let mut found = Vec::new();
    for start in 0..problem.network.stops.len() {
        let start = StopId(start as u16);
        lengthen(problem, &mut Path { start, links: Vec::new() }, &mut found);
    }
    found
}

fn lengthen(problem: &Problem<'_>, path: &mut Path, found: &mut Vec<Candidate>) {
    let stops = path.stops(problem.network);
    let last = stops[stops.len() - 1];
    if stops.len() > 1 && path.start < last && is_run(problem, &stops) {
        let pieces = pieces(problem.network, path);
        found.push(Candidate { path: path.clone(), track: pieces.iter().count(), pieces, stops });
    }
    for link in problem.network.links_of(last) {
        path.links.push(*link);
        if is_path(problem, path) {
            lengthen(problem, path, found);
        }
        path.links.pop();
    }
}

/// Whether track may be followed like this, wherever it ends.
fn is_path(problem: &Problem<'_>, path: &Path) -> bool {
    let stops = path.stops(problem.network);
    let inner = &stops[1..stops.len() - 1];
    all_different(&stops)
        && all_different(&all_pieces(problem.network, &path.links))
        && (problem.rules.re_enter_hexes || all_different(&hexes(problem.network, path)))
        && stops.iter().all(|stop| info(problem, *stop).role != Role::Closed)
        && inner.iter().all(|stop| info(problem, *stop).through != Through::Never)
        && passes(problem, &stops) <= 1
}

/// Whether a run may have these stops: its ends, and a base of the company.
fn is_run(problem: &Problem<'_>, stops: &[StopId]) -> bool {
    let role = |stop: &StopId| info(problem, *stop).role;
    let ends = [&stops[0], &stops[stops.len() - 1]];
    ends.into_iter().all(|stop| matches!(role(stop), Role::Large | Role::Small))
        && stops.iter().any(|stop| info(problem, *stop).base)
}

/// Tokened-out stations passed through.
pub fn passes(problem: &Problem<'_>, stops: &[StopId]) -> usize {
    let inner = &stops[1..stops.len() - 1];
    inner.iter().filter(|stop| info(problem, **stop).through == Through::Once).count()
}

fn all_pieces(network: &Network, links: &[LinkId]) -> Vec<u16> {
    links.iter().flat_map(|link| network.link(*link).pieces.iter().map(|piece| piece.0)).collect()
}

/// The track of a path.
pub fn pieces(network: &Network, path: &Path) -> PieceSet {
    let mut pieces = PieceSet::new();
    path.links.iter().for_each(|link| pieces.union_with(&network.link(*link).pieces));
    pieces
}

/// The hexes of a path in order of travel, each visit once.
pub fn hexes(network: &Network, path: &Path) -> Vec<HexId> {
    let mut at = path.start;
    let mut visits = vec![network.stops[at.index()].at.hex];
    for link in &path.links {
        let link = network.link(*link);
        let mut passed: Vec<HexId> = link.hexes.to_vec();
        if link.a != at {
            passed.reverse();
        }
        visits.extend(passed);
        at = link.other(at);
    }
    visits.dedup();
    visits
}

/// Whether a train can call at a stop.
pub fn calls_at(problem: &Problem<'_>, train: &Train, stop: StopId) -> bool {
    let info = info(problem, stop);
    match info.role {
        Role::Large => train.cities == Cities::All || info.base,
        Role::Small => train.towns != Towns::None,
        Role::Wayside => train.waysides,
        Role::Closed => false,
    }
}

/// Whether two trains may follow two paths at once.
pub fn side_by_side(problem: &Problem<'_>, runs: [(usize, &[StopId], &PieceSet); 2]) -> bool {
    let [(a, stops, pieces), (b, other_stops, other_pieces)] = runs;
    let may_share = match problem.rules.shared_track {
        SharedTrack::Never => false,
        SharedTrack::BetweenClasses => problem.trains[a].class != problem.trains[b].class,
        SharedTrack::Always => true,
    };
    let common_stop = stops.iter().any(|stop| other_stops.contains(stop));
    (may_share || !pieces.intersects(other_pieces))
        && (problem.rules.stops == StopUse::Any || !common_stop)
        && passes(problem, stops) + passes(problem, other_stops) <= 1
}

/// What a set is paid too much if every run is paid everywhere.
pub fn paid_twice(problem: &Problem<'_>, runs: &[(usize, &[StopId])]) -> u32 {
    if problem.rules.paid == Paid::EachRun {
        return 0;
    }
    let dues = |(train, stops): &(usize, &[StopId])| -> Vec<(StopId, u32)> {
        let train = &problem.trains[*train];
        let due = |stop: &&StopId| match info(problem, **stop).role {
            Role::Large => calls_at(problem, train, **stop),
            Role::Small => train.towns == Towns::All,
            Role::Wayside | Role::Closed => false,
        };
        let paid = |stop: &StopId| match train.pay {
            Pay::Values { times, .. } => (*stop, times * info(problem, *stop).value),
            Pay::PerStop { stop: each, .. } => (*stop, each),
        };
        stops.iter().filter(due).map(paid).collect()
    };
    let all: Vec<(StopId, u32)> = runs.iter().flat_map(dues).collect();
    let once = |stop: &StopId| all.iter().filter(|(other, _)| other == stop).map(|(_, paid)| *paid).max();
    let mut stops: Vec<StopId> = all.iter().map(|(stop, _)| *stop).collect();
    stops.sort_unstable();
    stops.dedup();
    all.iter().map(|(_, paid)| paid).sum::<u32>() - stops.iter().filter_map(once).sum::<u32>()
}

/// Whether nothing is there twice.
pub fn all_different<T: PartialEq>(things: &[T]) -> bool {
    things.iter().enumerate().all(|(n, thing)| !things[..n].contains(thing))
}

/// Every pair of revenue and money besides that a train can bring home along a path.
pub fn takings(problem: &Problem<'_>, train: usize, stops: &[StopId]) -> Vec<(u32, u32)> {
    let train = &problem.trains[train];
    let of = |role: Role| {
        stops
            .iter()
            .copied()
            .filter(move |stop| info(problem, *stop).role == role && calls_at(problem, train, *stop))
    };
    let large: Vec<StopId> = of(Role::Large).collect();
    let towns: Vec<StopId> = of(Role::Small).collect();
    let waysides = of(Role::Wayside).count();
    let mut takings = Vec::new();
    let ends = [stops[0], stops[stops.len() - 1]];
    if large.len() > usize::from(train.allowance.large)
        || !ends.iter().all(|end| calls_at(problem, train, *end))
    {
        return takings;
    }
    let room = usize::from(train.allowance.small) + usize::from(train.allowance.large) - large.len();
    for waysides in 0..=waysides {
        for subset in 0u32..1 << towns.len() {
            let called = |n: &usize| subset >> n & 1 != 0;
            let chosen: Vec<StopId> = (0..towns.len()).filter(called).map(|n| towns[n]).collect();
            if waysides + chosen.len() <= room
                && may_choose(problem, train, stops, &towns, &chosen, room - waysides)
            {
                let pair = pay(problem, train, &large, &chosen, waysides as u32);
                if !takings.contains(&pair) {
                    takings.push(pair);
                }
            }
        }
    }
    takings
}

/// Whether a train may call at these towns, of those on its track, with so much room for them.
fn may_choose(
    problem: &Problem<'_>,
    train: &Train,
    path: &[StopId],
    towns: &[StopId],
    chosen: &[StopId],
    room: usize,
) -> bool {
    let value = |stop: &StopId| info(problem, *stop).value;
    let left_out = || towns.iter().filter(|town| !chosen.contains(town));
    match train.towns {
        Towns::All | Towns::None => chosen.len() == towns.len(),
        Towns::Chosen => left_out().all(|town| *town != path[0] && *town != path[path.len() - 1]),
        Towns::BestFirst => {
            let worst = chosen.iter().map(value).min();
            chosen.len() == room.min(towns.len())
                && left_out().all(|town| worst.is_none_or(|worst| value(town) <= worst))
        }
    }
}

/// What calling there brings.
pub fn pay(
    problem: &Problem<'_>,
    train: &Train,
    large: &[StopId],
    towns: &[StopId],
    waysides: u32,
) -> (u32, u32) {
    let stations = large.iter().chain(towns);
    match train.pay {
        Pay::Values { times, wayside_pay } => {
            (times * stations.map(|stop| info(problem, *stop).value).sum::<u32>(), waysides * wayside_pay)
        }
        Pay::PerStop { run, stop } => (run + stop * (stations.count() as u32 + waysides), 0),
    }
}

/// Whether runs are legal together, given the stops of each: one visits the home, and they hang together.
pub fn hang_together(problem: &Problem<'_>, runs: &[&[StopId]]) -> bool {
    if runs.is_empty() || problem.rules.meet == Meet::Never {
        return true;
    }
    let mut joined: Vec<StopId> = runs[0].to_vec();
    let mut rest: Vec<&[StopId]> = runs[1..].to_vec();
    while let Some(next) = rest.iter().position(|run| run.iter().any(|stop| joined.contains(stop))) {
        joined.extend(rest.remove(next));
    }
    rest.is_empty() && joined.iter().any(|stop| info(problem, *stop).home)
}

/// The best set of runs.
pub fn best(problem: &Problem<'_>, paths: &[Candidate], objective: Objective) -> Sums {
    let sets = all_sets(problem, paths);
    let key = |sums: &Sums| {
        let (revenue, besides) = (i64::from(sums.revenue), i64::from(sums.besides));
        let short = (sums.trains, -(sums.stops as i64), -(sums.track as i64));
        match objective {
            Objective::Revenue => (revenue, besides, short),
            Objective::RevenueAndBesides => (revenue + besides, besides, short),
            Objective::BesidesKeeping { .. } => (besides, revenue, short),
        }
    };
    let keeps = |sums: &&Sums| match objective {
        Objective::BesidesKeeping { revenue } => sums.revenue >= revenue,
        _ => true,
    };
    let kept = sets.iter().filter(keeps).max_by_key(|sums| key(sums));
    kept.copied().unwrap_or_else(|| best(problem, paths, Objective::Revenue))
}

/// What every legal set of runs brings and takes.
fn all_sets(problem: &Problem<'_>, paths: &[Candidate]) -> Vec<Sums> {
    let mut sets = Vec::new();
    let takings = |train: usize| paths.iter().map(move |path| takings(problem, train, &path.stops)).collect();
    let takings: Vec<Vec<Vec<(u32, u32)>>> = (0..problem.trains.len()).map(takings).collect();
    choose(problem, paths, &takings, &mut Vec::new(), vec![Sums::default()], &mut sets);
    sets
}

fn choose<'a>(
    problem: &Problem<'_>,
    paths: &'a [Candidate],
    takings: &[Vec<Vec<(u32, u32)>>],
    chosen: &mut Vec<(usize, &'a Candidate)>,
    sums: Vec<Sums>,
    sets: &mut Vec<Sums>,
) {
    let train = problem.trains.len() - takings.len();
    let Some((takings, later)) = takings.split_first() else {
        let runs: Vec<&[StopId]> = chosen.iter().map(|(_, run)| run.stops.as_slice()).collect();
        if hang_together(problem, &runs) {
            let runs: Vec<_> = chosen.iter().map(|(train, run)| (*train, run.stops.as_slice())).collect();
            let twice = paid_twice(problem, &runs);
            sets.extend(sums.into_iter().map(|sums| Sums { revenue: sums.revenue - twice, ..sums }));
        }
        return;
    };
    choose(problem, paths, later, chosen, sums.clone(), sets);
    for (path, takings) in paths.iter().zip(takings) {
        let run = (train, path.stops.as_slice(), &path.pieces);
        let fits = |(other, candidate): &(usize, &Candidate)| {
            side_by_side(problem, [run, (*other, &candidate.stops, &candidate.pieces)])
        };
        if !takings.is_empty() && chosen.iter().all(fits) {
            chosen.push((train, path));
            choose(problem, paths, later, chosen, add(&sums, path, takings), sets);
            chosen.pop();
        }
    }
}

fn add(sums: &[Sums], path: &Candidate, takings: &[(u32, u32)]) -> Vec<Sums> {
    let mut more: Vec<Sums> = Vec::new();
    for sum in sums {
        more.extend(takings.iter().map(|(revenue, besides)| Sums {
            revenue: sum.revenue + revenue,
            besides: sum.besides + besides,
            trains: sum.trains + 1,
            stops: sum.stops + path.stops.len(),
            track: sum.track + path.track,
        }));
    }
    more.sort_by_key(|sums| (sums.revenue, sums.besides));
    more.dedup();
    more
}
