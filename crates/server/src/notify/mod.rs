//! Telling people that it is their turn, by webhook and by mail, unless they watch the table anyway.

mod guard;

use crate::error::Error;
use crate::limits::{self, Limits};
use crate::live::Hub;
use crate::time::Time;
use crate::wire::{Hook, HookShape, Notifications};
use guard::{Guard, allowed_url};
use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use messages::Language;
use rules::Argument;
use serde_json::json;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use storage::{MailLink, Purpose, SeatKind, Storage, StorageError, TableState, ids};

const PATIENCE: Duration = Duration::from_secs(5);

/// Who tells people.
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
    /// The last turn of each person at each table that they are to be told of: one that comes and goes is told once.
    latest: Mutex<HashMap<(String, String), i64>>,
}

struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    sender: Mailbox,
}

/// What the notifier is set up with.
pub struct Settings {
    /// The address of the server, for links.
    pub base: String,
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

/// What is told.
#[derive(Clone)]
struct News {
    /// The sentence, in the catalogue.
    id: &'static str,
    table: String,
    name: String,
    number: i64,
    url: String,
}

impl News {
    fn arguments(&self) -> [(&'static str, Argument); 2] {
        [("table", self.name.clone().into()), ("url", self.url.clone().into())]
    }
}

impl Notifier {
    /// Whether mails can be sent from here.
    pub fn mails(&self) -> bool {
        self.mail.is_some()
    }

    /// A notifier.
    pub fn new(
        storage: Storage,
        hub: Arc<Hub>,
        limits: Arc<Limits>,
        settings: Settings,
    ) -> Result<Notifier, String> {
        let client = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .timeout(PATIENCE)
            .user_agent("bradshaw")
            .dns_resolver(Arc::new(Guard { internal: settings.internal }))
            .build()
            .map_err(|error| error.to_string())?;
        let mail = match settings.smtp {
            None => None,
            Some(url) => {
                // The address may carry a password: it is not repeated in the error.
                let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&url)
                    .map_err(|_| "the mail server's address is not right".to_owned())?;
                let sender =
                    settings.mail_from.parse().map_err(|_| "the sender of mails is not right".to_owned())?;
                Some(Mail { transport: transport.timeout(Some(PATIENCE)).build(), sender })
            }
        };
        let (base, wait, internal) = (settings.base, settings.wait, settings.internal);
        let (time, latest) = (settings.time, Mutex::default());
        Ok(Notifier { storage, hub, client, mail, base, wait, internal, time, limits, latest })
    }

