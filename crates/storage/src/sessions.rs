//! The sessions in use, kept for a moment: every request needs one, and a question to the database for each would cost as much as
//! a move. Whatever this process writes about people and sessions empties it at once; what others write is heeded within a second.

use crate::{Batch, Session};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

const BELIEVED: Duration = Duration::from_secs(1);
const MOST: usize = 10_000;

/// The sessions in use, by what is kept of their secrets.
#[derive(Default)]
pub(crate) struct Sessions {
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    sessions: HashMap<String, Kept>,
    /// How often it was emptied: what was read before is not kept after.
    emptied: u64,
}

struct Kept {
    session: Session,
    expires_at: i64,
    read: Instant,
}

impl Sessions {
    /// A session that was read a moment ago and has not expired; or, if there is none, what to give back when it has been read.
    pub fn get(&self, token: &str, now: i64) -> Result<Session, u64> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = |kept: &&Kept| kept.read.elapsed() < BELIEVED && kept.expires_at > now;
        known.sessions.get(token).filter(fresh).map(|kept| kept.session.clone()).ok_or(known.emptied)
    }

    /// Keeps a session that has been read, unless something was written meanwhile.
    pub fn keep(&self, token: &str, session: &Session, expires_at: i64, emptied: u64) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.sessions.len() >= MOST {
            known.sessions.retain(|_, kept| kept.read.elapsed() < BELIEVED);
        }
        if known.emptied == emptied && known.sessions.len() < MOST {
            let kept = Kept { session: session.clone(), expires_at, read: Instant::now() };
            known.sessions.insert(token.to_owned(), kept);
        }
    }

    /// Whether a batch says anything about people or sessions.
    pub fn heeds(&self, batch: &Batch) -> bool {
        let about = |sql: &str| sql.contains(" sessions") || sql.contains(" people");
        batch.statements.iter().any(|statement| about(statement.sql))
    }

    /// Empties it, after such a batch was committed.
    pub fn empty(&self) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.sessions.clear();
        known.emptied += 1;
    }
}
