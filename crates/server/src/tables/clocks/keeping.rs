//! Looking after the clocks: what was agreed is done when somebody's time is up, by whichever node looks first. The version of the
//! table decides between nodes, as it does between moves.

use super::Clocks;
use super::agreed::WhenUp;
use crate::error::Error;
use crate::hours::OwnHours;
use crate::tables::play::{Doer, entry, raw};
use crate::tables::settings::Settings;
use crate::tables::standing_in::told;
use crate::tables::table::Table;
use crate::tables::{Held, Tables};
use std::sync::Arc;
use std::time::Duration;
use storage::{Batch, Filter, Kind, Origin, Page, StorageError, TableState, Waiting};

const LOOK_EVERY: Duration = Duration::from_secs(1);
/// So often it is noted that somebody looks after the clocks.
const NOTE_EVERY_MS: i64 = 5_000;
/// A pause of the server that is longer than this counts against nobody.
const SHORT_MS: i64 = 15_000;

impl Tables {
    /// Does what was agreed wherever somebody's time is up, for ever.
    pub async fn keep_time(self: Arc<Self>) {
        let mut noted = 0;
        let mut set_by = self.time.set_by();
        loop {
            let now = self.now();
            if let Err(error) = self.forgive_jump(now, &mut set_by).await {
                tracing::warn!(%error, "could not forgive a jump of the time");
            }
            match self.look_at_clocks(now, &mut noted).await {
                Ok(()) => {}
                Err(StorageError::Closed) => return,
                Err(error) => tracing::warn!(%error, "could not look at the clocks"),
            }
            // Counted from when we looked: time that passed meanwhile was not looked at.
            self.time.until(now + LOOK_EVERY.as_millis() as i64).await;
        }
    }

    /// Gives back what nobody used because the machine's time was set forward, or the machine slept.
    async fn forgive_jump(&self, now: i64, set_by: &mut i64) -> Result<(), StorageError> {
        let found = self.time.set_by();
        let jump = found - *set_by;
        if jump > SHORT_MS {
            tracing::warn!(jump_ms = jump, "the time was set forward; it counts against nobody");
            self.leave_out(now - jump, now).await?;
        }
        *set_by = found;
        Ok(())
    }

    async fn look_at_clocks(self: &Arc<Self>, now: i64, noted: &mut i64) -> Result<(), StorageError> {
        let Some(next) = self.storage.next_due().await? else { return Ok(()) };
        if next <= now {
            for id in self.storage.due(now).await? {
                match self.time_is_up(&id).await {
                    // Somebody else was faster: a move, or another node. We look again in a second.
                    Ok(()) | Err(Error::Conflict(..) | Error::NotFound(_)) => {}
                    Err(error) => tracing::warn!(table = id, %error, "could not do what its clocks say"),
                }
            }
        }
        if now - *noted >= NOTE_EVERY_MS {
            self.storage.note_clocks_kept(now).await?;
            *noted = now;
        }
        Ok(())
    }

    /// Does what was agreed for when time is up, at a table whose clocks somebody must look at.
    async fn time_is_up(self: &Arc<Self>, id: &str) -> Result<(), Error> {
        let mut table = self.open(id).await?;
        let now = self.now();
        if table.row.due_at == 0 || table.row.due_at > now {
            return Ok(());
        }
        let terms = table.settings.clock.clone();
        let out = table.clocks.as_ref().map(|clocks| clocks.run_out(terms.allowance, now));
        let (out, before) = (out.unwrap_or_default(), table.row.awaited.clone());
        let (waiting, mut batch) = (table.row.changed_at, Batch::default());
        for &seat in &out {
            table.note_time_up(seat, now, &mut batch)?;
        }
        if !out.is_empty() {
            table.settle(now);
        }
        if terms.when_up == WhenUp::Reminder {
            // Whoever waits has not been answered by this.
            table.row.changed_at = waiting;
        }
        let table = self.save_or_fail(table, batch).await?;
        self.moved(&table, &before);
        for person in out.iter().filter_map(|seat| table.person_at(*seat)) {
            let (person, number) = (person.to_owned(), table.row.number);
            self.notifier.time_up(Waiting { person, table: id.to_owned(), number });
        }
        Ok(())
    }

    /// Gives back the time in which no node ran. Called before anybody is served; where several nodes start at once, what the first
    /// has given back the others find given.
    pub async fn forgive_downtime(&self) -> Result<(), StorageError> {
        let now = self.now();
        let Some(kept) = self.storage.clocks_kept().await?.filter(|kept| now - kept > SHORT_MS) else {
            return Ok(());
        };
        self.leave_out(kept, now).await?;
        self.storage.note_clocks_kept(now).await
    }

