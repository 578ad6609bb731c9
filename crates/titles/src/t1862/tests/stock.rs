//! 6.0 *Stock Rounds*.

use super::super::scene::Scene;
use super::{own, refused, why};
use crate::t1862::words::Reason;
use rules::{Action, Money, Place};

fn start(scene: &mut Scene, company: &str, price: i32) -> crate::scene::Acted {
    let par = scene.data().cell(Money(price)).expect("a price");
    let company = scene.company_id(company);
    scene.next(&Action::Start { company, par })
}

fn buy_from_charter(scene: &mut Scene, player: &str, company: &str) -> crate::scene::Acted {
    let company = scene.company_id(company);
    scene.act(player, &Action::BuyShare { company, from: Place::Treasury, certificate: None })
}

/// 6.5.3, 6.5.4: money goes to the company, its par is the highest not above its price, and its director buys markers.
#[test]
fn a_non_chartered_company_is_paid_for_its_shares() {
    let mut scene = Scene::rulebook(2).in_play("ECR").cash("Ann", 900).cash("Ben", 900).stock_round("Ann");
    assert!(refused(start(&mut scene, "ECR", 210), "refusal-not-a-start-price"));
    start(&mut scene, "ECR", 78).unwrap();
    assert_eq!(scene.company_state("ECR").par, Some(Money(74)));
    assert_eq!((scene.treasury_of("ECR"), scene.cash_of("Ann")), (234, 666));
    buy_from_charter(&mut scene, "Ben", "ECR").unwrap();
    buy_from_charter(&mut scene, "Ann", "ECR").unwrap();
    assert_eq!((scene.awaited(), scene.to_act()), ("buying-markers", vec!["Ann"]));
    assert!(refused(scene.next(&Action::BuyTokens { count: 8 }), "refusal-marker-count"));
    scene.next(&Action::BuyTokens { count: 4 }).unwrap();
    assert_eq!(scene.treasury_of("ECR"), 5 * 78 - 4 * 40);
    assert_eq!(scene.to_act(), ["Ben"]);
}

/// 6.4.2 with the notes' examples: 3 shares at 275 by another player, 8 shares at 310 by the director.
#[test]
fn sales_lower_the_price_by_zones() {
    let sold = |price: i32, seller: &str, shares: u8| {
        let holdings = if seller == "Ann" { "Ann 9" } else { "Ben 4 Ann 4" };
        let mut scene =
            Scene::rulebook(2).running("ECR", price, holdings).train("ECR", "AF").stock_round("Ann");
        scene.sell("Ann", "ECR", shares).unwrap();
        (scene.price_of("ECR"), scene.cash_of("Ann") - 1200)
    };
    assert_eq!(sold(275, "other", 3), (245, 3 * 275));
    assert_eq!(sold(310, "Ann", 8), (200, 8 * 310));
    assert_eq!(sold(430, "other", 2), (430, 2 * 430), "the first two are free from 400 on");
    assert_eq!(sold(36, "other", 1), (36, 36), "the first is free below 40");
    assert_eq!(sold(40, "other", 1), (36, 40));
}

/// 6.4.1.
#[test]
fn shares_of_a_company_without_a_train_sell_at_half_price() {
    let mut scene = Scene::rulebook(2).running("ECR", 71, "Ben 4 Ann 4").stock_round("Ann");
    scene.sell("Ann", "ECR", 2).unwrap();
    assert_eq!(scene.cash_of("Ann"), 1200 + 2 * 35);
}

/// 6.3, with its example: four shares and an empty pool cannot become two.
#[test]
fn the_directors_certificate_needs_change() {
    let mut scene =
        Scene::rulebook(2).running("ECR", 100, "Ann 4 Ben 2").train("ECR", "AF").stock_round("Ann");
    assert_eq!(
        why(scene.sell("Ann", "ECR", 2)),
        own(Reason::NoChange { company: scene.company_id("ECR"), needed: 1, available: 0 })
    );
    scene.sell("Ann", "ECR", 3).unwrap();
    assert_eq!((scene.held("Ann", "ECR"), scene.director_of("ECR")), (1, None), "receivership");
}

/// A14.
#[test]
fn change_may_come_from_the_shares_sold() {
    let sold = |only_from_pool: bool| {
        let mut scene =
            Scene::departing(&[], 2, |departures| departures.change_only_from_pool = only_from_pool)
                .running("ECR", 100, "Ann 4 Ben 2 pool 1")
                .train("ECR", "AF")
                .stock_round("Ann");
        scene.sell("Ann", "ECR", 2).is_ok()
    };
    assert!(sold(false));
    assert!(!sold(true));
}

/// 6.4: shares bought in the round stay, but the director's certificate may cover them.
#[test]
fn shares_bought_in_the_round_are_kept() {
    let mut scene =
        Scene::rulebook(2).running("ECR", 100, "Ann 3 Ben 2 pool 4").train("ECR", "AF").stock_round("Ann");
    scene.buy_from_pool("Ann", "ECR").unwrap();
    scene.pass().unwrap();
    assert!(refused(scene.sell("Ann", "ECR", 4), "refusal-bought-this-round"));
    scene.sell("Ann", "ECR", 1).unwrap();
    assert_eq!(scene.held("Ann", "ECR"), 3);
}

/// 8.0: three shares regain the director's certificate from the pool.
#[test]
fn three_shares_end_receivership() {
    let mut scene =
        Scene::rulebook(2).running("ECR", 100, "pool 5 Ben 2").train("ECR", "AF").stock_round("Ben");
    assert_eq!(scene.director_of("ECR"), None);
    scene.buy_from_pool("Ben", "ECR").unwrap();
    assert_eq!((scene.director_of("ECR"), scene.pool("ECR")), (Some("Ben"), 4));
}

/// 6.5.2.
#[test]
fn the_certificate_limit_stops_purchases() {
    let mut scene = Scene::rulebook(8)
        .running("ECR", 54, "Ann 8")
        .running("SVR", 54, "Ben 3 pool 5 Ann 2")
        .train("ECR", "AF")
        .train("SVR", "AF")
        .cash("Ann", 900)
        .stock_round("Ann");
    assert_eq!(scene.certificate_limit(), 8);
    assert!(refused(scene.buy_from_pool("Ann", "SVR"), "refusal-certificate-limit"));
}

/// 7.12 in a stock round: a price of nothing.
#[test]
fn a_company_at_the_bottom_is_bankrupt() {
    let mut scene =
        Scene::rulebook(2).running("ECR", 14, "Ann 5 Ben 3").train("ECR", "AF").stock_round("Ann");
    scene.sell("Ann", "ECR", 2).unwrap();
    assert!(!scene.company_state("ECR").is_started());
    assert_eq!(scene.held("Ben", "ECR"), 0);
}
