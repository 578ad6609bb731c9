//! Track and bases: a lay is worth what the trains earn by it, now and with the next trains, and the places it
//! brings nearer.

use super::table::Position;
use crate::ground::Length;
use crate::ground::lays::{self, Fleet, worth};
use board::StopAt;
use rules::{Action, Choice, CompanyId};

/// The best lay, unless doing nothing is as good.
pub fn lay(table: &Position<'_>) -> Option<Action> {
    let best = rated_lays(table).into_iter().next();
    let may_pass = table.seat.choices.options.contains(&Choice::Pass);
    best.filter(|(gain, _)| *gain > 0 || !may_pass).map(|(_, action)| action)
}

/// The lays with what they gain over doing nothing, best first.
pub fn rated_lays(table: &Position<'_>) -> Vec<(i32, Action)> {
    let Some(company) = table.seat.choices.turn.company else { return Vec::new() };
    let fleet = fleet(table, company);
    let price = |cost| price_of(table, company, cost);
    let mut rated = lays::rated(table.seat, &mut table.ground(), company, &fleet, price);
    for (gain, action) in &mut rated {
        if let Action::LayTile { hex, .. } = action {
            *gain = table.liked(*gain, 500 + u64::from(hex.0), 10);
        }
    }
    rated.sort_by_key(|(gain, _)| std::cmp::Reverse(*gain));
    rated
}

fn fleet(table: &Position<'_>, company: CompanyId) -> Fleet {
    Fleet { now: trains_now(table, company), later: trains_later(table, company) }
}

/// The trains a company runs: its own, or the one it will buy.
fn trains_now(table: &Position<'_>, company: CompanyId) -> Vec<Length> {
    let own = table.lengths(company);
    if own.is_empty() { vec![table.length(table.next_kind())] } else { own }
}

/// The trains a company may have some rounds later.
fn trains_later(table: &Position<'_>, company: CompanyId) -> Vec<Length> {
    let next = table.kind_after(3 + table.company(company).trains.len() as i32);
    vec![table.length(next)]
}

/// Money counts more for a company that needs it for a train.
fn price_of(table: &Position<'_>, company: CompanyId, cost: i32) -> i32 {
    let poor = table.company(company).trains.is_empty()
        && table.treasury(company) - cost < table.price(table.next_kind());
    if poor && cost > 0 { 10 * cost } else { cost }
}

/// The best base, if one is worth its price.
pub fn base(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    let mut ground = table.ground();
    let fleet = fleet(table, company);
    let idle = worth(&ground, company, &fleet);
    let bases = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::PlaceToken { at, cost } => Some((*at, cost.0)),
        _ => None,
    });
    let mut rated: Vec<(i32, StopAt)> = Vec::new();
    for (at, cost) in bases {
        ground.place(at, company);
        let gain = worth(&ground, company, &fleet) - idle;
        ground.unplace();
        let safety = if ground.free_circles(at) == 1 { 3 * ground.value(at) } else { ground.value(at) };
        let spare = table.treasury(company) - cost - next_train(table, company);
        if spare >= 0 || gain > 2 * cost {
            rated.push((gain + safety - cost, at));
        }
    }
    let (gain, at) = rated.into_iter().max_by_key(|(gain, _)| *gain)?;
    (gain > 0).then_some(Action::PlaceToken { at })
}

/// What the company should keep for its next train.
fn next_train(table: &Position<'_>, company: CompanyId) -> i32 {
    let lives = table.company(company).trains.iter().map(|train| table.life(train.id.kind)).max();
    match lives {
        None => table.price(table.next_kind()),
        Some(life) if life > 8 => 0,
        Some(life) => table.price(table.kind_after(life)),
    }
}
