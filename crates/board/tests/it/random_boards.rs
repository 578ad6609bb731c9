//! Boards that nobody would build, checked against a slow and simple walk along the track.

use std::collections::{BTreeMap, BTreeSet};

use board::{Edge, End, HexId, HexSet, Layout, Link, Map, Network, NodeId, PieceSet, Rotation, StopId};
use proptest::prelude::*;

use crate::{map_1860, network};

/// Builds on every hex by a list of choices: how many times, and what each time. The supply does not matter.
pub fn build(map: &Map, choices: &[(u8, [u16; 3])]) -> Layout {
    let mut layout = Layout::new(map);
    for (hex, (steps, picks)) in map.hex_ids().zip(choices) {
        for pick in picks.iter().take(usize::from(*steps)) {
            let all = map.replacements(hex, layout.tile(hex));
            if let Some(next) = all.get(usize::from(*pick) % all.len().max(1)) {
                layout.replace(hex, next.tile, next.rotation);
            }
        }
    }
    layout
}

pub fn choices() -> impl Strategy<Value = Vec<(u8, [u16; 3])>> {
    proptest::collection::vec((0u8..=3, any::<[u16; 3]>()), 45)
}

/// A point of the board that track ends at: a stop, or an edge seen from one side.
type Point = (HexId, End);

/// What a walk from stop to stop passes: its two ends, the segments, and the crossings.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Trail {
    points: Vec<Point>,
    segments: Vec<(HexId, usize)>,
}

impl Trail {
    fn reversed(&self) -> Trail {
        let mut back = self.clone();
        back.points.reverse();
        back.segments.reverse();
        back
    }
}

/// Every walk from a stop to a stop or a loose end, by trying every segment at every step.
struct Slow<'a> {
    map: &'a Map,
    layout: &'a Layout,
    trails: BTreeSet<Trail>,
    loose: Vec<(Point, Point)>,
}

impl Slow<'_> {
    fn of<'a>(map: &'a Map, layout: &'a Layout) -> Slow<'a> {
        let mut slow = Slow { map, layout, trails: BTreeSet::new(), loose: Vec::new() };
        for hex in map.hex_ids() {
            for node in 0..map.tile(layout.tile(hex).0).stops.len() {
                let start = (hex, End::Node(NodeId(node as u8)));
                slow.segments(Trail { points: vec![start], segments: Vec::new() });
            }
        }
        slow
    }

    /// Goes on over every unused segment from where the trail has come to.
    fn segments(&mut self, trail: Trail) {
        let &(hex, here) = trail.points.last().unwrap();
        let (tile, rotation) = self.layout.tile(hex);
        let track: Vec<_> = self.map.tile(tile).track_at(rotation).collect();
        for (index, track) in track.into_iter().enumerate() {
            for (from, to) in [(track.a, track.b), (track.b, track.a)] {
                if from == here && !trail.segments.contains(&(hex, index)) {
                    let mut trail = trail.clone();
                    trail.points.push((hex, to));
                    trail.segments.push((hex, index));
                    match to {
                        End::Node(_) => drop(self.trails.insert(trail)),
                        End::Edge(edge) => self.cross(trail, hex, edge),
                    }
                }
            }
        }
    }

    /// Goes on across an edge, unless the trail has crossed it before.
    fn cross(&mut self, mut trail: Trail, hex: HexId, edge: Edge) {
        let Some(across) = self.map.hex(hex).neighbours[edge.index()] else { return };
        if !self.map.hex(hex).open[edge.index()] {
            return;
        }
        let entry = (across, End::Edge(edge.opposite()));
        let (tile, rotation) = self.layout.tile(across);
        if !self.map.tile(tile).exits(rotation)[edge.opposite().index()] {
            self.loose.push((trail.points[0], (hex, End::Edge(edge))));
        } else if !trail.points.contains(&entry) {
            trail.points.push(entry);
            self.segments(trail);
        }
    }
}

fn check(map: &Map, layout: &Layout) {
    let slow = Slow::of(map, layout);
    let network = Network::of(map, layout);
    for trail in &slow.trails {
        assert!(slow.trails.contains(&trail.reversed()), "what is walked one way is walked the other");
    }
    assert_eq!(slow.trails.len(), 2 * network.links.len());
    check_links(&network, &slow);
    check_adjacency(&network);
    let mut loose = slow.loose.clone();
    let mut stubs: Vec<_> = network.stubs.iter().map(|stub| ends(&network, stub)).collect();
    loose.sort();
    stubs.sort();
    assert_eq!(stubs, loose);
}

fn ends(network: &Network, stub: &board::Stub) -> (Point, Point) {
    assert_eq!(stub.hexes.first(), Some(&network.stops[stub.from.index()].at.hex));
    assert_eq!(stub.hexes.last(), Some(&stub.at.0));
    (point(network, stub.from), (stub.at.0, End::Edge(stub.at.1)))
}

fn point(network: &Network, stop: StopId) -> Point {
    let at = network.stops[stop.index()].at;
    (at.hex, End::Node(at.node))
}

