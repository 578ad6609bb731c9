//! `bradshaw serve` and `bradshaw audit`: the place where people play, and what it has kept.

use anyhow::Result;
use clap::Args;
use server::Given;
use std::path::PathBuf;
use std::process::ExitCode;

/// How to serve. What is not given here is taken from the environment (BRADSHAW_LISTEN, BRADSHAW_DATABASE, ...), then
/// from the settings file, then from the defaults.
#[derive(Args)]
pub struct Arguments {
    /// Where to listen [default: 127.0.0.1:1860]
    #[arg(long)]
    listen: Option<String>,
    /// The database: sqlite:PATH or postgres://... [default: a SQLite file in the user's data folder]
    #[arg(long)]
    database: Option<String>,
    /// The address people use to reach the server, such as https://bradshaw.example
    #[arg(long)]
    public_url: Option<String>,
    /// A TOML file of settings
    #[arg(long, value_name = "FILE")]
    settings: Option<PathBuf>,
    /// Milliseconds between the moves of computer players
    #[arg(long)]
    pace_ms: Option<u64>,
    /// The mail server for notifications, such as smtps://user:password@mail.example
    #[arg(long)]
    smtp: Option<String>,
    /// The sender of mails
    #[arg(long)]
    mail_from: Option<String>,
    /// Tables kept in memory
    #[arg(long)]
    tables_in_memory: Option<usize>,
    /// Believe the X-Forwarded-For of a proxy in front
    #[arg(long)]
    behind_proxy: bool,
    /// Where Prometheus may ask for figures, such as 127.0.0.1:1861 [default: nowhere]
    #[arg(long)]
    metrics: Option<String>,
    /// Write the log as JSON lines; RUST_LOG says how much is logged
    #[arg(long)]
    log_json: bool,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

/// Which database to audit.
#[derive(Args)]
pub struct AuditArguments {
    /// The database: sqlite:PATH or postgres://...; as for serve if absent
    #[arg(long)]
    database: Option<String>,
}

/// Serves until told to stop.
pub fn run(arguments: Arguments) -> Result<ExitCode> {
    let given = Given {
        listen: arguments.listen,
        database: arguments.database,
        public_url: arguments.public_url,
        tables_in_memory: arguments.tables_in_memory,
        pace_ms: arguments.pace_ms,
        smtp: arguments.smtp,
        mail_from: arguments.mail_from,
        metrics: arguments.metrics,
        behind_proxy: arguments.behind_proxy.then_some(true),
        ..Given::default()
    };
    let file = arguments.settings.as_deref().map(Given::file).transpose()?.unwrap_or_default();
    let config = given.or(Given::environment()?).or(file).config()?;
    let address = config.public_url.clone().unwrap_or_else(|| format!("http://{}", config.listen));
    let open = arguments.open;
    server::start_logs(arguments.log_json);
    let runtime = runtime()?;
    let served = runtime.block_on(async move {
        let running = server::bind(config).await?;
        println!("Bradshaw is at {address}");
        if open {
            open_browser(&address);
        }
        running.until_told_to_stop().await
    });
    // A search may go on for minutes: nobody waits for it any more.
    runtime.shutdown_background();
    served?;
    Ok(ExitCode::SUCCESS)
}

/// Replays every stored game; success only if all come out as they were played.
pub fn audit(arguments: AuditArguments) -> Result<ExitCode> {
    let given = Given { database: arguments.database, ..Given::default() };
    let config = given.or(Given::environment()?).config()?;
    let audit = runtime()?.block_on(server::audit(&config.database))?;
    for difference in &audit.differences {
        println!(
            "{} ({}), played under {}: entry {} differs: {}",
            difference.name, difference.table, difference.rules, difference.number, difference.fault
        );
    }
    for (version, games) in &audit.versions {
        println!("rules {version}: {games} games");
    }
    println!(
        "audit: {} games, {} entries, {} would come out otherwise",
        audit.games,
        audit.entries,
        audit.differences.len()
    );
    Ok(if audit.differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The threads that serve.
pub fn runtime() -> Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// Tells the desktop to open a page; where there is none, the address has been printed.
fn open_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = std::process::Stdio::null;
    let _ = std::process::Command::new(opener).arg(address).stdout(quiet()).stderr(quiet()).spawn();
}
