//! Games of the profile `recorded`, played at random: each is written as a recorded game and taken over again.

use bots::rng::Dice;
use bots::wander::{self, Mood};
use records::recorded::{export, import};
use rules::{Aim, Game, History, TableSpec};
use titles::AnyGame;

use crate::play::spec;

fn survives(table: &TableSpec, seed: u64) {
    let mut dice = Dice::new(seed);
    let mood = Mood::drawn(&mut dice);
    let mut history = History::new(AnyGame::new(table).unwrap());
    loop {
        let choices = history.game().choices();
        let Some(&by) = choices.turn.players.first() else { break };
        let best = || history.game().best_runs(Aim::Dividend, None).map(|set| set.runs());
        let action = wander::choose(&choices, best, &mood, &mut dice)
            .unwrap_or_else(|| panic!("no move in {:?}", choices.turn));
        history.apply(by, action).expect("what is offered is accepted");
    }
    let recorded = export(table, &history).unwrap().to_string();
    let again = import(&recorded, "exported").unwrap();
    assert_eq!(again.history.game().digest(), history.game().digest(), "seed {seed}");
}

#[test]
fn random_games_survive_being_recorded() {
    let options: [&[&str]; 4] =
        [&[], &["original_map", "re_enter_hexes"], &["original_game"], &["no_skip_towns"]];
    for (seed, options) in options.into_iter().enumerate() {
        let mut table = spec(2 + seed % 3, Some("recorded"));
        table.options = options.iter().map(|option| (*option).to_owned()).collect();
        survives(&table, 1000 + seed as u64);
    }
}

#[test]
fn random_games_of_1862_survive_being_recorded() {
    let options: [&[&str]; 4] =
        [&[], &["short_length"], &["eight_tokens"], &["short_length", "eight_tokens"]];
    for (seed, options) in options.into_iter().enumerate() {
        let mut table = spec(2 + seed % 3, Some("recorded"));
        table.title = "1862".to_owned();
        table.seed = seed as u64;
        table.options = options.iter().map(|option| (*option).to_owned()).collect();
        survives(&table, 2000 + seed as u64);
    }
}

#[test]
fn random_games_of_1822_survive_being_recorded() {
    let tables: [(&str, &[&str]); 4] =
        [("1822", &[]), ("1822", &["plus_expansion"]), ("1822MRS", &[]), ("1822NRS", &[])];
    for (seed, (title, options)) in tables.into_iter().enumerate() {
        let mut table = spec(3, Some("recorded"));
        table.title = title.to_owned();
        table.seed = seed as u64;
        table.options = options.iter().map(|option| (*option).to_owned()).collect();
        survives(&table, 3000 + seed as u64);
    }
}
