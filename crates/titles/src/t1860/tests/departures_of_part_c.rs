//! Parts (c) and (d) of the notes: where recorded games settle a question otherwise than we read the rulebook.

use super::super::words;
use super::scenery::{cowes_newport, ryde_sandown};
use super::{why, with};
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::{Run, Track};
use rules::{Action, Choice, Game, Money, Place, Reason, Step};

/// The C&N is in receivership, and Ann has a share.
fn receiver(scene: Scene) -> Scene {
    let scene = cowes_newport(scene.phase(3).running("C&N", 90, "pool 4 Ann 1")).train("C&N", "3+2");
    scene.running("IOW", 50, "Ben 5")
}

#[test]
fn receiver_is_any_player_rulebook() {
    let scene = receiver(Scene::second(3)).turn_of("C&N", Run);
    assert_eq!(scene.acting(), Some("IOW"), "the company runs by itself");
}

#[test]
fn receiver_is_any_player_recorded() {
    let mut scene = receiver(with(3, |on| on.receiver_is_any_player = true)).turn_of("C&N", Run);
    assert_eq!((scene.acting(), scene.to_act()), (Some("C&N"), vec!["Ann", "Ben", "Cat"]));
    let run = scene.route("3+2", "F2 F2.1 (F2.2) (F4) G5");
    scene.act("Cat", &Action::Run { runs: vec![run] }).unwrap();
    assert_eq!(scene.treasury_of("C&N"), 60, "retaining is automatic");
}

#[test]
fn directors_certificate_for_sale_rulebook() {
    let mut scene = receiver(Scene::second(3)).stock_round("Ann");
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.buy_directors("Ann", "C&N")), Reason::CertificateNotForSale { company });
}

#[test]
fn directors_certificate_for_sale_recorded() {
    let recorded = || receiver(with(3, |on| on.directors_certificate_for_sale = true));
    let mut scene = recorded().stock_round("Ann");
    let company = scene.company_id("C&N");
    let offered = Choice::BuyShare { company, from: Place::Pool, certificate: Some(0), price: Money(90) };
    assert!(scene.offered().contains(&offered));
    scene.buy_directors("Ann", "C&N").unwrap();
    assert_eq!((scene.director_of("C&N"), scene.held("Ann", "C&N")), (Some("Ann"), 2));
    let mut scene = recorded().stock_round("Ben");
    let company = scene.company_id("C&N");
    assert_eq!(
        why(scene.buy_directors("Ben", "C&N")),
        words::Reason::DirectorsCertificateNeedsShare { company }
    );
}

/// Ann sells half of the director's certificate; with the single share from the pool she has as many as Ben.
fn half_sold(scene: Scene) -> Scene {
    let mut scene = scene.running("C&N", 90, "Ann 5 Ben 4 pool 1").stock_round("Ann");
    scene.sell_these("Ann", "C&N", 1, &[0]).unwrap();
    assert_eq!((scene.held("Ann", "C&N"), scene.held("Ben", "C&N")), (4, 4));
    scene
}

#[test]
fn single_share_taken_last_rulebook() {
    assert_eq!(half_sold(Scene::second(2)).director_of("C&N"), Some("Ann"));
}

#[test]
fn single_share_taken_last_recorded() {
    let scene = half_sold(with(2, |on| on.single_share_taken_last = true));
    assert_eq!(scene.director_of("C&N"), Some("Ben"));
}

/// The C&N has a new par after its bankruptcy, but has not floated; Ann has Cowes.
fn refloating(scene: Scene) -> Scene {
    let scene = scene.private("Cowes", "Ann").phase(3).running("C&N", 7, "Ann 5").bankrupt("C&N");
    let mut scene = scene.stock_round("Ann");
    scene.start("Ann", "C&N", 50).unwrap();
    scene
}

#[test]
fn exchange_before_refloat_rulebook() {
    let mut scene = refloating(Scene::second(2));
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.exchange("Ann", "Cowes")), words::Reason::CompanyBankrupt { company });
}

#[test]
fn exchange_before_refloat_recorded() {
    let mut scene = refloating(with(2, |on| on.exchange_before_refloat = true));
    scene.exchange("Ann", "Cowes").unwrap();
    assert_eq!(scene.held("Ann", "C&N"), 3);
}

/// 746 has two copies for three B hexes: none is left when the VY&SC floats.
fn no_home_tile(scene: Scene) -> Scene {
    let scene = scene.running("BHI&R", 62, "Ben 5").started("VY&SC", 62, "Ann 4");
    let mut scene = scene.tile("J6", "746", 0).tile("G9", "746", 0).stock_round("Ann");
    scene.buy_from_ipo("Ann", "VY&SC").unwrap();
    scene
}

#[test]
fn missing_home_tile_is_passed_rulebook() {
    assert_eq!(no_home_tile(Scene::second(2)).turn().step, Step::TRADING);
}

#[test]
fn missing_home_tile_is_passed_recorded() {
    let mut scene = no_home_tile(with(2, |on| on.missing_home_tile_is_passed = true));
    assert_eq!((scene.acting(), scene.turn().step), (Some("VY&SC"), Step::HOME_TILE));
    scene.pass().unwrap();
    assert_eq!(scene.turn().step, Step::TRADING);
}

/// The C&N has laid both its tiles.
fn nothing_to_lay(scene: Scene) -> Scene {
    let scene = cowes_newport(scene.phase(3).running("C&N", 90, "Ann 5")).train("C&N", "3+2");
    scene.turn_with("C&N", Track, |round| round.tiles_laid = 2)
}

#[test]
fn track_is_always_asked_rulebook() {
    assert_eq!(nothing_to_lay(Scene::second(2)).turn().step, Step::RUNNING);
}

#[test]
fn track_is_always_asked_recorded() {
    let scene = nothing_to_lay(with(2, |on| on.track_is_always_asked = true));
    assert_eq!((scene.turn().step, scene.offered()), (Step::TRACK, vec![Choice::Pass]));
}

/// All companies that operate have trains; the IWNJ is started, but has not floated.
fn unfloated(scene: Scene) -> bool {
    let scene = cowes_newport(scene.phase(9).running("C&N", 90, "Ann 5 Ben 3")).train("C&N", "9+5");
    let scene = ryde_sandown(scene.running("IOW", 82, "Ben 5")).train("IOW", "9+5");
    let mut scene = scene.started("IWNJ", 74, "Ann 2").stock_round("Ann");
    scene.pass().unwrap();
    scene.pass().unwrap();
    scene.state().nationalised
}

#[test]
fn unfloated_company_holds_up_rulebook() {
    assert!(unfloated(Scene::second(2)), "\"all the operating companies under players' direction\"");
}

#[test]
fn unfloated_company_holds_up_recorded() {
    assert!(!unfloated(with(2, |on| on.unfloated_company_holds_up = true)));
}
