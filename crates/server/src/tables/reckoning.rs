//! What becomes of a game that its rules have ended: places are written down, and ratings where the table is rated, all in one
//! transaction and once, by whichever node comes first. What a node leaves undone another finds by looking; games that ended
//! before there were results are found so too.

use super::rated::{computer_of, counts, is_person};
use super::{Table, Tables};
use crate::error::Error;
use crate::rating;
use rules::view::Standing;
use rules::{Game, Viewer};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use storage::{
    Batch, RatedGame, Rating, RatingChange, RatingRow, ResultRow, Storage, StorageError, TableState,
};

const LOOK_EVERY: Duration = Duration::from_secs(5);
const AT_ONCE: i64 = 50;
/// Nodes that rate games at the same moment try again, one after the other.
const ATTEMPTS: usize = 20;

impl Tables {
    /// Writes down how a game ended, in the background.
    pub(super) fn reckon_soon(self: &Arc<Self>, id: &str) {
        let (tables, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            if let Err(error) = tables.reckon(&id).await {
                tracing::warn!(table = id, %error, "how a game ended could not be written down yet");
            }
        });
    }

    /// Looks for games that are over and not written down, for ever.
    pub async fn look_for_ends(self: Arc<Self>) {
        loop {
            match self.reckon_all().await {
                Ok(()) => {}
                Err(StorageError::Closed) => return,
                Err(error) => tracing::warn!(%error, "could not look for games that are over"),
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    async fn reckon_all(&self) -> Result<(), StorageError> {
        loop {
            let left = self.storage.to_reckon(AT_ONCE).await?;
            for id in &left {
                match self.reckon(id).await {
                    Ok(()) | Err(Error::NotFound(_)) => {}
                    Err(Error::Unavailable(error)) => return Err(error),
                    Err(error) => {
                        tracing::warn!(table = id, %error, "the end of a game cannot be read; see `bradshaw audit`");
                        self.storage.cannot_reckon(id).await?;
                    }
                }
            }
            if (left.len() as i64) < AT_ONCE {
                return Ok(());
            }
        }
    }

    /// Writes down how the game of a table ended, if it has and nobody has done it.
    async fn reckon(&self, id: &str) -> Result<(), Error> {
        for _ in 0..ATTEMPTS {
            let table = self.open(id).await?;
            if table.row.state != TableState::Finished || self.storage.is_reckoned(id).await? {
                return Ok(());
            }
            let who = self.storage.rated_seats(id).await?;
            let standings = standings(&table)?;
            let mut batch = Batch::default();
            batch.reckon(id, table.row.number, &results(&table, &who, &standings));
            if counts(&who) && !standings.is_empty() {
                let (title, at) = (table.row.spec.title.clone(), self.now());
                let number = self.storage.last_rated().await? + 1;
                let game = RatedGame { number, table: id.to_owned(), title, at, changes: Vec::new() };
                let end = End {
                    who,
                    places: places(&standings),
                    handed_over: self.storage.seats_of_computers(id).await?,
                };
                rate(&self.storage, &mut batch, game, &end).await?;
            }
            match self.storage.commit(batch).await {
                Err(StorageError::Conflict) => {}
                other => return Ok(other?),
            }
        }
        Err(Error::Conflict("busy", "too many games end at once; try again".to_owned()))
    }
}

/// The places at the end; none if somebody ended the game before its rules did.
fn standings(table: &Table) -> Result<Vec<Standing>, Error> {
    let game = table.playing()?.game();
    let over = game.turn().players.is_empty();
    Ok(game.view(Viewer::Referee).standings.filter(|_| over).unwrap_or_default())
}

/// The place of every seat.
pub(crate) fn places(standings: &[Standing]) -> BTreeMap<u8, i64> {
    standings.iter().map(|standing| (standing.player.0, i64::from(standing.place))).collect()
}

/// The results of people: of those for whom the end counts at a rated table, of those who sit there at another.
fn results(table: &Table, rated: &[String], standings: &[Standing]) -> Vec<ResultRow> {
    let person = |seat: u8| match rated.get(usize::from(seat)) {
        Some(who) => Some(who.clone()).filter(|who| computer_of(who).is_none()),
        None => table.seats.get(usize::from(seat))?.person.clone(),
    };
    let result = |standing: &Standing| {
        let (seat, place) = (standing.player.0, i64::from(standing.place));
        Some(ResultRow { seat, person: person(seat)?, place, worth: i64::from(standing.worth.0) })
    };
    standings.iter().filter_map(result).collect()
}

/// How a rated game ended.
pub(crate) struct End {
    /// For whom it counts, by seat.
    pub who: Vec<String>,
    /// The place of every seat.
    pub places: BTreeMap<u8, i64>,
    /// The seats that a computer played, also for their people.
    pub handed_over: Vec<u8>,
}

/// Adds to a batch what the next rated game does to ratings.
async fn rate(
    storage: &Storage,
    batch: &mut Batch,
    mut game: RatedGame,
    end: &End,
) -> Result<(), StorageError> {
    let mut known = BTreeMap::new();
    for one in &end.who {
        if let Some(row) = storage.rating(&game.title, one).await? {
            known.insert(one.clone(), (row.now, row.games));
        }
    }
    game.changes = changes(&mut known, end);
    batch.rate(&game);
    for (who, (now, games)) in known {
        batch.set_rating(&RatingRow { title: game.title.clone(), who, now, games });
    }
    Ok(())
}

/// What a game does to ratings, from those before it, which are brought up to date. Each has a number of games with it. A person
/// whose seat a computer played does not gain.
pub(crate) fn changes(known: &mut BTreeMap<String, (Rating, i64)>, end: &End) -> Vec<RatingChange> {
    let before = |who: &String| known.get(who).map_or(rating::NEW, |(rating, _)| *rating);
    let seats: Vec<(u8, &String, i64)> =
        (0u8..).zip(&end.who).filter_map(|(seat, who)| Some((seat, who, *end.places.get(&seat)?))).collect();
    let game: Vec<(&str, Rating, i64)> =
        seats.iter().map(|(_, who, place)| (who.as_str(), before(who), *place)).collect();
    let found = rating::after(&game);
    let made: Vec<RatingChange> = seats
        .into_iter()
        .zip(found)
        .map(|((seat, who, place), mut after)| {
            let handed_over = is_person(who) && end.handed_over.contains(&seat);
            if handed_over {
                after.rating = after.rating.min(before(who).rating);
            }
            RatingChange { seat, who: who.clone(), place, after, handed_over }
        })
        .collect();
    let mut counted: Vec<&str> = Vec::new();
    for change in &made {
        let entry = known.entry(change.who.clone()).or_insert((rating::NEW, 0));
        entry.0 = change.after;
        if !counted.contains(&change.who.as_str()) {
            entry.1 += 1;
            counted.push(&change.who);
        }
    }
    made
}
