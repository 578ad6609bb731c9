//! The rulings of the title's notes (c) on operating rounds, each under its number.

use super::super::scene::Scene;
use super::super::state::{CardOwner, OperatingStep};
use super::refused;
use rules::Reply;

/// LYR's line from Blackpool by way of Liverpool, its home, Warrington and Manchester, its destination, to Stoke.
fn from_blackpool_to_stoke(scene: Scene) -> Scene {
    scene
        .tile("G20", "3", 5)
        .tile("H23", "6", 2)
        .tile("I24", "9", 0)
        .tile("I26", "4", 0)
        .running("LYR", 100, "Ann 5")
        .at_destination("LYR")
}

/// LYR in Liverpool and minor 7 in Warrington, joined.
fn liverpool_and_warrington(scene: Scene, owner: &str) -> Scene {
    scene.tile("H23", "6", 2).minor("7", 90, owner).running("LYR", 165, "Ann 5").treasury("LYR", 500)
}

#[test]
fn q11_no_income_is_no_dividend() {
    let scene = Scene::summary(3)
        .phase(3)
        .running("LYR", 100, "Ann 5")
        .train("LYR", "3")
        .turn_of("LYR", OperatingStep::Run);
    assert_eq!(scene.price_of("LYR"), 90);
    assert_eq!(scene.company_state("LYR").last_revenue.map(|money| money.0), Some(0));
}

#[test]
fn q12_an_l_runs_its_city_alone_where_there_is_track() {
    let edinburgh = Scene::summary(3).minor("3", 50, "Ann").train("3", "L");
    assert_eq!(edinburgh.earn("3", &[("L", "H5")]).unwrap(), (30, 0));
    let newcastle = Scene::summary(3).minor("4", 50, "Ann").train("4", "L");
    assert_eq!(newcastle.earn("4", &[("L", "K10")]).unwrap_err().reason.id, "refusal-not-local");
    assert_eq!(newcastle.tile("K10", "57", 0).earn("4", &[("L", "K10")]).unwrap(), (20, 0));
}

#[test]
fn q13_swanseas_city_and_town() {
    let swansea = Scene::summary(3).minor("24", 50, "Ann").train("24", "L");
    assert_eq!(swansea.earn("24", &[("L", "D35 D35.1")]).unwrap(), (30, 0));
    let mut swansea = swansea.treasury("24", 100).turn_of("24", OperatingStep::Track);
    assert!(refused(swansea.lay("D35", "5", 0), "refusal-tile-does-not-fit"), "11.6: tile 57 only");
    swansea.lay("D35", "57", 2).unwrap();
    assert_eq!(swansea.earn("24", &[("L", "D35")]).unwrap(), (20, 0), "the town is gone");
}

#[test]
fn q14_the_destination_counts_wherever_it_lies_on_the_run() {
    let scene = from_blackpool_to_stoke(Scene::summary(3).phase(5)).train("LYR", "5");
    assert_eq!(scene.earn("LYR", &[("5", "G22 H23 I22")]).unwrap().0, 30 + 20 + 40 + 40);
    assert_eq!(scene.earn("LYR", &[("5", "G20 G22 H23 I22 I26")]).unwrap().0, 10 + 30 + 20 + 40 + 10 + 40);
    assert_eq!(scene.earn("LYR", &[("5", "H23 I22 I26")]).unwrap().0, 20 + 40 + 10, "without the home");
}

#[test]
fn q15_an_e_has_the_destination_before_others() {
    let scene = from_blackpool_to_stoke(Scene::online(3).phase(7)).train("LYR", "7").train("LYR", "E");
    let (alone, both) = (("7", "G22 H23 I22"), ("E", "G22 H23 I22"));
    assert_eq!(scene.earn("LYR", &[alone]).unwrap().0, 90 + 40);
    assert_eq!(scene.earn("LYR", &[alone, both]).unwrap().0, 90 + 140 + 80, "14.11: fourfold in all");
    let turned = scene.earn("LYR", &[both, alone]).unwrap().0;
    assert_eq!(turned, 90 + 140 + 80, "in whatever order");
}

