//! A run found, with what it earns and takes.

use super::field::{Field, Taken};
use super::problem::Train;
use crate::problem::Path;
use board::StopId;
use smallvec::SmallVec;

/// A run of one train.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// What it earns, in pounds; with the bonus if it takes that.
    pub value: i64,
    pub taken: Taken,
    pub start: StopId,
    /// The ways from there, in order of travel.
    pub ways: SmallVec<[u16; 8]>,
}

impl Line {
    pub fn path(&self, field: &Field<'_>) -> Path {
        let links = self.ways.iter().map(|way| field.ways[usize::from(*way)].link).collect();
        Path { start: self.start, links }
    }

    /// The stops on it, in order of travel.
    pub fn stops<'a>(&'a self, field: &'a Field<'_>) -> impl Iterator<Item = StopId> + 'a {
        let beyond = self.ways.iter().map(|way| field.ways[usize::from(*way)].to);
        std::iter::once(self.start).chain(beyond)
    }

    /// What it is worth after paying.
    pub fn worth(&self, prices: &[i64]) -> i64 {
        self.value * super::PARTS - self.taken.iter().map(|resource| prices[resource]).sum::<i64>()
    }
}

/// Every run of a local.
pub(super) fn locals(field: &Field<'_>) -> Vec<Line> {
    let stops = &field.problem.stops;
    let mut lines = Vec::new();
    let one_of = field.problem.one_of;
    let in_pair = |stop: StopId| field.problem.pair.is_some_and(|(one, other)| stop == one || stop == other);
    let bases = (0..).map(StopId).zip(stops).filter(|(id, stop)| stop.base && !in_pair(*id));
    for (base, stop) in bases {
        let mut city = Taken::default();
        city.insert(field.base_resource(base));
        let value = i64::from(stop.value);
        if stop.alone {
            lines.push(Line { value, taken: city, start: base, ways: SmallVec::new() });
        }
        for &way in &field.out[base.index()] {
            let there = &field.ways[way];
            let town = stops[there.to.index()];
            let both = one_of.contains(base) && one_of.contains(there.to);
            if town.town && !town.base && !both && !in_pair(there.to) {
                let value = value + i64::from(town.value);
                let taken = city.with(&there.taken[usize::from(Train::Local.is_express())]);
                lines.push(Line { value, taken, start: base, ways: SmallVec::from_slice(&[way as u16]) });
            }
        }
    }
    lines
}
