//! The best set of runs for one plan of the goods trains. Prices are changed until no set can be worth much more than the
//! best known (`relax`); runs that no better set contains are left out, and the sets of the others are tried (`branch`).
//! docs/routes.md says why nothing is missed.

use std::cmp::Reverse;

use super::bounds::{Bound, Bounds, Grown, Left, Levels, Shares, after_toll};
use super::field::{Bits, Field, numbers};
use super::goods::Chain;
use super::item::{Item, Way};
use super::problem::Sums;
use super::scale::{Least, Scale};
use super::sets::{Cover, Groups, Kind, Known, Pick, Set, Who};
use super::steps::{OutOfSteps, Steps};
use super::tried::Tried;
use super::ways::Joined;

/// A search among the sets of some kinds of trains.
pub(crate) struct Search<'s> {
    pub field: &'s Field,
    pub kinds: Vec<Kind<'s>>,
    /// What sets are worth.
    pub scale: &'s Scale,
    /// What they are worth to the bounds, in several ways: no set that counts is worth less.
    pub bounding: &'s [Scale],
    /// What a set must bring to count.
    pub least: Least,
    pub sums: &'s Sums,
    /// By how much a set is worth more at least if it is worth more and not only for more trains.
    pub grain: i64,
    /// How many trains there are.
    pub trains: i64,
    pub known: &'s mut Known,
    pub steps: &'s mut Steps,
    pub best: &'s mut Set,
    pub tried: Tried,
}

/// How often prices are changed.
const ROUNDS: usize = 60;
/// How often they are changed again while sets are tried, if so many runs are left and more than two trains.
const ROUNDS_WITHIN: usize = 6;
const REPRICED: u64 = 60;
/// As many runs of a kind are compared with each other before sets are tried.
const COMPARED_FIRST: usize = 600;
/// As many are while sets are tried.
const COMPARED: usize = 256;
/// After so many changes that do not help the steps become smaller.
const PATIENCE: usize = 4;
/// The first steps are so many sixty-fourths of the way to the best.
const STRIDE: i64 = 48;
/// So many sixteenths of the direction of the step before are added to each.
const KEPT: i64 = 11;
/// Directions are counted in sixteenths.
const FINE: i64 = 16;
/// The toll counts at every place, so it is changed by less: in units that weigh so many times.
const TOLL: i64 = 3;

