//! Taking moves back and making them again. Both are entries of the log; nothing is erased.

use super::play::{Doer, client_id, entry, raw};
use super::settings::{UndoPolicy, UndoRequest};
use super::table::Table;
use super::{Done, Held, Sight, Tables};
use crate::error::Error;
use rules::Game;
use std::sync::Arc;
use storage::{Batch, EntryRow, Kind, Origin, Person, SeatKind};

/// What became of a request to take moves back.
pub enum Undone {
    /// It was done.
    Done(Box<Done>),
    /// Others must agree first.
    Asked(Held, Sight),
}

/// A request to take moves back or to make them again.
#[derive(Clone, Debug)]
pub struct UndoAsk {
    /// The number of the last entry the client has seen.
    pub after: i64,
    /// The client's own id for it.
    pub client: String,
    /// How many moves shall be in force; one less, or one more, if absent.
    pub to: Option<i64>,
}

impl Tables {
    /// Takes moves back, or asks those whose moves they are.
    pub async fn undo(self: &Arc<Self>, id: &str, person: &Person, ask: UndoAsk) -> Result<Undone, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        let client = client_id(&person.id, &ask.client);
        if let Some(entry) = self.storage.entry_of(id, &client).await? {
            return Ok(Undone::Done(Box::new(Done { entry, table, sight })));
        }
        self.not_stale(&table, &sight, ask.after).await?;
        table.end_stands()?;
        let seat = seated(&table, &sight)?;
        let position = table.in_play()?.position();
        let to = match ask.to {
            Some(to) => to,
            None => self.last_own(&table, &sight, position).await?,
        };
        if to < 0 || to >= position {
            return Err(Error::Conflict("nothing-to-undo", "there is nothing to take back there".to_owned()));
        }
        let moves = self.storage.line(id, table.row.number, to, position).await?;
        let mut others: Vec<u8> = moves.iter().map(|entry| entry.seat).collect();
        let mut policy = table.settings.undo;
        // The end has shown what was closed: nobody goes back behind it unless all agree, whosever moves they are.
        if table.is_over() && table.playing()?.game().has_secrets() {
            others = (0u8..).take(table.seats.len()).collect();
            policy = UndoPolicy::Consent;
        } else if policy == UndoPolicy::Consent {
            // A computer agrees to its own moves. A person is asked about theirs, though a computer stands in for them now.
            let made = moves.iter().filter(|entry| entry.origin != Origin::Computer);
            others = made.map(|entry| entry.seat).collect();
        }
        others.sort_unstable();
        others.dedup();
        others.retain(|seat| !sight.seats.contains(seat));
        match policy {
            UndoPolicy::Own if !others.is_empty() => {
                return Err(Error::Forbidden(
                    "undo-own-only",
                    "only your own moves since your turn began".to_owned(),
                ));
            }
            UndoPolicy::Consent => {
                others = self.who_must_agree(&table, others).await?;
                if !others.is_empty() {
                    let request = UndoRequest { seat, to, waiting: others };
                    return self.ask(table, sight, request).await;
                }
            }
            UndoPolicy::Free | UndoPolicy::Own => {}
        }
        let doer =
            Doer { seat, person: Some(person.id.clone()), client: Some(client), origin: Origin::Person };
        let done = self.go(table, sight, doer, Kind::Undo, to).await?;
        Ok(Undone::Done(Box::new(done)))
    }

    /// Answers a request to take moves back.
    pub async fn answer_undo(
        self: &Arc<Self>,
        id: &str,
        person: &Person,
        accept: bool,
    ) -> Result<Undone, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        let none = || Error::Conflict("no-request", "nobody asks you to take moves back".to_owned());
        let mut request = table.undo_request().ok_or_else(none)?;
        table.end_stands()?;
        if !accept && sight.seats.contains(&request.seat) {
            request.waiting.clear();
        } else if !request.waiting.iter().any(|seat| sight.seats.contains(seat)) {
            return Err(none());
        }
        if !accept {
            table.row.undo_request = None;
            table.row.changed_at = self.now();
            return Ok(Undone::Asked(self.save_or_fail(table, Batch::default()).await?, sight));
        }
        request.waiting.retain(|seat| !sight.seats.contains(seat));
        if !request.waiting.is_empty() {
            return self.ask(table, sight, request).await;
        }
        let asker = table.person_at(request.seat).map(str::to_owned);
        let doer = Doer { seat: request.seat, person: asker, client: None, origin: Origin::Person };
        Ok(Undone::Done(Box::new(self.go(table, sight, doer, Kind::Undo, request.to).await?)))
    }

    /// Makes moves again that were taken back.
    pub async fn redo(self: &Arc<Self>, id: &str, person: &Person, ask: UndoAsk) -> Result<Done, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        let client = client_id(&person.id, &ask.client);
        if let Some(entry) = self.storage.entry_of(id, &client).await? {
            return Ok(Done { entry, table, sight });
        }
        self.not_stale(&table, &sight, ask.after).await?;
        let seat = seated(&table, &sight)?;
        let free = table.settings.undo == UndoPolicy::Free;
        let play = table.in_play()?;
        let position = play.position();
        let last = position + play.undone();
        let to = ask.to.unwrap_or(position + 1);
        if to <= position || to > last {
            return Err(Error::Conflict("nothing-to-redo", "nothing was taken back there".to_owned()));
        }
        if !free && !play.last().is_some_and(|entry| sight.seats.contains(&entry.seat)) {
            let only = "only whoever took the moves back can make them again".to_owned();
            return Err(Error::Forbidden("redo-own-only", only));
        }
        let doer =
            Doer { seat, person: Some(person.id.clone()), client: Some(client), origin: Origin::Person };
        self.go(table, sight, doer, Kind::Redo, to).await
    }

    async fn go(
        self: &Arc<Self>,
        mut table: Held,
        sight: Sight,
        doer: Doer,
        kind: Kind,
        to: i64,
    ) -> Result<Done, Error> {
        self.room_to_go_on(&table, &sight).await?;
        let before = table.row.awaited.clone();
        let now = self.now();
        let was_over = table.is_over();
        self.go_to(&mut table, to).await?;
        table.is_back(doer.seat)?;
        // A game that its rules have ended is on again: its state follows from where it is now.
        let play = table.begun()?;
        let made = entry(play, doer, kind, None, raw(&[])?, now);
        play.add(made.clone());
        table.settle(now);
        // Going back into a position where the server would move again at once would undo the undoing.
        let mut batch = Batch::default();
        table.stop_programs("undone", &mut batch)?;
        table.stop_agreeing(&mut batch);
        table.settle(now);
        table.write(&mut batch, &made)?;
        if was_over {
            batch.forget_results(&table.row.id);
        }
        table.row.undo_request = None;
        let table = self.save_or_fail(table, batch).await?;
        self.moved(&table, &before);
        Ok(Done { entry: made, table, sight })
    }

    async fn ask(&self, mut table: Held, sight: Sight, request: UndoRequest) -> Result<Undone, Error> {
        let stored = serde_json::to_value(&request).map_err(|error| Error::Internal(error.to_string()))?;
        table.row.undo_request = Some(stored);
        table.row.changed_at = self.now();
        Ok(Undone::Asked(self.save_or_fail(table, Batch::default()).await?, sight))
    }

    /// The position before this person's last own move, so that computer moves after it go with it; before the last
    /// move if there is none.
    async fn last_own(&self, table: &Table, sight: &Sight, position: i64) -> Result<i64, Error> {
        const AT_ONCE: i64 = 32;
        let own = |entry: &EntryRow| sight.seats.contains(&entry.seat) && entry.origin == Origin::Person;
        let mut before = position;
        while before > 0 {
            let after = (before - AT_ONCE).max(0);
            let moves = self.storage.line(&table.row.id, table.row.number, after, before).await?;
            if let Some(found) = moves.iter().rfind(|entry| own(entry)) {
                return Ok(found.position - 1);
            }
            before = after;
        }
        Ok(position - 1)
    }

    /// Of these seats, those of people who are still there.
    pub(super) async fn who_must_agree(&self, table: &Table, seats: Vec<u8>) -> Result<Vec<u8>, Error> {
        let mut present = Vec::new();
        for seat in seats {
            if table.seats.get(usize::from(seat)).is_some_and(|it| it.kind == SeatKind::Computer) {
                continue;
            }
            if let Some(person) = table.person_at(seat)
                && self.storage.contact(person).await?.is_some()
            {
                present.push(seat);
            }
        }
        Ok(present)
    }
}

/// The first seat of somebody who plays.
fn seated(table: &Table, sight: &Sight) -> Result<u8, Error> {
    let awaited = sight.seats.iter().find(|seat| table.row.awaited.contains(seat));
    awaited
        .or(sight.seats.first())
        .copied()
        .ok_or_else(|| Error::Forbidden("not-seated", "only people who play here can do that".to_owned()))
}
