//! Which runs of a list use which resource, sixty-four runs to a word: what a set has taken rules out whole blocks of
//! runs at once.

use crate::run::Run;

/// How many runs share a word.
const BLOCK: usize = 64;

/// The runs of a list, by what they take.
pub(crate) struct Blocks {
    runs: usize,
    /// The bit of the first resource, and how many there are.
    first: usize,
    width: usize,
    /// For each block of runs and each resource, the runs that use it.
    users: Vec<u64>,
}

impl Blocks {
    /// Sorts out who takes which of the resources, given by their bits.
    pub fn of<const W: usize>(runs: &[Run<W>], resources: std::ops::Range<usize>) -> Blocks {
        let (first, width) = (resources.start, resources.len());
        let mut users = vec![0; width * runs.len().div_ceil(BLOCK)];
        for (number, run) in runs.iter().enumerate() {
            let block = number / BLOCK * width;
            for bit in run.takes.iter().skip_while(|bit| *bit < first) {
                users[block + bit - first] |= 1 << (number % BLOCK);
            }
        }
        Blocks { runs: runs.len(), first, width, users }
    }

    /// The runs between two numbers that use none of the resources taken, in order.
    pub fn free<'b>(&'b self, from: usize, end: usize, taken: &'b [usize]) -> Free<'b> {
        let mut free = Free { blocks: self, taken, block: 0, word: 0, end: end.min(self.runs) };
        if from < free.end {
            free.block = from / BLOCK;
            free.word = self.block(free.block, taken) & (u64::MAX << (from % BLOCK));
        } else {
            free.end = 0;
        }
        free
    }

    fn block(&self, block: usize, taken: &[usize]) -> u64 {
        let users = &self.users[block * self.width..(block + 1) * self.width];
        !taken.iter().fold(0, |used, bit| used | users[bit - self.first])
    }
}

/// The numbers of runs whose resources are free.
pub(crate) struct Free<'b> {
    blocks: &'b Blocks,
    taken: &'b [usize],
    block: usize,
    /// The runs of the block that are still to come.
    word: u64,
    end: usize,
}

impl Iterator for Free<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            self.block += 1;
            if self.block * BLOCK >= self.end {
                return None;
            }
            self.word = self.blocks.block(self.block, self.taken);
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        let number = self.block * BLOCK + bit;
        (number < self.end).then_some(number)
    }
}
