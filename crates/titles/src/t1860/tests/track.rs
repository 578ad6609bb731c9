//! *Track Tiles*, *Laying Track*, *Upgrading Track*, *Building Bases*.

use super::super::words;
use super::scenery::{cowes_newport, cowes_sandown, freshwater_newport, ryde_sandown};
use super::why;
use crate::t1860::scene::Scene;
use crate::t1860::state::OperatingStep::{Base, Track};
use rules::{Game, Money, Reason, Step};

fn iow(scene: Scene) -> Scene {
    scene.running("IOW", 82, "Ann 5").treasury("IOW", 500)
}

fn cn(scene: Scene) -> Scene {
    scene.running("C&N", 82, "Ann 5").treasury("C&N", 500)
}

#[test]
fn example_brading_cannot_be_upgraded_with_a_2_train_from_ryde_esplanade() {
    let line = || ryde_sandown(iow(Scene::second(2).phase(3)));
    let mut scene = line().train("IOW", "2+1").turn_of("IOW", Track);
    let hex = scene.hex_id("J6");
    assert_eq!(why(scene.lay("J6", "757", 0)), words::Reason::OutOfReach { hex });
    let mut scene = line().train("IOW", "3+2").turn_of("IOW", Track);
    scene.lay("J6", "757", 0).unwrap();
    let mut scene = line().train("IOW", "2+1").base("IOW", "J4").turn_of("IOW", Track);
    scene.lay("J6", "757", 0).unwrap();
}

#[test]
fn up_to_two_yellow_tiles_without_large_station() {
    let mut scene = cn(Scene::second(2)).tile("F2", "787", 0).turn_of("C&N", Track);
    scene.lay("F4", "743", 0).unwrap();
    assert_eq!(scene.turn().step, Step::TRACK);
    scene.lay("F6", "743", 0).unwrap();
    assert_ne!(scene.turn().step, Step::TRACK);
}

#[test]
fn after_a_large_station_no_second_tile() {
    let mut scene = iow(Scene::second(2)).turn_of("IOW", Track);
    scene.lay("J4", "6", 0).unwrap();
    assert_ne!(scene.turn().step, Step::TRACK);
}

#[test]
fn a_second_tile_is_no_large_station() {
    let mut scene = iow(Scene::second(2)).base("IOW", "I11").turn_of("IOW", Track);
    scene.lay("H10", "742", 3).unwrap();
    let tile = scene.tile_id("6");
    assert_eq!(why(scene.lay("J4", "6", 0)), words::Reason::SecondTileTooMuch { tile });
}

#[test]
fn one_upgrade_instead_of_laying() {
    let scene = cowes_newport(cn(Scene::second(2).phase(3))).train("C&N", "3+2");
    let mut scene = scene.turn_of("C&N", Track);
    scene.lay("G5", "763", 0).unwrap();
    assert_ne!(scene.turn().step, Step::TRACK, "only one tile may be upgraded");
}

#[test]
fn two_tiles_in_a_turn_on_the_same_hex_cannot_happen() {
    let scene = cn(Scene::second(2).phase(3)).tile("F2", "787", 0).train("C&N", "3+2");
    let mut scene = scene.turn_of("C&N", Track);
    scene.lay("F4", "743", 0).unwrap();
    let tile = scene.tile_id("749");
    assert_eq!(why(scene.lay("F4", "749", 0)), words::Reason::SecondTileTooMuch { tile });
}

#[test]
fn a_company_without_a_train_cannot_upgrade() {
    let scene = cowes_newport(cn(Scene::second(2).phase(3)));
    let mut scene = scene.turn_of("C&N", Track);
    assert_eq!(why(scene.lay("G5", "763", 0)), words::Reason::UpgradeNeedsTrain);
}

