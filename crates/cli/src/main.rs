//! The `bradshaw` command: reading arguments and printing. What it does lives in the other rooms.

mod agreement;
mod arena;
mod bench;
mod convert;
mod game;
mod operate;
mod play;
mod progress;
mod replay;
mod routes;
mod serve;
mod simulate;
mod verify;
mod verify_routes;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Events and choices are made of many small pieces: with this allocator games replay a tenth faster (docs/performance.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A table for 18xx railway games: 1860, 1862, and 1822 with its scenarios.
#[derive(Parser)]
#[command(name = "bradshaw", version, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables to browsers
    Serve(serve::Arguments),
    /// Play at this keyboard, for people who share it
    Play(play::Arguments),
    /// Replay recorded games and compare every state with their traces
    Verify(verify::Arguments),
    /// Tell a game's story, or its state after any move
    Replay(replay::Arguments),
    /// Write a recorded game (or one of ours) as a game file of ours
    Import(convert::Arguments),
    /// Write a game in the recorded format
    Export(convert::Arguments),
    /// Find the best set of runs of a company, tell it and draw it
    Routes(routes::Arguments),
    /// Play random legal games to their end, checking every law after every action
    Simulate(simulate::Arguments),
    /// Let computer players play against each other, or compare their ideas with what people did
    Arena(arena::Arguments),
    /// Replay every game a server has stored and report any that would now differ
    Audit(serve::AuditArguments),
    /// Look after a server: people, tables, bans
    Admin(operate::AdminArguments),
    /// Write a copy of a server's database, while it is in use or not
    Backup(operate::BackupArguments),
    /// Measure
    #[command(subcommand)]
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Import(arguments) => convert::import(&arguments),
        Command::Export(arguments) => convert::export(&arguments),
        Command::Routes(arguments) => routes::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Audit(arguments) => serve::audit(arguments),
        Command::Admin(arguments) => operate::admin(arguments),
        Command::Backup(arguments) => operate::backup(arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("bradshaw: {error:#}");
            ExitCode::from(2)
        }
    }
}
