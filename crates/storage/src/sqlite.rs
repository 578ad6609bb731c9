//! The embedded database. One task writes and puts whatever is waiting into one transaction, so that a disk that
//! syncs a hundred times a second still takes thousands of moves; readers have connections of their own.

use crate::backend::{Backend, Batch, News, Statement};
use crate::{Row, StorageError, Value, migrations};
use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row as _, TypeInfo, ValueRef};
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::AbortHandle;

/// The most batches that share a transaction.
const GROUP: usize = 128;
const READERS: u32 = 4;
/// How often what was written is carried over from the journal, so that the writer need not: each time takes syncs.
const CARRY_EVERY: Duration = Duration::from_millis(500);
/// With so many pages in the journal the writer does it after all.
const MOST_IN_JOURNAL: &str = "16384";

/// A SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    news: broadcast::Sender<News>,
    carrier: AbortHandle,
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.carrier.abort();
    }
}

struct Job {
    batch: Batch,
    done: oneshot::Sender<Result<(), StorageError>>,
}

impl Sqlite {
    /// Opens the file, making it if it is missing, and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Sqlite, StorageError> {
        let options = SqliteConnectOptions::from_str(url)
            .map_err(|error| StorageError::Address(error.to_string()))?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .pragma("wal_autocheckpoint", MOST_IN_JOURNAL)
            .disable_statement_logging();
        let unopened = |error: sqlx::Error| StorageError::Unopened(url.to_owned(), error.to_string());
        let mut connection = options.connect().await.map_err(unopened)?;
        migrations::run(&mut connection).await?;
        let carrier = tokio::spawn(carry_over(options.connect().await.map_err(unopened)?)).abort_handle();
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await
            .map_err(unopened)?;
        let (writer, jobs) = mpsc::channel(1024);
        let (news, _) = broadcast::channel(1024);
        tokio::spawn(write(connection, jobs, news.clone()));
        Ok(Sqlite { readers, writer, news, carrier })
    }
}

impl Backend for Sqlite {
    fn name(&self) -> &'static str {
        "sqlite"
    }

    fn shared(&self) -> bool {
        false
    }

    fn fetch(&self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, Result<Vec<Row>, StorageError>> {
        Box::pin(async move {
            let rows = bound(sql, values).fetch_all(&self.readers).await?;
            rows.into_iter().map(row).collect()
        })
    }

    fn commit(&self, batch: Batch) -> BoxFuture<'_, Result<(), StorageError>> {
        Box::pin(async move {
            let (done, result) = oneshot::channel();
            self.writer.send(Job { batch, done }).await.map_err(|_| StorageError::Closed)?;
            result.await.map_err(|_| StorageError::Closed)?
        })
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    fn tell(&self, _: &News) {}

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let (done, result) = oneshot::channel();
            let last = Job { batch: Batch::default(), done };
            if self.writer.send(last).await.is_ok() {
                result.await.ok();
            }
            self.carrier.abort();
            self.readers.close().await;
        })
    }
}

/// Carries what was written over from the journal to the database, for ever. It waits for nobody and nobody waits for
/// it; what fails now is done another time.
async fn carry_over(mut connection: SqliteConnection) {
    loop {
        tokio::time::sleep(CARRY_EVERY).await;
        sqlx::raw_sql("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await.ok();
    }
}

/// Takes whatever is waiting, commits it as one transaction, answers, and again.
async fn write(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    news: broadcast::Sender<News>,
) {
    let mut waiting = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut waiting, GROUP).await > 0 {
        let (mut batches, mut answers) = (Vec::new(), Vec::new());
        for job in waiting.drain(..) {
            batches.push(job.batch);
            answers.push(job.done);
        }
        match commit_group(&mut connection, &batches).await {
            Ok(results) => {
                for ((batch, done), result) in batches.into_iter().zip(answers).zip(results) {
                    if let (Ok(()), Some(item)) = (&result, batch.news) {
                        news.send(item).ok();
                    }
                    done.send(result).ok();
                }
            }
            Err(error) => {
                tracing::error!(%error, "a transaction failed");
                sqlx::raw_sql("ROLLBACK").execute(&mut connection).await.ok();
                for done in answers {
                    done.send(Err(StorageError::Unavailable(error.to_string()))).ok();
                }
            }
        }
    }
    connection.close().await.ok();
}

/// One transaction; a batch that is in conflict leaves no trace and does not disturb the others. Conflicts are rare: only
/// when there is one, each batch gets a savepoint of its own.
async fn commit_group(
    connection: &mut SqliteConnection,
    batches: &[Batch],
) -> Result<Vec<Result<(), StorageError>>, sqlx::Error> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for batch in batches {
        if run(connection, &batch.statements).await.is_err() {
            sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await?;
            return commit_one_by_one(connection, batches).await;
        }
    }
    sqlx::raw_sql("COMMIT").execute(connection).await?;
    Ok(batches.iter().map(|_| Ok(())).collect())
}

async fn commit_one_by_one(
    connection: &mut SqliteConnection,
    batches: &[Batch],
) -> Result<Vec<Result<(), StorageError>>, sqlx::Error> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut results = Vec::with_capacity(batches.len());
    for batch in batches {
        sqlx::raw_sql("SAVEPOINT batch").execute(&mut *connection).await?;
        let result = run(connection, &batch.statements).await;
        if result.is_err() {
            sqlx::raw_sql("ROLLBACK TO batch").execute(&mut *connection).await?;
        }
        sqlx::raw_sql("RELEASE batch").execute(&mut *connection).await?;
        results.push(result);
    }
    sqlx::raw_sql("COMMIT").execute(connection).await?;
    Ok(results)
}

async fn run(connection: &mut SqliteConnection, statements: &[Statement]) -> Result<(), StorageError> {
    for statement in statements {
        let done = bound(statement.sql, statement.values.clone()).execute(&mut *connection).await?;
        if statement.expect.is_some_and(|expected| expected != done.rows_affected()) {
            return Err(StorageError::Conflict);
        }
    }
    Ok(())
}

type Query = sqlx::query::Query<'static, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

fn bound(sql: &'static str, values: Vec<Value>) -> Query {
    values.into_iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Int(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
    })
}

fn row(row: SqliteRow) -> Result<Row, StorageError> {
    let mut columns = Vec::with_capacity(row.len());
    for index in 0..row.len() {
        let raw = row.try_get_raw(index)?;
        let number = !raw.is_null() && raw.type_info().name() == "INTEGER";
        columns.push(if number { Value::Int(row.try_get(index)?) } else { Value::Text(row.try_get(index)?) });
    }
    Ok(Row::new(columns))
}
