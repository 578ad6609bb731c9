//! The short notation of stops, track and terrain in the data files: `city 30 x2, wayside` and `0-a a-b`.
//! docs/board-data.md explains it.

use crate::error::{DataError, Location};
use crate::{Edge, End, Lane, NodeId, Passing, Stop, StopKind, Terrain, TerrainKind, Track, Value};

/// Reads stops such as `city 30 x2, town 10, wayside`.
pub(crate) fn stops(text: &str, at: &Location) -> Result<Vec<Stop>, DataError> {
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
pub(crate) fn track(text: &str, stops: usize, at: &Location) -> Result<Vec<Track>, DataError> {
    let mut pieces: Vec<Track> = Vec::new();
    for text in text.split_whitespace() {
        let unreadable = || DataError::Track { at: at.clone(), text: text.to_owned() };
        for piece in
            junction(text).or_else(|| piece(text, stops).map(|piece| vec![piece])).ok_or_else(unreadable)?
        {
            if pieces.contains(&piece) || pieces.contains(&piece.reversed()) {
                return Err(DataError::TrackTwice { at: at.clone(), text: text.to_owned() });
            }
            pieces.push(piece);
        }
    }
    Ok(pieces)
}

/// Reads edges that all meet, such as `0+1+3`: a piece of track between every two of them.
fn junction(text: &str) -> Option<Vec<Track>> {
    let edges: Vec<Edge> = text
        .split('+')
        .map(|text| end(text, 0).filter(|(_, lane)| *lane == Lane::Only)?.0.edge())
        .collect::<Option<_>>()?;
    let different = edges.iter().enumerate().all(|(place, edge)| !edges[..place].contains(edge));
    let pairs =
        edges.iter().enumerate().flat_map(|(place, a)| edges[place + 1..].iter().map(move |b| (a, b)));
    let pieces = pairs.map(|(a, b)| Track::new(End::Edge(*a), End::Edge(*b))).collect();
    (edges.len() > 2 && different).then_some(pieces)
}

/// Reads one piece such as `0-a`, `0l-a` (the left of two tracks over edge 0), `0-|a` (runs end at a) or `0>|a`
/// (and nothing leaves a by it).
fn piece(text: &str, stops: usize) -> Option<Track> {
    let (a, b, passing) = if let Some((a, b)) = text.split_once(">|") {
        (a, b, Passing::EntersOnly)
    } else if let Some((a, b)) = text.split_once("-|") {
        (a, b, Passing::EndsRun)
    } else {
        let (a, b) = text.split_once('-')?;
        (a, b, Passing::Free)
    };
    let ((a, a_lane), (b, b_lane)) = (end(a, stops)?, end(b, stops)?);
    let marked = matches!((a, b), (End::Edge(_), End::Node(_))) || passing == Passing::Free;
    (a != b && marked).then_some(Track { a, b, lanes: (a_lane, b_lane), passing })
}

fn end(text: &str, stops: usize) -> Option<(End, Lane)> {
    let edge = |digit: u8| Edge::new(digit - b'0').map(End::Edge);
    match *text.as_bytes() {
        [digit @ b'0'..=b'5'] => Some((edge(digit)?, Lane::Only)),
        [digit @ b'0'..=b'5', b'l'] => Some((edge(digit)?, Lane::Left)),
        [digit @ b'0'..=b'5', b'r'] => Some((edge(digit)?, Lane::Right)),
        [letter @ b'a'..=b'z'] if usize::from(letter - b'a') < stops => {
            Some((End::Node(NodeId(letter - b'a')), Lane::Only))
        }
        _ => None,
    }
}

/// Reads edges such as `0 2`.
pub(crate) fn edges(text: &str, at: &Location) -> Result<Vec<Edge>, DataError> {
    let unreadable = |text: &str| DataError::Track { at: at.clone(), text: text.to_owned() };
    let edge = |text: &str| end(text, 0).and_then(|(end, _)| end.edge());
    text.split_whitespace().map(|text| edge(text).ok_or_else(|| unreadable(text))).collect()
}

/// The letter a stop is known by in the data.
pub(crate) fn letter(node: usize) -> char {
    char::from(b'a' + node as u8 % 26)
}

/// Reads terrains such as `hill 60, river 40`.
pub(crate) fn terrains(text: &str, at: &Location) -> Result<Vec<Terrain>, DataError> {
    let read = |text: &str| {
        let (kind, cost) = text.trim().split_once(' ')?;
        let kind = TerrainKind::ALL.into_iter().find(|known| known.id() == kind)?;
        Some(Terrain { cost: cost.parse().ok()?, kind })
    };
    let unreadable = |text: &str| DataError::Terrain { at: at.clone(), text: text.trim().to_owned() };
    text.split(',').map(|text| read(text).ok_or_else(|| unreadable(text))).collect()
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
    fn track_has_lanes_junctions_and_ends_of_runs() {
        let edge = |n| End::Edge(Edge::ALL[n]);
        let stop = End::Node(NodeId(0));
        assert_eq!(piece("5l-a", 1).unwrap().lanes, (Lane::Left, Lane::Only));
        assert_eq!(piece("0r-4", 1).unwrap().lanes, (Lane::Right, Lane::Only));
        let ending = Track { passing: Passing::EndsRun, ..Track::new(edge(4), stop) };
        assert_eq!(piece("4-|a", 1), Some(ending));
        assert_eq!(piece("4>|a", 1), Some(Track { passing: Passing::EntersOnly, ..ending }));
        let meeting = [(0, 1), (0, 3), (1, 3)].map(|(a, b)| Track::new(edge(a), edge(b)));
        assert_eq!(junction("0+1+3").unwrap(), meeting);
        for wrong in ["al-0", "0-|1", "a-|0", "0m-a", "0-b", "0-0", "0+1", "0+1+1", "0+1+a"] {
            assert!(piece(wrong, 1).is_none() && junction(wrong).is_none(), "{wrong}");
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
