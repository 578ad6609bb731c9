//! The shape of a hex and where hexes lie. Hexes are flat-topped; every picture of a hex or tile is centred at
//! the origin, and on the board it is moved to the [`centre`] of its coordinate.

use board::{Coordinate, Edge};

use crate::Point;

/// The length of a side of a hex, which is also the distance from its middle to each corner.
pub const HEX_SIZE: f64 = 100.0;

/// The distance from the middle of a hex to the middle of each side.
pub const APOTHEM: f64 = HEX_SIZE * 0.866_025_403_784_438_6;

/// The middle of the hex at a coordinate, on the picture of the whole board.
pub fn centre(at: Coordinate) -> Point {
    Point::new(1.5 * HEX_SIZE * f64::from(at.column), APOTHEM * f64::from(at.row))
}

/// The middle of a side of a hex that is centred at the origin.
pub fn edge_midpoint(edge: Edge) -> Point {
    outward(edge) * APOTHEM
}

/// A corner of a hex that is centred at the origin: number 0 lies clockwise after the middle of edge 0.
pub fn corner(number: usize) -> Point {
    Point::new(-0.5 * HEX_SIZE, APOTHEM).sixths(number)
}

/// The outline of a hex centred at the origin, as SVG path data.
pub fn outline() -> String {
    "M-50 86.6H50L100 0L50 -86.6H-50L-100 0Z".to_owned()
}

/// The direction from the middle of a hex to the middle of a side, of length one.
pub(crate) fn outward(edge: Edge) -> Point {
    Point::new(0.0, 1.0).sixths(edge.index())
}

/// How far a disc reaches out of the hex; negative while it lies inside.
pub(crate) fn overhang(at: Point, radius: f64) -> f64 {
    let reach = |edge: &Edge| outward(*edge).dot(at) + radius - APOTHEM;
    Edge::ALL.iter().map(reach).fold(f64::MIN, f64::max)
}

/// The nearest place for a disc of this radius that lies inside the hex.
pub(crate) fn pulled_inside(mut at: Point, radius: f64) -> Point {
    for edge in Edge::ALL {
        let beyond = outward(edge).dot(at) + radius - APOTHEM;
        if beyond > 0.0 {
            at = at - outward(edge) * beyond;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_touch_at_the_middle_of_their_edge() {
        let newport: Coordinate = "G5".parse().unwrap();
        for edge in Edge::ALL {
            let there = newport.neighbour(edge).unwrap();
            let from_here = centre(newport) + edge_midpoint(edge);
            let from_there = centre(there) + edge_midpoint(edge.opposite());
            assert!(from_here.distance(from_there) < 1e-9, "{edge:?}");
        }
    }

    #[test]
    fn corners_lie_between_edges() {
        for (number, edge) in Edge::ALL.iter().enumerate() {
            let middle = corner(number).towards(corner((number + 5) % 6), 0.5);
            assert!(middle.distance(edge_midpoint(*edge)) < 1e-9);
        }
    }

    #[test]
    fn a_disc_can_be_pulled_inside() {
        assert!(overhang(Point::ORIGIN, 20.0) < 0.0);
        assert!(overhang(Point::new(0.0, 80.0), 20.0) > 13.0);
        assert!(overhang(pulled_inside(Point::new(30.0, 80.0), 20.0), 20.0) < 1e-9);
    }
}
