//! Who may find a table and watch it, and for whom seats are kept, as stored.

use crate::{Batch, Row, Storage, StorageError};

/// Where somebody without a seat stands with the owner of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WatcherStanding {
    /// They ask to be let in.
    Asks,
    /// They were let in.
    In,
    /// They were shown out.
    Out,
}

impl WatcherStanding {
    const fn word(self) -> &'static str {
        match self {
            WatcherStanding::Asks => "asks",
            WatcherStanding::In => "in",
            WatcherStanding::Out => "out",
        }
    }

    fn of(word: &str) -> Result<WatcherStanding, StorageError> {
        [WatcherStanding::Asks, WatcherStanding::In, WatcherStanding::Out]
            .into_iter()
            .find(|standing| standing.word() == word)
            .ok_or_else(|| StorageError::Shape(format!("no watcher '{word}'")))
    }
}

/// Somebody without a seat, and where they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WatcherRow {
    /// Who.
    pub person: String,
    /// Where they stand.
    pub standing: WatcherStanding,
}

/// A table at which somebody is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferRow {
    /// The table.
    pub table: String,
    /// Its name.
    pub name: String,
    /// The title.
    pub title: String,
    /// The name of whoever set it up.
    pub host: String,
    /// The name of the club it is for, for its members.
    pub club: Option<String>,
    /// Whether a seat is kept for them by name.
    pub kept: bool,
    /// When it was set up.
    pub at: i64,
}

impl Batch {
    /// Says where somebody stands at a table; nothing forgets it.
    pub fn set_watcher(&mut self, table: &str, person: &str, standing: Option<WatcherStanding>, now: i64) {
        match standing {
            Some(standing) => self.push(
                "INSERT INTO watchers (table_id, person, standing, at) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (table_id, person) DO UPDATE SET standing = excluded.standing, at = excluded.at",
                vec![table.into(), person.into(), standing.word().into(), now.into()],
            ),
            None => self.push(
                "DELETE FROM watchers WHERE table_id = $1 AND person = $2",
                vec![table.into(), person.into()],
            ),
        }
    }

    /// Keeps a seat for somebody.
    pub fn add_offer(&mut self, table: &str, person: &str, now: i64) {
        self.push(
            "INSERT INTO offers (table_id, person, declined, at) VALUES ($1, $2, 0, $3) \
             ON CONFLICT (table_id, person) DO UPDATE SET declined = 0, at = excluded.at",
            vec![table.into(), person.into(), now.into()],
        );
    }
}

impl Storage {
    /// Where people without a seat stand at a table, in the order in which that was said.
    pub async fn watchers(&self, table: &str) -> Result<Vec<WatcherRow>, StorageError> {
        let sql = "SELECT person, standing FROM watchers WHERE table_id = $1 ORDER BY at, person";
        let watcher = |mut row: Row| {
            Ok(WatcherRow { person: row.text()?, standing: WatcherStanding::of(&row.text()?)? })
        };
        self.backend.fetch(sql, vec![table.into()]).await?.into_iter().map(watcher).collect()
    }

    /// Whether a person may find a table that is not listed: by a link, by its password, because a seat is kept for them, or
    /// because it is a table of a club of theirs.
    pub async fn may_find(&self, table: &str, person: &str) -> Result<bool, StorageError> {
        let sql = "SELECT (SELECT COUNT(*) FROM guests WHERE table_id = $1 AND person = $2) \
                   + (SELECT COUNT(*) FROM offers WHERE table_id = $1 AND person = $2 AND declined = 0) \
                   + (SELECT COUNT(*) FROM club_tables c JOIN club_members m ON m.club = c.club \
                      WHERE c.table_id = $1 AND m.person = $2)";
        self.any(sql, vec![table.into(), person.into()]).await
    }

    /// Whether a seat is kept for somebody at a table.
    pub async fn is_offered(&self, table: &str, person: &str) -> Result<bool, StorageError> {
        let sql = "SELECT COUNT(*) FROM offers WHERE table_id = $1 AND person = $2 AND declined = 0";
        self.any(sql, vec![table.into(), person.into()]).await
    }

    /// For whom seats are kept at a table who have not declined.
    pub async fn offered(&self, table: &str) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT person FROM offers WHERE table_id = $1 AND declined = 0 ORDER BY at, person";
        let rows = self.backend.fetch(sql, vec![table.into()]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// Somebody does not want to sit down at a table.
    pub async fn decline_offer(&self, table: &str, person: &str, now: i64) -> Result<(), StorageError> {
        self.commit(Batch::of(
            "INSERT INTO offers (table_id, person, declined, at) SELECT $1, $2, 1, $3 \
             WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
             ON CONFLICT (table_id, person) DO UPDATE SET declined = 1",
            vec![table.into(), person.into(), now.into()],
        ))
        .await
    }

    /// The tables that wait for a person: a seat is kept for them, or the table is one of a club of theirs and has a free seat.
    /// Tables of people whom they have blocked, and where they were shown out, are not among them.
    pub async fn offers_to(&self, person: &str) -> Result<Vec<OfferRow>, StorageError> {
        let sql = "SELECT t.id, t.name, t.title, p.name, c.name, \
                   CAST(CASE WHEN o.person IS NULL THEN 0 ELSE 1 END AS BIGINT), t.created_at FROM tables t \
                   JOIN people p ON p.id = t.owner \
                   LEFT JOIN offers o ON o.table_id = t.id AND o.person = $1 \
                   LEFT JOIN club_tables ct ON ct.table_id = t.id \
                   LEFT JOIN club_members m ON m.club = ct.club AND m.person = $1 \
                   LEFT JOIN clubs c ON c.id = m.club \
                   WHERE t.id IN (SELECT table_id FROM offers WHERE person = $1 UNION \
                     SELECT a.table_id FROM club_tables a JOIN club_members b ON b.club = a.club WHERE b.person = $1) \
                   AND t.state = 'open' AND t.owner <> $1 AND COALESCE(o.declined, 0) = 0 \
                   AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = $1) \
                   AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'person' \
                     AND s.person IS NULL AND (s.invited = 0 OR o.person IS NOT NULL)) \
                   AND NOT EXISTS (SELECT 1 FROM shunned s WHERE s.person = $1 AND s.other = t.owner AND s.blocked = 1) \
                   AND NOT EXISTS (SELECT 1 FROM watchers w WHERE w.table_id = t.id AND w.person = $1 \
                     AND w.standing = 'out') \
                   ORDER BY t.created_at DESC, t.id LIMIT 50";
        let offer = |mut row: Row| {
            Ok(OfferRow {
                table: row.text()?,
                name: row.text()?,
                title: row.text()?,
                host: row.text()?,
                club: row.maybe()?,
                kept: row.flag()?,
                at: row.int()?,
            })
        };
        self.backend.fetch(sql, vec![person.into()]).await?.into_iter().map(offer).collect()
    }

    /// The names of some people, by id, as far as there are such people.
    pub async fn names(&self, people: &[String]) -> Result<Vec<(String, String)>, StorageError> {
        let mut names = Vec::with_capacity(people.len());
        for id in people {
            let sql = "SELECT id, name FROM people WHERE id = $1";
            if let Some(mut row) = self.first(sql, vec![id.as_str().into()]).await? {
                names.push((row.text()?, row.text()?));
            }
        }
        Ok(names)
    }
}
