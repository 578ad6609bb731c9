//! Where a hex lies: a column letter and a row number, as printed on the board. Hexes are flat-topped; rows
//! are doubled, so a step north or south is two rows and a step into the next column is one.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::Edge;

/// A place on the hex grid, written like `F12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Coordinate {
    /// 0 for column A, growing eastwards to 25 for Z.
    pub column: u8,
    /// Growing southwards.
    pub row: u8,
}

/// On the wire it is a text.
impl PartialSchema for Coordinate {
    fn schema() -> RefOr<Schema> {
        String::schema()
    }
}

impl ToSchema for Coordinate {}

impl Coordinate {
    /// The place across this edge, unless it would lie off the grid.
    pub fn neighbour(self, edge: Edge) -> Option<Coordinate> {
        const STEPS: [(i8, i8); 6] = [(0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)];
        let (columns, rows) = STEPS[edge.index()];
        let column = self.column.checked_add_signed(columns)?;
        let row = self.row.checked_add_signed(rows)?;
        (column < 26).then_some(Coordinate { column, row })
    }

    /// How many steps lie between two places of one grid, as the crow flies.
    pub fn distance(self, other: Coordinate) -> u8 {
        let (columns, rows) = (self.column.abs_diff(other.column), self.row.abs_diff(other.row));
        columns + rows.saturating_sub(columns) / 2
    }

    /// Whether a hex can lie here on the same grid as one that lies there.
    pub fn shares_grid(self, other: Coordinate) -> bool {
        (self.column ^ self.row ^ other.column ^ other.row) & 1 == 0
    }
}

impl fmt::Display for Coordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column % 26), self.row)
    }
}

/// A text that is not a coordinate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a coordinate such as F12")]
pub struct NotACoordinate(pub String);

impl FromStr for Coordinate {
    type Err = NotACoordinate;

    fn from_str(text: &str) -> Result<Coordinate, NotACoordinate> {
        let read = || {
            let (&letter, digits) = text.as_bytes().split_first()?;
            let plain = letter.is_ascii_uppercase() && digits.iter().all(u8::is_ascii_digit);
            let padded = digits.len() > 1 && digits[0] == b'0';
            if !plain || padded {
                return None;
            }
            let row = std::str::from_utf8(digits).ok()?.parse().ok()?;
            Some(Coordinate { column: letter - b'A', row })
        };
        read().ok_or_else(|| NotACoordinate(text.to_owned()))
    }
}

impl TryFrom<String> for Coordinate {
    type Error = NotACoordinate;

    fn try_from(text: String) -> Result<Coordinate, NotACoordinate> {
        text.parse()
    }
}

impl From<Coordinate> for String {
    fn from(coordinate: Coordinate) -> String {
        coordinate.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Coordinate {
        text.parse().unwrap()
    }

    #[test]
    fn neighbours_go_clockwise_from_the_south() {
        let around = |hex: &str| Edge::ALL.map(|edge| at(hex).neighbour(edge).unwrap().to_string());
        assert_eq!(around("G5"), ["G7", "F6", "F4", "G3", "H4", "H6"]);
        assert_eq!(around("J6"), ["J8", "I7", "I5", "J4", "K5", "K7"]);
    }

    #[test]
    fn stepping_back_returns() {
        for edge in Edge::ALL {
            let there = at("G5").neighbour(edge).unwrap();
            assert_eq!(there.neighbour(edge.opposite()), Some(at("G5")));
            assert!(there.shares_grid(at("G5")));
        }
    }

    #[test]
    fn the_grid_ends() {
        assert_eq!(at("A1").neighbour(Edge::new(1).unwrap()), None);
        assert_eq!(at("B1").neighbour(Edge::new(3).unwrap()), None);
        assert_eq!(at("Z9").neighbour(Edge::new(4).unwrap()), None);
    }

    #[test]
    fn odd_texts_are_refused() {
        for text in ["", "F", "12", "f12", "F+1", "F012", "F999", "É1", "F1x"] {
            assert_eq!(text.parse::<Coordinate>(), Err(NotACoordinate(text.to_owned())), "{text}");
        }
        assert_eq!(at("E0").to_string(), "E0");
    }
}
