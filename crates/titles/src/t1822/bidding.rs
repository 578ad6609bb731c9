//! Section 4, *Bidding*.

use super::sections::{
    BID_STEPS, BIDDING, BIDDING_TOKENS, BIDS_A_TURN, BOUND_MONEY, CERTIFICATE_LIMIT, LEADING_BID,
};
use super::setup::OTHER_BOXES;
use super::state::{Bids, StoredCard};
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use rules::{Card, Choice, Money, PlayerId, PrivateId, Range, Reason};
use smallvec::SmallVec;

/// Bids are multiples of this above the least one, and beat the highest by this at least.
pub(super) const STEP: Money = Money(5);
/// Bids in one turn, where a number is given (a.2).
const MOST_BIDS: u8 = 3;

impl Game1822 {
    /// Private companies in the boxes. In 1822+ with separate stacks each box has the first card of its own.
    pub fn private_boxes(&self) -> SmallVec<[PrivateId; 3]> {
        let stack = &self.state.stack;
        if !self.options.plus || self.options.single_stack {
            return stack.iter().take(OTHER_BOXES).copied().collect();
        }
        let number = |card: &PrivateId| self.data.private(*card).map_or(0, |printed| printed.box_number);
        (1..=OTHER_BOXES as u8)
            .filter_map(|wanted| stack.iter().find(|card| number(card) == wanted).copied())
            .collect()
    }

    /// 4.2, a.1: bidding tokens of each player.
    pub fn bidding_tokens(&self) -> u8 {
        if !self.options.departures.bidding_tokens_by_table {
            return 9 - self.players.len() as u8;
        }
        let setup = self.data.players.iter().find(|setup| setup.count == self.players.len());
        setup.map_or(0, |setup| setup.bidding_tokens)
    }

    /// The bids open to a player for a card.
    fn check_may_bid(&self, player: PlayerId, card: Card) -> Result<Range, Refused> {
        let stock = self.stock();
        if !self.cards_in_boxes().any(|boxed| boxed == card) {
            return no(BIDDING, words::Reason::NotInBox);
        }
        if self.options.departures.three_bids_a_turn && stock.bids_this_turn >= MOST_BIDS {
            return no(BIDS_A_TURN, words::Reason::NoMoreBids { most: MOST_BIDS });
        }
        let certificates = self.check_may_deal(player)?;
        let lot = StoredCard::from(card);
        let bids = stock.bids_for(lot);
        let leading = bids.and_then(|bids| bids.offers.last().copied());
        if leading.is_some_and(|(leader, _)| leader == player) {
            return no(LEADING_BID, words::Reason::AlreadyLeading);
        }
        let has_token = bids.is_some_and(|bids| bids.offers.iter().any(|(bidder, _)| *bidder == player));
        if !has_token && stock.tokens_used(player) >= self.bidding_tokens() {
            return no(BIDDING_TOKENS, words::Reason::NoBiddingToken);
        }
        let (led, _) = stock.led_by(player);
        if certificates + led >= self.certificate_limit() {
            return no(CERTIFICATE_LIMIT, Reason::CertificateLimit { limit: self.certificate_limit() });
        }
        let min = leading.map_or(self.least_bid(lot), |(_, amount)| amount + STEP);
        let free = self.free_cash(player);
        if min > free {
            return no(BOUND_MONEY, Reason::TooPoor { needed: min, available: free });
        }
        let max = Money(min.0 + (free.0 - min.0) / STEP.0 * STEP.0);
        Ok(Range { min, max, step: STEP })
    }

    pub(super) fn bid_for(&mut self, player: PlayerId, card: Card, amount: Money) -> Result<(), Refused> {
        let open = self.check_may_bid(player, card)?;
        if amount < open.min {
            return no(BID_STEPS, Reason::BidTooLow { amount, least: open.min });
        }
        if (amount.0 - open.min.0) % STEP.0 != 0 {
            return no(BID_STEPS, Reason::PriceNotMultiple { multiple: STEP });
        }
        if amount > open.max {
            return no(BOUND_MONEY, Reason::BidTooHigh { amount, most: open.max });
        }
        let lot = StoredCard::from(card);
        let most_bids = self.options.departures.three_bids_a_turn.then_some(MOST_BIDS);
        let stock = self.stock_mut();
        match stock.bids.iter_mut().find(|bids| bids.card == lot) {
            Some(bids) => {
                bids.offers.retain(|(bidder, _)| *bidder != player);
                bids.offers.push((player, amount));
            }
            None => stock.bids.push(Bids { card: lot, offers: SmallVec::from_slice(&[(player, amount)]) }),
        }
        stock.acted = true;
        stock.bids_this_turn = stock.bids_this_turn.saturating_add(1);
        let ends = most_bids.is_some_and(|most| stock.bids_this_turn >= most);
        self.say_bid(player, card, amount);
        if ends {
            self.end_stock_turn();
        }
        Ok(())
    }

    fn say_bid(&mut self, player: PlayerId, card: Card, amount: Money) {
        match card {
            Card::Private(card) => self.say(Own::BidForCard { player, card, amount }),
            Card::Company(minor) => self.say(Own::BidForMinor { player, minor, amount }),
        }
    }

    pub(super) fn bid_choices(&self, player: PlayerId) -> Vec<Choice> {
        self.cards_in_boxes()
            .filter_map(|card| {
                let amount = self.check_may_bid(player, card).ok()?;
                Some(Choice::BidFor { card, amount })
            })
            .collect()
    }
}
