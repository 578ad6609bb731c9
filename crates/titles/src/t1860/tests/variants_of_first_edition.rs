//! *Variable revenue for private companies* and *Accelerated Track Development*: the first edition's own variants.

use super::super::words;
use super::scenery::freshwater_newport;
use super::why;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::{Run, Track};
use crate::t1860::state::PrivateOwner;
use rules::{Choice, Game, Money, Reason, Step};

fn variable() -> Scene {
    Scene::new("first", &["variable_private_revenue"], 3)
}

fn income(scene: &Scene, private: &str) -> i32 {
    scene.state().privates[scene.private_id(private).index()].income.0
}

#[test]
fn brading_doubles_once_the_bhir_has_floated() {
    for (scene, after) in [(variable(), 10), (Scene::first(3), 5)] {
        let scene =
            scene.private("Brading", "Cat").running("IWNJ", 62, "Cat 5").started("BHI&R", 58, "Ann 4");
        let mut scene = scene.stock_round("Ann");
        assert_eq!(income(&scene, "Brading"), 5);
        scene.buy_from_ipo("Ann", "BHI&R").unwrap();
        assert_eq!(income(&scene, "Brading"), after);
    }
}

/// The FYN with tiles that let one train reach Newport, or two together.
fn fyn(scene: Scene) -> Scene {
    let scene = freshwater_newport(scene.phase(4).running("FYN", 90, "Ann 5")).private("Yarmouth", "Ben");
    scene.tile("E5", "748", 2).base("FYN", "G5")
}

#[test]
fn yarmouth_earns_5_more_once_the_fyn_has_run_a_train_from_yarmouth_to_newport() {
    for (scene, after) in [(variable(), 15), (Scene::first(3), 10)] {
        let mut scene = fyn(scene).train("FYN", "4+2").turn_of("FYN", Run);
        scene.run(&[("4+2", "B4 C5 E5 (F4) G5")]).unwrap();
        assert_eq!(income(&scene, "Yarmouth"), after);
    }
}

#[test]
fn yarmouth_earns_no_more_from_a_run_that_does_not_reach_newport() {
    let mut scene = fyn(variable()).train("FYN", "4+2").turn_of("FYN", Run);
    scene.run(&[("4+2", "B6 B4")]).unwrap();
    assert_eq!(income(&scene, "Yarmouth"), 10);
}

/// "Has run a train from Yarmouth to Newport": one train, unlike destinations, which speak of connecting routes.
#[test]
fn yarmouth_earns_no_more_from_two_trains_that_meet_half_way() {
    let mut scene = fyn(variable()).train("FYN", "3+2").train("FYN", "4+2").turn_of("FYN", Run);
    scene.run(&[("3+2", "B6 B4 C5 E5"), ("4+2", "E5 (F4) G5")]).unwrap();
    assert_eq!(income(&scene, "Yarmouth"), 10);
}

#[test]
fn ryde_and_cowes_halve_when_fishbourne_is_bought_and_nothing_closes() {
    let scene = variable().phase(6).private("Ryde", "Ann").private("Cowes", "Ann").private("Brading", "Ben");
    let mut scene = scene.stock_round("Cat");
    scene.buy_private("Cat", "Fishbourne").unwrap();
    assert_eq!((income(&scene, "Ryde"), income(&scene, "Cowes"), income(&scene, "Brading")), (15, 10, 5));
    let owner = |private: &str| scene.state().privates[scene.private_id(private).index()].owner;
    assert_eq!(owner("Ryde"), PrivateOwner::Player(scene.player_id("Ann")));
    assert_eq!(owner("Brading"), PrivateOwner::Player(scene.player_id("Ben")));
}

#[test]
fn privates_are_not_sold_or_exchanged() {
    let mut scene = variable().private("Ryde", "Ann").started("IOW", 74, "Ben 2").stock_round("Ann");
    let option = "variable_private_revenue";
    assert_eq!(why(scene.sell_private("Ann", "Ryde")), Reason::ForbiddenByOption { option });
    assert_eq!(why(scene.exchange("Ann", "Ryde")), Reason::ForbiddenByOption { option });
    let wrong = |choice: &Choice| matches!(choice, Choice::SellPrivate { .. } | Choice::Exchange { .. });
    assert!(!scene.offered().iter().any(wrong));
}

