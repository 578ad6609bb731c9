//! The `bradshaw` command: reading arguments and printing. What it does lives in the other rooms.

mod progress;
mod simulate;
mod verify;
mod verify_routes;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A table for 18xx railway games: 1860, with 1862 and 1822 to come.
#[derive(Parser)]
#[command(name = "bradshaw", version, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Replay recorded games and compare every state with their traces
    Verify(verify::Arguments),
    /// Play random legal games to their end, checking every law after every action
    Simulate(simulate::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("bradshaw: {error:#}");
            ExitCode::from(2)
        }
    }
}
