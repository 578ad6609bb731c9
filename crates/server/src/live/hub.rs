//! Who watches which table on this node. News of a table is a nudge: whoever is nudged looks up what is new, so
//! nothing is missed when several nudges come as one.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use storage::News;
use tokio::sync::broadcast;
use tokio::sync::watch;

/// Everybody who watches.
#[derive(Default)]
pub struct Hub {
    rooms: Mutex<HashMap<String, Room>>,
    /// Who watches which table at another node, by table, and when that was last heard.
    elsewhere: Mutex<HashMap<String, HashMap<String, Instant>>>,
}

/// So long it is believed that somebody watches elsewhere: their node may have died.
const BELIEVED: Duration = Duration::from_secs(60);

/// How often something happened at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nudges {
    /// Anything that was told.
    pub all: u64,
    /// Something was said.
    pub said: u64,
    /// Something may have happened that was not told.
    pub missed: u64,
}

struct Room {
    nudge: watch::Sender<Nudges>,
    version: i64,
    /// How many windows each person has open here; the empty name stands for people who are nobody.
    people: HashMap<String, usize>,
}

/// Watching a table, until dropped.
pub struct Watching {
    hub: Arc<Hub>,
    table: String,
    person: String,
    /// Whether somebody came by it who had no other window open here.
    pub came: bool,
    /// Changes when there is something new.
    pub nudged: watch::Receiver<Nudges>,
}

impl Hub {
    /// Begins to watch a table.
    pub fn watch(self: &Arc<Hub>, table: &str, person: Option<&str>) -> Watching {
        let person = person.unwrap_or_default().to_owned();
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.entry(table.to_owned()).or_insert_with(|| Room {
            nudge: watch::Sender::default(),
            version: 0,
            people: HashMap::new(),
        });
        let windows = room.people.entry(person.clone()).or_insert(0);
        *windows += 1;
        let came = *windows == 1 && !person.is_empty();
        metrics::gauge!("bradshaw_watchers").increment(1.0);
        Watching { hub: self.clone(), table: table.to_owned(), person, came, nudged: room.nudge.subscribe() }
    }

    /// Whether a person watches a table, on this node or another.
    pub fn watches(&self, table: &str, person: &str) -> bool {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = elsewhere.get(table).and_then(|people| people.get(person));
        if heard.is_some_and(|heard| heard.elapsed() < BELIEVED) {
            return true;
        }
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(table).is_some_and(|room| room.people.contains_key(person))
    }

    /// The people who watch a table, on this node or another, and how many windows of people who are nobody are open here.
    pub fn people_at(&self, table: &str) -> (Vec<String>, usize) {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let heard =
            elsewhere.get(table).into_iter().flatten().filter(|(_, heard)| heard.elapsed() < BELIEVED);
        let mut people: BTreeSet<String> = heard.map(|(person, _)| person.clone()).collect();
        drop(elsewhere);
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(room) = rooms.get(table) else { return (people.into_iter().collect(), 0) };
        people.extend(room.people.keys().filter(|person| !person.is_empty()).cloned());
        (people.into_iter().collect(), room.people.get("").copied().unwrap_or(0))
    }

    /// How many watch a table, people without a name by their windows here. Told to everybody with every change, and so only counted.
    pub fn count_at(&self, table: &str) -> usize {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.get(table);
        let (here, nameless) = room.map_or((0, 0), |room| {
            let nameless = room.people.get("").copied();
            (room.people.len() - usize::from(nameless.is_some()), nameless.unwrap_or(0))
        });
        let only_there = |(person, heard): &(&String, &Instant)| {
            heard.elapsed() < BELIEVED && !room.is_some_and(|room| room.people.contains_key(*person))
        };
        here + nameless + elsewhere.get(table).into_iter().flatten().filter(only_there).count()
    }

    /// The tables that a person watches, on this node or another.
    pub fn tables_of(&self, person: &str) -> Vec<String> {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = |heard: &Instant| heard.elapsed() < BELIEVED;
        let heard = elsewhere.iter().filter(|(_, people)| people.get(person).is_some_and(fresh));
        let mut tables: BTreeSet<String> = heard.map(|(table, _)| table.clone()).collect();
        drop(elsewhere);
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let here = rooms.iter().filter(|(_, room)| room.people.contains_key(person));
        tables.extend(here.map(|(table, _)| table.clone()));
        tables.into_iter().collect()
    }

    /// Nudges all who watch a table here, as when somebody comes or goes.
    pub fn stir(&self, table: &str) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(table) {
            room.nudge.send_modify(|nudges| nudges.all += 1);
        }
    }

    /// Passes news on to those who watch, for as long as there is any.
    pub async fn spread(self: Arc<Hub>, mut news: broadcast::Receiver<News>) {
        loop {
            match news.recv().await {
                Ok(item) => self.nudge(&item),
                Err(broadcast::error::RecvError::Lagged(_)) => self.nudge_all(),
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    fn note(&self, table: &str, person: &str, on: bool) {
        let mut elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let people = elsewhere.entry(table.to_owned()).or_default();
        if on {
            people.insert(person.to_owned(), Instant::now());
        } else {
            people.remove(person);
        }
        elsewhere.retain(|_, people| {
            people.retain(|_, heard| heard.elapsed() < BELIEVED);
            !people.is_empty()
        });
    }

    fn nudge(&self, news: &News) {
        match news {
            News::Watched { table, person, on } => {
                let before = self.watches(table, person);
                self.note(table, person, *on);
                if self.watches(table, person) != before {
                    self.stir(table);
                }
            }
            News::Changed { table, version } => self.nudge_table(table, 0, |room| {
                let newer = *version > room.version;
                room.version = room.version.max(*version);
                newer
            }),
            News::Said { table } => self.nudge_table(table, 1, |_| true),
            News::Driven { .. } => {}
            News::Missed => self.nudge_all(),
        }
    }

    /// Nudges those who watch a table here, if something is new to them.
    fn nudge_table(&self, table: &str, said: u64, is_new: impl FnOnce(&mut Room) -> bool) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get_mut(table)
            && is_new(room)
        {
            room.nudge.send_modify(|nudges| {
                nudges.all += 1;
                nudges.said += said;
            });
        }
    }

    fn nudge_all(&self) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().for_each(|room| room.nudge.send_modify(|nudges| nudges.missed += 1));
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        metrics::gauge!("bradshaw_watchers").decrement(1.0);
        let mut rooms = self.hub.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(room) = rooms.get_mut(&self.table) else { return };
        if let Some(windows) = room.people.get_mut(&self.person) {
            *windows -= 1;
            if *windows == 0 {
                room.people.remove(&self.person);
            }
        }
        if room.people.is_empty() {
            rooms.remove(&self.table);
        }
    }
}
