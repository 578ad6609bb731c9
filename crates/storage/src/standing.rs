//! How people stand, as stored: places in games that are over, ratings with the journal they follow from, and what of it a person
//! does not show.

use crate::{Batch, Page, Row, Storage, StorageError, TableRow, Value};

/// A place in a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The seat.
    pub seat: u8,
    /// Whose result it is.
    pub person: String,
    /// The place, from 1; equal worth is an equal place.
    pub place: i64,
    /// Final worth.
    pub worth: i64,
}

/// A rating, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// How strong somebody is thought to be.
    pub rating: i64,
    /// How far that may be off.
    pub deviation: i64,
}

/// Somebody's rating in a title now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRow {
    /// The title.
    pub title: String,
    /// A person by id, or `computer:` and a name.
    pub who: String,
    /// The rating.
    pub now: Rating,
    /// After how many games.
    pub games: i64,
}

/// What a game did to the rating of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The seat.
    pub seat: u8,
    /// Who was rated there.
    pub who: String,
    /// Their place.
    pub place: i64,
    /// Their rating after it.
    pub after: Rating,
    /// Whether a computer played the seat for its person, who does not gain by it.
    pub handed_over: bool,
}

/// A game that was rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// Its place in the order of all rated games, from 1.
    pub number: i64,
    /// The table; an operator may have deleted it.
    pub table: String,
    /// The title.
    pub title: String,
    /// When it was rated.
    pub at: i64,
    /// What it did, by seat.
    pub changes: Vec<RatingChange>,
}

/// A point in the course of a rating.
#[derive(Clone, Debug)]
pub struct CoursePoint {
    /// When.
    pub at: i64,
    /// The rating since.
    pub rating: Rating,
}

/// A person as others may see them.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The id.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// Whether it is an account.
    pub account: bool,
    /// When they first came.
    pub created_at: i64,
    /// Whether they hide their ratings.
    pub hides_rating: bool,
    /// Whether they hide their results.
    pub hides_results: bool,
}

/// What somebody did in a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleResults {
    /// The title.
    pub title: String,
    /// Games that the rules have ended.
    pub games: i64,
    /// First places, shared ones too.
    pub wins: i64,
    /// All places together.
    pub places: i64,
}

/// A line of a title's standings.
#[derive(Clone, Debug)]
pub struct StandingRow {
    /// The rating, and whose.
    pub rated: RatingRow,
    /// The person's name; absent for computers.
    pub name: Option<String>,
}

/// Which tables of a person somebody asks for.
#[derive(Clone, Copy, Debug)]
pub struct TablesOf<'a> {
    /// Whose.
    pub person: &'a str,
    /// Who asks; empty for nobody.
    pub asker: &'a str,
    /// Those that are over, or those that are not.
    pub over: bool,
}

/// A query over a person's tables that somebody may see, between these words.
macro_rules! tables_of {
    ($head:literal, $tail:literal) => {
        concat!(
            $head,
            " FROM tables t WHERE EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = $1) \
             AND (($3 = 1 AND state IN ('finished', 'abandoned') AND number > 0) OR ($3 = 0 AND state IN ('open', 'playing'))) \
             AND (listed = 1 OR owner = $2 OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = $2) \
             OR (EXISTS (SELECT 1 FROM guests g WHERE g.table_id = t.id AND g.person = $2) \
             AND NOT EXISTS (SELECT 1 FROM watchers w WHERE w.table_id = t.id AND w.person = $2 AND w.standing = 'out')))",
            $tail
        )
    };
}

/// A query over the ratings of a title that everybody may see, between these words.
macro_rules! shown {
    ($head:literal, $tail:literal) => {
        concat!(
            $head,
            " FROM ratings r LEFT JOIN people p ON p.id = r.who WHERE r.title = $1 \
             AND (p.id IS NULL OR (p.departed = 0 AND p.hides_rating = 0))",
            $tail
        )
    };
}

