//! Tables: who sits where, what was played, who may see what. Tables that somebody uses are kept in memory, each
//! behind a lock of its own; the database decides between nodes.

mod absence;
mod advising;
mod agreeing;
mod analysing;
mod budget;
mod claims;
mod clocks;
mod continuing;
mod deleting;
mod drive;
mod files;
mod founding;
mod lobby;
mod offering;
mod past;
mod play;
mod programming;
mod rated;
mod reckoning;
mod reviewing;
pub mod settings;
mod standing_in;
mod table;
mod thinking;
mod undo;
mod watching;

pub use advising::Question;
pub use analysing::{AnalysisChange, Position, Thought, maker};
pub use budget::Author;
pub use clocks::agreed::{Allowance, Clock};
pub use clocks::{Clocks, SeatClock};
pub use founding::ImportedTable;
pub use lobby::{Change, NewSeat, NewTable, drawn_seed};
pub use past::Past;
pub use play::{Done, MoveRequest, client_id};
pub use rated::{computer_of, counts};
pub(crate) use reckoning::{End, changes, places};
pub use reviewing::Course;
pub use settings::{Pace, Seating, Settings, UndoPolicy, UndoRequest, Watchers};
pub use table::{Eyes, Sight, Table};
pub use thinking::Weight;
pub use undo::{UndoAsk, Undone};

use crate::analysis::Analysis;
use crate::error::Error;
use crate::notify::Notifier;
use crate::patient::{self, Patient};
use crate::time::Time;
use analysing::Positions;
use rules::view::RoundView;
use rules::{Game, Viewer};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use storage::{Batch, Storage, StorageError, TableState};
use thinking::Thinkers;
use tokio::sync::{Notify, OnceCell, OwnedMutexGuard, Semaphore};

/// How many games are read whole at once.
const READERS: usize = 2;

type Slot = Arc<tokio::sync::Mutex<Option<Table>>>;

/// All tables, as one node knows them.
pub struct Tables {
    /// Where they are kept.
    pub storage: Storage,
    /// Who tells people that it is their turn.
    pub notifier: Arc<Notifier>,
    /// Where the time comes from.
    pub time: Time,
    /// How long the server waits before it makes a move of its own.
    pub pace: Duration,
    /// Tells computers that wait that a table has another pace now.
    paced: Notify,
    /// Turns to think.
    thinkers: Thinkers,
    /// Threads for the thoughts of computers.
    patient: Patient,
    /// How many games are read whole at once: files that come in and go out, states of the past.
    readers: Semaphore,
    /// Imports and copies wait for each other here, and for nobody else.
    importers: Semaphore,
    /// The most moves of a game that is imported or copied.
    imported_moves: usize,
    /// How many bytes a person may store.
    stored_bytes: i64,
    /// The key for fingerprints of networks, once it was needed.
    network_key: OnceCell<String>,
    /// What people ask beside the game.
    pub analysis: Analysis,
    /// Whether others may write to the database: other nodes, or an operator.
    compares: AtomicBool,
    positions: Mutex<Positions>,
    room: Mutex<Room>,
    driving: Mutex<HashSet<String>>,
    /// How far the time was set, in milliseconds, as far as the clocks have been put right.
    forgiven_ms: AtomicI64,
    /// Held while clocks are put right because the time was set.
    forgiving: tokio::sync::Mutex<()>,
}

/// How much one node takes.
#[derive(Clone, Copy, Debug)]
pub struct Capacity {
    /// How many tables are kept in memory.
    pub in_memory: usize,
    /// The most moves of a game that is imported or copied.
    pub imported_moves: usize,
    /// How many bytes a person may store.
    pub stored_bytes: i64,
}

/// The tables in memory, and when each was last used.
#[derive(Default)]
struct Room {
    slots: HashMap<String, (Slot, u64)>,
    uses: u64,
    capacity: usize,
}

impl Room {
    fn slot(&mut self, id: &str) -> Slot {
        self.uses += 1;
        let now = self.uses;
        if let Some((slot, used)) = self.slots.get_mut(id) {
            *used = now;
            return slot.clone();
        }
        if self.slots.len() >= self.capacity {
            self.make_room();
        }
        let slot = Slot::default();
        self.slots.insert(id.to_owned(), (slot.clone(), now));
        slot
    }

