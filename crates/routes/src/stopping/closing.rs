//! Closing the gap between the best set and the bound: all runs that a better set could contain, and all sets of them.

use super::PARTS;
use super::haggle::{Group, haggle};
use super::lines::Line;
use super::search::{Exhausted, Prices, Search};
use super::sets::{Listed, Sets};
use super::walk::Walk;

/// How many runs of a kind are listed at most.
const MOST_LISTED: usize = 300_000;
/// How many of them at most if prices may still become better.
const MOST_LISTED_EARLY: usize = 4_000;
/// How many runs haggle at most.
const MOST_HAGGLING: usize = 20_000;
/// How often those that are left haggle once more.
const MOST_ROUNDS: usize = 4;

/// Proves the best set, or finds a better one and proves that, if few runs lose less than the gap and they are listed in so many
/// steps. False if not: then prices had better be changed first.
pub(super) fn close_early(search: &mut Search<'_>, prices: &Prices, steps: u64) -> Result<bool, Exhausted> {
    let target = search.target();
    let gap = prices.bound - target * PARTS;
    match list(search, prices, gap, steps, MOST_LISTED_EARLY) {
        Some(lists) => settle(search, prices, lists, target).map(|_| true),
        None => Ok(false),
    }
}

/// Proves the best set, or finds a better one and proves that. A set that is worth `bound - gap` contains only runs that lose at
/// most `gap` (docs/routes.md); gaps grow until the best set is within.
pub(super) fn close(search: &mut Search<'_>, prices: &Prices) -> Result<(), Exhausted> {
    let grain = search.field.grain * PARTS;
    let mut gap = prices.bound.rem_euclid(grain);
    let mut stride = grain;
    while !search.is_proven() {
        let this = gap.min(prices.bound - search.target() * PARTS);
        let lists = list(search, prices, this, search.steps, MOST_LISTED).ok_or(Exhausted)?;
        // Sets below the gap are not complete here: only what is above it counts as found.
        let target = (prices.bound - this + PARTS - 1).div_euclid(PARTS).max(search.target());
        if settle(search, prices, lists, target)? {
            return Ok(());
        }
        gap += stride;
        stride *= 2;
    }
    Ok(())
}

/// For every kind the runs that lose no more than the gap. `None` if the steps run out or there are too many.
fn list(
    search: &mut Search<'_>,
    prices: &Prices,
    gap: i64,
    steps: u64,
    most: usize,
) -> Option<Vec<Vec<Line>>> {
    let mut steps = steps.min(search.steps);
    let mut lists = Vec::with_capacity(search.kinds.len());
    for (kind, &best) in search.kinds.iter().zip(&prices.best) {
        let mut lines = Vec::new();
        let mut too_many = false;
        let mut walk = Walk::new(search.field, kind.train, &prices.of, steps);
        // A run that is worth nothing after paying is no better than standing, but a set may need it as little as that.
        let bar = best - gap;
        let done = walk.each(bar, &prices.of, &mut |_, line| {
            too_many |= lines.len() >= most;
            if too_many {
                return i64::MAX;
            }
            lines.push(line);
            bar
        });
        search.steps -= steps - walk.steps;
        steps = walk.steps;
        if !done || too_many {
            return None;
        }
        lists.push(lines);
    }
    Some(lists)
}

/// Whether there is a set of the runs listed that brings the target: then the best of them is the best of all. Sets that bring as
/// much contain no other runs, so for them the bound holds that these runs make alone, and most runs fall below it.
fn settle(
    search: &mut Search<'_>,
    prices: &Prices,
    mut lists: Vec<Vec<Line>>,
    target: i64,
) -> Result<bool, Exhausted> {
    let mut prices = prices.clone();
    for _ in 0..MOST_ROUNDS {
        let many: usize = lists.iter().map(Vec::len).sum();
        if many > MOST_HAGGLING {
            break;
        }
        let groups =
            search.kinds.iter().zip(&lists).map(|(kind, lines)| Group::of(kind.trains.len(), lines.iter()));
        let (better, asked) = haggle(&groups.collect::<Vec<_>>(), &prices.of, target * PARTS);
        search.pay(asked)?;
        prices = better;
        let slack = prices.bound - target * PARTS;
        for (lines, best) in lists.iter_mut().zip(&prices.best) {
            lines.retain(|line| best - line.worth(&prices.of) <= slack);
        }
        let left: usize = lists.iter().map(Vec::len).sum();
        if slack < 0 || 4 * left > 3 * many {
            break;
        }
    }
    // No set is worth more than these runs alone allow, or it is below the target.
    search.bound = search.bound.min(prices.bound.max(target * PARTS - 1));
    let found = prices.bound >= target * PARTS && best_of(search, &prices, &lists, target)?;
    let most = if found { search.best_value * PARTS } else { target * PARTS - 1 };
    search.bound = search.bound.min(most);
    Ok(found)
}

/// Whether a set of these runs brings the target. The best of them is kept.
fn best_of(
    search: &mut Search<'_>,
    prices: &Prices,
    lists: &[Vec<Line>],
    target: i64,
) -> Result<bool, Exhausted> {
    let lists: Vec<Vec<Listed<'_>>> =
        lists.iter().zip(&prices.best).map(|(lines, best)| Listed::all(lines, *best, &prices.of)).collect();
    let mut order: Vec<usize> = (0..lists.len()).collect();
    order.sort_by_key(|kind| lists[*kind].len());
    let trains = order.iter().flat_map(|&kind| {
        let train = (kind, prices.best[kind], &lists[kind][..]);
        std::iter::repeat_n(train, search.kinds[kind].trains.len())
    });
    let mut sets = Sets::of(trains.collect(), prices, target, search.field.grain, search.steps);
    let tried = sets.each();
    let (best, steps) = (sets.best, sets.steps);
    search.steps = steps;
    let found = best.is_some();
    if let Some(set) = best {
        search.keep_if_better(set);
    }
    tried.map(|()| found)
}
