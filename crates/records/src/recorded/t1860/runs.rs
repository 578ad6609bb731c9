//! Recorded runs name the hexes of each stretch, not the stops: finding the track that is meant.

use board::{Coordinate, HexId, Link, LinkId, Map, NodeId, PieceSet, StopAt, StopId, StopKind};
use rules::{CompanyId, Leg, Run, TrainId};
use serde_json::Value;
use smallvec::SmallVec;
use titles::t1860::Game1860;

/// One stretch: the hexes it passes, and for a stretch inside one hex the two stops, if they are given.
struct Stretch {
    hexes: SmallVec<[HexId; 8]>,
    nodes: Option<(NodeId, NodeId)>,
}

/// A way over the track, stop by stop.
struct Trail {
    start: StopId,
    links: Vec<LinkId>,
}

/// Reads one route of a `run_routes` action; `None` if there is no such track.
pub fn read(game: &Game1860, company: CompanyId, train: TrainId, route: &Value) -> Option<Run> {
    let map = &game.data().map;
    let stretches: Vec<Stretch> = route["connections"]
        .as_array()?
        .iter()
        .map(|connection| Stretch::read(map, connection))
        .collect::<Option<_>>()?;
    let nodes = wanted_nodes(map, &route["nodes"]);
    let way = find_way(game, company, &stretches, nodes.as_deref())?;
    Some(as_run(game, train, &way, route["halts"].as_u64()))
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

    fn fits(&self, game: &Game1860, link: &Link) -> bool {
        let network = &game.state().network;
        let forth = link.hexes[..] == self.hexes[..];
        let back = link.hexes.iter().rev().eq(self.hexes.iter());
        let ends = (network.stops[link.a.index()].at.node, network.stops[link.b.index()].at.node);
        let same_nodes = self.nodes.is_none_or(|(a, b)| ends == (a, b) || ends == (b, a));
        (forth || back) && same_nodes
    }
}

/// The stops named in `nodes`, as "HEX-number".
fn wanted_nodes(map: &Map, nodes: &Value) -> Option<Vec<StopAt>> {
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
/// stops named, and a single stretch has a base of the company at an end.
fn find_way(
    game: &Game1860,
    company: CompanyId,
    stretches: &[Stretch],
    nodes: Option<&[StopAt]>,
) -> Option<Trail> {
    let mut ways = Vec::new();
    let network = &game.state().network;
    for (index, link) in network.links.iter().enumerate() {
        if !stretches.first().is_some_and(|stretch| stretch.fits(game, link)) {
            continue;
        }
        for start in [link.a, link.b] {
            let mut way = Trail { start, links: vec![LinkId(index as u16)] };
            let used = link.pieces.clone();
            extend(game, &stretches[1..], &mut way, link.other(start), used, &mut ways);
        }
    }
    let has_base = |way: &Trail| {
        let token = |at: StopAt| game.state().layout.tokens_at(at).any(|token| token.owner.0 == company.0);
        stops(game, way).into_iter().any(|stop| token(network.stops[stop.index()].at))
    };
    let named = |way: &Trail| {
        nodes.is_none_or(|nodes| {
            let mut wanted = nodes.to_vec();
            let mut found: Vec<StopAt> =
                stops(game, way).into_iter().map(|stop| network.stops[stop.index()].at).collect();
            wanted.sort();
            found.sort();
            wanted == found
        })
    };
    let best = ways.iter().position(|way| named(way) && has_base(way));
    let place = best.or_else(|| ways.iter().position(named)).or((!ways.is_empty()).then_some(0))?;
    Some(ways.swap_remove(place))
}

fn extend(
    game: &Game1860,
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
    let network = &game.state().network;
    for &id in network.links_of(here) {
        let link = network.link(id);
        if !stretch.fits(game, link) || link.pieces.intersects(&used) {
            continue;
        }
        let mut used = used.clone();
        used.union_with(&link.pieces);
        way.links.push(id);
        extend(game, &rest[1..], way, link.other(here), used, ways);
        way.links.pop();
    }
}

fn stops(game: &Game1860, way: &Trail) -> Vec<StopId> {
    let mut here = way.start;
    let mut stops = vec![here];
    for link in &way.links {
        here = game.state().network.link(*link).other(here);
        stops.push(here);
    }
    stops
}

fn as_run(game: &Game1860, train: TrainId, way: &Trail, halts: Option<u64>) -> Run {
    let network = &game.state().network;
    let at = |stop: StopId| network.stops[stop.index()].at;
    let mut here = way.start;
    let legs = way
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
    let calls = calls(game, train, &stops(game, way), halts);
    Run { train, start: at(way.start), legs, calls: calls.into_iter().map(at).collect() }
}

/// A7: all large stations; the halts asked for; small stations in what is left, the most valuable first. Without a
/// number of halts, small stations come first and halts fill what is left.
fn calls(game: &Game1860, train: TrainId, stops: &[StopId], halts: Option<u64>) -> Vec<StopId> {
    let network = &game.state().network;
    let of_kind = |kind: StopKind| -> Vec<StopId> {
        stops.iter().copied().filter(|stop| network.stops[stop.index()].kind == kind).collect()
    };
    let mut calls = of_kind(StopKind::City);
    calls.extend(of_kind(StopKind::OffBoard));
    let (total, halts_count) = game.recorded_allowance(train);
    let room = usize::from(total).saturating_sub(calls.len());
    let mut towns = of_kind(StopKind::Town);
    towns.sort_by_key(|stop| std::cmp::Reverse(game.recorded_value(*stop)));
    let on_track = if halts_count { of_kind(StopKind::Wayside) } else { Vec::new() };
    let all_towns = game.options().no_skip_towns;
    let called_halts = match halts {
        Some(count) => (count as usize).min(on_track.len()),
        None => on_track.len().min(room.saturating_sub(towns.len())),
    };
    let town_room = if all_towns { towns.len() } else { room.saturating_sub(called_halts) };
    calls.extend(towns.into_iter().take(town_room));
    calls.extend(on_track.into_iter().take(called_halts));
    calls
}
