//! Runs of trains: coloured lines along the track, with a ring in the same colour around every stop that
//! counts. They lie above track and below stops. Where several runs use one stop their lines part a little and
//! the rings lie around each other.

use board::{End, HexId, Layout, Link, Map, Network, StopAt, StopId};

use crate::Point;
use crate::curve::Curve;
use crate::hexagon::centre;
use crate::plan::Plan;
use crate::svg::{Svg, escaped, number};
use crate::tile::ring_path;

/// Colours for runs that stand out on every tile and from each other.
pub const RUN_COLOURS: [&str; 6] = ["#d81b60", "#1e5bd6", "#7b2cbf", "#007f7a", "#e8590c", "#5c4033"];

/// The way of a run through one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawnLeg {
    /// The hex.
    pub hex: HexId,
    /// Where it comes in, or the stop it sets out from.
    pub from: End,
    /// Where it goes out, or the stop it arrives at.
    pub to: End,
}

/// A run to draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnRun {
    /// In any notation SVG knows.
    pub colour: String,
    /// What the key of the picture says about it; nothing if empty.
    pub caption: String,
    /// Its way, hex by hex.
    pub legs: Vec<DrawnLeg>,
    /// The stops it counts.
    pub stops: Vec<StopAt>,
}

/// The way along a link, set out upon from one of its two stops.
///
/// # Panics
/// If the link belongs to another map.
pub fn legs(map: &Map, network: &Network, link: &Link, from: StopId) -> Vec<DrawnLeg> {
    let node = |stop: StopId| network.stops.get(stop.index()).map(|stop| End::Node(stop.at.node));
    let step = |here: HexId, there: HexId| {
        let neighbours = &map.hex(here).neighbours;
        board::Edge::ALL.into_iter().find(|edge| neighbours[edge.index()] == Some(there))
    };
    let mut legs = Vec::with_capacity(link.hexes.len());
    let mut entry = node(link.a);
    for (index, &hex) in link.hexes.iter().enumerate() {
        let edge = link.hexes.get(index + 1).and_then(|next| step(hex, *next));
        let exit = edge.map(End::Edge).or(node(link.b));
        if let (Some(from), Some(to)) = (entry, exit) {
            legs.push(DrawnLeg { hex, from, to });
        }
        entry = edge.map(|edge| End::Edge(edge.opposite()));
    }
    if from != link.a {
        legs.reverse();
        legs.iter_mut().for_each(|leg| std::mem::swap(&mut leg.from, &mut leg.to));
    }
    legs
}

/// All runs, on the picture of the whole board: what [`hex_ground`](crate::hex_ground) draws lies below them,
/// what [`hex_top`](crate::hex_top) draws above. Legs for which there is no track are left out.
///
/// # Panics
/// If a hex belongs to another map.
pub fn runs(map: &Map, layout: &Layout, runs: &[DrawnRun]) -> String {
    let mut svg = Svg::default();
    for (index, run) in runs.iter().enumerate() {
        let path = line(map, layout, runs, index);
        let colour = escaped(&run.colour);
        svg.path("run-casing", &path);
        svg.write(format_args!(r#"<path class="run" d="{path}" stroke="{colour}"/>"#));
    }
    for (index, run) in runs.iter().enumerate().rev() {
        for stop in &run.stops {
            let inside = runs[..index].iter().filter(|other| other.stops.contains(stop)).count();
            draw_ring(&mut svg, map, layout, *stop, &run.colour, 6.0 * (inside as f64 + 1.0));
        }
    }
    svg.finish()
}

/// Draws a disc that shows as a ring around a stop when the stop is drawn over it.
fn draw_ring(svg: &mut Svg, map: &Map, layout: &Layout, at: StopAt, colour: &str, margin: f64) {
    let (tile, rotation) = layout.tile(at.hex);
    let tile = map.tile(tile);
    let plan = Plan::of(tile, rotation);
    let Some(spot) = plan.spots.get(at.node.index()) else { return };
    let radius = plan.bodies(tile, at.node.index()).map(|(_, radius)| radius).fold(0.0, f64::max) + margin;
    let colour = escaped(colour);
    svg.open_at("ring", centre(map.hex(at.hex).at));
    if spot.slots.len() > 1 {
        let path = ring_path(spot);
        for (class, width, paint) in
            [("ring-casing", 2.0 * radius + 4.0, ""), ("ring-row", 2.0 * radius, &*colour)]
        {
            svg.write(format_args!(
                r#"<path class="{class}" d="{path}" stroke="{paint}" stroke-width="{}"/>"#,
                number(width)
            ));
        }
    } else {
        let (x, y) = (number(spot.at.x), number(spot.at.y));
        svg.write(format_args!(
            r#"<circle class="ring-disc" cx="{x}" cy="{y}" r="{}" fill="{colour}"/>"#,
            number(radius)
        ));
    }
    svg.close();
}

/// The line of a run as SVG path data.
fn line(map: &Map, layout: &Layout, runs: &[DrawnRun], index: usize) -> String {
    let mut path = String::new();
    let mut last: Option<Point> = None;
    for leg in &runs[index].legs {
        let (tile, rotation) = layout.tile(leg.hex);
        let tile = map.tile(tile);
        let Some(curve) = Plan::of(tile, rotation).between(tile, rotation, leg.from, leg.to) else {
            continue;
        };
        let aside = [leg.from, leg.to].map(|end| lane(runs, index, leg.hex, end));
        for point in beside(&curve, aside) {
            let point = point + centre(map.hex(leg.hex).at);
            let verb = if last.is_none() { 'M' } else { 'L' };
            if last.is_none_or(|last| last.distance(point) > 0.5) {
                path += &format!("{verb}{} {}", number(point.x), number(point.y));
                last = Some(point);
            }
        }
    }
    path
}

/// How far to the right of its track a run arrives at an end: not at all, unless others use the same stop.
fn lane(runs: &[DrawnRun], index: usize, hex: HexId, end: End) -> f64 {
    let uses =
        |run: &DrawnRun| run.legs.iter().any(|leg| leg.hex == hex && (leg.from == end || leg.to == end));
    let sharing: Vec<usize> = (0..runs.len()).filter(|other| uses(&runs[*other])).collect();
    match (end, sharing.iter().position(|other| *other == index)) {
        (End::Node(_), Some(rank)) => 9.0 * (rank as f64 - (sharing.len() as f64 - 1.0) / 2.0),
        _ => 0.0,
    }
}

/// Points along a curve, moved aside by so much at its two ends.
fn beside(curve: &Curve, [first, last]: [f64; 2]) -> impl Iterator<Item = Point> + '_ {
    const STEPS: usize = 14;
    (0..=STEPS).map(move |step| {
        let part = step as f64 / STEPS as f64;
        let eased = part * part * (3.0 - 2.0 * part);
        let aside = first * (1.0 - eased) + last * eased;
        curve.point(part) + curve.direction(part).quarter() * aside
    })
}