#[test]
fn q16_mail_is_half_of_the_plain_ends() {
    let line = || from_blackpool_to_stoke(Scene::summary(3).phase(7)).card("LYR", "P6");
    let express = line().train("LYR", "E");
    assert_eq!(express.earn("LYR", &[("E", "G22 H23 I22")]).unwrap(), (140 + 80, (30 + 40) / 2));
    let two = || line().train("LYR", "7").train("LYR", "6");
    let runs = [("6", "I22 I26"), ("7", "G22 H23 I22")];
    assert_eq!(two().earn("LYR", &runs).unwrap().1, 35, "the best run");
    assert_eq!(two().card("LYR", "P7").earn("LYR", &runs).unwrap().1, 35 + 25, "two trains");
    assert_eq!(two().card("LYR", "P7").earn("LYR", &runs[1..]).unwrap().1, 35, "not twice for one");
    let local = line().train("LYR", "LP");
    assert_eq!(local.earn("LYR", &[("LP", "G22 G20")]).unwrap(), (40, 0), "not for L and LP");
}

#[test]
fn q17_a_minor_owns_an_e_and_cannot_run_it() {
    let scene = Scene::summary(3)
        .phase(7)
        .tile("H23", "6", 2)
        .minor("7", 90, "Ann")
        .train("7", "E")
        .turn_of("7", OperatingStep::Run);
    assert_ne!(scene.awaited(), "running");
    assert_eq!(scene.earn("7", &[("E", "G22 H23 I22")]).unwrap_err().reason.id, "refusal-not-express");
}

#[test]
fn q18_a_power_is_used_in_the_turn_its_card_is_taken() {
    let mut scene = Scene::summary(3)
        .phase(3)
        .running("LYR", 100, "Ann 5")
        .treasury("LYR", 100)
        .card("Ann", "P2")
        .card("Ann", "P8")
        .turn_of("LYR", OperatingStep::Privates);
    scene.take("P8").unwrap();
    assert_eq!(scene.awaited(), "taking", "f.20: P8's form is chosen when the taking is over");
    scene.take("P2").unwrap();
    assert_eq!(scene.awaited(), "hill");
    scene.choose("discount").unwrap();
    scene.lay_by("P2", "G20", "7", 5).unwrap();
    assert_eq!(scene.card_state("P2").owner, CardOwner::Closed);
}

#[test]
fn q19_p12_after_one_of_two_yellow_tiles() {
    let first = |powers: bool| {
        let mut scene = Scene::summary(3).phase(3).running("LYR", 100, "Ann 5").treasury("LYR", 100);
        scene = if powers { scene.card("LYR", "P12") } else { scene };
        let mut scene = scene.turn_of("LYR", OperatingStep::Track);
        scene.lay("G20", "3", 5).unwrap();
        scene
    };
    let mut without = first(false);
    without.lay("G24", "4", 0).unwrap();
    let mut scene = first(true);
    scene.lay_by("P12", "G24", "4", 0).unwrap();
    assert!(refused(scene.lay("H23", "6", 2), "refusal-wrong-step"), "P12's second tile first, or a pass");
    scene.pass().unwrap();
    assert_eq!(scene.card_state("P12").owner, CardOwner::Closed);
    assert_ne!(scene.awaited(), "track", "the rest of the normal action is lost");
}

#[test]
fn q20_p11_with_p2() {
    let scene = |recorded: bool| {
        Scene::departing(3, |departures| departures.powers_as_recorded = recorded)
            .phase(2)
            .tile("G20", "3", 5)
            .running("LYR", 100, "Ann 5")
            .card("LYR", "P2")
            .card("LYR", "P11")
            .turn_of("LYR", OperatingStep::Track)
    };
    for recorded in [false, true] {
        let mut scene = scene(recorded);
        scene.lay_by("P2 P11", "G20", "80", 4).unwrap();
        assert_eq!(["P2", "P11"].map(|card| scene.card_state(card).owner), [CardOwner::Closed; 2]);
    }
    assert!(refused(scene(false).lay_by("P2 P11", "G20", "143", 4), "refusal-tile-does-not-fit"));
    scene(true).lay_by("P2 P11", "G20", "143", 4).unwrap();
}

