//! *Flotation & Capitalisation*, *Flotation Capital*.

use super::super::words;
use super::{told, why};
use crate::t1860::scene::Scene;
use rules::{Choice, Game, Reason, Step};

#[test]
fn a_company_floats_at_50_percent_with_ten_times_its_par() {
    let mut scene = Scene::second(2).started("C&N", 82, "Ann 4").stock_round("Ann");
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    assert!(scene.company_state("C&N").floated);
    assert_eq!(scene.treasury_of("C&N"), 820);
    assert_eq!(scene.company_state("C&N").bases_left, 3);
}

#[test]
fn does_flotation_count_pool_shares() {
    let mut scene = Scene::second(2).started("C&N", 82, "Ann 3 pool 1").stock_round("Ann");
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    assert!(!scene.company_state("C&N").floated, "four with Ann, one in the pool");
    scene.buy_from_pool("Ben", "C&N").unwrap();
    assert!(scene.company_state("C&N").floated);
}

#[test]
fn when_is_a_marker_placed_in_its_stack_at_flotation() {
    let scene = Scene::second(2).started("C&N", 82, "Ann 4").started("IOW", 82, "Ben 5").stock_round("Ann");
    let mut scene = scene;
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    scene.lay("F2", "787", 0).unwrap();
    let order = scene.running_companies();
    assert_eq!(order[..], [scene.company_id("IOW"), scene.company_id("C&N")]);
}

#[test]
fn home_tile_on_flotation_is_laid_by_the_director_at_once() {
    let mut scene = Scene::second(2).started("C&N", 82, "Ann 4").cash("Ann", 90).stock_round("Ben");
    scene.buy_from_ipo("Ben", "C&N").unwrap();
    assert_eq!((scene.to_act(), scene.turn().step), (vec!["Ann"], Step::HOME_TILE));
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.pass()), Reason::HomeTileDue { company });
    let hex = scene.hex_id("F4");
    assert_eq!(why(scene.lay("F4", "742", 0)), Reason::WrongHomeHex { company, hex });
    let (tile, hex) = (scene.tile_id("787"), scene.hex_id("F2"));
    assert_eq!(why(scene.lay("F2", "787", 5)), Reason::TileDoesNotFit { tile, hex });
    scene.lay("F2", "787", 1).unwrap();
    assert_eq!((scene.to_act(), scene.turn().step), (vec!["Ann"], Step::TRADING));
}

#[test]
fn the_home_tile_does_not_count_as_the_placement_of_the_first_turn() {
    let scene = Scene::second(2).phase(2).started("C&N", 82, "Ann 4").stock_round("Ann");
    let mut scene = scene;
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    scene.lay("F2", "787", 0).unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene.lay("F4", "743", 0).unwrap();
    scene.lay("F6", "743", 0).unwrap();
}

#[test]
fn a_home_hex_with_track_needs_no_tile() {
    let mut scene = Scene::second(2).started("IOW", 82, "Ann 4").stock_round("Ann");
    scene.buy_from_ipo("Ann", "IOW").unwrap();
    assert_eq!((scene.to_act(), scene.turn().step), (vec!["Ben"], Step::TRADING));
}

/// 746 has two copies for three B hexes.
#[test]
fn home_tile_on_flotation_if_none_is_left_the_base_stands_on_the_bare_hex() {
    let scene = Scene::second(2).running("BHI&R", 62, "Ben 5").started("VY&SC", 62, "Ann 4");
    let mut scene = scene.tile("J6", "746", 0).tile("G9", "746", 0).stock_round("Ann");
    let events = scene.buy_from_ipo("Ann", "VY&SC").unwrap();
    let (company, hex) = (scene.company_id("VY&SC"), scene.hex_id("E9"));
    assert!(told(&events, words::Event::NoHomeTile { company, hex }));
    assert_eq!((scene.to_act(), scene.turn().step), (vec!["Ben"], Step::TRADING));
    let at = scene.stop_at("E9");
    assert_eq!(scene.state().layout.owners_at(at).count(), 1);
}

#[test]
fn after_the_southern_railway_no_home_base_and_no_tile_are_placed() {
    let scene = Scene::second(2).phase(9).building_ended().started("C&N", 82, "Ann 4").stock_round("Ann");
    let mut scene = scene;
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    assert!(scene.company_state("C&N").floated);
    assert!(scene.state().layout.tokens().is_empty());
    assert!(!scene.offered().iter().any(|choice| matches!(choice, Choice::LayTile { .. })));
}
