//! Every path a train could run, each once: two arms from a base of the company.

use std::ops::ControlFlow;

use board::StopId;

use crate::model::{Model, meet, toggle};
use crate::problem::{Allowance, Role, Through, Towns};

/// A path under construction.
pub(crate) struct Walk<'m> {
    model: &'m Model,
    /// Most large stations, and most stops that have to be called at.
    large: usize,
    due: usize,
    /// The arcs of the two arms, from the base outwards.
    pub arms: [Vec<usize>; 2],
    pub root: StopId,
    pub row: Vec<u64>,
    larges: usize,
    dues: usize,
    pub passed: bool,
}

impl<'m> Walk<'m> {
    /// Walks every path that is not too long for a train, next to track that is taken already.
    pub fn all(
        model: &'m Model,
        train: Allowance,
        taken: &[u64],
        visit: &mut impl FnMut(&Walk<'m>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let large = usize::from(train.large);
        let small = if model.terms.first_number_only { 0 } else { usize::from(train.small) };
        let mut earlier = taken.to_vec();
        earlier.resize(model.layout.all, 0);
        for root in model.bases() {
            let start = model.start_row(root);
            let mut row = earlier.clone();
            for (word, bits) in row.iter_mut().zip(&start) {
                *word |= bits;
            }
            let mut walk = Walk {
                model,
                large,
                due: large + small,
                arms: [Vec::new(), Vec::new()],
                root,
                row,
                larges: 1,
                dues: 1,
                passed: false,
            };
            if large > 0 {
                walk.extend(0, root, 0, visit)?;
            }
            for (word, bits) in earlier[..model.layout.stops].iter_mut().zip(&start) {
                *word |= bits;
            }
        }
        ControlFlow::Continue(())
    }

    /// Lengthens an arm in every way, using only arcs from a number on if it is still empty.
    fn extend(
        &mut self,
        arm: usize,
        at: StopId,
        from: usize,
        visit: &mut impl FnMut(&Walk<'m>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let passing = !self.arms[arm].is_empty();
        if passing && !self.model.may_pass(at, self.passed) {
            return ControlFlow::Continue(());
        }
        let passes = passing && self.model.stop(at).through == Through::Once;
        self.passed |= passes;
        for arc in self.model.arcs_from(at).filter(|arc| *arc >= from) {
            self.follow(arm, arc, visit)?;
        }
        self.passed &= !passes;
        ControlFlow::Continue(())
    }

    fn follow(
        &mut self,
        arm: usize,
        arc: usize,
        visit: &mut impl FnMut(&Walk<'m>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let model = self.model;
        let to = model.arc(arc).to;
        let role = model.stop(to).role;
        let large = usize::from(role == Role::Large);
        let due = usize::from(role == Role::Large || role == Role::Small && model.terms.towns == Towns::All);
        if self.larges + large > self.large || self.dues + due > self.due || meet(&self.row, model.row(arc)) {
            return ControlFlow::Continue(());
        }
        self.larges += large;
        self.dues += due;
        toggle(&mut self.row, model.row(arc));
        self.arms[arm].push(arc);
        if model.may_end(to) {
            visit(self)?;
            if arm == 0 && model.stop(self.root).through == Through::Free {
                self.extend(1, self.root, self.arms[0][0] + 1, visit)?;
            }
        }
        self.extend(arm, to, 0, visit)?;
        self.arms[arm].pop();
        toggle(&mut self.row, model.row(arc));
        self.dues -= due;
        self.larges -= large;
        ControlFlow::Continue(())
    }

    /// The stops from the end of the second arm to the end of the first.
    pub fn stops(&self) -> Vec<StopId> {
        let model = self.model;
        let second = self.arms[1].iter().rev().map(|arc| model.arc(*arc).to);
        let first = self.arms[0].iter().map(|arc| model.arc(*arc).to);
        second.chain([self.root]).chain(first).collect()
    }
}