#[test]
fn green_from_the_first_3_train_and_russet_from_the_first_5_train() {
    let scene = cowes_newport(cn(Scene::second(2))).train("C&N", "2+1");
    let mut scene = scene.turn_of("C&N", Track);
    let tile = scene.tile_id("763");
    assert_eq!(why(scene.lay("G5", "763", 0)), Reason::ColourNotAvailable { tile });
    let scene = cowes_newport(cn(Scene::second(2).phase(4))).tile("G5", "763", 0).train("C&N", "4+2");
    let mut scene = scene.turn_of("C&N", Track);
    let tile = scene.tile_id("773");
    assert_eq!(why(scene.lay("G5", "773", 0)), Reason::ColourNotAvailable { tile });
    let scene = cowes_newport(cn(Scene::second(2).phase(5))).tile("G5", "763", 0).train("C&N", "5+3");
    scene.turn_of("C&N", Track).lay("G5", "773", 0).unwrap();
}

#[test]
fn terrain_cost_60_on_the_first_tile_only() {
    let line = || cn(Scene::second(2)).tile("F2", "787", 0).tile("F4", "743", 0).tile("F6", "743", 0);
    let mut scene = line().turn_of("C&N", Track);
    scene.lay("F8", "9", 0).unwrap();
    assert_eq!(scene.treasury_of("C&N"), 440);
    let mut scene = line().base("C&N", "G5").treasury("C&N", 59).turn_of("C&N", Track);
    let (needed, available) = (Money(60), Money(59));
    assert_eq!(why(scene.lay("F8", "9", 0)), Reason::TooPoor { needed, available });
    let scene = line().phase(3).tile("F8", "9", 0).tile("F10", "743", 0).train("C&N", "3+2");
    let mut scene = scene.tile("E9", "746", 4).turn_of("C&N", Track);
    scene.lay("F10", "749", 0).unwrap();
    assert_eq!(scene.treasury_of("C&N"), 500);
}

#[test]
fn no_track_into_the_sea_or_a_red_barrier() {
    let mut scene = iow(Scene::second(2)).turn_of("IOW", Track);
    let (tile, hex) = (scene.tile_id("57"), scene.hex_id("J4"));
    assert_eq!(why(scene.lay("J4", "57", 1)), Reason::TileDoesNotFit { tile, hex }, "K3 is sea");
    let scene = cn(Scene::second(2)).tile("F2", "787", 0);
    let mut scene = scene.turn_of("C&N", Track);
    let (tile, hex) = (scene.tile_id("741"), scene.hex_id("F4"));
    assert_eq!(why(scene.lay("F4", "741", 3)), Reason::TileDoesNotFit { tile, hex }, "over the Medina");
}

#[test]
fn letters_tie_tiles_to_hexes() {
    let mut scene = cn(Scene::second(2)).tile("F2", "787", 0).turn_of("C&N", Track);
    let (tile, hex) = (scene.tile_id("746"), scene.hex_id("F4"));
    assert_eq!(why(scene.lay("F4", "746", 0)), Reason::TileDoesNotFit { tile, hex });
    let mut scene = iow(Scene::second(2)).tile("J4", "6", 0).turn_of("IOW", Track);
    let (tile, hex) = (scene.tile_id("57"), scene.hex_id("J6"));
    assert_eq!(why(scene.lay("J6", "57", 0)), Reason::TileDoesNotFit { tile, hex });
}

/// Shide to the south, Blackwater to the north, Ryde Esplanade to its pier: one way each.
#[test]
fn special_rules_for_tile_placement() {
    let scene = Scene::second(2).phase(5);
    for (hex, tile) in [("G5", "763"), ("G7", "761"), ("I3", "758")] {
        let (at, tile) = (scene.hex_id(hex), scene.tile_id(tile));
        let fits: Vec<u8> =
            scene.replacements(at).filter(|fit| fit.tile == tile).map(|fit| fit.rotation.into()).collect();
        assert_eq!(fits, [0], "{hex}");
    }
    let scene = scene.tile("G5", "763", 0).tile("G7", "761", 0).tile("I3", "758", 0);
    for (hex, tile) in [("G5", "773"), ("G7", "775"), ("I3", "786")] {
        let (at, tile) = (scene.hex_id(hex), scene.tile_id(tile));
        let fits: Vec<u8> =
            scene.replacements(at).filter(|fit| fit.tile == tile).map(|fit| fit.rotation.into()).collect();
        assert_eq!(fits, [0], "{hex}");
    }
}

