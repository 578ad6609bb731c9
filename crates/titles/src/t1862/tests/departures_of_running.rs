//! Departures of recorded games in running and dividends (A1 to A9, F29, F34), each on both sides.

use super::super::options::Departures;
use super::super::scene::Scene;
use super::super::state::OperatingStep;
use super::refused;
use rules::{Action, Game, Money, Word};

/// Wells and its port, Fakenham, Norwich, Cromer and its port.
fn coast(depart: impl FnOnce(&mut Departures), trains: &[&str]) -> Scene {
    let mut scene = Scene::departing(&[], 2, depart)
        .phase("B")
        .tile("E2", "14", 5)
        .tile("E4", "14", 0)
        .tile("F3", "15", 0)
        .tile("F5", "790", 2)
        .running("ENR", 90, "Ann 6")
        .permits("ENR", "EFL");
    for train in trains {
        scene = scene.train("ENR", train);
    }
    scene.marker("ENR", "E2").turn_of("ENR", OperatingStep::Run)
}

fn run(scene: &mut Scene, runs: &[(usize, &str)]) -> crate::scene::Acted {
    let runs = runs.iter().map(|(train, stops)| scene.run("ENR", *train, stops)).collect();
    scene.next(&Action::Run { runs })
}

/// A1: from Norwich to the port of Wells, entered from Wells: two hexes (7.8.1), or one by the older count.
#[test]
fn the_count_of_freight_hexes() {
    let earned = |old: bool, runs: &[(usize, &str)]| {
        let scene = Scene::departing(&[], 2, |departures| departures.old_freight_count = old)
            .phase("B")
            .tile("E2", "14", 4)
            .tile("F3", "15", 0)
            .tile("F5", "790", 2)
            .running("ENR", 90, "Ann 6")
            .permits("ENR", "F")
            .train("ENR", "CF")
            .turn_of("ENR", OperatingStep::Run);
        scene.earn("ENR", runs).0
    };
    assert_eq!(earned(false, &[(0, "F5 F3 E2 F1")]), 40 + 80 + 2 * 30);
    assert_eq!(earned(true, &[(0, "F5 F3 E2 F1")]), 40 + 80 + 30);
}

/// A2: three trains join Cromer's port and that of Wells.
#[test]
fn a_chain_from_port_to_port() {
    let runs = [(0, "F1.1 F3"), (1, "F3 E2"), (2, "E2 D1")];
    let trains = ["AF", "AF", "AF"];
    assert!(refused(run(&mut coast(|_| {}, &trains), &runs), "refusal-freight-not-joined"));
    let mut recorded = coast(|departures| departures.chains_join_areas = true, &trains);
    run(&mut recorded, &runs).unwrap();
}

/// A3: two permanent freights that meet are scored together, or as it brings more.
#[test]
fn permanent_freights_that_meet() {
    let earned = |joins: bool, runs: [(usize, &str); 2]| {
        let scene = coast(|departures| departures.freight_always_joins = joins, &["EF", "EF"]);
        scene.earn("ENR", &runs).0
    };
    // 80 + 30 and 40 apart, or 80 + 40 + 30 joined: joining is open to both.
    let onward = [(0, "F1.1 F3"), (1, "F3 F5")];
    assert_eq!((earned(false, onward), earned(true, onward)), (150, 150));
    // Norwich to Wells and on to Fakenham, beside Norwich: 40 + 30 + 20 and 30 apart, 40 + 30 joined.
    let back = [(0, "F5 F3 E2"), (1, "E2 E4")];
    assert_eq!((earned(false, back), earned(true, back)), (120, 70));
    let runs = [(0, "F1.1 F3 F5"), (1, "F3 E2 E4")];
    let scene = coast(|_| {}, &["EF", "EF"]);
    assert_eq!(scene.earn("ENR", &runs).0, 80 + 40 + 30 + 30 + 30, "they meet, but not end to end");
}

