//! Departures of recorded games in starting, building and placing markers (A10, A18 to A28, F24), each on both sides.

use super::super::options::Departures;
use super::super::scene::Scene;
use super::super::state::OperatingStep;
use super::refused;
use rules::{Action, Choice, Money};

/// A10: when a chartered company's marker enters the market.
#[test]
fn the_marker_of_a_chartered_company() {
    let enters = |with_par: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| departures.marker_enters_with_par = with_par)
            .in_play("ECR")
            .parliament_of("Ann");
        let company = scene.company_id("ECR");
        scene.next(&Action::OpenAuction { company, amount: Money(0) }).unwrap();
        scene.pass().unwrap();
        let par = scene.data().cell(Money(54)).expect("a price");
        scene.next(&Action::Start { company, par }).unwrap();
        scene.state().markers.cell(company).is_some()
    };
    assert!(!enters(false));
    assert!(enters(true));
}

/// A18: eight markers at flotation.
#[test]
fn eight_markers_at_flotation() {
    let bought = |by_merger_only: bool| {
        let mut scene = Scene::departing(&["eight_tokens"], 2, |departures| {
            departures.eight_markers_by_merger_only = by_merger_only
        })
        .started("ECR", 100, "Ann 4 own 6")
        .treasury("ECR", 900)
        .cash("Ann", 900)
        .stock_round("Ann");
        let company = scene.company_id("ECR");
        scene.next(&Action::BuyShare { company, from: rules::Place::Treasury, certificate: None }).unwrap();
        scene.next(&Action::BuyTokens { count: 8 }).is_ok()
    };
    assert!(bought(false));
    assert!(!bought(true));
}

/// Witham is full: the ECR's home can be upgraded to make room.
fn full_home(depart: impl FnOnce(&mut Departures), phase: &str) -> Scene {
    let mut scene = Scene::departing(&[], 2, depart)
        .phase(phase)
        .tile("D13", "57", 0)
        .tile("D11", "57", 0)
        .running("SVR", 90, "Ben 6")
        .train("SVR", "AF")
        .marker("SVR", "D13")
        .started("ECR", 80 + 2, "Ann 6")
        .treasury("ECR", 500);
    let id = scene.company_id("ECR");
    scene.game.state.company_mut(id).floated = true;
    scene.turn_of("ECR", OperatingStep::Home)
}

/// A23: the upgrade comes first, or as the turn's build.
#[test]
fn a_full_home_station_is_upgraded() {
    let mut first = full_home(|departures| departures.home_upgrade_comes_first = true, "B");
    assert_eq!(first.awaited(), "home-tile");
    first.lay("D13", "14", 0).unwrap();
    assert!(first.company_state("ECR").home_placed);
    assert_ne!(first.awaited(), "track", "the build is used up");
    let mut later = full_home(|_| {}, "B");
    assert_eq!(later.awaited(), "merging", "7.2: it may merge with the SVR at once");
    later.pass().unwrap();
    assert!(refused(later.pass(), "refusal-home-first"));
    later.lay("D13", "14", 0).unwrap();
    assert_eq!(later.company_state("ECR").beside, None);
}

/// 7.2: no upgrade in phase A, so a marker is displaced.
#[test]
fn a_full_home_station_that_cannot_be_upgraded() {
    let scene = full_home(|_| {}, "A");
    assert!(scene.company_state("ECR").home_placed);
    let (home, svr) = (scene.stop_at("D13"), scene.company_id("SVR"));
    assert!(scene.state().layout.owners_at(home).all(|owner| owner.0 != svr.0));
}

