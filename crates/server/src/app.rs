//! What every request can reach.

use crate::bans::Bans;
use crate::cards::Cards;
use crate::config::Config;
use crate::limits::Limits;
use crate::live::Hub;
use crate::notify::Notifier;
use crate::once::Once;
use crate::people::Passwords;
use crate::places::Places;
use crate::tables::{Table, Tables};
use crate::wire::ReviewInfo;
use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::Arc;
use storage::Storage;
use tokio::sync::watch;

/// The server's parts, shared by all requests.
#[derive(Clone)]
pub struct App {
    parts: Arc<Parts>,
}

/// The server's parts.
pub struct Parts {
    /// The database.
    pub storage: Storage,
    /// The tables.
    pub tables: Arc<Tables>,
    /// Who watches.
    pub hub: Arc<Hub>,
    /// Who tells people that it is their turn.
    pub notifier: Arc<Notifier>,
    /// Who may not come in.
    pub bans: Arc<Bans>,
    /// How often somebody may do something.
    pub limits: Arc<Limits>,
    /// The checking of passwords.
    pub passwords: Passwords,
    /// Pictures of tables for links and for pages elsewhere.
    pub cards: Cards,
    /// What was found when people looked back at games.
    pub reviews: Once<ReviewInfo>,
    /// The settings.
    pub config: Config,
    /// True when the server goes down.
    pub closing: watch::Receiver<bool>,
    /// The pages that are open.
    pub pages: Arc<Places>,
}

impl App {
    /// The server of these parts.
    pub fn new(parts: Parts) -> App {
        App { parts: Arc::new(parts) }
    }

    /// Whether cookies must travel over TLS only.
    pub fn secure(&self) -> bool {
        self.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"))
    }

    /// The seats of a table whose people watch it now.
    pub fn present(&self, table: &Table) -> Vec<u8> {
        let watched =
            |seat: &u8| table.person_at(*seat).is_some_and(|person| self.hub.watches(&table.row.id, person));
        (0u8..).take(table.seats.len()).filter(watched).collect()
    }

    /// How many watch a table now who have no seat there.
    pub fn audience(&self, table: &Table) -> usize {
        let people = (0u8..).take(table.seats.len()).filter_map(|seat| table.person_at(seat));
        let seated: BTreeSet<&str> = people.filter(|one| self.hub.watches(&table.row.id, one)).collect();
        self.hub.count_at(&table.row.id).saturating_sub(seated.len())
    }

    /// The address of a page, for links.
    pub fn url(&self, path: &str) -> String {
        let base = self.config.public_url.clone().unwrap_or_else(|| format!("http://{}", self.config.listen));
        format!("{}{path}", base.trim_end_matches('/'))
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.parts
    }
}

/// Runs something to its end even if whoever asked for it goes away: a move that is being committed must not be
/// left half known.
pub async fn whole<T, F>(work: F) -> Result<T, crate::error::Error>
where
    T: Send + 'static,
    F: Future<Output = Result<T, crate::error::Error>> + Send + 'static,
{
    tokio::spawn(work).await.map_err(|error| crate::error::Error::Internal(error.to_string()))?
}
