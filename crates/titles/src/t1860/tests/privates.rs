//! *The Fishbourne Ferry Company*, *Selling Private Companies*, *Exchanging Private Companies*.

use super::super::words;
use super::why;
use crate::t1860::scene::Scene;
use crate::t1860::state::{OperatingStep, PrivateOwner};
use rules::{Action, Choice, Money, Reason};

fn owner(scene: &Scene, private: &str) -> PrivateOwner {
    scene.state().privates[scene.private_id(private).index()].owner
}

#[test]
fn fishbourne_may_not_be_bought_before_the_first_6_train() {
    let mut scene = Scene::second(2).phase(5).stock_round("Ann");
    let private = scene.private_id("Fishbourne");
    assert_eq!(why(scene.buy_private("Ann", "Fishbourne")), Reason::PrivateNotForSale { private });
    let mut scene = Scene::second(2).phase(6).stock_round("Ann");
    scene.buy_private("Ann", "Fishbourne").unwrap();
    assert_eq!(scene.cash_of("Ann"), 800);
}

#[test]
fn the_first_6_train_makes_fishbourne_available() {
    let scene = Scene::second(2).phase(5).sold_out("5+3").running("C&N", 90, "Ann 5").treasury("C&N", 500);
    let mut scene = scene.turn_of("C&N", OperatingStep::Trains);
    assert_eq!(owner(&scene, "Fishbourne"), PrivateOwner::Waiting);
    scene.buy_train("6+3").unwrap();
    assert_eq!(owner(&scene, "Fishbourne"), PrivateOwner::Bank);
}

#[test]
fn when_fishbourne_is_bought_all_others_close() {
    let scene = Scene::second(3).phase(6).private("Brading", "Ann").private("Ryde", "Ben");
    let mut scene = scene.private("Cowes", "bank").stock_round("Cat");
    scene.buy_private("Cat", "Fishbourne").unwrap();
    for private in ["Brading", "Ryde", "Cowes", "Yarmouth"] {
        assert_eq!(owner(&scene, private), PrivateOwner::Closed, "{private}");
    }
    scene.pass().unwrap();
    assert_eq!(scene.to_act(), ["Ann"], "it was Cat's purchase");
    let ben = scene.player_id("Ben");
    assert_eq!(scene.worth(ben), Money(670), "worthless at the end of the game");
}

#[test]
fn a_private_is_sold_for_its_face_value_less_30() {
    let mut scene = Scene::second(2).private("Ryde", "Ann").stock_round("Ann");
    scene.sell_private("Ann", "Ryde").unwrap();
    assert_eq!(scene.cash_of("Ann"), 1100);
    assert_eq!(owner(&scene, "Ryde"), PrivateOwner::Bank);
}

#[test]
fn fishbourne_itself_may_be_sold() {
    let mut scene = Scene::second(2).phase(6).private("Fishbourne", "Ann").stock_round("Ann");
    scene.sell_private("Ann", "Fishbourne").unwrap();
    assert_eq!(scene.cash_of("Ann"), 1170);
}

#[test]
fn no_private_is_sold_in_the_first_stock_round() {
    let mut scene = Scene::second(2).private("Ryde", "Ann").stock_round_number(1, "Ann");
    assert_eq!(why(scene.sell_private("Ann", "Ryde")), words::Reason::TooEarlyToSellPrivate);
    assert!(!scene.offered().iter().any(|choice| matches!(choice, Choice::SellPrivate { .. })));
}

#[test]
fn a_private_of_the_bank_is_for_sale_at_face_value() {
    let mut scene = Scene::second(2).private("Ryde", "bank").stock_round("Ann");
    scene.buy_private("Ann", "Ryde").unwrap();
    assert_eq!(scene.cash_of("Ann"), 870);
    scene.pass().unwrap();
    assert_eq!(why(scene.buy_private("Ben", "Ryde")), {
        let private = scene.private_id("Ryde");
        Reason::PrivateNotForSale { private }
    });
}

