//! A database whose statements are timed: the slowest is one of the figures of a server.

use crate::backend::{Backend, Batch, News};
use crate::{Row, StorageError, Value};
use futures_util::future::BoxFuture;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tokio::sync::broadcast;

/// So much of a statement is told.
const LETTERS: usize = 100;

/// A database and its slowest statement, in microseconds.
pub struct Timed {
    inner: Arc<dyn Backend>,
    slowest: AtomicU64,
}

impl Timed {
    /// This database, timed.
    pub fn new(inner: Arc<dyn Backend>) -> Timed {
        Timed { inner, slowest: AtomicU64::new(0) }
    }

    fn note(&self, statement: &'static str, since: Instant) {
        let taken = since.elapsed();
        let micros = u64::try_from(taken.as_micros()).unwrap_or(u64::MAX);
        if micros > self.slowest.fetch_max(micros, Ordering::Relaxed) {
            let told: String = statement.chars().take(LETTERS).collect();
            metrics::gauge!("bradshaw_database_slowest_seconds", "statement" => told)
                .set(taken.as_secs_f64());
        }
    }
}

impl Backend for Timed {
    fn name(&self) -> &'static str {
        self.inner.name()
    }

    fn shared(&self) -> bool {
        self.inner.shared()
    }

    fn fetch(&self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, Result<Vec<Row>, StorageError>> {
        Box::pin(async move {
            let since = Instant::now();
            let rows = self.inner.fetch(sql, values).await;
            self.note(sql, since);
            rows
        })
    }

    fn commit(&self, batch: Batch) -> BoxFuture<'_, Result<(), StorageError>> {
        Box::pin(async move {
            let (since, first) = (Instant::now(), batch.statements.first().map_or("", |first| first.sql));
            let done = self.inner.commit(batch).await;
            self.note(first, since);
            done
        })
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.inner.news()
    }

    fn tell(&self, news: &News) {
        self.inner.tell(news);
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.inner.close()
    }
}
