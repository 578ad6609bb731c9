//! The shared database: any number of nodes write to it. Moves that wait at a node are written together, everything else in a
//! transaction of its own (PostgreSQL groups their syncs itself). Nodes tell each other what they committed by NOTIFY, after the commit: a NOTIFY inside the
//! transaction would make all commits of the database wait for each other. What a dying node did not come to tell
//! is found by looking at what has changed lately, every second.

use crate::backend::{Backend, Batch, News, Statement};
use crate::ids;
use crate::{Row, StorageError, Value, migrations};
use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions, PgRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row as _, SqlSafeStr, TypeInfo, ValueRef};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, broadcast, mpsc, oneshot};

const CHANNEL: &str = "bradshaw";
const CONNECTIONS: u32 = 16;
/// Tasks that write moves: while some wait for the disk another takes what has come meanwhile.
const WRITERS: usize = 4;
/// The most moves that are written as one statement.
const MOST_AT_ONCE: usize = 8;
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// A connection that was idle for less is not tried before it is used.
const TRUSTED: Duration = Duration::from_secs(1);
/// How far back each look goes: well beyond a pause of a node or a difference of their clocks.
const LOOK_BACK_MS: i64 = 15_000;

/// A PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    news: broadcast::Sender<News>,
    tell: mpsc::UnboundedSender<String>,
    /// Takes batches whose statements may be done in any order.
    moves: mpsc::Sender<Waiting>,
    node: String,
}

/// A batch that waits to be written, and who is told.
struct Waiting {
    batch: Batch,
    done: oneshot::Sender<Result<(), StorageError>>,
}

impl Postgres {
    /// Connects and brings the tables up to date.
    pub async fn open(url: &str) -> Result<Postgres, StorageError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| StorageError::Address(error.to_string()))?
            .application_name("bradshaw")
            // Whatever the server's default is: what is acknowledged is on disk.
            .options([("synchronous_commit", "on")])
            .disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(Duration::from_secs(10))
            // One that was used just now is taken as it is: a question before every statement would double the way.
            .test_before_acquire(false)
            .before_acquire(|connection, lately| {
                Box::pin(async move { Ok(lately.idle_for < TRUSTED || connection.ping().await.is_ok()) })
            })
            .connect_with(options)
            .await
            .map_err(|error| StorageError::Unreachable(error.to_string()))?;
        let mut connection = pool.acquire().await?;
        migrations::run(&mut *connection).await?;
        drop(connection);
        let (news, _) = broadcast::channel(4096);
        let (tell, lines) = mpsc::unbounded_channel();
        let node = ids::id();
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        tokio::spawn(hear(listener, node.clone(), news.clone()));
        tokio::spawn(speak(pool.clone(), lines));
        tokio::spawn(look(pool.clone(), news.clone()));
        let (moves, waiting) = mpsc::channel(1024);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..WRITERS {
            tokio::spawn(write(pool.clone(), waiting.clone()));
        }
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
        let mut transaction = self.pool.begin().await;
        for _ in 0..CONNECTIONS {
            if !transaction.as_ref().is_err_and(is_lost) {
                break;
            }
            transaction = self.pool.begin().await;
        }
        let mut transaction = transaction?;
        for statement in statements {
            let done = bound(statement.sql, statement.values).execute(&mut *transaction).await?;
            if statement.expect.is_some_and(|expected| expected != done.rows_affected()) {
                transaction.rollback().await?;
                return Err(StorageError::Conflict);
            }
        }
        transaction.commit().await?;
        Ok(())
    }
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
            // Connections that were lost are found by using them: each is tried once.
            for _ in 0..CONNECTIONS {
                match bound(sql, values.clone()).fetch_all(&self.pool).await {
                    Err(error) if is_lost(&error) => {}
                    other => return other?.into_iter().map(row).collect(),
                }
            }
            bound(sql, values).fetch_all(&self.pool).await?.into_iter().map(row).collect()
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

/// Takes moves that are waiting, writes those that are alike as one statement, answers, and again.
async fn write(pool: PgPool, waiting: Arc<Mutex<mpsc::Receiver<Waiting>>>) {
    let mut taken = Vec::with_capacity(MOST_AT_ONCE);
    while waiting.lock().await.recv_many(&mut taken, MOST_AT_ONCE).await > 0 {
        while let Some(first) = taken.pop() {
            let (mut now, others): (Vec<Waiting>, _) =
                taken.drain(..).partition(|other| other.batch.is_like(&first.batch));
            now.push(first);
            taken = others;
            write_group(&pool, now).await;
        }
    }
}

/// One transaction for all. What the database refuses for the sake of one (a conflict, a deadlock with another node, a text it
/// cannot hold) has not happened, and each is written alone.
async fn write_group(pool: &PgPool, group: Vec<Waiting>) {
    let together = run_joined(pool, group.iter().flat_map(|waiting| &waiting.batch.statements)).await;
    if group.len() > 1 && matches!(together, Err(sqlx::Error::Database(_))) {
        for waiting in group {
            let alone = run_joined(pool, &waiting.batch.statements).await;
            waiting.done.send(alone.map_err(conflict_or_fault)).ok();
        }
        return;
    }
    let mut fault = together.err();
    let said = fault.as_ref().map(ToString::to_string);
    for waiting in group {
        let result = match (fault.take(), &said) {
            (Some(error), _) => Err(conflict_or_fault(error)),
            (None, Some(said)) => Err(StorageError::Unavailable(said.clone())),
            (None, None) => Ok(()),
        };
        waiting.done.send(result).ok();
    }
}

