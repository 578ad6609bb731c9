//! People and their sessions, as stored.

use crate::{Batch, Row, Storage, StorageError, Value};

/// Somebody who is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// The login, if it is an account.
    pub login: Option<String>,
}

/// What is needed to check a password.
#[derive(Debug)]
pub struct Account {
    /// Whose it is.
    pub person: Person,
    /// The argon2id string.
    pub password: String,
}

fn person(row: &mut Row) -> Result<Person, StorageError> {
    Ok(Person { id: row.text()?, name: row.text()?, login: row.maybe()? })
}

impl Storage {
    /// Adds a guest.
    pub async fn add_person(&self, person: &Person, now: i64) -> Result<(), StorageError> {
        self.commit(Batch::of(
            "INSERT INTO people (id, name, login, created_at) VALUES ($1, $2, $3, $4)",
            vec![
                person.id.as_str().into(),
                person.name.as_str().into(),
                person.login.clone().into(),
                now.into(),
            ],
        ))
        .await
    }

    /// Gives a guest a login and a password; a conflict if the login is taken or the guest has one.
    pub async fn set_login(&self, id: &str, login: &str, password: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.push_one(
            "UPDATE people SET login = $2, password = $3 WHERE id = $1 AND login IS NULL AND departed = 0",
            vec![id.into(), login.into(), password.into()],
        );
        self.commit(batch).await
    }

    /// Changes the password.
    pub async fn set_password(&self, id: &str, password: &str) -> Result<(), StorageError> {
        let sql = "UPDATE people SET password = $2 WHERE id = $1 AND login IS NOT NULL";
        self.commit(Batch::of(sql, vec![id.into(), password.into()])).await
    }

    /// Changes the name shown to others.
    pub async fn rename_person(&self, id: &str, name: &str) -> Result<(), StorageError> {
        self.commit(Batch::of("UPDATE people SET name = $2 WHERE id = $1", vec![id.into(), name.into()]))
            .await
    }

    /// The account with this login.
    pub async fn account(&self, login: &str) -> Result<Option<Account>, StorageError> {
        let sql = "SELECT id, name, login, password FROM people WHERE login = $1 AND departed = 0";
        let Some(mut row) = self.first(sql, vec![login.into()]).await? else { return Ok(None) };
        Ok(Some(Account { person: person(&mut row)?, password: row.text()? }))
    }

    /// The notification settings of a person, as JSON text, and the name.
    pub async fn notify(&self, id: &str) -> Result<Option<(String, Option<String>)>, StorageError> {
        let sql = "SELECT name, notify FROM people WHERE id = $1 AND departed = 0";
        let Some(mut row) = self.first(sql, vec![id.into()]).await? else { return Ok(None) };
        Ok(Some((row.text()?, row.maybe()?)))
    }

    /// Sets the notification settings of a person.
    pub async fn set_notify(&self, id: &str, notify: &str) -> Result<(), StorageError> {
        self.commit(Batch::of("UPDATE people SET notify = $2 WHERE id = $1", vec![id.into(), notify.into()]))
            .await
    }

    /// Forgets a person: login, password, settings, notes, sessions. The name stays on old seats.
    pub async fn forget_person(&self, id: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        let of = |id: &str| -> Vec<Value> { vec![id.into()] };
        batch.push(
            "UPDATE people SET login = NULL, password = NULL, notify = NULL, departed = 1 WHERE id = $1",
            of(id),
        );
        batch.push("DELETE FROM notes WHERE person = $1", of(id));
        batch.push("DELETE FROM sessions WHERE person = $1", of(id));
        self.commit(batch).await
    }

    /// Opens a session, ending another in the same breath.
    pub async fn add_session(
        &self,
        token: &str,
        person: &str,
        replaces: Option<&str>,
        now: i64,
        expires: i64,
    ) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        if let Some(old) = replaces {
            batch.push("DELETE FROM sessions WHERE token = $1", vec![old.into()]);
        }
        batch.push("DELETE FROM sessions WHERE expires_at < $1", vec![now.into()]);
        batch.push(
            "INSERT INTO sessions (token, person, created_at, expires_at) VALUES ($1, $2, $3, $4)",
            vec![token.into(), person.into(), now.into(), expires.into()],
        );
        self.commit(batch).await
    }

    /// Whose session this is.
    pub async fn session(&self, token: &str, now: i64) -> Result<Option<Person>, StorageError> {
        let sql = "SELECT p.id, p.name, p.login FROM sessions s JOIN people p ON p.id = s.person \
                   WHERE s.token = $1 AND s.expires_at > $2 AND p.departed = 0";
        let Some(mut row) = self.first(sql, vec![token.into(), now.into()]).await? else { return Ok(None) };
        person(&mut row).map(Some)
    }

    /// Ends a session.
    pub async fn end_session(&self, token: &str) -> Result<(), StorageError> {
        self.commit(Batch::of("DELETE FROM sessions WHERE token = $1", vec![token.into()])).await
    }

    /// Ends all sessions of a person.
    pub async fn end_sessions(&self, person: &str) -> Result<(), StorageError> {
        self.commit(Batch::of("DELETE FROM sessions WHERE person = $1", vec![person.into()])).await
    }
}
