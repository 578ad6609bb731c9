//! People on the wire.

use crate::error::Error;
use serde::{Deserialize, Serialize};
use storage::{Contact, Person, SessionRow};
use utoipa::ToSchema;

/// Sitting down as a guest.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestBody {
    /// The name shown to others, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// Becoming an account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountBody {
    /// The login: 3 to 40 letters, digits, `.`, `-`, `_` or `@`; capitals do not matter.
    #[schema(min_length = 3, max_length = 40)]
    pub login: String,
    /// The password: at least 8 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
    /// The name shown to others, for people who are not guests yet; the login if absent.
    #[serde(default)]
    pub name: Option<String>,
}

/// Signing in.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignInBody {
    /// The login.
    #[schema(max_length = 200)]
    pub login: String,
    /// The password.
    #[schema(max_length = 200)]
    pub password: String,
}

/// Changing the password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordBody {
    /// The password so far.
    #[schema(max_length = 200)]
    pub old: String,
    /// The new one: at least 8 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

/// Changing one's name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MeBody {
    /// The name shown to others.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// Going for good.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DepartBody {
    /// The password, for accounts.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub password: Option<String>,
}

/// Getting back into an account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoveryBody {
    /// The login.
    #[schema(max_length = 200)]
    pub login: String,
}

/// Who one is.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonInfo {
    /// The id.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// The login; absent for guests.
    #[schema(required)]
    pub login: Option<String>,
}

impl From<Person> for PersonInfo {
    fn from(person: Person) -> PersonInfo {
        PersonInfo { id: person.id, name: person.name, login: person.login }
    }
}

/// Somewhere one is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionInfo {
    /// Its name, to end it by.
    pub id: String,
    /// What the browser there calls itself.
    pub client: String,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to the day.
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub this: bool,
}

impl SessionInfo {
    /// A session, as the owner of it and of this token may see it.
    pub fn of(row: SessionRow, token: &str) -> SessionInfo {
        let this = row.token == token;
        SessionInfo { id: row.id, client: row.client, created_at: row.created_at, seen_at: row.seen_at, this }
    }
}

/// How a webhook wants to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HookShape {
    /// `{"table", "name", "url", "number", "text"}`.
    #[default]
    Json,
    /// `{"text"}`, as Slack reads it.
    Slack,
    /// `{"content"}`, as Discord reads it.
    Discord,
}

/// An address that is told when it is one's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hook {
    /// The address; `https` or `http`, never inside the server's own network.
    #[schema(max_length = 500)]
    pub url: String,
    /// How it wants to be told.
    #[serde(default)]
    pub shape: HookShape,
    /// Only for these tables; for all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_items = 100)]
    pub tables: Option<Vec<String>>,
}

/// When and how one is told that it is one's turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Notifications {
    /// Addresses to be told, at most 10.
    #[serde(default)]
    #[schema(max_items = 10)]
    pub webhooks: Vec<Hook>,
    /// A mail address to be told, once a link that is sent there has been followed.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub email: Option<String>,
    /// Whether the address has been confirmed.
    #[serde(default)]
    #[schema(required)]
    pub email_confirmed: bool,
    /// Tables that shall be quiet.
    #[serde(default)]
    #[schema(max_items = 1000)]
    pub muted: Vec<String>,
}

/// Setting when and how one is told that it is one's turn.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotificationsBody {
    /// Addresses to be told, at most 10.
    #[serde(default)]
    #[schema(max_items = 10)]
    pub webhooks: Vec<Hook>,
    /// A mail address to be told, once a link that is sent there has been followed.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub email: Option<String>,
    /// Tables that shall be quiet.
    #[serde(default)]
    #[schema(max_items = 1000)]
    pub muted: Vec<String>,
    /// The password, for accounts that change the mail address.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub password: Option<String>,
}

impl Notifications {
    /// What is stored of somebody.
    pub fn of(contact: Option<Contact>) -> Notifications {
        let Some(contact) = contact else { return Notifications::default() };
        let stored = contact.settings.and_then(|text| serde_json::from_str::<Notifications>(&text).ok());
        let stored = stored.unwrap_or_default();
        let email_confirmed = stored.email.is_some() && stored.email == contact.mail;
        Notifications { email_confirmed, ..stored }
    }
}

impl NotificationsBody {
    /// What is to be stored of it.
    pub fn settings(self) -> Notifications {
        let (webhooks, email, muted) = (self.webhooks, self.email, self.muted);
        Notifications { webhooks, email, muted, email_confirmed: false }
    }

    /// Refuses what cannot be told.
    pub fn check(&self) -> Result<(), Error> {
        let wrong = |facts: &str| Err(Error::Invalid("notifications", facts.to_owned()));
        if self.webhooks.len() > 10 || self.muted.len() > 1000 {
            return wrong("at most 10 webhooks and 1000 quiet tables");
        }
        for hook in &self.webhooks {
            let parsed =
                reqwest::Url::parse(&hook.url).ok().filter(|url| hook.url.len() <= 500 && url.has_host());
            if !parsed.is_some_and(|url| matches!(url.scheme(), "http" | "https")) {
                return wrong("a webhook is an http or https address");
            }
            if hook.tables.as_ref().is_some_and(|tables| tables.len() > 100) {
                return wrong("at most 100 tables for one webhook");
            }
        }
        if let Some(email) = &self.email
            && email.parse::<lettre::Address>().is_err()
        {
            return wrong("that is no mail address");
        }
        Ok(())
    }
}

/// How a test of the notifications went.
#[derive(Debug, Serialize, ToSchema)]
pub struct TestResult {
    /// For each webhook and the mail: what became of it; `ok` or a reason.
    pub results: Vec<String>,
}
