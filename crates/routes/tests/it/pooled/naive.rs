//! The obvious way to find the best runs that pool their stops: every path for every train, every way to join goods
//! trains, every choice of what is paid. Slow, and simple enough to believe.

use std::collections::BTreeSet;

use board::{Coordinate, HexId, LinkId, Network, Piece, StopId};
use routes::pooled::{Meeting, Over, Problem, Role, Train};
use routes::{Objective, Path};

/// What a set of runs brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sums {
    pub revenue: u32,
    pub besides: u32,
    pub trains: usize,
}

/// The best of some sets.
pub fn best(sets: &[Sums], objective: Objective) -> Sums {
    let most = sets.iter().map(|set| set.revenue).max().unwrap_or(0);
    let key = |set: &&Sums| match objective {
        Objective::Revenue => (set.revenue, set.besides, set.trains),
        Objective::RevenueAndBesides => (set.revenue + set.besides, set.besides, set.trains),
        Objective::BesidesKeeping { revenue } if revenue <= most => (set.besides, set.revenue, set.trains),
        Objective::BesidesKeeping { .. } => (set.revenue, set.besides, set.trains),
    };
    let counts = |set: &&Sums| match objective {
        Objective::BesidesKeeping { revenue } => set.revenue >= revenue.min(most),
        Objective::Revenue | Objective::RevenueAndBesides => true,
    };
    *sets.iter().filter(counts).max_by_key(key).expect("no train runs")
}

/// A way along track from stop to stop.
#[derive(Clone, Debug)]
pub struct Walk {
    pub path: Path,
    pub stops: Vec<StopId>,
}

impl Walk {
    pub fn of(network: &Network, path: &Path) -> Walk {
        Walk { path: path.clone(), stops: path.stops(network) }
    }

    /// The same way from its other end.
    pub fn turned(&self) -> Walk {
        let mut turned = self.clone();
        turned.stops.reverse();
        turned.path.links.reverse();
        turned.path.start = turned.stops[0];
        turned
    }

    pub fn ends(&self) -> [StopId; 2] {
        [self.stops[0], self.stops[self.stops.len() - 1]]
    }

    /// The hexes it touches.
    pub fn hexes(&self, network: &Network) -> BTreeSet<HexId> {
        self.path.links.iter().flat_map(|link| network.link(*link).hexes.iter().copied()).collect()
    }

    /// How many edges between hexes it crosses.
    pub fn crossed(&self, network: &Network) -> usize {
        self.path.links.iter().map(|link| network.link(*link).hexes.len() - 1).sum()
    }
}

fn role(problem: &Problem<'_>, stop: StopId) -> Role {
    problem.stops.get(stop.index()).map_or(Role::Closed, |stop| stop.role)
}

fn over(problem: &Problem<'_>, stop: StopId) -> Option<Over> {
    match role(problem, stop) {
        Role::OffBoard { over, .. } => Some(over),
        _ => None,
    }
}

fn counts(problem: &Problem<'_>, stop: StopId) -> bool {
    matches!(role(problem, stop), Role::Large | Role::Full | Role::OffBoard { .. })
}

fn all_different<T: Ord + Clone>(things: &[T]) -> bool {
    things.iter().cloned().collect::<BTreeSet<T>>().len() == things.len()
}

/// What holds for every run, and for goods trains joined into one: what may be passed says the caller, since trains
/// hand over to each other where each of them ends.
pub fn is_run(problem: &Problem<'_>, walk: &Walk, joints: &[StopId]) -> bool {
    let links = walk.path.links.iter().map(|link| problem.network.link(*link));
    let pieces: Vec<Piece> = links.flat_map(|link| link.pieces.iter().collect::<Vec<_>>()).collect();
    let inner = &walk.stops[1..walk.stops.len() - 1];
    let passes = |stop: &StopId| match role(problem, *stop) {
        Role::Large | Role::Small => true,
        Role::Full => joints.contains(stop),
        Role::OffBoard { .. } | Role::Closed => false,
    };
    let off = |way: Over| walk.stops.iter().filter(|stop| over(problem, **stop) == Some(way)).count();
    walk.stops.len() >= 2
        && all_different(&walk.stops)
        && all_different(&pieces)
        && walk.ends().into_iter().all(|end| counts(problem, end))
        && inner.iter().all(passes)
        && off(Over::Land) <= 1
        && off(Over::Sea) <= 1
        && walk.stops.iter().any(|stop| problem.stops[stop.index()].base)
}

