//! `bradshaw arena`: computer players against each other.

use crate::agreement::Agreement;
use crate::progress;
use anyhow::Result;
use bots::Effort;
use bots::arena::{self, ArenaOptions};
use clap::Args;
use std::process::ExitCode;

/// Who plays what.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    agreement: Agreement,
    /// The players, such as guest,random,random; they change seats from game to game
    #[arg(long, value_delimiter = ',', default_value = "guest,random,random")]
    seats: Vec<String>,
    /// Number of games
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// Seed of the first game
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays the games and prints who won.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let options = ArenaOptions {
        title: arguments.agreement.title.clone(),
        edition: arguments.agreement.edition.clone(),
        options: arguments.agreement.options.iter().cloned().collect(),
        seats: arguments.seats.clone(),
        games: arguments.games,
        seed: arguments.seed,
        effort: Effort::QUICK,
    };
    let bar = progress::bar(arguments.games, "games");
    let report = arena::run(&options, |_| bar.inc(1))?;
    bar.finish_and_clear();
    println!("{report}");
    Ok(ExitCode::SUCCESS)
}