#[test]
fn q21_the_second_slot_of_minor_14() {
    let mut scene = Scene::summary(3).new_minor("14", 50, "Ann").treasury("14", 100).whole_turn_of("14");
    assert_eq!(scene.awaited(), "home");
    scene.place("M38.0").unwrap();
    assert_eq!(scene.treasury_of("14"), 80);
    assert_eq!(scene.tokens_at("M38.0"), ["", "14"], "the first slot is LBSCR's");
    scene.pass().unwrap();
    assert_ne!(scene.awaited(), "track", "8.3: this is its track action");
    let scene = scene.phase(2).running("LBSCR", 165, "Ann 5").operated("14", 2).treasury("LBSCR", 500);
    let mut scene = scene.train("LBSCR", "2").turn_of("LBSCR", OperatingStep::Acquire);
    scene.acquire("14").unwrap();
    scene.choose("money").unwrap();
    assert_eq!(scene.acquisition_words()[..], ["exchange"], "17.5: it has a token there");
    scene.choose("exchange").unwrap();
    assert_eq!(scene.tokens_at("M38.0"), ["LBSCR", ""], "the extra slot stays");
    assert_eq!(scene.free_slot(scene.stop_at("M38.0")), Some(1), "for anybody");
}

#[test]
fn q22_each_side_of_an_estuary_pays() {
    let scene =
        || Scene::summary(3).phase(3).running("MR", 100, "Ann 5").token("MR", "N21").minor("9", 50, "Ann");
    let mut grimsby = scene().treasury("9", 100).turn_of("9", OperatingStep::Track);
    grimsby.lay("N23", "57", 0).unwrap();
    assert_eq!(grimsby.treasury_of("9"), 100 - 20 - 40);
    let mut hull = grimsby.treasury("MR", 100).turn_of("MR", OperatingStep::Track);
    hull.lay("N21", "57", 0).unwrap();
    assert_eq!(hull.treasury_of("MR"), 100 - 20 - 40);
    let mut bridge = scene().treasury("9", 100).card("9", "P10").turn_of("9", OperatingStep::Track);
    bridge.lay_by("P10", "N23", "57", 0).unwrap();
    assert_eq!(
        (bridge.treasury_of("9"), bridge.card_state("P10").uses),
        (100 - 10, 1),
        "and 10 off the river"
    );
}

#[test]
fn q23_q24_the_slot_of_a_home_is_kept_until_its_company_is_gone() {
    let scene = Scene::summary(3)
        .phase(2)
        .tile("H23", "6", 2)
        .running("LYR", 100, "Ann 5")
        .at_destination("LYR")
        .treasury("LYR", 100);
    let mut kept = scene.clone().card("LYR", "P5").tokens("LYR", 1, 3).turn_of("LYR", OperatingStep::Token);
    assert!(refused(kept.place("H23"), "refusal-no-free-circle"));
    let mut free = scene.minor_stack("").turn_of("LYR", OperatingStep::Token);
    free.place("H23").unwrap();
    assert_eq!((free.treasury_of("LYR"), free.tokens_at("H23")), (0, vec!["LYR".to_owned()]));
}

/// 17.2's example, at a price the chart has: the major at 165, the minor at 90.
#[test]
fn section_17_2_ways_of_paying_for_a_minor() {
    let paid = |way: &'static str| {
        let mut scene = liverpool_and_warrington(Scene::summary(3).phase(2), "Ben").train("LYR", "2");
        scene = scene.turn_of("LYR", OperatingStep::Acquire);
        scene.acquire("7").unwrap();
        assert_eq!(scene.to_act(), ["Ben"], "17.1: both directors agree");
        scene.answer(Reply::Accept).unwrap();
        scene.choose(way).unwrap();
        scene.choose("exchange").unwrap();
        (scene.cash_of("Ben") - 700, scene.treasury_of("LYR") - 500, scene.held("Ben", "LYR"))
    };
    assert_eq!(paid("money"), (180, -180, 0));
    assert_eq!(paid("one-share"), (15, -15, 1));
    assert_eq!(paid("two-shares"), (-150, 150, 2));
}

/// Ben holds minor 7 and ten cards: eleven certificates, the limit for seven players.
#[test]
fn q25_two_shares_at_the_certificate_limit() {
    let ways = |cards: usize, yellow: bool| {
        let scene = Scene::table(crate::t1822::data::Region::GreatBritain, "summary", &[], 7).phase(2);
        let mut scene = liverpool_and_warrington(scene, "Ben").train("LYR", "2");
        for card in ["P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11"].into_iter().take(cards) {
            scene = scene.card("Ben", card);
        }
        scene = if yellow { scene.at_space("LYR", 11, 7) } else { scene };
        let mut scene = scene.turn_of("LYR", OperatingStep::Acquire);
        scene.acquire("7").unwrap();
        scene.answer(Reply::Accept).unwrap();
        scene.acquisition_words().to_vec()
    };
    assert_eq!(ways(10, false), ["money", "one-share"]);
    assert_eq!(ways(9, false), ["money", "one-share", "two-shares"]);
    assert_eq!(ways(10, true), ["money", "one-share", "two-shares"]);
}

