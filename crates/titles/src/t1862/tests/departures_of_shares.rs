//! Departures of recorded games in shares and money (A11, A12, A15, A20, A21, A27, A29, A30, F1, F9, F41), each on both sides.

use super::super::options::Edition;
use super::super::scene::Scene;
use super::super::state::{Ending, OperatingStep};
use super::refused;
use rules::{Action, Money};

fn line(scene: Scene) -> Scene {
    scene
        .tile("B13", "57", 0)
        .tile("B11", "8852", 0)
        .tile("B9", "790", 0)
        .tile("B7", "57", 0)
        .tile("B5", "57", 0)
}

/// A11: a merger to the top of the market.
#[test]
fn the_top_of_the_market_by_a_merger() {
    let ending = |nothing: bool| {
        let mut scene =
            line(Scene::departing(&[], 2, |departures| departures.top_by_merger_ends_nothing = nothing))
                .running("N&E", 950, "Ann 6")
                .running("WStI", 950, "Ann 6")
                .train("N&E", "AF")
                .train("WStI", "AF")
                .turn_of("N&E", OperatingStep::Merge);
        scene.merge("WStI", "N&E").unwrap();
        scene.state().ending
    };
    assert_eq!(ending(false), Some(Ending::StockMarket));
    assert_eq!(ending(true), None);
}

/// A12: stock sold by a company after the LNER has formed.
#[test]
fn company_stock_after_the_lner() {
    let price = |lowers: bool| {
        let scene = Scene::departing(&[], 2, |departures| departures.company_sales_always_lower = lowers)
            .running("L&E", 71, "Ann 4 own 6")
            .treasury("L&E", 0)
            .lner();
        let mut scene = scene.turn_of("L&E", OperatingStep::Trains);
        scene.choose("sell-stock").unwrap();
        scene.price_of("L&E")
    };
    assert_eq!(price(false), 71);
    assert_eq!(price(true), 65);
}

/// G1: two could direct a company whose director has sold out. Version 1 went by acquisition in recorded games.
#[test]
fn a_tie_for_the_directorship() {
    let director = |by_acquisition: bool| {
        let mut scene =
            Scene::departing(&[], 3, |departures| departures.sale_tie_by_acquisition = by_acquisition)
                .running("L&E", 71, "Ann 3 Cat 3 Ben 3")
                .train("L&E", "AF")
                .stock_round("Ann");
        scene.sell("Ann", "L&E", 3).unwrap();
        scene.director_of("L&E")
    };
    assert_eq!(director(false), Some("Ben"), "the nearest to the left");
    assert_eq!(director(true), Some("Cat"), "the first to have acquired shares");
    assert!(!Edition::Recorded.departures(2).sale_tie_by_acquisition);
    assert!(Edition::Recorded.departures(1).sale_tie_by_acquisition);
    assert!(!Edition::Rulebook.departures(1).sale_tie_by_acquisition);
}

/// A20: an option share that cannot be swapped, at a price of 375.
#[test]
fn an_option_share_that_cannot_be_swapped() {
    let paid = |down: bool| {
        let mut scene =
            line(Scene::departing(&[], 3, |departures| departures.unswapped_option_rounds_down = down))
                .running("N&E", 260, "Ann 9 Ben 1")
                .running("WStI", 245, "Ann 9 Cat 1")
                .train("N&E", "AF")
                .train("WStI", "AF")
                .cash("Ben", 800)
                .cash("Cat", 0)
                .turn_of("N&E", OperatingStep::Merge);
        scene.merge("WStI", "N&E").unwrap();
        assert_eq!(scene.to_act(), ["Ben"]);
        scene.choose("redeem").unwrap();
        (scene.price_of("N&E"), scene.cash_of("Cat"))
    };
    assert_eq!(paid(false), (375, 188));
    assert_eq!(paid(true), (375, 187));
}

/// A27: another company's train could be bought.
#[test]
fn raising_money_beside_an_offer() {
    let raised = |beside: bool| {
        let scene = Scene::departing(&[], 2, |departures| departures.money_raised_beside_offers = beside)
            .phase("D")
            .running("L&E", 71, "Ann 6 Ben 4")
            .treasury("L&E", 150)
            .running("ECR", 60, "Ann 6")
            .train("ECR", "BF");
        let mut scene = scene.turn_of("L&E", OperatingStep::Trains);
        scene.choose("refinance").is_ok()
    };
    assert!(!raised(false), "the director's other company has a train for it");
    assert!(raised(true));
}

