//! Clubs, their members, tables and results, as stored.

use crate::{Batch, Row, Storage, StorageError};

/// A club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubRow {
    /// The id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it says of itself.
    pub description: String,
    /// Who looks after it.
    pub owner: String,
    /// Whether there is a link by which people join.
    pub linked: bool,
    /// How many members it has.
    pub members: i64,
    /// When it was founded.
    pub created_at: i64,
}

/// Somebody in a list of a club: a member, or somebody who was invited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberRow {
    /// Who.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Since when.
    pub at: i64,
}

/// An invitation to a club that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubInvitationRow {
    /// The club.
    pub club: String,
    /// Its name.
    pub name: String,
    /// The name of whoever invited.
    pub inviter: String,
    /// When.
    pub at: i64,
}

/// What a member has achieved at the finished tables of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubStandingRow {
    /// The title.
    pub title: String,
    /// Who.
    pub person: String,
    /// Their name.
    pub name: String,
    /// How many games.
    pub games: i64,
    /// How many of them were won.
    pub wins: i64,
    /// The sum of the places.
    pub places: i64,
}

/// A query of clubs, with what is behind `FROM clubs c`.
macro_rules! clubs {
    ($tail:literal) => {
        concat!(
            "SELECT c.id, c.name, c.description, c.owner, CAST(CASE WHEN c.link IS NULL THEN 0 ELSE 1 END AS BIGINT), ",
            "(SELECT COUNT(*) FROM club_members n WHERE n.club = c.id), c.created_at FROM clubs c ",
            $tail
        )
    };
}

fn club(mut row: Row) -> Result<ClubRow, StorageError> {
    Ok(ClubRow {
        id: row.text()?,
        name: row.text()?,
        description: row.text()?,
        owner: row.text()?,
        linked: row.flag()?,
        members: row.int()?,
        created_at: row.int()?,
    })
}

fn member(mut row: Row) -> Result<MemberRow, StorageError> {
    Ok(MemberRow { id: row.text()?, name: row.text()?, at: row.int()? })
}

impl Batch {
    /// Counts a table among those of a club.
    pub fn add_club_table(&mut self, club: &str, table: &str) {
        self.push(
            "INSERT INTO club_tables (table_id, club) VALUES ($1, $2)",
            vec![table.into(), club.into()],
        );
    }

    /// Lets somebody become a member, unless the club has so many already; a conflict then, or if they are one.
    fn add_member(&mut self, club: &str, person: &str, most: i64, now: i64) {
        self.push_one(
            "INSERT INTO club_members (club, person, joined_at) SELECT $1, $2, $3 \
             WHERE (SELECT COUNT(*) FROM club_members WHERE club = $1) < $4",
            vec![club.into(), person.into(), now.into(), most.into()],
        );
        self.push(
            "DELETE FROM club_invitations WHERE club = $1 AND person = $2",
            vec![club.into(), person.into()],
        );
    }
}

impl Storage {
    /// Founds a club, with its owner as its first member.
    pub async fn add_club(&self, club: &ClubRow) -> Result<(), StorageError> {
        let mut batch = Batch::of(
            "INSERT INTO clubs (id, name, description, owner, created_at) VALUES ($1, $2, $3, $4, $5)",
            vec![
                club.id.as_str().into(),
                club.name.as_str().into(),
                club.description.as_str().into(),
                club.owner.as_str().into(),
                club.created_at.into(),
            ],
        );
        batch.add_member(&club.id, &club.owner, 1, club.created_at);
        self.commit(batch).await
    }

    /// A club.
    pub async fn club(&self, id: &str) -> Result<Option<ClubRow>, StorageError> {
        self.first(clubs!("WHERE c.id = $1"), vec![id.into()]).await?.map(club).transpose()
    }

    /// The club to which a link leads, by the fingerprint of its token.
    pub async fn club_of_link(&self, token: &str) -> Result<Option<ClubRow>, StorageError> {
        self.first(clubs!("WHERE c.link = $1"), vec![token.into()]).await?.map(club).transpose()
    }

    /// The clubs of a person.
    pub async fn clubs_of(&self, person: &str) -> Result<Vec<ClubRow>, StorageError> {
        const SQL: &str = clubs!(
            "JOIN club_members m ON m.club = c.id WHERE m.person = $1 ORDER BY LOWER(c.name), c.id LIMIT 1000"
        );
        self.backend.fetch(SQL, vec![person.into()]).await?.into_iter().map(club).collect()
    }

    /// How many clubs a person looks after.
    pub async fn owned_clubs(&self, person: &str) -> Result<i64, StorageError> {
        let row = self.first("SELECT COUNT(*) FROM clubs WHERE owner = $1", vec![person.into()]).await?;
        row.map_or(Ok(0), |mut row| row.int())
    }

    /// Changes what a club is called and says of itself.
    pub async fn describe_club(&self, id: &str, name: &str, description: &str) -> Result<(), StorageError> {
        let sql = "UPDATE clubs SET name = $2, description = $3 WHERE id = $1";
        self.commit(Batch::of(sql, vec![id.into(), name.into(), description.into()])).await
    }

    /// Sets the link by which people join, by the fingerprint of its token; nothing takes it away.
    pub async fn set_club_link(&self, id: &str, token: Option<String>) -> Result<(), StorageError> {
        let sql = "UPDATE clubs SET link = $2 WHERE id = $1";
        self.commit(Batch::of(sql, vec![id.into(), token.into()])).await
    }

    /// Hands a club over to another member; a conflict if it is not theirs to hand over, or the other is no member.
    pub async fn hand_club_over(&self, id: &str, from: &str, to: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.push_one(
            "UPDATE clubs SET owner = $3 WHERE id = $1 AND owner = $2 AND EXISTS \
             (SELECT 1 FROM club_members m WHERE m.club = $1 AND m.person = $3)",
            vec![id.into(), from.into(), to.into()],
        );
        self.commit(batch).await
    }

