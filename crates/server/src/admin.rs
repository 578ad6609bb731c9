//! What an operator can do with a database, whether a server runs on it or not: look, help people back in, and keep order.
//! Everything that changes something is kept in the table `operator_log` so that it can be looked up later.

use crate::address::network_of;
use crate::error::Error;
use crate::people::{Passwords, person_name, strong_enough};
use crate::recount::{self, Recount};
use std::net::IpAddr;
use std::path::Path;
use storage::{Batch, Filter, KnownPerson, Page, Storage, StorageError, ids};
use thiserror::Error as ThisError;

/// What to do.
#[derive(Clone, Debug)]
pub enum AdminCommand {
    /// List people, with these words in name or login.
    People(String),
    /// List tables, with these words in the name.
    Tables(String),
    /// Give an account another password; the second is the password.
    ResetPassword(String, String),
    /// Give a person another name.
    Rename(String, String),
    /// Close an account, or send a guest away for good.
    Close(String),
    /// Take a table off the lists.
    Hide(String),
    /// Delete a table with its game.
    Delete(String),
    /// Empty something said at a table.
    RemoveSaid(String, i64),
    /// Keep an address or a person out; the second is why.
    Ban(String, String),
    /// Let an address or a person in again.
    Unban(String),
    /// List who may not come in.
    Bans,
    /// List what operators did.
    Log,
    /// List who was refused something because there was too much of it.
    Limits,
    /// Compute all ratings again from the logs and list what differs; put it right if true.
    Ratings(bool),
    /// Take a table's game out of the ratings, as if it had not been rated.
    Unrate(String),
}

/// Why it was not done.
#[derive(Debug, ThisError)]
pub enum AdminError {
    /// The database.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// There is no such thing, or it makes no sense.
    #[error("{0}")]
    Senseless(String),
}

impl From<Error> for AdminError {
    fn from(error: Error) -> AdminError {
        AdminError::Senseless(error.to_string())
    }
}

/// Does it, and tells what there is to tell, line by line.
pub async fn administer(database: &str, command: AdminCommand) -> Result<Vec<String>, AdminError> {
    let storage = Storage::open(database).await?;
    let told = act(&storage, command).await;
    storage.backend().close().await;
    told
}

/// Writes the whole database into a new file, while a server runs on it or not.
pub async fn back_up(database: &str, to: &Path) -> Result<(), StorageError> {
    let storage = Storage::open_to_read(database).await?;
    let written = storage.back_up(to).await;
    storage.backend().close().await;
    written
}

async fn act(storage: &Storage, command: AdminCommand) -> Result<Vec<String>, AdminError> {
    let mut batch = Batch::default();
    let done = match command {
        AdminCommand::People(words) => return people(storage, &words).await,
        AdminCommand::Tables(words) => return tables(storage, words).await,
        AdminCommand::Bans => return bans(storage).await,
        AdminCommand::Log => return operator_log(storage).await,
        AdminCommand::Limits => return refusals(storage).await,
        AdminCommand::Ratings(correct) => return ratings(storage, correct).await,
        AdminCommand::Unrate(table) => return unrate(storage, &table).await,
        AdminCommand::ResetPassword(who, password) => {
            let person = find(storage, &who).await?;
            strong_enough(&password, person.login.as_deref().unwrap_or_default())?;
            batch.reset_password(&person.id, &Passwords::default().hash(password).await?);
            format!("another password for {}", told(&person))
        }
        AdminCommand::Rename(who, name) => {
            let (person, name) = (find(storage, &who).await?, person_name(&name)?);
            batch.rename(&person.id, &name);
            format!("{} is called {name} now", told(&person))
        }
        AdminCommand::Close(who) => {
            let person = find(storage, &who).await?;
            batch.forget_person(&person.id);
            format!("closed {}", told(&person))
        }
        AdminCommand::Hide(id) => {
            batch.hide_table(&id, version(storage, &id).await?);
            format!("hid table {id}")
        }
        AdminCommand::Delete(id) => {
            batch.delete_table(&id, version(storage, &id).await?);
            format!("deleted table {id}")
        }
        AdminCommand::RemoveSaid(table, number) => {
            batch.remove_said(&table, number);
            format!("removed what was said as number {number} at table {table}")
        }
        AdminCommand::Ban(who, reason) => {
            let who = banned(storage, &who).await?;
            batch.ban(&who, &reason, ids::now());
            format!("keep {who} out: {reason}")
        }
        AdminCommand::Unban(who) => {
            let who = banned(storage, &who).await?;
            batch.unban(&who);
            format!("let {who} in again")
        }
    };
    batch.note_operator(&done, ids::now());
    match storage.commit(batch).await {
        Ok(()) => Ok(vec![done]),
        Err(StorageError::Conflict) => {
            Err(AdminError::Senseless("there is no such thing, or it changed".into()))
        }
        Err(error) => Err(error.into()),
    }
}

