//! What touches what, on small corners of the Isle of Wight and on a map made for junctions.

use board::{Layout, Map, Network, StopKind};

use crate::{Table, map_1860};

#[test]
fn the_printed_board_has_stops_and_loose_ends_only() {
    let table = Table::of_1860("");
    assert!(table.links().is_empty());
    assert_eq!(table.stubs("G5"), ["G5/2", "G5/3"]);
    assert_eq!(table.stubs("G7"), ["G7/5"]);
    assert_eq!(table.stubs("I3"), ["I3/5"]);
    assert_eq!(table.stubs("J2"), ["J2/1"]);
    assert_eq!(table.stubs("F2"), [""; 0]);
    let network = table.network();
    assert_eq!(network.stops_of(table.hex("F2")).count(), 3);
    assert_eq!(network.stops_of(table.hex("D4")).count(), 0);
    assert_eq!(network.stop(table.at("D4")), None);
}

#[test]
fn cowes_has_three_stops_in_a_line() {
    let table = Table::of_1860("F2 787/0");
    assert_eq!(table.links(), ["F2 F2.1", "F2.1 F2.2"]);
    assert_eq!(table.stubs("F2.2"), ["F2/0"]);
    assert_eq!(table.stubs("F2"), [""; 0]);
    let network = table.network();
    let kinds = network.stops_of(table.hex("F2")).map(|stop| network.stops[stop.index()].kind);
    assert_eq!(kinds.collect::<Vec<_>>(), [StopKind::City, StopKind::Town, StopKind::Wayside]);
    let link = &network.links[0];
    assert_eq!((link.a_exit, link.b_exit, link.hexes.len()), (None, None, 1));
    assert!(!link.pieces.intersects(&network.links[1].pieces));
}

#[test]
fn cowes_meets_newport() {
    let table = Table::of_1860("F2 787/0 F4 741/3");
    assert_eq!(table.links(), ["F2 F2.1", "F2.1 F2.2", "F2.2 F4"]);
    let table = Table::of_1860("F2 787/0 F4 742/3");
    assert_eq!(table.links(), ["F2 F2.1", "F2.1 F2.2", "F2.2 F4", "F4 G5"]);
    let network = table.network();
    let link = &network.links[3];
    assert_eq!(link.a_exit.map(|edge| edge.index()), Some(5));
    assert_eq!(link.b_exit.map(|edge| edge.index()), Some(2));
    assert_eq!(link.pieces.iter().count(), 3, "a segment on either side and the edge between");
}

#[test]
fn newport_and_shide_are_joined_in_russet_only() {
    let green = Table::of_1860("G5 763/0");
    assert!(green.links().is_empty());
    assert_eq!(green.stubs("G5.1"), ["G5/0"]);
    let russet = Table::of_1860("G5 773/0");
    assert_eq!(russet.links(), ["G5 G5.1"]);
    assert_eq!(russet.network().stops[russet.network().stop(russet.at("G5")).unwrap().index()].slots, 2);
    assert_eq!(russet.stubs("G5.1"), ["G5/0", "G5/5"]);
}

#[test]
fn double_villages_are_two_stops() {
    let table = Table::of_1860("H4 744/1 G5 763/0");
    assert_eq!(table.links(), ["G5 H4", "H4 H4.1"]);
    assert_eq!(table.stubs("H4.1"), ["H4/4"]);
}

#[test]
fn crossing_track_does_not_mix() {
    let table = Table::of_1860("E7 20/0 E5 743/0 E9 746/0 F6 741/1 F8 9/1 D8 9/4");
    assert_eq!(table.links(), ["E5 E7 E9"], "north to south, and nothing to the side");
    assert_eq!(table.stubs("F6"), ["F6/2"], "the side arm of Carisbrooke meets E5, which is straight");
    let table = Table::of_1860("E7 20/0 E5 743/0 E9 746/0 F6 741/0 D8 7/3");
    assert_eq!(table.links(), ["E5 E7 E9"]);
    assert_eq!(table.stubs("F6"), ["F6/0", "D8/3"], "through E7 and round D8");
}

