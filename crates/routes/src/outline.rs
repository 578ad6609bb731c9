//! The part of the board that matters to a search: the stops and stretches of track within reach, and the bits a
//! run takes when it follows one. A run takes no bit twice; two runs have no bit of a resource in common.

use std::collections::BTreeSet;

use board::{HexId, Link, LinkId, Network, PieceSet, StopId};

use crate::problem::{Meet, Problem, Role, SharedTrack, StopInfo, StopUse, Through};
use crate::stretches::Stretches;

/// What other runs have taken already.
#[derive(Default)]
pub(crate) struct Taken {
    /// The track they use.
    pub pieces: PieceSet,
    /// The stops they touch.
    pub stops: Vec<StopId>,
    /// Whether one of them passes through a tokened-out station.
    pub passed: bool,
}

/// A stop within reach.
#[derive(Clone, Debug)]
pub(crate) struct Station {
    pub id: StopId,
    pub info: StopInfo,
    /// What a run takes that starts here.
    pub bits: Vec<usize>,
    /// The ways on, by where they lead and then by the hexes they pass.
    pub arcs: Vec<Arc>,
}

/// A stretch of track in one direction.
#[derive(Clone, Debug)]
pub(crate) struct Arc {
    pub link: LinkId,
    /// The station it leads to.
    pub to: usize,
    /// How many pieces of track it runs over.
    pub track: i64,
    /// What a run takes that follows it, besides the track.
    pub bits: Vec<usize>,
    /// The bits of the track for trains of the first class.
    pub stretches: Vec<usize>,
}

/// What matters of a board, in an order that does not depend on how links and pieces of track are numbered.
#[derive(Debug)]
pub(crate) struct Outline {
    /// The stations within reach, in the order of their ids.
    pub stations: Vec<Station>,
    /// Bits below the number of stations are the stations. From there up to this one they are resources: there is
    /// one of each for all runs together. First comes the track, once for each class of trains that keep off each
    /// other's, and last the passage through a tokened-out station.
    pub resources_end: usize,
    /// From there up to this one they are what a run takes only once, but leaves to others: the hexes it may not come
    /// back to, and the track if all may share it.
    pub bits: usize,
    /// Whether the stations are resources as well.
    pub stations_once: bool,
    /// Whether runs have to meet.
    pub meet: Meet,
    /// The classes of trains that keep off each other's track, and how many stretches of it there are.
    classes: Vec<u8>,
    stretches: usize,
}

impl Outline {
    /// What matters of the board of a problem.
    pub fn of(problem: &Problem<'_>, taken: &Taken) -> Outline {
        let network = problem.network;
        let stops = stop_infos(problem, taken);
        let mut links = usable_links(problem, &stops, &taken.pieces);
        let reached = within_reach(problem, &stops, &links, &taken.stops);
        let draft = |id: &StopId| {
            let station = Station { id: *id, info: stops[id.index()], bits: Vec::new(), arcs: Vec::new() };
            reached[id.index()].then_some(station)
        };
        let stations: Vec<Station> =
            (0..stops.len() as u16).map(StopId).filter_map(|id| draft(&id)).collect();
        links.retain(|link| reached[network.link(*link).a.index()]);
        let stretches = Stretches::of(network, &links);
        let classes = classes_apart(problem);
        let resources_end = stations.len() + classes.len() * stretches.count() + 1;
        let mut outline = Outline {
            stations,
            resources_end,
            bits: resources_end,
            stations_once: problem.rules.stops == StopUse::OneRun,
            meet: problem.rules.meet,
            classes,
            stretches: stretches.count(),
        };
        let track = if outline.classes.is_empty() { resources_end } else { outline.stations.len() };
        outline.bits += if outline.classes.is_empty() { stretches.count() } else { 0 };
        let hexes = outline.number_hexes(problem, &links);
        outline.draw_stations(network, &hexes);
        for (place, link) in links.iter().enumerate() {
            let stretches = stretches.of_link(place).iter().map(|stretch| track + stretch).collect();
            outline.draw_arcs(network, *link, stretches, &hexes);
        }
        outline.stations.iter_mut().for_each(|station| station.arcs.sort_by_key(|arc| arc.to));
        outline
    }

    /// The station at a stop.
    pub fn station(&self, stop: StopId) -> Option<usize> {
        self.stations.binary_search_by_key(&stop, |station| station.id).ok()
    }

    /// Which class the trains of a class belong to, as far as track is concerned.
    pub fn class_apart(&self, class: u8) -> u8 {
        if self.classes.contains(&class) { class } else { 0 }
    }

    /// By how much the bits of the track are higher for trains of a class than for those of the first.
    pub fn track_of_class(&self, class: u8) -> usize {
        self.stretches * self.classes.iter().position(|known| *known == class).unwrap_or(0)
    }

