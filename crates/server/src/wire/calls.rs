//! How people and tables are called, on the wire.

use crate::error::Error;
use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use messages::Language;
use serde::{Deserialize, Serialize};
use storage::{Contact, Device, TableHook};
use utoipa::ToSchema;

/// The longest address that is called.
const LONGEST_URL: usize = 500;
/// Push services give long ones.
const LONGEST_ENDPOINT: usize = 1_000;
const MOST_HOOKS: usize = 10;
const MOST_TABLE_HOOKS: usize = 5;
const AN_HOUR_MS: i64 = 3_600_000;

/// How a webhook wants to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HookShape {
    /// `{"kind", "table", "name", "url", "number", "text"}`.
    #[default]
    Json,
    /// `{"text"}`, as Slack reads it.
    Slack,
    /// `{"content"}`, as Discord reads it.
    Discord,
    /// `{"text", "html", "username"}`, as the generic webhooks of matrix-hookshot read it.
    Matrix,
}

/// A language that people are called in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Spoken {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Spoken {
    /// The language of the catalogue.
    pub fn language(self) -> Language {
        match self {
            Spoken::En => Language::En,
            Spoken::Pl => Language::Pl,
        }
    }
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

/// When several turns are told in one call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum Digest {
    /// Every so many hours, counted from midnight (UTC).
    Every {
        /// How many: 1 to 24.
        #[schema(minimum = 1, maximum = 24)]
        hours: u8,
    },
    /// Once a day.
    Daily {
        /// When, such as `18:00`.
        #[schema(max_length = 5)]
        at: String,
        /// The time zone by its IANA name, such as `Europe/Warsaw`.
        #[schema(max_length = 64)]
        zone: String,
    },
}

impl Digest {
    /// The next time after an instant; nothing if it makes no sense.
    pub fn next(&self, after: i64) -> Option<i64> {
        match self {
            Digest::Every { hours } => {
                let span = i64::from(*hours) * AN_HOUR_MS;
                (1..=24).contains(hours).then(|| (after.div_euclid(span) + 1) * span)
            }
            Digest::Daily { at, zone } => {
                let time = Some(at).filter(|at| at.len() == 5)?;
                let time = Time::strptime("%H:%M", time).ok()?;
                let zone = TimeZone::get(Some(zone).filter(|zone| zone.len() <= 64)?).ok()?;
                let now = Timestamp::from_millisecond(after).ok()?;
                let today = now.to_zoned(zone.clone()).date();
                // A time that summer time leaves out is told an hour later, one that comes twice the first time.
                let on = |days: i64| {
                    let day = today.checked_add(days.days()).ok()?;
                    Some(day.to_datetime(time).to_zoned(zone.clone()).ok()?.timestamp().as_millisecond())
                };
                on(0).filter(|at| *at > after).or_else(|| on(1))
            }
        }
    }
}

/// When and how one is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
    /// Whether calls are held back outside of one's own hours.
    #[serde(default)]
    #[schema(required)]
    pub quiet: bool,
    /// When turns are told, several in one call; at once if absent.
    #[serde(default)]
    #[schema(required)]
    pub digest: Option<Digest>,
    /// Whether one is told again when it has been one's turn for a day.
    #[serde(default = "yes")]
    #[schema(required)]
    pub reminder: bool,
    /// The language of mails and webhooks; mails in all languages if absent.
    #[serde(default)]
    #[schema(required)]
    pub language: Option<Spoken>,
}

const fn yes() -> bool {
    true
}

impl Default for Notifications {
    fn default() -> Notifications {
        let (webhooks, muted) = (Vec::new(), Vec::new());
        Notifications {
            webhooks,
            email: None,
            email_confirmed: false,
            muted,
            quiet: false,
            digest: None,
            reminder: true,
            language: None,
        }
    }
}

/// Setting when and how one is called.
#[derive(Clone, Debug, Deserialize, ToSchema)]
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
    /// Whether calls are held back outside of one's own hours (`/me/hours`).
    #[serde(default)]
    pub quiet: bool,
    /// When turns are told, several in one call; at once if absent.
    #[serde(default)]
    pub digest: Option<Digest>,
    /// Whether one is told again when it has been one's turn for a day.
    #[serde(default = "yes")]
    pub reminder: bool,
    /// The language of mails and webhooks; mails in all languages if absent.
    #[serde(default)]
    pub language: Option<Spoken>,
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
        let NotificationsBody { webhooks, email, muted, quiet, digest, reminder, language, .. } = self;
        Notifications { webhooks, email, muted, quiet, digest, reminder, language, email_confirmed: false }
    }

    /// Refuses what cannot be told.
    pub fn check(&self) -> Result<(), Error> {
        let wrong = |facts: &str| Err(Error::Invalid("notifications", facts.to_owned()));
        if self.webhooks.len() > MOST_HOOKS || self.muted.len() > 1000 {
            return wrong("at most 10 webhooks and 1000 quiet tables");
        }
        self.webhooks.iter().try_for_each(|hook| check_hook(&hook.url))?;
        no_duplicates(&self.webhooks)?;
        if self.webhooks.iter().flat_map(|hook| &hook.tables).any(|tables| tables.len() > 100) {
            return wrong("at most 100 tables for one webhook");
        }
        if let Some(email) = &self.email
            && email.parse::<lettre::Address>().is_err()
        {
            return wrong("that is no mail address");
        }
        if self.digest.as_ref().is_some_and(|digest| digest.next(0).is_none()) {
            return Err(Error::Invalid(
                "digest",
                "every 1 to 24 hours, or a time of the day in a time zone".into(),
            ));
        }
        Ok(())
    }
}

