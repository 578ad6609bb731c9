//! The furniture of a tile: the values of its stops, the letters that tie it to hexes and its number, each where
//! there is room.

use board::{Colour, StopKind, Tile};

use crate::crowd::{Body, Crowd, Wishes};
use crate::hexagon::corner;
use crate::lettering::{Face, width};
use crate::names::half;
use crate::plan::Plan;
use crate::svg::Svg;
use crate::{Point, measure, value};

/// Where everything stands.
pub(crate) struct Furniture {
    values: Vec<Option<Point>>,
    /// Where the letters stand and how large they are.
    label: Option<(Point, f64)>,
    number: Option<Point>,
    /// What takes room when all is in place.
    pub crowd: Crowd,
}

/// The size of the number of a tile.
const NUMBER: f64 = 12.0;

/// How many values find room on a hex.
const MOST_VALUES: usize = 3;

impl Furniture {
    /// Finds room for everything.
    pub fn of(tile: &Tile, plan: &Plan) -> Furniture {
        let mut crowd = Crowd::of(tile, plan);
        let number = (!tile.printed).then(|| place_number(&mut crowd, &tile.name)).flatten();
        let mut values = Vec::with_capacity(tile.stops.len());
        let shared = shares_value(tile);
        for (node, stop) in tile.stops.iter().enumerate() {
            let body = value::body(stop.value).filter(|_| node == 0 || !shared);
            let wishes = || if shared { in_a_corner() } else { beside(tile, plan, node) };
            values.push(body.and_then(|body| place(&mut crowd, &body, &wishes())));
        }
        let label = tile.label.as_deref().and_then(|label| place_label(&mut crowd, label));
        Furniture { values, label, number, crowd }
    }

    /// Draws it.
    pub fn draw(&self, svg: &mut Svg, tile: &Tile) {
        for (stop, place) in tile.stops.iter().zip(&self.values) {
            if let Some(place) = place {
                value::draw(svg, stop.value, *place);
            }
        }
        if let (Some(label), Some((place, size))) = (&tile.label, self.label) {
            let class = if tile.colour == Colour::Plain { "label bare" } else { "label" };
            svg.text(class, place, size, label);
        }
        if let Some(place) = self.number {
            svg.text("number", place, NUMBER, &tile.name);
        }
    }
}

/// Whether a value is said once for all stops: where there are many and all are worth the same.
fn shares_value(tile: &Tile) -> bool {
    tile.stops.len() > MOST_VALUES && tile.stops.iter().all(|stop| stop.value == tile.stops[0].value)
}

fn in_a_corner() -> Wishes {
    Wishes::anywhere(4.0, |place| {
        (0..6).map(|number| place.distance(corner(number) * 0.77)).fold(f64::MAX, f64::min)
    })
}

/// Finds the best place for a body and takes it.
fn place(crowd: &mut Crowd, body: &Body, wishes: &Wishes) -> Option<Point> {
    let (place, _) = crowd.best(body, wishes, f64::MAX)?;
    crowd.add(body, place);
    Some(place)
}

/// Finds a corner for the number of a tile, the lower right if it is free.
fn place_number(crowd: &mut Crowd, number: &str) -> Option<Point> {
    let body = Body::text(width(number, Face::Regular, NUMBER), NUMBER);
    let corners = [5, 0, 3, 4, 1].map(|number| corner(number) * 0.84);
    place(crowd, &body, &Wishes::new(corners.into_iter().zip([0.0, 1.0, 2.0, 3.0, 4.0])))
}

/// Finds room for the letters that tie tiles to hexes; they are smaller where it is crowded.
fn place_label(crowd: &mut Crowd, label: &str) -> Option<(Point, f64)> {
    let wishes = Wishes::anywhere(5.0, |place| {
        let nearest = (0..6).map(|number| place.distance(corner(number) * 0.77)).fold(f64::MAX, f64::min);
        nearest + 0.05 * (place.x + place.y)
    });
    let judged = [26.0, 20.0, 17.0].into_iter().filter_map(|size| {
        let body = Body::text(width(label, Face::Bold, size), 0.9 * size);
        let (place, badness) = crowd.best(&body, &wishes, f64::MAX)?;
        Some((body, place, size, badness + 26.0 - size))
    });
    let (body, place, size, _) = judged.min_by(|a, b| a.3.total_cmp(&b.3))?;
    crowd.add(&body, place);
    Some((place, size))
}

/// Places beside a stop, close and above it first choice.
fn beside(tile: &Tile, plan: &Plan, node: usize) -> Wishes {
    if tile.stops[node].kind == StopKind::OffBoard {
        let wish = Point::new(0.0, half(plan, plan.spots[node].at).map_or(10.0, |way| 18.0 * way));
        return Wishes::anywhere(4.0, |place| place.distance(wish));
    }
    let ring = |(middle, radius): (Point, f64), step: i32| {
        let far = f64::from(step) * 3.0;
        (0..24).map(move |turn| {
            let angle = f64::from(turn) * std::f64::consts::PI / 12.0;
            let way = Point::new(angle.cos(), angle.sin());
            let place = middle + way * (radius + measure::VALUE + 3.0 + far);
            (place, far * 1.5 + 4.0 * (way.y - 0.5 * way.x))
        })
    };
    Wishes::new(plan.bodies(tile, node).flat_map(|body| (0..10).flat_map(move |step| ring(body, step))))
}
