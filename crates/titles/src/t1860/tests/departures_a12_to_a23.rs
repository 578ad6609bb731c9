//! Part (a) of the notes, A12 to A23, and what follows from its other parts: recorded games against the rulebook.

use super::super::words;
use super::scenery::{cowes_newport, ryde_sandown};
use super::{why, with};
use crate::t1860::options::Departures;
use crate::t1860::scene::Scene;
use crate::t1860::state::Ending;
use crate::t1860::state::OperatingStep::{Run, Trains};
use board::Rotation;
use rules::{Action, Choice, Fact, Game, Money, Reason, Reply, Step, Viewer};

#[test]
fn a12_rulebook() {
    let mut scene = Scene::second(2).stock_round_number(1, "Ann");
    let company = scene.company_id("S&C");
    assert_eq!(why(scene.start("Ann", "S&C", 54)), words::Reason::LayerClosed { company, layer: 4, open: 1 });
    let mut scene = Scene::second(2).running("C&N", 90, "Ben 5").stock_round("Ann");
    let (company, par) = (scene.company_id("IWNJ"), Money(100));
    assert_eq!(why(scene.start("Ann", "IWNJ", 100)), Reason::ParNotAllowed { company, par });
}

#[test]
fn a12_recorded() {
    let recorded = || with(2, |on| on.start_unchecked = true).stock_round_number(1, "Ann");
    recorded().start("Ann", "S&C", 54).unwrap();
    recorded().start("Ann", "IWNJ", 100).unwrap();
}

/// Ann could pay for the S&C, but its layer is closed.
fn a12_turn(scene: Scene) -> Scene {
    scene.cash("Ann", 110).stock_round_number(1, "Ann")
}

#[test]
fn a12_rulebook_a_player_without_any_legal_action_is_not_asked() {
    assert_eq!(a12_turn(Scene::second(2)).to_act(), ["Ben"]);
}

#[test]
fn a12_recorded_a_turn_waits_for_who_has_money() {
    assert_eq!(a12_turn(with(2, |on| on.money_keeps_turn_open = true)).to_act(), ["Ann"]);
}

/// Nobody bids, and the first to pass has 10.
fn a13(scene: Scene) -> Scene {
    let mut scene = scene.cash("Ann", 10);
    scene.act("Ann", &Action::Pass).unwrap();
    scene.act("Ben", &Action::Pass).unwrap();
    scene
}

#[test]
fn a13_rulebook() {
    let scene = a13(Scene::second(2));
    assert_eq!(scene.to_act(), ["Ben"], "may choose only what can be paid for, so the next who can");
}

#[test]
fn a13_recorded() {
    let mut scene = a13(with(2, |on| on.poor_winner_takes_cheapest = true));
    assert_eq!(scene.to_act(), ["Ann"]);
    let private = scene.private_id("Brading");
    assert_eq!(scene.offered(), [Choice::TakePrivate { private, price: Money(10) }]);
    scene.act("Ann", &Action::TakePrivate { private }).unwrap();
    assert_eq!(scene.cash_of("Ann"), 0);
}

fn a14(scene: Scene) -> Result<i32, Box<Fact>> {
    let mut scene = scene.private("Ryde", "Ann").stock_round("Ann");
    scene.sell_private("Ann", "Ryde").unwrap();
    scene.buy_private("Ann", "Ryde").map_err(|refusal| refusal.reason)?;
    Ok(scene.cash_of("Ann"))
}

#[test]
fn a14_rulebook() {
    assert_eq!(a14(Scene::second(2)), Ok(1000 - 30));
}

#[test]
fn a14_recorded() {
    let private = Scene::recorded(2).private_id("Ryde");
    let scene = with(2, |on| on.no_private_buyback = true);
    assert_eq!(a14(scene), Err(Box::new(Reason::SoldPrivateThisRound { private }.into())));
}

/// Ann buys a share, with a private company in hand.
fn a14_after_purchase(scene: Scene) -> Scene {
    let mut scene = scene.private("Ryde", "Ann").running("C&N", 90, "Ben 5 Ann 1").stock_round("Ann");
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    scene
}

