//! Pictures for the page: the bare board of a title's map, and hexes with a tile on them. Everything here is printed
//! matter: it never changes, so pages may keep it for ever.

use board::{Coordinate, End, HexId, Map, NodeId, Rotation, TileId};
use rules::{Names, TableSpec};
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, OnceLock, PoisonError};
use titles::AnyGame;
use utoipa::ToSchema;

/// A board without anything laid on it.
#[derive(Debug, Serialize, ToSchema)]
pub struct BoardArt {
    /// The area of the whole picture, as a `viewBox`.
    pub view_box: String,
    /// Sea, coast and frame.
    pub sea: String,
    /// Sides that track may never cross.
    pub barriers: String,
    /// What the fragments look like, by custom properties.
    pub stylesheet: String,
    /// The custom properties by day.
    pub day: String,
    /// The custom properties by night.
    pub night: String,
    /// The printed hexes, in the order of the map.
    pub hexes: Vec<HexArt>,
    /// The tiles of the box, by number, not turned.
    pub tiles: Vec<TileArt>,
    /// Colours for runs.
    pub run_colours: Vec<&'static str>,
}

/// A printed hex.
#[derive(Debug, Serialize, ToSchema)]
pub struct HexArt {
    /// Its coordinate.
    #[schema(value_type = String)]
    pub at: Coordinate,
    /// Where its middle lies.
    pub x: f64,
    /// Where its middle lies.
    pub y: f64,
    /// Its printed face.
    #[serde(flatten)]
    pub face: FaceArt,
}

/// A tile of the box, by itself.
#[derive(Debug, Serialize, ToSchema)]
pub struct TileArt {
    /// Its number.
    pub name: String,
    /// The picture.
    pub svg: String,
}

/// What lies on a hex: two layers, so that runs can be drawn between them, and where things are.
#[derive(Debug, Serialize, ToSchema)]
pub struct FaceArt {
    /// Ground and track.
    pub ground: String,
    /// Stops, values, letters and names.
    pub top: String,
    /// Where its stops lie.
    pub stops: Vec<SpotArt>,
    /// Its track.
    pub track: Vec<TrackArt>,
}

/// Where a stop lies, from the middle of its hex.
#[derive(Debug, Serialize, ToSchema)]
pub struct SpotArt {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// The middles of its circles.
    pub slots: Vec<(f64, f64)>,
}

/// A piece of track as the tile lies.
#[derive(Debug, Serialize, ToSchema)]
pub struct TrackArt {
    /// Its ends: `e` and the number of an edge, or `s` and the number of a stop.
    pub ends: (String, String),
    /// The line from the first end to the second, as path data.
    pub path: String,
}

/// A game on the map of this name, with nothing on it yet.
pub fn printed(title: &str, map: &str) -> Option<AnyGame> {
    static KNOWN: OnceLock<Mutex<HashMap<(String, String), AnyGame>>> = OnceLock::new();
    let known = KNOWN.get_or_init(Mutex::default);
    let key = (title.to_owned(), map.to_owned());
    if let Some(game) = known.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Some(game.clone());
    }
    let game =
        specs(title).find_map(|spec| AnyGame::new(&spec).ok().filter(|game| game.map().name == map))?;
    known.lock().unwrap_or_else(PoisonError::into_inner).insert(key, game.clone());
    Some(game)
}

/// The first title's board with nothing on it yet.
pub fn any_printed() -> Option<AnyGame> {
    let card = titles::catalogue().into_iter().next()?;
    specs(&card.title).find_map(|spec| AnyGame::new(&spec).ok())
}

/// Agreements that between them use every map of a title: each edition plain, and with each of its options.
fn specs(title: &str) -> impl Iterator<Item = TableSpec> {
    let card = titles::catalogue().into_iter().find(|card| card.title == title);
    card.into_iter().flat_map(|card| {
        let players: Vec<String> = match card.players.first() {
            Some(seats) => (1..=seats.count).map(|number| number.to_string()).collect(),
            None => Vec::new(),
        };
        let options: Vec<BTreeSet<String>> = std::iter::once(BTreeSet::new())
            .chain(card.options.iter().map(|option| BTreeSet::from([option.id.clone()])))
            .collect();
        let mut specs = Vec::new();
        for edition in &card.editions {
            specs.extend(options.iter().map(|options| TableSpec {
                title: card.title.clone(),
                edition: Some(edition.clone()),
                options: options.clone(),
                players: players.clone(),
                seed: 0,
                rules: None,
            }));
        }
        specs
    })
}

