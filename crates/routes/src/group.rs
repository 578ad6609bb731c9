//! Whether runs hang together.

use crate::model::meet;

/// Whether runs, given by the stops they touch, form one group through common stops.
pub(crate) fn together<'a>(runs: impl Iterator<Item = &'a [u64]>) -> bool {
    let mut rest: Vec<&[u64]> = runs.collect();
    let Some(first) = rest.pop() else { return true };
    let mut joined = first.to_vec();
    while let Some(next) = rest.iter().position(|run| meet(&joined, run)) {
        for (word, bits) in joined.iter_mut().zip(rest.swap_remove(next)) {
            *word |= bits;
        }
    }
    rest.is_empty()
}
