//! The log of a table, as stored.

use crate::budget::taken_by;
use crate::{Batch, Row, Storage, StorageError, Value, json};
use rules::{Action, ByName};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What kind of entry it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A move in the game.
    Move,
    /// Moves were taken back.
    Undo,
    /// Moves that were taken back were made again.
    Redo,
    /// Whoever set the table up ended the game before the rules did.
    End,
    /// A person handed the seat to a computer.
    HandOver,
    /// A person took the seat back.
    TakeBack,
    /// The time of a seat was up.
    TimeUp,
}

/// Who chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A person.
    Person,
    /// A computer player.
    Computer,
    /// The server, as a person had programmed it.
    Program,
    /// The clock: what was agreed for when somebody's time is up.
    Clock,
}

/// One entry.
#[derive(Clone, Debug)]
pub struct EntryRow {
    /// Its place in the log, from 1.
    pub number: i64,
    /// What it is.
    pub kind: Kind,
    /// The seat that acted or asked.
    pub seat: u8,
    /// The person behind it.
    pub person: Option<String>,
    /// The client's own id for it.
    pub client: Option<String>,
    /// The action by names, for moves: the truth of the game.
    pub action: Option<Action<ByName>>,
    /// What happened because of it: messages, as everybody at the table may read them (JSON).
    pub events: Box<RawValue>,
    /// How many moves are in force after it.
    pub position: i64,
    /// The digest of the state after it.
    pub digest: String,
    /// Who chose it.
    pub origin: Origin,
    /// When.
    pub at: i64,
}

pub(crate) fn word<T: Serialize>(value: &T) -> Result<String, StorageError> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => Ok(word),
        other => Err(StorageError::Shape(format!("{other:?} is no word"))),
    }
}

pub(crate) fn unword<T: serde::de::DeserializeOwned>(word: String) -> Result<T, StorageError> {
    serde_json::from_value(serde_json::Value::String(word))
        .map_err(|error| StorageError::Shape(error.to_string()))
}

fn entry(row: &mut Row) -> Result<EntryRow, StorageError> {
    Ok(EntryRow {
        number: row.int()?,
        kind: unword(row.text()?)?,
        seat: row.int()? as u8,
        person: row.maybe()?,
        client: row.maybe()?,
        action: row.maybe_json()?,
        events: row.json()?,
        position: row.int()?,
        digest: row.text()?,
        origin: unword(row.text()?)?,
        at: row.int()?,
    })
}

impl Batch {
    /// Adds an entry to a table's log; the batch must also raise the table's number. Gives how many bytes it takes.
    pub fn append(&mut self, table: &str, entry: &EntryRow) -> Result<i64, StorageError> {
        let action = entry.action.as_ref().map(json).transpose()?.unwrap_or(Value::Text(None));
        let bytes = taken_by(&[action.text(), entry.events.get()]);
        self.push(
            "INSERT INTO log (table_id, number, kind, seat, person, client, action, events, position, digest, origin, \
             at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
            vec![
                table.into(),
                entry.number.into(),
                word(&entry.kind)?.into(),
                i64::from(entry.seat).into(),
                entry.person.clone().into(),
                entry.client.clone().into(),
                action,
                entry.events.get().into(),
                entry.position.into(),
                entry.digest.as_str().into(),
                word(&entry.origin)?.into(),
                entry.at.into(),
            ],
        );
        Ok(bytes)
    }
}

/// A query over the log, with this behind it.
macro_rules! entries {
    ($tail:literal) => {
        concat!(
            "SELECT number, kind, seat, person, client, action, events, position, digest, origin, at FROM log l ",
            "WHERE table_id = $1 AND ",
            $tail
        )
    };
}

impl Storage {
    /// The entries of a table after one and up to another.
    pub async fn entries(&self, table: &str, after: i64, to: i64) -> Result<Vec<EntryRow>, StorageError> {
        let sql = entries!("number > $2 AND number <= $3 ORDER BY number");
        let made = self.log(sql, vec![table.into(), after.into(), to.into()]).await?;
        let first = made.first().map_or(i64::MAX, |entry| entry.number);
        self.behind_copied(table, after, to.min(first - 1), made).await
    }

    /// The entry a client made under an id of its own.
    pub async fn entry_of(&self, table: &str, client: &str) -> Result<Option<EntryRow>, StorageError> {
        let found = self.log(entries!("client = $2"), vec![table.into(), client.into()]).await?;
        Ok(found.into_iter().next())
    }

    /// The last move made up to an entry, whether it has been taken back or not.
    pub async fn last_move(&self, table: &str, number: i64) -> Result<Option<EntryRow>, StorageError> {
        let sql = entries!("kind = 'move' AND number <= $2 ORDER BY number DESC LIMIT 1");
        match self.log(sql, vec![table.into(), number.into()]).await?.into_iter().next() {
            Some(made) => Ok(Some(made)),
            None => self.last_copied(table, number).await,
        }
    }

    /// The moves after the first `after` and up to the first `to` of the line that was in force after entry
    /// `number`. Each is the last one made at its place: whoever goes back and then makes a move replaces all that
    /// followed, one after the other.
    pub async fn line(
        &self,
        table: &str,
        number: i64,
        after: i64,
        to: i64,
    ) -> Result<Vec<EntryRow>, StorageError> {
        let sql = entries!(
            "kind = 'move' AND position > $3 AND position <= $4 AND number = (SELECT MAX(m.number) FROM log m WHERE \
             m.table_id = $1 AND m.position = l.position AND m.kind = 'move' AND m.number <= $2) ORDER BY position"
        );
        let made = self.log(sql, vec![table.into(), number.into(), after.into(), to.into()]).await?;
        // What was copied is in force up to the first move that was made here: its entries are numbered like its moves.
        let first = made.first().map_or(i64::MAX, |entry| entry.position);
        self.behind_copied(table, after, to.min(first - 1), made).await
    }

    /// The seats for which a computer made a move, whether it has been taken back or not. Where time is up a computer decides too,
    /// unless the rules let the seat pass.
    pub async fn seats_of_computers(&self, table: &str) -> Result<Vec<u8>, StorageError> {
        let sql = "SELECT DISTINCT seat FROM log WHERE table_id = $1 AND kind = 'move' AND (origin = 'computer' \
                   OR (origin = 'clock' AND action <> '{\"type\":\"pass\"}'))";
        let rows = self.backend.fetch(sql, vec![table.into()]).await?;
        rows.into_iter().map(|mut row| Ok(row.int()? as u8)).collect()
    }

    async fn log(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<EntryRow>, StorageError> {
        let rows = self.backend.fetch(sql, values).await?;
        rows.into_iter().map(|mut row| entry(&mut row)).collect()
    }
}
