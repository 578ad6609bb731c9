//! Limits on connections, in total and per network. When all places are taken, a connection that has sent no request yet is closed
//! for a new one, so idle connections cannot lock people out.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The places of one kind: connections, or open pages.
pub struct Places {
    most: usize,
    most_each: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    each: HashMap<String, usize>,
    /// Those who have said nothing yet, in the order in which they came.
    silent: BTreeMap<u64, Arc<Notify>>,
    /// How many have come.
    came: u64,
}

/// A place, until dropped.
pub struct Place {
    places: Arc<Places>,
    whose: String,
    number: u64,
    give_way: Arc<Notify>,
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
            taken.silent.pop_first()?.1.notify_one();
        }
        let theirs = taken.each.entry(whose.to_owned()).or_insert(0);
        *theirs += 1;
        taken.all += 1;
        taken.came += 1;
        let (number, give_way) = (taken.came, Arc::new(Notify::new()));
        Some(Place { places: self.clone(), whose: whose.to_owned(), number, give_way })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Notes that nothing was said here yet.
    pub fn is_silent(&self) {
        self.places.lock().silent.insert(self.number, self.give_way.clone());
    }

    /// Notes that something was said: this place is kept from now on.
    pub fn has_spoken(&self) {
        self.places.lock().silent.remove(&self.number);
    }

    /// Waits until somebody else needs the place.
    pub async fn must_give_way(&self) {
        self.give_way.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        taken.silent.remove(&self.number);
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
    async fn whoever_has_said_nothing_gives_way_the_longest_silence_first() {
        let places = Places::new(3, 2);
        let [one, two, three] = ["ann", "ben", "cat"].map(|whose| places.take(whose).unwrap());
        one.is_silent();
        two.is_silent();
        three.is_silent();
        one.has_spoken();
        let four = places.take("dan").unwrap();
        two.must_give_way().await;
        drop(two);
        let _five = places.take("eve").unwrap();
        three.must_give_way().await;
        drop((three, four));
        let _six = places.take("ann").unwrap();
        assert!(places.take("ann").is_none(), "two for each");
        assert!(places.take("ben").is_none(), "nobody is silent any more");
    }
}
