//! The embedded database. One task writes and puts whatever is waiting into one transaction, so that a disk that
//! syncs a hundred times a second still takes thousands of moves; readers have connections of their own.

use crate::backend::{Backend, Batch, News, Statement};
use crate::{Row, StorageError, Value, migrations};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, Either, Executor, Row as _, SqlSafeStr, TypeInfo, ValueRef,
};
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};

/// The most batches that share a transaction.
const GROUP: usize = 128;
const READERS: u32 = 4;
/// The most moves that are run as one text. Fewer are run as two, four and so on: there are few texts, and each is prepared once.
const MOST_AT_ONCE: usize = 8;
/// How often what was written is carried over from the journal, so that the writer need not: each time takes syncs.
const CARRY_EVERY: Duration = Duration::from_millis(150);
/// With so many pages in the journal the writer is asked for what was added meanwhile, so that the journal begins anew.
const LONG_JOURNAL: i64 = 8192;
/// With so many pages in the journal the writer does all of it itself.
const MOST_IN_JOURNAL: &str = "32768";

/// A SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    news: broadcast::Sender<News>,
    /// Held while this process serves from the file; the system lets go of it when the process ends.
    _lock: Option<File>,
}

/// What the writer is asked.
enum Job {
    Commit {
        batch: Batch,
        done: oneshot::Sender<Result<(), StorageError>>,
    },
    /// To carry over what little the journal has that is not.
    CarryRest,
    /// To carry everything over and to let go of the file.
    Close {
        done: oneshot::Sender<()>,
    },
}

impl Sqlite {
    /// Opens the file, making it if it is missing, and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Sqlite, StorageError> {
        Sqlite::open_with(url, None).await
    }

    /// The same, unless another process has opened it so.
    pub async fn open_alone(url: &str) -> Result<Sqlite, StorageError> {
        let path = file_of(url)?.with_added_extension("lock");
        let unopened = |error: io::Error| StorageError::Unopened(url.to_owned(), error.to_string());
        let lock = own_file().create(true).truncate(false).open(path).map_err(unopened)?;
        match lock.try_lock() {
            Ok(()) => Sqlite::open_with(url, Some(lock)).await,
            Err(TryLockError::WouldBlock) => Err(StorageError::InUse(url.to_owned())),
            Err(TryLockError::Error(error)) => Err(unopened(error)),
        }
    }

    /// Opens the file as it is.
    pub async fn open_to_read(url: &str) -> Result<Sqlite, StorageError> {
        let unopened = |error: sqlx::Error| StorageError::Unopened(url.to_owned(), error.to_string());
        let options = SqliteConnectOptions::from_str(url).map_err(unopened)?;
        let options = options.read_only(true).disable_statement_logging();
        let readers = SqlitePoolOptions::new().connect_with(options).await.map_err(unopened)?;
        // Nobody takes what is written.
        let (writer, _) = mpsc::channel(1);
        Ok(Sqlite { readers, writer, news: broadcast::channel(1).0, _lock: None })
    }

    async fn open_with(url: &str, lock: Option<File>) -> Result<Sqlite, StorageError> {
        // What SQLite makes itself the whole machine can read; files beside it take their rights from it.
        let path = file_of(url)?;
        match own_file().create_new(true).open(&path) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(StorageError::Unopened(url.to_owned(), error.to_string())),
        }
        let options = SqliteConnectOptions::from_str(url)
            .map_err(|error| StorageError::Address(error.to_string()))?
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .pragma("wal_autocheckpoint", MOST_IN_JOURNAL)
            .disable_statement_logging();
        let unopened = |error: sqlx::Error| StorageError::Unopened(url.to_owned(), error.to_string());
        let mut connection = options.connect().await.map_err(unopened)?;
        migrations::run(&mut connection).await?;
        let carrier = options.connect().await.map_err(unopened)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_with(options.read_only(true))
            .await
            .map_err(unopened)?;
        let (writer, jobs) = mpsc::channel(1024);
        let (news, _) = broadcast::channel(1024);
        tokio::spawn(write(connection, carrier, writer.downgrade(), jobs, news.clone()));
        Ok(Sqlite { readers, writer, news, _lock: lock })
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
            self.writer.send(Job::Commit { batch, done }).await.map_err(|_| StorageError::Closed)?;
            result.await.map_err(|_| StorageError::Closed)?
        })
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    fn tell(&self, _: &News) {}

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // The last to let go of the file leaves no journal behind: that is the writer.
            self.readers.close().await;
            let (done, closed) = oneshot::channel();
            if self.writer.send(Job::Close { done }).await.is_ok() {
                closed.await.ok();
            }
        })
    }
}

