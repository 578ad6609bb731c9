//! Closing the gap between the best set and the bound: all runs that a better set could contain, and all sets of them.

use super::PARTS;
use super::search::{Exhausted, Prices, Search};
use super::sets::{Listed, Sets};
use super::walk::Walk;

/// How many runs are listed at most.
const MOST_LISTED: usize = 300_000;

/// Proves the best set, or finds a better one and proves that. A set that is worth `bound - gap` contains only runs that lose at
/// most `gap` (docs/routes.md); gaps grow until the best set is within.
pub(super) fn close(search: &mut Search<'_>, prices: Prices) -> Result<(), Exhausted> {
    let grain = search.field.grain * PARTS;
    let mut gap = prices.bound.rem_euclid(grain);
    let mut stride = grain;
    loop {
        let widest = prices.bound - search.target() * PARTS;
        if widest < 0 {
            return Ok(());
        }
        let this = gap.min(widest);
        if try_gap(search, &prices, this)? {
            return Ok(());
        }
        // No set is worth `bound - this`.
        search.bound = search.bound.min(prices.bound - this - 1);
        if search.is_proven() {
            return Ok(());
        }
        gap += stride;
        stride *= 2;
    }
}

/// Whether there is a set that loses no more than the gap: then the best of them is the best of all.
fn try_gap(search: &mut Search<'_>, prices: &Prices, gap: i64) -> Result<bool, Exhausted> {
    let mut lists: Vec<Vec<Listed>> = Vec::new();
    for (kind, &best) in search.kinds.iter().zip(&prices.best) {
        let mut list = Vec::new();
        let mut walk = Walk::new(search.field, kind.train, &prices.of, search.steps);
        let mut too_many = false;
        // A run that is worth nothing after paying is no better than standing, but a set may need it as little as that.
        let bar = best - gap;
        let done = walk.each(bar, &prices.of, &mut |worth, line| {
            too_many |= list.len() >= MOST_LISTED;
            if too_many {
                return i64::MAX;
            }
            list.push(Listed { loss: best - worth, line });
            bar
        });
        search.steps = walk.steps;
        if !done || too_many {
            return Err(Exhausted);
        }
        list.sort_by_key(|listed| listed.loss);
        lists.push(list);
    }
    let mut order: Vec<usize> = (0..lists.len()).collect();
    order.sort_by_key(|kind| lists[*kind].len());
    let trains = order.iter().flat_map(|&kind| {
        let train = (kind, prices.best[kind], &lists[kind][..]);
        std::iter::repeat_n(train, search.kinds[kind].trains.len())
    });
    let mut sets = Sets {
        trains: trains.collect(),
        prices: &prices.of,
        bound: prices.bound,
        grain: search.field.grain,
        // Sets below the gap are not complete here: only what is above it counts as found.
        best_value: ((prices.bound - gap + PARTS - 1).div_euclid(PARTS) - search.field.grain)
            .max(search.best_value),
        best: None,
        steps: search.steps,
    };
    let tried = sets.each();
    let (best, steps) = (sets.best, sets.steps);
    search.steps = steps;
    let found = best.is_some();
    if let Some(set) = best {
        search.keep_if_better(set);
    }
    tried?;
    if found {
        search.bound = search.bound.min(search.best_value * PARTS);
    }
    Ok(found)
}
