//! The search: prices for what runs compete for, until no set can bring more than the best one known, or the few runs are left
//! of which better sets could be made.

use super::PARTS;
use super::closing::{close, close_early};
use super::field::Field;
use super::haggle::{Group, haggle};
use super::lines::Line;
use super::problem::{Problem, Train};
use super::sets::greedy;
use super::walk::Walk;
use crate::solution::{Budget, Found, Proof, Solution};

/// How often the board is asked at other prices before the runs above the bar are listed.
const MOST_ROUNDS: usize = 40;
/// Which part of the grain the runs known must promise for the board to be asked once more.
const WORTH_ASKING: i64 = 16;
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
        close(self, &prices)
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

    /// Changes prices until the bound is low, or the best set is proven. The runs known haggle for prices that suit them, and the
    /// board is asked there for runs that are better still, or halfway if that was too far.
    fn negotiate(&mut self) -> Result<Prices, Exhausted> {
        let steps = self.steps;
        let mut best = self.ask(&vec![0; self.field.resources])?;
        let mut tried = 0;
        for _ in 0..MOST_ROUNDS {
            self.combine(&best.of);
            // Whenever as much again has been spent on prices as before, perhaps few enough runs are left.
            let spent = steps - self.steps;
            if !self.is_proven() && spent >= 2 * tried {
                tried = spent;
                close_early(self, &best, spent)?;
            }
            if self.is_proven() {
                break;
            }
            let kinds = self.kinds.iter();
            let groups: Vec<Group> =
                kinds.map(|kind| Group::of(kind.trains.len(), kind.known.iter())).collect();
            let (suits, asked) = haggle(&groups, &best.of, self.best_value * PARTS);
            self.pay(asked)?;
            if best.bound - suits.bound < self.field.grain * PARTS / WORTH_ASKING {
                break;
            }
            let there = self.ask(&suits.of)?;
            self.combine(&suits.of);
            if there.bound < best.bound {
                best = there;
                continue;
            }
            let halfway: Vec<i64> = best.of.iter().zip(&suits.of).map(|(a, b)| (a + b) / 2).collect();
            let there = self.ask(&halfway)?;
            if there.bound < best.bound {
                best = there;
            }
        }
        Ok(best)
    }

    /// Pays for runs that were asked what they are worth: much less than a step of a walk.
    pub fn pay(&mut self, asked: u64) -> Result<(), Exhausted> {
        self.steps = self.steps.checked_sub(asked / 8).ok_or(Exhausted)?;
        Ok(())
    }

    /// The best run of every kind at these prices, and the bound.
    fn ask(&mut self, prices: &[i64]) -> Result<Prices, Exhausted> {
        let mut best = Vec::with_capacity(self.kinds.len());
        let mut bound: i64 = prices.iter().sum();
        for kind in 0..self.kinds.len() {
            let worth = self.best_worth(kind, prices)?;
            best.push(worth);
            bound += worth * self.kinds[kind].trains.len() as i64;
        }
        self.bound = self.bound.min(bound);
        Ok(Prices { of: prices.to_vec(), best, bound })
    }

    /// What the best run of a kind is worth after paying, or nothing. Runs met on the way that are better than all known are
    /// remembered.
    fn best_worth(&mut self, kind: usize, prices: &[i64]) -> Result<i64, Exhausted> {
        let Kind { train, known, .. } = &mut self.kinds[kind];
        let mut best = known.iter().map(|line| line.worth(prices)).max().unwrap_or(0).max(0);
        let mut walk = Walk::new(self.field, *train, prices, self.steps);
        let done = walk.each(best + 1, prices, &mut |worth, line| {
            best = worth;
            known.push(line);
            worth + 1
        });
        self.steps = walk.steps;
        known.drain(..known.len().saturating_sub(MOST_KNOWN));
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
