//! *The End of the Game*, *Formation of the Southern Railway*, *Railway Nationalisation*: the rulings C-N1 to C-N6.

use super::super::words;
use super::scenery::{cowes_newport, ryde_sandown};
use super::{told, why};
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::{Dividend, Run, Track, Trains};
use crate::t1860::state::{Ending, Round};
use rules::{Aim, Game, Money, Reason, Step, Viewer};

/// Both with trains: the C&N earns 60, the IOW 80.
fn two_companies(scene: Scene) -> Scene {
    let scene = cowes_newport(scene.phase(9).running("C&N", 90, "Ann 5 Ben 3")).train("C&N", "9+5");
    ryde_sandown(scene.running("IOW", 82, "Ben 5")).train("IOW", "9+5")
}

#[test]
fn southern_forms_with_the_first_9_train_and_building_ends_with_the_next_stock_round() {
    let scene = cowes_newport(Scene::second(2).phase(8).running("C&N", 90, "Ann 5")).treasury("C&N", 800);
    let scene = scene.running("IOW", 82, "Ben 5").tile("J4", "6", 0);
    let mut scene = scene.turn_of("C&N", Trains);
    scene.buy_train("9+5").unwrap();
    assert!(scene.state().southern_formed() && !scene.state().building_ended);
    assert_eq!((scene.acting(), scene.turn().step), (Some("IOW"), Step::TRACK), "until the end of the set");
    let events = scene.pass().unwrap();
    assert_eq!(scene.turn().step, Step::TRADING, "the IOW has no train, so nothing is nationalised");
    assert!(told(&events, words::Event::BuildingEnds));
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!((scene.acting(), scene.turn().step), (Some("C&N"), Step::RUNNING));
    let at = scene.stop_at("F4");
    assert_eq!(why(scene.earns(&[("9+5", "F2 F2.1 (F2.2) F4 G5")])), words::Reason::HaltsNotCounted { at });
}

#[test]
fn c_n1_all_companies_with_a_director_own_a_train_at_the_end_of_an_operating_round() {
    let mut scene = two_companies(Scene::second(2)).treasury("IOW", 800).turn_in_round("IOW", Trains, 1, 3);
    let events = scene.pass().unwrap();
    assert!(told(&events, words::Event::Nationalised));
    let scene = two_companies(Scene::second(2)).running("IWNJ", 74, "Ann 5").treasury("IOW", 800);
    let mut scene = scene.turn_in_round("IOW", Trains, 1, 3);
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert!(!scene.state().nationalised, "the IWNJ has no train");
}

#[test]
fn c_n1_or_at_the_end_of_a_stock_round_and_companies_in_receivership_do_not_count() {
    let scene = two_companies(Scene::second(2)).running("IWNJ", 74, "pool 4 Ann 1").stock_round("Ann");
    let mut scene = scene;
    scene.pass().unwrap();
    assert!(!scene.state().nationalised, "no checks during rounds");
    scene.pass().unwrap();
    assert!(scene.state().nationalised);
}

#[test]
fn c_n1_not_before_the_first_9_train() {
    let scene = cowes_newport(Scene::second(2).phase(8).running("C&N", 90, "Ann 5")).train("C&N", "8+4");
    let mut scene = scene.stock_round("Ann");
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert!(!scene.state().nationalised);
}

fn closed(scene: &Scene) -> Vec<&str> {
    let companies = scene.data().companies.iter().map(|company| company.symbol.as_str());
    companies.filter(|company| scene.company_state(company).closed).collect()
}

/// The end of a nationalised round in which these companies have paid so much; all have the money for
/// a further train, so that each is asked in its turn.
fn paid(scene: Scene, amounts: &[(&str, i32)]) -> Scene {
    let (last, _) = amounts[amounts.len() - 1];
    let paid: Vec<(usize, Money)> =
        amounts.iter().map(|(company, amount)| (scene.company_id(company).index(), Money(*amount))).collect();
    let rich = amounts.iter().fold(scene, |scene, (company, _)| scene.treasury(company, 800));
    rich.nationalised().turn_with(last, Trains, |round| {
        paid.iter().for_each(|(company, amount)| round.paid[*company] = *amount);
    })
}

fn after_paying(amounts: &[(&str, i32)]) -> Scene {
    let mut scene = Scene::second(3).phase(9);
    for (company, _) in amounts {
        scene = scene.running(company, 50, "Ann 5").train(company, "9+5");
    }
    let mut scene = paid(scene, amounts);
    scene.pass().unwrap();
    scene
}

