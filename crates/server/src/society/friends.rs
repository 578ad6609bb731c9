//! Friends, and those whom one does not want to hear.

use super::{account_only, find};
use crate::app::App;
use crate::error::Error;
use crate::wire::{HearingBody, WhomBody};
use std::collections::HashSet;
use storage::{FriendRow, KnownPerson, Person, Said, StorageError, ids};

/// How many friends somebody has at most.
const MOST_FRIENDS: usize = 200;
/// How many may be asked who have not answered.
const MOST_ASKED: usize = 50;
/// How many may be muted or blocked.
const MOST_SHUNNED: usize = 500;
/// How many tables are looked at to see where friends are.
const MOST_LOOKED_AT: usize = 50;

/// Asks somebody to be a friend. Whoever has blocked the asker is asked too, as far as the asker can see.
pub async fn ask(app: &App, person: &Person, whom: &WhomBody) -> Result<(), Error> {
    account_only(person)?;
    if let WhomBody::Seat { table, .. } = whom {
        let (_table, sight) = app.tables.open_for(table, Some(&person.id)).await?;
        if sight.seats.is_empty() && !sight.owner {
            let why = "only people who play here can do that".to_owned();
            return Err(Error::Forbidden("not-seated", why));
        }
    }
    let other = find(app, person, whom).await?;
    if other.login.is_none() {
        let why = "guests have no friends: the other needs an account".to_owned();
        return Err(Error::Conflict("guest-asked", why));
    }
    if app.storage.has_blocked(&person.id, &other.id).await? {
        return Err(Error::Conflict("you-blocked", "you have blocked this person".to_owned()));
    }
    let known = app.storage.friends(&person.id).await?;
    room_for_another(&known)?;
    let waiting = known.iter().filter(|friend| !friend.agreed && !friend.theirs).count();
    if waiting >= MOST_ASKED {
        let why = format!("{MOST_ASKED} people whom you have asked have not answered yet");
        return Err(Error::Conflict("too-many-asked", why));
    }
    Ok(app.storage.ask_friend(&person.id, &other.id, ids::now()).await?)
}

/// Agrees to be somebody's friend.
pub async fn agree(app: &App, person: &Person, other: &str) -> Result<(), Error> {
    let known = app.storage.friends(&person.id).await?;
    room_for_another(&known)?;
    // Those whom one has blocked are not in the list, whatever they have asked.
    if !known.iter().any(|friend| friend.id == other && friend.theirs && !friend.agreed) {
        return Err(Error::NotFound("person"));
    }
    match app.storage.agree_friend(&person.id, other, ids::now()).await {
        Err(StorageError::Conflict) => Err(Error::NotFound("person")),
        done => Ok(done?),
    }
}

fn room_for_another(known: &[FriendRow]) -> Result<(), Error> {
    if known.iter().filter(|friend| friend.agreed).count() < MOST_FRIENDS {
        return Ok(());
    }
    Err(Error::Conflict("too-many-friends", format!("one has at most {MOST_FRIENDS} friends here")))
}

/// The tables where friends play and are present now, as far as this person may see them: each with the friend's id, and its own
/// id, name and title.
pub async fn friends_at_tables(
    app: &App,
    person: &Person,
    friends: &[FriendRow],
) -> Result<Vec<(String, [String; 3])>, Error> {
    let mut found = Vec::new();
    let there = friends.iter().filter(|friend| friend.agreed).flat_map(|friend| {
        let tables = app.hub.tables_of(&friend.id);
        tables.into_iter().map(move |table| (friend.id.clone(), table))
    });
    for (friend, id) in there.take(MOST_LOOKED_AT) {
        match app.tables.open_for(&id, Some(&person.id)).await {
            // Whoever only watches is nobody's business.
            Ok((table, _)) if !table.sight(Some(&friend)).seats.is_empty() => {
                let row = &table.row;
                found.push((friend, [row.id.clone(), row.name.clone(), row.spec.title.clone()]));
            }
            Ok(_) | Err(Error::NotFound(_) | Error::Forbidden(..)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}

/// Mutes somebody, blocks them, or hears them again; says who it is.
pub async fn shun(
    app: &App,
    person: &Person,
    whom: &WhomBody,
    hearing: HearingBody,
) -> Result<KnownPerson, Error> {
    let other = find(app, person, whom).await?;
    if hearing == HearingBody::Heard {
        app.storage.unshun(&person.id, &other.id).await?;
        return Ok(other);
    }
    let known = app.storage.shunned(&person.id).await?;
    if known.len() >= MOST_SHUNNED && !known.iter().any(|one| one.id == other.id) {
        let why = format!("one mutes and blocks at most {MOST_SHUNNED} people");
        return Err(Error::Conflict("too-many-shunned", why));
    }
    let blocked = hearing == HearingBody::Blocked;
    app.storage.shun(&person.id, &other.id, blocked, ids::now()).await?;
    Ok(other)
}

/// Those of the speakers whom a person does not want to hear.
pub async fn unheard(app: &App, person: Option<&str>, said: &[Said]) -> Result<HashSet<String>, Error> {
    match person {
        Some(person) if said.iter().any(|one| one.person != person) => {
            Ok(app.storage.shunned(person).await?.into_iter().map(|one| one.id).collect())
        }
        _ => Ok(HashSet::new()),
    }
}
