//! Where recorded games differ from the summary, the notes' (a) up to a.13 and (b), each on both sides. a.11 is without effect.

use super::super::options::Departures;
use super::super::scene::Scene;
use super::super::state::OperatingStep;
use super::refused;
use rules::Reply;

/// A line from Liverpool by way of Warrington to Manchester: LYR's home and destination.
fn liverpool_to_manchester(depart: impl FnOnce(&mut Departures)) -> Scene {
    Scene::departing(3, depart).tile("H23", "6", 2)
}

#[test]
fn a1_bidding_tokens() {
    let third = |by_table: bool| {
        let mut scene =
            Scene::departing(7, |departures| departures.bidding_tokens_by_table = by_table).opening();
        scene.bid("Ann", "24", 100).unwrap();
        scene.bid("Ann", "C1", 100).unwrap();
        scene.bid("Ann", "P1", 0)
    };
    assert!(refused(third(false), "refusal-no-bidding-token"), "9 minus 7 players");
    third(true).unwrap();
}

#[test]
fn a2_bids_of_a_turn() {
    let next = |three: bool| {
        let mut scene = Scene::departing(3, |departures| departures.three_bids_a_turn = three).opening();
        scene.bid("Ann", "24", 100).unwrap();
        scene.bid("Ann", "C1", 100).unwrap();
        scene.bid("Ann", "P1", 0).unwrap();
        scene.to_act()
    };
    assert_eq!(next(false), ["Ann"]);
    assert_eq!(next(true), ["Ben"]);
}

#[test]
fn a3_sales_after_a_bid() {
    let sale = |after: bool| {
        let mut scene = Scene::departing(3, |departures| departures.sale_after_bid = after)
            .running("MR", 100, "Ann 5")
            .stock_round("Ann");
        scene.bid("Ann", "P1", 0).unwrap();
        scene.sell("Ann", "MR", 1)
    };
    assert!(refused(sale(false), "refusal-has-bid"));
    sale(true).unwrap();
}

/// Nottingham is full of others: whoever reaches it from Derby uses no new track there, but its value rises from 30 to 40.
#[test]
fn a4_an_upgrade_for_its_value() {
    let upgrade = |enough: bool| {
        let mut scene = Scene::departing(3, |departures| departures.changed_value_is_enough = enough)
            .phase(5)
            .tile("J29", "57", 1)
            .tile("K28", "14", 0)
            .token("8", "K28")
            .token("5", "K28")
            .running("MR", 100, "Ann 5")
            .turn_of("MR", OperatingStep::Track);
        scene.lay("K28", "63", 0)
    };
    assert!(refused(upgrade(false), "refusal-nothing-gained"));
    upgrade(true).unwrap();
}

/// Tiles of Swansea have the same track in every colour: nothing new could be run over, and they are laid all the same.
#[test]
fn a4_an_upgrade_without_new_track() {
    for enough in [false, true] {
        let mut scene = Scene::departing(3, |departures| departures.changed_value_is_enough = enough)
            .phase(3)
            .minor("24", 50, "Ann")
            .tile("D35", "57", 2)
            .turn_of("24", OperatingStep::Track);
        scene.lay("D35", "X3", 1).unwrap();
    }
}

#[test]
fn a5_dividends_of_just_once_or_twice_the_price() {
    let price = |equality: bool, revenue: i32| {
        let mut scene = Scene::departing(3, |departures| departures.price_moves_at_equality = equality)
            .running("MR", 100, "Ann 5")
            .dividend_of("MR", revenue, 0);
        scene.dividend("pay").unwrap();
        scene.price_of("MR")
    };
    for equality in [false, true] {
        assert_eq!(price(equality, 90), 100, "15.4");
        assert_eq!(price(equality, 110), 110);
        assert_eq!(price(equality, 210), 120);
    }
    assert_eq!((price(false, 100), price(true, 100)), (100, 110));
    assert_eq!((price(false, 200), price(true, 200)), (110, 120));
}

#[test]
fn a6_the_price_of_minors() {
    let price = |any: bool, revenue: i32| {
        let scene = Scene::departing(3, |departures| departures.minors_rise_with_any_income = any)
            .minor("3", 50, "Ann")
            .train("3", "L")
            .dividend_of("3", revenue, 0);
        scene.price_of("3")
    };
    assert_eq!((price(false, 40), price(true, 40)), (50, 60), "20 for the director");
    assert_eq!((price(false, 120), price(true, 120)), (60, 60));
    assert_eq!((price(false, 300), price(true, 300)), (60, 60), "never two steps");
    assert_eq!((price(false, 0), price(true, 0)), (45, 45), "15.5");
}

