//! Sets of small numbers as bits: the pieces of track a run uses, the hexes and stops it visits. Made for one
//! question asked very often, whether two sets have something in common.

use smallvec::SmallVec;

use crate::{HexId, StopId};

/// A piece of track of a [`Network`](crate::Network): a segment within a hex or the crossing of a hex edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(pub u16);

/// A set of pieces of track. Two runs share track exactly if their sets intersect.
#[derive(Clone, Debug, Eq)]
pub struct PieceSet {
    /// At least four words, so that boards of up to 256 pieces never grow it.
    words: SmallVec<[u64; 4]>,
}

impl PieceSet {
    /// The empty set.
    pub fn new() -> PieceSet {
        PieceSet { words: SmallVec::from_buf([0; 4]) }
    }

    /// The set of these pieces.
    pub fn of(pieces: &[Piece]) -> PieceSet {
        let words = pieces.iter().max().map_or(0, |last| place(*last).0 + 1);
        let mut set = PieceSet { words: SmallVec::from_elem(0, words.max(4)) };
        for piece in pieces {
            let (word, bit) = place(*piece);
            set.words[word] |= bit;
        }
        set
    }

    /// Adds a piece.
    pub fn insert(&mut self, piece: Piece) {
        let (word, bit) = place(piece);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= bit;
    }

    /// Takes a piece out.
    pub fn remove(&mut self, piece: Piece) {
        let (word, bit) = place(piece);
        if let Some(word) = self.words.get_mut(word) {
            *word &= !bit;
        }
    }

    /// Whether the piece is in the set.
    pub fn contains(&self, piece: Piece) -> bool {
        let (word, bit) = place(piece);
        self.words.get(word).is_some_and(|word| word & bit != 0)
    }

    /// Whether the sets have a piece in common.
    pub fn intersects(&self, other: &PieceSet) -> bool {
        self.words.iter().zip(&other.words).any(|(a, b)| a & b != 0)
    }

    /// Adds every piece of the other set.
    pub fn union_with(&mut self, other: &PieceSet) {
        if other.words.len() > self.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }

    /// Takes out every piece of the other set.
    pub fn difference_with(&mut self, other: &PieceSet) {
        for (word, less) in self.words.iter_mut().zip(&other.words) {
            *word &= !less;
        }
    }

    /// Raises or lowers the number of every piece from one on. Nothing may be in the way: a set that is lowered by `n` has
    /// none of the `n` pieces from that one on.
    pub(crate) fn renumber(&mut self, from: Piece, by: i16) {
        let (first, bit) = place(from);
        let mut steps = u32::from(by.unsigned_abs());
        if steps == 0 || first >= self.words.len() {
            return;
        }
        let below = self.words[first] & (bit - 1);
        self.words[first] -= below;
        while steps > 0 {
            self.shift(first, steps.min(63), by > 0);
            steps = steps.saturating_sub(63);
        }
        self.words[first] |= below;
    }

    /// Shifts the words from one on, as one large number, by less than a word.
    fn shift(&mut self, first: usize, steps: u32, up: bool) {
        let mut carry = 0;
        if up {
            for word in &mut self.words[first..] {
                let above = (*word >> 1) >> (63 - steps);
                *word = *word << steps | carry;
                carry = above;
            }
            if carry != 0 {
                self.words.push(carry);
            }
        } else {
            for word in self.words[first..].iter_mut().rev() {
                let under = (*word << 1) << (63 - steps);
                *word = *word >> steps | carry;
                carry = under;
            }
        }
    }

    /// Whether nothing is in the set.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// The pieces in the set, in order.
    pub fn iter(&self) -> impl Iterator<Item = Piece> + '_ {
        (0u16..).zip(&self.words).flat_map(|(index, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 != 0).map(move |bit| Piece(index * 64 + bit))
        })
    }
}

impl Default for PieceSet {
    fn default() -> PieceSet {
        PieceSet::new()
    }
}

/// Sets are equal by what they contain, not by how far they have grown.
impl PartialEq for PieceSet {
    fn eq(&self, other: &PieceSet) -> bool {
        self.iter().eq(other.iter())
    }
}

fn place(piece: Piece) -> (usize, u64) {
    (usize::from(piece.0 / 64), 1 << (piece.0 % 64))
}

/// A set of hexes of a map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HexSet {
    words: [u64; 4],
}

impl HexSet {
    /// Adds a hex.
    pub fn insert(&mut self, hex: HexId) {
        self.words[hex.index() / 64] |= 1 << (hex.0 % 64);
    }

    /// Whether the hex is in the set.
    pub fn contains(&self, hex: HexId) -> bool {
        self.words[hex.index() / 64] >> (hex.0 % 64) & 1 != 0
    }

    /// Whether the sets have a hex in common.
    pub fn intersects(&self, other: &HexSet) -> bool {
        self.words.iter().zip(other.words).any(|(a, b)| a & b != 0)
    }

