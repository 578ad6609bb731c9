//! The part of the board within reach, and what runs can take from each other there.

use super::PARTS;
use super::problem::{Problem, Train};
use board::{LinkId, Passing, StopId};

/// How many words a set of resources has.
const WORDS: usize = 10;
/// How many resources there may be.
const MOST: usize = WORDS * 64;

/// A set of resources: pieces of track, the city of a local, the bonus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Taken([u64; WORDS]);

impl Taken {
    pub fn insert(&mut self, resource: usize) {
        self.0[resource / 64] |= 1 << (resource % 64);
    }

    pub fn intersects(&self, other: &Taken) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    pub fn with(mut self, other: &Taken) -> Taken {
        self.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
        self
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(index, &word)| {
            std::iter::successors((word != 0).then_some(word), |rest| {
                let rest = rest & (rest - 1);
                (rest != 0).then_some(rest)
            })
            .map(move |rest| index * 64 + rest.trailing_zeros() as usize)
        })
    }
}

/// A link in one direction. The other direction is the way with the lowest bit of its number turned.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub link: LinkId,
    pub from: StopId,
    pub to: StopId,
    /// Whether a run that came to `from` may go on by it.
    pub leaves: bool,
    /// Whether a run may go on from `to`.
    pub goes_on: bool,
    /// What a run takes that goes by it, if it is not an express, and if it is.
    pub taken: [Taken; 2],
}

/// The part of the board within reach.
pub(super) struct Field<'a> {
    pub problem: &'a Problem<'a>,
    pub ways: Vec<Way>,
    /// The ways out of each stop.
    pub out: Vec<Vec<usize>>,
    /// The stops that can be got to from each stop by a run that goes on there, and whether it may go on from them.
    pub next: Vec<Vec<(StopId, bool)>>,
    /// The first resource of the bases, for locals.
    first_base: usize,
    /// The first resource of the bonus.
    first_bonus: usize,
    pub resources: usize,
    /// The greatest common divisor of all sums, in pounds.
    pub grain: i64,
}

impl<'a> Field<'a> {
    /// `None` if the board is too large for this search.
    pub fn of(problem: &'a Problem<'a>) -> Option<Field<'a>> {
        let links = within_reach(problem);
        let network = problem.network;
        let pieces = pieces_that_differ(problem, &links);
        let apart = if problem.express_shares_track { pieces.len() } else { 0 };
        let one_link = pieces.len() + apart;
        let first_base = one_link + 1;
        let first_bonus = first_base + network.stops.len();
        let resources = first_bonus + 2;
        if resources > MOST {
            return None;
        }
        let mut ways = Vec::with_capacity(2 * links.len());
        let mut out = vec![Vec::new(); network.stops.len()];
        for &id in &links {
            let link = network.link(id);
            let mut taken = [Taken::default(); 2];
            for (resource, links_there) in pieces.iter().enumerate() {
                if links_there.contains(&id) {
                    taken[0].insert(resource);
                    taken[1].insert(resource + apart);
                }
            }
            if problem.one_link.contains(&id) {
                taken.iter_mut().for_each(|taken| taken.insert(one_link));
            }
            for (from, to) in [(link.a, link.b), (link.b, link.a)] {
                out[from.index()].push(ways.len());
                let goes_on = link.passing(to) == Passing::Free && problem.stops[to.index()].passable;
                ways.push(Way {
                    link: id,
                    from,
                    to,
                    leaves: link.passing(from) == Passing::Free,
                    goes_on,
                    taken,
                });
            }
        }
        let grain = grain(problem);
        let next = out.iter().map(|out| next_stops(&ways, out)).collect();
        Some(Field { problem, ways, out, next, first_base, first_bonus, resources, grain })
    }

    pub fn base_resource(&self, base: StopId) -> usize {
        self.first_base + base.index()
    }

    /// The bonus is one resource, or one for express trains and one for others.
    pub fn bonus_resource(&self, train: Train) -> usize {
        let apart = self.problem.bonus.is_some_and(|bonus| bonus.to_both) && train.is_express();
        self.first_bonus + usize::from(apart)
    }

    /// What a stop pays a train, in parts.
    pub fn gain(&self, train: Train, stop: StopId) -> i64 {
        let stop = self.problem.stops[stop.index()];
        i64::from(if train.is_express() { stop.express_value } else { stop.value }) * PARTS
    }

    /// What a stop counts of the length of a train.
    pub fn cost(&self, train: Train, stop: StopId) -> usize {
        let stop = self.problem.stops[stop.index()];
        match train {
            Train::Stopping { free_towns, .. } => usize::from(!(stop.free || free_towns && stop.town)),
            Train::Local | Train::Express => 0,
        }
    }
}

/// The other ends of ways that may be left by, each once.
fn next_stops(ways: &[Way], out: &[usize]) -> Vec<(StopId, bool)> {
    let mut next: Vec<(StopId, bool)> = Vec::new();
    for way in out.iter().map(|way| &ways[*way]).filter(|way| way.leaves) {
        match next.iter_mut().find(|(stop, _)| *stop == way.to) {
            Some((_, goes_on)) => *goes_on |= way.goes_on,
            None => next.push((way.to, way.goes_on)),
        }
    }
    next
}

/// The links that a run from some base could take, however long.
fn within_reach(problem: &Problem<'_>) -> Vec<LinkId> {
    let network = problem.network;
    let mut reached: Vec<bool> = problem.stops.iter().map(|stop| stop.base).collect();
    let mut open: Vec<StopId> =
        (0..).map(StopId).take(reached.len()).filter(|stop| reached[stop.index()]).collect();
    let mut links = Vec::new();
    while let Some(here) = open.pop() {
        if !problem.stops[here.index()].passable {
            continue;
        }
        for &id in network.links_of(here) {
            let link = network.link(id);
            if link.a == link.b {
                continue;
            }
            links.push(id);
            let next = link.other(here);
            if !std::mem::replace(&mut reached[next.index()], true) {
                open.push(next);
            }
        }
    }
    links.sort();
    links.dedup();
    links
}

/// The sets of links that share a piece, without those that another set contains: what tells which links clash.
fn pieces_that_differ(problem: &Problem<'_>, links: &[LinkId]) -> Vec<Vec<LinkId>> {
    let network = problem.network;
    let mut over: Vec<Vec<LinkId>> = Vec::new();
    for &id in links {
        for piece in network.link(id).pieces.iter() {
            let place = usize::from(piece.0);
            if over.len() <= place {
                over.resize(place + 1, Vec::new());
            }
            over[place].push(id);
        }
    }
    over.retain(|links| !links.is_empty());
    over.sort();
    over.dedup();
    let inside = |a: &[LinkId], b: &[LinkId]| a.len() < b.len() && a.iter().all(|link| b.contains(link));
    let kept = over.iter().filter(|links| !over.iter().any(|others| inside(links, others)));
    kept.cloned().collect()
}

fn grain(problem: &Problem<'_>) -> i64 {
    let stops = problem.stops.iter().flat_map(|stop| [stop.value, stop.express_value]);
    let bonus = problem.bonus.iter().flat_map(|bonus| [bonus.value, bonus.express_value]);
    stops.chain(bonus).fold(0, |divisor, sum| gcd(divisor, i64::from(sum))).max(1)
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
