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
    /// By how much a set is worth more at least if it is worth more at all.
    pub grain: i64,
    pub known: &'s mut Known,
    pub steps: &'s mut Steps,
    pub best: &'s mut Set,
    pub tried: Tried,
}

/// How often prices are changed.
const ROUNDS: usize = 60;
/// As many runs of a kind are compared with each other before sets are tried.
const COMPARED_FIRST: usize = 600;
/// As many are while sets are tried.
const COMPARED: usize = 128;
/// After so many changes that do not help the steps become smaller.
const PATIENCE: usize = 4;

impl Search<'_> {
    /// Looks for a set that is better than the best so far, beginning with some prices for each way to bound. Gives
    /// what no set exceeds, also if the search was given up.
    pub fn run(&mut self, shares: &mut [Shares]) -> (i64, Result<(), OutOfSteps>) {
        let mut left = Left::all(&self.kinds);
        let levels = self.levels(&left, self.field.homes);
        let (mut most, mut way) = (i64::MAX, 0);
        for (number, shares) in shares.iter_mut().enumerate() {
            let mut bound = i64::MAX;
            let relaxed = self.relax(number, &levels, &mut left, shares, &mut bound);
            if bound < most {
                (most, way) = (bound, number);
            }
            if relaxed.is_err() {
                return (most, relaxed);
            }
            if most <= self.bar() {
                return (self.best.worth, Ok(()));
            }
        }
        left.drop_lesser(&self.kinds, &Grown::none(self.field), COMPARED_FIRST);
        let bounds = Bounds::of(self.field, &self.bounding[way], &shares[way]);
        let tried = self.branch(&bounds, &left, Grown::none(self.field), &mut Vec::new());
        (if tried.is_ok() { self.best.worth } else { most }, tried)
    }

    /// What a set that is better than the best is worth more than.
    fn bar(&self) -> i64 {
        self.best.worth + self.grain - 1
    }

    /// Changes prices until the bound is low, and takes out items that are in no better set.
    fn relax(
        &mut self,
        way: usize,
        levels: &Levels,
        left: &mut Left,
        shares: &mut Shares,
        most: &mut i64,
    ) -> Result<(), OutOfSteps> {
        let (field, scale) = (self.field, &self.bounding[way]);
        let start = Grown::none(field);
        shares.fit(field, scale);
        let mut trial = shares.clone();
        // The step is this many sixty-fourths of the way to the best.
        let (mut stride, mut waited) = (64, 0);
        for round in 0..ROUNDS {
            let bounds = Bounds::of(field, scale, &trial);
            let level = |(list, levels): (&Vec<u32>, &Vec<u8>)| {
                list.iter().map(|item| levels[*item as usize]).collect::<Vec<u8>>()
            };
            let levels: Levels = left.lists.iter().zip(levels).map(level).collect();
            let bound = bounds.bound(&self.kinds, left, &levels, &start);
            if bound.most < *most {
                *most = bound.most;
                *shares = trial.clone();
                waited = 0;
            } else {
                waited += 1;
            }
            self.steps.take(left.size())?;
            if *most <= self.bar() {
                return Ok(());
            }
            if round == 0 {
                self.grow(way, left)?;
            }
            left.keep_better(&bound, self.bar());
            if waited >= PATIENCE {
                (stride, waited) = (stride / 2, 0);
                trial = shares.clone();
                if stride == 0 {
                    break;
                }
            } else if !self.haggle(&bounds, &mut trial, left, &bound, stride) {
                break;
            }
        }
        Ok(())
    }

    /// Takes a step: what several runs would be credited with becomes dearer, what none wants cheaper; so does the toll
    /// if runs come to more places than they are paid for. Gives whether anything changed.
    fn haggle(
        &self,
        bounds: &Bounds<'_>,
        shares: &mut Shares,
        left: &Left,
        bound: &Bound,
        stride: i64,
    ) -> bool {
        let start = Grown::none(self.field);
        let (mut payers, mut hexes) = (vec![-1i64; shares.payers.len()], vec![-1i64; shares.hexes.len()]);
        let mut toll = 0;
        for (number, first) in bound.first.iter().enumerate() {
            let Some(first) = first else { continue };
            let item = &self.kinds[number].items[*first as usize];
            let times = left.slots[number] as i64;
            numbers(item.score).for_each(|payer| payers[payer] += times);
            numbers(item.hexes).for_each(|hex| hexes[hex] += times);
            toll -= times * bounds.idle_visits(item, &start);
        }
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
        let size: i64 = payers.iter().chain(&hexes).map(|wanted| wanted * wanted).sum::<i64>() + toll * toll;
        let gap = bound.most - self.bar();
        let step = (gap / 64).saturating_mul(stride) / size.max(1);
        for (share, wanted) in shares.payers.iter_mut().zip(&payers) {
            *share = (*share + step * wanted).max(0);
        }
        for (share, wanted) in shares.hexes.iter_mut().zip(&hexes) {
            *share = (*share + step * wanted).max(0);
        }
        shares.toll = (shares.toll + step * toll).clamp(0, scale.dearest());
        shares.fit(self.field, scale);
        step > 0 && size > 0
    }

    /// Tries all sets that a set grows into when runs are added that meet those before.
    fn branch(
        &mut self,
        bounds: &Bounds<'_>,
        left: &Left,
        grown: Grown,
        picks: &mut Vec<Pick>,
    ) -> Result<(), OutOfSteps> {
        self.steps.take(1 + left.size())?;
        self.consider(picks, &grown.cover)?;
        if self.tried.at_least(&left.slots, &grown) {
            return Ok(());
        }
        let levels = self.levels(left, grown.met);
        let bound = bounds.bound(&self.kinds, left, &levels, &grown);
        if bound.most <= self.bar() {
            return Ok(());
        }
        let mut next = self.next(left, &levels, &bound);
        next.sort_unstable();
        let slots = left.slots.clone();
        let mut left = left.clone();
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
                self.branch(bounds, &left, grown.with(run), picks)?;
                picks.pop();
                left.slots[number] += 1;
            }
            // All sets with this run have been tried.
            left.lists[number].retain(|other| *other != item);
        }
        self.tried.add(slots, &grown);
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