    /// Dissolves a club; its tables stay, as tables of nobody's club.
    pub async fn dissolve_club(&self, id: &str, owner: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        for sql in [
            "DELETE FROM club_tables WHERE club = $1",
            "DELETE FROM club_invitations WHERE club = $1",
            "DELETE FROM club_members WHERE club = $1",
        ] {
            batch.push(sql, vec![id.into()]);
        }
        batch.push_one("DELETE FROM clubs WHERE id = $1 AND owner = $2", vec![id.into(), owner.into()]);
        self.commit(batch).await
    }

    /// The members of a club, in the order in which they joined.
    pub async fn club_members(&self, id: &str) -> Result<Vec<MemberRow>, StorageError> {
        let sql = "SELECT p.id, p.name, m.joined_at FROM club_members m JOIN people p ON p.id = m.person \
                   WHERE m.club = $1 ORDER BY m.joined_at, p.id";
        self.backend.fetch(sql, vec![id.into()]).await?.into_iter().map(member).collect()
    }

    /// Whether somebody is a member of a club.
    pub async fn is_member(&self, club: &str, person: &str) -> Result<bool, StorageError> {
        let sql = "SELECT COUNT(*) FROM club_members WHERE club = $1 AND person = $2";
        self.any(sql, vec![club.into(), person.into()]).await
    }

    /// Makes somebody a member; a conflict if the club has so many, or they are one already.
    pub async fn join_club(&self, club: &str, person: &str, most: i64, now: i64) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.add_member(club, person, most, now);
        self.commit(batch).await
    }

    /// Takes a member out of a club; a conflict if they are none, or the club is theirs.
    pub async fn leave_club(&self, club: &str, person: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.push_one(
            "DELETE FROM club_members WHERE club = $1 AND person = $2 \
             AND NOT EXISTS (SELECT 1 FROM clubs c WHERE c.id = $1 AND c.owner = $2)",
            vec![club.into(), person.into()],
        );
        self.commit(batch).await
    }

    /// Invites somebody into a club, unless they are a member.
    pub async fn invite_to_club(
        &self,
        club: &str,
        person: &str,
        inviter: &str,
        now: i64,
    ) -> Result<(), StorageError> {
        self.commit(Batch::of(
            "INSERT INTO club_invitations (club, person, inviter, at) SELECT $1, $2, $3, $4 WHERE NOT EXISTS \
             (SELECT 1 FROM club_members WHERE club = $1 AND person = $2) ON CONFLICT (club, person) DO NOTHING",
            vec![club.into(), person.into(), inviter.into(), now.into()],
        ))
        .await
    }

    /// Takes an invitation back, or declines it.
    pub async fn uninvite(&self, club: &str, person: &str) -> Result<(), StorageError> {
        let sql = "DELETE FROM club_invitations WHERE club = $1 AND person = $2";
        self.commit(Batch::of(sql, vec![club.into(), person.into()])).await
    }

    /// Who was invited into a club and has not answered.
    pub async fn club_invited(&self, id: &str) -> Result<Vec<MemberRow>, StorageError> {
        let sql = "SELECT p.id, p.name, i.at FROM club_invitations i JOIN people p ON p.id = i.person \
                   WHERE i.club = $1 ORDER BY i.at, p.id LIMIT 1000";
        self.backend.fetch(sql, vec![id.into()]).await?.into_iter().map(member).collect()
    }

    /// The invitations of a person, but for those of people whom they have blocked.
    pub async fn club_invitations_of(&self, person: &str) -> Result<Vec<ClubInvitationRow>, StorageError> {
        let sql = "SELECT c.id, c.name, p.name, i.at FROM club_invitations i JOIN clubs c ON c.id = i.club \
                   JOIN people p ON p.id = i.inviter WHERE i.person = $1 AND NOT EXISTS (SELECT 1 FROM shunned s \
                   WHERE s.person = $1 AND s.other = i.inviter AND s.blocked = 1) ORDER BY i.at DESC, c.id LIMIT 100";
        let invitation = |mut row: Row| {
            Ok(ClubInvitationRow {
                club: row.text()?,
                name: row.text()?,
                inviter: row.text()?,
                at: row.int()?,
            })
        };
        self.backend.fetch(sql, vec![person.into()]).await?.into_iter().map(invitation).collect()
    }

    /// What the members of a club have achieved at its finished tables, by title; the most wins first.
    pub async fn club_standings(&self, club: &str) -> Result<Vec<ClubStandingRow>, StorageError> {
        let sql = "SELECT t.title, p.id, p.name, COUNT(*), \
                   CAST(SUM(CASE WHEN r.place = 1 THEN 1 ELSE 0 END) AS BIGINT), CAST(SUM(r.place) AS BIGINT) \
                   FROM club_tables c JOIN tables t ON t.id = c.table_id JOIN results r ON r.table_id = t.id JOIN people p ON p.id = r.person \
                   JOIN club_members m ON m.club = c.club AND m.person = r.person WHERE c.club = $1 \
                   GROUP BY t.title, p.id, p.name ORDER BY t.title, 5 DESC, 4 DESC, LOWER(p.name), p.id LIMIT 1000";
        let standing = |mut row: Row| {
            Ok(ClubStandingRow {
                title: row.text()?,
                person: row.text()?,
                name: row.text()?,
                games: row.int()?,
                wins: row.int()?,
                places: row.int()?,
            })
        };
        self.backend.fetch(sql, vec![club.into()]).await?.into_iter().map(standing).collect()
    }
}
