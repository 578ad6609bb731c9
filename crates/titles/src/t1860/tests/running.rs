//! *Running Trains*: the worked examples, and the rulings C-R1 to C-R9.

use super::super::words;
use super::scenery::{cowes_newport, freshwater_newport, ryde_sandown};
use super::why;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::Run;
use rules::{Aim, Draft, Game, Reason};

fn cn(phase: u8, trains: &[&str]) -> Scene {
    let mut scene = cowes_newport(Scene::second(3).phase(phase).running("C&N", 200, "Ann 5"));
    for train in trains {
        scene = scene.train("C&N", train);
    }
    scene
}

/// "A 2+1 train may call at..." With a small station at Cement Mills for the last two.
#[test]
fn example_what_a_2_plus_1_train_may_call_at() {
    let scene = cn(3, &["2+1"]).turn_of("C&N", Run);
    let two_large_and_a_small = [("2+1", "F2 F2.1 (F2.2) (F4) G5")];
    assert_eq!(scene.earns(&two_large_and_a_small), Ok((60, 0)));
    let two_large_and_a_halt = [("2+1", "F2 (F2.1) (F2.2) F4 G5")];
    assert_eq!(scene.earns(&two_large_and_a_halt), Ok((50, 10)));
    let both = why(scene.earns(&[("2+1", "F2 F2.1 (F2.2) F4 G5")]));
    assert_eq!(both, words::Reason::TooManyStops { train: scene.card("2+1"), count: 4, allowed: 3 });
    let one_large_and_two_halts = why(scene.earns(&[("2+1", "F2 (F2.1) F2.2 F4")]));
    assert_eq!(one_large_and_two_halts, words::Reason::EndsInHalt { at: scene.stop_at("F4") });
    let scene = cn(3, &["2+1"]).tile("F4", "748", 3).turn_of("C&N", Run);
    let one_large_and_two_small = [("2+1", "F2 F2.1 (F2.2) F4")];
    assert_eq!(scene.earns(&one_large_and_two_small), Ok((40, 0)));
    let one_large_a_small_and_a_halt = [("2+1", "F2 (F2.1) F2.2 F4")];
    assert_eq!(scene.earns(&one_large_a_small_and_a_halt), Ok((30, 10)));
}

/// "A 3+2 train from a 20-station to a 30-station via a 20-station, a small 10-station and a halt."
#[test]
fn example_a_3_plus_2_run_worth_80_and_10_subsidy() {
    let scene = freshwater_newport(Scene::second(3).phase(3).running("FYN", 200, "Ann 5"));
    let mut scene = scene.train("FYN", "3+2").turn_of("FYN", Run);
    scene.run(&[("3+2", "B6 B4 C5 E5 (F4) G5")]).unwrap();
    scene.retain().unwrap();
    assert_eq!(scene.treasury_of("FYN"), 80 + 10);
}

/// "The director may choose to generate a less than maximum dividend."
#[test]
fn important_note_the_director_is_not_bound_to_the_highest_dividend() {
    let scene = freshwater_newport(Scene::second(3).phase(3).running("FYN", 200, "Ann 5"));
    let mut scene = scene.train("FYN", "3+2").turn_of("FYN", Run);
    scene.run(&[("3+2", "B6 B4 (C5) E5 F4 G5")]).unwrap();
    scene.pay().unwrap();
    assert_eq!((scene.treasury_of("FYN"), scene.cash_of("Ann")), (20, 670 + 35));
}

#[test]
fn c_r1_a_run_ends_at_a_station_or_ryde_pier_never_at_a_halt() {
    let scene = cn(3, &["3+2"]).turn_of("C&N", Run);
    assert_eq!(scene.earns(&[("3+2", "F2 F2.1")]), Ok((30, 0)));
    let at = scene.stop_at("F2.2");
    assert_eq!(why(scene.earns(&[("3+2", "F2 F2.1 F2.2")])), words::Reason::EndsInHalt { at });
    let pier = |phase: u8, tile: &str, train: &str| {
        let scene = ryde_sandown(Scene::second(3).phase(phase).running("IOW", 200, "Ann 5"));
        scene.tile("I3", tile, 0).train("IOW", train).turn_of("IOW", Run)
    };
    assert_eq!(pier(3, "758", "2+1").earns(&[("2+1", "J2 I3")]), Ok((20 + 50, 0)));
    assert_eq!(pier(5, "758", "5+3").earns(&[("5+3", "J2 I3")]), Ok((40 + 50, 0)));
    let scene = pier(3, "758", "2+1");
    let (train, count, allowed) = (scene.card("2+1"), 3, 2);
    let large = why(scene.earns(&[("2+1", "J2 I3 J4")]));
    assert_eq!(large, words::Reason::TooManyLarge { train, count, allowed }, "the pier counts as large");
}