async fn run_joined(
    pool: &PgPool,
    statements: impl IntoIterator<Item = &Statement>,
) -> Result<(), sqlx::Error> {
    let (sql, values) = joined(statements);
    let mut done = bound(AssertSqlSafe(sql.clone()), values.clone()).execute(pool).await;
    // Whatever has become of it: done twice it is in conflict with itself, for it names the version it is based on.
    for _ in 0..CONNECTIONS {
        if !done.as_ref().is_err_and(is_lost) {
            break;
        }
        done = bound(AssertSqlSafe(sql.clone()), values.clone()).execute(pool).await;
    }
    done.map(|_| ())
}

fn conflict_or_fault(error: sqlx::Error) -> StorageError {
    match error {
        sqlx::Error::Database(error) if error.code().as_deref() == Some(DIVISION_BY_ZERO) => {
            StorageError::Conflict
        }
        error => error.into(),
    }
}

/// Passes on what other nodes tell.
async fn hear(mut listener: PgListener, node: String, news: broadcast::Sender<News>) {
    loop {
        match listener.recv().await {
            Ok(told) => {
                let Some((from, line)) = told.payload().split_once(' ') else { continue };
                if let (true, Some(item)) = (from != node, News::parse(line)) {
                    news.send(item).ok();
                }
            }
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => {
                tracing::warn!(%error, "the listening connection is lost; trying again");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// Tells other nodes, everything that is waiting at once.
async fn speak(pool: PgPool, mut lines: mpsc::UnboundedReceiver<String>) {
    let mut waiting = Vec::new();
    while lines.recv_many(&mut waiting, 256).await > 0 {
        let told = sqlx::query("SELECT pg_notify($1, line) FROM unnest($2) AS line")
            .bind(CHANNEL)
            .bind(&waiting)
            .execute(&pool)
            .await;
        match told {
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "other nodes could not be told"),
            Ok(_) => {}
        }
        waiting.clear();
    }
}

/// Looks for changes that nobody told.
async fn look(pool: PgPool, news: broadcast::Sender<News>) {
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let rows = sqlx::query("SELECT id, version FROM tables WHERE changed_at >= $1")
            .bind(ids::now() - LOOK_BACK_MS)
            .fetch_all(&pool)
            .await;
        match rows {
            Ok(rows) => {
                for row in rows {
                    if let (Ok(table), Ok(version)) = (row.try_get(0), row.try_get(1)) {
                        news.send(News::Changed { table, version }).ok();
                    }
                }
            }
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "could not look for changes"),
        }
    }
}

/// Whether a connection was lost, or the other side has said that it ends it.
fn is_lost(error: &sqlx::Error) -> bool {
    const ENDED: &str = "57P01";
    match error {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(error) => error.code().as_deref() == Some(ENDED),
        _ => false,
    }
}

/// What PostgreSQL calls it.
const DIVISION_BY_ZERO: &str = "22012";

/// Statements in any order as one: one way to the database and back, where there would be one for each and two more for the
/// transaction around them. If one touches another number of rows than it must, a division by zero undoes them all.
fn joined<'a>(statements: impl IntoIterator<Item = &'a Statement>) -> (String, Vec<Value>) {
    let (mut sql, mut values, mut all_right) = (String::from("WITH "), Vec::new(), String::from("true"));
    for (index, statement) in statements.into_iter().enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        let own = statement.behind(values.len());
        sql += &format!("{comma}s{index} AS ({own} RETURNING 1)");
        if let Some(expected) = statement.expect {
            all_right += &format!(" AND (SELECT COUNT(*) FROM s{index}) = {expected}");
        }
        values.extend(statement.values.iter().cloned());
    }
    sql += &format!(" SELECT 1 / CASE WHEN {all_right} THEN 1 ELSE 0 END");
    (sql, values)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_statements_keep_their_parameters_apart() {
        let statement = |sql, values, expect| Statement { sql, values, expect };
        let (sql, values) = joined(&[
            statement("INSERT INTO log (a, b) VALUES ($1, $2)", vec![1.into(), 2.into()], None),
            statement("UPDATE tables SET a = $2 WHERE b = $1", vec![3.into(), 4.into()], Some(1)),
        ]);
        assert_eq!(
            sql,
            "WITH s0 AS (INSERT INTO log (a, b) VALUES ($1, $2) RETURNING 1), \
             s1 AS (UPDATE tables SET a = $4 WHERE b = $3 RETURNING 1) \
             SELECT 1 / CASE WHEN true AND (SELECT COUNT(*) FROM s1) = 1 THEN 1 ELSE 0 END"
        );
        assert_eq!(values.len(), 4);
    }
}
