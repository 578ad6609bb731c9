//! Starting the server and stopping it.

use crate::api;
use crate::app::{App, Parts};
use crate::config::Config;
use crate::limits::Limits;
use crate::live::Hub;
use crate::notify::{self, Notifier};
use crate::people::Passwords;
use crate::tables::Tables;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use storage::{Storage, StorageError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long requests that are under way may take when the server stops.
const GRACE: Duration = Duration::from_secs(10);

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
    /// The server broke.
    #[error("the server stopped: {0}")]
    Broken(std::io::Error),
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    close: watch::Sender<bool>,
    work: JoinHandle<Result<(), std::io::Error>>,
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
        let ended = tokio::time::timeout(GRACE, self.work).await;
        stop.abort();
        self.background.iter().for_each(JoinHandle::abort);
        self.storage.backend().close().await;
        match ended {
            Ok(Ok(Err(error))) => Err(ServeError::Broken(error)),
            _ => Ok(()),
        }
    }
}

/// Serves until the process is told to stop (interrupt or terminate).
pub async fn serve(config: Config) -> Result<(), ServeError> {
    bind(config).await?.until_told_to_stop().await
}

/// Starts a server and comes back when it can be reached.
pub async fn bind(config: Config) -> Result<Running, ServeError> {
    let listener = TcpListener::bind(config.listen).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::Busy(config.listen),
        _ => ServeError::Listen(config.listen, error),
    })?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen(config.listen, error))?;
    let config = Config { listen: address, ..config };
    let storage = Storage::open(&config.database).await?;
    let (close, closing) = watch::channel(false);
    let app = assemble(config, storage.clone(), closing.clone())?;
    let background = vec![
        tokio::spawn(app.hub.clone().spread(storage.backend().news())),
        tokio::spawn(app.tables.clone().look_after()),
    ];
    tracing::info!(%address, database = storage.backend().name(), "listening");
    let service = api::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let mut stop = closing;
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        stop.wait_for(|closing| *closing).await.ok();
    });
    let work = tokio::spawn(async move { serving.await });
    Ok(Running { address, close, work, background, storage })
}

fn assemble(config: Config, storage: Storage, closing: watch::Receiver<bool>) -> Result<App, ServeError> {
    let hub = Arc::new(Hub::default());
    let settings = notify::Settings {
        base: config.public_url.clone().unwrap_or_else(|| format!("http://{}", config.listen)),
        wait: Duration::from_secs(config.notify_after_s),
        smtp: config.smtp.clone(),
        mail_from: config.mail_from.clone(),
        internal: config.internal_webhooks,
    };
    let notifier = Notifier::new(storage.clone(), hub.clone(), settings).map_err(ServeError::Setting)?;
    let notifier = Arc::new(notifier);
    let pace = Duration::from_millis(config.pace_ms);
    let tables = Tables::new(storage.clone(), notifier.clone(), pace, config.tables_in_memory);
    Ok(App::new(Parts {
        storage,
        tables,
        hub,
        notifier,
        limits: Limits::new(config.limits),
        passwords: Passwords::default(),
        config,
        closing,
        metrics: recorder()?,
    }))
}

/// The recorder of figures: one in a process, however many servers it runs.
fn recorder() -> Result<PrometheusHandle, ServeError> {
    static RECORDER: OnceLock<Result<PrometheusHandle, String>> = OnceLock::new();
    const BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];
    let made = RECORDER.get_or_init(|| {
        let name = Matcher::Full("bradshaw_http_seconds".to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(name, &BUCKETS);
        builder.map_err(|error| error.to_string())?.install_recorder().map_err(|error| error.to_string())
    });
    made.clone().map_err(ServeError::Setting)
}

/// Writes what happens to standard error, as lines or as JSON; `RUST_LOG` says how much. Logs carry no secrets:
/// neither cookies nor passwords nor addresses of webhooks.
pub fn start_logs(json: bool) {
    use tracing_subscriber::filter::Targets;
    use tracing_subscriber::prelude::*;
    let asked = std::env::var("RUST_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let filter = asked.unwrap_or_else(|| Targets::new().with_default(tracing::Level::INFO));
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
