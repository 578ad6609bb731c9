//! The rulings of the title's notes (c) on stock rounds, loans and the end of the game, each under its number.

use super::super::scene::Scene;
use super::super::state::{CardOwner, EndReason, EndTime, Ending, OperatingStep, Stage};
use super::refused;
use crate::t1822::data::kinds;
use rules::Holder;

#[test]
fn q1_a_bid_for_a_private_company_may_be_nothing() {
    let mut scene = Scene::summary(3).private_stack("P2 P3 P4").minor_stack("24 3").opening();
    scene.bid("Ann", "P2", 0).unwrap();
    scene.pass().unwrap();
    assert!(refused(scene.bid("Ben", "P2", 0), "refusal-bid-too-low"));
    scene.bid("Ben", "24", 100).unwrap();
    scene.end_stock_round();
    assert_eq!(scene.card_state("P2").owner, CardOwner::Player(scene.player_id("Ann")));
    assert_eq!(scene.cash_of("Ann"), 700 + 10, "only its first income");
}

#[test]
fn q2_nobody_raises_his_own_leading_bid() {
    let mut scene = Scene::summary(3).private_stack("P2").opening();
    scene.bid("Ann", "P2", 5).unwrap();
    assert!(refused(scene.bid("Ann", "P2", 10), "refusal-already-leading"));
}

#[test]
fn q3_only_leading_bids_bind_money() {
    let mut scene = Scene::summary(3).minor_stack("24 3 4 5").opening();
    scene.bid("Ann", "24", 600).unwrap();
    assert!(refused(scene.bid("Ann", "3", 105), "refusal-bid-too-high"), "a hundred is free");
    scene.pass().unwrap();
    scene.bid("Ben", "24", 605).unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene.bid("Ann", "3", 700).unwrap();
    assert!(refused(scene.bid("Ann", "4", 100), "refusal-too-poor"));
}

#[test]
fn q4_of_equal_bids_the_lower_box_floats_first() {
    let mut scene = Scene::summary(3).minor_stack("24 3 4 5").opening();
    scene.bid("Ann", "4", 200).unwrap();
    scene.pass().unwrap();
    scene.bid("Ben", "24", 200).unwrap();
    scene.pass().unwrap();
    scene.bid("Cat", "3", 205).unwrap();
    scene.end_stock_round();
    let order = &scene.state.operating().expect("an operating round").order;
    assert_eq!(order[..], ["3", "24", "4"].map(|minor| scene.company_id(minor)));
}

#[test]
fn q5_q6_price_and_treasury_of_a_minor() {
    let floated = |phase: u8, bid: i32| {
        let mut scene = Scene::summary(3).phase(phase).minor_stack("24 3").stock_round("Ann");
        scene.bid("Ann", "24", bid).unwrap();
        let bank = scene.bank_has();
        scene.end_stock_round();
        assert_eq!(scene.cash_of("Ann"), 700 - bid);
        assert_eq!(scene.bank_has() - bank, bid - scene.treasury_of("24"));
        (scene.price_of("24"), scene.treasury_of("24"))
    };
    assert_eq!(floated(1, 105), (50, 100));
    assert_eq!(floated(1, 300), (50, 100));
    assert_eq!(floated(2, 105), (50, 100), "Q5: half of it is 52");
    assert_eq!(floated(2, 155), (70, 140), "5.3: the highest start price not above 77");
    assert_eq!(floated(3, 105), (50, 105));
    assert_eq!(floated(3, 300), (100, 300), "Q6: the highest start price");
}

#[test]
fn q7_unsold_minors_remove_trains() {
    let mut scene = Scene::summary(3)
        .but(|departures| departures.locals_go_before_first_box = true)
        .left("L", 2)
        .minor_stack("24 3 4 5 6")
        .stock_round("Ann");
    scene.bid("Ann", "5", 100).unwrap();
    scene.end_stock_round();
    assert_eq!(scene.state.depot.left(kinds::L), Some(0));
    assert_eq!(scene.state.depot.left(kinds::THREE), Some(8));
    assert_eq!(scene.state.phase, 3);
    assert_eq!(scene.company_state("24").stage, Stage::Out);
    assert_eq!(scene.treasury_of("5"), 100, "f.11: floated by the phase before");
}

