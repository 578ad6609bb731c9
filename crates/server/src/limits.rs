//! How often somebody may do something: a bucket that fills at a steady rate, for each kind of request and whoever asks. Those
//! are people and networks (see `address`); whatever a person may do, a network may do a few times as often.
//!
//! Nodes on one database count together. What is rare or guards a secret is taken from the database at once. What is frequent
//! is counted here and compared with the other nodes every second: a move must not wait for a second transaction.

use crate::error::Error;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use storage::{RefusalCount, Storage, StorageError, Taken, ids};

/// What is limited, and how much of it there may be.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// The kind of request.
    pub kind: &'static str,
    /// At once.
    burst: f64,
    /// In the long run.
    per_minute: f64,
    counted: Counted,
}

/// How nodes on one database count together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    /// Each time in the database.
    AtOnce,
    /// At the node, compared with the others every second.
    EverySecond,
}

/// A limit that is counted in the database.
const fn rare(kind: &'static str, burst: f64, per_minute: f64) -> Limit {
    Limit { kind, burst, per_minute, counted: Counted::AtOnce }
}

/// A limit on what is done often.
const fn frequent(kind: &'static str, burst: f64, per_minute: f64) -> Limit {
    Limit { kind, burst, per_minute, counted: Counted::EverySecond }
}

/// Attempts to sign in to one account from one network: whoever guesses elsewhere does not lock the owner out.
pub const SIGN_IN_AS: Limit = rare("sign-in-as", 10.0, 5.0);
/// Attempts to sign in, by network.
pub const SIGN_IN: Limit = rare("sign-in", 30.0, 30.0);
/// Attempts at the password of one table from one network.
pub const TABLE_PASSWORD: Limit = rare("table-password", 10.0, 5.0);
/// New guests and accounts, by network.
pub const ARRIVE: Limit = rare("arrive", 60.0, 30.0);
/// Moves and other writes, by person.
pub const WRITE: Limit = frequent("write", 120.0, 600.0);
/// Things said, by person.
pub const SAY: Limit = frequent("say", 10.0, 30.0);
/// Imports, by person.
pub const IMPORT: Limit = rare("import", 5.0, 6.0);
/// Exports, by person.
pub const EXPORT: Limit = rare("export", 5.0, 6.0);
/// Tests of notifications, by person.
pub const TEST: Limit = rare("test", 5.0, 6.0);
/// Searches for runs, runs to be checked or completed, and suppositions, by person.
pub const SEARCH: Limit = frequent("search", 30.0, 60.0);
/// Questions to a conductor, by person: one for every decision of somebody who plays quickly.
pub const LESSON: Limit = frequent("lesson", 60.0, 120.0);
/// States of the past and parts of the log, by person: somebody may leaf through a game.
pub const LOOK: Limit = frequent("look", 200.0, 600.0);
/// Kilobytes of logs and files that are read from the database, by person: some sixty whole games of people at once.
pub const READ: Limit = frequent("read", 16_000.0, 16_000.0);
/// Lists of tables, by person: each is a search in the database.
pub const LIST: Limit = frequent("list", 60.0, 120.0);
/// Pictures of tables that are not at hand and must be drawn, by network.
pub const DRAW: Limit = frequent("draw", 10.0, 15.0);
/// New tables of all kinds, by person: a day's worth at once.
pub const TABLE: Limit = rare("table", 60.0, 1.0);
/// People asked to be friends, invited into clubs, called to tables, and questions to be let in, by person: a group at once, and
/// some seventy more a day.
pub const ASK: Limit = rare("ask", 60.0, 0.05);
/// Links to one mail address.
pub const MAIL_TO: Limit = rare("mail-to", 3.0, 0.05);
/// Mails, by person.
pub const MAIL: Limit = rare("mail", 20.0, 0.5);
/// Calls of all kinds, by person and by table: however often turns change, nobody's webhook is flooded.
pub const CALL: Limit = rare("call", 60.0, 4.0);
/// Calls to one host by webhooks that one person answers for.
pub const HOOK: Limit = rare("hook", 20.0, 20.0);
/// Calls to one site by all webhooks.
pub const HOOK_HOST: Limit = rare("hook-host", 120.0, 120.0);
/// Links to recover an account, by network.
pub const RECOVERY: Limit = rare("recovery", 5.0, 6.0);

