//! Where recorded games differ from the summary, the notes' (a) from a.14 on and (b), each on both sides. a.20 and a.22 are
//! words for the same.

use super::super::options::Departures;
use super::super::scene::Scene;
use super::super::state::{CardOwner, EndReason, EndTime, Ending, OperatingStep};
use super::refused;
use rules::{Place, Reply};

/// LYR in Liverpool and minor 7 in Warrington, joined.
fn liverpool_and_warrington(depart: impl FnOnce(&mut Departures)) -> Scene {
    Scene::departing(3, depart)
        .phase(3)
        .tile("H23", "6", 2)
        .minor("7", 90, "Ann")
        .running("LYR", 165, "Ann 5")
        .train("LYR", "3")
        .treasury("LYR", 500)
}

#[test]
fn a14_acquisitions_in_a_first_operating_round() {
    let asked = |either: bool, major: u8, minor: u8| {
        let scene = liverpool_and_warrington(|departures| departures.first_round_of_either_bars = either);
        let scene = scene.operated("LYR", major).operated("7", minor);
        scene.turn_of("LYR", OperatingStep::Acquire).awaited() == "acquire"
    };
    assert!(asked(false, 1, 2) && asked(false, 2, 1));
    assert!(!asked(true, 1, 2) && !asked(true, 2, 1));
    assert!(!asked(false, 1, 1) && !asked(true, 1, 1));
    assert!(asked(false, 2, 2) && asked(true, 2, 2));
}

#[test]
fn a15_a_destination_reached_in_the_turn_of_another() {
    let placed = |own_turn: bool| {
        let mut scene = Scene::departing(3, |departures| departures.destination_in_own_turn = own_turn)
            .minor("7", 50, "Ben")
            .treasury("7", 100)
            .running("LYR", 100, "Ann 5")
            .turn_of("7", OperatingStep::Track);
        scene.lay("H23", "6", 2).unwrap();
        scene.company_state("LYR").destination_placed
    };
    // Warrington is full: it must be passed by an empty slot.
    assert!(!placed(false) && !placed(true));
    let placed = |own_turn: bool| {
        let mut scene = Scene::departing(3, |departures| departures.destination_in_own_turn = own_turn)
            .minor_stack("")
            .running("LYR", 100, "Ann 5")
            .running("LNWR", 100, "Ben 5")
            .treasury("LNWR", 100)
            .turn_of("LNWR", OperatingStep::Track);
        scene.lay("H23", "6", 2).unwrap();
        let at_once = scene.company_state("LYR").destination_placed;
        let later = scene.turn_of("LYR", OperatingStep::Destination).company_state("LYR").destination_placed;
        (at_once, later)
    };
    assert_eq!(placed(false), (true, true));
    assert_eq!(placed(true), (false, true));
}

#[test]
fn a16_a_bank_that_breaks_in_a_stock_round() {
    let ending = |sooner: bool| {
        let mut scene = Scene::departing(3, |departures| departures.bank_in_stock_round_ends_sooner = sooner)
            .running("MR", 100, "Ann 5")
            .bank(99)
            .stock_round("Ann");
        scene.sell("Ann", "MR", 1).unwrap();
        scene.state.ending
    };
    let reason = EndReason::Bank;
    assert_eq!(ending(false), Some(Ending { reason, when: EndTime::Set }));
    assert_eq!(ending(true), Some(Ending { reason, when: EndTime::Round }));
}

#[test]
fn a17_what_upgrades_cost() {
    let paid = |cost: bool, phase: u8, hex: &str, tile: &str, rotation: u8| {
        let mut scene = Scene::departing(3, |departures| departures.upgrades_cost = cost)
            .phase(phase)
            .running("LNWR", 100, "Ann 5")
            .running("SECR", 100, "Ann 5")
            .running("MR", 100, "Ann 5")
            .token("MR", "I30")
            .tokens("SECR", 1, 3)
            .token("SECR", "P43")
            .treasury("SECR", 500)
            .treasury("MR", 500)
            .treasury("LNWR", 500);
        let company = match hex {
            "P43" | "M38" => "SECR",
            "I30" => "MR",
            _ => "LNWR",
        };
        scene = scene.turn_of(company, OperatingStep::Track);
        scene.lay(hex, tile, rotation).unwrap();
        500 - scene.treasury_of(company)
    };
    for (cost, manchester, birmingham, channel) in [(false, 0, 0, 0), (true, 60, 40, 100)] {
        assert_eq!(paid(cost, 3, "I22", "X2", 0), manchester);
        assert_eq!(paid(cost, 3, "I30", "X2", 0), birmingham);
        assert_eq!(paid(cost, 3, "P43", "X4", 0), channel);
        assert_eq!(paid(cost, 1, "M38", "X20", 0), 20, "London always costs");
    }
    let opened = |cost: bool| {
        let mut scene = Scene::departing(3, |departures| departures.upgrades_cost = cost)
            .phase(3)
            .minor("26", 50, "Ann")
            .tile("N21", "5", 1)
            .treasury("26", 100)
            .turn_of("26", OperatingStep::Track);
        scene.lay("N21", "15", 0).unwrap();
        100 - scene.treasury_of("26")
    };
    assert_eq!((opened(false), opened(true)), (0, 40), "an upgrade that first opens the Humber");
}

#[test]
fn a18_the_lp_in_phase_1() {
    let take = |early: bool| {
        let mut scene = Scene::departing(3, |departures| departures.lp_in_phase_one = early)
            .minor("3", 50, "Ann")
            .card("Ann", "P19")
            .turn_of("3", OperatingStep::Privates);
        scene.take("P19").map(|_| ()).map_err(|refusal| refusal.reason.id)
    };
    assert_eq!(take(false), Err("refusal-wrong-step"), "nothing can be taken: the step is over");
    assert_eq!(take(true), Ok(()));
}

