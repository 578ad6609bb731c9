//! What a path can hope for at most, by the number of stations where it will have to call.

use crate::bits::Row;
use crate::field::Field;
use crate::problem::Through;
use crate::tally::Limits;

/// Hopes, written over for every step of a walk.
#[derive(Default)]
pub(crate) struct Hopes {
    /// What stations where it must call can add, by their number.
    dues: Vec<i64>,
    /// What stations where it may call can add, by their number.
    options: Vec<i64>,
    /// What the first and the second arm can add, by the number of calls.
    pub first: Vec<i64>,
    pub second: Vec<i64>,
}

/// What limits the stations where a path may still have to call.
#[derive(Clone, Copy)]
pub(crate) struct Caps {
    /// Large stations.
    pub large: usize,
    /// Stations where it can only end.
    pub ends: usize,
    /// Tokened-out stations it may pass through.
    pub passes: usize,
}

impl Hopes {
    /// The most any path can bring.
    pub fn of_any_path<const W: usize>(field: &Field<'_, W>, limits: Limits) -> i64 {
        let everywhere = field.graph.all_stations;
        let calls = if field.towns_due { limits.all } else { limits.large };
        let mut hopes = Hopes::default();
        hopes.options(field, everywhere, limits.all);
        hopes.dues(field, everywhere, calls, Caps { large: limits.large, ends: 2, passes: 1 });
        hopes.most(calls, limits.all)
    }

    /// The best stations where a train may call, of those it can come by.
    pub fn options<const W: usize>(&mut self, field: &Field<'_, W>, near: Row<W>, room: usize) {
        self.options.clear();
        self.options.push(0);
        let mut sum = 0;
        for prospect in &field.options {
            if self.options.len() > room {
                break;
            }
            if near.has(prospect.station) {
                sum += prospect.gain;
                self.options.push(sum);
            }
        }
    }

    /// The best stations where a train must call, of those it can reach.
    pub fn dues<const W: usize>(
        &mut self,
        field: &Field<'_, W>,
        reach: Row<W>,
        calls: usize,
        mut caps: Caps,
    ) {
        self.dues.clear();
        self.dues.push(0);
        let mut sum = 0;
        for prospect in &field.dues {
            if self.dues.len() > calls {
                break;
            }
            if !reach.has(prospect.station) || prospect.large && !caps.admit(prospect.through) {
                continue;
            }
            sum += prospect.gain;
            self.dues.push(sum);
        }
        self.dues.resize(calls + 1, sum);
    }

    /// The most a path can add in all.
    pub fn most(&self, calls: usize, room: usize) -> i64 {
        let last = self.options.len() - 1;
        let most = |(calls, due): (usize, &i64)| due + self.options[(room - calls).min(last)];
        self.dues.iter().enumerate().take(calls + 1).map(most).max().unwrap_or(0)
    }

    /// Shares the calls between the two arms as best it can.
    pub fn share(&mut self) {
        for calls in (0..self.first.len()).rev() {
            let split = |first: usize| self.first[first] + self.second[calls - first];
            self.first[calls] = (0..=calls).map(split).max().unwrap_or(0);
        }
    }

    /// Hopes for no more than the arms can add.
    pub fn lower(&mut self) {
        for (due, arms) in self.dues.iter_mut().zip(&self.first) {
            *due = (*due).min(*arms);
        }
    }
}

impl Caps {
    /// Whether one more large station fits in.
    fn admit(&mut self, through: Through) -> bool {
        if self.large == 0 {
            return false;
        }
        match through {
            Through::Free => {}
            Through::Once if self.passes > 0 => self.passes -= 1,
            Through::Once | Through::Never => {
                if self.ends == 0 {
                    return false;
                }
                self.ends -= 1;
            }
        }
        self.large -= 1;
        true
    }
}

/// Raises each number to that of another list, where it is higher.
pub(crate) fn raise(numbers: &mut [i64], others: &[i64]) {
    for (number, other) in numbers.iter_mut().zip(others) {
        *number = (*number).max(*other);
    }
}
