//! What a path could still gain at stations where it must call, if it might visit them again and again: a bound
//! that knows the way from one station to the next and what it costs, but forgets where the path has been.

use crate::field::{Call, Field};
use crate::problem::Through;

/// Below what any path can bring.
pub(crate) const NEVER: i64 = i64::MIN / 8;

/// The most that a walk beginning with each arc brings, by the number of stations where it has to call.
pub(crate) struct Ahead {
    width: usize,
    gains: Vec<i64>,
}

impl Ahead {
    /// Looks ahead on a field, for at most so many calls.
    pub fn new<const W: usize>(field: &Field<'_, W>, calls: usize) -> Ahead {
        let width = calls + 1;
        let mut ahead = Ahead { width, gains: vec![NEVER; width * field.graph.arcs.len()] };
        for calls in 0..width {
            while ahead.improve(field, calls) {}
        }
        ahead
    }

    /// The most that a walk beginning with an arc brings with at most none, one, two calls and so on.
    pub fn gains(&self, arc: usize) -> &[i64] {
        &self.gains[arc * self.width..(arc + 1) * self.width]
    }

    fn gain(&self, arc: usize, calls: usize) -> i64 {
        self.gains[arc * self.width + calls]
    }

    fn improve<const W: usize>(&mut self, field: &Field<'_, W>, calls: usize) -> bool {
        let graph = field.graph;
        let mut changed = false;
        for from in 0..graph.stations.len() {
            for arc in graph.leaving(from) {
                let step = &graph.arcs[arc];
                let place = &graph.stations[step.to];
                let (call, worth) = field.calls[step.to];
                let due = matches!(call, Call::Due { .. });
                let Some(rest) = calls.checked_sub(usize::from(due)) else { continue };
                let mut best = if field.ends.has(step.to) { 0 } else { NEVER };
                if place.through != Through::Never {
                    for next in graph.leaving(step.to) {
                        if graph.arcs[next].to != from {
                            best = best.max(self.gain(next, rest));
                        }
                    }
                }
                let gain = best - field.costs[arc] + if due { worth.weight } else { 0 };
                let known = &mut self.gains[arc * self.width + calls];
                if gain > *known {
                    *known = gain;
                    changed = true;
                }
            }
        }
        changed
    }
}
