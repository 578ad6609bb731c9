//! The whole board as one picture that stands alone: sea, coast, hexes, runs, tokens, names, frame and key,
//! with its stylesheet inside.

use board::{HexId, Layout, Map, Owner, Rotation, StopAt, TileId};

use crate::Point;
use crate::coast::coast;
use crate::hexagon::centre;
use crate::ornament::{Area, Cartouche, draw_ornaments};
use crate::palette::{Palette, stylesheet};
use crate::plan::slot_position;
use crate::printed::{barriers, hex_ground, hex_top};
use crate::runs::{DrawnRun, runs};
use crate::svg::{Svg, escaped, number};
use crate::token::{Livery, Look, home, token};

/// What a picture of the board shows besides track.
#[derive(Clone, Copy, Debug, Default)]
pub struct Picture<'a> {
    /// The colours of each owner of tokens, by number.
    pub liveries: &'a [Livery],
    /// The owners whose tokens are turned over.
    pub flipped: &'a [Owner],
    /// The stops that are somebody's home; marked while a slot is free and the owner has no token there.
    pub homes: &'a [(StopAt, Owner)],
    /// Runs to draw.
    pub runs: &'a [DrawnRun],
    /// The title, if there is to be one.
    pub title: Option<Cartouche<'a>>,
    /// Day, night, or left to the page.
    pub palette: Palette,
    /// Whether hexes show their coordinates.
    pub coordinates: bool,
    /// Whether tokens carry patterns for those who cannot tell colours apart.
    pub patterns: bool,
}

/// How much paper there is around the sea.
const MARGIN: f64 = 30.0;
/// How far the outer line of the frame is from the inner one, on both sides together.
const FRAME: f64 = 14.0;
/// How high a line of the key is.
const LINE: f64 = 46.0;

/// The board as a complete SVG file.
///
/// # Panics
/// If the layout, a home or a run belongs to another map.
pub fn board_svg(map: &Map, layout: &Layout, scene: &Picture<'_>) -> String {
    board_element(map, layout, scene, |width, height| {
        format!(r#"width="{}" height="{}""#, number(width), number(height))
    })
}

/// The board as a part of a larger SVG file, as large as it can be within an area.
///
/// # Panics
/// If the layout, a home or a run belongs to another map.
pub fn board_within(
    map: &Map,
    layout: &Layout,
    scene: &Picture<'_>,
    corner: Point,
    (width, height): (f64, f64),
) -> String {
    board_element(map, layout, scene, |_, _| {
        let [x, y, width, height] = [corner.x, corner.y, width, height].map(number);
        format!(r#"x="{x}" y="{y}" width="{width}" height="{height}""#)
    })
}

/// The board as an element whose attributes besides class and area are told by its width and height.
fn board_element(
    map: &Map,
    layout: &Layout,
    scene: &Picture<'_>,
    attributes: impl Fn(f64, f64) -> String,
) -> String {
    let sea = Area::of(map);
    let key: Vec<&DrawnRun> = scene.runs.iter().filter(|run| !run.caption.is_empty()).collect();
    let mut page = sea.grown(MARGIN);
    page.to.y += LINE * key.len() as f64;
    let mut svg = Svg::default();
    let class = if scene.coordinates { "board" } else { "board no-coordinates" };
    svg.write(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="{class}" viewBox="{}" {}>"#,
        page.view_box(),
        attributes(page.width(), page.height())
    ));
    svg.write(format_args!("<style>{}</style>", stylesheet(scene.palette)));
    svg.rect("paper", page.middle(), page.width(), page.height());
    draw_sea(&mut svg, map, sea, scene.title);
    draw_hexes(&mut svg, map, layout, scene);
    for (row, run) in key.into_iter().enumerate() {
        draw_key(&mut svg, run, Point::new(sea.from.x, sea.to.y + MARGIN + LINE * (row as f64 + 0.4)));
    }
    svg.add("</svg>\n");
    svg.finish()
}

/// Everything below the hexes: sea, coast, title and compass, and the frame, with the area they need as the
/// value of a `viewBox`.
pub fn sea(map: &Map, title: Option<Cartouche<'_>>) -> (String, String) {
    let area = Area::of(map);
    let mut svg = Svg::default();
    draw_sea(&mut svg, map, area, title);
    (svg.finish(), area.grown(FRAME).view_box())
}

fn draw_sea(svg: &mut Svg, map: &Map, area: Area, title: Option<Cartouche<'_>>) {
    svg.rect("sea", area.middle(), area.width(), area.height());
    svg.add(r#"<clipPath id="sea">"#);
    svg.rect("clip", area.middle(), area.width(), area.height());
    svg.write(format_args!(r#"</clipPath><g clip-path="url(#sea)">{}</g>"#, coast(map)));
    draw_ornaments(svg, map, area, title);
    svg.rect("frame", area.middle(), area.width(), area.height());
    svg.rect("frame-line", area.middle(), area.width() + FRAME, area.height() + FRAME);
}

/// Draws everything on the hexes, layer by layer.
fn draw_hexes(svg: &mut Svg, map: &Map, layout: &Layout, scene: &Picture<'_>) {
    let layer = |svg: &mut Svg, draw: fn(&Map, HexId, (TileId, Rotation)) -> String| {
        for hex in map.hex_ids() {
            svg.open_at("place", centre(map.hex(hex).at));
            svg.add(&draw(map, hex, layout.tile(hex)));
            svg.close();
        }
    };
    layer(svg, hex_ground);
    svg.add(&barriers(map));
    svg.add(&runs(map, layout, scene.runs));
    layer(svg, hex_top);
    draw_homes(svg, map, layout, scene);
    draw_tokens(svg, map, layout, scene);
}

/// Marks the homes that are still free.
fn draw_homes(svg: &mut Svg, map: &Map, layout: &Layout, scene: &Picture<'_>) {
    for (at, owner) in scene.homes {
        let there = layout.owners_at(*at).any(|other| other == *owner);
        let slot = layout.free_slot(map, *at).filter(|_| !there);
        if let (Some(slot), Some(livery)) = (slot, scene.liveries.get(usize::from(owner.0))) {
            svg.open_at("place", slot_on_board(map, layout, *at, slot));
            svg.add(&home(livery));
            svg.close();
        }
    }
}

fn draw_tokens(svg: &mut Svg, map: &Map, layout: &Layout, scene: &Picture<'_>) {
    for placed in layout.tokens() {
        let owner = placed.owner;
        let Some(livery) = scene.liveries.get(usize::from(owner.0)) else { continue };
        let look =
            Look { flipped: scene.flipped.contains(&owner), pattern: scene.patterns.then_some(owner.0) };
        svg.open_at("place", slot_on_board(map, layout, placed.at(), placed.slot));
        svg.add(&token(livery, look));
        svg.close();
    }
}

/// Where a slot lies on the picture of the whole board.
fn slot_on_board(map: &Map, layout: &Layout, at: StopAt, slot: u8) -> Point {
    let (tile, rotation) = layout.tile(at.hex);
    centre(map.hex(at.hex).at) + slot_position(map.tile(tile), rotation, at.node, slot)
}

/// Draws a line of the key: the colour of a run and what it is.
fn draw_key(svg: &mut Svg, run: &DrawnRun, at: Point) {
    let (x, y) = (number(at.x + 6.0), number(at.y));
    svg.path("run-casing", &format!("M{x} {y}h60"));
    svg.write(format_args!(r#"<path class="run" d="M{x} {y}h60" stroke="{}"/>"#, escaped(&run.colour)));
    svg.text("caption", at + Point::new(86.0, 0.0), 30.0, &run.caption);
}
