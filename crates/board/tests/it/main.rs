//! The board as others use it, on the maps of 1860.

mod upgrades;

use board::{HexId, Layout, Map, Rotation, StopAt};

/// A data file of 1860.
fn data(file: &str) -> String {
    let path = format!("{}/../titles/data/1860/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// One of the two maps of 1860.
fn map_1860(which: &str) -> Map {
    Map::parse(&data("map.toml"), "map.toml", &data("tiles.toml"), "tiles.toml", which).unwrap()
}
