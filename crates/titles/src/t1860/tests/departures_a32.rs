//! A32: track counts for building if a train could get there, and "once a train leaves a hex it may not re-enter it".

use super::super::words;
use super::{why, with};
use crate::t1860::options::Options;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::Track;
use rules::{Choice, Game, Reason};
use std::collections::BTreeSet;

/// Cowes–E3–E5–E7 (north to south-west)–D8–Shorwell, and from there north to E7 again.
fn line(scene: Scene, on_e7: (&str, u8)) -> Scene {
    let mut scene = scene.phase(3).running("C&N", 82, "Ann 5").treasury("C&N", 500).train("C&N", "3+2");
    let tiles = [("F2", "787", 1), ("E3", "8", 4), ("E5", "743", 0), ("D8", "7", 4), ("E9", "762", 0)];
    for (hex, tile, rotation) in tiles {
        scene = scene.tile(hex, tile, rotation);
    }
    scene.tile("E7", on_e7.0, on_e7.1).turn_of("C&N", Track)
}

fn offers(scene: &Scene, at: &str, with: &str) -> bool {
    let wanted = (scene.hex_id(at), scene.tile_id(with));
    let lays = |choice: &Choice| {
        matches!(choice, Choice::LayTile { hex, tile, rotations, .. }
            if (*hex, *tile) == wanted && rotations.iter().any(|rotation| rotation.index() == 0))
    };
    scene.choices().options.iter().any(lays)
}

/// The south to north-west track of the new tile can be come to from Shorwell only, after E7 was used.
#[test]
fn a32_rulebook_an_upgrade_gives_track_that_a_train_can_get_to() {
    for edition in [Scene::second(2), Scene::first(2)] {
        let mut scene = line(edition, ("8", 1));
        assert!(!offers(&scene, "E7", "16"));
        let hex = scene.hex_id("E7");
        assert_eq!(why(scene.lay("E7", "16", 0)), words::Reason::NothingGained { hex });
    }
    for edition in
        [with(2, |on| on.building_re_enters_hexes = true), Scene::new("second", &["re_enter_hexes"], 2)]
    {
        let mut scene = line(edition, ("8", 1));
        assert!(offers(&scene, "E7", "16"));
        scene.lay("E7", "16", 0).unwrap();
    }
}

/// With that tile on E7, its loose end at Calbourne is behind E7 again.
#[test]
fn a32_rulebook_a_tile_joins_track_that_a_train_can_get_to() {
    for edition in [Scene::second(2), Scene::first(2)] {
        let mut scene = line(edition, ("16", 0));
        let hex = scene.hex_id("D6");
        assert_eq!(why(scene.lay("D6", "743", 2)), Reason::NotConnected { hex });
    }
    for edition in
        [with(2, |on| on.building_re_enters_hexes = true), Scene::new("second", &["re_enter_hexes"], 2)]
    {
        line(edition, ("16", 0)).lay("D6", "743", 2).unwrap();
    }
}

/// A base at Shorwell is on the other side: from there E7 is entered once.
#[test]
fn a32_rulebook_another_base_gets_there() {
    let scene = line(Scene::second(2), ("8", 1)).base("C&N", "E9");
    assert!(offers(&scene, "E7", "16"));
}

#[test]
fn a32_recorded_games_and_version_1_re_enter_hexes() {
    let re_enters = |edition: &str, version: u32| {
        let options = Options::read(Some(edition), &BTreeSet::new(), version).unwrap();
        options.departures.building_re_enters_hexes
    };
    for edition in ["first", "second"] {
        assert!(re_enters(edition, 1) && !re_enters(edition, 2));
    }
    assert!(re_enters("recorded", 1) && re_enters("recorded", 2));
}
