//! Places for the stops of a tile that do not lie on a thread. A stop that is alone lies in the middle; several
//! are drawn towards their exits and then pushed apart until they have room.

use board::{End, NodeId, StopKind, Tile};

use crate::hexagon::{APOTHEM, outward, pulled_inside};
use crate::threads::ends;
use crate::{Point, measure};

/// A stop that is looking for its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpreadStop {
    /// Where it is.
    pub at: Point,
    /// Whether it may not move.
    pub fixed: bool,
    radius: f64,
    /// How much further it reaches along its length if it has more than one slot.
    reach: f64,
}

impl SpreadStop {
    /// A stop at a place.
    fn new(tile: &Tile, node: usize, at: Point, fixed: bool) -> SpreadStop {
        let stop = &tile.stops[node];
        let reach = if stop.slots > 1 { measure::SLOT } else { 0.0 };
        SpreadStop { at, fixed, radius: measure::stop_radius(stop.kind), reach }
    }

    /// How far it reaches in a direction. A row of slots lies across the way out from the middle.
    fn extent(&self, direction: Point) -> f64 {
        let across = self.at.unit().map_or(Point::new(1.0, 0.0), Point::quarter);
        self.radius + self.reach * across.dot(direction).abs()
    }
}

/// Finds a place for every stop, given those that have one already.
pub(crate) fn settled(tile: &Tile, threaded: &[Option<Point>]) -> Vec<SpreadStop> {
    if let ([_], [None]) = (&tile.stops[..], threaded) {
        let exit = mean_exit(tile, NodeId(0)).filter(|_| tile.stops[0].kind == StopKind::OffBoard);
        // Circles go further out: values and name need room behind them.
        let far = if tile.stops[0].slots > 0 { 0.48 } else { 0.4 };
        let at = exit.map_or(Point::ORIGIN, |exit| exit * (far * APOTHEM));
        return vec![SpreadStop::new(tile, 0, at, true)];
    }
    let mut places = threaded.to_vec();
    for (node, place) in places.iter_mut().enumerate() {
        let exits = mean_exit(tile, NodeId(node as u8));
        let far = if tile.stops[node].kind == StopKind::City { 0.36 } else { 0.52 };
        *place = place.or(exits.map(|exit| exit * (far * APOTHEM)));
    }
    hang_on(tile, &mut places);
    scatter(tile, &mut places);
    let mut stops: Vec<SpreadStop> = places
        .iter()
        .enumerate()
        .map(|(node, place)| {
            SpreadStop::new(tile, node, place.unwrap_or(Point::ORIGIN), threaded[node].is_some())
        })
        .collect();
    push_apart(&mut stops);
    stops
}

/// The mean direction of the edges a stop has track to, if any; shorter the more they differ.
fn mean_exit(tile: &Tile, node: NodeId) -> Option<Point> {
    let exits: Vec<Point> = ends(tile, node)
        .filter_map(|(_, _, to)| match to {
            End::Edge(edge) => Some(outward(edge)),
            End::Node(_) => None,
        })
        .collect();
    let sum = exits.iter().fold(Point::ORIGIN, |sum, exit| sum + *exit);
    (!exits.is_empty()).then(|| sum * (1.0 / exits.len() as f64))
}

/// Stops that are reached only through others hang on behind them, away from the edge, one after the other.
fn hang_on(tile: &Tile, places: &mut [Option<Point>]) {
    let mut inward: Vec<Option<Point>> = (0..places.len())
        .map(|node| mean_exit(tile, NodeId(node as u8)).and_then(|exit| (-exit).unit()))
        .collect();
    for _ in 0..places.len() {
        for node in 0..places.len() {
            let (Some(from), Some(way)) = (places[node], inward[node]) else { continue };
            for (_, _, to) in ends(tile, NodeId(node as u8)) {
                let End::Node(next) = to else { continue };
                if places[next.index()].is_none() {
                    let radius = |node: usize| measure::stop_radius(tile.stops[node].kind);
                    let step = radius(node) + radius(next.index()) + 9.0;
                    places[next.index()] = Some(from + way * step);
                    inward[next.index()] = Some(way);
                }
            }
        }
    }
}

/// Stops without track lie opposite the track there is, or in a ring.
fn scatter(tile: &Tile, places: &mut [Option<Point>]) {
    let placed: Vec<Point> = places.iter().flatten().copied().collect();
    let middle = placed.iter().fold(Point::ORIGIN, |sum, place| sum + *place);
    let loose: Vec<usize> = (0..places.len()).filter(|node| places[*node].is_none()).collect();
    let opposite = middle.unit().map(|way| way * -48.0);
    for (index, &node) in loose.iter().enumerate() {
        let first = match loose.len() {
            2 => Point::new(-32.0, -24.0),
            _ => Point::new(0.0, if tile.stops[node].kind == StopKind::City { -34.0 } else { -40.0 }),
        };
        let step = 6 / loose.len().clamp(1, 6);
        places[node] = opposite.filter(|_| loose.len() == 1).or(Some(first.sixths(index * step)));
    }
}

/// Pushes stops apart that are too close, and back into the hex.
fn push_apart(stops: &mut [SpreadStop]) {
    const GAP: f64 = 11.0;
    for _ in 0..80 {
        for second in 1..stops.len() {
            for first in 0..second {
                let (a, b) = (stops[first], stops[second]);
                let way = (b.at - a.at).unit().unwrap_or(Point::new(1.0, 0.0));
                let missing = a.extent(way) + b.extent(way) + GAP - a.at.distance(b.at);
                if missing > 0.0 && !(a.fixed && b.fixed) {
                    let share = if a.fixed || b.fixed { 1.0 } else { 0.5 };
                    stops[first].at = a.at - way * if a.fixed { 0.0 } else { missing * share };
                    stops[second].at = b.at + way * if b.fixed { 0.0 } else { missing * share };
                }
            }
        }
        for stop in stops.iter_mut().filter(|stop| !stop.fixed) {
            stop.at = pulled_inside(stop.at, stop.radius + 5.0);
        }
    }
}
