//! A cache of expensive answers that do not change. The first request computes an answer; later requests wait for it.

use crate::error::Error;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;

/// The number of answers kept.
const KEPT: usize = 64;

/// Answers by what was asked, those that were asked for last at the end.
pub struct Once<T> {
    answers: Mutex<VecDeque<(String, Arc<OnceCell<T>>)>>,
}

impl<T> Default for Once<T> {
    fn default() -> Once<T> {
        Once { answers: Mutex::default() }
    }
}

impl<T: Clone> Once<T> {
    /// The answer to a question. If the request that computes it is cancelled, the next one in line computes it.
    pub async fn get(&self, asked: String, work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        let answer = self.answer(asked);
        Ok(answer.get_or_try_init(|| work).await?.clone())
    }

    fn answer(&self, asked: String) -> Arc<OnceCell<T>> {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let known = answers.iter().position(|(other, _)| *other == asked);
        let found = known.and_then(|place| answers.remove(place)).unwrap_or_else(|| (asked, Arc::default()));
        let answer = found.1.clone();
        answers.push_back(found);
        if answers.len() > KEPT {
            answers.pop_front();
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn what_many_ask_is_worked_out_once() {
        let (once, worked) = (Once::default(), AtomicUsize::new(0));
        let ask = |asked: &str| {
            once.get(asked.to_owned(), async {
                tokio::task::yield_now().await;
                Ok(worked.fetch_add(1, Ordering::SeqCst))
            })
        };
        let (one, two, three) = tokio::join!(ask("a"), ask("a"), ask("b"));
        assert_eq!(one.unwrap(), two.unwrap());
        three.unwrap();
        assert_eq!(worked.load(Ordering::SeqCst), 2);
        // An error is not kept.
        assert!(once.get("c".to_owned(), async { Err(Error::NotFound("table")) }).await.is_err());
        ask("c").await.unwrap();
        assert_eq!(worked.load(Ordering::SeqCst), 3);
        for many in 0..KEPT {
            ask(&format!("d{many}")).await.unwrap();
        }
        ask("a").await.unwrap();
        assert_eq!(worked.load(Ordering::SeqCst), 4 + KEPT, "the oldest are forgotten");
    }
}
