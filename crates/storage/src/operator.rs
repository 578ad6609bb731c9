//! What operators look at and do, as stored. What they change is numbered and kept, in the batch that does it: a server that runs on
//! the same database learns from the number that something was done behind its back.

use crate::{Batch, News, Row, Storage, StorageError, Value};
use std::path::Path;

/// A person, as an operator sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPerson {
    /// The id.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// The login, if it is an account.
    pub login: Option<String>,
    /// Whether they have gone for good.
    pub departed: bool,
    /// When they came.
    pub created_at: i64,
}

/// Something an operator did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperatorEntry {
    /// What.
    pub what: String,
    /// When.
    pub at: i64,
}

/// Somebody who was refused something, on one day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The kind of request.
    pub kind: String,
    /// Who: a person by id, a network, or an account or a table and a network.
    pub who: String,
    /// The person's name, if it is one.
    pub name: Option<String>,
    /// How often.
    pub count: i64,
    /// When last.
    pub last_at: i64,
}

/// Somebody who may not come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// A network, or a person by id.
    pub who: String,
    /// Why.
    pub reason: String,
    /// Since when.
    pub at: i64,
}

impl Batch {
    /// Adds that an operator did something.
    pub fn note_operator(&mut self, what: &str, now: i64) {
        self.push(
            "INSERT INTO operator_log (number, what, at) SELECT COALESCE(MAX(number), 0) + 1, $1, $2 FROM operator_log",
            vec![what.into(), now.into()],
        );
    }

    /// Keeps somebody out: all their sessions end.
    pub fn ban(&mut self, who: &str, reason: &str, now: i64) {
        self.push(
            "INSERT INTO bans (who, reason, at) VALUES ($1, $2, $3) \
             ON CONFLICT (who) DO UPDATE SET reason = excluded.reason",
            vec![who.into(), reason.into(), now.into()],
        );
        self.push("DELETE FROM sessions WHERE person = $1", vec![who.into()]);
    }

    /// Lets somebody in again.
    pub fn unban(&mut self, who: &str) {
        self.push_one("DELETE FROM bans WHERE who = $1", vec![who.into()]);
    }

    /// Gives an account another password; all its sessions end.
    pub fn reset_password(&mut self, person: &str, password: &str) {
        self.push_one(
            "UPDATE people SET password = $2 WHERE id = $1 AND login IS NOT NULL",
            vec![person.into(), password.into()],
        );
        self.push("DELETE FROM sessions WHERE person = $1", vec![person.into()]);
        self.forget_recovery_links(person);
    }

    /// Gives a person another name, for tables to come.
    pub fn rename(&mut self, person: &str, name: &str) {
        self.push_one("UPDATE people SET name = $2 WHERE id = $1", vec![person.into(), name.into()]);
    }

    /// Takes a table off the lists.
    pub fn hide_table(&mut self, id: &str, version: i64) {
        self.push_one(
            "UPDATE tables SET listed = 0, version = version + 1 WHERE id = $1 AND version = $2",
            vec![id.into(), version.into()],
        );
        self.news = Some(News::Changed { table: id.to_owned(), version: version + 1 });
    }

    /// Empties something said; its number stays, for those who count on it.
    pub fn remove_said(&mut self, table: &str, number: i64) {
        self.push_one(
            "UPDATE chat SET text = '' WHERE table_id = $1 AND number = $2",
            vec![table.into(), number.into()],
        );
    }
}

impl Storage {
    /// The people with these words in their name or login, or of this id; the latest first.
    pub async fn find_people(&self, words: &str) -> Result<Vec<KnownPerson>, StorageError> {
        let sql = "SELECT id, name, login, departed, created_at FROM people WHERE id = $1 OR $1 = '' \
                   OR LOWER(name) LIKE '%' || $1 || '%' OR login LIKE '%' || $1 || '%' \
                   ORDER BY created_at DESC, id LIMIT 200";
        let rows = self.backend.fetch(sql, vec![words.to_lowercase().into()]).await?;
        rows.into_iter().map(known).collect()
    }

    /// The person of this login or id.
    pub async fn person(&self, who: &str) -> Result<Option<KnownPerson>, StorageError> {
        let sql = "SELECT id, name, login, departed, created_at FROM people WHERE id = $1 OR login = $1";
        let rows = self.backend.fetch(sql, vec![who.into()]).await?;
        rows.into_iter().next().map(known).transpose()
    }

    /// The last things operators did, the latest first.
    pub async fn operator_log(&self) -> Result<Vec<OperatorEntry>, StorageError> {
        let sql = "SELECT what, at FROM operator_log ORDER BY number DESC LIMIT 200";
        let rows = self.backend.fetch(sql, Vec::new()).await?;
        rows.into_iter().map(|mut row| Ok(OperatorEntry { what: row.text()?, at: row.int()? })).collect()
    }

    /// The number of the last thing an operator did.
    pub async fn last_operator_entry(&self) -> Result<i64, StorageError> {
        let row = self.first("SELECT COALESCE(MAX(number), 0) FROM operator_log", Vec::new()).await?;
        row.map_or(Ok(0), |mut row| row.int())
    }

    /// Who may not come in.
    pub async fn bans(&self) -> Result<Vec<Ban>, StorageError> {
        let rows =
            self.backend.fetch("SELECT who, reason, at FROM bans ORDER BY at, who", Vec::new()).await?;
        let ban = |mut row: Row| Ok(Ban { who: row.text()?, reason: row.text()?, at: row.int()? });
        rows.into_iter().map(ban).collect()
    }

    /// Who was refused something lately because there was too much of it, the latest first.
    pub async fn refusals(&self) -> Result<Vec<Refusal>, StorageError> {
        let sql = "SELECT r.kind, r.who, p.name, r.count, r.last_at FROM refusals r LEFT JOIN people p ON p.id = r.who \
                   ORDER BY r.last_at DESC, r.kind, r.who LIMIT 200";
        let refusal = |mut row: Row| {
            let (kind, who, name) = (row.text()?, row.text()?, row.maybe()?);
            Ok(Refusal { kind, who, name, count: row.int()?, last_at: row.int()? })
        };
        self.backend.fetch(sql, Vec::new()).await?.into_iter().map(refusal).collect()
    }

    /// Writes the whole database, as it is in one moment, into a new file that only its owner can read.
    pub async fn back_up(&self, to: &Path) -> Result<(), StorageError> {
        let Some(path) = to.to_str().filter(|_| !self.backend.shared()) else {
            let why = "PostgreSQL is backed up with pg_dump (docs/server.md)".to_owned();
            return Err(StorageError::Unavailable(why));
        };
        let unopened = |error: std::io::Error| StorageError::Unopened(path.to_owned(), error.to_string());
        // SQLite writes into a file that is empty, and leaves it its rights.
        crate::sqlite::own_file().create_new(true).open(to).map_err(unopened)?;
        let written = self.backend.fetch("VACUUM INTO $1", vec![Value::from(path)]).await;
        if written.is_err() {
            std::fs::remove_file(to).ok();
        }
        written.map(|_| ())
    }
}

fn known(mut row: Row) -> Result<KnownPerson, StorageError> {
    Ok(KnownPerson {
        id: row.text()?,
        name: row.text()?,
        login: row.maybe()?,
        departed: row.flag()?,
        created_at: row.int()?,
    })
}
