//! The private companies P1 to P21 of section 10, each alone; and joined (9.4).

use super::super::data::Region;
use super::super::scene::Scene;
use super::super::state::{CardOwner, Hill, OperatingStep};
use super::refused;
use rules::{Holder, Place};

/// LYR in Liverpool, with a card and some money, in a phase.
fn lyr(phase: u8, card: &str) -> Scene {
    Scene::departing(3, |_| {})
        .phase(phase)
        .running("LYR", 100, "Ann 5")
        .treasury("LYR", 300)
        .card("LYR", card)
}

fn is_closed(scene: &Scene, card: &str) -> bool {
    scene.card_state(card).owner == CardOwner::Closed
}

/// What a card brings its owner at the start of an operating round.
fn income(phase: u8, owner: &str, card: &str) -> i32 {
    let mut scene = Scene::departing(3, |_| {})
        .phase(phase)
        .running("LYR", 100, "Ann 5")
        .card(owner, card)
        .cash("Ann", 100)
        .treasury("LYR", 100)
        .minor_stack("")
        .stock_round("Ben");
    scene.end_stock_round();
    if scene.awaited() == "doubling" {
        scene.pass().unwrap();
    }
    scene.cash_of("Ann") + scene.treasury_of("LYR") - 200
}

#[test]
fn incomes_of_players_and_companies() {
    let of_players = [5, 10, 0, 0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 40, 0, 10, 10, 0, 20, 10];
    for (index, expected) in of_players.into_iter().enumerate() {
        assert_eq!(income(4, "Ann", &format!("P{}", index + 1)), expected, "P{}", index + 1);
    }
    let of_companies =
        [(2, 10), (5, 0), (6, 0), (7, 0), (8, 0), (10, 0), (11, 10), (12, 10), (17, 0), (18, 0), (21, 0)];
    for (card, expected) in of_companies {
        assert_eq!(income(4, "LYR", &format!("P{card}")), expected, "P{card}");
    }
    assert_eq!([3, 4, 5, 6, 7].map(|phase| income(phase, "LYR", "P9")), [20, 20, 40, 40, 60]);
    assert_eq!(income(3, "Ann", "C2"), 10, "7.1: concessions pay 10");
}

#[test]
fn p1_becomes_an_ordinary_5() {
    let scene = |phase: u8| {
        let scene = Scene::summary(3).phase(phase).running("LYR", 100, "Ann 5").card("Ann", "P1");
        scene.running("MR", 90, "Ann 5").treasury("MR", 100)
    };
    let mut early = scene(4).turn_of("LYR", OperatingStep::Privates);
    assert!(early.take("P1").is_err(), "from phase 5");
    let mut minor = Scene::summary(3).phase(5).minor("3", 50, "Ann").card("Ann", "P1").card("Ann", "P13");
    minor = minor.turn_of("3", OperatingStep::Privates);
    assert!(refused(minor.take("P1"), "refusal-not-takeable"), "majors only");
    let mut full = scene(5).train("LYR", "5").train("LYR", "5").turn_of("LYR", OperatingStep::Privates);
    full.take("P1").unwrap();
    assert_eq!((full.state.phase, full.awaited(), full.offered().len()), (5, "discarding", 3));
    full.discard("LYR", "5P").unwrap();
    assert_eq!(full.state.depot.returned().len(), 1, "into the pool");
    let mut bought = full.cash("Ann", 400).treasury("MR", 500).turn_of("MR", OperatingStep::Trains);
    let card = bought.state.depot.returned()[0];
    let price = rules::Money(500);
    bought.next(&rules::Action::BuyTrain { train: card, price, side: None, extras: 0 }).unwrap();
    assert_eq!(bought.trains_of("MR"), ["5P"]);
}

#[test]
fn p2_removes_a_town() {
    let mut scene = lyr(2, "P2").turn_of("LYR", OperatingStep::Track);
    assert!(refused(scene.lay_by("P2", "H21", "7", 0), "refusal-tile-does-not-fit"), "two towns");
    assert!(refused(scene.lay_by("P2", "G20", "3", 5), "refusal-tile-does-not-fit"), "the town goes");
    assert!(refused(scene.lay("G20", "7", 5), "refusal-tile-does-not-fit"), "not without the power");
    scene.lay_by("P2", "G20", "7", 5).unwrap();
    assert!(is_closed(&scene, "P2"));
    assert_ne!(scene.awaited(), "track", "it was the tile of the turn");
    let mut upgrade = lyr(3, "P2").tile("G20", "3", 5).turn_of("LYR", OperatingStep::Track);
    assert!(refused(upgrade.lay_by("P2", "G20", "80", 3), "refusal-tile-does-not-fit"), "exits stay");
    upgrade.lay_by("P2", "G20", "80", 4).unwrap();
    let mut early = lyr(2, "P2").tile("G20", "3", 5).turn_of("LYR", OperatingStep::Track);
    assert!(refused(early.lay_by("P2", "G20", "80", 4), "refusal-colour-not-available"));
}

