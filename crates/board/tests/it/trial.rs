//! What could be travelled if another tile lay on a hex, compared with a slow walk over the board on which it does.

use std::collections::BTreeSet;

use board::reach::{Ground, HowFar, Reading, Weight};
use board::trial::{Candidate, Surroundings, Travelled};
use board::{
    Edge, End, HexId, Lane, Layout, Map, Network, Passing, Replacement, Rotation, StopAt, StopKind, Track,
};
use proptest::prelude::*;

use crate::random_boards::{build, choices};
use crate::{coming_titles, map_1860, network};

/// So many cities and so many towns; what else there is does not count.
#[derive(Clone, Copy, Debug)]
pub struct Stops {
    pub cities: u8,
    pub towns: u8,
}

impl HowFar for Stops {
    fn weight(&self, stop: StopKind) -> Weight {
        match stop {
            StopKind::City | StopKind::OffBoard => Weight::Large,
            StopKind::Town => Weight::Small,
            StopKind::Wayside | StopKind::Village => Weight::Free,
        }
    }
    fn covers(&self, large: u8, small: u8) -> bool {
        large <= self.cities && small <= self.towns
    }
}

/// A board with somebody on it who travels.
#[derive(Clone)]
pub struct Journey<'a> {
    pub map: &'a Map,
    pub layout: &'a Layout,
    pub starts: BTreeSet<StopAt>,
    pub blocked: BTreeSet<StopAt>,
    pub allowance: Stops,
}

/// Having come to a stop: over which piece of track, what was passed, and whether one may go on.
pub type Come = (StopAt, Option<usize>, (u8, u8), bool);

impl Journey<'_> {
    /// What is travelled on a hex: every way is tried from every stop that is come to, whatever was passed.
    fn travelled(&self, hex: HexId) -> Travelled {
        let mut travelled = Travelled::default();
        let mut come: Vec<Come> = Vec::new();
        for start in &self.starts {
            come.extend(self.come_to(*start, None, (0, 0), true));
        }
        let mut seen = BTreeSet::new();
        while let Some((at, by, passed, goes_on)) = come.pop() {
            if at.hex == hex {
                travelled.stops |= 1 << at.node.index();
                travelled.track |= by.map_or(0, |track| 1 << track);
            }
            if goes_on && !self.blocked.contains(&at) && seen.insert((at, passed)) {
                let mut way = Vec::new();
                let from = (End::Node(at.node), Lane::Only);
                self.follow(at.hex, from, passed, &mut way, (hex, &mut travelled), &mut come);
            }
        }
        travelled
    }

    pub fn come_to(&self, at: StopAt, by: Option<usize>, passed: (u8, u8), goes_on: bool) -> Option<Come> {
        let (tile, _) = self.layout.tile(at.hex);
        let (large, small) = match self.allowance.weight(self.map.tile(tile).stops[at.node.index()].kind) {
            Weight::Large => (passed.0 + 1, passed.1),
            Weight::Small => (passed.0, passed.1 + 1),
            Weight::Free => passed,
        };
        self.allowance.covers(large, small).then_some((at, by, (large, small), goes_on))
    }

    /// Follows all track from one end on, to the next stops; never across the same edge twice.
    fn follow(
        &self,
        at: HexId,
        from: (End, Lane),
        passed: (u8, u8),
        crossed: &mut Vec<BTreeSet<(HexId, Edge, Lane)>>,
        (hex, travelled): (HexId, &mut Travelled),
        come: &mut Vec<Come>,
    ) {
        let (tile, rotation) = self.layout.tile(at);
        for (index, track) in self.map.tile(tile).track_at(rotation).enumerate() {
            for track in [track, track.reversed()] {
                let one_way = matches!(from.0, End::Node(_)) && track.passing == Passing::EntersOnly;
                if (track.a, track.lanes.0) != from || one_way {
                    continue;
                }
                let edge = match track.b {
                    End::Edge(edge) => edge,
                    End::Node(node) => {
                        let goes_on = track.passing == Passing::Free;
                        come.extend(self.come_to(StopAt { hex: at, node }, Some(index), passed, goes_on));
                        continue;
                    }
                };
                if at == hex {
                    travelled.track |= 1 << index;
                }
                let Some((next, lane)) = self.across(at, edge, track.lanes.1) else { continue };
                let crossing = BTreeSet::from([(at, edge, track.lanes.1), (next, edge.opposite(), lane)]);
                if !crossed.contains(&crossing) {
                    crossed.push(crossing);
                    let entry = (End::Edge(edge.opposite()), lane);
                    self.follow(next, entry, passed, crossed, (hex, &mut *travelled), come);
                    crossed.pop();
                }
            }
        }
    }

    /// The hex across an edge and which of its tracks there meets this one: left meets right, and a single track
    /// meets another or the right one of two.
    pub fn across(&self, at: HexId, edge: Edge, lane: Lane) -> Option<(HexId, Lane)> {
        let next =
            self.map.hex(at).neighbours[edge.index()].filter(|_| self.map.hex(at).open[edge.index()])?;
        let (tile, rotation) = self.layout.tile(next);
        let has = |lane: Lane| {
            let ends = |track: Track| [(track.a, track.lanes.0), (track.b, track.lanes.1)];
            let end = (End::Edge(edge.opposite()), lane);
            self.map.tile(tile).track_at(rotation).any(|track| ends(track).contains(&end))
        };
        let met: &[Lane] = match lane {
            Lane::Only => &[Lane::Only, Lane::Right],
            Lane::Left => &[Lane::Right],
            Lane::Right => &[Lane::Left, Lane::Only],
        };
        Some((next, met.iter().copied().find(|lane| has(*lane))?))
    }
}