/// Every link is one of the slow trails, over the same hexes and segments; two links share pieces exactly if
/// the trails share segments or crossings.
fn check_links(network: &Network, slow: &Slow<'_>) {
    let mut trails: BTreeMap<(Point, Point, Vec<HexId>), Vec<&Trail>> = BTreeMap::new();
    for trail in &slow.trails {
        let hexes = trail.segments.iter().map(|(hex, _)| *hex).collect();
        let key = (trail.points[0], *trail.points.last().unwrap(), hexes);
        trails.entry(key).or_default().push(trail);
    }
    let mut matched: Vec<(&Link, &Trail)> = Vec::new();
    for link in &network.links {
        assert!(link.a <= link.b);
        assert_eq!(link.hexes.iter().copied().collect::<HexSet>(), link.hexes_set);
        let key = (point(network, link.a), point(network, link.b), link.hexes.to_vec());
        let segments = |trail: &Trail| {
            let mut set = PieceSet::new();
            trail.segments.iter().for_each(|(hex, track)| set.insert(network.segment(*hex, *track)));
            set
        };
        let trail = trails[&key].iter().find(|trail| {
            let mut rest = link.pieces.clone();
            rest.difference_with(&segments(trail));
            rest.iter().count() == link.hexes.len() - 1
        });
        matched.push((link, trail.expect("a walk over the same segments")));
    }
    let places = |trail: &Trail| -> BTreeSet<Point> {
        trail.points.iter().copied().filter(|(_, end)| matches!(end, End::Edge(_))).collect()
    };
    for (link, trail) in &matched {
        for (other, other_trail) in &matched {
            let segments = trail.segments.iter().any(|segment| other_trail.segments.contains(segment));
            let crossings = !places(trail).is_disjoint(&places(other_trail));
            assert_eq!(link.pieces.intersects(&other.pieces), segments || crossings);
        }
    }
}

fn check_adjacency(network: &Network) {
    for (index, stop) in network.stops.iter().enumerate() {
        let id = StopId(index as u16);
        assert_eq!(network.stop(stop.at), Some(id));
        let links: Vec<&Link> = network.links_of(id).iter().map(|link| network.link(*link)).collect();
        let expected: Vec<&Link> = network.links.iter().filter(|link| link.a == id || link.b == id).collect();
        assert_eq!(links, expected);
    }
}

/// Lays the tiles of a board one after the other, in an order of their own, and changes the network each time.
fn check_changes(map: &Map, lays: impl Iterator<Item = (HexId, board::TileId, Rotation)>) {
    let mut layout = Layout::new(map);
    let mut network = Network::of(map, &layout);
    for (hex, tile, rotation) in lays {
        layout.replace(hex, tile, rotation);
        network.follow_anew(map, &layout, hex);
        assert_eq!(network, Network::of(map, &layout), "after {tile:?} on {hex:?}");
    }
}

/// Any tile on any of the first hexes, again and again: more and fewer stops and segments than before.
fn any_lays(map: &Map, hexes: usize, picks: Vec<(u8, u16, u8)>) -> Vec<(HexId, board::TileId, Rotation)> {
    let boxed: Vec<_> = map.tiles.boxed().map(|(tile, _)| tile).collect();
    let lay = |(hex, tile, rotation): (u8, u16, u8)| {
        let hex = HexId((usize::from(hex) % hexes) as u8);
        let (printed, unturned) = map.printed(hex);
        match boxed.get(usize::from(tile) % (boxed.len() + 1)) {
            Some(tile) => (hex, *tile, Rotation::new(rotation).unwrap()),
            None => (hex, printed, unturned),
        }
    };
    picks.into_iter().map(lay).collect()
}

fn picks(most: usize) -> impl Strategy<Value = Vec<(u8, u16, u8)>> {
    proptest::collection::vec((any::<u8>(), any::<u16>(), 0u8..6), most / 2..most)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn boards_of_the_isle_of_wight(choices in choices()) {
        let map = map_1860("extended");
        check(&map, &build(&map, &choices));
    }

    /// A network that changes where a tile is laid is the network of the whole board.
    #[test]
    fn networks_change_as_if_made_anew(picks in picks(150)) {
        let map = map_1860("extended");
        check_changes(&map, any_lays(&map, map.hexes.len(), picks).into_iter());
    }

    #[test]
    fn networks_with_junctions_change_as_if_made_anew(picks in picks(40)) {
        let map = network::seven().map;
        check_changes(&map, any_lays(&map, map.hexes.len(), picks).into_iter());
    }

    #[test]
    fn networks_with_two_tracks_on_an_edge_change_as_if_made_anew(picks in picks(40)) {
        let map = crate::coming_titles::map_of("1822");
        check_changes(&map, any_lays(&map, 40, picks).into_iter());
    }

    /// Any tile anywhere, with junctions and loops.
    #[test]
    fn boards_with_junctions(picks in proptest::collection::vec((any::<u8>(), 0u8..6), 8)) {
        let map = network::seven().map;
        let mut layout = Layout::new(&map);
        for (hex, (pick, rotation)) in map.hex_ids().zip(picks) {
            let count = map.tiles.boxed().count();
            let (tile, _) = map.tiles.boxed().nth(usize::from(pick) % count).unwrap();
            layout.replace(hex, tile, Rotation::new(rotation).unwrap());
        }
        check(&map, &layout);
    }
}
