//! Making moves. A move is acknowledged when it is committed; one that is sent again gets the same answer; one that
//! was made without knowing the last entry is refused with what happened meanwhile.

use super::table::{Play, Table};
use super::{Held, Sight, Tables};
use crate::error::Error;
use crate::wire;
use records::notation;
use rules::view::Standing;
use rules::{Action, ByName, Game, Message, Viewer};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use storage::{Batch, EntryRow, Kind, Origin, Person, TableState, Waiting};
use titles::AnyGame;

/// So many entries are shown to somebody who has missed some; the log has the rest.
const MOST_MISSED: i64 = 50;

/// A move somebody asks for.
#[derive(Clone, Debug)]
pub struct MoveRequest {
    /// The number of the last entry the client has seen.
    pub after: i64,
    /// The client's own id for the move.
    pub client: String,
    /// The seat, for people who play several.
    pub seat: Option<u8>,
    /// The action, by names.
    pub action: serde_json::Value,
}

/// What was done.
pub struct Done {
    /// The entry it became.
    pub entry: EntryRow,
    /// The table after it.
    pub table: Held,
    /// What the person is there.
    pub sight: Sight,
}

/// Who does something, and under which id.
pub(super) struct Doer {
    pub seat: u8,
    pub person: Option<String>,
    pub client: Option<String>,
    pub origin: Origin,
}

impl Tables {
    /// Makes a move.
    pub async fn act(
        self: &Arc<Self>,
        id: &str,
        person: &Person,
        request: MoveRequest,
    ) -> Result<Done, Error> {
        let client = client_id(&person.id, &request.client);
        // A second round only if the database refused the entry: another node was faster, or the id was used before.
        for round in 0..2 {
            let table =
                if round == 0 { self.open_to_write(id, request.after).await? } else { self.open(id).await? };
            let (mut table, sight) = self.let_in(table, Some(&person.id)).await?;
            // What is sent again was made after what its sender had seen, so that it is rarely up to date.
            if (round > 0 || request.after != table.row.number)
                && let Some(entry) = self.storage.entry_of(id, &client).await?
            {
                return Ok(Done { entry, table, sight });
            }
            self.not_stale(&table, &sight, request.after).await?;
            let seat = acting_seat(&table, &sight, request.seat)?;
            self.room_to_go_on(&table, &sight).await?;
            let game = table.in_play()?.game();
            let action = notation::read_action(game, &request.action)
                .map_err(|error| Error::Invalid("action", error.to_string()))?;
            let doer = Doer {
                seat,
                person: Some(person.id.clone()),
                client: Some(client.clone()),
                origin: Origin::Person,
            };
            let before = table.row.awaited.clone();
            let entry = make_move(&mut table, doer, action, self.now())?;
            match self.append(table, entry).await {
                Ok((table, entry)) => {
                    metrics::counter!("bradshaw_moves_total").increment(1);
                    self.moved(&table, &before);
                    return Ok(Done { entry, table, sight });
                }
                Err((_, true)) => {}
                Err((error, false)) => return Err(error),
            }
        }
        Err(Error::Conflict("busy", "the table changes too fast; try again".to_owned()))
    }

    /// Refuses whoever has not seen the last entry, showing the first entries they have missed.
    pub(super) async fn not_stale(&self, table: &Table, sight: &Sight, after: i64) -> Result<(), Error> {
        let number = table.row.number;
        if after == number {
            return Ok(());
        }
        let after = after.clamp(0, number);
        let missed = self.log(table, after, number.min(after + MOST_MISSED)).await?;
        let entries = wire::entries(&table.seats, &missed, table.hides_nothing_from(sight));
        Err(Error::Stale(Box::new(serde_json::json!({ "number": number, "entries": entries }))))
    }

    /// The game and the seat with which this person may act now.
    pub async fn acting(&self, id: &str, person: &Person, seat: Option<u8>) -> Result<(AnyGame, u8), Error> {
        let (table, sight) = self.open_for(id, Some(&person.id)).await?;
        let seat = acting_seat(&table, &sight, seat)?;
        Ok((table.playing()?.game().clone(), seat))
    }

    /// Commits an entry that has been made in memory.
    pub(super) async fn append(
        &self,
        mut table: Held,
        entry: EntryRow,
    ) -> Result<(Held, EntryRow), (Error, bool)> {
        // An entry of the log, perhaps a snapshot, and the table.
        let mut batch = Batch { any_order: true, ..Batch::default() };
        table.write(&mut batch, &entry).map_err(|error| (error.into(), false))?;
        table.row.undo_request = None;
        let table = self.save(table, batch).await?;
        Ok((table, entry))
    }

