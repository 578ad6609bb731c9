//! The bank's trains: the stack of new cards of each kind, and the cards that companies have given back. Prices, limits,
//! and what the first card of a kind brings about are the title's.

use crate::ids::{TrainId, TrainKind};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The trains of the bank.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Depot {
    stacks: SmallVec<[Stack; 8]>,
    returned: SmallVec<[TrainId; 4]>,
}

/// The new cards of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Stack {
    /// `None` never runs out.
    left: Option<u8>,
    /// How many were sold: the number of the next card.
    sold: u8,
}

impl Depot {
    /// So many cards of each kind, in the order in which they are sold; `None` never runs out.
    pub fn new(counts: impl IntoIterator<Item = Option<u8>>) -> Depot {
        let stacks = counts.into_iter().map(|left| Stack { left, sold: 0 }).collect();
        Depot { stacks, returned: SmallVec::new() }
    }

    /// The kinds of trains.
    pub fn kinds(&self) -> impl DoubleEndedIterator<Item = TrainKind> + Clone + use<> {
        TrainKind::first(self.stacks.len())
    }

    /// How many new cards of a kind are left; `None` is any number.
    pub fn left(&self, kind: TrainKind) -> Option<u8> {
        self.stacks[kind.index()].left
    }

    /// How many new cards of a kind were sold.
    pub fn sold(&self, kind: TrainKind) -> u8 {
        self.stacks[kind.index()].sold
    }

    /// The next new card of a kind.
    pub fn next(&self, kind: TrainKind) -> Option<TrainId> {
        let stack = self.stacks[kind.index()];
        (stack.left != Some(0)).then_some(TrainId { kind, copy: stack.sold })
    }

    /// The next new card of the first kind that is not sold out.
    pub fn front(&self) -> Option<TrainId> {
        self.kinds().find_map(|kind| self.next(kind))
    }

    /// The cards given back, in the order in which they came.
    pub fn returned(&self) -> &[TrainId] {
        &self.returned
    }

    /// A card leaves: one that was given back, or else the next new one of its kind.
    pub fn sell(&mut self, train: TrainId) {
        match self.returned.iter().position(|returned| *returned == train) {
            Some(place) => {
                self.returned.remove(place);
            }
            None => {
                let stack = &mut self.stacks[train.kind.index()];
                stack.sold += 1;
                stack.left = stack.left.map(|left| left.saturating_sub(1));
            }
        }
    }

    /// A company gives a card back.
    pub fn put_back(&mut self, train: TrainId) {
        self.returned.push(train);
    }

    /// The cards of a kind that were given back leave the game.
    pub fn rust(&mut self, kind: TrainKind) {
        self.returned.retain(|train| train.kind != kind);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: TrainKind = TrainKind(0);
    const LARGE: TrainKind = TrainKind(1);

    fn card(kind: TrainKind, copy: u8) -> TrainId {
        TrainId { kind, copy }
    }

    #[test]
    fn the_front_is_the_first_kind_not_sold_out() {
        let mut depot = Depot::new([Some(2), None]);
        depot.sell(card(SMALL, 0));
        assert_eq!((depot.front(), depot.left(SMALL)), (Some(card(SMALL, 1)), Some(1)));
        depot.sell(card(SMALL, 1));
        assert_eq!((depot.front(), depot.next(SMALL)), (Some(card(LARGE, 0)), None));
        depot.sell(card(LARGE, 0));
        assert_eq!((depot.front(), depot.left(LARGE)), (Some(card(LARGE, 1)), None));
    }

    #[test]
    fn a_returned_card_is_sold_again_without_touching_the_stack() {
        let mut depot = Depot::new([Some(2), None]);
        depot.sell(card(SMALL, 0));
        depot.put_back(card(SMALL, 0));
        assert_eq!((depot.returned(), depot.sold(SMALL)), (&[card(SMALL, 0)][..], 1));
        depot.sell(card(SMALL, 0));
        assert_eq!((depot.returned(), depot.left(SMALL)), (&[][..], Some(1)));
    }

    #[test]
    fn returned_cards_rust_by_kind() {
        let mut depot = Depot::new([Some(2), None]);
        depot.put_back(card(SMALL, 0));
        depot.put_back(card(LARGE, 0));
        depot.rust(SMALL);
        assert_eq!(depot.returned(), [card(LARGE, 0)]);
    }
}
