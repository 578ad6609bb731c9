//! Telling the server what to do for a seat, and its doing it.

use super::play::{Doer, make_move};
use super::table::Table;
use super::{Held, Sight, Tables};
use crate::error::Error;
use crate::programs::{Decision, Outlook, Program};
use rules::{Action, ByName, Game, Message, PlayerId, Viewer};
use serde_json::json;
use std::sync::Arc;
use storage::{Batch, EntryRow, Kind, Origin, Person, ProgramRow, TableState};

impl Table {
    /// Stops whatever the server does for people here.
    pub(super) fn stop_programs(&mut self, reason: &str, batch: &mut Batch) -> Result<(), Error> {
        let id = self.row.id.clone();
        for row in self.programs.iter_mut().filter(|row| row.stopped.is_none()) {
            row.stopped = Some(json!({ "reason": reason }));
            batch.set_program(&id, row)?;
        }
        Ok(())
    }

    pub(super) fn stop_program(&mut self, seat: u8, reason: &str, batch: &mut Batch) -> Result<(), Error> {
        let id = self.row.id.clone();
        for row in self.programs.iter_mut().filter(|row| row.seat == seat && row.stopped.is_none()) {
            row.stopped = Some(json!({ "reason": reason }));
            batch.set_program(&id, row)?;
        }
        Ok(())
    }

    /// What a program comes to now, `since` being what was done after it was set.
    fn decide(&self, seat: u8, program: &Program, since: &[EntryRow]) -> Result<Decision, Error> {
        let game = self.playing()?.game();
        let view = game.view(Viewer::Player(PlayerId(seat)));
        let outlook = Outlook {
            view: &view,
            choices: &game.choices(),
            seat,
            news: &news(seat, since),
            moves: &moves_of_others(seat, since),
            names: game,
            alarms: &game.info().alarms,
            just_moved: since.last().is_some_and(|entry| {
                entry.seat == seat && entry.origin == Origin::Program && entry.action != Some(Action::Pass)
            }),
        };
        Ok(program.decide(&outlook))
    }
}

/// What these entries caused, but for what the person did by hand.
fn news(seat: u8, entries: &[EntryRow]) -> Vec<Message> {
    let by_hand = |entry: &&EntryRow| entry.seat == seat && entry.origin == Origin::Person;
    let moves = entries.iter().filter(|entry| entry.kind == Kind::Move && !by_hand(entry));
    let events = moves.filter_map(|entry| serde_json::from_str::<Vec<Message>>(entry.events.get()).ok());
    events.flatten().collect()
}

fn moves_of_others(seat: u8, entries: &[EntryRow]) -> Vec<Action<ByName>> {
    let others = entries.iter().filter(|entry| entry.kind == Kind::Move && entry.seat != seat);
    others.filter_map(|entry| entry.action.clone()).collect()
}

impl Tables {
    /// Sets what the server does for a seat of this person, or stops it.
    pub async fn set_program(
        self: &Arc<Self>,
        id: &str,
        person: &Person,
        seat: Option<u8>,
        program: Option<Program>,
    ) -> Result<(Held, Sight), Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        if table.row.state != TableState::Playing {
            return Err(Error::Conflict("not-playing", "no game is on here".to_owned()));
        }
        let seat = sight.own_seat(seat)?;
        table.is_back(seat)?;
        let mut batch = Batch::default();
        table.programs.retain(|row| row.seat != seat);
        match program {
            Some(program) => {
                let stored = serde_json::to_value(program.set_after(table.row.number))
                    .map_err(|error| Error::Internal(error.to_string()))?;
                let row = ProgramRow { seat, program: stored, stopped: None };
                batch.set_program(id, &row)?;
                table.programs.push(row);
            }
            None => batch.remove_program(id, seat),
        }
        table.settle(self.now());
        let table = self.save_or_fail(table, batch).await?;
        if table.row.driven {
            self.drive(id);
        }
        Ok((table, sight))
    }

    /// Does what a program says; true if the server may go on.
    pub(super) async fn follow(self: &Arc<Self>, mut table: Held, seat: u8) -> Result<bool, Error> {
        let Some(program) = table.program(seat) else { return Ok(false) };
        let before = table.row.awaited.clone();
        let mut batch = Batch::default();
        let since = self.log(&table, program.since(), table.row.number).await?;
        let (action, end) = match table.decide(seat, &program, &since)? {
            Decision::Act(action) => (Some(action), None),
            Decision::Last(action, reason) => (Some(action), Some(reason)),
            Decision::Stop(reason) => (None, Some(reason)),
        };
        let mut made: Option<EntryRow> = None;
        if let Some(action) = action {
            let person = table.person_at(seat).map(str::to_owned);
            let doer = Doer { seat, person, client: None, origin: Origin::Program };
            match make_move(&mut table, doer, action, self.now()) {
                Ok(entry) => made = Some(entry),
                Err(Error::Refused(_)) => table.stop_program(seat, "refused", &mut batch)?,
                Err(other) => return Err(other),
            }
        }
        if let Some(reason) = end {
            table.stop_program(seat, reason, &mut batch)?;
        }
        table.settle(self.now());
        if let Some(entry) = &made {
            table.write(&mut batch, entry)?;
            table.row.undo_request = None;
        }
        let table = self.save_or_fail(table, batch).await?;
        // A person whose program has stopped must be told that it is their turn.
        self.moved(&table, if made.is_some() { &before } else { &[] });
        Ok(table.row.driven)
    }
}