    /// After something was committed: lets the server make its own moves, tells those whose turn it is, and writes down how a
    /// game has ended.
    pub(super) fn moved(self: &Arc<Self>, table: &Table, before: &[u8]) {
        if table.row.driven {
            self.drive(&table.row.id);
        }
        let (id, number) = (&table.row.id, table.row.number);
        if table.row.state == TableState::Finished {
            self.reckon_soon(id);
            if !before.is_empty() {
                self.is_over(table);
            }
        }
        if table.row.state != TableState::Playing {
            return;
        }
        let mut waits = false;
        for &seat in table.row.awaited.iter().filter(|seat| !before.contains(seat)) {
            let plays = table.driver() != Some(seat) && table.computer_at(seat).is_none();
            if let Some(person) = table.person_at(seat).filter(|_| plays) {
                waits = true;
                self.notifier.turn(Waiting { person: person.to_owned(), table: id.clone(), number });
            }
        }
        if waits {
            self.notifier.table(id, number, Vec::new());
        }
    }

    /// After a game has come to its end: tells those who played, and the webhooks of the table.
    pub(super) fn is_over(self: &Arc<Self>, table: &Table) {
        let mut people: Vec<String> = (0u8..)
            .take(table.seats.len())
            .filter_map(|seat| table.person_at(seat).map(str::to_owned))
            .collect();
        people.sort_unstable();
        people.dedup();
        self.notifier.over(&table.row.id, table.row.number, people);
        let view = table.play.as_ref().map(|play| play.game().view(Viewer::Referee));
        let standings = view.and_then(|view| view.standings).unwrap_or_default();
        let line = |one: &Standing| format!("{}. {} ({})", one.place, one.name, one.worth.0);
        self.notifier.table(&table.row.id, table.row.number, standings.iter().map(line).collect());
    }
}

/// The id under which a client's request is kept: nobody else can use it up.
pub fn client_id(person: &str, client: &str) -> String {
    format!("{person}:{client}")
}

/// The seat that acts: one of this person's that is awaited.
pub(super) fn acting_seat(table: &Table, sight: &Sight, asked: Option<u8>) -> Result<u8, Error> {
    let seats = &table.row.awaited;
    let mut own = seats.iter().copied().filter(|seat| sight.seats.contains(seat));
    let handed_over = |seat: &u8| table.computer_at(*seat).is_some();
    let found = match asked {
        Some(asked) => own.find(|seat| *seat == asked),
        None => own.clone().find(|seat| !handed_over(seat)).or_else(|| own.next()),
    };
    if found.as_ref().is_some_and(handed_over) {
        let why = "a computer plays this seat for you: take it back first".to_owned();
        return Err(Error::Conflict("handed-over", why));
    }
    if let Some(seat) = found {
        return Ok(seat);
    }
    if table.row.state == TableState::Open {
        return Err(Error::Conflict("not-started", "the game has not started".to_owned()));
    }
    if seats.is_empty() {
        return Err(Error::Conflict("over", "the game is over".to_owned()));
    }
    let name = |seat: &u8| table.seats.get(usize::from(*seat)).map_or("", |seat| seat.name.as_str());
    let names: Vec<&str> = seats.iter().map(name).collect();
    Err(Error::Forbidden("not-your-turn", format!("it is the turn of {}", names.join(", "))))
}

/// Makes a move in memory and gives the entry it becomes.
pub(super) fn make_move(table: &mut Table, doer: Doer, action: Action, now: i64) -> Result<EntryRow, Error> {
    let play = table.in_play()?;
    let written = notation::action(play.game(), &action);
    // Runs may have to be compared with the best there are: others need not wait meanwhile.
    let made = match action {
        Action::Run { .. } => tokio::task::block_in_place(|| play.apply(doer.seat, &action)),
        _ => play.apply(doer.seat, &action),
    };
    let events = match made {
        Ok(events) => events,
        Err(refusal) => {
            let facts = serde_json::json!(notation::refusal(play.game(), &refusal));
            return Err(Error::Refused(Box::new(facts)));
        }
    };
    let events = raw(&notation::events(play.game(), &events))?;
    let entry = entry(play, doer, Kind::Move, Some(written), events, now);
    play.add(entry.clone());
    if entry.origin == Origin::Person {
        table.is_back(entry.seat)?;
    }
    table.settle(now);
    Ok(entry)
}

pub(super) fn raw(events: &[Message]) -> Result<Box<RawValue>, Error> {
    to_raw_value(events).map_err(|error| Error::Internal(error.to_string()))
}

/// The next entry of a log, the game being as it is after it.
pub(super) fn entry(
    play: &Play,
    doer: Doer,
    kind: Kind,
    action: Option<Action<ByName>>,
    events: Box<RawValue>,
    now: i64,
) -> EntryRow {
    EntryRow {
        number: play.last().map_or(0, |last| last.number) + 1,
        kind,
        seat: doer.seat,
        person: doer.person,
        client: doer.client,
        action,
        events,
        position: play.position(),
        digest: play.digest(),
        origin: doer.origin,
        at: now,
    }
}
