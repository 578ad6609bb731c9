//! What the view tells beside the rules: how far a destination is, what powers wait for, what loans will be.

use super::super::scene::Scene;
use super::super::state::{Hill, OperatingStep};
use rules::{Argument, Game, Message, Viewer};

/// What the charter of a company says.
fn facts(scene: &Scene, company: &str) -> Vec<Message> {
    let id = scene.company_id(company);
    scene.game.view(Viewer::Spectator).companies[id.index()].facts.clone()
}

/// How many hexes short of its destination a company is; nothing if they are joined.
fn short(scene: &Scene, company: &str) -> Option<i64> {
    facts(scene, company).iter().find_map(|fact| match (fact.id.as_str(), fact.args.get("hexes")) {
        ("fact-destination-joined", _) => Some(0),
        (_, Some(Argument::Number(hexes))) => Some(*hexes),
        _ => None,
    })
}

#[test]
fn a_destination_is_as_far_as_track_is_missing() {
    // Warrington lies between Liverpool, LYR's home, and Manchester.
    let lyr = |scene: Scene| scene.running("LYR", 100, "Ann 5");
    let scene = || lyr(Scene::summary(3).minor_stack(""));
    assert_eq!(short(&scene(), "LYR"), Some(1));
    assert_eq!(short(&scene().tile("H23", "6", 2), "LYR"), Some(0));
    // Filled by another company it must be rebuilt.
    let filled = lyr(Scene::summary(3).minor("7", 50, "Ben")).tile("H23", "6", 2);
    assert_eq!(short(&filled, "LYR"), Some(1));
    assert_eq!(short(&scene().at_destination("LYR"), "LYR"), None);
}

#[test]
fn a_destination_is_ahead_until_its_own_token_lies_there() {
    let ahead = |scene: &Scene| {
        let id = scene.company_id("LYR");
        scene.game.view(Viewer::Spectator).companies[id.index()].destinations_ahead.len()
    };
    let scene = || Scene::summary(3).running("LYR", 100, "Ann 5");
    assert_eq!(ahead(&scene()), 1);
    assert_eq!(ahead(&scene().token("LYR", "I22")), 1, "an ordinary token in Manchester is not the one");
    assert_eq!(ahead(&scene().at_destination("LYR")), 0);
}

fn waits(scene: &Scene, card: &str) -> Option<Message> {
    let id = scene.card_id(card);
    scene.game.view(Viewer::Spectator).privates[id.index()].waits_for.clone()
}

fn waits_by(scene: &Scene, card: &str) -> String {
    waits(scene, card).map(|told| told.id).unwrap_or_default()
}

#[test]
fn a_power_tells_what_it_waits_for() {
    let scene =
        |phase: u8| Scene::summary(3).phase(phase).running("LYR", 100, "Ann 5").running("CR", 90, "Ben 5");
    assert_eq!(waits_by(&scene(2), "P2"), "", "nobody has it");
    assert_eq!(waits_by(&scene(2).card("Ann", "P5"), "P5"), "fact-waits-for-phase");
    assert_eq!(waits_by(&scene(3).card("Ann", "P5"), "P5"), "fact-waits-for-taking");
    assert_eq!(waits_by(&scene(3).card("Ann", "P16"), "P16"), "fact-waits-for-stock");
    assert_eq!(waits_by(&scene(3).card("LYR", "P6"), "P6"), "fact-in-force");
    assert_eq!(waits_by(&scene(3).hill("LYR", Hill::Discount), "P8"), "fact-in-force");
    let turn = |company: &str, step| scene(3).card("LYR", "P12").turn_of(company, step);
    assert_eq!(waits_by(&turn("CR", OperatingStep::Track), "P12"), "fact-waits-for-turn");
    assert_eq!(waits_by(&turn("LYR", OperatingStep::Token), "P12"), "fact-waits-for-step");
    assert_eq!(waits_by(&turn("LYR", OperatingStep::Track), "P12"), "fact-waits-for-occasion");
}

#[test]
fn a_loan_tells_what_it_will_be() {
    // 5.7: a half more, rounded up.
    let scene = Scene::summary(3).debt("Ben", 75).stock_round("Ann");
    let badges = scene.game.view(Viewer::Spectator).round.badges;
    let debt = badges.iter().find(|badge| badge.id == "badge-debt").expect("a badge");
    assert_eq!(debt.args.get("then"), Some(&Argument::Number(113)));
}
