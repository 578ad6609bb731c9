//! *Operating Public Companies*, *Dividends and the Share Price*.

use super::scenery::cowes_newport;
use super::{told, why};
use crate::t1860::dividends::Dividend;
use crate::t1860::scene::Scene;
use crate::t1860::state::{Ending, OperatingStep, Round};
use rules::{Choice, Event, Game, Money, Reason, Step};

/// The rulebook's example: all on one space, the NGStL above the C&N, which is above the S&C.
#[test]
fn operating_order_ngstl_then_cn_then_sc() {
    let scene = Scene::second(3).running("NGStL", 62, "Ann 5").running("C&N", 62, "Ann 5");
    let scene = scene.running("S&C", 62, "Ann 5").tile("G9", "746", 0).tile("F2", "787", 0);
    let mut scene = scene.tile("F12", "57", 0).stock_round("Ann");
    for _ in 0..3 {
        scene.pass().unwrap();
    }
    let order: Vec<String> = scene
        .view(rules::Viewer::Spectator)
        .operating_order
        .iter()
        .map(|company| scene.data().company(*company).symbol.clone())
        .collect();
    assert_eq!(order, ["NGStL", "C&N", "S&C"]);
    assert_eq!(scene.acting(), Some("NGStL"));
}

#[test]
fn companies_operate_in_descending_order_of_price_and_bankrupt_ones_do_not() {
    let scene = Scene::second(3).running("C&N", 50, "Ann 5").running("IOW", 74, "Ann 5");
    let scene = scene.running("IWNJ", 100, "Ann 5").bankrupt("IWNJ").turn_of("IOW", OperatingStep::Track);
    let order = &scene.state().operating().unwrap().order;
    assert_eq!(order[..], [scene.company_id("IOW"), scene.company_id("C&N")]);
}

/// The C&N at a price, with a train that earns 60 between Cowes and Newport.
fn earning_60(price: i32) -> Scene {
    let scene = cowes_newport(Scene::second(3).phase(3).running("C&N", price, "Ann 5 Ben 2 pool 1"));
    let mut scene = scene.train("C&N", "3+2").turn_of("C&N", OperatingStep::Run);
    scene.run(&[("3+2", "F2 F2.1 (F2.2) (F4) G5")]).unwrap();
    scene
}

#[test]
fn retained_revenue_goes_to_the_treasury_and_the_price_drops_one_space_on_its_level() {
    let mut scene = earning_60(62);
    scene.retain().unwrap();
    assert_eq!(scene.treasury_of("C&N"), 60);
    assert_eq!(scene.price_of("C&N"), 58);
}

#[test]
fn a_dividend_is_paid_to_players_only() {
    let mut scene = earning_60(62);
    scene.pay().unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.cash_of("Ben"), scene.cash_of("Cat")), (700, 682, 670));
    assert_eq!(scene.treasury_of("C&N"), 0, "pool and offer receive nothing");
}

/// Less than the price, and once to four times the price and more: 60 against these prices.
#[test]
fn compared_with_what_the_revenue_against_the_price_before_moving() {
    for (price, after) in [(62, 62), (60, 65), (31, 40), (26, 44), (20, 47), (14, 50), (7, 47)] {
        let mut scene = earning_60(price);
        scene.pay().unwrap();
        assert_eq!(scene.price_of("C&N"), after, "60 paid at {price}");
    }
}

#[test]
fn the_choice_tells_what_both_ways_bring() {
    let scene = earning_60(31);
    let pay = Choice::Dividend {
        kind: Dividend::Pay.word(),
        per_share: Money(6),
        to_company: Money(0),
        price_after: Money(40),
    };
    assert!(scene.offered().contains(&pay), "{:?}", scene.offered());
}

#[test]
fn no_run_at_all_is_no_dividend_even_in_the_first_turn() {
    let scene = Scene::second(3).started("C&N", 82, "Ann 5").tile("F2", "787", 0);
    let scene = scene.turn_of("C&N", OperatingStep::Run);
    assert_eq!(scene.price_of("C&N"), 74);
    assert!(scene.company_state("C&N").operated);
}

#[test]
fn edges_of_the_chart_left_at_0_and_right_at_340() {
    let mut scene = earning_60(7);
    scene.retain().unwrap();
    assert!(scene.company_state("C&N").bankrupt);
    let mut scene = earning_60(14);
    scene.retain().unwrap();
    assert!(scene.company_state("C&N").bankrupt);
    let mut scene = earning_60(20);
    scene.retain().unwrap();
    assert_eq!(scene.price_of("C&N"), 7);
    let id = Scene::second(2).company_id("C&N");
    let mut scene = earning_60(330);
    scene.revenue_is(400);
    let events = scene.pay().unwrap();
    assert!(told(&events, Event::PriceMoved { company: id, from: Money(330), to: Money(340) }));
}

#[test]
fn order_during_an_operating_round_is_fixed_at_its_start() {
    let scene = cowes_newport(Scene::second(3).phase(3).running("C&N", 62, "Ann 5"));
    let scene = scene.train("C&N", "3+2").running("IOW", 60, "Ann 5").running("IWNJ", 58, "Ann 5");
    let mut scene = scene.turn_of("C&N", OperatingStep::Run);
    scene.run(&[("3+2", "F2 F2.1 (F2.2) (F4) G5")]).unwrap();
    scene.retain().unwrap();
    assert_eq!(scene.price_of("C&N"), 58);
    assert_eq!(scene.acting(), Some("IOW"));
    let order = &scene.state().operating().unwrap().order;
    assert_eq!(order[0], scene.company_id("C&N"), "it acts from the next round");
}

#[test]
fn price_340_reached_the_game_ends_with_the_current_operating_round() {
    let scene = cowes_newport(Scene::second(3).phase(3).running("C&N", 330, "Ann 5")).train("C&N", "3+2");
    let scene = scene.running("IOW", 60, "Ben 5").tile("J4", "6", 0);
    let mut scene = scene.turn_in_round("C&N", OperatingStep::Run, 1, 3);
    scene.run(&[("3+2", "F2 F2.1 (F2.2) (F4) G5")]).unwrap();
    scene.revenue_is(330);
    scene.pay().unwrap();
    assert_eq!(scene.state().ending, Some(Ending::StockMarket));
    assert_eq!(scene.acting(), Some("IOW"), "the round is played to its end");
    while scene.turn().step != Step::OVER {
        scene.pass().unwrap();
    }
    assert_eq!(scene.state().round, Round::Over);
}

#[test]
fn only_in_this_order() {
    let scene = cowes_newport(Scene::second(3).phase(3).running("C&N", 62, "Ann 5").treasury("C&N", 500));
    let mut scene = scene.train("C&N", "3+2").turn_of("C&N", OperatingStep::Track);
    let awaited = "track";
    assert_eq!(why(scene.place_base("G5")), Reason::WrongStep { awaited });
    assert_eq!(why(scene.run(&[])), Reason::WrongStep { awaited });
    assert_eq!(why(scene.pay()), Reason::WrongStep { awaited });
    assert_eq!(why(scene.buy_train("3+2")), Reason::WrongStep { awaited });
    scene.pass().unwrap();
    scene.place_base("G5").unwrap();
    scene.run(&[("3+2", "F2 F2.1 (F2.2) (F4) G5")]).unwrap();
    scene.pay().unwrap();
    scene.buy_train("3+2").unwrap();
}