/// How much more a network may do than a person.
const NETWORK: f64 = 8.0;

/// So many buckets are kept; beyond that, those that are full are forgotten.
const REMEMBERED: usize = 20_000;

const COMPARE_EVERY: Duration = Duration::from_secs(1);

/// So many who were refused are written down in a second: the list is for people to read.
const MOST_WRITTEN_DOWN: usize = 100;

impl Limit {
    /// The same for a network.
    pub fn for_network(self) -> Limit {
        Limit { burst: self.burst * NETWORK, per_minute: self.per_minute * NETWORK, ..self }
    }

    fn milliseconds(self) -> f64 {
        60_000.0 / self.per_minute
    }

    /// How many milliseconds ahead of the steady rate somebody may be.
    fn most_ahead(self) -> f64 {
        self.milliseconds() * self.burst
    }
}

/// The buckets.
pub struct Limits {
    counts: Mutex<Counts>,
    storage: Storage,
    /// Whether there are no limits: for benches on one's own machine.
    off: bool,
}

struct Counts {
    buckets: HashMap<String, Bucket>,
    /// With so many buckets those that are full are forgotten.
    sweep_at: usize,
    /// Who was refused since it was last written down, and how often.
    refused: HashMap<(&'static str, String), i64>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
    limit: Limit,
    /// How many were taken since the other nodes were told.
    untold: i64,
}

impl Bucket {
    fn refill(&mut self, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + seconds * self.limit.per_minute / 60.0).min(self.limit.burst);
        self.at = now;
    }
}

impl Limits {
    /// Limits, or none; counted with other nodes where there may be some.
    pub fn new(on: bool, storage: &Storage) -> Limits {
        let counts = Counts { buckets: HashMap::new(), sweep_at: REMEMBERED, refused: HashMap::new() };
        Limits { counts: Mutex::new(counts), storage: storage.clone(), off: !on }
    }

    /// Takes one of what somebody may do, or says how long to wait.
    pub async fn take(&self, limit: Limit, who: &str) -> Result<(), Error> {
        if self.off {
            return Ok(());
        }
        if limit.counted == Counted::EverySecond || !self.storage.backend().shared() {
            return self.take_at(limit, who, Instant::now());
        }
        let (each, most) = (limit.milliseconds() as i64, limit.most_ahead() as i64);
        match self.storage.take_shared(&key(limit, who), ids::now(), each, most).await? {
            true => Ok(()),
            false => Err(self.refused(limit.kind, who, each as u64 / 1_000 + 1)),
        }
    }

