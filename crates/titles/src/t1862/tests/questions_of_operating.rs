//! Questions of the notes (C) about operating rounds, merging and trains.

use super::super::scene::Scene;
use super::super::state::{OperatingStep, Type, TypeSet};
use super::refused;
use rules::{Action, Choice, Money, TrainId, Word};

/// N&E at Bishop's Stortford, the WStI at Wisbech, and a line of track between them by Cambridge.
fn line(scene: Scene) -> Scene {
    scene
        .tile("B13", "57", 0)
        .tile("B11", "8852", 0)
        .tile("B9", "790", 0)
        .tile("B7", "57", 0)
        .tile("B5", "57", 0)
}

fn place(scene: &mut Scene, at: &str) -> crate::scene::Acted {
    let at = scene.stop_at(at);
    scene.next(&Action::PlaceToken { at })
}

/// "Order?": by price, then from the top of the stack.
#[test]
fn operating_order() {
    let scene = Scene::rulebook(2)
        .running("L&E", 90, "Ann 6")
        .running("SVR", 100, "Ben 6")
        .running("ECR", 90, "Ann 6");
    let order: Vec<String> =
        scene.running_companies().iter().map(|id| rules::Names::company(&scene.game, *id)).collect();
    assert_eq!(order, ["SVR", "L&E", "ECR"]);
}

/// "Build allowance?": an N tile fills the turn, and does not follow another tile.
#[test]
fn one_n_tile_and_nothing_else() {
    let scene = || Scene::rulebook(2).running("EUR", 90, "Ann 6").train("EUR", "AF");
    let mut alone = scene().turn_of("EUR", OperatingStep::Track);
    alone.lay("E12", "790", 0).unwrap();
    assert_ne!(alone.awaited(), "track");
    let mut second = Scene::rulebook(2)
        .tile("D11", "57", 2)
        .running("SVR", 90, "Ann 6")
        .train("SVR", "AF")
        .turn_of("SVR", OperatingStep::Track);
    second.lay("C10", "6", 5).unwrap();
    assert!(refused(second.lay("E12", "790", 2), "refusal-build-too-much"));
}

/// "Upgrade permission?", with the example of 7.6.3: Felixstowe must be upgraded before the small station tile to its north.
#[test]
fn felixstowe_is_upgraded_first() {
    let offered = |felixstowe: (&str, u8)| {
        let scene = Scene::rulebook(4)
            .phase("B")
            .tile("F11", "790", 1)
            .tile("G10", "8851", 3)
            .tile("G12", felixstowe.0, felixstowe.1)
            .running("FDR", 90, "Ann 6")
            .running("ESR", 82, "Ben 6")
            .running("EUR", 74, "Cat 6")
            .marker("EUR", "F11")
            .train("FDR", "AF")
            .turn_of("FDR", OperatingStep::Track);
        let hex = scene.hex_id("G10");
        scene.offered().iter().any(|choice| matches!(choice, Choice::LayTile { hex: at, .. } if *at == hex))
    };
    assert!(!offered(("57", 2)), "Ipswich is full, and no railhead leads north");
    assert!(offered(("14", 2)));
}

/// "Small station?": anywhere on the board, once on each line, and as the turn's only build (7.6.4).
#[test]
fn small_stations() {
    let scene = |tile: &str| {
        Scene::rulebook(2)
            .phase("B")
            .tile("B13", "57", 0)
            .tile("E6", tile, 0)
            .running("N&E", 90, "Ann 6")
            .train("N&E", "AF")
            .turn_of("N&E", OperatingStep::Track)
    };
    let mut far = scene("16_1a");
    far.lay("E6", "16_2", 0).unwrap();
    assert_ne!(far.awaited(), "track");
    let mut second = scene("16_1a");
    second.lay("B11", "8851", 0).unwrap();
    let refusal = second.lay("E6", "16_2", 0).expect_err("a refusal");
    assert_eq!((refusal.section, refusal.reason.id), ("7.6.4", "refusal-build-too-much"));
    let refusal = scene("16_2").lay("E6", "16_1b", 0).expect_err("a refusal");
    assert_eq!(refusal.section, "7.6.4", "both lines have a station, which stays");
}

