//! How fast a server is, measured from outside: many tables driven through the real API over loopback, next to
//! what the database would do if it did nothing but store moves durably. It knows the API and nothing of the server
//! behind it, whose tests use the same [`Client`].
//!
//! ```no_run
//! # async fn run() -> Result<(), reqwest::Error> {
//! let ann = load::Client::new(reqwest::Client::new(), "http://127.0.0.1:1860");
//! ann.arrive("Ann").await?;
//! let table = ann.hot_table(3).await?;
//! let (_, state) = ann.get(&format!("/tables/{table}/state")).await?;
//! let action = ann.any_move(&table, &state, &mut load::Dice(1)).await?;
//! # Ok(())
//! # }
//! ```

mod bare;
mod computers;
mod day;
mod flood;
mod namespace;
mod node;
mod page;
mod player;
mod process;
mod relay;
pub mod soak;
mod tables;
mod visitor;
mod watch;

pub use computers::{ComputersOptions, ComputersReport, computers};
pub use day::{DayOptions, DayReport, day};
pub use flood::{FloodReport, flood};
pub use namespace::{Cable, Namespace};
pub use node::{Launch, LaunchError, Node};
pub use player::{Dice, choose, wants_runs};
pub use process::Process;
pub use relay::relay;
pub use tables::Load;
pub use visitor::{Answer, Client};
pub use watch::{WatchOptions, WatchReport, watch};

use futures_util::future::BoxFuture;
use std::time::Duration;
use storage::{Batch, Storage, StorageError};
use tables::{Playing, load};
use thiserror::Error;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Options {
    /// The database.
    pub database: String,
    /// How many tables are played at once.
    pub tables: usize,
    /// How many tables stand idle in memory; none are measured if 0.
    pub idle: usize,
    /// How long each part takes.
    pub how_long: Duration,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct Report {
    /// Which database.
    pub database: &'static str,
    /// Durable rows per second of a bare loop, before and after the load.
    pub bare: [f64; 2],
    /// As fast as it goes.
    pub full: Load,
    /// Processor time of the server and of its clients for each of those moves.
    pub work: [Duration; 2],
    /// At half of that.
    pub half: Load,
    /// Bytes of memory for each idle table, and how many there were.
    pub idle: Option<(f64, usize)>,
}

/// Why nothing was measured.
#[derive(Debug, Error)]
pub enum BenchError {
    /// The database.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The client.
    #[error("the server cannot be reached: {0}")]
    Client(#[from] reqwest::Error),
    /// A page.
    #[error("pages could not be kept open: {0}")]
    Page(String),
    /// A table of computers.
    #[error("computers cannot play: the server answered {0}: {1}")]
    Computers(u16, serde_json::Value),
}

impl Report {
    /// Moves per second in proportion to bare rows per second.
    pub fn ratio(&self) -> f64 {
        self.full.rate / ((self.bare[0] + self.bare[1]) / 2.0)
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(to, "{}", self.database)?;
        writeln!(to, "bare       {:>8.0} rows/s before, {:.0} rows/s after", self.bare[0], self.bare[1])?;
        writeln!(to, "{}", self.full.line("full load"))?;
        let [server, clients] = self.work.map(|time| time.as_secs_f64() * 1_000_000.0);
        writeln!(
            to,
            "work       {server:>8.0} µs of the server and {clients:.0} µs of its clients for each move"
        )?;
        writeln!(to, "{}", self.half.line("half load"))?;
        writeln!(to, "ratio      {:>8.2} moves for each bare row", self.ratio())?;
        if let Some((bytes, count)) = self.idle {
            writeln!(to, "idle       {:>8.1} kB for each of {count} tables", bytes / 1_024.0)?;
        }
        Ok(())
    }
}

/// Makes a database ready to be measured, before a server opens it; gives the name of its kind. Whatever earlier
/// runs left for the server to do is none of this run's business.
pub async fn prepare(database: &str) -> Result<&'static str, StorageError> {
    let storage = Storage::open(database).await?;
    storage.commit(Batch::of("UPDATE tables SET driven = 0", Vec::new())).await?;
    let name = storage.backend().name();
    storage.backend().close().await;
    Ok(name)
}

/// What is boxed is compiled here, where it is optimised; otherwise it would be where it is awaited.
type Measuring<'a, T> = BoxFuture<'a, Result<T, BenchError>>;

/// Measures the server at `base`, such as `http://127.0.0.1:1860`, which is this process.
pub fn measure<'a>(
    base: &'a str,
    server: Process,
    kind: &'static str,
    options: &'a Options,
) -> Measuring<'a, Report> {
    Box::pin(async move {
        let client = reqwest::Client::new();
        // Before the load: it leaves free memory behind that idle tables would take first.
        let idle = match options.idle {
            0 => None,
            count => Some((idle(&client, base, server, count).await?, count)),
        };
        let mut tables = Vec::new();
        for seed in 0..options.tables {
            tables.push(Playing::begin(&client, base, seed as u64).await?);
        }
        let payload = "x".repeat(600);
        let bare_time = options.how_long / 4;
        let before = bare::rate(&options.database, bare_time, &payload).await?;
        let workers = [server, Process::of(std::process::id())];
        let used = workers.map(Process::processor_time);
        let (tables, full) = load(tables, options.how_long, Duration::ZERO).await;
        let moves = u32::try_from(full.moves.max(1)).unwrap_or(u32::MAX);
        let work = [0, 1].map(|each| workers[each].processor_time().saturating_sub(used[each]) / moves);
        let after = bare::rate(&options.database, bare_time, &payload).await?;
        let pause = Duration::from_secs_f64(2.0 * tables.len() as f64 / full.rate.max(1.0));
        let (_, half) = load(tables, options.how_long, pause).await;
        Ok(Report { database: kind, bare: [before, after], full, work, half, idle })
    })
}

/// Bytes of memory that each of many idle tables takes: started, some moves in, and left alone.
async fn idle(
    client: &reqwest::Client,
    base: &str,
    server: Process,
    count: usize,
) -> Result<f64, BenchError> {
    const MOVES: usize = 8;
    let mut table = Playing::begin(client, base, 1).await?;
    let before = server.memory();
    for _ in 0..count {
        table.new_table().await?;
        for _ in 0..MOVES {
            table.one_move().await?;
        }
    }
    Ok((server.memory() - before) / count as f64)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}
