//! `bradshaw bench`: measurements that need the whole house. What is measured is a server in a process of its own.

use crate::serve::runtime;
use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use load::{ComputersOptions, DayOptions, Options, Process, WatchOptions};
use std::net::TcpListener;
use std::process::{Child, Command, ExitCode, Stdio};
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

/// Measures and prints.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let report = runtime()?.block_on(async {
        match arguments {
            Arguments::Server(asked) => server(asked).await,
            Arguments::Watch(asked) => watch(asked).await,
            Arguments::Flood(asked) => flood(asked).await,
            Arguments::Computers(asked) => computers(asked).await,
            Arguments::Day(asked) => day(asked).await,
        }
    })?;
    print!("{report}");
    Ok(ExitCode::SUCCESS)
}

async fn server(asked: &ServerArguments) -> Result<String> {
    let kind = load::prepare(&asked.place.database).await?;
    let node = Node::start(&asked.place.database, asked.tables + asked.idle + 16, 0).await?;
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
    let node = Node::start(&asked.place.database, asked.tables + 16, 0).await?;
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
    let node = Node::start(&asked.place.database, 64, asked.pace_ms).await?;
    Ok(load::flood(&node.base, Duration::from_secs(asked.seconds)).await?.to_string())
}

async fn computers(asked: &ComputersArguments) -> Result<String> {
    load::prepare(&asked.place.database).await?;
    let node = Node::start(&asked.place.database, asked.tables + 16, asked.pace_ms).await?;
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
    let node = Node::start(database, 512, 0).await?;
    let options = DayOptions { people: asked.people, how_long: Duration::from_secs(asked.seconds) };
    let file = database.strip_prefix("sqlite:");
    Ok(load::day(&node.base, node.process(), file, options).await?.to_string())
}

/// A server of its own, in another process: this very program. It ends with us.
struct Node {
    child: Child,
    base: String,
}

impl Node {
    /// Starts a server without limits, for all load comes from one address.
    async fn start(database: &str, tables_in_memory: usize, pace_ms: u64) -> Result<Node> {
        let listen = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        // However we end, it ends too.
        let child = Command::new("setpriv")
            .args(["--pdeathsig", "KILL", "--"])
            .arg(std::env::current_exe()?)
            .args(["serve", "--listen", &listen.to_string(), "--database", database])
            .args(["--tables-in-memory", &tables_in_memory.to_string(), "--pace-ms", &pace_ms.to_string()])
            .env("BRADSHAW_LIMITS", "false")
            .env("RUST_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .context("a server cannot be started")?;
        let mut node = Node { child, base: format!("http://{listen}") };
        let visitor = load::Client::new(Default::default(), &node.base);
        for _ in 0..300 {
            if visitor.get("/titles").await.is_ok() {
                return Ok(node);
            }
            if let Some(status) = node.child.try_wait()? {
                bail!("the server ended at once: {status}");
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        bail!("the server does not answer")
    }

    fn process(&self) -> Process {
        Process::of(self.child.id())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
