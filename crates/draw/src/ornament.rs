//! What makes a picture a map: the frame, a title in a free corner of the sea, a compass in another.

use board::Map;

use crate::Point;
use crate::hexagon::{APOTHEM, HEX_SIZE, centre};
use crate::lettering::{Face, small_caps, small_caps_width};
use crate::svg::{Svg, number};

/// The title of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cartouche<'a> {
    /// Large, such as `1860`.
    pub title: &'a str,
    /// Below it, in small capitals.
    pub subtitle: &'a str,
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub from: Point,
    pub to: Point,
}

impl Area {
    /// What all hexes of a map need, with room for the sea.
    pub fn of(map: &Map) -> Area {
        const SEA: f64 = 80.0;
        let middles = || map.hexes.iter().map(|hex| centre(hex.at));
        let reach = Point::new(HEX_SIZE + SEA, APOTHEM + SEA);
        let least = |start: Point, at: Point| Point::new(start.x.min(at.x), start.y.min(at.y));
        let most = |start: Point, at: Point| Point::new(start.x.max(at.x), start.y.max(at.y));
        let from = middles().reduce(least).unwrap_or_default() - reach;
        Area { from, to: middles().reduce(most).unwrap_or_default() + reach }
    }

    pub fn width(self) -> f64 {
        self.to.x - self.from.x
    }

    pub fn height(self) -> f64 {
        self.to.y - self.from.y
    }

    pub fn middle(self) -> Point {
        self.from.towards(self.to, 0.5)
    }

    /// As SVG says it.
    pub fn view_box(self) -> String {
        [self.from.x, self.from.y, self.width(), self.height()].map(number).join(" ")
    }

    /// The same with a margin added on all sides.
    pub fn grown(self, margin: f64) -> Area {
        let margin = Point::new(margin, margin);
        Area { from: self.from - margin, to: self.to + margin }
    }

    /// Rectangles of a size in the four corners of this one.
    fn corners(self, size: Point) -> [Area; 4] {
        let (left, right) = (self.from.x, self.to.x - size.x);
        let (top, bottom) = (self.from.y, self.to.y - size.y);
        [(left, bottom), (right, bottom), (right, top), (left, top)].map(|(x, y)| {
            let from = Point::new(x, y);
            Area { from, to: from + size }
        })
    }

    fn distance(self, at: Point) -> f64 {
        let outside = |from: f64, to: f64, at: f64| (from - at).max(at - to).max(0.0);
        Point::new(outside(self.from.x, self.to.x, at.x), outside(self.from.y, self.to.y, at.y)).length()
    }
}

/// Draws title and compass where the sea leaves room for them.
pub(crate) fn draw_ornaments(svg: &mut Svg, map: &Map, sea: Area, title: Option<Cartouche<'_>>) {
    let room = |size: Point, taken: Option<Area>| {
        let clear = |area: &Area| {
            let land = map.hexes.iter().map(|hex| area.distance(centre(hex.at)));
            land.fold(f64::MAX, f64::min)
        };
        let free = sea.grown(-34.0).corners(size).into_iter().map(|area| (clear(&area), area));
        let free = free.filter(|(clear, area)| {
            *clear > HEX_SIZE + 20.0 && taken.is_none_or(|taken| taken.distance(area.middle()) > size.x)
        });
        free.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, area)| area)
    };
    let place = title.and_then(|_| room(Point::new(430.0, 220.0), None));
    if let (Some(title), Some(area)) = (title, place) {
        draw_title(svg, title, area.middle());
    }
    if let Some(area) = room(Point::new(170.0, 200.0), place) {
        draw_compass(svg, area.middle() + Point::new(0.0, 14.0));
    }
}

fn draw_title(svg: &mut Svg, title: Cartouche<'_>, at: Point) {
    svg.open_at("cartouche", at);
    svg.path("rule-thick", "M-200 -104H200");
    svg.path("rule-thin", "M-200 -97H200");
    svg.text("title", Point::new(0.0, -42.0), 104.0, title.title);
    let size = 34.0;
    let words: Vec<&str> = title.subtitle.split(' ').collect();
    let width = |words: &[&str]| small_caps_width(&words.join(" "), Face::Regular, size);
    let fits = width(&words) < 390.0;
    let cut = (0..=words.len()).min_by_key(|cut| width(&words[..*cut]).max(width(&words[*cut..])) as i64);
    let cut = if fits { words.len() } else { cut.unwrap_or(0) };
    let lines = [&words[..cut], &words[cut..]];
    for (row, line) in lines.iter().filter(|line| !line.is_empty()).enumerate() {
        let middle = Point::new(0.0, 32.0 + 40.0 * row as f64);
        svg.marked_text("subtitle", middle, size, &small_caps(&line.join(" "), size));
    }
    svg.path("rule-thin", "M-200 99H-14M14 99H200");
    svg.path("lozenge", "M0 89L10 99L0 109L-10 99Z");
    svg.close();
}

fn draw_compass(svg: &mut Svg, at: Point) {
    svg.open_at("compass", at);
    for radius in [58.0, 53.0] {
        svg.circle("compass-ring", Point::ORIGIN, radius);
    }
    for (length, narrow, turn) in [(44.0, 9.0, true), (76.0, 11.0, false)] {
        for quarter in 0..4 {
            draw_point(svg, quarter, length, narrow, turn);
        }
    }
    svg.text("compass-letter", Point::new(0.0, -94.0), 30.0, "N");
    svg.close();
}

/// Draws one point of the compass, dark on one side and light on the other.
fn draw_point(svg: &mut Svg, quarter: usize, length: f64, narrow: f64, diagonal: bool) {
    let turned = |point: Point| {
        let eighth = if diagonal {
            Point::new(point.x - point.y, point.x + point.y) * std::f64::consts::FRAC_1_SQRT_2
        } else {
            point
        };
        (0..quarter).fold(eighth, |point, _| point.quarter())
    };
    for (class, side) in [("compass-light", -narrow), ("compass-dark", narrow)] {
        let points = [Point::ORIGIN, Point::new(0.0, -length), Point::new(side, -narrow)].map(turned);
        let [a, b, c] = points.map(|point| format!("{} {}", number(point.x), number(point.y)));
        svg.path(class, &format!("M{a}L{b}L{c}Z"));
    }
}
