//! *Bankrupt Companies*.

use super::super::words;
use super::scenery::{cowes_newport, ryde_sandown};
use super::{told, why};
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::{Run, Track, Trains};
use rules::{Game, Holder, Money, Reason, Step};

#[test]
fn when_by_no_dividend_at_7_or_14_the_turn_ends_at_once_and_the_set_of_rounds_goes_on() {
    let scene = Scene::second(3).phase(3).running("C&N", 14, "Ann 5 Ben 2").treasury("C&N", 900);
    let scene = scene.running("IOW", 7, "Ann 5").tile("F2", "787", 0).turn_in_round("C&N", Run, 1, 2);
    assert!(scene.company_state("C&N").bankrupt);
    assert_eq!(scene.treasury_of("C&N"), 900, "no train was bought");
    assert_eq!(scene.acting(), Some("IOW"), "operations are completed as normal");
}

#[test]
fn when_by_a_sale_the_stock_round_ends_at_once_and_a_new_one_begins() {
    let scene = Scene::second(3).phase(3).running("C&N", 14, "Ann 5 Ben 3").train("C&N", "3+2");
    let mut scene = scene.stock_round_number(4, "Ben");
    let events = scene.sell("Ben", "C&N", 3).unwrap();
    assert_eq!(scene.cash_of("Ben"), 670 + 42, "the sale itself is paid");
    assert!(told(&events, words::Event::StockRoundBroken));
    assert_eq!((scene.turn().step, scene.state().turn), (Step::TRADING, 5));
    assert_eq!(scene.held("Ann", "C&N"), 0);
}

/// "In this new stock round players may now buy shares in companies they sold just prior to the bankruptcy."
#[test]
fn the_new_round_forgets_what_was_sold() {
    let scene = Scene::second(2).phase(3).running("C&N", 14, "Ann 5 Ben 3").train("C&N", "3+2");
    let scene = scene.running("IOW", 74, "Ann 5 Ben 1").train("IOW", "3+2").stock_round("Ben");
    let mut scene = scene;
    scene.sell("Ben", "IOW", 1).unwrap();
    scene.sell("Ben", "C&N", 3).unwrap();
    assert_eq!(scene.to_act(), ["Ben"], "he has the fewest shares");
    scene.buy_from_pool("Ben", "IOW").unwrap();
}

#[test]
fn what_stays_treasury_trains_and_bases() {
    let scene = cowes_newport(Scene::second(2).phase(3).running("C&N", 7, "Ann 5 Ben 2")).base("C&N", "G5");
    let scene = scene.train("C&N", "3+2").treasury("C&N", 120).stock_round("Ben");
    let mut scene = scene;
    scene.sell("Ben", "C&N", 2).unwrap();
    let id = scene.company_id("C&N");
    assert_eq!(scene.state().shares(id).held(Holder::Offer), 10);
    assert_eq!((scene.treasury_of("C&N"), scene.trains_of("C&N")), (120, vec!["3+2"]));
    assert_eq!((scene.state().layout.tokens().len(), scene.company_state("C&N").bases_left), (2, 2));
}

/// The IOW from Ryde Esplanade to Sandown, with bases of the C&N in the circles of Ryde and Brading.
fn past_the_cn() -> Scene {
    let scene = ryde_sandown(Scene::second(2).phase(4).running("IOW", 90, "Ann 5")).train("IOW", "4+2");
    let scene = scene.running("C&N", 60, "Ann 5").base("C&N", "J4").base("C&N", "J6").tile("F2", "787", 0);
    scene.train("C&N", "3+2").train("C&N", "3+2").treasury("IOW", 400)
}

#[test]
fn its_bases_do_not_keep_trains_out() {
    let run = [("4+2", "I3 J4 J6 J8")];
    let scene = past_the_cn().turn_of("IOW", Run);
    let (at, owners) = (scene.stop_at("J6"), vec![scene.company_id("C&N")]);
    assert_eq!(why(scene.earns(&run)), Reason::TokenedOut { at, owners });
    assert_eq!(past_the_cn().bankrupt("C&N").turn_of("IOW", Run).earns(&run), Ok((80, 0)));
}

#[test]
fn its_trains_cannot_be_bought() {
    past_the_cn().turn_of("IOW", Trains).buy_train_of("C&N", "3+2", 10).unwrap();
    let mut scene = past_the_cn().bankrupt("C&N").turn_of("IOW", Trains);
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.buy_train_of("C&N", "3+2", 10)), Reason::CannotTrade { company });
}

#[test]
fn priority_deal_to_the_fewest_shares_counted_after_the_return() {
    let scene = Scene::second(3).running("C&N", 7, "Ann 5 Ben 2").running("IOW", 74, "Cat 5 Ben 1");
    let mut scene = scene.stock_round("Ben");
    scene.sell("Ben", "C&N", 2).unwrap();
    assert_eq!(scene.first_player(), "Ann", "none left, against one and five");
    assert_eq!(scene.to_act(), ["Ann"]);
}

