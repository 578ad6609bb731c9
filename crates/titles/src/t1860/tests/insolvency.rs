//! *Insolvency*: the rulings C-I1 to C-I7, the lease maxima, and the two variants of lease revenue.

use super::super::words;
use super::scenery::{cowes_newport, cowes_sandown, freshwater_newport};
use super::why;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::{Discard, Run, Track, Trains};
use rules::{Choice, Event, Fact, Game, Money, Reason, Step};

/// The C&N, insolvent, between Cowes and Newport, with the IOW after it.
fn insolvent(scene: Scene) -> Scene {
    let scene = scene.running("C&N", 90, "Ann 5").insolvent("C&N").running("IOW", 50, "Ben 5");
    cowes_newport(scene)
}

#[test]
fn example_the_maximum_for_a_5_train_is_140() {
    let scene = insolvent(Scene::second(2).phase(4).sold_out("4+2")).turn_of("C&N", Run);
    assert_eq!(scene.earns(&[("5+3", "F2 F2.1 F2.2 F4 G5")]), Ok((140, 0)));
}

#[test]
fn example_the_maximum_for_a_9_train_is_220() {
    let scene = cowes_sandown(insolvent(Scene::second(2).phase(8))).turn_of("C&N", Run);
    let nine = "F2 F2.1 F2.2 F4 G5 G5.1 G7.1 G7 (H8) (I7.1) (I7) J8";
    assert_eq!(scene.earns(&[("9+5", nine)]), Ok((220, 0)));
    let (train, count, allowed) = (scene.card("9+5"), 10, 9);
    let ten = "F2 F2.1 F2.2 F4 G5 G5.1 G7.1 G7 H8 (I7.1) (I7) J8";
    assert_eq!(why(scene.earns(&[("9+5", ten)])), words::Reason::TooManyStops { train, count, allowed });
}

/// "If a company runs for £250 revenue and 40cc subsidy, it receives £130 (250 x 1/2 rounded up) + 40 = 170."
#[test]
fn example_original_insolvency_250_and_40_gives_130_and_40() {
    for edition in ["second", "first"] {
        let scene = Scene::new(edition, &["original_insolvency"], 2).phase(6).sold_out("6+3");
        let mut scene = cowes_sandown(insolvent(scene)).turn_of("C&N", Run);
        let long = "F2 F2.1 F2.2 F4 G5 G5.1 G7.1 G7 H8 I7.1 (I7) J8";
        assert_eq!(scene.earns(&[("7+4", long)]), Ok((130, 40)));
        scene.run(&[("7+4", long)]).unwrap();
        assert_eq!(scene.treasury_of("C&N"), 170);
    }
}

#[test]
fn original_insolvency_lets_a_train_run_as_when_solvent() {
    let scene = insolvent(Scene::new("second", &["original_insolvency"], 2).phase(3)).turn_of("C&N", Run);
    assert_eq!(scene.earns(&[("3+2", "F2 F2.1 F2.2 F4 G5")]), Ok((30, 20)), "five stops of a 3+2");
    let scene = insolvent(Scene::second(2).phase(3)).turn_of("C&N", Run);
    assert!(scene.earns(&[("3+2", "F2 F2.1 F2.2 F4 G5")]).is_err(), "otherwise three");
    assert_eq!(scene.earns(&[("3+2", "F2 F2.1 (F2.2) (F4) G5")]), Ok((100, 0)));
}

#[test]
fn simplified_insolvency_pays_the_card_whatever_can_be_reached() {
    let scene = insolvent(Scene::new("second", &["simplified_insolvency"], 2).phase(7)).turn_of("C&N", Run);
    assert_eq!(scene.earns(&[("8+4", "F2 F2.1")]), Ok((200, 0)));
    for (train, card) in [("2+1", 80), ("5+3", 140), ("9+5", 220)] {
        assert_eq!(scene.data().train(scene.train_kind(train)).lease_card, Money(card));
    }
}

#[test]
fn c_i1_a_company_is_insolvent_at_the_end_of_its_turn_not_earlier() {
    let scene =
        cowes_newport(Scene::second(2).phase(3).running("C&N", 90, "Ann 5")).running("IOW", 50, "Ben 5");
    let mut scene = scene.turn_of("C&N", Track);
    assert!(!scene.company_state("C&N").insolvent);
    let events = scene.pass().unwrap();
    let company = scene.company_id("C&N");
    let place = |wanted: Fact| events.iter().position(|event| *event == wanted);
    let insolvent = words::Event::Insolvent { company };
    assert!(place(Event::DidNotRun { company }.into()) < place(insolvent.into()));
    assert_eq!(scene.treasury_of("C&N"), 0, "the first trainless turn has no lease");
    assert!(scene.company_state("C&N").insolvent);
}

#[test]
fn c_i2_a_valid_route_is_a_second_stop_that_is_no_halt() {
    let alone = |scene: Scene| scene.running("IOW", 50, "Ben 5").turn_of("NGStL", Trains);
    let company = || Scene::second(2).phase(3).running("NGStL", 68, "Ann 5").tile("G9", "746", 0);
    assert!(!alone(company()).company_state("NGStL").insolvent);
    let halt = company().tile("G11", "743", 0);
    assert!(!alone(halt).company_state("NGStL").insolvent);
    let small = company().tile("G11", "749", 0);
    assert!(alone(small).company_state("NGStL").insolvent);
}

