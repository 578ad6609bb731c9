//! The moves that the server makes itself: computer seats, programs, standing agreements, and what is agreed for seats without time. Whichever node commits a move goes on from
//! there; what a node leaves undone, because it was killed, another finds by looking.

use super::play::{Doer, make_move};
use super::{Held, Table, Tables, Weight};
use crate::computer::Thinker;
use crate::error::Error;
use rules::{Action, Game, PlayerId};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use storage::Origin;

const LOOK_EVERY: Duration = Duration::from_secs(2);
/// How long a table must have waited before somebody else's node looks after it.
const LEFT_ALONE_MS: i64 = 5_000;

/// Who thinks for a seat.
#[derive(Clone, PartialEq, Eq)]
struct Mover {
    /// The computer player.
    name: String,
    origin: Origin,
}

impl Mover {
    /// The computer that has a seat or sits in, or the one that decides because its person's time is up.
    fn at(table: &Table, seat: u8) -> Option<Mover> {
        match table.computer_at(seat) {
            Some(name) => Some(Mover { name: name.to_owned(), origin: Origin::Computer }),
            None if table.clock_decides(seat) => {
                Some(Mover { name: table.settings.clock.computer.clone(), origin: Origin::Clock })
            }
            None => None,
        }
    }
}

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
        if table.computer_at(seat).is_none() {
            let step = table.playing()?.game().turn().step;
            if table.agreement(seat).is_some() {
                return self.agree(table, seat).await;
            }
            if table.program(seat).is_some_and(|program| program.applies(step)) {
                return self.follow(table, seat).await;
            }
        }
        let Some(mover) = Mover::at(&table, seat) else { return Ok(false) };
        if table.is_stood_in(seat) && self.may_not_think_here(&table, seat).await? {
            return Ok(false);
        }
        let game = table.playing()?.game().clone();
        let (number, seed, owner) = (table.row.number, table.row.spec.seed, table.row.owner.clone());
        drop(table);
        let thinker = Thinker::new(mover.name.clone(), (id, seat), seed, number);
        // Whose time is up passes, where the rules let them.
        let passes =
            mover.origin == Origin::Clock && game.clone().apply(PlayerId(seat), &Action::Pass).is_ok();
        let weight = if passes { Weight::Quick } else { Weight::of(&mover.name) };
        let thought = move || if passes { Some(Action::Pass) } else { thinker.think(&game) };
        let thought = self.think(&owner, weight, thought);
        let (action, _) = tokio::join!(thought, self.pause(id, Instant::now()));
        let action = action?.ok_or_else(|| Error::Internal("a computer player has no move".to_owned()))?;
        let table = self.open(id).await?;
        // Whoever has taken the seat back meanwhile moves, not the computer.
        if table.row.number != number || Mover::at(&table, seat) != Some(mover.clone()) || !table.row.driven {
            return Ok(table.row.driven);
        }
        self.play_for(table, seat, mover.origin, action).await
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

    async fn play_for(
        self: &Arc<Self>,
        mut table: Held,
        seat: u8,
        origin: Origin,
        action: Action,
    ) -> Result<bool, Error> {
        let before = table.row.awaited.clone();
        let doer = Doer { seat, person: None, client: None, origin };
        let entry = make_move(&mut table, doer, action, self.now())?;
        let (table, _) = self.append(table, entry).await.map_err(|(error, _)| error)?;
        self.moved(&table, &before);
        Ok(table.row.driven)
    }
}
