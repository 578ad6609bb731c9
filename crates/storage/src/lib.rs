//! Where everything is kept: one set of statements, two databases behind one trait. The log of a table is the
//! truth; whatever else is stored about a game can be made from it. Nothing here knows that there is HTTP.
//!
//! ```no_run
//! # async fn run() -> Result<(), storage::StorageError> {
//! let storage = storage::Storage::open("sqlite:bradshaw.db").await?;
//! let ann = storage::Person { id: storage::ids::id(), name: "Ann".to_owned(), login: None };
//! storage.add_person(&ann, storage::ids::now()).await?;
//! # Ok(())
//! # }
//! ```

mod analyses;
pub mod backend;
mod budget;
mod calls;
mod clocks;
mod clubs;
mod copies;
mod friends;
mod hours;
pub mod ids;
mod keeping;
mod log;
mod mail;
mod migrations;
mod operator;
mod people;
mod postgres;
mod sessions;
mod snapshots;
mod sqlite;
mod standing;
mod tables;
mod talk;
#[cfg(feature = "throwaway")]
pub mod throwaway;
mod timed;
mod value;
mod watchers;

pub use analyses::{AnalysedMove, AnalysisRow};
pub use backend::{Backend, Batch, News};
pub use calls::{Call, CallKind, Device, TableHook, Waiting};
pub use clocks::RunningClocks;
pub use clubs::{ClubInvitationRow, ClubRow, ClubStandingRow, MemberRow};
pub use copies::ENTRIES_EACH;
pub use friends::{FriendRow, ShunnedRow};
pub use keeping::{Expiry, RefusalCount, Taken};
pub use log::{EntryRow, Kind, Origin};
pub use mail::{Contact, MailLink, Purpose};
pub use operator::{Ban, KnownPerson, OperatorEntry, Refusal};
pub use people::{Account, NewSession, Person, Session, SessionRow};
pub use postgres::Postgres;
pub use snapshots::SnapshotRow;
pub use sqlite::Sqlite;
pub use standing::{
    CoursePoint, Profile, RatedGame, Rating, RatingChange, RatingRow, ResultRow, StandingRow, TablesOf,
    TitleResults,
};
pub use tables::{Filter, Listed, Page, PlayedGame, SeatKind, SeatRow, TableRow, TableState};
pub use talk::{AgreementRow, Invitation, ProgramRow, Said};
pub use value::{Row, Value, json};
pub use watchers::{OfferRow, WatcherRow, WatcherStanding};

use sessions::Sessions;
use std::sync::Arc;
use thiserror::Error;
use timed::Timed;

/// What can go wrong with a database.
#[derive(Debug, Error)]
pub enum StorageError {
    /// The address is none of ours.
    #[error("'{0}' is no database address; use sqlite:PATH or postgres://USER@HOST/NAME")]
    Address(String),
    /// The file cannot be opened or made.
    #[error("the database file of {0} cannot be opened or written: {1}")]
    Unopened(String, String),
    /// Another process serves from it.
    #[error(
        "{0} is in use by another bradshaw; a SQLite file belongs to one server (several share a PostgreSQL)"
    )]
    InUse(String),
    /// Nothing answers there.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// It was written by a newer program.
    #[error("the database was made by a newer version of bradshaw (it has change {0}); use that version")]
    Newer(i64),
    /// Its tables are not ours.
    #[error("the database was made by another build of bradshaw (change {0} differs)")]
    Altered(i64),
    /// Somebody else wrote first, or the name is taken.
    #[error("somebody else was faster")]
    Conflict,
    /// The server is going down.
    #[error("the database is closed")]
    Closed,
    /// The database does not answer, the disk is full...
    #[error("the database does not work: {0}")]
    Unavailable(String),
    /// What is stored is not what we would have stored.
    #[error("unexpected data: {0}")]
    Shape(String),
}

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> StorageError {
        match &error {
            sqlx::Error::Database(reported) if reported.is_unique_violation() => StorageError::Conflict,
            sqlx::Error::PoolClosed => StorageError::Closed,
            _ => StorageError::Unavailable(error.to_string()),
        }
    }
}

/// The database, as the rest of the house knows it.
#[derive(Clone)]
pub struct Storage {
    backend: Arc<dyn Backend>,
    sessions: Arc<Sessions>,
    /// Whether there may be copies: not in the database of an older program, which is read as it is.
    has_copies: bool,
}

impl Storage {
    /// Opens the database at an address such as `sqlite:bradshaw.db` or `postgres://localhost/bradshaw`.
    pub async fn open(url: &str) -> Result<Storage, StorageError> {
        let backend: Arc<dyn Backend> = match url.split_once(':') {
            Some(("sqlite", _)) => Arc::new(Sqlite::open(url).await?),
            Some(("postgres" | "postgresql", _)) => Arc::new(Postgres::open(url).await?),
            _ => return Err(StorageError::Address(url.to_owned())),
        };
        Ok(Storage::on(backend))
    }

    fn on(backend: Arc<dyn Backend>) -> Storage {
        Storage { backend: Arc::new(Timed::new(backend)), sessions: Arc::default(), has_copies: true }
    }

    /// Opens a database to read what is there, and nothing else: it is neither made nor brought up to date.
    pub async fn open_to_read(url: &str) -> Result<Storage, StorageError> {
        let backend: Arc<dyn Backend> = match url.split_once(':') {
            Some(("sqlite", _)) => Arc::new(Sqlite::open_to_read(url).await?),
            Some(("postgres" | "postgresql", _)) => Arc::new(Postgres::open_to_read(url).await?),
            _ => return Err(StorageError::Address(url.to_owned())),
        };
        let mut storage = Storage::on(backend);
        let sql = "SELECT COUNT(*) FROM _sqlx_migrations WHERE version >= $1";
        storage.has_copies = storage.any(sql, vec![migrations::COPIES.into()]).await?;
        Ok(storage)
    }

    /// Opens a database to serve from it: where it belongs to one process, to this one alone.
    pub async fn open_alone(url: &str) -> Result<Storage, StorageError> {
        match url.split_once(':') {
            Some(("sqlite", _)) => Ok(Storage::on(Arc::new(Sqlite::open_alone(url).await?))),
            _ => Storage::open(url).await,
        }
    }

    /// The database itself.
    pub fn backend(&self) -> &dyn Backend {
        &*self.backend
    }

    /// Commits a batch.
    pub async fn commit(&self, batch: Batch) -> Result<(), StorageError> {
        let about = self.sessions.heeds(&batch);
        let done = self.backend.commit(batch).await;
        if about {
            self.sessions.empty();
        }
        done
    }

    async fn first(&self, sql: &'static str, values: Vec<Value>) -> Result<Option<Row>, StorageError> {
        Ok(self.backend.fetch(sql, values).await?.into_iter().next())
    }

    /// Whether a query that counts finds anything.
    async fn any(&self, sql: &'static str, values: Vec<Value>) -> Result<bool, StorageError> {
        let row = self.first(sql, values).await?;
        Ok(row.map(|mut row| row.int()).transpose()?.unwrap_or(0) > 0)
    }
}
