//! Optional rules of both editions, on and off. *Insolvency*'s variants are with insolvency, re-entering hexes with
//! running, open treasuries with the view.

use super::super::words;
use super::scenery::{cowes_newport, freshwater_newport};
use super::why;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::{Discard, Run, Trains};
use rules::{Fact, Game, Money, Step};

fn with(option: &str) -> Scene {
    Scene::new("second", &[option], 3)
}

#[test]
fn the_map_the_original_side_lacks_three_hexes_and_two_tiles() {
    for (scene, hexes, both) in [(Scene::second(2), true, (3, 2)), (with("original_map"), false, (2, 1))] {
        for hex in ["A5", "A7", "E11"] {
            assert_eq!(scene.data().map.find(hex.parse().unwrap()).is_some(), hexes, "{hex}");
        }
        let supply =
            |tile: &str| scene.state().layout.supply(&scene.data().map, scene.tile_id(tile)).unwrap();
        assert_eq!((supply("776"), supply("770")), both);
    }
    assert!(
        Scene::first(2).data().map.find("A7".parse().unwrap()).is_none(),
        "the first edition's only side"
    );
}

#[test]
fn original_game_is_the_original_map_without_passing_small_stations_by() {
    let game = with("original_game");
    assert!(game.options().original_map && game.options().no_skip_towns);
    let run = [("3+2", "F2 (F2.1) (F2.2) (F4) G5")];
    let line = |scene: Scene| {
        let scene = cowes_newport(scene.phase(3).running("C&N", 90, "Ann 5")).train("C&N", "3+2");
        scene.turn_of("C&N", Run)
    };
    assert_eq!(line(Scene::second(3)).earns(&run), Ok((50, 0)));
    for scene in [line(game), line(with("no_skip_towns")), line(Scene::first(3))] {
        let at = scene.stop_at("F2.1");
        assert_eq!(why(scene.earns(&run)), words::Reason::SmallNotCalled { at });
        assert_eq!(scene.earns(&[("3+2", "F2 F2.1 (F2.2) (F4) G5")]), Ok((60, 0)), "halts may be ignored");
    }
}

#[test]
fn where_small_stations_are_not_passed_by_too_many_of_them_stop_a_train() {
    let line = |scene: Scene, train: &str| {
        let scene = freshwater_newport(scene.phase(3).running("FYN", 90, "Ann 5")).train("FYN", train);
        scene.tile("E5", "748", 2).turn_of("FYN", Run)
    };
    assert_eq!(line(Scene::second(3), "2+1").earns(&[("2+1", "B4 C5 (E5) (F4) G5")]), Ok((60, 0)));
    let scene = line(Scene::first(3), "2+1");
    let (train, count, allowed) = (scene.card("2+1"), 4, 3);
    assert_eq!(
        why(scene.earns(&[("2+1", "B4 C5 E5 (F4) G5")])),
        words::Reason::TooManyStops { train, count, allowed }
    );
    assert_eq!(line(Scene::first(3), "3+2").earns(&[("3+2", "B4 C5 E5 (F4) G5")]), Ok((70, 0)));
}

#[test]
fn ignoring_historical_order_only_two_companies_are_started_in_a_round_unless_sold_out() {
    let mut off = Scene::second(3).stock_round("Ann");
    let company = off.company_id("S&C");
    assert_eq!(why(off.start("Ann", "S&C", 54)), words::Reason::LayerClosed { company, layer: 4, open: 1 });
    let mut scene = with("ignore_layers").stock_round("Ann");
    scene.start("Ann", "S&C", 54).unwrap();
    scene.start("Ben", "FYN", 62).unwrap();
    let company = scene.company_id("IOW");
    assert_eq!(why(scene.start("Cat", "IOW", 74)), words::Reason::TooManyUnoperated { company });
}

#[test]
fn ignoring_historical_order_all_but_one_have_operated() {
    let scene =
        with("ignore_layers").running("C&N", 90, "Ann 5").started("S&C", 54, "Ann 2").stock_round("Ben");
    let mut scene = scene;
    scene.start("Ben", "FYN", 62).unwrap();
    let company = scene.company_id("IOW");
    assert_eq!(why(scene.start("Cat", "IOW", 74)), words::Reason::TooManyUnoperated { company });
}

#[test]
fn ignoring_historical_order_or_no_share_can_be_bought_from_the_offer() {
    let scene = with("ignore_layers").private("Cowes", "Ben").cash("Cat", 900);
    let scene = scene.started("C&N", 90, "Ann 9").started("S&C", 54, "Ann 10").stock_round("Cat");
    let mut scene = scene;
    scene.start("Cat", "FYN", 62).unwrap();
    let scene = with("ignore_layers").private("Cowes", "Ben").cash("Cat", 900);
    let scene = scene.started("C&N", 90, "Ann 8").started("S&C", 54, "Ann 10").stock_round("Cat");
    let mut scene = scene;
    let company = scene.company_id("FYN");
    assert_eq!(why(scene.start("Cat", "FYN", 62)), words::Reason::TooManyUnoperated { company });
}