#[test]
fn q8_an_l_that_is_removed_begins_no_phase() {
    let mut scene = Scene::summary(3).minor_stack("24 3 4 5").stock_round("Ann");
    scene.bid("Ann", "3", 100).unwrap();
    scene.end_stock_round();
    assert_eq!(scene.state.depot.left(kinds::L), Some(22 - 3 - 1), "three without a bid, and the first box");
    assert_eq!(scene.state.phase, 1);
}

#[test]
fn q8_what_a_phase_costs_is_given_up_first_thing_in_the_operating_round() {
    let mut scene = Scene::summary(3)
        .phase(3)
        .running("MR", 100, "Ann 5")
        .train("MR", "3")
        .train("MR", "3")
        .train("MR", "3")
        .train("MR", "3")
        .left("3", 0)
        .card("Ben", "P9")
        .minor_stack("24")
        .stock_round("Ann");
    scene.end_stock_round();
    assert_eq!((scene.state.phase, scene.awaited()), (4, "doubling"), "f.12: P9 is decided first");
    scene.pass().unwrap();
    assert_eq!((scene.awaited(), scene.to_act()), ("discarding", vec!["Ann"]));
    assert_eq!(scene.cash_of("Ben"), 700 + 10, "after private companies have paid");
    scene.discard("MR", "3").unwrap();
    assert_ne!(scene.awaited(), "discarding");
    assert_eq!(scene.state.depot.returned().len(), 1);
}

#[test]
fn q9_a_phase_that_begins_in_a_set_of_rounds_does_not_lengthen_it() {
    let mut scene = Scene::summary(3).minor_stack("24 3").opening();
    scene.bid("Ann", "24", 100).unwrap();
    scene.end_stock_round();
    assert_eq!(scene.state.rounds_in_set, 1);
    let mut scene = scene.treasury("24", 300);
    while scene.awaited() != "trains" {
        scene.pass().unwrap();
    }
    scene.buy("2").unwrap();
    assert_eq!(scene.state.phase, 2);
    scene.pass().unwrap();
    assert_eq!(scene.awaited(), "trading", "the stock round follows");
    scene.end_stock_round();
    assert_eq!(scene.state.rounds_in_set, 2);
}

#[test]
fn q10_sold_out_in_the_top_row() {
    let after = |row: u8, column: u8| {
        let mut scene = Scene::summary(3)
            .running("MR", 100, "Ann 6 Ben 4")
            .at_space("MR", row, column)
            .minor_stack("")
            .stock_round("Ann");
        scene.end_stock_round();
        scene.space_of("MR")
    };
    assert_eq!(after(4, 4), (3, 4), "5.8: up one row");
    assert_eq!(after(0, 18), (1, 19), "down and right, at the same price of 600");
    assert_eq!(after(0, 20), (0, 20), "the corner");
    assert_eq!(after(3, 3), (4, 4), "no space above: 100, and 100 again");
}

#[test]
fn q27_a_loan_costs_half_as_much_again() {
    let mut scene = Scene::summary(3)
        .phase(2)
        .minor("3", 50, "Ann")
        .treasury("3", 20)
        .cash("Ann", 5)
        .turn_of("3", OperatingStep::Trains);
    assert!(refused(scene.pass(), "refusal-must-buy-train"));
    scene.buy("L").unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.debt_of("Ann")), (0, 53), "borrowed 35");
    let mut scene = scene.cash("Ann", 100).minor_stack("").stock_round("Ann");
    assert!(refused(scene.bid("Ann", "P1", 0), "refusal-in-debt"), "2.5");
    assert!(refused(scene.repay("Ann", 54), "refusal-price-out-of-range"));
    scene.repay("Ann", 10).unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.debt_of("Ann")), (90, 43));
    assert_eq!(scene.to_act(), ["Ann"], "paying does not end the turn");
    scene.end_stock_round();
    assert_eq!(scene.debt_of("Ann"), 43 + 22);
}

#[test]
fn q28_a_debtor_may_pass_and_is_skipped_with_nothing_to_do() {
    let poor =
        |cash: i32| Scene::summary(3).cash("Ann", cash).debt("Ann", 30).minor_stack("").stock_round("Ann");
    assert_eq!(poor(0).to_act(), ["Ben"]);
    let mut scene = poor(10);
    assert!(scene.may_pass());
    scene.repay("Ann", 10).unwrap();
    assert_eq!(scene.to_act(), ["Ben"], "f.1: nothing is left to do");
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.state.turn, 3, "f.1: passed over at her next turn, Ann has passed too");
}

