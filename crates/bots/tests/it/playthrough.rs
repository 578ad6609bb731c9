//! One random game written out, and the number of choices after every action of another. A change in the rules shows
//! up here; `BRADSHAW_UPDATE=1 cargo test -p bots playthrough` writes the files anew.

use crate::walk::{Walk, spec};
use messages::Language;
use rules::naming::Write;
use rules::{Choice, Choices, Game, Names};
use std::fmt::Write as _;
use std::path::Path;

fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/playthroughs").join(file);
    if std::env::var_os("BRADSHAW_UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let first = kept.lines().zip(text.lines()).position(|(kept, now)| kept != now);
    let line = first.unwrap_or_else(|| kept.lines().count().min(text.lines().count()));
    assert!(
        kept == text,
        "{file} differs at line {}:\n  kept: {}\n  now:  {}\nIf the rules were meant to change: BRADSHAW_UPDATE=1",
        line + 1,
        kept.lines().nth(line).unwrap_or("(end)"),
        text.lines().nth(line).unwrap_or("(end)"),
    );
}

/// How many actions a choice stands for, runs counted once.
fn count(choices: &Choices) -> usize {
    let one = |choice: &Choice| match choice {
        Choice::Run { .. } => 1,
        other => other.actions().len(),
    };
    choices.options.iter().map(one).sum()
}

#[test]
fn second_edition_three_players() {
    let mut walk = Walk::new(&spec("second", &[], 3), 7);
    let mut text = "1860, second edition, 3 players, seed 7: the first 120 actions of a random game.\n\
                    Each line: number of the action, who acts, the step, how many actions were open.\n\n"
        .to_owned();
    for number in 1..=120 {
        let before = walk.game.clone();
        let Some(made) = walk.step() else { break };
        let (who, step) = (walk.game.player(made.by), made.choices.turn.step.id());
        let Ok(named) = made.action.rename(&Write(&before));
        let action = serde_json::to_string(&named).unwrap();
        writeln!(text, "{number}. {who}, {step}, {} open: {action}", count(&made.choices)).unwrap();
        for event in &made.events {
            writeln!(text, "    {}", messages::say(Language::En, "1860", &event.message(&walk.game)))
                .unwrap();
        }
    }
    compare("1860-second-3p.txt", &text);
}

#[test]
fn choices_after_n_actions() {
    let mut walk = Walk::new(&spec("second", &[], 3), 7);
    let mut text = "1860, 3 players, seed 7: number of choices after n actions\n".to_owned();
    let mut number = 0;
    loop {
        let choices = walk.game.choices();
        writeln!(text, "{number} {} {}", choices.turn.step.id(), count(&choices)).unwrap();
        if walk.step().is_none() {
            break;
        }
        number += 1;
    }
    compare("1860-second-3p.count.txt", &text);
}