fn rated(row: &mut Row) -> Result<RatingRow, StorageError> {
    let (title, who) = (row.text()?, row.text()?);
    let now = Rating { rating: row.int()?, deviation: row.int()? };
    Ok(RatingRow { title, who, now, games: row.int()? })
}

fn change(row: &mut Row) -> Result<RatingChange, StorageError> {
    let (seat, who, place) = (row.int()? as u8, row.text()?, row.int()?);
    let after = Rating { rating: row.int()?, deviation: row.int()? };
    Ok(RatingChange { seat, who, place, after, handed_over: row.flag()? })
}

impl Batch {
    /// Says who is rated at a table, seat by seat.
    pub fn set_rated(&mut self, table: &str, who: &[String]) {
        for (seat, who) in (0i64..).zip(who) {
            let sql = "INSERT INTO rated_seats (table_id, seat, who) VALUES ($1, $2, $3)";
            self.push(sql, vec![table.into(), seat.into(), who.as_str().into()]);
        }
    }

    /// Writes down how the game of a table ended, unless that has been done or the game has gone on.
    pub fn reckon(&mut self, table: &str, number: i64, results: &[ResultRow]) {
        self.push_one(
            "UPDATE tables SET reckoned = 1 WHERE id = $1 AND number = $2 AND state = 'finished' AND reckoned = 0",
            vec![table.into(), number.into()],
        );
        for result in results {
            self.push(
                "INSERT INTO results (table_id, seat, person, place, worth) VALUES ($1, $2, $3, $4, $5)",
                vec![
                    table.into(),
                    i64::from(result.seat).into(),
                    result.person.as_str().into(),
                    result.place.into(),
                    result.worth.into(),
                ],
            );
        }
    }

    /// Forgets how the game of a table ended: it goes on.
    pub fn forget_results(&mut self, table: &str) {
        self.push("DELETE FROM results WHERE table_id = $1", vec![table.into()]);
        self.push("UPDATE tables SET reckoned = 0 WHERE id = $1", vec![table.into()]);
    }

    /// Writes a rated game down as the next one; a conflict if another was faster, or the table is rated already.
    pub fn rate(&mut self, game: &RatedGame) {
        self.push(
            "INSERT INTO rated_games (number, table_id, title, at) VALUES ($1, $2, $3, $4)",
            vec![game.number.into(), game.table.as_str().into(), game.title.as_str().into(), game.at.into()],
        );
        for change in &game.changes {
            self.push(
                "INSERT INTO rating_changes (number, seat, title, who, place, rating, deviation, handed_over) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                vec![
                    game.number.into(),
                    i64::from(change.seat).into(),
                    game.title.as_str().into(),
                    change.who.as_str().into(),
                    change.place.into(),
                    change.after.rating.into(),
                    change.after.deviation.into(),
                    change.handed_over.into(),
                ],
            );
        }
    }

    /// Writes a change of a rated game anew.
    pub fn correct_change(&mut self, number: i64, change: &RatingChange) {
        self.push_one(
            "UPDATE rating_changes SET who = $3, place = $4, rating = $5, deviation = $6, handed_over = $7 \
             WHERE number = $1 AND seat = $2",
            vec![
                number.into(),
                i64::from(change.seat).into(),
                change.who.as_str().into(),
                change.place.into(),
                change.after.rating.into(),
                change.after.deviation.into(),
                change.handed_over.into(),
            ],
        );
    }

    /// Takes a game out of the journal.
    pub fn unrate(&mut self, number: i64) {
        self.push("DELETE FROM rating_changes WHERE number = $1", vec![number.into()]);
        self.push_one("DELETE FROM rated_games WHERE number = $1", vec![number.into()]);
    }

    /// Sets somebody's rating in a title.
    pub fn set_rating(&mut self, row: &RatingRow) {
        self.push(
            "INSERT INTO ratings (title, who, rating, deviation, games) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (title, who) DO UPDATE \
             SET rating = excluded.rating, deviation = excluded.deviation, games = excluded.games",
            vec![
                row.title.as_str().into(),
                row.who.as_str().into(),
                row.now.rating.into(),
                row.now.deviation.into(),
                row.games.into(),
            ],
        );
    }

    /// Forgets somebody's rating in a title.
    pub fn remove_rating(&mut self, title: &str, who: &str) {
        self.push("DELETE FROM ratings WHERE title = $1 AND who = $2", vec![title.into(), who.into()]);
    }

    /// Makes the batch a conflict if a game has been rated after this one, the last.
    pub fn must_be_last_rated(&mut self, number: i64) {
        self.push_one(
            "UPDATE rated_games SET at = at WHERE number = $1 \
             AND NOT EXISTS (SELECT 1 FROM rated_games o WHERE o.number > $1)",
            vec![number.into()],
        );
    }
}