#[test]
fn p3_p4_permanent_2_trains() {
    let mut scene = Scene::summary(3)
        .phase(3)
        .running("LYR", 100, "Ann 5")
        .card("Ann", "P3")
        .card("Ann", "P4")
        .turn_of("LYR", OperatingStep::Privates);
    scene.take("P3").unwrap();
    scene.take("P4").unwrap();
    assert_eq!((scene.trains_of("LYR"), scene.awaited()), (vec!["2P", "2P"], "discarding"));
    scene.discard("LYR", "2P").unwrap();
    assert!(scene.state.depot.returned().is_empty(), "out of the game");
    let scene = scene.running("MR", 90, "Ann 5").train("MR", "3").treasury("MR", 500).treasury("LYR", 0);
    let mut sale = scene.clone().turn_of("MR", OperatingStep::Trains);
    assert!(refused(sale.buy_of("LYR", "2P", 10), "refusal-train-not-for-sale"));
    let mut duty = scene.turn_of("LYR", OperatingStep::Trains);
    assert!(refused(duty.pass(), "refusal-must-buy-train"), "16.5: it does not count");
    let late = Scene::summary(3).phase(3).running("LYR", 100, "Ann 5").train("LYR", "2P").phase(7);
    assert_eq!(late.trains_of("LYR"), ["2P"], "permanent");
}

/// 15.6, f.72: a 2P is decided on by itself, and each part is halved by itself.
#[test]
fn p3_a_dividend_of_its_own() {
    let settled = |extra: &'static str, kind: &'static str| {
        let scene = Scene::summary(3).phase(3).running("LYR", 100, "Ann 5 pool 5").treasury("LYR", 0);
        let mut scene = scene.dividend_of("LYR", 150, 50);
        scene.choose(extra).unwrap();
        scene.dividend(kind).unwrap();
        (scene.treasury_of("LYR"), scene.cash_of("Ann") - 700, scene.price_of("LYR"))
    };
    assert_eq!(settled("retain", "pay"), (50, 50, 110), "100 paid, as much as the price");
    assert_eq!(settled("half", "half"), (20 + 50, 15 + 25, 100), "30 of 50, and 50 of 100");
    assert_eq!(settled("pay", "retain"), (100, 25, 100), "something is paid");
    assert_eq!(settled("pay", "pay"), (0, 75, 110), "15.4: by all that is paid");
    assert_eq!(settled("retain", "retain"), (150, 0, 90));
    let mut alone = Scene::summary(3).phase(3).running("LYR", 100, "Ann 5").dividend_of("LYR", 50, 50);
    assert!(refused(alone.choose("pay"), "refusal-not-asked"), "it earned everything");
}

#[test]
fn p5_a_token_in_the_channel() {
    let mut scene = lyr(3, "P5").tokens("LYR", 0, 3).turn_of("LYR", OperatingStep::Token);
    scene.place_by("P5", "P43").unwrap();
    assert_eq!((scene.tokens_at("P43"), scene.treasury_of("LYR")), (vec!["LYR".to_owned()], 300));
    assert_eq!(scene.company_state("LYR").exchange, 2);
    assert!(is_closed(&scene, "P5"));
    let mut exchange = lyr(3, "P5").tokens("LYR", 0, 3).turn_of("LYR", OperatingStep::Token);
    exchange.use_power("P5", "exchange").unwrap();
    assert_eq!((exchange.company_state("LYR").available, exchange.company_state("LYR").exchange), (1, 2));
    let mut track = lyr(3, "P5").turn_of("LYR", OperatingStep::Track);
    assert!(refused(track.use_power("P5", "exchange"), "refusal-no-such-power"), "in the token step");
}

