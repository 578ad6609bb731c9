//! Rated tables: which can be, and for whom their end counts. It counts for those who sat there when the game started, whoever plays
//! their seats later: a computer that sits in, or somebody who came for one who stayed away.

use super::settings::{Settings, UndoPolicy};
use super::{Table, Tables};
use crate::error::Error;
use storage::{Person, SeatKind, SeatRow, TableState};

/// Under what name a computer player is rated.
pub fn computer(name: &str) -> String {
    format!("{COMPUTER}{name}")
}

/// The computer player of a name under which one is rated.
pub fn computer_of(who: &str) -> Option<&str> {
    who.strip_prefix(COMPUTER)
}

/// No id of a person has a colon.
const COMPUTER: &str = "computer:";

impl Tables {
    /// Refuses a rated table of these settings and seats if its end would say nothing about the strength of those who play.
    pub(super) async fn must_be_rateable(&self, settings: &Settings, seats: &[SeatRow]) -> Result<(), Error> {
        if !settings.rated {
            return Ok(());
        }
        if seats.iter().any(|seat| seat.kind == SeatKind::Hot) {
            let why = "a rated table has no seats that one person plays for another".to_owned();
            return Err(Error::Conflict("rated-hot-seats", why));
        }
        if seats.len() < 2 || !seats.iter().any(|seat| seat.kind == SeatKind::Person) {
            return Err(Error::Conflict(
                "rated-nobody",
                "a rated table needs a person and an opponent".to_owned(),
            ));
        }
        if settings.undo == UndoPolicy::Free {
            let why = "at a rated table moves are not taken back freely".to_owned();
            return Err(Error::Conflict("rated-undo", why));
        }
        if settings.advice {
            return Err(Error::Conflict("rated-advice", "at a rated table nobody asks computers".to_owned()));
        }
        for person in seats.iter().filter_map(|seat| seat.person.as_deref()) {
            if !self.storage.profile(person).await?.is_some_and(|profile| profile.account) {
                return Err(needs_account());
            }
        }
        Ok(())
    }

    /// Lets nobody but accounts sit down at a rated table: guests are nobody who could be rated.
    pub(super) fn may_sit_rated(table: &Table, person: &Person) -> Result<(), Error> {
        if table.settings.rated && person.login.is_none() {
            return Err(needs_account());
        }
        Ok(())
    }
}

fn needs_account() -> Error {
    let why = "at a rated table everybody has an account".to_owned();
    Error::Forbidden("rated-account", why)
}

impl Table {
    /// For whom the end of a rated table counts, by seat; nobody if it is not rated.
    pub(super) fn who_is_rated(&self) -> Vec<String> {
        if !self.settings.rated {
            return Vec::new();
        }
        let who = |seat: &SeatRow| match (&seat.person, &seat.computer) {
            (Some(person), _) => person.clone(),
            (None, Some(name)) => computer(name),
            (None, None) => String::new(),
        };
        self.seats.iter().map(who).collect()
    }

    /// The end of a rated game stands: it has been counted.
    pub(super) fn end_stands(&self) -> Result<(), Error> {
        if self.settings.rated && self.row.state == TableState::Finished {
            return Err(Error::Conflict("rated-over", "the end of a rated game stands".to_owned()));
        }
        Ok(())
    }
}