#[test]
fn a7_redeeming_in_the_first_operating_round() {
    let redeemed = |may: bool| {
        let mut scene = Scene::departing(3, |departures| departures.redeeming_in_first_round = may)
            .running("MR", 100, "Ann 5 pool 2")
            .operated("MR", 1)
            .treasury("MR", 250)
            .card("MR", "P17")
            .turn_of("MR", OperatingStep::Issue);
        assert!(refused(scene.issue(1), "refusal-first-round"), "18.2");
        scene.redeem(2).map(|_| (scene.treasury_of("MR"), scene.own("MR"), scene.price_of("MR")))
    };
    assert!(redeemed(false).is_err());
    assert_eq!(redeemed(true).unwrap(), (50, 5, 100), "18.3: no movement");
}

#[test]
fn a8_an_e_over_the_track_of_others() {
    let earned = |shares: bool| {
        liverpool_to_manchester(|departures| departures.express_shares_track = shares)
            .phase(7)
            .running("LYR", 100, "Ann 5")
            .at_destination("LYR")
            .train("LYR", "E")
            .train("LYR", "7")
            .earn("LYR", &[("E", "G22 H23 I22"), ("7", "G22 H23 I22")])
    };
    assert_eq!(earned(false).unwrap_err().reason.id, "refusal-shared-track");
    let (express, seven) = ((30 + 40) * 2 + 40 * 2, 30 + 20 + 40);
    assert_eq!(earned(true).unwrap().0, express + seven);
}

/// LYR has four trains, minor 7 two: of phase 3 it may keep four.
fn crowded_by_acquisition(free: bool, own: u8) -> Scene {
    let mut scene = liverpool_to_manchester(|departures| departures.any_train_is_discarded = free)
        .phase(3)
        .minor("7", 90, "Ann")
        .train("7", "2")
        .train("7", "2")
        .running("LYR", 165, "Ann 5")
        .treasury("LYR", 500);
    for _ in 0..own {
        scene = scene.train("LYR", "3");
    }
    let mut scene = scene.turn_of("LYR", OperatingStep::Acquire);
    scene.acquire("7").unwrap();
    scene.choose("money").unwrap();
    scene.choose("exchange").unwrap();
    assert_eq!(scene.awaited(), "discarding");
    scene
}

#[test]
fn a9_b6_the_minors_trains_go_first() {
    let mut scene = crowded_by_acquisition(false, 4);
    assert!(refused(scene.discard("LYR", "3"), "refusal-not-its-train"), "first one of the minor's");
    scene.discard("LYR", "2").unwrap();
    assert_eq!(scene.awaited(), "discarding");
    scene.discard("LYR", "3").unwrap();
    assert_eq!(scene.trains_of("LYR"), ["3", "3", "3", "2"], "one from each");
    let mut both = crowded_by_acquisition(false, 4);
    both.discard("LYR", "2").unwrap();
    both.discard("LYR", "2").unwrap();
    assert_eq!(both.trains_of("LYR"), ["3", "3", "3", "3"]);
    let mut one = crowded_by_acquisition(false, 3);
    assert!(refused(one.discard("LYR", "3"), "refusal-not-its-train"));
    assert_eq!(one.offered().len(), 2);
    let mut free = crowded_by_acquisition(true, 3);
    assert_eq!(free.offered().len(), 5);
    free.discard("LYR", "3").unwrap();
    assert_eq!(free.trains_of("LYR"), ["3", "3", "2", "2"]);
}

#[test]
fn a10_the_director_pays_for_another_companys_train() {
    let scene = |bank_only: bool, treasury: i32| {
        Scene::departing(3, |departures| departures.director_pays_bank_only = bank_only)
            .phase(3)
            .minor("7", 90, "Ben")
            .train("7", "3")
            .running("LYR", 100, "Ann 6 Cat 4")
            .treasury("LYR", treasury)
            .cash("Ann", 300)
            .turn_of("LYR", OperatingStep::Trains)
    };
    let mut help = scene(false, 50);
    assert!(refused(help.buy_of("7", "3", 351), "refusal-price-out-of-range"));
    help.buy_of("7", "3", 250).unwrap();
    assert_eq!(help.to_act(), ["Ben"]);
    help.answer(Reply::Accept).unwrap();
    assert_eq!((help.cash_of("Ann"), help.treasury_of("LYR"), help.treasury_of("7")), (100, 0, 250));
    assert_eq!(help.trains_of("LYR"), ["3"]);
    let mut own = scene(true, 50);
    assert!(refused(own.buy_of("7", "3", 51), "refusal-price-out-of-range"), "16.12");
    own.buy_of("7", "3", 50).unwrap();
    let mut rich = scene(false, 200);
    assert!(refused(rich.buy_of("7", "3", 201), "refusal-price-out-of-range"), "no emergency: 200 buy a 3");
}

