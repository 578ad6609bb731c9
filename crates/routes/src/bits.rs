//! Sets of small numbers as a row of bits of fixed width.

use std::cmp::Ordering;

/// A row of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row<const W: usize>([u64; W]);

impl<const W: usize> Row<W> {
    /// No bits.
    pub const EMPTY: Row<W> = Row([0; W]);

    /// The bits of these numbers.
    pub fn of(bits: impl IntoIterator<Item = usize>) -> Row<W> {
        let mut row = Row::EMPTY;
        bits.into_iter().for_each(|bit| row.set(bit));
        row
    }

    /// Sets a bit.
    pub fn set(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// Whether a bit is set.
    pub fn has(&self, bit: usize) -> bool {
        self.0[bit / 64] >> (bit % 64) & 1 != 0
    }

    /// The same bits in a row of another width, as far as it goes.
    pub fn resized<const V: usize>(&self) -> Row<V> {
        let mut row = Row::EMPTY;
        row.0.iter_mut().zip(&self.0).for_each(|(to, from)| *to = *from);
        row
    }

    /// Whether there is no bit.
    pub fn is_empty(&self) -> bool {
        *self == Row::EMPTY
    }

    /// Whether the rows have a bit in common.
    pub fn meets(&self, other: &Row<W>) -> bool {
        let mut common = 0;
        for word in 0..W {
            common |= self.0[word] & other.0[word];
        }
        common != 0
    }

    /// The bits in both rows.
    pub fn and(&self, other: &Row<W>) -> Row<W> {
        self.zip(other, |a, b| a & b)
    }

    /// The bits in either row.
    pub fn or(&self, other: &Row<W>) -> Row<W> {
        self.zip(other, |a, b| a | b)
    }

    /// The bits of this row that are not in the other.
    pub fn minus(&self, other: &Row<W>) -> Row<W> {
        self.zip(other, |a, b| a & !b)
    }

    /// The numbers of the bits, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(index, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest.wrapping_sub(1);
                (bit < 64).then_some(index * 64 + bit)
            })
        })
    }

    /// Which row comes first: the one that has the lowest bit in which they differ.
    pub fn order(&self, other: &Row<W>) -> Ordering {
        match self.zip(other, |a, b| a ^ b).iter().next() {
            Some(bit) if self.has(bit) => Ordering::Less,
            Some(_) => Ordering::Greater,
            None => Ordering::Equal,
        }
    }

    fn zip(&self, other: &Row<W>, join: impl Fn(u64, u64) -> u64) -> Row<W> {
        let mut row = Row::EMPTY;
        for word in 0..W {
            row.0[word] = join(self.0[word], other.0[word]);
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_list_their_bits_in_order() {
        let row = Row::<2>::of([127, 0, 64, 63]);
        assert_eq!(row.iter().collect::<Vec<_>>(), [0, 63, 64, 127]);
        assert!(row.has(63) && !row.has(1));
        assert!(row.minus(&row).is_empty());
    }

    #[test]
    fn rows_keep_the_bits_there_is_room_for() {
        let row = Row::<2>::of([5, 64]);
        assert_eq!(row.resized::<1>(), Row::of([5]));
        assert_eq!(row.resized::<1>().resized::<2>(), Row::of([5]));
    }

    #[test]
    fn the_row_with_the_lowest_bit_comes_first() {
        let (a, b) = (Row::<2>::of([3, 100]), Row::<2>::of([3, 99]));
        assert_eq!(a.order(&b), Ordering::Greater);
        assert_eq!(b.order(&a), Ordering::Less);
        assert_eq!(a.order(&a), Ordering::Equal);
        assert!(a.meets(&b) && !a.minus(&b).meets(&b));
    }
}
