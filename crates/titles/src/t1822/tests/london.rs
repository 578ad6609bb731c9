//! 11.9: the right to the first tile beside London, and consent to it.

use super::super::options::Departures;
use super::super::scene::Scene;
use super::super::state::{OperatingStep, Stage};
use super::refused;
use rules::{Choice, Reply};

/// LBSCR builds from its city of London into M40, whose right it has itself, or from M40 into L39, whose right is GWR's.
fn beside_london(depart: impl FnOnce(&mut Departures)) -> Scene {
    Scene::departing(3, |departures| departures.unstarted_leads_to_london = false)
        .but(depart)
        .phase(3)
        .tile("M40", "7", 2)
        .running("LBSCR", 100, "Ann 5")
        .treasury("LBSCR", 300)
}

#[test]
fn nobody_has_the_right_and_the_tile_leads_to_london() {
    let mut scene = beside_london(|_| {}).turn_of("LBSCR", OperatingStep::Track);
    assert!(refused(scene.lay("L39", "8", 3), "refusal-must-lead-to-london"), "from M40 past London");
    scene.lay("L39", "7", 4).unwrap();
    assert_eq!(scene.to_act(), ["Ann"], "nobody is asked");
    let mut concession = beside_london(|_| {}).card("Ann", "C2").turn_of("LBSCR", OperatingStep::Track);
    concession.lay("L39", "8", 3).unwrap();
    assert_eq!(concession.to_act(), ["Ann"], "her own right: in any way");
}

#[test]
fn whoever_has_the_right_is_asked() {
    let scene = || beside_london(|_| {}).card("Ben", "C2").turn_of("LBSCR", OperatingStep::Track);
    let mut granted = scene();
    granted.lay("L39", "8", 3).unwrap();
    assert_eq!((granted.awaited(), granted.to_act()), ("consent", vec!["Ben"]));
    granted.answer(Reply::Accept).unwrap();
    assert_eq!(granted.state.layout.tile(granted.hex_id("L39")).0, granted.tile_id("8"));
    let mut declined = scene();
    declined.lay("L39", "7", 4).unwrap();
    declined.answer(Reply::DeclineAll).unwrap();
    assert!(refused(declined.lay("L39", "8", 3), "refusal-declined"));
    let l39 = declined.hex_id("L39");
    let offers = |choice: &Choice| matches!(choice, Choice::LayTile { hex, .. } if *hex == l39);
    assert!(!declined.offered().iter().any(offers), "nor is it offered");
    let mut later = scene().tile("L39", "8", 3).turn_of("LBSCR", OperatingStep::Track);
    later.lay("L39", "82", 2).unwrap();
    assert_eq!(later.to_act(), ["Ann"], "the right ends with the first tile");
}

/// A tile laid by a power needs consent like any other; so does one laid by two.
#[test]
fn powers_need_consent_too() {
    let scene = || beside_london(|_| {}).card("Ben", "C2").card("LBSCR", "P12");
    let mut scene = scene().turn_of("LBSCR", OperatingStep::Track);
    scene.lay_by("P12", "L39", "8", 3).unwrap();
    assert_eq!((scene.awaited(), scene.to_act()), ("consent", vec!["Ben"]));
    let mut declined = scene.clone();
    declined.answer(Reply::Decline).unwrap();
    assert_eq!(declined.card_state("P12").uses, 2, "nothing is used");
    scene.answer(Reply::Accept).unwrap();
    assert_eq!((scene.card_state("P12").uses, scene.to_act()), (1, vec!["Ann"]));
    let mut granted = beside_london(|departures| departures.consent_is_taken_for_granted = true);
    granted = granted.card("Ben", "C2").card("LBSCR", "P12").turn_of("LBSCR", OperatingStep::Track);
    granted.lay_by("P12", "L39", "8", 3).unwrap();
    assert_eq!(granted.to_act(), ["Ann"], "b.2");
}

/// f.44: minors 15 and 16 have a right once they have floated; if they are gone nobody has.
#[test]
fn the_rights_of_minors() {
    let scene = |scene: Scene| scene.tile("M36", "3", 0).running("LNWR", 100, "Ann 5").treasury("LNWR", 100);
    let waiting = Scene::summary(3).phase(3);
    let mut waiting = scene(waiting).turn_of("LNWR", OperatingStep::Track);
    // From M36 the hex L37 lies at its south-west edge; a curve to L35 leaves London out.
    assert!(refused(waiting.lay("L37", "7", 3), "refusal-must-lead-to-london"));
    let mut floated =
        scene(Scene::summary(3).phase(3).minor("16", 50, "Ben")).turn_of("LNWR", OperatingStep::Track);
    floated.lay("L37", "7", 3).unwrap();
    assert_eq!(floated.to_act(), ["Ben"]);
    let mut gone = scene(Scene::summary(3).phase(3).minor_stack("")).turn_of("LNWR", OperatingStep::Track);
    assert_eq!(gone.company_state("16").stage, Stage::Out);
    assert!(refused(gone.lay("L37", "7", 3), "refusal-must-lead-to-london"));
}

/// The switch `beside_majors_leads_to_london`: recorded games ask it of tiles beside majors' cities, whoever holds the right.
#[test]
fn beside_the_cities_of_majors() {
    let laid = |always: bool| {
        let scene = beside_london(|departures| departures.beside_majors_leads_to_london = always);
        let mut scene = scene.card("Ann", "C2").turn_of("LBSCR", OperatingStep::Track);
        scene.lay("L39", "8", 3)
    };
    laid(false).unwrap();
    assert!(refused(laid(true), "refusal-must-lead-to-london"));
}

/// The summary: beside the city of a company that is not running yet the first tile leads to London, whoever holds the right.
#[test]
fn beside_the_city_of_a_company_that_is_not_running() {
    let laid = |switch: bool, running: bool| {
        let scene = beside_london(|departures| departures.unstarted_leads_to_london = switch);
        let scene = if running { scene.running("GWR", 100, "Ann 5") } else { scene.card("Ann", "C2") };
        scene.turn_of("LBSCR", OperatingStep::Track).lay("L39", "8", 3)
    };
    laid(false, false).unwrap();
    assert!(refused(laid(true, false), "refusal-must-lead-to-london"));
    laid(true, true).unwrap();
}

/// g.3: recorded games let the right of minor 14 free the tile beside the city of a major.
#[test]
fn g3_the_right_of_minor_14_beside_the_city_of_a_major() {
    let laid = |passed_over: bool| {
        let scene = beside_london(|departures| {
            departures.beside_majors_leads_to_london = true;
            departures.consent_is_taken_for_granted = true;
            departures.fourteens_right_is_passed_over = passed_over;
        });
        let mut scene = scene.new_minor("14", 50, "Cat").treasury("14", 100).whole_turn_of("14");
        scene.place("M38.1").unwrap();
        scene.turn_of("LBSCR", OperatingStep::Track).lay("L39", "8", 3)
    };
    laid(false).unwrap();
    assert!(refused(laid(true), "refusal-must-lead-to-london"));
}

/// 8.3, f.44: minor 14 has the right of the hex beside the city it chose.
#[test]
fn the_right_of_minor_14() {
    let mut scene = beside_london(|_| {}).new_minor("14", 50, "Cat").treasury("14", 100).whole_turn_of("14");
    scene.place("M38.1").unwrap();
    let mut scene = scene.turn_of("LBSCR", OperatingStep::Track);
    scene.lay("L39", "8", 3).unwrap();
    assert_eq!((scene.awaited(), scene.to_act()), ("consent", vec!["Cat"]));
}
