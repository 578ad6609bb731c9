//! The shared database: any number of nodes write to it. Moves that wait at a node are written together, everything else in a
//! transaction of its own (PostgreSQL groups their syncs itself). Nodes tell each other what they committed by NOTIFY, after the commit: a NOTIFY inside the
//! transaction would make all commits of the database wait for each other.
//!
//! A network that is cut closes no connection. So every answer is awaited for a limited time only, and a connection that did not answer
//! is closed. On its side the database ends a transaction that waits for a node that does not go on, with its locks.

mod moves;
mod other_nodes;

use crate::backend::{Backend, Batch, News, Statement};
use crate::ids;
use crate::{Row, StorageError, Value, migrations};
use futures_util::future::BoxFuture;
use moves::Waiting;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Connection, Row as _, SqlSafeStr, Transaction, TypeInfo, ValueRef};
use std::io::ErrorKind;
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};

const CONNECTIONS: u32 = 16;
/// A connection that was idle for less is not tried before it is used.
const TRUSTED: Duration = Duration::from_secs(1);
/// How long an idle connection may take to say that it still works.
const PING: Duration = Duration::from_secs(2);
/// How long a request waits for a connection.
const ACQUIRE: Duration = Duration::from_secs(5);
/// How long a statement may take. A connection that has not answered then is closed.
const PATIENCE: Duration = Duration::from_secs(10);
/// What the database does about nodes that were paused or cut off, in milliseconds or seconds: it ends their transactions and then
/// their connections.
const SESSION: [(&str, &str); 5] = [
    ("idle_in_transaction_session_timeout", "4000"),
    ("tcp_user_timeout", "20000"),
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "2"),
];

/// A PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    news: broadcast::Sender<News>,
    tell: mpsc::UnboundedSender<String>,
    /// Takes batches whose statements may be done in any order.
    moves: mpsc::Sender<Waiting>,
    node: String,
}

impl Postgres {
    /// Connects and brings the tables up to date.
    pub async fn open(url: &str) -> Result<Postgres, StorageError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| StorageError::Address(error.to_string()))?
            .application_name("bradshaw")
            // Whatever the server's default is: what is acknowledged is on disk.
            .options([("synchronous_commit", "on")])
            .options(SESSION)
            .disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ACQUIRE)
            // One that was used just now is taken as it is: a question before every statement would double the way.
            .test_before_acquire(false)
            .before_acquire(|connection, lately| {
                Box::pin(async move {
                    if lately.idle_for < TRUSTED {
                        return Ok(true);
                    }
                    let answer = tokio::time::timeout(PING, connection.ping()).await;
                    Ok(answer.is_ok_and(|answer| answer.is_ok()))
                })
            })
            .connect_with(options.clone())
            .await
            .map_err(|error| StorageError::Unreachable(error.to_string()))?;
        let mut connection = pool.acquire().await?;
        migrations::run(&mut *connection).await?;
        drop(connection);
        let (news, _) = broadcast::channel(4096);
        let (tell, lines) = mpsc::unbounded_channel();
        let node = ids::id();
        let listener = other_nodes::listen(&options).await?;
        tokio::spawn(other_nodes::hear(pool.clone(), options, listener, node.clone(), news.clone()));
        tokio::spawn(other_nodes::speak(pool.clone(), node.clone(), lines));
        tokio::spawn(other_nodes::look(pool.clone(), news.clone()));
        let (moves, waiting) = mpsc::channel(1024);
        moves::start_writers(&pool, waiting);
        Ok(Postgres { pool, news, tell, moves, node })
    }

    /// Connects to read what is there: the database itself refuses all else.
    pub async fn open_to_read(url: &str) -> Result<Postgres, StorageError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| StorageError::Address(error.to_string()))?
            .application_name("bradshaw")
            .options([("default_transaction_read_only", "on")])
            .disable_statement_logging();
        let pool = PgPoolOptions::new().connect_with(options).await;
        let pool = pool.map_err(|error| StorageError::Unreachable(error.to_string()))?;
        let (tell, _) = mpsc::unbounded_channel();
        // Nobody takes what is written.
        let (moves, _) = mpsc::channel(1);
        Ok(Postgres { pool, news: broadcast::channel(1).0, tell, moves, node: ids::id() })
    }

    async fn run(&self, mut batch: Batch) -> Result<(), StorageError> {
        let news = batch.news.take();
        if batch.any_order {
            let (done, written) = oneshot::channel();
            self.moves.send(Waiting { batch, done }).await.map_err(|_| StorageError::Closed)?;
            written.await.map_err(|_| StorageError::Closed)??;
        } else {
            self.run_in_order(batch.statements).await?;
        }
        if let Some(item) = news {
            self.tell(&item);
            self.news.send(item).ok();
        }
        Ok(())
    }

    async fn run_in_order(&self, statements: Vec<Statement>) -> Result<(), StorageError> {
        // Connections that were lost are found by using them: each is tried once.
        for _ in 0..=CONNECTIONS {
            let mut connection = self.pool.acquire().await?;
            let done = match in_time(connection.begin()).await {
                Err(error) if is_lost(&error) => continue,
                Err(error) => Err(error),
                Ok(transaction) => run_all(transaction, statements).await,
            };
            if done.as_ref().is_err_and(is_silent) {
                connection.close_on_drop();
            }
            return if done? { Ok(()) } else { Err(StorageError::Conflict) };
        }
        Err(StorageError::Unavailable("every connection is lost".to_owned()))
    }
}

