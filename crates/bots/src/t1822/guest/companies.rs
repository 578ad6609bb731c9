//! What companies take, acquire and are asked for.

use super::table::Position;
use rules::{Action, Choice, Reply, Word};
use titles::t1822::state::{CardOwner, Request};

/// How a minor is paid for, and what becomes of its token: what the guest would do first.
const LIKED: [Word; 6] = [
    Word("one-share"),
    Word("two-shares"),
    Word("money"),
    Word("replace"),
    Word("exchange"),
    Word("discount"),
];

/// A step of 1822's own.
pub fn decide(table: &Position<'_>, step: &str) -> Option<Action> {
    match step {
        "first-train" => first_train(table),
        "taking" => take(table),
        "acquire" => acquire(table),
        "issue" => None,
        _ => liked(table),
    }
}

/// The L of a minor's first turn (8.4).
fn first_train(table: &Position<'_>) -> Option<Action> {
    table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::BuyTrain { .. } => choice.actions().into_iter().next(),
        _ => None,
    })
}

/// The guest's own private companies, one after the other: their power is worth more than their income.
fn take(table: &Position<'_>) -> Option<Action> {
    table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::TakePrivate { private, .. }
            if table.game.state().private(*private).owner == CardOwner::Player(table.me()) =>
        {
            Some(Action::TakePrivate { private: *private })
        }
        _ => None,
    })
}

/// A minor of the guest's own, for shares and its train.
fn acquire(table: &Position<'_>) -> Option<Action> {
    table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::Merge { company, consent: None } if table.directs(*company) => {
            Some(Action::Merge { company: *company })
        }
        _ => None,
    })
}

/// The first of the words that the guest likes, or a place for a token.
fn liked(table: &Position<'_>) -> Option<Action> {
    let options = &table.seat.choices.options;
    let word = LIKED.into_iter().find(|word| {
        options.iter().any(|choice| matches!(choice, Choice::Choose { choice, .. } if choice == word))
    });
    let placed = || {
        options.iter().find_map(|choice| match choice {
            Choice::PlaceToken { .. } => choice.actions().into_iter().next(),
            _ => None,
        })
    };
    word.map(|choice| Action::Choose { choice }).or_else(placed)
}

/// Tiles beside London harm nobody; a train is sold for what the bank asks; nothing else is given away.
pub fn answer(table: &Position<'_>) -> Option<Action> {
    let offer = table.game.state().operating()?.offer?;
    let agrees = match offer.request {
        Request::Neighbour { .. } => true,
        Request::Train { train, price, seller } => {
            let spare = table.game.state().company(seller).trains.len() > 1;
            spare && price >= table.game.data().train_price(train.kind, table.game.state().is_turned(train))
        }
        Request::Private { .. } | Request::Minor { .. } => false,
    };
    Some(Action::Answer { reply: if agrees { Reply::Accept } else { Reply::DeclineAll } })
}