#[test]
fn a14_rulebook_a_private_company_may_be_sold_after_the_purchase() {
    let mut scene = a14_after_purchase(Scene::second(2));
    assert_eq!(scene.to_act(), ["Ann"]);
    assert_eq!(why(scene.sell("Ann", "C&N", 1)), Reason::SellBeforeBuying, "but no shares");
    let before = scene.cash_of("Ann");
    scene.sell_private("Ann", "Ryde").unwrap();
    assert_eq!(scene.cash_of("Ann"), before + 100);
    assert_eq!(scene.to_act(), ["Ben"]);
}

#[test]
fn a14_recorded_a_private_company_is_sold_before_the_purchase() {
    let scene = with(2, |on| on.private_sold_before_purchase = true);
    assert_eq!(a14_after_purchase(scene).to_act(), ["Ben"], "nothing is left to do");
    let scene = with(2, |on| on.private_sold_before_purchase = true).running("IOW", 74, "Ben 5");
    let mut scene = a14_after_purchase(scene);
    assert_eq!(scene.to_act(), ["Ann"], "who may exchange it");
    assert_eq!(why(scene.sell_private("Ann", "Ryde")), Reason::SellBeforeBuying);
}

/// Ann above the limit of 16, with a private company.
fn a15(scene: Scene) -> Scene {
    let scene = scene.private("Brading", "Ann").cash("Ben", 2000).running("C&N", 90, "Ann 9");
    let scene = scene.running("IOW", 90, "Ann 9").stock_round("Ann");
    assert_eq!(scene.turn().step, Step::SELLING_DOWN);
    scene
}

#[test]
fn a15_rulebook() {
    a15(Scene::second(4)).sell_private("Ann", "Brading").unwrap();
}

#[test]
fn a15_recorded() {
    let mut scene = a15(with(4, |on| on.privates_not_sold_down = true));
    assert_eq!(why(scene.sell_private("Ann", "Brading")), Reason::MustSellDown { limit: 16 });
    assert!(!scene.offered().iter().any(|choice| matches!(choice, Choice::SellPrivate { .. })));
}

/// A sale that takes exactly what the bank has.
fn a16(scene: Scene) -> Option<Ending> {
    let scene = scene.phase(3).running("C&N", 90, "Ann 5 Ben 3").train("C&N", "3+2").bank(270);
    let mut scene = scene.stock_round("Ben");
    scene.sell("Ben", "C&N", 3).unwrap();
    scene.state().ending
}

/// Private income that takes more than the bank has.
fn a16_income(scene: Scene) -> Option<Ending> {
    let scene = cowes_newport(scene.phase(3).running("C&N", 90, "Ann 5")).private("Ryde", "Ann").bank(10);
    let mut scene = scene.stock_round("Ann");
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene.state().ending
}

#[test]
fn a16_rulebook() {
    assert_eq!(a16(Scene::second(2)), Some(Ending::Bank), "it has run out");
    assert_eq!(a16_income(Scene::second(2)), Some(Ending::Bank));
}

#[test]
fn a16_recorded() {
    assert_eq!(a16(with(2, |on| on.bank_breaks_below_zero = true)), None, "the players hold 10000, not more");
    assert_eq!(a16_income(with(2, |on| on.income_breaks_no_bank = true)), None);
}

/// The director's certificate and seven shares of a trainless company at 191.
fn a17(scene: Scene) -> i32 {
    let scene = scene.running("C&N", 191, "Ann 9");
    scene.holding_worth(scene.player_id("Ann"), scene.company_id("C&N")).0
}

#[test]
fn a17_rulebook() {
    assert_eq!(a17(Scene::second(2)), 855);
}

#[test]
fn a17_recorded() {
    assert_eq!(a17(with(2, |on| on.halved_by_certificate = true)), 856);
}

/// The operating round after which the railways are nationalised, before any stock round.
fn a18(scene: Scene) -> Scene {
    let scene = cowes_newport(scene.phase(9).running("C&N", 90, "Ann 5")).train("C&N", "9+5");
    let mut scene = scene.treasury("C&N", 900).turn_in_round("C&N", Trains, 1, 3);
    scene.pass().unwrap();
    assert!(scene.state().nationalised);
    scene
}

#[test]
fn a18_rulebook() {
    let scene = a18(Scene::second(2));
    assert_eq!(scene.turn().step, Step::RUNNING);
    let at = scene.stop_at("F4");
    assert_eq!(why(scene.earns(&[("9+5", "F2 F2.1 (F2.2) F4 G5")])), words::Reason::HaltsNotCounted { at });
}