#[test]
fn c_n2_the_first_closing_is_after_the_first_round_that_begins_nationalised() {
    let mut scene = two_companies(Scene::second(2)).treasury("IOW", 800).turn_in_round("IOW", Trains, 1, 3);
    scene.pass().unwrap();
    assert!(scene.state().nationalised && closed(&scene).is_empty());
    scene.run_best().unwrap();
    assert_eq!(scene.acting(), Some("IOW"));
    scene.run_best().unwrap();
    scene.pass().unwrap();
    assert_eq!(closed(&scene), ["C&N", "IOW"]);
}

#[test]
fn c_n3_the_two_lowest_payers_close() {
    let scene = after_paying(&[("C&N", 200), ("IOW", 50), ("FYN", 100), ("IWNJ", 70)]);
    assert_eq!(closed(&scene), ["IOW", "IWNJ"]);
}

#[test]
fn c_n3_ties_close_together() {
    let scene = after_paying(&[("C&N", 200), ("IOW", 50), ("FYN", 50), ("IWNJ", 50), ("S&C", 60)]);
    assert_eq!(closed(&scene), ["IOW", "IWNJ", "FYN"], "all with the lowest");
    let scene = after_paying(&[("C&N", 200), ("IOW", 50), ("FYN", 60), ("IWNJ", 60), ("S&C", 70)]);
    assert_eq!(closed(&scene), ["IOW", "IWNJ", "FYN"], "one with the lowest, all with the next");
}

#[test]
fn c_n3_a_company_in_receivership_is_among_the_first() {
    let scene = two_companies(Scene::second(3)).running("FYN", 74, "Ann 5").train("FYN", "9+5");
    let scene = scene.running("IWNJ", 100, "pool 4 Ann 1").train("IWNJ", "9+5").tile("G7", "761", 0);
    let mut scene = paid(scene, &[("C&N", 60), ("IOW", 80), ("FYN", 30)]);
    scene.pass().unwrap();
    assert_eq!(closed(&scene), ["IWNJ", "FYN"]);
}

#[test]
fn c_n5_a_company_in_receivership_pays_nothing_and_its_price_drops() {
    let scene = cowes_newport(Scene::second(2).phase(9).running("C&N", 100, "pool 4 Ann 1"));
    let scene = scene.train("C&N", "9+5").running("IOW", 82, "Ben 5").train("IOW", "9+5").tile("J4", "6", 0);
    let scene = scene.nationalised().turn_of("C&N", Run);
    assert_eq!((scene.acting(), scene.price_of("C&N")), (Some("IOW"), 90));
    assert_eq!((scene.cash_of("Ann"), scene.treasury_of("C&N")), (1000, 0));
}

#[test]
fn c_n4_one_or_two_left_run_once_more_and_the_game_ends() {
    let scene = after_paying(&[("C&N", 200), ("IOW", 50), ("FYN", 100)]);
    assert_eq!((closed(&scene), scene.state().ending), (vec!["IOW", "FYN"], None));
    for amounts in [&[("C&N", 200)][..], &[("C&N", 200), ("IOW", 50)]] {
        let scene = after_paying(amounts);
        assert_eq!(scene.state().ending, Some(Ending::Nationalisation));
        assert_eq!(scene.state().round, Round::Over);
    }
}

#[test]
fn c_n4_if_a_tie_closes_everyone_the_game_ends_there() {
    let scene = after_paying(&[("C&N", 200), ("IOW", 200), ("FYN", 200)]);
    assert_eq!(scene.state().round, Round::Over);
}

#[test]
fn c_n5_first_number_only_no_halts_and_payout_forced() {
    let scene = two_companies(Scene::second(2)).nationalised().turn_of("C&N", Run);
    let mut scene = scene;
    let at = scene.stop_at("F4");
    assert_eq!(why(scene.earns(&[("9+5", "F2 F2.1 (F2.2) F4 G5")])), words::Reason::HaltsNotCounted { at });
    scene.run(&[("9+5", "F2 F2.1 (F2.2) (F4) G5")]).unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.cash_of("Ben")), (1030, 1018), "nobody was asked");
    let scene = cowes_newport(Scene::second(2).phase(9).running("C&N", 90, "Ann 5")).train("C&N", "6+3");
    let scene = super::scenery::cowes_sandown(scene).nationalised().turn_of("C&N", Run);
    let (train, count, allowed) = (scene.card("6+3"), 7, 6);
    let seven = "F2 F2.1 (F2.2) (F4) G5 G5.1 G7.1 G7 (H8) (I7.1) (I7) J8";
    assert_eq!(why(scene.earns(&[("6+3", seven)])), words::Reason::TooManyStops { train, count, allowed });
}

