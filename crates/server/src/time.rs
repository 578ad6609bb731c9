//! Where the server's time comes from: the machine, or in tests a hand that the test moves. Whoever waits for an instant is woken
//! when it has come, however it came.

use std::fmt;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use storage::ids;
use tokio::sync::watch;

/// A machine's time may be set anew while we wait: we look again at least so often.
const LOOK_AGAIN: Duration = Duration::from_secs(30);

/// So much later somebody is woken if the time was set back.
const SLACK: Duration = Duration::from_millis(100);

/// The time, in milliseconds since 1970. It is cheap to clone, and all clones tell the same.
#[derive(Clone, Default)]
pub struct Time {
    /// The hand that is moved; none for the machine's time.
    hand: Option<Arc<watch::Sender<i64>>>,
    /// How far the hand was set. The rest of its way it was moved on.
    set: Arc<AtomicI64>,
}

/// When this process first asked for the time: by the machine's clock, and by the one that nobody sets.
static BEGINNING: OnceLock<(i64, Instant)> = OnceLock::new();

impl Time {
    /// A time that stands still at an instant until it is moved: for tests, that several servers may share.
    pub fn standing_at(instant: i64) -> Time {
        Time { hand: Some(Arc::new(watch::Sender::new(instant))), set: Arc::default() }
    }

    /// Now.
    pub fn now(&self) -> i64 {
        self.hand.as_ref().map_or_else(ids::now, |hand| *hand.borrow())
    }

    /// Moves a hand on and wakes whoever waited for that. The machine's time goes by itself, and is not moved.
    pub fn advance(&self, by: Duration) {
        if let Some(hand) = &self.hand {
            hand.send_modify(|now| *now += by.as_millis() as i64);
        }
    }

    /// Sets a hand to a later or, below zero, an earlier time, as an operator sets the clock of a machine. No time passes.
    pub fn set(&self, by_ms: i64) {
        if let Some(hand) = &self.hand {
            hand.send_modify(|now| {
                *now += by_ms;
                self.set.fetch_add(by_ms, Ordering::SeqCst);
            });
        }
    }

    /// How far the time was set since the process began, in milliseconds: what it shows beyond what has passed. It is below zero if
    /// the time was set back. A machine that slept counts as set forward, for nobody could play meanwhile.
    pub fn set_by(&self) -> i64 {
        if self.hand.is_some() {
            return self.set.load(Ordering::SeqCst);
        }
        let (wall, monotonic) = BEGINNING.get_or_init(|| (ids::now(), Instant::now()));
        ids::now() - wall - monotonic.elapsed().as_millis() as i64
    }

    /// Waits until an instant has come, or as long as it should have taken if the time is set back meanwhile.
    pub async fn until(&self, instant: i64) {
        if let Some(hand) = &self.hand {
            let passed = |now: i64| now - self.set.load(Ordering::SeqCst);
            let enough = passed(self.now()) + instant - self.now();
            // The sender lives as long as this does, so that there is nothing to fail.
            hand.subscribe().wait_for(|now| *now >= instant || passed(*now) >= enough).await.ok();
            return;
        }
        let begun = Instant::now();
        let long = Duration::from_millis(u64::try_from(instant - ids::now()).unwrap_or(0)) + SLACK;
        while let Ok(left @ 1..) = u64::try_from(instant - ids::now()) {
            if begun.elapsed() > long {
                return;
            }
            tokio::time::sleep(Duration::from_millis(left).min(LOOK_AGAIN)).await;
        }
    }

    /// Waits so long.
    pub async fn sleep(&self, long: Duration) {
        self.until(self.now() + long.as_millis() as i64).await;
    }
}

impl PartialEq for Time {
    fn eq(&self, other: &Time) -> bool {
        match (&self.hand, &other.hand) {
            (None, None) => true,
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            _ => false,
        }
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let source = if self.hand.is_some() { "by hand" } else { "machine" };
        write!(out, "Time({source}, {})", self.now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_waits_is_woken_when_the_hand_is_moved_far_enough() {
        let time = Time::standing_at(1_000);
        let waiting = time.clone();
        let mut woken = tokio::spawn(async move {
            waiting.until(6_000).await;
            waiting.now()
        });
        time.advance(Duration::from_secs(4));
        let short = Duration::from_millis(50);
        assert!(tokio::time::timeout(short, &mut woken).await.is_err(), "it is only 5,000");
        time.advance(Duration::from_secs(3));
        assert_eq!(woken.await.unwrap(), 8_000);
        time.until(8_000).await;
    }

    #[tokio::test]
    async fn a_time_that_is_set_back_keeps_nobody_waiting() {
        let time = Time::standing_at(10_000);
        let waiting = time.clone();
        let mut woken = tokio::spawn(async move { waiting.until(16_000).await });
        tokio::task::yield_now().await;
        time.set(-8_000);
        assert_eq!((time.now(), time.set_by()), (2_000, -8_000));
        time.advance(Duration::from_secs(5));
        let short = Duration::from_millis(50);
        assert!(tokio::time::timeout(short, &mut woken).await.is_err(), "five seconds of six");
        time.advance(Duration::from_secs(1));
        woken.await.unwrap();
    }

    #[tokio::test]
    async fn the_time_of_the_machine_goes_by_itself() {
        let time = Time::default();
        let before = time.now();
        time.sleep(Duration::from_millis(20)).await;
        assert!(time.now() >= before + 20);
        time.until(before).await;
        assert_eq!(time, Time::default());
        assert_ne!(time, Time::standing_at(before));
    }
}