#[test]
fn a18_recorded() {
    let mut scene = a18(with(2, |on| on.building_ends_with_stock_round = true));
    assert_eq!(scene.turn().step, Step::TRACK);
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.earns(&[("9+5", "F2 F2.1 F2.2 F4 G5")]), Ok((60, 20)));
}

/// One of two trains runs, though the other could.
fn a19(scene: Scene) -> Result<(i32, i32), Box<Fact>> {
    let scene = ryde_sandown(scene.phase(3).running("IOW", 90, "Ann 5")).tile("I3", "758", 0);
    let scene = scene.train("IOW", "2+1").train("IOW", "3+2").turn_of("IOW", Run);
    scene.earns(&[("3+2", "I3 J4 J6")]).map_err(|refusal| refusal.reason)
}

#[test]
fn a19_rulebook() {
    let reason = a19(Scene::second(2)).unwrap_err();
    assert!(reason.id == "refusal-train-idle", "{reason:?}");
}

#[test]
fn a19_recorded() {
    let recorded = || with(2, |on| on.trains_may_stand = true);
    assert_eq!(a19(recorded()), Ok((80, 0)));
    let scene = ryde_sandown(recorded().phase(3).running("IOW", 90, "Ann 5")).train("IOW", "2+1");
    let scene = scene.turn_of("IOW", Run);
    let company = scene.company_id("IOW");
    assert_eq!(why(scene.earns(&[])), Reason::MustRun { company }, "but at least one");
}

/// From Shorwell to Watchingwell, the next station, only by coming back into a hex: the route test of C-I2 holds, but
/// no run is legal.
fn route_without_a_run(scene: Scene) -> Scene {
    let scene = scene.phase(6).tile("E9", "762", 2).tile("E7", "625", 3).tile("F8", "7", 2);
    let scene = scene.tile("F6", "750", 0).tile("E5", "748", 0);
    scene.running("VY&SC", 58, "Ann 5").train("VY&SC", "6+3").turn_of("VY&SC", Run)
}

#[test]
fn a19_rulebook_a_company_without_a_legal_run_is_not_asked() {
    assert_eq!(route_without_a_run(Scene::second(2)).price_of("VY&SC"), 54);
    let scene = with(2, |on| on.trains_may_stand = true);
    assert_eq!(route_without_a_run(scene).price_of("VY&SC"), 54, "nor if trains may stand");
}

#[test]
fn a19_recorded_a_company_without_a_legal_run_may_stand() {
    let mut scene = route_without_a_run(with(2, |on| on.route_test_asks_for_runs = true));
    assert_eq!((scene.acting(), scene.turn().step), (Some("VY&SC"), Step::RUNNING));
    scene.run(&[]).unwrap();
    assert_eq!(scene.price_of("VY&SC"), 54);
}

/// After nationalisation the C&N has nobody to direct it, but its runs are entered by any player (part (c)).
fn nobodys(depart: impl FnOnce(&mut Departures)) -> Scene {
    let scene = with(2, |on| {
        on.receiver_is_any_player = true;
        depart(on);
    });
    let scene = cowes_newport(scene.phase(9).running("C&N", 100, "pool 4 Ann 1")).train("C&N", "9+5");
    scene.nationalised().turn_of("C&N", Run)
}

#[test]
fn a19_rulebook_a_company_in_receivership_runs_after_nationalisation() {
    let mut scene = nobodys(|_| {});
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.run(&[])), Reason::MustRun { company });
    let mut scene = nobodys(|on| {
        on.trains_may_stand = true;
        on.route_test_asks_for_runs = true;
        on.any_run_after_nationalisation = true;
    });
    assert_eq!(why(scene.run(&[])), Reason::MustRun { company }, "no other switch lets it stand");
}

#[test]
fn a19_recorded_a_company_in_receivership_may_stand_after_nationalisation() {
    nobodys(|on| on.receivership_may_stand = true).run(&[]).unwrap();
    let mut scene = directed(with(2, |on| on.receivership_may_stand = true));
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.run(&[])), Reason::MustRun { company }, "one with a director must run");
}

