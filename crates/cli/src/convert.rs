//! `bradshaw import` and `bradshaw export`: between our game file and the recorded format.

use crate::game;
use anyhow::{Context, Result};
use clap::Args;
use records::file::GameFile;
use records::recorded;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What to convert.
#[derive(Args)]
pub struct Arguments {
    /// The file to read, plain or .gz
    file: PathBuf,
    /// The file to write (compressed if it ends in .gz, for our own format); standard output if absent
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Write what happened beside each move (our own format)
    #[arg(long)]
    events: bool,
}

/// Writes any game as a game file of ours.
pub fn import(arguments: &Arguments) -> Result<ExitCode> {
    let opened = game::open(&arguments.file)?;
    let file = GameFile::of(&opened.spec, &opened.history, arguments.events);
    match &arguments.output {
        Some(path) => file.save(path)?,
        None => print!("{}", file.to_text()),
    }
    eprintln!("imported {} moves of {}", opened.history.position(), opened.spec.title);
    Ok(ExitCode::SUCCESS)
}

/// Writes any game in the recorded format.
pub fn export(arguments: &Arguments) -> Result<ExitCode> {
    let opened = game::open(&arguments.file)?;
    let recorded = recorded::export(&opened.spec, &opened.history)?;
    let text = serde_json::to_string_pretty(&recorded)?;
    match &arguments.output {
        Some(path) => write(path, &text)?,
        None => println!("{text}"),
    }
    eprintln!("exported {} moves of {}", opened.history.position(), opened.spec.title);
    Ok(ExitCode::SUCCESS)
}

/// Writes a part file first, so that nothing half-written takes the place of what was there.
fn write(path: &Path, text: &str) -> Result<()> {
    let part = path.with_extension("part");
    std::fs::write(&part, text).with_context(|| part.display().to_string())?;
    std::fs::rename(&part, path).with_context(|| path.display().to_string())
}
