//! How many may be here at once, all together and from one network.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

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
}

/// A place, until dropped.
pub struct Place {
    places: Arc<Places>,
    whose: String,
}

impl Places {
    /// So many in all, and so many for each.
    pub fn new(most: usize, most_each: usize) -> Arc<Places> {
        Arc::new(Places { most, most_each, taken: Mutex::default() })
    }

    /// Takes a place, if there is one.
    pub fn take(self: &Arc<Places>, whose: &str) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.all >= self.most {
            return None;
        }
        let theirs = taken.each.entry(whose.to_owned()).or_insert(0);
        if *theirs >= self.most_each {
            return None;
        }
        *theirs += 1;
        taken.all += 1;
        Some(Place { places: self.clone(), whose: whose.to_owned() })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
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
}
