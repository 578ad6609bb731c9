//! The moves that the server makes itself: computer seats, programs, standing agreements, and what is agreed for seats without time. The node that commits a move goes on from
//! there, and every other stops; what a node leaves undone, because it was killed, paused or cut off, another takes over (`claims`).

use super::claims::{Claims, LOOK_EVERY, TELL_EVERY};
use super::play::{Doer, make_move};
use super::{Held, Table, Tables, Weight};
use crate::computer::Thinker;
use crate::error::Error;
use rules::{Action, Game, PlayerId};
use std::sync::{Arc, PoisonError};
use std::time::Instant;
use storage::{News, Origin, StorageError};
use tokio::sync::broadcast;
use tokio::time::MissedTickBehavior;

/// A change so recent may have come while we stopped.
const JUST_NOW_MS: i64 = 1_000;

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
            let stopped = loop {
                match tables.step(&id).await {
                    Ok(true) => {}
                    Ok(false) => break true,
                    Err(Error::Conflict(..)) => break false,
                    Err(error) => {
                        tracing::warn!(table = id, %error, "the server could not make its move");
                        break false;
                    }
                }
            };
            tables.driving.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
            // Somebody may have moved here between the last look and the line above.
            if stopped
                && let Ok(table) = tables.open(&id).await
                && table.row.driven
                && table.written_here
                && table.row.changed_at + JUST_NOW_MS > tables.now()
            {
                drop(table);
                tables.drive(&id);
            }
        });
    }

    /// Looks after tables whose next move is the server's and that nobody looks after, and tells other nodes where this one is at
    /// work, for ever.
    pub async fn look_after(self: Arc<Self>) {
        let (mut claims, mut news) = (Claims::default(), self.storage.backend().news());
        let (mut look, mut tell) = (tokio::time::interval(LOOK_EVERY), tokio::time::interval(TELL_EVERY));
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        tell.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                heard = news.recv() => match heard {
                    Ok(News::Driven { table }) => claims.hear(table, Instant::now()),
                    Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => return,
                },
                _ = tell.tick() => self.tell_where_at_work(),
                _ = look.tick() => match self.storage.driven().await {
                    Ok(driven) => {
                        let left = claims.left_alone(driven, Instant::now());
                        left.iter().for_each(|id| self.drive(id));
                    }
                    Err(StorageError::Closed) => return,
                    Err(error) => tracing::warn!(%error, "could not look for tables to move at"),
                },
            }
        }
    }

    fn tell_where_at_work(&self) {
        let driving = self.driving.lock().unwrap_or_else(PoisonError::into_inner);
        for table in driving.iter() {
            self.storage.backend().tell(&News::Driven { table: table.clone() });
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
        let thought = self.think_patiently(&owner, weight, thought);
        let (action, _) = tokio::join!(thought, self.pause(id, Instant::now()));
        let action = action?.ok_or_else(|| Error::Internal("a computer player has no move".to_owned()))?;
        let table = self.open(id).await?;
        // A node that has moved here meanwhile goes on; we were paused, or it took over from us.
        if table.row.number != number && !table.written_here {
            return Ok(false);
        }
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
