//! `bradshaw verify`: recorded games against their traces.

use crate::{progress, verify_routes};
use anyhow::{Context, Result, bail};
use clap::Args;
use records::recorded::{self, RecordedGame, Report};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What to verify.
#[derive(Args)]
pub struct Arguments {
    /// Recorded games: files (`NAME.game.json`, plain or .gz, with `NAME.trace.jsonl` and `NAME.rejected.jsonl`
    /// beside them) or folders of them
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print a report for machines
    #[arg(long)]
    json: bool,
    /// Find the best set of runs at every recorded run and compare it with what the players ran
    #[arg(long)]
    routes: bool,
}

/// One game's report.
#[derive(Serialize)]
struct GameReport {
    game: String,
    identical: bool,
    #[serde(flatten)]
    report: Report,
}

/// Verifies; success only if everything agrees.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let games = find_games(&arguments.paths)?;
    if arguments.routes {
        return verify_routes::run(&games, arguments.json);
    }
    let bar = progress::bar(games.len(), "games");
    let mut reports = Vec::new();
    for path in &games {
        let report = verify_game(path)?;
        if !arguments.json {
            bar.suspend(|| print_failures(path, &report));
        }
        reports.push(GameReport { game: path.display().to_string(), identical: report.identical(), report });
        bar.inc(1);
    }
    bar.finish_and_clear();
    let identical = reports.iter().filter(|game| game.identical).count();
    let untraced = reports.iter().filter(|game| !game.report.traced).count();
    let agrees = |game: &GameReport| game.report.difference.is_none();
    let actions: usize = reports.iter().map(|game| game.report.actions).sum();
    let refused: usize = reports.iter().map(|game| game.report.refusals.refused).sum();
    let refusals: usize = reports.iter().map(|game| game.report.refusals.total).sum();
    let no_trace = if untraced > 0 { format!(", {untraced} with no trace") } else { String::new() };
    let older: usize = reports.iter().map(|game| game.report.by_older_rule).sum();
    let older = if older > 0 { format!(" ({older} by a rule of older games)") } else { String::new() };
    let summary = format!(
        "verify: {identical}/{} games identical{no_trace}, {actions} actions{older}, {refused}/{refusals} refusals agree",
        reports.len()
    );
    if arguments.json {
        let report = serde_json::json!({ "summary": summary, "games": reports });
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        println!("{summary}");
    }
    let agrees = reports.iter().all(agrees) && refused == refusals;
    Ok(if agrees { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The recorded games among some files and folders, in order.
pub fn find_games(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut games = Vec::new();
    for path in paths {
        if path.is_dir() {
            let mut found = Vec::new();
            search(path, &mut found)?;
            found.sort();
            games.extend(found);
        } else if path.exists() {
            games.push(path.clone());
        } else {
            bail!("{}: there is no such file or folder", path.display());
        }
    }
    if games.is_empty() {
        bail!("no recorded game (NAME.game.json or NAME.game.json.gz) found");
    }
    Ok(games)
}

fn search(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    for entry in entries {
        let path = entry.with_context(|| folder.display().to_string())?.path();
        let name = path.to_string_lossy();
        if path.is_dir() {
            search(&path, found)?;
        } else if name.ends_with(".game.json") || name.ends_with(".game.json.gz") {
            found.push(path);
        }
    }
    Ok(())
}

fn verify_game(path: &Path) -> Result<Report> {
    let game = RecordedGame::read(path)?;
    let trace = beside(path, "trace.jsonl")?;
    let rejected = beside(path, "rejected.jsonl")?.unwrap_or_default();
    let report = recorded::verify(&game, trace.as_deref(), &rejected, |event, names| {
        crate::game::sentence(messages::Language::En, &game.title, event, names)
    });
    report.with_context(|| path.display().to_string())
}

/// The file beside a game with another ending, plain or compressed, if there is one.
fn beside(path: &Path, ending: &str) -> Result<Option<String>> {
    let name = path.to_string_lossy();
    let stem = name.trim_end_matches(".gz").trim_end_matches(".json").trim_end_matches(".game");
    for candidate in [format!("{stem}.{ending}"), format!("{stem}.{ending}.gz")] {
        let candidate = PathBuf::from(candidate);
        if candidate.exists() {
            return Ok(Some(recorded::read_text(&candidate)?));
        }
    }
    Ok(None)
}

fn print_failures(path: &Path, report: &Report) {
    if !report.traced {
        println!("{}: no trace", path.display());
    }
    if let Some(difference) = &report.difference {
        println!("{}: differs after action {}", path.display(), difference.action);
        println!("  {}: expected {}, got {}", difference.key, difference.expected, difference.got);
        for event in &difference.events {
            println!("    {event}");
        }
    }
    for (after, action) in &report.refusals.accepted {
        println!("{}: accepted after action {after}, though it must be refused: {action}", path.display());
    }
}
