//! `bradshaw bench`: measurements that need the whole house. What is measured is a server in a process of its own.

use crate::serve::runtime;
use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use load::soak::{SoakOptions, soak};
use load::{ComputersOptions, DayOptions, Launch, Node, Options, WatchOptions};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// What to measure.
#[derive(Subcommand)]
pub enum Arguments {
    /// Many tables through the real API, next to what the database allows
    Server(ServerArguments),
    /// Many open pages that watch tables while they are played
    Watch(WatchArguments),
    /// What a flood of searches for runs leaves to others
    Flood(FloodArguments),
    /// What tables of computers leave to a person at another table
    Computers(ComputersArguments),
    /// A day of arrivals, moves, watchers and computers, compressed
    Day(DayArguments),
    /// Everything at once, on both databases, while servers are killed, paused and cut off
    Soak(SoakArguments),
}

/// Where to measure.
#[derive(Args)]
struct Where {
    /// The database: sqlite:PATH or postgres://...
    #[arg(long, default_value = "sqlite:bradshaw-bench.db")]
    database: String,
}

/// How to measure moves.
#[derive(Args)]
pub struct ServerArguments {
    #[command(flatten)]
    place: Where,
    /// Tables played at once
    #[arg(long, default_value_t = 64)]
    tables: usize,
    /// Idle tables in memory
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// Seconds for each part
    #[arg(long, default_value_t = 10)]
    seconds: u64,
}

/// How to measure pages.
#[derive(Args)]
pub struct WatchArguments {
    #[command(flatten)]
    place: Where,
    /// Open pages
    #[arg(long, default_value_t = 1_000)]
    pages: usize,
    /// Tables that they watch
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Seconds of play
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Milliseconds between two moves at a table
    #[arg(long, default_value_t = 1_000)]
    pause_ms: u64,
}

/// How to flood.
#[derive(Args)]
pub struct FloodArguments {
    #[command(flatten)]
    place: Where,
    /// Seconds without the flood, and with it
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// Milliseconds between the moves of computer players
    #[arg(long, default_value_t = 20)]
    pace_ms: u64,
}

/// How computers play meanwhile.
#[derive(Args)]
pub struct ComputersArguments {
    #[command(flatten)]
    place: Where,
    /// Tables of computers, three seats each
    #[arg(long, default_value_t = 10)]
    tables: usize,
    /// Who plays there
    #[arg(long, default_value = "director")]
    computer: String,
    /// Seconds without them, and with them
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Milliseconds between the moves of computer players
    #[arg(long, default_value_t = 0)]
    pace_ms: u64,
}

/// How to play a day.
#[derive(Args)]
pub struct DayArguments {
    #[command(flatten)]
    place: Where,
    /// People who come on the day
    #[arg(long, default_value_t = 1_000)]
    people: usize,
    /// Seconds that the day takes
    #[arg(long, default_value_t = 120)]
    seconds: u64,
}

/// How to soak.
#[derive(Args)]
pub struct SoakArguments {
    /// A PostgreSQL of this machine whose data may be lost, such as postgres://postgres@127.0.0.1:5432/postgres
    #[arg(long)]
    postgres: String,
    /// A folder on a disk, for the SQLite database and the logs of the servers
    #[arg(long)]
    folder: PathBuf,
    /// Minutes
    #[arg(long, default_value_t = 60)]
    minutes: u64,
    /// A file for the page of figures
    #[arg(long)]
    page: Option<PathBuf>,
}

/// Measures and prints.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let report = runtime()?.block_on(async {
        match arguments {
            Arguments::Server(asked) => server(asked).await,
            Arguments::Watch(asked) => watch(asked).await,
            Arguments::Flood(asked) => flood(asked).await,
            Arguments::Computers(asked) => computers(asked).await,
            Arguments::Day(asked) => day(asked).await,
            Arguments::Soak(asked) => soaked(asked).await,
        }
    })?;
    print!("{report}");
    Ok(ExitCode::SUCCESS)
}

/// Soaks; an error if something happened that must not.
async fn soaked(asked: &SoakArguments) -> Result<String> {
    let options = SoakOptions {
        program: std::env::current_exe()?,
        folder: asked.folder.clone(),
        postgres: asked.postgres.clone(),
        how_long: Duration::from_secs(60 * asked.minutes),
    };
    let report = soak(&options).await?;
    if let Some(page) = &asked.page {
        std::fs::write(page, report.to_string())?;
    }
    if !report.is_good() {
        print!("{report}");
        bail!("the soak has found faults");
    }
    Ok(report.to_string())
}

async fn server(asked: &ServerArguments) -> Result<String> {
    let kind = load::prepare(&asked.place.database).await?;
    let node = start(&asked.place.database, asked.tables + asked.idle + 16, 0).await?;
    let options = Options {
        database: asked.place.database.clone(),
        tables: asked.tables,
        idle: asked.idle,
        how_long: Duration::from_secs(asked.seconds),
    };
    Ok(load::measure(&node.base, node.process(), kind, &options).await?.to_string())
}

async fn watch(asked: &WatchArguments) -> Result<String> {
    load::prepare(&asked.place.database).await?;
    let node = start(&asked.place.database, asked.tables + 16, 0).await?;
    let options = WatchOptions {
        pages: asked.pages,
        tables: asked.tables,
        how_long: Duration::from_secs(asked.seconds),
        pause: Duration::from_millis(asked.pause_ms),
    };
    Ok(load::watch(&node.base, node.process(), options).await?.to_string())
}

async fn flood(asked: &FloodArguments) -> Result<String> {
    load::prepare(&asked.place.database).await?;
    let node = start(&asked.place.database, 64, asked.pace_ms).await?;
    Ok(load::flood(&node.base, Duration::from_secs(asked.seconds)).await?.to_string())
}

async fn computers(asked: &ComputersArguments) -> Result<String> {
    load::prepare(&asked.place.database).await?;
    let node = start(&asked.place.database, asked.tables + 16, asked.pace_ms).await?;
    let options = ComputersOptions {
        tables: asked.tables,
        computer: asked.computer.clone(),
        how_long: Duration::from_secs(asked.seconds),
    };
    Ok(load::computers(&node.base, node.process(), &options).await?.to_string())
}

async fn day(asked: &DayArguments) -> Result<String> {
    let database = &asked.place.database;
    load::prepare(database).await?;
    // As many tables in memory as a server keeps by itself.
    let node = start(database, 512, 0).await?;
    let options = DayOptions { people: asked.people, how_long: Duration::from_secs(asked.seconds) };
    let file = database.strip_prefix("sqlite:");
    Ok(load::day(&node.base, node.process(), file, options).await?.to_string())
}

/// Starts a server of its own, in another process: this very program.
async fn start(database: &str, tables_in_memory: usize, pace_ms: u64) -> Result<Node> {
    let launch = Launch::new(&std::env::current_exe()?, database);
    let launch = launch.with("--tables-in-memory", tables_in_memory).with("--pace-ms", pace_ms);
    Ok(launch.start().await?)
}
