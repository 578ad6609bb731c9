//! Starting the server and stopping it.

use crate::api;
use crate::app::{App, Parts};
use crate::cards::Cards;
use crate::config::Config;
use crate::connections;
use crate::figures;
use crate::keeper;
use crate::limits::Limits;
use crate::live::Hub;
use crate::notify::{self, Notifier};
use crate::once::Once;
use crate::people::Passwords;
use crate::places::Places;
use crate::tables::{Capacity, Tables};
use futures_util::future::BoxFuture;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use storage::{Storage, StorageError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long requests that are under way may take when the server stops.
const GRACE: Duration = Duration::from_secs(5);
/// The pages one person may have open, or one network of people who are nobody.
const MOST_PAGES: usize = 50;

/// Why the server could not start, or stopped.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Somebody else listens there.
    #[error("{0} is in use: is another bradshaw running? Choose another address with --listen")]
    Busy(SocketAddr),
    /// We cannot listen there.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// A setting.
    #[error("{0}")]
    Setting(String),
    /// The database did not come to an end.
    #[error("the database could not be closed in time; what was acknowledged is safe")]
    Unclosed,
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it tells its figures, if it does.
    pub metrics: Option<SocketAddr>,
    close: watch::Sender<bool>,
    work: JoinHandle<()>,
    background: Vec<JoinHandle<()>>,
    storage: Storage,
}

impl Running {
    /// Serves until the process is told to stop (interrupt or terminate).
    pub async fn until_told_to_stop(self) -> Result<(), ServeError> {
        told_to_stop().await;
        tracing::info!("stopping");
        self.stop().await
    }

    /// Stops it: what is under way is finished, watchers are told, the database is closed.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.close.send_replace(true);
        let stop = self.work.abort_handle();
        tokio::time::timeout(GRACE, self.work).await.ok();
        stop.abort();
        self.background.iter().for_each(JoinHandle::abort);
        let closed = tokio::time::timeout(GRACE, self.storage.backend().close()).await;
        closed.map_err(|_| ServeError::Unclosed)
    }
}

/// Serves until the process is told to stop (interrupt or terminate).
pub async fn serve(config: Config) -> Result<(), ServeError> {
    bind(config).await?.until_told_to_stop().await
}

/// Starts a server and comes back when it can be reached. It is boxed so that all of it is compiled here, where it is optimised:
/// otherwise it would be where it is awaited.
pub fn bind(config: Config) -> BoxFuture<'static, Result<Running, ServeError>> {
    Box::pin(async move {
        let (listener, address) = listen(config.listen).await?;
        let config = Config { listen: address, ..config };
        let recorder = figures::recorder().map_err(ServeError::Setting)?;
        let told = match config.metrics {
            Some(at) => Some(listen(at).await?),
            None => None,
        };
        let storage = Storage::open_alone(&config.database).await?;
        let (close, closing) = watch::channel(false);
        let places = connection_places(&config);
        let app = assemble(config, storage.clone(), closing.clone())?;
        app.tables.forgive_downtime().await?;
        // The key that signs calls is made on first start, for all nodes.
        app.notifier.public_key().await.map_err(|error| ServeError::Setting(error.to_string()))?;
        let mut background = vec![
            tokio::spawn(app.hub.clone().spread(storage.backend().news())),
            tokio::spawn(app.tables.clone().look_after()),
            tokio::spawn(app.tables.clone().keep_time()),
            tokio::spawn(app.tables.clone().look_for_ends()),
            tokio::spawn(keeper::keep_order(app.tables.clone())),
            tokio::spawn(app.notifier.clone().make_calls()),
            tokio::spawn(app.bans.clone().look_out(app.tables.clone())),
            tokio::spawn(app.limits.clone().compare()),
            tokio::spawn(figures::put_in_order(recorder.clone())),
        ];
        let metrics = told.as_ref().map(|(_, at)| *at);
        if let Some((listener, _)) = told {
            background.push(tokio::spawn(figures::tell(listener, recorder, app.tables.clone())));
        }
        tracing::info!(%address, database = storage.backend().name(), "listening");
        let limits = app.limits.clone();
        let work = tokio::spawn(connections::serve(listener, api::router(app), places, limits, closing));
        Ok(Running { address, metrics, close, work, background, storage })
    })
}

async fn listen(at: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let listener = TcpListener::bind(at).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::Busy(at),
        _ => ServeError::Listen(at, error),
    })?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen(at, error))?;
    Ok((listener, address))
}

/// How many may be connected. Behind a proxy all connections are the proxy's: there only pages are counted by network.
fn connection_places(config: &Config) -> Arc<Places> {
    let most = connections::most_connections(config.connections);
    let each = if config.behind_proxy || !config.limits { usize::MAX } else { config.connections_each };
    Places::new(most, each)
}

/// Whether browsers take the address of the server for a secure one: by TLS, or because it is their own machine.
fn is_secure(config: &Config) -> bool {
    let Some(url) = config.public_url.as_deref().and_then(|url| reqwest::Url::parse(url).ok()) else {
        return true;
    };
    let own = url.host_str().is_some_and(|host| matches!(host, "localhost" | "127.0.0.1" | "[::1]"));
    url.scheme() == "https" || own
}

pub(crate) fn assemble(
    config: Config,
    storage: Storage,
    closing: watch::Receiver<bool>,
) -> Result<App, ServeError> {
    let hub = Arc::new(Hub::default());
    let limits = Arc::new(Limits::new(config.limits, &storage));
    let settings = notify::Settings {
        base: config.public_url.clone().unwrap_or_else(|| format!("http://{}", config.listen)),
        secure: is_secure(&config),
        wait: Duration::from_secs(config.notify_after_s),
        smtp: config.smtp.clone(),
        mail_from: config.mail_from.clone(),
        internal: config.internal_webhooks,
        time: config.time.clone(),
    };
    let notifier =
        Notifier::new(storage.clone(), hub.clone(), limits.clone(), settings).map_err(ServeError::Setting)?;
    let notifier = Arc::new(notifier);
    let pace = Duration::from_millis(config.pace_ms);
    let time = config.time.clone();
    let capacity = Capacity {
        in_memory: config.tables_in_memory,
        imported_moves: config.imported_moves,
        stored_bytes: config.stored_mb.saturating_mul(1_000_000),
    };
    let tables = Tables::new(storage.clone(), notifier.clone(), time, pace, capacity);
    let pages = Places::new(usize::MAX, if config.limits { MOST_PAGES } else { usize::MAX });
    Ok(App::new(Parts {
        storage,
        tables,
        hub,
        notifier,
        bans: Arc::default(),
        limits,
        passwords: Passwords::default(),
        cards: Cards::default(),
        reviews: Once::default(),
        pages,
        config,
        closing,
    }))
}

/// Writes what happens to standard error, as lines or as JSON; `RUST_LOG` says how much. Logs carry no secrets:
/// neither cookies nor passwords nor addresses of webhooks.
pub fn start_logs(json: bool) {
    use tracing_subscriber::filter::Targets;
    use tracing_subscriber::prelude::*;
    let asked = std::env::var("RUST_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    // That a letter of somebody's name is in another font on a card is nothing an operator must know.
    let usual =
        || Targets::new().with_default(tracing::Level::INFO).with_target("usvg", tracing::Level::ERROR);
    let filter = asked.unwrap_or_else(usual);
    let logs = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let registry = tracing_subscriber::registry().with(filter);
    // If somebody has started logs already, theirs are as good.
    let started = if json { registry.with(logs.json()).try_init() } else { registry.with(logs).try_init() };
    started.ok();
}

async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = interrupt => {}
        () = terminate => {}
    }
}
