//! A soak: for an hour or so everything goes on at once, on both databases, while servers are killed, paused and cut off. At its end
//! whatever was acknowledged must be there once, everybody must have seen everything, and no clock may be wrong.

mod computers;
mod crowd;
mod journal;
mod others;
mod page;
mod players;
mod receiver;
mod sampling;
mod troubles;
mod visiting;
mod watchers;

pub use crowd::{Crowd, CrowdOptions};
pub use journal::Journal;
pub use page::SoakReport;
pub use players::Fate;

use crate::namespace::{Cable, Namespace};
use crate::node::{Launch, LaunchError, Node};
use crate::relay::relay;
use futures_util::future::BoxFuture;
use page::Site;
use receiver::{Calls, receive};
use sampling::Samples;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use thiserror::Error;

/// How to soak.
#[derive(Clone, Debug)]
pub struct SoakOptions {
    /// The program whose servers are soaked.
    pub program: PathBuf,
    /// A folder for the SQLite database and the logs of the servers.
    pub folder: PathBuf,
    /// A PostgreSQL on this machine, such as `postgres://postgres@127.0.0.1:5432/postgres`.
    pub postgres: String,
    /// How long.
    pub how_long: Duration,
}

/// Why there was no soak.
#[derive(Debug, Error)]
pub enum SoakError {
    /// A server.
    #[error(transparent)]
    Launch(#[from] LaunchError),
    /// The system.
    #[error(transparent)]
    System(#[from] std::io::Error),
    /// The address of PostgreSQL.
    #[error("'{0}' is no address of a PostgreSQL on this machine")]
    Postgres(String),
}

/// Who comes to each server.
fn crowd(receiver: String) -> CrowdOptions {
    let pause = Duration::from_millis(100);
    CrowdOptions { players: 6, watchers: 3, pause, computers: 2, receiver: Some(receiver) }
}

/// Soaks, and says what came of it.
pub fn soak(options: &SoakOptions) -> BoxFuture<'_, Result<SoakReport, SoakError>> {
    Box::pin(async move {
        let started = Instant::now();
        let (sqlite, postgres) = tokio::try_join!(on_sqlite(options), on_postgres(options))?;
        Ok(SoakReport { how_long: started.elapsed(), sites: vec![sqlite, postgres.0], not_cut: postgres.1 })
    })
}

fn launch(options: &SoakOptions, database: &str, name: &str) -> Launch {
    let mut launch = Launch::new(&options.program, database).with("--pace-ms", 100);
    launch.settings.push(("BRADSHAW_NOTIFY_AFTER_S", "1".to_owned()));
    launch.settings.push(("BRADSHAW_INTERNAL_WEBHOOKS", "true".to_owned()));
    launch.settings.push(("RUST_LOG", "warn".to_owned()));
    launch.log = Some(options.folder.join(format!("{name}.log")));
    launch
}

/// One node on SQLite, which is killed again and again.
async fn on_sqlite(options: &SoakOptions) -> Result<Site, SoakError> {
    let database = format!("sqlite:{}", options.folder.join("soak.db").display());
    let mut node = launch(options, &database, "sqlite").start().await?;
    let calls = Calls::default();
    let receiver = receive("127.0.0.1", calls.clone()).await?;
    let crowd = Crowd::come(&node.base, std::slice::from_ref(&node.base), &crowd(receiver)).await;
    let samples = Samples::default();
    let sampling = samples.clone().of(vec![("the node".to_owned(), node.metrics.clone())]);
    let (sampling, journal) = (tokio::spawn(sampling), crowd.journal.clone());
    let done = troubles::kill_again_and_again(&mut node, &journal, &samples, options.how_long).await?;
    let fate = crowd.leave().await;
    sampling.abort();
    node.kill();
    let audit = audit(&options.program, &database);
    let name = "SQLite, one node".to_owned();
    Ok(Site { name, done, fate, journal, calls: calls.count(), samples: samples.take(), audit })
}

/// Two nodes on PostgreSQL, of which one at a time is killed, paused or cut off.
async fn on_postgres(options: &SoakOptions) -> Result<(Site, Option<String>), SoakError> {
    let (space, why_not) = match Namespace::new() {
        Ok(space) => (Some(space), None),
        Err(why) => (None, Some(why)),
    };
    let first = launch(options, &options.postgres, "first").start().await?;
    let second = match &space {
        Some(space) => {
            let mut launch = launch(options, &seen_from(space, &options.postgres).await?, "second");
            launch.namespace = Some(space.name.clone());
            launch.address = space.inside(Cable::People);
            launch.start().await?
        }
        None => launch(options, &options.postgres, "second").start().await?,
    };
    let calls = Calls::default();
    // Both nodes must reach it.
    let receiver =
        space.as_ref().map_or("127.0.0.1".to_owned(), |space| space.outside(Cable::People).to_string());
    let receiver = receive(&receiver, calls.clone()).await?;
    let mut nodes = [first, second];
    let bases: Vec<String> = nodes.iter().map(|node| node.base.clone()).collect();
    let base = format!("http://{}", relay("127.0.0.1", bases.clone()).await?);
    let crowd = Crowd::come(&base, &bases, &crowd(receiver)).await;
    let samples = Samples::default();
    let named = |(index, node): (usize, &Node)| (format!("node {}", index + 1), node.metrics.clone());
    let sampling = tokio::spawn(samples.clone().of(nodes.iter().enumerate().map(named).collect()));
    let done = troubles::of_two_nodes(&mut nodes, &crowd, &samples, space.as_ref(), options.how_long).await?;
    let journal = crowd.journal.clone();
    let fate = crowd.leave().await;
    sampling.abort();
    nodes.iter_mut().for_each(Node::kill);
    let audit = audit(&options.program, &options.postgres);
    let name = "PostgreSQL, two nodes".to_owned();
    let site = Site { name, done, fate, journal, calls: calls.count(), samples: samples.take(), audit };
    Ok((site, why_not))
}

/// The address of a PostgreSQL of this machine as a namespace sees it.
async fn seen_from(space: &Namespace, url: &str) -> Result<String, SoakError> {
    let wrong = || SoakError::Postgres(url.to_owned());
    let rest = url.rsplit_once('@').or_else(|| url.split_once("://")).ok_or_else(wrong)?.1;
    let (address, _) = rest.split_once('/').ok_or_else(wrong)?;
    let through = relay(&space.outside(Cable::Database).to_string(), vec![address.to_owned()]).await?;
    Ok(url.replacen(address, &through, 1))
}

/// What an audit of a database says.
fn audit(program: &Path, database: &str) -> Result<String, String> {
    let done = Command::new(program).args(["audit", "--database", database]).output();
    let done = done.map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&done.stdout);
    let last = said.lines().last().unwrap_or("the audit said nothing").to_owned();
    if done.status.success() { Ok(last) } else { Err(last) }
}
