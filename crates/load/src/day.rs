//! A day at a server, compressed into minutes: people come by the hour of the day, look what waits for them, open a page, move a
//! few times and go; some tables have computers, some are watched. What the day cost the server is what docs/capacity.md
//! reckons with.

use crate::page::Page;
use crate::player::Dice;
use crate::process::Process;
use crate::tables::{Load, Playing};
use crate::{BenchError, Measuring, milliseconds};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How many of a thousand visits begin in each hour of the day: a club that plays in the evening.
const HOURS: [usize; 24] =
    [18, 9, 7, 6, 6, 8, 14, 26, 34, 36, 38, 42, 50, 44, 42, 44, 50, 58, 76, 94, 102, 92, 66, 38];
/// How often somebody comes on a day.
const VISITS: usize = 3;
/// How many moves somebody makes who comes, at most.
const MOST_MOVES: usize = 12;
/// How many people have one table.
const AT_A_TABLE: usize = 3;
/// Of so many tables one has computers at its other seats.
const WITH_COMPUTERS: usize = 5;
/// Of so many visits one is watched by somebody else.
const WATCHED: usize = 3;
/// A visit lasts so much of an hour, thinking between the moves.
const VISIT: f64 = 0.25;

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct DayOptions {
    /// How many people come on the day.
    pub people: usize,
    /// How long the day takes.
    pub how_long: Duration,
}

/// What the day cost.
#[derive(Clone, Debug)]
pub struct DayReport {
    options: DayOptions,
    hours: Vec<Hour>,
    /// Bytes that the database grew by, if it is a file.
    grown: f64,
}

/// One hour of it.
#[derive(Clone, Debug)]
struct Hour {
    visits: usize,
    moves: Load,
    /// The most pages that were open.
    pages: usize,
    /// The server's time on processors.
    used: Duration,
    /// The server's memory, in bytes.
    memory: f64,
}

impl DayReport {
    /// How many moves were acknowledged, and how many requests failed.
    pub fn moves(&self) -> (usize, usize) {
        self.hours
            .iter()
            .fold((0, 0), |(moves, errors), hour| (moves + hour.moves.moves, errors + hour.moves.errors))
    }
}

impl std::fmt::Display for DayReport {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (people, seconds) = (self.options.people, self.options.how_long.as_secs_f64());
        let factor = 86_400.0 / seconds;
        writeln!(to, "a day of {people} people in {seconds:.0} s ({factor:.0} times as fast)")?;
        writeln!(to, "hour  visits   moves   p50 ms   p99 ms   pages   processors   memory MB   errors")?;
        for (index, hour) in self.hours.iter().enumerate() {
            writeln!(
                to,
                "{index:>4} {:>7} {:>7} {:>8.1} {:>8.1} {:>7} {:>12.2} {:>11.0} {:>8}",
                hour.visits,
                hour.moves.moves,
                milliseconds(hour.moves.median),
                milliseconds(hour.moves.p99),
                hour.pages,
                hour.used.as_secs_f64() / (seconds / 24.0),
                hour.memory / 1e6,
                hour.moves.errors,
            )?;
        }
        let (moves, _) = self.moves();
        let visits: usize = self.hours.iter().map(|hour| hour.visits).sum();
        let used: f64 = self.hours.iter().map(|hour| hour.used.as_secs_f64()).sum();
        writeln!(to, "visits     {visits:>8}")?;
        writeln!(to, "moves      {moves:>8}")?;
        writeln!(
            to,
            "processor  {:>8.2} ms for each move, with all that goes with it",
            1_000.0 * used / moves.max(1) as f64
        )?;
        writeln!(to, "database   {:>8.2} kB for each move", self.grown / 1_024.0 / moves.max(1) as f64)
    }
}

/// What all visits share.
struct Town {
    /// Tables that nobody sits at now.
    tables: Mutex<Vec<Playing>>,
    pages: AtomicUsize,
    most_pages: AtomicUsize,
    times: Mutex<Vec<Duration>>,
    errors: AtomicUsize,
}

