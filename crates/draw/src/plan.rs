//! The plan of a tile: where its stops, their slots and its track lie when it is turned. Everything that is
//! drawn on a tile or laid over it starts from here.

use board::{End, NodeId, Rotation, StopKind, Tile};

use crate::curve::Curve;
use crate::hexagon::{edge_midpoint, outward};
use crate::spread::settled;
use crate::threads::{Thread, ends, threads};
use crate::{Point, measure};

/// Where a stop lies.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    /// Its middle.
    pub at: Point,
    /// The direction of the track through it, if just two tracks meet here.
    pub along: Option<Point>,
    /// The middle of each slot.
    pub slots: Vec<Point>,
}

/// Where everything on a tile lies.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// As [`Tile::stops`].
    pub spots: Vec<Spot>,
    /// As [`Tile::track`], each from its end `a` to its end `b`.
    pub track: Vec<Curve>,
}

impl Plan {
    /// Plans a tile at a rotation.
    pub fn of(tile: &Tile, rotation: Rotation) -> Plan {
        let threads = threads(tile);
        let mut threaded = vec![None; tile.stops.len()];
        for thread in &threads {
            for (index, node) in thread.nodes.iter().enumerate() {
                threaded[node.index()] = Some(thread.curve.point(thread.part(index)));
            }
        }
        let places: Vec<Point> = settled(tile, &threaded).iter().map(|stop| stop.at).collect();
        let track = track(tile, &threads, &places);
        let spots = (0..tile.stops.len())
            .map(|node| {
                let at = places[node].sixths(rotation.index());
                let along = along(tile, NodeId(node as u8), &track);
                let along = along.map(|way| way.sixths(rotation.index()));
                Spot { at, along, slots: slots(tile.stops[node].slots, at) }
            })
            .collect();
        Plan { spots, track: track.iter().map(|curve| curve.sixths(rotation.index())).collect() }
    }

    /// How much room a stop takes around each of its middles.
    pub fn bodies<'a>(&'a self, tile: &Tile, node: usize) -> impl Iterator<Item = (Point, f64)> + 'a {
        let spot = &self.spots[node];
        let lone = spot.slots.is_empty().then_some((spot.at, self.radius(tile, node)));
        let margin = if spot.slots.len() > 1 { measure::BOX } else { 2.0 };
        let slots = spot.slots.iter().map(move |slot| (*slot, measure::SLOT + margin));
        lone.into_iter().chain(slots)
    }

    /// How far a stop reaches from its middle.
    pub fn radius(&self, tile: &Tile, node: usize) -> f64 {
        match (tile.stops[node].kind, self.spots[node].along) {
            (StopKind::Town, None) => measure::DOT,
            (kind, _) => measure::stop_radius(kind),
        }
    }
}

/// Where a stop of a turned tile lies, from the middle of its hex. A node that the tile does not have is taken
/// to be in the middle.
pub fn stop_position(tile: &Tile, rotation: Rotation, node: NodeId) -> Point {
    Plan::of(tile, rotation).spots.get(node.index()).map_or(Point::ORIGIN, |spot| spot.at)
}

/// Where a slot of a stop lies, from the middle of its hex. What the stop does not have is taken to be at the
/// stop itself.
pub fn slot_position(tile: &Tile, rotation: Rotation, node: NodeId, slot: u8) -> Point {
    let plan = Plan::of(tile, rotation);
    let spot = plan.spots.get(node.index());
    let slot = spot.and_then(|spot| spot.slots.get(usize::from(slot)));
    slot.copied().unwrap_or_else(|| stop_position(tile, rotation, node))
}

/// The piece of track of a turned tile between two of its ends, as the tile lies, as SVG path data.
pub fn track_path(tile: &Tile, rotation: Rotation, from: End, to: End) -> Option<String> {
    Plan::of(tile, rotation).between(tile, rotation, from, to).map(|curve| curve.path())
}

impl Plan {
    /// The piece of track from one end to another, as the tile lies.
    pub fn between(&self, tile: &Tile, rotation: Rotation, from: End, to: End) -> Option<Curve> {
        tile.track_at(rotation).zip(&self.track).find_map(|(track, curve)| {
            if (track.a, track.b) == (from, to) {
                Some(*curve)
            } else {
                ((track.b, track.a) == (from, to)).then(|| curve.reversed())
            }
        })
    }
}

/// The pieces of track of a tile that is not turned.
fn track(tile: &Tile, threads: &[Thread], places: &[Point]) -> Vec<Curve> {
    let mut curves: Vec<Option<Curve>> = vec![None; tile.track.len()];
    for thread in threads {
        for (index, (piece, _)) in thread.pieces.iter().enumerate() {
            curves[*piece] = Some(thread.piece(index));
        }
    }
    for (index, track) in tile.track.iter().enumerate() {
        let curve = match (track.a, track.b) {
            (End::Edge(a), End::Edge(b)) => Some(Curve::between_edges(a, b)),
            (End::Edge(edge), End::Node(node)) => Some(approach(edge, places[node.index()])),
            (End::Node(node), End::Edge(edge)) => Some(approach(edge, places[node.index()]).reversed()),
            (End::Node(_), End::Node(_)) => None,
        };
        curves[index] = curves[index].or(curve);
    }
    let known = curves.clone();
    let links = tile.track.iter().zip(curves).map(|(track, curve)| match (curve, track.a, track.b) {
        (Some(curve), ..) => curve,
        (None, End::Node(a), End::Node(b)) => link(tile, &known, places, a, b),
        (None, ..) => Curve::line(Point::ORIGIN, Point::ORIGIN),
    });
    links.collect()
}

