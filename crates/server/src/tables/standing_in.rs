//! A computer that sits in for somebody who has to leave, or whose time is up: the seat stays the person's, who takes it back at any
//! time. Nobody is asked. While it sits in, the seat's `computer` is set beside its person.

use super::play::{Doer, entry, raw};
use super::table::Table;
use super::{Held, Sight, Tables};
use crate::error::Error;
use rules::{Argument, Message};
use std::collections::BTreeMap;
use std::sync::Arc;
use storage::{Batch, Kind, Origin, Person, TableState};

impl Tables {
    /// Hands a seat of this person to a computer, or takes it back if none is named. A thought of the computer's that is not a
    /// move yet is forgotten then: the entry of the log that tells of it comes first.
    pub async fn stand_in(
        self: &Arc<Self>,
        id: &str,
        person: &Person,
        seat: Option<u8>,
        computer: Option<String>,
    ) -> Result<(Held, Sight), Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        if computer.as_ref().is_some_and(|name| !bots::NAMES.contains(&name.as_str())) {
            return Err(Error::Invalid("computer", "there is no such computer player".to_owned()));
        }
        let seat = sight.own_seat(seat)?;
        if table.row.state != TableState::Playing {
            return Err(Error::Conflict("not-playing", "no game is on here".to_owned()));
        }
        if table.computer_at(seat) == computer.as_deref() {
            return Ok((table, sight));
        }
        let mut seats = table.seats.clone();
        seats[usize::from(seat)].computer.clone_from(&computer);
        self.room_for_computers(&table.row.owner, &seats).await?;
        if computer.is_some() {
            self.must_not_continue_another(&table.row, Some(&person.id)).await?;
        }
        let (now, before, waiting) = (self.now(), table.row.awaited.clone(), table.row.changed_at);
        let mut batch = Batch::default();
        table.is_back(seat)?;
        let id = if computer.is_some() { "page-log-hand-over" } else { "page-log-take-back" };
        let told = told(id, &table.seats[usize::from(seat)].name, computer.as_deref());
        let doer = Doer { seat, person: Some(person.id.clone()), client: None, origin: Origin::Person };
        table.change_hands(doer, computer, told, now, &mut batch)?;
        table.settle(now);
        // Others who wait for somebody else have not been answered by this.
        table.row.changed_at = if before.contains(&seat) { now } else { waiting };
        let table = self.save_or_fail(table, batch).await?;
        self.moved(&table, &before);
        Ok((table, sight))
    }
}

impl Tables {
    /// Whether a computer that stands in must wait: the game has come to the state of one in progress in which it would be advice. It goes
    /// on when that game has gone on.
    pub(super) async fn may_not_think_here(&self, table: &Table, seat: u8) -> Result<bool, Error> {
        match self.must_not_continue_another(&table.row, table.person_at(seat)).await {
            Ok(()) => Ok(false),
            Err(Error::Forbidden(..)) => Ok(true),
            Err(error) => Err(error),
        }
    }
}

impl Table {
    /// Whether a computer plays a seat for its person.
    pub(super) fn is_stood_in(&self, seat: u8) -> bool {
        self.computer_at(seat).is_some() && self.person_at(seat).is_some()
    }

    /// Lets a computer sit in at a seat, or its person again, with an entry of the log that tells of it.
    pub(super) fn change_hands(
        &mut self,
        doer: Doer,
        computer: Option<String>,
        told: Message,
        now: i64,
        batch: &mut Batch,
    ) -> Result<(), Error> {
        if computer.is_some() {
            self.stop_program(doer.seat, "handed-over", batch)?;
        }
        let kind = if computer.is_some() { Kind::HandOver } else { Kind::TakeBack };
        if let Some(seat) = self.seats.get_mut(usize::from(doer.seat)) {
            seat.computer = computer;
        }
        batch.set_seats(&self.row.id, &self.seats);
        let play = self.in_play()?;
        let made = entry(play, doer, kind, None, raw(&[told])?, now);
        play.add(made.clone());
        Ok(self.write(batch, &made)?)
    }
}

/// What everybody reads of it in the log.
pub(super) fn told(id: &str, player: &str, computer: Option<&str>) -> Message {
    let named = [("player", Some(player)), ("computer", computer)];
    let args = named.into_iter().filter_map(|(name, value)| Some((name.to_owned(), Argument::from(value?))));
    Message { id: id.to_owned(), args: args.collect::<BTreeMap<_, _>>() }
}
