//! How much work is left: steps of the search, so that the answer is the same on every machine.

/// The steps left.
#[derive(Debug)]
pub(crate) struct Steps {
    pub left: u64,
}

/// The budget ran out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OutOfSteps;

impl Steps {
    /// Takes some steps.
    pub fn take(&mut self, steps: u64) -> Result<(), OutOfSteps> {
        let enough = self.left >= steps;
        self.left = self.left.saturating_sub(steps);
        if enough { Ok(()) } else { Err(OutOfSteps) }
    }
}
