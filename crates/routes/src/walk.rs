//! Every path a train could run, each once, as far as it is worth walking: two arms from a base of the company.

use std::ops::ControlFlow;

use crate::ahead::{Ahead, NEVER};
use crate::bits::Row;
use crate::field::Field;
use crate::hopes::{Caps, Hopes, raise};
use crate::problem::Through;
use crate::tally::{Limits, Take, Tally};

/// What becomes of the paths that are walked.
pub(crate) trait Visitor<const W: usize> {
    /// What a path must bring to be of interest.
    fn bar(&self) -> i64;
    /// A path, with a way to call along it that brings enough.
    fn visit(&mut self, walk: &Walk<'_, W>, take: Take) -> ControlFlow<()>;
}

/// Which paths are wanted.
#[derive(Clone, Copy)]
pub(crate) struct Quest<'q, const W: usize> {
    pub limits: Limits,
    /// The stations of which a path must visit at least one.
    pub roots: &'q [usize],
    /// What it must keep off.
    pub taken: Row<W>,
    /// The stations it must visit.
    pub needed: Row<W>,
}

/// Steps a search may still take.
pub(crate) struct Steps {
    pub left: u64,
}

impl Steps {
    /// Takes a step, or stops the search.
    pub fn take(&mut self) -> ControlFlow<()> {
        if self.left == 0 {
            return ControlFlow::Break(());
        }
        self.left -= 1;
        ControlFlow::Continue(())
    }
}

/// A path under construction.
pub(crate) struct Walk<'w, const W: usize> {
    pub field: &'w Field<'w, W>,
    quest: &'w Quest<'w, W>,
    /// What is taken, by the path or before it was begun.
    row: Row<W>,
    before: Row<W>,
    tally: Tally,
    ahead: &'w Ahead,
    hopes: Hopes,
    pub root: usize,
    /// The arcs of the two arms, from the root outwards, and the stations they have come to.
    pub arms: [Vec<usize>; 2],
    tips: [usize; 2],
}

impl<'w, const W: usize> Walk<'w, W> {
    /// Walks all paths that are wanted.
    pub fn all(
        field: &'w Field<'w, W>,
        quest: &'w Quest<'w, W>,
        steps: &mut Steps,
        visitor: &mut impl Visitor<W>,
    ) -> ControlFlow<()> {
        let mut before = quest.taken;
        let ahead = Ahead::new(field, if field.towns_due { quest.limits.all } else { quest.limits.large });
        for root in quest.roots {
            if before.meets(&quest.needed) {
                break;
            }
            if quest.taken.has(*root) {
                continue;
            }
            let mut walk = Walk {
                field,
                quest,
                row: before.or(&field.graph.stations[*root].takes),
                before,
                tally: Tally::new(field),
                ahead: &ahead,
                hopes: Hopes::default(),
                root: *root,
                arms: [Vec::new(), Vec::new()],
                tips: [*root; 2],
            };
            walk.tally.add(field, *root, field.start(*root));
            if walk.tally.fits(quest.limits) {
                walk.extend(0, 0, steps, visitor)?;
            }
            // Paths through several roots are found from the first of them.
            before.set(*root);
        }
        ControlFlow::Continue(())
    }

    /// What the path takes.
    pub fn takes(&self) -> Row<W> {
        self.row.minus(&self.before)
    }

