//! Tiles as players know them: the coloured hex, track in its casing, stops with slots, values, letters and the
//! number of the tile. A picture has two layers, so that runs can be drawn between track and stops.

use board::{Colour, End, Map, Rotation, StopKind, Tile};

use crate::crowd::Crowd;
use crate::furniture::Furniture;
use crate::hexagon::outline;
use crate::plan::{Plan, Spot};
use crate::svg::{Svg, escaped, number};
use crate::{Point, measure};

/// A whole tile, centred at the origin: [`tile_ground`] with [`tile_stops`] on it.
pub fn tile(tile: &Tile, rotation: Rotation) -> String {
    tile_ground(tile, rotation) + &tile_stops(tile, rotation)
}

/// Every tile of the box at every rotation it may lie at, as definitions for the page to use by id:
/// `tile-{name}-{rotation}`.
pub fn symbols(map: &Map) -> String {
    let mut svg = Svg::default();
    svg.add("<defs>");
    for (_, design) in map.tiles.boxed() {
        let turns =
            Rotation::ALL.into_iter().filter(|turn| design.fixed_rotation.is_none_or(|only| only == *turn));
        for rotation in turns {
            let id = format!("tile-{}-{}", escaped(&design.name), rotation.index());
            svg.write(format_args!(r#"<g id="{id}">{}</g>"#, tile(design, rotation)));
        }
    }
    svg.add("</defs>");
    svg.finish()
}

/// The lower layer of a tile: its coloured hex and its track.
pub fn tile_ground(tile: &Tile, rotation: Rotation) -> String {
    let mut svg = Svg::default();
    svg.path(&format!("hex {}", colour_name(tile.colour)), &outline());
    draw_track(&mut svg, tile, &Plan::of(tile, rotation));
    svg.finish()
}

/// The upper layer of a tile: stops, values, letters and number.
pub fn tile_stops(tile: &Tile, rotation: Rotation) -> String {
    let mut svg = Svg::default();
    draw_tile_stops(&mut svg, tile, &Plan::of(tile, rotation));
    svg.finish()
}

/// Draws the upper layer of a tile and tells what takes room then.
pub(crate) fn draw_tile_stops(svg: &mut Svg, tile: &Tile, plan: &Plan) -> Crowd {
    for node in 0..tile.stops.len() {
        draw_stop(svg, tile, plan, node);
    }
    let furniture = Furniture::of(tile, plan);
    furniture.draw(svg, tile);
    furniture.crowd
}

/// The class for things of a colour.
pub(crate) fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Plain => "land",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Russet => "russet",
        Colour::Grey => "grey",
    }
}

/// Draws track. Pieces that meet share their casing; those that only cross go over each other like bridges.
pub(crate) fn draw_track(svg: &mut Svg, tile: &Tile, plan: &Plan) {
    let mut bundle: Vec<usize> = (0..tile.track.len()).collect();
    for (second, track) in tile.track.iter().enumerate() {
        for (first, other) in tile.track[..second].iter().enumerate() {
            if [track.a, track.b].iter().any(|end| [other.a, other.b].contains(end)) {
                let (keep, join) = (bundle[first], bundle[second]);
                bundle.iter_mut().filter(|number| **number == join).for_each(|number| *number = keep);
            }
        }
    }
    for number in 0..tile.track.len() {
        let pieces = (0..tile.track.len()).filter(|piece| bundle[*piece] == number && !leaves(tile, *piece));
        let path: String = pieces.map(|piece| plan.track[piece].path()).collect();
        if !path.is_empty() {
            svg.path("casing", &path);
            svg.path("rail", &path);
        }
    }
}

/// Whether a piece of track leads off the board; it is drawn as a point instead.
fn leaves(tile: &Tile, piece: usize) -> bool {
    let track = tile.track[piece];
    [track.a, track.b].iter().any(|end| match end {
        End::Node(node) => tile.stops[node.index()].kind == StopKind::OffBoard,
        End::Edge(_) => false,
    })
}

/// Draws a stop without its value.
fn draw_stop(svg: &mut Svg, tile: &Tile, plan: &Plan, node: usize) {
    let spot = &plan.spots[node];
    match (tile.stops[node].kind, spot.along) {
        (StopKind::City | StopKind::OffBoard, _) => draw_slots(svg, spot),
        (StopKind::Town, Some(along)) => draw_bar(svg, spot.at, along),
        (StopKind::Town, None) => svg.circle("dot", spot.at, measure::DOT),
        (StopKind::Wayside, _) => {
            svg.circle("wayside", spot.at, measure::WAYSIDE);
            svg.text("wayside-sign", spot.at, 20.0, "£");
        }
        (StopKind::Village, _) => svg.circle("village", spot.at, measure::VILLAGE),
    }
}

/// Draws the slots of a large station, and a box around them if there are several.
fn draw_slots(svg: &mut Svg, spot: &Spot) {
    if spot.slots.len() > 1 {
        let path = ring_path(spot);
        let width = 2.0 * (measure::SLOT + measure::BOX);
        svg.write(format_args!(
            r#"<path class="box-line" d="{path}" stroke-width="{}"/>"#,
            number(width + 4.0)
        ));
        svg.write(format_args!(r#"<path class="box" d="{path}" stroke-width="{}"/>"#, number(width)));
    }
    for slot in &spot.slots {
        svg.circle("slot", *slot, measure::SLOT);
    }
}

/// A path through the slots of a stop: drawn thick and round it is the box around them.
pub(crate) fn ring_path(spot: &Spot) -> String {
    let middle = spot.slots.iter().fold(Point::ORIGIN, |sum, slot| sum + *slot);
    let middle = middle * (1.0 / spot.slots.len().max(1) as f64);
    let mut around = spot.slots.clone();
    let angle = |point: &Point| (point.y - middle.y).atan2(point.x - middle.x);
    around.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    let points: Vec<String> = around.iter().map(|at| format!("{} {}", number(at.x), number(at.y))).collect();
    format!("M{}Z", points.join("L"))
}

/// Draws the bar of a small station across its track.
fn draw_bar(svg: &mut Svg, at: Point, along: Point) {
    for (class, half) in [("bar-casing", measure::BAR + 3.0), ("bar", measure::BAR)] {
        let (from, to) = (at - along.quarter() * half, at + along.quarter() * half);
        svg.path(class, &format!("M{} {}L{} {}", number(from.x), number(from.y), number(to.x), number(to.y)));
    }
}
