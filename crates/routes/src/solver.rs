//! The search for a set of runs: first for prices that prove a good bound, then for a set that comes up to it.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::answer::Answer;
use crate::bits::Row;
use crate::field::Field;
use crate::graph::{Graph, Graphs};
use crate::hopes::Hopes;
use crate::market::{Class, Market};
use crate::prices::Prices;
use crate::problem::{Allowance, Meet, Paid, Problem, Train};
use crate::run::{Best, Candidate, Top};
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
    /// The board as each class of trains sees it that keeps off each other's track; what they share is in the first.
    graphs: &'p Graphs<'p, W>,
    graph: &'p Graph<'p, W>,
    goal: Goal,
    steps: &'p mut Steps,
    /// The trains by what they may do, the largest first.
    teams: Vec<Team>,
    /// What the teams' trains may do, however far they run.
    services: Vec<Train>,
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

/// Trains that may do the same.
pub(crate) struct Team {
    pub limits: Limits,
    /// The trains, by their index in the problem.
    pub trains: Vec<usize>,
    /// What they may do, by its index among the services.
    pub service: usize,
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
        graphs: &'p Graphs<'p, W>,
        goal: Goal,
        steps: &'p mut Steps,
    ) -> Solver<'p, W> {
        let graph = graphs.first();
        let (teams, services) = teams_of(problem, graph.stations.len());
        let class = |team: &Team| Class { trains: team.trains.len(), runs: Vec::new(), pays: Vec::new() };
        let alone = problem.trains.len() == 1 && problem.rules.meet == Meet::AtHome;
        let is_root = |station: &usize| !alone || graph.homes.has(*station);
        let free = goal.weights.floor == Floor::NONE;
        let mut solver = Solver {
            problem,
            graphs,
            graph,
            goal,
            steps,
            roots: graph.bases.iter().copied().filter(is_root).collect(),
            grain: FIRST,
            pool: Market {
                graph,
                floor: goal.weights.floor,
                pound: goal.weights.revenue,
                classes: teams.iter().map(class).collect(),
            },
            incumbent: (if free { 0 } else { NONE }, Chosen::new()),
            bound: 0,
            teams,
            services,
        };
        let prices = solver.free();
        let fields = solver.fields(&prices);
        (solver.grain, solver.bound) = (solver.grain_of(&fields), solver.dream(&fields));
        if solver.paid() == Paid::OncePerSet {
            for (class, team) in solver.pool.classes.iter_mut().zip(&solver.teams) {
                class.pays = fields[team.service].dues_paid();
            }
        }
        solver
    }

    /// How often stations pay. One that is on the track of one run only pays no other anyway.
    fn paid(&self) -> Paid {
        if self.graph.outline.stations_once { Paid::EachRun } else { self.problem.rules.paid }
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
        let fields = self.fields(&prices);
        Answer { fields: &fields, teams: &self.teams, classes: &self.pool.classes }
            .solution(&self.incumbent.1, proof)
    }

    fn free(&self) -> Prices {
        Prices::zero(self.graph.outline.resources_end)
    }

    /// The board as each service sees it, at some prices.
    fn fields<'f>(&self, prices: &'f Prices) -> Vec<Field<'f, W>>
    where
        'p: 'f,
    {
        let field = |train: &Train| {
            Field::new(self.graphs.of(train.class), (train, self.paid()), &self.goal.weights, prices)
        };
        self.services.iter().map(field).collect()
    }

    /// The greatest common divisor of what the stops bring of what counts first.
    fn grain_of(&self, fields: &[Field<'_, W>]) -> i64 {
        let worths =
            fields.iter().flat_map(|field| field.calls.iter().map(|(_, worth)| worth).chain([&field.run]));
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
    fn dream(&self, fields: &[Field<'_, W>]) -> i64 {
        let most = |team: &Team| {
            let field = &fields[team.service];
            team.trains.len() as i64 * (field.run.weight + Hopes::of_any_path(field, team.limits))
        };
        self.teams.iter().map(most).sum()
    }

    /// Walks the paths of a class of trains.
    fn walk(
        &mut self,
        fields: &[Field<'_, W>],
        class: usize,
        taken: Row<W>,
        visitor: &mut impl Visitor<W>,
    ) -> ControlFlow<()> {
        let Team { limits, service, .. } = self.teams[class];
        let quest = Quest { limits, roots: &self.roots, taken, needed: Row::EMPTY };
        Walk::all(&fields[service], &quest, self.steps, visitor)
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
        let fields = self.fields(&prices);
        let mut taken = Row::EMPTY;
        let mut touched = self.graph.homes;
        let mut chosen = Chosen::new();
        let teams = self.teams.iter().enumerate();
        let repeated = teams.map(|(class, team)| std::iter::repeat_n(class, team.trains.len()));
        let meet = self.problem.rules.meet;
        for class in repeated.flatten().collect::<Vec<usize>>() {
            let joins =
                |run: &Candidate<W>, _: &Walk<'_, W>| meet == Meet::Never || run.takes.meets(&touched);
            let mut best = Best { accept: joins, bar: NONE, found: None };
            let flow = self.walk(&fields, class, taken, &mut best);
            if let Some(run) = best.found {
                let stations = run.takes.and(&self.graph.all_stations);
                touched = if chosen.is_empty() { stations } else { touched.or(&stations) };
                taken = taken.or(&run.takes.and(&self.graph.all_resources));
                chosen.push((class, run));
                self.pool.classes[class].runs.push(run);
            }
            if self.goal.weights.floor == Floor::NONE {
                self.incumbent = (self.pool.rank(&chosen), chosen.clone());
            }
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Takes over a known set that another objective led to, and the other ways to call along its runs.
    pub fn take_over(&mut self, known: &Chosen<W>, was: &Weights) {
        let prices = self.free();
        let fields = self.fields(&prices);
        let mut chosen = known.clone();
        for (class, run) in &mut chosen {
            let others = self.graph.all_resources.or(&self.graph.all_stations).minus(&run.takes);
            let mut top = Top { most: usize::MAX, bar: NONE, runs: Vec::new() };
            let _ = self.walk(&fields, *class, others, &mut top);
            self.pool.classes[*class].runs.extend(top.runs);
            run.rank += self.goal.weights.worth(run.revenue, run.besides).weight
                - was.worth(run.revenue, run.besides).weight;
        }
        self.incumbent = (self.pool.rank(&chosen), chosen);
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
        let fields = self.fields(&prices);
        for class in 0..self.teams.len() {
            let bar = self.pool.classes[class].best_but(most).unwrap_or(NONE);
            let mut top = Top { most, bar, runs: Vec::new() };
            self.walk(&fields, class, Row::EMPTY, &mut top)?;
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
        let fields = self.fields(&quote.prices);
        let mut classes = Vec::new();
        for (class, top) in quote.tops.iter().enumerate() {
            let mut all = Top { most: usize::MAX, bar: target - (quote.bound - top), runs: Vec::new() };
            self.walk(&fields, class, Row::EMPTY, &mut all)?;
            let pays = self.pool.classes[class].pays.clone();
            classes.push(Class { trains: self.teams[class].trains.len(), runs: all.runs, pays });
        }
        let Goal { weights, .. } = self.goal;
        let mut market = Market { graph: self.graph, floor: weights.floor, pound: weights.revenue, classes };
        market.drop_remote();
        ControlFlow::Continue(market)
    }
}

/// The trains by what they may do, the largest first, and what that is apart from how far they run. No train calls at
/// more stations than there are.
fn teams_of(problem: &Problem<'_>, stations: usize) -> (Vec<Team>, Vec<Train>) {
    let mut trains: BTreeMap<Train, Vec<usize>> = BTreeMap::new();
    for (index, train) in problem.trains.iter().enumerate() {
        trains.entry(*train).or_default().push(index);
    }
    let (mut teams, mut services) = (Vec::new(), Vec::new());
    for (train, trains) in trains.into_iter().rev() {
        let service = Train { allowance: Allowance { large: 0, small: 0 }, ..train };
        let known = services.iter().position(|known| *known == service);
        let place = known.unwrap_or_else(|| {
            services.push(service);
            services.len() - 1
        });
        let limits = Limits::of(train.allowance).at_most(stations);
        teams.push(Team { limits, trains, service: place });
    }
    (teams, services)
}