#[test]
fn a19_p20_and_phase_7() {
    let owner = |closes: bool| {
        let scene = Scene::departing(3, |departures| departures.p20_closes = closes)
            .card("Ann", "P20")
            .card("Ann", "P15")
            .phase(7);
        assert_eq!(scene.card_state("P15").owner, CardOwner::Closed);
        scene.card_state("P20").owner
    };
    let scene = Scene::summary(3);
    assert_eq!(owner(false), CardOwner::Player(scene.player_id("Ann")));
    assert_eq!(owner(true), CardOwner::Closed);
}

#[test]
fn a21_the_tax_haven_after_a_sale() {
    let sheltered = |barred: bool| {
        let mut scene = Scene::departing(3, |departures| departures.haven_barred_by_sale = barred)
            .running("MR", 100, "Ann 5")
            .card("Ann", "P16")
            .stock_round("Ann");
        scene.sell("Ann", "MR", 1).unwrap();
        scene.shelter("Ann", "MR", Place::Treasury)
    };
    sheltered(false).unwrap();
    assert!(refused(sheltered(true), "refusal-sold-this-round"));
}

#[test]
fn a23_a_second_e() {
    let scene = |further: bool| {
        Scene::departing(3, |departures| departures.further_express_by_trade = further)
            .phase(7)
            .tile("H23", "6", 2)
            .minor("7", 90, "Ann")
            .train("7", "E")
            .running("LYR", 165, "Ann 5")
            .train("LYR", "E")
            .treasury("LYR", 2000)
    };
    let trade = |further: bool| {
        let mut scene = scene(further).turn_of("LYR", OperatingStep::Trains);
        assert!(refused(scene.buy("E"), "refusal-one-express"), "16.3: bought as E");
        scene.buy_of("7", "E", 10)
    };
    assert!(refused(trade(false), "refusal-one-express"));
    trade(true).unwrap();
    let acquired = |further: bool| {
        let mut scene = scene(further).turn_of("LYR", OperatingStep::Acquire);
        scene.acquire("7").unwrap();
        scene.choose("money").unwrap();
        scene.choose("exchange").unwrap();
        (scene.trains_of("LYR").len(), scene.awaited() == "discarding")
    };
    assert_eq!(acquired(false), (2, true), "one E only, however it came");
    assert_eq!(acquired(true), (2, false));
}

#[test]
fn b2_consent() {
    let asked = |granted: bool| {
        let scene = || {
            let depart = |departures: &mut Departures| departures.consent_is_taken_for_granted = granted;
            Scene::departing(3, depart)
                .phase(3)
                .tile("H23", "6", 2)
                .minor("7", 90, "Ben")
                .train("7", "3")
                .card("Ben", "P6")
                .card("Ben", "C2")
                .running("LNWR", 100, "Ann 5")
                .running("LYR", 165, "Ann 5")
                .train("LYR", "3")
                .treasury("LYR", 500)
        };
        let mut private = scene().turn_of("LYR", OperatingStep::Privates);
        private.take("P6").unwrap();
        let mut train = scene().turn_of("LYR", OperatingStep::Trains);
        train.buy_of("7", "3", 100).unwrap();
        let mut minor = scene().turn_of("LYR", OperatingStep::Acquire);
        minor.acquire("7").unwrap();
        [private, train, minor].map(|scene| scene.to_act() == ["Ben"])
    };
    assert_eq!(asked(false), [true; 3]);
    assert_eq!(asked(true), [false; 3]);
}

#[test]
fn b2_who_is_asked_may_decline() {
    let mut scene =
        liverpool_and_warrington(|_| {}).card("Ben", "P6").turn_of("LYR", OperatingStep::Privates);
    scene.take("P6").unwrap();
    scene.answer(Reply::Decline).unwrap();
    assert_eq!((scene.awaited(), scene.to_act()), ("taking", vec!["Ann"]));
    scene.take("P6").unwrap();
    scene.answer(Reply::DeclineAll).unwrap();
    assert!(refused(scene.take("P6"), "refusal-declined"));
    assert_eq!(scene.offered().len(), 1, "to pass");
}

/// Leeds as 611 with five exits, where 63 with six fits (11.5).
#[test]
fn b3_the_tile_with_six_exits() {
    let laid = |missing: bool| {
        let mut scene = Scene::departing(3, |departures| departures.screen_checks_are_missing = missing)
            .phase(5)
            .tile("J29", "15", 0)
            .running("MR", 100, "Ann 5")
            .turn_of("MR", OperatingStep::Track);
        scene.lay("J29", "611", 0)
    };
    assert!(refused(laid(false), "refusal-six-exits"));
    laid(true).unwrap();
    let mut six = Scene::summary(3)
        .phase(5)
        .tile("J29", "15", 0)
        .running("MR", 100, "Ann 5")
        .turn_of("MR", OperatingStep::Track);
    six.lay("J29", "63", 0).unwrap();
}

#[test]
fn b4_a_minor_at_the_end_of_the_market() {
    let ended = |minors: bool| {
        let scene = Scene::departing(3, |departures| departures.minors_end_game = minors)
            .minor("3", 50, "Ann")
            .at_space("3", 0, 19)
            .dividend_of("3", 2000, 0);
        assert_eq!(scene.space_of("3"), (0, 20));
        scene.state.end_cell
    };
    assert!(!ended(false));
    assert!(ended(true));
}
