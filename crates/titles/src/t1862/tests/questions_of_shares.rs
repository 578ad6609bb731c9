//! Questions of the notes (C) about Parliament, stock rounds and the end of the game.

use super::super::scene::Scene;
use super::super::state::{Ending, Group, Lner, OperatingStep, Round};
use super::refused;
use rules::{Action, Money, Word};

fn open(scene: &mut Scene, company: &str) -> crate::scene::Acted {
    let company = scene.company_id(company);
    scene.next(&Action::OpenAuction { company, amount: Money(0) })
}

/// Parliament, "Flow?": the next to bid is the next after the highest bidder who is still in, and who is out stays out.
#[test]
fn bidding_goes_on_from_the_highest_bidder() {
    let mut scene = Scene::rulebook(4).in_play("ECR").parliament_of("Ann");
    open(&mut scene, "ECR").unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.to_act(), ["Cat"]);
    scene.next(&Action::Bid { amount: Money(20) }).unwrap();
    assert_eq!(scene.to_act(), ["Dan"]);
    scene.next(&Action::Bid { amount: Money(25) }).unwrap();
    assert_eq!(scene.to_act(), ["Ann"]);
    scene.pass().unwrap();
    assert_eq!(scene.to_act(), ["Cat"], "Ben has passed in this auction");
}

/// Parliament, "Round end?": the opening pair are two rounds, and a charter won in the first is forgotten in the second.
#[test]
fn the_opening_pair_of_parliaments() {
    let mut scene = Scene::rulebook(2).in_play("ECR").in_play("SVR");
    open(&mut scene, "ECR").unwrap();
    scene.pass().unwrap();
    let (company, par) = (scene.company_id("ECR"), scene.data().cell(Money(54)).expect("a price"));
    scene.next(&Action::Start { company, par }).unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.to_act(), ["Ben"]);
    scene.pass().unwrap();
    assert_eq!(scene.to_act(), ["Ann"]);
    open(&mut scene, "SVR").unwrap();
}

/// Ann has not floated the ECR: £270, of which its certificate brings £81.
fn fined(holdings: &str) -> Scene {
    let mut scene = Scene::rulebook(3)
        .started("ECR", 54, "Ann 3 Cat 1")
        .obliged("ECR", "Ann")
        .running("SVR", 100, holdings)
        .train("SVR", "AF");
    for player in ["Ann", "Ben", "Cat"] {
        scene = scene.cash(player, 0);
    }
    let mut scene = scene.stock_round("Ann");
    while scene.awaited() == "trading" {
        scene.pass().unwrap();
    }
    scene
}

/// Obligations, "Fine?" (3): other shares are sold, and nothing else is done before (4.3). "Then?": all certificates return.
#[test]
fn a_fine_is_paid_by_selling_other_shares() {
    let mut scene = fined("Ben 5 Ann 4");
    assert_eq!((scene.awaited(), scene.to_act()), ("paying-fine", vec!["Ann"]));
    assert_eq!((scene.held("Cat", "ECR"), scene.cash_of("Cat")), (0, 0), "without compensation");
    assert_eq!(scene.pass().expect_err("a refusal").section, "4.3");
    assert_eq!(scene.buy_from_pool("Ann", "SVR").expect_err("a refusal").section, "4.3");
    scene.sell("Ann", "SVR", 2).unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.price_of("SVR")), (200 - 189, 90), "two spaces down");
}

/// Obligations, "Fine?" (4).
#[test]
fn a_fine_that_nothing_is_left_to_pay_with_is_forgiven() {
    let scene = fined("Ben 5 Cat 4");
    assert_eq!(scene.cash_of("Ann"), 0);
    assert_ne!(scene.awaited(), "paying-fine");
}

/// 4.3: the company is available again in the next stock round, not in the parliament round before.
#[test]
fn a_failed_company_is_refused_in_parliament() {
    let mut scene = Scene::rulebook(2).in_play("SVR").started("ECR", 54, "Ann 3").obliged("ECR", "Ann");
    scene = scene.cash("Ann", 900).cash("Ben", 900).stock_round("Ann");
    scene.pass().unwrap();
    scene.pass().unwrap();
    let company = scene.company_id("ECR");
    assert_eq!(scene.awaited(), "choosing");
    let opened = scene.next(&Action::OpenAuction { company, amount: Money(0) });
    assert_eq!(opened.expect_err("a refusal").section, "4.3");
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.awaited(), "trading");
    assert!(scene.is_startable(company));
}

/// Stock round, "Turn?" and "Priority deal?": a sale is no pass, and whoever sits left of the last to do something begins.
#[test]
fn a_sale_without_a_purchase_is_no_pass() {
    let mut scene =
        Scene::rulebook(3).running("ECR", 100, "Ann 6 Ben 3").train("ECR", "AF").stock_round("Ann");
    scene.sell("Ann", "ECR", 1).unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!((scene.awaited(), scene.to_act()), ("trading", vec!["Ann"]));
    scene.pass().unwrap();
    assert_ne!(scene.awaited(), "trading");
    assert_eq!(scene.priority(), scene.player_id("Ben"));
}