/// "London link?": a route to London, no build this turn; and it is the turn's only marker. "London?": no run without it.
#[test]
fn the_london_link() {
    let scene = |step| {
        Scene::rulebook(2)
            .tile("B13", "57", 0)
            .tile("C10", "57", 1)
            .running("N&E", 90, "Ann 6")
            .permits("N&E", "E")
            .train("N&E", "AE")
            .turn_of("N&E", step)
    };
    let mut built = scene(OperatingStep::Track);
    built.lay("B11", "8851", 0).unwrap();
    built.pass().unwrap();
    assert!(refused(place(&mut built, "B15"), "refusal-london-instead-of-build"));
    built.pass().unwrap();
    let runs = vec![built.run("N&E", 0, "B13 B15")];
    assert!(refused(built.next(&Action::Run { runs }), "refusal-no-london-link"));
    let mut linked = scene(OperatingStep::Marker);
    place(&mut linked, "B15").unwrap();
    assert_eq!((linked.awaited(), linked.earn("N&E", &[(0, "B13 B15")]).0), ("running", 20 + 100));
}

/// "Connection for mergers?": a full foreign station is reached but not passed; companies in receivership do not merge.
#[test]
fn partners_of_a_merger() {
    let scene = |receivership: bool| {
        let held = if receivership { "pool 3 Dan 2" } else { "Dan 6" };
        line(Scene::rulebook(4))
            .running("N&E", 90, "Ann 6")
            .running("WStI", 90, "Ann 6")
            .running("SVR", 90, "Cat 6")
            .running("EUR", 90, held)
            .marker("SVR", "B9")
            .marker("EUR", "B9")
            .turn_of("N&E", OperatingStep::Merge)
    };
    let partner = |scene: &mut Scene, company: &str| {
        let company = scene.company_id(company);
        scene.next(&Action::Merge { company })
    };
    let mut blocked = scene(false);
    assert!(refused(partner(&mut blocked, "WStI"), "refusal-not-connected-to"));
    partner(&mut blocked, "EUR").unwrap();
    assert!(refused(partner(&mut scene(true), "EUR"), "refusal-in-receivership"));
}

/// Merging 4a and 4f: a director with fewer than six shares, and a pool without three.
#[test]
fn option_certificates_of_5_2_4() {
    let prices = |holdings: &str| {
        let scene = Scene::rulebook(5).running("L&E", 71, holdings).treasury("L&E", 0);
        let mut scene = scene.turn_of("L&E", OperatingStep::Trains);
        scene.choose("refinance").unwrap();
        let (option, cost, proceeds) = scene.option_awaited().expect("an option");
        assert_eq!((option.certificate, scene.to_act()), (0, vec!["Ann"]));
        (cost.0, proceeds.0)
    };
    assert_eq!(prices("Ann 5 Ben 5"), (35, 177), "half and two and a half times the price");
    assert_eq!(prices("Ann 4 Ben 3 Cat 3"), (71, 142));
    assert_eq!(prices("Ann 3 Ben 2 Cat 2 Dan 2 Eve 1"), (106, 106));
}

/// Merging 4a: with three ordinary shares in the pool the certificate is exchanged for them, and half of those returned.
#[test]
fn a_small_director_exchanges_the_certificate() {
    let mut scene = Scene::rulebook(2).running("L&E", 71, "Ann 5 Ben 2 pool 3").treasury("L&E", 0);
    scene = scene.turn_of("L&E", OperatingStep::Trains);
    scene.choose("refinance").unwrap();
    assert_eq!(scene.to_act(), ["Ann"]);
    scene.choose("redeem").unwrap();
    assert_eq!((scene.held("Ann", "L&E"), scene.held("Ben", "L&E"), scene.pool("L&E")), (3, 1, 6));
    assert_eq!(scene.director_of("L&E"), Some("Ann"), "5.2.5: three shares regain it");
}

/// Merging 6: markers in the same town and a second one in London are lost, unused ones are added.
#[test]
fn markers_after_a_merger() {
    let mut scene = line(Scene::rulebook(2))
        .running("N&E", 90, "Ann 6")
        .running("WStI", 82, "Ann 6")
        .train("N&E", "AF")
        .train("WStI", "AF")
        .markers_left("N&E", 3)
        .markers_left("WStI", 4);
    for (company, at) in [("N&E", "B9"), ("WStI", "B9"), ("N&E", "B15"), ("WStI", "D15"), ("WStI", "C4")] {
        scene = scene.marker(company, at);
    }
    let mut scene = scene.turn_of("N&E", OperatingStep::Merge);
    scene.merge("WStI", "N&E").unwrap();
    let name = |token: &board::Token| scene.data().map.hex(token.hex).at.to_string();
    let mut stand: Vec<String> = scene.state().layout.tokens().iter().map(name).collect();
    stand.sort();
    assert_eq!(stand, ["B13", "B15", "B5", "B9", "C4"]);
    assert_eq!(scene.company_state("N&E").markers_left, 1 + 1);
}

