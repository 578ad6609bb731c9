//! The search for a set of runs: first for prices that prove a good bound, then for a set that comes up to it.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::answer::Answer;
use crate::bits::Row;
use crate::field::Field;
use crate::graph::Graph;
use crate::hopes::Hopes;
use crate::market::{Class, Market};
use crate::prices::Prices;
use crate::problem::Problem;
use crate::run::{Best, Run, Top};
use crate::sets::{Chosen, Sets};
use crate::solution::{Proof, Solution};
use crate::tally::Limits;
use crate::walk::{Quest, Steps, Visitor, Walk};
use crate::weights::{FIRST, Floor, NONE, Weights};

/// How many runs to ask for at first, and how often to ask at most.
const FEW: usize = 32;
const ROUNDS: usize = 12;

/// What a search is to find.
#[derive(Clone, Copy)]
pub(crate) struct Goal {
    pub weights: Weights,
    pub until: Until,
}

/// When a search has found what it is to find.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Until {
    /// At the best set, down to the last tie.
    Best,
    /// At a set that brings the most of what counts first.
    Level,
    /// At a set of this rank, or else the best.
    Reached(i64),
}

/// The search for a set of runs.
pub(crate) struct Solver<'p, const W: usize> {
    problem: &'p Problem<'p>,
    graph: &'p Graph<'p, W>,
    goal: Goal,
    steps: &'p mut Steps,
    /// The trains by what they may do, the largest first.
    trains: Vec<(Limits, Vec<usize>)>,
    /// The stations of which every run visits at least one.
    roots: Vec<usize>,
    /// Sets differ by a multiple of this in what counts first.
    grain: i64,
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
    pub fn new(
        problem: &'p Problem<'p>,
        graph: &'p Graph<'p, W>,
        goal: Goal,
        steps: &'p mut Steps,
    ) -> Solver<'p, W> {
        let mut trains: BTreeMap<Limits, Vec<usize>> = BTreeMap::new();
        for (index, train) in problem.trains.iter().enumerate() {
            trains.entry(Limits::of(*train, &problem.terms)).or_default().push(index);
        }
        let trains: Vec<(Limits, Vec<usize>)> = trains.into_iter().rev().collect();
        let class = |(_, trains): &(Limits, Vec<usize>)| Class { trains: trains.len(), runs: Vec::new() };
        let alone = problem.trains.len() == 1;
        let is_root = |station: &usize| !alone || graph.homes.has(*station);
        let free = goal.weights.floor == Floor::NONE;
        let mut solver = Solver {
            problem,
            graph,
            goal,
            steps,
            roots: graph.bases.iter().copied().filter(is_root).collect(),
            grain: FIRST,
            pool: Market { graph, floor: goal.weights.floor, classes: trains.iter().map(class).collect() },
            incumbent: (if free { 0 } else { NONE }, Chosen::new()),
            bound: 0,
            trains,
        };
        let prices = solver.free();
        let field = solver.field(&prices);
        (solver.grain, solver.bound) = (solver.grain_of(&field), solver.dream(&field));
        solver
    }

    /// The best set found.
    pub fn into_best(self) -> Chosen<W> {
        self.incumbent.1
    }

    pub fn solve(&mut self) -> Solution {
        let proof = match self.search() {
            ControlFlow::Continue(()) => Proof::Optimal,
            ControlFlow::Break(()) => Proof::AtMost(Weights::first(self.level(self.bound))),
        };
        let prices = self.free();
        let field = self.field(&prices);
        Answer { field: &field, trains: &self.trains }.solution(&self.incumbent.1, proof)
    }

    fn free(&self) -> Prices {
        Prices::zero(self.graph.outline.resources_end)
    }

    fn field<'f>(&self, prices: &'f Prices) -> Field<'f, W>
    where
        'p: 'f,
    {
        Field::new(self.graph, &self.problem.terms, &self.goal.weights, prices)
    }

    /// The greatest common divisor of what the stops bring of what counts first.
    fn grain_of(&self, field: &Field<'_, W>) -> i64 {
        let worths = field.calls.iter().map(|(_, worth)| worth).chain([&field.run]);
        let gcd = |a: u32, b: u32| {
            let (mut a, mut b) = (a, b);
            while b > 0 {
                (a, b) = (b, a % b);
            }
            a
        };
        let pounds = worths.map(|worth| self.goal.weights.first_of(worth)).fold(0, gcd);
        FIRST * i64::from(pounds.max(1))
    }

    /// The least rank of a set that brings as much of what counts first as a set of this rank can.
    fn level(&self, rank: i64) -> i64 {
        rank.div_euclid(self.grain) * self.grain
    }

    /// The most that the trains could bring if each could call wherever it likes.
    fn dream(&self, field: &Field<'_, W>) -> i64 {
        let most = |(limits, trains): &(Limits, Vec<usize>)| {
            trains.len() as i64 * (field.run.weight + Hopes::of_any_path(field, *limits))
        };
        self.trains.iter().map(most).sum()
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

    /// Whether the best set found is good enough.
    fn reached(&self) -> bool {
        matches!(self.goal.until, Until::Reached(rank) if rank <= self.incumbent.0)
    }

    fn search(&mut self) -> ControlFlow<()> {
        self.begin()?;
        let alone = self.problem.trains.len() == 1 && self.goal.weights.floor == Floor::NONE;
        let none = self.pool.classes.iter().all(|class| class.runs.is_empty());
        if alone || none || self.reached() {
            return ControlFlow::Continue(());
        }
        let quote = self.negotiate()?;
        if self.reached() { ControlFlow::Continue(()) } else { self.close(&quote) }
    }

    /// A set to begin with: the best run through the home for the largest train, then for each other train the
    /// best run that joins those before. With a single train this is all there is to find.
    fn begin(&mut self) -> ControlFlow<()> {
        let prices = self.free();
        let field = self.field(&prices);
        let mut taken = Row::EMPTY;
        let mut touched = self.graph.homes;
        let mut chosen = Chosen::new();
        let classes = self.trains.iter().enumerate();
        let repeated = classes.map(|(class, (_, trains))| std::iter::repeat_n(class, trains.len()));
        for class in repeated.flatten().collect::<Vec<usize>>() {
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
            if self.goal.weights.floor == Floor::NONE {
                self.incumbent = (chosen.iter().map(|(_, run)| run.rank).sum(), chosen.clone());
            }
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Takes over a known set that another objective led to, and the other ways to call along its runs.
    pub fn take_over(&mut self, known: &Chosen<W>, was: &Weights) {
        let prices = self.free();
        let field = self.field(&prices);
        let mut chosen = known.clone();
        for (class, run) in &mut chosen {
            let others = self.graph.all_resources.or(&self.graph.all_stations).minus(&run.takes);
            let mut top = Top { most: usize::MAX, bar: NONE, runs: Vec::new() };
            let _ = self.walk(&field, *class, others, &mut top);
            self.pool.classes[*class].runs.extend(top.runs);
            run.rank += self.goal.weights.worth(run.revenue, run.subsidy).weight
                - was.worth(run.revenue, run.subsidy).weight;
        }
        self.incumbent = (chosen.iter().map(|(_, run)| run.rank).sum(), chosen);
        self.combine(&prices);
    }

    /// Looks for prices that prove a good bound: asks for the best runs at some prices, lets all runs known so
    /// far find the prices that suit them, and goes there, until those tell nothing new.
    fn negotiate(&mut self) -> ControlFlow<(), Quote> {
        let mut best = self.quote(self.free(), FEW)?;
        let mut wish = best.prices.clone();
        let mut most = FEW;
        for _ in 1..ROUNDS {
            most += most / 2;
            if self.reached() {
                break;
            }
            if best.prices == wish {
                let hope;
                (wish, hope) = self.pool.haggle(best.prices.clone(), self.incumbent.0, 40);
                if best.bound - hope <= best.bound / 32 {
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
        self.combine(&prices);
        ControlFlow::Continue(Quote { prices, bound, tops })
    }

    /// Looks for a better set among the runs found so far, without trying too hard.
    fn combine(&mut self, prices: &Prices) {
        let mut steps = Steps { left: self.steps.left.min(2000) };
        let before = steps.left;
        let sets = Sets::search(&mut self.pool, prices, (self.incumbent.0 + 1, None), &mut steps);
        self.steps.left -= before - steps.left;
        if let Some(best) = sets.best {
            self.incumbent = best;
        }
    }

    /// Finds the best set, given good prices. Looks for one close to the bound first, among the few runs that
    /// could be part of it, and then further and further away.
    fn close(&mut self, quote: &Quote) -> ControlFlow<()> {
        let high = self.level(quote.bound);
        let (wanted, grain) = match self.goal.until {
            Until::Level => (self.level(self.incumbent.0) + self.grain, Some(self.grain)),
            Until::Best | Until::Reached(_) => (self.incumbent.0, None),
        };
        let (mut levels, mut stride) = (0, 1);
        let (mut fewer, mut prices) = (0, quote.prices.clone());
        loop {
            let target = wanted.max(high - levels * self.grain);
            let mut market = self.collect(quote, target)?;
            let size = market.size();
            let bound;
            (prices, bound) = market.settle(prices, target);
            self.bound = self.bound.min(bound.max(target));
            let Sets { best, left } = Sets::search(&mut market, &prices, (target, grain), self.steps);
            let found = best.is_some();
            if let Some(best) = best {
                self.incumbent = best;
            }
            if left > NONE {
                self.bound = self.bound.min(left.max(self.incumbent.0));
                return ControlFlow::Break(());
            }
            if found || target == wanted {
                return ControlFlow::Continue(());
            }
            self.bound = self.bound.min(target);
            // As far again as will bring about four times as many runs.
            let growth = if size < 500 { 1 } else { (size / fewer.max(1)).max(2).ilog2() };
            stride = (2 * stride / i64::from(growth)).max(1);
            (fewer, levels) = (size, levels + stride);
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
        let mut market = Market { graph: self.graph, floor: self.goal.weights.floor, classes };
        market.drop_remote();
        ControlFlow::Continue(market)
    }
}
