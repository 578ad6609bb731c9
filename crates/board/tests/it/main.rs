//! The board as others use it, mostly on the maps of 1860.

mod bad_data;
mod coming_titles;
mod layout;
mod network;
mod once;
mod random_boards;
mod trial;
mod upgrades;

use board::{HexId, Layout, Map, Network, NodeId, Rotation, StopAt, StopId};

/// A data file of 1860.
fn data(file: &str) -> String {
    let path = format!("{}/../titles/data/1860/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// One of the two maps of 1860.
fn map_1860(which: &str) -> Map {
    Map::parse(&data("map.toml"), "map.toml", &data("tiles.toml"), "tiles.toml", which).unwrap()
}

/// A map with tiles laid on it.
struct Table {
    map: Map,
    layout: Layout,
}

impl Table {
    /// The extended map of 1860 with tiles written like `F2 787/0`, legal or not.
    fn of_1860(tiles: &str) -> Table {
        let map = map_1860("extended");
        let layout = Layout::new(&map);
        Table { map, layout }.with(tiles)
    }

    fn with(mut self, tiles: &str) -> Table {
        let words: Vec<&str> = tiles.split_whitespace().collect();
        for pair in words.chunks(2) {
            let (name, rotation) = pair[1].split_once('/').unwrap();
            let tile = self.map.tile_named(name).unwrap();
            let rotation = Rotation::new(rotation.parse().unwrap()).unwrap();
            self.layout.replace(self.hex(pair[0]), tile, rotation);
        }
        self
    }

    fn network(&self) -> Network {
        Network::of(&self.map, &self.layout)
    }

    fn hex(&self, at: &str) -> HexId {
        self.map.find(at.parse().unwrap()).unwrap()
    }

    /// A stop written like `F2` for the first of its tile, or `F2.1` for the second.
    fn at(&self, stop: &str) -> StopAt {
        let (hex, node) = stop.split_once('.').unwrap_or((stop, "0"));
        StopAt { hex: self.hex(hex), node: NodeId(node.parse().unwrap()) }
    }

    fn name(&self, network: &Network, stop: StopId) -> String {
        let at = network.stops[stop.index()].at;
        match (self.map.hex(at.hex).at, at.node.0) {
            (hex, 0) => hex.to_string(),
            (hex, node) => format!("{hex}.{node}"),
        }
    }

    /// Every link, written like `F2.1 F2.2` or `F4 E5 E7` with the hexes passed in between, in order.
    fn links(&self) -> Vec<String> {
        let network = self.network();
        let write = |link: &board::Link| {
            let between = &link.hexes[1..link.hexes.len().max(2) - 1];
            let between = between.iter().map(|hex| self.map.hex(*hex).at.to_string());
            let (a, b) = (self.name(&network, link.a), self.name(&network, link.b));
            std::iter::once(a).chain(between).chain([b]).collect::<Vec<_>>().join(" ")
        };
        network.links.iter().map(write).collect()
    }

    /// Every loose end of a stop, written like `G7/5`.
    fn stubs(&self, stop: &str) -> Vec<String> {
        let network = self.network();
        let stubs = network.stubs.iter().filter(|stub| Some(stub.from) == network.stop(self.at(stop)));
        stubs.map(|stub| format!("{}/{}", self.map.hex(stub.at.0).at, stub.at.1.index())).collect()
    }
}
