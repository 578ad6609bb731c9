//! What sets are worth: one integer, and quick sums of weights over sets of bits.

use super::field::{Bits, Field};
use super::item::Item;
use super::problem::Sums;
use crate::solution::Objective;

/// What each thing is worth. A set of runs is worth the sum over all things it covers, each once, and what each run
/// brings by itself.
#[derive(Clone, Debug)]
pub(crate) struct Scale {
    /// By number of what pays.
    pub payers: Vec<i64>,
    pub hex: i64,
    pub revenue: i64,
    pub train: i64,
    /// What is taken off in the end.
    pub off: i64,
}

/// The first thing asked for.
const FIRST: i64 = 1 << 24;
/// The second.
const SECOND: i64 = 1 << 8;

impl Scale {
    /// What an objective asks for first, and then more money besides (or revenue), and then more trains that run.
    pub fn of(field: &Field, sums: &Sums, objective: Objective) -> Scale {
        let (revenue, besides) = match objective {
            Objective::Revenue => (FIRST, SECOND),
            Objective::RevenueAndBesides => (FIRST, FIRST + SECOND),
            Objective::BesidesKeeping { .. } => (SECOND, FIRST),
        };
        let payers = field.values.iter().map(|value| i64::from(*value) * revenue).collect();
        Scale { payers, hex: i64::from(sums.touched) * besides, revenue, train: 1, off: 0 }
    }

    /// The same scale with a sum paid for revenue above one that must be reached. No set that reaches it is worth less.
    pub fn paying_above(&self, field: &Field, least: u32, sixteenths: i64) -> Scale {
        let price = FIRST / 16 * sixteenths;
        let revenue = self.revenue + price;
        let payers = field.values.iter().map(|value| i64::from(*value) * revenue).collect();
        Scale { payers, revenue, off: price * i64::from(least), ..self.clone() }
    }

    /// The most that anything is worth.
    pub fn dearest(&self) -> i64 {
        self.payers.iter().copied().max().unwrap_or(0)
    }

    /// What a run brings by itself.
    pub fn alone(&self, item: &Item) -> i64 {
        i64::from(item.bonus) * self.revenue + i64::from(item.trains) * self.train
    }

    /// What is asked for first, of something worth so much.
    pub fn first(worth: i64) -> u32 {
        u32::try_from(worth.max(0) / FIRST).unwrap_or(u32::MAX)
    }
}

/// Sums of weights over sets, a byte of the set at a time.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    bytes: Vec<[i64; 256]>,
    pub all: i64,
}

impl Table {
    /// The table of weights by number.
    pub fn of(weights: &[i64]) -> Table {
        let byte = |weights: &[i64]| {
            let mut sums = [0; 256];
            for set in 1..256usize {
                let last = set.trailing_zeros() as usize;
                sums[set] = sums[set & (set - 1)] + weights.get(last).copied().unwrap_or(0);
            }
            sums
        };
        Table { bytes: weights.chunks(8).map(byte).collect(), all: weights.iter().sum() }
    }

    /// The sum over a set.
    pub fn sum(&self, bits: Bits) -> i64 {
        let bytes = bits.to_le_bytes();
        self.bytes.iter().zip(bytes).map(|(sums, byte)| sums[usize::from(byte)]).sum()
    }
}
