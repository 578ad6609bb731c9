//! Who may not come in, as an operator has said (see `admin`), and what else an operator did behind the server's back.

use crate::tables::Tables;
use std::collections::HashSet;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use storage::StorageError;

const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Those who may not come in: networks, and people by id.
#[derive(Default)]
pub struct Bans {
    who: RwLock<HashSet<String>>,
}

impl Bans {
    /// Whether somebody may not come in.
    pub fn has(&self, who: &str) -> bool {
        self.who.read().unwrap_or_else(PoisonError::into_inner).contains(who)
    }

    /// Looks what operators do, for ever: bans are read anew, and what is in memory is believed no more.
    pub async fn look_out(self: Arc<Bans>, tables: Arc<Tables>) {
        let mut last = None;
        loop {
            match self.look(&tables, &mut last).await {
                Ok(()) => {}
                Err(StorageError::Closed) => return,
                Err(error) => tracing::warn!(%error, "could not look for what operators did"),
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    async fn look(&self, tables: &Tables, last: &mut Option<i64>) -> Result<(), StorageError> {
        let now = tables.storage.last_operator_entry().await?;
        if *last == Some(now) {
            return Ok(());
        }
        let banned = tables.storage.bans().await?.into_iter().map(|ban| ban.who).collect();
        *self.who.write().unwrap_or_else(PoisonError::into_inner) = banned;
        if last.is_some() {
            tables.compare_from_now_on();
        }
        *last = Some(now);
        Ok(())
    }
}