    /// Removes a hex.
    pub fn remove(&mut self, hex: HexId) {
        self.words[hex.index() / 64] &= !(1 << (hex.0 % 64));
    }

    /// Whether nothing is in the set.
    pub fn is_empty(&self) -> bool {
        self.words == [0; 4]
    }

    /// How many hexes there are.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether every hex of the set is in the other, too.
    pub fn is_within(&self, other: &HexSet) -> bool {
        self.words.iter().zip(other.words).all(|(a, b)| a & !b == 0)
    }

    /// The hexes that are in both sets.
    pub fn both(&self, other: &HexSet) -> HexSet {
        HexSet { words: std::array::from_fn(|word| self.words[word] & other.words[word]) }
    }

    /// The hexes in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = HexId> {
        bits(self.words).map(|bit| HexId(bit as u8))
    }

    /// Adds every hex of the other set.
    pub fn union_with(&mut self, other: &HexSet) {
        for (word, more) in self.words.iter_mut().zip(other.words) {
            *word |= more;
        }
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> HexSet {
        let mut set = HexSet::default();
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

/// A set of stops of a network.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StopSet {
    words: [u64; 4],
}

impl StopSet {
    /// As many stops as a network may have.
    pub const MOST: usize = 256;

    /// Adds a stop.
    pub fn insert(&mut self, stop: StopId) {
        self.words[stop.index() / 64] |= 1 << (stop.0 % 64);
    }

    /// Whether the stop is in the set.
    pub fn contains(self, stop: StopId) -> bool {
        self.words[stop.index() / 64] >> (stop.0 % 64) & 1 != 0
    }

    /// Whether the sets have a stop in common.
    pub fn intersects(self, other: StopSet) -> bool {
        self.words.iter().zip(other.words).any(|(a, b)| a & b != 0)
    }

    /// Whether nothing is in the set.
    pub fn is_empty(self) -> bool {
        self.words == [0; 4]
    }

    /// The stops in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = StopId> {
        bits(self.words).map(StopId)
    }
}

/// The places of all bits that are set, in order.
fn bits(mut words: [u64; 4]) -> impl Iterator<Item = u16> {
    let mut index = 0;
    std::iter::from_fn(move || {
        while let Some(left) = words.get_mut(index) {
            if *left != 0 {
                let bit = left.trailing_zeros() as u16;
                *left &= *left - 1;
                return Some(64 * index as u16 + bit);
            }
            index += 1;
        }
        None
    })
}

impl FromIterator<StopId> for StopSet {
    fn from_iter<I: IntoIterator<Item = StopId>>(stops: I) -> StopSet {
        let mut set = StopSet::default();
        for stop in stops {
            set.insert(stop);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(pieces: &[u16]) -> PieceSet {
        PieceSet::of(&pieces.iter().copied().map(Piece).collect::<Vec<_>>())
    }

    #[test]
    fn sets_of_different_size_compare() {
        let (small, large) = (set(&[1, 63]), set(&[2, 700]));
        assert!(!small.intersects(&large) && !large.intersects(&small));
        let mut both = small.clone();
        both.union_with(&large);
        assert!(both.intersects(&large) && both.intersects(&small));
        assert_eq!(both, set(&[1, 2, 63, 700]));
        both.difference_with(&large);
        assert_eq!(both, small);
        assert_eq!(both.iter().collect::<Vec<_>>(), [Piece(1), Piece(63)]);
        both.remove(Piece(1));
        both.remove(Piece(63));
        assert!(both.is_empty() && !both.contains(Piece(63)));
    }

    #[test]
    fn pieces_are_renumbered_from_one_on() {
        let before = [3, 63, 64, 70, 130, 255, 300];
        for (from, by) in [(0, 1), (64, 1), (65, 40), (64, 100), (10, 0), (256, 7), (301, 3), (500, 2)] {
            let raised = before.map(|piece| if piece < from { piece } else { piece + by as u16 });
            let mut pieces = set(&before);
            pieces.renumber(Piece(from), by);
            assert_eq!(pieces, set(&raised), "{from} {by}");
            pieces.renumber(Piece(from), -by);
            assert_eq!(pieces, set(&before), "{from} {by} and back");
        }
    }

    #[test]
    fn stop_sets_list_every_stop_in_order() {
        let stops = [StopId(0), StopId(63), StopId(64), StopId(255)];
        let set: StopSet = stops.into_iter().rev().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), stops);
        assert!(set.contains(StopId(255)) && !set.contains(StopId(254)));
        assert!(set.intersects([StopId(64)].into_iter().collect()) && !set.is_empty());
    }

    #[test]
    fn hex_sets_reach_every_hex() {
        let ends: HexSet = [HexId(0), HexId(255)].into_iter().collect();
        assert!(ends.contains(HexId(255)) && !ends.contains(HexId(254)));
        let mut more: HexSet = [HexId(64)].into_iter().collect();
        assert!(!more.intersects(&ends));
        more.union_with(&ends);
        assert!(more.intersects(&ends) && more.contains(HexId(64)));
    }
}
