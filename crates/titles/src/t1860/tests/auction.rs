//! *Private Companies and the Initial Auction*.

use super::why;
use crate::t1860::scene::Scene;
use rules::{Action, Choice, Game, Money, Reason, Step};

fn bid(amount: i32) -> Action {
    Action::Bid { amount: Money(amount) }
}

fn take(scene: &Scene, private: &str) -> Action {
    Action::TakePrivate { private: scene.private_id(private) }
}

#[test]
fn starting_money() {
    for (players, cash) in [(2, 1000), (3, 670), (4, 500)] {
        let scene = Scene::second(players);
        assert!(scene.seats().all(|player| scene.state().cash.player(player) == Money(cash)));
    }
}

#[test]
fn a_bid_raises_by_at_least_5() {
    let mut scene = Scene::second(3);
    assert_eq!(why(scene.act("Ann", &bid(4))), Reason::BidTooLow { amount: Money(4), least: Money(5) });
    scene.act("Ann", &bid(5)).unwrap();
    assert_eq!(why(scene.act("Ben", &bid(9))), Reason::BidTooLow { amount: Money(9), least: Money(10) });
    scene.act("Ben", &bid(10)).unwrap();
}

#[test]
fn a_bidder_must_be_able_to_pay_for_the_cheapest_certificate_too() {
    let mut scene = Scene::second(3);
    let most = Money(670 - 30);
    assert_eq!(why(scene.act("Ann", &bid(641))), Reason::BidTooHigh { amount: Money(641), most });
    scene.act("Ann", &bid(640)).unwrap();
}

#[test]
fn who_bids_next_clockwise_among_those_who_have_not_passed() {
    let mut scene = Scene::second(3);
    scene.act("Ann", &bid(5)).unwrap();
    scene.act("Ben", &Action::Pass).unwrap();
    scene.act("Cat", &bid(10)).unwrap();
    assert_eq!(scene.to_act(), ["Ann"]);
    scene.act("Ann", &bid(15)).unwrap();
    assert_eq!(scene.to_act(), ["Cat"], "Ben sits out the remainder of this auction");
}

#[test]
fn who_bids_next_a_lone_player_who_has_not_bid_may_still_bid_or_pass() {
    let mut scene = Scene::second(3);
    scene.act("Ann", &Action::Pass).unwrap();
    scene.act("Ben", &Action::Pass).unwrap();
    assert_eq!(scene.to_act(), ["Cat"]);
    assert_eq!(scene.turn().step, Step::BIDDING);
    assert!(scene.may_pass());
    scene.act("Cat", &bid(5)).unwrap();
    assert_eq!(scene.turn().step, Step::CHOOSING);
}

#[test]
fn the_winner_pays_the_bid_and_the_value() {
    let mut scene = Scene::second(2);
    scene.act("Ann", &bid(25)).unwrap();
    scene.act("Ben", &Action::Pass).unwrap();
    let ryde = take(&scene, "Ryde");
    scene.act("Ann", &ryde).unwrap();
    assert_eq!(scene.cash_of("Ann"), 1000 - 25 - 130);
}

#[test]
fn the_winner_chooses_only_what_can_be_paid_for() {
    let mut scene = Scene::second(2).cash("Ann", 100);
    scene.act("Ann", &bid(20)).unwrap();
    scene.act("Ben", &Action::Pass).unwrap();
    let cowes = take(&scene, "Cowes");
    assert_eq!(why(scene.act("Ann", &cowes)), Reason::TooPoor { needed: Money(90), available: Money(80) });
    let offered: Vec<Choice> = scene.offered();
    assert_eq!(offered.len(), 2, "Brading and Yarmouth: {offered:?}");
    let yarmouth = take(&scene, "Yarmouth");
    scene.act("Ann", &yarmouth).unwrap();
    assert_eq!(scene.cash_of("Ann"), 30);
}