    fn take_at(&self, limit: Limit, who: &str, now: Instant) -> Result<(), Error> {
        let mut counts = self.counts();
        counts.sweep(now);
        let new = Bucket { left: limit.burst, at: now, limit, untold: 0 };
        let bucket = counts.buckets.entry(key(limit, who)).or_insert(new);
        bucket.refill(now);
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            bucket.untold += 1;
            return Ok(());
        }
        let seconds = ((1.0 - bucket.left) * 60.0 / limit.per_minute).ceil() as u64;
        drop(counts);
        Err(self.refused(limit.kind, who, seconds))
    }

    /// Takes so many more of what is counted every second, though there may be less left: they are known only afterwards.
    pub fn spend(&self, limit: Limit, who: &str, units: usize) {
        if self.off {
            return;
        }
        let now = Instant::now();
        let mut counts = self.counts();
        let new = Bucket { left: limit.burst, at: now, limit, untold: 0 };
        let bucket = counts.buckets.entry(key(limit, who)).or_insert(new);
        bucket.refill(now);
        bucket.left -= units as f64;
        bucket.untold += units as i64;
    }

    /// Notes that somebody was refused something, and says so.
    pub fn refused(&self, kind: &'static str, who: &str, seconds: u64) -> Error {
        metrics::counter!("bradshaw_limited_total", "kind" => kind).increment(1);
        *self.counts().refused.entry((kind, who.to_owned())).or_insert(0) += 1;
        Error::TooMany(seconds.max(1))
    }

    /// Compares with other nodes what was taken, and writes down who was refused, for ever.
    pub async fn compare(self: Arc<Limits>) {
        loop {
            tokio::time::sleep(COMPARE_EVERY).await;
            match self.compare_once().await {
                Ok(()) => {}
                Err(StorageError::Closed) => return,
                Err(error) => tracing::warn!(%error, "limits could not be compared with other nodes"),
            }
        }
    }

    async fn compare_once(&self) -> Result<(), StorageError> {
        let refused = self.counts().take_refused();
        if !refused.is_empty() {
            self.storage.add_refusals(&refused, ids::now()).await?;
        }
        if !self.storage.backend().shared() {
            return Ok(());
        }
        let taken = self.counts().take_untold();
        if taken.is_empty() {
            return Ok(());
        }
        let now = ids::now();
        let ahead = self.storage.add_taken(&taken, now).await?;
        self.counts().learn(&ahead, now, Instant::now());
        Ok(())
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Counts {
    /// Forgets full buckets when there are many. If most are not full, the next look is when there are twice as many.
    fn sweep(&mut self, now: Instant) {
        if self.buckets.len() < self.sweep_at {
            return;
        }
        self.buckets.retain(|_, bucket| {
            bucket.refill(now);
            bucket.left < bucket.limit.burst || bucket.untold > 0
        });
        self.sweep_at = REMEMBERED.max(2 * self.buckets.len());
    }

    /// Who was refused most since the last time.
    fn take_refused(&mut self) -> Vec<RefusalCount> {
        let count = |((kind, who), count)| RefusalCount { kind, who, count };
        let mut refused: Vec<RefusalCount> = self.refused.drain().map(count).collect();
        refused.sort_unstable_by_key(|refusal| std::cmp::Reverse(refusal.count));
        refused.truncate(MOST_WRITTEN_DOWN);
        refused
    }

    /// What was taken here since the others were told.
    fn take_untold(&mut self) -> Vec<Taken> {
        let taken = self.buckets.iter_mut().filter(|(_, bucket)| bucket.untold > 0);
        taken
            .map(|(key, bucket)| Taken {
                key: key.clone(),
                cost: (bucket.limit.milliseconds() * std::mem::take(&mut bucket.untold) as f64) as i64,
                most: bucket.limit.most_ahead() as i64,
            })
            .collect()
    }

    /// Heeds what all nodes together have taken: how far ahead of its rate each is now.
    fn learn(&mut self, until: &[(String, i64)], now_ms: i64, now: Instant) {
        for (key, until) in until {
            if let Some(bucket) = self.buckets.get_mut(key) {
                bucket.refill(now);
                let taken = (until - now_ms).max(0) as f64 / bucket.limit.milliseconds();
                bucket.left = bucket.left.min((bucket.limit.burst - taken).max(0.0));
            }
        }
    }
}

fn key(limit: Limit, who: &str) -> String {
    format!("{} {who}", limit.kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_bucket_empties_and_fills_again() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("limits.db").display());
        let limits = Limits::new(true, &Storage::open(&url).await.unwrap());
        let limit = frequent("try", 2.0, 60.0);
        let start = Instant::now();
        let take = |who: &str, at: Instant| limits.take_at(limit, who, at);
        assert!(take("ann", start).is_ok());
        assert!(take("ann", start).is_ok());
        assert!(matches!(take("ann", start), Err(Error::TooMany(1))));
        assert!(take("ben", start).is_ok());
        assert!(take("ann", start + Duration::from_secs(1)).is_ok());
        let refused = limits.counts().take_refused();
        assert_eq!((refused.len(), refused[0].who.as_str(), refused[0].count), (1, "ann", 1));
    }
}
