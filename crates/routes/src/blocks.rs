//! Which runs of a list use which resource, sixty-four runs to a word: what a set has taken rules out whole blocks of
//! runs at once, and so does what a set must still earn.

use crate::run::Candidate;
use crate::weights::Floor;

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
    revenue: Earners,
    besides: Earners,
}

/// The runs of a list by what they earn of one kind.
#[derive(Default)]
struct Earners {
    /// The different sums, in rising order.
    sums: Vec<u32>,
    /// For each sum and each block, the runs that earn as much.
    runs: Vec<u64>,
}

/// Which of the runs are wanted: between two numbers, with nothing that is taken, and earning enough.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'w> {
    pub from: usize,
    pub end: usize,
    pub taken: &'w [usize],
    pub least: Floor,
}

impl Blocks {
    /// Sorts out who takes which of the resources, given by their bits.
    pub fn of<const W: usize>(
        runs: &[Candidate<W>],
        resources: std::ops::Range<usize>,
        floor: Floor,
    ) -> Blocks {
        let (first, width) = (resources.start, resources.len());
        let mut users = vec![0; width * runs.len().div_ceil(BLOCK)];
        for (number, run) in runs.iter().enumerate() {
            let block = number / BLOCK * width;
            for bit in run.takes.iter().skip_while(|bit| *bit < first) {
                users[block + bit - first] |= 1 << (number % BLOCK);
            }
        }
        let (mut revenue, mut besides) = (Earners::default(), Earners::default());
        if floor != Floor::NONE {
            revenue = Earners::of(runs.iter().map(|run| run.revenue));
            besides = Earners::of(runs.iter().map(|run| run.besides));
        }
        Blocks { runs: runs.len(), first, width, users, revenue, besides }
    }

    /// The most that one of the runs earns of each kind, where it matters.
    pub fn most(&self) -> Floor {
        let most = |earners: &Earners| earners.sums.last().copied().unwrap_or(0);
        Floor { revenue: most(&self.revenue), besides: most(&self.besides) }
    }

    /// The numbers of the runs that are wanted, in order.
    pub fn wanted<'b>(&'b self, wanted: Wanted<'b>) -> Free<'b> {
        let rich = (self.revenue.earning(wanted.least.revenue), self.besides.earning(wanted.least.besides));
        let mut free =
            Free { blocks: self, taken: wanted.taken, rich: [&[], &[]], block: 0, word: 0, end: 0 };
        if let (Some(revenue), Some(besides)) = rich
            && wanted.from < wanted.end.min(self.runs)
        {
            free.rich = [revenue, besides];
            free.end = wanted.end.min(self.runs);
            free.block = wanted.from / BLOCK;
            free.word = free.block() & (u64::MAX << (wanted.from % BLOCK));
        }
        free
    }
}

impl Earners {
    fn of(earned: impl ExactSizeIterator<Item = u32> + Clone) -> Earners {
        let mut sums: Vec<u32> = earned.clone().collect();
        sums.sort_unstable();
        sums.dedup();
        let blocks = earned.len().div_ceil(BLOCK);
        let mut runs = vec![0; blocks * sums.len()];
        for (number, earned) in earned.enumerate() {
            for (place, _) in sums.iter().enumerate().take_while(|(_, sum)| **sum <= earned) {
                runs[place * blocks + number / BLOCK] |= 1 << (number % BLOCK);
            }
        }
        Earners { sums, runs }
    }

    /// The runs that earn at least so much, by block; an empty list if all do, and nothing if none does.
    fn earning(&self, least: u32) -> Option<&[u64]> {
        let place = self.sums.partition_point(|sum| *sum < least);
        if place == 0 {
            return Some(&[]);
        }
        let blocks = self.runs.len().checked_div(self.sums.len())?;
        self.runs.get(place * blocks..(place + 1) * blocks).filter(|runs| !runs.is_empty())
    }
}

/// The numbers of runs that are wanted.
pub(crate) struct Free<'b> {
    blocks: &'b Blocks,
    taken: &'b [usize],
    /// The runs that earn enough, by block, if not all do.
    rich: [&'b [u64]; 2],
    block: usize,
    /// The runs of the block that are still to come.
    word: u64,
    end: usize,
}

impl Free<'_> {
    /// The runs of the block that are wanted.
    fn block(&self) -> u64 {
        let blocks = self.blocks;
        let users = &blocks.users[self.block * blocks.width..(self.block + 1) * blocks.width];
        let used = self.taken.iter().fold(0, |used, bit| used | users[bit - blocks.first]);
        let rich = self.rich.iter().filter_map(|rich| rich.get(self.block));
        rich.fold(!used, |wanted, rich| wanted & rich)
    }
}

impl Iterator for Free<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            self.block += 1;
            if self.block * BLOCK >= self.end {
                return None;
            }
            self.word = self.block();
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        let number = self.block * BLOCK + bit;
        (number < self.end).then_some(number)
    }
}
