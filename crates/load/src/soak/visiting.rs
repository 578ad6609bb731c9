//! Somebody who asks again until the server answers, whatever is broken meanwhile.

use crate::visitor::{Answer, Client};
use serde_json::{Value, json};
use std::time::Duration;

/// Who gets no answer in this time asks again, perhaps another node.
const PATIENCE: Duration = Duration::from_secs(5);
/// The time before somebody asks again.
const PAUSE: Duration = Duration::from_millis(200);

/// A guest at the server at `base`.
pub async fn guest(base: &str, name: &str) -> Client {
    let client = reqwest::Client::builder().timeout(PATIENCE).build().unwrap_or_default();
    let visitor = Client::new(client, base);
    while !matches!(visitor.arrive(name).await, Ok((201, _))) {
        tokio::time::sleep(PAUSE).await;
    }
    visitor
}

/// Asks until the server answers something other than that it does not work.
pub async fn ask(visitor: &Client, method: &str, path: &str, body: Option<&Value>) -> Answer {
    loop {
        match visitor.send(method, path, body).await {
            Ok((status, answer)) if status < 500 => return (status, answer),
            _ => tokio::time::sleep(PAUSE).await,
        }
    }
}

/// Sets up a table as described and starts it; gives its id. People who sit down there are in `others`.
pub async fn started_table(owner: &Client, new: &Value, others: &[&Client]) -> String {
    loop {
        let (_, table) = ask(owner, "POST", "/tables", Some(new)).await;
        let Some(id) = table["id"].as_str().map(str::to_owned) else {
            tracing::warn!(%table, "a table could not be set up");
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        for person in others {
            ask(person, "POST", &format!("/tables/{id}/seats"), Some(&json!({}))).await;
        }
        // The answer may have been lost: then it has started.
        ask(owner, "POST", &format!("/tables/{id}/start"), Some(&json!({}))).await;
        let (_, table) = ask(owner, "GET", &format!("/tables/{id}"), None).await;
        if table["state"] == "playing" {
            return id;
        }
    }
}

/// A table of hot seats of the first title, with more settings.
pub async fn hot_seats(owner: &Client, seats: usize, more: &Value) -> Value {
    let (_, titles) = ask(owner, "GET", "/titles", None).await;
    let seats = (1..=seats).map(|number| json!({ "kind": "hot", "name": format!("Player {number}") }));
    let seats: Vec<Value> = seats.collect();
    let mut new = json!({ "name": "soak", "title": titles[0]["title"], "seats": seats, "undo": "free" });
    for (name, value) in more.as_object().into_iter().flatten() {
        new[name] = value.clone();
    }
    new
}

/// The whole log of a table, which comes in pages.
pub async fn whole_log(visitor: &Client, table: &str) -> Vec<Value> {
    let mut entries: Vec<Value> = Vec::new();
    loop {
        let path = format!("/tables/{table}/log?after={}", entries.len());
        let (status, mut page) = ask(visitor, "GET", &path, None).await;
        if status != 200 {
            return entries;
        }
        let more = page["entries"].as_array_mut().map(std::mem::take).unwrap_or_default();
        let is_last = more.is_empty();
        entries.extend(more);
        if is_last || page["number"].as_u64() <= Some(entries.len() as u64) {
            return entries;
        }
    }
}