fn check_hook(url: &str) -> Result<(), Error> {
    let parsed = reqwest::Url::parse(url).ok().filter(|parsed| url.len() <= LONGEST_URL && parsed.has_host());
    if parsed.is_some_and(|url| matches!(url.scheme(), "http" | "https")) {
        return Ok(());
    }
    Err(Error::Invalid("notifications", "a webhook is an http or https address".to_owned()))
}

/// Refuses to tell the same twice.
fn no_duplicates<T: PartialEq>(hooks: &[T]) -> Result<(), Error> {
    let twice = |(place, hook): (usize, &T)| hooks[..place].contains(hook);
    if hooks.iter().enumerate().any(twice) {
        return Err(Error::Invalid("duplicate-webhook", "the same webhook is there twice".to_owned()));
    }
    Ok(())
}

/// A webhook of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableHookInfo {
    /// The address; `https` or `http`, never inside the server's own network.
    #[schema(max_length = 500)]
    pub url: String,
    /// How it wants to be told.
    #[serde(default)]
    #[schema(required)]
    pub shape: HookShape,
    /// The language it is told in.
    #[serde(default)]
    #[schema(required)]
    pub language: Spoken,
}

/// The webhooks of a table: they are told when its game begins, whose turn it is, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HooksBody {
    /// At most 5.
    #[schema(max_items = 5)]
    pub hooks: Vec<TableHookInfo>,
}

impl HooksBody {
    /// What is stored of a table.
    pub fn of(stored: Vec<TableHook>) -> HooksBody {
        let hook = |stored: TableHook| TableHookInfo {
            shape: word(&stored.shape),
            language: word(&stored.language),
            url: stored.url,
        };
        HooksBody { hooks: stored.into_iter().map(hook).collect() }
    }

    /// What is to be stored of it, if it can be told.
    pub fn stored(&self) -> Result<Vec<TableHook>, Error> {
        if self.hooks.len() > MOST_TABLE_HOOKS {
            return Err(Error::Invalid("notifications", "at most 5 webhooks".to_owned()));
        }
        no_duplicates(&self.hooks.iter().map(|hook| &hook.url).collect::<Vec<_>>())?;
        let hook = |hook: &TableHookInfo| {
            check_hook(&hook.url)?;
            let (shape, language) = (written(&hook.shape)?, written(&hook.language)?);
            Ok(TableHook { url: hook.url.clone(), shape, language })
        };
        self.hooks.iter().map(hook).collect()
    }
}

/// A word as it is stored, read; what an older version wrote and we do not know any more is the first of its kind.
fn word<T: serde::de::DeserializeOwned + Default>(stored: &str) -> T {
    serde_json::from_value(stored.into()).unwrap_or_default()
}

fn written<T: Serialize>(word: &T) -> Result<String, Error> {
    let text = serde_json::to_value(word).ok().and_then(|value| value.as_str().map(str::to_owned));
    text.ok_or_else(|| Error::Internal("a word that is no word".to_owned()))
}

/// A browser that lets itself be called: its push subscription.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceBody {
    /// Where its push service takes calls; `https`.
    #[schema(max_length = 1000)]
    pub endpoint: String,
    /// Its public key (P-256, uncompressed), as base64url.
    #[schema(max_length = 100)]
    pub p256dh: String,
    /// The secret it shares with us, as base64url.
    #[schema(max_length = 40)]
    pub auth: String,
    /// What one calls it, 1 to 60 characters; what it calls itself, or what it was called, if absent.
    #[serde(default)]
    #[schema(max_length = 60)]
    pub name: Option<String>,
    /// The language it is called in.
    #[serde(default)]
    pub language: Spoken,
}