#[test]
fn must_the_first_yellow_tile_connect() {
    let mut scene = cn(Scene::second(2)).tile("F2", "787", 0).turn_of("C&N", Track);
    let hex = scene.hex_id("F6");
    assert_eq!(why(scene.lay("F6", "743", 0)), Reason::NotConnected { hex });
    let hex = scene.hex_id("F4");
    assert_eq!(why(scene.lay("F4", "742", 5)), Reason::NotConnected { hex }, "no track to the north");
    let mut scene = Scene::second(2).running("VY&SC", 62, "Ann 5").turn_of("VY&SC", Track);
    scene.lay("E9", "746", 0).unwrap();
}

#[test]
fn tokened_out_stations_block_building_even_by_a_bankrupt_companys_base() {
    let line = || iow(cn(Scene::second(2))).tile("J4", "6", 0).tile("F2", "787", 0).base("IOW", "I11");
    line().turn_of("IOW", Track).lay("J6", "746", 0).unwrap();
    let mut scene = line().base("C&N", "J4").turn_of("IOW", Track);
    let hex = scene.hex_id("J6");
    assert_eq!(why(scene.lay("J6", "746", 0)), Reason::NotConnected { hex });
    let mut scene = line().base("C&N", "J4").bankrupt("C&N").turn_of("IOW", Track);
    assert_eq!(why(scene.lay("J6", "746", 0)), Reason::NotConnected { hex });
    let mut scene = line().base("IOW", "J4").turn_of("IOW", Track);
    scene.lay("J6", "746", 0).unwrap();
}

#[test]
fn how_far_may_an_upgrade_reach_halts_never_count_and_small_stations_only_where_they_may_not_be_skipped() {
    let line = |scene: Scene| {
        let scene = freshwater_newport(scene.phase(3).running("FYN", 82, "Ann 5").train("FYN", "2+1"));
        scene.tile("E5", "748", 2).turn_of("FYN", Track)
    };
    line(Scene::second(2)).lay("G5", "763", 0).unwrap();
    let mut scene = line(Scene::first(2));
    let hex = scene.hex_id("G5");
    assert_eq!(why(scene.lay("G5", "763", 0)), words::Reason::OutOfReach { hex }, "two large, two small");
    let scene = freshwater_newport(Scene::first(2).phase(3).running("FYN", 82, "Ann 5").train("FYN", "2+1"));
    scene.turn_of("FYN", Track).lay("G5", "763", 0).unwrap();
}

#[test]
fn what_must_an_upgrade_give() {
    let scene = freshwater_newport(Scene::second(2).phase(3).running("FYN", 82, "Ann 5").train("FYN", "3+2"));
    let mut scene = scene.turn_of("FYN", Track);
    let hex = scene.hex_id("D4");
    assert_eq!(
        why(scene.lay("D4", "16", 4)),
        words::Reason::NothingGained { hex },
        "a crossing it cannot use"
    );
    scene.clone().lay("E5", "748", 2).unwrap();
    scene.lay("F4", "753", 1).unwrap();
}

#[test]
fn an_upgrade_that_only_raises_a_small_station_in_reach_is_enough() {
    let scene = cowes_sandown(Scene::second(2).phase(5)).tile("F2", "788", 0);
    let scene = scene.running("IWNJ", 82, "Ann 5").train("IWNJ", "3+2").turn_of("IWNJ", Track);
    scene.clone().lay("F2", "789", 0).expect("Cowes's small station goes from 10 to 20");
    let mut scene = scene.tile("F4", "749", 0).turn_of("IWNJ", Track);
    let hex = scene.hex_id("F2");
    assert_eq!(why(scene.lay("F2", "789", 0)), words::Reason::OutOfReach { hex }, "no track leads there");
}

#[test]
fn upgrading_a_tile_the_company_is_not_yet_linked_to_is_allowed_if_the_new_tile_links_it() {
    let scene = cn(Scene::second(2).phase(3)).tile("F2", "787", 0).tile("F4", "743", 0).train("C&N", "2+1");
    let mut scene = scene.tile("F6", "742", 2).turn_of("C&N", Track);
    let hex = scene.hex_id("F6");
    assert_eq!(why(scene.lay("F6", "752", 1)), words::Reason::OutOfReach { hex });
    scene.lay("F6", "750", 2).unwrap();
}

