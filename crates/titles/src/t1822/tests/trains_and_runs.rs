//! Sections 14 to 16, rule by rule, as far as rulings and departures have not.

use super::super::scene::Scene;
use super::super::state::OperatingStep;
use super::refused;
use rules::{Leg, Reply, Run};

/// 14.5, 14.2: stops of an n-train; no stop twice, and an own token.
#[test]
fn section_14_stops_and_tokens() {
    let scene = Scene::summary(3)
        .phase(3)
        .tile("G20", "3", 5)
        .tile("H23", "6", 2)
        .running("LYR", 100, "Ann 5")
        .train("LYR", "2")
        .train("LYR", "3");
    let why = |runs: &[(&str, &str)]| scene.earn("LYR", runs).unwrap_err().reason.id;
    assert_eq!(scene.earn("LYR", &[("2", "G20 G22")]).unwrap().0, 40);
    assert_eq!(why(&[("2", "G20 G22 H23")]), "refusal-too-many-stops");
    assert_eq!(why(&[("2", "H23 I22")]), "refusal-no-token-on-run");
    assert_eq!(why(&[("2", "G22")]), "refusal-too-short");
    assert_eq!(why(&[("3", "G22 G20 G22")]), "refusal-track-twice");
    assert_eq!(why(&[("2", "G20 G22"), ("3", "G20 G22 H23")]), "refusal-shared-track");
    assert_eq!(scene.earn("LYR", &[("2", "G20 G22"), ("3", "G22 H23 I22")]).unwrap().0, 40 + 90, "they meet");
    assert_eq!(why(&[("2", "G20 G22"), ("2", "G22 H23")]), "refusal-train-runs-twice");
    assert_eq!(scene.earn("LYR", &[]).unwrap().0, 0, "14.1: it may run nothing");
}

/// 13.6: a city filled by others blocks passage; runs may end there. f.41: an empty slot blocks nobody.
#[test]
fn section_13_6_full_cities() {
    let scene = || {
        let scene = Scene::summary(3).phase(3).tile("H23", "6", 2).running("LYR", 100, "Ann 5");
        scene.train("LYR", "3")
    };
    let run = [("3", "G22 H23 I22")];
    assert!(scene().earn("LYR", &run).is_ok(), "kept for minor 7 and empty");
    let full = scene().minor("7", 50, "Ben");
    assert_eq!(full.earn("LYR", &run).unwrap_err().reason.id, "refusal-tokened-out");
    assert_eq!(full.earn("LYR", &[("3", "G22 H23")]).unwrap().0, 50);
}

/// 14.6: an L has a city with an own token and a town; one in a city.
#[test]
fn section_14_6_locals() {
    let scene = Scene::summary(3)
        .phase(2)
        .tile("G20", "3", 5)
        .tile("G24", "4", 0)
        .running("LYR", 100, "Ann 5")
        .train("LYR", "L")
        .train("LYR", "LP");
    assert_eq!(scene.earn("LYR", &[("L", "G22 G20")]).unwrap().0, 40);
    let why = |runs: &[(&str, &str)]| scene.earn("LYR", runs).unwrap_err().reason.id;
    assert_eq!(why(&[("L", "G20 G22 G24")]), "refusal-not-local");
    assert_eq!(why(&[("L", "G22 G20"), ("LP", "G22 G24")]), "refusal-one-local");
}

/// 14.7, 14.11: an E doubles own cities and passes others for nothing; a destination is fourfold in all.
#[test]
fn section_14_7_expresses() {
    let scene = Scene::summary(3).phase(7).tile("H23", "6", 2).running("LYR", 100, "Ann 5").train("LYR", "E");
    assert_eq!(scene.earn("LYR", &[("E", "G22 H23 I22")]).unwrap_err().reason.id, "refusal-not-express");
    let ordinary = scene.clone().token("LYR", "I22");
    assert_eq!(ordinary.earn("LYR", &[("E", "G22 H23 I22")]).unwrap().0, (30 + 40) * 2);
    let destination = scene.at_destination("LYR");
    assert_eq!(destination.earn("LYR", &[("E", "G22 H23 I22")]).unwrap().0, 30 * 2 + 40 * 4);
}

