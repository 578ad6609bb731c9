//! The board as printed: bare hexes with their places, names, ground and letters, and the sides that track may
//! never cross.

use board::{Edge, End, Hex, HexId, Map, NodeId, Rotation, StopKind, Terrain, TerrainKind, Tile, TileId};

use crate::crowd::{Body, Crowd, Wishes};
use crate::hexagon::{APOTHEM, centre, corner, edge_midpoint, outline, outward};
use crate::names::draw_names;
use crate::plan::Plan;
use crate::svg::{Svg, number};
use crate::tile::{colour_name, draw_tile_stops, draw_track, tile_ground};
use crate::{Point, measure};

/// A hex as printed, centred at the origin: what shows until a tile is laid on it.
///
/// # Panics
/// If an id belongs to another map.
pub fn hex(map: &Map, id: HexId) -> String {
    let printed = map.printed(id);
    hex_ground(map, id, printed) + &hex_top(map, id, printed)
}

/// The lower layer of a hex with what lies on it, tile or printed face: the ground and the track.
///
/// # Panics
/// If an id belongs to another map.
pub fn hex_ground(map: &Map, id: HexId, (tile, rotation): (TileId, Rotation)) -> String {
    let (hex, tile) = (map.hex(id), map.tile(tile));
    if !tile.printed {
        return tile_ground(tile, rotation);
    }
    let plan = Plan::of(tile, rotation);
    let mut svg = Svg::default();
    let ground = if hex.buildable { colour_name(tile.colour) } else { "beyond" };
    svg.path(&format!("hex {ground}"), &outline());
    if hex.terrains.iter().any(|terrain| terrain.kind == TerrainKind::Lowland) {
        draw_marsh(&mut svg);
    }
    draw_track(&mut svg, tile, &plan);
    for ((node, stop), spot) in (0..).map(NodeId).zip(&tile.stops).zip(&plan.spots) {
        if stop.kind == StopKind::OffBoard {
            draw_points(&mut svg, edges_of(tile, rotation, node), spot.at);
        }
    }
    svg.finish()
}

/// The upper layer of a hex with what lies on it: stops, values, letters, terrain of a bare hex, names and
/// coordinate.
///
/// # Panics
/// If an id belongs to another map.
pub fn hex_top(map: &Map, id: HexId, (tile, rotation): (TileId, Rotation)) -> String {
    let (hex, tile) = (map.hex(id), map.tile(tile));
    let plan = Plan::of(tile, rotation);
    let mut svg = Svg::default();
    let mut furniture = draw_tile_stops(&mut svg, tile, &plan);
    for terrain in hex.terrains.iter().filter(|_| tile.printed) {
        draw_terrain(&mut svg, *terrain, &mut furniture, hex);
    }
    draw_names(&mut svg, hex, tile, &plan, &mut furniture);
    svg.finish()
}

/// The sides of hexes that track may never cross, on the picture of the whole board.
pub fn barriers(map: &Map) -> String {
    let mut svg = Svg::default();
    for hex in &map.hexes {
        for edge in &Edge::ALL[..3] {
            let across = hex.neighbours[edge.index()].map(|neighbour| map.hex(neighbour));
            let built = across.is_some_and(|across| across.buildable && hex.buildable);
            if built && !hex.open[edge.index()] {
                let middle = centre(hex.at);
                let ends = [corner((edge.index() + 5) % 6), corner(edge.index())];
                let [from, to] = ends.map(|end| middle + end.towards(edge_midpoint(*edge), 0.06));
                let path =
                    format!("M{} {}L{} {}", number(from.x), number(from.y), number(to.x), number(to.y));
                svg.path("barrier-casing", &path);
                svg.path("barrier", &path);
            }
        }
    }
    svg.finish()
}

/// The edges from which track leads to a stop.
fn edges_of(tile: &Tile, rotation: Rotation, node: NodeId) -> impl Iterator<Item = Edge> + '_ {
    tile.track_at(rotation).filter_map(move |track| match (track.a, track.b) {
        (End::Edge(edge), End::Node(to)) | (End::Node(to), End::Edge(edge)) => (to == node).then_some(edge),
        _ => None,
    })
}

/// Draws tracks that end in a point on their way to the edge of the world.
fn draw_points(svg: &mut Svg, edges: impl Iterator<Item = Edge>, to: Point) {
    for edge in edges {
        let (from, side) = (edge_midpoint(edge), outward(edge).quarter());
        let wedge = |half: f64, tip: f64| {
            let (left, right) = (from + side * half, from - side * half);
            let tip = to - outward(edge) * tip;
            let [left, right, tip] =
                [left, right, tip].map(|at| format!("{} {}", number(at.x), number(at.y)));
            format!("M{left}L{right}L{tip}Z")
        };
        svg.path("point-casing", &wedge(measure::CASING / 2.0, 10.0));
        svg.path("point", &wedge(measure::RAIL / 2.0, 0.0));
    }
}

/// Draws tufts of reed all over a hex.
fn draw_marsh(svg: &mut Svg) {
    const TUFTS: [(f64, f64); 9] = [
        (0.0, -70.0),
        (40.0, -58.0),
        (-56.0, -44.0),
        (72.0, -16.0),
        (-78.0, 4.0),
        (56.0, 54.0),
        (-50.0, 56.0),
        (-16.0, 70.0),
        (22.0, 78.0),
    ];
    let tuft = |(x, y): (f64, f64)| format!("M{x} {y}m-13 0h26m-19 -4l-3 -6m9 6v-8m6 8l3 -6");
    svg.path("marsh", &TUFTS.map(tuft).concat());
}

/// Draws the symbol of difficult ground and what it costs.
fn draw_terrain(svg: &mut Svg, terrain: Terrain, crowd: &mut Crowd, hex: &Hex) {
    let cost = format!("£{}", terrain.cost);
    let hill = terrain.kind == TerrainKind::Hill;
    let body = Body::text(if hill { 84.0 } else { 44.0 }, 28.0);
    let wish = if hex.names.is_empty() { Point::ORIGIN } else { Point::new(0.0, -APOTHEM * 0.6) };
    let wishes = Wishes::anywhere(4.0, |place| place.distance(wish));
    let Some((at, _)) = crowd.best(&body, &wishes, f64::MAX) else { return };
    crowd.add(&body, at);
    let mut at = at;
    if hill {
        let (x, y) = (number(at.x - 22.0), number(at.y + 12.0));
        svg.path("hill", &format!("M{x} {y}m-20 0l14 -21l6 6l5 -9l15 24z"));
        svg.path("hill-shade", &format!("M{x} {y}m-6 -21l2 8l-3 5l4 8h6l-3 -15zm11 -3l-1 10l4 4l-2 10h13z"));
        at.x += 21.0;
    }
    svg.text("cost", at, 20.0, &cost);
}
