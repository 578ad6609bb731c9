//! The sea and the coast: a soft, uneven line around all hexes that can be built on, with the fading lines
//! along the shore that engravers drew for water.

use std::collections::BTreeMap;

use board::{Edge, Map};

use crate::Point;
use crate::hexagon::{APOTHEM, HEX_SIZE, corner, outward};
use crate::svg::Svg;

/// How far the coast lies off the hexes.
const OFFSHORE: f64 = 21.0;

/// Sea lines, coast and beach, on the picture of the whole board; hexes go on top. The sea itself is whatever is
/// behind, in the colour of class `sea`.
pub fn coast(map: &Map) -> String {
    let path = coastline(map);
    let mut svg = Svg::default();
    svg.open("coast-lines");
    for (line, reach) in [104.0, 82.0, 62.0, 44.0, 28.0, 14.0].into_iter().enumerate() {
        svg.write(format_args!(
            r#"<path class="shore shore-{line}" d="{path}" stroke-width="{}"/>"#,
            reach + 2.0
        ));
        svg.write(format_args!(r#"<path class="shallows" d="{path}" stroke-width="{reach}"/>"#));
    }
    svg.path("coast", &path);
    svg.close();
    svg.finish()
}

/// A corner of the grid, counted in half sides eastwards and half heights southwards.
type Knot = (i32, i32);

/// A side of a hex that faces the sea, clockwise around the land.
#[derive(Clone, Copy)]
struct Shore {
    from: Knot,
    to: Knot,
    outward: Point,
}

/// The coast as SVG path data, one closed line for each island or lake.
fn coastline(map: &Map) -> String {
    let mut shores: BTreeMap<Knot, Vec<Shore>> = BTreeMap::new();
    for shore in shores_of(map) {
        shores.entry(shore.from).or_default().push(shore);
    }
    let mut path = String::new();
    while let Some(start) = shores.keys().next().copied() {
        let mut round = Vec::new();
        let mut at = start;
        while let Some(shore) = shores.get_mut(&at).and_then(Vec::pop) {
            if shores.get(&at).is_some_and(Vec::is_empty) {
                shores.remove(&at);
            }
            at = shore.to;
            round.push(shore);
        }
        path += &smooth(&points(&round));
    }
    path
}

/// The sides of hexes with no land on the other side.
fn shores_of(map: &Map) -> impl Iterator<Item = Shore> + '_ {
    map.hexes.iter().filter(|hex| hex.buildable).flat_map(move |hex| {
        let sea = |edge: &Edge| {
            let across = hex.neighbours[edge.index()].map(|neighbour| map.hex(neighbour));
            !across.is_some_and(|across| across.buildable)
        };
        let knot = move |number: usize| {
            let offset = corner(number % 6);
            let (column, row) = (i32::from(hex.at.column), i32::from(hex.at.row));
            let (east, south) = (offset.x / (0.5 * HEX_SIZE), offset.y / APOTHEM);
            (3 * column + east.round() as i32, row + south.round() as i32)
        };
        let shore = move |edge: Edge| Shore {
            from: knot(edge.index() + 5),
            to: knot(edge.index()),
            outward: outward(edge),
        };
        Edge::ALL.into_iter().filter(sea).map(shore).collect::<Vec<_>>()
    })
}

/// Points along the coast: off each side, nearer or further by chance, leaving out the insides of bays.
fn points(round: &[Shore]) -> Vec<Point> {
    let place = |knot: Knot| Point::new(0.5 * HEX_SIZE * f64::from(knot.0), APOTHEM * f64::from(knot.1));
    let mut points = Vec::new();
    for (index, shore) in round.iter().enumerate() {
        let (from, to) = (place(shore.from), place(shore.to));
        let bay = |other: &Shore| (to - from).dot(other.outward);
        let before = bay(&round[(index + round.len() - 1) % round.len()]) > 1.0;
        let after = bay(&round[(index + 1) % round.len()]) < -1.0;
        for (part, left_out) in [(0.12, before), (0.38, false), (0.64, false), (0.9, after)] {
            let at = from.towards(to, part);
            if !left_out {
                points.push(at + shore.outward * (OFFSHORE + 9.0 * chance(at)));
            }
        }
    }
    points
}

/// A number between -1 and 1 that depends on nothing but the place.
fn chance(at: Point) -> f64 {
    let seed =
        (at.x.round() as i64).wrapping_mul(73_856_093) ^ (at.y.round() as i64).wrapping_mul(19_349_663);
    let mixed = (seed as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
    mixed as f64 / f64::from(1 << 23) - 1.0
}

/// A closed line through all points without corners.
fn smooth(points: &[Point]) -> String {
    let count = points.len();
    let at = |index: usize| points[index % count];
    let show = |point: Point| format!("{:.0} {:.0}", point.x, point.y);
    let mut path = format!("M{}", show(at(0)));
    for index in 0..count {
        let (before, from, to, after) = (at(index + count - 1), at(index), at(index + 1), at(index + 2));
        let (leave, arrive) = (from + (to - before) * (1.0 / 6.0), to - (after - from) * (1.0 / 6.0));
        path += &format!("C{} {} {}", show(leave), show(arrive), show(to));
    }
    path + "Z"
}