/// A29, 10.3: redeeming after the LNER has formed is not forbidden. Version 1 forbade it at rulebook tables.
#[test]
fn redeeming_after_the_lner() {
    let awaited = |ends: bool| {
        Scene::departing(&[], 2, |departures| departures.lner_ends_redeeming = ends)
            .running("L&E", 71, "Ann 6 pool 2")
            .train("L&E", "AF")
            .treasury("L&E", 80)
            .lner()
            .turn_of("L&E", OperatingStep::Redeem)
            .awaited()
    };
    assert_eq!(awaited(false), "redeeming");
    assert_ne!(awaited(true), "redeeming");
    assert!(Edition::Rulebook.departures(1).lner_ends_redeeming);
    assert!(!Edition::Recorded.departures(1).lner_ends_redeeming);
}

/// A30: shares of a company without a train at the end; the director's certificate is halved as one.
#[test]
fn the_worth_of_shares_without_a_train() {
    let worth = |half: bool| {
        let scene = Scene::departing(&[], 2, |departures| departures.half_worth_without_train = half)
            .running("L&E", 71, "Ann 5")
            .cash("Ann", 0);
        scene.worth(scene.player_id("Ann"))
    };
    assert_eq!(worth(false), Money(5 * 71));
    assert_eq!(worth(true), Money(106 + 2 * 35));
}

/// F1: a director's certificate alone in the pool holds a turn open in recorded games.
#[test]
fn a_lone_directors_certificate() {
    let awaited = |loosely: bool| {
        let mut scene =
            Scene::departing(&[], 2, |departures| departures.stock_turns_are_judged_loosely = loosely)
                .running("L&E", 54, "pool 3 Ben 7")
                .cash("Ann", 162)
                .cash("Ben", 0);
        for company in scene.companies() {
            if !scene.state().company(company).is_started() {
                scene.game.state.company_mut(company).group = super::super::state::Group::Out;
            }
        }
        scene.stock_round("Ann").to_act()
    };
    assert_eq!(awaited(true), ["Ann"]);
    assert_eq!(awaited(false), ["Ben"], "who can sell");
}

/// F9: the winner of a charter at the certificate limit.
#[test]
fn more_shares_at_the_limit() {
    let awaited = |asked: bool| {
        let mut scene = Scene::departing(&[], 8, |departures| departures.winner_asked_at_limit = asked)
            .in_play("ECR")
            .running("SVR", 54, "Ann 9 Ben 1")
            .cash("Ann", 1000)
            .parliament_of("Ann");
        let company = scene.company_id("ECR");
        scene.next(&Action::OpenAuction { company, amount: Money(700) }).unwrap();
        let par = scene.data().cell(Money(54)).expect("a price");
        scene.next(&Action::Start { company, par }).unwrap();
        scene.awaited()
    };
    assert_eq!(awaited(true), "more-shares");
    assert_ne!(awaited(false), "more-shares");
}

/// A21: the survivor's home marker may go too.
#[test]
fn the_home_marker_of_the_survivor() {
    let removed = |stays: bool| {
        let mut scene = line(Scene::departing(&[], 2, |departures| departures.home_marker_stays = stays))
            .running("N&E", 90, "Ann 6")
            .running("WStI", 90, "Ann 6")
            .train("N&E", "AF")
            .train("WStI", "AF")
            .markers_left("N&E", 7)
            .markers_left("WStI", 7);
        for (company, at) in
            [("N&E", "F5"), ("N&E", "E12"), ("N&E", "F11"), ("WStI", "C4"), ("WStI", "C8"), ("WStI", "D9")]
        {
            scene = scene.marker(company, at);
        }
        scene = scene.markers_left("N&E", 0).markers_left("WStI", 0).turn_of("N&E", OperatingStep::Merge);
        scene.merge("WStI", "N&E").unwrap();
        let at = scene.stop_at("B13");
        scene.next(&Action::RemoveToken { at })
    };
    assert!(removed(false).is_ok());
    assert!(refused(removed(true), "refusal-home-marker-stays"));
}

/// F41: recorded games know a last turn.
#[test]
fn the_hundredth_turn() {
    let over = |ends: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| departures.ends_at_turn_100 = ends)
            .running("L&E", 71, "Ann 6")
            .train("L&E", "AF")
            .stock_round("Ann");
        scene.game.state.turn = 100;
        scene.pass().unwrap();
        scene.pass().unwrap();
        scene.state().ending
    };
    assert_eq!(over(true), Some(Ending::TurnLimit));
    assert_eq!(over(false), None);
}
