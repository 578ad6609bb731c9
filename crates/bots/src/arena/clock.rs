//! How long a player thinks: the time a processor spent on it, so that other work on the machine does not count. Where the system
//! does not tell that, the time that passed.

use std::time::Duration;

/// A moment of the thread that asks.
pub struct Clock(#[cfg(unix)] Duration, #[cfg(not(unix))] std::time::Instant);

#[cfg(unix)]
impl Clock {
    pub fn start() -> Clock {
        Clock(spent())
    }

    /// What this thread has spent since.
    pub fn elapsed(&self) -> Duration {
        spent().saturating_sub(self.0)
    }
}

#[cfg(unix)]
fn spent() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(now).unwrap_or_default()
}

#[cfg(not(unix))]
impl Clock {
    pub fn start() -> Clock {
        Clock(std::time::Instant::now())
    }

    pub fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn waiting_is_not_thinking() {
        let clock = Clock::start();
        std::thread::sleep(Duration::from_millis(30));
        let waited = clock.elapsed();
        let sum = (0..3_000_000_u64).fold(0, |sum: u64, number| std::hint::black_box(sum ^ number));
        assert!(waited < Duration::from_millis(15) && clock.elapsed() > waited, "{waited:?} {sum}");
    }
}
