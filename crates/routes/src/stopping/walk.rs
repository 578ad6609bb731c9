//! Every run of a train that is worth at least so much after paying for its track.

use super::PARTS;
use super::field::{Field, Taken};
use super::hopes::{Hopes, distances, nets};
use super::lines::{Line, locals};
use super::problem::{Problem, Train};
use crate::problem::Path;
use board::{StopId, StopSet};
use smallvec::SmallVec;

/// Gets every run that is worth at least the bar, with what it is worth; answers with the bar from then on.
pub(super) type Visit<'v> = dyn FnMut(i64, Line) -> i64 + 'v;

/// A walk over the board for one train.
pub(super) struct Walk<'f> {
    field: &'f Field<'f>,
    train: Train,
    /// What each way costs.
    fares: Vec<i64>,
    /// What the bonus is worth after paying, and how far from each stop its two stops are.
    bonus: Option<(i64, [Vec<usize>; 2])>,
    hopes: Option<Hopes>,
    /// For an express: what each stop pays, and what is left of that after the cheapest way there from another base.
    nets: Vec<(i64, i64)>,
    /// What runs must be worth.
    bar: i64,
    /// The steps it may still take.
    pub steps: u64,
    start: StopId,
    visited: StopSet,
    /// Stops where other walks begin, whose runs are not listed again.
    shut: StopSet,
    taken: Taken,
    worth: i64,
    bases: usize,
    /// The two arms of a run: it goes back the first and out the second.
    arms: [SmallVec<[u16; 16]>; 2],
}

