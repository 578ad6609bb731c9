//! What may replace what on the maps of 1860, compared with lists worked out elsewhere.

use std::collections::{BTreeMap, BTreeSet};

use board::{End, HexId, Map, NodeId, Replacement, Rotation, StopKind, TileId};

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

/// As if nothing had been worked out before: every pair of a tile and its replacement, just as they lie.
#[test]
fn stops_and_track_that_are_kept() {
    let map = map_1860("extended");
    let mut seen = BTreeSet::new();
    for (hex, (tile, _)) in map.hex_ids().flat_map(|hex| map.tiles.iter().map(move |tile| (hex, tile))) {
        for now in Rotation::ALL.map(|rotation| (tile, rotation)) {
            if map.tile(tile).printed && map.printed(hex) != now {
                continue;
            }
            for next in map.replacements(hex, now) {
                let (old, new, rebuilt) = (map.tile(tile), map.tile(next.tile), map.rebuilt(now, *next));
                assert_eq!(Some(&rebuilt.stops), old.stops_become(now.1, new, next.rotation).as_ref());
                let ends: BTreeSet<_> = old.track_at(now.1).map(|track| [track.a, track.b]).collect();
                let was = |end: End| match end {
                    End::Edge(_) => Some(end),
                    End::Node(node) => {
                        let before = rebuilt.stops.iter().position(|stop| *stop == node)?;
                        Some(End::Node(NodeId(before as u8)))
                    }
                };
                for (index, track) in new.track_at(next.rotation).enumerate() {
                    let before = was(track.a).zip(was(track.b));
                    let kept = before.is_some_and(|(a, b)| ends.contains(&[a, b]) || ends.contains(&[b, a]));
                    assert_eq!(rebuilt.new_track >> index & 1 == 0, kept, "{now:?} {next:?} {track:?}");
                }
                seen.insert((now, *next));
            }
        }
    }
    assert!(seen.len() > 1000, "{}", seen.len());
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

/// Everything that can come to lie on a hex.
fn everything_on(map: &Map, hex: HexId) -> BTreeSet<(TileId, Rotation)> {
    let mut known = BTreeSet::from([map.printed(hex)]);
    let mut waiting = vec![map.printed(hex)];
    while let Some(now) = waiting.pop() {
        for next in map.replacements(hex, now) {
            if known.insert((next.tile, next.rotation)) {
                waiting.push((next.tile, next.rotation));
            }
        }
    }
    known
}

#[test]
fn the_table_agrees_with_the_tiles() {
    for map in ["original", "extended"].map(map_1860) {
        for hex in map.hex_ids().filter(|hex| map.hex(*hex).buildable) {
            let open = map.hex(hex).open;
            for (tile, rotation) in everything_on(&map, hex) {
                let mut fitting = Vec::new();
                for (id, new) in map.tiles.boxed() {
                    for turn in Rotation::ALL {
                        let within = (0..6).all(|edge| open[edge] || !new.exits(turn)[edge]);
                        if within && map.tile(tile).may_become(rotation, new, turn) {
                            fitting.push(Replacement { tile: id, rotation: turn });
                        }
                    }
                }
                assert_eq!(map.replacements(hex, (tile, rotation)), fitting);
            }
        }
    }
}

/// Tokens stay at the number of their stop, so that number must stay the same city.
#[test]
fn cities_keep_their_numbers() {
    let map = map_1860("extended");
    for hex in map.hex_ids() {
        for now in everything_on(&map, hex) {
            for next in map.replacements(hex, now) {
                let (old, new) = (map.tile(now.0), map.tile(next.tile));
                let stops = old.stops_become(now.1, new, next.rotation).unwrap();
                for (node, _) in old.stops.iter().enumerate().filter(|(_, s)| s.kind == StopKind::City) {
                    assert_eq!(stops[node].index(), node, "{} to {}", old.name, new.name);
                }
            }
        }
    }
}

#[test]
fn what_cannot_lie_there_is_replaced_by_nothing() {
    let map = map_1860("original");
    let cowes = map.find("F2".parse().unwrap()).unwrap();
    assert!(map.replacements(cowes, (map.tile_named("5").unwrap(), Rotation::ZERO)).is_empty());
    assert!(map.replacements(cowes, (map.tile_named("787").unwrap(), Rotation::ALL[3])).is_empty());
    let pier = map.find("J2".parse().unwrap()).unwrap();
    assert!(map.replacements(pier, map.printed(pier)).is_empty());
}