    /// Leaves a span out of all clocks that run.
    async fn leave_out(&self, from: i64, to: i64) -> Result<(), StorageError> {
        for row in self.storage.running_clocks().await? {
            let settings: Settings = serde_json::from_value(row.settings)
                .map_err(|error| StorageError::Shape(error.to_string()))?;
            let allowance = settings.clock.allowance;
            let Some(mut clocks) = Clocks::read(Some(&row.clocks))? else { continue };
            clocks.leave_out(allowance, from, to);
            let (due_at, clocks) = (clocks.due_at(allowance), serde_json::to_value(&clocks));
            let clocks = clocks.map_err(|error| StorageError::Shape(error.to_string()))?;
            match self.storage.set_clocks(&row.id, row.version, &clocks, due_at).await {
                Ok(()) | Err(StorageError::Conflict) => {}
                Err(error) => return Err(error),
            }
            self.forget(&row.id);
        }
        Ok(())
    }

    /// Sets clocks where they were agreed on and the game has begun, and for people who have just sat down.
    pub(in crate::tables) async fn set_clocks(&self, table: &mut Held) -> Result<(), StorageError> {
        if !table.settings.clock.is_on() || table.row.state != TableState::Playing {
            return Ok(());
        }
        let mut clocks = table.clocks.take().unwrap_or_else(|| Clocks::new(table.seats.len()));
        let allowance = table.settings.clock.allowance;
        for (seat, person) in clocks.strange_seats(table) {
            let hours = OwnHours::of(&self.storage, person).await?;
            clocks.set_for(seat, allowance, person.to_owned(), hours);
        }
        table.clocks = Some(clocks);
        Ok(())
    }

    /// Sets the hours of a person: each of their clocks counts them from the next turn on.
    pub async fn set_hours(&self, person: &str, hours: Option<OwnHours>) -> Result<(), Error> {
        let stored = hours.as_ref().map(serde_json::to_string).transpose();
        let stored = stored.map_err(|error| Error::Internal(error.to_string()))?;
        self.storage.set_hours(person, stored).await?;
        let filter = Filter {
            person: person.to_owned(),
            mine: true,
            state: TableState::Playing.word().to_owned(),
            ..Filter::default()
        };
        let (tables, _) = self.storage.tables(&filter, Page { size: 1_000, skip: 0 }).await?;
        for row in tables.iter().filter(|row| row.clocks.is_some()) {
            self.count_other_hours(&row.id, person, hours.as_ref()).await?;
        }
        Ok(())
    }

    async fn count_other_hours(&self, id: &str, person: &str, hours: Option<&OwnHours>) -> Result<(), Error> {
        const TRIES: usize = 5;
        for _ in 0..TRIES {
            let mut table = self.open(id).await?;
            let Some(clocks) = &mut table.clocks else { return Ok(()) };
            clocks.change_hours(person, hours);
            match self.save(table, Batch::default()).await {
                Ok(_) => return Ok(()),
                // Somebody moved meanwhile.
                Err((_, true)) => {}
                Err((error, false)) => return Err(error),
            }
        }
        Err(Error::Conflict("busy", "the table changes too fast; try again".to_owned()))
    }
}

impl Table {
    /// Notes in the log that a seat has no time left, and hands it over if that was agreed.
    fn note_time_up(&mut self, seat: u8, now: i64, batch: &mut Batch) -> Result<(), Error> {
        let name = self.seats.get(usize::from(seat)).map(|row| row.name.clone()).unwrap_or_default();
        let doer = Doer { seat, person: None, client: None, origin: Origin::Clock };
        let terms = self.settings.clock.clone();
        if let Some(clock) = self.clocks.as_mut().and_then(|clocks| clocks.seats.get_mut(usize::from(seat))) {
            clock.up = true;
        }
        let id = match terms.when_up {
            WhenUp::Reminder => "page-log-time-up",
            WhenUp::Pass => "page-log-time-up-pass",
            WhenUp::Computer => {
                let told = told("page-log-time-up-computer", &name, Some(&terms.computer));
                return self.change_hands(doer, Some(terms.computer), told, now, batch);
            }
        };
        let told = told(id, &name, None);
        let play = self.in_play()?;
        let made = entry(play, doer, Kind::TimeUp, None, raw(&[told])?, now);
        play.add(made.clone());
        self.row.number = made.number;
        Ok(self.write(batch, &made)?)
    }
}