#[test]
fn priority_deal_on_a_tie_to_the_nearest_clockwise_from_its_holder_who_comes_first() {
    let tied = |holder: &str| {
        let scene = Scene::second(3).running("C&N", 7, "Ann 5 Ben 2").running("IOW", 74, "Ann 5");
        let mut scene = scene.stock_round("Ben").priority(holder);
        scene.sell("Ben", "C&N", 2).unwrap();
        scene.first_player().to_owned()
    };
    assert_eq!((tied("Ann"), tied("Ben"), tied("Cat")), ("Ben".into(), "Ben".into(), "Cat".into()));
}

fn refloating() -> Scene {
    let scene = cowes_newport(Scene::second(3).phase(3).running("C&N", 7, "Ann 5")).base("C&N", "G5");
    scene.treasury("C&N", 20).insolvent("C&N").bankrupt("C&N").stock_round("Ann")
}

#[test]
fn new_par_any_price_from_40_up_to_the_companys_maximum_on_both_tiers() {
    let scene = refloating();
    let pars: Vec<i32> = scene.pars(scene.company_id("C&N")).iter().map(|par| par.0).collect();
    let all = [40, 44, 47, 50, 52, 54, 56, 58, 60, 62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100];
    assert_eq!(pars, all);
    let company = scene.company_id("C&N");
    for par in [36, 105, 110] {
        assert_eq!(
            why(refloating().start("Ann", "C&N", par)),
            Reason::ParNotAllowed { company, par: Money(par) }
        );
    }
    refloating().start("Ann", "C&N", 47).unwrap();
}

#[test]
fn the_next_shares_must_be_the_directors_certificate() {
    let mut scene = refloating();
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.buy_from_ipo("Ann", "C&N")), Reason::NotStarted { company });
}

#[test]
fn money_on_refloat_the_kept_treasury_and_ten_times_the_new_par() {
    let mut scene = refloating();
    scene.start("Ann", "C&N", 68).unwrap();
    for player in ["Ben", "Cat"] {
        scene.buy_from_ipo(player, "C&N").unwrap();
    }
    assert!(scene.company_state("C&N").bankrupt, "bases unflip on refloating at 50 percent");
    let events = scene.buy_from_ipo("Ann", "C&N").unwrap();
    assert!(!scene.company_state("C&N").bankrupt);
    let company = scene.company_id("C&N");
    assert!(told(&events, words::Event::Refloated { company, capital: Money(680) }));
    assert_eq!(scene.treasury_of("C&N"), 700);
    assert_eq!(scene.state().layout.tokens().len(), 2, "no new home base");
    assert_eq!(scene.turn().step, Step::TRADING, "and no home tile");
}

#[test]
fn exchange_into_a_bankrupt_company_not_until_it_is_refloated() {
    let scene = Scene::second(3).private("Cowes", "Ann").phase(3).running("C&N", 7, "Ann 5").bankrupt("C&N");
    let mut scene = scene.stock_round("Ann");
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.exchange("Ann", "Cowes")), Reason::NotStarted { company });
    scene.start("Ann", "C&N", 50).unwrap();
    scene.pass().unwrap();
    scene.buy_from_ipo("Ben", "C&N").unwrap();
    scene.buy_from_ipo("Cat", "C&N").unwrap();
    assert_eq!(why(scene.exchange("Ann", "Cowes")), words::Reason::CompanyBankrupt { company });
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    scene.exchange("Ann", "Cowes").unwrap();
    assert_eq!(scene.held("Ann", "C&N"), 4);
}

#[test]
fn the_reserved_certificate_returns_to_reserve_while_its_private_is_open() {
    let running = |owner: &str| {
        let scene = Scene::second(2).private("Cowes", owner).running("C&N", 7, "Ann 9 Ben 1").bankrupt("C&N");
        scene.has_reserved_share(scene.company_id("C&N"))
    };
    assert!(running("Ann"));
    assert!(running("bank"));
    assert!(!running("closed"));
}

#[test]
fn a_refloated_company_without_means_is_insolvent_at_the_end_of_its_first_turn() {
    let mut scene = refloating();
    scene.start("Ann", "C&N", 40).unwrap();
    for player in ["Ben", "Cat", "Ann"] {
        scene.buy_from_ipo(player, "C&N").unwrap();
    }
    assert!(!scene.company_state("C&N").insolvent);
    let mut scene = scene.treasury("C&N", 100).turn_of("C&N", Track);
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert!(scene.company_state("C&N").insolvent);
    assert_eq!(scene.treasury_of("C&N"), 100, "it had no lease");
}