#[test]
fn ryde_pier_is_reached_by_the_later_ryde_tiles_only() {
    for tiles in ["", "J4 5/2 J4 5/2"] {
        assert!(!Table::of_1860(tiles).links().iter().any(|link| link.contains("J2")));
    }
    assert_eq!(Table::of_1860("I3 758/0").links(), ["I3 J2"]);
    assert_eq!(Table::of_1860("I3 786/0").links(), ["I3 J2"]);
    let past = Table::of_1860("J4 115/3");
    assert!(past.links().is_empty());
    assert_eq!(past.stubs("J4"), [""; 0], "a closed edge is no loose end");
}

#[test]
fn track_without_stops_is_passed_over() {
    let table = Table::of_1860("E7 9/0 F8 7/0");
    assert!(table.links().is_empty());
    let (first, last) = (table.map.hex_ids().next().unwrap(), table.map.hex_ids().last().unwrap());
    let end = table.map.tile(table.layout.tile(last).0).track.len();
    let network = table.network();
    let segments = network.segment(last, end).0 - network.segment(first, 0).0;
    assert_eq!(segments, 6 + 2, "printed track, and two plain tiles");
}

#[test]
fn a_segment_is_a_piece_of_the_links_over_it() {
    let table = Table::of_1860("E7 20/0 E5 743/0 E9 746/0");
    let network = table.network();
    let hex = table.hex("E7");
    assert!(network.links[0].pieces.contains(network.segment(hex, 0)));
    assert!(!network.links[0].pieces.contains(network.segment(hex, 1)));
    assert!(network.links[0].hexes_set.contains(hex));
}

const SEVEN: &str = r#"
    [maps]
    seven = {}
    [hexes]
    B4 = {}
    C3 = {}
    C5 = {}
    D2 = {}
    D4 = { stops = "city" }
    D6 = {}
    E3 = { stops = "city" }
    E5 = {}
"#;

const JUNCTIONS: &str = r#"
    [yellow]
    7   = { count = "unlimited", track = "0-1" }
    57  = { count = 2, stops = "city 20", track = "0-a 3-a" }
    5   = { count = 2, stops = "city 20", track = "0-a 1-a" }
    six = { count = 2, stops = "city 20", track = "0-a 1-a 2-a 3-a 4-a 5-a" }
    8   = { count = "unlimited", track = "0-2" }
    80  = { count = 8, track = "0-1 0-2 1-2" }
"#;

pub fn seven() -> Table {
    let map = Map::parse(SEVEN, "seven.toml", JUNCTIONS, "junctions.toml", "seven").unwrap();
    Table { layout: Layout::new(&map), map }
}

#[test]
fn a_loop_is_a_link_from_a_stop_to_itself() {
    // South of D4 and back to it by the south-west: D6, C5.
    let table = seven().with("D4 5/0 D6 7/2 C5 7/4");
    assert_eq!(table.links(), ["D4 D6 C5 D4"]);
    let network = table.network();
    let stop = network.stop(table.at("D4")).unwrap();
    assert_eq!(network.links_of(stop).len(), 1);
    assert_eq!(network.links[0].other(stop), stop);
    assert_ne!(network.links[0].a_exit, network.links[0].b_exit);
}

#[test]
fn every_way_through_a_junction_is_a_link() {
    // D6 lets track from D4 in the north part to C5 in the north-west and E5 in the north-east.
    let table = seven().with("D4 six/0 D6 80/2");
    assert_eq!(table.stubs("D4"), ["D6/2", "D6/4", "D4/1", "D4/2", "D4/3", "D4/4", "D4/5"]);
    // C5 leads back to D4, and E5 on to the city of E3.
    let table = table.with("C5 7/4 E5 8/1 E3 57/0");
    assert_eq!(table.links(), ["D4 D6 C5 D4", "D4 D6 E5 E3", "D4 C5 D6 E5 E3"]);
    let network = table.network();
    let city = network.stop(table.at("D4")).unwrap();
    assert_eq!(network.links_of(city).len(), 3);
    let [round, direct, detour] = [0, 1, 2].map(|index| &network.links[index].pieces);
    assert!(round.intersects(direct), "both leave D4 for the south");
    assert!(round.intersects(detour), "both cross from C5 to D6");
    assert!(direct.intersects(detour), "both reach E3 by E5");
}

#[test]
fn the_isle_of_wight_is_all_there() {
    let map = map_1860("extended");
    let network = Network::of(&map, &Layout::new(&map));
    assert_eq!((map.hexes.len(), map.tiles.boxed().count(), network.stops.len()), (45, 68, 40));
}
