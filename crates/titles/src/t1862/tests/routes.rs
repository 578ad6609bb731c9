//! 7.8 *Running Trains*: the examples of the sections and those on the last page of the rulebook.

use super::super::scene::Scene;
use super::super::state::OperatingStep;
use super::refused;
use rules::Action;

/// From the Midlands by Wisbech and King's Lynn to Wells and its port, with Fakenham, and from Wisbech by Cambridge to the West.
fn north_west(company: &str, trains: &[&str]) -> Scene {
    let mut scene = Scene::rulebook(2)
        .phase("C")
        .tile("B5", "15", 4)
        .tile("C4", "792", 1)
        .tile("D3", "8852", 1)
        .tile("E2", "15", 0)
        .tile("E4", "14", 0)
        .tile("B7", "57", 0)
        .tile("B9", "791", 0)
        .running(company, 90, "Ann 6")
        .permits(company, "EFL")
        .marker(company, "B5");
    for train in trains {
        scene = scene.train(company, train);
    }
    scene.turn_of(company, OperatingStep::Run)
}

/// Norwich to Wells: one hex between them, +20; to the port next to Wells two, +30 each.
#[test]
fn freight_bonus_of_7_8_1() {
    let scene = Scene::rulebook(2)
        .phase("B")
        .tile("E2", "14", 5)
        .tile("F3", "15", 0)
        .tile("F5", "790", 2)
        .running("ENR", 90, "Ann 6")
        .permits("ENR", "F")
        .train("ENR", "CF")
        .turn_of("ENR", OperatingStep::Run);
    assert_eq!(scene.earn("ENR", &[(0, "F5 F3 E2")]), (40 + 30 + 20, 0));
    assert_eq!(scene.earn("ENR", &[(0, "F5 F3 E2 D1")]), (40 + 80 + 2 * 30, 0));
}

/// Colchester to London by Witham, and the long way round to its further area: three hexes, whatever small stations are passed.
#[test]
fn points_of_entry_of_7_8_1() {
    let scene = Scene::rulebook(2)
        .phase("B")
        .tile("E12", "791", 0)
        .tile("D13", "57", 1)
        .tile("D11", "6", 5)
        .tile("C12", "8852", 1)
        .tile("B13", "57", 1)
        .running("EUR", 90, "Ann 6")
        .permits("EUR", "F")
        .marker("EUR", "B15")
        .train("EUR", "DF")
        .turn_of("EUR", OperatingStep::Run);
    assert_eq!(scene.earn("EUR", &[(0, "E12 D13 C14")]), (60 + 100 + 20, 0));
    assert_eq!(scene.earn("EUR", &[(0, "E12 D11 (C12) B13 A14")]), (60 + 100 + 3 * 20, 0));
}

/// "An F2 and a F3 train run together as would a F5 train", and so do two F1 and a F3: four hexes between Midlands and port.
#[test]
fn combined_freights_of_7_8_1() {
    let all = 90 + 90 + 4 * 30;
    let one = north_west("L&H", &["DF"]);
    assert_eq!(one.earn("L&H", &[(0, "A6 B5 C4 (D3) E2 D1")]), (all, 0));
    let two = north_west("L&H", &["BF", "CF"]);
    assert_eq!(two.earn("L&H", &[(0, "A6 B5 C4"), (1, "C4 (D3) E2 D1")]), (all, 0));
    let three = north_west("L&H", &["AF*", "AF*", "CF"]);
    assert_eq!(three.earn("L&H", &[(0, "A6 B5"), (1, "B5 C4"), (2, "C4 (D3) E2 D1")]), (all, 0));
}

/// A Local-3 of the WNR: three large stations of 30 and a small one, over four hexes.
#[test]
fn local_of_7_8_2() {
    let scene = north_west("WNR", &["CL"]).tile("C4", "202", 4);
    assert_eq!(scene.earn("WNR", &[(0, "E4 E2 D3 C4")]), (3 * 30 + 20, 40));
}

