//! The hours that people keep free for games, as stored.

use crate::{Batch, Storage, StorageError, Value};

impl Storage {
    /// The hours of a person (JSON); nothing if they never set any, or have gone.
    pub async fn hours(&self, person: &str) -> Result<Option<String>, StorageError> {
        let sql = "SELECT hours FROM people WHERE id = $1 AND departed = 0";
        let row = self.first(sql, vec![person.into()]).await?;
        row.map_or(Ok(None), |mut row| row.maybe())
    }

    /// Sets the hours of a person, or that every hour counts.
    pub async fn set_hours(&self, person: &str, hours: Option<String>) -> Result<(), StorageError> {
        let sql = "UPDATE people SET hours = $2 WHERE id = $1 AND departed = 0";
        self.commit(Batch::of(sql, vec![person.into(), Value::Text(hours)])).await
    }
}
