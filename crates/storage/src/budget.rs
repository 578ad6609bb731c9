//! How much people have stored: about as many bytes as their rows take.

use crate::{Storage, StorageError};

/// What the other columns of a row take, and its place in indexes.
const OTHER_COLUMNS: usize = 200;

/// How many bytes a row with these texts takes.
pub(crate) fn taken_by(texts: &[&str]) -> i64 {
    let texts: usize = texts.iter().map(|text| text.len()).sum();
    (texts + OTHER_COLUMNS) as i64
}

impl Storage {
    /// How many bytes the tables and analyses of a person take, and those that were made from a network.
    pub async fn stored_bytes(&self, person: &str, network: &str) -> Result<(i64, i64), StorageError> {
        let sql = "SELECT CAST(COALESCE((SELECT SUM(bytes) FROM tables WHERE owner = $1), 0) \
                   + COALESCE((SELECT SUM(bytes) FROM analyses WHERE owner = $1), 0) AS BIGINT), \
                   CAST(COALESCE((SELECT SUM(bytes) FROM tables WHERE network = $2), 0) \
                   + COALESCE((SELECT SUM(bytes) FROM analyses WHERE network = $2), 0) AS BIGINT)";
        let row = self.first(sql, vec![person.into(), network.into()]).await?;
        row.map_or(Ok((0, 0)), |mut row| Ok((row.int()?, row.int()?)))
    }
}
