//! Sets from which everything has been tried. A set that covers no more, is met at no more places and has no more trains
//! left need not grow: whatever it could become, the other could, and was worth no less.

use std::collections::BTreeMap;

use super::bounds::Grown;

/// As many sets with the same trains left are remembered.
const REMEMBERED: usize = 256;

/// What has been tried.
#[derive(Debug, Default)]
pub(crate) struct Tried {
    by_slots: BTreeMap<Vec<usize>, Vec<Grown>>,
}

impl Tried {
    /// Remembers a set from which everything has been tried, with the trains that were left.
    pub fn add(&mut self, slots: Vec<usize>, grown: &Grown) {
        // Where goods trains are met is not known before their way is.
        if grown.met == !0 {
            return;
        }
        let sets = self.by_slots.entry(slots).or_default();
        if sets.len() == REMEMBERED {
            sets.remove(0);
        }
        sets.push(*grown);
    }

    /// Whether everything was tried from a set that can become at least what this one can.
    pub fn at_least(&self, slots: &[usize], grown: &Grown) -> bool {
        grown.met != !0
            && self.by_slots.get(slots).is_some_and(|sets| sets.iter().any(|set| covers(set, grown)))
    }
}

fn covers(set: &Grown, other: &Grown) -> bool {
    other.cover.score & !set.cover.score == 0
        && other.cover.hexes & !set.cover.hexes == 0
        && other.met & !set.met == 0
        && other.cover.bonus <= set.cover.bonus
        && other.cover.trains <= set.cover.trains
}