#[test]
fn selling_shares_in_non_operating_companies_at_full_price() {
    for (scene, proceeds) in [(Scene::second(3), 45), (with("non_operated_full_value"), 90)] {
        let mut scene = scene.started("C&N", 90, "Ann 5 Ben 1").stock_round("Ben");
        scene.sell("Ben", "C&N", 1).unwrap();
        assert_eq!(scene.cash_of("Ben"), 670 + proceeds);
    }
    let mut scene = with("non_operated_full_value").running("C&N", 90, "Ann 5 Ben 1").stock_round("Ben");
    scene.sell("Ben", "C&N", 1).unwrap();
    assert_eq!(scene.cash_of("Ben"), 670 + 45, "once it has operated, half price without a train");
}

/// The FYN between Freshwater and Newport, which is its destination for 200.
fn to_newport(scene: Scene) -> Scene {
    freshwater_newport(scene.phase(3).running("FYN", 90, "Ann 5"))
}

#[test]
fn destinations_bring_their_bonus_once() {
    let mut scene = to_newport(with("destinations")).train("FYN", "3+2").turn_of("FYN", Run);
    let run = [("3+2", "B4 C5 (E5) (F4) G5")];
    let events = scene.run(&run).unwrap();
    let (company, hex) = (scene.company_id("FYN"), scene.hex_id("G5"));
    let bonus = Fact::from(words::Event::DestinationReached { company, hex, bonus: Money(200) });
    assert!(events.contains(&bonus));
    scene.pay().unwrap();
    assert_eq!(scene.treasury_of("FYN"), 200);
    let mut scene = scene.turn_of("FYN", Run);
    assert!(!scene.run(&run).unwrap().contains(&bonus));
    let mut scene = to_newport(Scene::second(3)).train("FYN", "3+2").turn_of("FYN", Run);
    assert!(!scene.run(&run).unwrap().contains(&bonus), "not without the option");
}

#[test]
fn destinations_need_a_run_to_them_a_single_one_or_connecting_ones() {
    let mut scene = to_newport(with("destinations")).train("FYN", "2+1").turn_of("FYN", Run);
    scene.run(&[("2+1", "B6 B4")]).unwrap();
    assert_eq!(scene.company_state("FYN").reached, 0);
    let scene = to_newport(with("destinations")).phase(4).train("FYN", "3+2").train("FYN", "4+2");
    let scene = scene.tile("F2", "787", 0).tile("F4", "753", 1).base("FYN", "G5").tile("E5", "748", 2);
    let mut scene = scene.turn_of("FYN", Run);
    scene.run(&[("4+2", "B6 B4 C5 E5"), ("3+2", "E5 (F4) G5")]).unwrap();
    assert_eq!(scene.company_state("FYN").reached, 1);
}

#[test]
fn destinations_are_paid_in_full_to_an_insolvent_company() {
    let scene = to_newport(with("destinations")).insolvent("FYN").running("IOW", 50, "Ben 5");
    let mut scene = scene.turn_of("FYN", Run);
    scene.run(&[("3+2", "B4 (C5) (E5) (F4) G5")]).unwrap();
    assert_eq!(scene.treasury_of("FYN"), 200 + 80);
}

#[test]
fn destinations_shide_is_the_second_station_and_ventnor_either() {
    let scene = with("destinations").phase(3).running("IWNJ", 82, "Ann 5").train("IWNJ", "2+1");
    let scene = scene.tile("G5", "763", 0).tile("G7", "761", 0);
    let mut scene = scene.turn_of("IWNJ", Run);
    scene.run(&[("2+1", "G7 (G7.1) G5.1")]).unwrap();
    assert_eq!((scene.company_state("IWNJ").reached, scene.treasury_of("IWNJ")), (1, 100));
    let scene = with("destinations");
    let ventnor = &scene.data().company(scene.company_id("IOW")).destinations[0];
    assert_eq!((ventnor.hex, ventnor.station), (scene.hex_id("I11"), None));
}

#[test]
fn no_train_limit() {
    for (scene, limit) in [(Scene::second(3), Some(2)), (with("no_train_limit"), None)] {
        let scene = scene.phase(6);
        assert_eq!(scene.train_limit(), limit);
        let scene = scene.running("C&N", 90, "Ann 5").tile("F2", "787", 0).treasury("C&N", 500);
        let scene = scene.train("C&N", "4+2").train("C&N", "4+2").train("C&N", "5+3");
        let discards = scene.clone().turn_of("C&N", Discard).turn().step == Step::DISCARDING;
        assert_eq!(discards, limit.is_some());
        let mut scene = scene.turn_of("C&N", Trains);
        assert_eq!(scene.buy_train("6+3").is_ok(), limit.is_none());
    }
}

#[test]
fn two_seven_trains() {
    for (scene, count) in [(Scene::second(3), 1), (with("two_seven_trains"), 2)] {
        assert_eq!(scene.state().depot.left(scene.train_kind("7+4")), Some(count));
        let scene = scene.phase(7).running("C&N", 90, "Ann 5").treasury("C&N", 1000).turn_of("C&N", Trains);
        let next = scene.state().bank_trains(scene.data())[0].kind;
        assert_eq!(next, scene.train_kind(if count == 2 { "7+4" } else { "8+4" }));
    }
}
