//! 7.9 *Purchasing Trains* to 7.13 *Redeeming Stock*.

use super::super::scene::Scene;
use super::super::state::OperatingStep;
use super::refused;
use rules::{Action, Money, Reply, TrainId, Word};

fn buy(scene: &mut Scene, train: &str, price: i32, side: &'static str, extras: u8) -> crate::scene::Acted {
    let (band, copy) = train.split_once('-').expect("a card");
    let train = TrainId { kind: scene.train_kind(band), copy: copy.parse().expect("a number") };
    scene.next(&Action::BuyTrain { train, price: Money(price), side: Some(Word(side)), extras })
}

fn buying(scene: Scene, treasury: i32) -> Scene {
    scene.treasury("L&E", treasury).turn_of("L&E", OperatingStep::Trains)
}

/// 7.9, example 1.
#[test]
fn three_express_trains_leave_room_for_a_local() {
    let scene = Scene::rulebook(2).phase("C").running("L&E", 100, "Ann 6");
    let mut scene = buying(scene.train("L&E", "BE").train("L&E", "BE").train("L&E", "CE"), 600);
    assert!(refused(buy(&mut scene, "C-1", 280, "express", 0), "refusal-no-room-for-type"));
    buy(&mut scene, "C-1", 280, "local", 0).unwrap();
}

/// 7.9, example 2.
#[test]
fn a_freight_train_of_band_g_rusts_what_it_replaces() {
    let scene = Scene::rulebook(2).phase("F").running("L&E", 100, "Ann 6");
    let scene = scene.train("L&E", "DE").train("L&E", "EE").train("L&E", "DF");
    let mut scene = buying(scene, 900);
    while let Some(card) = scene.state().depot.front().filter(|card| scene.data().band(card.kind).name == "F")
    {
        scene.game.state.depot.sell(card);
    }
    assert!(refused(buy(&mut scene, "G-0", 700, "express", 0), "refusal-no-room-for-type"));
    buy(&mut scene, "G-0", 700, "freight", 0).unwrap();
    let left: Vec<String> =
        scene.company_state("L&E").trains.iter().map(|train| scene.train_name(*train)).collect();
    assert_eq!(left, ["4/5E", "8F"]);
}

/// 7.9, example 3. Only band D rusts in phase G, so the Local-4/5, which the list of the example forgets, stays.
#[test]
fn a_local_train_of_band_g_leaves_more_than_the_limit() {
    let mut scene = Scene::rulebook(2).phase("F").running("L&E", 100, "Ann 6");
    for train in ["DE", "EE", "EL", "FF", "FF"] {
        scene = scene.train("L&E", train);
    }
    let mut scene = buying(scene, 1500);
    for side in ["express", "freight"] {
        assert!(refused(buy(&mut scene, "G-0", 700, side, 0), "refusal-no-room-for-type"));
    }
    buy(&mut scene, "G-0", 700, "local", 0).unwrap();
    let left: Vec<String> =
        scene.company_state("L&E").trains.iter().map(|train| scene.train_name(*train)).collect();
    assert_eq!(left, ["4/5E", "4/5L", "7F", "7F", "5/6L"]);
    assert_ne!(scene.awaited(), "trains", "any three, and it has more");
}

/// 7.10.
#[test]
fn warranties_cost_fifty_and_there_are_three_at_most() {
    let mut scene = buying(Scene::rulebook(2).running("L&E", 100, "Ann 6"), 300);
    assert!(refused(buy(&mut scene, "A-0", 100, "express", 3), "refusal-too-many-warranties"), "one is free");
    buy(&mut scene, "A-0", 100, "express", 2).unwrap();
    assert_eq!(scene.treasury_of("L&E"), 100);
    assert_eq!(scene.company_state("L&E").trains[0].warranties, 3);
}

/// 7.10: a warranty delays rust until it is used up.
#[test]
fn a_train_with_a_warranty_rusts_when_it_is_used_up() {
    let scene =
        Scene::rulebook(2).phase("C").running("L&E", 100, "Ann 6").train("L&E", "AE*").train("L&E", "CE");
    let scene = scene.treasury("L&E", 0).turn_of("L&E", OperatingStep::Dividend);
    assert_eq!(scene.company_state("L&E").trains.len(), 1, "there was no run, but the warranty is used");
}

/// 7.9: a train of an earlier band costs half, and its director is asked.
#[test]
fn trains_of_other_companies_have_fixed_prices_and_need_consent() {
    let scene = |granted: bool| {
        let scene = Scene::departing(&[], 2, |departures| departures.consent_is_taken_for_granted = granted);
        let scene = scene.phase("C").running("L&E", 100, "Ann 6").running("ECR", 90, "Ben 6");
        buying(scene.train("ECR", "BF").train("L&E", "CE"), 600)
    };
    let mut asked = scene(false);
    assert!(refused(buy(&mut asked, "B-0", 200, "freight", 0), "refusal-fixed-price"));
    buy(&mut asked, "B-0", 100, "freight", 0).unwrap();
    assert_eq!(asked.to_act(), ["Ben"]);
    asked.next(&Action::Answer { reply: Reply::Accept }).unwrap();
    assert_eq!((asked.treasury_of("L&E"), asked.treasury_of("ECR")), (500, 100));
    let mut granted = scene(true);
    buy(&mut granted, "B-0", 100, "freight", 0).unwrap();
    assert_eq!(granted.company_state("L&E").trains.len(), 2);
}

/// 7.13.
#[test]
fn a_company_redeems_one_share() {
    let scene = Scene::rulebook(2).running("L&E", 71, "Ann 6 pool 2").train("L&E", "AF").treasury("L&E", 80);
    let mut scene = scene.turn_of("L&E", OperatingStep::Redeem);
    scene.next(&Action::Redeem { certificate: None }).unwrap();
    assert_eq!((scene.own("L&E"), scene.pool("L&E"), scene.treasury_of("L&E")), (1, 1, 9));
}

/// 7.3: a company in receivership buys one train by its permits, in the order express, freight, local.
#[test]
fn receivership_buys_by_permit() {
    let scene =
        Scene::rulebook(2).running("L&E", 71, "pool 6 Ben 2").permits("L&E", "LF").treasury("L&E", 250);
    let scene = scene.turn_of("L&E", OperatingStep::Trains);
    let trains = &scene.company_state("L&E").trains;
    assert_eq!(scene.train_name(trains[0]), "1F*");
    assert_eq!((trains.len(), scene.treasury_of("L&E")), (1, 150));
}
