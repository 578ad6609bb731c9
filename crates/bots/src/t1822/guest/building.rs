//! Track and tokens: each is worth what trains earn by it, those the company has and a longer one.

use super::table::{Position, income};
use crate::player::lays_to_try;
use rules::{Action, Choice, CompanyId, TrainKind};
use titles::t1822::Game1822;
use titles::t1822::data::kinds;

/// What a pound of revenue in every round counts against a pound of treasury.
const REVENUE: i32 = 4;
/// Work that trying one tile takes.
const TRIAL: u32 = 300;
/// How many kinds longer the train is that a company may have later.
const LATER: u8 = 2;

/// The best lay, unless doing nothing is as good.
pub fn lay(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    best(table, company, lays_to_try(table.seat, TRIAL))
}

/// The best token, if one is worth its price.
pub fn token(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    let places = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::PlaceToken { at, cost } => Some((Action::PlaceToken { at: *at }, cost.0)),
        _ => None,
    });
    best(table, company, places)
}

/// The move by which most is gained, if anything is.
fn best(
    table: &Position<'_>,
    company: CompanyId,
    moves: impl Iterator<Item = (Action, i32)>,
) -> Option<Action> {
    let idle = worth(table, table.game, company);
    let gains = moves.filter_map(|(action, cost)| {
        let after = table.after(&action)?;
        Some((worth(table, &after, company) - idle - price(table, company, cost), action))
    });
    let (gain, action) = gains.max_by_key(|(gain, _)| *gain)?;
    (gain > 0).then_some(action)
}

/// What a board is worth to a company.
fn worth(table: &Position<'_>, game: &Game1822, company: CompanyId) -> i32 {
    let (next, _) = table.next_train().unwrap_or((kinds::SEVEN, 0));
    let has_train = !game.state().company(company).trains.is_empty();
    let now = if has_train { income(game, company, None) } else { income(game, company, Some(&[next])) };
    let later = TrainKind((next.0 + LATER).min(kinds::SEVEN.0));
    let links = game.state().network.links.len() as i32;
    REVENUE * (2 * now + income(game, company, Some(&[later]))) + links
}

/// Money counts more for a company that needs it for a train.
fn price(table: &Position<'_>, company: CompanyId, cost: i32) -> i32 {
    let train = table.next_train().map_or(0, |(_, price)| price);
    let poor = !table.has_lasting_train(company) && table.treasury(company) - cost < train;
    if poor { 6 * cost } else { cost }
}
