//! Departures of recorded games in what is asked and noted in a turn (D, F7, F18, F35), each on both sides.

use super::super::options::Departures;
use super::super::scene::Scene;
use super::super::state::{Dividend, OperatingStep};
use rules::{Action, Money, TrainId, Word};

/// F7: a refinancing that nobody chose, with an option to decide while the company can afford no share.
#[test]
fn the_redeem_step_can_be_lost() {
    let awaited = |lost: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| {
            departures.only_way_is_taken = true;
            departures.redeem_step_can_be_lost = lost;
        })
        .running("L&E", 71, "Ann 6 Ben 3 pool 1")
        .treasury("L&E", 0)
        .turn_of("L&E", OperatingStep::Trains);
        assert_eq!((scene.awaited(), scene.to_act()), ("option", vec!["Ben"]));
        scene.choose("redeem").unwrap();
        let train = TrainId { kind: scene.train_kind("A"), copy: 0 };
        let side = Some(Word("express"));
        scene.next(&Action::BuyTrain { train, price: Money(100), side, extras: 0 }).unwrap();
        assert_eq!(scene.treasury_of("L&E"), 680 - 100);
        scene.pass().unwrap();
        scene.awaited()
    };
    assert_eq!(awaited(false), "redeeming", "7.13: there is money for a share now");
    assert_ne!(awaited(true), "redeeming");
}

/// G2: Ann's director's certificate lies first in the pool while she is asked; three shares are too dear, one is not.
#[test]
fn the_redeem_step_is_lost_by_the_first_certificate() {
    let awaited = |first: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| {
            departures.only_way_is_taken = true;
            departures.redeem_step_can_be_lost = true;
            departures.redeem_step_lost_by_first_certificate = first;
        })
        .running("L&E", 71, "Ann 5 Ben 2 pool 3")
        .treasury("L&E", 80)
        .turn_of("L&E", OperatingStep::Trains);
        assert_eq!((scene.awaited(), scene.to_act()), ("option", vec!["Ann"]));
        scene.choose("redeem").unwrap();
        let train = TrainId { kind: scene.train_kind("A"), copy: 0 };
        let side = Some(Word("express"));
        scene.next(&Action::BuyTrain { train, price: Money(100), side, extras: 0 }).unwrap();
        scene.pass().unwrap();
        scene.awaited()
    };
    assert_eq!(awaited(false), "redeeming");
    assert_ne!(awaited(true), "redeeming");
}

/// F18: nobody has three shares after a merger at the start of a turn. By the rulebook the company runs by itself (7.3).
#[test]
fn a_merger_that_ends_in_receivership() {
    let earned = |stands: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| departures.merged_receivership_stands = stands)
            .tile("B13", "57", 0)
            .tile("B11", "8852", 0)
            .tile("B9", "790", 0)
            .tile("B7", "57", 0)
            .tile("B5", "57", 0)
            .running("N&E", 90, "Ann 3 pool 7")
            .running("WStI", 82, "Ben 3 pool 7")
            .permits("N&E", "E")
            .train("N&E", "AE")
            .turn_of("N&E", OperatingStep::Merge);
        scene.merge("WStI", "N&E").unwrap();
        scene.next(&Action::Answer { reply: rules::Reply::Accept }).unwrap();
        scene.choose("sell").unwrap();
        scene.choose("sell").unwrap();
        assert_eq!(scene.director_of("N&E"), None);
        scene.company_state("N&E").last_revenue
    };
    assert_eq!(earned(false), Some(Money(60)), "Bishop's Stortford and Cambridge");
    assert_eq!(earned(true), Some(Money(0)));
}

/// F35: after the LNER, a company without a run right behind one that paid.
#[test]
fn the_last_dividend_is_copied() {
    let noted = |copied: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| departures.last_dividend_is_copied = copied)
            .tile("F3", "57", 0)
            .tile("F5", "790", 2)
            .running("ENR", 90, "Ann 6")
            .permits("ENR", "E")
            .train("ENR", "AE")
            .treasury("ENR", 0)
            .running("L&E", 71, "Ben 6")
            .train("L&E", "AF")
            .treasury("L&E", 0)
            .lner()
            .turn_of("ENR", OperatingStep::Run);
        scene.run_best().unwrap();
        scene.next(&Action::Dividend { kind: Word("pay") }).unwrap();
        let after = scene.company_state("L&E");
        assert_eq!(after.last_revenue, Some(Money(0)));
        after.last_dividend
    };
    assert_eq!(noted(false), None);
    assert_eq!(noted(true), Some(Dividend::Pay));
}

/// F35: a company in receivership that is bankrupt because it withholds.
#[test]
fn a_bankrupt_turn_earns_nothing() {
    let noted = |nothing: bool| {
        let scene = Scene::departing(&[], 2, |departures| departures.bankrupt_turn_earns_nothing = nothing)
            .tile("F3", "57", 0)
            .tile("F5", "790", 2)
            .running("ENR", 7, "pool 6 Ben 2")
            .permits("ENR", "E")
            .train("ENR", "AE")
            .turn_of("ENR", OperatingStep::Run);
        assert!(!scene.company_state("ENR").is_started());
        scene.company_state("ENR").last_revenue
    };
    assert_eq!(noted(false), Some(Money(80 + 20)), "Cromer and its port");
    assert_eq!(noted(true), Some(Money(0)));
}

/// Cromer's track leads to its port and into the sea: there is no partner, and nothing to build in phase A.
fn cut_off(depart: impl FnOnce(&mut Departures)) -> Scene {
    Scene::departing(&[], 2, depart)
        .tile("F3", "5", 3)
        .running("ENR", 90, "Ann 6")
        .train("ENR", "AF")
        .treasury("ENR", 0)
        .markers_left("ENR", 0)
}

/// D: merging, track and acquiring are asked even if nothing can be done.
#[test]
fn steps_are_always_asked() {
    let awaited = |asked: bool, step: OperatingStep| {
        cut_off(|departures| departures.steps_are_always_asked = asked).turn_of("ENR", step).awaited()
    };
    assert_eq!(awaited(true, OperatingStep::Merge), "merging");
    assert_eq!(awaited(true, OperatingStep::Track), "track");
    assert_eq!(awaited(true, OperatingStep::Acquire), "acquiring");
    assert_eq!(awaited(false, OperatingStep::Merge), awaited(false, OperatingStep::Run));
    assert_eq!(awaited(false, OperatingStep::Track), awaited(false, OperatingStep::Run));
    assert_ne!(awaited(false, OperatingStep::Acquire), "acquiring");
}