#[test]
fn p5_with_the_next_tile_of_the_channel() {
    let scene = |taken: bool| {
        let scene = lyr(5, "P5").but(|departures| departures.upgrades_cost = true).tile("P43", "X4", 0);
        let scene = if taken { scene.token("MR", "P43") } else { scene };
        scene.turn_of("LYR", OperatingStep::Track)
    };
    assert!(refused(scene(false).lay_by("P5", "P43", "X9", 0), "refusal-no-such-power"), "there is room");
    let mut laid = scene(true);
    laid.lay_by("P5", "P43", "X9", 0).unwrap();
    assert_eq!(
        (laid.treasury_of("LYR"), laid.tokens_at("P43")),
        (200, vec!["MR".to_owned(), "LYR".to_owned()])
    );
    assert!(is_closed(&laid, "P5"));
    assert_ne!(laid.awaited(), "track", "it was the track action");
}

#[test]
fn p8_one_tile_for_nothing_or_20_off_for_ever() {
    let scene = |form: Hill| {
        let scene = lyr(3, "P12").at_destination("LYR").hill("LYR", form);
        scene.turn_of("LYR", OperatingStep::Track)
    };
    let mut token = scene(Hill::Token);
    assert!(refused(token.lay_by("P8", "G24", "4", 0), "refusal-not-rough"), "a river");
    token.lay_by("P8", "I24", "9", 0).unwrap();
    assert_eq!(token.treasury_of("LYR"), 300);
    assert!(is_closed(&token, "P8"));
    let mut rough = scene(Hill::Discount);
    rough.lay("I24", "9", 0).unwrap();
    assert_eq!(rough.treasury_of("LYR"), 300 - 40, "not off rough ground");
    rough.lay("J21", "58", 5).unwrap();
    assert_eq!(rough.treasury_of("LYR"), 300 - 40 - (60 - 20));
    assert!(!is_closed(&rough, "P8"));
    let mut joined = scene(Hill::Token);
    joined.lay_by("P8 P12", "J21", "58", 5).unwrap();
    assert_eq!(joined.treasury_of("LYR"), 300);
}

#[test]
fn p10_estuaries_and_rivers() {
    let scene = || lyr(3, "P10").minor_stack("").token("LYR", "N23").turn_of("LYR", OperatingStep::Track);
    let mut river = scene();
    river.lay("G24", "4", 0).unwrap();
    assert_eq!(river.treasury_of("LYR"), 300 - 30);
    let mut estuary = scene();
    assert!(refused(estuary.lay_by("P10", "G24", "4", 0), "refusal-no-estuary"));
    estuary.lay_by("P10", "N23", "57", 0).unwrap();
    assert_eq!(estuary.treasury_of("LYR"), 300 - 10);
    estuary.lay_by("P10", "N21", "57", 0).unwrap();
    assert_eq!(estuary.treasury_of("LYR"), 300 - 20);
    assert!(is_closed(&estuary, "P10"), "with the second");
}

#[test]
fn p11_the_colour_not_yet_available() {
    let mut scene = lyr(2, "P11").tile("G20", "3", 5).turn_of("LYR", OperatingStep::Track);
    assert!(refused(scene.lay("G20", "143", 4), "refusal-colour-not-available"));
    scene.lay_by("P11", "G20", "143", 4).unwrap();
    assert!(is_closed(&scene, "P11"));
    let mut empty = lyr(2, "P11").turn_of("LYR", OperatingStep::Track);
    assert!(
        refused(empty.lay_by("P11", "G20", "3", 5), "refusal-colour-not-available"),
        "not a tile of the phase"
    );
    let mut city = lyr(2, "P11").tile("H23", "6", 2).turn_of("LYR", OperatingStep::Track);
    assert!(refused(city.lay_by("P11", "H23", "619", 2), "refusal-colour-not-available"), "plain or town");
    let mut skip = lyr(3, "P11").tile("G20", "3", 5).turn_of("LYR", OperatingStep::Track);
    assert!(
        refused(skip.lay_by("P11", "G20", "143", 4), "refusal-colour-not-available"),
        "green is not ahead"
    );
    let minor = |phase: u8| {
        let scene = Scene::summary(3).phase(phase).minor("7", 50, "Ann").tile("H23", "6", 2).card("7", "P11");
        scene.tile("G24", "3", 3).turn_of("7", OperatingStep::Track)
    };
    assert!(minor(3).tile("G24", "143", 3).lay_by("P11", "G24", "767", 3).is_err(), "minors: to green only");
}

