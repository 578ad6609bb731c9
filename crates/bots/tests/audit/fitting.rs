//! Which tiles fit on a hex, by what is printed: the next colour, the letters, the places, the track that must stay.

use crate::ground::Ground;
use board::{Colour, Edge, End, HexId, Lane, Map, NodeId, Rotation, StopKind, Tile, TileId};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A tile that fits on a hex.
#[derive(Clone, Debug)]
pub struct Fit {
    pub tile: TileId,
    pub rotation: Rotation,
    /// What each stop of the tile before can become. There is more than one answer where stops are alike.
    pub becomes: Vec<Vec<NodeId>>,
}

/// A piece of track as it lies.
type Lying = ((End, Lane), (End, Lane));

/// What fits, worked out when it is first asked for.
#[derive(Default)]
pub struct Fitting {
    known: BTreeMap<(HexId, TileId, Rotation), Rc<Vec<Fit>>>,
}

impl Fitting {
    /// Everything that may replace what lies on a hex.
    pub fn on(&mut self, ground: &Ground<'_>, hex: HexId) -> Rc<Vec<Fit>> {
        let (tile, rotation) = ground.face(hex);
        let fits = self.known.entry((hex, tile, rotation));
        fits.or_insert_with(|| Rc::new(all_fits(ground.map, hex, (tile, rotation)))).clone()
    }
}

fn all_fits(map: &Map, hex: HexId, before: (TileId, Rotation)) -> Vec<Fit> {
    let printed = map.hex(hex);
    if !printed.buildable {
        return Vec::new();
    }
    let old = map.tile(before.0);
    let mut found = Vec::new();
    for (tile, new) in map.tiles.boxed() {
        let named = printed.first_tiles.as_ref().filter(|_| old.printed);
        let design = match named {
            Some(first) => first.contains(&tile),
            None => follows(old, new),
        };
        let wanted = printed.labels.iter().rfind(|(from, _)| *from <= new.colour).map(|(_, label)| label);
        if !design || new.label.as_ref() != wanted {
            continue;
        }
        for rotation in Rotation::ALL {
            let closed = exits(new, rotation).into_iter().any(|edge| !printed.open[edge.index()]);
            if closed || new.fixed_rotation.is_some_and(|fixed| fixed != rotation) {
                continue;
            }
            let becomes = match named {
                Some(_) => vec![old.stops.iter().map(|_| NodeId(0)).collect()],
                None => kept_stops(old, before.1, new, rotation),
            };
            if !becomes.is_empty() {
                found.push(Fit { tile, rotation, becomes });
            }
        }
    }
    found
}

/// The next colour, as many small places, and as many cities unless letters tie the tiles.
fn follows(old: &Tile, new: &Tile) -> bool {
    let next = match old.colour {
        Colour::Plain => Colour::Yellow,
        Colour::Yellow => Colour::Green,
        Colour::Green => Colour::Russet,
        Colour::Russet => Colour::Grey,
        Colour::Grey => return false,
    };
    let count =
        |tile: &Tile, kinds: &[StopKind]| tile.stops.iter().filter(|stop| kinds.contains(&stop.kind)).count();
    let small = [StopKind::Town, StopKind::Wayside, StopKind::Village];
    let lettered = old.label.is_some() || new.label.is_some();
    new.colour == next
        && count(old, &small) == count(new, &small)
        && (lettered || count(old, &[StopKind::City]) == count(new, &[StopKind::City]))
}

fn turned(end: End, rotation: Rotation) -> End {
    match end {
        End::Edge(edge) => End::Edge(Edge::ALL[(edge.index() + rotation.index()) % 6]),
        node => node,
    }
}

/// The pieces of a tile as they lie, each from both of its ends.
fn lying(tile: &Tile, rotation: Rotation) -> Vec<Lying> {
    let ends = |track: &board::Track| {
        let (a, b) = (turned(track.a, rotation), turned(track.b, rotation));
        [((a, track.lanes.0), (b, track.lanes.1)), ((b, track.lanes.1), (a, track.lanes.0))]
    };
    tile.track.iter().flat_map(ends).collect()
}

pub fn exits(tile: &Tile, rotation: Rotation) -> BTreeSet<Edge> {
    tile.track
        .iter()
        .flat_map(|track| [track.a, track.b])
        .filter_map(|end| turned(end, rotation).edge())
        .collect()
}

/// Every way to give each stop of a tile a stop of the next one, so that all track stays where it is.
fn kept_stops(old: &Tile, before: Rotation, new: &Tile, after: Rotation) -> Vec<Vec<NodeId>> {
    let (had, has) = (lying(old, before), lying(new, after));
    let mut ways: Vec<Vec<NodeId>> = vec![Vec::new()];
    for stop in &old.stops {
        let mut longer = Vec::new();
        for way in &ways {
            for node in (0..new.stops.len() as u8).map(NodeId) {
                let becomes = match stop.kind {
                    StopKind::Village | StopKind::Wayside => {
                        matches!(new.stops[node.index()].kind, StopKind::Wayside | StopKind::Town)
                    }
                    kind => new.stops[node.index()].kind == kind,
                };
                if becomes && !way.contains(&node) {
                    let mut way = way.clone();
                    way.push(node);
                    longer.push(way);
                }
            }
        }
        ways = longer;
    }
    ways.retain(|way| had.iter().all(|piece| has.iter().any(|other| stays(*piece, *other, way))));
    ways
}

/// Whether a piece of track is the same as one of the next tile, given what stops become. A single track may become one of two.
fn stays(old: Lying, new: Lying, becomes: &[NodeId]) -> bool {
    let same = |(before, lane): (End, Lane), (after, other): (End, Lane)| {
        let before = match before {
            End::Node(node) => End::Node(becomes[node.index()]),
            edge => edge,
        };
        before == after && (lane == Lane::Only || lane == other)
    };
    same(old.0, new.0) && same(old.1, new.1)
}

/// The pieces of a new tile that the old one did not have, by their places in its list.
pub fn new_pieces(map: &Map, before: (TileId, Rotation), fit: &Fit, becomes: &[NodeId]) -> Vec<usize> {
    let had = lying(map.tile(before.0), before.1);
    let new = map.tile(fit.tile);
    let is_new = |place: &usize| {
        let track = new.track[*place];
        let (a, b) = (turned(track.a, fit.rotation), turned(track.b, fit.rotation));
        let piece = ((a, track.lanes.0), (b, track.lanes.1));
        !had.iter().any(|old| stays(*old, piece, becomes))
    };
    (0..new.track.len()).filter(is_new).collect()
}

/// The lines of a tile without junctions: the two edges of each, and whether there is a stop on it.
pub fn lines(tile: &Tile, rotation: Rotation) -> BTreeMap<(Edge, Edge), bool> {
    let ordered = |a: Edge, b: Edge| if a < b { (a, b) } else { (b, a) };
    let mut lines = BTreeMap::new();
    let mut by_stop: BTreeMap<NodeId, Vec<Edge>> = BTreeMap::new();
    for track in &tile.track {
        match (turned(track.a, rotation), turned(track.b, rotation)) {
            (End::Edge(a), End::Edge(b)) => drop(lines.insert(ordered(a, b), false)),
            (End::Edge(edge), End::Node(node)) | (End::Node(node), End::Edge(edge)) => {
                by_stop.entry(node).or_default().push(edge);
            }
            _ => {}
        }
    }
    for edges in by_stop.into_values() {
        if let [a, b] = edges[..] {
            lines.insert(ordered(a, b), true);
        }
    }
    lines
}