/// After nationalisation, Ann's C&N could earn 60.
fn directed(scene: Scene) -> Scene {
    let scene = cowes_newport(scene.phase(9).running("C&N", 100, "Ann 5")).train("C&N", "9+5");
    scene.nationalised().turn_of("C&N", Run)
}

#[test]
fn a19_rulebook_only_the_maximum_will_do_after_nationalisation() {
    let scene = directed(with(2, |on| {
        on.trains_may_stand = true;
        on.route_test_asks_for_runs = true;
        on.receivership_may_stand = true;
    }));
    let (company, revenue, maximum) = (scene.company_id("C&N"), Money(30), Money(60));
    let reason = why(scene.earns(&[("9+5", "F2 F2.1")]));
    assert_eq!(reason, words::Reason::BelowMaximum { company, revenue, maximum });
}

#[test]
fn a19_recorded_any_run_will_do_after_nationalisation() {
    let scene = || with(2, |on| on.any_run_after_nationalisation = true);
    assert_eq!(directed(scene()).earns(&[("9+5", "F2 F2.1")]), Ok((30, 0)));
    let reason = a19(scene()).unwrap_err();
    assert!(reason.id == "refusal-train-idle", "but each train must run: {reason:?}");
}

/// Ann's C&N asks for a train of Ben's IOW.
fn a20(scene: Scene) -> Scene {
    let scene = scene.phase(3).running("C&N", 90, "Ann 5").treasury("C&N", 200);
    let scene = scene.running("IOW", 50, "Ben 5").train("IOW", "3+2").turn_of("C&N", Trains);
    let mut scene = scene;
    scene.buy_train_of("IOW", "3+2", 100).unwrap();
    scene
}

#[test]
fn a20_rulebook() {
    let scene = a20(Scene::second(2));
    assert_eq!((scene.to_act(), scene.turn().step), (vec!["Ben"], Step::CONSENT));
    assert!(scene.trains_of("C&N").is_empty());
    let mut agreed = scene.clone();
    agreed.act("Ben", &Action::Answer { reply: Reply::Accept }).unwrap();
    assert_eq!((agreed.trains_of("C&N"), agreed.treasury_of("IOW")), (vec!["3+2"], 100));
    let mut declined = scene;
    declined.act("Ben", &Action::Answer { reply: Reply::Decline }).unwrap();
    assert_eq!((declined.to_act(), declined.turn().step), (vec!["Ann"], Step::TRAINS));
    declined.buy_train_of("IOW", "3+2", 80).unwrap();
    declined.act("Ben", &Action::Answer { reply: Reply::Decline }).unwrap();
    let known = |choice: &Choice| matches!(choice, Choice::BuyTrain { declined: Some(Money(100)), .. });
    assert!(declined.offered().iter().any(known), "the best price declined is shown");
    declined.buy_train_of("IOW", "3+2", 90).unwrap();
    declined.act("Ben", &Action::Answer { reply: Reply::Accept }).unwrap();
    assert_eq!(declined.treasury_of("IOW"), 90, "asked again at another price");
}

/// Ben has two trains that Ann asks for; of one of them he wants to hear no more.
#[test]
fn a20_rulebook_who_declines_may_decline_all_further_offers_for_the_train() {
    let scene = Scene::second(2).phase(3).running("C&N", 90, "Ann 5").treasury("C&N", 200);
    let scene = scene.running("IOW", 50, "Ben 5").train("IOW", "3+2").train("IOW", "2+1");
    let mut scene = scene.turn_of("C&N", Trains);
    scene.buy_train_of("IOW", "3+2", 100).unwrap();
    scene.act("Ben", &Action::Answer { reply: Reply::DeclineAll }).unwrap();
    let seller = scene.company_id("IOW");
    assert_eq!(why(scene.buy_train_of("IOW", "3+2", 200)), Reason::OffersDeclined { seller });
    let kind = scene.train_kind("3+2");
    let asks = |choice: &Choice| matches!(choice, Choice::BuyTrain { train, seller: Some(_), .. } if train.kind == kind);
    assert!(!scene.offered().iter().any(asks));
    scene.buy_train_of("IOW", "2+1", 50).unwrap();
}