/// 14.9: Channel and France are one stop with the value of France, both or neither, and not alone. 14.7: an own token in the
/// Channel counts as double France.
#[test]
fn section_14_9_the_channel() {
    let scene = || {
        Scene::summary(3)
            .phase(5)
            .tile("P41", "57", 0)
            .tile("P43", "X9", 0)
            .running("SECR", 100, "Ann 5")
            .at_destination("SECR")
            .train("SECR", "2P")
            .train("SECR", "5")
    };
    let plain = scene();
    assert_eq!(plain.earn("SECR", &[("2P", "P41 P43 Q44")]).unwrap().0, 20 + 90);
    let why = |scene: &Scene, run: &str| scene.earn("SECR", &[("5", run)]).unwrap_err().reason.id;
    assert_eq!(why(&plain, "P41 P43"), "refusal-channel-and-france");
    let tokened = scene().token("SECR", "P43");
    assert_eq!(why(&tokened, "P43 Q44"), "refusal-channel-and-france");
    let express = tokened.phase(7).train("SECR", "E");
    assert_eq!(express.earn("SECR", &[("E", "P41 P43 Q44")]).unwrap().0, 20 * 2 + 120 * 2);
}

/// 14.4: a run ends where an area says so; 14.13: Merthyr Tydfil and Pontypool.
#[test]
fn section_14_4_terminals_and_14_13_wales() {
    let scene = Scene::summary(3).phase(4).running("CR", 100, "Ann 5").train("CR", "3");
    assert_eq!(scene.earn("CR", &[("3", "E6 E2")]).unwrap().0, 50 + 10);
    let wales = Scene::summary(3).phase(3).minor("20", 50, "Ann").train("20", "3").train("20", "2");
    let by = |train: &str, hexes: &[&str]| Run {
        train: wales.train_of("20", train),
        start: wales.stop_at("F33"),
        legs: vec![Leg {
            to: wales.stop_at("E34"),
            hexes: hexes.iter().map(|hex| wales.hex_id(hex)).collect(),
        }],
        calls: vec![wales.stop_at("F33"), wales.stop_at("E34")],
    };
    let (direct, around) = (by("3", &["F33", "E34"]), by("2", &["F33", "E32", "E34"]));
    let minor = wales.company_id("20");
    for one in [&direct, &around] {
        let earned = wales.check_runs(minor, std::slice::from_ref(one)).map_err(rules::Refusal::from);
        assert_eq!(earned.unwrap().revenue.0, 40 + 40);
    }
    let both = wales.check_runs(minor, &[direct, around]).map(|_| ()).map_err(rules::Refusal::from);
    assert_eq!(both.unwrap_err().reason.id, "refusal-one-welsh-track", "one of the two tracks in a turn");
}

/// 15.2: a half is kept rounded down to ten. 15.3: the treasury's shares pay the treasury, the pool's nobody.
#[test]
fn section_15_dividends() {
    let settled = |kind: &'static str| {
        let scene = Scene::summary(3).phase(3).running("LYR", 100, "Ann 5 Ben 1 pool 1").treasury("LYR", 0);
        let mut scene = scene.dividend_of("LYR", 130, 0);
        let bank = scene.bank_has();
        scene.dividend(kind).unwrap();
        (scene.treasury_of("LYR"), scene.cash_of("Ann") - 700, bank - scene.bank_has(), scene.price_of("LYR"))
    };
    assert_eq!(settled("pay"), (3 * 13, 5 * 13, 9 * 13, 110));
    assert_eq!(settled("half"), (60 + 3 * 7, 5 * 7, 60 + 9 * 7, 100), "70 are paid");
    assert_eq!(settled("retain"), (130, 0, 130, 90));
    let minor =
        Scene::summary(3).minor("3", 50, "Ann").train("3", "L").treasury("3", 0).dividend_of("3", 55, 0);
    assert_eq!((minor.cash_of("Ann") - 700, minor.treasury_of("3")), (28, 27), "15.1: the larger half");
}

/// 16.2: two-sided cards, and turning; 16.7: the first 2 begins phase 2, by turning too.
#[test]
fn section_16_2_locals_and_twos() {
    let mut scene =
        Scene::summary(3).minor("3", 50, "Ann").treasury("3", 140).turn_of("3", OperatingStep::Trains);
    scene.buy("L").unwrap();
    assert_eq!((scene.treasury_of("3"), scene.state.phase), (80, 1));
    scene.buy_of("3", "L", 80).unwrap();
    assert_eq!((scene.trains_of("3"), scene.treasury_of("3"), scene.state.phase), (vec!["2"], 0, 2));
    let scenario = |phase: u8| {
        let scene = Scene::table(crate::t1822::data::Region::Medium, "summary", &[], 3).phase(phase);
        let mut scene = scene.minor("7", 50, "Ann").train("7", "L").train("7", "L").treasury("7", 80);
        scene = scene.turn_of("7", OperatingStep::Trains);
        scene.buy_of("7", "L", if phase == 1 { 80 } else { 70 }).map(|_| scene.treasury_of("7"))
    };
    assert_eq!((scenario(1).unwrap(), scenario(2).unwrap()), (0, 10), "also when full");
}

