//! What can be wrong with the data files of a map. Every message says where to look: file, line, and the tile
//! or hex.

use std::fmt;

use thiserror::Error;

/// Where in the data something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// The file, as it was named to [`Map::parse`](crate::Map::parse).
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What the line describes.
    pub subject: Subject,
}

/// What a line of a data file describes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The file as a whole.
    File,
    /// A tile, by its number.
    Tile(String),
    /// A hex, by its coordinate.
    Hex(String),
    /// A barrier, by its two hexes.
    Barrier(String),
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        match &self.subject {
            Subject::File => Ok(()),
            Subject::Tile(name) => write!(f, ": tile {name}"),
            Subject::Hex(name) => write!(f, ": hex {name}"),
            Subject::Barrier(name) => write!(f, ": barrier {name}"),
        }
    }
}

/// What is wrong with the data of a map.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DataError {
    /// Not TOML, or not the tables and keys we expect.
    #[error("{at}: {message}")]
    Toml {
        /// Where.
        at: Location,
        /// What the TOML reader says.
        message: String,
    },
    /// The map asked for is not in the file.
    #[error("{at}: there is no map `{map}` here")]
    NoSuchMap {
        /// Where maps are listed.
        at: Location,
        /// The map asked for.
        map: String,
    },
    /// A map leaves out a hex that is not there.
    #[error("{at}: map `{map}` leaves out {hex}, which is not a hex of this file")]
    NothingToLeaveOut {
        /// Where.
        at: Location,
        /// The map.
        map: String,
        /// What it leaves out.
        hex: String,
    },
    /// A hex is not named by a coordinate.
    #[error("{at}: not a coordinate such as F12")]
    Coordinate {
        /// Where.
        at: Location,
    },
    /// A hex lies between the hexes of the grid.
    #[error("{at}: does not lie on the same grid as {other}")]
    OffGrid {
        /// Where.
        at: Location,
        /// A hex that lies on the grid.
        other: String,
    },
    /// The map has more hexes than can be numbered.
    #[error("{at}: a map holds at most 256 hexes")]
    TooManyHexes {
        /// Where.
        at: Location,
    },
    /// The map can have more stops than can be numbered.
    #[error("{at}: a map holds at most 256 stops, whatever tiles are laid")]
    TooManyStops {
        /// Where.
        at: Location,
    },
    /// A hex names a tile that is not in the box.
    #[error("{at}: there is no tile `{tile}`")]
    NoSuchTile {
        /// Where.
        at: Location,
        /// The tile named.
        tile: String,
    },
    /// Two hexes that are not neighbours, or not hexes of the file, cannot have a barrier between them.
    #[error("{at}: not two neighbouring hexes of this file, with a cost where crossing costs something")]
    Barrier {
        /// Where.
        at: Location,
    },
    /// A terrain cannot be read.
    #[error("{at}: `{text}` is not a terrain such as `hill 60`")]
    Terrain {
        /// Where.
        at: Location,
        /// The terrain.
        text: String,
    },
    /// A stop cannot be read.
    #[error("{at}: `{text}` is not a stop such as `city 30 x2`")]
    Stop {
        /// Where.
        at: Location,
        /// The stop.
        text: String,
    },
    /// A piece of track cannot be read, or leads to a stop that is not there.
    #[error("{at}: `{text}` is not a piece of track such as `0-a`, with edges 0 to 5 and stops of this tile")]
    Track {
        /// Where.
        at: Location,
        /// The piece.
        text: String,
    },
    /// More on a tile than can be numbered.
    #[error("{at}: more than 26 stops or 127 pieces of track")]
    TooBig {
        /// Where.
        at: Location,
    },
    /// A piece of track is there twice.
    #[error("{at}: track `{text}` is there twice")]
    TrackTwice {
        /// Where.
        at: Location,
        /// The second piece.
        text: String,
    },
    /// A stop that no track serves, though it is not a bare printed one.
    #[error("{at}: no track serves stop `{stop}`")]
    Unserved {
        /// Where.
        at: Location,
        /// The letter of the stop.
        stop: char,
    },
    /// A printed symbol with track to it, or on a tile of the box.
    #[error("{at}: stop `{stop}` is a village without track, which only a printed hex can have")]
    Village {
        /// Where.
        at: Location,
        /// The letter of the stop.
        stop: char,
    },
    /// The box does not say how many copies there are.
    #[error("{at}: no count for map `{map}`")]
    Count {
        /// Where.
        at: Location,
        /// The map.
        map: String,
    },
    /// A rotation is not 0 to 5.
    #[error("{at}: rotation {rotation} is not between 0 and 5")]
    Rotation {
        /// Where.
        at: Location,
        /// The rotation.
        rotation: u8,
    },
    /// Two tiles have the same name.
    #[error("{at}: there is another tile of this name")]
    TileTwice {
        /// Where.
        at: Location,
    },
    /// No tile has the label of a hex.
    #[error("{at}: no tile has the label `{label}`")]
    Label {
        /// Where.
        at: Location,
        /// The label.
        label: String,
    },
    /// Printed track points at the sea or a barrier.
    #[error("{at}: printed track points at edge {edge}, where none may cross")]
    ClosedEdge {
        /// Where.
        at: Location,
        /// The edge.
        edge: usize,
    },
    /// No tile could ever be laid on a hex.
    #[error("{at}: no tile fits this hex")]
    NothingFits {
        /// Where.
        at: Location,
    },
}
