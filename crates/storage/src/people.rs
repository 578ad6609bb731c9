//! People and their sessions, as stored.

use crate::{Batch, Row, Storage, StorageError, Value, ids};

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

/// A session to be opened.
#[derive(Clone, Copy, Debug)]
pub struct NewSession<'a> {
    /// What is kept of its secret.
    pub token: &'a str,
    /// Whose it is.
    pub person: &'a str,
    /// The session it replaces, by what is kept of its secret.
    pub replaces: Option<&'a str>,
    /// What it was opened with: the name a browser gives itself.
    pub client: &'a str,
}

/// A session in use.
#[derive(Clone, Debug)]
pub struct Session {
    /// Whose it is.
    pub person: Person,
    /// When it was last used, to the day.
    pub seen_at: i64,
}

/// A session as its owner may see it.
#[derive(Clone, Debug)]
pub struct SessionRow {
    /// Its name, which is no secret.
    pub id: String,
    /// What is kept of its secret.
    pub token: String,
    /// What it was opened with.
    pub client: String,
    /// When it was opened.
    pub created_at: i64,
    /// When it was last used, to the day.
    pub seen_at: i64,
}

fn person(row: &mut Row) -> Result<Person, StorageError> {
    Ok(Person { id: row.text()?, name: row.text()?, login: row.maybe()? })
}

impl Batch {
    /// Forgets a person: login, password, settings, notes, analyses, sessions, friends, clubs. The name stays on old seats.
    pub fn forget_person(&mut self, id: &str) {
        let of = |id: &str| -> Vec<Value> { vec![id.into()] };
        self.push(
            "UPDATE people SET login = NULL, password = NULL, notify = NULL, mail = NULL, hours = NULL, departed = 1 WHERE id = $1",
            of(id),
        );
        self.push("DELETE FROM notes WHERE person = $1", of(id));
        self.push("DELETE FROM sessions WHERE person = $1", of(id));
        self.push("DELETE FROM mail_links WHERE person = $1", of(id));
        self.push("DELETE FROM told WHERE person = $1", of(id));
        self.push("DELETE FROM calls WHERE person = $1", of(id));
        // Whatever webhooks their tables have were theirs, whoever has the table next.
        self.push(
            "DELETE FROM table_hooks WHERE table_id IN (SELECT id FROM tables WHERE owner = $1)",
            of(id),
        );
        self.delete_analyses_of(id);
        self.forget_ties(id);
    }
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

    /// Changes the password; links to recover the account do not work any more.
    pub async fn set_password(&self, id: &str, password: &str) -> Result<(), StorageError> {
        let sql = "UPDATE people SET password = $2 WHERE id = $1 AND login IS NOT NULL";
        let mut batch = Batch::of(sql, vec![id.into(), password.into()]);
        batch.forget_recovery_links(id);
        self.commit(batch).await
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

    /// Sets the notification settings of a person.
    pub async fn set_notify(&self, id: &str, notify: &str) -> Result<(), StorageError> {
        self.commit(Batch::of("UPDATE people SET notify = $2 WHERE id = $1", vec![id.into(), notify.into()]))
            .await
    }

    /// Forgets a person: login, password, settings, notes, sessions. The name stays on old seats.
    pub async fn forget_person(&self, id: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.forget_person(id);
        self.commit(batch).await
    }

    /// Opens a session, ending another in the same breath.
    pub async fn add_session(&self, new: NewSession<'_>, now: i64, expires: i64) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.push("DELETE FROM sessions WHERE expires_at < $1", vec![now.into()]);
        batch.push(
            "INSERT INTO sessions (token, person, created_at, expires_at, seen_at, client, id) \
             VALUES ($1, $2, $3, $4, $3, $5, $6)",
            vec![
                new.token.into(),
                new.person.into(),
                now.into(),
                expires.into(),
                new.client.into(),
                ids::id().into(),
            ],
        );
        if let Some(old) = new.replaces {
            // The browser stays the same: whoever is still the same person is still called there.
            batch.push(
                "UPDATE push_devices SET session = $1 WHERE session = $2 AND person = $3",
                vec![new.token.into(), old.into(), new.person.into()],
            );
            batch.push("DELETE FROM sessions WHERE token = $1", vec![old.into()]);
        }
        self.commit(batch).await
    }

    /// Whose session this is; what another process wrote about it is heeded within a second.
    pub async fn session(&self, token: &str, now: i64) -> Result<Option<Session>, StorageError> {
        let sql = "SELECT p.id, p.name, p.login, s.seen_at, s.expires_at FROM sessions s \
                   JOIN people p ON p.id = s.person \
                   WHERE s.token = $1 AND s.expires_at > $2 AND p.departed = 0";
        let emptied = match self.sessions.get(token, now) {
            Ok(session) => return Ok(Some(session)),
            Err(emptied) => emptied,
        };
        let Some(mut row) = self.first(sql, vec![token.into(), now.into()]).await? else { return Ok(None) };
        let session = Session { person: person(&mut row)?, seen_at: row.int()? };
        self.sessions.keep(token, &session, row.int()?, emptied);
        Ok(Some(session))
    }

    /// Notes that a session is used.
    pub async fn touch_session(&self, token: &str, now: i64) -> Result<(), StorageError> {
        let sql = "UPDATE sessions SET seen_at = $2 WHERE token = $1";
        self.commit(Batch::of(sql, vec![token.into(), now.into()])).await
    }

    /// The sessions of a person, the latest first.
    pub async fn sessions(&self, person: &str, now: i64) -> Result<Vec<SessionRow>, StorageError> {
        let sql = "SELECT id, token, client, created_at, seen_at FROM sessions \
                   WHERE person = $1 AND expires_at > $2 ORDER BY seen_at DESC, created_at DESC, id LIMIT 100";
        let rows = self.backend.fetch(sql, vec![person.into(), now.into()]).await?;
        let session = |mut row: Row| {
            Ok(SessionRow {
                id: row.text()?,
                token: row.text()?,
                client: row.text()?,
                created_at: row.int()?,
                seen_at: row.int()?,
            })
        };
        rows.into_iter().map(session).collect()
    }

    /// Ends one session of a person by its name; a conflict if there is none.
    pub async fn end_session_of(&self, person: &str, id: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        let sql = "DELETE FROM sessions WHERE person = $1 AND id = $2";
        batch.push_one(sql, vec![person.into(), id.into()]);
        self.commit(batch).await
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
