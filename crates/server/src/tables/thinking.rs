//! Turns to think: a few thoughts at a time, so that there is always a thread to take moves. Turns go by person, not by table: whoever
//! owns sixty tables of computers waits for their own, and a newcomer waits for one thought at most. Quick thoughts have turns of
//! their own and never wait for slow ones.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How long a thought takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Some milliseconds: weak computers, and moves that people try.
    Quick,
    /// Up to seconds: computers that look ahead.
    Slow,
}

impl Weight {
    /// How long a computer player thinks.
    pub fn of(computer: &str) -> Weight {
        if matches!(computer, "guest" | "random") { Weight::Quick } else { Weight::Slow }
    }
}

/// The turns of a node.
pub struct Thinkers {
    quick: Arc<Turns>,
    slow: Arc<Turns>,
}

impl Thinkers {
    /// Turns for so many slow thoughts at once, and for as many quick ones.
    pub fn new(at_once: usize) -> Thinkers {
        Thinkers { quick: Turns::new(at_once), slow: Turns::new(at_once) }
    }

    /// Waits for a turn of this person's.
    pub async fn turn(&self, person: &str, weight: Weight) -> Turn {
        let turns = match weight {
            Weight::Quick => &self.quick,
            Weight::Slow => &self.slow,
        };
        turns.take(person).await
    }
}

/// Turns of one weight.
struct Turns {
    queue: Mutex<Queue>,
}

struct Queue {
    /// How many could begin at once.
    free: usize,
    /// Those who wait, in the order of their turns, each with their thoughts in order.
    waiting: VecDeque<(String, VecDeque<oneshot::Sender<Turn>>)>,
}

/// A turn to think; the next who waits has it when this is dropped.
pub struct Turn(Option<Arc<Turns>>);

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(turns) = self.0.take() {
            turns.pass_on();
        }
    }
}

impl Turns {
    fn new(free: usize) -> Arc<Turns> {
        Arc::new(Turns { queue: Mutex::new(Queue { free, waiting: VecDeque::new() }) })
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn take(self: &Arc<Turns>, person: &str) -> Turn {
        let waits = {
            let mut queue = self.lock();
            if queue.free > 0 {
                queue.free -= 1;
                return Turn(Some(self.clone()));
            }
            let (give, waits) = oneshot::channel();
            queue.add(person, give);
            waits
        };
        // Whoever has a turn passes it on when it is over, so that nobody who waits is forgotten.
        waits.await.unwrap_or(Turn(None))
    }

    /// Gives a turn that is over to the next who still waits.
    fn pass_on(self: Arc<Turns>) {
        loop {
            let next = {
                let mut queue = self.lock();
                let Some(next) = queue.next() else {
                    queue.free += 1;
                    return;
                };
                next
            };
            match next.send(Turn(Some(self.clone()))) {
                Ok(()) => return,
                // They do not wait any more. The turn is not over by that: the next has it.
                Err(mut turn) => turn.0 = None,
            }
        }
    }
}

impl Queue {
    fn add(&mut self, person: &str, give: oneshot::Sender<Turn>) {
        match self.waiting.iter_mut().find(|(whose, _)| whose == person) {
            Some((_, thoughts)) => thoughts.push_back(give),
            None => self.waiting.push_back((person.to_owned(), [give].into())),
        }
    }

    /// The next thought, of one person after another.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let (person, mut thoughts) = self.waiting.pop_front()?;
        let next = thoughts.pop_front();
        if !thoughts.is_empty() {
            self.waiting.push_back((person, thoughts));
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Waits for a turn in the background, says who has it and ends it at once.
    fn wait(
        thinkers: &Arc<Thinkers>,
        who: &'static str,
        order: &Arc<Mutex<Vec<&'static str>>>,
    ) -> tokio::task::JoinHandle<()> {
        let (thinkers, order) = (thinkers.clone(), order.clone());
        tokio::spawn(async move {
            let _turn = thinkers.turn(who, Weight::Slow).await;
            order.lock().unwrap().push(who);
        })
    }

    #[tokio::test]
    async fn a_newcomer_waits_for_one_thought_however_many_another_person_wants() {
        let thinkers = Arc::new(Thinkers::new(1));
        let busy = thinkers.turn("ann", Weight::Slow).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting: Vec<_> = (0..60).map(|_| wait(&thinkers, "ann", &order)).collect();
        tokio::task::yield_now().await;
        waiting.push(wait(&thinkers, "ben", &order));
        tokio::task::yield_now().await;
        drop(busy);
        for waited in waiting {
            waited.await.unwrap();
        }
        let order = order.lock().unwrap();
        assert_eq!((order.len(), &order[..3]), (61, ["ann", "ben", "ann"].as_slice()));
    }

    #[tokio::test]
    async fn quick_thoughts_do_not_wait_for_slow_ones() {
        let thinkers = Arc::new(Thinkers::new(1));
        let _slow = thinkers.turn("ann", Weight::of("magnate")).await;
        let _quick = thinkers.turn("ben", Weight::of("guest")).await;
    }

    #[tokio::test]
    async fn whoever_does_not_wait_any_more_takes_no_turn() {
        let thinkers = Arc::new(Thinkers::new(1));
        let busy = thinkers.turn("ann", Weight::Slow).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let (gone, stays) = (wait(&thinkers, "ben", &order), wait(&thinkers, "cat", &order));
        tokio::task::yield_now().await;
        gone.abort();
        tokio::task::yield_now().await;
        drop(busy);
        stays.await.unwrap();
        assert_eq!(*order.lock().unwrap(), ["cat"]);
        drop(thinkers.turn("dan", Weight::Slow).await);
    }
}
