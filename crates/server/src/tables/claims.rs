//! Which tables of computers nobody looks after. A node tells the others every second at which tables it makes the server's moves. A
//! table that waits for a move of the server, and that no node has named for a while, was left by a node that died or cannot reach the
//! database. Only what this node sees and hears counts, by its own clock: what others think the time is does not matter.

use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How often a node tells where it is at work.
pub const TELL_EVERY: Duration = Duration::from_secs(1);
/// How often it looks for tables that nobody looks after.
pub const LOOK_EVERY: Duration = Duration::from_millis(500);
/// So long it is believed that another node is at work at a table.
const BELIEVED: Duration = Duration::from_millis(2_500);
/// A table whose version changed more recently is looked after, even if no node has said so yet.
const RECENT: Duration = Duration::from_secs(2);

/// What this node knows of the tables where the next move is the server's.
#[derive(Default)]
pub struct Claims {
    /// When another node last said that it is at work there.
    heard: HashMap<String, Instant>,
    /// The version of each table, and since when it is known.
    seen: HashMap<String, (i64, Instant)>,
}

impl Claims {
    /// Another node is at work at a table.
    pub fn hear(&mut self, table: String, now: Instant) {
        self.heard.insert(table, now);
    }

    /// Those of some tables, with their versions, that nobody looks after. Each is named again only after a while.
    pub fn left_alone(&mut self, driven: Vec<(String, i64)>, now: Instant) -> Vec<String> {
        self.heard.retain(|_, heard| now.duration_since(*heard) < BELIEVED);
        let mut seen = HashMap::with_capacity(driven.len());
        let mut left = Vec::new();
        for (table, version) in driven {
            let mut since = match self.seen.get(&table) {
                Some((known, since)) if *known == version => *since,
                _ => now,
            };
            if now.duration_since(since) >= RECENT && !self.heard.contains_key(&table) {
                left.push(table.clone());
                since = now;
            }
            seen.insert(table, (version, since));
        }
        self.seen = seen;
        left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks as often as a node does, for so long, at one table whose version is told by the time.
    fn looks(
        claims: &mut Claims,
        start: Instant,
        until: Duration,
        version: impl Fn(Duration) -> i64,
    ) -> Vec<Duration> {
        let mut taken = Vec::new();
        let mut at = Duration::ZERO;
        while at <= until {
            let driven = vec![("t".to_owned(), version(at))];
            taken.extend(claims.left_alone(driven, start + at).iter().map(|_| at));
            at += LOOK_EVERY;
        }
        taken
    }

    #[test]
    fn tables_of_a_dead_node_are_taken_over_within_three_seconds() {
        let (mut claims, start) = (Claims::default(), Instant::now());
        claims.hear("t".to_owned(), start);
        let taken = looks(&mut claims, start, Duration::from_secs(4), |_| 7);
        assert_eq!(taken.len(), 1);
        assert!(taken[0] <= Duration::from_secs(3), "{taken:?}");
    }

    #[test]
    fn tables_of_a_node_that_thinks_for_long_are_left_to_it() {
        let (mut claims, start) = (Claims::default(), Instant::now());
        for second in 0..60 {
            let now = start + second * TELL_EVERY;
            claims.hear("t".to_owned(), now);
            assert!(claims.left_alone(vec![("t".to_owned(), 7)], now + LOOK_EVERY).is_empty());
        }
    }

    #[test]
    fn tables_that_change_are_left_to_those_who_change_them() {
        let (mut claims, start) = (Claims::default(), Instant::now());
        let taken = looks(&mut claims, start, Duration::from_secs(60), |at| at.as_secs() as i64);
        assert!(taken.is_empty(), "{taken:?}");
    }

    #[test]
    fn tables_where_no_move_can_be_made_are_not_tried_all_the_time() {
        let (mut claims, start) = (Claims::default(), Instant::now());
        let taken = looks(&mut claims, start, Duration::from_secs(20), |_| 7);
        assert_eq!(taken.len(), 10, "{taken:?}");
    }
}
