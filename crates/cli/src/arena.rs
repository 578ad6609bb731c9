//! `bradshaw arena`: computer players against each other, and against the record of people.

mod fit;
mod records;
mod series;

use crate::agreement::Agreement;
use crate::progress;
use anyhow::{Context, Result};
use bots::Effort;
use bots::arena::{self, ArenaOptions, ArenaReport};
use clap::Args;
use std::fs::File;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
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
    #[arg(long, default_value = "200")]
    games: NonZeroUsize,
    /// What all chance comes from: the same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played, or decisions looked at, at once; nothing but time depends on it [default: as many as there are cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Ask the players of --seats what they would have done in games that people played (files or folders as for `verify`), and
    /// count how often the person's move was among their first ideas [without a value: ../shared/games]
    #[arg(
        long,
        value_name = "FOLDER",
        num_args = 0..=1,
        default_missing_value = "../shared/games",
        conflicts_with_all = ["title", "edition", "options", "games"]
    )]
    records: Option<PathBuf>,
    /// With --records: how many decisions of each title, drawn by the seed
    #[arg(long, default_value = "200", requires = "records")]
    sample: NonZeroUsize,
    /// Find by the games of this series what things are worth to players of the title who look ahead, and write the weights to this
    /// file (docs/bots.md)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["records", "json"])]
    fit: Option<PathBuf>,
    /// Write the figures to this file as well, as JSON (docs/bots.md)
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Plays the games and prints who won, or compares with the record.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let json = arguments.json.as_deref().map(create).transpose()?;
    match (&arguments.records, &arguments.fit) {
        (Some(folder), _) => compare(arguments, folder, json)?,
        (None, Some(path)) => fit::run(&series_of(arguments), path)?,
        (None, None) => play(&series_of(arguments), json)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn series_of(arguments: &Arguments) -> ArenaOptions {
    ArenaOptions {
        title: arguments.agreement.title.clone(),
        edition: arguments.agreement.edition.clone(),
        options: arguments.agreement.options.iter().cloned().collect(),
        seats: arguments.seats.clone(),
        games: arguments.games.get(),
        seed: arguments.seed,
        effort: Effort::QUICK,
        threads: threads(arguments.threads),
    }
}

fn play(options: &ArenaOptions, json: Option<File>) -> Result<()> {
    let bar = progress::bar(options.games, "games");
    let report = arena::run(options, |_, so_far| {
        bar.set_message(rates(so_far));
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    println!("{report}");
    if let Some(file) = json {
        serde_json::to_writer_pretty(file, &series::Series::of(options, &report))?;
    }
    Ok(())
}

fn compare(arguments: &Arguments, folder: &Path, json: Option<File>) -> Result<()> {
    let asked = records::Asked {
        folder,
        players: &arguments.seats,
        sample: arguments.sample.get(),
        seed: arguments.seed,
        threads: threads(arguments.threads),
    };
    let comparison = records::compare(&asked)?;
    print!("{comparison}");
    if let Some(file) = json {
        serde_json::to_writer_pretty(file, &comparison)?;
    }
    Ok(())
}

fn threads(asked: Option<u16>) -> usize {
    asked.map(usize::from).or_else(|| Some(std::thread::available_parallelism().ok()?.get())).unwrap_or(1)
}

/// A file that can be written, which one wants to know before hours of play.
fn create(path: &Path) -> Result<File> {
    File::create(path).with_context(|| path.display().to_string())
}

/// Who won how often so far.
fn rates(so_far: &ArenaReport) -> String {
    let rate = |name: &String| format!("{name} {:.0}%", 100.0 * so_far.win_rate(name));
    so_far.records.keys().map(rate).collect::<Vec<_>>().join(", ")
}
