//! Sets made of listed runs.

use super::PARTS;
use super::field::Taken;
use super::lines::Line;
use super::search::{Exhausted, Kind};

/// A set of the runs known: those first that are worth most after paying, if they get along.
pub(super) fn greedy(kinds: &[Kind], prices: &[i64]) -> Vec<(usize, Line)> {
    let mut lines: Vec<(i64, usize, &Line)> = Vec::new();
    for (kind, of) in kinds.iter().enumerate() {
        lines.extend(of.known.iter().map(|line| (line.worth(prices), kind, line)));
    }
    lines.sort_by_key(|(worth, _, _)| -worth);
    let mut left: Vec<usize> = kinds.iter().map(|kind| kind.trains.len()).collect();
    let mut taken = Taken::default();
    let mut set = Vec::new();
    for (_, kind, line) in lines {
        if left[kind] > 0 && !taken.intersects(&line.taken) {
            left[kind] -= 1;
            taken = taken.with(&line.taken);
            set.push((kind, line.clone()));
        }
    }
    set
}

/// A run listed, and how much less it is worth after paying than the best of its kind.
pub(super) struct Listed {
    pub loss: i64,
    pub line: Line,
}

/// All sets of listed runs that lose little.
pub(super) struct Sets<'a> {
    /// For each train that may run: its kind, what it loses by standing, and its runs, those first that lose least.
    pub trains: Vec<(usize, i64, &'a [Listed])>,
    pub prices: &'a [i64],
    /// What a set that loses nothing brings, in parts.
    pub bound: i64,
    pub grain: i64,
    /// The value of the best set so far, in pounds.
    pub best_value: i64,
    pub best: Option<Vec<(usize, Line)>>,
    pub steps: u64,
}

impl Sets<'_> {
    /// Tries them all.
    pub fn each(&mut self) -> Result<(), Exhausted> {
        let unpaid = self.prices.iter().sum();
        self.next(0, 0, 0, unpaid, Taken::default(), &mut Vec::new())
    }

    /// The most a set better than the best may lose.
    fn slack(&self) -> i64 {
        self.bound - (self.best_value + self.grain) * PARTS
    }

    fn next(
        &mut self,
        train: usize,
        first: usize,
        lost: i64,
        unpaid: i64,
        taken: Taken,
        set: &mut Vec<(usize, usize)>,
    ) -> Result<(), Exhausted> {
        let Some(&(kind, standing, lines)) = self.trains.get(train) else {
            if lost + unpaid <= self.slack() {
                self.keep(set);
            }
            return Ok(());
        };
        // Trains of one kind take runs in order, so that no set is tried twice.
        let same_next = self.trains.get(train + 1).is_some_and(|next| next.0 == kind);
        for (index, listed) in lines.iter().enumerate().skip(first) {
            if lost + listed.loss > self.slack() {
                break;
            }
            if self.steps == 0 {
                return Err(Exhausted);
            }
            self.steps -= 1;
            if taken.intersects(&listed.line.taken) {
                continue;
            }
            let paid: i64 = listed.line.taken.iter().map(|resource| self.prices[resource]).sum();
            set.push((train, index));
            let first = if same_next { index + 1 } else { 0 };
            let taken = taken.with(&listed.line.taken);
            self.next(train + 1, first, lost + listed.loss, unpaid - paid, taken, set)?;
            set.pop();
        }
        if lost + standing <= self.slack() {
            // If one stands, all further ones of its kind stand.
            let first = if same_next { lines.len() } else { 0 };
            self.next(train + 1, first, lost + standing, unpaid, taken, set)?;
        }
        Ok(())
    }

    fn keep(&mut self, set: &[(usize, usize)]) {
        let line = |&(train, index): &(usize, usize)| {
            let (kind, _, lines) = self.trains[train];
            (kind, lines[index].line.clone())
        };
        let set: Vec<(usize, Line)> = set.iter().map(line).collect();
        self.best_value = set.iter().map(|(_, line)| line.value).sum();
        self.best = Some(set);
    }
}
