//! The best set of runs for one plan of the goods trains. What things are worth is shared out between all runs that could
//! cover them (`relax`), which bounds what any set can be worth; runs that no good set contains are left out, and the
//! sets of the others are tried (`branch`). docs/routes.md says why nothing is missed.

use super::field::{Bits, Field};
use super::goods::Chain;
use super::item::{Item, Way};
use super::scale::{Scale, Table};
use super::sets::{Cover, Groups, Kind, Known, Pick, Set, Who};
use super::steps::{OutOfSteps, Steps};
use super::ways::Joined;

/// A search among the sets of some kinds of trains.
pub(crate) struct Search<'s> {
    pub field: &'s Field,
    pub kinds: Vec<Kind<'s>>,
    /// What sets are worth.
    pub scale: &'s Scale,
    /// What they are worth to the bounds: no set that counts is worth less.
    pub bounding: &'s Scale,
    /// The revenue that a set must reach to count.
    pub least: u32,
    pub known: &'s mut Known,
    pub steps: &'s mut Steps,
    pub best: &'s mut Set,
}

/// Prices: what of each thing's worth no run is credited with.
#[derive(Clone, Debug)]
pub(crate) struct Shares {
    pub payers: Vec<i64>,
    pub hexes: Vec<i64>,
}

impl Shares {
    /// Runs are credited with everything.
    pub fn none(field: &Field) -> Shares {
        Shares { payers: vec![0; field.values.len()], hexes: vec![0; field.hexes] }
    }
}

/// Tables for some prices.
pub(crate) struct Tables {
    /// What a run is credited with.
    credit: Table,
    credit_hexes: Table,
    /// What no run is.
    shares: Table,
    shares_hexes: Table,
}

impl Tables {
    pub fn of(scale: &Scale, shares: &Shares) -> Tables {
        let left = |(worth, share): (&i64, &i64)| worth - share;
        let credit: Vec<i64> = scale.payers.iter().zip(&shares.payers).map(left).collect();
        let hexes: Vec<i64> = shares.hexes.iter().map(|share| scale.hex - share).collect();
        Tables {
            credit: Table::of(&credit),
            credit_hexes: Table::of(&hexes),
            shares: Table::of(&shares.payers),
            shares_hexes: Table::of(&shares.hexes),
        }
    }

    /// What a run is credited with beyond what is covered.
    fn credit(&self, scale: &Scale, item: &Item, covered: &Cover) -> i64 {
        let hexes = item.hexes & !covered.hexes;
        let hexes = if hexes == 0 { 0 } else { self.credit_hexes.sum(hexes) };
        self.credit.sum(item.score & !covered.score) + hexes + scale.alone(item)
    }

    /// What a set is worth to the bounds with nothing but what is covered, and what no run is credited with.
    fn base(&self, scale: &Scale, covered: &Cover) -> i64 {
        covered.worth(scale) + self.shares.all - self.shares.sum(covered.score) + self.shares_hexes.all
            - self.shares_hexes.sum(covered.hexes)
    }
}

/// What is left to choose from: for each kind the items, and how many trains are still to be given one.
#[derive(Clone)]
struct Left {
    lists: Vec<Vec<u32>>,
    slots: Vec<usize>,
}

impl Left {
    /// How many items there are to look at.
    fn size(&self) -> u64 {
        let lists = self.lists.iter().zip(&self.slots).filter(|(_, slots)| **slots > 0);
        lists.map(|(list, _)| list.len() as u64).sum()
    }
}

/// A bound, and what each item of each list is credited with.
struct Bound {
    most: i64,
    credits: Vec<Vec<i64>>,
    /// The highest credit of each kind, and the first item that has it.
    best: Vec<i64>,
    first: Vec<Option<u32>>,
}

/// How often prices are changed.
const ROUNDS: usize = 60;
/// After so many changes that do not help the steps become smaller.
const PATIENCE: usize = 4;

