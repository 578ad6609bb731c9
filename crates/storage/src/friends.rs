//! Friends, and people whom somebody does not want to hear or have to do with, as stored.

use crate::{Batch, Row, Storage, StorageError};

/// Somebody whom one has asked, who has asked, or who is a friend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendRow {
    /// Who.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Whether both are friends.
    pub agreed: bool,
    /// Whether the other asked.
    pub theirs: bool,
    /// When it was asked or agreed to.
    pub at: i64,
}

/// Somebody who is muted or blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShunnedRow {
    /// Who.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Whether they are blocked; only muted otherwise.
    pub blocked: bool,
    /// Since when.
    pub at: i64,
}

impl Batch {
    /// Forgets all that binds a person to others: friends, whom they shun and who shuns them, clubs, offers of seats. Clubs of
    /// theirs pass to whoever has been a member for the longest time, and those without another member are dissolved.
    pub(crate) fn forget_ties(&mut self, person: &str) {
        for sql in [
            "DELETE FROM friends WHERE asker = $1 OR asked = $1",
            "DELETE FROM shunned WHERE person = $1 OR other = $1",
            "DELETE FROM offers WHERE person = $1",
            "DELETE FROM watchers WHERE person = $1",
            "DELETE FROM club_members WHERE person = $1",
            "DELETE FROM club_invitations WHERE person = $1 OR inviter = $1",
            "UPDATE clubs SET owner = (SELECT m.person FROM club_members m WHERE m.club = clubs.id \
             ORDER BY m.joined_at, m.person LIMIT 1) \
             WHERE owner = $1 AND EXISTS (SELECT 1 FROM club_members m WHERE m.club = clubs.id)",
            "DELETE FROM club_tables WHERE club IN (SELECT id FROM clubs WHERE owner = $1)",
            "DELETE FROM club_invitations WHERE club IN (SELECT id FROM clubs WHERE owner = $1)",
            "DELETE FROM clubs WHERE owner = $1",
        ] {
            self.push(sql, vec![person.into()]);
        }
    }
}

impl Storage {
    /// The friends of a person, whom they have asked, and who asks them; not those whom they have blocked.
    pub async fn friends(&self, person: &str) -> Result<Vec<FriendRow>, StorageError> {
        let sql = "SELECT p.id, p.name, f.agreed, CAST(CASE WHEN f.asked = $1 THEN 1 ELSE 0 END AS BIGINT), f.at \
                   FROM friends f JOIN people p ON p.id = CASE WHEN f.asked = $1 THEN f.asker ELSE f.asked END \
                   WHERE (f.asker = $1 OR f.asked = $1) AND NOT (f.asked = $1 AND EXISTS (SELECT 1 FROM shunned s \
                   WHERE s.person = $1 AND s.other = f.asker AND s.blocked = 1)) \
                   ORDER BY LOWER(p.name), p.id LIMIT 1000";
        let friend = |mut row: Row| {
            Ok(FriendRow {
                id: row.text()?,
                name: row.text()?,
                agreed: row.flag()?,
                theirs: row.flag()?,
                at: row.int()?,
            })
        };
        self.backend.fetch(sql, vec![person.into()]).await?.into_iter().map(friend).collect()
    }

    /// Asks somebody to be a friend; whoever was asked by them before agrees thereby.
    pub async fn ask_friend(&self, asker: &str, asked: &str, now: i64) -> Result<(), StorageError> {
        let mut batch = Batch::of(
            "UPDATE friends SET agreed = 1, at = $3 WHERE asker = $2 AND asked = $1 AND agreed = 0",
            vec![asker.into(), asked.into(), now.into()],
        );
        batch.push(
            "INSERT INTO friends (asker, asked, agreed, at) SELECT $1, $2, 0, $3 WHERE NOT EXISTS \
             (SELECT 1 FROM friends WHERE asker = $2 AND asked = $1) ON CONFLICT (asker, asked) DO NOTHING",
            vec![asker.into(), asked.into(), now.into()],
        );
        self.commit(batch).await
    }

    /// Agrees to be the friend of somebody who has asked; a conflict if they have not.
    pub async fn agree_friend(&self, asked: &str, asker: &str, now: i64) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.push_one(
            "UPDATE friends SET agreed = 1, at = $3 WHERE asker = $2 AND asked = $1 AND agreed = 0",
            vec![asked.into(), asker.into(), now.into()],
        );
        // Both may have asked in the same moment.
        batch.push("DELETE FROM friends WHERE asker = $1 AND asked = $2", vec![asked.into(), asker.into()]);
        self.commit(batch).await
    }

    /// Ends a friendship, declines it or takes back that it was asked for.
    pub async fn end_friendship(&self, one: &str, other: &str) -> Result<(), StorageError> {
        let sql = "DELETE FROM friends WHERE (asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1)";
        self.commit(Batch::of(sql, vec![one.into(), other.into()])).await
    }

    /// Whom a person has muted or blocked.
    pub async fn shunned(&self, person: &str) -> Result<Vec<ShunnedRow>, StorageError> {
        let sql = "SELECT p.id, p.name, s.blocked, s.at FROM shunned s JOIN people p ON p.id = s.other \
                   WHERE s.person = $1 ORDER BY LOWER(p.name), p.id LIMIT 1000";
        let shunned = |mut row: Row| {
            Ok(ShunnedRow { id: row.text()?, name: row.text()?, blocked: row.flag()?, at: row.int()? })
        };
        self.backend.fetch(sql, vec![person.into()]).await?.into_iter().map(shunned).collect()
    }

    /// Mutes or blocks somebody. Whoever is blocked is no friend any more; that they may have asked stays, so that they do not
    /// learn of it.
    pub async fn shun(&self, person: &str, other: &str, blocked: bool, now: i64) -> Result<(), StorageError> {
        let mut batch = Batch::of(
            "INSERT INTO shunned (person, other, blocked, at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (person, other) DO UPDATE SET blocked = excluded.blocked, at = excluded.at",
            vec![person.into(), other.into(), blocked.into(), now.into()],
        );
        if blocked {
            batch.push(
                "DELETE FROM friends WHERE (asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1 AND agreed = 1)",
                vec![person.into(), other.into()],
            );
        }
        self.commit(batch).await
    }

    /// Hears somebody again.
    pub async fn unshun(&self, person: &str, other: &str) -> Result<(), StorageError> {
        let sql = "DELETE FROM shunned WHERE person = $1 AND other = $2";
        self.commit(Batch::of(sql, vec![person.into(), other.into()])).await
    }

    /// Whether a person has blocked another.
    pub async fn has_blocked(&self, person: &str, other: &str) -> Result<bool, StorageError> {
        let sql = "SELECT COUNT(*) FROM shunned WHERE person = $1 AND other = $2 AND blocked = 1";
        self.any(sql, vec![person.into(), other.into()]).await
    }
}