    /// Tells a person, in a while, that it is their turn, if it still is and they do not watch.
    pub fn turn(self: &Arc<Self>, person: &str, table: &str, name: &str, number: i64) {
        let (notifier, person) = (self.clone(), person.to_owned());
        let news = self.news(table, name, number);
        let turn = (person.clone(), table.to_owned());
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).insert(turn.clone(), number);
        tokio::spawn(async move {
            notifier.time.sleep(notifier.wait).await;
            if !notifier.is_latest(turn, number) || notifier.hub.watches(&news.table, &person) {
                return;
            }
            match notifier.still_awaited(&news.table, &person).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => return tracing::warn!(%error, "could not look whose turn it is"),
            }
            match notifier.storage.note_told(&news.table, &person, number).await {
                Ok(()) => {}
                // They know, and have not moved since: moves that are taken back and made again are no new turn.
                Err(StorageError::Conflict) => return,
                Err(error) => return tracing::warn!(%error, "could not note whom we tell"),
            }
            match notifier.settings(&person).await {
                Ok(settings) => {
                    notifier.tell(&person, &settings, &news, false).await;
                }
                Err(error) => tracing::warn!(%error, "could not read how to tell somebody"),
            }
        });
    }

    /// Tells a person something now, and what became of it.
    pub async fn test(&self, person: &str) -> Result<Vec<String>, Error> {
        let settings = self.settings(person).await?;
        let news = News { id: "mail-test", ..self.news("test", "test", 0) };
        Ok(self.tell(person, &settings, &news, true).await)
    }

    /// Whether a turn is the last that somebody is to be told of at a table, and not told yet.
    fn is_latest(&self, turn: (String, String), number: i64) -> bool {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let last = latest.get(&turn) == Some(&number);
        if last {
            latest.remove(&turn);
        }
        last
    }

    /// Sends a link to a mail address; where no mail is set up nothing is sent.
    pub async fn send_link(&self, person: &str, address: &str, purpose: Purpose) -> Result<(), Error> {
        if self.mail.is_none() {
            return Ok(());
        }
        // Whoever sends links to others' addresses sends few.
        self.limits.take(limits::MAIL_TO, &address.to_lowercase()).await?;
        let link = MailLink { person: person.to_owned(), purpose, address: address.to_owned() };
        let secret = self.storage.add_mail_link(&link, ids::now()).await?;
        let id = match purpose {
            Purpose::Confirm => "mail-confirm",
            Purpose::Recover => "mail-recover",
        };
        let url = format!("{}/mail/{secret}", self.base);
        let sent = self.write(address, id, &[("url", url.into())]).await;
        sent.map_err(|why| Error::Conflict("mail", why))
    }

    fn news(&self, table: &str, name: &str, number: i64) -> News {
        let url = format!("{}/tables/{table}", self.base);
        News { id: "mail-turn", table: table.to_owned(), name: name.to_owned(), number, url }
    }

    async fn still_awaited(&self, table: &str, person: &str) -> Result<bool, Error> {
        let Some(row) = self.storage.table(table).await? else { return Ok(false) };
        let seats = self.storage.seats(table).await?;
        let theirs = |seat: &u8| {
            seats.get(usize::from(*seat)).is_some_and(|seat| match seat.kind {
                SeatKind::Person => seat.person.as_deref() == Some(person),
                SeatKind::Hot => row.owner == person,
                SeatKind::Computer => false,
            })
        };
        Ok(row.state == TableState::Playing && row.awaited.iter().any(theirs))
    }

    async fn settings(&self, person: &str) -> Result<Notifications, Error> {
        Ok(Notifications::of(self.storage.contact(person).await?))
    }

    async fn tell(&self, person: &str, settings: &Notifications, news: &News, all: bool) -> Vec<String> {
        let mut results = Vec::new();
        if settings.muted.contains(&news.table) {
            return results;
        }
        for hook in &settings.webhooks {
            if all || hook.tables.as_ref().is_none_or(|tables| tables.contains(&news.table)) {
                results.push(told(self.call(hook, news).await));
            }
        }
        if let Some(address) = &settings.email {
            results.push(told(self.mail_news(person, address, settings.email_confirmed, news).await));
        }
        results
    }

    async fn call(&self, hook: &Hook, news: &News) -> Result<(), String> {
        let url = allowed_url(&hook.url, self.internal)?;
        let text = messages::text(Language::En, "", news.id, &news.arguments());
        let body = match hook.shape {
            HookShape::Slack => json!({ "text": text }),
            HookShape::Discord => json!({ "content": text, "allowed_mentions": { "parse": [] } }),
            HookShape::Json => json!({
                "table": news.table, "name": news.name, "number": news.number, "url": news.url, "text": text,
            }),
        };
        let sent = self.client.post(url).json(&body).send().await;
        // The address may be a secret: neither logs nor answers repeat it.
        let answer =
            sent.map_err(|error| if error.is_timeout() { "no answer in time" } else { "cannot be reached" })?;
        if answer.status().is_success() {
            Ok(())
        } else {
            Err(format!("answered {}", answer.status().as_u16()))
        }
    }

    /// Writes to an address that is known to be the person's, and not too often.
    async fn mail_news(
        &self,
        person: &str,
        address: &str,
        confirmed: bool,
        news: &News,
    ) -> Result<(), String> {
        if self.mail.is_some() && !confirmed {
            return Err("the address is not confirmed yet".to_owned());
        }
        let few = self.limits.take(limits::MAIL, person).await;
        few.map_err(|error| error.to_string())?;
        self.write(address, news.id, &news.arguments()).await
    }

    /// Writes a mail of the catalogue, in all languages one after another: we do not know which its reader prefers. Its subject
    /// takes no arguments, for names of tables are anybody's words.
    async fn write(&self, address: &str, id: &str, arguments: &[(&str, Argument)]) -> Result<(), String> {
        let subject = messages::attribute(Language::En, "", id, "subject", &[]).unwrap_or_default();
        let texts = Language::ALL.map(|language| messages::text(language, "", id, arguments));
        let text = format!("{}\n", texts.join("\n\n"));
        let mail = self.mail.as_ref().ok_or("this server sends no mail")?;
        let to: Mailbox = address.parse().map_err(|_| "no mail address")?;
        let message = Message::builder()
            .from(mail.sender.clone())
            .to(to)
            .subject(subject)
            .body(text)
            .map_err(|_| "the mail cannot be written")?;
        mail.transport.send(message).await.map_err(|_| "the mail server did not take it")?;
        Ok(())
    }
}

fn told(result: Result<(), String>) -> String {
    let word = if result.is_ok() { "ok" } else { "failed" };
    metrics::counter!("bradshaw_notifications_total", "result" => word).increment(1);
    match result {
        Ok(()) => "ok".to_owned(),
        Err(reason) => reason,
    }
}
