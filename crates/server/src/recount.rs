//! Computing all ratings again: every rated game is replayed from its log, in the order in which they were rated, and what comes out
//! is held against what is stored. A game whose table an operator has deleted counts as it was written down.

use crate::audit::replay;
use crate::tables::{End, changes, counts, places};
use rules::{Game, Viewer};
use std::collections::BTreeMap;
use storage::{Batch, RatedGame, Rating, RatingRow, Storage, StorageError};

const AT_ONCE: i64 = 100;

/// Ratings by title and by whose they are, each with a number of games.
type Ratings = BTreeMap<String, BTreeMap<String, (Rating, i64)>>;

/// What was found.
#[derive(Default)]
pub struct Recount {
    /// How many games were computed again.
    pub games: usize,
    /// What differs from what is stored, a line each.
    pub differences: Vec<String>,
    /// Whether the game that should be left out was there.
    pub left_out: bool,
    /// What puts it right; a conflict if another game is rated meanwhile.
    pub corrections: Batch,
}

/// Computes all ratings again, as if the game of one table had not been rated if one is named.
pub async fn recount(storage: &Storage, without: Option<&str>) -> Result<Recount, StorageError> {
    let (mut found, mut ratings, mut last) = (Recount::default(), Ratings::new(), 0);
    loop {
        let games = storage.rated_games(last, AT_ONCE).await?;
        for game in &games {
            if without == Some(game.table.as_str()) {
                found.left_out = true;
                found.corrections.unrate(game.number);
                continue;
            }
            found.games += 1;
            count(storage, game, &mut ratings, &mut found).await?;
        }
        match games.last() {
            Some(game) => last = game.number,
            None => break,
        }
    }
    compare_now(storage, &ratings, &mut found).await?;
    if last > 0 {
        // First of all: what is put right may be the last game itself.
        let mut batch = Batch::default();
        batch.must_be_last_rated(last);
        batch.statements.append(&mut found.corrections.statements);
        found.corrections = batch;
    }
    Ok(found)
}

/// Computes one game again.
async fn count(
    storage: &Storage,
    game: &RatedGame,
    ratings: &mut Ratings,
    found: &mut Recount,
) -> Result<(), StorageError> {
    let known = ratings.entry(game.title.clone()).or_default();
    let end = match ended(storage, game).await? {
        Some(Ok(end)) => end,
        Some(Err(fault)) => {
            found.differences.push(format!("game {} of table {}: {fault}", game.number, game.table));
            written(game)
        }
        None => written(game),
    };
    if !counts(&end.who) {
        let (number, table) = (game.number, &game.table);
        found.differences.push(format!("game {number} of table {table} should not be rated"));
        found.corrections.unrate(number);
        return Ok(());
    }
    for (made, stored) in changes(known, &end).iter().zip(&game.changes) {
        if made != stored {
            let (number, table) = (game.number, &game.table);
            found.differences.push(format!("game {number} of table {table}: {stored:?} should be {made:?}"));
            found.corrections.correct_change(number, made);
        }
    }
    Ok(())
}

/// How a game ended, as it was written down.
fn written(game: &RatedGame) -> End {
    let handed_over = game.changes.iter().filter(|change| change.handed_over);
    End {
        who: game.changes.iter().map(|change| change.who.clone()).collect(),
        places: game.changes.iter().map(|change| (change.seat, change.place)).collect(),
        handed_over: handed_over.map(|change| change.seat).collect(),
    }
}

/// Who was rated in a game and their places, from the log; nothing if the table is gone.
async fn ended(storage: &Storage, game: &RatedGame) -> Result<Option<Result<End, String>>, StorageError> {
    let Some(row) = storage.played_game(&game.table).await? else { return Ok(None) };
    let who = storage.rated_seats(&game.table).await?;
    let handed_over = storage.seats_of_computers(&game.table).await?;
    let entries = storage.entries(&game.table, 0, i64::MAX).await?;
    let replayed = tokio::task::spawn_blocking(move || replay(&row, entries)).await;
    let end = replayed.unwrap_or_else(|error| Err((0, format!("the rules broke: {error}"))));
    Ok(Some(match end {
        Ok(end) => match end.view(Viewer::Referee).standings {
            Some(standings) => Ok(End { who, places: places(&standings), handed_over }),
            None => Err("the game is not over".to_owned()),
        },
        Err((number, fault)) => Err(format!("entry {number}: {fault}")),
    }))
}

/// Holds the ratings of now against what the games come to.
async fn compare_now(storage: &Storage, ratings: &Ratings, found: &mut Recount) -> Result<(), StorageError> {
    let stored = storage.all_ratings().await?;
    for row in &stored {
        if !ratings.get(&row.title).is_some_and(|known| known.contains_key(&row.who)) {
            found.differences.push(format!("{} has a rating in {} and no game", row.who, row.title));
            found.corrections.remove_rating(&row.title, &row.who);
        }
    }
    for (title, known) in ratings {
        for (who, (now, games)) in known {
            let row = RatingRow { title: title.clone(), who: who.clone(), now: *now, games: *games };
            if !stored.contains(&row) {
                found.differences.push(format!("{who} in {title} should have {now:?} after {games} games"));
                found.corrections.set_rating(&row);
            }
        }
    }
    Ok(())
}