impl DeviceBody {
    /// Refuses addresses that are none of a push service; without TLS only where addresses inside may be called.
    pub fn check(&self, internal: bool) -> Result<(), Error> {
        let url = reqwest::Url::parse(&self.endpoint).ok();
        let url = url.filter(|url| self.endpoint.len() <= LONGEST_ENDPOINT && url.has_host());
        let fine = url.is_some_and(|url| url.scheme() == "https" || (internal && url.scheme() == "http"));
        if fine {
            return Ok(());
        }
        Err(Error::Invalid("device", "a push service has an https address".to_owned()))
    }
}

/// Naming a browser anew.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeviceNameBody {
    /// What one calls it, 1 to 60 characters.
    #[schema(min_length = 1, max_length = 60)]
    pub name: String,
}

/// A browser that is called.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeviceInfo {
    /// The id.
    pub id: String,
    /// What one calls it.
    pub name: String,
    /// When it was added, in milliseconds since 1970.
    pub created_at: i64,
    /// When a call was last taken for it; absent if never.
    #[schema(required)]
    pub called_at: Option<i64>,
    /// Whether it is the one that asks.
    pub this: bool,
}

impl DeviceInfo {
    /// A browser, as its owner sees it from a session.
    pub fn of(device: Device, token: &str) -> DeviceInfo {
        let this = device.session == token;
        let called_at = Some(device.called_at).filter(|at| *at > 0);
        DeviceInfo { id: device.id, name: device.name, created_at: device.created_at, called_at, this }
    }
}

/// A way to be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// A browser, by its id.
    Push,
    /// The mail address.
    Mail,
    /// A webhook, by its place from 0.
    Webhook,
}

/// Which way is to be tried.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TestBody {
    /// The way.
    pub way: Way,
    /// The id of a browser, or the place of a webhook; all of the kind if absent.
    #[serde(default)]
    #[schema(max_length = 40)]
    pub which: Option<String>,
}

/// What became of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeWord {
    /// It was taken.
    Taken,
    /// The mail address is not confirmed yet.
    Unconfirmed,
    /// No mails are sent from here.
    NoMail,
    /// No address that could be called.
    NoAddress,
    /// An address inside of the server's own network.
    Inside,
    /// Too many calls lately.
    TooMany,
    /// Nobody answers there, or does not take it.
    Unreachable,
    /// No answer came in time.
    Late,
    /// Something else was answered: `status`.
    Answered,
    /// The push service does not know the browser any more.
    Gone,
    /// The browser's keys do not fit.
    Unreadable,
}

/// What became of a call by one way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct WayOutcome {
    /// The way.
    pub way: Way,
    /// The id of a browser, the place of a webhook, or nothing.
    pub which: String,
    /// What became of it.
    pub outcome: OutcomeWord,
    /// The status that was answered, if it was not taken.
    #[schema(required)]
    pub status: Option<u16>,
}

/// How a test went.
#[derive(Debug, Serialize, ToSchema)]
pub struct TestResult {
    /// For each way that was tried: what became of it.
    pub results: Vec<WayOutcome>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn a_digest_comes_at_its_hour_also_when_summer_time_changes() {
        let daily = Digest::Daily { at: "18:00".into(), zone: "Europe/Warsaw".into() };
        assert_eq!(daily.next(at("2026-11-18T12:00:00Z")), Some(at("2026-11-18T17:00:00Z")));
        assert_eq!(daily.next(at("2026-11-18T17:00:00Z")), Some(at("2026-11-19T17:00:00Z")));
        // The clocks go forward on 29 March 2026.
        assert_eq!(daily.next(at("2026-03-28T17:30:00Z")), Some(at("2026-03-29T16:00:00Z")));
        let night = Digest::Daily { at: "02:30".into(), zone: "Europe/Warsaw".into() };
        assert_eq!(night.next(at("2026-03-28T12:00:00Z")), Some(at("2026-03-29T01:30:00Z")));
        let every = Digest::Every { hours: 6 };
        assert_eq!(every.next(at("2026-11-18T12:00:00Z")), Some(at("2026-11-18T18:00:00Z")));
        for wrong in [
            Digest::Every { hours: 0 },
            Digest::Every { hours: 25 },
            Digest::Daily { at: "25:00".into(), zone: "Europe/Warsaw".into() },
            Digest::Daily { at: "8:00".into(), zone: "Europe/Warsaw".into() },
            Digest::Daily { at: "18:00".into(), zone: "Nowhere/Else".into() },
        ] {
            assert_eq!(wrong.next(0), None, "{wrong:?}");
        }
    }

    #[test]
    fn what_older_versions_stored_is_still_read() {
        let settings = r#"{"webhooks":[],"email":"a@example.org","email_confirmed":false,"muted":["x"]}"#;
        let contact = Contact {
            settings: Some(settings.to_owned()),
            mail: Some("a@example.org".into()),
            ..Contact::default()
        };
        let read = Notifications::of(Some(contact));
        assert!(read.email_confirmed && read.reminder && !read.quiet && read.muted == ["x"], "{read:?}");
    }
}
