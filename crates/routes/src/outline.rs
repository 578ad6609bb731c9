//! The part of the board that matters to a search: the stops and stretches of track within reach, and the bits a
//! run takes when it follows one. A run takes no bit twice; two runs have no bit of a resource in common.

use std::collections::BTreeSet;

use board::{HexId, Link, LinkId, Network, PieceSet, StopId};

use crate::problem::{Problem, Role, StopInfo, Through};
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
    /// What a run takes that follows it.
    pub bits: Vec<usize>,
}

/// What matters of a board, in an order that does not depend on how links and pieces of track are numbered.
#[derive(Debug)]
pub(crate) struct Outline {
    /// The stations within reach, in the order of their ids.
    pub stations: Vec<Station>,
    /// Bits below the number of stations are the stations. From there up to this one they are resources: there is
    /// one of each for all runs together, the last being the passage through a tokened-out station.
    pub resources_end: usize,
    /// From there up to this one they are the hexes a run may not come back to.
    pub bits: usize,
}

impl Outline {
    /// What matters of the board of a problem.
    pub fn of(problem: &Problem<'_>, taken: &Taken) -> Outline {
        let network = problem.network;
        let stops = stop_infos(problem, taken.passed);
        let mut links = usable_links(problem, &stops, &taken.pieces);
        let reached = within_reach(network, &stops, &links, &taken.stops);
        let draft = |id: &StopId| {
            let station = Station { id: *id, info: stops[id.index()], bits: Vec::new(), arcs: Vec::new() };
            reached[id.index()].then_some(station)
        };
        let stations: Vec<Station> =
            (0..stops.len() as u16).map(StopId).filter_map(|id| draft(&id)).collect();
        links.retain(|link| reached[network.link(*link).a.index()]);
        let stretches = Stretches::of(network, &links);
        let resources_end = stations.len() + stretches.count() + 1;
        let mut outline = Outline { stations, resources_end, bits: resources_end };
        let hexes = outline.number_hexes(problem, &links);
        outline.draw_stations(network, &hexes);
        for (place, link) in links.iter().enumerate() {
            let stretches = stretches.of_link(place);
            outline.draw_arcs(network, *link, stretches, &hexes);
        }
        outline.stations.iter_mut().for_each(|station| station.arcs.sort_by_key(|arc| arc.to));
        outline
    }

    /// The station at a stop.
    pub fn station(&self, stop: StopId) -> Option<usize> {
        self.stations.binary_search_by_key(&stop, |station| station.id).ok()
    }

    /// Gives a bit to each hex that a run may not come back to.
    fn number_hexes(&mut self, problem: &Problem<'_>, links: &[LinkId]) -> Vec<Option<usize>> {
        let mut bits = vec![None; 256];
        if !problem.terms.re_enter_hexes {
            let passed = links.iter().flat_map(|link| &problem.network.link(*link).hexes);
            for hex in passed.collect::<BTreeSet<&HexId>>() {
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
    fn draw_arcs(&mut self, network: &Network, id: LinkId, stretches: &[usize], hexes: &[Option<usize>]) {
        let link = network.link(id);
        let resources = self.stations.len();
        for (from, to) in [(link.a, link.b), (link.b, link.a)] {
            let (Some(from), Some(to)) = (self.station(from), self.station(to)) else { continue };
            let station = &mut self.stations[from];
            let here = network.stops[station.id.index()].at.hex;
            let passed = link.hexes.iter().filter(|hex| **hex != here).filter_map(|hex| hexes[hex.index()]);
            let pass = (station.info.through == Through::Once).then_some(self.resources_end - 1);
            let stretches = stretches.iter().map(|stretch| resources + stretch);
            let bits = stretches.chain([to]).chain(passed).chain(pass).collect();
            station.arcs.push(Arc { link: id, to, track: link.pieces.iter().count() as i64, bits });
        }
    }
}

/// The stops as given, with what follows from other runs.
fn stop_infos(problem: &Problem<'_>, passed: bool) -> Vec<StopInfo> {
    let mut stops = problem.stops.clone();
    stops.resize(problem.network.stops.len(), StopInfo::CLOSED);
    for stop in &mut stops {
        match stop.through {
            Through::Once if stop.base => stop.through = Through::Free,
            Through::Once if passed => stop.through = Through::Never,
            _ => {}
        }
    }
    stops
}

/// The links a run could follow, by the stops they join and then by the hexes they pass.
fn usable_links(problem: &Problem<'_>, stops: &[StopInfo], used: &PieceSet) -> Vec<LinkId> {
    let open = |stop: StopId| stops[stop.index()].role != Role::Closed;
    let returns = |link: &Link| (1..link.hexes.len()).any(|n| link.hexes[..n].contains(&link.hexes[n]));
    let usable = |link: &Link| {
        link.a != link.b
            && open(link.a)
            && open(link.b)
            && !link.pieces.intersects(used)
            && (problem.terms.re_enter_hexes || !returns(link))
    };
    let links = (0..).map(LinkId).zip(&problem.network.links);
    let mut usable: Vec<(LinkId, &Link)> = links.filter(|(_, link)| usable(link)).collect();
    usable.sort_by_key(|(_, link)| (link.a, link.b, &link.hexes));
    usable.into_iter().map(|(id, _)| id).collect()
}

/// Which stops hang together with the home of the company or with other runs.
fn within_reach(network: &Network, stops: &[StopInfo], links: &[LinkId], seeds: &[StopId]) -> Vec<bool> {
    let mut usable = vec![false; network.links.len()];
    links.iter().for_each(|link| usable[link.index()] = true);
    let homes = (0..).map(StopId).zip(stops).filter(|(_, stop)| stop.home).map(|(id, _)| id);
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