/// "Each company director calculates the maximum revenue each company under his/her control can earn."
#[test]
fn c_n5_a_company_runs_for_the_maximum_it_can_earn() {
    let less = [("9+5", "F2 F2.1")];
    let mut scene = two_companies(Scene::second(2)).nationalised().turn_of("C&N", Run);
    let (company, revenue, maximum) = (scene.company_id("C&N"), Money(30), Money(60));
    assert_eq!(why(scene.run(&less)), words::Reason::BelowMaximum { company, revenue, maximum });
    for aim in [Aim::Dividend, Aim::Total, Aim::Besides] {
        let runs = scene.best_runs(aim, None).expect("a company that must run").runs();
        assert_eq!(scene.check_runs(company, &runs).unwrap().revenue, maximum, "{aim:?}");
    }
    scene.run(&[("9+5", "F2 F2.1 (F2.2) (F4) G5")]).unwrap();
    let scene = two_companies(Scene::second(2)).turn_of("C&N", Run);
    assert_eq!(scene.earns(&less), Ok((30, 0)), "before, the director is not duty bound");
    let scene = two_companies(Scene::recorded(2)).nationalised().turn_of("C&N", Run);
    assert_eq!(scene.earns(&less), Ok((30, 0)), "recorded games take any legal run");
}

#[test]
fn c_n6_private_income_goes_on_and_no_stock_round_comes_again() {
    let mut scene = Scene::second(3).phase(9).private("Fishbourne", "Ann");
    let amounts = [("C&N", 200), ("IOW", 50), ("FYN", 100)];
    for (company, _) in amounts {
        scene = scene.running(company, 50, "Ann 5").train(company, "9+5");
    }
    let mut scene = paid(scene, &amounts);
    scene.pass().unwrap();
    assert_eq!(scene.cash_of("Ann"), 695);
    assert_eq!((scene.state().round_number, scene.state().turn), (2, 1), "the set had one round");
}

#[test]
fn no_building_in_nationalised_rounds() {
    let scene = two_companies(Scene::second(2)).treasury("C&N", 500).nationalised().turn_of("C&N", Track);
    assert_eq!(scene.turn().step, Step::RUNNING);
}

#[test]
fn two_end_conditions_at_once_the_reason_shown_is_the_stock_market() {
    let scene = cowes_newport(Scene::second(2).phase(3).running("C&N", 330, "Ann 5")).bank(100);
    let mut scene = scene.turn_with("C&N", Dividend, |round| round.revenue = Money(330));
    scene.pay().unwrap();
    assert_eq!((scene.state().ending, &scene.state().round), (Some(Ending::StockMarket), &Round::Over));
}

#[test]
fn two_end_conditions_one_after_the_other_the_reason_shown_is_the_first() {
    for scene in [Scene::second(2), Scene::recorded(2)] {
        let scene = ryde_sandown(scene.phase(3).running("IOW", 330, "Ann 5 Ben 2")).train("IOW", "3+2");
        let mut scene = scene.bank(100).stock_round("Ben");
        scene.sell("Ben", "IOW", 1).unwrap();
        assert_eq!(scene.state().ending, Some(Ending::Bank));
        while scene.turn().step != Step::RUNNING {
            scene.pass().unwrap();
        }
        scene.run_best().unwrap();
        scene.revenue_is(330);
        scene.pay().unwrap();
        assert_eq!((scene.state().ending, &scene.state().round), (Some(Ending::Bank), &Round::Over));
    }
}

#[test]
fn after_nationalisation_the_top_of_the_market_ends_the_game_with_the_round() {
    let scene = two_companies(Scene::second(2)).running("FYN", 40, "Ann 5").train("FYN", "9+5");
    let scene = scene.price("C&N", 330).nationalised();
    let mut scene = scene.turn_with("C&N", Dividend, |round| round.revenue = Money(330));
    assert_eq!((scene.state().ending, scene.acting()), (Some(Ending::StockMarket), Some("IOW")));
    scene.run_best().unwrap();
    assert_eq!(scene.state().round, Round::Over, "three companies were left");
}

