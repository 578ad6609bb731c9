//! *Companies In Receivership*.

use super::scenery::cowes_newport;
use super::why;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep;
use rules::{Game, Money, Reason, Step};

/// The C&N between Cowes and Newport, directed by nobody: its director's certificate lies in the pool.
fn without_director(scene: Scene) -> Scene {
    cowes_newport(scene.phase(3).running("C&N", 90, "pool 4 Ann 1 Ben 1"))
}

#[test]
fn players_may_not_buy_the_directors_share_from_the_bank_pool() {
    let mut scene = without_director(Scene::second(3)).stock_round("Ann");
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.buy_directors("Ann", "C&N")), Reason::CertificateNotForSale { company });
}

#[test]
fn leaving_receivership_the_first_to_buy_a_second_share_takes_the_certificate() {
    for from_pool in [true, false] {
        let mut scene = without_director(Scene::second(3)).stock_round("Cat");
        scene.buy_from_pool("Cat", "C&N").unwrap();
        assert_eq!(scene.director_of("C&N"), None, "a first share is not enough");
        let bought =
            if from_pool { scene.buy_from_pool("Ann", "C&N") } else { scene.buy_from_ipo("Ann", "C&N") };
        bought.unwrap();
        assert_eq!(scene.director_of("C&N"), Some("Ann"));
        assert_eq!(scene.held("Ann", "C&N"), 2, "two shares for the certificate");
    }
}

#[test]
fn leaving_receivership_by_an_exchange() {
    let scene = without_director(Scene::second(3)).private("Cowes", "Ben").stock_round("Ben");
    let mut scene = scene;
    scene.exchange("Ben", "Cowes").unwrap();
    assert_eq!(scene.director_of("C&N"), Some("Ben"));
}

#[test]
fn it_lays_no_track_and_builds_no_base_runs_for_the_maximum_and_retains() {
    let scene = without_director(Scene::second(3)).train("C&N", "3+2").treasury("C&N", 100);
    let scene = scene.running("IOW", 60, "Ann 5").turn_of("C&N", OperatingStep::Discard);
    assert_eq!(scene.acting(), Some("IOW"), "nobody is asked");
    // Cowes 20 and 10, Newport 30; the train's room for one more stop takes a halt, or both.
    let ran = scene.events.iter().find(|event| event.id == "event-ran");
    assert_eq!(ran.and_then(|ran| ran.money("revenue")), Some(Money(60)));
    assert!(scene.treasury_of("C&N") >= 160);
    assert_eq!(scene.price_of("C&N"), 82, "nothing was paid");
    assert_eq!(scene.state().layout.tokens().len(), 2);
}

#[test]
fn without_a_train_it_is_insolvent_at_once_and_leases_in_the_same_turn() {
    let scene = without_director(Scene::second(3)).running("IOW", 60, "Ann 5");
    let scene = scene.turn_of("C&N", OperatingStep::Discard);
    assert!(scene.company_state("C&N").insolvent);
    // A leased 3+2 calls at three stops.
    assert_eq!(scene.treasury_of("C&N"), 40 + 3 * 20);
    assert!(scene.trains_of("C&N").is_empty());
}

#[test]
fn it_must_buy_the_next_available_train_when_it_can() {
    let scene = without_director(Scene::second(3)).treasury("C&N", 200).running("IOW", 60, "Ann 5");
    let scene = scene.turn_of("C&N", OperatingStep::Discard);
    assert_eq!(scene.trains_of("C&N"), ["3+2"]);
    assert_eq!(scene.treasury_of("C&N"), 200 + 100 - 300);
    assert!(!scene.company_state("C&N").insolvent);
}

#[test]
fn with_a_train_it_buys_no_other() {
    let scene = without_director(Scene::second(3)).train("C&N", "3+2").treasury("C&N", 2000);
    let scene = scene.running("IOW", 60, "Ann 5").turn_of("C&N", OperatingStep::Discard);
    assert_eq!(scene.trains_of("C&N"), ["3+2"]);
}

#[test]
fn without_a_route_it_is_not_insolvent() {
    let scene = Scene::second(3).phase(3).running("C&N", 90, "pool 4 Ann 1").running("IOW", 60, "Ann 5");
    let scene = scene.tile("F2", "787", 0).turn_of("C&N", OperatingStep::Discard);
    assert!(scene.company_state("C&N").insolvent, "Cowes and East Cowes are a route of their own");
    let scene = Scene::second(3).phase(3).running("NGStL", 68, "pool 4 Ann 1").running("IOW", 60, "Ann 5");
    let scene = scene.tile("G9", "746", 0).turn_of("NGStL", OperatingStep::Discard);
    assert!(!scene.company_state("NGStL").insolvent);
}

#[test]
fn trains_above_the_limit_go_back_without_anybody_being_asked() {
    let scene = without_director(Scene::second(3)).phase(6).running("IOW", 60, "Ann 5");
    let scene = scene.train("C&N", "4+2").train("C&N", "5+3").train("C&N", "6+3");
    let scene = scene.turn_of("C&N", OperatingStep::Discard);
    assert_eq!(scene.trains_of("C&N"), ["5+3", "6+3"]);
    assert_eq!(scene.turn().step, Step::TRACK);
}

#[test]
fn its_trains_are_not_traded() {
    let scene = without_director(Scene::second(3)).train("C&N", "3+2").train("C&N", "3+2");
    let scene = scene.running("IOW", 60, "Ann 5").treasury("IOW", 500);
    let mut scene = scene.turn_of("IOW", OperatingStep::Trains);
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.buy_train_of("C&N", "3+2", 100)), Reason::CannotTrade { company });
}
