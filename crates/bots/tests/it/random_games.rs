//! Random games of every edition and a spread of options: no panic, no broken law, every one ends.

use crate::walk::{Walk, spec, table};
use bots::simulate::{self, Seats};
use rules::{Aim, Game, TableSpec};

fn play_all(edition: &str, options: &[&str], seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let players = 2 + (seed % 3) as usize;
        let result = simulate::play(&spec(edition, options, players), seed, &Seats::random()).unwrap();
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

/// 1862 with 2 to 8 players.
fn play_1862(edition: &str, options: &[&str], seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let players = 2 + (seed % 7) as usize;
        let result =
            simulate::play(&table("1862", edition, options, players), seed, &Seats::random()).unwrap();
        if let Err(failure) = result {
            panic!("1862 {edition} {options:?}, {players} players, seed {seed}: {failure:?}");
        }
    }
}

#[test]
fn rulebook_of_1862() {
    play_1862("rulebook", &[], 300..314);
    play_1862("rulebook", &["long_length", "eight_tokens", "no_extra_companies"], 320..327);
    play_1862("rulebook", &["shorter_game", "first_edition_home_marker"], 330..337);
}

#[test]
fn types_of_trains_of_1862() {
    for types in ["simple_express", "simple_freight", "advanced_freight", "advanced_express"] {
        play_1862("rulebook", &[types, "short_length"], 341..344);
    }
    play_1862("rulebook", &["new_players", "simple_express"], 350..354);
}

#[test]
fn recorded_tables_of_1862() {
    play_1862("recorded", &[], 360..367);
    play_1862("recorded-2021", &["short_length"], 370..374);
}

/// Recorded games of 1862 join freight runs by their direction (F30): in this game the best runs bring less when they are given
/// the other way round, and some are refused.
#[test]
fn found_runs_bring_what_is_told_at_recorded_tables_of_1862() {
    const SEED: u64 = 380_880;
    let mut walk = Walk::new(&TableSpec { seed: SEED, ..table("1862", "recorded", &[], 4) }, SEED);
    let mut compared = 0;
    loop {
        let found = walk.game.best_runs(Aim::Dividend, Some(200_000));
        if let Some(found) = found
            && let Ok(reckoned) = walk.game.reckon_runs(&found.runs())
        {
            assert_eq!((found.revenue, found.besides), (reckoned.revenue, reckoned.besides));
            compared += 1;
        }
        if walk.step().is_none() {
            break;
        }
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn what_was_met_is_told_by_private_company_too() {
    let mut named = 0;
    for seed in 0..3 {
        let outcome =
            simulate::play(&table("1822NRS", "summary", &[], 3), seed, &Seats::random()).unwrap().unwrap();
        for event in ["event-card-taken", "event-power-used"] {
            let whole = outcome.seen.events.get(event).copied().unwrap_or_default();
            let by_card =
                |(what, count): (&String, &usize)| what.starts_with(&format!("{event} ")).then_some(*count);
            assert_eq!(
                outcome.seen.details.iter().filter_map(by_card).sum::<usize>(),
                whole,
                "{event}, seed {seed}"
            );
            named += whole;
        }
    }
    assert!(named > 0);
}
