//! Keeping order: what is counted by all nodes together, and what is deleted because nobody comes back to it.

use crate::{Batch, Storage, StorageError, Value};
use serde::Serialize;

/// What is too old, in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub struct Expiry {
    /// Tables where people still sit down, unchanged since.
    pub waiting: i64,
    /// Games without a single move, unchanged since.
    pub unplayed: i64,
    /// Games that guests imported or copied, unchanged since.
    pub guests_copies: i64,
    /// Guests without a seat or a table of their own, not seen since.
    pub guests: i64,
}

const AT_ONCE: i64 = 200;

/// What somebody has taken of a rate at one node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taken {
    /// What, and who.
    pub key: String,
    /// How many milliseconds of the steady rate it is worth.
    pub cost: i64,
    /// How many milliseconds ahead one may be.
    pub most: i64,
}

/// How often somebody was refused something since it was last written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalCount {
    /// The kind of request.
    pub kind: &'static str,
    /// Who.
    pub who: String,
    /// How often.
    pub count: i64,
}

/// So long it is kept who was refused.
const REFUSALS_DAYS: i64 = 7;
const A_DAY_MS: i64 = 24 * 3_600 * 1_000;

impl Storage {
    /// Takes one from a rate that all nodes share: each costs so many milliseconds, and one may be so many ahead. Only for
    /// databases that are shared.
    pub async fn take_shared(&self, key: &str, now: i64, each: i64, most: i64) -> Result<bool, StorageError> {
        let sql = "INSERT INTO limits (key, until) VALUES ($1, $2 + $3) ON CONFLICT (key) DO UPDATE \
                   SET until = GREATEST(limits.until, $2) + $3 \
                   WHERE GREATEST(limits.until, $2) + $3 <= $2 + $4 RETURNING until";
        let values = vec![key.into(), now.into(), each.into(), most.into()];
        Ok(!self.backend.fetch(sql, values).await?.is_empty())
    }

    /// Adds what was taken at this node to what all nodes have; gives until when each has used its rate up. Nobody is put
    /// further ahead than they may be, so that what two nodes let through in the same second is soon forgotten. Only for databases
    /// that are shared.
    pub async fn add_taken(&self, taken: &[Taken], now: i64) -> Result<Vec<(String, i64)>, StorageError> {
        let sql = "INSERT INTO limits (key, until) \
                   SELECT key, $2 + cost FROM json_to_recordset($1::json) AS taken (key TEXT, cost BIGINT, most BIGINT) \
                   ORDER BY key ON CONFLICT (key) DO UPDATE \
                   SET until = GREATEST(limits.until, $2) + excluded.until - $2 RETURNING key, until";
        let text = serde_json::to_string(taken).map_err(|error| StorageError::Shape(error.to_string()))?;
        let rows = self.backend.fetch(sql, vec![text.into(), now.into()]).await?;
        rows.into_iter().map(|mut row| Ok((row.text()?, row.int()?))).collect()
    }

    /// Adds who was refused.
    pub async fn add_refusals(&self, refused: &[RefusalCount], now: i64) -> Result<(), StorageError> {
        let sql = "INSERT INTO refusals (day, kind, who, count, last_at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (day, kind, who) DO UPDATE \
                   SET count = refusals.count + excluded.count, last_at = excluded.last_at";
        let mut batch = Batch::default();
        for one in refused {
            let (day, who) = (now / A_DAY_MS, one.who.as_str());
            batch.push(sql, vec![day.into(), one.kind.into(), who.into(), one.count.into(), now.into()]);
        }
        self.commit(batch).await
    }

    /// Whether something can be written, and is.
    pub async fn write_test(&self, now: i64) -> Result<(), StorageError> {
        let sql = "INSERT INTO limits (key, until) VALUES ('ready', $1) \
                   ON CONFLICT (key) DO UPDATE SET until = excluded.until";
        self.commit(Batch::of(sql, vec![now.into()])).await
    }

