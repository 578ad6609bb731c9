//! Rated tables: which can be, and for whom their end counts. It counts for those who sat there when the game started, whoever plays
//! their seats later: a computer that sits in, or somebody who came for one who stayed away. For a seat that a computer played for its
//! person it can only be a loss.

use super::settings::{Settings, UndoPolicy};
use super::{Table, Tables};
use crate::error::Error;
use std::collections::BTreeSet;
use storage::{Person, SeatKind, SeatRow, TableState};

/// Under what name a computer player is rated.
pub fn computer(name: &str) -> String {
    format!("{COMPUTER}{name}")
}

/// The computer player of a name under which one is rated.
pub fn computer_of(who: &str) -> Option<&str> {
    who.strip_prefix(COMPUTER)
}

/// Whether a game of these counts: two people at least, and nobody who plays at random.
pub fn counts(who: &[String]) -> bool {
    let people: BTreeSet<&String> = who.iter().filter(|who| is_person(who)).collect();
    people.len() > 1 && !who.contains(&computer(RANDOM))
}

/// Whether a name under which one is rated is a person's.
pub fn is_person(who: &str) -> bool {
    !who.is_empty() && computer_of(who).is_none()
}

/// The computer player that plays at random.
const RANDOM: &str = "random";

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
        if seats.iter().filter(|seat| seat.kind == SeatKind::Person).count() < 2 {
            return Err(Error::Conflict("rated-nobody", "a rated table needs two people".to_owned()));
        }
        if seats
            .iter()
            .any(|seat| seat.kind == SeatKind::Computer && seat.computer.as_deref() == Some(RANDOM))
        {
            let why = "a computer that plays at random is not rated".to_owned();
            return Err(Error::Conflict("rated-random", why));
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