impl Search<'_> {
    /// Looks for a set that is better than the best so far, beginning with some prices for each way to bound. Gives
    /// what no set exceeds, also if the search was given up.
    pub fn run(&mut self, shares: &mut [Shares]) -> (i64, Result<(), OutOfSteps>) {
        let mut left = Left::all(&self.kinds);
        let (mut most, mut way) = (i64::MAX, 0);
        for (number, shares) in shares.iter_mut().enumerate() {
            let mut bound = i64::MAX;
            let begun = self.begin(number, &mut left, shares, &mut bound);
            if bound < most {
                (most, way) = (bound, number);
            }
            if begun.is_err() {
                return (most, begun);
            }
            if most <= self.bar() {
                return (self.best.worth, Ok(()));
            }
        }
        left.drop_lesser(&self.kinds, &Grown::none(self.field), COMPARED_FIRST);
        let bounds = Bounds::of(self.field, &self.bounding[way], &shares[way]).by_bytes();
        let tried = self.branch(way, &shares[way], &bounds, &left, Grown::none(self.field), &mut Vec::new());
        (if tried.is_ok() { self.best.worth } else { most }, tried)
    }

    /// Finds a first set, and prices at which no set is worth much more.
    fn begin(
        &mut self,
        way: usize,
        left: &mut Left,
        shares: &mut Shares,
        most: &mut i64,
    ) -> Result<(), OutOfSteps> {
        let start = Grown::none(self.field);
        shares.fit(self.field, &self.bounding[way]);
        shares.held = false;
        self.relax(way, 1, &start, left, shares, most)?;
        if *most > self.bar() {
            self.grow(way, left)?;
            self.relax(way, ROUNDS, &start, left, shares, most)?;
        }
        // The toll can stand in the way of better shares.
        if *most > self.bar() && shares.toll > 0 {
            let (mut without, mut bound) = (Shares { held: true, ..Shares::none(self.field) }, i64::MAX);
            self.relax(way, ROUNDS, &start, left, &mut without, &mut bound)?;
            if bound < *most {
                (*shares, *most) = (without, bound);
            }
        }
        Ok(())
    }

    /// What a set that is better than the best is worth more than.
    fn bar(&self) -> i64 {
        let (worth, beyond) = (self.best.worth, self.best.worth % self.grain);
        let more_trains = beyond < self.scale.train * self.trains;
        if more_trains { worth } else { worth - beyond + self.grain - 1 }
    }

    /// Changes prices until the bound of what a set can grow into is low, and takes out items that are in no better set.
    fn relax(
        &mut self,
        way: usize,
        rounds: usize,
        grown: &Grown,
        left: &mut Left,
        shares: &mut Shares,
        most: &mut i64,
    ) -> Result<(), OutOfSteps> {
        let (field, scale) = (self.field, &self.bounding[way]);
        let mut trial = shares.clone();
        let mut levels = self.levels(left, grown.met);
        let (mut stride, mut waited) = (STRIDE, 0);
        let mut before = Shares::none(field);
        for _ in 0..rounds {
            let bounds = Bounds::of(field, scale, &trial);
            let bound = bounds.bound(&self.kinds, left, &levels, grown);
            if bound.most < *most {
                *most = bound.most;
                *shares = trial.clone();
                waited = 0;
            } else {
                waited += 1;
            }
            // Only now, so that a search that is given up has a bound.
            self.steps.take(left.size())?;
            if *most <= self.bar() {
                return Ok(());
            }
            if left.keep_better(&bound, self.bar()) {
                levels = self.levels(left, grown.met);
            }
            if waited >= PATIENCE {
                (stride, waited) = (stride / 2, 0);
                trial = shares.clone();
                before = Shares::none(field);
                if stride == 0 {
                    break;
                }
            } else if !self.haggle(&bounds, &mut trial, &mut before, &bound, grown, stride) {
                break;
            }
        }
        Ok(())
    }

    /// Takes a step: what several runs would be credited with becomes dearer, what none wants cheaper; so does the toll
    /// if runs come to more places than they are paid for. A part of the direction of the step before is kept, or the
    /// steps would go to and fro. Gives whether anything changed.
    fn haggle(
        &self,
        bounds: &Bounds<'_>,
        shares: &mut Shares,
        before: &mut Shares,
        bound: &Bound,
        grown: &Grown,
        stride: i64,
    ) -> bool {
        let (mut payers, mut hexes) = (vec![-1i64; shares.payers.len()], vec![-1i64; shares.hexes.len()]);
        let mut toll = 0;
        // What the set has is paid already.
        numbers(grown.cover.score).for_each(|payer| payers[payer] = 0);
        numbers(grown.cover.hexes).for_each(|hex| hexes[hex] = 0);
        for (number, item, times) in &bound.wanted {
            let item = &self.kinds[*number].items[*item as usize];
            numbers(item.score & !grown.cover.score).for_each(|payer| payers[payer] += times);
            numbers(item.hexes & !grown.cover.hexes).for_each(|hex| hexes[hex] += times);
            toll -= times * bounds.idle_visits(item, grown);
        }
        if shares.held {
            toll = 0;
        }
        let blend = |wanted: &mut i64, before: &mut i64| {
            *wanted = *wanted * FINE + *before * KEPT / FINE;
            *before = *wanted;
        };
        payers.iter_mut().zip(&mut before.payers).for_each(|(wanted, before)| blend(wanted, before));
        hexes.iter_mut().zip(&mut before.hexes).for_each(|(wanted, before)| blend(wanted, before));
        blend(&mut toll, &mut before.toll);
        let scale = bounds.scale();
        let worth = |number: usize| after_toll(self.field, scale, number, shares.toll);
        let worths: Vec<i64> = (0..payers.len()).map(worth).collect();
        let moves =
            |share: i64, worth: i64, wanted: i64| wanted > 0 && share < worth || wanted < 0 && share > 0;
        for (number, wanted) in payers.iter_mut().enumerate() {
            *wanted *= i64::from(moves(shares.payers[number], worths[number], *wanted));
        }
        for (number, wanted) in hexes.iter_mut().enumerate() {
            *wanted *= i64::from(moves(shares.hexes[number], scale.hex, *wanted));
        }
        toll *= i64::from(moves(shares.toll, scale.dearest(), toll));
        let size: i64 = payers.iter().chain(&hexes).map(|wanted| wanted * wanted).sum::<i64>()
            + toll * toll / (TOLL * TOLL);
        let gap = bound.most - self.bar();
        let step = (gap / 64).saturating_mul(stride * FINE) / size.max(1);
        for (share, wanted) in shares.payers.iter_mut().zip(&payers) {
            *share = (*share + step * wanted).max(0);
        }
        for (share, wanted) in shares.hexes.iter_mut().zip(&hexes) {
            *share = (*share + step * wanted).max(0);
        }
        shares.toll = (shares.toll + step * toll / (TOLL * TOLL)).clamp(0, scale.dearest());
        shares.fit(self.field, scale);
        step > 0 && size > 0
    }

    /// Tries all sets that a set grows into when runs are added that meet those before.
    fn branch(
        &mut self,
        way: usize,
        shares: &Shares,
        bounds: &Bounds<'_>,
        left: &Left,
        grown: Grown,
        picks: &mut Vec<Pick>,
    ) -> Result<(), OutOfSteps> {
        self.steps.take(1 + left.size())?;
        self.consider(picks, &grown.cover)?;
        if left.slots.iter().sum::<usize>() < 2 {
            return self.last(left, &grown, picks);
        }
        if bounds.at_most(&self.kinds, left, &grown, self.bar()) || self.tried.at_least(&left.slots, &grown) {
            return Ok(());
        }
        let slots = left.slots.clone();
        let mut left = left.clone();
        let mut repriced = None;
        if left.size() >= REPRICED && slots.iter().sum::<usize>() > 2 {
            let (mut shares, mut most) = (shares.clone(), i64::MAX);
            self.relax(way, ROUNDS_WITHIN, &grown, &mut left, &mut shares, &mut most)?;
            if most <= self.bar() {
                return Ok(());
            }
            let bounds = Bounds::of(self.field, &self.bounding[way], &shares).by_bytes();
            repriced = Some((shares, bounds));
        }
        let (shares, bounds) =
            repriced.as_ref().map_or((shares, bounds), |(shares, bounds)| (shares, bounds));
        let levels = self.levels(&left, grown.met);
        let bound = bounds.bound(&self.kinds, &left, &levels, &grown);
        if bound.most <= self.bar() {
            return Ok(());
        }
        let mut next = self.next(&left, &levels, &bound);
        next.sort_unstable();
        left.keep_better(&bound, self.bar());
        left.drop_lesser(&self.kinds, &grown, COMPARED);
        next.retain(|(_, number, item)| left.lists[*number].binary_search(item).is_ok());
        for (most, number, item) in next {
            if most.0 <= self.bar() {
                break;
            }
            let kind = self.kinds[number];
            let run = &kind.items[item as usize];
            if !matches!(kind.who, Who::Goods(chain, _) if self.known.hopeless(chain, run)) {
                left.slots[number] -= 1;
                picks.push((number, item));
                self.branch(way, shares, bounds, &left, grown.with(run), picks)?;
                picks.pop();
                left.slots[number] += 1;
            }
            // All sets with this run have been tried.
            left.lists[number].retain(|other| *other != item);
        }
        self.tried.add(slots, &grown);
        Ok(())
    }

    /// Gives the last train, if there is one, the run with which the set is worth most.
    fn last(&mut self, left: &Left, grown: &Grown, picks: &mut Vec<Pick>) -> Result<(), OutOfSteps> {
        let Some(number) = left.slots.iter().position(|slots| *slots > 0) else { return Ok(()) };
        let kind = self.kinds[number];
        let worth = grown.cover.worth(self.scale);
        let with = |item: &u32| {
            let run = &kind.items[*item as usize];
            let worth = worth + self.scale.added(run, &grown.cover);
            (run.meets & grown.met != 0 && worth > self.bar()).then_some((Reverse(worth), *item))
        };
        let mut better: Vec<(Reverse<i64>, u32)> = left.lists[number].iter().filter_map(with).collect();
        better.sort_unstable();
        for (Reverse(worth), item) in better {
            if worth <= self.bar() {
                break;
            }
            picks.push((number, item));
            self.consider(picks, &grown.cover.with(&kind.items[item as usize]))?;
            picks.pop();
        }
        Ok(())
    }

    /// The runs that meet those before and may lead to a better set: what that can be worth, the kind, and the item.
    fn next(&self, left: &Left, levels: &Levels, bound: &Bound) -> Vec<(Reverse<i64>, usize, u32)> {
        let mut next = Vec::new();
        for (number, with) in bound.with.iter().enumerate() {
            for (place, most) in with.iter().enumerate() {
                if levels[number][place] == 1 && *most > self.bar() {
                    next.push((Reverse(*most), number, left.lists[number][place]));
                }
            }
        }
        next
    }

    /// How far each run is from where a set can be met. What is too far for the trains that are left is as far as can
    /// be.
    fn levels(&self, left: &Left, met: Bits) -> Levels {
        let slots: usize = left.slots.iter().sum();
        let mut levels: Levels = left.lists.iter().map(|list| vec![u8::MAX; list.len()]).collect();
        let mut near = met;
        for level in 1..=slots.min(usize::from(u8::MAX) - 1) {
            let (before, mut far) = (near, false);
            for (number, list) in left.lists.iter().enumerate().filter(|(number, _)| left.slots[*number] > 0)
            {
                for (item, own) in list.iter().zip(&mut levels[number]) {
                    let meets = self.kinds[number].items[*item as usize].meets;
                    if *own == u8::MAX && meets & before != 0 {
                        *own = level as u8;
                        near |= meets;
                    }
                    far |= *own == u8::MAX;
                }
            }
            if !far || near == before {
                break;
            }
        }
        levels
    }

    /// The groups of the runs whose way is known.
    pub(super) fn groups(&self, picks: &[Pick]) -> Groups {
        let mut groups = Groups::default();
        for (kind, item) in picks {
            let item = &self.kinds[*kind].items[*item as usize];
            if !matches!(item.way, Way::Between(..)) {
                groups.add(item.meets);
            }
        }
        groups
    }

    /// Takes a set as the best if it is better and its runs hang together.
    pub(super) fn consider(&mut self, picks: &[Pick], covered: &Cover) -> Result<(), OutOfSteps> {
        let worth = covered.worth(self.scale);
        if worth <= self.best.worth {
            return Ok(());
        }
        let revenue = covered.revenue(self.field);
        if revenue < self.least.revenue || covered.besides(self.sums) < self.least.besides {
            return Ok(());
        }
        let mut set = Set { worth, revenue, ..Set::default() };
        let mut goods: Vec<(&Chain, &[Joined], &Item)> = Vec::new();
        for (kind, item) in picks {
            let item = &self.kinds[*kind].items[*item as usize];
            match self.kinds[*kind].who {
                Who::Calling(sort) => set.runs.push((sort, *item)),
                Who::Goods(chain, ways) => goods.push((chain, ways, item)),
            }
        }
        let groups = self.groups(picks);
        if let Some(ways) = self.known.settle(self.field, &goods, &groups, self.steps)? {
            let joined = goods.iter().zip(ways);
            set.goods = joined.map(|((chain, _, item), way)| ((*chain).clone(), **item, way)).collect();
            *self.best = set;
        }
        Ok(())
    }
}
