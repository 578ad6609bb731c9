//! What people at a soak saw, with the times at which they saw it.

use crate::tables::Load;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many faults are kept word for word.
const MOST_FAULTS: usize = 50;

/// What everybody at a server writes down.
pub struct Journal {
    start: Instant,
    /// When each move was acknowledged, and how long that took.
    moves: Mutex<Vec<(Duration, Duration)>>,
    /// When watchers saw each entry, and how old it was.
    seen: Mutex<Vec<(Duration, Duration)>>,
    /// When something was broken.
    troubles: Mutex<Vec<Range<Duration>>>,
    faults: Mutex<Vec<String>>,
    fault_count: AtomicUsize,
    /// How often clocks were compared with the time that had passed.
    pub clock_checks: AtomicUsize,
    /// Games that were imported and came out as they were.
    pub imports: AtomicUsize,
    /// How often watchers had to open their page again.
    pub reopened: AtomicUsize,
}

impl Default for Journal {
    fn default() -> Journal {
        Journal {
            start: Instant::now(),
            moves: Mutex::default(),
            seen: Mutex::default(),
            troubles: Mutex::default(),
            faults: Mutex::default(),
            fault_count: AtomicUsize::new(0),
            clock_checks: AtomicUsize::new(0),
            imports: AtomicUsize::new(0),
            reopened: AtomicUsize::new(0),
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Journal {
    /// A move was acknowledged, so long after it was first sent.
    pub fn moved(&self, taken: Duration) {
        lock(&self.moves).push((self.start.elapsed(), taken));
    }

    /// A watcher saw an entry of this age.
    pub fn saw(&self, age: Duration) {
        lock(&self.seen).push((self.start.elapsed(), age));
    }

    /// Something that must not happen.
    pub fn fault(&self, what: String) {
        self.fault_count.fetch_add(1, Ordering::Relaxed);
        let mut faults = lock(&self.faults);
        if faults.len() < MOST_FAULTS {
            faults.push(what);
        }
    }

    /// Something is broken from now on; give the answer to `mended`.
    pub fn broken(&self) -> Duration {
        self.start.elapsed()
    }

    /// It is not any more.
    pub fn mended(&self, since: Duration) {
        lock(&self.troubles).push(since..self.start.elapsed());
    }

    /// The first faults, and how many there were.
    pub fn faults(&self) -> (Vec<String>, usize) {
        (lock(&self.faults).clone(), self.fault_count.load(Ordering::Relaxed))
    }

    /// How long moves took while all was well, and while something was broken.
    pub fn moves(&self) -> [Load; 2] {
        self.spread(&lock(&self.moves))
    }

    /// How old entries were when watchers saw them, while all was well, and while something was broken.
    pub fn sights(&self) -> [Load; 2] {
        self.spread(&lock(&self.seen))
    }

    fn spread(&self, times: &[(Duration, Duration)]) -> [Load; 2] {
        let troubles = lock(&self.troubles);
        // What took long began before.
        let is_troubled = |(at, taken): &(Duration, Duration)| {
            let begun = at.saturating_sub(*taken);
            troubles.iter().any(|trouble| begun < trouble.end && trouble.start < *at)
        };
        let (troubled, calm): (Vec<_>, Vec<_>) = times.iter().partition(|time| is_troubled(time));
        let broken: Duration = troubles.iter().map(|trouble| trouble.end - trouble.start).sum();
        let load = |times: Vec<(Duration, Duration)>, how_long: Duration| {
            Load::of(times.into_iter().map(|(_, taken)| taken).collect(), 0, how_long)
        };
        [load(calm, self.start.elapsed().saturating_sub(broken)), load(troubled, broken)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_in_trouble_are_counted_apart() {
        let journal = Journal::default();
        let second = Duration::from_secs(1);
        lock(&journal.troubles).push(10 * second..20 * second);
        lock(&journal.moves).extend([(5 * second, second), (15 * second, second), (24 * second, 5 * second)]);
        let [calm, troubled] = journal.moves();
        assert_eq!((calm.moves, troubled.moves, troubled.longest), (1, 2, 5 * second));
    }
}