/// What a ban is written under: the network of an address, or the id of a person.
async fn banned(storage: &Storage, who: &str) -> Result<String, AdminError> {
    match who.split('/').next().unwrap_or_default().parse::<IpAddr>() {
        Ok(address) => Ok(network_of(address)),
        Err(_) => Ok(find(storage, who).await?.id),
    }
}

async fn find(storage: &Storage, who: &str) -> Result<KnownPerson, AdminError> {
    let found = storage.person(who).await?;
    found.ok_or_else(|| AdminError::Senseless(format!("there is nobody with the login or id '{who}'")))
}

async fn version(storage: &Storage, id: &str) -> Result<i64, AdminError> {
    let found = storage.version(id).await?;
    found.ok_or_else(|| AdminError::Senseless(format!("there is no table '{id}'")))
}

fn told(person: &KnownPerson) -> String {
    let login = person.login.as_deref().unwrap_or(if person.departed { "gone" } else { "guest" });
    format!("{} ({login}, {})", person.name, person.id)
}

async fn people(storage: &Storage, words: &str) -> Result<Vec<String>, AdminError> {
    Ok(storage.find_people(words).await?.iter().map(told).collect())
}

async fn tables(storage: &Storage, words: String) -> Result<Vec<String>, AdminError> {
    let filter = Filter { words, all: true, ..Filter::default() };
    let (tables, _) = storage.tables(&filter, Page { size: 200, skip: 0 }).await?;
    let line = |row: &storage::TableRow| {
        let listed = if row.listed { "listed" } else { "private" };
        format!(
            "{} \"{}\" {} {} {listed}, {} entries",
            row.id,
            row.name,
            row.spec.title,
            row.state.word(),
            row.number
        )
    };
    Ok(tables.iter().map(line).collect())
}

async fn bans(storage: &Storage) -> Result<Vec<String>, AdminError> {
    let line = |ban: storage::Ban| format!("{} (since {}): {}", ban.who, ban.at, ban.reason);
    Ok(storage.bans().await?.into_iter().map(line).collect())
}

async fn operator_log(storage: &Storage) -> Result<Vec<String>, AdminError> {
    let line = |entry: storage::OperatorEntry| format!("{} {}", entry.at, entry.what);
    Ok(storage.operator_log().await?.into_iter().map(line).collect())
}

async fn refusals(storage: &Storage) -> Result<Vec<String>, AdminError> {
    let line = |refusal: storage::Refusal| {
        let who = match refusal.name {
            Some(name) => format!("{name} ({})", refusal.who),
            None => refusal.who,
        };
        format!("{} {} refused {} times that day: {who}", refusal.last_at, refusal.kind, refusal.count)
    };
    Ok(storage.refusals().await?.into_iter().map(line).collect())
}

async fn ratings(storage: &Storage, correct: bool) -> Result<Vec<String>, AdminError> {
    let mut recount = recount::recount(storage, None).await?;
    let mut told: Vec<String> = recount.differences.drain(..).collect();
    let found = told.len();
    told.push(format!("{} rated games computed again from their logs, {found} differences", recount.games));
    if correct && found > 0 {
        write_ratings(storage, recount, format!("put {found} differences of ratings right")).await?;
        told.push("put right".to_owned());
    }
    Ok(told)
}

async fn unrate(storage: &Storage, table: &str) -> Result<Vec<String>, AdminError> {
    let recount = recount::recount(storage, Some(table)).await?;
    if !recount.left_out {
        return Err(AdminError::Senseless(format!("no game of a table '{table}' was rated")));
    }
    let done = format!("took table {table} out of the ratings");
    write_ratings(storage, recount, done.clone()).await?;
    Ok(vec![done])
}

async fn write_ratings(storage: &Storage, recount: Recount, done: String) -> Result<(), AdminError> {
    let mut batch = recount.corrections;
    batch.note_operator(&done, ids::now());
    match storage.commit(batch).await {
        Err(StorageError::Conflict) => {
            Err(AdminError::Senseless("a game was rated meanwhile; try again".to_owned()))
        }
        other => Ok(other?),
    }
}
