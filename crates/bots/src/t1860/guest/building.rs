//! Track and bases: a lay is worth what the trains earn by it, now and with the next trains, and the places it
//! brings nearer.

use super::earnings::{Length, estimate};
use super::ground::{SeenGround, SeenNetwork};
use super::prospects::prospects;
use super::table::Position;
use board::{HexId, Rotation, StopAt, TileId};
use rules::{Action, Choice, CompanyId};

/// What a pound of revenue in every round counts against a pound of treasury.
const REVENUE: i32 = 6;
/// The same for revenue of trains still to be bought.
const LATER: i32 = 4;
/// Work that trying one tile takes.
const TRIAL: u32 = 40;

/// The best lay, unless doing nothing is as good.
pub fn lay(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    let mut ground = SeenGround::of(table.seat.view, table.seat.info);
    let trains = trains_now(table, company);
    let later = trains_later(table, company);
    let idle = worth(&ground, company, &trains, &later);
    let lays = candidates(table);
    let most = (table.seat.effort.work / TRIAL).max(8) as usize;
    let stride = lays.len().div_ceil(most).max(1);
    let mut best: Option<(i32, Action)> = None;
    for (hex, tile, rotation, cost) in lays.into_iter().step_by(stride) {
        let before = ground.lay(hex, (tile, rotation));
        let gain = worth(&ground, company, &trains, &later) - idle - price_of(table, company, cost);
        ground.lay(hex, before);
        let gain = table.liked(gain, 500 + u64::from(hex.0), 10);
        if best.as_ref().is_none_or(|(known, _)| gain > *known) {
            best = Some((gain, Action::LayTile { hex, tile, rotation }));
        }
    }
    let may_pass = table.seat.choices.options.contains(&Choice::Pass);
    best.filter(|(gain, _)| *gain > 0 || !may_pass).map(|(_, action)| action)
}

/// Every lay on offer.
fn candidates(table: &Position<'_>) -> Vec<(HexId, TileId, Rotation, i32)> {
    let mut lays = Vec::new();
    for choice in &table.seat.choices.options {
        if let Choice::LayTile { hex, tile, rotations, cost } = choice {
            lays.extend(rotations.iter().map(|rotation| (*hex, *tile, *rotation, cost.0)));
        }
    }
    lays
}

/// What a board is worth to a company.
fn worth(ground: &SeenGround<'_>, company: CompanyId, trains: &[Length], later: &[Length]) -> i32 {
    let network = SeenNetwork::of(ground, company);
    let now = estimate(&network, trains);
    let then = estimate(&network, later);
    let reached: i32 = network.stops.iter().map(|stop| stop.value.max(3)).sum();
    REVENUE * now.revenue + now.subsidy + LATER * then.revenue + reached + prospects(ground, &network) / 700
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
    let mut ground = SeenGround::of(table.seat.view, table.seat.info);
    let trains = trains_now(table, company);
    let later = trains_later(table, company);
    let idle = worth(&ground, company, &trains, &later);
    let bases = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::PlaceToken { at, cost } => Some((*at, cost.0)),
        _ => None,
    });
    let mut rated: Vec<(i32, StopAt)> = Vec::new();
    for (at, cost) in bases {
        ground.place(at, company);
        let gain = worth(&ground, company, &trains, &later) - idle;
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
