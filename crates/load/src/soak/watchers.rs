//! People who watch. Their page is opened again when it was closed, and otherwise not: whoever watches at a node that says nothing
//! notices it only after a minute, as a page does.

use super::journal::Journal;
use crate::page::Page;
use crate::visitor::Client;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// How long a page may take to open.
const OPENING: Duration = Duration::from_secs(5);
/// A page that has heard nothing for so long is opened again.
const SILENCE: Duration = Duration::from_secs(60);
/// The time before a page is opened again.
const PAUSE: Duration = Duration::from_millis(1_500);
/// So long after a game was left everybody must have seen all of it.
const BEHIND: Duration = Duration::from_secs(90);

/// Watches a game until its last entry is known and seen.
pub async fn watch(
    visitor: Client,
    table: String,
    last: watch::Receiver<Option<i64>>,
    journal: Arc<Journal>,
) {
    let mut seen = 0;
    let mut known = last.clone();
    let too_late = async {
        known.wait_for(Option::is_some).await.ok();
        tokio::time::sleep(BEHIND).await;
    };
    tokio::select! {
        () = follow(&visitor, &table, last.clone(), &journal, &mut seen) => {}
        () = too_late => journal.fault(format!("a watcher of {table} stays behind")),
    }
}

async fn follow(
    visitor: &Client,
    table: &str,
    mut last: watch::Receiver<Option<i64>>,
    journal: &Journal,
    seen: &mut i64,
) {
    let mut opened = 0;
    let is_over =
        |last: &watch::Receiver<Option<i64>>, seen: i64| last.borrow().is_some_and(|last| seen >= last);
    while !is_over(&last, *seen) {
        let after = format!("after={seen}");
        let opening = tokio::time::timeout(OPENING, Page::open_with(visitor, table, &after));
        let Ok(Ok(mut page)) = opening.await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        journal.reopened.fetch_add(usize::from(opened > 0), Ordering::Relaxed);
        opened += 1;
        while !is_over(&last, *seen) {
            tokio::select! {
                update = tokio::time::timeout(SILENCE, page.next()) => match update {
                    Ok(Some(text)) => read(&text, table, journal, seen),
                    Ok(None) | Err(_) => break,
                },
                _ = last.changed() => {}
            }
        }
    }
}

/// Reads an update: every entry must come once, in order.
fn read(text: &str, table: &str, journal: &Journal, seen: &mut i64) {
    let update: Value = serde_json::from_str(text).unwrap_or_default();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    for entry in update["entries"].as_array().into_iter().flatten() {
        let number = entry["number"].as_i64().unwrap_or(-1);
        if number != *seen + 1 {
            journal.fault(format!("a watcher of {table} saw entry {number} after {seen}"));
        }
        *seen = number;
        let at = Duration::from_millis(entry["at"].as_u64().unwrap_or(0));
        journal.saw(now.saturating_sub(at));
    }
}
