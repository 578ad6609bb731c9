//! Threads that give way to those who take moves: the system lets them work only with what others leave.

use crate::error::Error;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use tokio::sync::oneshot;

/// How much computer players give way (10 is what `nice` takes by itself).
pub const COMPUTERS: i32 = 5;
/// How much answers to people who ask something beside the game do.
pub const ANALYSIS: i32 = 10;

/// Nobody can give way more.
const LAST: i32 = 19;

type Job = Box<dyn FnOnce() + Send>;

/// Some threads that give way, and the work that waits for them.
pub struct Patient {
    jobs: mpsc::Sender<Job>,
}

/// Lets this thread give way, from now on: the system lets nobody take it back.
pub fn give_way(nice: i32) {
    let now = rustix::process::getpriority_process(None).unwrap_or(0);
    rustix::process::setpriority_process(None, (now + nice).min(LAST)).ok();
}

/// Does some work. What breaks breaks one answer, not the thread.
pub fn unbroken(work: impl FnOnce()) {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok();
}

impl Patient {
    /// So many threads that give way so much. They end when this is dropped.
    pub fn new(threads: usize, nice: i32) -> Patient {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads {
            let waiting = waiting.clone();
            std::thread::spawn(move || {
                give_way(nice);
                let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while let Ok(job) = next() {
                    unbroken(job);
                }
            });
        }
        Patient { jobs }
    }

    /// Has something done, and waits for it.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (tell, told) = oneshot::channel();
        self.jobs.send(Box::new(move || _ = tell.send(work()))).ok();
        told.await.map_err(|_| Error::Internal("some work was not done".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_that_breaks_is_an_error_and_the_next_is_done() {
        let patient = Patient::new(1, COMPUTERS);
        let broken = patient.run(|| assert_eq!(1, 2, "broken on purpose")).await;
        assert!(broken.is_err());
        assert_eq!(patient.run(|| 3).await.unwrap(), 3);
    }

    #[tokio::test]
    async fn patient_threads_give_way_and_others_do_not() {
        let nice = || rustix::process::getpriority_process(None).unwrap();
        let before = nice();
        let patient = Patient::new(1, COMPUTERS);
        assert_eq!(patient.run(nice).await.unwrap(), (before + COMPUTERS).min(LAST));
        assert_eq!(nice(), before);
    }
}
