//! The boards of the titles that are coming: their data load and make a network, and what may replace what is what
//! the facts in `../shared/facts` say.

use std::collections::{BTreeMap, BTreeSet};

use board::{Layout, Map, Network, Replacement, Rotation, StopAt, Tile, TileId};
use serde_json::Value;

const TITLES: [&str; 4] = ["1862", "1822", "1822mrs", "1822nrs"];

pub fn map_of(title: &str) -> Map {
    let data = |file: &str| std::fs::read_to_string(format!("../titles/data/{title}/{file}")).unwrap();
    let map = Map::parse(&data("map.toml"), "map.toml", &data("tiles.toml"), "tiles.toml", "whole");
    map.unwrap_or_else(|error| panic!("{title}: {error}"))
}

/// The facts of a title. Where they are absent, which CI never allows, nothing can be compared.
fn facts_of(title: &str) -> Option<Value> {
    let path = format!("../../../shared/facts/{title}.json");
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(serde_json::from_str(&text).unwrap()),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "{path}: {error}");
            eprintln!("{path} is absent ({error}): nothing is compared with the facts of {title}");
            None
        }
    }
}

fn texts(list: &Value) -> BTreeSet<String> {
    list.as_array().into_iter().flatten().map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn names(map: &Map, found: &[Replacement]) -> BTreeSet<String> {
    found.iter().map(|next| map.tile(next.tile).name.clone()).collect()
}

/// The names of tiles that follow a tile on any hex, however it lies.
fn follow<'a>(
    map: &'a Map,
    tile: TileId,
    table: impl Fn(&'a Map, board::HexId, (TileId, Rotation)) -> &'a [Replacement],
) -> BTreeSet<String> {
    let lying = map.hex_ids().flat_map(|hex| Rotation::ALL.map(|rotation| (hex, (tile, rotation))));
    lying.flat_map(|(hex, now)| names(map, table(map, hex, now))).collect()
}

#[test]
fn every_board_makes_a_network() {
    let stops_and_links = TITLES.map(|title| {
        let map = map_of(title);
        let network = Network::of(&map, &Layout::new(&map));
        (map.hexes.len(), network.stops.len(), network.links.len())
    });
    assert_eq!(stops_and_links, [(60, 65, 0), (211, 91, 5), (152, 69, 4), (109, 47, 1)]);
}

#[test]
fn first_tiles_are_those_of_the_facts() {
    for title in &TITLES[1..] {
        let (map, Some(facts)) = (map_of(title), facts_of(title)) else { continue };
        for hex in facts["map"]["hexes"].as_array().unwrap() {
            let at = hex["id"].as_str().unwrap();
            let id = map.find(at.parse().unwrap()).unwrap();
            let found = names(&map, map.replacements(id, map.printed(id)));
            // The facts list designs; whether one can be turned so that it fits the hex is for us to say.
            let mut expected = texts(&hex["first_tile_choices"]);
            expected.retain(|name| {
                let tile = map.tile(map.tile_named(name).unwrap());
                let (open, printed) = (map.hex(id).open, map.tile(map.hex(id).printed).exits(Rotation::ZERO));
                let mut exits = Rotation::ALL.iter().map(|turn| tile.exits(*turn));
                exits.any(|exits| leads_within(exits, open) && leads_within(printed, exits))
            });
            assert_eq!(found, expected, "{title}: first tiles on {at}");
        }
    }
}

fn leads_within(exits: [bool; 6], open: [bool; 6]) -> bool {
    exits.iter().zip(open).all(|(exit, open)| open || !exit)
}

#[test]
fn tiles_of_1822_become_what_the_facts_say() {
    for title in &TITLES[1..] {
        let (map, Some(facts)) = (map_of(title), facts_of(title)) else { continue };
        for tile in facts["tiles"].as_array().unwrap() {
            let id = map.tile_named(tile["id"].as_str().unwrap()).unwrap();
            let old = map.tile(id);
            let becomes =
                |new: &Tile| Rotation::ALL.iter().any(|turn| old.may_become(Rotation::ZERO, new, *turn));
            let new = map.tiles.boxed().filter(|(_, new)| becomes(new)).map(|(_, new)| new.name.clone());
            let new: BTreeSet<String> = new.collect();
            assert_eq!(new, texts(&tile["upgrades_to"]), "{title}: upgrades of {}", old.name);
            // The facts list every plain tile of the next colour; its track must be kept all the same.
            let mut bare = texts(&tile["town_removal_upgrades"]);
            bare.retain(|name| {
                let new = map.tile(map.tile_named(name).unwrap());
                let keeps = |turn: &Rotation| leads_within(old.exits(Rotation::ZERO), new.exits(*turn));
                Rotation::ALL.iter().any(keeps)
            });
            assert_eq!(follow(&map, id, Map::removals), bare, "{title}: {} without its town", old.name);
        }
    }
}

#[test]
fn letters_are_asked_for_from_a_colour_on() {
    let map = map_of("1822");
    let plymouth = map.find("B43".parse().unwrap()).unwrap();
    let yellow = (map.tile_named("6").unwrap(), Rotation::new(2).unwrap());
    assert_eq!(names(&map, map.replacements(plymouth, yellow)), ["405".to_owned()].into());
    let map = map_of("1862");
    let ipswich = map.find("F11".parse().unwrap()).unwrap();
    let green = (map.tile_named("791").unwrap(), Rotation::new(1).unwrap());
    assert_eq!(names(&map, map.replacements(ipswich, green)), ["795".to_owned()].into());
}

#[test]
fn tiles_of_1862_become_what_the_facts_say() {
    let (map, Some(facts)) = (map_of("1862"), facts_of("1862")) else { return };
    for tile in facts["tiles"]["town_tiles"].as_array().unwrap() {
        let old = map.tile(map.tile_named(tile["id"].as_str().unwrap()).unwrap());
        let mut found: BTreeMap<String, Vec<u64>> = BTreeMap::new();
        for (_, new) in map.tiles.boxed() {
            for turn in Rotation::ALL.into_iter().filter(|turn| old.may_become(Rotation::ZERO, new, *turn)) {
                found.entry(new.name.clone()).or_default().push(turn.index() as u64);
            }
        }
        let anywhere =
            tile["upgrades_to"].as_array().unwrap().iter().filter(|next| next["only_on"].is_null());
        let turns = |next: &Value| {
            next["relative_rotations"].as_array().unwrap().iter().flat_map(Value::as_u64).collect()
        };
        let expected: BTreeMap<String, Vec<u64>> =
            anywhere.map(|next| (next["id"].as_str().unwrap().to_owned(), turns(next))).collect();
        assert_eq!(found, expected, "upgrades of {}", old.name);
    }
    for tile in facts["tiles"]["village_tiles"].as_array().unwrap() {
        let designs = tile["upgrades_to"].as_array().unwrap().iter();
        let expected: BTreeSet<&str> = designs.map(|next| next["id"].as_str().unwrap()).collect();
        let mut found = BTreeSet::new();
        for arrangement in tile["recorded_tile_ids"].as_array().unwrap() {
            let id = map.tile_named(arrangement["id"].as_str().unwrap()).unwrap();
            for name in follow(&map, id, Map::replacements) {
                let next = map.tile(map.tile_named(&name).unwrap());
                assert_eq!(next.stops.len(), map.tile(id).stops.len(), "an upgrade adds no station");
                found.insert(next.stock.as_str());
            }
        }
        assert_eq!(found, expected, "upgrades of {}", tile["id"]);
    }
}

#[test]
fn a_small_station_is_added_to_a_line_that_has_none() {
    let map = map_of("1862");
    let added = |name: &str| follow(&map, map.tile_named(name).unwrap(), Map::additions);
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(added("16_1a"), set(&["16_2"]));
    assert_eq!(added("779_1b"), set(&["779_2a", "779_2c"]));
    assert_eq!(added("779_3"), set(&[]));
    assert_eq!(added("8850"), set(&[]));
    assert_eq!(added("14"), set(&[]));
}

#[test]
fn arrangements_of_a_design_are_made_of_the_same_copies() {
    let map = map_of("1862");
    let mut layout = Layout::new(&map);
    let (one, other) = (map.tile_named("16_1a").unwrap(), map.tile_named("16_2").unwrap());
    assert_eq!((layout.supply(&map, one), layout.supply(&map, other)), (Some(2), Some(2)));
    layout.replace(map.find("B3".parse().unwrap()).unwrap(), one, Rotation::ZERO);
    assert_eq!((layout.supply(&map, one), layout.supply(&map, other)), (Some(1), Some(1)));
}

/// Mid Wales (E28) is reached from Shrewsbury's side over two tracks that run side by side by way of F27: they join
/// it to G26 and to G28 without meeting.
#[test]
fn tracks_side_by_side_do_not_meet() {
    let map = map_of("1822");
    let mut layout = Layout::new(&map);
    let hex = |at: &str| map.find(at.parse().unwrap()).unwrap();
    let stop =
        |network: &Network, at: &str| network.stop(StopAt { hex: hex(at), node: board::NodeId(0) }).unwrap();
    let (town, city) = (map.tile_named("4").unwrap(), map.tile_named("57").unwrap());
    layout.replace(hex("G26"), town, Rotation::new(1).unwrap());
    layout.replace(hex("G28"), city, Rotation::new(2).unwrap());
    let network = Network::of(&map, &layout);
    let wales = stop(&network, "E28");
    let mut ends: Vec<_> = network.links_of(wales).iter().map(|link| network.link(*link)).collect();
    ends.retain(|link| link.hexes_set.contains(hex("F27")));
    assert_eq!(ends.len(), 2);
    assert!(!ends[0].pieces.intersects(&ends[1].pieces), "each train has a track of its own");
    assert!(
        !network
            .links_of(stop(&network, "G26"))
            .iter()
            .any(|link| { network.link(*link).other(stop(&network, "G26")) == stop(&network, "G28") })
    );
}
