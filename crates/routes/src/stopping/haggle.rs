//! Prices that suit the runs known, without a walk over the board.

use super::PARTS;
use super::lines::Line;
use super::search::Prices;

/// How often prices are changed.
const MOST_CHANGES: usize = 120;
/// How many changes in vain halve the stride.
const MOST_IN_VAIN: usize = 4;

/// Some runs of trains that may do the same.
pub(super) struct Group {
    /// How many trains these are.
    trains: i64,
    runs: Vec<Known>,
}

/// A run, with what it takes as a list.
struct Known {
    value: i64,
    takes: Vec<u16>,
}

impl Group {
    pub fn of<'l>(trains: usize, lines: impl Iterator<Item = &'l Line>) -> Group {
        let known = |line: &Line| Known {
            value: line.value * PARTS,
            takes: line.taken.iter().map(|resource| resource as u16).collect(),
        };
        Group { trains: trains as i64, runs: lines.map(known).collect() }
    }

    /// The best run after paying, if one is worth more than nothing.
    fn best(&self, prices: &[i64]) -> Option<(i64, &Known)> {
        let worth =
            |run: &Known| run.value - run.takes.iter().map(|it| prices[usize::from(*it)]).sum::<i64>();
        let best = self.runs.iter().map(|run| (worth(run), run)).max_by_key(|(worth, _)| *worth);
        best.filter(|(worth, _)| *worth > 0)
    }
}

/// What the best runs of all groups take at some prices: the bound, if there were no other runs.
fn ask(groups: &[Group], prices: &[i64], used: &mut [i64]) -> Prices {
    used.fill(0);
    let mut bound: i64 = prices.iter().sum();
    let mut best = Vec::with_capacity(groups.len());
    for group in groups {
        let run = group.best(prices);
        let worth = run.map_or(0, |(worth, _)| worth);
        bound += worth * group.trains;
        best.push(worth);
        for resource in run.iter().flat_map(|(_, run)| &run.takes) {
            used[usize::from(*resource)] += group.trains;
        }
    }
    Prices { of: prices.to_vec(), best, bound }
}

/// Prices rise where the best runs take a thing more than once and fall where none does: the prices with the lowest bound that were
/// met, of those from which it began on. It stops below `least`. Also says how many runs were asked.
pub(super) fn haggle(groups: &[Group], from: &[i64], least: i64) -> (Prices, u64) {
    let runs: u64 = groups.iter().map(|group| group.runs.len() as u64).sum();
    let mut prices = from.to_vec();
    let mut used = vec![0; prices.len()];
    let mut met = ask(groups, &prices, &mut used);
    let mut best = met.clone();
    // The stride is so many sixteenths of the way to the least; it is shortened where it leads nowhere.
    let (mut stride, mut in_vain) = (16, 0);
    let mut changes = 0;
    while changes < MOST_CHANGES && stride > 0 && best.bound >= least {
        let slope = |resource: usize| {
            let slope = used[resource] - 1;
            if prices[resource] == 0 { slope.max(0) } else { slope }
        };
        let slopes: Vec<i64> = (0..prices.len()).map(slope).collect();
        let steep: i64 = slopes.iter().map(|slope| slope * slope).sum();
        if steep == 0 {
            break;
        }
        let far = (met.bound - least).max(PARTS) * stride / 16;
        for (price, slope) in prices.iter_mut().zip(&slopes) {
            *price = (*price + far * slope / steep).max(0);
        }
        changes += 1;
        met = ask(groups, &prices, &mut used);
        if met.bound < best.bound {
            best = met.clone();
            in_vain = 0;
        } else {
            in_vain += 1;
            if in_vain == MOST_IN_VAIN {
                (stride, in_vain) = (stride / 2, 0);
                prices.clone_from(&best.of);
                met = ask(groups, &prices, &mut used);
            }
        }
    }
    (best, (changes as u64 + 1) * runs)
}