/// The bare board of a map.
pub fn board_art(map: &Map) -> BoardArt {
    let (sea, view_box) = draw::sea(map, None);
    let hexes = map.hex_ids().map(|id| {
        let middle = draw::centre(map.hex(id).at);
        HexArt {
            at: map.hex(id).at,
            x: tidy(middle.x),
            y: tidy(middle.y),
            face: face_art(map, id, map.printed(id)),
        }
    });
    let tiles = map.tiles.boxed().map(|(_, tile)| {
        let rotation = tile.fixed_rotation.unwrap_or(Rotation::ZERO);
        TileArt { name: tile.name.clone(), svg: draw::tile(tile, rotation) }
    });
    BoardArt {
        view_box,
        sea,
        barriers: draw::barriers(map),
        stylesheet: draw::stylesheet(draw::Palette::Css),
        day: draw::custom_properties(draw::Palette::Day),
        night: draw::custom_properties(draw::Palette::Night),
        hexes: hexes.collect(),
        tiles: tiles.collect(),
        run_colours: draw::RUN_COLOURS.to_vec(),
    }
}

/// A hex, a tile and a rotation, such as `F4:743:0`, if there is such a thing on this map.
pub fn lying(map: &Map, key: &str) -> Option<(HexId, (TileId, Rotation))> {
    let mut parts = key.split(':');
    let hex = map.find(parts.next()?.parse().ok()?)?;
    let tile = map.tile_named(parts.next()?)?;
    let rotation = Rotation::new(parts.next()?.parse().ok()?)?;
    parts.next().is_none().then_some((hex, (tile, rotation)))
}

/// What a hex looks like with a tile on it.
pub fn face_art(map: &Map, hex: HexId, lying: (TileId, Rotation)) -> FaceArt {
    let (tile, rotation) = (map.tile(lying.0), lying.1);
    let spot = |node: u8| {
        let at = draw::stop_position(tile, rotation, NodeId(node));
        let slot = |slot: u8| {
            let at = draw::slot_position(tile, rotation, NodeId(node), slot);
            (tidy(at.x), tidy(at.y))
        };
        let slots = (0..tile.stops[usize::from(node)].slots).map(slot).collect();
        SpotArt { x: tidy(at.x), y: tidy(at.y), slots }
    };
    let track = tile.track_at(rotation).filter_map(|piece| {
        let path = draw::track_path(tile, rotation, piece.a, piece.b)?;
        Some(TrackArt { ends: (end_name(piece.a), end_name(piece.b)), path })
    });
    FaceArt {
        ground: draw::hex_ground(map, hex, lying),
        top: draw::hex_top(map, hex, lying),
        stops: (0..tile.stops.len() as u8).map(spot).collect(),
        track: track.collect(),
    }
}

fn end_name(end: End) -> String {
    match end {
        End::Edge(edge) => format!("e{}", edge.index()),
        End::Node(node) => format!("s{}", node.0),
    }
}

fn tidy(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_map_of_a_title_is_found() {
        for map in ["extended", "original"] {
            let game = printed("1860", map).expect(map);
            assert_eq!(game.map().name, map);
            let art = board_art(game.map());
            assert_eq!(art.hexes.len(), game.map().hexes.len());
            assert!(art.tiles.len() > 30);
        }
        assert!(printed("1860", "moon").is_none());
        assert!(printed("1899", "extended").is_none());
    }

    #[test]
    fn a_face_has_a_spot_for_every_stop_and_a_line_for_every_piece_of_track() {
        let game = printed("1860", "extended").expect("the usual map");
        let (hex, lying) = lying(game.map(), "F2:787:1").expect("Cowes");
        let face = face_art(game.map(), hex, lying);
        assert_eq!(face.stops.len(), game.map().tile(lying.0).stops.len());
        assert_eq!(face.track.len(), game.map().tile(lying.0).track.len());
        for wrong in ["", "F2", "F2:787", "F2:787:6", "F2:787:0:0", "Z99:787:0", "F2:0:0", "F2:787:x"] {
            assert!(super::lying(game.map(), wrong).is_none(), "{wrong}");
        }
    }
}