impl Town {
    fn free_table(&self, dice: &mut Dice) -> Option<Playing> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let index = dice.below(tables.len());
        (!tables.is_empty()).then(|| tables.swap_remove(index))
    }

    /// Somebody comes, plays a little and goes.
    async fn visit(&self, mut table: Playing, moves: usize, watched: bool, think: Duration) -> Playing {
        if self.play(&mut table, moves, watched, think).await.is_err() {
            self.errors.fetch_add(1, Ordering::Relaxed);
        }
        table
    }

    async fn play(
        &self,
        table: &mut Playing,
        moves: usize,
        watched: bool,
        think: Duration,
    ) -> Result<(), BenchError> {
        table.visitor.get("/me").await?;
        table.visitor.get("/tables?mine=true").await?;
        table.be_on().await?;
        let page = self.open(table).await?;
        let watcher = if watched { Some(self.open(table).await?) } else { None };
        for _ in 0..moves {
            tokio::time::sleep(think).await;
            match table.one_move().await? {
                Some(taken) => self.times.lock().unwrap_or_else(PoisonError::into_inner).push(taken),
                None => _ = self.errors.fetch_add(1, Ordering::Relaxed),
            }
            if !table.is_awaited().await? {
                break;
            }
        }
        drop((page, watcher));
        Ok(())
    }

    async fn open(&self, table: &Playing) -> Result<OpenPage<'_>, BenchError> {
        let mut page = Page::open(&table.visitor, &table.table).await?;
        let open = self.pages.fetch_add(1, Ordering::Relaxed) + 1;
        self.most_pages.fetch_max(open, Ordering::Relaxed);
        let reading = tokio::spawn(async move { while page.next().await.is_some() {} });
        Ok(OpenPage { town: self, reading })
    }
}

/// A page that is read until it is closed.
struct OpenPage<'t> {
    town: &'t Town,
    reading: tokio::task::JoinHandle<()>,
}

impl Drop for OpenPage<'_> {
    fn drop(&mut self) {
        self.reading.abort();
        self.town.pages.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Plays a day at the server at `base`, whose database is this file, if it is one.
pub fn day<'a>(
    base: &'a str,
    server: Process,
    database: Option<&'a str>,
    options: DayOptions,
) -> Measuring<'a, DayReport> {
    Box::pin(async move {
        let client = reqwest::Client::new();
        let mut tables = Vec::new();
        for index in 0..(options.people / AT_A_TABLE).max(1) {
            let table = match index % WITH_COMPUTERS {
                0 => Playing::begin_with_computers(&client, base, index as u64).await?,
                _ => Playing::begin(&client, base, index as u64).await?,
            };
            tables.push(table);
        }
        let town = Arc::new(Town {
            tables: Mutex::new(tables),
            pages: AtomicUsize::new(0),
            most_pages: AtomicUsize::new(0),
            times: Mutex::default(),
            errors: AtomicUsize::new(0),
        });
        let size = || database.map_or(0.0, file_size);
        let (before, hour_long, mut dice) = (size(), options.how_long / 24, Dice(1));
        let (mut hours, mut visiting) = (Vec::new(), tokio::task::JoinSet::new());
        let start = tokio::time::Instant::now();
        for (index, weight) in (0u32..).zip(HOURS) {
            let visits = options.people * VISITS * weight / 1_000;
            let used = server.processor_time();
            town.most_pages.store(town.pages.load(Ordering::Relaxed), Ordering::Relaxed);
            for visit in 0..visits {
                let at = hour_long.mul_f64(visit as f64 / visits as f64);
                tokio::time::sleep_until(start + hour_long * index + at).await;
                // Whoever finds all tables taken comes another time.
                let Some(table) = town.free_table(&mut dice) else { continue };
                let moves = 1 + dice.below(MOST_MOVES);
                let (watched, think) = (dice.below(WATCHED) == 0, hour_long.mul_f64(VISIT / moves as f64));
                let there = town.clone();
                visiting.spawn(async move {
                    let table = there.visit(table, moves, watched, think).await;
                    there.tables.lock().unwrap_or_else(PoisonError::into_inner).push(table);
                });
            }
            tokio::time::sleep_until(start + hour_long * (index + 1)).await;
            while visiting.try_join_next().is_some() {}
            if hours.len() + 1 == HOURS.len() {
                // The day is over when the last have gone.
                while visiting.join_next().await.is_some() {}
            }
            let times = std::mem::take(&mut *town.times.lock().unwrap_or_else(PoisonError::into_inner));
            let errors = town.errors.swap(0, Ordering::Relaxed);
            hours.push(Hour {
                visits,
                moves: Load::of(times, errors, hour_long),
                pages: town.most_pages.load(Ordering::Relaxed),
                used: server.processor_time() - used,
                memory: server.memory(),
            });
        }
        Ok(DayReport { options, hours, grown: size() - before })
    })
}

/// The size of a database file with its journal.
fn file_size(path: &str) -> f64 {
    let size = |path: String| std::fs::metadata(path).map_or(0, |file| file.len());
    (size(path.to_owned()) + size(format!("{path}-wal"))) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_visit_has_its_hour() {
        assert_eq!(HOURS.iter().sum::<usize>(), 1_000);
    }
}
