//! The names of places, set where they cover as little as possible: towns in small capitals, villages in
//! italics. Physical tiles hide what is printed below them; here the names are set anew on every tile.

use board::{Colour, Hex, Stop, StopKind, Tile};

use crate::Point;
use crate::crowd::{Body, Crowd, Wishes};
use crate::hexagon::corner;
use crate::lettering::{Face, small_caps, small_caps_width, width};
use crate::plan::Plan;
use crate::svg::{Svg, escaped};
use crate::tile::colour_name;

/// Draws the coordinate, and the name of each stop that has one of its own.
pub(crate) fn draw_names(svg: &mut Svg, hex: &Hex, tile: &Tile, plan: &Plan, crowd: &mut Crowd) {
    let class = if tile.colour == Colour::Plain { "coordinate" } else { "coordinate laid" };
    svg.text(class, corner(2) + Point::new(9.0, 13.0), 13.0, &hex.at.to_string());
    for ((name, stop), spot) in hex.names.iter().zip(&tile.stops).zip(&plan.spots) {
        let named = || plan.spots.iter().take(hex.names.len()).map(|other| other.at);
        let wishes = Wishes::anywhere(4.0, |place| {
            let others = named().filter(|other| *other != spot.at);
            dislike(place, stop, home(plan, stop, spot.at)) + confusion(place, spot.at, others)
        });
        if let Some((place, setting)) = best_setting(crowd, &wishes, settings(name, town(stop))) {
            crowd.add(&setting.body(), place);
            setting.draw(svg, place, colour_name(tile.colour));
        }
    }
}

/// The setting that can stand somewhere with the least harm, and where.
fn best_setting<'a>(
    crowd: &Crowd,
    wishes: &Wishes,
    settings: Vec<Setting<'a>>,
) -> Option<(Point, Setting<'a>)> {
    let mut best = None;
    let mut limit = f64::MAX;
    for setting in settings {
        if let Some((place, badness)) = crowd.best(&setting.body(), wishes, limit - setting.dislike) {
            limit = badness + setting.dislike;
            best = Some((place, setting));
        }
    }
    best
}

/// Whether a stop is a town rather than a village.
fn town(stop: &Stop) -> bool {
    matches!(stop.kind, StopKind::City | StopKind::OffBoard)
}

/// Where a name belongs: at its stop; at the edge of the world, where there is most room, in the upper half, below circles
/// if there are any, or in the outer part of its own half if there are two.
fn home(plan: &Plan, stop: &Stop, at: Point) -> Point {
    match (stop.kind, half(plan, at)) {
        (StopKind::OffBoard, Some(way)) => Point::new(0.0, 50.0 * way),
        (StopKind::OffBoard, None) => Point::new(0.0, if stop.slots > 0 { 50.0 } else { -32.0 }),
        _ => at,
    }
}

/// Which half of the hex one of two stops has: up is negative.
pub(crate) fn half(plan: &Plan, at: Point) -> Option<f64> {
    let [one, other] = &plan.spots[..] else { return None };
    Some(if at.y > (one.at.y + other.at.y) / 2.0 { 1.0 } else { -1.0 })
}

/// How little a name at a place would be liked for a stop at another: it should be near, and above or below.
fn dislike(place: Point, stop: &Stop, at: Point) -> f64 {
    let reach = match stop.kind {
        StopKind::OffBoard => 0.0,
        StopKind::City => 44.0,
        _ => 28.0,
    };
    let away = place - at;
    let far = (away.length() - reach).max(0.0);
    0.9 * far + 0.3 * away.x.abs() - 0.06 * away.y
}

/// How easily a name would be taken for that of another stop.
fn confusion(place: Point, own: Point, others: impl Iterator<Item = Point>) -> f64 {
    let nearest = others.map(|other| place.distance(other)).fold(f64::MAX, f64::min);
    4.0 * (place.distance(own) + 8.0 - nearest).max(0.0)
}

/// A way to set a name: lines at a size.
struct Setting<'a> {
    lines: Vec<&'a str>,
    size: f64,
    town: bool,
    dislike: f64,
}

/// The ways to set a name, the largest in one line first choice.
fn settings(name: &str, town: bool) -> Vec<Setting<'_>> {
    let ways = breaks(name);
    let mut settings = Vec::new();
    for (size, smaller) in [(22.0, 0.0), (20.5, 12.0), (18.0, 36.0), (16.0, 80.0), (14.5, 130.0)] {
        for lines in &ways {
            let dislike = smaller + 8.0 * (lines.len() - 1) as f64;
            settings.push(Setting { lines: lines.clone(), size, town, dislike });
        }
    }
    settings
}

/// The ways to break a name into one, two or three lines.
fn breaks(name: &str) -> Vec<Vec<&str>> {
    let split = |text: &str| text.match_indices(' ').map(|(at, _)| at).collect::<Vec<usize>>();
    let mut ways = vec![vec![name]];
    for at in split(name) {
        let (first, rest) = (&name[..at], &name[at + 1..]);
        ways.push(vec![first, rest]);
        for at in split(rest) {
            ways.push(vec![first, &rest[..at], &rest[at + 1..]]);
        }
    }
    ways
}

impl Setting<'_> {
    fn body(&self) -> Body {
        let lines = self.lines.iter().map(|line| match self.town {
            true => small_caps_width(line, Face::Bold, self.size),
            false => width(line, Face::Italic, self.size),
        });
        let bodies: Vec<(Body, f64)> =
            lines.enumerate().map(|(row, width)| (Body::text(width, self.size), self.drop(row))).collect();
        Body::stack(bodies)
    }

    /// How far below the middle a line lies.
    fn drop(&self, row: usize) -> f64 {
        0.95 * self.size * (row as f64 - (self.lines.len() as f64 - 1.0) / 2.0)
    }

    fn draw(&self, svg: &mut Svg, place: Point, colour: &str) {
        for (row, line) in self.lines.iter().enumerate() {
            let at = place + Point::new(0.0, self.drop(row));
            match self.town {
                true => {
                    let class = format!("name town on-{colour}");
                    svg.marked_text(&class, at, self.size, &small_caps(line, self.size));
                }
                false => {
                    svg.marked_text(&format!("name hamlet on-{colour}"), at, self.size, &escaped(line));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_break_between_words_into_three_lines_at_most() {
        assert_eq!(breaks("Ely"), [["Ely"]]);
        assert_eq!(breaks("Great Yarmouth"), [vec!["Great Yarmouth"], vec!["Great", "Yarmouth"]]);
        let long = breaks("Port of Great Yarmouth");
        assert_eq!(long.len(), 1 + 3 + 3);
        assert!(long.contains(&vec!["Port of", "Great", "Yarmouth"]));
        assert!(long.iter().all(|lines| lines.join(" ") == "Port of Great Yarmouth"));
    }
}
