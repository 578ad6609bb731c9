//! `bradshaw replay`: a game's story, and its state at any move.

use crate::game::{self, Opened};
use anyhow::Result;
use clap::Args;
use records::notation;
use rules::{Game, Names, PlayerId, Viewer};
use std::path::PathBuf;
use std::process::ExitCode;

/// What to replay.
#[derive(Args)]
pub struct Arguments {
    /// A game file of ours or a recorded game, plain or .gz
    file: PathBuf,
    /// Stop after this many moves
    #[arg(long)]
    at: Option<usize>,
    /// Tell what happened, move by move
    #[arg(long)]
    events: bool,
    /// Print for machines
    #[arg(long)]
    json: bool,
    /// Language of sentences: en, pl
    #[arg(long)]
    language: Option<String>,
}

/// Replays a game.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let opened = game::open(&arguments.file)?;
    let game = opened.at(arguments.at)?;
    let count = arguments.at.unwrap_or(opened.history.position());
    if arguments.json {
        print_json(&opened, &game, count, arguments.events)?;
    } else {
        let language = game::language(arguments.language.as_deref())?;
        if arguments.events {
            for (index, events) in opened.events().iter().take(count).enumerate() {
                for event in events {
                    println!(
                        "{:>4}  {}",
                        index + 1,
                        game::sentence(language, &opened.spec.title, event, &game)
                    );
                }
            }
        }
        print_state(&game, count);
    }
    Ok(ExitCode::SUCCESS)
}

fn print_json(opened: &Opened, game: &titles::AnyGame, count: usize, events: bool) -> Result<()> {
    let mut report = serde_json::json!({
        "moves": count,
        "digest": format!("{:016x}", game.digest()),
        "view": game.view(Viewer::Referee),
        "turn": notation::turn(game, &game.turn()),
        "choices": notation::choices(game, &game.choices()),
    });
    if events {
        let all = opened.events();
        let told: Vec<Vec<rules::Message>> =
            all.iter().take(count).map(|events| notation::events(game, events)).collect();
        report["events"] = serde_json::json!(told);
    }
    println!("{}", serde_json::to_string_pretty(&report)?);
    Ok(())
}

fn print_state(game: &titles::AnyGame, count: usize) {
    let view = game.view(Viewer::Referee);
    println!("after {count} moves: phase {}, digest {:016x}", view.phase.name, game.digest());
    for (seat, player) in view.players.iter().enumerate() {
        let name = game.player(PlayerId(seat as u8));
        println!("  {name}: £{} in hand, worth £{}", player.cash.0, player.worth.0);
    }
    for company in view.companies.iter().filter(|company| company.price.is_some()) {
        let trains: Vec<&str> = company.trains.iter().map(|train| train.name.as_str()).collect();
        println!(
            "  {}: price {}, treasury {}, trains {}",
            company.symbol,
            company.price.map_or(0, |price| price.0),
            company.treasury.map_or(0, |treasury| treasury.0),
            if trains.is_empty() { "none".to_owned() } else { trains.join(", ") }
        );
    }
}
