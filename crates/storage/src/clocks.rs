//! The clocks of tables, as stored: which of them must be looked at, and when that was last done.

use crate::{Batch, News, Row, Storage, StorageError, Value, json};

/// The clocks of a table, some of which run.
#[derive(Debug)]
pub struct RunningClocks {
    /// The table.
    pub id: String,
    /// Its version.
    pub version: i64,
    /// What is agreed there.
    pub settings: serde_json::Value,
    /// Its clocks.
    pub clocks: serde_json::Value,
}

impl Storage {
    /// When the first clock of all must be looked at; nothing if none runs.
    pub async fn next_due(&self) -> Result<Option<i64>, StorageError> {
        let sql = "SELECT due_at FROM tables WHERE due_at > 0 ORDER BY due_at LIMIT 1";
        let row = self.first(sql, Vec::new()).await?;
        row.map(|mut row| row.int()).transpose()
    }

    /// The tables whose clocks must be looked at, the most urgent first.
    pub async fn due(&self, now: i64) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT id FROM tables WHERE due_at > 0 AND due_at <= $1 ORDER BY due_at LIMIT 200";
        let rows = self.backend.fetch(sql, vec![now.into()]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// All clocks that run.
    pub async fn running_clocks(&self) -> Result<Vec<RunningClocks>, StorageError> {
        let sql = "SELECT id, version, settings, clocks FROM tables WHERE due_at > 0";
        let rows = self.backend.fetch(sql, Vec::new()).await?;
        let running = |mut row: Row| {
            let (id, version) = (row.text()?, row.int()?);
            Ok(RunningClocks { id, version, settings: row.json()?, clocks: row.json()? })
        };
        rows.into_iter().map(running).collect()
    }

    /// Sets the clocks of a table, based on this version; a conflict if somebody else was faster.
    pub async fn set_clocks(
        &self,
        id: &str,
        version: i64,
        clocks: &serde_json::Value,
        due_at: i64,
    ) -> Result<(), StorageError> {
        let sql = "UPDATE tables SET clocks = $3, due_at = $4, version = version + 1 \
                   WHERE id = $1 AND version = $2";
        let values: Vec<Value> = vec![id.into(), version.into(), json(clocks)?, due_at.into()];
        let mut batch = Batch::default();
        batch.push_one(sql, values);
        let news = News::Changed { table: id.to_owned(), version: version + 1 };
        self.commit(batch.telling(news)).await
    }

    /// When some node last looked after the clocks; nothing if none ever did.
    pub async fn clocks_kept(&self) -> Result<Option<i64>, StorageError> {
        let row = self.first("SELECT seen_at FROM clock_watch WHERE id = 1", Vec::new()).await?;
        row.map(|mut row| row.int()).transpose()
    }

    /// Notes that the time was set back by so much, so that clocks are looked after from an earlier time on. False if another node has
    /// noted it: the clocks were last looked at no later than now, or shortly after.
    pub async fn note_set_back(&self, now: i64, by: i64, short: i64) -> Result<bool, StorageError> {
        let mut batch = Batch::default();
        let sql = "UPDATE clock_watch SET seen_at = $1 WHERE id = 1 AND seen_at > $1 + $2";
        match self.backend.shared() {
            true => batch.push_one(sql, vec![now.into(), short.into()]),
            false => batch.push(sql, vec![now.into(), short.into()]),
        }
        // Whoever has used a rate up need not wait longer than before.
        batch.push("UPDATE limits SET until = until - $1", vec![by.into()]);
        match self.commit(batch).await {
            Ok(()) => Ok(true),
            Err(StorageError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Notes that somebody looks after the clocks.
    pub async fn note_clocks_kept(&self, now: i64) -> Result<(), StorageError> {
        let sql = "INSERT INTO clock_watch (id, seen_at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE \
                   SET seen_at = excluded.seen_at WHERE clock_watch.seen_at < excluded.seen_at";
        self.commit(Batch::of(sql, vec![now.into()])).await
    }
}
