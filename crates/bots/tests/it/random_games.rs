//! Random games of every edition and a spread of options: no panic, no broken law, every one ends.

use crate::walk::spec;
use bots::simulate;

fn play_all(edition: &str, options: &[&str], seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let players = 2 + (seed % 3) as usize;
        let result = simulate::play(&spec(edition, options, players), seed).unwrap();
        if let Err(failure) = result {
            panic!("{edition} {options:?}, {players} players, seed {seed}: {failure:?}");
        }
    }
}

#[test]
fn second_edition() {
    play_all("second", &[], 0..12);
}

#[test]
fn recorded() {
    play_all("recorded", &["re_enter_hexes"], 20..30);
}

#[test]
fn first_edition_with_all_its_variants() {
    let options = [
        "variable_private_revenue",
        "accelerated_track",
        "destinations",
        "ignore_layers",
        "original_insolvency",
    ];
    play_all("first", &options, 100..108);
}

#[test]
fn second_edition_with_many_options() {
    let options = [
        "simplified_insolvency",
        "no_train_limit",
        "two_seven_trains",
        "non_operated_full_value",
        "re_enter_hexes",
        "destinations",
    ];
    play_all("second", &options, 200..208);
}
