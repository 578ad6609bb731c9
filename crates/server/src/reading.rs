//! Reading the log of a table: a page at a time, and so many bytes a minute for each person and network.

use crate::app::App;
use crate::error::Error;
use crate::limits;
use crate::tables::Table;
use storage::EntryRow;

/// The most entries of one answer, and of one message of the live feed.
pub const PAGE: i64 = 500;

/// What an entry takes beside the events it tells of, in bytes: about as much as its other fields.
const FIELDS: usize = 250;

/// Who reads, for limits.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The person, if they are signed in.
    pub person: Option<&'a str>,
    /// The network they ask from.
    pub network: &'a str,
}

/// A page of a log. What is not in memory is read without the table: the log only grows.
pub struct LogPage {
    table: String,
    after: i64,
    to: i64,
    recent: Option<Vec<EntryRow>>,
}

impl LogPage {
    /// The entries after one and up to another, as far as they fit on a page.
    pub fn of(table: &Table, after: i64, to: i64) -> LogPage {
        let to = to.min(table.row.number).min(after.saturating_add(PAGE));
        LogPage { table: table.row.id.clone(), after, to, recent: table.recent(after, to) }
    }

    /// Reads them. What comes from the database counts, by its size.
    pub async fn read(self, app: &App, reader: Reader<'_>) -> Result<Vec<EntryRow>, Error> {
        if let Some(recent) = self.recent {
            return Ok(recent);
        }
        if self.to <= self.after {
            return Ok(Vec::new());
        }
        reader.may_read(app).await?;
        let rows = app.storage.entries(&self.table, self.after, self.to).await?;
        let bytes: usize = rows.iter().map(|entry| entry.events.get().len() + FIELDS).sum();
        reader.has_read(app, bytes);
        Ok(rows)
    }
}

impl Reader<'_> {
    /// Refuses somebody who has read too much lately, or whose network has.
    pub async fn may_read(&self, app: &App) -> Result<(), Error> {
        if let Some(person) = self.person {
            app.limits.take(limits::READ, person).await?;
        }
        app.limits.take(limits::READ.for_network(), self.network).await
    }

    /// Counts so many bytes that were read.
    pub fn has_read(&self, app: &App, bytes: usize) {
        let kilobytes = bytes / 1_000;
        if let Some(person) = self.person {
            app.limits.spend(limits::READ, person, kilobytes);
        }
        app.limits.spend(limits::READ.for_network(), self.network, kilobytes);
    }
}
