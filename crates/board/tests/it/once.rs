//! Ways that never come back to a hex they have left, compared with a list of all of them, piece of track by piece.

use std::collections::BTreeSet;

use board::reach::{Ground, Reading};
use board::trial::{Candidate, Surroundings, Travelled};
use board::{Edge, End, HexId, Lane, Layout, Map, Network, NodeId, Replacement, Rotation, StopAt};
use proptest::prelude::*;

use crate::trial::{Journey, Stops, Traveller};
use crate::{Table, map_1860};

const ONCE: Reading = Reading { beyond_ends: false, loops: false, once_per_hex: true };
/// A board with more ways than this is left out: the list would be too long.
const MOST_PIECES: usize = 60_000;
const UNLIMITED: Stops = Stops { cities: u8::MAX, towns: u8::MAX };

/// All ways from the starts of a journey.
struct AllWays<'a> {
    journey: &'a Journey<'a>,
    /// The hex whose travelled track is noted.
    hex: HexId,
    travelled: Travelled,
    /// Edges without track that a loose end points at, seen from the hex beyond.
    met: BTreeSet<(HexId, Edge)>,
    pieces: usize,
}

/// One way: the hexes it has left, the stops it has called at, and what it has passed.
#[derive(Clone, Default)]
struct Way {
    left: Vec<HexId>,
    called: Vec<StopAt>,
    passed: (u8, u8),
}

impl<'a> AllWays<'a> {
    fn of(journey: &'a Journey<'a>, hex: HexId) -> AllWays<'a> {
        let mut all =
            AllWays { journey, hex, travelled: Travelled::default(), met: BTreeSet::new(), pieces: 0 };
        for start in &journey.starts {
            all.call(*start, None, Way::default());
        }
        all
    }

    fn call(&mut self, at: StopAt, by: Option<usize>, mut way: Way) {
        let Some((_, _, passed, _)) = self.journey.come_to(at, None, way.passed, true) else { return };
        if at.hex == self.hex {
            self.travelled.stops |= 1 << at.node.index();
            self.travelled.track |= by.map_or(0, |track| 1 << track);
        }
        if self.journey.blocked.contains(&at) || way.called.contains(&at) {
            return;
        }
        way.called.push(at);
        way.passed = passed;
        self.go_on(at.hex, (End::Node(at.node), Lane::Only), &way);
    }

    fn go_on(&mut self, at: HexId, from: (End, Lane), way: &Way) {
        let Journey { map, layout, .. } = self.journey;
        let (tile, rotation) = layout.tile(at);
        for (index, track) in map.tile(tile).track_at(rotation).enumerate() {
            for track in [track, track.reversed()] {
                if (track.a, track.lanes.0) != from || self.pieces > MOST_PIECES {
                    continue;
                }
                self.pieces += 1;
                match track.b {
                    End::Node(node) => self.call(StopAt { hex: at, node }, Some(index), way.clone()),
                    End::Edge(edge) => {
                        if at == self.hex {
                            self.travelled.track |= 1 << index;
                        }
                        self.cross(at, edge, track.lanes.1, way.clone());
                    }
                }
            }
        }
    }

    fn cross(&mut self, at: HexId, edge: Edge, lane: Lane, mut way: Way) {
        let here = self.journey.map.hex(at);
        let Some(next) = here.neighbours[edge.index()].filter(|_| here.open[edge.index()]) else { return };
        match self.journey.across(at, edge, lane) {
            None => drop(self.met.insert((next, edge.opposite()))),
            Some((next, lane)) if !way.left.contains(&next) => {
                way.left.push(at);
                self.go_on(next, (End::Edge(edge.opposite()), lane), &way);
            }
            Some(_) => {}
        }
    }
}

/// What each hex may get: nothing, or one of these tiles.
type Picks = Vec<Option<[u16; 6]>>;

/// A board on which much is joined: of a few tiles at random, whether they may lie there or not, each hex has the one with most
/// of its track joined.
fn build_joined(map: &Map, picks: &Picks) -> Layout {
    let boxed: Vec<Replacement> = map
        .tiles
        .boxed()
        .flat_map(|(tile, _)| Rotation::ALL.map(|rotation| Replacement { tile, rotation }))
        .collect();
    let mut layout = Layout::new(map);
    for (hex, picks) in map.hex_ids().zip(picks) {
        let joined = |next: &Replacement| {
            let exits = map.tile(next.tile).exits(next.rotation);
            let meets = |edge: &&Edge| {
                exits[edge.index()]
                    && map.hex(hex).neighbours[edge.index()].is_some_and(|neighbour| {
                        let (tile, rotation) = layout.tile(neighbour);
                        map.tile(tile).exits(rotation)[edge.opposite().index()]
                    })
            };
            Edge::ALL.iter().filter(meets).count()
        };
        let few = picks.iter().flatten().map(|pick| boxed[usize::from(*pick) % boxed.len()]);
        if let Some(next) = few.max_by_key(joined) {
            layout.replace(hex, next.tile, next.rotation);
        }
    }
    layout
}

fn ground<'a>(network: &'a Network, journey: &Journey<'_>) -> Ground<'a> {
    let numbers = |stops: &BTreeSet<StopAt>| stops.iter().filter_map(|at| network.stop(*at)).collect();
    Ground { network, starts: numbers(&journey.starts), blocked: numbers(&journey.blocked), reading: ONCE }
}

