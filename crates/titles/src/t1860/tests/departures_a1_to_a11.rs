//! Part (a) of the notes, A1 to A11: where recorded games depart from the rulebook, from both sides.

use super::super::words;
use super::scenery::{cowes_newport, cowes_sandown, freshwater_newport};
use super::{told, why, with};
use crate::t1860::options::{LeaseRevenue, Options};
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::{Discard, Run, Trains};
use rules::{Action, Event, Fact, Game, Step};

fn order(scene: &Scene) -> Vec<&str> {
    let order = scene.running_companies();
    order.iter().map(|company| scene.data().company(*company).symbol.as_str()).collect()
}

/// The C&N above the IOW at 90 pays 60, too little to move.
fn a1(scene: Scene) -> Vec<String> {
    let scene = cowes_newport(scene.phase(3).running("C&N", 90, "Ann 5")).running("IOW", 90, "Ann 5");
    let mut scene = scene.train("C&N", "3+2").turn_of("C&N", Run);
    assert_eq!(order(&scene), ["C&N", "IOW"]);
    scene.run(&[("3+2", "F2 F2.1 F2.2 F4 G5")]).unwrap();
    scene.pay().unwrap();
    assert_eq!(scene.price_of("C&N"), 90);
    order(&scene).into_iter().map(str::to_owned).collect()
}

#[test]
fn a1_rulebook() {
    assert_eq!(a1(Scene::second(2)), ["IOW", "C&N"]);
    assert_eq!(a1(Scene::first(2)), ["IOW", "C&N"]);
}

#[test]
fn a1_recorded() {
    assert_eq!(a1(with(2, |on| on.unmoved_marker_keeps_place = true)), ["C&N", "IOW"]);
}

/// Whether a trainless company may pass with this much, when the next train costs 700.
fn a2(scene: Scene, treasury: i32) -> bool {
    let scene = scene.phase(7).running("C&N", 90, "Ann 5").treasury("C&N", treasury);
    let scene = scene.turn_of("C&N", Trains);
    assert_eq!(scene.turn().step, Step::TRAINS);
    assert_eq!(scene.clone().pass().is_ok(), scene.may_pass());
    scene.may_pass()
}

#[test]
fn a2_rulebook() {
    assert!(!a2(Scene::second(2), 700));
}

#[test]
fn a2_recorded() {
    let recorded = || with(2, |on| on.purchase_forced_above_price = true);
    assert!(a2(recorded(), 700));
    assert!(!a2(recorded(), 701));
}

/// What an 8+4 leased over two stations earns with the option "simplified insolvency".
fn a3(scene: Scene) -> i32 {
    let scene = scene.phase(7).running("C&N", 90, "Ann 5");
    let scene = cowes_newport(scene).insolvent("C&N").turn_of("C&N", Run);
    scene.earns(&[("8+4", "F2 F2.1")]).map_or(0, |(revenue, _)| revenue)
}

#[test]
fn a3_rulebook() {
    assert_eq!(a3(Scene::new("second", &["simplified_insolvency"], 2)), 200);
}

#[test]
fn a3_recorded() {
    let recorded =
        || Scene::departing(&["simplified_insolvency"], 2, |on| on.simplified_lease_ignored = true);
    let scene = recorded().phase(7).running("C&N", 90, "Ann 5");
    let scene = scene.tile("F2", "787", 0).insolvent("C&N").turn_of("C&N", Run);
    assert_eq!(scene.earns(&[("8+4", "F2 F2.1")]), Ok((80, 0)));
    assert_eq!(a3(recorded()), 80);
}

/// A leased train that would earn 50, with one halt, under "original insolvency".
fn a4(scene: Scene) -> (i32, i32) {
    let scene = cowes_newport(scene.running("C&N", 90, "Ann 5")).insolvent("C&N").turn_of("C&N", Run);
    scene.earns(&[("2+1", "F2 (F2.1) F2.2 (F4) G5")]).unwrap()
}

#[test]
fn a4_rulebook() {
    assert_eq!(a4(Scene::new("second", &["original_insolvency"], 2)), (30, 10));
}

#[test]
fn a4_recorded() {
    let scene = Scene::departing(&["original_insolvency"], 2, |on| on.half_lease_unrounded = true);
    assert_eq!(a4(scene), (25, 10));
}

#[test]
fn a5_rulebook() {
    let options: Options = *Scene::new("second", &["original_game"], 2).options();
    assert!(options.original_map && options.no_skip_towns);
    assert_eq!(options.lease_revenue, LeaseRevenue::PerStop);
}

#[test]
fn a5_recorded() {
    let scene = Scene::departing(&["original_game"], 2, |on| on.original_game_halves_lease = true);
    let options: Options = *scene.options();
    assert!(options.original_map && options.no_skip_towns);
    assert_eq!(options.lease_revenue, LeaseRevenue::Half);
}

