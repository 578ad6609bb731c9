//! What nodes on one database tell each other. News travels by NOTIFY. Every node also says once a second that it is there, and hears
//! itself: if it does not, its listening connection is dead, even if nobody closed it, and a new one is made. What was not told, because
//! a node died, or not heard, is found by looking at what has changed.

use super::answered;
use crate::backend::News;
use crate::ids;
use sqlx::Row as _;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};

const CHANNEL: &str = "bradshaw";
/// What a node says when it has nothing to say.
const HERE: &str = "here";
const SAY_EVERY: Duration = Duration::from_secs(1);
/// A node that has not heard itself for so long listens on a dead connection.
const SILENCE: Duration = Duration::from_secs(6);
/// How long a new listening connection may take.
const CONNECT: Duration = Duration::from_secs(4);
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How far each look goes back behind the last one: well beyond a difference of the nodes' clocks.
const LOOK_BACK_MS: i64 = 15_000;

/// A connection that hears what nodes tell.
pub async fn listen(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    // A pool of its own: a dead connection must not take a place in the other one.
    let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
    let pool = pool.acquire_timeout(CONNECT).connect_lazy_with(options.clone());
    let mut listener = PgListener::connect_with(&pool).await?;
    // We make a new one ourselves, and know that something was missed.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what other nodes tell, until the pool is closed.
pub async fn hear(
    pool: PgPool,
    options: PgConnectOptions,
    mut listener: PgListener,
    node: String,
    news: broadcast::Sender<News>,
) {
    let hearing = async {
        loop {
            let error = hear_from(&mut listener, &node, &news).await;
            tracing::warn!(%error, "the listening connection is lost; trying again");
            // Whoever watches looks: if the database cannot be reached they are sent to another node.
            news.send(News::Missed).ok();
            listener = loop {
                match tokio::time::timeout(CONNECT, listen(&options)).await {
                    Ok(Ok(listener)) => break listener,
                    _ => tokio::time::sleep(SAY_EVERY).await,
                }
            };
            tracing::info!("listening again");
            news.send(News::Missed).ok();
        }
    };
    pool.close_event().do_until(hearing).await.ok();
}

/// Passes on what is heard on a connection, until it is lost.
async fn hear_from(listener: &mut PgListener, node: &str, news: &broadcast::Sender<News>) -> sqlx::Error {
    loop {
        match tokio::time::timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(told))) => {
                let Some((from, line)) = told.payload().split_once(' ') else { continue };
                if let (true, Some(item)) = (from != node, News::parse(line)) {
                    news.send(item).ok();
                }
            }
            Ok(Ok(None)) => return sqlx::Error::WorkerCrashed,
            Ok(Err(error)) => return error,
            Err(_) => return sqlx::Error::PoolTimedOut,
        }
    }
}

/// Tells other nodes, everything that is waiting at once; when nothing is, that this node is there.
pub async fn speak(pool: PgPool, node: String, mut lines: mpsc::UnboundedReceiver<String>) {
    let mut waiting = Vec::new();
    loop {
        match tokio::time::timeout(SAY_EVERY, lines.recv_many(&mut waiting, 256)).await {
            Ok(0) => return,
            Ok(_) => {}
            Err(_) => waiting.push(format!("{node} {HERE}")),
        }
        let told =
            sqlx::query("SELECT pg_notify($1, line) FROM unnest($2) AS line").bind(CHANNEL).bind(&waiting);
        match answered(&pool, async |connection| told.execute(connection).await).await {
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "other nodes could not be told"),
            Ok(_) => {}
        }
        waiting.clear();
    }
}

/// Looks for changes that nobody told.
pub async fn look(pool: PgPool, news: broadcast::Sender<News>) {
    let mut looked = ids::now();
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let now = ids::now();
        let changed = sqlx::query("SELECT id, version FROM tables WHERE changed_at >= $1");
        let changed = changed.bind(looked.min(now) - LOOK_BACK_MS);
        match answered(&pool, async |connection| changed.fetch_all(connection).await).await {
            Ok(rows) => {
                for row in rows {
                    if let (Ok(table), Ok(version)) = (row.try_get(0), row.try_get(1)) {
                        news.send(News::Changed { table, version }).ok();
                    }
                }
                looked = now;
            }
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "could not look for changes"),
        }
    }
}
