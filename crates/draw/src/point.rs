//! Points and directions of the picture. The x axis points east and the y axis south, as in SVG.

use std::ops::{Add, Mul, Neg, Sub};

/// A place in the picture, or the way from one place to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Eastwards.
    pub x: f64,
    /// Southwards.
    pub y: f64,
}

impl Point {
    /// Where the picture of a hex or tile has its middle.
    pub const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

    /// The point with these coordinates.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// How far it is from the origin.
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// How far it is from another point.
    pub fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    /// The product that is zero for directions at right angles.
    pub(crate) fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The same direction with length one; the origin has none.
    pub(crate) fn unit(self) -> Option<Point> {
        let length = self.length();
        (length > 1e-6).then(|| self * (1.0 / length))
    }

    /// A quarter turn clockwise.
    pub(crate) fn quarter(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// Turned clockwise about the origin by sixths of a full turn.
    pub(crate) fn sixths(self, steps: usize) -> Point {
        const HALF_ROOT: f64 = 0.866_025_403_784_438_6;
        (0..steps % 6).fold(self, |point, _| {
            Point::new(0.5 * point.x - HALF_ROOT * point.y, HALF_ROOT * point.x + 0.5 * point.y)
        })
    }

    /// The point a part of the way to another.
    pub(crate) fn towards(self, other: Point, part: f64) -> Point {
        self + (other - self) * part
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;

    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

impl Neg for Point {
    type Output = Point;

    fn neg(self) -> Point {
        self * -1.0
    }
}