#[test]
fn a12_an_lp_beside_a_2p() {
    let scene = |alike: bool| {
        let mut scene = Scene::departing(3, |departures| departures.lp_counts_as_two_p = alike)
            .phase(2)
            .running("LYR", 100, "Ann 5")
            .train("LYR", "2P")
            .card("Ann", "P19")
            .card("Ann", "P4")
            .turn_of("LYR", OperatingStep::Privates);
        scene.take("P19").unwrap();
        scene
    };
    let mut apart = scene(false);
    assert_eq!((apart.trains_of("LYR"), apart.awaited()), (vec!["2P", "LP"], "taking"));
    apart.take("P4").unwrap();
    assert_eq!((apart.awaited(), apart.offered().len()), ("discarding", 2), "one 2P, whatever else");
    let mut alike = scene(true);
    assert_eq!((alike.awaited(), alike.offered().len()), ("discarding", 2));
    alike.discard("LYR", "2P").unwrap();
    assert_eq!(alike.trains_of("LYR"), ["LP"]);
    assert!(alike.state.depot.returned().is_empty(), "it leaves the game");
}

#[test]
fn a13_b5_a_loan_and_the_bank() {
    let scene = |breaks: bool, bank: i32| {
        let mut scene = Scene::departing(3, |departures| departures.loans_break_bank = breaks)
            .minor("3", 50, "Ann")
            .treasury("3", 0)
            .cash("Ann", 0)
            .bank(bank)
            .turn_of("3", OperatingStep::Trains);
        scene.buy("L").unwrap();
        assert_eq!((scene.debt_of("Ann"), scene.bank_has()), (90, bank), "lent and paid back for the train");
        scene
    };
    assert!(!scene(false, 59).state.bank_broken);
    assert!(!scene(true, 60).state.bank_broken, "f.91: nothing left is not broken");
    assert!(scene(true, 59).state.bank_broken);
    // What was lent is no money of the bank, but what is bought with it is paid to the bank: it has 59 and 60.
    let broken = |revenue: i32| {
        let mut scene = scene(false, 59).running("MR", 100, "Ann 5").dividend_of("MR", revenue, 0);
        scene.dividend("pay").unwrap();
        scene.state.bank_broken
    };
    assert!(!broken(110) && broken(120));
}

/// LYR without a train: a 3 costs 200, and it has 50.
fn without_a_train(no_issue: bool, holdings: &str) -> Scene {
    Scene::departing(3, |departures| departures.no_issue_in_emergency = no_issue)
        .phase(3)
        .running("LYR", 100, holdings)
        .running("MR", 100, "Ben 4 Ann 3")
        .treasury("LYR", 50)
        .cash("Ann", 100)
}

#[test]
fn b1_a_company_issues_shares_before_its_director_pays() {
    let mut scene = without_a_train(false, "Ann 5").turn_of("LYR", OperatingStep::Trains);
    assert!(refused(scene.buy("3"), "refusal-must-issue"));
    assert!(refused(scene.sell("Ann", "MR", 1), "refusal-must-issue"));
    assert!(refused(scene.issue(1), "refusal-must-issue"), "one brings 90, and 150 are needed");
    assert!(refused(scene.issue(3), "refusal-more-than-needed"));
    scene.issue(2).unwrap();
    assert_eq!((scene.treasury_of("LYR"), scene.price_of("LYR"), scene.pool("LYR")), (50 + 2 * 80, 80, 2));
    scene.buy("3").unwrap();
    assert_eq!((scene.treasury_of("LYR"), scene.cash_of("Ann")), (10, 100));
    assert_ne!(scene.awaited(), "issue", "18.1: once per turn");

    let mut not = without_a_train(true, "Ann 5").turn_of("LYR", OperatingStep::Trains);
    assert!(refused(not.issue(2), "refusal-wrong-step"));
    not.sell("Ann", "MR", 1).unwrap();
    not.buy("3").unwrap();
    assert_eq!((not.cash_of("Ann"), not.own("LYR")), (100 + 100 - 150, 5));
}

#[test]
fn b1_what_a_company_cannot_issue_its_director_pays() {
    let mut scene = without_a_train(false, "Ann 5 pool 4").turn_of("LYR", OperatingStep::Trains);
    scene.issue(1).unwrap();
    scene.buy("3").unwrap();
    assert_eq!((scene.treasury_of("LYR"), scene.cash_of("Ann")), (0, 100 - 60), "90 for one share");
    let mut full =
        without_a_train(false, "Ann 4 pool 5").cash("Ann", 150).turn_of("LYR", OperatingStep::Trains);
    full.buy("3").unwrap();
    let first = without_a_train(false, "Ann 5").operated("LYR", 1).cash("Ann", 150);
    let mut first = first.turn_of("LYR", OperatingStep::Trains);
    first.buy("3").unwrap();
    assert_eq!(first.own("LYR"), 5, "18.2: not in its first operating round");
}
