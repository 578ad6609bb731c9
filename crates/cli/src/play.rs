//! `bradshaw play`: the table in the terminal.

use crate::agreement::Agreement;
use anyhow::Result;
use clap::Args;
use messages::Language;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use terminal::PlayOptions;

/// What to play. What is not given is asked.
#[derive(Args)]
pub struct Arguments {
    /// The names of the players, in seat order
    players: Vec<String>,
    #[command(flatten)]
    agreement: Agreement,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "edition", "options"])]
    load: Option<PathBuf>,
    /// The language of the table, en or pl; that of the environment if absent
    #[arg(long)]
    language: Option<Language>,
}

/// Plays until somebody quits.
pub fn run(arguments: Arguments) -> Result<ExitCode> {
    let environment = PlayOptions::from_environment();
    let options = PlayOptions {
        title: arguments.agreement.title,
        edition: arguments.agreement.edition,
        options: (!arguments.agreement.options.is_empty())
            .then(|| arguments.agreement.options.into_iter().collect()),
        players: arguments.players,
        load: arguments.load,
        language: arguments.language.unwrap_or(environment.language),
        ..environment
    };
    match terminal::play(options, io::stdin().lock(), io::stdout().lock()) {
        // Whoever was reading has left.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        result => Ok(result.map(|()| ExitCode::SUCCESS)?),
    }
}
