//! Mail addresses and the links that are sent to them, as stored.

use crate::{Batch, Storage, StorageError, Value, ids};

/// How long a link works.
const VALID_MS: i64 = 24 * 3_600 * 1_000;

/// What a link in a mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To confirm that the address is one's own.
    Confirm,
    /// To get back into one's account.
    Recover,
}

impl Purpose {
    const fn word(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Recover => "recover",
        }
    }
}

/// A link that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailLink {
    /// To whom.
    pub person: String,
    /// What for.
    pub purpose: Purpose,
    /// Where it was sent.
    pub address: String,
}

/// How a person can be told something.
#[derive(Clone, Debug, Default)]
pub struct Contact {
    /// The name shown to others.
    pub name: String,
    /// The settings, as JSON text.
    pub settings: Option<String>,
    /// The mail address that was confirmed.
    pub mail: Option<String>,
}

impl Storage {
    /// Keeps a link, and forgets those that work no more; gives its secret.
    pub async fn add_mail_link(&self, link: &MailLink, now: i64) -> Result<String, StorageError> {
        let secret = ids::secret();
        let mut batch =
            Batch::of("DELETE FROM mail_links WHERE created_at < $1", vec![(now - VALID_MS).into()]);
        batch.push(
            "INSERT INTO mail_links (token, person, purpose, address, created_at) VALUES ($1, $2, $3, $4, $5)",
            vec![
                ids::fingerprint(&secret).into(),
                link.person.as_str().into(),
                link.purpose.word().into(),
                link.address.as_str().into(),
                now.into(),
            ],
        );
        self.commit(batch).await?;
        Ok(secret)
    }

    /// The link with this secret, if it still works.
    pub async fn mail_link(&self, secret: &str, now: i64) -> Result<Option<MailLink>, StorageError> {
        let sql = "SELECT person, purpose, address FROM mail_links WHERE token = $1 AND created_at >= $2";
        let values: Vec<Value> = vec![ids::fingerprint(secret).into(), (now - VALID_MS).into()];
        let Some(mut row) = self.first(sql, values).await? else { return Ok(None) };
        let (person, word, address) = (row.text()?, row.text()?, row.text()?);
        let purposes = [Purpose::Confirm, Purpose::Recover];
        let purpose = purposes.into_iter().find(|purpose| purpose.word() == word);
        let purpose = purpose.ok_or_else(|| StorageError::Shape(format!("no purpose '{word}'")))?;
        Ok(Some(MailLink { person, purpose, address }))
    }

    /// Uses a link that confirms an address; a conflict if it has been used.
    pub async fn confirm_mail(&self, secret: &str, link: &MailLink) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.use_mail_link(secret);
        batch.push(
            "UPDATE people SET mail = $2 WHERE id = $1 AND departed = 0",
            vec![link.person.as_str().into(), link.address.as_str().into()],
        );
        // Those that went to another address do not work any more.
        batch.forget_recovery_links(&link.person);
        self.commit(batch).await
    }

    /// Uses a link that recovers an account: another password, all sessions end, and no other such link works.
    pub async fn recover(&self, secret: &str, person: &str, password: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.use_mail_link(secret);
        batch.push_one(
            "UPDATE people SET password = $2 WHERE id = $1 AND login IS NOT NULL",
            vec![person.into(), password.into()],
        );
        batch.push("DELETE FROM sessions WHERE person = $1", vec![person.into()]);
        batch.forget_recovery_links(person);
        self.commit(batch).await
    }

    /// Forgets a person's mail address, and the links that were sent to them.
    pub async fn forget_mail(&self, person: &str) -> Result<(), StorageError> {
        let mut batch = Batch::of("UPDATE people SET mail = NULL WHERE id = $1", vec![person.into()]);
        batch.push("DELETE FROM mail_links WHERE person = $1", vec![person.into()]);
        self.commit(batch).await
    }

    /// How a person can be told something; nothing if they have gone.
    pub async fn contact(&self, person: &str) -> Result<Option<Contact>, StorageError> {
        let sql = "SELECT name, notify, mail FROM people WHERE id = $1 AND departed = 0";
        let Some(mut row) = self.first(sql, vec![person.into()]).await? else { return Ok(None) };
        Ok(Some(Contact { name: row.text()?, settings: row.maybe()?, mail: row.maybe()? }))
    }
}

impl Batch {
    /// Forgets the links by which an account could be recovered: its password has changed.
    pub(crate) fn forget_recovery_links(&mut self, person: &str) {
        let sql = "DELETE FROM mail_links WHERE person = $1 AND purpose = 'recover'";
        self.push(sql, vec![person.into()]);
    }

    fn use_mail_link(&mut self, secret: &str) {
        self.push_one("DELETE FROM mail_links WHERE token = $1", vec![ids::fingerprint(secret).into()]);
    }
}