/// A24: of two markers the one placed last goes, or the one in the last circle.
#[test]
fn whose_marker_is_displaced() {
    let left = |last_circle: bool| {
        let mut scene =
            Scene::departing(&[], 3, |departures| departures.last_circle_is_displaced = last_circle)
                .phase("B")
                .tile("D13", "14", 0)
                .running("SVR", 90, "Ben 6")
                .running("EUR", 90, "Cat 6")
                .marker("SVR", "D13")
                .marker("EUR", "D13");
        // The SVR's marker was removed and stands again, in its old circle.
        let svr = scene.company_id("SVR");
        let hex = scene.hex_id("D13");
        scene.game.forget_placed(hex, svr);
        scene.game.state.placed.push((hex, svr));
        scene = scene.started("ECR", 82, "Ann 6").treasury("ECR", 500);
        let id = scene.company_id("ECR");
        scene.game.state.company_mut(id).floated = true;
        let scene = scene.turn_of("ECR", OperatingStep::Home);
        let (home, svr) = (scene.stop_at("D13"), scene.company_id("SVR"));
        scene.state().layout.owners_at(home).any(|owner| owner.0 == svr.0)
    };
    assert!(!left(false), "the SVR's was placed last");
    assert!(left(true), "the EUR's stands in the last circle");
}

/// A25: the first build.
#[test]
fn the_compulsory_first_build() {
    let scene = |any: bool| {
        Scene::departing(&[], 2, |departures| departures.any_build_will_do = any)
            .phase("B")
            .tile("E6", "16_1a", 0)
            .running("ECR", 90, "Ann 6")
            .turn_of("ECR", OperatingStep::Track)
    };
    let mut strict = scene(false);
    assert!(strict.pass().is_err());
    assert!(refused(strict.lay("E6", "16_2", 0), "refusal-home-first"));
    let mut loose = scene(true);
    assert!(loose.pass().is_err());
    loose.lay("E6", "16_2", 0).unwrap();
}

/// 13.0: without the third paragraph of 7.2 the first build must be at home, but need not be made.
#[test]
fn a_first_turn_without_a_build() {
    let scene = |options: &[&str]| {
        Scene::with(options, 2)
            .phase("B")
            .tile("E6", "16_1a", 0)
            .running("ECR", 90, "Ann 6")
            .train("ECR", "AF")
            .turn_of("ECR", OperatingStep::Track)
    };
    let mut second = scene(&[]);
    assert!(!second.may_pass() && refused(second.pass(), "refusal-home-first"));
    let mut first = scene(&["first_edition_home_marker"]);
    assert!(refused(first.lay("E6", "16_2", 0), "refusal-home-first"));
    assert!(first.may_pass());
    first.pass().unwrap();
}

/// A26: two tiles 16 lie on the map; a third arrangement of them.
#[test]
fn arrangements_of_village_tiles() {
    let third = |own_stock: bool| {
        let scene = Scene::departing(&[], 2, |departures| departures.arrangements_have_own_stock = own_stock)
            .phase("B")
            .tile("B3", "16_1a", 0)
            .tile("E6", "16_1a", 0);
        let tile = scene.tile_id("16_2");
        scene.check_tile_available(tile).is_ok()
    };
    assert!(!third(false), "there are two such tiles");
    assert!(third(true));
}

/// A28: the home marker of a company in receivership.
#[test]
fn a_home_marker_in_receivership() {
    let placed = |waits: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| departures.no_home_in_receivership = waits)
            .started("ECR", 82, "pool 6 Ben 2")
            .treasury("ECR", 500);
        let id = scene.company_id("ECR");
        scene.game.state.company_mut(id).floated = true;
        scene.turn_of("ECR", OperatingStep::Home).company_state("ECR").home_placed
    };
    assert!(placed(false));
    assert!(!placed(true));
}

/// A28: three trains in all, or three of each type.
#[test]
fn the_train_limit_in_receivership() {
    let trains = |by_type: bool| {
        let mut scene =
            Scene::departing(&[], 2, |departures| departures.receivership_limit_by_type = by_type)
                .phase("H")
                .running("ECR", 82, "pool 6 Ben 2")
                .permits("ECR", "E")
                .treasury("ECR", 900);
        for train in ["EF", "EF", "FF"] {
            scene = scene.train("ECR", train);
        }
        scene.turn_of("ECR", OperatingStep::Trains).company_state("ECR").trains.len()
    };
    assert_eq!(trains(false), 3);
    assert_eq!(trains(true), 4);
}