    /// Gives a bit to each hex that a run may not come back to.
    fn number_hexes(&mut self, problem: &Problem<'_>, links: &[LinkId]) -> Vec<Option<usize>> {
        let passed = || links.iter().flat_map(|link| &problem.network.link(*link).hexes);
        let stops = problem.network.stops.iter().map(|stop| stop.at.hex.index());
        let last = passed().map(|hex| hex.index()).chain(stops).max().unwrap_or(0);
        let mut bits = vec![None; last + 1];
        if !problem.rules.re_enter_hexes {
            for hex in passed().collect::<BTreeSet<&HexId>>() {
                bits[hex.index()] = Some(self.bits);
                self.bits += 1;
            }
        }
        bits
    }

    fn draw_stations(&mut self, network: &Network, hexes: &[Option<usize>]) {
        for (index, station) in self.stations.iter_mut().enumerate() {
            let hex = network.stops[station.id.index()].at.hex;
            station.bits = std::iter::once(index).chain(hexes[hex.index()]).collect();
        }
    }

    /// Adds a link to the stations at its ends.
    fn draw_arcs(&mut self, network: &Network, id: LinkId, stretches: Vec<usize>, hexes: &[Option<usize>]) {
        let link = network.link(id);
        for (from, to) in [(link.a, link.b), (link.b, link.a)] {
            let (Some(from), Some(to)) = (self.station(from), self.station(to)) else { continue };
            let station = &mut self.stations[from];
            let here = network.stops[station.id.index()].at.hex;
            let passed = link.hexes.iter().filter(|hex| **hex != here).filter_map(|hex| hexes[hex.index()]);
            let pass = (station.info.through == Through::Once).then_some(self.resources_end - 1);
            let bits = passed.chain([to]).chain(pass).collect();
            let track = link.pieces.iter().count() as i64;
            station.arcs.push(Arc { link: id, to, track, bits, stretches: stretches.clone() });
        }
    }
}

/// The stops as given, with what follows from other runs.
fn stop_infos(problem: &Problem<'_>, taken: &Taken) -> Vec<StopInfo> {
    let mut stops = problem.stops.clone();
    stops.resize(problem.network.stops.len(), StopInfo::CLOSED);
    for stop in &mut stops {
        match stop.through {
            Through::Once if stop.base => stop.through = Through::Free,
            Through::Once if taken.passed => stop.through = Through::Never,
            _ => {}
        }
    }
    if problem.rules.stops == StopUse::OneRun {
        for stop in &taken.stops {
            stops[stop.index()] = StopInfo::CLOSED;
        }
    }
    stops
}

/// Whether a link comes back to a hex it has left.
pub(crate) fn returns(link: &Link) -> bool {
    (1..link.hexes.len()).any(|n| link.hexes[..n].contains(&link.hexes[n]))
}

/// The links a run could follow, by the stops they join and then by the hexes they pass.
fn usable_links(problem: &Problem<'_>, stops: &[StopInfo], used: &PieceSet) -> Vec<LinkId> {
    let open = |stop: StopId| stops[stop.index()].role != Role::Closed;
    let usable = |link: &Link| {
        link.a != link.b
            && open(link.a)
            && open(link.b)
            && !link.pieces.intersects(used)
            && (problem.rules.re_enter_hexes || !returns(link))
    };
    let links = (0..).map(LinkId).zip(&problem.network.links);
    let mut usable: Vec<(LinkId, &Link)> = links.filter(|(_, link)| usable(link)).collect();
    usable.sort_by_key(|(_, link)| (link.a, link.b, &link.hexes));
    usable.into_iter().map(|(id, _)| id).collect()
}

/// The classes of trains that keep off each other's track.
fn classes_apart(problem: &Problem<'_>) -> Vec<u8> {
    match problem.rules.shared_track {
        SharedTrack::Never => vec![0],
        SharedTrack::BetweenClasses => {
            problem.trains.iter().map(|train| train.class).collect::<BTreeSet<u8>>().into_iter().collect()
        }
        SharedTrack::Always => Vec::new(),
    }
}

/// Which stops hang together with the home of the company or with other runs, or with any base if runs need not
/// meet.
fn within_reach(problem: &Problem<'_>, stops: &[StopInfo], links: &[LinkId], seeds: &[StopId]) -> Vec<bool> {
    let network = problem.network;
    let mut usable = vec![false; network.links.len()];
    links.iter().for_each(|link| usable[link.index()] = true);
    let begins = |stop: &StopInfo| match problem.rules.meet {
        Meet::AtHome => stop.home,
        Meet::Never => stop.base,
    };
    let homes = (0..).map(StopId).zip(stops).filter(|(_, stop)| begins(stop)).map(|(id, _)| id);
    let mut waiting: Vec<StopId> = homes.chain(seeds.iter().copied()).collect();
    let mut reached = vec![false; stops.len()];
    while let Some(stop) = waiting.pop() {
        if !std::mem::replace(&mut reached[stop.index()], true) {
            let ways = network.links_of(stop).iter().filter(|link| usable[link.index()]);
            waiting.extend(ways.map(|link| network.link(*link).other(stop)));
        }
    }
    reached
}
