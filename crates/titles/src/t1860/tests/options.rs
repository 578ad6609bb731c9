//! Setting up a table: what cannot be played is refused with its reason, and every option does what it says.

use crate::setup::SetupError;
use crate::t1860::options::{Departures, Edition, LeaseRevenue, OPTIONS, Options};
use crate::{AnyGame, check_offered};
use rules::TableSpec;
use std::collections::BTreeSet;

fn spec(edition: Option<&str>, options: &[&str], players: &[&str]) -> TableSpec {
    TableSpec {
        title: "1860".to_owned(),
        edition: edition.map(str::to_owned),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        players: players.iter().map(|name| (*name).to_owned()).collect(),
        seed: 0,
        rules: None,
    }
}

fn refused(spec: &TableSpec) -> SetupError {
    match AnyGame::new(spec) {
        Ok(_) => panic!("{spec:?} was set up"),
        Err(error) => error,
    }
}

fn read(edition: &str, options: &[&str]) -> Options {
    let chosen: BTreeSet<String> = options.iter().map(|option| (*option).to_owned()).collect();
    Options::read(Some(edition), &chosen, 2).unwrap()
}

#[test]
fn an_unknown_title_is_named() {
    let unknown = TableSpec { title: "1861".to_owned(), ..spec(None, &[], &["Ann", "Ben"]) };
    assert_eq!(refused(&unknown), SetupError::UnknownTitle("1861".to_owned()));
}

#[test]
fn an_unknown_edition_is_named_with_those_there_are() {
    let message = refused(&spec(Some("third"), &[], &["Ann", "Ben"])).to_string();
    assert!(message.contains("third") && message.contains("second, first"), "{message}");
}

#[test]
fn a_new_table_cannot_choose_the_edition_that_imported_games_carry() {
    for edition in [None, Some("second"), Some("first")] {
        assert_eq!(check_offered(&spec(edition, &[], &["Ann", "Ben"])), Ok(()));
    }
    let recorded = spec(Some("recorded"), &[], &["Ann", "Ben"]);
    assert!(matches!(check_offered(&recorded), Err(SetupError::EditionNotOffered { .. })));
    assert!(AnyGame::new(&recorded).is_ok(), "an import sets it up");
}

#[test]
fn an_unknown_option_is_named_with_those_there_are() {
    let message = refused(&spec(None, &["no_halts"], &["Ann", "Ben"])).to_string();
    assert!(message.contains("no_halts") && message.contains("no_skip_towns"), "{message}");
}

#[test]
fn the_second_edition_is_the_default() {
    let options = Options::read(None, &BTreeSet::new(), 2).unwrap();
    assert_eq!((options.edition, options.departures), (Edition::Second, Departures::RULEBOOK));
    assert_eq!(options, read("second", &[]));
}

#[test]
fn two_to_four_players() {
    let names = ["Ann", "Ben", "Cat", "Dan", "Eve"];
    for asked in [0, 1, 5] {
        let error = refused(&spec(None, &[], &names[..asked]));
        assert_eq!(error, SetupError::PlayerCount { title: "1860", least: 2, most: 4, asked });
    }
    for asked in 2..=4 {
        assert!(AnyGame::new(&spec(None, &[], &names[..asked])).is_ok());
    }
}

#[test]
fn every_player_has_a_name_of_their_own() {
    for wrong in ["Ann", "", "  "] {
        let error = refused(&spec(None, &[], &["Ann", wrong]));
        assert_eq!(error, SetupError::PlayerName(wrong.to_owned()));
    }
}

#[test]
fn two_ways_for_a_leased_train_to_earn_contradict_each_other() {
    let pair = ["simplified_insolvency", "original_insolvency"];
    let error = refused(&spec(None, &pair, &["Ann", "Ben"]));
    let SetupError::Contradiction { first, second, why } = error else { panic!("{error}") };
    let mut named = [first.as_str(), second.as_str()];
    named.sort_unstable_by(|a, b| b.cmp(a));
    assert_eq!(named, pair);
    assert!(!why.is_empty());
}

/// The original game of the second edition leaves the lease as it is, so the simplified one can be chosen with it.
#[test]
fn original_game_goes_with_simplified_insolvency() {
    let options = read("second", &["original_game", "simplified_insolvency"]);
    assert!(options.original_map && options.no_skip_towns);
    assert_eq!(options.lease_revenue, LeaseRevenue::Card);
}

#[test]
fn options_of_one_edition_are_refused_in_another() {
    let only = [
        ("variable_private_revenue", "second"),
        ("accelerated_track", "second"),
        ("simplified_insolvency", "first"),
        ("original_game", "first"),
        ("ignore_layers", "recorded"),
        ("destinations", "recorded"),
        ("no_train_limit", "recorded"),
        ("two_seven_trains", "recorded"),
    ];
    for (option, edition) in only {
        let error = refused(&spec(Some(edition), &[option], &["Ann", "Ben"]));
        let SetupError::Contradiction { first, second, .. } = error else { panic!("{error}") };
        assert_eq!((first.as_str(), second), (option, format!("edition {edition}")));
    }
}

#[test]
fn every_option_changes_something_in_each_of_its_editions_that_lacks_it() {
    for option in OPTIONS {
        for edition in option.editions {
            let plain = read(edition.id(), &[]);
            let with = read(edition.id(), &[option.id]);
            let without_effect = match (option.id, edition) {
                // The first edition is played so anyway.
                ("original_map" | "no_skip_towns", Edition::First) => true,
                // A3 and A22.
                ("simplified_insolvency" | "open_treasuries", Edition::Recorded) => true,
                _ => false,
            };
            assert_eq!(plain == with, without_effect, "{} in {}", option.id, edition.id());
        }
    }
}

#[test]
fn all_other_pairs_of_options_can_be_played_together() {
    for edition in [Edition::First, Edition::Second] {
        for one in OPTIONS.iter().filter(|option| option.editions.contains(&edition)) {
            for other in OPTIONS.iter().filter(|option| option.editions.contains(&edition)) {
                let both = spec(Some(edition.id()), &[one.id, other.id], &["Ann", "Ben"]);
                let excluded = one.excludes.contains(&other.id) || other.excludes.contains(&one.id);
                assert_eq!(AnyGame::new(&both).is_err(), excluded, "{} and {}", one.id, other.id);
            }
        }
    }
}

#[test]
fn the_first_edition_has_the_small_map_and_passes_no_small_station_by() {
    let first = read("first", &[]);
    assert!(first.original_map && first.no_skip_towns);
    assert_eq!(first.lease_revenue, LeaseRevenue::PerStop);
}
