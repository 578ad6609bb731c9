//! The ways by which a person is called, and calling them.

use super::delivery::Target;
use super::news::News;
use super::{Notifier, Outcome};
use crate::error::Error;
use crate::limits;
use crate::wire::{Notifications, Spoken, TestBody, Way, WayOutcome};
use futures_util::future::{BoxFuture, join_all};
use messages::Language;
use serde_json::json;
use std::sync::Arc;
use storage::Device;

/// The most letters of a call to a browser: with all its bytes it must fit into one record.
const MOST_LETTERS: usize = 600;

/// How often a webhook that does not take a call is called.
#[derive(Clone, Copy)]
enum Tries {
    /// Once: somebody waits to hear what became of it.
    One,
    /// A few times.
    Several,
}

/// The ways by which a person is called.
#[derive(Default)]
pub struct Ways {
    /// What they have set.
    pub settings: Notifications,
    devices: Vec<Device>,
}

impl Ways {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.settings.webhooks.is_empty() && self.settings.email.is_none() && self.devices.is_empty()
    }
}

impl Notifier {
    /// How a person is called; nothing if they have gone.
    pub(super) async fn ways(&self, person: &str) -> Result<Option<Ways>, Error> {
        let Some(contact) = self.storage.contact(person).await? else { return Ok(None) };
        let devices = match self.subject {
            Some(_) => self.storage.devices(person, self.time.now()).await?,
            None => Vec::new(),
        };
        Ok(Some(Ways { settings: Notifications::of(Some(contact)), devices }))
    }

    /// Calls a person now, to see whether it arrives: by one way, or by all.
    pub async fn test(
        self: &Arc<Self>,
        person: &str,
        asked: Option<&TestBody>,
    ) -> Result<Vec<WayOutcome>, Error> {
        let ways = self.ways(person).await?.unwrap_or_default();
        let news = News::test(&self.base);
        let wanted = |way: Way, which: &str| {
            asked.is_none_or(|asked| asked.way == way && asked.which.as_deref().is_none_or(|it| it == which))
        };
        Ok(self.send((person, &ways), &news, Tries::One, &wanted).await)
    }

    /// Calls a person by all ways.
    pub(super) async fn tell(self: &Arc<Self>, person: &str, ways: &Ways, news: &News) {
        self.send((person, ways), news, Tries::Several, &|_, _| true).await;
    }

    async fn send(
        self: &Arc<Self>,
        (person, ways): (&str, &Ways),
        news: &News,
        tries: Tries,
        wanted: &(dyn Fn(Way, &str) -> bool + Sync),
    ) -> Vec<WayOutcome> {
        let mut calls: Vec<BoxFuture<'_, WayOutcome>> = Vec::new();
        for (place, hook) in ways.settings.webhooks.iter().enumerate() {
            let which = place.to_string();
            // A test is about no table.
            let about =
                |table: &String| table.is_empty() || hook.tables.as_ref().is_none_or(|it| it.contains(table));
            let items: Vec<_> = news.items.iter().filter(|item| about(&item.table)).cloned().collect();
            if !items.is_empty() && wanted(Way::Webhook, &which) {
                let news = News { items, base: news.base.clone() };
                let language = ways.settings.language.unwrap_or_default().language();
                let (person, url) = (person.to_owned(), hook.url.clone());
                let target = Target { person, url, shape: hook.shape, language };
                calls.push(Box::pin(async move {
                    let outcome = match tries {
                        Tries::One => self.call_once(&target, &news).await,
                        Tries::Several => self.call_and_again(target, news).await,
                    };
                    outcome.told(Way::Webhook, &which)
                }));
            }
        }
        if let Some(address) = ways.settings.email.as_ref().filter(|_| wanted(Way::Mail, "")) {
            calls.push(Box::pin(async move {
                self.write(person, address, &ways.settings, news).await.told(Way::Mail, "")
            }));
        }
        for device in ways.devices.iter().filter(|device| wanted(Way::Push, &device.id)) {
            calls.push(Box::pin(async move { self.push(device, news).await.told(Way::Push, &device.id) }));
        }
        join_all(calls).await
    }

    /// Writes to an address that is known to be the person's, and not too often.
    async fn write(&self, person: &str, address: &str, settings: &Notifications, news: &News) -> Outcome {
        let Some(mail) = &self.mail else { return Outcome::NoMail };
        if !settings.email_confirmed {
            return Outcome::Unconfirmed;
        }
        if self.limits.take(limits::MAIL, person).await.is_err() {
            return Outcome::TooMany;
        }
        let one = settings.language.map(Spoken::language);
        // In all languages one after another, if we do not know which its reader prefers.
        let spoken = Language::ALL.into_iter().filter(|language| one.is_none_or(|one| one == *language));
        let texts = spoken.map(|language| {
            let words = news.words(language, str::to_owned);
            let more = Some(words.happened.clone()).filter(|text| !text.is_empty());
            let lines = words.lines().into_iter().chain(more).chain([words.url]);
            lines.collect::<Vec<String>>().join("\n")
        });
        let text = texts.collect::<Vec<String>>().join("\n\n");
        mail.write(address, news.subject(one.unwrap_or_default()), format!("{text}\n")).await
    }

    /// Calls a browser; one that its push service does not know any more is forgotten.
    async fn push(&self, device: &Device, news: &News) -> Outcome {
        let key = match self.push_key().await {
            Ok(Some(key)) => key,
            Ok(None) | Err(_) => return Outcome::Unreachable,
        };
        let (now, topic) =
            (self.time.now(), if news.table().is_empty() { news.kind() } else { news.table() });
        let text = payload(device, topic, news);
        let outcome = key.send(&self.client, self.internal, device, (topic, &text), now).await;
        let noted = match outcome {
            Outcome::Taken => self.storage.note_called(&device.id, now).await,
            Outcome::Gone => self.storage.forget_endpoint(&device.endpoint).await,
            _ => Ok(()),
        };
        if let Err(error) = noted {
            tracing::warn!(%error, "could not note what became of a call");
        }
        outcome
    }
}

/// What the service worker of the page reads.
fn payload(device: &Device, topic: &str, news: &News) -> Vec<u8> {
    let language = device.language.parse().unwrap_or_default();
    let words = news.words(language, str::to_owned);
    let more = if words.tables.is_empty() { words.happened } else { words.tables.join("\n") };
    let short = |text: String| text.chars().take(MOST_LETTERS).collect::<String>();
    let said = json!({
        "title": short(words.headline), "body": short(more), "url": news.path(), "tag": topic, "kind": news.kind(),
        "language": language.tag(),
    });
    said.to_string().into_bytes()
}

#[cfg(test)]
mod tests {
    use super::super::news::{Item, Said};
    use super::super::push::MOST;
    use super::*;

    #[test]
    fn the_longest_call_fits_into_one_record() {
        let device = Device {
            language: "pl".into(),
            id: String::new(),
            person: String::new(),
            session: String::new(),
            name: String::new(),
            endpoint: String::new(),
            p256dh: String::new(),
            auth: String::new(),
            created_at: 0,
            called_at: 0,
        };
        // The letters that take most room, as they are and as JSON writes them.
        for letter in ["\u{1f682}", "\"", "\\"] {
            let name = letter.repeat(80);
            let item = Item {
                said: Said::Turn,
                table: "a".repeat(16),
                name,
                title: String::new(),
                number: 1,
                happened: Vec::new(),
            };
            for count in [1, 20] {
                let news = News { items: vec![item.clone(); count], base: String::new() };
                let said = payload(&device, "digest", &news);
                assert!(said.len() <= MOST, "{} bytes", said.len());
            }
        }
    }
}
