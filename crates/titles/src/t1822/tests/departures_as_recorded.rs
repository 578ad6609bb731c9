//! Points in which recorded games leave the rules, the notes' (f) and d.9, each on both sides. `powers` and `london` have more.

use super::super::options::Departures;
use super::super::scene::Scene;
use super::super::state::OperatingStep;
use super::refused;

#[test]
fn f3_money_bound_by_bids_and_conversion() {
    let converted = |ignored: bool| {
        let mut scene = Scene::departing(3, |departures| departures.conversion_ignores_bids = ignored)
            .card("Ann", "C6")
            .phase(2)
            .cash("Ann", 100)
            .stock_round("Ann");
        scene.bid("Ann", "P1", 40).unwrap();
        scene.pass().unwrap();
        scene.pass().unwrap();
        scene.pass().unwrap();
        scene.start("Ann", "MR", 100)
    };
    assert!(refused(converted(false), "refusal-too-poor"), "4.6");
    converted(true).unwrap();
}

/// A company that was joined to a second stop, and is not any more.
#[test]
fn f22_a_route_is_remembered() {
    let asked = |remembered: bool| {
        let mut scene = Scene::departing(3, |departures| departures.route_is_remembered = remembered)
            .phase(3)
            .running("LYR", 100, "Ann 5")
            .train("LYR", "3");
        let id = scene.company_id("LYR");
        scene.game.state.company_mut(id).had_route = true;
        scene.turn_of("LYR", OperatingStep::Run).awaited() == "running"
    };
    assert!(!asked(false) && asked(true));
}

#[test]
fn section_17_5_the_token_of_a_minor_beside_an_own_one() {
    let words = |asked: bool| {
        let mut scene = Scene::departing(3, |departures| departures.token_fate_is_always_asked = asked)
            .phase(3)
            .minor("3", 90, "Ann")
            .running("NBR", 165, "Ann 5")
            .train("NBR", "3")
            .treasury("NBR", 500)
            .turn_of("NBR", OperatingStep::Acquire);
        scene.acquire("3").unwrap();
        scene.choose("money").unwrap();
        let words = scene.acquisition_words().to_vec();
        scene.choose("exchange").unwrap();
        assert_eq!(scene.company_state("NBR").available, 1 + 1);
        words
    };
    assert_eq!(words(false), ["exchange"], "both are in Edinburgh");
    assert_eq!(words(true), ["exchange", "replace"]);
}

/// 17.5: "With no exchange token left the minor's token is just removed."
#[test]
fn section_17_5_without_an_exchange_token() {
    let mut scene = Scene::summary(3)
        .phase(3)
        .minor("3", 90, "Ann")
        .running("NBR", 165, "Ann 5")
        .train("NBR", "3")
        .treasury("NBR", 500)
        .tokens("NBR", 1, 0)
        .turn_of("NBR", OperatingStep::Acquire);
    scene.acquire("3").unwrap();
    scene.choose("money").unwrap();
    scene.choose("remove").unwrap();
    assert_eq!((scene.company_state("NBR").available, scene.company_state("NBR").exchange), (1, 0));
    assert_eq!(scene.tokens_at("H5"), ["", "NBR"]);
}

fn express(depart: impl FnOnce(&mut Departures)) -> Scene {
    Scene::departing(3, depart)
        .but(|departures| departures.express_shares_track = true)
        .phase(7)
        .tile("G20", "3", 5)
        .tile("H23", "6", 2)
        .running("LYR", 100, "Ann 5")
        .at_destination("LYR")
        .train("LYR", "7")
        .train("LYR", "E")
}

#[test]
fn d9_the_destination_for_two_trains() {
    let earned = |twice: bool| {
        let scene = express(|departures| departures.destination_counts_twice = twice);
        scene.earn("LYR", &[("E", "G22 H23 I22"), ("7", "G22 H23 I22")]).unwrap().0
    };
    assert_eq!(earned(false), 140 + 80 + 90);
    assert_eq!(earned(true), 140 + 80 + 90 + 40);
}

#[test]
fn d9_an_e_beyond_its_last_city() {
    let run = |anywhere: bool| {
        let scene = express(|departures| departures.express_ends_anywhere = anywhere);
        scene.earn("LYR", &[("E", "G20 G22 H23 I22")]).map_err(|refusal| refusal.reason.id)
    };
    assert_eq!(run(false), Err("refusal-not-express"), "14.7: both ends are own cities");
    assert_eq!(run(true), Ok((140 + 80, 0)));
}

/// The table of d.7: a step that is asked although nothing can be done in it.
#[test]
fn d7_steps_open_as_recorded() {
    let scene = |recorded: bool| {
        Scene::departing(3, |departures| departures.steps_as_recorded = recorded)
            .phase(2)
            .minor("3", 50, "Ann")
            .train("3", "2")
            .minor("4", 50, "Ben")
            .train("4", "2")
            .treasury("3", 1)
            .running("MR", 100, "Ann 5")
            .train("MR", "2")
            .treasury("MR", 500)
    };
    let trains = |recorded: bool| scene(recorded).turn_of("3", OperatingStep::Trains).awaited() == "trains";
    assert!(
        !trains(false) && trains(true),
        "trains of others count, though they cannot be bought in phase 2"
    );
    let acquire =
        |recorded: bool| scene(recorded).turn_of("MR", OperatingStep::Acquire).awaited() == "acquire";
    assert!(!acquire(false) && acquire(true), "no minor is connected");
    let destination =
        |recorded: bool| scene(recorded).turn_of("MR", OperatingStep::Destination).awaited() == "destination";
    assert!(!destination(false) && destination(true));
}

/// f.30: P10 joined with P12 by a minor loses both uses there.
#[test]
fn f30_p10_with_p12_by_a_minor() {
    let uses = |recorded: bool| {
        let mut scene = Scene::departing(3, |departures| departures.powers_as_recorded = recorded)
            .phase(3)
            .minor("9", 50, "Ann")
            .treasury("9", 100)
            .card("9", "P10")
            .card("9", "P12")
            .turn_of("9", OperatingStep::Track);
        scene.lay_by("P10 P12", "N23", "57", 0).unwrap();
        scene.card_state("P10").uses
    };
    assert_eq!((uses(false), uses(true)), (1, 0));
}

/// f.35: a lay by a card is free of the test that something is gained.
#[test]
fn f35_a_card_asks_for_no_gain() {
    let laid = |recorded: bool| {
        let mut scene = Scene::departing(3, |departures| departures.powers_as_recorded = recorded)
            .phase(5)
            .tile("J29", "57", 1)
            .tile("K28", "14", 0)
            .token("8", "K28")
            .token("5", "K28")
            .running("MR", 100, "Ann 5")
            .card("MR", "P12")
            .turn_of("MR", OperatingStep::Track);
        scene.lay_by("P12", "K28", "63", 0)
    };
    assert!(refused(laid(false), "refusal-nothing-gained"));
    laid(true).unwrap();
}
