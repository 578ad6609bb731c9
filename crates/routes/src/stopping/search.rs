//! The search: prices for what runs compete for, until no set can bring more than the best one known, or the few runs are left
//! of which better sets could be made.

use super::PARTS;
use super::closing::close;
use super::field::Field;
use super::lines::Line;
use super::problem::{Problem, Train};
use super::sets::greedy;
use super::walk::Walk;
use crate::solution::{Budget, Found, Proof, Solution};

/// How often prices are changed before the runs above the bar are listed.
const MOST_ROUNDS: usize = 80;
/// How many runs of a kind of train are remembered.
const MOST_KNOWN: usize = 400;

/// A price that no run can pay.
const OUT_OF_REACH: i64 = 1_000_000 * PARTS;

/// The steps ran out.
pub(super) struct Exhausted;

/// Trains that may do the same, and the runs of them that are known.
pub(super) struct Kind {
    pub train: Train,
    /// Which trains these are.
    pub trains: Vec<usize>,
    pub known: Vec<Line>,
}

/// A search under way.
pub(super) struct Search<'f> {
    pub field: &'f Field<'f>,
    pub kinds: Vec<Kind>,
    /// The best set so far: which kind, and the run.
    pub best: Vec<(usize, Line)>,
    pub best_value: i64,
    /// No set is worth more, in parts.
    pub bound: i64,
    /// The steps it may still take.
    pub steps: u64,
}

/// Prices, and for each kind the worth of its best run after paying.
#[derive(Clone)]
pub(super) struct Prices {
    pub of: Vec<i64>,
    pub best: Vec<i64>,
    /// What no set exceeds, in parts.
    pub bound: i64,
}

/// The set of runs with the highest revenue.
pub fn solve(problem: &Problem<'_>, budget: Budget) -> Solution {
    let most = at_first(problem);
    let Some(field) = Field::of(problem) else {
        return Solution { runs: Vec::new(), revenue: 0, besides: 0, proof: proven(0, most), steps: 0 };
    };
    let mut kinds: Vec<Kind> = Vec::new();
    for (index, &train) in problem.trains.iter().enumerate() {
        match kinds.iter_mut().find(|kind| kind.train == train) {
            Some(kind) => kind.trains.push(index),
            None => kinds.push(Kind { train, trains: vec![index], known: Vec::new() }),
        }
    }
    let bound = most * PARTS;
    let mut search = Search { field: &field, kinds, best: Vec::new(), best_value: 0, bound, steps: budget.0 };
    // A search that runs out of steps has what it found until then, and its bound.
    if search.run().is_err() {
        search.combine(&vec![0; field.resources]);
    }
    search.solution(budget)
}

/// A bound without any search: what all stops pay that a train could count, and the bonus.
fn at_first(problem: &Problem<'_>) -> i64 {
    let bonus = |express: bool| {
        let value = |bonus: &super::Bonus| if express { bonus.express_value } else { bonus.value };
        problem.bonus.as_ref().map_or(0, |bonus| i64::from(value(bonus)))
    };
    let most = |train: &Train| -> i64 {
        match train {
            Train::Express => {
                problem.stops.iter().map(|stop| i64::from(stop.express_value)).sum::<i64>() + bonus(true)
            }
            _ => problem.stops.iter().map(|stop| i64::from(stop.value)).sum::<i64>() + bonus(false),
        }
    };
    problem.trains.iter().map(most).sum()
}

fn proven(value: i64, most: i64) -> Proof {
    if most <= value { Proof::Optimal } else { Proof::AtMost(u32::try_from(most).unwrap_or(u32::MAX)) }
}