#[test]
fn c_r1_before_the_upgrade_of_ryde_esplanade_the_pier_is_not_reached() {
    let scene = ryde_sandown(Scene::second(3).phase(3).running("IOW", 200, "Ann 5")).train("IOW", "2+1");
    let scene = scene.turn_of("IOW", Run);
    let (from, to) = (scene.stop_at("J2"), scene.stop_at("I3"));
    assert_eq!(why(scene.earns(&[("2+1", "J2 I3")])), Reason::NoSuchTrack { from, to });
}

#[test]
fn c_r2_at_least_two_stops_and_one_base_and_each_stop_once() {
    let scene = cn(3, &["3+2"]).turn_of("C&N", Run);
    let train = scene.card("3+2");
    assert_eq!(why(scene.earns(&[("3+2", "F2")])), Reason::TooShort { train });
    assert_eq!(why(scene.earns(&[("3+2", "F2.1 F2.2 F4 G5")])), Reason::NoTokenOnRun { train });
    assert_eq!(why(scene.earns(&[("3+2", "F2 F2.1 F2")])), Reason::TrackTwice { train });
}

#[test]
fn c_r3_at_least_one_run_visits_the_home_base() {
    let line = || {
        let scene = cn(3, &["3+2"]).tile("G5", "763", 0).tile("G7", "761", 0);
        scene.base("C&N", "G5.1").turn_of("C&N", Run)
    };
    let company = line().company_id("C&N");
    assert_eq!(why(line().earns(&[("3+2", "G5.1 G7.1 G7")])), words::Reason::HomeNotVisited { company });
    assert!(line().earns(&[("3+2", "F2 F2.1")]).is_ok());
    let scene = Scene::second(3).phase(9).building_ended().tile("F2", "787", 0).started("C&N", 82, "Ann 4");
    let mut scene = scene.train("C&N", "9+5").stock_round("Ann");
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    for _ in 0..3 {
        scene.pass().unwrap();
    }
    assert_eq!(scene.state().operating().map(|round| round.order.len()), Some(1));
    assert_eq!(scene.company_state("C&N").last_revenue.map(|revenue| revenue.0), Some(0), "no home base");
}

#[test]
fn c_r4_runs_meet_at_a_station() {
    let scene = ryde_sandown(cn(3, &["3+2", "3+2"]).base("C&N", "J4")).turn_of("C&N", Run);
    let apart = [("3+2-0", "F2 F2.1"), ("3+2-1", "J4 J6")];
    let cards = scene.company_state("C&N").trains.clone();
    assert_eq!(why(scene.earns(&apart)), Reason::RunsDoNotMeet { train: cards[1] });
}

#[test]
fn c_r4_bypassed_small_stations_count_as_common_stops() {
    let scene = freshwater_newport(Scene::second(3).phase(5).running("FYN", 200, "Ann 5")).base("FYN", "G5");
    let scene = scene.tile("F2", "787", 0).tile("F4", "769", 3).tile("F6", "749", 0);
    let scene = scene.train("FYN", "5+3").train("FYN", "5+3").turn_of("FYN", Run);
    let crossing = [("5+3-0", "B4 C5 E5 (F4) F6"), ("5+3-1", "F2 F2.1 F2.2 (F4) G5")];
    assert_eq!(scene.earns(&crossing), Ok((20 + 10 + 10 + 20 + 10 + 30, 20)));
}

#[test]
fn c_r5_one_train_may_pass_through_one_tokened_out_station_and_end_at_any() {
    let line = || {
        let scene = ryde_sandown(Scene::second(3).phase(4).running("IOW", 200, "Ann 5")).train("IOW", "4+2");
        cowes_newport(scene.running("C&N", 60, "Ann 5")).base("C&N", "J4")
    };
    let scene = line().turn_of("IOW", Run);
    assert_eq!(scene.earns(&[("4+2", "I3 J4 J6 J8")]), Ok((80, 0)), "through Ryde");
    let scene = line().base("C&N", "J6").turn_of("IOW", Run);
    assert_eq!(scene.earns(&[("4+2", "I3 J4 J6")]), Ok((60, 0)), "through Ryde, ending at Brading");
    let (at, owners) = (scene.stop_at("J6"), vec![scene.company_id("C&N")]);
    assert_eq!(why(scene.earns(&[("4+2", "I3 J4 J6 J8")])), Reason::TokenedOut { at, owners });
}