/// Whether a train can make a run.
pub fn may_run(problem: &Problem<'_>, train: &Train, walk: &Walk) -> bool {
    let counted = walk.stops.iter().filter(|stop| counts(problem, **stop)).count();
    let on_board = walk.stops.iter().all(|stop| over(problem, *stop).is_none());
    is_run(problem, walk, &[])
        && match *train {
            Train::Through { visited, .. } => counted <= usize::from(visited),
            Train::Stopping { visited, .. } => on_board && counted <= usize::from(visited),
            Train::Goods { hexes, .. } => walk.crossed(problem.network) <= usize::from(hexes),
        }
}

/// All ways from stop to stop that could be a run, each in one direction.
fn walks(problem: &Problem<'_>, most: usize) -> Option<Vec<Walk>> {
    let mut found = Vec::new();
    for start in (0..problem.network.stops.len() as u16).map(StopId) {
        if counts(problem, start) {
            lengthen(problem, &mut Path { start, links: Vec::new() }, &mut found, &mut (200 * most))?;
        }
    }
    Some(found)
}

fn lengthen(problem: &Problem<'_>, path: &mut Path, found: &mut Vec<Walk>, steps: &mut usize) -> Option<()> {
    *steps = steps.checked_sub(1)?;
    let walk = Walk::of(problem.network, path);
    let last = walk.ends()[1];
    let open = walk.stops.iter().all(|stop| role(problem, *stop) != Role::Closed);
    if !open || !all_different(&walk.stops) || path.links.len() > 14 {
        return Some(());
    }
    if walk.stops.len() > 1 && path.start < last && is_run(problem, &walk, &[]) {
        found.push(walk.clone());
    }
    if walk.stops.len() > 1 && !matches!(role(problem, last), Role::Large | Role::Small) {
        return Some(());
    }
    let links: Vec<LinkId> = problem.network.links_of(last).to_vec();
    for link in links {
        path.links.push(link);
        lengthen(problem, path, found, steps)?;
        path.links.pop();
    }
    Some(())
}

/// What the runs of each legal set bring that could be best, unless there are more sets than may be tried.
pub fn sets(problem: &Problem<'_>, most: usize) -> Option<Vec<Sums>> {
    let walks = walks(problem, most)?;
    let runs = |train: &Train| walks.iter().filter(|walk| may_run(problem, train, walk)).cloned().collect();
    let runs: Vec<Vec<Walk>> = problem.trains.iter().map(runs).collect();
    let count = runs.iter().try_fold(1usize, |count, runs| count.checked_mul(runs.len() + 1))?;
    if count > most {
        return None;
    }
    let mut found = BTreeSet::new();
    choose(problem, &runs, &mut Vec::new(), &mut found);
    Some(found.into_iter().collect())
}

/// Gives each train one of its runs, or none.
fn choose<'w>(
    problem: &Problem<'_>,
    runs: &'w [Vec<Walk>],
    chosen: &mut Vec<(usize, &'w Walk)>,
    found: &mut BTreeSet<Sums>,
) {
    let Some((of_last, rest)) = runs.split_last() else {
        if hang_together(problem, &chosen.iter().map(|(_, walk)| *walk).collect::<Vec<_>>()) {
            let goods: Vec<(usize, &Walk)> = chosen
                .iter()
                .copied()
                .filter(|(train, _)| matches!(problem.trains[*train], Train::Goods { .. }))
                .collect();
            for joined in ways_to_join(problem, &goods) {
                found.insert(sums(problem, chosen, &joined));
            }
        }
        return;
    };
    choose(problem, rest, chosen, found);
    for walk in of_last {
        chosen.push((rest.len(), walk));
        choose(problem, rest, chosen, found);
        chosen.pop();
    }
}