#[test]
fn q29_p9_is_asked_after_every_stock_round() {
    let scene = || {
        let mut scene = Scene::summary(3)
            .minor("3", 50, "Ann")
            .card("Cat", "P9")
            .cash("Ann", 300)
            .cash("Ben", 250)
            .cash("Cat", 200)
            .minor_stack("")
            .stock_round("Ann");
        scene.end_stock_round();
        assert_eq!((scene.awaited(), scene.to_act()), ("doubling", vec!["Cat"]));
        scene
    };
    let mut plain = scene();
    plain.pass().unwrap();
    assert_eq!(plain.order(), ["Ann", "Ben", "Cat"]);
    let mut doubled = scene();
    doubled.choose("double").unwrap();
    assert_eq!(doubled.order(), ["Cat", "Ann", "Ben"]);
    let mut company =
        Scene::summary(3).minor("3", 50, "Ann").card("3", "P9").minor_stack("").stock_round("Ann");
    company.end_stock_round();
    assert_ne!(company.awaited(), "doubling", "a company has no such power");
}

#[test]
fn q30_a_share_in_the_tax_haven_is_a_players() {
    let after = |holdings: &str| {
        let mut scene = Scene::summary(3)
            .running("MR", 100, holdings)
            .card("Cat", "P16")
            .minor_stack("")
            .stock_round("Ann");
        scene.end_stock_round();
        scene.price_of("MR")
    };
    assert_eq!(after("Ann 6 Ben 3 haven 1"), 110);
    assert_eq!(after("Ann 6 Ben 3 pool 1"), 100);
    assert_eq!(after("Ann 6 Ben 3"), 100, "one in the treasury");
}

#[test]
fn q31_a_major_begun_in_phase_5_that_floats_in_phase_6() {
    let mut scene = Scene::summary(3).phase(5).stock_round("Ann");
    scene.start("Ann", "MR", 100).unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.treasury_of("MR")), (500, 200));
    scene.buy_from_treasury("Ben", "MR").unwrap();
    scene.buy_from_treasury("Cat", "MR").unwrap();
    assert_eq!(scene.treasury_of("MR"), 400, "3.5: collected before floating");
    let mut scene = scene.phase(6);
    let bank = scene.bank_has();
    scene.buy_from_treasury("Ann", "MR").unwrap();
    assert_eq!(scene.company_state("MR").stage, Stage::Floated);
    assert_eq!(scene.treasury_of("MR"), 1000);
    assert_eq!(scene.bank_has(), bank + 100 + 400 - 1000);
    assert_eq!((scene.pool("MR"), scene.own("MR")), (5, 0));
}

#[test]
fn q33_the_first_of_two_ends_counts() {
    let ending = |first_bank: bool| {
        let mut scene = Scene::summary(3)
            .running("MR", 100, "Ann 6 Ben 4")
            .at_space("MR", 1, 20)
            .minor_stack("")
            .phase(7)
            .train("MR", "7");
        scene = if first_bank { scene.debt("Ann", 0).bank(0) } else { scene };
        scene.game.state.bank_broken = first_bank;
        let mut scene = scene.stock_round("Ann");
        scene.end_stock_round();
        assert!(scene.state.end_cell);
        scene.state.ending
    };
    let (bank, market) = (EndReason::Bank, EndReason::StockMarket);
    assert_eq!(ending(true), Some(Ending { reason: bank, when: EndTime::Set }));
    assert_eq!(ending(false), Some(Ending { reason: market, when: EndTime::Round }));
}

/// 2.8: "With several equal candidates the first one after the old director in turn order gets it."
#[test]
fn section_2_8_the_director_goes_below_another_holder() {
    let mut alone = Scene::summary(4).running("MR", 100, "Ben 4 Ann 1 Dan 1").stock_round("Ben");
    assert!(refused(alone.sell("Ben", "MR", 3), "refusal-no-successor"), "nobody has 20%");
    alone.sell("Ben", "MR", 2).unwrap();
    let mut scene = Scene::summary(4).running("MR", 100, "Ben 4 Ann 3 Dan 3").stock_round("Ben");
    scene.sell("Ben", "MR", 2).unwrap();
    assert_eq!(scene.director_of("MR"), Some("Dan"), "after Ben come Cat, Dan, Ann");
    assert_eq!((scene.held("Ben", "MR"), scene.held("Dan", "MR"), scene.pool("MR")), (2, 3, 2));
    assert_eq!(
        (scene.cash_of("Ben"), scene.price_of("MR")),
        (525 + 200, 80),
        "2.9: the price before the sale"
    );
    assert!(refused(scene.buy_from_pool("Ben", "MR"), "refusal-sold-this-round"), "2.12");
}

