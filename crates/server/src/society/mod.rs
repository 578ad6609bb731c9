//! People who know each other: friends, clubs, and those whom somebody does not want to hear. Who blocked or muted whom is told to
//! nobody: what somebody who is blocked asks for looks as if it had been asked for, and is shown to nobody.

mod clubs;
mod friends;

pub use clubs::{
    ClubChange, found, hand_over, invite, join, join_by_link, leave, link_leads_to, make_link, member_of,
    owner_of, standings, take_invitation_back,
};
pub use friends::{agree, ask, friends_at_tables, shun, unheard};

use crate::app::App;
use crate::error::Error;
use crate::wire::WhomBody;
use storage::{KnownPerson, Person};

/// Refuses guests: friends and clubs are for people who can come back.
pub fn account_only(person: &Person) -> Result<(), Error> {
    if person.login.is_some() {
        return Ok(());
    }
    Err(Error::Forbidden("no-account", "make an account first: guests have no friends and clubs".to_owned()))
}

/// Who is meant, by login, by id, by their seat at a table or by something they said there. It is never oneself.
pub async fn find(app: &App, person: &Person, whom: &WhomBody) -> Result<KnownPerson, Error> {
    let unknown = || Error::NotFound("person");
    let id = match whom {
        WhomBody::Login { login } => {
            let account = app.storage.account(&login.trim().to_lowercase()).await?;
            account.ok_or_else(unknown)?.person.id
        }
        WhomBody::Person { person } => person.clone(),
        WhomBody::Seat { table, seat } => {
            let (table, _) = app.tables.open_for(table, Some(&person.id)).await?;
            table.person_at(*seat).ok_or_else(unknown)?.to_owned()
        }
        WhomBody::Said { table, said } => {
            app.tables.open_for(table, Some(&person.id)).await?;
            let found = app.storage.said(table, said.saturating_sub(1)).await?;
            let found = found.into_iter().next().filter(|one| one.number == *said);
            found.ok_or_else(unknown)?.person
        }
    };
    let found = app.storage.person(&id).await?.filter(|found| found.id == id && !found.departed);
    let found = found.ok_or_else(unknown)?;
    if found.id == person.id {
        return Err(Error::Invalid("whom", "that is you".to_owned()));
    }
    Ok(found)
}