#[test]
fn c_r5_one_train_only() {
    let scene =
        Scene::second(3).phase(4).running("IWNJ", 82, "Ann 5").train("IWNJ", "4+2").train("IWNJ", "4+2");
    let scene = scene.running("NGStL", 68, "Ann 5").running("C&N", 60, "Ann 5").tile("G7", "761", 0);
    let scene = scene.tile("G9", "746", 0).tile("G11", "749", 0).tile("H8", "742", 2).tile("I7", "745", 5);
    let scene = scene.tile("J8", "5", 2).tile("J6", "746", 0).base("C&N", "J8").turn_of("IWNJ", Run);
    let south = ("4+2-0", "G7 G9 G11");
    assert_eq!(scene.earns(&[south, ("4+2-1", "G7 (H8) (I7.1) (I7) J8")]), Ok((20 + 10 + 10 + 20 + 20, 0)));
    let (at, owners) = (scene.stop_at("J8"), vec![scene.company_id("C&N")]);
    let both = why(scene.earns(&[south, ("4+2-1", "G7 (H8) (I7.1) (I7) J8 J6")]));
    assert_eq!(both, Reason::TokenedOut { at, owners });
}

#[test]
fn c_r6_no_track_is_shared_but_a_station_pays_each_run() {
    let scene = ryde_sandown(Scene::second(3).phase(3).running("IOW", 200, "Ann 5")).tile("I3", "758", 0);
    let scene = scene.train("IOW", "2+1").train("IOW", "3+2").turn_of("IOW", Run);
    let both = [("2+1", "J2 I3"), ("3+2", "I3 J4 J6")];
    assert_eq!(scene.earns(&both), Ok((20 + 50 + 50 + 20 + 10, 0)));
    let (train, other) = (scene.card("3+2"), scene.card("2+1"));
    let shared = why(scene.earns(&[("2+1", "I3 J4"), ("3+2", "I3 J4 J6")]));
    assert_eq!(shared, Reason::SharedTrack { train, other });
    assert_eq!(
        why(scene.earns(&[("2+1", "J2 I3"), ("2+1", "I3 J4")])),
        Reason::TrainRunsTwice { train: other }
    );
}

#[test]
fn c_r7_unused_first_numbers_serve_small_stations_and_halts() {
    let scene = cn(4, &["4+2"]).turn_of("C&N", Run);
    assert_eq!(scene.earns(&[("4+2", "F2 F2.1 F2.2 F4 G5")]), Ok((60, 20)), "two large, three others");
    let scene = cn(3, &["2+1"]).turn_of("C&N", Run);
    assert!(scene.earns(&[("2+1", "F2 F2.1 F2.2 F4 G5")]).is_err());
    let at = scene.stop_at("G5");
    let skipped = why(scene.earns(&[("2+1", "F2 F2.1 F2.2 (F4) (G5)")]));
    assert_eq!(skipped, words::Reason::LargeNotCalled { at }, "large stations are never passed by");
    let at = scene.stop_at("F2.1");
    assert_eq!(
        why(scene.earns(&[("2+1", "F2 (F2.1)")])),
        words::Reason::SmallNotCalled { at },
        "an end is called at"
    );
}

#[test]
fn c_r8_halt_money_goes_to_the_treasury_and_does_not_count_for_the_price() {
    for pays in [true, false] {
        let scene = cowes_newport(Scene::second(3).phase(3).running("C&N", 60, "Ann 5"));
        let mut scene = scene.train("C&N", "3+2").turn_of("C&N", Run);
        scene.run(&[("3+2", "F2 (F2.1) F2.2 F4 G5")]).unwrap();
        let acted = if pays { scene.pay() } else { scene.retain() };
        acted.unwrap();
        assert_eq!(scene.treasury_of("C&N"), if pays { 20 } else { 70 });
        assert_eq!(scene.price_of("C&N"), if pays { 60 } else { 56 }, "50 is less than 60");
    }
}

