//! *Phases*, *Buying Trains*: the bank's order, trade between companies, rusting, limits.

use super::super::words;
use super::why;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep;
use rules::{Action, Choice, Game, Money, Range, Reason, Step};

/// Some companies of Ann's, the C&N to buy.
fn ann_buys(scene: Scene, others: &[&str]) -> Scene {
    let mut scene = scene.running("C&N", 100, "Ann 5").treasury("C&N", 1000);
    for company in others {
        scene = scene.running(company, 50, "Ann 5");
    }
    scene
}

#[test]
fn example_cn_with_a_train_may_not_buy_the_only_train_of_the_bhir_or_vice_versa() {
    let scene = ann_buys(Scene::second(2).phase(4), &["BHI&R"]).treasury("BHI&R", 500);
    let scene = scene.train("C&N", "3+2").train("BHI&R", "4+2");
    let mut there = scene.clone().turn_of("C&N", OperatingStep::Trains);
    let seller = scene.company_id("BHI&R");
    assert_eq!(why(there.buy_train_of("BHI&R", "4+2", 100)), Reason::LastTrain { seller });
    let mut back = scene.clone().turn_of("BHI&R", OperatingStep::Trains);
    let seller = scene.company_id("C&N");
    assert_eq!(why(back.buy_train_of("C&N", "3+2", 100)), Reason::LastTrain { seller });
}

#[test]
fn example_cn_may_buy_either_train_of_the_ngstl_but_only_one() {
    let scene = ann_buys(Scene::second(2).phase(4), &["NGStL"]).train("C&N", "3+2");
    let scene = scene.train("NGStL", "3+2").train("NGStL", "4+2").turn_of("C&N", OperatingStep::Trains);
    for (first, second) in [("3+2", "4+2"), ("4+2", "3+2")] {
        let mut scene = scene.clone();
        scene.buy_train_of("NGStL", first, 100).unwrap();
        assert_eq!((scene.treasury_of("C&N"), scene.treasury_of("NGStL")), (900, 100));
        assert_eq!(scene.trains_of("C&N"), ["3+2", first]);
        let seller = scene.company_id("NGStL");
        assert_eq!(why(scene.buy_train_of("NGStL", second, 100)), Reason::LastTrain { seller });
    }
}

#[test]
fn example_cn_without_a_train_may_buy_the_only_train_of_the_fyn() {
    let scene = ann_buys(Scene::second(2).phase(4), &["FYN"]).train("FYN", "4+2");
    let mut scene = scene.turn_of("C&N", OperatingStep::Trains);
    scene.buy_train_of("FYN", "4+2", 1000).unwrap();
    assert!(scene.trains_of("FYN").is_empty());
    assert_eq!(scene.treasury_of("FYN"), 1000);
}

#[test]
fn the_price_between_companies_is_a_multiple_of_10_and_at_least_10() {
    let scene = ann_buys(Scene::second(2).phase(4), &["FYN"]).train("FYN", "4+2").treasury("C&N", 325);
    let mut scene = scene.turn_of("C&N", OperatingStep::Trains);
    let multiple = Money(10);
    assert_eq!(why(scene.buy_train_of("FYN", "4+2", 315)), Reason::PriceNotMultiple { multiple });
    for price in [0, -10, 330] {
        let refused = Reason::PriceOutOfRange { least: Money(10), most: Money(320) };
        assert_eq!(why(scene.buy_train_of("FYN", "4+2", price)), refused);
    }
    let range = Range { min: Money(10), max: Money(320), step: Money(10) };
    let offered = |choice: &Choice| matches!(choice, Choice::BuyTrain { price, .. } if *price == range);
    assert!(scene.offered().iter().any(offered));
    scene.buy_train_of("FYN", "4+2", 320).unwrap();
}

#[test]
fn trains_are_sold_in_ascending_order() {
    let mut scene = ann_buys(Scene::second(2), &[]).turn_of("C&N", OperatingStep::Trains);
    let kind = scene.train_kind("3+2");
    assert_eq!(why(scene.buy_train("3+2")), Reason::EarlierTrainsFirst { kind });
    let mut scene = ann_buys(Scene::second(2).sold_out("2+1"), &[]).turn_of("C&N", OperatingStep::Trains);
    scene.buy_train("3+2").unwrap();
    assert_eq!(scene.state().phase, 3);
}

#[test]
fn the_banks_price_is_fixed() {
    let mut scene = ann_buys(Scene::second(2), &[]).turn_of("C&N", OperatingStep::Trains);
    for price in [240, 260] {
        let action =
            Action::BuyTrain { train: scene.card("2+1-0"), price: Money(price), side: None, extras: 0 };
        assert_eq!(why(scene.next(&action)), Reason::BankPriceFixed { price: Money(250) });
    }
}

