//! What else goes on at a server: people without time, people who are called when it is their turn, games that are imported.

use super::journal::Journal;
use super::visiting::{ask, guest, hot_seats, started_table, whole_log};
use crate::player::Dice;
use crate::visitor::Client;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;

/// A table whose people are hardly ever there: the time between two moves of theirs.
const SELDOM: Duration = Duration::from_secs(5);
/// The time between two moves of people who are called each time.
const CALLED: Duration = Duration::from_secs(2);
/// The time between two imports.
const IMPORT_EVERY: Duration = Duration::from_secs(10);
/// So many moves an imported game has.
const IMPORTED_MOVES: usize = 40;

/// The public key of a browser that reads nothing: the base point of P-256. And a secret.
const BROWSER: [&str; 2] = [
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
    "AAAAAAAAAAAAAAAAAAAAAA",
];

/// Waits a while; true if it is time to stop.
async fn stopped(stop: &mut watch::Receiver<bool>, pause: Duration) -> bool {
    tokio::time::timeout(pause, stop.wait_for(|stop| *stop)).await.is_ok()
}

/// Makes some move at a table, if there is one to make and nobody else is faster.
async fn move_if_possible(visitor: &Client, table: &str, dice: &mut Dice) {
    let (_, state) = ask(visitor, "GET", &format!("/tables/{table}/state"), None).await;
    if state["choices"].is_null() {
        return;
    }
    let Ok(action) = visitor.any_move(table, &state, dice).await else { return };
    let sent = json!({ "after": state["number"], "id": state["number"].to_string(), "action": action });
    ask(visitor, "POST", &format!("/tables/{table}/moves"), Some(&sent)).await;
}

async fn is_over(visitor: &Client, table: &str) -> bool {
    ask(visitor, "GET", &format!("/tables/{table}"), None).await.1["state"] != "playing"
}

/// People whose time is up again and again: the server passes for them. Whichever node does so, it is done once a turn.
pub async fn run_out_of_time(base: String, journal: Arc<Journal>, mut stop: watch::Receiver<bool>) {
    let visitor = guest(&base, "late").await;
    let allowance = json!({ "kind": "live", "bank_s": 10, "increment_s": 0 });
    let clock = json!({ "allowance": allowance, "when_up": "pass", "computer": "random" });
    let new = hot_seats(&visitor, 2, &json!({ "clock": clock, "undo": "consent" })).await;
    let mut dice = Dice(3);
    let mut table = started_table(&visitor, &new, &[]).await;
    loop {
        let stop_now = stopped(&mut stop, SELDOM).await;
        if stop_now || is_over(&visitor, &table).await {
            check_time_ups(&visitor, &table, &journal).await;
            if stop_now {
                return;
            }
            table = started_table(&visitor, &new, &[]).await;
        }
        move_if_possible(&visitor, &table, &mut dice).await;
    }
}

async fn check_time_ups(visitor: &Client, table: &str, journal: &Journal) {
    let mut turns = BTreeSet::new();
    for entry in whole_log(visitor, table).await.iter().filter(|entry| entry["kind"] == "time-up") {
        journal.clock_checks.fetch_add(1, Ordering::Relaxed);
        if !turns.insert((entry["seat"].as_i64(), entry["position"].as_i64())) {
            journal.fault(format!("at {table} the time of a seat was up twice in one turn: {entry}"));
        }
    }
}

/// Two people who do not watch, and are called by webhook and by push when it is their turn.
pub async fn are_called(base: String, receiver: String, mut stop: watch::Receiver<bool>) {
    let people = [guest(&base, "Ann").await, guest(&base, "Ben").await];
    for (index, person) in people.iter().enumerate() {
        let hook = json!({ "url": format!("http://{receiver}/hook/{index}"), "shape": "json" });
        ask(person, "PUT", "/me/notifications", Some(&json!({ "webhooks": [hook] }))).await;
        let [p256dh, auth] = BROWSER;
        let endpoint = format!("http://{receiver}/push/{index}");
        let device = json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "name": "soak" });
        ask(person, "POST", "/me/devices", Some(&device)).await;
    }
    let mut new = hot_seats(&people[0], 1, &json!({ "listed": true })).await;
    new["seats"] = json!([{ "kind": "mine" }, { "kind": "person" }]);
    let mut dice = Dice(5);
    let mut table = started_table(&people[0], &new, &[&people[1]]).await;
    while !stopped(&mut stop, CALLED).await {
        for person in &people {
            move_if_possible(person, &table, &mut dice).await;
        }
        if is_over(&people[0], &table).await {
            table = started_table(&people[0], &new, &[&people[1]]).await;
        }
    }
}

/// Somebody who takes a game out as a file and brings it in again.
pub async fn import(base: String, journal: Arc<Journal>, mut stop: watch::Receiver<bool>) {
    let visitor = guest(&base, "importer").await;
    let new = hot_seats(&visitor, 3, &Value::Null).await;
    let table = started_table(&visitor, &new, &[]).await;
    let mut dice = Dice(7);
    for _ in 0..IMPORTED_MOVES {
        move_if_possible(&visitor, &table, &mut dice).await;
    }
    let (_, file) = ask(&visitor, "GET", &format!("/tables/{table}/export"), None).await;
    while !stopped(&mut stop, IMPORT_EVERY).await {
        let (status, imported) = ask(&visitor, "POST", "/imports", Some(&file)).await;
        let Some(copy) = imported["table"]["id"].as_str() else {
            journal.fault(format!("{status} for an import: {imported}"));
            continue;
        };
        let (_, state) = ask(&visitor, "GET", &format!("/tables/{copy}/state"), None).await;
        match state["digest"] == file["digest"] {
            true => _ = journal.imports.fetch_add(1, Ordering::Relaxed),
            false => journal.fault(format!("the imported game {copy} is another")),
        }
        // Nobody needs many copies.
        ask(&visitor, "POST", &format!("/tables/{copy}/end"), Some(&json!({ "finished": false }))).await;
    }
}
