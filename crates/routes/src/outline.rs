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
    /// The ways on.
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

/// What matters of a board, in an order that does not depend on how its links are numbered.
#[derive(Debug)]
pub(crate) struct Outline {
    /// The stations within reach, in the order of their ids.
    pub stations: Vec<Station>,
    /// The bits below this one are resources: there is one of each for all runs together.
    pub resources: usize,
    /// The bits from there to this one are the stations.
    pub touched: usize,
    /// The bits up to here are the hexes a run may not come back to.
    pub bits: usize,
}

impl Outline {
    /// What matters of the board of a problem.
    pub fn of(problem: &Problem<'_>, taken: &Taken) -> Outline {
        let network = problem.network;
        let stops = stop_infos(problem, taken.passed);
        let mut links = usable_links(problem, &stops, &taken.pieces);
        let reached = within_reach(network, &stops, &links, &taken.stops);
        links.retain(|link| {
            reached.contains(&network.link(*link).a) && reached.contains(&network.link(*link).b)
        });
        let stretches = Stretches::of(network, &links);
        // One resource more for the passage through a tokened-out station.
        let resources = stretches.count() + 1;
        let touched = resources + reached.len();
        let mut outline = Outline { stations: Vec::new(), resources, touched, bits: touched };
        let hexes = outline.number_hexes(problem, &links);
        let order: Vec<StopId> = reached.into_iter().collect();
        for id in &order {
            let draw =
                Draw { network, outline: &outline, order: &order, stretches: &stretches, hexes: &hexes };
            let station = draw.station(*id, stops[id.index()], &links);
            outline.stations.push(station);
        }
        outline
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

/// The links a run could follow.
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
    links.filter(|(_, link)| usable(link)).map(|(id, _)| id).collect()
}

/// The stops that hang together with the home of the company or with other runs.
fn within_reach(
    network: &Network,
    stops: &[StopInfo],
    links: &[LinkId],
    seeds: &[StopId],
) -> BTreeSet<StopId> {
    let homes = (0..).map(StopId).zip(stops).filter(|(_, stop)| stop.home).map(|(id, _)| id);
    let mut waiting: Vec<StopId> = homes.chain(seeds.iter().copied()).collect();
    let mut reached: BTreeSet<StopId> = waiting.iter().copied().collect();
    while let Some(stop) = waiting.pop() {
        for link in network.links_of(stop).iter().filter(|link| links.binary_search(link).is_ok()) {
            let to = network.link(*link).other(stop);
            if reached.insert(to) {
                waiting.push(to);
            }
        }
    }
    reached
}

/// Draws the stations of an outline.
struct Draw<'a> {
    network: &'a Network,
    outline: &'a Outline,
    order: &'a [StopId],
    stretches: &'a Stretches,
    hexes: &'a [Option<usize>],
}

impl Draw<'_> {
    fn station(&self, id: StopId, info: StopInfo, links: &[LinkId]) -> Station {
        let at = |hex: HexId| self.hexes[hex.index()];
        let here = self.network.stops[id.index()].at.hex;
        let bits = self.bit(id).into_iter().chain(at(here)).collect();
        let leaving = self.network.links_of(id).iter().filter(|link| links.binary_search(link).is_ok());
        let mut arcs: Vec<Arc> = leaving.filter_map(|link| self.arc(*link, id, &info)).collect();
        arcs.sort_by(|a, b| a.to.cmp(&b.to).then_with(|| self.route(a.link).cmp(&self.route(b.link))));
        Station { id, info, bits, arcs }
    }

    /// What tells a link from others between the same stops.
    fn route(&self, link: LinkId) -> (&[HexId], Vec<board::Piece>) {
        let link = self.network.link(link);
        (&link.hexes, link.pieces.iter().collect())
    }

    fn bit(&self, stop: StopId) -> Option<usize> {
        Some(self.outline.resources + self.order.binary_search(&stop).ok()?)
    }

    fn arc(&self, id: LinkId, from: StopId, info: &StopInfo) -> Option<Arc> {
        let link = self.network.link(id);
        let to = self.order.binary_search(&link.other(from)).ok()?;
        let here = self.network.stops[from.index()].at.hex;
        let mut bits: Vec<usize> = self.stretches.of_link(id).to_vec();
        bits.push(self.outline.resources + to);
        bits.extend(link.hexes.iter().filter(|hex| **hex != here).filter_map(|hex| self.hexes[hex.index()]));
        bits.extend((info.through == Through::Once).then_some(self.outline.resources - 1));
        Some(Arc { link: id, to, track: link.pieces.iter().count() as i64, bits })
    }
}
