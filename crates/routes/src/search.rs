//! The best set of runs: one candidate for each train, as good together as can be.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::candidates::{self, Candidate};
use crate::group::together;
use crate::model::{Model, meet, toggle};
use crate::problem::{Allowance, Problem};
use crate::rank::Rank;
use crate::solution::{Budget, Found, Objective, Proof, Solution};

/// Finds the best set of runs.
pub fn solve(problem: &Problem<'_>, objective: Objective, budget: Budget) -> Solution {
    let model = Model::new(problem);
    if let Objective::SubsidyKeeping { revenue } = objective {
        let best = Search::run(problem, &model, Objective::Revenue, budget);
        if best.revenue < revenue {
            return best;
        }
    }
    Search::run(problem, &model, objective, budget)
}

struct Search<'p> {
    model: &'p Model,
    /// The candidates of each train, largest train first, with the most that it and the later ones can add.
    trains: Vec<Slot>,
    floor: u32,
    chosen: Vec<Option<usize>>,
    taken: Vec<u64>,
    passed: bool,
    best: Option<(i64, Vec<Option<usize>>)>,
    /// The best that was left out when the budget ran out.
    left: i64,
    steps: u64,
    budget: u64,
}

struct Slot {
    train: usize,
    allowance: Allowance,
    list: Rc<Vec<Candidate>>,
    most: i64,
    most_revenue: u32,
}

impl Search<'_> {
    fn run(problem: &Problem<'_>, model: &Model, objective: Objective, budget: Budget) -> Solution {
        let rank = Rank::new(objective);
        let trains = slots(problem, model, &rank);
        let mut search = Search {
            model,
            chosen: Vec::with_capacity(trains.len()),
            trains,
            floor: rank.floor(),
            taken: vec![0; model.layout.track],
            passed: false,
            best: None,
            left: i64::MIN,
            steps: 0,
            budget: budget.0,
        };
        search.branch(0, 0);
        search.solution()
    }

    fn bar(&self) -> i64 {
        self.best.as_ref().map_or(i64::MIN, |(rank, _)| *rank)
    }

    /// Chooses a run for the next train.
    fn branch(&mut self, rank: i64, revenue: u32) {
        let depth = self.chosen.len();
        if depth == self.trains.len() {
            return self.settle(rank, revenue);
        }
        let list = Rc::clone(&self.trains[depth].list);
        let (later, later_revenue) =
            self.trains.get(depth + 1).map_or((0, 0), |slot| (slot.most, slot.most_revenue));
        for index in self.first(depth)..list.len() {
            let run = &list[index];
            if rank + run.rank.max(0) + later <= self.bar() {
                break;
            }
            self.steps += 1;
            if self.steps > self.budget {
                self.left = self.left.max(rank + run.rank + later);
                return;
            }
            if revenue + run.revenue + later_revenue < self.floor
                || run.passes && self.passed
                || meet(&self.taken, &run.row)
            {
                continue;
            }
            self.chosen.push(Some(index));
            toggle(&mut self.taken, &run.row);
            self.passed ^= run.passes;
            self.branch(rank + run.rank, revenue + run.revenue);
            self.passed ^= run.passes;
            toggle(&mut self.taken, &run.row);
            self.chosen.pop();
        }
        if rank + later > self.bar() {
            self.chosen.push(None);
            self.branch(rank, revenue);
            self.chosen.pop();
        }
    }

    /// Where to start in the list of a train: equal trains are interchangeable, so the second takes a later
    /// candidate than the first, and runs only if the first does.
    fn first(&self, depth: usize) -> usize {
        if depth == 0 || self.trains[depth].allowance != self.trains[depth - 1].allowance {
            return 0;
        }
        self.chosen[depth - 1].map_or(usize::MAX, |index| index + 1)
    }

    fn settle(&mut self, rank: i64, revenue: u32) {
        if rank > self.bar() && revenue >= self.floor && self.legal() {
            self.best = Some((rank, self.chosen.clone()));
        }
    }

    /// Whether the chosen runs hang together and one of them visits the home.
    fn legal(&self) -> bool {
        let stops = self.model.layout.track..self.model.layout.stops;
        let home = self.runs(&self.chosen).any(|(_, run)| run.home);
        let mut runs = self.runs(&self.chosen).map(|(_, run)| &run.row[stops.clone()]);
        if home { together(runs) } else { runs.next().is_none() }
    }

    fn runs<'a>(&'a self, chosen: &'a [Option<usize>]) -> impl Iterator<Item = (&'a Slot, &'a Candidate)> {
        let slots = self.trains.iter().zip(chosen);
        slots.filter_map(|(slot, index)| Some((slot, &slot.list[(*index)?])))
    }

    fn solution(&self) -> Solution {
        let chosen = self.best.as_ref().map_or(&[][..], |(_, chosen)| chosen);
        let mut runs: Vec<Found> =
            self.runs(chosen).map(|(slot, run)| run.found(self.model, slot.train, slot.allowance)).collect();
        runs.sort_by_key(|run| run.train);
        let proof =
            if self.left > self.bar() { Proof::AtMost(Rank::first(self.left)) } else { Proof::Optimal };
        let revenue = runs.iter().map(|run| run.revenue).sum();
        let subsidy = runs.iter().map(|run| run.subsidy).sum();
        Solution { runs, revenue, subsidy, proof }
    }
}

/// The trains, largest first, each with its candidates.
fn slots(problem: &Problem<'_>, model: &Model, rank: &Rank) -> Vec<Slot> {
    let mut order: Vec<usize> = (0..problem.trains.len()).collect();
    order.sort_by_key(|train| std::cmp::Reverse(problem.trains[*train]));
    let mut lists: BTreeMap<Allowance, Rc<Vec<Candidate>>> = BTreeMap::new();
    let mut slots: Vec<Slot> = Vec::new();
    for train in order {
        let allowance = problem.trains[train];
        let list = lists.entry(allowance).or_insert_with(|| Rc::new(candidates::all(model, allowance, rank)));
        slots.push(Slot { train, allowance, list: Rc::clone(list), most: 0, most_revenue: 0 });
    }
    let (mut most, mut most_revenue) = (0, 0);
    for slot in slots.iter_mut().rev() {
        most += slot.list.first().map_or(0, |run| run.rank.max(0));
        most_revenue += slot.list.iter().map(|run| run.revenue).max().unwrap_or(0);
        (slot.most, slot.most_revenue) = (most, most_revenue);
    }
    slots
}
