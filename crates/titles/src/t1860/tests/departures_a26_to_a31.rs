//! Part (a) of the notes, A26 to A31: what further recordings showed.

use super::scenery::{cowes_newport, ryde_sandown};
use super::{why, with};
use crate::t1860::options::Options;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::{Dividend, Run};
use crate::t1860::state::{Ending, Round};
use rules::{Game, Money, Reason, Step, TrainId};
use std::collections::BTreeSet;

/// One 3+2 was returned, and the bank has new ones. No rule depends on it, but both profiles lease the new card.
#[test]
fn a26_of_two_cards_at_one_price_the_new_one_is_leased() {
    for scene in [Scene::second(2), Scene::recorded(2)] {
        let scene = cowes_newport(scene.phase(3).running("C&N", 90, "Ann 5")).returned("3+2");
        let scene = scene.insolvent("C&N").turn_of("C&N", Run);
        let kind = scene.train_kind("3+2");
        assert_eq!(scene.state().depot.returned(), [TrainId { kind, copy: 0 }]);
        let leased = scene.state().operating().and_then(|operating| operating.lease);
        assert_eq!(leased, Some(TrainId { kind, copy: 1 }));
    }
}

/// The pool is empty: half of a director's certificate can be sold only to a successor.
#[test]
fn a27_a_successor_brings_the_single_share() {
    for scene in [Scene::second(2), Scene::recorded(2)] {
        let mut scene = scene.running("C&N", 90, "Ann 2 Ben 2").stock_round("Ann");
        scene.sell("Ann", "C&N", 1).unwrap();
        assert_eq!(scene.director_of("C&N"), Some("Ben"));
        assert_eq!((scene.held("Ann", "C&N"), scene.pool("C&N")), (1, 1));
    }
    for scene in [Scene::second(2), Scene::recorded(2)] {
        let mut scene = scene.running("C&N", 90, "Ann 2 Ben 1").stock_round("Ann");
        let company = scene.company_id("C&N");
        assert_eq!(why(scene.sell("Ann", "C&N", 1)), Reason::NoShareInPool { company });
    }
}

#[test]
fn a28_recorded_the_exchange_ends_a_turn_held_open_for_it() {
    let scene = with(3, |on| on.purchase_ends_turn = true)
        .phase(6)
        .private("Yarmouth", "Ann")
        .running("IOW", 74, "Cat 5");
    let mut scene = scene.stock_round("Ann");
    scene.start("Ann", "FYN", 62).unwrap();
    assert_eq!(scene.to_act(), ["Ann"]);
    scene.exchange("Ann", "Yarmouth").unwrap();
    assert_eq!(scene.to_act(), ["Ben"]);
}

#[test]
fn a28_recorded_after_buying_a_private_company_only_a_pass_ends_the_turn() {
    let scene = with(3, |on| on.purchase_ends_turn = true)
        .phase(6)
        .private("Ryde", "bank")
        .running("IOW", 74, "Cat 5");
    let mut scene = scene.stock_round("Ann");
    scene.buy_private("Ann", "Ryde").unwrap();
    scene.exchange("Ann", "Ryde").unwrap();
    assert_eq!(scene.to_act(), ["Ann"]);
    scene.pass().unwrap();
    assert_eq!(scene.to_act(), ["Ben"]);
}

#[test]
fn a28_rulebook_the_turn_is_over_when_nothing_is_left_to_do() {
    let scene = Scene::second(3).phase(6).private("Ryde", "bank").running("IOW", 74, "Cat 5");
    let mut scene = scene.stock_round("Ann");
    scene.buy_private("Ann", "Ryde").unwrap();
    assert_eq!(scene.to_act(), ["Ann"]);
    scene.exchange("Ann", "Ryde").unwrap();
    assert_eq!(scene.to_act(), ["Ben"]);
}

/// Everybody passes in the stock round of this number.
fn a29(scene: Scene, number: u16) -> Scene {
    let mut scene = scene.running("IOW", 74, "Ann 5").stock_round_number(number, "Ann");
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene
}

#[test]
fn a29_rulebook_no_turn_is_the_last() {
    assert_eq!(a29(Scene::second(2), 100).acting(), Some("IOW"));
}

#[test]
fn a29_recorded_the_game_is_over_after_the_stock_round_of_turn_100() {
    let recorded = || with(2, |on| on.ends_at_turn_100 = true);
    assert_eq!(a29(recorded(), 99).acting(), Some("IOW"));
    let scene = a29(recorded(), 100);
    assert_eq!((scene.turn().step, scene.state().ending), (Step::OVER, Some(Ending::TurnLimit)));
}

#[test]
fn a29_recorded_idle_turns_pass_until_then() {
    let scene = with(2, |on| on.ends_at_turn_100 = true).cash("Ann", 0).cash("Ben", 0).stock_round("Ann");
    assert_eq!((scene.state().turn, scene.state().ending), (100, Some(Ending::TurnLimit)));
}

/// The C&N reaches the top in a nationalised round, and British Rail closes the last two companies at its end.
#[test]
fn a30_the_last_closing_is_named_before_the_top_of_the_market() {
    for scene in [Scene::second(2), Scene::recorded(2)] {
        let scene = cowes_newport(scene.phase(9).running("C&N", 330, "Ann 5")).train("C&N", "9+5");
        let scene = ryde_sandown(scene.running("IOW", 82, "Ben 5")).train("IOW", "9+5").nationalised();
        let mut scene = scene.turn_with("C&N", Dividend, |round| round.revenue = Money(400));
        assert_eq!((scene.price_of("C&N"), scene.state().ending), (340, Some(Ending::StockMarket)));
        scene.run_best().unwrap();
        assert_eq!(scene.state().round, Round::Over);
        assert_eq!(scene.state().ending, Some(Ending::Nationalisation));
    }
}

/// Fishbourne lies in the bank, and Ann has so much money.
fn a31(penniless_turn_ends: bool, cash: i32) -> Scene {
    let scene = with(2, |on| {
        on.money_keeps_turn_open = true;
        on.penniless_turn_ends = penniless_turn_ends;
    });
    scene.phase(6).running("IOW", 74, "Ben 5").cash("Ann", cash).stock_round("Ann")
}

#[test]
fn a31_recorded_a_player_without_any_money_is_passed_over() {
    assert_eq!(a31(true, 1).to_act(), ["Ann"]);
    assert_eq!(a31(true, 0).to_act(), ["Ben"]);
}

#[test]
fn a31_version_1_asked_a_player_without_any_money() {
    assert_eq!(a31(false, 0).to_act(), ["Ann"]);
    let asks = |version: u32| {
        let options = Options::read(Some("recorded"), &BTreeSet::new(), version).unwrap();
        !options.departures.penniless_turn_ends
    };
    assert!(asks(1) && !asks(2));
}