/// Stock round, "What may not be sold?": before flotation shares sell at half price, and the price does not fall.
#[test]
fn selling_before_flotation() {
    let mut scene = Scene::rulebook(2).started("ECR", 74, "Ann 4 own 6").stock_round("Ann");
    scene.sell("Ann", "ECR", 1).unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.price_of("ECR")), (1200 + 37, 74));
}

/// Stock round, "Director changes?": only if somebody holds more than the director.
#[test]
fn as_many_shares_as_the_director_are_not_enough() {
    let mut scene =
        Scene::rulebook(2).running("ECR", 100, "Ann 3 Ben 2 pool 4").train("ECR", "AF").stock_round("Ben");
    scene.buy_from_pool("Ben", "ECR").unwrap();
    assert_eq!(scene.director_of("ECR"), Some("Ann"));
    scene.pass().unwrap();
    scene.buy_from_pool("Ben", "ECR").unwrap();
    assert_eq!(scene.director_of("ECR"), Some("Ben"));
}

/// Stock round, "Certificate limit?": above it there are only sales; not after the LNER has formed.
#[test]
fn above_the_certificate_limit() {
    let scene = |formed: bool| {
        let scene = Scene::rulebook(8)
            .running("ECR", 54, "Ann 8")
            .running("SVR", 54, "Ben 5 Ann 4 pool 1")
            .train("ECR", "AF")
            .train("SVR", "AF")
            .cash("Ann", 900);
        if formed { scene.lner().stock_round("Ann") } else { scene.stock_round("Ann") }
    };
    let mut above = scene(false);
    assert!(refused(above.pass(), "refusal-must-sell-down"));
    assert!(refused(above.buy_from_pool("Ann", "SVR"), "refusal-must-sell-down"));
    above.sell("Ann", "SVR", 2).unwrap();
    above.pass().unwrap();
    let mut formed = scene(true);
    formed.game.state.lner_limit = Some(5);
    formed.pass().unwrap();
}

/// End, "LNER?": the limit is the most shares of one player, the offer goes to the pool, and what is not started leaves the game.
#[test]
fn the_formation_of_the_lner() {
    let mut scene = Scene::rulebook(2)
        .in_play("L&E")
        .running("ECR", 54, "Ann 7")
        .running("SVR", 54, "Ben 3 Ann 2")
        .train("ECR", "AF")
        .train("SVR", "AF");
    scene.game.state.lner = Lner::Triggered;
    let scene = scene.turn_of("SVR", OperatingStep::Done);
    assert!(matches!(scene.state().round, Round::Stock(_)), "there are no more parliament rounds");
    assert_eq!((scene.certificate_limit(), scene.pool("ECR"), scene.pool("SVR")), (9, 3, 5));
    assert_eq!(scene.company_state("L&E").group, Group::Out);
}

/// End, "Both in one set?": the bank ends the game before the LNER forms.
#[test]
fn the_bank_breaks_in_the_set_of_the_first_h_train() {
    let mut scene = Scene::rulebook(2).running("ECR", 54, "Ann 7").train("ECR", "AF");
    scene.game.state.lner = Lner::Triggered;
    scene.game.break_bank();
    let scene = scene.turn_of("ECR", OperatingStep::Done);
    assert_eq!((&scene.state().round, scene.state().ending), (&Round::Over, Some(Ending::Bank)));
}

/// End, "Bank?": after the LNER has formed it ends nothing.
#[test]
fn the_bank_breaks_after_the_lner() {
    let mut scene = Scene::rulebook(2).running("ECR", 54, "Ann 7").train("ECR", "AF").lner();
    scene.game.break_bank();
    assert_eq!(scene.state().ending, None);
}

/// End, "Top of the market?": this operating round is finished, however many were to follow.
#[test]
fn the_top_of_the_market_by_a_dividend() {
    let mut scene = Scene::rulebook(2)
        .running("ENR", 950, "Ann 6")
        .running("ECR", 54, "Ben 6")
        .train("ENR", "AF")
        .train("ECR", "AF")
        .turn_of("ENR", OperatingStep::Track);
    scene.game.state.rounds_in_set = 3;
    scene.game.operating_mut().revenue.push(Money(950));
    scene.game.operating_mut().step = OperatingStep::Dividend;
    scene.next(&Action::Dividend { kind: Word("pay") }).unwrap();
    assert_eq!((scene.price_of("ENR"), scene.state().ending), (1000, Some(Ending::StockMarket)));
    assert_eq!((scene.awaited(), scene.to_act()), ("track", vec!["Ben"]));
    scene.game.operating_mut().step = OperatingStep::Acquire;
    scene.game.advance();
    assert_eq!(scene.state().round, Round::Over);
}
