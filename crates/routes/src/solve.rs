//! From a problem to the best set of runs.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::answer::Answer;
use crate::bits::Row;
use crate::field::Field;
use crate::graph::Graph;
use crate::hopes::Hopes;
use crate::market::{Class, Market, Patience};
use crate::outline::{Outline, Taken};
use crate::prices::Prices;
use crate::problem::Problem;
use crate::run::{Best, Run, Top};
use crate::sets::{Chosen, Sets};
use crate::solution::{Budget, Objective, Proof, Solution};
use crate::tally::Limits;
use crate::walk::{Quest, Steps, Visitor, Walk};
use crate::weights::{FIRST, NONE, Weights};
use crate::width::{WIDEST, in_width};

/// Finds the best set of runs.
pub fn solve(problem: &Problem<'_>, objective: Objective, budget: Budget) -> Solution {
    let outline = Outline::of(problem, &Taken::default());
    if outline.bits > WIDEST {
        return Solution { runs: Vec::new(), revenue: 0, subsidy: 0, proof: Proof::AtMost(u32::MAX) };
    }
    in_width!(outline.bits, solve_in(problem, &outline, objective, budget))
}

fn solve_in<const W: usize>(
    problem: &Problem<'_>,
    outline: &Outline,
    objective: Objective,
    budget: Budget,
) -> Solution {
    let graph = Graph::<W>::new(outline);
    let mut steps = Steps { left: budget.0 };
    let Objective::SubsidyKeeping { revenue } = objective else {
        return Solver::new(problem, &graph, objective, &mut steps).solve();
    };
    let mut richest = Solver::new(problem, &graph, Objective::Revenue, &mut steps);
    let solution = richest.solve();
    if solution.revenue < revenue {
        return solution;
    }
    let known = richest.incumbent.1;
    let mut solver = Solver::new(problem, &graph, objective, &mut steps);
    solver.take_over(&known);
    solver.solve()
}

/// How many runs to ask for at first, and how often to ask at most.
const FEW: usize = 64;
const ROUNDS: usize = 12;

/// The search for a set of runs.
struct Solver<'p, const W: usize> {
    problem: &'p Problem<'p>,
    graph: &'p Graph<'p, W>,
    weights: Weights,
    steps: &'p mut Steps,
    /// The trains by what they may do, the largest first.
    trains: Vec<(Limits, Vec<usize>)>,
    /// The stations of which every run visits at least one.
    roots: Vec<usize>,
    /// Runs found on the way.
    pool: Market<'p, W>,
    /// The best set found, with its rank.
    incumbent: (i64, Chosen<W>),
    /// The most any set can bring.
    bound: i64,
}

/// Prices, the bound they prove, and what the best run of each class brings at them.
struct Quote {
    prices: Prices,
    bound: i64,
    tops: Vec<i64>,
}