#[test]
fn the_bank_in_an_operating_round_the_game_ends_with_it() {
    let scene = cowes_newport(Scene::second(2).phase(3).running("C&N", 90, "Ann 5")).train("C&N", "3+2");
    let scene = scene.running("IOW", 50, "Ben 5").tile("J4", "6", 0).bank(20).turn_in_round("C&N", Run, 1, 2);
    let mut scene = scene;
    scene.run(&[("3+2", "F2 F2.1 (F2.2) (F4) G5")]).unwrap();
    scene.pay().unwrap();
    assert_eq!(scene.state().ending, Some(Ending::Bank));
    assert_eq!(scene.acting(), Some("IOW"));
    scene.pass().unwrap();
    assert_eq!(scene.state().round, Round::Over, "not the second round of the set");
}

#[test]
fn the_bank_in_a_stock_round_the_game_ends_with_the_next_operating_round() {
    let scene =
        cowes_newport(Scene::second(2).phase(3).running("C&N", 90, "Ann 5 Ben 2")).train("C&N", "3+2");
    let mut scene = scene.bank(100).stock_round("Ben");
    scene.sell("Ben", "C&N", 2).unwrap();
    assert_eq!((scene.state().ending, scene.turn().step), (Some(Ending::Bank), Step::TRADING));
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.turn().step, Step::TRACK);
    scene.pass().unwrap();
    scene.run(&[("3+2", "F2 F2.1 (F2.2) (F4) G5")]).unwrap();
    scene.pay().unwrap();
    assert_eq!(scene.state().round, Round::Over, "two rounds would have been played");
}

#[test]
fn the_bank_is_infinite_after_nationalisation() {
    let mut scene = two_companies(Scene::second(2)).nationalised().bank(10).turn_of("C&N", Run);
    scene.run_best().unwrap();
    assert_eq!(scene.state().ending, None);
}

#[test]
fn wealth_money_privates_at_face_value_and_shares_at_the_market_price() {
    let scene = Scene::second(2).phase(7).private("Ryde", "Ann").private("Cowes", "closed").cash("Ann", 100);
    let scene = scene.running("C&N", 191, "Ann 5").train("C&N", "7+4").treasury("C&N", 900);
    let scene = scene.running("IOW", 95, "Ann 3");
    let ann = scene.player_id("Ann");
    assert_eq!(
        scene.worth(ann),
        Money(100 + 130 + 5 * 191 + 3 * 47),
        "half and fractions down without train"
    );
}

#[test]
fn a_finished_game_accepts_nothing() {
    let mut scene = after_paying(&[("C&N", 200)]);
    assert_eq!(why(scene.act("Ann", &rules::Action::Pass)), Reason::GameOver);
    assert!(scene.offered().is_empty() && scene.to_act().is_empty());
}

#[test]
fn tie_for_victory_is_shared() {
    let scene = after_paying(&[("C&N", 200)]);
    let standings = scene.view(Viewer::Spectator).standings.expect("the game is over");
    let places: Vec<u8> = standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 2, 2], "Ben and Cat have 670 each");
}

/// Nobody has money, no company operates and no private company pays: the next stock round would be the same.
#[test]
fn standstill_ends_the_game_when_nobody_can_ever_act_again() {
    let scene = Scene::second(2).cash("Ann", 0).cash("Ben", 0).stock_round("Ann");
    assert_eq!((scene.turn().step, scene.state().ending), (Step::OVER, Some(Ending::Standstill)));
}

#[test]
fn standstill_is_not_waiting_for_the_income_of_a_private_company() {
    let scene = Scene::second(2).cash("Ann", 0).cash("Ben", 0).private("Brading", "Ben").stock_round("Ann");
    assert_eq!((scene.to_act(), scene.turn().step), (vec!["Ben"], Step::TRADING), "who may sell it");
    let scene = Scene::second(2).cash("Ann", 0).cash("Ben", 0).private("Fishbourne", "Ben");
    let scene = scene.stock_round_number(1, "Ann");
    assert_eq!((scene.to_act(), scene.turn().step), (vec!["Ben"], Step::TRADING), "in a later round");
    assert!(scene.state().turn > 1);
}

#[test]
fn standstill_is_not_passing_however_long_while_somebody_could_act() {
    let mut scene = Scene::second(2).cash("Ann", 300).cash("Ben", 0).stock_round("Ann");
    for round in 2..60 {
        assert_eq!((scene.state().turn, scene.to_act()), (round, vec!["Ann"]));
        scene.pass().unwrap();
    }
}