    /// Forgets the quarter of the tables that was not used for the longest time, as far as nobody holds them.
    fn make_room(&mut self) {
        let mut ages: Vec<u64> = self.slots.values().map(|(_, used)| *used).collect();
        ages.sort_unstable();
        let limit = ages.get(ages.len() / 4).copied().unwrap_or(0);
        self.slots.retain(|_, (slot, used)| *used > limit || Arc::strong_count(slot) > 1);
    }
}

/// A table that nobody else on this node can touch while this is held.
pub struct Held {
    guard: OwnedMutexGuard<Option<Table>>,
}

impl Deref for Held {
    type Target = Table;

    fn deref(&self) -> &Table {
        // `open` gives out only tables that are there, and `forget` consumes the handle.
        self.guard.as_ref().expect("a held table is loaded")
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Table {
        self.guard.as_mut().expect("a held table is loaded")
    }
}

impl Held {
    /// Drops what is in memory; the next who opens the table reads it anew.
    fn forget(mut self) {
        *self.guard = None;
    }
}

/// Does something that takes milliseconds or more on a thread that nobody else waits for.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Internal(error.to_string()))
}

impl Tables {
    /// The tables of a database.
    pub fn new(
        storage: Storage,
        notifier: Arc<Notifier>,
        time: Time,
        pace: Duration,
        capacity: Capacity,
    ) -> Arc<Tables> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = Thinkers::new((cores / 2).max(1));
        // As many as have a turn, quick and slow.
        let patient = Patient::new(2 * (cores / 2).max(1), patient::COMPUTERS);
        let room = Mutex::new(Room { capacity: capacity.in_memory, ..Room::default() });
        let (readers, importers) = (Semaphore::new(READERS), Semaphore::new(1));
        let analysis = Analysis::new((cores / 2).max(1));
        let positions = Mutex::default();
        let (compares, driving) = (AtomicBool::new(storage.backend().shared()), Mutex::default());
        let paced = Notify::new();
        let forgiven_ms = AtomicI64::new(time.set_by());
        Arc::new(Tables {
            storage,
            notifier,
            time,
            pace,
            paced,
            thinkers,
            patient,
            readers,
            importers,
            imported_moves: capacity.imported_moves,
            stored_bytes: capacity.stored_bytes,
            network_key: OnceCell::new(),
            analysis,
            compares,
            positions,
            room,
            driving,
            forgiven_ms,
            forgiving: tokio::sync::Mutex::default(),
        })
    }

    /// Opens a table, from memory if it is there and up to date.
    pub async fn open(&self, id: &str) -> Result<Held, Error> {
        self.open_if(id, async |table| Ok(self.storage.version(id).await? == Some(table.row.version))).await
    }

    /// Opens a table for somebody who has seen it up to this entry and will write: if it is in memory so far, it is taken as it is,
    /// for the database refuses what is based on an older version.
    async fn open_to_write(&self, id: &str, after: i64) -> Result<Held, Error> {
        let current = async |table: &Table| {
            // Before the start there is no entry yet, and the start is none: it may have started elsewhere.
            let seen = table.row.number == after && table.row.state != TableState::Open;
            Ok(seen || self.storage.version(id).await? == Some(table.row.version))
        };
        self.open_if(id, current).await
    }

    async fn open_if(
        &self,
        id: &str,
        is_current: impl AsyncFnOnce(&Table) -> Result<bool, StorageError>,
    ) -> Result<Held, Error> {
        self.forgive_jump().await?;
        let slot = self.room.lock().unwrap_or_else(PoisonError::into_inner).slot(id);
        let mut guard = slot.lock_owned().await;
        let current = match &*guard {
            None => false,
            Some(_) if !self.compares.load(Ordering::Relaxed) => true,
            Some(table) => is_current(table).await?,
        };
        if !current {
            *guard = None;
            match self.load(id).await {
                Ok(table) => *guard = Some(table),
                Err(error) => {
                    drop(guard);
                    self.room.lock().unwrap_or_else(PoisonError::into_inner).slots.remove(id);
                    return Err(error);
                }
            }
        }
        Ok(Held { guard })
    }

    /// Opens a table that this person may read, and says what they are there.
    pub async fn open_for(&self, id: &str, person: Option<&str>) -> Result<(Held, Sight), Error> {
        let table = self.open(id).await?;
        self.let_in(table, person).await
    }

    /// Does something that may take a while away from those who take moves, when it is the turn of this person.
    pub async fn think<T: Send + 'static>(
        &self,
        person: &str,
        weight: Weight,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _turn = self.thinkers.turn(person, weight).await;
        aside(thought).await
    }

    /// Does the same for a computer player, who gives way to everybody who moves.
    pub(super) async fn think_patiently<T: Send + 'static>(
        &self,
        owner: &str,
        weight: Weight,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _turn = self.thinkers.turn(owner, weight).await;
        self.patient.run(thought).await
    }

    /// What is being played at some tables, as far as they are in memory and nobody is at work on them.
    pub fn rounds<'a>(&self, ids: impl Iterator<Item = &'a str>) -> BTreeMap<String, RoundView> {
        let room = self.room.lock().unwrap_or_else(PoisonError::into_inner);
        let round = |id: &str| {
            let held = room.slots.get(id)?.0.clone().try_lock_owned().ok()?;
            let game = held.as_ref()?.play.as_ref()?.game();
            Some((id.to_owned(), game.view(Viewer::Spectator).round))
        };
        ids.filter_map(round).collect()
    }

    /// Does something with a whole game, a few of them at a time, away from those who take moves.
    pub(super) async fn read_through<T: Send + 'static>(
        &self,
        reading: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _turn = self.readers.acquire().await.map_err(|error| Error::Internal(error.to_string()))?;
        aside(reading).await
    }

    /// Imports or copies a game, one at a time: those who read games do not wait for it.
    pub(super) async fn import_aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _turn = self.importers.acquire().await.map_err(|error| Error::Internal(error.to_string()))?;
        aside(work).await
    }

    /// Drops a table from memory; whoever opens it next reads it anew.
    pub fn forget(&self, id: &str) {
        self.room.lock().unwrap_or_else(PoisonError::into_inner).slots.remove(id);
    }

    /// From now on compares what is in memory with the database whenever a table is opened: others write to it as well.
    pub fn compare_from_now_on(&self) {
        self.compares.store(true, Ordering::Relaxed);
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.room.lock().unwrap_or_else(PoisonError::into_inner).slots.len()
    }

    async fn load(&self, id: &str) -> Result<Table, Error> {
        // The row is read last: if somebody writes in between, the version says so and we read again.
        for _ in 0..20 {
            let Some(before) = self.storage.version(id).await? else { return Err(Error::NotFound("table")) };
            let seats = self.storage.seats(id).await?;
            let programs = self.storage.programs(id).await?;
            let agreements = self.storage.agreements(id).await?;
            let watchers = self.storage.watchers(id).await?;
            let Some(row) = self.storage.table(id).await? else { return Err(Error::NotFound("table")) };
            if row.version != before {
                continue;
            }
            // The log only grows, and we read it up to the entry that this version of the table names.
            let play = if row.state == TableState::Open { None } else { Some(self.present(&row).await?) };
            return Ok(Table { watchers, ..Table::load(row, seats, programs, agreements, play)? });
        }
        Err(Error::Conflict("busy", "the table changes too fast; try again".to_owned()))
    }

    /// Writes a changed table; if that fails, what is in memory is forgotten, for it may be wrong.
    async fn save(&self, mut table: Held, mut batch: Batch) -> Result<Held, (Error, bool)> {
        let written = match self.add_row(&mut table, &mut batch).await {
            Ok(()) => self.storage.commit(batch).await,
            Err(error) => Err(error),
        };
        match written {
            Ok(()) => {
                table.written_here = true;
                Ok(table)
            }
            Err(error) => {
                table.forget();
                let raced = matches!(error, StorageError::Conflict);
                Err((Error::from(error), raced))
            }
        }
    }

    /// Adds the row of a table to what is written, with its clocks as they have to be now.
    async fn add_row(&self, table: &mut Held, batch: &mut Batch) -> Result<(), StorageError> {
        self.set_clocks(table).await?;
        table.run_clocks(self.now())?;
        table.row.version += 1;
        batch.save_table(&table.row)
    }

    /// The same, for changes where losing a race is just an error.
    async fn save_or_fail(&self, table: Held, batch: Batch) -> Result<Held, Error> {
        self.save(table, batch).await.map_err(|(error, _)| error)
    }

    fn positions(&self) -> MutexGuard<'_, Positions> {
        self.positions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> i64 {
        self.time.now()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api;
    use crate::config::Given;
    use crate::serve::assemble;
    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, header};
    use load::{Dice, choose};
    use serde_json::{Value, json};
    use tower::Service;

    const NONE: Value = Value::Null;

    /// Sends a request of a visitor with this cookie; gives the cookie and the answer.
    async fn send(
        mut router: Router,
        cookie: String,
        method: &str,
        path: String,
        body: Value,
    ) -> (String, Value) {
        let request =
            Request::builder().method(method).uri(format!("/api/v1{path}")).header(header::COOKIE, &cookie);
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let answer = router.call(request.body(body).unwrap()).await.unwrap();
        let status = answer.status();
        let set = answer.headers().get(header::SET_COOKIE).map(|set| set.to_str().unwrap().to_owned());
        let cookie = set.map_or(cookie, |set| set.split(';').next().unwrap().to_owned());
        let text = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        assert!(status.is_success(), "{status} {path}: {}", String::from_utf8_lossy(&text));
        (cookie, serde_json::from_slice(&text).unwrap_or(NONE))
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn moves_do_not_wait_for_those_who_read_games() {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("test.db").display());
        let given = Given { database: Some(database.clone()), ..Given::default() };
        let storage = Storage::open(&database).await.unwrap();
        let (_close, closing) = tokio::sync::watch::channel(false);
        let app = assemble(given.config().unwrap(), storage, closing).unwrap();
        let router = api::router(app.clone());
        let (cookie, _) =
            send(router.clone(), String::new(), "POST", "/guests".into(), json!({ "name": "Ann" })).await;
        let ask = async |method, path, body| send(router.clone(), cookie.clone(), method, path, body).await.1;
        let title = &titles::catalogue()[0].title;
        let seats = json!([{ "kind": "hot", "name": "Ann" }, { "kind": "hot", "name": "Ben" }]);
        let new = json!({ "name": "x", "title": title, "seats": seats });
        let id = ask("POST", "/tables".into(), new).await["id"].as_str().unwrap().to_owned();
        ask("POST", format!("/tables/{id}/start"), NONE).await;
        let one_move = async || {
            let state = ask("GET", format!("/tables/{id}/state"), NONE).await;
            let action = choose(state["choices"].as_array().unwrap(), None, &mut Dice(1));
            let sent =
                json!({ "after": state["number"], "id": state["number"].to_string(), "action": action });
            ask("POST", format!("/tables/{id}/moves"), sent).await["number"].clone()
        };
        for _ in 0..3 {
            one_move().await;
        }
        // Whoever reads a game waits for others who do.
        let busy = app.tables.readers.acquire_many(READERS as u32).await.unwrap();
        let reading = ["export", "state?at=1", "runs?at=1"].map(|what| {
            let path = format!("/tables/{id}/{what}");
            tokio::spawn(send(router.clone(), cookie.clone(), "GET", path, NONE))
        });
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert!(reading.iter().all(|reading| !reading.is_finished()));
        let moved = tokio::time::timeout(Duration::from_secs(5), one_move()).await;
        assert_eq!(moved.expect("a move waits for nobody"), 4);
        drop(busy);
        for read in reading {
            read.await.unwrap();
        }
        // Nor do those who read games wait for an import.
        let file = ask("GET", format!("/tables/{id}/export"), NONE).await;
        let busy = app.tables.importers.acquire().await.unwrap();
        let importing = tokio::spawn(send(router.clone(), cookie.clone(), "POST", "/imports".into(), file));
        let read = ask("GET", format!("/tables/{id}/state?at=1"), NONE);
        let read = tokio::time::timeout(Duration::from_secs(5), read).await;
        assert_eq!(read.expect("who reads does not wait")["number"], 1);
        assert!(!importing.is_finished());
        drop(busy);
        importing.await.unwrap();
        app.storage.backend().close().await;
    }
}