#[test]
fn p12_an_extra_track_action() {
    let scene = || lyr(3, "P12").turn_of("LYR", OperatingStep::Track);
    let mut before = scene();
    before.lay_by("P12", "G20", "3", 5).unwrap();
    before.lay_by("P12", "G24", "4", 0).unwrap();
    assert!(is_closed(&before, "P12"));
    before.lay("H23", "6", 2).unwrap();
    before.lay("H25", "4", 2).unwrap_err();
    assert_eq!(before.awaited(), "track", "the second of two normal tiles is left");
    let mut upgrade = scene();
    upgrade.lay("G20", "3", 5).unwrap();
    upgrade.lay_by("P12", "G20", "143", 4).unwrap();
    assert!(is_closed(&upgrade, "P12"), "one upgrade, of a tile laid this turn");
    let mut mixed = scene();
    mixed.lay_by("P12", "G20", "3", 5).unwrap();
    assert!(refused(mixed.lay_by("P12", "G20", "143", 4), "refusal-yellow-only"), "f.33");
    let minor = Scene::summary(3).phase(3).minor("7", 50, "Ann").treasury("7", 200).card("7", "P12");
    let mut minor = minor.turn_of("7", OperatingStep::Track);
    minor.lay_by("P12", "H23", "6", 2).unwrap();
    assert!(is_closed(&minor, "P12"), "a minor has one tile");
    minor.lay("H23", "619", 2).unwrap();
}

#[test]
fn p13_p14_pullman_cars() {
    let without = |train: &'static str| {
        Scene::summary(3)
            .phase(5)
            .tile("G20", "3", 5)
            .tile("H23", "6", 2)
            .tile("I24", "9", 0)
            .tile("I26", "4", 0)
            .running("LYR", 100, "Ann 5")
            .at_destination("LYR")
            .train("LYR", train)
    };
    let line = |train| without(train).train("LYR", "P+").turn_of("LYR", OperatingStep::Run);
    let run = [("3", "G20 G22 H23 I22 I26")];
    let bare = without("3").turn_of("LYR", OperatingStep::Run);
    assert_eq!(bare.earn("LYR", &run).unwrap_err().reason.id, "refusal-too-many-stops");
    let mut scene = line("3");
    assert_eq!(scene.earn("LYR", &run).unwrap().0, 150, "the run couples the car it needs");
    let train = scene.train_of("LYR", "3");
    scene.next(&rules::Action::Couple { train }).unwrap();
    assert_eq!(scene.earn("LYR", &run).unwrap().0, 10 + 30 + 20 + 40 + 10 + 40);
    for other in ["LP", "E"] {
        let mut scene = line(other);
        let train = scene.train_of("LYR", other);
        assert!(refused(scene.next(&rules::Action::Couple { train }), "refusal-not-coupled"));
    }
    let mut two =
        Scene::summary(3).phase(5).running("LYR", 100, "Ann 5").card("Ann", "P13").card("Ann", "P14");
    two = two.turn_of("LYR", OperatingStep::Privates);
    two.take("P13").unwrap();
    two.take("P14").unwrap();
    assert_eq!((two.awaited(), two.offered().len()), ("discarding", 2), "one for a company");
}

#[test]
fn p15_p20_save_money() {
    let saved = |card: &str, phase: u8| {
        let mut scene = Scene::departing(3, |_| {})
            .phase(phase)
            .running("LYR", 100, "Ann 5")
            .train("LYR", "3")
            .treasury("LYR", 0)
            .cash("Ann", 0)
            .card("Ann", card)
            .minor_stack("")
            .stock_round("Ben");
        scene.end_stock_round();
        let (player, credit) = (scene.cash_of("Ann"), scene.card_state(card).credit.0);
        scene.take(card).unwrap();
        assert!(is_closed(&scene, card));
        (player, credit, scene.treasury_of("LYR"))
    };
    assert_eq!(saved("P15", 3), (30, 30, 30));
    assert_eq!(saved("P20", 4), (20, 20, 20));
    let mut scene =
        Scene::summary(3).card("Ann", "P15").minor("3", 50, "Ann").minor_stack("").stock_round("Ben");
    scene.end_stock_round();
    assert_eq!(scene.card_state("P15").credit.0, 10);
    let bank = scene.bank_has();
    let scene = scene.phase(7);
    assert!(is_closed(&scene, "P15"));
    assert_eq!(scene.bank_has(), bank + 10, "its money to the bank");
}

