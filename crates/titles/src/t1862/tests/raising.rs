//! 7.11 *Forced Train Purchases* and 7.12 *Bankruptcy*.

use super::super::options::Departures;
use super::super::scene::Scene;
use super::super::state::OperatingStep;
use super::refused;
use rules::{Action, Choice, Money, TrainId, Word};

/// The first train of band A, as an express.
fn buy_from_bank(scene: &mut Scene) -> crate::scene::Acted {
    let train = TrainId { kind: scene.train_kind("A"), copy: 0 };
    scene.next(&Action::BuyTrain { train, price: Money(100), side: Some(Word("express")), extras: 0 })
}

/// The words that can be chosen now.
fn words(scene: &Scene) -> Vec<&'static str> {
    let word = |choice: &Choice| match choice {
        Choice::Choose { choice, .. } => Some(choice.0),
        _ => None,
    };
    scene.offered().iter().filter_map(word).collect()
}

/// What a choice says it would do: the id of each effect, with its numbers.
fn effects(scene: &Scene, word: &str) -> Vec<String> {
    let effects = scene.offered().into_iter().find_map(|choice| match choice {
        Choice::Choose { choice, effects, .. } if choice.0 == word => Some(effects),
        _ => None,
    });
    let said = effects.expect("an offer").into_iter().map(|effect| {
        let args: Vec<String> = effect.args.iter().map(|(name, value)| format!("{name} {value}")).collect();
        format!("{}: {}", effect.id, args.join(", "))
    });
    said.collect()
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
    buy_from_bank(&mut scene).unwrap();
}

/// 7.11.2: ten times par; shares are merged 2:1.
#[test]
fn a_company_without_a_train_and_stock_refinances() {
    let scene = Scene::rulebook(2).running("L&E", 71, "Ann 6 Ben 4").treasury("L&E", 0);
    let mut scene = scene.turn_of("L&E", OperatingStep::Trains);
    scene.choose("refinance").unwrap();
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
        let mut scene = scene.turn_of("L&E", OperatingStep::Trains);
        scene.choose("refinance").unwrap();
        scene
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

/// A company without a train and money, beside one of another director that has two.
fn beside_an_offer(treasury: i32, shares: &str, depart: impl FnOnce(&mut Departures)) -> Scene {
    let scene = Scene::departing(&[], 2, depart).phase("C");
    let scene = scene.running("L&E", 71, shares).treasury("L&E", treasury);
    let scene = scene.running("ECR", 90, "Ben 6").train("ECR", "BF").train("ECR", "CE");
    scene.turn_of("L&E", OperatingStep::Trains)
}

/// 7.11.2: a company that could ask for another's train refinances by that move, never by a pass.
#[test]
fn refinancing_is_a_move_of_its_own() {
    let mut scene = beside_an_offer(150, "Ann 6 Ben 4", |_| {});
    assert_eq!(words(&scene), ["refinance"]);
    assert!(!scene.may_pass());
    assert!(refused(scene.pass(), "refusal-must-buy-train"));
    assert!(refused(scene.choose("sell-stock"), "refusal-cannot-raise"));
    assert!(refused(scene.choose("bankruptcy"), "refusal-cannot-raise"));
    scene.choose("refinance").unwrap();
    assert_eq!(scene.treasury_of("L&E"), 150 + 680);
}

/// Version 1: where there was only one way, a pass took it, and with nothing to buy nobody was asked.
#[test]
fn version_1_raises_money_by_a_pass() {
    let version_1 = |departures: &mut Departures| {
        departures.pass_raises_money = true;
        departures.only_way_is_taken = true;
    };
    let mut scene = beside_an_offer(150, "Ann 6 Ben 4", version_1);
    assert!(scene.may_pass() && words(&scene).is_empty());
    assert!(refused(scene.choose("refinance"), "refusal-no-need-to-raise"));
    scene.pass().unwrap();
    assert_eq!(scene.treasury_of("L&E"), 150 + 680);
    let unasked = Scene::departing(&[], 2, version_1).running("L&E", 71, "Ann 6 Ben 4").treasury("L&E", 0);
    assert_eq!(unasked.turn_of("L&E", OperatingStep::Trains).treasury_of("L&E"), 680);
    let mut both = beside_an_offer(150, "Ann 4 own 6", version_1);
    assert_eq!(words(&both), ["sell-stock", "refinance"]);
    assert!(both.pass().is_err());
}

/// F25: recorded games do not ask where there is one way only and nothing to buy.
#[test]
fn the_only_way_to_raise_money() {
    let scene = |taken: bool| {
        let scene = Scene::departing(&[], 2, |departures| departures.only_way_is_taken = taken);
        let scene = scene.running("L&E", 71, "Ann 6 Ben 4").treasury("L&E", 0);
        scene.turn_of("L&E", OperatingStep::Trains)
    };
    assert_eq!(words(&scene(false)), ["refinance"]);
    assert_eq!(scene(false).treasury_of("L&E"), 0);
    assert_eq!(scene(true).treasury_of("L&E"), 680);
}

/// 7.12: beside a train that another director might sell, bankruptcy is chosen.
#[test]
fn bankruptcy_beside_an_offer() {
    let scene = Scene::rulebook(2).phase("H").running("L&E", 54, "Ann 6 Ben 4").treasury("L&E", 250);
    let scene = scene.running("ECR", 90, "Ben 6").train("ECR", "EF").train("ECR", "GE");
    let mut scene = scene.cash("Ann", 0).turn_of("L&E", OperatingStep::Trains);
    assert_eq!(words(&scene), ["bankruptcy"]);
    assert_eq!(effects(&scene, "bankruptcy"), ["effect-compensation: amount 27, company L&E"]);
    scene.choose("bankruptcy").unwrap();
    assert!(!scene.company_state("L&E").is_started());
    assert_eq!(scene.cash_of("Ann"), 6 * 27);
}

/// Each way says what it would do; with an odd holding both ends of the option.
#[test]
fn effects_of_raising_money() {
    let scene = Scene::rulebook(2).running("L&E", 71, "Ann 5 Ben 3 own 2").treasury("L&E", 10);
    let mut scene = scene.turn_of("L&E", OperatingStep::Trains);
    assert_eq!(
        effects(&scene, "sell-stock"),
        [
            "effect-raised: company L&E, price 100, train A, treasury 152",
            "effect-stock-sold: falls_to 65, price 71, shares 2",
        ]
    );
    let refinancing = [
        "effect-raised: company L&E, price 100, train A, treasury 690",
        "effect-price-stays: price 71",
        // Fewer than six shares, and none in the pool to change the director's certificate: it is an option for five.
        "effect-option: after 0, before 5, cost 35, holder Ann, proceeds 177, redeemed 3",
        "effect-option: after 1, before 3, cost 35, holder Ben, proceeds 35, redeemed 2",
        "effect-holding: after 1, before 2, holder L&E",
    ];
    assert_eq!(effects(&scene, "refinance"), refinancing);
    scene.choose("refinance").unwrap();
    assert_eq!(scene.to_act(), ["Ann"]);
    scene.choose("redeem").unwrap();
    assert_eq!(scene.to_act(), ["Ben"]);
    scene.choose("sell").unwrap();
    assert_eq!((scene.held("Ann", "L&E"), scene.held("Ben", "L&E"), scene.own("L&E")), (3, 1, 1));
    assert_eq!((scene.treasury_of("L&E"), scene.price_of("L&E")), (690, 71));
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
