//! Work that is shared out to threads and handed over in order, so that nobody can tell how many threads there were.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// Does `count` pieces of work on some threads. `take` gets what each came to, in the order of their numbers, as soon as all
/// before it are done. It ends with the first failure in that order.
pub fn in_order<T: Send, E: Send>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> Result<T, E> + Sync,
    mut take: impl FnMut(T),
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let (done, results) = mpsc::channel();
        for _ in 0..threads.clamp(1, count.max(1)) {
            let (done, next, work) = (done.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody listens any more after a failure.
                    if number >= count || done.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&due) {
                take(result?);
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// The first pieces take longest, so threads finish them out of order.
    fn slow_first(number: usize) -> usize {
        std::thread::sleep(Duration::from_millis(40 / (number as u64 + 1)));
        number * number
    }

    #[test]
    fn results_come_in_order_however_many_threads_there_are() {
        for threads in [0, 1, 3, 64] {
            let mut taken = Vec::new();
            let done = in_order(9, threads, |number| Ok::<_, ()>(slow_first(number)), |it| taken.push(it));
            assert_eq!((done, taken), (Ok(()), vec![0, 1, 4, 9, 16, 25, 36, 49, 64]), "{threads} threads");
        }
    }

    #[test]
    fn the_first_failure_in_order_ends_it() {
        let mut taken = Vec::new();
        let fails = |number| if number == 2 || number == 5 { Err(number) } else { Ok(slow_first(number)) };
        assert_eq!(in_order(9, 4, fails, |it| taken.push(it)), Err(2));
        assert_eq!(taken, [0, 1]);
    }
}
