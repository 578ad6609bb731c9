//! Sets of runs: what they are worth, and whether they hang together.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::field::{Bits, Field};
use super::goods::Chain;
use super::item::{Item, Way};
use super::problem::Sums;
use super::scale::Scale;
use super::steps::{OutOfSteps, Steps};
use super::ways::{Joined, Wanted, a_way, every_way, reach};

/// Trains that may do the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind<'k> {
    /// What each of them could do.
    pub items: &'k [Item],
    /// How many of them there are.
    pub slots: usize,
    pub who: Who<'k>,
}

/// Which trains they are.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Who<'k> {
    /// Trains that call, by the number of their sort.
    Calling(usize),
    /// Goods trains that are joined, and the ways listed for them.
    Goods(&'k Chain, &'k [Joined]),
}

/// A set of runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Set {
    /// Trains that call, by the number of their sort.
    pub runs: Vec<(usize, Item)>,
    pub goods: Vec<(Chain, Item, Joined)>,
    pub worth: i64,
    pub revenue: u32,
}

impl Set {
    /// What it covers.
    pub fn cover(&self) -> Cover {
        let items = self.runs.iter().map(|(_, item)| item).chain(self.goods.iter().map(|(_, item, _)| item));
        items.fold(Cover::default(), Cover::with)
    }
}

/// A run chosen for a set: a kind, and one of its items.
pub(crate) type Pick = (usize, u32);

/// What a set covers and brings.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cover {
    pub score: Bits,
    pub hexes: Bits,
    pub bonus: u32,
    pub trains: u32,
}

impl Cover {
    /// The same set with one more run.
    pub fn with(self, item: &Item) -> Cover {
        Cover {
            score: self.score | item.score,
            hexes: self.hexes | item.hexes,
            bonus: self.bonus + item.bonus,
            trains: self.trains + u32::from(item.trains),
        }
    }

    pub fn revenue(&self, field: &Field) -> u32 {
        super::field::numbers(self.score).map(|payer| field.values[payer]).sum::<u32>() + self.bonus
    }

    pub fn besides(&self, sums: &Sums) -> u32 {
        self.hexes.count_ones() * sums.touched
    }

    pub fn worth(&self, scale: &Scale) -> i64 {
        super::field::numbers(self.score).map(|payer| scale.payers[payer]).sum::<i64>()
            + i64::from(self.hexes.count_ones()) * scale.hex
            + i64::from(self.bonus) * scale.revenue
            + i64::from(self.trains) * scale.train
            - scale.off
    }
}

/// Runs that hang together, as far as they do: where each group of them can be met.
#[derive(Clone, Debug, Default)]
pub(crate) struct Groups {
    groups: Vec<Bits>,
}

impl Groups {
    /// Adds a run, which joins all groups that it meets.
    pub fn add(&mut self, meets: Bits) {
        let mut joined = meets;
        self.groups.retain(|group| {
            let apart = group & meets == 0;
            joined |= if apart { 0 } else { *group };
            apart
        });
        self.groups.push(joined);
    }

    /// What another run must come to so that all hang together with the home.
    pub fn needs(&self, homes: Bits) -> Vec<Bits> {
        let mut needs = self.groups.clone();
        if !self.groups.iter().any(|group| group & homes != 0) {
            needs.push(homes);
        }
        needs
    }

    /// Whether all hang together with the home.
    pub fn whole(&self, homes: Bits) -> bool {
        matches!(self.groups[..], [] | [_]) && self.groups.iter().all(|group| group & homes != 0)
    }
}

/// Ways of goods trains that were looked for.
#[derive(Debug, Default)]
pub(crate) struct Known {
    found: BTreeMap<(Chain, u8, u8), Looked>,
}

#[derive(Debug, Default)]
struct Looked {
    ways: Vec<Joined>,
    /// Needs for which there is no way.
    none: Vec<Vec<Bits>>,
}

impl Known {
    /// Whether it was found that there is no way at all.
    pub fn hopeless(&self, chain: &Chain, item: &Item) -> bool {
        let Way::Between(from, to) = item.way else { return false };
        let looked = self.found.get(&(chain.clone(), from, to));
        looked.is_some_and(|looked| looked.none.iter().any(Vec::is_empty))
    }

    /// A way of goods trains that comes to a station of each need.
    pub fn a_way(
        &mut self,
        field: &Field,
        chain: &Chain,
        item: &Item,
        needs: &[Bits],
        steps: &mut Steps,
    ) -> Result<Option<Joined>, OutOfSteps> {
        let Way::Between(from, to) = item.way else { return Ok(None) };
        let looked = self.found.entry((chain.clone(), from, to)).or_default();
        let fulfils = |way: &&Joined| needs.iter().all(|need| need & way.meets != 0);
        if let Some(way) = looked.ways.iter().find(fulfils) {
            return Ok(Some(way.clone()));
        }
        // What is asked for more than something impossible is impossible.
        if looked.none.iter().any(|none| none.iter().all(|need| needs.contains(need))) {
            return Ok(None);
        }
        let wanted =
            Wanted { chain, from: usize::from(from), to: usize::from(to), needs, most: reach(chain) };
        let found = a_way(field, wanted, steps)?;
        match &found {
            Some(way) => looked.ways.push(way.clone()),
            None => {
                let any = if looked.ways.is_empty() && !needs.is_empty() {
                    a_way(field, Wanted { needs: &[], ..wanted }, steps)?
                } else {
                    looked.ways.first().cloned()
                };
                match any {
                    Some(way) if looked.ways.is_empty() => {
                        looked.ways.push(way);
                        looked.none.push(needs.to_vec());
                    }
                    Some(_) => looked.none.push(needs.to_vec()),
                    None => looked.none.push(Vec::new()),
                }
            }
        }
        Ok(found)
    }

    /// Ways for goods trains with which all runs hang together with the home, given the groups of the others.
    pub fn settle(
        &mut self,
        field: &Field,
        goods: &[(&Chain, &[Joined], &Item)],
        groups: &Groups,
        steps: &mut Steps,
    ) -> Result<Option<Vec<Joined>>, OutOfSteps> {
        let [(chain, listed, item), rest @ ..] = goods else {
            return Ok(groups.whole(field.homes).then(Vec::new));
        };
        let with = |meets: Bits| {
            let mut groups = groups.clone();
            groups.add(meets);
            groups
        };
        if let Way::Listed(number) = item.way {
            let way = &listed[number as usize];
            let ways = self.settle(field, rest, &with(way.meets), steps)?;
            return Ok(ways.map(|mut ways| {
                ways.insert(0, way.clone());
                ways
            }));
        }
        if let Some(way) = self.a_way(field, chain, item, &groups.needs(field.homes), steps)?
            && let Some(mut ways) = self.settle(field, rest, &with(way.meets), steps)?
        {
            ways.insert(0, way);
            return Ok(Some(ways));
        }
        let Way::Between(from, to) = item.way else { return Ok(None) };
        if rest.is_empty() || self.hopeless(chain, item) {
            return Ok(None);
        }
        // The others may bring together what this one does not: every way it can go has to be tried.
        let wanted =
            Wanted { chain, from: usize::from(from), to: usize::from(to), needs: &[], most: reach(chain) };
        let (mut tried, mut found) = (BTreeSet::new(), None);
        let _ = every_way(field, wanted, steps, &mut |way, steps| {
            if tried.insert(way.meets)
                && let Some(mut ways) = self.settle(field, rest, &with(way.meets), steps)?
            {
                ways.insert(0, way.clone());
                found = Some(ways);
                return Ok(ControlFlow::Break(()));
            }
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(found)
    }
}