/// The loose ends that the survey finds are those that some way leads to.
fn check_survey(map: &Map, journey: &Journey<'_>) {
    let journey = Journey { allowance: UNLIMITED, ..journey.clone() };
    let all = AllWays::of(&journey, HexId(0));
    if all.pieces > MOST_PIECES {
        return;
    }
    let network = Network::of(map, journey.layout);
    let survey = ground(&network, &journey).survey(map);
    for hex in map.hex_ids() {
        for edge in Edge::ALL {
            assert_eq!(survey.meets(hex, edge), all.met.contains(&(hex, edge)), "{hex:?} {edge:?}");
        }
    }
}

/// Some tiles to try on a hex: every seventh of all, turned in any way.
fn tried(map: &Map, hex: HexId) -> impl Iterator<Item = Replacement> {
    let turned = |tile| Rotation::ALL.map(|rotation| Replacement { tile, rotation });
    map.tiles.boxed().flat_map(move |(tile, _)| turned(tile)).skip(hex.index() % 7).step_by(7)
}

/// What a trial says of a tile is what some way travels on the board where it lies.
fn check_trials(map: &Map, journey: &Journey<'_>, hex: HexId) {
    let network = Network::of(map, journey.layout);
    let around = Surroundings::of(map, journey.layout, ground(&network, journey), hex, journey.allowance);
    for next in tried(map, hex) {
        let mut layout = journey.layout.clone();
        layout.replace(hex, next.tile, next.rotation);
        let count = map.tile(next.tile).stops.len();
        let still = |stops: &BTreeSet<StopAt>| -> BTreeSet<StopAt> {
            stops.iter().copied().filter(|at| at.hex != hex || at.node.index() < count).collect()
        };
        let (starts, blocked) = (still(&journey.starts), still(&journey.blocked));
        let bits = |stops: &BTreeSet<StopAt>| {
            stops.iter().filter(|at| at.hex == hex).fold(0, |bits, at| bits | 1 << at.node.index())
        };
        let (tile, rotation) = (next.tile, next.rotation);
        let candidate = Candidate { tile, rotation, starts: bits(&starts), blocked: bits(&blocked) };
        let laid = Journey { layout: &layout, starts, blocked, ..journey.clone() };
        let all = AllWays::of(&laid, hex);
        if all.pieces <= MOST_PIECES {
            assert_eq!(around.travelled(candidate), all.travelled, "{hex:?} {next:?}");
        }
    }
}

fn check(picks: &Picks, traveller: &Traveller) {
    let map = map_1860("extended");
    let layout = build_joined(&map, picks);
    let stops = Network::of(&map, &layout).stops;
    let pick = |number: &u16| stops[usize::from(*number) % stops.len()].at;
    let starts: BTreeSet<StopAt> = traveller.starts.iter().map(pick).collect();
    let blocked = traveller.blocked.iter().map(pick).filter(|at| !starts.contains(at)).collect();
    let journey = Journey { map: &map, layout: &layout, starts, blocked, allowance: traveller.allowance };
    check_survey(&map, &journey);
    for hex in map.hex_ids() {
        check_trials(&map, &journey, hex);
    }
}

fn picks() -> impl Strategy<Value = Picks> {
    proptest::collection::vec(proptest::option::weighted(0.8, any::<[u16; 6]>()), 45)
}

fn far_traveller() -> impl Strategy<Value = Traveller> {
    let picked = |least, most| proptest::collection::vec(any::<u16>(), least..=most);
    let allowance = (1u8..9, 1u8..9).prop_map(|(cities, towns)| Stops { cities, towns });
    (picked(1, 2), picked(0, 2), allowance).prop_map(|(starts, blocked, allowance)| Traveller {
        starts,
        blocked,
        allowance,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ways_without_a_return_are_those_of_a_full_list(picks in picks(), traveller in far_traveller()) {
        check(&picks, &traveller);
    }
}

/// Cowes–E3–E5–E7 (north to south-west)–D8–Shorwell–E7: the other track of E7 can only be come to over E7.
#[test]
fn track_behind_a_hex_that_was_left_does_not_count() {
    let Table { map, layout } = Table::of_1860("F2 787/1 E3 8/4 E5 743/0 E7 8/1 D8 7/4 E9 762/0");
    let network = Network::of(&map, &layout);
    let hex = map.find("E7".parse().unwrap()).unwrap();
    let cowes = StopAt { hex: map.find("F2".parse().unwrap()).unwrap(), node: NodeId(0) };
    let track = |once_per_hex: bool| {
        let starts = network.stop(cowes).into_iter().collect();
        let reading = Reading { once_per_hex, ..Reading::default() };
        let ground = Ground { network: &network, starts, blocked: Default::default(), reading };
        let tile = map.tile_named("16").unwrap();
        let candidate = Candidate { tile, rotation: Rotation::ZERO, starts: 0, blocked: 0 };
        Surroundings::of(&map, &layout, ground, hex, UNLIMITED).travelled(candidate).track
    };
    let (south_to_north_west, south_west_to_north) = (1, 2);
    assert_eq!(track(false), south_to_north_west | south_west_to_north);
    assert_eq!(track(true), south_west_to_north);
}
