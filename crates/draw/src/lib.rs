//! Pictures of boards: one renderer for the page, for `bradshaw routes` and for PNG files. It draws maps, tiles,
//! tokens and runs as SVG and knows no rules.
//!
//! Fragments are centred at the origin, with hexes of side [`HEX_SIZE`], and name only classes; a
//! [`stylesheet`] says what they look like, inside an element of class `board`. Text stands upright whatever
//! way a tile is turned.
//!
//! ```
//! # let data = |file| std::fs::read_to_string(format!("../titles/data/1860/{file}")).unwrap();
//! # let map = board::Map::parse(&data("map.toml"), "", &data("tiles.toml"), "", "original")?;
//! use board::{Layout, NodeId, Rotation};
//! let layout = Layout::new(&map);
//! let picture = draw::board_svg(&map, &layout, &draw::Picture::default());
//! assert!(draw::png(&picture, 0.1)?.starts_with(b"\x89PNG"));
//! let wayside = map.tile(map.tile_named("743").expect("a straight with a wayside stop"));
//! assert!(draw::stop_position(wayside, Rotation::ZERO, NodeId(0)).length() < 0.01, "in the middle");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod coast;
mod crowd;
mod curve;
mod furniture;
mod hexagon;
mod lettering;
mod measure;
mod names;
mod ornament;
mod palette;
mod picture;
mod plan;
#[cfg(feature = "png")]
mod png;
mod point;
mod printed;
mod runs;
mod spread;
mod svg;
mod threads;
mod tile;
mod token;
mod value;

pub use coast::coast;
pub use hexagon::{APOTHEM, HEX_SIZE, centre, corner, edge_midpoint, outline};
pub use measure::{SLOT, TOKEN};
pub use ornament::Cartouche;
pub use palette::{Palette, custom_properties, stylesheet};
pub use picture::{Picture, board_svg, board_within, sea};
pub use plan::{slot_position, stop_position, track_path};
#[cfg(feature = "png")]
pub use png::{DrawError, FONTS, png};
pub use point::Point;
pub use printed::{barriers, hex, hex_ground, hex_top};
pub use runs::{DrawnLeg, DrawnRun, RUN_COLOURS, legs, runs};
pub use tile::{symbols, tile, tile_ground, tile_stops};
pub use token::{Livery, Look, home, token};