impl<'p, const W: usize> Solver<'p, W> {
    fn new(
        problem: &'p Problem<'p>,
        graph: &'p Graph<'p, W>,
        objective: Objective,
        steps: &'p mut Steps,
    ) -> Solver<'p, W> {
        let weights = Weights::of(objective);
        let mut trains: BTreeMap<Limits, Vec<usize>> = BTreeMap::new();
        for (index, train) in problem.trains.iter().enumerate() {
            trains.entry(Limits::of(*train, &problem.terms)).or_default().push(index);
        }
        let trains: Vec<(Limits, Vec<usize>)> = trains.into_iter().rev().collect();
        let class = |(_, trains): &(Limits, Vec<usize>)| Class { trains: trains.len(), runs: Vec::new() };
        let alone = problem.trains.len() == 1;
        let is_root = |station: &usize| !alone || graph.homes.has(graph.bit(*station));
        Solver {
            problem,
            graph,
            weights,
            steps,
            roots: graph.bases.iter().copied().filter(is_root).collect(),
            pool: Market { graph, floor: weights.floor, classes: trains.iter().map(class).collect() },
            incumbent: (if weights.floor > 0 { NONE } else { 0 }, Chosen::new()),
            bound: i64::MAX,
            trains,
        }
    }

    /// The most that the trains could bring if each could call wherever it likes.
    fn dream(&self) -> i64 {
        let prices = Prices::zero(self.graph.outline.resources);
        let field = self.field(&prices);
        let most = |(limits, trains): &(Limits, Vec<usize>)| {
            trains.len() as i64 * (field.run.weight + Hopes::of_any_path(&field, *limits))
        };
        self.trains.iter().map(most).sum()
    }

    fn solve(&mut self) -> Solution {
        let proof = match self.search() {
            ControlFlow::Continue(()) => Proof::Optimal,
            ControlFlow::Break(()) => Proof::AtMost(Weights::first(self.bound)),
        };
        let prices = Prices::zero(self.graph.outline.resources);
        let field = self.field(&prices);
        Answer { field: &field, trains: &self.trains }.solution(&self.incumbent.1, proof)
    }

    fn field<'f>(&self, prices: &'f Prices) -> Field<'f, W>
    where
        'p: 'f,
    {
        Field::new(self.graph, &self.problem.terms, &self.weights, prices)
    }

    /// Walks the paths of a class of trains.
    fn walk(
        &mut self,
        field: &Field<'_, W>,
        class: usize,
        taken: Row<W>,
        visitor: &mut impl Visitor<W>,
    ) -> ControlFlow<()> {
        let quest = Quest { limits: self.trains[class].0, roots: &self.roots, taken, needed: Row::EMPTY };
        Walk::all(field, &quest, self.steps, visitor)
    }

    fn search(&mut self) -> ControlFlow<()> {
        self.bound = self.dream();
        self.begin()?;
        if self.pool.classes.iter().all(|class| class.runs.is_empty()) {
            return ControlFlow::Continue(());
        }
        if self.problem.trains.len() == 1 && self.weights.floor == 0 {
            return ControlFlow::Continue(());
        }
        let quote = self.negotiate()?;
        self.close(&quote)
    }

    /// A set to begin with: the best run through the home for the largest train, then for each other train the
    /// best run that joins those before. With a single train this is all there is to find.
    fn begin(&mut self) -> ControlFlow<()> {
        let prices = Prices::zero(self.graph.outline.resources);
        let field = self.field(&prices);
        let mut taken = Row::EMPTY;
        let mut touched = self.graph.homes;
        let mut chosen = Chosen::new();
        let classes = self.trains.iter().enumerate();
        let order: Vec<usize> =
            classes.flat_map(|(class, (_, trains))| std::iter::repeat_n(class, trains.len())).collect();
        for class in order {
            let joins = |run: &Run<W>, _: &Walk<'_, W>| run.takes.meets(&touched);
            let mut best = Best { accept: joins, bar: NONE, found: None };
            let flow = self.walk(&field, class, taken, &mut best);
            if let Some(run) = best.found {
                let stations = run.takes.and(&self.graph.all_stations);
                touched = if chosen.is_empty() { stations } else { touched.or(&stations) };
                taken = taken.or(&run.takes.and(&self.graph.all_resources));
                chosen.push((class, run));
                self.pool.classes[class].runs.push(run);
            }
            if self.weights.floor == 0 {
                self.incumbent = (chosen.iter().map(|(_, run)| run.rank).sum(), chosen.clone());
            }
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Takes over the runs of a known set, with every way to call along them.
    fn take_over(&mut self, known: &Chosen<W>) {
        let prices = Prices::zero(self.graph.outline.resources);
        let field = self.field(&prices);
        for (class, run) in known {
            let others = self.graph.all_resources.or(&self.graph.all_stations).minus(&run.takes);
            let mut top = Top { most: usize::MAX, bar: NONE, runs: Vec::new() };
            let _ = self.walk(&field, *class, others, &mut top);
            self.pool.classes[*class].runs.extend(top.runs);
        }
        self.combine(&prices, 2000);
    }

    /// Looks for prices that prove a good bound: asks for the best runs at some prices, lets all runs known so
    /// far find the prices that suit them, and goes there, until those tell nothing new.
    fn negotiate(&mut self) -> ControlFlow<(), Quote> {
        let mut best = self.quote(Prices::zero(self.graph.outline.resources), FEW)?;
        let mut wish = best.prices.clone();
        for round in 1..ROUNDS {
            let most = FEW << round;
            let patience = Patience { rounds: 60, prune: false, enough: 0 };
            if best.prices == wish {
                let hope;
                (wish, hope) = self.pool.haggle(best.prices.clone(), self.incumbent.0, patience);
                if best.bound - hope <= best.bound / 128 {
                    break;
                }
            } else {
                wish = best.prices.halfway(&wish);
            }
            let quote = self.quote(wish.clone(), most)?;
            if quote.bound < best.bound {
                best = quote;
            }
        }
        ControlFlow::Continue(best)
    }

    /// Asks for the best runs of each class at some prices.
    fn quote(&mut self, prices: Prices, most: usize) -> ControlFlow<(), Quote> {
        self.pool.charge(&prices);
        let field = self.field(&prices);
        for class in 0..self.trains.len() {
            let bar = self.pool.classes[class].best_but(most).unwrap_or(NONE);
            let mut top = Top { most, bar, runs: Vec::new() };
            self.walk(&field, class, Row::EMPTY, &mut top)?;
            let runs = &mut self.pool.classes[class].runs;
            runs.retain(|run| run.net < top.bar);
            runs.extend(top.runs);
        }
        let bound = self.pool.bound(&prices);
        self.bound = self.bound.min(bound);
        let tops = self.pool.classes.iter().map(Class::most).collect();
        self.combine(&prices, 2000);
        ControlFlow::Continue(Quote { prices, bound, tops })
    }

    /// Looks for a better set among the runs found so far, without trying too hard.
    fn combine(&mut self, prices: &Prices, most: u64) {
        let mut steps = Steps { left: self.steps.left.min(most) };
        let before = steps.left;
        let sets = Sets::search(&mut self.pool, prices, self.incumbent.0 + 1, &mut steps);
        self.steps.left -= before - steps.left;
        if let (rank, Some(best)) = (sets.bar, sets.best) {
            self.incumbent = (rank, best);
        }
    }

    /// Finds the best set, given good prices. Looks for one close to the bound first, among the few runs that
    /// could be part of it, and then further and further away.
    fn close(&mut self, quote: &Quote) -> ControlFlow<()> {
        let mut gap = (quote.bound / 64).max(FIRST);
        loop {
            let target = self.incumbent.0.max(quote.bound - gap);
            let mut market = self.collect(quote, target)?;
            let patience = Patience { rounds: 100, prune: true, enough: 40 };
            let (prices, bound) = market.haggle(quote.prices.clone(), target, patience);
            let sets = Sets::search(&mut market, &prices, target, self.steps);
            let (rank, best, left) = (sets.bar, sets.best, sets.left);
            let found = best.is_some();
            if let Some(best) = best {
                self.incumbent = (rank, best);
            }
            self.bound = self.bound.min(bound.max(target));
            if left > NONE {
                self.bound = self.bound.min(left.max(rank));
                return ControlFlow::Break(());
            }
            if found || target == self.incumbent.0 {
                return ControlFlow::Continue(());
            }
            self.bound = self.bound.min(target);
            gap *= 2;
        }
    }

    /// Every run that can be part of a set as good as a target.
    fn collect(&mut self, quote: &Quote, target: i64) -> ControlFlow<(), Market<'p, W>> {
        let field = self.field(&quote.prices);
        let mut classes = Vec::new();
        for (class, top) in quote.tops.iter().enumerate() {
            let mut all = Top { most: usize::MAX, bar: target - (quote.bound - top), runs: Vec::new() };
            self.walk(&field, class, Row::EMPTY, &mut all)?;
            classes.push(Class { trains: self.trains[class].1.len(), runs: all.runs });
        }
        let mut market = Market { graph: self.graph, floor: self.weights.floor, classes };
        market.drop_remote();
        ControlFlow::Continue(market)
    }
}