#[test]
fn q26_a_majority_by_acquisition_waits_for_the_next_deal() {
    let scene = Scene::summary(3).phase(2).tile("H23", "6", 2).minor("7", 90, "Ben");
    let scene = scene.running("LYR", 100, "Ann 2 Ben 1").train("LYR", "2");
    let mut scene = scene.turn_of("LYR", OperatingStep::Acquire);
    scene.acquire("7").unwrap();
    scene.answer(Reply::Accept).unwrap();
    scene.choose("two-shares").unwrap();
    scene.choose("exchange").unwrap();
    assert_eq!((scene.held("Ben", "LYR"), scene.director_of("LYR")), (3, Some("Ann")));
    scene.issue(1).unwrap();
    assert_eq!(scene.director_of("LYR"), Some("Ben"), "f.9: issuing is dealing");
}

#[test]
fn q32_boxes_are_refilled_at_the_next_stock_round() {
    let mut scene = Scene::summary(3)
        .phase(5)
        .minor_stack("7 3 4 5 6")
        .tile("H23", "6", 2)
        .running("LYR", 100, "Ann 5")
        .train("LYR", "5")
        .treasury("LYR", 300)
        .turn_of("LYR", OperatingStep::Acquire);
    scene.acquire("7").unwrap();
    scene.choose("money").unwrap();
    scene.choose("replace").unwrap();
    assert_eq!(scene.treasury_of("LYR"), 100, "17.7");
    assert_eq!(scene.tokens_at("H23"), ["LYR"]);
    assert_eq!(scene.company_state("LYR").exchange, 2);
    assert_eq!(scene.state.minor_boxes().len(), 3);
    scene.pass().unwrap();
    assert_eq!((scene.awaited(), scene.state.minor_boxes().len()), ("trading", 4));
}

/// From LBSCR's city of London around to the one of minor 15, which has left the game.
fn around_london(scene: Scene) -> Scene {
    scene.tile("M40", "7", 3).tile("N39", "8", 1).tile("N37", "7", 0).running("LBSCR", 100, "Ann 5")
}

/// 17.7: minor 14 from a box costs 200, and 20 for its token in a connected city of London.
#[test]
fn section_17_7_minor_14_from_a_box() {
    let scene = |treasury: i32, track: bool| {
        let scene = Scene::summary(3).phase(5).minor_stack("14");
        let scene = if track { around_london(scene) } else { scene.running("LBSCR", 100, "Ann 5") };
        let scene = scene.train("LBSCR", "5").treasury("LBSCR", treasury);
        let mut scene = scene.turn_of("LBSCR", OperatingStep::Acquire);
        scene.acquire("14").unwrap();
        scene.choose("money").unwrap();
        scene
    };
    assert_eq!(scene(500, false).acquisition_words()[..], ["exchange"], "it reaches only its own city");
    assert_eq!(scene(219, true).acquisition_words()[..], ["exchange"], "it could not pay for the token");
    let mut placed = scene(220, true);
    placed.choose("replace").unwrap();
    assert_eq!(placed.awaited(), "home");
    assert!(refused(placed.place("M38.0"), "refusal-station-not-reached"), "it has a token there");
    placed.place("M38.4").unwrap();
    assert_eq!(placed.treasury_of("LBSCR"), 0);
    assert_eq!(placed.tokens_at("M38.4"), ["LBSCR", ""], "8.3: with a slot of its own");
    let mut exchanged = scene(219, true);
    exchanged.choose("exchange").unwrap();
    assert_eq!((exchanged.treasury_of("LBSCR"), exchanged.company_state("LBSCR").available), (19, 2));
}

#[test]
fn section_8_2_lnwr_begins_in_london_and_manchester() {
    let scene = Scene::summary(3).phase(2).floated("LNWR", 100, "Ann 3").whole_turn_of("LNWR");
    assert_eq!(scene.tokens_at("M38.3"), ["LNWR"]);
    assert!(scene.tokens_at("I22").contains(&"LNWR".to_owned()));
    assert_eq!(scene.company_state("LNWR").available, 1);
}

