//! What matters in decisions of 1822 and its scenarios: what cards in the boxes are worth, and money that is bound. The
//! figures are those by which a guest plays.

use super::guest::stock::{CONCESSION, FIRST_NEED, MINOR, POWER};
use crate::conductor::Tips;
use crate::player::Seat;
use rules::{Card, Choice, CompanyId, Fact, Money, PrivateId};
use titles::t1822::data::is_concession;

rules::facts! {
    /// What matters in a decision of 1822.
    pub enum Point {
        /// What a minor is worth, and what should be left for its second train.
        MinorBid { minor: CompanyId, low: Money, high: Money, keep: Money } => "point-minor-bid",
        /// What the right to start a major is worth.
        ConcessionBid { card: PrivateId, low: Money, high: Money } => "point-concession-bid",
        /// What a private company is worth for its power.
        PowerBid { card: PrivateId, low: Money, high: Money } => "point-power-bid",
        /// Money that bids bind.
        Bound { amount: Money, left: Money } => "point-bound",
        /// A loan that grows.
        Debt { amount: Money } => "point-debt",
    }
}

/// The points of a decision. A card of each kind, the one that can be had for least.
pub fn tips(seat: &Seat<'_>) -> Tips {
    let mut points = Vec::new();
    if let Some(amount) = seat.choices.options.iter().find_map(|choice| match choice {
        Choice::Repay { amount } => Some(amount.max),
        _ => None,
    }) {
        points.push(Point::Debt { amount });
    }
    let me = &seat.view().players[seat.player.index()];
    let bids = || {
        seat.choices.options.iter().filter_map(|choice| match choice {
            Choice::BidFor { card, amount } => Some((*card, amount.min)),
            _ => None,
        })
    };
    let minor = bids().filter_map(|(card, least)| match card {
        Card::Company(minor) if least.0 <= MINOR => Some((least, minor)),
        _ => None,
    });
    if let Some((low, minor)) = minor.min_by_key(|(least, _)| *least) {
        points.push(Point::MinorBid { minor, low, high: Money(MINOR / 5 * 5), keep: Money(FIRST_NEED) });
    }
    let cards = |concession: bool, most: i32| {
        let fitting = bids().filter_map(move |(card, least)| match card {
            Card::Private(card) if is_concession(card) == concession && least.0 <= most => {
                Some((least, card))
            }
            _ => None,
        });
        fitting.min_by_key(|(least, _)| *least)
    };
    points.extend(cards(true, CONCESSION).map(|(low, card)| Point::ConcessionBid {
        card,
        low,
        high: Money(CONCESSION),
    }));
    points.extend(cards(false, POWER).map(|(low, card)| Point::PowerBid { card, low, high: Money(POWER) }));
    if me.bound > Money::ZERO {
        points.push(Point::Bound { amount: me.bound, left: me.cash - me.bound });
    }
    Tips { points: points.into_iter().map(Fact::from).collect(), dearest: None }
}
