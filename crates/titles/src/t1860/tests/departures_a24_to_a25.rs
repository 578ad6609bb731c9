//! Part (a) of the notes, A24 and A25: what recorded games let an upgrade reach and gain, against the rulebook.

use super::super::words;
use super::why;
use crate::scene::Acted;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::Track;

/// From Ryde with a 2+1 train to the second place of Alverstone: by way of St. Helens two large and two small
/// stations, by way of Brading three large stations and one small.
fn a24(edition: &str) -> Acted {
    let scene = Scene::new(edition, &["no_skip_towns"], 2).phase(3).tile("J4", "5", 5).tile("J6", "746", 0);
    let scene = scene.tile("K5", "748", 0).tile("K7", "8", 1).tile("J8", "12", 2).tile("I7", "745", 5);
    let scene = scene.running("C&N", 82, "Ann 5").train("C&N", "2+1").base("C&N", "J4");
    scene.turn_of("C&N", Track).lay("I7", "754", 5)
}

#[test]
fn a24_rulebook() {
    let hex = Scene::second(2).hex_id("I7");
    assert_eq!(why(a24("second")), words::Reason::NothingGained { hex }, "no single way is short enough");
}

#[test]
fn a24_recorded() {
    a24("recorded").unwrap();
}

/// All that the russet Newport tile brings the IWNJ is that Shide, tokened out, falls from 30 to 20.
fn a25(scene: Scene) -> Acted {
    let scene = scene.phase(5).tile("G5", "763", 0).tile("G7", "761", 0).tile("F2", "787", 0);
    let scene = scene.running("C&N", 90, "Ben 5").base("C&N", "G5.1");
    let scene = scene.running("IWNJ", 82, "Ann 5").train("IWNJ", "5+3");
    scene.turn_of("IWNJ", Track).lay("G5", "773", 0)
}

#[test]
fn a25_rulebook() {
    let hex = Scene::second(2).hex_id("G5");
    assert_eq!(why(a25(Scene::second(2))), words::Reason::NothingGained { hex }, "it must increase");
}

#[test]
fn a25_recorded() {
    a25(Scene::recorded(2)).unwrap();
}