#[test]
fn p16_the_tax_haven() {
    let scene = |options: &[&str]| {
        Scene::table(Region::GreatBritain, "online", options, 3)
            .phase(3)
            .running("MR", 100, "Ann 6")
            .running("LYR", 70, "Ben 5 pool 1")
            .card("Ann", "P16")
            .treasury("MR", 0)
            .minor_stack("")
            .stock_round("Ann")
    };
    let mut first = scene(&[]);
    assert!(refused(first.buy_from_treasury("Ann", "MR"), "refusal-holds-most"));
    first.shelter("Ann", "MR", Place::Treasury).unwrap();
    assert_eq!((first.cash_of("Ann"), first.treasury_of("MR"), first.held("Ann", "MR")), (600, 100, 6));
    assert_eq!(first.to_act(), ["Ben"], "it ends the turn");
    first.end_stock_round();
    let mut again = first.stock_round("Ann");
    assert!(refused(again.shelter("Ann", "LYR", Place::Pool), "refusal-haven-used"), "one share in the game");
    let mut paid = again.train("MR", "3").dividend_of("MR", 100, 0);
    paid.dividend("pay").unwrap();
    assert_eq!(paid.card_state("P16").credit.0, 10, "15.3: dividends stay on the card");

    let mut many = scene(&["tax_haven_multiple"]);
    many.shelter("Ann", "MR", Place::Treasury).unwrap();
    let mut paid = many.train("MR", "3").dividend_of("MR", 700, 0);
    paid.dividend("pay").unwrap();
    let mut next = paid.stock_round("Ann");
    let cash = next.cash_of("Ann");
    assert!(
        refused(next.shelter("Ann", "MR", Place::Treasury), "refusal-haven-used"),
        "never two of a company"
    );
    next.shelter("Ann", "LYR", Place::Pool).unwrap();
    assert_eq!((next.cash_of("Ann"), next.card_state("P16").credit.0), (cash, 0), "f.5: from the card");
    let shares = next.state.shares(next.company_id("LYR"));
    assert_eq!(shares.held(Holder::Card(next.card_id("P16"))), 1);
}

#[test]
fn p17_moves_a_card_of_a_stack() {
    let scene = || lyr(2, "P17").minor_stack("24 3 4 5 6 7 8").turn_of("LYR", OperatingStep::Track);
    let stack = |scene: &Scene| -> Vec<String> {
        scene.state.minors.iter().map(|minor| rules::Names::company(&scene.game, *minor)).collect()
    };
    let mut top = scene();
    assert!(refused(top.move_card("5", "top"), "refusal-not-in-stack"), "it lies in a box");
    top.move_card("8", "top").unwrap();
    assert_eq!(stack(&top), ["24", "3", "4", "5", "8", "6", "7"]);
    assert!(is_closed(&top, "P17"));
    let mut bottom = scene();
    bottom.move_card("6", "bottom").unwrap();
    assert_eq!(stack(&bottom), ["24", "3", "4", "5", "7", "8", "6"]);
    let mut private = Scene::summary(3)
        .phase(2)
        .running("LYR", 100, "Ann 5")
        .card("LYR", "P17")
        .private_stack("P1 P2 P3 P4 P5")
        .turn_of("LYR", OperatingStep::Issue);
    private.move_card("P5", "top").unwrap();
    let cards: Vec<u8> = private.state.stack.iter().map(|card| card.0 + 1).collect();
    assert_eq!(cards, [1, 2, 3, 5, 4]);
}

#[test]
fn p18_turns_tokens() {
    let scene = |available: u8, exchange: u8| {
        lyr(5, "P18").tokens("LYR", available, exchange).turn_of("LYR", OperatingStep::Track)
    };
    let mut one = scene(1, 2);
    one.use_power("P18", "exchange").unwrap();
    assert_eq!((one.company_state("LYR").available, one.company_state("LYR").exchange), (2, 1));
    let mut back = scene(1, 2);
    back.use_power("P18", "available").unwrap();
    assert_eq!((back.company_state("LYR").available, back.company_state("LYR").exchange), (0, 3));
    assert!(is_closed(&back, "P18"));
    assert!(
        refused(scene(1, 3).use_power("P18", "available"), "refusal-no-token-left"),
        "not above the start"
    );
    assert!(refused(scene(1, 0).use_power("P18", "exchange"), "refusal-no-token-left"));
}

