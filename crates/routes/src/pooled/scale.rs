//! What sets are worth: one integer, and quick sums of weights over sets of bits.

use super::field::{Bits, Field, numbers};
use super::item::Item;
use super::problem::Sums;
use super::sets::Cover;

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

/// What a set must bring to count.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Least {
    pub revenue: u32,
    pub besides: u32,
}

/// What is asked for first.
const FIRST: i64 = 1 << 24;
/// What is asked for second.
const SECOND: i64 = 1 << 8;

impl Scale {
    /// The highest revenue, then the most money besides, then the most trains.
    pub fn revenue(field: &Field, sums: &Sums) -> Scale {
        Scale::new(field, sums, FIRST, SECOND, 1)
    }

    /// The highest revenue and money besides together, then the most money besides, then the most trains.
    pub fn together(field: &Field, sums: &Sums) -> Scale {
        Scale::new(field, sums, FIRST, FIRST + SECOND, 1)
    }

    /// The most money besides, and nothing else.
    pub fn besides(field: &Field, sums: &Sums) -> Scale {
        Scale::new(field, sums, 0, FIRST, 0)
    }

    fn new(field: &Field, sums: &Sums, revenue: i64, besides: i64, train: i64) -> Scale {
        let payers = field.values.iter().map(|value| i64::from(*value) * revenue).collect();
        Scale { payers, hex: i64::from(sums.touched) * besides, revenue, train, off: 0 }
    }

    /// The same scale with a price paid for revenue above what a set must bring, in sixteenths of what is asked for
    /// first. No set that counts is worth less.
    pub fn paying_revenue(mut self, field: &Field, least: u32, sixteenths: i64) -> Scale {
        let price = FIRST / 16 * sixteenths;
        self.revenue += price;
        for (payer, value) in self.payers.iter_mut().zip(&field.values) {
            *payer += i64::from(*value) * price;
        }
        self.off += price * i64::from(least);
        self
    }

    /// The same with a price paid for money besides.
    pub fn paying_besides(mut self, sums: &Sums, least: u32, sixteenths: i64) -> Scale {
        let price = FIRST / 16 * sixteenths;
        self.hex += i64::from(sums.touched) * price;
        self.off += price * i64::from(least);
        self
    }

    /// By how much one set is worth more than another at least, if it is worth more and not only for more trains. Nothing
    /// is known of sets that bring money besides.
    pub fn grain(&self, field: &Field, sums: &Sums, besides: bool) -> i64 {
        let paid = [sums.between, sums.between_by_sea];
        match (self.revenue, besides) {
            (0, _) => self.hex.max(1),
            (_, true) => 1,
            (revenue, false) => {
                revenue * i64::from(field.values.iter().chain(&paid).copied().fold(0, divisor).max(1))
            }
        }
    }

    /// The most that anything is worth.
    pub fn dearest(&self) -> i64 {
        self.payers.iter().copied().max().unwrap_or(0)
    }

    /// What a run brings by itself.
    pub fn alone(&self, item: &Item) -> i64 {
        i64::from(item.bonus) * self.revenue + i64::from(item.trains) * self.train
    }

    /// What a run adds to a set.
    pub fn added(&self, item: &Item, cover: &Cover) -> i64 {
        let payers: i64 = numbers(item.score & !cover.score).map(|payer| self.payers[payer]).sum();
        let hexes = (item.hexes & !cover.hexes).count_ones();
        payers + i64::from(hexes) * self.hex + self.alone(item)
    }

    /// What is asked for first, of something worth so much.
    pub fn first(worth: i64) -> u32 {
        u32::try_from(worth.max(0) / FIRST).unwrap_or(u32::MAX)
    }
}

/// The greatest common divisor.
fn divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// Sums of weights over sets. Sets are small: what a run is paid for, the hexes it touches.
#[derive(Clone, Debug)]
pub(crate) struct WeightSums {
    weights: Vec<i64>,
    /// For each byte of a set and each value of that byte the sum over it; none as long as that is not worth the work.
    bytes: Vec<[i64; 256]>,
    pub all: i64,
}

impl WeightSums {
    /// Sums of these weights, by number.
    pub fn of(weights: Vec<i64>) -> WeightSums {
        WeightSums { all: weights.iter().sum(), weights, bytes: Vec::new() }
    }

    /// The same, for many sums.
    pub fn by_bytes(mut self) -> WeightSums {
        let sums = |weights: &[i64]| {
            let mut sums = [0; 256];
            for byte in 1..256usize {
                let lowest = byte.trailing_zeros() as usize;
                sums[byte] = sums[byte & (byte - 1)] + weights.get(lowest).copied().unwrap_or(0);
            }
            sums
        };
        self.bytes = self.weights.chunks(8).map(sums).collect();
        self
    }

    /// The sum over a set.
    pub fn sum(&self, bits: Bits) -> i64 {
        if self.bytes.is_empty() {
            return numbers(bits).map(|number| self.weights[number]).sum();
        }
        self.bytes.iter().zip(bits.to_le_bytes()).map(|(sums, byte)| sums[usize::from(byte)]).sum()
    }
}
