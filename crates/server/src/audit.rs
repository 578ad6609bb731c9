//! Replaying every stored game: does it still come out as it was played? A change of the rules is never a surprise.

use records::notation;
use rules::{Game, History, PlayerId};
use std::collections::BTreeMap;
use storage::{EntryRow, Kind, PlayedGame, Storage, StorageError};
use titles::AnyGame;

/// What an audit found.
#[derive(Debug, Default)]
pub struct Audit {
    /// How many games were replayed.
    pub games: usize,
    /// How many were played under each version of the rules.
    pub versions: BTreeMap<String, usize>,
    /// How many entries they have.
    pub entries: usize,
    /// Those that would now come out otherwise.
    pub differences: Vec<Mismatch>,
}

/// A game that would now come out otherwise.
#[derive(Debug)]
pub struct Mismatch {
    /// The table.
    pub table: String,
    /// Its name.
    pub name: String,
    /// The version of the rules its last entry was played under.
    pub rules: String,
    /// The first entry that differs.
    pub number: i64,
    /// In what.
    pub fault: String,
}

const AT_ONCE: i64 = 100;

/// Replays every game of a database, which is neither made nor changed: it may be of an older program.
pub async fn audit(database: &str) -> Result<Audit, StorageError> {
    let storage = Storage::open_to_read(database).await?;
    let mut audit = Audit::default();
    let mut last = String::new();
    loop {
        let ids = storage.played(&last, AT_ONCE).await?;
        for id in &ids {
            let Some(row) = storage.played_game(id).await? else { continue };
            let entries = storage.entries(id, 0, i64::MAX).await?;
            // Beside a running server the log may have grown since the row was read: it must have as many entries as the row said
            // before, and no more than it says afterwards.
            let Some(after) = storage.played_game(id).await? else { continue };
            let last = entries.last().map_or(0, |entry| entry.number);
            let row = PlayedGame { number: last.min(after.number).max(row.number), ..row };
            audit.games += 1;
            audit.entries += entries.len();
            let (name, rules) = (row.name.clone(), row.rules.clone());
            *audit.versions.entry(rules.clone()).or_default() += 1;
            let replayed = tokio::task::spawn_blocking(move || replay(&row, entries).map(|_| ())).await;
            let outcome = replayed.unwrap_or_else(|error| Err((0, format!("the rules broke: {error}"))));
            if let Err((number, fault)) = outcome {
                audit.differences.push(Mismatch { table: id.clone(), name, rules, number, fault });
            }
        }
        match ids.into_iter().next_back() {
            Some(id) => last = id,
            None => break,
        }
    }
    storage.backend().close().await;
    Ok(audit)
}

/// Replays one game and gives its end, or says where it differs first. Everything is made again from the start: snapshots prove
/// nothing.
pub(crate) fn replay(row: &PlayedGame, entries: Vec<EntryRow>) -> Result<AnyGame, (i64, String)> {
    let game = AnyGame::new(&row.spec).map_err(|error| (0, error.to_string()))?;
    let mut history = History::new(game);
    let mut next = 1;
    for entry in entries {
        let (number, digest) = (entry.number, entry.digest.clone());
        if number != next {
            return Err((next, "this entry is missing".to_owned()));
        }
        next += 1;
        make_again(&mut history, entry).map_err(|fault| (number, fault))?;
        let found = format!("{:016x}", history.game().digest());
        if found != digest {
            return Err((number, format!("the state was {digest} and is now {found}")));
        }
    }
    if next != row.number + 1 {
        return Err((next, format!("the table says it has {} entries", row.number)));
    }
    Ok(history.game().clone())
}

/// Makes an entry again; says what is wrong if it cannot be made.
fn make_again(history: &mut History<AnyGame>, entry: EntryRow) -> Result<(), String> {
    match (entry.kind, entry.action) {
        (Kind::Move, Some(action)) => {
            let action = notation::find_action(history.game(), &action).map_err(|error| error.to_string())?;
            history.apply(PlayerId(entry.seat), action).map_err(|refusal| format!("{refusal:?}"))?;
        }
        (Kind::Move, None) => return Err("a move without an action".to_owned()),
        (Kind::Undo | Kind::Redo, _) => {
            let to = usize::try_from(entry.position).map_err(|error| error.to_string())?;
            if !history.go_to(to) {
                return Err(format!("there is no position {to}"));
            }
        }
        (Kind::End | Kind::HandOver | Kind::TakeBack | Kind::TimeUp, _) => {}
    }
    Ok(())
}
