//! What nobody comes back to is deleted, by a rule that docs/server.md tells: waiting rooms, games without a move, games that guests
//! imported or copied, guests without a seat. Games that were played here never are.

use crate::tables::Tables;
use std::sync::Arc;
use std::time::Duration;
use storage::{Expiry, StorageError};

const EVERY: Duration = Duration::from_secs(3_600);
const A_DAY_MS: i64 = 24 * 3_600 * 1_000;
/// A table where people still sit down.
const WAITING_DAYS: i64 = 30;
/// A game without a single move.
const UNPLAYED_DAYS: i64 = 90;
/// A game that a guest imported or copied and nobody has touched.
const GUESTS_COPY_DAYS: i64 = 30;
/// A guest without a seat or a table.
const GUEST_DAYS: i64 = 60;

/// Deletes what has expired, now and every hour.
pub async fn keep_order(tables: Arc<Tables>) {
    loop {
        match expire(&tables, tables.time.now()).await {
            Ok(()) => {}
            Err(StorageError::Closed) => return,
            Err(error) => tracing::warn!(%error, "could not look for what has expired"),
        }
        tokio::time::sleep(EVERY).await;
    }
}

async fn expire(tables: &Tables, now: i64) -> Result<(), StorageError> {
    let expiry = Expiry {
        waiting: now - WAITING_DAYS * A_DAY_MS,
        unplayed: now - UNPLAYED_DAYS * A_DAY_MS,
        guests_copies: now - GUESTS_COPY_DAYS * A_DAY_MS,
        guests: now - GUEST_DAYS * A_DAY_MS,
    };
    let (gone, guests) = tables.storage.expire(expiry, now).await?;
    gone.iter().for_each(|id| tables.forget(id));
    if !gone.is_empty() || guests > 0 {
        tracing::info!(tables = gone.len(), guests, "deleted what nobody came back to");
    }
    Ok(())
}