/// 16.6, 16.7: rust leaves the game, from the pool too; excess goes to the pool, and a card there keeps its side.
#[test]
fn section_16_7_rust_and_the_pool() {
    let scene = Scene::summary(3)
        .minor("3", 50, "Ann")
        .train("3", "L")
        .train("3", "2")
        .train_in_pool("2")
        .train_in_pool("L");
    let three = scene.phase(3);
    assert_eq!((three.trains_of("3"), three.state.depot.returned().len()), (vec!["2"], 1));
    let mut bought = three.clone().treasury("3", 120).turn_of("3", OperatingStep::Trains);
    bought.buy("2").unwrap();
    assert_eq!(bought.trains_of("3"), ["2", "2"]);
    let four = three.phase(4);
    assert!(four.trains_of("3").is_empty() && four.state.depot.returned().is_empty());
}

/// 16.4: from phase 3, at any price of at least 1, by consent; 16.1: within the limit.
#[test]
fn section_16_4_trains_of_other_companies() {
    let scene = |phase: u8| {
        Scene::summary(3)
            .phase(phase)
            .minor("3", 50, "Ann")
            .train("3", "2")
            .minor("4", 50, "Ben")
            .train("4", "2")
            .treasury("3", 200)
            .turn_of("3", OperatingStep::Trains)
    };
    assert!(refused(scene(2).buy_of("4", "2", 10), "refusal-too-early"));
    let mut scene = scene(3);
    assert!(refused(scene.buy_of("4", "2", 0), "refusal-price-out-of-range"));
    scene.buy_of("4", "2", 150).unwrap();
    assert_eq!(scene.to_act(), ["Ben"]);
    scene.answer(Reply::Accept).unwrap();
    assert_eq!((scene.treasury_of("3"), scene.treasury_of("4")), (50, 150));
    assert!(refused(scene.buy("3"), "refusal-wrong-step"), "two trains: the step is over");
}

/// 16.8 to 16.11: the cheapest train of the bank; sales first, no more than needed, never the directorship; then a loan.
#[test]
fn section_16_8_the_director_pays() {
    let scene = |cash: i32| {
        Scene::summary(3)
            .phase(3)
            .running("LYR", 100, "Ann 3 Ben 2 pool 5")
            .running("MR", 100, "Cat 4 Ann 3")
            .treasury("LYR", 50)
            .cash("Ann", cash)
            .train_in_pool("2")
            .turn_of("LYR", OperatingStep::Trains)
    };
    let mut rich = scene(500);
    assert!(refused(rich.buy("3"), "refusal-cheapest-only"), "a 2 of the pool costs 120");
    assert!(refused(rich.sell("Ann", "MR", 1), "refusal-wrong-step"), "nothing needs to be sold");
    rich.buy("2").unwrap();
    assert_eq!((rich.cash_of("Ann"), rich.treasury_of("LYR")), (500 - 70, 0));
    let mut poor = scene(10);
    assert!(refused(poor.buy("2"), "refusal-sell-before-loan"));
    assert!(refused(poor.sell("Ann", "MR", 2), "refusal-more-than-needed"), "one brings 100, 60 are needed");
    assert!(refused(poor.sell("Ann", "LYR", 1), "refusal-pool-full"));
    poor.sell("Ann", "MR", 1).unwrap();
    poor.buy("2").unwrap();
    assert_eq!((poor.cash_of("Ann"), poor.debt_of("Ann")), (110 - 70, 0));
    let keep = Scene::summary(3).phase(3).running("LYR", 100, "Ann 4 Ben 4 pool 2").treasury("LYR", 50);
    let mut keep = keep.cash("Ann", 0).turn_of("LYR", OperatingStep::Trains);
    assert!(refused(keep.sell("Ann", "LYR", 1), "refusal-keeps-directorship"));
    keep.buy("3").unwrap();
    assert_eq!(keep.debt_of("Ann"), 150 + 75, "nothing can be sold");
}
