//! Hexes, edges, tiles, track and maps: what touches what. Nothing here knows money, companies or rules.
//!
//! ```
//! # use board::*;
//! # let data = |file| std::fs::read_to_string(format!("../titles/data/1860/{file}")).unwrap();
//! let map = Map::parse(&data("map.toml"), "map.toml", &data("tiles.toml"), "tiles.toml", "original")?;
//! let newport = map.find("G5".parse()?).expect("Newport is on the map");
//! let mut layout = Layout::new(&map);
//! let green = map.replacements(newport, layout.tile(newport))[0];
//! layout.replace(newport, green.tile, green.rotation);
//! assert_eq!(Network::of(&map, &layout).stops_of(newport).count(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod borders;
mod coordinate;
#[cfg(feature = "arbitrary")]
pub mod drawn;
mod error;
mod ids;
mod layout;
mod load;
mod load_tiles;
mod map;
mod network;
mod notation;
mod once;
mod pieces;
pub mod reach;
mod rebuilt;
mod surroundings;
mod tile;
pub mod trial;
mod upgrade;
mod walk;
mod ways;

pub use coordinate::{Coordinate, NotACoordinate};
pub use error::{DataError, Location, Subject};
pub use ids::{Edge, HexId, NodeId, NotASixth, Rotation, StopAt, TileId};
pub use layout::{Layout, Owner, Token};
pub use map::{Hex, Map, Terrain, TerrainKind};
pub use network::{Hexes, Link, LinkId, Loop, Neighbour, NetStop, Network, StopId, Stub};
pub use pieces::{HexSet, Piece, PieceSet, StopSet};
pub use rebuilt::Rebuilt;
pub use tile::{Colour, Count, End, Lane, Passing, Stop, StopKind, Tile, TileSet, Track, Value};
pub use upgrade::{Replacement, StopMap};
