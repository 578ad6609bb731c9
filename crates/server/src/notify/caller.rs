//! Makes the calls that are due. Whoever makes one puts it off first: of several nodes one succeeds, and if it dies before the call is
//! made, another makes it when that time is over.

use super::Notifier;
use super::news::{Item, News, Said};
use super::ways::Ways;
use crate::error::Error;
use crate::limits;
use futures_util::StreamExt;
use rules::Message;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use storage::{Call, CallKind, Filter, Kind, Page, StorageError, TableRow, TableState, Waiting};

/// How often we look for calls that are due.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How long a node may take for the calls of one person.
const LEASE_MS: i64 = 120_000;
/// People who are called side by side.
const AT_ONCE: usize = 16;
/// How often we look for turns that a node did not come to tell, because it died.
const SWEEP_EVERY_MS: i64 = 60_000;
/// So old such a turn is at least, and at most, beside the time after which people are told.
const LEFT_MS: std::ops::Range<i64> = 30_000..600_000;
/// The tables that one call names.
const MOST_TABLES: i64 = 20;
/// The last moves that a call tells of.
const MOST_MOVES: i64 = 3;

impl Notifier {
    /// Makes the calls that are due, for ever.
    pub async fn make_calls(self: Arc<Self>) {
        let mut swept = i64::MIN;
        loop {
            let now = self.time.now();
            let mut done = self.call_everybody(now).await;
            if done.is_ok() && now >= swept.saturating_add(SWEEP_EVERY_MS) {
                swept = now;
                done = self.sweep(now).await;
            }
            match done {
                Ok(()) => {}
                Err(StorageError::Closed) => return,
                Err(error) => tracing::warn!(%error, "could not look for calls to make"),
            }
            tokio::select! {
                // Counted from when we looked: what has come due meanwhile was not looked at.
                () = self.time.until(now + LOOK_EVERY.as_millis() as i64) => {}
                () = self.due.notified() => {}
            }
        }
    }

    async fn call_everybody(self: &Arc<Self>, now: i64) -> Result<(), StorageError> {
        let people = self.storage.people_to_call(now).await?;
        let calls = people.into_iter().map(|person| async move {
            if let Err(error) = self.call(&person, now).await {
                tracing::warn!(%error, "somebody could not be called; it is tried again");
            }
        });
        futures_util::stream::iter(calls).for_each_concurrent(AT_ONCE, |call| call).await;
        Ok(())
    }

    /// Turns of which nobody was told although it was time: the node that should have did not live to.
    async fn sweep(self: &Arc<Self>, now: i64) -> Result<(), StorageError> {
        let told = now - self.wait.as_millis() as i64;
        let left = self.storage.untold(told - LEFT_MS.end, told - LEFT_MS.start).await?;
        left.into_iter().for_each(|waiting: Waiting| self.turn(waiting));
        Ok(())
    }

    /// Makes all calls that are due to a person, as one.
    async fn call(self: &Arc<Self>, person: &str, now: i64) -> Result<(), Error> {
        let due = self.storage.due_calls(person, now).await?;
        if due.is_empty() || !self.storage.put_off_calls(&due, now + LEASE_MS).await? {
            return Ok(());
        }
        let calls: Vec<Call> = due.into_iter().map(|call| Call { due_at: now + LEASE_MS, ..call }).collect();
        let ways = self.ways(person).await?.unwrap_or_default();
        // Their hours may have changed since, and a reminder does not know them.
        let until = self.when(person, &ways, CallKind::Over, now).await?;
        if until > now {
            self.storage.put_off_calls(&calls, until).await?;
            return Ok(());
        }
        let items = self.still_true(person, &ways, &calls).await?;
        if !items.is_empty() && self.limits.take(limits::CALL, person).await.is_ok() {
            let news = News { items, base: self.base.clone() };
            self.tell(person, &ways, &news).await;
        }
        Ok(self.storage.forget_calls(&calls).await?)
    }

    /// What of some calls is still true; with a digest also whatever else waits for the person.
    async fn still_true(&self, person: &str, ways: &Ways, calls: &[Call]) -> Result<Vec<Item>, Error> {
        let mut items: Vec<Item> = Vec::new();
        let mut named = BTreeSet::new();
        // In this order: whoever hears that time is up need not hear that it is their turn, nor whoever hears that how long it has been.
        for kind in [CallKind::TimeUp, CallKind::Turn, CallKind::Reminder, CallKind::Over] {
            for call in calls.iter().filter(|call| call.kind == kind) {
                if named.contains(&call.table) || ways.settings.muted.contains(&call.table) {
                    continue;
                }
                let Some(row) = self.storage.table(&call.table).await? else { continue };
                if !self.hub.watches(&row.id, person) && self.is_true(call, &row).await? {
                    named.insert(row.id.clone());
                    items.push(self.item(kind, &row).await?);
                }
            }
        }
        let turns = items.iter().any(|item| item.said == Said::Turn);
        if turns && ways.settings.digest.is_some() {
            let filter = Filter { person: person.to_owned(), mine: true, my_turn: true, ..Filter::default() };
            let (waiting, _) = self.storage.tables(&filter, Page { size: MOST_TABLES, skip: 0 }).await?;
            for row in waiting {
                if !ways.settings.muted.contains(&row.id) && named.insert(row.id.clone()) {
                    items.push(self.item(CallKind::Turn, &row).await?);
                }
            }
        }
        items.truncate(MOST_TABLES as usize);
        Ok(items)
    }

    async fn is_true(&self, call: &Call, row: &TableRow) -> Result<bool, StorageError> {
        Ok(match call.kind {
            CallKind::Over => row.state == TableState::Finished,
            CallKind::Turn => self.is_awaited(row, &call.person).await?,
            // A computer may have taken the seat, which its person should hear of as well.
            CallKind::TimeUp => {
                row.state == TableState::Playing
                    && !self.storage.acted_since(&row.id, &call.person, call.number).await?
            }
            CallKind::Reminder => {
                self.is_awaited(row, &call.person).await?
                    && !self.storage.acted_since(&row.id, &call.person, call.number).await?
            }
        })
    }

    async fn item(&self, kind: CallKind, row: &TableRow) -> Result<Item, StorageError> {
        let said = match kind {
            CallKind::Turn => Said::Turn,
            CallKind::Reminder => Said::Reminder,
            CallKind::TimeUp => Said::TimeUp,
            CallKind::Over => Said::Over,
        };
        let (table, name, title) = (row.id.clone(), row.name.clone(), row.spec.title.clone());
        Ok(Item { said, table, name, title, number: row.number, happened: self.happened(row).await? })
    }

    /// What happened at a table by its last moves.
    async fn happened(&self, row: &TableRow) -> Result<Vec<Message>, StorageError> {
        let entries = self.storage.entries(&row.id, row.number - MOST_MOVES, row.number).await?;
        let moves = entries.iter().filter(|entry| entry.kind == Kind::Move);
        let events = moves.map(|entry| serde_json::from_str::<Vec<Message>>(entry.events.get()));
        Ok(events.filter_map(Result::ok).flatten().collect())
    }
}