/// Runs all statements of a transaction; false if one touched another number of rows than it must, and so nothing happened.
async fn run_all(
    mut transaction: Transaction<'_, sqlx::Postgres>,
    statements: Vec<Statement>,
) -> Result<bool, sqlx::Error> {
    for statement in statements {
        let done = in_time(bound(statement.sql, statement.values).execute(&mut *transaction)).await?;
        if statement.expect.is_some_and(|expected| expected != done.rows_affected()) {
            in_time(transaction.rollback()).await?;
            return Ok(false);
        }
    }
    in_time(transaction.commit()).await?;
    Ok(true)
}

/// Waits for an answer of the database, but not for ever.
async fn in_time<T>(answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let silent = |_| Err(sqlx::Error::Io(ErrorKind::TimedOut.into()));
    tokio::time::timeout(PATIENCE, answer).await.unwrap_or_else(silent)
}

/// Asks something on a connection of the pool, which is closed if it does not answer in time.
async fn answered<T>(
    pool: &PgPool,
    ask: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
) -> Result<T, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let answer = in_time(ask(&mut connection)).await;
    if answer.as_ref().is_err_and(is_silent) {
        connection.close_on_drop();
    }
    answer
}

impl Backend for Postgres {
    fn name(&self) -> &'static str {
        "postgres"
    }

    fn shared(&self) -> bool {
        true
    }

    fn fetch(&self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, Result<Vec<Row>, StorageError>> {
        Box::pin(async move {
            // A task of its own: whoever asks may go away, and a connection that is left in the middle of an answer cannot be
            // closed in time.
            let rows = tokio::spawn(fetch(self.pool.clone(), sql, values)).await;
            let rows = rows.map_err(|_| StorageError::Closed)??;
            rows.into_iter().map(row).collect()
        })
    }

    fn commit(&self, batch: Batch) -> BoxFuture<'_, Result<(), StorageError>> {
        Box::pin(self.run(batch))
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    fn tell(&self, news: &News) {
        self.tell.send(format!("{} {}", self.node, news.line())).ok();
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.pool.close())
    }
}

async fn fetch(pool: PgPool, sql: &'static str, values: Vec<Value>) -> Result<Vec<PgRow>, sqlx::Error> {
    let ask = || {
        let query = bound(sql, values.clone());
        answered(&pool, async move |connection| query.fetch_all(connection).await)
    };
    let mut rows = ask().await;
    // Connections that were lost are found by using them: each is tried once.
    for _ in 0..CONNECTIONS {
        if !rows.as_ref().is_err_and(is_lost) {
            break;
        }
        rows = ask().await;
    }
    rows
}

/// Whether a connection was lost, or the other side has said that it ends it.
fn is_lost(error: &sqlx::Error) -> bool {
    const ENDED: &str = "57P01";
    match error {
        sqlx::Error::Io(error) => error.kind() != ErrorKind::TimedOut,
        sqlx::Error::Database(error) => error.code().as_deref() == Some(ENDED),
        _ => false,
    }
}

/// Whether the database did not answer in time.
fn is_silent(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Io(error) if error.kind() == ErrorKind::TimedOut)
}

type Query = sqlx::query::Query<'static, sqlx::Postgres, sqlx::postgres::PgArguments>;

fn bound(sql: impl SqlSafeStr, values: Vec<Value>) -> Query {
    values.into_iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Int(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
    })
}

fn row(row: PgRow) -> Result<Row, StorageError> {
    let mut columns = Vec::with_capacity(row.len());
    for index in 0..row.len() {
        let raw = row.try_get_raw(index)?;
        let number = raw.type_info().name() == "INT8";
        columns.push(if number { Value::Int(row.try_get(index)?) } else { Value::Text(row.try_get(index)?) });
    }
    Ok(Row::new(columns))
}
