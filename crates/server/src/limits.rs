//! How often somebody may do something: a bucket that fills at a steady rate, for each kind of deed and each doer.

use crate::error::Error;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A rate: at most `burst` at once, `per_minute` in the long run.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// In the long run.
    pub per_minute: f64,
}

/// Attempts to sign in, by address and by login.
pub const SIGN_IN: Rate = Rate { burst: 10.0, per_minute: 10.0 };
/// New guests and accounts, by address.
pub const ARRIVE: Rate = Rate { burst: 60.0, per_minute: 30.0 };
/// Moves and other writes, by person.
pub const WRITE: Rate = Rate { burst: 120.0, per_minute: 600.0 };
/// Things said, by person.
pub const SAY: Rate = Rate { burst: 10.0, per_minute: 30.0 };
/// Costly things (imports, tests of notifications), by person.
pub const COSTLY: Rate = Rate { burst: 5.0, per_minute: 6.0 };

/// So many doers are remembered; beyond that, those whose bucket is full are forgotten.
const REMEMBERED: usize = 20_000;

/// The buckets.
#[derive(Debug, Default)]
pub struct Limits {
    buckets: Mutex<HashMap<String, Bucket>>,
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
    /// Limits, or none.
    pub fn new(on: bool) -> Limits {
        Limits { buckets: Mutex::default(), off: !on }
    }

    /// Takes one from a doer's bucket, or says how long to wait.
    pub fn take(&self, deed: &str, doer: &str, rate: Rate) -> Result<(), Error> {
        self.take_at(deed, doer, rate, Instant::now())
    }

    fn take_at(&self, deed: &str, doer: &str, rate: Rate, now: Instant) -> Result<(), Error> {
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
        metrics::counter!("bradshaw_limited_total").increment(1);
        Err(Error::TooMany(((1.0 - bucket.left) * 60.0 / rate.per_minute).ceil() as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = Limits::new(true);
        let rate = Rate { burst: 2.0, per_minute: 60.0 };
        let start = Instant::now();
        assert!(limits.take_at("sign-in", "ann", rate, start).is_ok());
        assert!(limits.take_at("sign-in", "ann", rate, start).is_ok());
        assert!(matches!(limits.take_at("sign-in", "ann", rate, start), Err(Error::TooMany(1))));
        assert!(limits.take_at("sign-in", "ben", rate, start).is_ok());
        assert!(limits.take_at("sign-in", "ann", rate, start + Duration::from_secs(1)).is_ok());
    }
}
