//! Nobody's absence stops a table for ever: when the owner goes the table passes to another, and whoever has gone, or lets the
//! others wait for a week, can be replaced with the consent of all who are still there.

use super::settings::Replacement;
use super::{Held, Table, Tables};
use crate::error::Error;
use std::sync::Arc;
use storage::{Batch, Filter, Page, Person, SeatKind, TableState};

/// So long somebody may let the others wait for a move.
const PATIENCE_MS: i64 = 7 * 24 * 3_600 * 1_000;

impl Tables {
    /// Asks that a seat whose player is absent be played by a computer, or given to somebody else; or agrees to it. It is done
    /// when all others who are still there have asked for the same.
    pub async fn replace(
        self: &Arc<Self>,
        id: &str,
        person: &Person,
        seat: u8,
        computer: Option<String>,
    ) -> Result<Held, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        if sight.seats.is_empty() {
            let why = "only people who play here can do that".to_owned();
            return Err(Error::Forbidden("not-seated", why));
        }
        if computer.as_ref().is_some_and(|name| !bots::NAMES.contains(&name.as_str())) {
            return Err(Error::Invalid("computer", "there is no such computer player".to_owned()));
        }
        if sight.seats.contains(&seat) || !self.is_absent(&table, seat).await? {
            let why = "only somebody who has gone, or has not moved for a week, can be replaced".to_owned();
            return Err(Error::Conflict("not-absent", why));
        }
        let asked = table.settings.replacement.take().filter(|it| it.seat == seat && it.computer == computer);
        let mut asked = asked.unwrap_or(Replacement { seat, computer, agreed: Vec::new() });
        asked.agreed.extend(&sight.seats);
        asked.agreed.sort_unstable();
        asked.agreed.dedup();
        let others = (0u8..).take(table.seats.len()).filter(|it| *it != seat && !asked.agreed.contains(it));
        let others = self.who_must_agree(&table, others.collect()).await?;
        let mut batch = Batch::default();
        let before = table.row.awaited.clone();
        if others.is_empty() {
            if table.person_at(seat) == Some(&table.row.owner) {
                table.row.owner = person.id.clone();
                // Its webhooks are secrets of whoever had it.
                batch.forget_table_hooks(&table.row.id);
            }
            table.give_up(seat, asked.computer, &mut batch);
        } else {
            table.settings.replacement = Some(Replacement { agreed: asked.agreed, ..asked });
        }
        table.row.settings = table.settings.stored()?;
        // Not `changed_at`: whoever waits has not been answered by this.
        table.row.driven = table.is_driven();
        let table = self.save_or_fail(table, batch).await?;
        self.moved(&table, &before);
        Ok(table)
    }

    /// Whether the player of a seat has gone, or has let the others wait for too long.
    async fn is_absent(&self, table: &Table, seat: u8) -> Result<bool, Error> {
        if table.row.state != TableState::Playing {
            return Ok(false);
        }
        let Some(person) = table.person_at(seat) else { return Ok(false) };
        let waited = self.now() - table.row.changed_at > PATIENCE_MS;
        Ok((waited && table.row.awaited.contains(&seat)) || self.storage.contact(person).await?.is_none())
    }

    /// Passes the tables of somebody who goes to others who play there.
    pub(super) async fn hand_over(&self, person: &Person) -> Result<(), Error> {
        let filter = Filter { person: person.id.clone(), mine: true, ..Filter::default() };
        let (tables, _) = self.storage.tables(&filter, Page { size: 1_000, skip: 0 }).await?;
        for row in tables.iter().filter(|row| row.owner == person.id) {
            let mut table = self.open(&row.id).await?;
            let people = table.seats.iter().filter_map(|seat| seat.person.clone());
            let mut heirs: Vec<String> = people.filter(|other| *other != person.id).collect();
            heirs.dedup();
            for heir in heirs {
                if self.storage.contact(&heir).await?.is_some() {
                    table.row.owner = heir;
                    // Its webhooks are secrets of whoever goes.
                    let mut batch = Batch::default();
                    batch.forget_table_hooks(&table.row.id);
                    self.save_or_fail(table, batch).await?;
                    break;
                }
            }
        }
        Ok(())
    }
}

impl Table {
    /// Whoever plays is not absent: a replacement that was asked for is off.
    pub(super) fn is_back(&mut self, seat: u8) -> Result<(), Error> {
        if self.settings.replacement.take_if(|asked| asked.seat == seat).is_some() {
            self.row.settings = self.settings.stored()?;
        }
        Ok(())
    }

    /// Takes a seat from its player, for a computer or for whoever comes. The name stays: it is the player's in the game.
    fn give_up(&mut self, seat: u8, computer: Option<String>, batch: &mut Batch) {
        if let Some(row) = self.seats.get_mut(usize::from(seat)) {
            row.person = None;
            row.kind = if computer.is_some() { SeatKind::Computer } else { SeatKind::Person };
            row.computer = computer;
        }
        self.settings.copying.retain(|other| *other != seat);
        batch.set_seats(&self.row.id, &self.seats);
        batch.remove_program(&self.row.id, seat);
        self.programs.retain(|program| program.seat != seat);
        batch.remove_agreements(&self.row.id, seat);
        self.agreements.retain(|agreement| agreement.seat != seat);
    }
}
