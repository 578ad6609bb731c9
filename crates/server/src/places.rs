//! Limits on connections, in total and per network. When all places are taken, a new connection gets the place of the one that matters
//! least: first one without a request, then one whose request comes from nobody who is signed in, then one of a person that is idle.
//! Requests and live feeds of people who are signed in keep their places.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The places of one kind: connections, or open pages.
pub struct Places {
    most: usize,
    most_each: usize,
    taken: Mutex<Taken>,
}

/// Why a connection can be closed for another one. The first gives way first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Spare {
    /// It has no request, and the last one, if any, was nobody's.
    Silent,
    /// It has a request or a live feed of somebody who is not signed in.
    Anonymous,
    /// It has no request. The last one came from a person who is signed in.
    Idle,
}

#[derive(Default)]
struct Taken {
    all: usize,
    each: HashMap<String, usize>,
    /// Those that can be closed for others, by what they are and since when.
    spare: BTreeMap<(Spare, u64), Arc<Notify>>,
    /// Counts changes, for the order of `spare`.
    changes: u64,
}

/// A place, until dropped.
pub struct Place {
    places: Arc<Places>,
    whose: String,
    current: Mutex<Use>,
    give_way: Arc<Notify>,
}

/// What a place is used for.
#[derive(Default)]
struct Use {
    signed_in: bool,
    /// Whether it is a live feed, which has no further requests.
    feed: bool,
    spare: Option<(Spare, u64)>,
}

impl Places {
    /// So many in all, and so many for each.
    pub fn new(most: usize, most_each: usize) -> Arc<Places> {
        Arc::new(Places { most, most_each, taken: Mutex::default() })
    }

    /// Takes a place, if there is one.
    pub fn take(self: &Arc<Places>, whose: &str) -> Option<Place> {
        let mut taken = self.lock();
        if taken.each.get(whose).is_some_and(|theirs| *theirs >= self.most_each) {
            return None;
        }
        if taken.all >= self.most {
            // They leave in a moment. Until then there is one more than wanted.
            taken.spare.pop_first()?.1.notify_one();
        }
        *taken.each.entry(whose.to_owned()).or_insert(0) += 1;
        taken.all += 1;
        let (current, give_way) = (Mutex::default(), Arc::new(Notify::new()));
        Some(Place { places: self.clone(), whose: whose.to_owned(), current, give_way })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Notes that there is no request.
    pub fn waits(&self) {
        self.note(|now| Some(if now.signed_in { Spare::Idle } else { Spare::Silent }));
    }

    /// Notes that a request has come. Who sent it is not known yet.
    pub fn asks(&self) {
        self.note(|now| {
            now.signed_in = false;
            Some(Spare::Anonymous)
        });
    }

    /// Notes that a person who is signed in sent the request.
    pub fn is_signed_in(&self) {
        self.note(|now| {
            now.signed_in = true;
            None
        });
    }

    /// Notes that a live feed has begun.
    pub fn feeds(&self) {
        self.lock().feed = true;
    }

    /// Waits until somebody else needs the place.
    pub async fn must_give_way(&self) {
        self.give_way.notified().await;
    }

    fn note(&self, change: impl FnOnce(&mut Use) -> Option<Spare>) {
        let mut now = self.lock();
        if now.feed {
            return;
        }
        let spare = change(&mut now);
        let mut taken = self.places.lock();
        if let Some(before) = now.spare.take() {
            taken.spare.remove(&before);
        }
        if let Some(spare) = spare {
            taken.changes += 1;
            let key = (spare, taken.changes);
            taken.spare.insert(key, self.give_way.clone());
            now.spare = Some(key);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Use> {
        self.current.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let spare = self.lock().spare;
        let mut taken = self.places.lock();
        if let Some(spare) = spare {
            taken.spare.remove(&spare);
        }
        taken.all -= 1;
        if let Some(theirs) = taken.each.get_mut(&self.whose) {
            *theirs -= 1;
            if *theirs == 0 {
                taken.each.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_given_and_given_back() {
        let places = Places::new(3, 2);
        let (one, _two) = (places.take("ann"), places.take("ann"));
        assert!(one.is_some() && places.take("ann").is_none(), "two for each");
        let _three = places.take("ben").unwrap();
        assert!(places.take("cat").is_none(), "three in all");
        drop(one);
        assert!(places.take("cat").is_some(), "hers was given back");
    }

    #[tokio::test]
    async fn connections_without_a_request_give_way_the_longest_wait_first() {
        let places = Places::new(3, 2);
        let [one, two, three] = ["ann", "ben", "cat"].map(|whose| places.take(whose).unwrap());
        one.waits();
        two.waits();
        three.waits();
        one.asks();
        one.is_signed_in();
        let four = places.take("dan").unwrap();
        two.must_give_way().await;
        drop(two);
        let _five = places.take("eve").unwrap();
        three.must_give_way().await;
        drop((three, four));
        let _six = places.take("ann").unwrap();
        assert!(places.take("ann").is_none(), "two for each");
        assert!(places.take("ben").is_none(), "nobody waits");
    }

    #[tokio::test]
    async fn requests_and_feeds_of_signed_in_people_keep_their_places() {
        let places = Places::new(5, 5);
        let take = || places.take("ann").unwrap();
        let [busy, feed, idle, anonymous, silent] = [take(), take(), take(), take(), take()];
        for place in [&busy, &feed, &idle] {
            place.asks();
            place.is_signed_in();
        }
        feed.feeds();
        feed.waits();
        idle.waits();
        anonymous.asks();
        // A request that was answered does not count.
        silent.asks();
        silent.waits();
        for gives_way in [silent, anonymous, idle] {
            let _new = places.take("ben").unwrap();
            gives_way.must_give_way().await;
            std::mem::forget(_new);
            drop(gives_way);
        }
        assert!(places.take("ben").is_none(), "the request and the feed stay");
    }

    #[tokio::test]
    async fn the_feed_of_somebody_who_is_not_signed_in_gives_way() {
        let places = Places::new(1, 1);
        let feed = places.take("ann").unwrap();
        feed.asks();
        feed.feeds();
        feed.waits();
        let _new = places.take("ben").unwrap();
        feed.must_give_way().await;
    }
}
