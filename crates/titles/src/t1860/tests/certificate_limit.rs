//! *Certificate Limit*.

use super::why;
use crate::t1860::scene::Scene;
use rules::{Choice, Game, Reason, Step};

#[test]
fn the_limits() {
    for (players, limit) in [(2, 32), (3, 21), (4, 16)] {
        assert_eq!(Scene::second(players).certificate_limit(), Some(limit));
        assert_eq!(Scene::second(players).phase(7).certificate_limit(), Some(limit));
        assert_eq!(Scene::second(players).phase(8).certificate_limit(), None);
    }
}

/// Ann has 8 + 7 certificates of 9 + 7 shares, and a private company.
fn at_the_limit() -> Scene {
    let scene = Scene::second(4).private("Brading", "Ann").cash("Ann", 2000).cash("Ben", 2000);
    scene.running("C&N", 90, "Ann 9").running("IOW", 90, "Ann 8 Ben 1")
}

#[test]
fn directors_shares_and_private_companies_count_one_each() {
    let scene = at_the_limit();
    assert_eq!(scene.certificate_count(scene.player_id("Ann")), 16);
}

#[test]
fn at_the_limit_nothing_may_be_bought() {
    let mut scene = at_the_limit().private("Yarmouth", "bank").stock_round("Ann");
    let limit = 16;
    assert_eq!(why(scene.buy_from_ipo("Ann", "IOW")), Reason::CertificateLimit { limit });
    assert_eq!(why(scene.buy_private("Ann", "Yarmouth")), Reason::CertificateLimit { limit });
    assert_eq!(why(scene.start("Ann", "IWNJ", 62)), Reason::CertificateLimit { limit });
    let buys = |choice: &Choice| matches!(choice, Choice::BuyShare { .. } | Choice::BuyPrivate { .. });
    assert!(!scene.offered().iter().any(buys));
    scene.sell("Ann", "IOW", 1).unwrap();
    scene.buy_private("Ann", "Yarmouth").unwrap();
}

/// The rulebook's example: not even to gain a directorship, which would leave as many certificates.
#[test]
fn at_the_limit_no_share_may_be_bought_to_gain_a_directorship() {
    let scene = Scene::second(4).cash("Ann", 2000).running("C&N", 90, "Ann 9").running("IOW", 90, "Ann 6");
    let scene = scene.running("FYN", 82, "Ben 3 Ann 3").stock_round("Ann");
    let mut scene = scene;
    assert_eq!(scene.certificate_count(scene.player_id("Ann")), 16);
    assert_eq!(why(scene.buy_from_ipo("Ann", "FYN")), Reason::CertificateLimit { limit: 16 });
}

/// Ben takes the IOW from Ann and leaves her with two ordinary certificates for the director's.
fn above_the_limit() -> Scene {
    let scene = Scene::second(4).private("Brading", "Ann").cash("Ben", 2000).running("C&N", 90, "Ann 9");
    let mut scene = scene.running("IOW", 90, "Ann 4 Ben 4").running("FYN", 82, "Ann 5").stock_round("Ben");
    assert_eq!(scene.certificate_count(scene.player_id("Ann")), 16);
    scene.buy_from_ipo("Ben", "IOW").unwrap();
    assert_eq!(scene.certificate_count(scene.player_id("Ann")), 17);
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene
}

#[test]
fn above_the_limit_a_player_must_sell_at_the_start_of_the_next_turn() {
    let mut scene = above_the_limit();
    assert_eq!(scene.to_act(), ["Ann"]);
    assert_eq!(scene.turn().step, Step::SELLING_DOWN);
    assert_eq!(why(scene.pass()), Reason::MustSellDown { limit: 16 });
    assert_eq!(why(scene.buy_from_ipo("Ann", "FYN")), Reason::MustSellDown { limit: 16 });
    scene.sell("Ann", "FYN", 1).unwrap();
    assert_eq!(scene.turn().step, Step::TRADING);
    scene.pass().unwrap();
}

#[test]
fn above_the_limit_a_private_company_may_be_sold_as_well() {
    let mut scene = above_the_limit();
    scene.sell_private("Ann", "Brading").unwrap();
    assert_eq!(scene.turn().step, Step::TRADING);
}

#[test]
fn from_the_sale_of_the_8_train_there_is_no_limit() {
    let mut scene = at_the_limit().phase(8).stock_round("Ann");
    scene.buy_from_ipo("Ann", "IOW").unwrap();
    assert_eq!(scene.certificate_count(scene.player_id("Ann")), 17);
}
