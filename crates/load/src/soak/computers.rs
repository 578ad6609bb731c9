//! Tables of computers, which must go on within seconds wherever they were looked after.

use super::visiting::{ask, guest, hot_seats, started_table};
use crate::visitor::Client;
use serde_json::json;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How often tables are looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How often they are looked at by somebody who waits for them to go on.
const LOOK_AGAIN: Duration = Duration::from_millis(100);
/// So long is waited for them.
const AT_MOST: Duration = Duration::from_secs(60);

/// The present tables of computers, by the node where each was started.
#[derive(Clone, Default)]
pub struct ComputerTables {
    tables: Arc<Mutex<Vec<Vec<String>>>>,
}

impl ComputerTables {
    /// Has so many tables going at each of some nodes until told to stop.
    pub async fn keep_going(self, nodes: Vec<String>, each: usize, mut stop: watch::Receiver<bool>) {
        let Some(first) = nodes.first() else { return };
        let owner = guest(first, "computers").await;
        self.lock().resize(nodes.len(), Vec::new());
        loop {
            for (index, node) in nodes.iter().enumerate() {
                self.renew(index, &owner.at(node), each).await;
            }
            if tokio::time::timeout(LOOK_EVERY, stop.wait_for(|stop| *stop)).await.is_ok() {
                return;
            }
        }
    }

    /// Starts new tables at a node for those that are over. A node that does not answer now has to wait.
    async fn renew(&self, node: usize, owner: &Client, each: usize) {
        let mut on = Vec::new();
        let tables = self.lock()[node].clone();
        for table in tables {
            match owner.get(&format!("/tables/{table}")).await {
                Ok((200, found)) if found["state"] != "playing" => {}
                _ => on.push(table),
            }
        }
        while on.len() < each {
            let starting = async {
                let mut new = hot_seats(owner, 1, &json!({ "listed": true })).await;
                let seat = json!({ "kind": "computer", "computer": "guest" });
                new["seats"] = json!([seat, seat, seat]);
                started_table(owner, &new, &[]).await
            };
            let Ok(table) = tokio::time::timeout(LOOK_EVERY, starting).await else { break };
            on.push(table);
        }
        self.lock()[node] = on;
    }

    /// Waits until there are tables at a node.
    pub async fn until_started(&self, node: usize) {
        while self.lock().get(node).is_none_or(Vec::is_empty) {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }

    /// How long it takes until every table of a node that does not work any more has gone on, seen from another node.
    pub async fn go_on(&self, node: usize, seen_from: &str) -> Option<Duration> {
        let start = Instant::now();
        let observer = guest(seen_from, "observer").await;
        let mut waiting = Vec::new();
        let tables = self.lock().get(node).cloned().unwrap_or_default();
        for table in tables {
            waiting.push((number(&observer, &table).await, table));
        }
        if waiting.is_empty() {
            return None;
        }
        while !waiting.is_empty() && start.elapsed() < AT_MOST {
            tokio::time::sleep(LOOK_AGAIN).await;
            let mut still = Vec::new();
            for (before, table) in waiting {
                if number(&observer, &table).await.is_some_and(|now| Some(now) <= before) {
                    still.push((before, table));
                }
            }
            waiting = still;
        }
        Some(start.elapsed())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Vec<String>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How many entries a table has, while its game is on.
async fn number(observer: &Client, table: &str) -> Option<i64> {
    let (_, found) = ask(observer, "GET", &format!("/tables/{table}"), None).await;
    found["number"].as_i64().filter(|_| found["state"] == "playing")
}
