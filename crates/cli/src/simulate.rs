//! `bradshaw simulate`: random legal games, every law checked after every action.

use crate::agreement::Agreement;
use crate::progress;
use anyhow::{Result, bail};
use bots::simulate::{self, Failure, Outcome};
use clap::Args;
use rules::TableSpec;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// What to simulate.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    agreement: Agreement,
    /// Number of players
    #[arg(long, default_value_t = 3)]
    players: usize,
    /// Number of games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the first game; the others follow it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

#[derive(Default)]
struct Totals {
    ends: BTreeMap<String, usize>,
    lengths: Vec<usize>,
    met: BTreeMap<String, usize>,
    failures: Vec<(u64, Failure)>,
}

/// Plays the games; success only if none went wrong.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let spec = TableSpec {
        title: arguments.agreement.title.clone(),
        edition: arguments.agreement.edition.clone(),
        options: arguments.agreement.options.iter().cloned().collect(),
        players: (1..=arguments.players.min(64)).map(|seat| format!("Player {seat}")).collect(),
        seed: arguments.seed,
        rules: None,
    };
    if arguments.games == 0 {
        bail!("no game to play: --games is 0");
    }
    titles::AnyGame::new(&spec)?;
    let bar = progress::bar(arguments.games as usize, "games");
    let next = AtomicU64::new(0);
    let totals = Mutex::new(Totals::default());
    std::thread::scope(|scope| {
        for _ in 0..arguments.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= arguments.games {
                        return;
                    }
                    let seed = arguments.seed.wrapping_add(game);
                    if let Ok(result) = simulate::play(&spec, seed) {
                        note(&totals, seed, result);
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut totals = totals.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    print(&mut totals);
    Ok(if totals.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn note(totals: &Mutex<Totals>, seed: u64, result: Result<Outcome, Failure>) {
    let mut totals = totals.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    match result {
        Ok(outcome) => {
            *totals.ends.entry(outcome.ending).or_default() += 1;
            totals.lengths.push(outcome.actions);
            for (what, count) in outcome.met {
                *totals.met.entry(what).or_default() += count;
            }
        }
        Err(failure) => totals.failures.push((seed, failure)),
    }
}

fn print(totals: &mut Totals) {
    totals.failures.sort_by_key(|(seed, _)| *seed);
    for (seed, failure) in &totals.failures {
        println!("seed {seed}: after {} actions: {}", failure.actions, failure.what);
    }
    totals.lengths.sort();
    let lengths = &totals.lengths;
    if let (Some(shortest), Some(longest)) = (lengths.first(), lengths.last()) {
        let median = lengths[lengths.len() / 2];
        println!("actions in a game: {shortest} to {longest}, median {median}");
    }
    let list = |counts: &BTreeMap<String, usize>| -> String {
        let words: Vec<String> = counts.iter().map(|(what, count)| format!("{what} {count}")).collect();
        words.join(", ")
    };
    println!("ended by: {}", list(&totals.ends));
    println!("met: {}", list(&totals.met));
    println!("simulate: {} games ended, {} failed", totals.lengths.len(), totals.failures.len());
}
