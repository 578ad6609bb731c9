//! The moves that the server makes itself: computer seats, programs and standing agreements. Whichever node commits a move goes on from
//! there; what a node leaves undone, because it was killed, another finds by looking.

use super::play::{Doer, make_move};
use super::{Held, Tables};
use crate::computer::Thinker;
use crate::error::Error;
use rules::Action;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use storage::Origin;

const LOOK_EVERY: Duration = Duration::from_secs(2);
/// How long a table must have waited before somebody else's node looks after it.
const LEFT_ALONE_MS: i64 = 5_000;

impl Tables {
    /// Makes the server's moves at a table, in the background, until a person is awaited.
    pub fn drive(self: &Arc<Self>, id: &str) {
        if !self.driving.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned()) {
            return;
        }
        let (tables, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            loop {
                match tables.step(&id).await {
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(error) => {
                        tracing::warn!(table = id, %error, "the server could not make its move");
                        break;
                    }
                }
            }
            tables.driving.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
            // Somebody may have moved between the last look and the line above.
            if let Ok(table) = tables.open(&id).await
                && table.row.driven
                && table.row.changed_at + LEFT_ALONE_MS > tables.now()
            {
                drop(table);
                tables.drive(&id);
            }
        });
    }

    /// Looks after tables whose next move is the server's and that nobody looks after, for ever.
    pub async fn look_after(self: Arc<Self>) {
        let mut patience = 0;
        loop {
            match self.storage.driven(self.now() - patience).await {
                Ok(left) => left.iter().for_each(|id| self.drive(id)),
                Err(storage::StorageError::Closed) => return,
                Err(error) => tracing::warn!(%error, "could not look for tables to move at"),
            }
            patience = LEFT_ALONE_MS + 3 * self.pace.as_millis() as i64;
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Makes one move of the server's; true if there is another.
    async fn step(self: &Arc<Self>, id: &str) -> Result<bool, Error> {
        let table = self.open(id).await?;
        let Some(seat) = table.driver().filter(|_| table.row.driven) else { return Ok(false) };
        let Some(name) = table.computer_at(seat).map(str::to_owned) else {
            return match table.agreement(seat) {
                Some(_) => self.agree(table, seat).await,
                None => self.follow(table, seat).await,
            };
        };
        let game = table.playing()?.game().clone();
        let (number, seed) = (table.row.number, table.row.spec.seed);
        drop(table);
        let thinker = Thinker::new(name.clone(), (id, seat), seed, number);
        let thought = self.think(move || thinker.think(&game));
        let (action, _) = tokio::join!(thought, self.pause(id, Instant::now()));
        let action = action?.ok_or_else(|| Error::Internal("a computer player has no move".to_owned()))?;
        let table = self.open(id).await?;
        // Whoever has taken the seat back meanwhile moves, not the computer.
        if table.row.number != number || table.computer_at(seat) != Some(&name) || !table.row.driven {
            return Ok(table.row.driven);
        }
        self.play_computer(table, seat, action).await
    }

    /// Waits as long as computers shall at a table, from some moment on. Whoever changes their pace need not wait for the old one.
    async fn pause(&self, id: &str, since: Instant) {
        loop {
            let changed = self.paced.notified();
            let Ok(pace) = self.open(id).await.map(|table| table.settings.pace) else { return };
            let left = pace.of(self.pace).saturating_sub(since.elapsed());
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(left) => return,
                () = changed => {}
            }
        }
    }

    async fn play_computer(
        self: &Arc<Self>,
        mut table: Held,
        seat: u8,
        action: Action,
    ) -> Result<bool, Error> {
        let before = table.row.awaited.clone();
        let doer = Doer { seat, person: None, client: None, origin: Origin::Computer };
        let entry = make_move(&mut table, doer, action, self.now())?;
        let (table, _) = self.append(table, entry).await.map_err(|(error, _)| error)?;
        self.moved(&table, &before);
        Ok(table.row.driven)
    }
}
