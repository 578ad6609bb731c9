//! Sets made of listed runs.

use super::PARTS;
use super::field::Taken;
use super::lines::Line;
use super::search::{Exhausted, Kind, Prices};

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

/// A run listed.
pub(super) struct Listed<'a> {
    /// How much less it is worth after paying than the best of its kind.
    loss: i64,
    /// What it pays.
    paid: i64,
    line: &'a Line,
}

impl<'a> Listed<'a> {
    /// The runs of a kind whose best one is worth so much, those first that lose least.
    pub fn all(lines: &'a [Line], best: i64, prices: &[i64]) -> Vec<Listed<'a>> {
        let listed = |line: &'a Line| {
            let worth = line.worth(prices);
            Listed { loss: best - worth, paid: line.value * PARTS - worth, line }
        };
        let mut list: Vec<Listed<'a>> = lines.iter().map(listed).collect();
        list.sort_by_key(|listed| listed.loss);
        list
    }
}

/// All sets of listed runs that lose little.
pub(super) struct Sets<'a> {
    /// For each train that may run: its kind, what it loses by standing, and its runs, those first that lose least.
    trains: Vec<(usize, i64, &'a [Listed<'a>])>,
    /// What each train and those after it pay at most.
    most_paid: Vec<i64>,
    /// The sum of all prices.
    prices: i64,
    /// What a set that loses nothing brings, in parts.
    bound: i64,
    grain: i64,
    /// What a set must bring to be of interest, in pounds.
    target: i64,
    pub best: Option<Vec<(usize, Line)>>,
    pub steps: u64,
}

impl<'a> Sets<'a> {
    pub fn of(
        trains: Vec<(usize, i64, &'a [Listed<'a>])>,
        prices: &Prices,
        target: i64,
        grain: i64,
        steps: u64,
    ) -> Sets<'a> {
        let mut most_paid = vec![0; trains.len() + 1];
        for (train, (_, _, lines)) in trains.iter().enumerate().rev() {
            let most = lines.iter().map(|listed| listed.paid).max().unwrap_or(0);
            most_paid[train] = most_paid[train + 1] + most;
        }
        let (bound, prices) = (prices.bound, prices.of.iter().sum());
        Sets { trains, most_paid, prices, bound, grain, target, best: None, steps }
    }

    /// Tries them all.
    pub fn each(&mut self) -> Result<(), Exhausted> {
        self.next(0, 0, 0, self.prices, Taken::default(), &mut Vec::new())
    }

    /// The most a set of interest may lose.
    fn slack(&self) -> i64 {
        self.bound - self.target * PARTS
    }

    /// Goes on with a train and those after it. A set loses what its runs lose, and all prices that nobody pays.
    fn next(
        &mut self,
        train: usize,
        first: usize,
        lost: i64,
        unpaid: i64,
        taken: Taken,
        set: &mut Vec<(usize, usize)>,
    ) -> Result<(), Exhausted> {
        if lost + (unpaid - self.most_paid[train]).max(0) > self.slack() {
            return Ok(());
        }
        let Some(&(kind, standing, lines)) = self.trains.get(train) else {
            self.keep(set);
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
            set.push((train, index));
            let first = if same_next { index + 1 } else { 0 };
            let taken = taken.with(&listed.line.taken);
            self.next(train + 1, first, lost + listed.loss, unpaid - listed.paid, taken, set)?;
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
        self.target = set.iter().map(|(_, line)| line.value).sum::<i64>() + self.grain;
        self.best = Some(set);
    }
}