    /// How many tables of a person are not over.
    pub async fn unfinished(&self, person: &str) -> Result<i64, StorageError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND state IN ('open', 'playing')";
        let row = self.first(sql, vec![person.into()]).await?;
        row.map_or(Ok(0), |mut row| row.int())
    }

    /// How many games of a person's tables are on at which computers have all seats.
    pub async fn computers_alone(&self, person: &str) -> Result<i64, StorageError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND state = 'playing' AND NOT EXISTS \
                   (SELECT 1 FROM seats s WHERE s.table_id = tables.id AND s.computer IS NULL)";
        let row = self.first(sql, vec![person.into()]).await?;
        row.map_or(Ok(0), |mut row| row.int())
    }

    /// Deletes what is too old, some of it at a time; gives the tables, and how many guests. What was played stays.
    pub async fn expire(&self, expiry: Expiry, now: i64) -> Result<(Vec<String>, usize), StorageError> {
        let mut old = Batch::of("DELETE FROM limits WHERE until < $1", vec![now.into()]);
        old.push("DELETE FROM refusals WHERE day < $1", vec![(now / A_DAY_MS - REFUSALS_DAYS).into()]);
        self.commit(old).await?;
        let sql = "SELECT id, version FROM tables WHERE (state = 'open' AND changed_at < $1) \
                   OR (number = 0 AND state IN ('playing', 'abandoned') AND changed_at < $2 \
                   AND NOT EXISTS (SELECT 1 FROM analyses a WHERE a.table_id = tables.id)) \
                   OR (settings LIKE '%\"source\":{%' AND changed_at < $3 \
                   AND EXISTS (SELECT 1 FROM people p WHERE p.id = tables.owner AND p.login IS NULL) \
                   AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = tables.id AND s.person IS NOT NULL) \
                   AND NOT EXISTS (SELECT 1 FROM analyses a WHERE a.table_id = tables.id)) LIMIT $4";
        let values: Vec<Value> =
            vec![expiry.waiting.into(), expiry.unplayed.into(), expiry.guests_copies.into(), AT_ONCE.into()];
        let mut gone = Vec::new();
        for mut row in self.backend.fetch(sql, values).await? {
            let (id, version) = (row.text()?, row.int()?);
            let mut batch = Batch::default();
            batch.delete_table(&id, version);
            match self.commit(batch).await {
                Ok(()) => gone.push(id),
                // Somebody has come back to it.
                Err(StorageError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        let sql = "SELECT id FROM people p WHERE login IS NULL AND departed = 0 AND created_at < $1 \
                   AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id AND s.seen_at >= $1) \
                   AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = p.id) \
                   AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.owner = p.id) LIMIT $2";
        let idle = self.backend.fetch(sql, vec![expiry.guests.into(), AT_ONCE.into()]).await?;
        let mut guests = 0;
        for mut row in idle {
            let id = row.text()?;
            let mut batch = Batch::default();
            batch.delete_analyses_of(&id);
            batch.forget_ties(&id);
            for sql in [
                "DELETE FROM sessions WHERE person = $1",
                "DELETE FROM notes WHERE person = $1",
                "DELETE FROM guests WHERE person = $1",
                "DELETE FROM mail_links WHERE person = $1",
                "DELETE FROM told WHERE person = $1",
                "DELETE FROM calls WHERE person = $1",
                "DELETE FROM people WHERE id = $1 AND login IS NULL",
            ] {
                batch.push(sql, vec![id.as_str().into()]);
            }
            // Whoever sits down in this very moment is held by their seat, and stays.
            guests += usize::from(self.commit(batch).await.is_ok());
        }
        self.delete_unused_copies(now).await?;
        Ok((gone, guests))
    }
}

impl Storage {
    /// Whether anybody but this person has done something at a table, or has an analysis of its game.
    pub async fn others_use(&self, table: &str, person: &str) -> Result<bool, StorageError> {
        let sql = "SELECT (SELECT COUNT(*) FROM log WHERE table_id = $1 AND person <> $2) \
                   + (SELECT COUNT(*) FROM rated_seats WHERE table_id = $1) \
                   + (SELECT COUNT(*) FROM analyses WHERE table_id = $1 AND owner <> $2)";
        self.any(sql, vec![table.into(), person.into()]).await
    }
}

impl Batch {
    /// Deletes a table and all that belongs to it, if it is still at this version.
    pub fn delete_table(&mut self, id: &str, version: i64) {
        for sql in [
            "DELETE FROM analysis_moves WHERE analysis IN (SELECT id FROM analyses WHERE table_id = $1)",
            "DELETE FROM analyses WHERE table_id = $1",
            "DELETE FROM invitations WHERE table_id = $1",
            "DELETE FROM guests WHERE table_id = $1",
            "DELETE FROM chat WHERE table_id = $1",
            "DELETE FROM told WHERE table_id = $1",
            "DELETE FROM calls WHERE table_id = $1",
            "DELETE FROM table_hooks WHERE table_id = $1",
            "DELETE FROM notes WHERE table_id = $1",
            "DELETE FROM programs WHERE table_id = $1",
            "DELETE FROM agreements WHERE table_id = $1",
            "DELETE FROM results WHERE table_id = $1",
            "DELETE FROM rated_seats WHERE table_id = $1",
            "DELETE FROM snapshots WHERE table_id = $1",
            "DELETE FROM log WHERE table_id = $1",
            "DELETE FROM copied_entries WHERE table_id = $1",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM offers WHERE table_id = $1",
            "DELETE FROM watchers WHERE table_id = $1",
            "DELETE FROM club_tables WHERE table_id = $1",
        ] {
            self.push(sql, vec![id.into()]);
        }
        self.push_one("DELETE FROM tables WHERE id = $1 AND version = $2", vec![id.into(), version.into()]);
    }
}
