//! Reading a map and its tiles from their data files, and checking that they make sense together. Whatever is
//! wrong is reported with file, line and the tile or hex.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::error::{DataError, Location, Subject};
use crate::load_tiles::{self, Face};
use crate::{Colour, Coordinate, Edge, Hex, HexId, Map, Rotation, StopSet, Tile, TileId, TileSet, notation};

/// A data file: its name for messages, and its text to count lines in.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub text: &'a str,
    pub file: &'a str,
}

impl Source<'_> {
    /// The place at a byte of the text.
    pub fn location(self, byte: usize, subject: Subject) -> Location {
        let before = &self.text.as_bytes()[..byte.min(self.text.len())];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        Location { file: self.file.to_owned(), line, subject }
    }

    /// Reads the text as TOML of the expected shape.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|error| {
            let byte = error.span().map_or(0, |span| span.start);
            let at = self.location(byte, Subject::File);
            DataError::Toml { at, message: error.message().to_owned() }
        })
    }

    /// Reads one entry of a section, so that what is wrong is known to be wrong with it.
    pub fn entry<T: DeserializeOwned>(at: &Location, value: toml::Value) -> Result<T, DataError> {
        value.try_into().map_err(|error: toml::de::Error| {
            let message = error.message().to_owned();
            DataError::Toml { at: at.clone(), message }
        })
    }
}

