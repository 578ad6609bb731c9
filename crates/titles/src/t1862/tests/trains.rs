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

/// 7.11.1: the fewest shares, at full price, one space down for each.
#[test]
fn a_company_without_a_train_sells_stock() {
    let scene = Scene::rulebook(2).running("L&E", 71, "Ann 6 own 3").treasury("L&E", 0);
    let mut scene = scene.turn_of("L&E", OperatingStep::Trains);
    assert_eq!(scene.awaited(), "trains", "stock or refinancing: the director chooses");
    scene.choose("sell-stock").unwrap();
    assert_eq!((scene.treasury_of("L&E"), scene.price_of("L&E"), scene.own("L&E")), (142, 65, 1));
    assert!(scene.pass().is_err(), "a train of the bank must be bought");
    buy(&mut scene, "A-0", 100, "express", 0).unwrap();
}

/// 7.11.2: ten times par; shares are merged 2:1.
#[test]
fn a_company_without_a_train_and_stock_refinances() {
    let scene = Scene::rulebook(2).running("L&E", 71, "Ann 6 Ben 4").treasury("L&E", 0);
    let scene = scene.turn_of("L&E", OperatingStep::Trains);
    assert_eq!(scene.treasury_of("L&E"), 680);
    assert_eq!((scene.held("Ann", "L&E"), scene.held("Ben", "L&E"), scene.pool("L&E")), (3, 2, 5));
    assert_eq!(scene.price_of("L&E"), 71);
}

/// 7.11: "The methods may not be combined." The company's option share is sold where its price would be missing for the train.
#[test]
fn a_company_that_refinances_keeps_enough_for_the_train() {
    let scene = |may_fall_short, treasury| {
        let scene = Scene::departing(&[], 2, |departures| {
            departures.refinancing_may_fall_short = may_fall_short;
        });
        let scene = scene.phase("F").running("L&E", 54, "Ann 6 own 1").treasury("L&E", treasury);
        scene.turn_of("L&E", OperatingStep::Trains)
    };
    let (train, brings, option) = (600, 540, 27);
    let short = scene(false, train - brings + option - 1);
    assert_eq!(
        short.treasury_of("L&E"),
        train + option - 1 + option,
        "it could not pay, so the option was sold"
    );
    let enough = scene(false, train - brings + option);
    assert_eq!(enough.option_awaited().map(|(_, cost, _)| cost.0), Some(option));
    assert!(scene(true, train - brings + option - 1).option_awaited().is_some());
}

/// 7.12: train-less, and refinancing would not be enough.
#[test]
fn a_company_that_cannot_raise_enough_is_bankrupt() {
    let scene = Scene::rulebook(2).phase("H").running("L&E", 60, "Ann 6 Ben 4").treasury("L&E", 10);
    let scene = scene.cash("Ann", 0).cash("Ben", 0).turn_of("L&E", OperatingStep::Trains);
    assert!(!scene.company_state("L&E").is_started());
    assert_eq!((scene.cash_of("Ann"), scene.cash_of("Ben")), (6 * 30, 4 * 30));
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

/// 9.0 lets prices stop falling with phase H, 6.4.2 and 10.3 with the LNER, which forms later. We follow those two.
#[test]
fn stock_sold_by_a_company_in_phase_h_before_the_lner() {
    let price = |lner: bool| {
        let scene = Scene::rulebook(2).phase("H").running("L&E", 220, "Ann 4 own 6").treasury("L&E", 0);
        let scene = if lner { scene.lner() } else { scene };
        let mut scene = scene.turn_of("L&E", OperatingStep::Trains);
        scene.choose("sell-stock").unwrap();
        scene.price_of("L&E")
    };
    assert!(price(false) < 220);
    assert_eq!(price(true), 220);
}
