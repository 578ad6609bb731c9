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
use std::sync::atomic::Ordering;
use std::time::Duration;
use storage::{Batch, Filter, Kind, Origin, Page, StorageError, TableState, Waiting};

const LOOK_EVERY: Duration = Duration::from_secs(1);
/// So often it is noted that somebody looks after the clocks.
const NOTE_EVERY_MS: i64 = 5_000;
/// A pause of the server, or a jump of the time, that is longer than this counts against nobody.
const SHORT_MS: i64 = 15_000;

impl Tables {
    /// Does what was agreed wherever somebody's time is up, for ever.
    pub async fn keep_time(self: Arc<Self>) {
        let mut noted = 0;
        loop {
            if let Err(error) = self.forgive_jump().await {
                tracing::warn!(%error, "could not forgive a jump of the time");
            }
            let now = self.now();
            match self.look_at_clocks(now, &mut noted).await {
                Ok(()) => {}
                Err(StorageError::Closed) => return,
                Err(error) => tracing::warn!(%error, "could not look at the clocks"),
            }
            // Counted from when we looked: time that passed meanwhile was not looked at.
            self.time.until(now + LOOK_EVERY.as_millis() as i64).await;
        }
    }

    /// If the machine's time was set forward or back, or the machine slept, lets all clocks go on with what they showed before. Called
    /// before anything is done with a table, so that nothing is counted by the new time first.
    pub(in crate::tables) async fn forgive_jump(&self) -> Result<(), StorageError> {
        let jump = || self.time.set_by() - self.forgiven_ms.load(Ordering::SeqCst);
        if jump().abs() <= SHORT_MS {
            return Ok(());
        }
        let _alone = self.forgiving.lock().await;
        let (jump_ms, now) = (jump(), self.now());
        if jump_ms.abs() <= SHORT_MS {
            return Ok(());
        }
        tracing::warn!(jump_ms, "the system's time was set; clocks do not count it");
        // Forward, another node on this machine finds nothing to give any more. Back, it must not do the same again.
        if jump_ms > 0 || self.storage.note_set_back(now, -jump_ms, SHORT_MS).await? {
            self.go_on(now - jump_ms, now).await?;
        }
        self.forgiven_ms.fetch_add(jump_ms, Ordering::SeqCst);
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
        let Some(kept) = self.storage.clocks_kept().await?.filter(|kept| (now - kept).abs() > SHORT_MS)
        else {
            return Ok(());
        };
        // The time may have been set back while no node ran.
        if kept < now || self.storage.note_set_back(now, kept - now, SHORT_MS).await? {
            self.go_on(kept, now).await?;
        }
        self.storage.note_clocks_kept(now).await
    }

    /// Lets all clocks that run go on at `now` with what they showed at `then`.
    async fn go_on(&self, then: i64, now: i64) -> Result<(), StorageError> {
        for row in self.storage.running_clocks().await? {
            let settings: Settings = serde_json::from_value(row.settings)
                .map_err(|error| StorageError::Shape(error.to_string()))?;
            let allowance = settings.clock.allowance;
            let Some(mut clocks) = Clocks::read(Some(&row.clocks))? else { continue };
            clocks.go_on(allowance, then, now);
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

#[cfg(test)]
mod tests {
    use crate::config::{Config, Given};
    use crate::serve::assemble;
    use crate::time::Time;
    use std::io::Write;
    use std::sync::{Arc, Mutex};
    use storage::Storage;

    /// What is logged.
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[tokio::test]
    async fn a_jump_that_is_forgiven_is_logged_once() {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("test.db").display());
        let storage = Storage::open(&database).await.unwrap();
        let time = Time::standing_at(1_000_000_000);
        let given = Given { database: Some(database), ..Given::default() };
        let config = Config { time: time.clone(), ..given.config().unwrap() };
        let (_close, closing) = tokio::sync::watch::channel(false);
        let app = assemble(config, storage, closing).unwrap();
        let log = Log::default();
        let writer = log.clone();
        let _logging = tracing::subscriber::set_default(
            tracing_subscriber::fmt().with_writer(move || writer.clone()).with_ansi(false).finish(),
        );
        let logged = async || {
            app.tables.forgive_jump().await.unwrap();
            let text = String::from_utf8(std::mem::take(&mut *log.0.lock().unwrap())).unwrap();
            text.lines().filter(|line| line.contains("time was set")).map(str::to_owned).collect::<Vec<_>>()
        };
        time.advance(std::time::Duration::from_secs(7_200));
        assert_eq!(logged().await, Vec::<String>::new(), "time that passes is no jump");
        for jump in [7_200_000, -7_200_000] {
            time.set(jump);
            let lines = logged().await;
            assert!(lines.len() == 1 && lines[0].contains(&format!("jump_ms={jump}")), "{lines:?}");
            assert_eq!(logged().await, Vec::<String>::new());
        }
    }
}