/// Whether all runs hang together, and one comes to the home.
pub fn hang_together(problem: &Problem<'_>, walks: &[&Walk]) -> bool {
    let meets = |stop: &StopId| match problem.meeting {
        Meeting::LargeStations => matches!(role(problem, *stop), Role::Large | Role::Full),
        Meeting::AnyStop => true,
    };
    let home = |stop: &StopId| problem.stops[stop.index()].home;
    let Some(main) = walks.iter().position(|walk| walk.stops.iter().any(home)) else {
        return walks.is_empty();
    };
    let mut reached = vec![main];
    let mut next = 0;
    while next < reached.len() {
        let stops: Vec<StopId> = walks[reached[next]].stops.iter().copied().filter(meets).collect();
        for (other, walk) in walks.iter().enumerate() {
            if !reached.contains(&other) && walk.stops.iter().any(|stop| stops.contains(stop)) {
                reached.push(other);
            }
        }
        next += 1;
    }
    reached.len() == walks.len()
}

/// Goods trains joined into one run: its two ends, each with the stop before it as it was reached.
#[derive(Clone, Debug)]
pub struct Joined {
    pub walk: Walk,
}

/// Joins runs end to end in the order given, if they can be.
pub fn join(problem: &Problem<'_>, walks: &[&Walk]) -> Option<Joined> {
    let (first, rest) = walks.split_first()?;
    let mut starts = vec![((*first).clone(), Vec::new()), (first.turned(), Vec::new())];
    for walk in rest {
        let mut longer = Vec::new();
        for (so_far, joints) in &starts {
            for next in [(*walk).clone(), walk.turned()] {
                let joint = so_far.ends()[1];
                if joint == next.stops[0] && matches!(role(problem, joint), Role::Large | Role::Full) {
                    let (mut so_far, mut joints): (Walk, Vec<StopId>) = (so_far.clone(), joints.clone());
                    so_far.path.links.extend(&next.path.links);
                    so_far.stops.extend(&next.stops[1..]);
                    joints.push(joint);
                    longer.push((so_far, joints));
                }
            }
        }
        starts = longer;
    }
    let legal = |(walk, joints): &(Walk, Vec<StopId>)| is_run(problem, walk, joints);
    starts.into_iter().find(legal).map(|(walk, _)| Joined { walk })
}

/// Whether goods trains may be grouped like this.
pub fn may_group(problem: &Problem<'_>, groups: &[Vec<usize>]) -> bool {
    let separate = |train: &usize| matches!(problem.trains[*train], Train::Goods { separate: true, .. });
    let bound: Vec<&Vec<usize>> = groups.iter().filter(|group| !group.iter().all(separate)).collect();
    let any_separate = groups.iter().flatten().any(separate);
    bound.len() <= 1 && bound.iter().all(|group| !any_separate || group.iter().any(separate))
}

/// Every way to join the runs of goods trains.
fn ways_to_join(problem: &Problem<'_>, goods: &[(usize, &Walk)]) -> Vec<Vec<Joined>> {
    let mut found = Vec::new();
    group(problem, goods, &mut Vec::new(), &mut found);
    found
}

fn group(
    problem: &Problem<'_>,
    goods: &[(usize, &Walk)],
    groups: &mut Vec<Vec<(usize, Walk)>>,
    found: &mut Vec<Vec<Joined>>,
) {
    let Some(((train, walk), rest)) = goods.split_first() else {
        let trains: Vec<Vec<usize>> =
            groups.iter().map(|group| group.iter().map(|(train, _)| *train).collect()).collect();
        let joined = groups.iter().map(|group| {
            let walks: Vec<&Walk> = group.iter().map(|(_, walk)| walk).collect();
            join(problem, &walks)
        });
        if may_group(problem, &trains)
            && let Some(joined) = joined.collect()
        {
            found.push(joined);
        }
        return;
    };
    // In every place of every group, since the order in which they are joined matters.
    for number in 0..groups.len() {
        for place in 0..=groups[number].len() {
            groups[number].insert(place, (*train, (*walk).clone()));
            group(problem, rest, groups, found);
            groups[number].remove(place);
        }
    }
    groups.push(vec![(*train, (*walk).clone())]);
    group(problem, rest, groups, found);
    groups.pop();
}

/// What pays: a station, or an area.
pub type Payer = (bool, u16);

pub fn payer(problem: &Problem<'_>, stop: StopId) -> Payer {
    match role(problem, stop) {
        Role::OffBoard { area, .. } => (true, u16::from(area)),
        _ => (false, stop.0),
    }
}