/// 2.7: the pool never holds more than half; 2.6: nothing is sold of a company that has not operated.
#[test]
fn sections_2_6_and_2_7_what_may_not_be_sold() {
    let mut scene = Scene::summary(3).running("MR", 100, "Ann 2 Ben 6 pool 2").stock_round("Ben");
    assert!(refused(scene.sell("Ben", "MR", 4), "refusal-pool-full"));
    scene.sell("Ben", "MR", 3).unwrap();
    let mut scene = Scene::summary(3).floated("MR", 100, "Ann 2 Ben 2").stock_round("Ben");
    assert!(refused(scene.sell("Ben", "MR", 1), "refusal-not-operated"));
    let mut scene = Scene::summary(3).minor("3", 50, "Ann").stock_round("Ann");
    assert!(refused(scene.sell("Ann", "3", 1), "refusal-not-operated"), "2.10: minors are never sold");
}

/// 2.13: nobody buys above 60%; 3.2: conversion.
#[test]
fn sections_2_13_and_3_2() {
    let mut scene = Scene::summary(3).running("MR", 100, "Ann 6").stock_round("Ann");
    assert!(refused(scene.buy_from_treasury("Ann", "MR"), "refusal-holds-most"));
    let mut scene = Scene::summary(3).card("Ann", "C6").card("Ben", "C1").phase(2).stock_round("Ann");
    assert!(refused(scene.start("Ann", "MR", 50), "refusal-par-not-allowed"), "3.4: for minors only");
    assert!(refused(scene.start("Ann", "LNWR", 80), "refusal-no-concession"));
    scene.start("Ann", "MR", 90).unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.treasury_of("MR")), (700 - 80, 180));
    assert_eq!((scene.held("Ann", "MR"), scene.own("MR")), (2, 8));
    scene.start("Ben", "LNWR", 100).unwrap();
    assert_eq!((scene.cash_of("Ben"), scene.treasury_of("LNWR")), (700, 100));
    assert_eq!((scene.held("Ben", "LNWR"), scene.own("LNWR")), (1, 9));
    let mut early = Scene::summary(3).card("Ann", "C6").stock_round("Ann");
    assert!(refused(early.start("Ann", "MR", 90), "refusal-too-early"), "3.1");
}

/// 20.1, 20.5.
#[test]
fn section_20_nothing_sold_and_the_score() {
    let mut scene = Scene::summary(3).opening();
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.awaited(), "over");
    let scene = Scene::summary(3)
        .running("MR", 100, "Ann 5 haven 1")
        .minor("3", 70, "Ann")
        .card("Ann", "C2")
        .card("Ann", "P3")
        .card("Ann", "P16")
        .debt("Ann", 80);
    let worth = scene.worth(scene.player_id("Ann"));
    assert_eq!(worth.0, 700 + 500 + 140 + 100 + 100 - 80);
    let shares = scene.state.shares(scene.company_id("MR"));
    assert_eq!(shares.held(Holder::Card(scene.card_id("P16"))), 1);
}

/// 2.4: Ann has nine cards and five certificates of a company; eleven are allowed, and those of the yellow zone do not count.
#[test]
fn section_2_4_above_the_certificate_limit() {
    let holding = |row: u8, column: u8| {
        let mut scene = Scene::summary(7).running("MR", 100, "Ann 6").at_space("MR", row, column);
        for card in ["P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10"] {
            scene = scene.card("Ann", card);
        }
        scene.stock_round("Ann")
    };
    let mut yellow = holding(11, 6);
    assert_eq!(yellow.certificate_count(yellow.player_id("Ann")), 9, "6.3");
    yellow.pass().unwrap();
    let mut white = holding(4, 4);
    assert_eq!((white.certificate_count(white.player_id("Ann")), white.certificate_limit()), (14, 11));
    assert_eq!(white.awaited(), "selling-down");
    assert!(refused(white.pass(), "refusal-must-sell-down"));
    assert!(refused(white.bid("Ann", "24", 100), "refusal-must-sell-down"));
    white.sell("Ann", "MR", 3).unwrap();
    assert_eq!(white.awaited(), "trading");
    assert!(refused(white.bid("Ann", "24", 100), "refusal-certificate-limit"), "4.7: at the limit");
}