#[test]
fn section_8_4_an_l_at_the_start_of_a_first_turn() {
    let first =
        |cash: i32| Scene::summary(3).new_minor("3", 50, "Ann").treasury("3", cash).whole_turn_of("3");
    let mut scene = first(100);
    assert_eq!(scene.awaited(), "first-train");
    assert!(refused(scene.buy("2"), "refusal-local-only"));
    scene.buy("L").unwrap();
    assert_eq!((scene.treasury_of("3"), scene.awaited()), (40, "track"));
    scene.pass().unwrap();
    scene.run("3", &[("L", "H5")]).unwrap();
    assert_eq!(scene.treasury_of("3"), 40 + 15, "it runs in that turn");
    assert_eq!(first(59).awaited(), "track", "only from its own money");
    let later = Scene::summary(3).phase(3).new_minor("3", 50, "Ann").treasury("3", 500).whole_turn_of("3");
    assert_eq!(later.awaited(), "track", "only while the front card is an L");
}

/// 12.2, 12.3: the destination token takes an extra slot, and sends home an ordinary one.
#[test]
fn section_12_the_destination_token() {
    let scene = Scene::summary(3)
        .phase(2)
        .tile("H23", "6", 2)
        .minor_stack("")
        .running("LNWR", 100, "Ben 5")
        .token("MR", "I22")
        .running("LYR", 100, "Ann 5")
        .whole_turn_of("LYR");
    assert_eq!(scene.tokens_at("I22"), ["LNWR", "MR"]);
    let mut scene = scene;
    scene.pass().unwrap();
    assert_eq!(scene.tokens_at("I22"), ["LNWR", "MR", "LYR"], "beside, in an extra slot");
    let scene = scene.phase(3).tile("I22", "X2", 0);
    assert_eq!(scene.tokens_at("I22"), ["LNWR", "MR", "LYR"]);
    assert_eq!(scene.slots(scene.stop_at("I22")), 3, "a slot of the new tile takes it in");
    let mut own = Scene::summary(3)
        .phase(2)
        .tile("H23", "6", 2)
        .minor_stack("")
        .running("LYR", 100, "Ann 5")
        .token("LYR", "I22")
        .tokens("LYR", 0, 3)
        .turn_of("LYR", OperatingStep::Track);
    own.pass().unwrap();
    assert_eq!(
        (own.tokens_at("I22"), own.company_state("LYR").available),
        (vec![String::new(), "LYR".to_owned()], 1)
    );
}

/// 13.2: a company may have tokens in several cities of London. Recorded games do not ask for it (f.23).
#[test]
fn section_13_2_a_second_token_in_london() {
    let scene = |recorded: bool| {
        let scene = Scene::departing(3, |departures| departures.steps_as_recorded = recorded);
        let scene = around_london(scene.phase(2).minor_stack("")).at_destination("LBSCR");
        scene.treasury("LBSCR", 100).turn_of("LBSCR", OperatingStep::Token)
    };
    assert_ne!(scene(true).awaited(), "token");
    let mut second = scene(false);
    assert_eq!(second.awaited(), "token");
    assert!(refused(second.place("M38.5"), "refusal-no-free-circle"), "kept for SECR");
    second.place("M38.4").unwrap();
    assert_eq!((second.treasury_of("LBSCR"), second.tokens_at("M38.4")), (0, vec!["LBSCR".to_owned()]));
}

/// 7.2: minors first; a higher price, a marker further right, a higher row, and of a pile the one on top.
#[test]
fn section_7_2_the_order_of_turns() {
    let scene = Scene::summary(3)
        .phase(3)
        .running("MR", 100, "Ann 5")
        .at_space("MR", 5, 5)
        .running("LYR", 100, "Ann 5")
        .at_space("LYR", 4, 4)
        .running("GWR", 100, "Ann 5")
        .at_space("GWR", 4, 4)
        .running("SWR", 110, "Ann 5")
        .minor("3", 50, "Ann")
        .minor("4", 90, "Ann");
    let order: Vec<String> =
        scene.operating_order().iter().map(|company| rules::Names::company(&scene.game, *company)).collect();
    assert_eq!(order, ["4", "3", "SWR", "MR", "LYR", "GWR"]);
}
