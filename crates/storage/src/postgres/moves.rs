//! The tasks that write moves. Each has a connection of its own: giving one back to the pool takes another way to the database and back.

use super::{CONNECTIONS, PING, TRUSTED, bound, in_time, is_lost, is_silent};
use crate::backend::{Batch, Statement};
use crate::{StorageError, Value};
use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPool;
use sqlx::{AssertSqlSafe, Connection};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{Mutex, mpsc, oneshot};

/// While some wait for the disk another takes what has come meanwhile.
const WRITERS: usize = 4;
/// The most moves that are written as one statement.
const MOST_AT_ONCE: usize = 8;

/// A batch that waits to be written, and who is told.
pub struct Waiting {
    pub batch: Batch,
    pub done: oneshot::Sender<Result<(), StorageError>>,
}

/// Writes what waits until the pool is closed.
pub fn start_writers(pool: &PgPool, waiting: mpsc::Receiver<Waiting>) {
    let waiting = Arc::new(Mutex::new(waiting));
    for _ in 0..WRITERS {
        let (pool, waiting) = (pool.clone(), waiting.clone());
        tokio::spawn(async move {
            let mut writer = Writer { pool: pool.clone(), kept: None };
            pool.close_event().do_until(writer.write(waiting)).await.ok();
        });
    }
}

/// One of the tasks.
struct Writer {
    pool: PgPool,
    /// Its connection, and when it was last used.
    kept: Option<(PoolConnection<sqlx::Postgres>, Instant)>,
}

impl Writer {
    /// Takes moves that are waiting, writes those that are alike as one statement, answers, and again.
    async fn write(&mut self, waiting: Arc<Mutex<mpsc::Receiver<Waiting>>>) {
        let mut taken = Vec::with_capacity(MOST_AT_ONCE);
        while waiting.lock().await.recv_many(&mut taken, MOST_AT_ONCE).await > 0 {
            while let Some(first) = taken.pop() {
                let (mut now, others): (Vec<Waiting>, _) =
                    taken.drain(..).partition(|other| other.batch.is_like(&first.batch));
                now.push(first);
                taken = others;
                self.write_group(now).await;
            }
        }
    }

    /// One transaction for all. What the database refuses for the sake of one (a conflict, a deadlock with another node, a text it
    /// cannot hold) has not happened, and each is written alone.
    async fn write_group(&mut self, group: Vec<Waiting>) {
        let together = self.run_joined(group.iter().flat_map(|waiting| &waiting.batch.statements)).await;
        if group.len() > 1 && matches!(together, Err(sqlx::Error::Database(_))) {
            for waiting in group {
                let alone = self.run_joined(&waiting.batch.statements).await;
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
        &mut self,
        statements: impl IntoIterator<Item = &Statement>,
    ) -> Result<(), sqlx::Error> {
        let (sql, values) = joined(statements);
        let mut done = self.execute(&sql, &values).await;
        // Whatever has become of it: done twice it is in conflict with itself, for it names the version it is based on.
        for _ in 0..CONNECTIONS {
            if !done.as_ref().is_err_and(is_lost) {
                break;
            }
            done = self.execute(&sql, &values).await;
        }
        done
    }

    async fn execute(&mut self, sql: &str, values: &[Value]) -> Result<(), sqlx::Error> {
        let mut connection = self.connection().await?;
        let query = bound(AssertSqlSafe(sql.to_owned()), values.to_vec());
        let done = in_time(query.execute(&mut *connection)).await;
        match &done {
            Err(error) if is_lost(error) || is_silent(error) => connection.close_on_drop(),
            _ => self.kept = Some((connection, Instant::now())),
        }
        done.map(|_| ())
    }

    /// The connection, if it still works, or another.
    async fn connection(&mut self) -> Result<PoolConnection<sqlx::Postgres>, sqlx::Error> {
        if let Some((mut connection, used)) = self.kept.take() {
            if used.elapsed() < TRUSTED {
                return Ok(connection);
            }
            if matches!(tokio::time::timeout(PING, connection.ping()).await, Ok(Ok(()))) {
                return Ok(connection);
            }
            connection.close_on_drop();
        }
        self.pool.acquire().await
    }
}

fn conflict_or_fault(error: sqlx::Error) -> StorageError {
    match error {
        sqlx::Error::Database(error) if error.code().as_deref() == Some(DIVISION_BY_ZERO) => {
            StorageError::Conflict
        }
        error => error.into(),
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
