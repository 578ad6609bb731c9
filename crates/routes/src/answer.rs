//! Runs in full: where they go, where they call and what that brings.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use board::StopId;

use crate::bits::Row;
use crate::field::{Call, Field};
use crate::market::Class;
use crate::problem::Path;
use crate::run::{Candidate, Trail};
use crate::sets::Chosen;
use crate::solution::{Found, Proof, Solution};
use crate::solver::Team;
use crate::tally::{Limits, Take};
use crate::walk::{Quest, Steps, Visitor, Walk};

/// Writes out the answer to a problem.
pub(crate) struct Answer<'a, const W: usize> {
    /// The board with nothing to pay, for each service.
    pub fields: &'a [Field<'a, W>],
    /// The trains by what they may do, and what stations pay them that pay one run only.
    pub teams: &'a [Team],
    pub classes: &'a [Class<W>],
}

impl<const W: usize> Answer<'_, W> {
    /// A set of runs in full. Of equal trains the first gets the better run.
    pub fn solution(&self, chosen: &Chosen<W>, proof: Proof) -> Solution {
        let mut chosen = chosen.clone();
        chosen.sort_by(|(a, x), (b, y)| a.cmp(b).then(y.rank.cmp(&x.rank)).then_with(|| x.order(y)));
        let mut next: Vec<_> = self.teams.iter().map(|team| team.trains.iter()).collect();
        let paid = self.once(&chosen);
        let mut runs: Vec<Found> = Vec::new();
        for ((class, run), twice) in chosen.iter().zip(paid) {
            let (team, train) = (&self.teams[*class], next[*class].next());
            let found = train.and_then(|train| found(&self.fields[team.service], *train, team.limits, run));
            runs.extend(found.map(|found| Found { revenue: found.revenue - twice, ..found }));
        }
        runs.sort_by_key(|run| run.train);
        let revenue = runs.iter().map(|run| run.revenue).sum();
        let besides = runs.iter().map(|run| run.besides).sum();
        Solution { runs, revenue, besides, proof, steps: 0 }
    }

    /// For each run what it is not paid because another gets as much or more for the same station.
    fn once(&self, chosen: &Chosen<W>) -> Vec<u32> {
        let mut holders: BTreeMap<usize, (u32, usize)> = BTreeMap::new();
        let mut twice = vec![0; chosen.len()];
        for (place, (class, run)) in chosen.iter().enumerate() {
            for (station, pounds) in self.classes[*class].paid(run) {
                match holders.get(&station) {
                    Some((most, _)) if *most >= pounds => twice[place] += pounds,
                    Some((less, holder)) => {
                        twice[*holder] += less;
                        holders.insert(station, (pounds, place));
                    }
                    None => {
                        holders.insert(station, (pounds, place));
                    }
                }
            }
        }
        twice
    }
}

/// A run in full, on a board with nothing to pay.
pub(crate) fn found<const W: usize>(
    field: &Field<'_, W>,
    train: usize,
    limits: Limits,
    run: &Candidate<W>,
) -> Option<Found> {
    let graph = field.graph;
    let taken = graph.all_resources.or(&graph.all_stations).minus(&run.takes);
    let quest = Quest { limits, roots: &graph.bases, taken, needed: Row::EMPTY };
    let mut trace = Trace { run, way: None };
    let _ = Walk::all(field, &quest, &mut Steps { left: u64::MAX }, &mut trace);
    let way = trace.way?;
    let links = way.arcs.iter().map(|arc| graph.arcs[*arc].link).collect();
    let path = Path { start: graph.outline.stations[way.stations[0]].id, links };
    let calls = calls(field, limits, &way, run.waysides);
    Some(Found { train, path, calls, revenue: run.revenue, besides: run.besides })
}

/// Where a train calls with this many wayside stops: first all it must, then the best small stations there is room for;
/// of those that bring the same, the ones of the higher value.
fn calls<const W: usize>(field: &Field<'_, W>, limits: Limits, way: &Trail, waysides: usize) -> Vec<StopId> {
    let last = way.stations.len() - 1;
    let sort = |place: &usize| match field.calls[way.stations[*place]].0 {
        Call::Due { .. } => 0,
        Call::Town(_) if field.ends_due && (*place == 0 || *place == last) => 0,
        Call::Wayside => 1,
        Call::Town(class) => 2 + class,
        Call::Never => usize::MAX,
    };
    let mut places: Vec<usize> = (0..=last).filter(|place| sort(place) < usize::MAX).collect();
    let value = |place: &usize| field.graph.outline.stations[way.stations[*place]].info.value;
    places.sort_by_key(|place| (sort(place), Reverse(value(place))));
    let mut waysides_left = waysides;
    places.retain(|place| {
        let skipped = sort(place) == 1 && waysides_left == 0;
        waysides_left -= usize::from(sort(place) == 1 && !skipped);
        !skipped
    });
    places.truncate(limits.all);
    places.sort_unstable();
    places.iter().map(|place| field.graph.outline.stations[way.stations[*place]].id).collect()
}

/// Finds the way of a run.
struct Trace<'r, const W: usize> {
    run: &'r Candidate<W>,
    way: Option<Trail>,
}

impl<const W: usize> Visitor<W> for Trace<'_, W> {
    fn bar(&self) -> i64 {
        self.run.rank
    }

    fn visit(&mut self, walk: &Walk<'_, W>, take: Take) -> ControlFlow<()> {
        let same = Candidate::new(walk, take);
        if same.takes == self.run.takes && same.rank == self.run.rank && same.waysides == self.run.waysides {
            let way = Trail::of(walk);
            if self.way.as_ref().is_none_or(|known| way < *known) {
                self.way = Some(way);
            }
        }
        ControlFlow::Continue(())
    }
}
