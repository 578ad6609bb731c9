//! What a database must be able to do for us: answer a query, and commit a batch of statements all or nothing.
//! The statements are the same for every database; only this is implemented twice.

use crate::{Row, StorageError, Value};
use futures_util::future::BoxFuture;
use tokio::sync::broadcast;

/// One statement of a batch.
#[derive(Debug)]
pub struct Statement {
    /// The SQL, its parameters numbered `$1`, `$2`...
    pub sql: &'static str,
    /// The parameters.
    pub values: Vec<Value>,
    /// How many rows it must touch; if it touches another number the batch is in conflict and nothing happens.
    pub expect: Option<u64>,
}

impl Statement {
    /// The statement with its parameters numbered as if so many others stood before them.
    pub fn behind(&self, others: usize) -> String {
        let mut parts = self.sql.split('$');
        let mut shifted = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let digits = part.len() - part.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
            let number: usize = part[..digits].parse().unwrap_or_default();
            shifted += &format!("${}{}", number + others, &part[digits..]);
        }
        shifted
    }
}

/// Statements that are committed together or not at all, and what to tell everybody when they are.
#[derive(Debug, Default)]
pub struct Batch {
    /// The statements, in order.
    pub statements: Vec<Statement>,
    /// What has changed thereby.
    pub news: Option<News>,
    /// Whether each statement writes to a table of its own and none reads what another writes: they may be done in any order.
    pub any_order: bool,
}

impl Batch {
    /// Adds a statement.
    pub fn push(&mut self, sql: &'static str, values: Vec<Value>) {
        self.statements.push(Statement { sql, values, expect: None });
    }

    /// Adds a statement that must touch exactly one row.
    pub fn push_one(&mut self, sql: &'static str, values: Vec<Value>) {
        self.statements.push(Statement { sql, values, expect: Some(1) });
    }

    /// A batch of one statement.
    pub fn of(sql: &'static str, values: Vec<Value>) -> Batch {
        let mut batch = Batch::default();
        batch.push(sql, values);
        batch
    }

    /// Whether both have the same statements, with whatever parameters.
    pub fn is_like(&self, other: &Batch) -> bool {
        self.any_order == other.any_order
            && self.statements.len() == other.statements.len()
            && self.statements.iter().zip(&other.statements).all(|(a, b)| a.sql == b.sql)
    }

    /// The batch with news of a table.
    pub fn telling(mut self, news: News) -> Batch {
        self.news = Some(news);
        self
    }
}

/// Something changed at a table; whoever cares looks it up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The table itself, its seats or its log.
    Changed {
        /// The table.
        table: String,
        /// Its version now.
        version: i64,
    },
    /// Somebody said something there.
    Said {
        /// The table.
        table: String,
    },
    /// Somebody watches it at another node, or has ceased to.
    Watched {
        /// The table.
        table: String,
        /// Who.
        person: String,
        /// Whether they do.
        on: bool,
    },
    /// Another node makes the server's moves there.
    Driven {
        /// The table.
        table: String,
    },
    /// News of any table may have been missed.
    Missed,
}

impl News {
    /// The table it is about, if it is about one.
    pub fn table(&self) -> Option<&str> {
        match self {
            News::Changed { table, .. } | News::Said { table } => Some(table),
            News::Watched { table, .. } | News::Driven { table } => Some(table),
            News::Missed => None,
        }
    }

    /// The news as a line for other nodes.
    pub fn line(&self) -> String {
        match self {
            News::Changed { table, version } => format!("changed {table} {version}"),
            News::Said { table } => format!("said {table}"),
            News::Watched { table, person, on: true } => format!("watched {table} {person}"),
            News::Watched { table, person, on: false } => format!("left {table} {person}"),
            News::Driven { table } => format!("driven {table}"),
            News::Missed => "missed".to_owned(),
        }
    }

    /// The news in a line from another node.
    pub fn parse(line: &str) -> Option<News> {
        let mut words = line.split(' ');
        let (kind, table) = (words.next()?, words.next()?.to_owned());
        match kind {
            "driven" => Some(News::Driven { table }),
            "changed" => Some(News::Changed { table, version: words.next()?.parse().ok()? }),
            "said" => Some(News::Said { table }),
            "watched" | "left" => {
                Some(News::Watched { table, person: words.next()?.to_owned(), on: kind == "watched" })
            }
            _ => None,
        }
    }
}

/// A database.
pub trait Backend: Send + Sync {
    /// What it is called.
    fn name(&self) -> &'static str;

    /// Whether other nodes may be writing to it.
    fn shared(&self) -> bool;

    /// The rows of a query.
    fn fetch(&self, sql: &'static str, values: Vec<Value>) -> BoxFuture<'_, Result<Vec<Row>, StorageError>>;

    /// Commits a batch; when this returns it is durable.
    fn commit(&self, batch: Batch) -> BoxFuture<'_, Result<(), StorageError>>;

    /// News of everything committed, by this node or another.
    fn news(&self) -> broadcast::Receiver<News>;

    /// Tells other nodes something that is not stored.
    fn tell(&self, news: &News);

    /// Finishes what is under way and lets go of the database.
    fn close(&self) -> BoxFuture<'_, ()>;
}
