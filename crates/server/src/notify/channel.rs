//! The webhooks of a table, set by its owner: a club's channel reads when the game begins, whose turn it is and how it ended. They are told
//! of a turn when it has lasted for a while and not everybody who is awaited watches.

use super::Notifier;
use super::delivery::Target;
use super::news::{Item, News, Said};
use crate::error::Error;
use crate::limits;
use crate::wire::{HooksBody, Way, WayOutcome};
use futures_util::future::join_all;
use std::sync::Arc;
use storage::{SeatKind, SeatRow, TableRow, TableState};

impl Notifier {
    /// Tells the webhooks of a table, in a while, how it stands after an entry; at its end who had what, in order.
    pub fn table(self: &Arc<Self>, table: &str, number: i64, standings: Vec<String>) {
        let key = (String::new(), table.to_owned());
        self.note_latest(key.clone(), number);
        let (notifier, table) = (self.clone(), table.to_owned());
        tokio::spawn(async move {
            notifier.time.sleep(notifier.wait).await;
            if !notifier.is_latest(key, number) {
                return;
            }
            if let Err(error) = notifier.tell_hooks(&table, number, standings).await {
                tracing::warn!(%error, "could not tell the webhooks of a table");
            }
        });
    }

    /// Calls a webhook of a table now, or all, to see whether it arrives.
    pub async fn test_hooks(
        &self,
        (table, owner): (&str, &str),
        which: Option<&str>,
    ) -> Result<Vec<WayOutcome>, Error> {
        let hooks = HooksBody::of(self.storage.table_hooks(table).await?);
        let news = News::test(&self.base);
        let chosen = targets(hooks, owner).filter(|(place, _)| which.is_none_or(|which| which == place));
        let calls = chosen.map(|(place, target)| {
            let news = &news;
            async move { self.call_once(&target, news).await.told(Way::Webhook, &place) }
        });
        Ok(join_all(calls).await)
    }

    async fn tell_hooks(
        self: &Arc<Self>,
        table: &str,
        number: i64,
        standings: Vec<String>,
    ) -> Result<(), Error> {
        let hooks = HooksBody::of(self.storage.table_hooks(table).await?);
        if hooks.hooks.is_empty() {
            return Ok(());
        }
        let Some(row) = self.storage.table(table).await? else { return Ok(()) };
        let seats = self.storage.seats(table).await?;
        let Some(said) = self.said(&row, &seats, standings) else { return Ok(()) };
        let first = self.storage.note_hooks_told(table, number, hooks.hooks.len()).await?;
        if !first || self.limits.take(limits::CALL, table).await.is_err() {
            return Ok(());
        }
        let (name, title, owner) = (row.name, row.spec.title, row.owner);
        let item = Item { said, table: row.id, name, title, number: row.number, happened: Vec::new() };
        let news = News { items: vec![item], base: self.base.clone() };
        let calls = targets(hooks, &owner).map(|(place, target)| {
            let news = news.clone();
            async move { self.call_and_again(target, news).await.told(Way::Webhook, &place) }
        });
        join_all(calls).await;
        Ok(())
    }

    /// What there is to say of a table; nothing if everybody who is awaited watches anyway.
    fn said(&self, row: &TableRow, seats: &[SeatRow], standings: Vec<String>) -> Option<Said> {
        match row.state {
            TableState::Finished => Some(Said::Ended(standings)),
            TableState::Playing => {
                let awaited = row.awaited.iter().filter_map(|seat| seats.get(usize::from(*seat)));
                let people: Vec<&SeatRow> = awaited.filter(|seat| seat.computer.is_none()).collect();
                let watches = |seat: &&SeatRow| {
                    let person =
                        if seat.kind == SeatKind::Hot { Some(&row.owner) } else { seat.person.as_ref() };
                    person.is_some_and(|person| self.hub.watches(&row.id, person))
                };
                let names: Vec<String> = people.iter().map(|seat| seat.name.clone()).collect();
                match row.number {
                    _ if people.is_empty() => None,
                    0 => Some(Said::Started(names)),
                    _ if people.iter().all(watches) => None,
                    _ => Some(Said::Next(names)),
                }
            }
            TableState::Open | TableState::Abandoned => None,
        }
    }
}

/// The webhooks of a table by their places. Its owner answers for them.
fn targets(hooks: HooksBody, owner: &str) -> impl Iterator<Item = (String, Target)> {
    hooks.hooks.into_iter().enumerate().map(move |(place, hook)| {
        let (person, language) = (owner.to_owned(), hook.language.language());
        (place.to_string(), Target { person, url: hook.url, shape: hook.shape, language })
    })
}
