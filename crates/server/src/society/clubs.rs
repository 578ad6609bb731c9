//! Clubs: founding them, joining and leaving, and what their members have achieved.

use super::{account_only, find};
use crate::app::App;
use crate::error::Error;
use crate::wire::WhomBody;
use storage::{ClubRow, ClubStandingRow, Person, StorageError, ids};

/// How many clubs somebody looks after at most.
const MOST_OWNED: i64 = 5;
/// How many clubs somebody is a member of at most.
const MOST_CLUBS: usize = 20;
/// How many members a club has at most.
const MOST_MEMBERS: i64 = 100;
/// How many may be invited who have not answered.
const MOST_INVITED: usize = 100;

/// What a club is called and says of itself.
pub struct ClubChange {
    /// Its name.
    pub name: String,
    /// What it says of itself.
    pub description: String,
}

/// Founds a club.
pub async fn found(app: &App, person: &Person, new: ClubChange) -> Result<ClubRow, Error> {
    account_only(person)?;
    if app.storage.owned_clubs(&person.id).await? >= MOST_OWNED {
        let why = format!("one looks after at most {MOST_OWNED} clubs");
        return Err(Error::Conflict("too-many-clubs", why));
    }
    room_for_another(app, person).await?;
    let club = ClubRow {
        id: ids::id(),
        name: new.name,
        description: new.description,
        owner: person.id.clone(),
        linked: false,
        members: 1,
        created_at: ids::now(),
    };
    app.storage.add_club(&club).await?;
    Ok(club)
}

async fn room_for_another(app: &App, person: &Person) -> Result<(), Error> {
    if app.storage.clubs_of(&person.id).await?.len() < MOST_CLUBS {
        return Ok(());
    }
    Err(Error::Conflict("too-many-clubs", format!("one is a member of at most {MOST_CLUBS} clubs")))
}

/// A club, for its members; nobody else learns that there is one.
pub async fn member_of(app: &App, person: &Person, id: &str) -> Result<ClubRow, Error> {
    let unknown = || Error::NotFound("club");
    let club = app.storage.club(id).await?.ok_or_else(unknown)?;
    if app.storage.is_member(id, &person.id).await? { Ok(club) } else { Err(unknown()) }
}

/// A club, for whoever looks after it.
pub async fn owner_of(app: &App, person: &Person, id: &str) -> Result<ClubRow, Error> {
    let club = member_of(app, person, id).await?;
    if club.owner == person.id {
        return Ok(club);
    }
    Err(Error::Forbidden("not-club-owner", "only whoever looks after the club can do that".to_owned()))
}

/// Invites somebody by name. Whoever has blocked the owner is invited too, as far as the owner can see.
pub async fn invite(app: &App, person: &Person, id: &str, whom: &WhomBody) -> Result<(), Error> {
    owner_of(app, person, id).await?;
    let other = find(app, person, whom).await?;
    if other.login.is_none() {
        let why = "guests are in no clubs: the other needs an account".to_owned();
        return Err(Error::Conflict("guest-asked", why));
    }
    if app.storage.club_invited(id).await?.len() >= MOST_INVITED {
        let why = format!("{MOST_INVITED} people who were invited have not answered yet");
        return Err(Error::Conflict("too-many-asked", why));
    }
    Ok(app.storage.invite_to_club(id, &other.id, &person.id, ids::now()).await?)
}

/// Takes an invitation back, as the owner, or declines it, as whoever was invited.
pub async fn take_invitation_back(app: &App, person: &Person, id: &str, whose: &str) -> Result<(), Error> {
    if whose != person.id {
        owner_of(app, person, id).await?;
    }
    Ok(app.storage.uninvite(id, whose).await?)
}

/// Joins a club to which one was invited.
pub async fn join(app: &App, person: &Person, id: &str) -> Result<ClubRow, Error> {
    let invitations = app.storage.club_invitations_of(&person.id).await?;
    if !invitations.iter().any(|one| one.club == id) {
        return Err(Error::NotFound("club"));
    }
    become_member(app, person, id).await
}

/// The club to which a link leads.
pub async fn link_leads_to(app: &App, secret: &str) -> Result<ClubRow, Error> {
    let found = app.storage.club_of_link(&ids::fingerprint(secret)).await?;
    found.ok_or(Error::NotFound("invitation"))
}

/// Joins a club by its link.
pub async fn join_by_link(app: &App, person: &Person, secret: &str) -> Result<ClubRow, Error> {
    account_only(person)?;
    let club = link_leads_to(app, secret).await?;
    if app.storage.is_member(&club.id, &person.id).await? {
        return Ok(club);
    }
    // Nobody comes by a link that was passed on to where its owner does not want them.
    if app.storage.has_blocked(&club.owner, &person.id).await? {
        return Err(Error::NotFound("invitation"));
    }
    become_member(app, person, &club.id).await
}

async fn become_member(app: &App, person: &Person, id: &str) -> Result<ClubRow, Error> {
    account_only(person)?;
    room_for_another(app, person).await?;
    match app.storage.join_club(id, &person.id, MOST_MEMBERS, ids::now()).await {
        // They are one already, or there is no room.
        Err(StorageError::Conflict) if !app.storage.is_member(id, &person.id).await? => {
            Err(Error::Conflict("club-full", format!("a club has at most {MOST_MEMBERS} members")))
        }
        Ok(()) | Err(StorageError::Conflict) => member_of(app, person, id).await,
        Err(error) => Err(error.into()),
    }
}

/// Leaves a club, or has somebody leave it. Its owner leaves it last, or hands it over first.
pub async fn leave(app: &App, person: &Person, id: &str, whose: &str) -> Result<(), Error> {
    let club = member_of(app, person, id).await?;
    if whose != person.id {
        owner_of(app, person, id).await?;
    } else if club.owner == person.id {
        if club.members == 1 {
            return Ok(app.storage.dissolve_club(id, &person.id).await?);
        }
        let why = "hand the club over first, or dissolve it".to_owned();
        return Err(Error::Conflict("club-owner", why));
    }
    match app.storage.leave_club(id, whose).await {
        Err(StorageError::Conflict) => Err(Error::NotFound("person")),
        done => Ok(done?),
    }
}

/// Hands a club over to another member.
pub async fn hand_over(app: &App, person: &Person, id: &str, to: &str) -> Result<(), Error> {
    owner_of(app, person, id).await?;
    if app.storage.owned_clubs(to).await? >= MOST_OWNED {
        let why = format!("one looks after at most {MOST_OWNED} clubs");
        return Err(Error::Conflict("too-many-clubs", why));
    }
    match app.storage.hand_club_over(id, &person.id, to).await {
        Err(StorageError::Conflict) => Err(Error::NotFound("person")),
        done => Ok(done?),
    }
}

/// Makes a link by which people join, in place of the one before; the secret in it is shown once.
pub async fn make_link(app: &App, person: &Person, id: &str) -> Result<String, Error> {
    owner_of(app, person, id).await?;
    let secret = ids::secret();
    app.storage.set_club_link(id, Some(ids::fingerprint(&secret))).await?;
    Ok(secret)
}

/// What the members have achieved at the club's finished tables.
pub async fn standings(app: &App, person: &Person, id: &str) -> Result<Vec<ClubStandingRow>, Error> {
    member_of(app, person, id).await?;
    Ok(app.storage.club_standings(id).await?)
}
