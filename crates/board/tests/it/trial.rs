//! What could be travelled if another tile lay on a hex, compared with the network of the board on which it does.

use board::reach::{Allowance, Ground, Weight};
use board::trial::{Candidate, Surroundings, Travelled};
use board::{
    Edge, End, HexId, Layout, Map, Network, Piece, PieceSet, StopAt, StopKind, StopSet, Stub, Track,
};
use proptest::prelude::*;

use crate::map_1860;
use crate::random_boards::{build, choices};

/// No end to the way.
struct Anywhere;

impl Allowance for Anywhere {
    fn weight(&self, _: StopKind) -> Weight {
        Weight::Free
    }
    fn covers(&self, _: u8, _: u8) -> bool {
        true
    }
}

/// The segments on the way to a loose end, by where the way enters and leaves each hex.
fn segments(map: &Map, layout: &Layout, network: &Network, stub: &Stub) -> impl Iterator<Item = Piece> {
    let towards = |from: HexId, to: HexId| {
        let is_there = |edge: &Edge| map.hex(from).neighbours[edge.index()] == Some(to);
        End::Edge(Edge::ALL.into_iter().find(is_there).unwrap())
    };
    (0..stub.hexes.len()).map(move |place| {
        let hex = stub.hexes[place];
        let entry = match place {
            0 => End::Node(network.stops[stub.from.index()].at.node),
            _ => towards(hex, stub.hexes[place - 1]),
        };
        let exit = stub.hexes.get(place + 1).map_or(End::Edge(stub.at.1), |next| towards(hex, *next));
        let (tile, rotation) = layout.tile(hex);
        let is_on_way = |track: Track| [(track.a, track.b), (track.b, track.a)].contains(&(entry, exit));
        let track = map.tile(tile).track_at(rotation).position(is_on_way);
        network.segment(hex, track.expect("a segment between the two"))
    })
}

/// What is travelled on a hex, found on the whole network.
fn travelled_on(map: &Map, layout: &Layout, start: StopAt, hex: HexId) -> Travelled {
    let network = Network::of(map, layout);
    let starts = network.stop(start).into_iter().collect();
    let reached = Ground { network: &network, starts, blocked: StopSet::default() }.reach();
    let mut pieces = PieceSet::new();
    for stop in reached.iter() {
        network.links_of(stop).iter().for_each(|link| pieces.union_with(&network.link(*link).pieces));
        for stub in network.stubs_of(stop) {
            segments(map, layout, &network, stub).for_each(|segment| pieces.insert(segment));
        }
    }
    let mut travelled = Travelled::default();
    for (node, stop) in network.stops_of(hex).enumerate() {
        travelled.stops |= u32::from(reached.contains(stop)) << node;
    }
    for track in 0..map.tile(layout.tile(hex).0).track.len() {
        travelled.track |= u128::from(pieces.contains(network.segment(hex, track))) << track;
    }
    travelled
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_trial_finds_what_the_network_would(picks in choices(), start in 0usize..60) {
        let map = map_1860("extended");
        let layout = build(&map, &picks);
        let network = Network::of(&map, &layout);
        let start = network.stops[start % network.stops.len()].at;
        let starts = network.stop(start).into_iter().collect();
        let ground = Ground { network: &network, starts, blocked: StopSet::default() };
        for hex in map.hex_ids() {
            let around = Surroundings::of(&map, &layout, &ground, hex);
            for next in map.replacements(hex, layout.tile(hex)) {
                let own = if start.hex == hex { 1 << start.node.index() } else { 0 };
                let candidate = Candidate { tile: next.tile, rotation: next.rotation, starts: own, blocked: 0 };
                let found = around.travelled(&ground, candidate, &Anywhere);
                let mut laid = layout.clone();
                laid.replace(hex, next.tile, next.rotation);
                prop_assert_eq!(found, travelled_on(&map, &laid, start, hex), "{:?} {:?}", hex, next);
            }
        }
    }
}
