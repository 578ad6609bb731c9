//! Whom to call, and when: after a while, if it is still true; later, if they have asked for that.

use super::Notifier;
use super::ways::Ways;
use crate::error::Error;
use crate::hours::{DAY_MS, OwnHours};
use std::sync::{Arc, PoisonError};
use storage::{Call, CallKind, SeatKind, StorageError, TableRow, TableState, Waiting};

impl Notifier {
    /// Calls a person, in a while, because it is their turn, if it still is and they do not watch.
    pub fn turn(self: &Arc<Self>, waiting: Waiting) {
        let turn = (waiting.person.clone(), waiting.table.clone());
        self.note_latest(turn.clone(), waiting.number);
        let notifier = self.clone();
        tokio::spawn(async move {
            notifier.time.sleep(notifier.wait).await;
            if !notifier.is_latest(turn, waiting.number) {
                return;
            }
            match notifier.queue_turn(&waiting).await {
                Ok(()) => notifier.due.notify_one(),
                // They know, and have not moved since: moves that are taken back and made again are no new turn.
                Err(Error::Conflict(..)) => {}
                Err(error) => tracing::warn!(%error, "could not call somebody whose turn it is"),
            }
        });
    }

    /// Calls a person because their time is up, unless they watch.
    pub fn time_up(self: &Arc<Self>, waiting: Waiting) {
        let notifier = self.clone();
        tokio::spawn(async move {
            let Waiting { person, table, number } = waiting;
            let due_at = notifier.time.now();
            let call = Call { person, table, kind: CallKind::TimeUp, number, due_at };
            match notifier.queue_news(call).await {
                Ok(()) => notifier.due.notify_one(),
                Err(error) => tracing::warn!(%error, "could not call somebody whose time is up"),
            }
        });
    }

    /// Calls people, in a while, because their game is over, if it still is and they do not watch.
    pub fn over(self: &Arc<Self>, table: &str, number: i64, people: Vec<String>) {
        let (notifier, table) = (self.clone(), table.to_owned());
        let due = self.time.now() + self.wait.as_millis() as i64;
        tokio::spawn(async move {
            for person in people {
                let call = Call { person, table: table.clone(), kind: CallKind::Over, number, due_at: due };
                if let Err(error) = notifier.queue_news(call).await {
                    tracing::warn!(%error, "could not call somebody whose game is over");
                }
            }
            notifier.time.until(due).await;
            notifier.due.notify_one();
        });
    }

    async fn queue_turn(&self, waiting: &Waiting) -> Result<(), Error> {
        let Waiting { person, table, number } = waiting;
        let Some(row) = self.storage.table(table).await? else { return Ok(()) };
        if !self.is_awaited(&row, person).await? {
            return Ok(());
        }
        let Some(ways) = self.ways_about(person, table).await? else { return Ok(()) };
        let now = self.time.now();
        let call = |kind, due_at| Call {
            person: person.clone(),
            table: table.clone(),
            kind,
            number: *number,
            due_at,
        };
        let mut calls = Vec::new();
        if ways.settings.reminder {
            calls.push(call(CallKind::Reminder, now + DAY_MS));
        }
        // Whoever watches knows. If they go away without having moved, they are reminded.
        let watches = self.hub.watches(table, person);
        if !watches {
            calls.push(call(CallKind::Turn, self.when(person, &ways, CallKind::Turn, now).await?));
        }
        Ok(self.storage.queue_calls((!watches).then_some(waiting), &calls).await?)
    }

    /// Keeps a call until it is due and the person wants to hear of it.
    async fn queue_news(&self, call: Call) -> Result<(), Error> {
        let Some(ways) = self.ways_about(&call.person, &call.table).await? else { return Ok(()) };
        let due_at = self.when(&call.person, &ways, call.kind, call.due_at).await?;
        Ok(self.storage.queue_calls(None, &[Call { due_at, ..call }]).await?)
    }

    /// How a person is called about a table; nothing if they are not.
    async fn ways_about(&self, person: &str, table: &str) -> Result<Option<Ways>, Error> {
        let ways = self.ways(person).await?;
        Ok(ways.filter(|ways| !ways.is_empty() && !ways.settings.muted.iter().any(|muted| muted == table)))
    }

    /// When a person wants to hear of something: at once, with the next digest, and not outside of their hours.
    pub(super) async fn when(
        &self,
        person: &str,
        ways: &Ways,
        kind: CallKind,
        now: i64,
    ) -> Result<i64, StorageError> {
        let digest = ways.settings.digest.as_ref().filter(|_| kind == CallKind::Turn);
        let due = digest.and_then(|digest| digest.next(now)).unwrap_or(now);
        if !ways.settings.quiet {
            return Ok(due);
        }
        let hours = OwnHours::of(&self.storage, person).await?.and_then(|own| own.read().ok());
        Ok(hours.and_then(|hours| hours.opens_next(due)).unwrap_or(due))
    }

    /// Whether it is a person's turn at a table.
    pub(super) async fn is_awaited(&self, row: &TableRow, person: &str) -> Result<bool, StorageError> {
        if row.state != TableState::Playing {
            return Ok(false);
        }
        let seats = self.storage.seats(&row.id).await?;
        let theirs = |seat: &u8| {
            seats.get(usize::from(*seat)).is_some_and(|seat| match seat.kind {
                SeatKind::Person => seat.person.as_deref() == Some(person) && seat.computer.is_none(),
                SeatKind::Hot => row.owner == person,
                SeatKind::Computer => false,
            })
        };
        Ok(row.awaited.iter().any(theirs))
    }

    pub(super) fn note_latest(&self, turn: (String, String), number: i64) {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).insert(turn, number);
    }

    /// Whether a turn is the last that somebody is to be told of at a table, and not told yet.
    pub(super) fn is_latest(&self, turn: (String, String), number: i64) -> bool {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let last = latest.get(&turn) == Some(&number);
        if last {
            latest.remove(&turn);
        }
        last
    }
}