/// Somebody who travels: the stops to start from and those that block, picked by number among all of the board.
#[derive(Clone, Debug)]
pub struct Traveller {
    pub starts: Vec<u16>,
    pub blocked: Vec<u16>,
    pub allowance: Stops,
}

fn traveller() -> impl Strategy<Value = Traveller> {
    let picked = |most| proptest::collection::vec(any::<u16>(), 0..=most);
    let allowance = (0u8..6, 0u8..5).prop_map(|(cities, towns)| Stops { cities, towns });
    (picked(3), picked(6), allowance).prop_map(|(starts, blocked, allowance)| Traveller {
        starts,
        blocked,
        allowance,
    })
}

/// What is said of a single hex is what the survey says of all.
fn check_survey(map: &Map, ground: Ground<'_>) {
    let survey = ground.survey(map);
    for hex in map.hex_ids() {
        assert_eq!(ground.touches(map, hex), survey.hexes.contains(hex), "{hex:?}");
        assert_eq!(ground.met(map, hex), survey.met(hex), "{hex:?}");
    }
}

/// Tries all these tiles on a hex, and walks over each board on which one lies.
fn check(map: &Map, layout: &Layout, hex: HexId, tiles: &[Replacement], traveller: &Traveller) {
    let network = Network::of(map, layout);
    // A board of plain track has no stop to pick.
    let pick = |number: &u16| Some(network.stops[usize::from(*number).checked_rem(network.stops.len())?].at);
    let starts: BTreeSet<StopAt> = traveller.starts.iter().filter_map(pick).collect();
    let blocked: BTreeSet<StopAt> = traveller.blocked.iter().filter_map(pick).collect();
    let numbers = |stops: &BTreeSet<StopAt>| stops.iter().filter_map(|at| network.stop(*at)).collect();
    let reading = Reading { loops: true, ..Reading::default() };
    let ground = Ground { network: &network, starts: numbers(&starts), blocked: numbers(&blocked), reading };
    check_survey(map, ground);
    check_survey(map, Ground { reading: Reading::default(), ..ground });
    let around = Surroundings::of(map, layout, ground, hex, traveller.allowance);
    for next in tiles {
        let mut laid = layout.clone();
        laid.replace(hex, next.tile, next.rotation);
        let still = |stops: &BTreeSet<StopAt>| -> BTreeSet<StopAt> {
            let count = map.tile(next.tile).stops.len();
            stops.iter().copied().filter(|at| at.hex != hex || at.node.index() < count).collect()
        };
        let (starts, blocked) = (still(&starts), still(&blocked));
        let bits = |stops: &BTreeSet<StopAt>| {
            stops.iter().filter(|at| at.hex == hex).fold(0, |bits, at| bits | 1 << at.node.index())
        };
        let candidate = Candidate {
            tile: next.tile,
            rotation: next.rotation,
            starts: bits(&starts),
            blocked: bits(&blocked),
        };
        let journey = Journey { map, layout: &laid, starts, blocked, allowance: traveller.allowance };
        assert_eq!(around.travelled(candidate), journey.travelled(hex), "{hex:?} {next:?} {traveller:?}");
    }
}

/// Every tile of the box, turned in every way, on a board of any tiles.
fn check_any_tiles(map: &Map, hexes: usize, picks: &[(u16, u8)], traveller: &Traveller) {
    let boxed: Vec<Replacement> = map
        .tiles
        .boxed()
        .flat_map(|(tile, _)| Rotation::ALL.map(|rotation| Replacement { tile, rotation }))
        .collect();
    let mut layout = Layout::new(map);
    for (hex, (tile, leave)) in map.hex_ids().take(hexes).zip(picks) {
        if *leave > 0 {
            let Replacement { tile, rotation } = boxed[usize::from(*tile) % boxed.len()];
            layout.replace(hex, tile, rotation);
        }
    }
    for hex in map.hex_ids().take(hexes) {
        check(map, &layout, hex, &boxed, traveller);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_trial_finds_what_the_laid_tile_would(picks in choices(), traveller in traveller()) {
        let map = map_1860("extended");
        let layout = build(&map, &picks);
        for hex in map.hex_ids() {
            check(&map, &layout, hex, map.replacements(hex, layout.tile(hex)), &traveller);
        }
    }

    #[test]
    fn a_trial_follows_two_tracks_on_an_edge(
        picks in proptest::collection::vec((any::<u16>(), 0u8..4), 40),
        traveller in traveller(),
    ) {
        check_any_tiles(&coming_titles::map_of("1822"), 24, &picks, &traveller);
    }

    #[test]
    fn a_trial_follows_junctions(
        picks in proptest::collection::vec((any::<u16>(), 0u8..4), 8),
        traveller in traveller(),
    ) {
        check_any_tiles(&network::seven().map, 7, &picks, &traveller);
    }
}
