//! Track and station markers. Lays are chosen by what the board promises, the best of them by what the engine says that trains
//! earn then, those the company has and longer ones.

use super::table::{Position, income};
use crate::ground::lays::{self, Fleet};
use crate::ground::{Length, SeenGround};
use rules::{Action, Choice, CompanyId, TrainKind};
use titles::t1862::Game1862;

/// What a pound of revenue in every round counts against a pound of treasury.
const REVENUE: i32 = 4;
/// How many bands longer the trains are that a company may have later.
const LATER: u8 = 2;

/// The best lay, unless doing nothing is as good.
pub fn lay(table: &Position<'_>) -> Option<Action> {
    let best = rated_lays(table).into_iter().next();
    let may_pass = table.seat.choices.options.contains(&Choice::Pass);
    best.filter(|(gain, _)| *gain > 0 || !may_pass).map(|(_, action)| action)
}

/// The lays with what they gain over doing nothing, best first.
pub fn rated_lays(table: &Position<'_>) -> Vec<(i32, Action)> {
    let Some(company) = table.seat.choices.turn.company else { return Vec::new() };
    let mut ground = SeenGround::of(table.seat.view(), table.seat.info);
    let price = |cost| price(table, company, cost);
    let rated = lays::rated(table.seat, &mut ground, company, &fleet(table, company), price);
    lays::asked(table.seat, rated, |action| match action {
        Some(action) => table.after(action).map(|after| worth(table, &after, company)),
        None => Some(worth(table, table.game, company)),
    })
}

fn fleet(table: &Position<'_>, company: CompanyId) -> Fleet {
    let data = table.game.data();
    let length = |kind: TrainKind| Length { large: data.band(kind).visited, small: 0 };
    let (next, _) = table.next_train().unwrap_or((TrainKind(0), 0));
    let trains = table.game.state().company(company).trains.iter();
    let mut now: Vec<Length> = trains.map(|train| length(train.card.kind)).collect();
    if now.is_empty() {
        now.push(length(next));
    }
    let later = TrainKind((next.0 + LATER).min(data.bands.len() as u8 - 1));
    Fleet { now, later: vec![length(later)] }
}

/// The best marker, if one is worth its price. In a hurry none is.
pub fn marker(table: &Position<'_>) -> Option<Action> {
    if table.seat.effort.is_hurried() {
        return None;
    }
    let company = table.seat.choices.turn.company?;
    let places = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::PlaceToken { at, cost } => Some((Action::PlaceToken { at: *at }, cost.0)),
        _ => None,
    });
    best(table, company, places, 0)
}

/// The move by which most is gained, if it is more than this, or if nothing else can be done.
fn best(
    table: &Position<'_>,
    company: CompanyId,
    moves: impl Iterator<Item = (Action, i32)>,
    least: i32,
) -> Option<Action> {
    let idle = worth(table, table.game, company);
    let gains = moves.filter_map(|(action, cost)| {
        let after = table.after(&action)?;
        Some((worth(table, &after, company) - idle - price(table, company, cost), action))
    });
    let may_pass = table.seat.choices.options.contains(&Choice::Pass);
    let (gain, action) = gains.max_by_key(|(gain, _)| *gain)?;
    (gain > least || !may_pass).then_some(action)
}

/// What a board is worth to a company.
fn worth(table: &Position<'_>, game: &Game1862, company: CompanyId) -> i32 {
    let (next, _) = table.next_train().unwrap_or((TrainKind(0), 0));
    let has_train = !game.state().company(company).trains.is_empty();
    let now = if has_train { income(game, company, None) } else { income(game, company, Some(&[next])) };
    let longest = game.data().bands.len() as u8 - 1;
    let later = TrainKind((next.0 + LATER).min(longest));
    let stops = game.state().network.links.len() as i32;
    REVENUE * (2 * now + income(game, company, Some(&[later]))) + stops
}

/// Money counts more for a company that needs it for a train.
fn price(table: &Position<'_>, company: CompanyId, cost: i32) -> i32 {
    let train = table.next_train().map_or(0, |(_, price)| price);
    let poor = !table.has_lasting_train(company) && table.treasury(company) - cost < train;
    if poor { 10 * cost } else { cost }
}
