//! How often somebody may do something: a bucket that fills at a steady rate, for each kind of deed and each doer. Doers are
//! people and households (see `address`); whatever a person may do, a household may do a few times as often.

use crate::error::Error;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use storage::{Storage, ids};

/// A rate: at most `burst` at once, `per_minute` in the long run.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// In the long run.
    pub per_minute: f64,
}

/// Attempts to sign in to one account from one household: whoever guesses elsewhere does not lock the owner out.
pub const SIGN_IN_AS: Rate = Rate { burst: 10.0, per_minute: 5.0 };
/// Attempts to sign in, by household.
pub const SIGN_IN: Rate = Rate { burst: 30.0, per_minute: 30.0 };
/// New guests and accounts, by household.
pub const ARRIVE: Rate = Rate { burst: 60.0, per_minute: 30.0 };
/// Moves and other writes, by person.
pub const WRITE: Rate = Rate { burst: 120.0, per_minute: 600.0 };
/// Things said, by person.
pub const SAY: Rate = Rate { burst: 10.0, per_minute: 30.0 };
/// Costly things (imports, exports, tests of notifications), by person.
pub const COSTLY: Rate = Rate { burst: 5.0, per_minute: 6.0 };
/// Searches for runs and suppositions, by person.
pub const SEARCH: Rate = Rate { burst: 30.0, per_minute: 60.0 };
/// States of the past and parts of the log, by person: somebody may leaf through a game.
pub const LOOK: Rate = Rate { burst: 200.0, per_minute: 600.0 };
/// New tables of all kinds, by person: a day's worth at once.
pub const TABLE: Rate = Rate { burst: 60.0, per_minute: 1.0 };
/// Links to one mail address.
pub const MAIL_TO: Rate = Rate { burst: 3.0, per_minute: 0.05 };
/// Mails, by person.
pub const MAIL: Rate = Rate { burst: 20.0, per_minute: 0.5 };

/// How much more a household may do than a person.
const HOUSEHOLD: f64 = 8.0;

/// So many doers are remembered; beyond that, those whose bucket is full are forgotten.
const REMEMBERED: usize = 20_000;

impl Rate {
    /// The same for a household.
    pub fn for_household(self) -> Rate {
        Rate { burst: self.burst * HOUSEHOLD, per_minute: self.per_minute * HOUSEHOLD }
    }

    fn milliseconds(self) -> f64 {
        60_000.0 / self.per_minute
    }
}

/// The buckets.
pub struct Limits {
    buckets: Mutex<HashMap<String, Bucket>>,
    /// Where nodes keep what they count together, if there may be several.
    shared: Option<Storage>,
    /// Whether there are no limits: for benches on one's own machine.
    off: bool,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
    rate: Rate,
}

impl Bucket {
    fn refill(&mut self, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + seconds * self.rate.per_minute / 60.0).min(self.rate.burst);
        self.at = now;
    }
}

impl Limits {
    /// Limits, or none; counted with other nodes where there may be some.
    pub fn new(on: bool, storage: &Storage) -> Limits {
        let shared = storage.backend().shared().then(|| storage.clone());
        Limits { buckets: Mutex::default(), shared, off: !on }
    }

    /// Takes one from a doer's bucket at this node, or says how long to wait: for what is done often.
    pub fn take(&self, deed: &'static str, doer: &str, rate: Rate) -> Result<(), Error> {
        self.take_at(deed, doer, rate, Instant::now())
    }

    /// Takes one from a doer's bucket that all nodes share: for what is rare and must not be had at every node anew.
    pub async fn take_everywhere(&self, deed: &'static str, doer: &str, rate: Rate) -> Result<(), Error> {
        let Some(storage) = self.shared.as_ref().filter(|_| !self.off) else {
            return self.take(deed, doer, rate);
        };
        let (each, most) = (rate.milliseconds(), rate.milliseconds() * rate.burst);
        let key = format!("{deed} {doer}");
        match storage.take_shared(&key, ids::now(), each as i64, most as i64).await? {
            true => Ok(()),
            false => Err(refused(deed, (each / 1_000.0).ceil() as u64)),
        }
    }

    fn take_at(&self, deed: &'static str, doer: &str, rate: Rate, now: Instant) -> Result<(), Error> {
        if self.off {
            return Ok(());
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| {
                bucket.refill(now);
                bucket.left < bucket.rate.burst
            });
        }
        let bucket =
            buckets.entry(format!("{deed} {doer}")).or_insert(Bucket { left: rate.burst, at: now, rate });
        bucket.refill(now);
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            return Ok(());
        }
        Err(refused(deed, ((1.0 - bucket.left) * 60.0 / rate.per_minute).ceil() as u64))
    }
}

fn refused(deed: &'static str, seconds: u64) -> Error {
    metrics::counter!("bradshaw_limited_total", "deed" => deed).increment(1);
    Error::TooMany(seconds.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = Limits { buckets: Mutex::default(), shared: None, off: false };
        let rate = Rate { burst: 2.0, per_minute: 60.0 };
        let start = Instant::now();
        let take = |doer: &str, at: Instant| limits.take_at("sign-in", doer, rate, at);
        assert!(take("ann", start).is_ok());
        assert!(take("ann", start).is_ok());
        assert!(matches!(take("ann", start), Err(Error::TooMany(1))));
        assert!(take("ben", start).is_ok());
        assert!(take("ann", start + Duration::from_secs(1)).is_ok());
    }
}
