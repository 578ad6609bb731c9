//! Curves: cubic Bézier curves, which serve for straight and bent track alike.

use board::Edge;

use crate::Point;
use crate::hexagon::{edge_midpoint, outward};
use crate::svg::number;

/// A curve from its first control point to its last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Curve(pub [Point; 4]);

impl Curve {
    /// A straight line.
    pub fn line(from: Point, to: Point) -> Curve {
        Curve([from, from.towards(to, 1.0 / 3.0), from.towards(to, 2.0 / 3.0), to])
    }

    /// A curve that sets out in the direction of a third point and arrives from its direction.
    pub fn bend(from: Point, by: Point, to: Point) -> Curve {
        Curve([from, from.towards(by, 2.0 / 3.0), to.towards(by, 2.0 / 3.0), to])
    }

    /// Plain track between two edges: straight, or the circular arc that meets both at right angles.
    pub fn between_edges(from: Edge, to: Edge) -> Curve {
        let apart = (6 + to.index() - from.index()) % 6;
        let handle = match apart.min(6 - apart) {
            1 => 38.49,
            2 => 53.59,
            _ => return Curve::line(edge_midpoint(from), edge_midpoint(to)),
        };
        let (start, end) = (edge_midpoint(from), edge_midpoint(to));
        Curve([start, start - outward(from) * handle, end - outward(to) * handle, end])
    }

    /// The point at a part of the way, from 0 to 1.
    pub fn point(&self, part: f64) -> Point {
        self.split(part).0.0[3]
    }

    /// The direction at a part of the way, of length one.
    pub fn direction(&self, part: f64) -> Point {
        let [.., handle, at] = self.split(part).0.0;
        let [_, next, ..] = self.split(part).1.0;
        let from = if part > 0.0 { handle } else { at };
        (next - from).unit().or((at - from).unit()).unwrap_or(Point::new(0.0, -1.0))
    }

    /// The two curves it falls into when cut.
    pub fn split(&self, part: f64) -> (Curve, Curve) {
        let [a, b, c, d] = self.0;
        let (ab, bc, cd) = (a.towards(b, part), b.towards(c, part), c.towards(d, part));
        let (abc, bcd) = (ab.towards(bc, part), bc.towards(cd, part));
        let middle = abc.towards(bcd, part);
        (Curve([a, ab, abc, middle]), Curve([middle, bcd, cd, d]))
    }

    /// The stretch between two parts of the way.
    pub fn stretch(&self, from: f64, to: f64) -> Curve {
        let (before, _) = self.split(to);
        before.split(if to > 0.0 { from / to } else { 0.0 }).1
    }

    /// The same curve the other way.
    pub fn reversed(&self) -> Curve {
        let [a, b, c, d] = self.0;
        Curve([d, c, b, a])
    }

    /// The curve turned about the origin.
    pub fn sixths(&self, steps: usize) -> Curve {
        Curve(self.0.map(|point| point.sixths(steps)))
    }

    /// Points along the way, both ends included.
    pub fn samples(&self, count: usize) -> impl Iterator<Item = Point> + '_ {
        (0..=count).map(move |index| self.point(index as f64 / count as f64))
    }

    /// SVG path data; a line where the curve is straight.
    pub fn path(&self) -> String {
        let [a, b, c, d] = self.0.map(|point| format!("{} {}", number(point.x), number(point.y)));
        let along = (self.0[3] - self.0[0]).quarter();
        let straight = self.0[1..3].iter().all(|point| along.dot(*point - self.0[0]).abs() < 1.0);
        if straight { format!("M{a}L{d}") } else { format!("M{a}C{b} {c} {d}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_track_is_a_circular_arc() {
        let sharp = Curve::between_edges(Edge::ALL[0], Edge::ALL[1]);
        let corner = crate::hexagon::corner(0);
        assert!(sharp.samples(8).all(|point| (point.distance(corner) - 50.0).abs() < 0.2));
        let gentle = Curve::between_edges(Edge::ALL[0], Edge::ALL[2]);
        let middle = Point::new(-150.0, 86.6);
        assert!(gentle.samples(8).all(|point| (point.distance(middle) - 150.0).abs() < 0.2));
    }

    #[test]
    fn a_stretch_lies_on_its_curve() {
        let curve = Curve::between_edges(Edge::ALL[3], Edge::ALL[5]);
        let stretch = curve.stretch(0.25, 0.75);
        assert!(stretch.point(0.0).distance(curve.point(0.25)) < 1e-9);
        assert!(stretch.point(1.0).distance(curve.point(0.75)) < 1e-9);
        assert!(stretch.reversed().point(0.5).distance(curve.point(0.5)) < 1e-9);
    }

    #[test]
    fn directions_follow_the_curve_to_its_ends() {
        let up = Point::new(0.0, -1.0);
        let curve = Curve::between_edges(Edge::ALL[0], Edge::ALL[2]);
        assert!(curve.direction(0.0).distance(up) < 1e-9);
        assert!(curve.direction(1.0).distance(outward(Edge::ALL[2])) < 1e-9);
        assert_eq!(Curve::line(Point::ORIGIN, Point::new(0.0, -9.0)).direction(0.5), up);
    }
}