#[test]
fn players_may_not_arbitrarily_close_private_companies() {
    let mut scene = Scene::second(2).private("Ryde", "Ann").stock_round("Ann");
    let option = "variable_private_revenue";
    assert_eq!(why(scene.close_private("Ann", "Ryde")), Reason::ForbiddenByOption { option });
}

#[test]
fn each_private_is_exchanged_for_a_share_of_its_company() {
    for (private, company, par) in
        [("Brading", "BHI&R", 58), ("Ryde", "IOW", 74), ("Cowes", "C&N", 74), ("Yarmouth", "FYN", 62)]
    {
        let scene = Scene::second(2).private(private, "Ann").started(company, par, "Ben 2");
        let mut scene = scene.stock_round_number(1, "Ann");
        scene.exchange("Ann", private).unwrap();
        assert_eq!(scene.held("Ann", company), 1);
        assert_eq!(owner(&scene, private), PrivateOwner::Closed);
        assert_eq!(scene.cash_of("Ann"), 1000);
        assert_eq!(scene.to_act(), ["Ann"], "it does not count as an action");
    }
}

#[test]
fn an_exchange_needs_a_par() {
    let mut scene = Scene::second(2).private("Ryde", "Ann").stock_round("Ann");
    let company = scene.company_id("IOW");
    assert_eq!(why(scene.exchange("Ann", "Ryde")), Reason::NotStarted { company });
}

#[test]
fn an_exchange_may_float_the_company() {
    let scene = Scene::second(2).private("Ryde", "Ann").started("IOW", 74, "Ben 4").stock_round("Ann");
    let mut scene = scene;
    assert!(!scene.company_state("IOW").floated);
    scene.exchange("Ann", "Ryde").unwrap();
    assert!(scene.company_state("IOW").floated);
    assert_eq!(scene.treasury_of("IOW"), 740);
}

#[test]
fn fishbourne_is_not_exchanged_and_nobody_exchanges_what_is_not_theirs() {
    let scene = Scene::second(2).phase(6).private("Fishbourne", "Ann").private("Ryde", "Ben");
    let mut scene = scene.started("IOW", 74, "Ben 2").stock_round("Ann");
    let (private, company) = (scene.private_id("Fishbourne"), scene.company_id("IOW"));
    let action = Action::Exchange { private, company, certificate: Some(1) };
    assert_eq!(why(scene.act("Ann", &action)), Reason::NotExchangeable { private });
    let private = scene.private_id("Ryde");
    assert_eq!(why(scene.exchange("Ann", "Ryde")), Reason::NotYourPrivate { private });
}

#[test]
fn the_reserved_certificate_is_not_sold_before_its_private_is_closed() {
    let scene = Scene::second(2).private("Ryde", "Ann").running("IOW", 74, "Ben 9");
    let mut scene = scene.cash("Ann", 2000).stock_round("Ann");
    let (company, private) = (scene.company_id("IOW"), scene.private_id("Ryde"));
    assert_eq!(why(scene.buy_from_ipo("Ann", "IOW")), Reason::Reserved { company, private });
    let scene = Scene::second(2).private("Ryde", "bank").running("IOW", 74, "Ben 9").stock_round("Ann");
    let mut scene = scene;
    assert_eq!(why(scene.buy_from_ipo("Ann", "IOW")), Reason::Reserved { company, private });
    let mut scene = Scene::second(2).private("Ryde", "closed").running("IOW", 74, "Ben 9").stock_round("Ann");
    scene.buy_from_ipo("Ann", "IOW").unwrap();
}

#[test]
fn the_exchange_takes_the_reserved_certificate_when_it_is_the_last() {
    let mut scene = Scene::second(2).private("Ryde", "Ann").running("IOW", 74, "Ben 9").stock_round("Ann");
    scene.exchange("Ann", "Ryde").unwrap();
    assert_eq!(scene.held("Ann", "IOW"), 1);
}

#[test]
fn private_companies_pay_their_owners_at_the_start_of_an_operating_round() {
    let scene =
        Scene::second(2).private("Ryde", "Ann").private("Cowes", "bank").private("Yarmouth", "closed");
    let mut scene = scene.running("C&N", 90, "Ben 5").stock_round("Ann");
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.cash_of("Ben")), (1030, 1000));
}