    /// Lengthens an arm in every way, by arcs from this number on.
    fn extend(
        &mut self,
        arm: usize,
        from: usize,
        steps: &mut Steps,
        visitor: &mut impl Visitor<W>,
    ) -> ControlFlow<()> {
        for arc in self.field.graph.leaving(self.tips[arm]) {
            if arc >= from && !self.field.graph.arcs[arc].takes.meets(&self.row) {
                self.follow(arm, arc, steps, visitor)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn follow(
        &mut self,
        arm: usize,
        arc: usize,
        steps: &mut Steps,
        visitor: &mut impl Visitor<W>,
    ) -> ControlFlow<()> {
        steps.take()?;
        let step = &self.field.graph.arcs[arc];
        let cost = self.field.costs[arc];
        let (row, tip) = (self.row, self.tips[arm]);
        self.row = row.or(&step.takes);
        self.tips[arm] = step.to;
        self.arms[arm].push(arc);
        self.tally.add(self.field, step.to, cost);
        let mut flow = ControlFlow::Continue(());
        if self.tally.fits(self.quest.limits) && (self.forced(step.to) || self.promises(arm, visitor.bar())) {
            flow = self.arrive(arm, steps, visitor);
        }
        self.tally.remove(self.field, step.to, cost);
        self.arms[arm].pop();
        self.tips[arm] = tip;
        self.row = row;
        flow
    }

    fn arrive(&mut self, arm: usize, steps: &mut Steps, visitor: &mut impl Visitor<W>) -> ControlFlow<()> {
        if self.field.ends.has(self.tips[arm]) {
            if self.quest.needed.minus(&self.row).is_empty() {
                let mut flow = ControlFlow::Continue(());
                self.tally.takes(self.field, self.quest.limits, self.tips, |take| {
                    if flow.is_continue() && take.net >= visitor.bar() {
                        flow = visitor.visit(self, take);
                    }
                });
                flow?;
            }
            // The second arm leaves by a later arc than the first, so that no path is walked in both directions.
            if arm == 0 && self.passable(self.root) {
                self.extend(1, self.arms[0][0] + 1, steps, visitor)?;
            }
        }
        if self.passable(self.tips[arm]) {
            self.extend(arm, 0, steps, visitor)?;
        }
        ControlFlow::Continue(())
    }

    fn forced(&self, to: usize) -> bool {
        !self.field.ends.has(to) && self.field.graph.leaving(to).len() <= 2
    }

    /// Whether the path may go on beyond a station.
    fn passable(&self, station: usize) -> bool {
        match self.field.graph.stations[station].through {
            Through::Free => true,
            Through::Once => !self.row.has(self.field.graph.pass_bit()),
            Through::Never => false,
        }
    }

    /// Whether the path can bring as much as a bar, as far as one can tell, if it goes on from the tip of an arm. It
    /// might call at the best stations within reach, at no more of those where it can only end than it has ends;
    /// and it has to get from one to the next.
    fn promises(&mut self, arm: usize, bar: i64) -> bool {
        let mut reach = Row::EMPTY;
        let mut ends = 0;
        if self.passable(self.tips[arm]) {
            reach = self.flood(reach, self.tips[arm]);
            ends += 1;
        }
        if arm == 0 && self.passable(self.root) {
            reach = self.flood(reach, self.root);
            ends += 1;
        }
        if !self.quest.needed.minus(&self.row).minus(&reach).is_empty() {
            return false;
        }
        let room = self.quest.limits.all - self.tally.dues;
        let large = self.quest.limits.large - self.tally.larges;
        let calls = if self.field.towns_due { room } else { large };
        let missing = bar - self.tally.net;
        self.hopes.options(self.field, reach.or(&self.row), room);
        let passes = usize::from(!self.row.has(self.field.graph.pass_bit()));
        self.hopes.dues(self.field, reach, calls, Caps { large, ends, passes });
        if self.hopes.most(calls, room) < missing {
            return false;
        }
        self.look_ahead(arm, calls);
        self.hopes.most(calls, room) >= missing
    }

    /// Lowers the hopes to what the ways on from the tips promise.
    fn look_ahead(&mut self, arm: usize, calls: usize) {
        let graph = self.field.graph;
        let tip = self.tips[arm];
        let stay = if self.field.ends.has(tip) { 0 } else { NEVER };
        self.hopes.first.clear();
        self.hopes.first.resize(calls + 1, stay);
        if self.passable(tip) {
            for arc in graph.leaving(tip) {
                if !graph.arcs[arc].takes.meets(&self.row) {
                    raise(&mut self.hopes.first, self.ahead.gains(arc));
                }
            }
        }
        if arm == 0 && self.passable(self.root) {
            self.hopes.second.clear();
            self.hopes.second.resize(calls + 1, 0);
            for arc in graph.leaving(self.root) {
                if arc > self.arms[0][0] && !graph.arcs[arc].takes.meets(&self.row) {
                    raise(&mut self.hopes.second, self.ahead.gains(arc));
                }
            }
            self.hopes.share();
        }
        self.hopes.lower();
    }

    /// The stations that could be reached from one, added to those that could be reached otherwise. This is asked
    /// at every step, and nearly every board has few enough stations for a single word.
    fn flood(&self, reach: Row<W>, from: usize) -> Row<W> {
        match self.field.graph.stations.len() {
            0..=64 => self.flood_in::<1>(reach.resized(), from).resized(),
            _ => self.flood_in::<W>(reach.resized(), from).resized(),
        }
    }

    fn flood_in<const S: usize>(&self, mut reach: Row<S>, from: usize) -> Row<S> {
        let graph = self.field.graph;
        let closed = self.row.resized::<S>();
        let mut passable = graph.free.resized::<S>();
        if !self.row.has(graph.pass_bit()) {
            passable = passable.or(&graph.once.resized());
        }
        let near = |station: usize| graph.stations[station].near.resized::<S>();
        let mut fresh = near(from).minus(&closed).minus(&reach);
        while !fresh.is_empty() {
            reach = reach.or(&fresh);
            let next = fresh.and(&passable).iter().fold(Row::EMPTY, |next, station| next.or(&near(station)));
            fresh = next.minus(&closed).minus(&reach);
        }
        reach
    }
}
