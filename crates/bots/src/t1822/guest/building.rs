//! Track and tokens. Lays are chosen by what the board promises, the best of them by what the engine says that trains earn then,
//! those the company has and a longer one.

use super::table::{Position, income};
use crate::ground::lays::{self, Fleet};
use crate::ground::{Length, SeenGround};
use rules::{Action, Choice, CompanyId, TrainKind};
use titles::t1822::Game1822;
use titles::t1822::data::kinds;

/// What a pound of revenue in every round counts against a pound of treasury.
const REVENUE: i32 = 4;
/// How many kinds longer the train is that a company may have later.
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
    let state = table.game.state();
    let next = table.next_train().map_or(kinds::SEVEN, |(kind, _)| kind);
    let trains = state.company(company).trains.iter();
    let mut now: Vec<Length> =
        trains.filter_map(|train| length(train.kind, state.is_turned(*train))).collect();
    if now.is_empty() {
        now.extend(length(next, true));
    }
    let later = TrainKind((next.0 + LATER).min(kinds::SEVEN.0));
    Fleet { now, later: length(later, true).into_iter().collect() }
}

/// How far a train gets, `None` for a car. An E pays for cities of the company only, however far they are: as good as a few.
fn length(kind: TrainKind, turned: bool) -> Option<Length> {
    let stops = match kind {
        kinds::L if turned => 2,
        kinds::L | kinds::LP => 1,
        kinds::TWO_P => 2,
        kinds::THREE => 3,
        kinds::FOUR => 4,
        kinds::FIVE | kinds::FIVE_P => 5,
        kinds::SIX => 6,
        kinds::SEVEN => 7,
        _ => return None,
    };
    Some(Length { large: stops, small: 0 })
}

/// The best token, if one is worth its price. In a hurry none is.
pub fn token(table: &Position<'_>) -> Option<Action> {
    if table.seat.effort.is_hurried() {
        return None;
    }
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
