//! The figures of a series as JSON. docs/bots.md explains them.

use bots::arena::{ArenaOptions, ArenaReport, Interval};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// A series.
#[derive(Serialize)]
pub struct Series<'a> {
    title: &'a str,
    edition: Option<&'a str>,
    options: &'a BTreeSet<String>,
    seats: &'a [String],
    games: usize,
    seed: u64,
    players: Vec<Kind<'a>>,
    endings: &'a BTreeMap<String, usize>,
    phases: &'a BTreeMap<String, usize>,
    game: Game,
    threads: usize,
    seconds: f64,
}

/// One kind of player, all its seats together.
#[derive(Serialize)]
struct Kind<'a> {
    name: &'a str,
    seats: usize,
    wins: f64,
    win_rate: f64,
    win_rate_95: [f64; 2],
    rating: f64,
    rating_95: Option<[f64; 2]>,
    worth: f64,
    decisions: u64,
    work_per_decision: f64,
    ms_per_decision: f64,
    slowest_ms: f64,
}

/// What a game is like on average.
#[derive(Serialize)]
struct Game {
    actions: f64,
    stock_rounds: f64,
    companies: f64,
    events: BTreeMap<&'static str, f64>,
}

impl<'a> Series<'a> {
    /// The figures of a series that was played.
    pub fn of(options: &'a ArenaOptions, report: &'a ArenaReport) -> Series<'a> {
        let pair = |interval: Interval| [interval.low, interval.high];
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        let kinds = report.records.iter().zip(report.ratings());
        Series {
            title: &options.title,
            edition: options.edition.as_deref(),
            options: &options.options,
            seats: &options.seats,
            games: report.games,
            seed: options.seed,
            players: kinds
                .map(|((name, record), rating)| Kind {
                    name,
                    seats: record.seats,
                    wins: record.wins,
                    win_rate: report.win_rate(name),
                    win_rate_95: pair(Interval::wilson(record.wins, report.games)),
                    rating: rating.elo,
                    rating_95: rating.interval.map(pair),
                    worth: report.mean_worth(name),
                    decisions: record.thinking.decisions,
                    work_per_decision: record.thinking.mean_work(),
                    ms_per_decision: milliseconds(record.thinking.mean_time()),
                    slowest_ms: milliseconds(record.thinking.slowest),
                })
                .collect(),
            endings: &report.endings,
            phases: &report.phases,
            game: Game {
                actions: report.mean(report.actions),
                stock_rounds: report.mean(report.turns),
                companies: report.mean(report.floated),
                events: report.events.iter().map(|(id, count)| (*id, report.mean(*count))).collect(),
            },
            threads: options.threads,
            seconds: report.elapsed.as_secs_f64(),
        }
    }
}