/// A4: runs that meet in the Midlands only.
#[test]
fn runs_that_meet_off_the_board() {
    let acted = |anywhere: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| departures.runs_meet_anywhere = anywhere)
            .tile("B5", "57", 2)
            .tile("B3", "8851", 1)
            .tile("C4", "202", 0)
            .running("WStI", 90, "Ann 6")
            .permits("WStI", "E")
            .train("WStI", "AE")
            .train("WStI", "AE")
            .marker("WStI", "C4")
            .turn_of("WStI", OperatingStep::Run);
        let runs = [(0, "A4 B5"), (1, "A4 (B3) C4")].map(|(train, stops)| scene.run("WStI", train, stops));
        scene.next(&Action::Run { runs: runs.to_vec() })
    };
    assert!(refused(acted(false), "refusal-runs-do-not-meet"));
    assert!(acted(true).is_ok());
}

/// A5: the stop that an N/M train does not score.
#[test]
fn the_unscored_stop() {
    let runs = [(0, "F5 F3 (E2)")];
    let chosen = coast(|departures| departures.unscored_stops_are_chosen = true, &["BE"]);
    assert_eq!(chosen.earn("ENR", &[(0, "F5 (F3) E2")]).0, 40 + 30, "the two best, whatever is asked for");
    let free = coast(|_| {}, &["BE"]);
    assert_eq!(free.earn("ENR", &runs).0, 40 + 30);
    assert_eq!(free.earn("ENR", &[(0, "(F5) F3 E2")]).0, 30 + 30, "its director leaves out Norwich");
}

/// A6: a train that could run.
#[test]
fn standing_trains() {
    let mut must = coast(|_| {}, &["AE"]);
    assert!(refused(run(&mut must, &[]), "refusal-train-idle"));
    let mut may = coast(|departures| departures.trains_may_stand = true, &["AE"]);
    run(&mut may, &[]).unwrap();
}

/// A6: who runs a company in receivership.
#[test]
fn running_in_receivership() {
    let scene = |holder: bool| {
        Scene::departing(&[], 2, |departures| departures.holder_runs_receivership = holder)
            .phase("B")
            .tile("F3", "57", 0)
            .tile("F5", "790", 2)
            .running("ENR", 90, "pool 6 Ben 2")
            .permits("ENR", "E")
            .train("ENR", "AE")
            .turn_of("ENR", OperatingStep::Run)
    };
    let by_holder = scene(true);
    assert_eq!((by_holder.awaited(), by_holder.to_act()), ("running", vec!["Ben"]));
    let by_itself = scene(false);
    assert_eq!(by_itself.company_state("ENR").last_revenue, Some(Money(100)), "Cromer and its port");
}

/// A7, 7.8.6: its example, £60 at a price of 82.
#[test]
fn the_george_hudson_manoeuvre() {
    let hudson = |revenue: i32, more: bool| {
        let mut scene = coast(|departures| departures.hudson_needs_more_than_ten = more, &["AE"]);
        let id = scene.company_id("ENR");
        let cell = scene.data().cell(Money(82)).expect("a price");
        scene.game.state.markers.place(id, cell);
        scene = scene.treasury("ENR", 100);
        scene.game.operating_mut().revenue.push(Money(revenue));
        scene.game.operating_mut().step = OperatingStep::Dividend;
        let acted = scene.next(&Action::Dividend { kind: Word("hudson") });
        acted.map(|_| (scene.treasury_of("ENR"), scene.price_of("ENR"), scene.cash_of("Ann") - 1200))
    };
    assert_eq!(hudson(60, false).unwrap(), (70, 90, 6 * 9));
    assert!(hudson(10, false).is_ok());
    assert!(hudson(10, true).is_err());
}

