//! People: guests who have given a name, accounts that have a password as well, and the sessions that tell who
//! is asking. Whatever gives somebody more rights gives them a new session.

mod names;
mod password;

pub use names::{is_visible, look_alike, person_name, words};
pub use password::Passwords;

use crate::app::App;
use crate::error::Error;
use crate::wire::AccountBody;
use std::sync::OnceLock;
use storage::ids;
use storage::{NewSession, Person, Purpose, StorageError};

/// How long a session lasts.
pub const SESSION_MS: i64 = 180 * 24 * 3_600 * 1_000;

/// Sits somebody down as a guest and opens a session; gives its secret.
pub async fn arrive(app: &App, name: &str, client: &str) -> Result<(Person, String), Error> {
    let person = Person { id: ids::id(), name: person_name(name)?, login: None };
    app.storage.add_person(&person, ids::now()).await?;
    let secret = open_session(app, &person, None, client).await?;
    Ok((person, secret))
}

/// Makes a guest an account, or somebody new one; seats stay as they are.
pub async fn register(
    app: &App,
    guest: Option<(Person, String)>,
    asked: AccountBody,
    client: &str,
) -> Result<(Person, String), Error> {
    let login = login_name(&asked.login)?;
    strong_enough(&asked.password, &login)?;
    let taken = || Error::Conflict("login-taken", "this login cannot be had; choose another".to_owned());
    let hash = app.passwords.hash(asked.password).await?;
    let (person, token) = match guest {
        Some((person, _)) if person.login.is_some() => {
            return Err(Error::Conflict("has-login", "you have an account already".to_owned()));
        }
        Some((person, token)) => (person, Some(token)),
        None => {
            if app.storage.account(&login).await?.is_some() {
                return Err(taken());
            }
            let person = Person {
                id: ids::id(),
                name: person_name(asked.name.as_deref().unwrap_or(&login))?,
                login: None,
            };
            app.storage.add_person(&person, ids::now()).await?;
            (person, None)
        }
    };
    match app.storage.set_login(&person.id, &login, &hash).await {
        Err(StorageError::Conflict) => return Err(taken()),
        other => other?,
    }
    let person = Person { login: Some(login), ..person };
    let secret = open_session(app, &person, token.as_deref(), client).await?;
    Ok((person, secret))
}

/// Signs somebody in. An unknown login takes as long as a wrong password and gets the same answer.
pub async fn sign_in(
    app: &App,
    login: &str,
    password: &str,
    old: Option<&str>,
    client: &str,
) -> Result<(Person, String), Error> {
    let login = login.trim().to_lowercase();
    let account = app.storage.account(&login).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let right = app.passwords.check(password.to_owned(), hash).await?;
    let Some(account) = account.filter(|_| right) else { return Err(Error::WrongPassword) };
    let secret = open_session(app, &account.person, old, client).await?;
    Ok((account.person, secret))
}

/// Changes the password; every other session ends.
pub async fn change_password(
    app: &App,
    person: &Person,
    old: &str,
    new: &str,
    client: &str,
) -> Result<String, Error> {
    confirm(app, person, old).await?;
    strong_enough(new, person.login.as_deref().unwrap_or_default())?;
    let hash = app.passwords.hash(new.to_owned()).await?;
    app.storage.set_password(&person.id, &hash).await?;
    app.storage.end_sessions(&person.id).await?;
    open_session(app, person, None, client).await
}

/// Gives an account another password by a link that was sent to its mail address.
pub async fn recover(
    app: &App,
    secret: &str,
    person: &str,
    password: &str,
) -> Result<Result<(), StorageError>, Error> {
    strong_enough(password, "")?;
    let hash = app.passwords.hash(password.to_owned()).await?;
    Ok(app.storage.recover(secret, person, &hash).await)
}

/// Sends a link to get back into an account, if it has a mail address.
pub async fn send_recovery(app: &App, login: &str) -> Result<(), Error> {
    let Some(account) = app.storage.account(&login.trim().to_lowercase()).await? else { return Ok(()) };
    let person = account.person.id;
    match app.storage.contact(&person).await?.and_then(|contact| contact.mail) {
        Some(address) => app.notifier.send_link(&person, &address, Purpose::Recover).await,
        None => Ok(()),
    }
}

/// Asks an account for its password before something that a borrowed browser must not do; guests have none.
pub async fn confirm_if_account(app: &App, person: &Person, password: Option<&str>) -> Result<(), Error> {
    match (&person.login, password) {
        (None, _) => Ok(()),
        (Some(_), None) => Err(Error::PasswordRequired),
        (Some(_), Some(password)) => confirm(app, person, password).await,
    }
}

/// Asks an account for its password again, before something that cannot be taken back.
async fn confirm(app: &App, person: &Person, password: &str) -> Result<(), Error> {
    let account = match &person.login {
        Some(login) => app.storage.account(login).await?,
        None => return Err(Error::Conflict("no-login", "guests have no password".to_owned())),
    };
    let hash = account.map(|account| account.password);
    if app.passwords.check(password.to_owned(), hash).await? { Ok(()) } else { Err(Error::WrongPassword) }
}

async fn open_session(
    app: &App,
    person: &Person,
    replaces: Option<&str>,
    client: &str,
) -> Result<String, Error> {
    let (secret, now) = (ids::secret(), ids::now());
    let new = NewSession { token: &ids::fingerprint(&secret), person: &person.id, replaces, client };
    app.storage.add_session(new, now, now + SESSION_MS).await?;
    Ok(secret)
}

fn login_name(login: &str) -> Result<String, Error> {
    let login = login.trim().to_lowercase();
    let fine = |letter: char| letter.is_ascii_alphanumeric() || ".-_@".contains(letter);
    if (3..=40).contains(&login.len()) && login.chars().all(fine) {
        return Ok(login);
    }
    let rule = "a login has 3 to 40 letters, digits, '.', '-', '_' or '@'".to_owned();
    Err(Error::Invalid("login", rule))
}

/// Refuses passwords that are short, or that everybody tries.
pub fn strong_enough(password: &str, login: &str) -> Result<(), Error> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Error::Invalid("password", "a password has 8 to 200 characters".to_owned()));
    }
    let lower = password.to_lowercase();
    if lower == login || is_leaked(&lower) {
        let why = "everybody who guesses passwords tries this one first; choose another".to_owned();
        return Err(Error::Invalid("password", why));
    }
    Ok(())
}

/// Whether a password is among those that were leaked most often (the list of zxcvbn, as far as it is long enough; in order).
fn is_leaked(lower: &str) -> bool {
    static LEAKED: OnceLock<Vec<&str>> = OnceLock::new();
    let leaked = LEAKED.get_or_init(|| include_str!("leaked.txt").lines().collect());
    leaked.binary_search(&lower).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaked_passwords_are_refused_and_others_are_not() {
        for (password, fine) in [
            ("password", false),
            ("Qwertyuiop", false),
            ("ann.wight", false),
            ("all aboard", true),
            ("short", false),
        ] {
            assert_eq!(strong_enough(password, "ann.wight").is_ok(), fine, "{password}");
        }
        let lines: Vec<&str> = include_str!("leaked.txt").lines().collect();
        assert!(lines.is_sorted() && lines.len() > 5_000, "{}", lines.len());
    }
}
