//! What no set can be worth more than. What pays once is shared out: a part of its worth, its *share*, is counted once
//! whether it is paid or not, and the rest to every run that could be paid for it. Runs that hang together must meet, and
//! *toll* is what a place costs a set that comes there for the first time; every run but the first has one place for
//! which it need not pay, the one where it meets those before.

use super::field::{Bits, Field};
use super::item::Item;
use super::scale::{Scale, Table};
use super::sets::{Cover, Kind};

/// What of each thing's worth no run is credited with, and the toll.
#[derive(Clone, Debug)]
pub(crate) struct Shares {
    pub payers: Vec<i64>,
    pub hexes: Vec<i64>,
    pub toll: i64,
}

impl Shares {
    /// Runs are credited with everything.
    pub fn none(field: &Field) -> Shares {
        Shares { payers: vec![0; field.values.len()], hexes: vec![0; field.hexes], toll: 0 }
    }

    /// Lowers shares that are more than what is left after the toll.
    pub fn fit(&mut self, field: &Field, scale: &Scale) {
        for (number, share) in self.payers.iter_mut().enumerate() {
            *share = (*share).min(after_toll(field, scale, number, self.toll));
        }
        self.hexes.iter_mut().for_each(|share| *share = (*share).min(scale.hex));
    }
}

/// What something is worth to the bounds if coming there costs a toll.
pub(crate) fn after_toll(field: &Field, scale: &Scale, number: usize, toll: i64) -> i64 {
    let toll = if field.meeting >> number & 1 != 0 { toll } else { 0 };
    (scale.payers[number] - toll).max(0)
}

/// A set that grows: what it covers, and where it can be met, at first the home.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grown {
    pub cover: Cover,
    pub met: Bits,
}

impl Grown {
    /// No run yet.
    pub fn none(field: &Field) -> Grown {
        Grown { cover: Cover::default(), met: field.homes }
    }

    /// The same set with one more run.
    pub fn with(&self, item: &Item) -> Grown {
        Grown { cover: self.cover.with(item), met: self.met | item.meets }
    }
}

/// What is left to choose from: for each kind the items, and how many trains are still to be given one.
#[derive(Clone, Debug)]
pub(crate) struct Left {
    pub lists: Vec<Vec<u32>>,
    pub slots: Vec<usize>,
}

impl Left {
    /// Everything.
    pub fn all(kinds: &[Kind<'_>]) -> Left {
        Left {
            lists: kinds.iter().map(|kind| (0..kind.items.len() as u32).collect()).collect(),
            slots: kinds.iter().map(|kind| kind.slots).collect(),
        }
    }

    /// How many items there are to look at.
    pub fn size(&self) -> u64 {
        let lists = self.lists.iter().zip(&self.slots).filter(|(_, slots)| **slots > 0);
        lists.map(|(list, _)| list.len() as u64).sum()
    }

    /// Takes out items with which no set is worth more than so much.
    pub fn keep_better(&mut self, bound: &Bound, best: i64) {
        for (number, credits) in bound.credits.iter().enumerate().filter(|(_, credits)| !credits.is_empty()) {
            let bar = bound.best[number] - (bound.most - best);
            let mut credits = credits.iter();
            self.lists[number].retain(|_| credits.next().is_some_and(|credit| *credit > bar));
        }
    }
}

/// A bound, and what each item of each list is credited with.
#[derive(Debug)]
pub(crate) struct Bound {
    pub most: i64,
    pub credits: Vec<Vec<i64>>,
    /// The highest credit of each kind, and the first item that has it.
    pub best: Vec<i64>,
    pub first: Vec<Option<u32>>,
}

/// What an item is credited with that does not count.
const NOTHING: i64 = i64::MIN / 2;

/// Bounds for some shares.
pub(crate) struct Bounds<'b> {
    scale: &'b Scale,
    field: &'b Field,
    toll: i64,
    /// What a run is credited with.
    credit: Table,
    credit_hexes: Table,
    /// What no run is.
    shares: Table,
    shares_hexes: Table,
}

impl<'b> Bounds<'b> {
    pub fn of(field: &'b Field, scale: &'b Scale, shares: &Shares) -> Bounds<'b> {
        let left = |(number, share): (usize, &i64)| after_toll(field, scale, number, shares.toll) - share;
        let credit: Vec<i64> = shares.payers.iter().enumerate().map(left).collect();
        let hexes: Vec<i64> = shares.hexes.iter().map(|share| scale.hex - share).collect();
        Bounds {
            scale,
            field,
            toll: shares.toll,
            credit: Table::of(&credit),
            credit_hexes: Table::of(&hexes),
            shares: Table::of(&shares.payers),
            shares_hexes: Table::of(&shares.hexes),
        }
    }

    /// What things are worth to it.
    pub fn scale(&self) -> &'b Scale {
        self.scale
    }

    /// How many places more a run comes to for the first time, less one if it has to meet another there, than it is
    /// paid for among them.
    pub fn idle_visits(&self, item: &Item, grown: &Grown) -> i64 {
        let fresh = item.score & self.field.meeting & !grown.cover.score & !grown.met;
        self.new_visits(item, grown) - i64::from(fresh.count_ones())
    }

    fn new_visits(&self, item: &Item, grown: &Grown) -> i64 {
        let met = item.meets & grown.met;
        let new = if item.meets == !0 { item.visits } else { (item.meets & !grown.met).count_ones() };
        i64::from(new) - i64::from(met == 0)
    }

    /// What a run is credited with beyond what a set has.
    pub fn credit(&self, item: &Item, grown: &Grown) -> i64 {
        let score = item.score & !grown.cover.score;
        let hexes = item.hexes & !grown.cover.hexes;
        let mut credit = self.credit.sum(score) + self.scale.alone(item);
        if hexes != 0 {
            credit += self.credit_hexes.sum(hexes);
        }
        if self.toll > 0 {
            // Where the set has been already there is no toll.
            let free = i64::from((score & grown.met & self.field.meeting).count_ones());
            credit += self.toll * (self.new_visits(item, grown) + free);
        }
        credit
    }

    /// Bounds what a set can grow into with what is left. Only items count that can be met here.
    pub fn bound(&self, kinds: &[Kind<'_>], left: &Left, grown: &Grown, near: Bits) -> Bound {
        let cover = &grown.cover;
        let most = cover.worth(self.scale) + self.shares.all - self.shares.sum(cover.score)
            + self.shares_hexes.all
            - self.shares_hexes.sum(cover.hexes);
        let mut bound = Bound { most, credits: Vec::new(), best: Vec::new(), first: Vec::new() };
        for (number, kind) in kinds.iter().enumerate() {
            let list: &[u32] = if left.slots[number] == 0 { &[] } else { &left.lists[number] };
            let credit = |item: &u32| {
                let item = &kind.items[*item as usize];
                if near & item.meets == 0 { NOTHING } else { self.credit(item, grown) }
            };
            let credits: Vec<i64> = list.iter().map(credit).collect();
            let best = credits.iter().copied().max().unwrap_or(0).max(0);
            let first = credits.iter().position(|credit| *credit == best);
            bound.most += best * left.slots[number] as i64;
            bound.first.push(first.map(|first| list[first]));
            bound.credits.push(credits);
            bound.best.push(best);
        }
        bound
    }
}
