//! Finding room: where on a hex a value, a letter or a name can stand without covering track, stops or each
//! other. Everything that takes room is a set of discs; of all candidates the one that overlaps least and lies
//! nearest to where it would like to be is taken.

use crate::Point;
use crate::curve::Curve;
use crate::hexagon::{HEX_SIZE, corner, overhang};
use crate::measure;
use crate::plan::Plan;
use board::Tile;

/// Something that takes room: discs about a point.
#[derive(Clone, Debug)]
pub(crate) struct Body(Vec<(Point, f64)>);

impl Body {
    /// A disc.
    pub fn disc(radius: f64) -> Body {
        Body(vec![(Point::ORIGIN, radius)])
    }

    /// A line of text.
    pub fn text(width: f64, size: f64) -> Body {
        let radius = 0.46 * size;
        let half = (width / 2.0 - radius).max(0.0);
        let count = (width / size).ceil().max(1.0);
        let place = |index: f64| Point::new(half * (2.0 * index / count - 1.0), 0.0);
        Body((0..=count as usize).map(|index| (place(index as f64), radius)).collect())
    }

    /// Several bodies below each other, each this far below the middle.
    pub fn stack(bodies: Vec<(Body, f64)>) -> Body {
        let moved = bodies.into_iter().flat_map(|(body, drop)| {
            body.0.into_iter().map(move |(at, radius)| (at + Point::new(0.0, drop), radius))
        });
        Body(moved.collect())
    }

    fn at(&self, place: Point) -> impl Iterator<Item = (Point, f64)> + '_ {
        self.0.iter().map(move |(offset, radius)| (place + *offset, *radius))
    }
}

/// What takes room on a hex already.
#[derive(Clone, Debug, Default)]
pub(crate) struct Crowd {
    /// What must not be covered.
    discs: Vec<(Point, f64)>,
    /// What had better not be.
    track: Vec<(Point, f64)>,
}

impl Crowd {
    /// Track and stops of a tile, and the corner where its coordinate stands.
    pub fn of(tile: &Tile, plan: &Plan) -> Crowd {
        let mut crowd = Crowd::default();
        for node in 0..tile.stops.len() {
            crowd.discs.extend(plan.bodies(tile, node));
        }
        for curve in &plan.track {
            crowd.add_track(curve);
        }
        crowd.add(&Body::disc(9.0), corner(2) * 0.85);
        crowd
    }

    /// Takes room for a piece of track.
    pub fn add_track(&mut self, curve: &Curve) {
        self.track.extend(curve.samples(10).map(|point| (point, measure::CASING / 2.0)));
    }

    /// Takes room for a body at a place.
    pub fn add(&mut self, body: &Body, place: Point) {
        self.discs.extend(body.at(place));
    }

    /// How badly a body at a place overlaps what is there and the border of the hex. No more is found out than
    /// that it is beyond a limit.
    fn pressure(&self, body: &Body, place: Point, limit: f64) -> f64 {
        const AIR: f64 = 3.0;
        let mut pressure = 0.0;
        for (at, radius) in body.at(place) {
            let beyond = (overhang(at, radius) + 2.0 * AIR).max(0.0);
            pressure += 4.0 * beyond * beyond;
            for (discs, weight) in [(&self.discs, 5.0), (&self.track, 1.0)] {
                for (other, other_radius) in discs {
                    let (near, away) = (radius + other_radius + AIR, at - *other);
                    if away.dot(away) < near * near {
                        let overlap = near - away.length();
                        pressure += weight * overlap * overlap;
                    }
                }
            }
            if pressure > limit {
                break;
            }
        }
        pressure
    }

    /// The best place for a body among those wished for, with how bad it is, if it is less bad than a limit.
    pub fn best(&self, body: &Body, wishes: &Wishes, limit: f64) -> Option<(Point, f64)> {
        let mut best = None;
        let mut limit = limit;
        for (place, dislike) in &wishes.0 {
            if *dislike >= limit {
                break;
            }
            let badness = dislike + self.pressure(body, *place, limit - dislike);
            if badness < limit {
                best = Some((*place, badness));
                limit = badness;
            }
        }
        best
    }
}

/// Places where something might stand, each with how little it is liked, the best liked first.
pub(crate) struct Wishes(Vec<(Point, f64)>);

impl Wishes {
    /// These places.
    pub fn new(places: impl Iterator<Item = (Point, f64)>) -> Wishes {
        let mut places: Vec<_> = places.collect();
        places.sort_by(|(_, a), (_, b)| a.total_cmp(b));
        Wishes(places)
    }

    /// Places all over the hex.
    pub fn anywhere(step: f64, dislike: impl Fn(Point) -> f64) -> Wishes {
        let count = (HEX_SIZE / step) as i32;
        let row = |row: i32| (-count..=count).map(move |column| (column, row));
        let all = (-count..=count).flat_map(row);
        let places = all.map(|(column, row)| Point::new(f64::from(column) * step, f64::from(row) * step));
        Wishes::new(places.filter(|place| overhang(*place, 10.0) < 0.0).map(|place| (place, dislike(place))))
    }
}