#[test]
fn a20_rulebook_one_director_of_both_needs_nobody() {
    let scene = Scene::second(2).phase(3).running("C&N", 90, "Ann 5").treasury("C&N", 200);
    let scene = scene.running("IOW", 50, "Ann 5").train("IOW", "3+2").turn_of("C&N", Trains);
    let mut scene = scene;
    scene.buy_train_of("IOW", "3+2", 100).unwrap();
    assert_eq!(scene.trains_of("C&N"), ["3+2"]);
}

#[test]
fn a20_recorded() {
    let scene = a20(with(2, |on| on.consent_assumed = true));
    assert_eq!(scene.trains_of("C&N"), ["3+2"]);
    assert_eq!(scene.treasury_of("IOW"), 100);
}

fn a21(scene: Scene) -> u16 {
    let mut scene = scene.running("C&N", 7, "Ann 5 Ben 2").stock_round_number(4, "Ben");
    scene.sell("Ben", "C&N", 2).unwrap();
    assert_eq!(scene.turn().step, Step::TRADING);
    scene.state().turn
}

#[test]
fn a21_rulebook() {
    assert_eq!(a21(Scene::second(2)), 5);
}

#[test]
fn a21_recorded() {
    assert_eq!(a21(with(2, |on| on.restart_keeps_number = true)), 4);
}

/// A share of a company that is being refloated at 50 is sold before it floats.
fn unfloated_price(scene: Scene) -> i32 {
    let mut scene = scene.running("C&N", 50, "Ann 5").bankrupt("C&N").stock_round("Ann");
    scene.start("Ann", "C&N", 54).unwrap();
    scene.buy_from_ipo("Ben", "C&N").unwrap();
    scene.pass().unwrap();
    scene.sell("Ben", "C&N", 1).unwrap();
    scene.price_of("C&N")
}

#[test]
fn unfloated_price_falls_rulebook() {
    assert_eq!(unfloated_price(Scene::second(2)), 54);
}

#[test]
fn unfloated_price_falls_recorded() {
    assert_eq!(unfloated_price(with(2, |on| on.unfloated_price_falls = true)), 52);
}

fn a22(scene: Scene) -> Option<Money> {
    let scene = scene.running("C&N", 90, "Ann 5").treasury("C&N", 300);
    let cat = scene.player_id("Cat");
    scene.view(Viewer::Player(cat)).companies[0].treasury
}

#[test]
fn a22_rulebook() {
    assert_eq!(a22(Scene::second(3)), None);
}

#[test]
fn a22_recorded() {
    assert_eq!(a22(with(3, |on| on.treasuries_open = true)), Some(Money(300)));
}

/// No switch: facts and recorded games agree that every old stop becomes a stop of its own, so that an arm that
/// ended at a halt may end at the small station, and the other arm then ends at the halt.
#[test]
fn a23_every_old_stop_becomes_a_distinct_new_stop() {
    for scene in [Scene::second(2), Scene::recorded(2)] {
        let map = &scene.data().map;
        let (old, new) = (map.tile(scene.tile_id("744")), map.tile(scene.tile_id("754")));
        let fits = |turned: u8| old.stops_become(Rotation::ZERO, new, Rotation::new(turned).unwrap());
        let kept: Vec<Option<Vec<u8>>> = (0..6)
            .map(|turned| fits(turned).map(|stops| stops.iter().map(|node| node.0).collect()))
            .collect();
        assert_eq!(kept, [Some(vec![0, 1]), None, None, Some(vec![1, 0]), None, None]);
        let hex = scene.hex_id("H4");
        for found in map.replacements(hex, (scene.tile_id("744"), Rotation::ZERO)) {
            assert!(!["782", "783", "784", "785"].contains(&map.tile(found.tile).name.as_str()));
        }
    }
}

fn full_value(scene: Scene) -> i32 {
    let scene = scene.started("C&N", 90, "Ann 2");
    scene.holding_worth(scene.player_id("Ann"), scene.company_id("C&N")).0
}

#[test]
fn full_value_counts_as_wealth_rulebook() {
    assert_eq!(
        full_value(Scene::new("second", &["non_operated_full_value"], 2)),
        90,
        "the variant speaks of selling"
    );
}

#[test]
fn full_value_counts_as_wealth_recorded() {
    let switch = |on: &mut Departures| on.full_value_counts_as_wealth = true;
    assert_eq!(full_value(Scene::departing(&["non_operated_full_value"], 2, switch)), 180);
}