impl Search<'_> {
    /// Finds the best set, if it is better than the best so far. Gives what no set can exceed, which is no more than
    /// the best if nothing was left untried.
    pub fn run(&mut self, shares: &mut Shares) -> Result<i64, (OutOfSteps, i64)> {
        let mut left = Left {
            lists: self.kinds.iter().map(|kind| (0..kind.items.len() as u32).collect()).collect(),
            slots: self.kinds.iter().map(|kind| kind.slots).collect(),
        };
        let mut most = i64::MAX;
        self.relax(&mut left, shares, &mut most).map_err(|out| (out, most))?;
        if most > self.best.worth {
            let tables = Tables::of(self.bounding, shares);
            self.branch(&tables, &left, Cover::default(), self.field.homes, &mut Vec::new())
                .map_err(|out| (out, most))?;
        }
        Ok(most.min(self.best.worth))
    }

    /// Changes prices until the bound is low, and takes out items that are in no better set.
    fn relax(&mut self, left: &mut Left, shares: &mut Shares, most: &mut i64) -> Result<(), OutOfSteps> {
        let mut trial = shares.clone();
        // The step is this many sixty-fourths of the way to the best.
        let (mut stride, mut waited) = (64, 0);
        for round in 0..ROUNDS {
            let tables = Tables::of(self.bounding, &trial);
            let bound = self.bound(&tables, left, &Cover::default(), !0);
            if bound.most < *most {
                *most = bound.most;
                *shares = trial.clone();
                waited = 0;
            } else {
                waited += 1;
            }
            self.steps.take(left.size())?;
            if *most <= self.best.worth {
                return Ok(());
            }
            if round == 0 {
                self.grow(left)?;
            }
            self.keep_hopeful(left, &bound);
            if waited >= PATIENCE {
                (stride, waited) = (stride / 2, 0);
                trial = shares.clone();
                if stride == 0 {
                    break;
                }
                continue;
            }
            if !self.haggle(&mut trial, left, &bound, stride) {
                break;
            }
        }
        Ok(())
    }

    /// Takes a step: what several runs would be credited with becomes dearer, what none wants cheaper. Gives whether
    /// anything changed.
    fn haggle(&self, shares: &mut Shares, left: &Left, bound: &Bound, stride: i64) -> bool {
        let (mut payers, mut hexes) = (vec![-1i64; shares.payers.len()], vec![-1i64; shares.hexes.len()]);
        for (number, first) in bound.first.iter().enumerate() {
            let Some(first) = first else { continue };
            let item = &self.kinds[number].items[*first as usize];
            let times = left.slots[number] as i64;
            super::field::numbers(item.score).for_each(|payer| payers[payer] += times);
            super::field::numbers(item.hexes).for_each(|hex| hexes[hex] += times);
        }
        let worths = &self.bounding.payers;
        let all = shares.payers.iter_mut().zip(worths.iter().copied()).zip(&payers);
        let hexes_all = shares.hexes.iter_mut().map(|share| (share, self.bounding.hex)).zip(&hexes);
        let moves =
            |share: i64, worth: i64, wanted: i64| wanted > 0 && share < worth || wanted < 0 && share > 0;
        let mut changes: Vec<(&mut i64, i64, i64)> = all
            .chain(hexes_all)
            .filter(|((share, worth), wanted)| moves(**share, *worth, **wanted))
            .map(|((share, worth), wanted)| (share, worth, *wanted))
            .collect();
        let size: i64 = changes.iter().map(|(_, _, wanted)| wanted * wanted).sum();
        let gap = bound.most - self.best.worth;
        let step = (gap / 64).saturating_mul(stride) / size.max(1);
        for (share, worth, wanted) in &mut changes {
            **share = (**share + step * *wanted).clamp(0, *worth);
        }
        step > 0 && !changes.is_empty()
    }

    /// Bounds what a set can be worth that has covered something. Only items count that can be met here.
    fn bound(&self, tables: &Tables, left: &Left, covered: &Cover, near: Bits) -> Bound {
        let most = tables.base(self.bounding, covered);
        let mut bound = Bound { most, credits: Vec::new(), best: Vec::new(), first: Vec::new() };
        for (number, kind) in self.kinds.iter().enumerate() {
            if left.slots[number] == 0 {
                bound.credits.push(Vec::new());
                bound.best.push(0);
                bound.first.push(None);
                continue;
            }
            let credit = |item: &u32| {
                let item = &kind.items[*item as usize];
                if near & item.meets == 0 {
                    return i64::MIN / 2;
                }
                tables.credit(self.bounding, item, covered)
            };
            let credits: Vec<i64> = left.lists[number].iter().map(credit).collect();
            let best = credits.iter().copied().max().unwrap_or(0).max(0);
            bound.most += best * left.slots[number] as i64;
            let first = credits.iter().position(|credit| *credit == best);
            bound.first.push(first.map(|first| left.lists[number][first]));
            bound.credits.push(credits);
            bound.best.push(best);
        }
        bound
    }

    /// Takes out items with which no set is better than the best.
    fn keep_hopeful(&self, left: &mut Left, bound: &Bound) {
        let above = bound.most - self.best.worth;
        for (number, credits) in bound.credits.iter().enumerate() {
            if left.slots[number] == 0 {
                continue;
            }
            let bar = bound.best[number] - above;
            let mut credits = credits.iter();
            left.lists[number].retain(|_| credits.next().is_some_and(|credit| *credit > bar));
        }
    }

    /// Tries all sets that some runs grow into when runs are added that meet those before. `met` is where they can be
    /// met, at first the home.
    fn branch(
        &mut self,
        tables: &Tables,
        left: &Left,
        covered: Cover,
        met: Bits,
        picks: &mut Vec<Pick>,
    ) -> Result<(), OutOfSteps> {
        self.steps.take(1 + left.size())?;
        self.consider(picks, &covered)?;
        let bound = self.bound(tables, left, &covered, self.near(left, met));
        if bound.most <= self.best.worth {
            return Ok(());
        }
        let mut next = self.next(left, &bound, met);
        next.sort_unstable();
        let mut left = left.clone();
        self.keep_hopeful(&mut left, &bound);
        for (loss, number, item) in next {
            if bound.most - loss <= self.best.worth {
                break;
            }
            let kind = self.kinds[number];
            let run = &kind.items[item as usize];
            if !matches!(kind.who, Who::Goods(chain, _) if self.known.hopeless(chain, run)) {
                left.slots[number] -= 1;
                picks.push((number, item));
                self.branch(tables, &left, covered.with(run), met | run.meets, picks)?;
                picks.pop();
                left.slots[number] += 1;
            }
            // All sets with this run have been tried.
            left.lists[number].retain(|other| *other != item);
        }
        Ok(())
    }

    /// The runs that meet those before and may lead to a better set: how much less they are credited with than the
    /// best of their kind, the kind, and the item.
    fn next(&self, left: &Left, bound: &Bound, met: Bits) -> Vec<(i64, usize, u32)> {
        let mut next = Vec::new();
        for (number, credits) in bound.credits.iter().enumerate() {
            for (credit, item) in credits.iter().zip(&left.lists[number]) {
                let loss = bound.best[number] - credit;
                let meets = self.kinds[number].items[*item as usize].meets & met != 0;
                if meets && bound.most - loss > self.best.worth {
                    next.push((loss, number, *item));
                }
            }
        }
        next
    }

    /// Where runs can be met that the trains which are left could bring together with those met here.
    fn near(&self, left: &Left, met: Bits) -> Bits {
        let slots: usize = left.slots.iter().sum();
        if slots > NEAR {
            return !0;
        }
        let mut near = met;
        for _ in 1..slots {
            let before = near;
            for (number, list) in left.lists.iter().enumerate().filter(|(number, _)| left.slots[*number] > 0)
            {
                let meets = list.iter().map(|item| self.kinds[number].items[*item as usize].meets);
                near |= meets.filter(|meets| meets & before != 0).fold(0, |all, meets| all | meets);
            }
        }
        near
    }

    /// The groups of the runs whose way is known.
    fn groups(&self, picks: &[Pick]) -> Groups {
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
    fn consider(&mut self, picks: &[Pick], covered: &Cover) -> Result<(), OutOfSteps> {
        let (worth, revenue) = (covered.worth(self.scale), covered.revenue(self.field));
        if worth <= self.best.worth || revenue < self.least {
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

    /// A first set: for each train in turn the best run that meets those before, then again with all others given.
    fn grow(&mut self, left: &Left) -> Result<(), OutOfSteps> {
        let tables = Tables::of(self.bounding, &Shares::none(self.field));
        for first in 0..self.kinds.len() {
            let order = (first..self.kinds.len()).chain(0..first);
            let mut slots: Vec<(usize, Option<u32>)> =
                order.flat_map(|kind| std::iter::repeat_n((kind, None), left.slots[kind])).collect();
            for _ in 0..2 {
                for place in 0..slots.len() {
                    let kind = slots[place].0;
                    slots[place].1 = None;
                    let picks: Vec<Pick> =
                        slots.iter().filter_map(|(kind, item)| Some((*kind, (*item)?))).collect();
                    slots[place].1 = self.best_joining(&tables, kind, &left.lists[kind], &picks)?;
                }
                let picks: Vec<Pick> =
                    slots.iter().filter_map(|(kind, item)| Some((*kind, (*item)?))).collect();
                let covered = self.cover(&picks);
                self.consider(&picks, &covered)?;
            }
        }
        Ok(())
    }

    fn cover(&self, picks: &[Pick]) -> Cover {
        let item = |(kind, item): &Pick| &self.kinds[*kind].items[*item as usize];
        picks.iter().fold(Cover::default(), |cover, pick| cover.with(item(pick)))
    }

    /// The run of a kind that adds most to a set and brings it together.
    fn best_joining(
        &mut self,
        tables: &Tables,
        kind: usize,
        list: &[u32],
        picks: &[Pick],
    ) -> Result<Option<u32>, OutOfSteps> {
        self.steps.take(list.len() as u64)?;
        let covered = self.cover(picks);
        let needs = self.groups(picks).needs(self.field.homes);
        let trains = self.kinds[kind];
        let credit = |item: &u32| tables.credit(self.bounding, &trains.items[*item as usize], &covered);
        let unknown = list.iter().any(|item| matches!(trains.items[*item as usize].way, Way::Between(..)));
        match trains.who {
            Who::Goods(chain, _) if unknown => {
                let mut items: Vec<(i64, u32)> = list.iter().map(|item| (-credit(item), *item)).collect();
                items.sort_unstable();
                for (_, item) in items.into_iter().take(TRIES) {
                    let run = &trains.items[item as usize];
                    if self.known.a_way(self.field, chain, run, &needs, self.steps)?.is_some() {
                        return Ok(Some(item));
                    }
                }
                Ok(None)
            }
            Who::Calling(_) | Who::Goods(..) => {
                let joins =
                    |item: &&u32| needs.iter().all(|need| need & trains.items[**item as usize].meets != 0);
                let best =
                    list.iter().filter(joins).max_by_key(|item| (credit(item), std::cmp::Reverse(**item)));
                Ok(best.copied())
            }
        }
    }
}

/// With more trains left than this, runs may be met anywhere.
const NEAR: usize = 4;
/// How many pairs of ends are tried for a first set.
const TRIES: usize = 12;