/// From Shorwell over a crossing to Calbourne, round by the south, and over the crossing again.
fn over_a_crossing_twice(scene: Scene) -> Scene {
    let scene = scene.phase(3).running("VY&SC", 62, "Ann 5").train("VY&SC", "3+2");
    let scene = scene.tile("E9", "746", 0).tile("E7", "16", 0).tile("D6", "741", 5);
    scene.tile("D8", "7", 3).tile("E5", "749", 0).turn_of("VY&SC", Run)
}

#[test]
fn c_r9_a_run_does_not_come_back_to_a_hex_it_has_left() {
    let scene = over_a_crossing_twice(Scene::second(3));
    // It is the only way there, so the company cannot run at all, and is past its run.
    assert_eq!(scene.company_state("VY&SC").last_revenue.map(|revenue| revenue.0), Some(0));
}

#[test]
fn c_r9_with_the_option_it_may() {
    let scene = over_a_crossing_twice(Scene::new("second", &["re_enter_hexes"], 3));
    assert_eq!(scene.earns(&[("3+2", "E9 D6 E5")]), Ok((20, 10)));
}

#[test]
fn c_r9_moving_between_stops_inside_one_hex_is_fine() {
    let scene = cn(3, &["3+2"]).turn_of("C&N", Run);
    assert_eq!(scene.earns(&[("3+2", "F2 F2.1 F2.2 (F4) G5")]), Ok((60, 10)));
}

#[test]
fn each_train_must_run_if_it_can() {
    let scene = ryde_sandown(Scene::second(3).phase(3).running("IOW", 200, "Ann 5")).tile("I3", "758", 0);
    let scene = scene.train("IOW", "2+1").train("IOW", "3+2").turn_of("IOW", Run);
    let train = scene.card("2+1");
    assert_eq!(why(scene.earns(&[("3+2", "I3 J4 J6")])), Reason::TrainIdle { train });
    let company = scene.company_id("IOW");
    assert_eq!(why(scene.earns(&[])), Reason::MustRun { company });
    assert_eq!(scene.earns(&[("3+2", "J2 I3 J4")]), Ok((90, 0)), "beside this the other cannot run");
    assert_eq!(scene.best_runs(Aim::Dividend, None).map(|set| set.runs.len()), Some(2));
}

/// What the best set for an aim brings.
fn best(scene: &Scene, aim: Aim) -> (i32, i32) {
    let runs = scene.best_runs(aim, None).expect("a company that must run").runs();
    let earned = scene.check_runs(scene.company_id("C&N"), &runs).expect("a legal set");
    (earned.revenue.0, earned.subsidy.0)
}

#[test]
fn a_director_may_aim_at_the_subsidy() {
    let scene = cn(3, &["2+1"]).turn_of("C&N", Run);
    assert_eq!(best(&scene, Aim::Dividend), (60, 0));
    assert_eq!(best(&scene, Aim::Total), (50, 10), "as much in all, and more of it subsidy");
    assert_eq!(best(&scene, Aim::Besides), (50, 10), "neither moves a price of 200");
    let cheap = cowes_newport(Scene::second(3).phase(3).running("C&N", 58, "Ann 5"));
    let scene = cheap.train("C&N", "2+1").turn_of("C&N", Run);
    assert_eq!(best(&scene, Aim::Besides), (60, 0), "50 would not move a price of 58");
}

#[test]
fn a_half_drawn_run_is_completed_beside_the_others() {
    let scene = ryde_sandown(Scene::second(3).phase(3).running("IOW", 200, "Ann 5")).tile("I3", "758", 0);
    let scene = scene.train("IOW", "2+1").train("IOW", "3+2").turn_of("IOW", Run);
    let draft = |train: &str, through: &[&str], others: Vec<rules::Run>| Draft {
        train: scene.card(train),
        through: through.iter().map(|stop| scene.stop_at(stop)).collect(),
        others,
    };
    let long =
        scene.complete_run(&draft("3+2", &["J6"], Vec::new()), Aim::Dividend).expect("a run by Brading").run;
    assert!(long.stops().any(|stop| stop == scene.stop_at("J6")));
    let short =
        scene.complete_run(&draft("2+1", &[], vec![long.clone()]), Aim::Dividend).expect("a run beside").run;
    assert!(scene.check_runs(scene.company_id("IOW"), &[long.clone(), short]).is_ok());
    let nowhere = draft("2+1", &["J6"], vec![long]);
    assert_eq!(scene.complete_run(&nowhere, Aim::Dividend), None, "the track by Brading is taken");
}