/// Merging 7 and 8: if the partner has operated the turn ends at once, without a price move, and no warranty is used; the
/// non-survivor is available again with its first permit. After a merger no train is discarded.
#[test]
fn a_merger_with_a_company_that_has_operated() {
    let scene = |partner: i32| {
        let scene = line(Scene::rulebook(2).phase("B"));
        let mut scene = scene.running("N&E", 90, "Ann 6").running("WStI", partner, "Ann 6");
        for company in ["N&E", "WStI"] {
            scene = scene.permits(company, "EFL");
            for train in ["AE**", "BE", "BE"] {
                scene = scene.train(company, train);
            }
        }
        let mut scene = scene.turn_of("N&E", OperatingStep::Merge);
        scene.merge("WStI", "N&E").unwrap();
        scene
    };
    let over = scene(100);
    let survivor = over.company_state("N&E");
    assert_eq!((over.price_of("N&E"), survivor.trains.len()), (134, 6), "90 + 50, rounded down");
    assert!(survivor.trains.iter().all(|train| train.warranties != 1));
    assert!(over.state().operating().is_none());
    let gone = over.company_state("WStI");
    assert_eq!(gone.permits, gone.permit.map(TypeSet::only).unwrap_or_default());
    assert!(over.is_startable(over.company_id("WStI")));
    let on = scene(82);
    assert_eq!((on.awaited(), on.to_act()), ("track", vec!["Ann"]));
}

/// 7.14: the company that results from an acquisition does not operate again in the round.
#[test]
fn an_acquired_company_loses_its_turn() {
    let mut scene = line(Scene::rulebook(2)).running("N&E", 90, "Ann 6").running("WStI", 82, "Ann 6");
    scene = scene.train("N&E", "AF").train("WStI", "AF").turn_of("N&E", OperatingStep::Acquire);
    scene.merge("WStI", "WStI").unwrap();
    assert!(scene.company_state("WStI").is_started() && !scene.company_state("N&E").is_started());
    assert!(scene.state().operating().is_none());
}

/// Trains, "May trains of a type without permit be bought?": yes, and the company has a train then; but it may not run it.
#[test]
fn a_train_without_a_permit() {
    let mut scene = line(Scene::rulebook(2)).running("N&E", 90, "Ann 6").permits("N&E", "F");
    scene = scene.treasury("N&E", 150).turn_of("N&E", OperatingStep::Trains);
    let train = TrainId { kind: scene.train_kind("A"), copy: 0 };
    let action = Action::BuyTrain { train, price: Money(100), side: Some(Word("express")), extras: 0 };
    scene.next(&action).unwrap();
    assert_eq!(scene.company_state("N&E").count(Type::Express), 1);
    let mut later = scene.turn_of("N&E", OperatingStep::Run);
    assert_ne!(later.awaited(), "running");
    later = later.permits("N&E", "E").turn_of("N&E", OperatingStep::Run);
    assert_eq!(later.awaited(), "running");
}

/// Trains, "Receivership turn?": its trains cannot be bought (8.0).
#[test]
fn trains_of_a_company_in_receivership() {
    let scene = Scene::rulebook(2).running("L&E", 90, "Ann 6").running("ECR", 82, "pool 6 Ben 2");
    let mut scene = scene
        .train("L&E", "AF")
        .train("ECR", "AF")
        .treasury("L&E", 500)
        .turn_of("L&E", OperatingStep::Trains);
    let train = scene.company_state("ECR").trains[0].card;
    let action = Action::BuyTrain { train, price: Money(100), side: None, extras: 0 };
    let refusal = scene.next(&action).expect_err("a refusal");
    assert_eq!((refusal.section, refusal.reason.id), ("8.0", "refusal-in-receivership"));
}

/// 7.6.3: loops of plain track, on which nothing could be upgraded, cannot come about.
#[test]
fn track_never_parts_between_stations() {
    assert_eq!(crate::scene::tiles_where_track_parts(&Scene::rulebook(2).data().map), [""; 0]);
}