/// A9: a dividend below the share price.
#[test]
fn a_marker_that_does_not_move() {
    let above = |keeps: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| departures.marker_keeps_its_place = keeps)
            .running("ENR", 90, "Ann 6")
            .started("ECR", 90, "Ben 3")
            .train("ENR", "AF")
            .turn_of("ENR", OperatingStep::Track);
        scene.game.operating_mut().revenue.push(Money(50));
        scene.game.operating_mut().step = OperatingStep::Dividend;
        scene.next(&Action::Dividend { kind: Word("pay") }).unwrap();
        scene.state().markers.depth(scene.company_id("ENR"))
    };
    assert_eq!((above(true), above(false)), (Some(0), Some(1)));
}

/// 7.8.5: at least once, twice ... the price.
#[test]
fn dividend_bands() {
    let after = |revenue: i32, kind: &'static str| {
        let mut scene = coast(|_| {}, &["AE"]);
        scene.game.operating_mut().revenue.push(Money(revenue));
        scene.game.operating_mut().step = OperatingStep::Dividend;
        scene.next(&Action::Dividend { kind: Word(kind) }).unwrap();
        scene.price_of("ENR")
    };
    assert_eq!(after(80, "pay"), 90);
    assert_eq!(after(90, "pay"), 100);
    assert_eq!(after(180, "pay"), 110);
    assert_eq!(after(270, "pay"), 122);
    assert_eq!(after(900, "pay"), 134);
    assert_eq!(after(900, "retain"), 82);
}

/// 7.8.5: its example, £19 a share; a share in the bank pool earns nothing for anyone.
#[test]
fn dividends_of_7_8_5() {
    let mut scene = Scene::rulebook(2)
        .running("L&E", 100, "Ann 5 Ben 2 own 2 pool 1")
        .train("L&E", "AE")
        .treasury("L&E", 0)
        .turn_of("L&E", OperatingStep::Track);
    scene.game.operating_mut().revenue.push(Money(190));
    scene.game.operating_mut().step = OperatingStep::Dividend;
    let before = (scene.cash_of("Ann"), scene.cash_of("Ben"));
    scene.next(&Action::Dividend { kind: Word("pay") }).unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.cash_of("Ben")), (before.0 + 95, before.1 + 38));
    assert_eq!(scene.treasury_of("L&E"), 38);
}

/// F29: two freights over the same track.
#[test]
fn freights_without_a_free_end() {
    let runs = [(0, "F3 F5"), (1, "F3 F5")];
    let recorded = coast(
        |departures| {
            departures.freight_always_joins = true;
            departures.closed_chains_score_one_stop = true;
        },
        &["AF", "AF"],
    );
    assert_eq!(recorded.earn("ENR", &runs).0, 30);
    let mut open = coast(|departures| departures.freight_always_joins = true, &["AF", "AF"]);
    assert!(refused(run(&mut open, &runs), "refusal-freight-not-joined"));
}

/// F34: a company whose markers are gone is still asked.
#[test]
fn a_route_once_known() {
    let awaited = |remembered: bool| {
        let mut scene = Scene::departing(&[], 2, |departures| departures.route_is_remembered = remembered)
            .running("ENR", 90, "Ann 6")
            .permits("ENR", "E")
            .train("ENR", "AE");
        let id = scene.company_id("ENR");
        scene.game.state.company_mut(id).had_route = true;
        scene.turn_of("ENR", OperatingStep::Run).awaited()
    };
    assert_eq!(awaited(true), "running");
    assert_ne!(awaited(false), "running");
}

/// The search's answer is taken, and nothing earns more (7.8).
#[test]
fn the_best_runs_are_accepted() {
    for trains in [&["AF", "AF"][..], &["BE", "AL"], &["EF", "EF", "BE"], &["CL", "CE", "CF"]] {
        let mut scene = coast(|_| {}, trains);
        let best = scene.game.best_runs(rules::Aim::Dividend, None).expect("a company that runs");
        let reckoned = scene.game.reckon_runs(&best.runs()).expect("legal runs");
        assert_eq!((reckoned.revenue, reckoned.besides), (best.revenue, best.besides), "{trains:?}");
        scene.next(&Action::Run { runs: best.runs() }).unwrap();
    }
}
