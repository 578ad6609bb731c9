//! Reviewed pictures of every tile and of whole boards. With `BRADSHAW_UPDATE=1` they are written anew; look at
//! the difference before committing it.

use std::path::Path;

use board::{Layout, Rotation, Tile};
use draw::{Cartouche, Palette, Picture};

use crate::{developed, homes, liveries, map_1860, two_runs};

const TITLE: Option<Cartouche<'_>> =
    Some(Cartouche { title: "1860", subtitle: "Railways on the Isle of Wight" });

/// Compares a picture with the file that was reviewed.
fn check(folder: &str, name: &str, picture: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder).join(format!("{name}.svg"));
    if std::env::var_os("BRADSHAW_UPDATE").is_some() {
        std::fs::write(&path, picture).unwrap();
    }
    let reviewed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(reviewed == picture, "{} differs; BRADSHAW_UPDATE=1 writes it anew", path.display());
}

/// A tile alone, with the rules of the stylesheet that it needs.
fn portrait(tile: &Tile) -> String {
    let fragment = draw::tile(tile, tile.fixed_rotation.unwrap_or(Rotation::ZERO));
    let sheet = draw::stylesheet(Palette::Day);
    let needed = |rule: &&str| {
        let selector = rule.split(" {").next().unwrap_or_default();
        let class = selector.trim_start_matches(".board ").trim_start_matches('.');
        class == "text" || fragment.split(['"', ' ']).any(|word| word == class)
    };
    let style: String = sheet.split_inclusive('}').filter(needed).map(|rule| format!("{rule}\n")).collect();
    let body = fragment.replace("><", ">\n<");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" viewBox=\"-104 -90 208 180\" \
         width=\"416\" height=\"360\">\n<style>\n{style}</style>\n{body}\n</svg>\n"
    )
}

#[test]
fn every_tile_looks_as_reviewed() {
    let map = map_1860("extended");
    assert_eq!(map.tiles.boxed().count(), 68);
    for (_, tile) in map.tiles.boxed() {
        check("tiles", &tile.name, &portrait(tile));
    }
}

#[test]
fn both_bare_maps_look_as_reviewed() {
    for which in ["extended", "original"] {
        let map = map_1860(which);
        let (liveries, homes) = (liveries(), homes(&map));
        let scene = Picture {
            liveries: &liveries,
            homes: &homes,
            title: TITLE,
            coordinates: true,
            ..Picture::default()
        };
        check("boards", which, &draw::board_svg(&map, &Layout::new(&map), &scene));
    }
}

#[test]
fn a_developed_board_looks_as_reviewed() {
    let map = map_1860("extended");
    let (layout, liveries) = (developed(&map), liveries());
    let runs = two_runs(&map, &layout);
    let scene = Picture { liveries: &liveries, runs: &runs, title: TITLE, ..Picture::default() };
    check("boards", "developed", &draw::board_svg(&map, &layout, &scene));
}
