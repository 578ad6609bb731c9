//! `bradshaw simulate`: games by chance and by computer players, every law checked after every action.

use crate::agreement::Agreement;
use crate::progress;
use anyhow::{Result, bail};
use bots::simulate::{self, Failure, Outcome, Seats, Seen};
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
    /// Who plays: `mixed` is one game in three at random, one by guests and one by both; or `random` and computer players in
    /// turn around the table, such as random,guest,director
    #[arg(long, value_delimiter = ',', default_value = "mixed")]
    seats: Vec<String>,
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
    seen: Seen,
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
    let seats = Seats::named(&arguments.seats)?;
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
                    if let Ok(result) = simulate::play(&spec, seed, &seats) {
                        note(&totals, seed, result);
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut totals = totals.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    print(&mut totals, &spec.title);
    Ok(if totals.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn note(totals: &Mutex<Totals>, seed: u64, result: Result<Outcome, Failure>) {
    let mut totals = totals.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    match result {
        Ok(outcome) => {
            *totals.ends.entry(outcome.ending).or_default() += 1;
            totals.lengths.push(outcome.actions);
            totals.seen.add(outcome.seen);
        }
        Err(failure) => totals.failures.push((seed, failure)),
    }
}

/// Prints what was seen, what was not, and what was seen although the title does not declare it.
fn print(totals: &mut Totals, title: &str) {
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
    let seen = &totals.seen;
    println!("events: {}", list(&seen.events));
    println!("details: {}", list(&seen.details));
    println!("choices offered: {}", list(&seen.choices));
    println!("refusals: {}", list(&seen.refusals));
    let mut undeclared = Vec::new();
    if let Some(words) = titles::words(title) {
        let never = seen.never(words);
        let missing = |ids: &[String]| if ids.is_empty() { "none".to_owned() } else { ids.join(", ") };
        println!("steps never seen: {}", missing(&never.steps));
        println!("choices never seen: {}", missing(&never.choices));
        println!("refusals never seen: {}", missing(&never.refusals));
        println!("events never seen: {}", missing(&never.events));
        undeclared = seen.undeclared(words);
    }
    if !undeclared.is_empty() {
        println!("seen though {title} does not declare it: {}", undeclared.join(", "));
    }
    println!("simulate: {} games ended, {} failed", totals.lengths.len(), totals.failures.len());
}