#[test]
fn p19_becomes_a_permanent_l() {
    let scene = Scene::departing(3, |_| {}).phase(2).minor("3", 50, "Ann").card("Ann", "P19");
    let mut scene = scene.turn_of("3", OperatingStep::Privates);
    scene.take("P19").unwrap();
    let scene = scene.phase(5);
    assert_eq!(scene.trains_of("3"), ["LP"]);
    assert_eq!(scene.earn("3", &[("LP", "H5")]).unwrap().0, 30);
}

#[test]
fn p21_the_humber_bridge() {
    let scene = |phase: u8| {
        let scene = Scene::departing(3, |_| {}).phase(phase).minor("9", 50, "Ann").treasury("9", 0);
        scene.card("9", "P21").turn_of("9", OperatingStep::Track)
    };
    let mut bridge = scene(2);
    assert!(refused(bridge.lay_by("P21", "N23", "57", 1), "refusal-tile-does-not-fit"), "no exit across");
    bridge.lay_by("P21", "N23", "57", 0).unwrap();
    bridge.lay_by("P21", "N21", "57", 0).unwrap();
    assert_eq!(bridge.treasury_of("9"), 0, "both for nothing");
    assert!(is_closed(&bridge, "P21"));
    assert_ne!(bridge.awaited(), "track");
    let mut green = scene(3).tile("N23", "5", 0).turn_of("9", OperatingStep::Track);
    green.lay_by("P21", "N23", "15", 0).unwrap();
    let mut early = scene(2).tile("N23", "5", 0).turn_of("9", OperatingStep::Track);
    assert!(refused(early.lay_by("P21", "N23", "15", 0), "refusal-colour-not-available"));
    let mut far = lyr(2, "P21").turn_of("LYR", OperatingStep::Track);
    assert!(refused(far.lay_by("P21", "N23", "57", 0), "refusal-not-connected"), "no token there");
}

/// 9.4: P2 with P8, P10, P11, P12; P8 with P2, P12; P10 with P2, P11, P12; P11 with P2, P10, P12; also three together.
#[test]
fn section_9_4_powers_that_are_joined() {
    let joined = |powers: &str| {
        let mut scene =
            Scene::departing(3, |_| {}).phase(3).running("LYR", 100, "Ann 5").hill("LYR", Hill::Token);
        for card in ["P2", "P10", "P11", "P12"] {
            scene = scene.card("LYR", card);
        }
        let mut scene = scene.turn_of("LYR", OperatingStep::Track);
        !refused(scene.lay_by(powers, "D9", "7", 0), "refusal-not-joined")
    };
    for powers in
        ["P2 P8", "P2 P10", "P2 P11", "P2 P12", "P8 P12", "P10 P11", "P10 P12", "P11 P12", "P2 P10 P12"]
    {
        assert!(joined(powers), "{powers}");
        let turned: Vec<&str> = powers.split(' ').rev().collect();
        assert!(joined(&turned.join(" ")), "{powers} the other way");
    }
    assert!(!joined("P8 P10") && !joined("P8 P11") && !joined("P2 P8 P10"));
}

/// f.32: P12 named first is half used all the same; only in recorded games it waits.
#[test]
fn section_9_4_the_order_of_names_does_not_matter() {
    let half = |recorded: bool, powers: &str| {
        let scene =
            lyr(3, "P12").but(|departures| departures.powers_as_recorded = recorded).card("LYR", "P2");
        let mut scene = scene.turn_of("LYR", OperatingStep::Track);
        scene.lay_by(powers, "G20", "7", 5).unwrap();
        assert!(is_closed(&scene, "P2"));
        scene.state.operating().is_some_and(|operating| operating.half_used.is_some())
    };
    assert!(half(false, "P2 P12") && half(false, "P12 P2"));
    assert!(half(true, "P2 P12") && !half(true, "P12 P2"));
}

/// Three cards at once: a town goes, by a tile ahead of its phase, and the tile is an extra one. What is accepted is offered.
#[test]
fn section_9_4_three_powers_are_offered() {
    let mut three = lyr(2, "P12").tile("G20", "3", 5).card("LYR", "P2").card("LYR", "P11");
    three = three.turn_of("LYR", OperatingStep::Track);
    let offered = three.offered().iter().any(|choice| match choice {
        rules::Choice::LayByPower { powers, .. } => powers.len() == 3,
        _ => false,
    });
    assert!(offered);
    three.lay_by("P2 P11 P12", "G20", "80", 4).unwrap();
    assert_eq!(three.awaited(), "track", "the normal tile is left");
}
