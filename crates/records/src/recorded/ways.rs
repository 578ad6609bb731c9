//! Recorded runs name the hexes of each stretch, not the stops: finding the track that is meant.

use board::{Coordinate, HexId, Link, LinkId, Map, Network, NodeId, PieceSet, StopAt, StopId};
use rules::{Leg, Run, TrainId};
use serde_json::Value;
use smallvec::SmallVec;

/// One stretch: the hexes it passes, and for a stretch inside one hex the two stops, if they are given.
struct Stretch {
    hexes: SmallVec<[HexId; 8]>,
    nodes: Option<(NodeId, NodeId)>,
}

/// A way over the track, stop by stop.
pub struct Trail {
    start: StopId,
    links: Vec<LinkId>,
}

/// The track of one route of a `run_routes` action; `None` if there is none. `nodes` are the stops named, if they are;
/// `tokened` says whether the company has a token at a stop.
pub fn find(
    map: &Map,
    network: &Network,
    route: &Value,
    nodes: Option<&[StopAt]>,
    tokened: impl Fn(StopAt) -> bool,
) -> Option<Trail> {
    let stretches: Vec<Stretch> = route["connections"]
        .as_array()?
        .iter()
        .map(|connection| Stretch::read(map, connection))
        .collect::<Option<_>>()?;
    find_way(network, &stretches, nodes, tokened)
}

impl Stretch {
    fn read(map: &Map, connection: &Value) -> Option<Stretch> {
        let names = connection.as_array()?;
        let mut hexes = SmallVec::new();
        let mut nodes = None;
        for name in names {
            let (hex, inside) = match name.as_str()?.split_once(' ') {
                None => (name.as_str()?, None),
                Some((hex, inside)) => (hex, Some(inside)),
            };
            hexes.push(map.find(hex.parse::<Coordinate>().ok()?)?);
            if let Some((a, b)) = inside.and_then(|inside| inside.split_once('.')) {
                nodes = Some((NodeId(a.parse().ok()?), NodeId(b.parse().ok()?)));
            }
        }
        Some(Stretch { hexes, nodes })
    }

    fn is_forth(&self, link: &Link) -> bool {
        link.hexes[..] == self.hexes[..]
    }

    fn fits(&self, network: &Network, link: &Link) -> bool {
        let back = link.hexes.iter().rev().eq(self.hexes.iter());
        let ends = (network.stops[link.a.index()].at.node, network.stops[link.b.index()].at.node);
        let same_nodes = self.nodes.is_none_or(|(a, b)| ends == (a, b) || ends == (b, a));
        (self.is_forth(link) || back) && same_nodes
    }
}

/// The stops named in `nodes`, as "HEX-number".
pub fn wanted_nodes(map: &Map, nodes: &Value) -> Option<Vec<StopAt>> {
    nodes
        .as_array()?
        .iter()
        .map(|node| {
            let (hex, number) = node.as_str()?.rsplit_once('-')?;
            let hex = map.find(hex.parse::<Coordinate>().ok()?)?;
            Some(StopAt { hex, node: NodeId(number.parse().ok()?) })
        })
        .collect()
}

/// Two ways may fit: the one meant joins neighbouring stretches at one stop, uses no track twice, agrees with the
/// stops named, and has a token of the company. A single stretch goes in the order of its hexes.
fn find_way(
    network: &Network,
    stretches: &[Stretch],
    nodes: Option<&[StopAt]>,
    tokened: impl Fn(StopAt) -> bool,
) -> Option<Trail> {
    let mut ways = Vec::new();
    let first = stretches.first()?;
    for (index, link) in network.links.iter().enumerate() {
        if !first.fits(network, link) {
            continue;
        }
        let starts = if first.is_forth(link) { [link.a, link.b] } else { [link.b, link.a] };
        for start in starts {
            let mut way = Trail { start, links: vec![LinkId(index as u16)] };
            let used = link.pieces.clone();
            extend(network, &stretches[1..], &mut way, link.other(start), used, &mut ways);
        }
    }
    let at = |stop: StopId| network.stops[stop.index()].at;
    let has_token = |way: &Trail| way.stops(network).into_iter().any(|stop| tokened(at(stop)));
    let named = |way: &Trail| {
        nodes.is_none_or(|nodes| {
            let mut wanted = nodes.to_vec();
            let mut found: Vec<StopAt> = way.stops(network).into_iter().map(at).collect();
            wanted.sort();
            found.sort();
            wanted == found
        })
    };
    let best = ways.iter().position(|way| named(way) && has_token(way));
    let place = best.or_else(|| ways.iter().position(named)).or((!ways.is_empty()).then_some(0))?;
    Some(ways.swap_remove(place))
}

fn extend(
    network: &Network,
    rest: &[Stretch],
    way: &mut Trail,
    here: StopId,
    used: PieceSet,
    ways: &mut Vec<Trail>,
) {
    let Some(stretch) = rest.first() else {
        ways.push(Trail { start: way.start, links: way.links.clone() });
        return;
    };
    for &id in network.links_of(here) {
        let link = network.link(id);
        if !stretch.fits(network, link) || link.pieces.intersects(&used) {
            continue;
        }
        let mut used = used.clone();
        used.union_with(&link.pieces);
        way.links.push(id);
        extend(network, &rest[1..], way, link.other(here), used, ways);
        way.links.pop();
    }
}

impl Trail {
    /// Its stops, in order of travel.
    pub fn stops(&self, network: &Network) -> Vec<StopId> {
        let mut here = self.start;
        let mut stops = vec![here];
        for link in &self.links {
            here = network.link(*link).other(here);
            stops.push(here);
        }
        stops
    }

    /// The run of a train over it that calls at these stops.
    pub fn run(&self, network: &Network, train: TrainId, calls: &[StopId]) -> Run {
        let at = |stop: StopId| network.stops[stop.index()].at;
        let mut here = self.start;
        let legs = self
            .links
            .iter()
            .map(|link| {
                let link = network.link(*link);
                let mut hexes = link.hexes.clone();
                if link.a != here {
                    hexes.reverse();
                }
                here = link.other(here);
                Leg { to: at(here), hexes }
            })
            .collect();
        Run { train, start: at(self.start), legs, calls: calls.iter().copied().map(at).collect() }
    }
}
