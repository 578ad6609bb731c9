//! `bradshaw bench`: measurements that need the whole house.

use crate::serve::runtime;
use anyhow::Result;
use clap::{Args, Subcommand};
use load::{Options, Report};
use server::Given;
use std::process::ExitCode;
use std::time::Duration;

/// What to measure.
#[derive(Subcommand)]
pub enum Arguments {
    /// Many tables through the real API, next to what the database allows
    Server(ServerArguments),
}

/// How to measure the server.
#[derive(Args)]
pub struct ServerArguments {
    /// The database: sqlite:PATH or postgres://...
    #[arg(long, default_value = "sqlite:bradshaw-bench.db")]
    database: String,
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

/// Measures and prints.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let Arguments::Server(asked) = arguments;
    let options = Options {
        database: asked.database.clone(),
        tables: asked.tables,
        idle: asked.idle,
        how_long: Duration::from_secs(asked.seconds),
    };
    print!("{}", runtime()?.block_on(measure(&options))?);
    Ok(ExitCode::SUCCESS)
}

/// A server of its own on the database, measured and stopped.
async fn measure(options: &Options) -> Result<Report> {
    let given = Given {
        listen: Some("127.0.0.1:0".to_owned()),
        database: Some(options.database.clone()),
        limits: Some(false),
        pace_ms: Some(0),
        tables_in_memory: Some(options.tables + options.idle + 16),
        ..Given::default()
    };
    let config = given.config()?;
    let kind = load::prepare(&options.database).await?;
    let running = server::bind(config).await?;
    let report = load::measure(&format!("http://{}", running.address), kind, options).await?;
    running.stop().await?;
    Ok(report)
}