impl<'f> Walk<'f> {
    /// A walk with so many steps to take, over track that has prices.
    pub fn new(field: &'f Field<'f>, train: Train, prices: &[i64], steps: u64) -> Walk<'f> {
        let class = usize::from(train.is_express());
        let fare = |taken: &Taken| taken.iter().map(|resource| prices[resource]).sum();
        let fares: Vec<i64> = field.ways.iter().map(|way| fare(&way.taken[class])).collect();
        let bonus = field.problem.bonus.filter(|_| train != Train::Local).map(|bonus| {
            let value = if train.is_express() { bonus.express_value } else { bonus.value };
            let worth = i64::from(value) * PARTS - prices[field.bonus_resource(train)];
            (worth, bonus.stops.map(|stop| distances(field, train, stop)))
        });
        let (hopes, needed) = match train {
            Train::Stopping { most, .. } => {
                let (hopes, needed) = Hopes::of(field, train, most.into(), &fares);
                (Some(hopes), needed)
            }
            Train::Local | Train::Express => (None, 0),
        };
        let nets = if train.is_express() { nets(field, train, &fares) } else { Vec::new() };
        Walk {
            field,
            train,
            fares,
            nets,
            bonus,
            hopes,
            bar: 0,
            steps: steps.saturating_sub(needed),
            start: StopId(0),
            visited: StopSet::default(),
            shut: StopSet::default(),
            taken: Taken::default(),
            worth: 0,
            bases: 0,
            arms: [SmallVec::new(), SmallVec::new()],
        }
    }

    /// Visits every run that is worth the bar. False if the steps ran out before the end.
    pub fn each(&mut self, bar: i64, prices: &[i64], visit: &mut Visit<'_>) -> bool {
        self.bar = bar;
        if self.train == Train::Local {
            for line in locals(self.field) {
                let worth = line.worth(prices);
                if worth >= self.bar {
                    self.bar = visit(worth, line);
                }
            }
            return true;
        }
        let stops = &self.field.problem.stops;
        let begins = |stop: &super::Stop| match self.train {
            Train::Express => stop.express_end,
            _ => stop.base,
        };
        let starts: Vec<StopId> =
            (0..).map(StopId).zip(stops).filter(|(_, stop)| begins(stop)).map(|(id, _)| id).collect();
        self.shut = StopSet::default();
        for start in starts {
            if !self.from(start, visit) {
                return false;
            }
            if self.train != Train::Express {
                self.shut.insert(start);
            }
        }
        true
    }

    fn from(&mut self, start: StopId, visit: &mut Visit<'_>) -> bool {
        let base = self.field.problem.stops[start.index()].base;
        self.start = start;
        self.visited = StopSet::default();
        self.visited.insert(start);
        self.taken = Taken::default();
        self.worth = self.field.gain(self.train, start);
        self.bases = usize::from(base);
        match self.train {
            Train::Express => self.express(start, None, visit),
            Train::Stopping { most, .. } => {
                let left = usize::from(most).checked_sub(self.field.cost(self.train, start));
                left.is_none_or(|left| self.first_arm(left, visit))
            }
            Train::Local => true,
        }
    }

    /// Both arms of a run that begins in the middle, at its first base: each pair of arms once.
    fn first_arm(&mut self, left: usize, visit: &mut Visit<'_>) -> bool {
        let field = self.field;
        let ways = &field.out[self.start.index()];
        for (place, &way) in ways.iter().enumerate() {
            let others: &[usize] = if field.ways[way].leaves { &ways[place + 1..] } else { &[] };
            let beside: SmallVec<[i64; 12]> = (0..=left).map(|left| self.best_of(others, left)).collect();
            if !self.extend(way, left, Arm::First { others, beside: &beside }, visit) {
                return false;
            }
        }
        true
    }

    /// The most that an arm can gain that begins with one of these ways.
    fn best_of(&self, ways: &[usize], left: usize) -> i64 {
        let gain = |way: &usize| {
            let there = &self.field.ways[*way];
            let left = left.checked_sub(self.field.cost(self.train, there.to))?;
            there.leaves.then(|| {
                let further = self.hopes.as_ref().map_or(0, |hopes| hopes.after(*way, left));
                self.field.gain(self.train, there.to) - self.fares[*way] + further
            })
        };
        ways.iter().filter_map(gain).max().unwrap_or(0).max(0)
    }

    /// Goes on by a way, if there is hope, and visits all runs from there. False if the steps ran out.
    fn extend(&mut self, way: usize, left: usize, arm: Arm<'_>, visit: &mut Visit<'_>) -> bool {
        let Some(before) = self.enter(way) else { return true };
        if self.steps == 0 {
            self.leave(before);
            return false;
        }
        self.steps -= 1;
        let there = &self.field.ways[way];
        let Some(left) = left.checked_sub(self.field.cost(self.train, there.to)) else {
            self.leave(before);
            return true;
        };
        self.arms[arm.index()].push(way as u16);
        let goes = self.hope(way, left, arm) < self.bar || {
            self.emit(visit);
            self.go_on(way, left, arm, visit)
        };
        self.arms[arm.index()].pop();
        self.leave(before);
        goes
    }

    fn go_on(&mut self, way: usize, left: usize, arm: Arm<'_>, visit: &mut Visit<'_>) -> bool {
        let field = self.field;
        let there = &field.ways[way];
        if there.goes_on {
            for &next in &field.out[there.to.index()] {
                if field.ways[next].leaves && !self.extend(next, left, arm, visit) {
                    return false;
                }
            }
        }
        if let Arm::First { others, .. } = arm {
            for &next in others {
                if field.ways[next].leaves && !self.extend(next, left, Arm::Second, visit) {
                    return false;
                }
            }
        }
        true
    }

    /// What the best run can be worth that goes on from here.
    fn hope(&self, way: usize, left: usize, arm: Arm<'_>) -> i64 {
        let Some(hopes) = &self.hopes else { return i64::MAX };
        let tip = self.field.ways[way].to;
        let ahead = match arm {
            Arm::First { beside, .. } => {
                let split = |ahead: usize| hopes.after(way, ahead) + beside[left - ahead];
                (0..=left).map(split).max().unwrap_or(0)
            }
            Arm::Second => hopes.after(way, left),
        };
        let can_get = |(stop, far): (StopId, &Vec<usize>)| {
            let from_start = matches!(arm, Arm::First { .. }) && far[self.start.index()] <= left;
            self.visited.contains(stop)
                || !self.shut.contains(stop) && (far[tip.index()] <= left || from_start)
        };
        self.worth + ahead + self.bonus_if(can_get)
    }

    /// The bonus, if a run can get to both its stops.
    fn bonus_if(&self, can_get: impl Fn((StopId, &Vec<usize>)) -> bool) -> i64 {
        match (&self.bonus, &self.field.problem.bonus) {
            (Some((worth, far)), Some(bonus)) if bonus.stops.into_iter().zip(far).all(can_get) => {
                *worth.max(&0)
            }
            _ => 0,
        }
    }

    /// An express, from one of its ends.
    fn express(&mut self, tip: StopId, came: Option<usize>, visit: &mut Visit<'_>) -> bool {
        let field = self.field;
        if came.is_some_and(|way| !field.ways[way].goes_on) {
            return true;
        }
        for &way in &field.out[tip.index()] {
            if came.is_some() && !field.ways[way].leaves {
                continue;
            }
            let Some(before) = self.enter(way) else { continue };
            if self.steps < 4 {
                self.leave(before);
                return false;
            }
            self.steps -= 4;
            self.arms[0].push(way as u16);
            let next = field.ways[way].to;
            let goes = self.express_hope(way) < self.bar || {
                if field.problem.stops[next.index()].express_end && next > self.start && self.bases >= 2 {
                    self.emit(visit);
                }
                self.express(next, Some(way), visit)
            };
            self.arms[0].pop();
            self.leave(before);
            if !goes {
                return false;
            }
        }
        true
    }

    /// What the best run of an express can be worth that goes on from here: all bases it can still get to. Less than that, but not
    /// below the bar, if the run is of interest anyway.
    fn express_hope(&self, way: usize) -> i64 {
        let field = self.field;
        let (mut reached, mut left) = (self.visited, self.visited);
        let tip = &field.ways[way];
        let mut worth = self.worth;
        // The next base is perhaps all but reached, so one of them is counted as if there were nothing to pay on the way.
        let is_base = field.problem.stops[tip.to.index()].base;
        let mut unpaid = 0;
        let is_end = |stop: StopId| stop > self.start && field.problem.stops[stop.index()].express_end;
        let mut ends = is_end(tip.to);
        let mut open: SmallVec<[StopId; 64]> = tip.goes_on.then_some(tip.to).into_iter().collect();
        while let Some(here) = open.pop() {
            for &(next, goes_on) in &field.next[here.index()] {
                if self.visited.contains(next) {
                    continue;
                }
                if !reached.contains(next) {
                    reached.insert(next);
                    ends |= is_end(next);
                    let (gain, net) = self.nets[next.index()];
                    worth += net;
                    if !is_base {
                        unpaid = unpaid.max(gain - net);
                    }
                    if ends && worth + unpaid >= self.bar {
                        return worth + unpaid;
                    }
                }
                if goes_on && !left.contains(next) {
                    left.insert(next);
                    open.push(next);
                }
            }
        }
        if !ends {
            return i64::MIN;
        }
        worth + unpaid + self.bonus_if(|(stop, _)| reached.contains(stop))
    }

    /// Takes a way, if the run may.
    fn enter(&mut self, way: usize) -> Option<Before> {
        let field = self.field;
        let problem = field.problem;
        let there = &field.ways[way];
        let taken = &there.taken[usize::from(self.train.is_express())];
        let again = problem.one_of.contains(there.to) && self.visited.intersects(problem.one_of);
        if self.visited.contains(there.to)
            || self.shut.contains(there.to)
            || again
            || self.taken.intersects(taken)
        {
            return None;
        }
        let before =
            Before { visited: self.visited, taken: self.taken, worth: self.worth, bases: self.bases };
        self.visited.insert(there.to);
        self.taken = self.taken.with(taken);
        self.worth += field.gain(self.train, there.to) - self.fares[way];
        self.bases += usize::from(problem.stops[there.to.index()].base);
        Some(before)
    }

    fn leave(&mut self, before: Before) {
        self.visited = before.visited;
        self.taken = before.taken;
        self.worth = before.worth;
        self.bases = before.bases;
    }

    /// Visits the run as it is, without the bonus and with it.
    fn emit(&mut self, visit: &mut Visit<'_>) {
        let problem = self.field.problem;
        if let Some((one, other)) = problem.pair {
            let both = self.visited.contains(one) && self.visited.contains(other);
            let alone = both && self.arms[0].len() + self.arms[1].len() == 1;
            if alone || self.visited.contains(one) != self.visited.contains(other) {
                return;
            }
        }
        if self.worth >= self.bar {
            self.bar = visit(self.worth, self.line(0, self.taken));
        }
        let (Some((worth, _)), Some(bonus)) = (&self.bonus, problem.bonus) else { return };
        let with_bonus = self.worth + worth;
        if bonus.stops.iter().all(|stop| self.visited.contains(*stop)) && with_bonus >= self.bar {
            let mut taken = self.taken;
            taken.insert(self.field.bonus_resource(self.train));
            let value = if self.train.is_express() { bonus.express_value } else { bonus.value };
            self.bar = visit(with_bonus, self.line(value, taken));
        }
    }

    fn line(&self, bonus: u32, taken: Taken) -> Line {
        let ways = &self.field.ways;
        let back = self.arms[0].iter().rev().map(|way| way ^ 1);
        let (start, ways_run): (StopId, SmallVec<[u16; 8]>) = match self.train {
            Train::Express => (self.start, self.arms[0].iter().copied().collect()),
            _ => {
                let tip = self.arms[0].last().map_or(self.start, |way| ways[usize::from(*way)].to);
                (tip, back.chain(self.arms[1].iter().copied()).collect())
            }
        };
        let gains: i64 = self.visited.iter().map(|stop| self.field.gain(self.train, stop)).sum();
        Line { value: gains / PARTS + i64::from(bonus), taken, start, ways: ways_run }
    }
}

/// Which arm of a run goes on.
#[derive(Clone, Copy)]
enum Arm<'a> {
    /// The first; the second may begin with one of the other ways, and gain so much at most, by the stops left for it.
    First {
        others: &'a [usize],
        beside: &'a [i64],
    },
    Second,
}

impl Arm<'_> {
    fn index(self) -> usize {
        usize::from(matches!(self, Arm::Second))
    }
}

/// What a walk goes back to.
struct Before {
    visited: StopSet,
    taken: Taken,
    worth: i64,
    bases: usize,
}

/// Calls `visit` with every run of a train, those left out that cannot be worth as much as it asks for: it gets what a run earns
/// with the bonus, and answers with the least that is of interest from then on. False if the steps ran out.
pub fn each_run(
    problem: &Problem<'_>,
    train: Train,
    steps: u64,
    visit: &mut dyn FnMut(u32, &Path) -> u32,
) -> bool {
    let Some(field) = Field::of(problem) else { return false };
    let prices = vec![0; field.resources];
    Walk::new(&field, train, &prices, steps).each(0, &prices, &mut |_, line| {
        i64::from(visit(line.value.max(0) as u32, &line.path(&field))) * PARTS
    })
}
