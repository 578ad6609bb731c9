//! People who play game after game and know what was acknowledged to them.

use super::journal::Journal;
use super::visiting::{ask, hot_seats, started_table, whole_log};
use super::watchers::watch;
use crate::player::Dice;
use crate::visitor::Client;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// The time before a move is sent again.
const PAUSE: Duration = Duration::from_millis(100);

/// A game and what its player knows of it.
pub struct Game {
    /// The table.
    pub id: String,
    /// Numbers and digests of the entries that were acknowledged.
    acknowledged: Vec<(i64, String)>,
    /// The last of them, once the game is left.
    last: watch::Sender<Option<i64>>,
    watchers: JoinSet<()>,
}

/// What became of the moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fate {
    /// Acknowledged.
    pub acknowledged: usize,
    /// Acknowledged and not in the log, or with another outcome.
    pub lost: usize,
    /// In the log, and more often than they were sent.
    pub doubled: usize,
}

/// Somebody who plays all seats of one table after another.
pub struct Player {
    pub visitor: Client,
    pub journal: Arc<Journal>,
    pub dice: Dice,
    /// The time between two moves.
    pub pause: Duration,
    /// How many watch each game.
    pub watchers: usize,
    /// How many seats, and what else is agreed at the table.
    pub seats: usize,
    pub more: Value,
}

impl Player {
    /// Plays until told to stop; gives the games.
    pub async fn play(mut self, mut stop: watch::Receiver<bool>) -> (Player, Vec<Game>) {
        let mut games = vec![self.begin().await];
        let mut clocks = None;
        while !*stop.borrow() {
            let on = match games.last_mut() {
                Some(game) => self.one_move(game).await,
                None => false,
            };
            if on {
                clocks = self.compare_clocks(&games, clocks).await;
            } else {
                games.last().inspect(|game| game.leave());
                games.push(self.begin().await);
                clocks = None;
            }
            tokio::time::timeout(self.pause, stop.wait_for(|stop| *stop)).await.ok();
        }
        games.last().inspect(|game| game.leave());
        (self, games)
    }

    async fn begin(&self) -> Game {
        let new = hot_seats(&self.visitor, self.seats, &self.more).await;
        let id = started_table(&self.visitor, &new, &[]).await;
        let (last, mut watchers) = (watch::Sender::new(None), JoinSet::new());
        for _ in 0..self.watchers {
            let visitor = self.visitor.at(self.visitor.base());
            watchers.spawn(watch(visitor, id.clone(), last.subscribe(), self.journal.clone()));
        }
        Game { id, acknowledged: Vec::new(), last, watchers }
    }

    /// Makes a move; false if the game is over.
    async fn one_move(&mut self, game: &mut Game) -> bool {
        let (_, state) = ask(&self.visitor, "GET", &format!("/tables/{}/state", game.id), None).await;
        if state["choices"].is_null() {
            return false;
        }
        let Ok(action) = self.visitor.any_move(&game.id, &state, &mut self.dice).await else { return true };
        let number = state["number"].as_i64().unwrap_or(0);
        let sent = json!({ "after": number, "id": number.to_string(), "action": action });
        let path = format!("/tables/{}/moves", game.id);
        let start = Instant::now();
        loop {
            match self.visitor.post(&path, sent.clone()).await {
                Ok((200, ack)) => {
                    self.journal.moved(start.elapsed());
                    let entry = &ack["entry"];
                    if entry["number"].as_i64() != Some(number + 1) {
                        self.journal.fault(format!("move {} of {} became {entry}", number + 1, game.id));
                    }
                    let digest = entry["digest"].as_str().unwrap_or_default().to_owned();
                    game.acknowledged.push((number + 1, digest));
                    return true;
                }
                // It is not known what became of it: it is sent again under its id.
                Ok((500.., _)) | Err(_) => tokio::time::sleep(PAUSE).await,
                Ok((status, answer)) => {
                    let what = format!("{status} for move {} of {}: {answer}", number + 1, game.id);
                    self.journal.fault(what);
                    return true;
                }
            }
        }
    }

    /// While exactly one clock runs, and turns add no time, what all clocks have left and the moment when that one was started add
    /// up to the same as before: no time is lost, and none is counted twice.
    async fn compare_clocks(&self, games: &[Game], before: Option<i64>) -> Option<i64> {
        let id = &games.last().filter(|_| !self.more["clock"].is_null())?.id;
        let (_, table) = ask(&self.visitor, "GET", &format!("/tables/{id}"), None).await;
        let clocks = table["clocks"]["seats"].as_array()?;
        let running: Vec<i64> = clocks.iter().filter_map(|clock| clock["since"].as_i64()).collect();
        let [since] = running.as_slice() else { return None };
        let now = since + clocks.iter().filter_map(|clock| clock["left_ms"].as_i64()).sum::<i64>();
        if let Some(before) = before {
            self.journal.clock_checks.fetch_add(1, Ordering::Relaxed);
            if before != now {
                self.journal.fault(format!("clocks of {id} are {} ms off", now - before));
            }
        }
        Some(now)
    }
}

impl Game {
    fn leave(&self) {
        self.last.send_replace(Some(self.acknowledged.last().map_or(0, |(number, _)| *number)));
    }

    /// Waits until everybody has seen everything, and compares what was acknowledged with the log.
    pub async fn check(mut self, visitor: &Client, journal: &Journal) -> Fate {
        while self.watchers.join_next().await.is_some() {}
        let log = whole_log(visitor, &self.id).await;
        let digests: HashMap<i64, &str> = log
            .iter()
            .filter_map(|entry| Some((entry["number"].as_i64()?, entry["digest"].as_str()?)))
            .collect();
        let is_lost = |(number, digest): &&(i64, String)| digests.get(number) != Some(&digest.as_str());
        let lost = self.acknowledged.iter().filter(is_lost).count();
        let is_ours = |entry: &&Value| entry["kind"] == "move" && entry["origin"] == "person";
        let doubled = log.iter().filter(is_ours).count().saturating_sub(self.acknowledged.len() - lost);
        if lost + doubled > 0 {
            journal.fault(format!("{lost} moves of {} are lost, {doubled} doubled", self.id));
        }
        Fate { acknowledged: self.acknowledged.len(), lost, doubled }
    }
}

impl std::ops::AddAssign for Fate {
    fn add_assign(&mut self, other: Fate) {
        self.acknowledged += other.acknowledged;
        self.lost += other.lost;
        self.doubled += other.doubled;
    }
}
