//! The part of the board that matters to a search: the stations that hang together with the home, the track between
//! them, and the numbers of what pays.

use std::collections::BTreeMap;

use board::{Coordinate, HexId, Hexes, LinkId, PieceSet, StopId};

use super::problem::{Meeting, Over, Problem, Role, Stop};

/// A set of stations, of things that pay, or of hexes, by their numbers in a [`Field`].
pub(crate) type Bits = u128;

/// How many stations, things that pay and hexes a set has room for.
const MOST: usize = Bits::BITS as usize;

/// The bit of a number.
pub(crate) fn bit(number: usize) -> Bits {
    1 << number
}

/// The numbers in a set, in order.
pub(crate) fn numbers(mut bits: Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (number < MOST).then_some(number)
    })
}

/// A stop within reach. A way off the board is a station of its own for each piece of track that leads there, since
/// runs only end there, and it matters where from they came.
#[derive(Clone, Debug)]
pub(crate) struct Station {
    pub id: StopId,
    pub role: Role,
    /// Which of the things that pay it is: the first station that is the same one.
    pub payer: usize,
    /// Its hex; off the board, the one from which it is reached.
    pub at: Coordinate,
    /// Where runs that come here may meet others.
    pub meets: Bits,
    /// Its arcs are those from this number up to the next station's.
    pub arcs: std::ops::Range<usize>,
}

/// A stretch of track in one direction.
#[derive(Clone, Debug)]
pub(crate) struct Arc {
    pub link: LinkId,
    /// The station it leads to.
    pub to: usize,
    /// The hexes it touches.
    pub hexes: Bits,
    /// How many edges between hexes it crosses.
    pub length: u32,
    /// Other links that run over some of the same track.
    pub clashes: Vec<LinkId>,
}

/// What matters of a board.
#[derive(Debug)]
pub(crate) struct Field {
    pub stations: Vec<Station>,
    pub arcs: Vec<Arc>,
    /// What each thing that pays does pay.
    pub values: Vec<u32>,
    /// How many links the network has.
    pub links: usize,
    /// How many hexes there are along the track.
    pub hexes: usize,
    pub bases: Bits,
    pub homes: Bits,
    /// Where runs may end.
    pub ends: Bits,
    /// Where runs may go on.
    pub passable: Bits,
    /// Large stations and ways off the board: where trains count.
    pub counted: Bits,
    pub off_board: Bits,
    /// Where runs may meet.
    pub meeting: Bits,
    /// The fewest edges between hexes that track from one station to another crosses, or `FAR`.
    distances: Vec<u16>,
}

/// More than any distance.
pub(crate) const FAR: u16 = u16::MAX / 4;

impl Field {
    /// What matters of the board of a problem, unless it is too large.
    pub fn of(problem: &Problem<'_>) -> Option<Field> {
        let mut field = Field {
            stations: Vec::new(),
            arcs: Vec::new(),
            values: Vec::new(),
            links: problem.network.links.len(),
            hexes: 0,
            bases: 0,
            homes: 0,
            ends: 0,
            passable: 0,
            counted: 0,
            off_board: 0,
            meeting: 0,
            distances: Vec::new(),
        };
        let links = links_within_reach(problem);
        let places = field.draw_stations(problem, &links)?;
        field.draw_arcs(problem, &links, &places)?;
        field.measure();
        Some(field)
    }

    /// The arcs that leave a station.
    pub fn arcs_of(&self, station: usize) -> std::ops::Range<usize> {
        self.stations[station].arcs.clone()
    }

    /// The same stretch of track as an arc from a station, in the other direction.
    pub fn back(&self, from: usize, arc: usize) -> Option<usize> {
        let Arc { link, to, .. } = self.arcs[arc];
        self.arcs_of(to).find(|back| self.arcs[*back].link == link && self.arcs[*back].to == from)
    }

    /// The fewest edges between hexes that track between two stations crosses.
    pub fn distance(&self, from: usize, to: usize) -> u16 {
        self.distances[from * self.stations.len() + to]
    }