/// Out of Shorwell over a crossing and back over it; beyond Calbourne's halt there is nowhere else to end.
fn a6(edition: &str, options: &[&str]) -> Result<(i32, i32), Box<Fact>> {
    let scene = Scene::new(edition, options, 2).phase(3).running("VY&SC", 62, "Ann 5").train("VY&SC", "3+2");
    let scene = scene.tile("E9", "746", 0).tile("E7", "16", 0).tile("D6", "741", 5).tile("D8", "7", 3);
    // Track to Chale gives it another run.
    let scene = scene.tile("E5", "749", 0).tile("E11", "8", 3).tile("F12", "115", 2);
    let scene = scene.turn_of("VY&SC", Run);
    assert_eq!(scene.turn().step, Step::RUNNING);
    scene.earns(&[("3+2", "E9 D6 E5")]).map_err(|refusal| refusal.reason)
}

#[test]
fn a6_rulebook() {
    assert!(a6("second", &[]).is_err_and(|why| why.id == "refusal-reenters-hex"));
}

#[test]
fn a6_recorded() {
    assert!(a6("recorded", &[]).is_err_and(|why| why.id == "refusal-reenters-hex"));
    assert_eq!(a6("recorded", &["re_enter_hexes"]), Ok((20, 10)));
}

/// The FYN passes a small station by, though the train has room for it.
fn a7(scene: Scene) -> Result<(i32, i32), Box<Fact>> {
    let scene = freshwater_newport(scene.phase(3).running("FYN", 90, "Ann 5")).train("FYN", "3+2");
    let scene = scene.turn_of("FYN", Run);
    scene.earns(&[("3+2", "B6 B4 (C5) (E5) F4 G5")]).map_err(|refusal| refusal.reason)
}

#[test]
fn a7_rulebook() {
    assert_eq!(a7(Scene::second(2)), Ok((70, 10)));
}

#[test]
fn a7_recorded() {
    let at = Scene::recorded(2).stop_at("C5");
    assert_eq!(
        a7(with(2, |on| on.stops_fill_the_train = true)),
        Err(Box::new(words::Reason::SmallNotCalled { at }.into()))
    );
}

/// A leased 5+3 has room for one of two small stations, worth 20 and 10; it is paid by the stop.
#[test]
fn a7_recorded_a_leased_train_calls_at_either() {
    let scene = with(2, |on| on.stops_fill_the_train = true);
    let scene = cowes_sandown(scene.phase(5).running("C&N", 90, "Ann 5")).insolvent("C&N");
    let scene = scene.turn_of("C&N", Run);
    for stops in ["F2 F2.1 (F2.2) (F4) G5 G5.1 (G7.1) G7", "F2 (F2.1) (F2.2) (F4) G5 G5.1 G7.1 G7"] {
        assert_eq!(scene.earns(&[("5+3", stops)]), Ok((140, 0)), "{stops}");
    }
    let fewer = scene.earns(&[("5+3", "F2 (F2.1) (F2.2) (F4) G5 G5.1 (G7.1) G7")]);
    assert!(why(fewer).id == "refusal-small-not-called", "but it fills up");
}

/// An insolvent company with the price of a train, at its purchase.
fn a8(scene: Scene) -> bool {
    let scene =
        cowes_newport(scene.phase(3).running("C&N", 90, "Ann 5")).insolvent("C&N").treasury("C&N", 300);
    let scene = scene.turn_of("C&N", Run);
    assert_eq!((scene.turn().step, scene.price_of("C&N")), (Step::TRAINS, 82), "it has not run");
    scene.company_state("C&N").insolvent
}

#[test]
fn a8_rulebook() {
    assert!(a8(Scene::second(2)), "insolvent until it buys a train");
}

#[test]
fn a8_recorded() {
    assert!(!a8(with(2, |on| on.solvent_before_purchase = true)));
}

/// An insolvent company in its turn, after it has bought a train.
fn a8_after_purchase(scene: Scene) -> Scene {
    let scene = scene.phase(3).running("C&N", 90, "Ann 5").insolvent("C&N").treasury("C&N", 600);
    let mut scene = cowes_newport(scene).turn_of("C&N", Trains);
    scene.buy_train("3+2").unwrap();
    assert_eq!(scene.turn().step, Step::TRAINS);
    scene
}

#[test]
fn a8_rulebook_solvent_as_soon_as_it_buys() {
    assert!(!a8_after_purchase(Scene::second(2)).company_state("C&N").insolvent);
}

#[test]
fn a8_recorded_solvent_at_the_end_of_the_turn() {
    let mut scene = a8_after_purchase(with(2, |on| on.solvent_at_end_of_turn = true));
    assert!(scene.company_state("C&N").insolvent);
    scene.pass().unwrap();
    assert!(!scene.company_state("C&N").insolvent);
}