#[test]
fn c_i2_train_length_is_ignored_and_once_true_a_route_stays_true() {
    let far = Scene::first(2).phase(3).running("FYN", 82, "Ann 5").running("C&N", 50, "Ben 5");
    let scene = freshwater_newport(far).turn_of("FYN", Trains);
    assert!(scene.company_state("FYN").insolvent);
    let bare = |scene: Scene| scene.tile("B6", "B6", 0).tile("C5", "C5", 0).insolvent("FYN");
    let scene = bare(scene).turn_of("FYN", Trains);
    assert!(scene.company_state("FYN").has_route, "though its track is gone");
}

#[test]
fn c_i3_the_smallest_train_in_the_bank_new_or_handed_back_is_leased_and_no_phase_begins() {
    let scene = insolvent(Scene::second(2).phase(4).sold_out("4+2")).turn_of("C&N", Run);
    let leased = |scene: &Scene| match &scene.offered()[..] {
        [Choice::Run { trains, .. }] if scene.company_state("C&N").trains.is_empty() => {
            scene.data().train(trains[0].kind).name.clone()
        }
        other => panic!("no lease: {other:?}"),
    };
    assert_eq!(leased(&scene), "5+3");
    let scene = insolvent(Scene::second(2).phase(4).sold_out("4+2")).returned("3+2").turn_of("C&N", Run);
    assert_eq!(leased(&scene), "3+2");
    let mut scene = insolvent(Scene::second(2).phase(4).sold_out("4+2")).turn_of("C&N", Run);
    scene.run_best().unwrap();
    assert_eq!(scene.state().phase, 4);
    assert!(scene.trains_of("C&N").is_empty());
}

#[test]
fn c_i4_free_yellow_track_only_no_base_and_revenue_retained() {
    let scene = Scene::second(2).phase(3).running("C&N", 90, "Ann 5").insolvent("C&N").treasury("C&N", 200);
    let scene = scene.running("IOW", 50, "Ben 5").tile("F2", "787", 0).tile("F4", "753", 1);
    let scene = scene.tile("E5", "742", 2).base("C&N", "G5");
    let mut scene = scene.turn_of("C&N", Track);
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.lay("D4", "8", 5)), words::Reason::InsolventMayNot { company }, "60 for the ground");
    assert_eq!(why(scene.lay("E5", "748", 2)), words::Reason::InsolventMayNot { company }, "an upgrade");
    scene.lay("G3", "743", 0).unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.turn().step, Step::RUNNING, "no base is asked for");
    scene.run_best().unwrap();
    assert_eq!(scene.treasury_of("C&N"), 200 + 100, "retained without being asked");
}

#[test]
fn c_i5_forty_and_twenty_per_stop_halts_alike_and_no_subsidy() {
    let scene = insolvent(Scene::second(2).phase(3)).turn_of("C&N", Run);
    assert_eq!(scene.earns(&[("3+2", "F2 (F2.1) (F2.2) F4 G5")]), Ok((100, 0)));
    assert_eq!(scene.earns(&[("3+2", "F2 F2.1")]), Ok((80, 0)));
}

#[test]
fn c_i6_after_southerns_stock_round_halts_are_no_stops_of_a_lease() {
    let scene = insolvent(Scene::second(2).phase(9)).building_ended().turn_of("C&N", Run);
    let at = scene.stop_at("F4");
    assert_eq!(why(scene.earns(&[("9+5", "F2 F2.1 (F2.2) F4 G5")])), words::Reason::HaltsNotCounted { at });
    assert_eq!(scene.earns(&[("9+5", "F2 F2.1 (F2.2) (F4) G5")]), Ok((100, 0)));
}

#[test]
fn c_i7_the_price_of_an_insolvent_company_drops_one_step_each_turn() {
    let mut scene = insolvent(Scene::second(2).phase(3)).turn_of("C&N", Run);
    scene.run_best().unwrap();
    assert_eq!(scene.price_of("C&N"), 82);
}

#[test]
fn it_must_buy_as_soon_as_it_can_and_is_solvent_then() {
    let mut scene = insolvent(Scene::second(2).phase(3)).treasury("C&N", 200).turn_of("C&N", Run);
    scene.run_best().unwrap();
    assert_eq!((scene.treasury_of("C&N"), scene.turn().step), (300, Step::TRAINS));
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.pass()), Reason::MustBuyTrain { company });
    scene.buy_train("3+2").unwrap();
    assert!(!scene.company_state("C&N").insolvent);
}

#[test]
fn it_may_buy_another_companys_train_first() {
    let scene = insolvent(Scene::second(2).phase(3)).running("IWNJ", 40, "Ann 5").train("IWNJ", "3+2");
    let mut scene = scene.treasury("C&N", 50).turn_of("C&N", Run);
    scene.run(&[("3+2", "F2 F2.1")]).unwrap();
    scene.buy_train_of("IWNJ", "3+2", 130).unwrap();
    assert!(!scene.company_state("C&N").insolvent);
}

#[test]
fn a_company_with_money_for_a_train_does_not_lease() {
    let scene = insolvent(Scene::second(2).phase(3)).treasury("C&N", 300).turn_of("C&N", Discard);
    let mut scene = scene;
    scene.pass().unwrap();
    assert_eq!(scene.turn().step, Step::TRAINS);
    assert_eq!(scene.treasury_of("C&N"), 300);
}
