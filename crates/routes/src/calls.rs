//! Where a train calls on its way, and what that brings.

use board::StopId;
use smallvec::SmallVec;

use crate::model::Model;
use crate::problem::{Allowance, Pay, Role, Towns};

/// One way to call along a path: with this many halts, and the best small stations in what room is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Takings {
    pub halts: u8,
    pub revenue: u32,
    pub subsidy: u32,
}

/// The stops of a path, sorted by what they are.
pub(crate) struct Stations {
    large: SmallVec<[StopId; 16]>,
    /// Small stations the train must call at, and the others, the most valuable first.
    due: SmallVec<[StopId; 2]>,
    small: SmallVec<[StopId; 16]>,
    halts: SmallVec<[StopId; 16]>,
    /// Room for small stations and halts.
    room: usize,
    fits: bool,
}

impl Stations {
    /// Sorts the stops of a path for a train.
    pub fn of(model: &Model, train: Allowance, path: &[StopId]) -> Stations {
        let mut sorted = Stations {
            large: SmallVec::new(),
            due: SmallVec::new(),
            small: SmallVec::new(),
            halts: SmallVec::new(),
            room: 0,
            fits: false,
        };
        let ends = [path.first(), path.last()];
        for stop in path {
            match model.stop(*stop).role {
                Role::Large => sorted.large.push(*stop),
                Role::Small if model.terms.towns == Towns::All => sorted.due.push(*stop),
                Role::Small if model.terms.towns == Towns::Chosen && ends.contains(&Some(stop)) => {
                    sorted.due.push(*stop);
                }
                Role::Small => sorted.small.push(*stop),
                Role::Halt if model.terms.halts => sorted.halts.push(*stop),
                Role::Halt | Role::Closed => {}
            }
        }
        sorted.small.sort_by_key(|stop| std::cmp::Reverse(model.stop(*stop).value));
        let small = if model.terms.first_number_only { 0 } else { train.small };
        let spent = sorted.large.len() + sorted.due.len();
        let all = usize::from(train.large) + usize::from(small);
        sorted.fits = sorted.large.len() <= usize::from(train.large) && spent <= all;
        sorted.room = all.saturating_sub(spent);
        sorted
    }

    /// What the train brings with each number of halts it could call at; nothing if the path is too long for it.
    pub fn takings(&self, model: &Model) -> SmallVec<[Takings; 8]> {
        if !self.fits {
            return SmallVec::new();
        }
        (0..=self.halts.len().min(self.room)).map(|halts| self.takings_with(model, halts)).collect()
    }

    fn takings_with(&self, model: &Model, halts: usize) -> Takings {
        let calls = self.calls_with(halts);
        let (revenue, subsidy) = match model.terms.pay {
            Pay::Values { halt_subsidy } => {
                let paying = calls.iter().filter(|stop| model.stop(**stop).role != Role::Halt);
                (paying.map(|stop| model.stop(*stop).value).sum(), halt_subsidy * halts as u32)
            }
            Pay::PerStop { run, stop } => (run + stop * calls.len() as u32, 0),
        };
        Takings { halts: halts as u8, revenue, subsidy }
    }

    /// The stops called at with a number of halts.
    pub fn calls_with(&self, halts: usize) -> Vec<StopId> {
        let rest = self.small.iter().take(self.room - halts);
        let calls = self.large.iter().chain(&self.due).chain(rest).chain(self.halts.iter().take(halts));
        calls.copied().collect()
    }
}
