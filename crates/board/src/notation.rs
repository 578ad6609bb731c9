//! The short notation of stops, track and terrain in the data files: `city 30 x2, wayside` and `0-a a-b`. The
//! files themselves explain it at the top.

use crate::error::{DataError, Place};
use crate::{Edge, End, NodeId, Stop, StopKind, Terrain, TerrainKind, Track, Value};

/// Reads stops such as `city 30 x2, town 10, wayside`.
pub(crate) fn stops(text: &str, at: &Place) -> Result<Vec<Stop>, DataError> {
    let unreadable = |text: &str| DataError::Stop { at: at.clone(), text: text.trim().to_owned() };
    text.split(',').map(|text| stop(text).ok_or_else(|| unreadable(text))).collect()
}

/// Reads one stop: its kind, its value if any, and the number of slots if more than one.
fn stop(text: &str) -> Option<Stop> {
    let mut words = text.split_whitespace();
    let kind = match words.next()? {
        "city" => StopKind::City,
        "town" => StopKind::Town,
        "wayside" => StopKind::Wayside,
        "offboard" => StopKind::OffBoard,
        "village" => StopKind::Village,
        _ => return None,
    };
    let mut stop = Stop { kind, slots: 0, value: Value::Fixed(0), name: None };
    if kind == StopKind::City {
        stop.slots = 1;
    }
    let mut words = words.peekable();
    if let Some(value) = words.next_if(|word| !word.starts_with('x')) {
        stop.value = self::value(value)?;
    }
    if let Some(slots) = words.next() {
        stop.slots = slots.strip_prefix('x')?.parse().ok()?;
    }
    let worth = matches!(kind, StopKind::Wayside | StopKind::Village) && stop.value != Value::Fixed(0);
    (!worth && words.next().is_none()).then_some(stop)
}

/// Reads `30`, or `10/20/30/40` by colour, of which the last may stand for all later ones.
fn value(text: &str) -> Option<Value> {
    let mut figures = text.split('/').map(|figure| figure.parse::<u16>().ok());
    let yellow = figures.next()??;
    let Some(green) = figures.next() else { return Some(Value::Fixed(yellow)) };
    let green = green?;
    let russet = figures.next().unwrap_or(Some(green))?;
    let grey = figures.next().unwrap_or(Some(russet))?;
    figures.next().is_none().then_some(Value::ByColour { yellow, green, russet, grey })
}

/// Reads track such as `0-a 3-a a-b` on a tile with this many stops.
pub(crate) fn track(text: &str, stops: usize, at: &Place) -> Result<Vec<Track>, DataError> {
    let mut pieces: Vec<Track> = Vec::new();
    for text in text.split_whitespace() {
        let unreadable = || DataError::Track { at: at.clone(), text: text.to_owned() };
        let piece = piece(text, stops).ok_or_else(unreadable)?;
        let swapped = Track { a: piece.b, b: piece.a };
        if pieces.contains(&piece) || pieces.contains(&swapped) {
            return Err(DataError::TrackTwice { at: at.clone(), text: text.to_owned() });
        }
        pieces.push(piece);
    }
    Ok(pieces)
}

fn piece(text: &str, stops: usize) -> Option<Track> {
    let (a, b) = text.split_once('-')?;
    let (a, b) = (end(a, stops)?, end(b, stops)?);
    (a != b).then_some(Track { a, b })
}

fn end(text: &str, stops: usize) -> Option<End> {
    match *text.as_bytes() {
        [digit @ b'0'..=b'5'] => Edge::new(digit - b'0').map(End::Edge),
        [letter @ b'a'..=b'z'] if usize::from(letter - b'a') < stops => {
            Some(End::Node(NodeId(letter - b'a')))
        }
        _ => None,
    }
}

/// The letter a stop is known by in the data.
pub(crate) fn letter(node: usize) -> char {
    char::from(b'a' + node as u8 % 26)
}

/// Reads a terrain such as `hill 60`.
pub(crate) fn terrain(text: &str, at: &Place) -> Result<Terrain, DataError> {
    let read = || {
        let (kind, cost) = text.split_once(' ')?;
        let kind = match kind {
            "hill" => TerrainKind::Hill,
            "lowland" => TerrainKind::Lowland,
            _ => return None,
        };
        Some(Terrain { cost: cost.parse().ok()?, kind })
    };
    read().ok_or_else(|| DataError::Terrain { at: at.clone(), text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stops_have_kind_value_and_slots() {
        let city = stop("city 30 x2").unwrap();
        assert_eq!((city.kind, city.slots, city.value), (StopKind::City, 2, Value::Fixed(30)));
        assert_eq!(stop(" city ").unwrap().slots, 1);
        assert_eq!(stop("city x3").unwrap().slots, 3);
        assert_eq!(stop("wayside").unwrap().slots, 0);
        for wrong in ["", "citty", "city ten", "city 10 20", "city 10 x2 x3", "wayside 10"] {
            assert_eq!(stop(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn values_by_colour_go_on_with_the_last() {
        let by_colour = |yellow, green, russet, grey| Value::ByColour { yellow, green, russet, grey };
        assert_eq!(value("0/20/40"), Some(by_colour(0, 20, 40, 40)));
        assert_eq!(value("40/30/30/40"), Some(by_colour(40, 30, 30, 40)));
        assert_eq!(value("1/2/3/4/5"), None);
        assert_eq!(value("1/"), None);
    }
}
