//! Calling people: that it is their turn, still is, or that a game is over, by web push, mail and webhook, unless they watch the table
//! anyway. `turns` says who is to be called and when; what is to be called later is in the database, from where `caller` takes it when
//! its time has come; `ways` sends it. `channel` tells the webhooks of a table.

mod caller;
mod channel;
mod delivery;
mod guard;
mod hooks;
mod mail;
mod news;
mod outcome;
mod push;
mod turns;
mod ways;

pub use outcome::Outcome;
pub use push::are_keys;

use crate::error::Error;
use crate::limits::{self, Limits};
use crate::live::Hub;
use crate::time::Time;
use delivery::Delivery;
use guard::Guard;
use lettre::message::Mailbox;
use mail::Mail;
use messages::Language;
use push::PushKey;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use storage::{MailLink, Purpose, Storage};
use tokio::sync::{Notify, OnceCell};

const PATIENCE: Duration = Duration::from_secs(5);

/// Under this name the key that signs calls is kept.
const PUSH_KEY: &str = "push";

/// Who calls people.
pub struct Notifier {
    storage: Storage,
    hub: Arc<Hub>,
    client: reqwest::Client,
    mail: Option<Mail>,
    base: String,
    wait: Duration,
    internal: bool,
    time: Time,
    limits: Arc<Limits>,
    /// Whom push services may write to about us; nobody if no browser would let itself be called from here.
    subject: Option<String>,
    push: OnceCell<PushKey>,
    /// The last turn of each person at each table that they are to be told of, and of each table (under no person): one that comes
    /// and goes is told once.
    latest: Mutex<HashMap<(String, String), i64>>,
    delivery: Delivery,
    /// Wakes whoever makes calls, because one is due.
    due: Notify,
}

/// What the notifier is set up with.
pub struct Settings {
    /// The address of the server, for links.
    pub base: String,
    /// Whether that address is one at which browsers let themselves be called.
    pub secure: bool,
    /// How long to wait before telling.
    pub wait: Duration,
    /// The mail server.
    pub smtp: Option<String>,
    /// The sender of mails.
    pub mail_from: String,
    /// Whether addresses of one's own network may be told.
    pub internal: bool,
    /// Where the time comes from.
    pub time: Time,
}

impl Notifier {
    /// A notifier.
    pub fn new(
        storage: Storage,
        hub: Arc<Hub>,
        limits: Arc<Limits>,
        settings: Settings,
    ) -> Result<Notifier, String> {
        let own =
            reqwest::Url::parse(&settings.base).ok().and_then(|base| base.host_str().map(str::to_owned));
        let client = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .timeout(PATIENCE)
            .user_agent("bradshaw")
            .dns_resolver(Arc::new(Guard { internal: settings.internal, own }))
            .build()
            .map_err(|error| error.to_string())?;
        let mail = settings.smtp.map(|url| Mail::new(&url, &settings.mail_from)).transpose()?;
        let subject = settings.secure.then(|| subject(&settings.base, &settings.mail_from));
        Ok(Notifier {
            storage,
            hub,
            client,
            mail,
            base: settings.base,
            wait: settings.wait,
            internal: settings.internal,
            time: settings.time,
            limits,
            subject,
            push: OnceCell::new(),
            latest: Mutex::default(),
            delivery: Delivery::default(),
            due: Notify::new(),
        })
    }

    /// Whether mails can be sent from here.
    pub fn mails(&self) -> bool {
        self.mail.is_some()
    }

    /// Whether addresses of one's own network may be called.
    pub fn calls_inside(&self) -> bool {
        self.internal
    }

    /// The key by which browsers can be called, made when it is first asked for; none where no browser would let itself be called.
    async fn push_key(&self) -> Result<Option<&PushKey>, Error> {
        let Some(subject) = &self.subject else { return Ok(None) };
        let key = self.push.get_or_try_init(async || {
            let made = push::new_key().map_err(Error::Internal)?;
            let kept = self.storage.server_key(PUSH_KEY, &made, self.time.now()).await?;
            PushKey::read(&kept, subject.clone()).map_err(Error::Internal)
        });
        key.await.map(Some)
    }

    /// The public half of that key.
    pub async fn public_key(&self) -> Result<Option<String>, Error> {
        Ok(self.push_key().await?.map(|key| key.public.clone()))
    }

    /// Sends a link to a mail address; where no mail is set up nothing is sent.
    pub async fn send_link(&self, person: &str, address: &str, purpose: Purpose) -> Result<(), Error> {
        let Some(mail) = &self.mail else { return Ok(()) };
        // Whoever sends links to others' addresses sends few.
        self.limits.take(limits::MAIL_TO, &address.to_lowercase()).await?;
        let link = MailLink { person: person.to_owned(), purpose, address: address.to_owned() };
        let secret = self.storage.add_mail_link(&link, self.time.now()).await?;
        let id = match purpose {
            Purpose::Confirm => "mail-confirm",
            Purpose::Recover => "mail-recover",
        };
        let url = format!("{}/mail/{secret}", self.base);
        // In all languages one after another: we do not know which its reader prefers.
        let subject = messages::attribute(Language::En, "", id, "subject", &[]).unwrap_or_default();
        let texts =
            Language::ALL.map(|language| messages::text(language, "", id, &[("url", url.clone().into())]));
        match mail.write(address, subject, format!("{}\n", texts.join("\n\n"))).await {
            Outcome::Taken => Ok(()),
            _ => Err(Error::Conflict("mail", "the mail server did not take it".to_owned())),
        }
    }
}

/// Whom push services may write to about us: the address of the server, or the sender of its mails.
fn subject(base: &str, mail_from: &str) -> String {
    if base.starts_with("https:") {
        return base.to_owned();
    }
    let sender = mail_from.parse::<Mailbox>().map(|sender| sender.email.to_string());
    format!("mailto:{}", sender.unwrap_or_else(|_| "bradshaw@localhost".to_owned()))
}