const CARRY: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// Carries what was written over from the journal to the database, until the writer is told to close. It waits for nobody
/// and nobody waits for it; what fails now is done another time. The journal begins anew only when all of it has been carried over,
/// and while moves are made there is always more: the last few pages are left to the writer, who adds none meanwhile.
async fn carry_over(
    mut connection: SqliteConnection,
    writer: mpsc::WeakSender<Job>,
    mut closed: oneshot::Receiver<()>,
) {
    while tokio::time::timeout(CARRY_EVERY, &mut closed).await.is_err() {
        let carried = sqlx::query_as(CARRY).fetch_one(&mut connection).await;
        if let Ok::<(i64, i64, i64), _>((_, pages, _)) = carried
            && pages >= LONG_JOURNAL
            && let Some(writer) = writer.upgrade()
        {
            writer.try_send(Job::CarryRest).ok();
        }
    }
    connection.close().await.ok();
}

/// Takes whatever is waiting, commits it as one transaction, answers, and again.
async fn write(
    mut connection: SqliteConnection,
    carrier: SqliteConnection,
    own: mpsc::WeakSender<Job>,
    mut jobs: mpsc::Receiver<Job>,
    news: broadcast::Sender<News>,
) {
    let (close_carrier, closed) = oneshot::channel();
    let carrying = tokio::spawn(carry_over(carrier, own, closed));
    let mut waiting = Vec::with_capacity(GROUP);
    let mut told = None;
    while told.is_none() && jobs.recv_many(&mut waiting, GROUP).await > 0 {
        let (mut batches, mut answers, mut carry_rest) = (Vec::new(), Vec::new(), false);
        for job in waiting.drain(..) {
            match job {
                Job::Commit { batch, done } => {
                    batches.push(batch);
                    answers.push(done);
                }
                Job::CarryRest => carry_rest = true,
                Job::Close { done } => told = Some(done),
            }
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
        if carry_rest {
            sqlx::raw_sql(CARRY).execute(&mut connection).await.ok();
        }
    }
    close_carrier.send(()).ok();
    carrying.await.ok();
    connection.close().await.ok();
    if let Some(done) = told {
        done.send(()).ok();
    }
}

/// The file at an address.
fn file_of(url: &str) -> Result<PathBuf, StorageError> {
    let options = SqliteConnectOptions::from_str(url).map_err(|_| StorageError::Address(url.to_owned()))?;
    Ok(options.get_filename().to_path_buf())
}

/// How a file is made that only its owner can read.
pub(crate) fn own_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).mode(0o600);
    options
}

/// One transaction; a batch that is in conflict leaves no trace and does not disturb the others. Conflicts are rare: only
/// when there is one, each batch gets a savepoint of its own.
async fn commit_group(
    connection: &mut SqliteConnection,
    batches: &[Batch],
) -> Result<Vec<Result<(), StorageError>>, sqlx::Error> {
    if batches.is_empty() {
        return Ok(Vec::new());
    }
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut rest = batches;
    while let Some(first) = rest.first() {
        let done = if first.any_order {
            let alike = rest.iter().take(MOST_AT_ONCE).take_while(|batch| batch.is_like(first)).count();
            let (now, later) = rest.split_at(1 << alike.ilog2());
            rest = later;
            run_at_once(connection, now).await
        } else {
            rest = &rest[1..];
            run(connection, &first.statements).await
        };
        if done.is_err() {
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

/// Runs batches that are alike as one text: each text that is run goes to the thread of the connection and back, which takes longer
/// than most statements.
async fn run_at_once(connection: &mut SqliteConnection, batches: &[Batch]) -> Result<(), StorageError> {
    let statements = || batches.iter().flat_map(|batch| &batch.statements);
    let (mut sql, mut values) = (String::new(), Vec::new());
    for statement in statements() {
        sql += &statement.behind(values.len());
        sql += ";";
        values.extend(statement.values.iter().cloned());
    }
    let mut expected = statements().map(|statement| statement.expect);
    let mut done = connection.fetch_many(bound(AssertSqlSafe(sql), values));
    while let Some(result) = done.next().await {
        if let Either::Left(done) = result?
            && expected.next().flatten().is_some_and(|expected| expected != done.rows_affected())
        {
            return Err(StorageError::Conflict);
        }
    }
    // Each statement told what it did, or nothing is acknowledged.
    if expected.next().is_some() { Err(StorageError::Conflict) } else { Ok(()) }
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

fn bound(sql: impl SqlSafeStr, values: Vec<Value>) -> Query {
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
