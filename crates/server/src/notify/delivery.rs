//! Delivery to webhooks. Strangers choose the addresses, so requests are limited per person and per host. A host that does not answer
//! gets a pause. A failed delivery is retried a few times.

use super::guard::{allowed_url, leads_home};
use super::news::{News, Said};
use super::{Notifier, Outcome, hooks};
use crate::limits;
use crate::wire::HookShape;
use messages::Language;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// When a call that was not taken is tried again, each time after the one before; then it is given up.
const AGAIN: [Duration; 3] = [Duration::from_secs(15), Duration::from_secs(60), Duration::from_secs(300)];
/// So many calls wait to be tried again; what comes beyond that is tried once.
const MOST_WAITING: usize = 1_000;
/// How long a host is left alone that did not answer; twice as long after each further time.
const REST_MS: i64 = 10_000;
const LONGEST_REST_MS: i64 = 3_600_000;
/// So many hosts that do not answer are remembered.
const MOST_HOSTS: usize = 1_000;

/// A webhook, and who gave its address.
#[derive(Clone)]
pub struct Target {
    /// The person who answers for it.
    pub person: String,
    /// The address.
    pub url: String,
    /// How it wants to be told.
    pub shape: HookShape,
    /// The language of its messages.
    pub language: Language,
}

/// What is known of hosts, and how many calls wait to be tried again.
#[derive(Default)]
pub struct Delivery {
    silent: Mutex<HashMap<String, Silent>>,
    waiting: AtomicUsize,
}

/// A host that did not answer.
struct Silent {
    times: u32,
    until: i64,
}

impl Delivery {
    fn silent(&self) -> MutexGuard<'_, HashMap<String, Silent>> {
        self.silent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a host is left alone now.
    fn rests(&self, host: &str, now: i64) -> bool {
        self.silent().get(host).is_some_and(|silent| silent.until > now)
    }

    /// Notes whether a host answered, whatever it said.
    fn note(&self, host: &str, answered: bool, now: i64) {
        let mut silent = self.silent();
        if answered {
            silent.remove(host);
            return;
        }
        if silent.len() >= MOST_HOSTS {
            silent.retain(|_, silent| silent.until > now);
        }
        let known = silent.entry(host.to_owned()).or_insert(Silent { times: 0, until: 0 });
        known.until = now + (REST_MS << known.times.min(20)).min(LONGEST_REST_MS);
        known.times += 1;
    }
}

impl Outcome {
    /// Whether the same call may be taken later.
    fn may_be_taken_later(self) -> bool {
        match self {
            Outcome::TooMany | Outcome::Unreachable | Outcome::Late => true,
            Outcome::Answered(status) => status.is_server_error() || status.as_u16() == 429,
            _ => false,
        }
    }
}

impl Notifier {
    /// Calls a webhook once.
    pub(super) async fn call_once(&self, target: &Target, news: &News) -> Outcome {
        let url = match allowed_url(&target.url, self.internal) {
            Ok(url) => url,
            Err(outcome) => return outcome,
        };
        if leads_home(&url, &self.base, self.internal).await {
            return Outcome::Inside;
        }
        let host = url.host_str().unwrap_or_default().to_lowercase();
        if self.delivery.rests(&host, self.time.now()) {
            return Outcome::Unreachable;
        }
        let own = format!("{} {host}", target.person);
        if self.limits.take(limits::HOOK, &own).await.is_err()
            || self.limits.take(limits::HOOK_HOST, &site(&host)).await.is_err()
        {
            return Outcome::TooMany;
        }
        let at = (target.url.as_str(), target.shape);
        let outcome = hooks::call(&self.client, self.internal, at, news, target.language).await;
        let answered = !matches!(outcome, Outcome::Unreachable | Outcome::Late);
        self.delivery.note(&host, answered, self.time.now());
        outcome
    }

    /// Delivers to a webhook. A failed delivery is retried in the background while the news is still true.
    pub(super) async fn call_and_again(self: &Arc<Self>, target: Target, news: News) -> Outcome {
        let outcome = self.call_once(&target, &news).await;
        if outcome.may_be_taken_later() && self.delivery.waiting.load(Ordering::Relaxed) < MOST_WAITING {
            self.delivery.waiting.fetch_add(1, Ordering::Relaxed);
            let notifier = self.clone();
            tokio::spawn(async move {
                notifier.try_again(&target, news).await;
                notifier.delivery.waiting.fetch_sub(1, Ordering::Relaxed);
            });
        }
        outcome
    }

    async fn try_again(&self, target: &Target, mut news: News) {
        for wait in AGAIN {
            self.time.sleep(wait).await;
            news = self.as_it_stands(news).await;
            if news.items.is_empty() || !self.call_once(target, &news).await.may_be_taken_later() {
                return;
            }
        }
    }

    /// Leaves out what has been overtaken by a later entry.
    async fn as_it_stands(&self, mut news: News) -> News {
        let mut items = Vec::new();
        for item in news.items {
            let ended = matches!(item.said, Said::Over | Said::Ended(_));
            let row = self.storage.table(&item.table).await.ok().flatten();
            if row.is_some_and(|row| ended || row.number == item.number) {
                items.push(item);
            }
        }
        news.items = items;
        news
    }
}

/// What hosts of one site have in common: the end of the name, or the address.
fn site(host: &str) -> String {
    if host.starts_with('[') || host.parse::<std::net::IpAddr>().is_ok() {
        return host.to_owned();
    }
    let labels: Vec<&str> = host.trim_end_matches('.').split('.').collect();
    // Names such as `co.uk` are shared by many sites.
    let shared = labels.len() > 2 && labels[labels.len() - 2].len() <= 3;
    let from = labels.len().saturating_sub(if shared { 3 } else { 2 });
    labels[from..].join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_that_does_not_answer_is_left_alone_for_longer_and_longer() {
        let delivery = Delivery::default();
        assert!(!delivery.rests("a.example", 0));
        delivery.note("a.example", false, 0);
        assert!(delivery.rests("a.example", 9_999) && !delivery.rests("a.example", 10_000));
        assert!(!delivery.rests("b.example", 1));
        delivery.note("a.example", false, 10_000);
        assert!(delivery.rests("a.example", 29_999) && !delivery.rests("a.example", 30_000));
        for _ in 0..100 {
            delivery.note("a.example", false, 0);
        }
        assert!(!delivery.rests("a.example", LONGEST_REST_MS), "an hour at most");
        delivery.note("a.example", true, 0);
        assert!(!delivery.rests("a.example", 1), "it answers again");
    }

    #[test]
    fn all_names_of_one_site_are_limited_together() {
        assert_eq!(site("a.b.evil.example"), "evil.example");
        assert_eq!(site("hooks.club.co.uk"), "club.co.uk");
        assert_eq!(site("localhost"), "localhost");
        assert_eq!(site("93.184.216.34"), "93.184.216.34");
        assert_eq!(site("[2606:2800:220:1::1]"), "[2606:2800:220:1::1]");
    }
}