    /// Numbers the stations. Gives for each stop its first station.
    fn draw_stations(&mut self, problem: &Problem<'_>, links: &[Vec<LinkId>]) -> Option<Vec<usize>> {
        let mut places = vec![usize::MAX; links.len()];
        let mut areas: BTreeMap<u8, usize> = BTreeMap::new();
        for (id, links) in (0..).map(StopId).zip(links).filter(|(_, links)| !links.is_empty()) {
            let stop = stop_at(problem, id);
            let first = self.stations.len();
            places[id.index()] = first;
            let payer = match stop.role {
                Role::OffBoard { area, .. } => *areas.entry(area).or_insert(first),
                _ => first,
            };
            let off_board = matches!(stop.role, Role::OffBoard { .. });
            let copies = if off_board { links.len() } else { 1 };
            if first + copies > MOST {
                return None;
            }
            let meets = match problem.meeting {
                Meeting::LargeStations if off_board || stop.role == Role::Small => 0,
                Meeting::LargeStations | Meeting::AnyStop => bit(first),
            };
            for (copy, link) in links.iter().take(copies).enumerate() {
                self.mark(first + copy, &stop);
                let at = place_of(problem, id, off_board.then_some(*link))?;
                self.stations.push(Station { id, role: stop.role, payer, at, meets, arcs: 0..0 });
                self.values.push(if first + copy == payer { stop.value } else { 0 });
                self.meeting |= meets;
            }
        }
        Some(places)
    }

    /// Notes what a station is.
    fn mark(&mut self, number: usize, stop: &Stop) {
        let bit = bit(number);
        match stop.role {
            Role::Large => {
                self.ends |= bit;
                self.passable |= bit;
                self.counted |= bit;
            }
            Role::Full => {
                self.ends |= bit;
                self.counted |= bit;
            }
            Role::Small => self.passable |= bit,
            Role::OffBoard { .. } => {
                self.ends |= bit;
                self.counted |= bit;
                self.off_board |= bit;
            }
            Role::Closed => {}
        }
        if matches!(stop.role, Role::Large | Role::Full) {
            self.bases |= if stop.base { bit } else { 0 };
            self.homes |= if stop.home { bit } else { 0 };
        }
    }

    /// Draws the track.
    fn draw_arcs(&mut self, problem: &Problem<'_>, links: &[Vec<LinkId>], places: &[usize]) -> Option<()> {
        let shared = shared_track(problem, links);
        let mut hexes: BTreeMap<HexId, usize> = BTreeMap::new();
        for number in 0..self.stations.len() {
            let id = self.stations[number].id;
            let first = self.arcs.len();
            let copy = number - places[id.index()];
            let own =
                if bit(number) & self.off_board != 0 { copy..copy + 1 } else { 0..links[id.index()].len() };
            for link_id in &links[id.index()][own] {
                let link = problem.network.link(*link_id);
                let other = link.other(id);
                let mut to = places[other.index()];
                if bit(to) & self.off_board != 0 {
                    to += links[other.index()].iter().position(|back| back == link_id)?;
                }
                let mut touched: Bits = 0;
                for hex in &link.hexes {
                    let next = hexes.len();
                    let number = *hexes.entry(*hex).or_insert(next);
                    touched |= bit(Some(number).filter(|number| *number < MOST)?);
                }
                let length = link.hexes.len().saturating_sub(1) as u32;
                let clashes = clashes(problem, links, *link_id, &shared);
                self.arcs.push(Arc { link: *link_id, to, hexes: touched, length, clashes });
            }
            self.stations[number].arcs = first..self.arcs.len();
        }
        self.hexes = hexes.len();
        Some(())
    }

    /// Measures all distances along track: no run goes on beyond a way off the board.
    fn measure(&mut self) {
        let count = self.stations.len();
        self.distances = vec![FAR; count * count];
        let mut waiting = std::collections::VecDeque::new();
        for from in 0..count {
            self.distances[from * count + from] = 0;
            waiting.push_back(from);
            while let Some(at) = waiting.pop_front() {
                if at != from && bit(at) & self.off_board != 0 {
                    continue;
                }
                let far = self.distances[from * count + at];
                for arc in &self.arcs[self.stations[at].arcs.clone()] {
                    let so_far = &mut self.distances[from * count + arc.to];
                    let further = (far + arc.length.min(u32::from(FAR)) as u16).min(FAR);
                    if further < *so_far {
                        *so_far = further;
                        waiting.push_back(arc.to);
                    }
                }
            }
        }
    }
}