/// An Express-3 of the WNR: the port of King's Lynn in phase C, its Y station, and Wells.
#[test]
fn express_of_7_8_3() {
    let scene = north_west("WNR", &["CE"]).tile("C4", "793", 3);
    assert_eq!(scene.earn("WNR", &[(0, "C2 C4 (D3) E2")]), (90 + 50 + 30, 0));
}

/// The L&H with a train of each type.
#[test]
fn multiple_train_types_of_7_8_4() {
    let scene = north_west("L&H", &["CL", "DE", "DF"]);
    let runs = [(0, "E4 E2 D3 C4"), (1, "A10 B9 B7 B5"), (2, "A6 B5 C4 (D3) E2 D1")];
    assert_eq!(scene.earn("L&H", &runs), (130 + 210 + 300, 40));
}

/// Cromer and its port, Norwich, Acle, Beccles, Lowestoft and Ipswich, with these trains.
fn enr(trains: &[&str]) -> Scene {
    let mut scene = Scene::rulebook(2)
        .phase("B")
        .tile("F3", "57", 0)
        .tile("F5", "790", 2)
        .tile("G6", "8851", 2)
        .tile("G8", "14", 0)
        .tile("H7", "57", 1)
        .tile("G10", "8851", 3)
        .tile("F11", "791", 1)
        .running("ENR", 90, "Ann 6")
        .permits("ENR", "EFL");
    for train in trains {
        scene = scene.train("ENR", train);
    }
    scene.turn_of("ENR", OperatingStep::Run)
}

#[test]
fn freight_of_the_last_page() {
    assert_eq!(enr(&["AF"]).earn("ENR", &[(0, "F1.1 F3")]), (100, 0));
    let two = enr(&["AF", "AF"]);
    assert_eq!(two.earn("ENR", &[(0, "F1.1 F3"), (1, "F3 F5")]), (150, 0));
    assert_eq!(enr(&["BF"]).earn("ENR", &[(0, "F1.1 F3 F5")]), (150, 0));
    let mut three = enr(&["CF"]);
    assert_eq!(three.earn("ENR", &[(0, "F3 F5 (G6) G8")]), (90, 0));
    assert_eq!(three.earn("ENR", &[(0, "F1.1 F3 F5")]), (150, 0), "as for 2F");
    let runs = vec![three.run("ENR", 0, "F1.1 F3 F5 G6")];
    assert!(refused(three.next(&Action::Run { runs }), "refusal-ends-at-small"), "it cannot end in Acle");
}

#[test]
fn express_of_the_last_page() {
    assert_eq!(enr(&["AE"]).earn("ENR", &[(0, "F1.1 F3")]), (100, 0));
    let two = enr(&["AE", "BE"]);
    assert_eq!(two.earn("ENR", &[(0, "F1.1 F3"), (1, "(F3) F5 (G6) G8")]), (170, 0));
}

#[test]
fn local_of_the_last_page() {
    assert_eq!(enr(&["BL"]).earn("ENR", &[(0, "(F3) F5 G6 G8")]), (90, 40));
}

#[test]
fn freight_and_local_of_the_last_page() {
    let both = enr(&["BF", "AL"]);
    assert_eq!(both.earn("ENR", &[(0, "F1.1 F3 F5"), (1, "F3 F5")]), (170, 20));
}

#[test]
fn freight_and_express_of_the_last_page() {
    let both = enr(&["EF", "FE"]);
    let runs = [(0, "F1.1 F3 F5 (G6) G8 (G10) F11"), (1, "F1.1 F3 F5 (G6) G8 H7")];
    let alone = enr(&["EF"]);
    assert_eq!(alone.earn("ENR", &runs[..1]), (260, 0));
    // The port is scored once, by the freight train.
    assert_eq!(both.earn("ENR", &runs), (260 + 190 - 80, 0));
}