impl Search<'_> {
    fn run(&mut self) -> Result<(), Exhausted> {
        self.begin();
        let prices = self.negotiate()?;
        if self.is_proven() { Ok(()) } else { close(self, prices) }
    }

    /// A first set: for one train after the other the best run beside those before, as far as it is found in a part of the steps.
    fn begin(&mut self) {
        let mut prices = vec![0; self.field.resources];
        let trains: usize = self.kinds.iter().map(|kind| kind.trains.len()).sum();
        let share = self.steps / (4 * trains.max(1) as u64);
        let mut set = Vec::new();
        for kind in 0..self.kinds.len() {
            for _ in 0..self.kinds[kind].trains.len() {
                let mut walk = Walk::new(self.field, self.kinds[kind].train, &prices, share);
                let mut best = None;
                walk.each(1, &prices, &mut |worth, line| {
                    best = Some(line);
                    worth + 1
                });
                self.steps -= share - walk.steps;
                let Some(line) = best else { break };
                line.taken.iter().for_each(|resource| prices[resource] = OUT_OF_REACH);
                self.kinds[kind].known.push(line.clone());
                set.push((kind, line));
            }
        }
        self.keep_if_better(set);
    }

    /// The least that a better set brings, in pounds.
    pub fn target(&self) -> i64 {
        self.best_value + self.field.grain
    }

    pub fn is_proven(&self) -> bool {
        self.bound < self.target() * PARTS
    }

    /// Changes prices until the bound is low, or meets the best set.
    fn negotiate(&mut self) -> Result<Prices, Exhausted> {
        let mut prices = vec![0; self.field.resources];
        let (mut used, mut bound) = self.ask(&prices)?;
        let mut best = bound.clone();
        // The stride is so many sixteenths of the way to the target; it is shortened where it leads nowhere.
        let (mut stride, mut in_vain) = (16, 0);
        for _ in 0..MOST_ROUNDS {
            self.combine(&best.of);
            self.combine(&prices);
            if self.is_proven() || stride == 0 {
                break;
            }
            let slopes: Vec<i64> = (0..prices.len())
                .map(|resource| used[resource] - 1)
                .zip(&prices)
                .map(|(slope, price)| if *price == 0 { slope.max(0) } else { slope })
                .collect();
            let steep: i64 = slopes.iter().map(|slope| slope * slope).sum();
            if steep == 0 {
                break;
            }
            let far = (bound.bound - self.best_value * PARTS).max(PARTS) * stride / 16;
            for (price, slope) in prices.iter_mut().zip(&slopes) {
                *price = (*price + far * slope / steep).max(0);
            }
            (used, bound) = self.ask(&prices)?;
            if bound.bound < best.bound {
                best = bound.clone();
                in_vain = 0;
            } else {
                in_vain += 1;
                if in_vain == 5 {
                    (stride, in_vain) = (stride / 2, 0);
                    prices.clone_from(&best.of);
                    (used, bound) = self.ask(&prices)?;
                }
            }
        }
        Ok(best)
    }

    /// The best run of every kind at these prices, how often each resource is used by them, and the bound.
    fn ask(&mut self, prices: &[i64]) -> Result<(Vec<i64>, Prices), Exhausted> {
        let mut used = vec![0; prices.len()];
        let mut best = Vec::with_capacity(self.kinds.len());
        let mut bound: i64 = prices.iter().sum();
        for index in 0..self.kinds.len() {
            let line = self.best_line(index, prices)?;
            let kind = &self.kinds[index];
            let trains = kind.trains.len() as i64;
            let worth = line.as_ref().map_or(0, |line| line.worth(prices)).max(0);
            best.push(worth);
            bound += worth * trains;
            for resource in line.iter().flat_map(|line| line.taken.iter()) {
                used[resource] += trains;
            }
        }
        self.bound = self.bound.min(bound);
        Ok((used, Prices { of: prices.to_vec(), best, bound }))
    }

    /// The best run of a kind after paying, if one is worth more than nothing.
    fn best_line(&mut self, kind: usize, prices: &[i64]) -> Result<Option<Line>, Exhausted> {
        let known = &self.kinds[kind].known;
        let mut best = known.iter().map(|line| line.worth(prices)).zip(known).max_by_key(|(worth, _)| *worth);
        best = best.filter(|(worth, _)| *worth > 0);
        let bar = best.map_or(1, |(worth, _)| worth + 1);
        let mut best = best.map(|(_, line)| line.clone());
        let mut new = false;
        let mut walk = Walk::new(self.field, self.kinds[kind].train, prices, self.steps);
        let done = walk.each(bar, prices, &mut |worth, line| {
            (best, new) = (Some(line), true);
            worth + 1
        });
        self.steps = walk.steps;
        let known = &mut self.kinds[kind].known;
        if let Some(line) = best.as_ref().filter(|_| new) {
            known.push(line.clone());
            if known.len() > MOST_KNOWN {
                known.remove(0);
            }
        }
        if done { Ok(best) } else { Err(Exhausted) }
    }

    /// Makes a set of the runs known, those first that are worth most at some prices.
    fn combine(&mut self, prices: &[i64]) {
        let set = greedy(&self.kinds, prices);
        self.keep_if_better(set);
    }

    pub fn keep_if_better(&mut self, set: Vec<(usize, Line)>) {
        let value = set.iter().map(|(_, line)| line.value).sum();
        if value > self.best_value {
            self.best_value = value;
            self.best = set;
        }
    }

    fn solution(mut self, budget: Budget) -> Solution {
        let mut runs = Vec::new();
        for (kind, line) in std::mem::take(&mut self.best) {
            let place = runs.iter().filter(|(other, _): &&(usize, Found)| *other == kind).count();
            let found = Found {
                train: self.kinds[kind].trains[place],
                path: line.path(self.field),
                calls: line.stops(self.field).collect(),
                revenue: line.value.max(0) as u32,
                besides: 0,
            };
            runs.push((kind, found));
        }
        let mut runs: Vec<Found> = runs.into_iter().map(|(_, found)| found).collect();
        runs.sort_by_key(|found| found.train);
        let grain = self.field.grain;
        let most = (self.bound / PARTS / grain * grain).max(self.best_value);
        Solution {
            runs,
            revenue: self.best_value.max(0) as u32,
            besides: 0,
            proof: proven(self.best_value, most),
            steps: budget.0 - self.steps,
        }
    }
}
