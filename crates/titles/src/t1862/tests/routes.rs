//! 7.8 *Running Trains*: the examples on the last page of the rulebook.

use super::super::scene::Scene;
use super::super::state::OperatingStep;

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
    assert_eq!(enr(&["CF"]).earn("ENR", &[(0, "F3 F5 (G6) G8")]), (90, 0));
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
