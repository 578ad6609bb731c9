//! A first set: for each train in turn the best run that meets those before.

use super::bounds::{Bounds, Grown, Left, Shares};
use super::item::Way;
use super::search::Search;
use super::sets::{Cover, Pick, Who};
use super::steps::OutOfSteps;

/// How many pairs of ends of goods trains are tried.
const TRIES: usize = 12;

impl Search<'_> {
    /// Finds sets that are good: for each train in turn, then again with the runs of all others given.
    pub(super) fn grow(&mut self, way: usize, left: &Left) -> Result<(), OutOfSteps> {
        let scale = &self.bounding[way];
        let bounds = Bounds::of(self.field, scale, &Shares::none(self.field));
        for first in 0..self.kinds.len() {
            let order = (first..self.kinds.len()).chain(0..first);
            let mut slots: Vec<(usize, Option<u32>)> =
                order.flat_map(|kind| std::iter::repeat_n((kind, None), left.slots[kind])).collect();
            for _ in 0..2 {
                for place in 0..slots.len() {
                    let kind = slots[place].0;
                    slots[place].1 = None;
                    slots[place].1 = self.best_joining(&bounds, kind, &left.lists[kind], &picks(&slots))?;
                }
                let picks = picks(&slots);
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
        bounds: &Bounds<'_>,
        kind: usize,
        list: &[u32],
        picks: &[Pick],
    ) -> Result<Option<u32>, OutOfSteps> {
        self.steps.take(list.len() as u64)?;
        let grown = Grown { cover: self.cover(picks), ..Grown::none(self.field) };
        let needs = self.groups(picks).needs(self.field.homes);
        let trains = self.kinds[kind];
        let credit = |item: &u32| bounds.credit(&trains.items[*item as usize], &grown);
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

/// The runs that were given.
fn picks(slots: &[(usize, Option<u32>)]) -> Vec<Pick> {
    slots.iter().filter_map(|(kind, item)| Some((*kind, (*item)?))).collect()
}