#[test]
fn tiles_run_out() {
    let scene = ryde_sandown(iow(Scene::second(2))).tile("G9", "746", 0).tile("E9", "746", 0);
    let scene = scene.tile("J6", "J6", 0).base("IOW", "I11");
    let mut scene = scene.turn_of("IOW", Track);
    let tile = scene.tile_id("746");
    assert_eq!(why(scene.lay("J6", "746", 0)), Reason::NoTileLeft { tile });
}

#[test]
fn base_cost_40_then_100_each() {
    let line = || ryde_sandown(iow(Scene::second(2)));
    let mut scene = line().turn_of("IOW", Base);
    scene.place_base("J4").unwrap();
    assert_eq!(scene.treasury_of("IOW"), 460);
    assert_ne!(scene.turn().step, Step::TOKEN, "only one in an operating round");
    let mut scene = line().base("IOW", "J4").turn_of("IOW", Base);
    scene.place_base("J6").unwrap();
    assert_eq!(scene.treasury_of("IOW"), 400);
    let mut scene = line().base("IOW", "J4").base("IOW", "J6").turn_of("IOW", Base);
    scene.place_base("J8").unwrap();
    assert_eq!((scene.treasury_of("IOW"), scene.company_state("IOW").bases_left), (400, 0));
    let scene = line().base("IOW", "J4").treasury("IOW", 99).turn_of("IOW", Base);
    assert_ne!(scene.turn().step, Step::TOKEN);
}

#[test]
fn bases_are_built_on_empty_circles_within_reach_not_past_tokened_out_stations() {
    let line = || ryde_sandown(iow(cn(Scene::second(2)))).tile("F2", "787", 0);
    let mut scene = line().base("C&N", "J6").turn_of("IOW", Base);
    let (at, owners) = (scene.stop_at("J6"), vec![scene.company_id("C&N")]);
    assert_eq!(why(scene.place_base("J6")), Reason::NoFreeCircle { at, owners });
    let at = scene.stop_at("J8");
    assert_eq!(why(scene.place_base("J8")), Reason::StationNotReached { at });
    let at = scene.stop_at("K5");
    assert_eq!(why(scene.place_base("K5")), Reason::NoStationThere { at });
    scene.place_base("J4").unwrap();
}

#[test]
fn large_stations_with_several_circle_groups_are_stations_of_their_own_but_one_base_per_hex() {
    let scene = cowes_sandown(cn(Scene::second(2).phase(5))).base("C&N", "G5");
    let scene = scene.running("IWNJ", 60, "Ann 5").treasury("IWNJ", 100);
    let mut there = scene.clone().turn_of("IWNJ", Base);
    there.place_base("G5.1").unwrap();
    let mut scene = scene.turn_of("C&N", Base);
    let hex = scene.hex_id("G5");
    assert_eq!(why(scene.place_base("G5.1")), Reason::TokenOnHex { hex });
}

#[test]
fn home_circles_of_companies_not_yet_started_are_kept_free() {
    let line = |tile| {
        let scene = cowes_newport(cn(Scene::second(2).phase(5))).tile("G5", "773", 0);
        scene.tile("G7", tile, 0).turn_of("C&N", Base)
    };
    let mut scene = line("761");
    let (at, company) = (scene.stop_at("G7"), scene.company_id("IWNJ"));
    assert_eq!(why(scene.place_base("G7")), Reason::KeptForHome { at, company });
    let mut scene = line("775");
    scene.place_base("G7").unwrap();
    let token = scene.state().layout.tokens_at(at).next().unwrap();
    assert_eq!(token.slot, 1, "the first circle is kept");
}

/// Loops of plain track, on which nothing could be upgraded, cannot come about.
#[test]
fn track_never_parts_between_stations() {
    assert_eq!(crate::scene::tiles_where_track_parts(&Scene::second(2).data().map), [""; 0]);
}