fn a9(scene: Scene) -> bool {
    let scene = scene.running("C&N", 7, "Ann 5 Ben 2").insolvent("C&N").stock_round("Ben");
    let mut scene = scene;
    scene.sell("Ben", "C&N", 2).unwrap();
    assert!(scene.company_state("C&N").bankrupt);
    scene.company_state("C&N").insolvent
}

#[test]
fn a9_rulebook() {
    assert!(!a9(Scene::second(2)));
}

#[test]
fn a9_recorded() {
    assert!(a9(with(2, |on| on.insolvency_survives_bankruptcy = true)));
}

/// A company in receivership with the price of a train at the start of its turn.
fn a10(scene: Scene) -> Scene {
    let scene = cowes_newport(scene.phase(3).running("C&N", 90, "pool 4 Ann 1")).treasury("C&N", 300);
    scene.running("IOW", 50, "Ben 5").turn_of("C&N", Discard)
}

/// "It becomes insolvent immediately, and can start leasing the next train available in the bank on that turn."
#[test]
fn a10_rulebook() {
    let scene = a10(Scene::second(2));
    let company = scene.company_id("C&N");
    assert!(told(&scene.events, words::Event::Insolvent { company }));
    assert_eq!(scene.trains_of("C&N"), ["3+2"]);
    assert_eq!(scene.treasury_of("C&N"), 300 + 40 + 3 * 20 - 300, "leased, then bought");
}

#[test]
fn a10_recorded() {
    let scene = a10(with(2, |on| on.receivership_buys_before_leasing = true));
    let company = scene.company_id("C&N");
    assert!(!told(&scene.events, words::Event::Insolvent { company }));
    assert_eq!(scene.trains_of("C&N"), ["3+2"]);
    assert_eq!(scene.treasury_of("C&N"), 0, "neither leased nor run, but bought");
}

/// Ann starts the FYN, holding Yarmouth.
fn a11(scene: Scene) -> Scene {
    let scene = scene.private("Yarmouth", "Ann").private("Ryde", "Ben").running("IOW", 74, "Cat 5");
    let mut scene = scene.stock_round("Ann");
    scene.start("Ann", "FYN", 62).unwrap();
    scene
}

#[test]
fn a11_rulebook() {
    let mut scene = a11(Scene::second(3));
    assert_eq!(scene.to_act(), ["Ann"], "the turn stays open for the exchange");
    assert!(why(scene.exchange("Ben", "Ryde")).id == "refusal-not-your-turn");
    scene.exchange("Ann", "Yarmouth").unwrap();
    assert_eq!(scene.held("Ann", "FYN"), 3);
    assert_eq!(scene.to_act(), ["Ben"], "nothing is left to do");
}

#[test]
fn a11_rulebook_the_turn_may_be_ended_without_exchange() {
    let mut scene = a11(Scene::second(3));
    let events = scene.act("Ann", &Action::Pass).unwrap();
    assert_eq!(events[0], Event::TurnEnded { player: scene.player_id("Ann") });
    assert_eq!(scene.to_act(), ["Ben"]);
}

#[test]
fn a11_recorded() {
    let mut scene = a11(with(3, |on| on.purchase_ends_turn = true));
    assert_eq!(scene.to_act(), ["Ben"], "a turn ends by itself after the purchase");
    assert!(why(scene.exchange("Ann", "Yarmouth")).id == "refusal-not-your-turn");
}

#[test]
fn a11_recorded_an_exchange_by_a_player_not_on_turn() {
    let mut scene = a11(with(3, |on| on.exchange_beside_turn = true));
    assert_eq!(scene.to_act(), ["Ann"], "who may sell Yarmouth");
    scene.exchange("Ben", "Ryde").unwrap();
    assert_eq!((scene.held("Ben", "IOW"), scene.to_act()), (1, vec!["Ann"]));
}

#[test]
fn a11_recorded_from_phase_6_the_turn_stays_open_until_a_pass() {
    let scene = a11(with(3, |on| on.purchase_ends_turn = true).phase(6));
    assert_eq!(scene.to_act(), ["Ann"]);
}

#[test]
fn a11_exchange_does_not_reset_the_passes_nor_move_the_priority_deal() {
    let scene = Scene::second(2).private("Ryde", "Ann").running("IOW", 74, "Ben 5").stock_round("Ben");
    let mut scene = scene;
    scene.pass().unwrap();
    scene.exchange("Ann", "Ryde").unwrap();
    scene.pass().unwrap();
    assert_ne!(scene.turn().step, Step::TRADING, "both have passed");
    assert_eq!(scene.first_player(), "Ben");
}
