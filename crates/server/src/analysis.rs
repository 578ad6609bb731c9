//! What people ask beside the game, such as the best runs, is worked out by threads of its own that give way to all others: to
//! those who take moves and to computer players. Whoever waits gets turns by person, not by request, and work that nobody waits
//! for any more is dropped.

use crate::error::Error;
use crate::patient::{self, give_way, unbroken};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How many questions may wait: in all, about one table, of one person.
const MOST: usize = 64;
const MOST_AT_A_TABLE: usize = 16;
const MOST_EACH: usize = 4;

/// The threads, and who waits for them.
pub struct Analysis {
    desk: Arc<Desk>,
}

#[derive(Default)]
struct Desk {
    waiting: Mutex<Waiting>,
    more: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// Those who have asked, in the order of their turns, each with what they asked.
    askers: VecDeque<(String, VecDeque<Question>)>,
    closed: bool,
}

struct Question {
    table: String,
    wanted: Arc<AtomicBool>,
    answer: Box<dyn FnOnce() + Send>,
}

impl Question {
    fn is_wanted(&self) -> bool {
        self.wanted.load(Ordering::Relaxed)
    }
}

/// Says that an answer is wanted no more when whoever waits for it goes.
struct Asking(Arc<AtomicBool>);

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// Whether somebody still waits for the answer.
#[derive(Clone)]
pub struct Wanted(Arc<AtomicBool>);

impl Wanted {
    /// Whether somebody does.
    pub fn still(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Analysis {
    /// So many threads.
    pub fn new(threads: usize) -> Analysis {
        let desk = Arc::new(Desk::default());
        for _ in 0..threads {
            let desk = desk.clone();
            std::thread::spawn(move || desk.work());
        }
        Analysis { desk }
    }

    /// Works something out for somebody, about a table. Work that takes long should ask now and then whether it is still
    /// wanted, and give nothing if it is not.
    pub async fn ask<T: Send + 'static>(
        &self,
        asker: &str,
        table: &str,
        work: impl FnOnce(&Wanted) -> Option<T> + Send + 'static,
    ) -> Result<T, Error> {
        let wanted = Arc::new(AtomicBool::new(true));
        let (_asking, seen) = (Asking(wanted.clone()), Wanted(wanted.clone()));
        let (tell, told) = oneshot::channel();
        let answer = Box::new(move || {
            if let Some(found) = work(&seen) {
                tell.send(found).ok();
            }
        });
        self.desk.add(asker, Question { table: table.to_owned(), wanted, answer })?;
        told.await.map_err(|_| Error::Internal("a question was not answered".to_owned()))
    }
}

impl Drop for Analysis {
    fn drop(&mut self) {
        let mut waiting = self.desk.lock();
        waiting.closed = true;
        waiting.askers.clear();
        drop(waiting);
        self.desk.more.notify_all();
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, asker: &str, question: Question) -> Result<(), Error> {
        let mut waiting = self.lock();
        waiting.askers.iter_mut().for_each(|(_, asked)| asked.retain(Question::is_wanted));
        waiting.askers.retain(|(_, asked)| !asked.is_empty());
        let all = || waiting.askers.iter().flat_map(|(_, asked)| asked);
        let here = all().filter(|other| other.table == question.table).count();
        let theirs = waiting.askers.iter().position(|(whose, _)| whose == asker);
        let own = theirs.map_or(0, |index| waiting.askers[index].1.len());
        if all().count() >= MOST || here >= MOST_AT_A_TABLE || own >= MOST_EACH {
            return Err(Error::TooMany(1));
        }
        match theirs {
            Some(index) => waiting.askers[index].1.push_back(question),
            None => waiting.askers.push_back((asker.to_owned(), [question].into())),
        }
        drop(waiting);
        self.more.notify_one();
        Ok(())
    }

    /// Answers one question after another, of one asker after another.
    fn work(&self) {
        give_way(patient::ANALYSIS);
        while let Some(question) = self.next() {
            if question.is_wanted() {
                unbroken(question.answer);
            }
        }
    }

    fn next(&self) -> Option<Question> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some((asker, mut asked)) = waiting.askers.pop_front() {
                let question = asked.pop_front();
                if !asked.is_empty() {
                    waiting.askers.push_back((asker, asked));
                }
                if question.is_some() {
                    return question;
                }
                continue;
            }
            waiting = self.more.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// A desk whose one thread is busy until told; what is asked meanwhile waits.
    async fn busy(analysis: &Arc<Analysis>) -> mpsc::Sender<()> {
        let (release, held) = mpsc::channel::<()>();
        let (begin, begun) = oneshot::channel();
        let asking = analysis.clone();
        tokio::spawn(async move {
            asking
                .ask("busy", "t0", move |_| {
                    begin.send(()).ok();
                    held.recv().ok()
                })
                .await
        });
        begun.await.unwrap();
        release
    }

    #[tokio::test]
    async fn turns_go_by_person_and_what_nobody_wants_is_dropped() {
        let analysis = Arc::new(Analysis::new(1));
        let release = busy(&analysis).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for (asker, table) in [("ann", "t1"), ("ann", "t1"), ("ann", "t1"), ("ann", "t1"), ("ben", "t2")] {
            let (analysis, order) = (analysis.clone(), order.clone());
            waiting.push(tokio::spawn(async move {
                analysis
                    .ask(asker, table, move |_| {
                        order.lock().unwrap().push(asker);
                        Some(())
                    })
                    .await
            }));
            tokio::task::yield_now().await;
        }
        assert!(matches!(analysis.ask("ann", "t1", |_| Some(())).await, Err(Error::TooMany(_))), "a fifth");
        // Ann loses interest in her second question.
        waiting.remove(1).abort();
        tokio::task::yield_now().await;
        release.send(()).unwrap();
        for asked in waiting {
            asked.await.unwrap().unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["ann", "ben", "ann", "ann"]);
    }

    #[tokio::test]
    async fn work_learns_that_nobody_waits() {
        let analysis = Arc::new(Analysis::new(1));
        let (tell, told) = mpsc::channel();
        let (begin, begun) = oneshot::channel();
        let asking = analysis.clone();
        let asked = tokio::spawn(async move {
            asking
                .ask("ann", "t1", move |wanted| {
                    begin.send(()).ok();
                    while wanted.still() {
                        std::thread::yield_now();
                    }
                    tell.send(()).ok();
                    None::<()>
                })
                .await
        });
        begun.await.unwrap();
        asked.abort();
        tokio::task::spawn_blocking(move || told.recv().unwrap()).await.unwrap();
    }
}