/// The sum for the hexes between the ends of goods trains.
pub fn bonus(problem: &Problem<'_>, joined: &Joined) -> u32 {
    let (network, walk) = (problem.network, &joined.walk);
    let at = |hex: HexId| problem.map.hex(hex).at;
    let land = |end: StopId, link: LinkId| {
        let link = network.link(link);
        let own = network.stops[end.index()].at.hex;
        let hex = match over(problem, end) {
            None => own,
            Some(_) if link.hexes[0] == own => link.hexes[1],
            Some(_) => link.hexes[link.hexes.len() - 2],
        };
        at(hex)
    };
    let [from, to] = walk.ends();
    let (first, last) = (walk.path.links[0], walk.path.links[walk.path.links.len() - 1]);
    let off = [from, to].into_iter().filter_map(|end| over(problem, end)).count() as i32;
    let between = (apart(land(from, first), land(to, last)) - 1 + off).max(0) as u32;
    let sea = [from, to].into_iter().any(|end| over(problem, end) == Some(Over::Sea));
    between * if sea { problem.sums.between_by_sea } else { problem.sums.between }
}

/// How many steps from hex to hex it takes: ring by ring.
fn apart(from: Coordinate, to: Coordinate) -> i32 {
    let (mut ring, mut steps) = (BTreeSet::from([from]), 0);
    while !ring.contains(&to) {
        let next = |at: &Coordinate| {
            board::Edge::ALL.iter().filter_map(|edge| at.neighbour(*edge)).collect::<Vec<_>>()
        };
        ring = ring.iter().flat_map(next).chain(ring.iter().copied()).collect();
        steps += 1;
    }
    steps
}

/// What a set brings with the best choice of what is paid.
fn sums(problem: &Problem<'_>, chosen: &[(usize, &Walk)], joined: &[Joined]) -> Sums {
    let mut paid: BTreeSet<(Payer, u32)> = BTreeSet::new();
    let mut choices: Vec<Vec<Vec<(Payer, u32)>>> = Vec::new();
    let mut hexes = BTreeSet::new();
    let pays = |stop: StopId| (payer(problem, stop), problem.stops[stop.index()].value);
    for (train, walk) in chosen {
        let counted: Vec<_> =
            walk.stops.iter().filter(|stop| counts(problem, **stop)).map(|stop| pays(*stop)).collect();
        match problem.trains[*train] {
            Train::Through { paid, .. } => choices.push(subsets(&counted, usize::from(paid))),
            Train::Stopping { paid: most, .. } => {
                choices.push(subsets(&counted, usize::from(most)));
                let small = walk.stops.iter().filter(|stop| role(problem, **stop) == Role::Small);
                paid.extend(small.map(|stop| pays(*stop)));
                hexes.extend(walk.hexes(problem.network));
            }
            Train::Goods { .. } => {}
        }
    }
    let mut revenue = 0;
    for run in joined {
        paid.extend(run.walk.ends().map(pays));
        revenue += bonus(problem, run);
    }
    revenue += most_paid(&choices, &paid);
    Sums { revenue, besides: hexes.len() as u32 * problem.sums.touched, trains: chosen.len() }
}

/// The most that is paid, whatever each run chooses.
fn most_paid(choices: &[Vec<Vec<(Payer, u32)>>], paid: &BTreeSet<(Payer, u32)>) -> u32 {
    let Some((first, rest)) = choices.split_first() else {
        return paid.iter().map(|(_, value)| value).sum();
    };
    let with = |choice: &Vec<(Payer, u32)>| {
        let mut paid = paid.clone();
        paid.extend(choice);
        most_paid(rest, &paid)
    };
    first.iter().map(with).max().unwrap_or(0)
}

/// Every choice of at most so many things that leaves no room for one more.
fn subsets<T: Copy>(things: &[T], many: usize) -> Vec<Vec<T>> {
    if things.len() <= many {
        return vec![things.to_vec()];
    }
    let all = (0..1u32 << things.len()).filter(|set| set.count_ones() as usize == many);
    let pick = |set: u32| (0..things.len()).filter(|n| set >> n & 1 != 0).map(|n| things[n]).collect();
    all.map(pick).collect()
}
