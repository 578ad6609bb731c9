//! What may replace what on the maps of 1860, compared with lists worked out elsewhere.

use std::collections::BTreeMap;

use board::{Colour, Map, Rotation};

use crate::map_1860;

/// Reads lines such as `5 12: 0 5`.
fn expected(text: &str) -> BTreeMap<(String, String), Vec<usize>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (pair, rotations) = line.split_once(": ").unwrap();
            let (a, b) = pair.split_once(' ').unwrap();
            let rotations = rotations.split(' ').map(|r| r.parse().unwrap()).collect();
            ((a.to_owned(), b.to_owned()), rotations)
        })
        .collect()
}

fn first_tiles(map: &Map) -> BTreeMap<(String, String), Vec<usize>> {
    let mut found: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for id in map.hex_ids() {
        for next in map.replacements(id, map.printed(id)) {
            let pair = (map.hex(id).at.to_string(), map.tile(next.tile).name.clone());
            found.entry(pair).or_default().push(next.rotation.index());
        }
    }
    found
}

#[test]
fn first_tiles_on_the_extended_map() {
    let expected = expected(include_str!("../expected/1860-first-tiles-extended.txt"));
    assert_eq!(first_tiles(&map_1860("extended")), expected);
}

#[test]
fn first_tiles_on_the_original_map() {
    let expected = expected(include_str!("../expected/1860-first-tiles-original.txt"));
    assert_eq!(first_tiles(&map_1860("original")), expected);
}

#[test]
fn tile_upgrades() {
    let map = map_1860("extended");
    let mut found: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for (_, old) in map.tiles.boxed() {
        for (_, new) in map.tiles.boxed() {
            for turn in Rotation::ALL {
                if old.may_become(Rotation::ZERO, new, turn) {
                    found.entry((old.name.clone(), new.name.clone())).or_default().push(turn.index());
                }
            }
        }
    }
    assert_eq!(found, expected(include_str!("../expected/1860-tile-upgrades.txt")));
}

#[test]
fn the_table_agrees_with_the_tiles() {
    for which in ["original", "extended"] {
        let map = map_1860(which);
        for hex in map.hex_ids().filter(|hex| map.hex(*hex).buildable) {
            let mut waiting = vec![map.printed(hex)];
            while let Some((tile, rotation)) = waiting.pop() {
                let all = map.tiles.boxed().flat_map(|(id, new)| Rotation::ALL.map(|turn| (id, new, turn)));
                let fits: Vec<_> = all
                    .filter(|(_, new, turn)| {
                        let open = map.hex(hex).open;
                        map.tile(tile).may_become(rotation, new, *turn)
                            && (0..6).all(|edge| open[edge] || !new.exits(*turn)[edge])
                    })
                    .map(|(id, _, turn)| (id, turn))
                    .collect();
                let table = map.replacements(hex, (tile, rotation)).iter().map(|r| (r.tile, r.rotation));
                assert_eq!(table.collect::<Vec<_>>(), fits);
                if map.tile(tile).colour < Colour::Green {
                    waiting.extend(fits);
                }
            }
        }
    }
}
