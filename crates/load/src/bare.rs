//! What the database does when it does nothing but store rows durably, each in a transaction of its own: the measure
//! the server is held against.

use sqlx::{Connection, PgConnection, SqliteConnection};
use std::time::{Duration, Instant};
use storage::StorageError;

const MAKE: &str = "CREATE TABLE IF NOT EXISTS bench_bare (number BIGINT NOT NULL, text TEXT NOT NULL)";
const INSERT: &str = "INSERT INTO bench_bare (number, text) VALUES ($1, $2)";
const DROP: &str = "DROP TABLE bench_bare";

/// Rows per second, one after another, in the same database as the server's.
pub async fn rate(database: &str, how_long: Duration, payload: &str) -> Result<f64, StorageError> {
    if database.starts_with("sqlite:") {
        sqlite(database, how_long, payload).await
    } else {
        postgres(database, how_long, payload).await
    }
}

async fn sqlite(database: &str, how_long: Duration, payload: &str) -> Result<f64, StorageError> {
    let mut connection = SqliteConnection::connect(database).await?;
    sqlx::raw_sql("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL").execute(&mut connection).await?;
    sqlx::raw_sql(MAKE).execute(&mut connection).await?;
    let start = Instant::now();
    let mut number = 0i64;
    while start.elapsed() < how_long {
        sqlx::query(INSERT).bind(number).bind(payload).execute(&mut connection).await?;
        number += 1;
    }
    let rate = number as f64 / start.elapsed().as_secs_f64();
    sqlx::raw_sql(DROP).execute(&mut connection).await?;
    connection.close().await?;
    Ok(rate)
}

async fn postgres(database: &str, how_long: Duration, payload: &str) -> Result<f64, StorageError> {
    let mut connection = PgConnection::connect(database).await?;
    sqlx::raw_sql(MAKE).execute(&mut connection).await?;
    let start = Instant::now();
    let mut number = 0i64;
    while start.elapsed() < how_long {
        sqlx::query(INSERT).bind(number).bind(payload).execute(&mut connection).await?;
        number += 1;
    }
    let rate = number as f64 / start.elapsed().as_secs_f64();
    sqlx::raw_sql(DROP).execute(&mut connection).await?;
    connection.close().await?;
    Ok(rate)
}
