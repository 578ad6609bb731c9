//! 4.0 *Parliament Rounds*.

use super::super::scene::Scene;
use super::{own, refused, why};
use crate::t1862::words::Reason;
use rules::{Action, Money, Place};

fn parliament(cash: [i32; 3]) -> Scene {
    let scene = Scene::rulebook(3).in_play("ECR").in_play("SVR");
    let scene = scene.cash("Ann", cash[0]).cash("Ben", cash[1]).cash("Cat", cash[2]);
    scene.parliament_of("Ann")
}

fn open(scene: &mut Scene, company: &str, amount: i32) -> crate::scene::Acted {
    let company = scene.company_id(company);
    scene.next(&Action::OpenAuction { company, amount: Money(amount) })
}

fn start(scene: &mut Scene, company: &str, price: i32) -> crate::scene::Acted {
    let par = scene.data().cell(Money(price)).expect("a price");
    let company = scene.company_id(company);
    scene.next(&Action::Start { company, par })
}

#[test]
fn bids_are_multiples_of_five_and_leave_the_cheapest_certificate() {
    let mut scene = parliament([300, 600, 300]);
    assert_eq!(why(open(&mut scene, "ECR", 7)), own(Reason::NotAMultiple { step: Money(5) }));
    assert!(refused(open(&mut scene, "ECR", 140), "refusal-bid-too-high"), "£162 must be left");
    open(&mut scene, "ECR", 135).unwrap();
    assert!(refused(scene.act("Ben", &Action::Bid { amount: Money(135) }), "refusal-bid-too-low"));
}

#[test]
fn whoever_cannot_raise_is_out_at_once() {
    let mut scene = parliament([300, 166, 300]);
    open(&mut scene, "ECR", 0).unwrap();
    assert_eq!(scene.to_act(), ["Cat"], "Ben has less than £167");
}

#[test]
fn the_winner_starts_the_company_and_may_buy_up_to_half() {
    let mut scene = parliament([600, 600, 600]);
    open(&mut scene, "ECR", 10).unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!((scene.to_act(), scene.cash_of("Ann")), (vec!["Ann"], 590));
    assert!(scene.pass().is_err(), "the winner must start the company");
    assert!(refused(start(&mut scene, "ECR", 71), "refusal-not-a-par"));
    start(&mut scene, "ECR", 100).unwrap();
    assert_eq!(scene.cash_of("Ann"), 290);
    let company = scene.company_id("ECR");
    let buy = Action::BuyShare { company, from: Place::Offer, certificate: None };
    scene.next(&buy).unwrap();
    scene.next(&buy).unwrap();
    // 6.5.4: ten times par, less £60 for each of three markers.
    assert_eq!(scene.treasury_of("ECR"), 1000 - 180);
    assert!(scene.company_state("ECR").floated && scene.company_state("ECR").obligation.is_none());
    assert_eq!(scene.to_act(), ["Ben"], "the player to the left of the winner goes on");
}

#[test]
fn a_winner_may_not_open_again_in_the_round() {
    let mut scene = parliament([900, 900, 900]);
    open(&mut scene, "ECR", 0).unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    start(&mut scene, "ECR", 54).unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.awaited(), "trading", "Ann is passed over and the round is over");
    assert_eq!(scene.company_state("ECR").obligation, Some(scene.player_id("Ann")));
}

/// 4.3: five times par from pocket, then from the company's own shares at half par.
#[test]
fn a_company_that_does_not_float_costs_its_champion_five_times_par() {
    let mut scene = Scene::rulebook(2).started("ECR", 54, "Ann 3").obliged("ECR", "Ann");
    scene = scene.cash("Ann", 200).cash("Ben", 0).stock_round("Ann");
    scene.pass().unwrap();
    // £270: £200 in cash, £70 of the £81 that the director's certificate brings.
    assert_eq!(scene.cash_of("Ann"), 200 + 81 - 270);
    assert!(!scene.company_state("ECR").is_started());
}

/// A13.
#[test]
fn a_failed_company_is_available_again_from_the_next_stock_round() {
    let after = |at_once: bool| {
        let mut scene =
            Scene::departing(&[], 2, |departures| departures.failed_company_returns_at_once = at_once)
                .started("ECR", 54, "Ann 3")
                .obliged("ECR", "Ann")
                .cash("Ann", 900)
                .cash("Ben", 900)
                .stock_round("Ann");
        scene.pass().unwrap();
        scene.pass().unwrap();
        scene.is_startable(scene.company_id("ECR"))
    };
    assert!(!after(false));
    assert!(after(true));
}