/// What a stop is to the company.
fn stop_at(problem: &Problem<'_>, id: StopId) -> Stop {
    problem.stops.get(id.index()).copied().unwrap_or(Stop::CLOSED)
}

/// For each stop that hangs together with the home by track, so that runs there could meet, the links that lead on:
/// sorted by where they lead and then by the hexes they pass, however they are numbered.
fn links_within_reach(problem: &Problem<'_>) -> Vec<Vec<LinkId>> {
    let network = problem.network;
    let count = network.stops.len();
    let usable = |link: &LinkId| {
        let link = network.link(*link);
        let open = |stop: StopId| stop_at(problem, stop).role != Role::Closed;
        link.a != link.b && open(link.a) && open(link.b)
    };
    let homes = (0..count as u16).map(StopId).filter(|id| {
        let stop = stop_at(problem, *id);
        stop.home && matches!(stop.role, Role::Large | Role::Full)
    });
    let mut waiting: Vec<StopId> = homes.collect();
    let mut reached = vec![false; count];
    while let Some(id) = waiting.pop() {
        let off_board = matches!(stop_at(problem, id).role, Role::OffBoard { .. });
        let met = !std::mem::replace(&mut reached[id.index()], true);
        if met && (!off_board || problem.meeting == Meeting::AnyStop) {
            let links = network.links_of(id).iter().filter(|link| usable(link));
            waiting.extend(links.map(|link| network.link(*link).other(id)));
        }
    }
    let links_of = |id: StopId| {
        let within = |link: &LinkId| usable(link) && reached[network.link(*link).other(id).index()];
        let all = network.links_of(id).iter().copied().filter(|_| reached[id.index()]);
        let mut links: Vec<LinkId> = all.filter(within).collect();
        links.sort_by_key(|link| (network.link(*link).other(id), hexes_from(problem, *link, id)));
        links
    };
    (0..count as u16).map(StopId).map(links_of).collect()
}

/// The hexes that a link passes, seen from one of its ends.
fn hexes_from(problem: &Problem<'_>, link: LinkId, end: StopId) -> Hexes {
    let link = problem.network.link(link);
    let mut hexes = link.hexes.clone();
    if link.a != end {
        hexes.reverse();
    }
    hexes
}

/// The hex of a stop, or the one from which a link reaches it.
fn place_of(problem: &Problem<'_>, stop: StopId, by: Option<LinkId>) -> Option<Coordinate> {
    let hex = match by {
        None => problem.network.stops[stop.index()].at.hex,
        Some(link) => *hexes_from(problem, link, stop).get(1)?,
    };
    problem.map.hexes.get(hex.index()).map(|hex| hex.at)
}

/// The pieces of track that several links run over: where track parts between stops.
fn shared_track(problem: &Problem<'_>, links: &[Vec<LinkId>]) -> PieceSet {
    let (mut once, mut shared) = (PieceSet::new(), PieceSet::new());
    let mut seen = vec![false; problem.network.links.len()];
    for link in links.iter().flatten() {
        if std::mem::replace(&mut seen[link.index()], true) {
            continue;
        }
        let pieces = &problem.network.link(*link).pieces;
        if once.intersects(pieces) {
            pieces.iter().filter(|piece| once.contains(*piece)).for_each(|piece| shared.insert(piece));
        }
        once.union_with(pieces);
    }
    shared
}

/// The other links that run over some of the same track as one.
fn clashes(problem: &Problem<'_>, links: &[Vec<LinkId>], link: LinkId, shared: &PieceSet) -> Vec<LinkId> {
    let pieces = &problem.network.link(link).pieces;
    if !pieces.intersects(shared) {
        return Vec::new();
    }
    let clash = |other: &LinkId| *other != link && problem.network.link(*other).pieces.intersects(pieces);
    let mut found: Vec<LinkId> = links.iter().flatten().copied().filter(clash).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// How far two hexes lie apart, as the crow flies. Rows are counted in halves.
pub(crate) fn crow(a: Coordinate, b: Coordinate) -> u32 {
    let columns = u32::from(a.column.abs_diff(b.column));
    let rows = u32::from(a.row.abs_diff(b.row));
    columns + rows.saturating_sub(columns) / 2
}

/// Which way a station leads off the board.
pub(crate) fn over(station: &Station) -> Option<Over> {
    match station.role {
        Role::OffBoard { over, .. } => Some(over),
        _ => None,
    }
}