impl Storage {
    /// Tables whose games are over and whose ends have not been written down, in the order of their ends.
    pub async fn to_reckon(&self, most: i64) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT id FROM tables WHERE state = 'finished' AND reckoned = 0 ORDER BY changed_at, id LIMIT $1";
        let rows = self.backend.fetch(sql, vec![most.into()]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// Whether the end of a table's game has been written down, or cannot be.
    pub async fn is_reckoned(&self, table: &str) -> Result<bool, StorageError> {
        let row = self.first("SELECT reckoned FROM tables WHERE id = $1", vec![table.into()]).await?;
        row.map_or(Ok(true), |mut row| row.flag())
    }

    /// Notes that a table's game cannot be read.
    pub async fn cannot_reckon(&self, table: &str) -> Result<(), StorageError> {
        let sql = "UPDATE tables SET reckoned = 2 WHERE id = $1 AND reckoned = 0";
        self.commit(Batch::of(sql, vec![table.into()])).await
    }

    /// Who is rated at a table, by seat; nobody if it is not rated or has not started.
    pub async fn rated_seats(&self, table: &str) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT who FROM rated_seats WHERE table_id = $1 ORDER BY seat";
        let rows = self.backend.fetch(sql, vec![table.into()]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// The number of the game that was rated last; 0 if none was.
    pub async fn last_rated(&self) -> Result<i64, StorageError> {
        let row = self.first("SELECT COALESCE(MAX(number), 0) FROM rated_games", Vec::new()).await?;
        row.map_or(Ok(0), |mut row| row.int())
    }

    /// Somebody's rating in a title.
    pub async fn rating(&self, title: &str, who: &str) -> Result<Option<RatingRow>, StorageError> {
        let sql = "SELECT title, who, rating, deviation, games FROM ratings WHERE title = $1 AND who = $2";
        let row = self.first(sql, vec![title.into(), who.into()]).await?;
        row.map(|mut row| rated(&mut row)).transpose()
    }

    /// Somebody's ratings in all titles.
    pub async fn ratings_of(&self, who: &str) -> Result<Vec<RatingRow>, StorageError> {
        let sql = "SELECT title, who, rating, deviation, games FROM ratings WHERE who = $1 ORDER BY title";
        let rows = self.backend.fetch(sql, vec![who.into()]).await?;
        rows.into_iter().map(|mut row| rated(&mut row)).collect()
    }

    /// All ratings, for operators.
    pub async fn all_ratings(&self) -> Result<Vec<RatingRow>, StorageError> {
        let sql = "SELECT title, who, rating, deviation, games FROM ratings ORDER BY title, who";
        let rows = self.backend.fetch(sql, Vec::new()).await?;
        rows.into_iter().map(|mut row| rated(&mut row)).collect()
    }

    /// The last changes of somebody's rating in a title, the oldest first.
    pub async fn course(&self, title: &str, who: &str, most: i64) -> Result<Vec<CoursePoint>, StorageError> {
        // Whoever has several seats has the same rating at each.
        let sql = "SELECT g.at, c.rating, c.deviation FROM rating_changes c JOIN rated_games g ON g.number = c.number \
                   WHERE c.who = $1 AND c.title = $2 AND c.seat = (SELECT MIN(o.seat) FROM rating_changes o \
                   WHERE o.number = c.number AND o.who = $1) ORDER BY c.number DESC LIMIT $3";
        let rows = self.backend.fetch(sql, vec![who.into(), title.into(), most.into()]).await?;
        let point = |mut row: Row| {
            let at = row.int()?;
            Ok(CoursePoint { at, rating: Rating { rating: row.int()?, deviation: row.int()? } })
        };
        let mut points = rows.into_iter().map(point).collect::<Result<Vec<CoursePoint>, StorageError>>()?;
        points.reverse();
        Ok(points)
    }

    /// The standings of a title: those whose deviation is small first, each part by rating. Who hides theirs, or has gone, is not
    /// among them. Gives how many there are in all.
    pub async fn standings(
        &self,
        title: &str,
        small: i64,
        page: Page,
    ) -> Result<(Vec<StandingRow>, i64), StorageError> {
        const COUNT: &str = shown!("SELECT COUNT(*)", "");
        const LIST: &str = shown!(
            "SELECT r.title, r.who, r.rating, r.deviation, r.games, p.name",
            " ORDER BY CASE WHEN r.deviation > $2 THEN 1 ELSE 0 END, r.rating DESC, r.who LIMIT $3 OFFSET $4"
        );
        let total = self.first(COUNT, vec![title.into()]).await?.map_or(Ok(0), |mut row| row.int())?;
        let values: Vec<Value> = vec![title.into(), small.into(), page.size.into(), page.skip.into()];
        let rows = self.backend.fetch(LIST, values).await?;
        let line = |mut row: Row| Ok(StandingRow { rated: rated(&mut row)?, name: row.maybe()? });
        Ok((rows.into_iter().map(line).collect::<Result<_, StorageError>>()?, total))
    }

    /// The rated games after one, in their order, with what they did.
    pub async fn rated_games(&self, after: i64, most: i64) -> Result<Vec<RatedGame>, StorageError> {
        let sql =
            "SELECT number, table_id, title, at FROM rated_games WHERE number > $1 ORDER BY number LIMIT $2";
        let mut games = Vec::new();
        for mut row in self.backend.fetch(sql, vec![after.into(), most.into()]).await? {
            let number = row.int()?;
            let (table, title, at) = (row.text()?, row.text()?, row.int()?);
            let changes = self.rating_changes(number).await?;
            games.push(RatedGame { number, table, title, at, changes });
        }
        Ok(games)
    }

    /// What the game of a table did to ratings: each change, and the rating before it, if there was one. Those who hide theirs, or have
    /// gone, are left out, but for whoever asks.
    pub async fn changes_at(
        &self,
        table: &str,
        asker: &str,
    ) -> Result<Vec<(RatingChange, Option<Rating>)>, StorageError> {
        let sql = "SELECT c.seat, c.who, c.place, c.rating, c.deviation, c.handed_over, c.number, c.title FROM rating_changes c \
                   JOIN rated_games g ON g.number = c.number LEFT JOIN people p ON p.id = c.who \
                   WHERE g.table_id = $1 AND (p.id IS NULL OR c.who = $2 OR (p.departed = 0 AND p.hides_rating = 0)) \
                   ORDER BY c.seat";
        let before = "SELECT rating, deviation FROM rating_changes WHERE who = $1 AND title = $2 AND number < $3 \
                      ORDER BY number DESC LIMIT 1";
        let mut found = Vec::new();
        for mut row in self.backend.fetch(sql, vec![table.into(), asker.into()]).await? {
            let made = change(&mut row)?;
            let (number, title) = (row.int()?, row.text()?);
            let known =
                self.first(before, vec![made.who.as_str().into(), title.into(), number.into()]).await?;
            let known = known
                .map(|mut row| Ok::<_, StorageError>(Rating { rating: row.int()?, deviation: row.int()? }));
            found.push((made, known.transpose()?));
        }
        Ok(found)
    }

    async fn rating_changes(&self, number: i64) -> Result<Vec<RatingChange>, StorageError> {
        let sql = "SELECT seat, who, place, rating, deviation, handed_over FROM rating_changes WHERE number = $1 ORDER BY seat";
        let rows = self.backend.fetch(sql, vec![number.into()]).await?;
        rows.into_iter().map(|mut row| change(&mut row)).collect()
    }

    /// A person who has not gone.
    pub async fn profile(&self, id: &str) -> Result<Option<Profile>, StorageError> {
        let sql = "SELECT id, name, login, created_at, hides_rating, \
                   hides_results FROM people WHERE id = $1 AND departed = 0";
        let Some(mut row) = self.first(sql, vec![id.into()]).await? else { return Ok(None) };
        Ok(Some(Profile {
            id: row.text()?,
            name: row.text()?,
            account: row.maybe()?.is_some(),
            created_at: row.int()?,
            hides_rating: row.flag()?,
            hides_results: row.flag()?,
        }))
    }

    /// Sets what a person does not show.
    pub async fn set_hidden(&self, id: &str, rating: bool, results: bool) -> Result<(), StorageError> {
        let sql = "UPDATE people SET hides_rating = $2, hides_results = $3 WHERE id = $1";
        self.commit(Batch::of(sql, vec![id.into(), rating.into(), results.into()])).await
    }

    /// What a person did, by title.
    pub async fn results_of(&self, person: &str) -> Result<Vec<TitleResults>, StorageError> {
        let sql = "SELECT t.title, COUNT(*), CAST(SUM(CASE WHEN r.place = 1 THEN 1 ELSE 0 END) AS BIGINT), \
                   CAST(SUM(r.place) AS BIGINT) FROM results r JOIN tables t ON t.id = r.table_id \
                   WHERE r.person = $1 GROUP BY t.title ORDER BY t.title";
        let rows = self.backend.fetch(sql, vec![person.into()]).await?;
        let results = |mut row: Row| {
            Ok(TitleResults { title: row.text()?, games: row.int()?, wins: row.int()?, places: row.int()? })
        };
        rows.into_iter().map(results).collect()
    }

    /// A person's place and worth in a game that is over.
    pub async fn result_of(&self, table: &str, person: &str) -> Result<Option<ResultRow>, StorageError> {
        let sql = "SELECT seat, person, place, worth FROM results WHERE table_id = $1 AND person = $2 ORDER BY seat";
        let Some(mut row) = self.first(sql, vec![table.into(), person.into()]).await? else {
            return Ok(None);
        };
        let (seat, person) = (row.int()? as u8, row.text()?);
        Ok(Some(ResultRow { seat, person, place: row.int()?, worth: row.int()? }))
    }

    /// How many rated games a person has set up and given up.
    pub async fn given_up(&self, person: &str) -> Result<i64, StorageError> {
        let sql = "SELECT COUNT(*) FROM tables t WHERE owner = $1 AND state = 'abandoned' \
                   AND EXISTS (SELECT 1 FROM rated_seats s WHERE s.table_id = t.id)";
        self.first(sql, vec![person.into()]).await?.map_or(Ok(0), |mut row| row.int())
    }

    /// The tables where a person plays or has played, as far as somebody may see them, the latest change first; and how many there
    /// are in all.
    pub async fn tables_of(
        &self,
        asked: TablesOf<'_>,
        page: Page,
    ) -> Result<(Vec<TableRow>, i64), StorageError> {
        const COUNT: &str = tables_of!("SELECT COUNT(*)", "");
        const LIST: &str = tables_of!("SELECT id", " ORDER BY changed_at DESC, id LIMIT $4 OFFSET $5");
        let mut values: Vec<Value> = vec![asked.person.into(), asked.asker.into(), asked.over.into()];
        let total = self.first(COUNT, values.clone()).await?.map_or(Ok(0), |mut row| row.int())?;
        values.extend([Value::from(page.size), Value::from(page.skip)]);
        let mut tables = Vec::new();
        for mut row in self.backend.fetch(LIST, values).await? {
            tables.extend(self.table(&row.text()?).await?);
        }
        Ok((tables, total))
    }
}
