//! Reading the tiles of a box, one section for each colour, and the printed faces of hexes, which are written
//! the same way.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::error::{DataError, Location, Subject};
use crate::load::{Section, Source};
use crate::ways::{MOST_STOPS, MOST_TRACK};
use crate::{Colour, Count, End, NodeId, Rotation, StopKind, Tile, notation};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTiles {
    #[serde(default)]
    yellow: Section,
    #[serde(default)]
    green: Section,
    #[serde(default)]
    russet: Section,
    #[serde(default)]
    grey: Section,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    count: Option<RawCount>,
    label: Option<String>,
    #[serde(default)]
    stops: String,
    track: String,
    rotation: Option<u8>,
    stock: Option<String>,
    #[serde(default)]
    cost: u16,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a count is a number up to 255, a number for each map, or \"unlimited\"")]
enum RawCount {
    Everywhere(u8),
    ByMap(BTreeMap<String, u8>),
    Word(Word),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    Unlimited,
}

impl RawCount {
    fn on(&self, map: &str) -> Option<Count> {
        match self {
            RawCount::Everywhere(copies) => Some(Count::Limited(*copies)),
            RawCount::ByMap(counts) => counts.get(map).copied().map(Count::Limited),
            RawCount::Word(Word::Unlimited) => Some(Count::Unlimited),
        }
    }
}

/// Reads the tiles that a map uses, in the order of the file.
pub(crate) fn load(source: Source<'_>, map: &str) -> Result<Vec<Tile>, DataError> {
    let raw: RawTiles = source.read()?;
    let colours = [Colour::Yellow, Colour::Green, Colour::Russet, Colour::Grey];
    let sections = [raw.yellow, raw.green, raw.russet, raw.grey];
    let mut tiles = Vec::new();
    let mut names = BTreeSet::new();
    for (colour, section) in colours.into_iter().zip(sections) {
        let mut section: Vec<_> = section.into_iter().collect();
        section.sort_by_key(|(name, _)| name.span().start);
        for (name, raw) in section {
            let at = source.location(name.span().start, Subject::Tile(name.get_ref().clone()));
            if !names.insert(name.get_ref().clone()) {
                return Err(DataError::TileTwice { at });
            }
            let raw = Source::entry(&at, raw)?;
            tiles.push(tile(name.into_inner(), colour, &raw, &at, map)?);
        }
    }
    Ok(tiles)
}

fn tile(name: String, colour: Colour, raw: &RawTile, at: &Location, map: &str) -> Result<Tile, DataError> {
    let face = Face { stops: &raw.stops, track: &raw.track, printed: false };
    let mut tile = self::face(face, at, name, colour)?;
    tile.label = raw.label.clone();
    let count = raw.count.as_ref().and_then(|count| count.on(map));
    tile.cost = raw.cost;
    if let Some(stock) = &raw.stock {
        tile.stock.clone_from(stock);
    }
    tile.count = count.ok_or_else(|| DataError::Count { at: at.clone(), map: map.to_owned() })?;
    if let Some(rotation) = raw.rotation {
        let wrong = || DataError::Rotation { at: at.clone(), rotation };
        tile.fixed_rotation = Some(Rotation::new(rotation).ok_or_else(wrong)?);
    }
    Ok(tile)
}

/// What a tile and a printed hex have in common in the data.
pub(crate) struct Face<'a> {
    pub stops: &'a str,
    pub track: &'a str,
    pub printed: bool,
}

/// Reads stops and track, and checks that they belong together.
pub(crate) fn face(face: Face<'_>, at: &Location, name: String, colour: Colour) -> Result<Tile, DataError> {
    let stops = match face.stops {
        "" => Vec::new(),
        text => notation::stops(text, at)?,
    };
    let track = notation::track(face.track, stops.len(), at)?;
    if stops.len() > MOST_STOPS || track.len() > MOST_TRACK {
        return Err(DataError::TooBig { at: at.clone() });
    }
    for (node, stop) in stops.iter().enumerate() {
        let here = End::Node(NodeId(node as u8));
        let served = track.iter().any(|track| track.a == here || track.b == here);
        let (at, letter) = (at.clone(), notation::letter(node));
        match stop.kind {
            StopKind::Village if served || !face.printed => {
                return Err(DataError::Village { at, stop: letter });
            }
            StopKind::Village => {}
            _ if !served && !face.printed => {
                return Err(DataError::Unserved { at, stop: letter });
            }
            _ => {}
        }
    }
    Ok(Tile {
        stock: name.clone(),
        name,
        colour,
        label: None,
        stops,
        track,
        fixed_rotation: None,
        count: Count::Limited(0),
        cost: 0,
        printed: face.printed,
    })
}