/// The whole table of *Phases*: what rusts, how many trains a company may have, rounds, newest tiles.
#[test]
fn phases() {
    use board::Colour::{Green, Russet, Yellow};
    let table = [
        ("2+1", 2, 250, 5, 1, 4, None, Yellow),
        ("3+2", 3, 300, 4, 2, 4, None, Green),
        ("4+2", 4, 350, 3, 2, 3, Some("2+1"), Green),
        ("5+3", 5, 400, 2, 3, 3, None, Russet),
        ("6+3", 6, 500, 2, 3, 2, Some("3+2"), Russet),
        ("7+4", 7, 600, 1, 3, 2, Some("4+2"), Russet),
        ("8+4", 8, 700, 1, 3, 2, Some("5+3"), Russet),
        ("9+5", 9, 800, 1, 3, 2, None, Russet),
    ];
    for (name, phase, price, count, rounds, limit, rusts, tiles) in table {
        let scene = Scene::second(2);
        let kind = scene.train_kind(name);
        let train = scene.data().train(kind);
        assert_eq!(scene.state().depot.left(kind).unwrap_or(1), count, "{name}");
        assert_eq!((train.price, train.rounds, train.limit), (Money(price), rounds, limit), "{name}");
        assert_eq!((train.phase, train.tiles), (phase, tiles), "{name}");
        assert_eq!(train.rusts, rusts.map(|rusted| scene.train_kind(rusted)), "{name}");
    }
    assert_eq!(Scene::second(2).data().trains[7].count, None, "an unlimited number of 9+5 trains");
}

#[test]
fn as_soon_as_the_first_4_train_is_bought_all_2_trains_rust() {
    let scene = ann_buys(Scene::second(2).phase(3).sold_out("3+2"), &["FYN", "IOW"]).train("C&N", "2+1");
    let scene = scene.train("FYN", "2+1").train("FYN", "3+2").bankrupt("FYN").returned("2+1");
    let mut scene = scene.turn_of("C&N", OperatingStep::Trains);
    scene.buy_train("4+2").unwrap();
    assert_eq!(scene.trains_of("C&N"), ["4+2"]);
    assert_eq!(scene.trains_of("FYN"), ["3+2"], "a bankrupt company's trains rust as well");
    assert!(scene.state().depot.returned().is_empty());
}

#[test]
fn the_number_of_operating_rounds_changes_at_the_end_of_the_next_stock_round() {
    let scene = ann_buys(Scene::second(2).phase(4).sold_out("4+2"), &[]).tile("F2", "787", 0);
    let mut scene = scene.turn_in_round("C&N", OperatingStep::Trains, 1, 2);
    scene.buy_train("5+3").unwrap();
    assert_eq!(scene.state().rounds_in_set, 2, "operations remain at two");
    while scene.turn().step != Step::TRADING {
        if scene.turn().step == Step::RUNNING {
            scene.run_best().unwrap();
            scene.pay().unwrap();
        } else {
            scene.pass().unwrap();
        }
    }
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.state().rounds_in_set, 3);
}

#[test]
fn the_train_limit_holds_at_once_for_purchases() {
    let scene = ann_buys(Scene::second(2).phase(6), &[]).train("C&N", "4+2").train("C&N", "5+3");
    let mut scene = scene.turn_of("C&N", OperatingStep::Trains);
    assert_ne!(scene.turn().step, Step::TRAINS, "nothing can be bought, so nothing is asked");
    let scene_again = Scene::second(2).phase(6);
    assert_eq!(scene_again.train_limit(), Some(2));
    assert!(scene.buy_train("6+3").is_err());
}

#[test]
fn excess_trains_are_returned_at_the_start_of_the_next_turn_and_sold_at_face_value() {
    let scene = ann_buys(Scene::second(2).phase(6), &["IOW"]).train("C&N", "4+2").train("C&N", "5+3");
    let scene = scene.train("C&N", "6+3").treasury("IOW", 360).tile("F2", "787", 0).tile("J4", "6", 0);
    let mut scene = scene.turn_of("C&N", OperatingStep::Discard);
    assert_eq!(scene.turn().step, Step::DISCARDING);
    assert_eq!(scene.offered().len(), 3);
    let other = Action::DiscardTrain { train: scene.card("5+3-1") };
    let train = scene.card("5+3-1");
    assert_eq!(why(scene.next(&other)), Reason::NotItsTrain { train });
    let action = Action::DiscardTrain { train: scene.card("4+2") };
    scene.next(&action).unwrap();
    assert_eq!(scene.turn().step, Step::TRACK);
    let mut scene = scene.turn_of("IOW", OperatingStep::Trains);
    assert_eq!(why(scene.pass()), {
        let company = scene.company_id("IOW");
        Reason::MustBuyTrain { company }
    });
    scene.buy_train("4+2").unwrap();
    assert_eq!((scene.treasury_of("IOW"), scene.state().phase), (10, 6));
}

#[test]
fn a_company_may_buy_several_trains() {
    let mut scene = ann_buys(Scene::second(2), &[]).turn_of("C&N", OperatingStep::Trains);
    scene.buy_train("2+1").unwrap();
    scene.buy_train("2+1").unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.treasury_of("C&N"), 500);
}

#[test]
fn after_nationalisation_trains_come_from_the_bank_only() {
    let scene = ann_buys(Scene::second(2).phase(9), &["FYN"]).train("C&N", "9+5");
    let scene = scene.train("FYN", "9+5").train("FYN", "9+5").nationalised();
    let mut scene = scene.turn_of("C&N", OperatingStep::Trains);
    assert_eq!(why(scene.buy_train_of("FYN", "9+5", 10)), words::Reason::BankTrainsOnly);
    scene.buy_train("9+5").unwrap();
}