/// F24: London is full.
#[test]
fn a_full_london() {
    let awaited = |asked: bool| {
        let mut scene = Scene::departing(&[], 5, |departures| departures.full_london_is_asked = asked)
            .tile("B13", "57", 0)
            .running("N&E", 90, "Ann 6");
        for (company, at) in [("ECR", "B15"), ("SVR", "B15"), ("EUR", "D15"), ("L&H", "D15")] {
            scene = scene.running(company, 54, "Ben 6").train(company, "AF").marker(company, at);
        }
        scene.turn_of("N&E", OperatingStep::Marker).awaited()
    };
    assert_eq!(awaited(true), "token");
    assert_ne!(awaited(false), "token");
}

/// 7.6: one N tile, or two others.
#[test]
fn builds_of_a_turn() {
    let scene = || {
        Scene::rulebook(2)
            .tile("D11", "57", 0)
            .running("SVR", 90, "Ann 6")
            .train("SVR", "AF")
            .turn_of("SVR", OperatingStep::Track)
    };
    let mut two = scene();
    two.lay("D9", "621", 0).unwrap();
    two.lay("D13", "57", 0).unwrap();
    assert_ne!(two.awaited(), "track");
    let mut green = scene();
    assert!(refused(green.lay("D11", "14", 0), "refusal-colour-not-available"));
}

/// 7.2, 7.5.6: the circle that the SVR leaves by merging is for the ECR's waiting marker.
#[test]
fn a_waiting_marker_takes_a_circle_left_by_a_merger() {
    let beside = |needs_upgrade: bool| {
        let mut scene = full_home(|departures| departures.waiting_marker_needs_upgrade = needs_upgrade, "B");
        scene.merge("SVR", "ECR").unwrap();
        scene.next(&Action::Answer { reply: rules::Reply::Accept }).unwrap();
        scene.company_state("ECR").beside
    };
    assert_eq!(beside(false), None);
    assert!(beside(true).is_some());
}

/// 7.5.6: the ECR's waiting marker is lost, for the SVR has one on the hex; seven markers remain.
#[test]
fn a_waiting_marker_that_is_lost_is_not_counted() {
    let awaited = |counts: bool| {
        let mut scene = full_home(|departures| departures.lost_waiting_marker_counts = counts, "B");
        for hex in ["B13", "B5", "B7", "E8", "F3"] {
            scene = scene.tile(hex, "57", 0).marker("SVR", hex);
        }
        scene.merge("SVR", "SVR").unwrap();
        scene.next(&Action::Answer { reply: rules::Reply::Accept }).unwrap();
        scene.awaited()
    };
    assert_ne!(awaited(false), "removing");
    assert_eq!(awaited(true), "removing");
}

/// 10.3: "No more track building or token placement is permitted."
#[test]
fn no_home_marker_after_the_lner() {
    let placed = |after: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| departures.home_marker_after_lner = after)
            .started("ECR", 82, "Ann 6")
            .treasury("ECR", 500)
            .lner();
        let id = scene.company_id("ECR");
        scene.game.state.company_mut(id).floated = true;
        scene.turn_of("ECR", OperatingStep::Home).company_state("ECR").home_placed
    };
    assert!(!placed(false));
    assert!(placed(true));
}

/// G3: tile 779 with one more small station, turned so that the lines without one join other edges.
#[test]
fn a_small_station_that_joins_track_otherwise() {
    let scene = |rewires: bool| {
        Scene::departing(&[], 2, |departures| departures.small_station_rewires = rewires)
            .phase("D")
            .tile("B13", "57", 0)
            .tile("F9", "779_1a", 4)
            .running("N&E", 90, "Ann 6")
            .train("N&E", "DF")
            .turn_of("N&E", OperatingStep::Track)
    };
    let offered = |scene: &Scene, tile: &str, turned: u8| {
        scene.offered().iter().any(|choice| matches!(choice, Choice::LayTile { hex, tile: with, rotations, .. }
            if (*hex, *with) == (scene.hex_id("F9"), scene.tile_id(tile)) && rotations.iter().any(|rotation| rotation.index() == usize::from(turned))))
    };
    for rewires in [false, true] {
        assert!(offered(&scene(rewires), "779_2a", 4), "the same track");
        assert_eq!(offered(&scene(rewires), "779_2a", 3), rewires);
        assert!(!offered(&scene(true), "779_2b", 3), "the station that is there would move");
        assert_eq!(scene(rewires).lay("F9", "779_2a", 3).is_ok(), rewires);
    }
}
