//! The pictures as others use them, on the maps of 1860, and on that of 1862 for what 1860 does not have.

mod pictures;
mod soundness;

use board::{HexId, Layout, Map, Network, NodeId, Owner, Rotation, StopAt, Token};
use draw::{DrawnRun, Livery, RUN_COLOURS};

/// A data file of a title.
fn data(title: &str, file: &str) -> String {
    let path = format!("{}/../titles/data/{title}/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A map of a title.
fn map_of(title: &str, which: &str) -> Map {
    let (map, tiles) = (data(title, "map.toml"), data(title, "tiles.toml"));
    Map::parse(&map, "map.toml", &tiles, "tiles.toml", which).unwrap()
}

/// One of the two maps of 1860.
fn map_1860(which: &str) -> Map {
    map_of("1860", which)
}

/// The hex at a coordinate.
fn hex(map: &Map, at: &str) -> HexId {
    map.find(at.parse().unwrap()).unwrap()
}

/// The first stop of the hex at a coordinate.
fn stop(map: &Map, at: &str) -> StopAt {
    StopAt { hex: hex(map, at), node: NodeId(0) }
}

/// The companies of 1860.
fn liveries() -> Vec<Livery> {
    let companies = [
        ("C&N", "#00BFFF", "#000000"),
        ("IOW", "#FF0000", "#FFFFFF"),
        ("IWNJ", "#000000", "#FFFFFF"),
        ("FYN", "#008000", "#FFFFFF"),
        ("NGStL", "#FFFF00", "#000000"),
        ("BHI&R", "#8B008B", "#FFFFFF"),
        ("S&C", "#00008B", "#FFFFFF"),
        ("VY&SC", "#9ACD32", "#000000"),
    ];
    let livery = |(initials, colour, text): (&str, &str, &str)| Livery {
        initials: initials.to_owned(),
        colour: colour.to_owned(),
        text: text.to_owned(),
    };
    companies.map(livery).into()
}

/// The home of each company, in the same order.
fn homes(map: &Map) -> Vec<(StopAt, Owner)> {
    let homes = ["F2", "I3", "G7", "B4", "G9", "L6", "F12", "E9"];
    homes.iter().zip(0..).map(|(home, owner)| (stop(map, home), Owner(owner))).collect()
}

/// Where tiles lie in the middle of a game: coordinate, tile, rotation.
const DEVELOPED: &str = "F2 787 0, F4 768 2, F6 767 3, F8 779 1, F10 764 3, G1 741 5, G3 749 0, G5 773 0, \
    G7 775 0, G9 770 1, H2 8 0, H4 785 3, H6 780 3, H8 767 0, H10 768 5, H12 747 3, I3 758 0, I5 752 1, \
    I7 784 1, I9 776 1, I11 760 0, J4 771 0, J6 770 3, J8 771 1, K5 750 5, K7 16 1, L6 5 1";

/// A board in the middle of a game, with tokens.
fn developed(map: &Map) -> Layout {
    let mut layout = Layout::new(map);
    for line in DEVELOPED.split(", ") {
        let words: Vec<&str> = line.split_whitespace().collect();
        let rotation = Rotation::new(words[2].parse().unwrap()).unwrap();
        layout.replace(hex(map, words[0]), map.tile_named(words[1]).unwrap(), rotation);
    }
    let bases = [("G5", 0), ("G5", 3), ("J8", 1), ("I9", 1), ("J4", 5), ("J6", 2), ("I11", 4)];
    let homes = homes(map).into_iter();
    for (at, owner) in homes.chain(bases.map(|(base, owner)| (stop(map, base), Owner(owner)))) {
        if let Some(slot) = layout.free_slot(map, at) {
            layout.place(Token { hex: at.hex, node: at.node, slot, owner });
        }
    }
    layout
}

/// A run through the first stops of these hexes, each linked to the next.
fn run(map: &Map, layout: &Layout, number: usize, places: &[&str]) -> DrawnRun {
    let network = Network::of(map, layout);
    let stops: Vec<_> = places.iter().map(|place| network.stop(stop(map, place)).unwrap()).collect();
    let mut legs = Vec::new();
    for pair in stops.windows(2) {
        let joins = |link: &board::Link| link.other(pair[0]) == pair[1];
        let links = network.links_of(pair[0]).iter().map(|link| network.link(*link));
        let link = links.into_iter().find(|link| joins(link)).expect("neighbouring stops are linked");
        legs.extend(draw::legs(map, &network, link, pair[0]));
    }
    DrawnRun {
        colour: RUN_COLOURS[number].to_owned(),
        caption: places.join(" – "),
        legs,
        stops: places.iter().map(|place| stop(map, place)).collect(),
    }
}

/// Two runs that meet at Newport.
fn two_runs(map: &Map, layout: &Layout) -> Vec<DrawnRun> {
    vec![run(map, layout, 0, &["F4", "G5", "H4", "H8", "G7"]), run(map, layout, 1, &["F6", "G5"])]
}
