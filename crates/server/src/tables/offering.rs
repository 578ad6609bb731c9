//! Seats that are kept for friends and for the members of a club, and who is not to sit where.

use super::lobby::owner_only;
use super::{Held, Table, Tables};
use crate::error::Error;
use std::collections::HashSet;
use storage::{Batch, Person, TableState};

/// How many people seats of one table are kept for at most.
const MOST_OFFERED: usize = 50;

impl Tables {
    /// Refuses what somebody may not found a table for: a club of others, people who are not friends of theirs.
    pub(super) async fn may_found_for(
        &self,
        person: &Person,
        club: Option<&str>,
        people: &[String],
    ) -> Result<(), Error> {
        if let Some(club) = club
            && !self.storage.is_member(club, &person.id).await?
        {
            return Err(Error::NotFound("club"));
        }
        if people.is_empty() {
            return Ok(());
        }
        if people.len() > MOST_OFFERED {
            let why = format!("seats are kept for at most {MOST_OFFERED} people");
            return Err(Error::Invalid("too-many-offers", why));
        }
        let friends = self.storage.friends(&person.id).await?.into_iter();
        let mut known: HashSet<String> =
            friends.filter(|friend| friend.agreed).map(|friend| friend.id).collect();
        if let Some(club) = club {
            known.extend(self.storage.club_members(club).await?.into_iter().map(|member| member.id));
        }
        if people.iter().all(|one| known.contains(one)) {
            return Ok(());
        }
        let why = "seats are kept for friends and for members of the table's club".to_owned();
        Err(Error::Invalid("not-friends", why))
    }

    /// Keeps seats for more people while a table waits.
    pub async fn offer(&self, id: &str, person: &Person, people: &[String]) -> Result<Held, Error> {
        let (table, sight) = self.open_for(id, Some(&person.id)).await?;
        owner_only(&sight)?;
        if table.row.state != TableState::Open {
            return Err(Error::Conflict("started", "the game has started".to_owned()));
        }
        self.may_found_for(person, table.settings.club.as_deref(), people).await?;
        let kept = self.storage.offered(id).await?;
        if kept.len() + people.len() > MOST_OFFERED {
            let why = format!("seats are kept for at most {MOST_OFFERED} people");
            return Err(Error::Invalid("too-many-offers", why));
        }
        let mut batch = Batch::default();
        people.iter().for_each(|one| batch.add_offer(id, one, self.now()));
        self.storage.commit(batch).await?;
        Ok(table)
    }

    /// Refuses somebody whom the owner has blocked, and warns whoever would sit down with people whom they have blocked, unless
    /// they want to anyway.
    pub(super) async fn welcome(&self, table: &Table, person: &Person, anyway: bool) -> Result<(), Error> {
        let owner = &table.row.owner;
        if *owner != person.id && self.storage.has_blocked(owner, &person.id).await? {
            let why = "the host of this table has no seat for you".to_owned();
            return Err(Error::Forbidden("not-welcome", why));
        }
        if anyway {
            return Ok(());
        }
        let here =
            |id: &String| id == owner || table.seats.iter().any(|seat| seat.person.as_ref() == Some(id));
        let shunned = self.storage.shunned(&person.id).await?.into_iter();
        let names: Vec<String> =
            shunned.filter(|one| one.blocked && here(&one.id)).map(|one| one.name).collect();
        if names.is_empty() {
            return Ok(());
        }
        Err(Error::BlockedHere(Box::new(serde_json::json!({ "names": names }))))
    }
}