#[test]
fn a_closed_private_has_no_income_is_no_certificate_and_counts_its_face_value() {
    let scene = variable().private("Ryde", "Ann").running("IOW", 74, "Ben 9").stock_round("Ann");
    let mut scene = scene;
    let ann = scene.player_id("Ann");
    assert_eq!((scene.certificate_count(ann), scene.worth(ann)), (1, Money(800)));
    let (company, private) = (scene.company_id("IOW"), scene.private_id("Ryde"));
    assert_eq!(why(scene.buy_from_ipo("Ann", "IOW")), Reason::Reserved { company, private });
    scene.close_private("Ann", "Ryde").unwrap();
    assert_eq!((scene.certificate_count(ann), scene.worth(ann)), (0, Money(800)));
    assert_eq!(scene.to_act(), ["Ann"], "closing is no purchase and no sale");
    scene.buy_from_ipo("Ann", "IOW").unwrap();
    assert_eq!(why(scene.close_private("Ben", "Ryde")), Reason::NotYourPrivate { private });
    while scene.turn().step == Step::TRADING {
        scene.pass().unwrap();
    }
    assert_eq!(scene.cash_of("Ann"), 670 - 100, "no income in the operating round");
}

/// The FYN with yellow track from Freshwater to Watchingwell, looking towards Cement Mills.
fn towards_newport(scene: Scene) -> Scene {
    let scene = scene.phase(3).running("FYN", 82, "Ann 5").train("FYN", "3+2").tile("B6", "115", 3);
    let scene = scene.tile("B4", "5", 5).tile("C5", "742", 2).tile("D4", "8", 5).tile("E5", "742", 2);
    scene.turn_of("FYN", Track)
}

fn accelerated() -> Scene {
    towards_newport(Scene::new("first", &["accelerated_track"], 3))
}

#[test]
fn accelerated_one_yellow_tile_and_one_upgrade_in_either_order() {
    let mut scene = accelerated();
    scene.lay("F4", "742", 5).unwrap();
    scene.lay("C5", "748", 2).unwrap();
    assert_ne!(scene.turn().step, Step::TRACK);
    let mut scene = accelerated();
    scene.lay("C5", "748", 2).unwrap();
    assert_eq!(scene.turn().step, Step::TRACK);
    scene.lay("F4", "742", 5).unwrap();
    assert_ne!(scene.turn().step, Step::TRACK);
}

#[test]
fn accelerated_not_without_the_option() {
    let mut scene = towards_newport(Scene::first(3));
    scene.lay("F4", "742", 5).unwrap();
    let tile = scene.tile_id("748");
    assert_eq!(why(scene.lay("C5", "748", 2)), words::Reason::SecondTileTooMuch { tile });
    let mut scene = towards_newport(Scene::first(3));
    scene.lay("C5", "748", 2).unwrap();
    assert_ne!(scene.turn().step, Step::TRACK);
}

#[test]
fn accelerated_the_tile_laid_may_not_be_upgraded_in_the_same_turn() {
    let mut scene = accelerated();
    scene.lay("F4", "742", 5).unwrap();
    let tile = scene.tile_id("748");
    assert_eq!(why(scene.lay("F4", "748", 5)), words::Reason::SecondTileTooMuch { tile });
    let upgrades = |choice: &Choice| matches!(choice, Choice::LayTile { tile: t, hex, .. } if *t == tile && *hex == scene.hex_id("F4"));
    assert!(!scene.offered().iter().any(upgrades));
}

#[test]
fn accelerated_two_yellow_tiles_but_never_two_upgrades() {
    let mut scene = accelerated();
    scene.lay("C5", "748", 2).unwrap();
    let tile = scene.tile_id("748");
    assert_eq!(why(scene.lay("E5", "748", 2)), words::Reason::SecondTileTooMuch { tile });
    let mut scene = accelerated();
    scene.lay("F4", "743", 1).unwrap_err();
    scene.lay("F4", "741", 0).unwrap();
    scene.lay("F6", "743", 0).unwrap();
    assert_ne!(scene.turn().step, Step::TRACK);
}

#[test]
fn accelerated_a_large_station_stands_alone() {
    let mut scene = accelerated();
    scene.lay("F4", "742", 5).unwrap();
    let tile = scene.tile_id("763");
    assert_eq!(why(scene.lay("G5", "763", 0)), words::Reason::SecondTileTooMuch { tile });
    let mut scene = accelerated().tile("F4", "742", 5).turn_of("FYN", Track);
    scene.lay("G5", "763", 0).unwrap();
    assert_ne!(scene.turn().step, Step::TRACK);
}