/// Entries under their names, to be read one by one.
pub(crate) type Section = BTreeMap<Spanned<String>, toml::Value>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMaps {
    #[serde(default)]
    barriers: Vec<Spanned<String>>,
    #[serde(default)]
    crossings: Vec<Spanned<String>>,
    #[serde(default)]
    towns_may_go: bool,
    maps: Spanned<BTreeMap<String, RawMap>>,
    hexes: Section,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMap {
    #[serde(default)]
    without: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHex {
    #[serde(default)]
    names: Vec<String>,
    label: Option<RawLabel>,
    terrain: Option<String>,
    #[serde(default = "plain")]
    colour: Colour,
    #[serde(default)]
    stops: String,
    #[serde(default)]
    track: String,
    #[serde(default)]
    dead_ends: String,
    #[serde(default = "yes")]
    build: bool,
    first: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a label is letters, or letters for each colour they begin with")]
enum RawLabel {
    Always(String),
    FromColour(BTreeMap<Colour, String>),
}

impl RawLabel {
    fn labels(label: Option<&RawLabel>) -> Vec<(Colour, String)> {
        match label {
            None => Vec::new(),
            Some(RawLabel::Always(label)) => vec![(Colour::Plain, label.clone())],
            Some(RawLabel::FromColour(labels)) => {
                labels.iter().map(|(colour, label)| (*colour, label.clone())).collect()
            }
        }
    }
}

fn plain() -> Colour {
    Colour::Plain
}

fn yes() -> bool {
    true
}

/// The hexes of the file, each with where it stands in it.
type Lines = BTreeMap<Coordinate, (Location, RawHex)>;

impl Map {
    /// Reads one map of a file that may describe several, and the tiles for it. The file names are only for
    /// messages.
    pub fn parse(
        map_toml: &str,
        map_file: &str,
        tiles_toml: &str,
        tiles_file: &str,
        which_map: &str,
    ) -> Result<Map, DataError> {
        let source = Source { text: map_toml, file: map_file };
        let mut raw: RawMaps = source.read()?;
        let mut lines = lines(source, std::mem::take(&mut raw.hexes))?;
        let borders = borders(source, &raw, &lines)?;
        leave_out(source, &raw, &mut lines, which_map)?;
        let boxed = load_tiles::load(Source { text: tiles_toml, file: tiles_file }, which_map)?;
        let faces: Vec<Tile> =
            lines.iter().map(|(hex, (at, raw))| printed(hex, at, raw)).collect::<Result<_, _>>()?;
        let hexes = hexes(&lines, &faces, &borders, &boxed)?;
        let map = Map::new(which_map.to_owned(), hexes, TileSet::new(boxed, faces), raw.towns_may_go);
        check(&map, &lines)?;
        Ok(map)
    }
}

/// Every hex of the file by its coordinate.
fn lines(source: Source<'_>, section: Section) -> Result<Lines, DataError> {
    let mut lines = Lines::new();
    for (key, value) in section {
        let at = source.location(key.span().start, Subject::Hex(key.get_ref().clone()));
        let Ok(coordinate) = key.get_ref().parse::<Coordinate>() else {
            return Err(DataError::Coordinate { at });
        };
        let raw = Source::entry(&at, value)?;
        lines.insert(coordinate, (at, raw));
    }
    let first = lines.keys().next().copied();
    for (coordinate, (at, _)) in &lines {
        if let Some(first) = first.filter(|first| !coordinate.shares_grid(*first)) {
            return Err(DataError::OffGrid { at: at.clone(), other: first.to_string() });
        }
    }
    Ok(lines)
}

/// What lies between two hexes: nothing may cross it, or crossing it costs something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Border {
    Barrier,
    Costs(u16),
}

type Borders = BTreeMap<(Coordinate, Edge), Border>;

/// Both sides of every barrier and of every crossing that costs something.
fn borders(source: Source<'_>, raw: &RawMaps, lines: &Lines) -> Result<Borders, DataError> {
    let mut borders = Borders::new();
    let barriers = raw.barriers.iter().map(|text| (text, text.get_ref().as_str(), Some(Border::Barrier)));
    let crossings = raw.crossings.iter().map(|text| {
        let (hexes, cost) = text.get_ref().split_once(' ').unwrap_or((text.get_ref(), ""));
        (text, hexes, cost.parse().ok().map(Border::Costs))
    });
    for (text, hexes, border) in barriers.chain(crossings) {
        let read = || {
            let (a, b) = hexes.split_once('-')?;
            let (a, b): (Coordinate, Coordinate) = (a.parse().ok()?, b.parse().ok()?);
            let edge = Edge::ALL.into_iter().find(|edge| a.neighbour(*edge) == Some(b))?;
            (lines.contains_key(&a) && lines.contains_key(&b)).then_some((a, b, edge, border?))
        };
        let Some((a, b, edge, border)) = read() else {
            let subject = Subject::Barrier(text.get_ref().clone());
            return Err(DataError::Barrier { at: source.location(text.span().start, subject) });
        };
        borders.insert((a, edge), border);
        borders.insert((b, edge.opposite()), border);
    }
    Ok(borders)
}

/// Leaves only the hexes of the map asked for.
fn leave_out(source: Source<'_>, raw: &RawMaps, lines: &mut Lines, which: &str) -> Result<(), DataError> {
    let maps_at = || source.location(raw.maps.span().start, Subject::File);
    let Some(map) = raw.maps.get_ref().get(which) else {
        return Err(DataError::NoSuchMap { at: maps_at(), map: which.to_owned() });
    };
    for hex in &map.without {
        let coordinate = hex.get_ref().parse::<Coordinate>().ok();
        if coordinate.and_then(|coordinate| lines.remove(&coordinate)).is_none() {
            let at = source.location(hex.span().start, Subject::File);
            let (map, hex) = (which.to_owned(), hex.get_ref().clone());
            return Err(DataError::NothingToLeaveOut { at, map, hex });
        }
    }
    if lines.len() > 256 {
        return Err(DataError::TooManyHexes { at: maps_at() });
    }
    Ok(())
}

/// The printed face of a hex.
fn printed(coordinate: &Coordinate, at: &Location, raw: &RawHex) -> Result<Tile, DataError> {
    let face = Face { stops: &raw.stops, track: &raw.track, printed: true };
    let mut tile = load_tiles::face(face, at, coordinate.to_string(), raw.colour)?;
    let labels = RawLabel::labels(raw.label.as_ref());
    tile.label = labels.into_iter().rfind(|(from, _)| *from <= raw.colour).map(|(_, label)| label);
    for (stop, name) in tile.stops.iter_mut().zip(&raw.names) {
        stop.name = Some(name.clone());
    }
    Ok(tile)
}

/// The hexes with their neighbours.
fn hexes(lines: &Lines, faces: &[Tile], borders: &Borders, boxed: &[Tile]) -> Result<Vec<Hex>, DataError> {
    let ids: BTreeMap<Coordinate, HexId> = lines.keys().copied().zip((0..=u8::MAX).map(HexId)).collect();
    let mut dead_ends = Vec::with_capacity(lines.len());
    for (at, raw) in lines.values() {
        dead_ends.push(notation::edges(&raw.dead_ends, at)?);
    }
    let meets = |hex: HexId, line: &RawHex, edge: Edge| {
        line.build
            || faces[hex.index()].exits(Rotation::ZERO)[edge.index()]
            || dead_ends[hex.index()].contains(&edge)
    };
    let mut hexes = Vec::with_capacity(lines.len());
    for ((&coordinate, (at, raw)), &id) in lines.iter().zip(ids.values()) {
        let terrains = raw.terrain.as_ref().map(|text| notation::terrains(text, at)).transpose()?;
        let across = |edge: Edge| coordinate.neighbour(edge).and_then(|there| ids.get(&there));
        let open = |edge: Edge| {
            let neighbour = coordinate.neighbour(edge).and_then(|there| lines.get(&there));
            neighbour.zip(across(edge)).is_some_and(|((_, line), neighbour)| {
                borders.get(&(coordinate, edge)) != Some(&Border::Barrier)
                    && meets(id, raw, edge)
                    && meets(*neighbour, line, edge.opposite())
            })
        };
        let cost = |edge: Edge| match borders.get(&(coordinate, edge)) {
            Some(Border::Costs(cost)) => *cost,
            _ => 0,
        };
        let labels = RawLabel::labels(raw.label.as_ref());
        hexes.push(Hex {
            at: coordinate,
            names: raw.names.clone(),
            label: labels.first().map(|(_, label)| label.clone()),
            labels,
            terrains: terrains.unwrap_or_default(),
            edge_costs: Edge::ALL.map(cost),
            printed: TileId((boxed.len() + id.index()) as u16),
            neighbours: Edge::ALL.map(|edge| across(edge).copied()),
            open: Edge::ALL.map(open),
            buildable: raw.build,
            first_tiles: raw.first.as_ref().map(|names| first_tiles(names, boxed, at)).transpose()?,
        });
    }
    Ok(hexes)
}

/// The tiles that a hex names to be laid first.
fn first_tiles(names: &str, boxed: &[Tile], at: &Location) -> Result<Vec<TileId>, DataError> {
    let find = |name: &str| boxed.iter().position(|tile| tile.name == name).map(|index| TileId(index as u16));
    let unknown = |name: &str| DataError::NoSuchTile { at: at.clone(), tile: name.to_owned() };
    names.split_whitespace().map(|name| find(name).ok_or_else(|| unknown(name))).collect()
}

/// What only shows when hexes and tiles are together.
fn check(map: &Map, lines: &Lines) -> Result<(), DataError> {
    let most_stops: usize = map.hex_ids().map(|hex| map.replacements.most_stops(hex)).sum();
    if let Some((at, _)) = lines.values().next().filter(|_| most_stops > StopSet::MOST) {
        return Err(DataError::TooManyStops { at: Location { subject: Subject::File, ..at.clone() } });
    }
    for (id, (at, _)) in map.hex_ids().zip(lines.values()) {
        let (hex, at) = (map.hex(id), || at.clone());
        let exits = map.tile(hex.printed).exits(Rotation::ZERO);
        if let Some(edge) = (0..6).find(|&edge| exits[edge] && !hex.open[edge]) {
            return Err(DataError::ClosedEdge { at: at(), edge });
        }
        let labelled = |label: &String| map.tiles.boxed().any(|(_, tile)| tile.label.as_ref() == Some(label));
        let mut labels = hex.labels.iter().map(|(_, label)| label).filter(|_| hex.buildable);
        if let Some(label) = labels.find(|label| !labelled(label)) {
            return Err(DataError::Label { at: at(), label: label.clone() });
        }
        if hex.buildable && map.replacements(id, map.printed(id)).is_empty() {
            return Err(DataError::NothingFits { at: at() });
        }
    }
    Ok(())
}