/// Track from an edge, which it leaves at a right angle, to a stop.
fn approach(edge: board::Edge, to: Point) -> Curve {
    let from = edge_midpoint(edge);
    let depth = outward(edge).dot(from - to);
    Curve::bend(from, from - outward(edge) * (0.6 * depth), to)
}

/// Track from stop to stop. Where only two tracks meet it goes on in the direction of the other.
fn link(tile: &Tile, known: &[Option<Curve>], places: &[Point], a: NodeId, b: NodeId) -> Curve {
    let (from, to) = (places[a.index()], places[b.index()]);
    let reach = 0.5 * from.distance(to);
    let lead = |node: NodeId| {
        let mut others = ends(tile, node).filter(|(piece, ..)| known[*piece].is_some());
        let (piece, outwards, _) = others.next().filter(|_| ends(tile, node).count() == 2)?;
        let curve = known[piece]?;
        Some(if outwards { -curve.direction(0.0) } else { curve.direction(1.0) })
    };
    match (lead(a), lead(b)) {
        (None, None) => Curve::line(from, to),
        (Some(way), None) => Curve::bend(from, from + way * reach, to),
        (None, Some(way)) => Curve::bend(from, to + way * reach, to),
        (Some(first), Some(last)) => Curve([from, from + first * reach, to + last * reach, to]),
    }
}

/// The direction of the track through a stop where just two tracks meet.
fn along(tile: &Tile, node: NodeId, track: &[Curve]) -> Option<Point> {
    let leaving: Vec<Point> = ends(tile, node)
        .map(
            |(piece, outwards, _)| {
                if outwards { track[piece].direction(0.0) } else { -track[piece].direction(1.0) }
            },
        )
        .collect();
    match leaving[..] {
        [one, other] => (one - other).unit(),
        _ => None,
    }
}

/// The middles of the slots of a stop: one; two across the way out from the middle of the tile, or level in the
/// middle; more in two rows. The first is the leftmost, or the upper one.
fn slots(count: u8, at: Point) -> Vec<Point> {
    let apart = measure::SLOT + 1.5;
    match count {
        0 => Vec::new(),
        1 => vec![at],
        2 => {
            let across = at.unit().filter(|_| at.length() > 1.0).map_or(Point::new(1.0, 0.0), Point::quarter);
            let backwards = across.x < -1e-6 || (across.x.abs() < 1e-6 && across.y < 0.0);
            let across = if backwards { -across } else { across };
            vec![at - across * apart, at + across * apart]
        }
        3 => (0..3).map(|slot| at + Point::new(-apart, 0.577 * apart).sixths(2 * slot)).collect(),
        _ => {
            let columns = count.div_ceil(2);
            let place = |slot: u8| {
                let (column, row) = (f64::from(slot % columns), f64::from(slot / columns));
                let left = f64::from(columns - 1);
                at + Point::new(2.0 * column - left, 2.0 * row - 1.0) * apart
            };
            (0..count).map(place).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use board::{Colour, Count, Edge, Stop, Track, Value};

    use super::*;
    use crate::hexagon::overhang;

    /// A tile with stations of so many slots, each with track to these edges.
    fn tile(stops: &[(u8, &[usize])]) -> Tile {
        let stop = |slots| Stop { kind: StopKind::City, slots, value: Value::Fixed(100), name: None };
        let track = stops.iter().zip(0..).flat_map(|((_, edges), node)| {
            edges.iter().map(move |edge| Track::new(End::Edge(Edge::ALL[*edge]), End::Node(NodeId(node))))
        });
        Tile {
            name: "made up".to_owned(),
            colour: Colour::Grey,
            label: None,
            stops: stops.iter().map(|(slots, _)| stop(*slots)).collect(),
            track: track.collect(),
            fixed_rotation: None,
            count: Count::Unlimited,
            stock: "made up".to_owned(),
            cost: 0,
            printed: false,
        }
    }

    #[test]
    fn stations_of_other_games_find_room() {
        let six: [(u8, &[usize]); 6] = [(1, &[0]), (1, &[1]), (1, &[2]), (1, &[3]), (1, &[4]), (1, &[5])];
        let pairs: [(u8, &[usize]); 2] = [(1, &[0, 3]), (1, &[1, 4])];
        for stops in [&six[..], &pairs[..], &[(3, &[0, 1, 2])], &[(4, &[0, 1, 2, 3, 4, 5])]] {
            let tile = tile(stops);
            for rotation in Rotation::ALL {
                let plan = Plan::of(&tile, rotation);
                let slots: Vec<Point> = plan.spots.iter().flat_map(|spot| spot.slots.clone()).collect();
                for (index, slot) in slots.iter().enumerate() {
                    assert!(overhang(*slot, measure::SLOT) < 0.0, "{stops:?} {slot:?}");
                    let clear = |other: &Point| slot.distance(*other) >= 2.0 * measure::SLOT - 0.5;
                    assert!(slots[..index].iter().all(clear), "{stops:?}: {slots:?}");
                }
            }
        }
    }

    #[test]
    fn two_slots_lie_level_in_the_middle() {
        let tile = tile(&[(2, &[0, 1, 2, 3])]);
        for rotation in Rotation::ALL {
            let [left, right] = Plan::of(&tile, rotation).spots[0].slots[..] else { panic!("two slots") };
            assert!(left.x < 0.0 && right.x > 0.0 && left.y.abs() < 1e-6 && right.y.abs() < 1e-6);
        }
    }
}
