//! States kept beside the log. They are a cache: the log is the truth, and a snapshot whose digest is not that of its
//! entry is not used.

use crate::budget::taken_by;
use crate::{Batch, Storage, StorageError, json};
use serde::Serialize;

/// A state that was kept.
#[derive(Debug)]
pub struct SnapshotRow {
    /// How many moves had been made.
    pub position: i64,
    /// The digest of the state, by the log.
    pub digest: String,
    /// The state as JSON.
    pub state: String,
}

impl Batch {
    /// Keeps the state after the move that is entry `number` of the log. Gives how many bytes it takes.
    pub fn keep<S: Serialize>(
        &mut self,
        table: &str,
        number: i64,
        position: i64,
        state: &S,
    ) -> Result<i64, StorageError> {
        let state = json(state)?;
        let bytes = taken_by(&[state.text()]);
        self.push(
            "INSERT INTO snapshots (table_id, position, number, state) VALUES ($1, $2, $3, $4)",
            vec![table.into(), position.into(), number.into(), state],
        );
        Ok(bytes)
    }
}

impl Storage {
    /// The last snapshot of at most `position` moves on the line that was in force after entry `number`: one taken
    /// after a move that no later move has replaced.
    pub async fn snapshot(
        &self,
        table: &str,
        number: i64,
        position: i64,
    ) -> Result<Option<SnapshotRow>, StorageError> {
        let sql = "SELECT s.position, l.digest, s.state FROM snapshots s \
                   JOIN log l ON l.table_id = s.table_id AND l.number = s.number \
                   WHERE s.table_id = $1 AND s.position <= $3 AND s.number = (SELECT MAX(m.number) FROM log m \
                   WHERE m.table_id = $1 AND m.position = s.position AND m.kind = 'move' AND m.number <= $2) \
                   ORDER BY s.position DESC LIMIT 1";
        match self.first(sql, vec![table.into(), number.into(), position.into()]).await? {
            Some(mut row) => {
                Ok(Some(SnapshotRow { position: row.int()?, digest: row.text()?, state: row.text()? }))
            }
            None => self.copied_snapshot(table, number, position).await,
        }
    }
}
