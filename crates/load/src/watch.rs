//! Many open pages that watch tables while they are played.

use crate::page::Page;
use crate::process::Process;
use crate::tables::{Load, Playing, load};
use crate::{BenchError, Measuring, milliseconds};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// What to measure.
#[derive(Clone, Copy, Debug)]
pub struct WatchOptions {
    /// How many pages are open, evenly spread over the tables.
    pub pages: usize,
    /// How many tables are played.
    pub tables: usize,
    /// How long.
    pub how_long: Duration,
    /// The time between two moves at a table.
    pub pause: Duration,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct WatchReport {
    options: WatchOptions,
    /// Bytes of the server's memory that each page takes.
    pub bytes_a_page: f64,
    /// The moves.
    pub moves: Load,
    /// How many updates came, all pages together.
    pub updates: usize,
    /// How much of a processor the server used.
    pub processors: f64,
}

impl std::fmt::Display for WatchReport {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let WatchOptions { pages, tables, how_long, .. } = self.options;
        writeln!(to, "{pages} pages watch {tables} tables")?;
        writeln!(to, "memory     {:>8.1} kB for each page", self.bytes_a_page / 1_024.0)?;
        writeln!(to, "{}", self.moves.line("moves"))?;
        let rate = self.updates as f64 / how_long.as_secs_f64();
        writeln!(to, "updates    {rate:>8.0} a second")?;
        writeln!(to, "server     {:>8.2} processors", self.processors)
    }
}

/// Opens pages at the server at `base` and plays what they watch.
pub fn watch(base: &str, server: Process, options: WatchOptions) -> Measuring<'_, WatchReport> {
    Box::pin(async move {
        let client = reqwest::Client::new();
        let mut tables = Vec::new();
        for seed in 0..options.tables {
            tables.push(Playing::begin(&client, base, seed as u64).await?);
        }
        let before = server.memory();
        let updates = Arc::new(AtomicUsize::new(0));
        let mut pages = Vec::with_capacity(options.pages);
        for index in 0..options.pages {
            let playing = &tables[index % options.tables];
            let mut page = Page::open(&playing.visitor, &playing.table).await?;
            let updates = updates.clone();
            pages.push(tokio::spawn(async move {
                while page.next().await.is_some() {
                    updates.fetch_add(1, Ordering::Relaxed);
                }
            }));
        }
        let bytes_a_page = (server.memory() - before) / options.pages.max(1) as f64;
        // Those who came before were told of each who came.
        tokio::time::sleep(Duration::from_secs(1)).await;
        updates.store(0, Ordering::Relaxed);
        let used = server.processor_time();
        let (_, moves) = load(tables, options.how_long, options.pause).await;
        let used = server.processor_time() - used;
        let closed = pages.iter().filter(|page| page.is_finished()).count();
        pages.iter().for_each(tokio::task::JoinHandle::abort);
        if closed > 0 {
            return Err(BenchError::Page(format!("{closed} of {} were closed by the server", options.pages)));
        }
        let processors = used.as_secs_f64() / options.how_long.as_secs_f64();
        Ok(WatchReport { options, bytes_a_page, moves, updates: updates.load(Ordering::Relaxed), processors })
    })
}

impl Load {
    /// The load as a line of a report.
    pub fn line(&self, name: &str) -> String {
        format!(
            "{name:<10} {:>8.0} moves/s   p50 {:>6.1} ms   p99 {:>6.1} ms   {} moves, {} errors",
            self.rate,
            milliseconds(self.median),
            milliseconds(self.p99),
            self.moves,
            self.errors
        )
    }
}
