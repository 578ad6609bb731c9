//! `bradshaw arena --fit`: what things are worth in a title, found by a regression on a series of games.

use crate::progress;
use anyhow::{Context, Result};
use bots::arena::ArenaOptions;
use bots::model::{fit, gather};
use std::io::Write;
use std::path::Path;

/// Plays the series, fits the weights, prints them and writes them to a file.
pub fn run(options: &ArenaOptions, path: &Path) -> Result<()> {
    let traits = bots::traits_of(&options.title).with_context(|| {
        format!("what a position of {} is worth is not learned from games", options.title)
    })?;
    let mut file = super::create(path)?;
    let bar = progress::bar(options.games, "games");
    let samples = gather(options, &traits, || bar.inc(1))?;
    bar.finish_and_clear();
    let (weights, explained) = fit(&traits, &samples);
    let command = format!(
        "bradshaw arena --title {} --seats {} --games {} --seed {} --fit FILE",
        options.title,
        options.seats.join(","),
        options.games,
        options.seed,
    );
    let explained = explained.iter().map(|part| format!("{part:.2}")).collect::<Vec<_>>().join(" ");
    let text = format!(
        "# Pounds at the end of the game for one of each thing, by phase and round (docs/bots.md):\n\
         # {command}\n\
         # Part of the differences between seats that they explain, by stage: {explained}\n{weights}"
    );
    print!("{text}");
    file.write_all(text.as_bytes())?;
    Ok(())
}