#[test]
fn the_next_auction_begins_left_of_the_winner() {
    let mut scene = Scene::second(3);
    scene.act("Ann", &Action::Pass).unwrap();
    scene.act("Ben", &bid(5)).unwrap();
    scene.act("Cat", &Action::Pass).unwrap();
    let brading = take(&scene, "Brading");
    scene.act("Ben", &brading).unwrap();
    assert_eq!(scene.to_act(), ["Cat"]);
}

#[test]
fn a_directors_share_costs_twice_a_par_from_74_to_100() {
    let mut scene = Scene::second(2);
    scene.act("Ann", &bid(5)).unwrap();
    scene.act("Ben", &Action::Pass).unwrap();
    for par in [68, 71, 110] {
        let company = scene.company_id("IOW");
        assert_eq!(why(scene.start("Ann", "IOW", par)), Reason::ParNotAllowed { company, par: Money(par) });
    }
    scene.start("Ann", "IOW", 90).unwrap();
    assert_eq!(scene.cash_of("Ann"), 1000 - 5 - 180);
    assert_eq!(scene.director_of("IOW"), Some("Ann"));
}

#[test]
fn only_the_six_certificates_are_auctioned() {
    let mut scene = Scene::second(2);
    scene.act("Ann", &bid(5)).unwrap();
    scene.act("Ben", &Action::Pass).unwrap();
    let company = scene.company_id("FYN");
    assert_eq!(why(scene.start("Ann", "FYN", 74)), Reason::NotOnOffer { company });
    let fishbourne = take(&scene, "Fishbourne");
    let private = scene.private_id("Fishbourne");
    assert_eq!(why(scene.act("Ann", &fishbourne)), Reason::PrivateNotForSale { private });
}

#[test]
fn nobody_bids_the_first_to_pass_chooses_and_pays_no_bid() {
    let mut scene = Scene::second(3);
    for player in ["Ann", "Ben", "Cat"] {
        scene.act(player, &Action::Pass).unwrap();
    }
    assert_eq!(scene.to_act(), ["Ann"]);
    let ryde = take(&scene, "Ryde");
    scene.act("Ann", &ryde).unwrap();
    assert_eq!(scene.cash_of("Ann"), 670 - 130);
}

/// Everything but Ryde is sold; all pass, and Ann takes it.
fn last_auction(scene: Scene) -> Scene {
    let mut scene = scene.started("C&N", 74, "Ann 2").started("IOW", 74, "Ben 2");
    for player in ["Ann", "Ben", "Cat"] {
        scene.act(player, &Action::Pass).unwrap();
    }
    let ryde = take(&scene, "Ryde");
    scene.act("Ann", &ryde).unwrap();
    scene
}

#[test]
fn the_priority_deal_goes_to_the_most_money() {
    let scene = Scene::second(3).private("Brading", "Ann").private("Yarmouth", "Ben").private("Cowes", "Cat");
    let scene = last_auction(scene.cash("Ann", 330).cash("Ben", 201).cash("Cat", 199));
    assert_eq!(scene.first_player(), "Ben");
    assert_eq!(scene.turn().step, Step::TRADING);
}

#[test]
fn tie_for_most_cash_the_lowest_face_value_among_all_with_a_private() {
    let scene = Scene::second(3).private("Brading", "Cat").private("Yarmouth", "Ann").private("Cowes", "Ben");
    let scene = last_auction(scene.cash("Ann", 330).cash("Ben", 200).cash("Cat", 100));
    assert_eq!(scene.first_player(), "Cat", "30, though Ann and Ben have more money");
}

#[test]
fn tie_for_most_cash_a_player_without_a_private_is_left_out() {
    let scene = Scene::second(3).private("Brading", "Ann").private("Yarmouth", "Ann").private("Cowes", "Ben");
    let scene = last_auction(scene.cash("Ann", 330).cash("Ben", 200).cash("Cat", 200));
    assert_eq!(scene.first_player(), "Ben");
}
