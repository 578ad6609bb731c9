//! Lays with what they gain a company: what trains earn by them, now and with the next trains, and the places they bring
//! nearer. Where there are more than can be tried, those are tried that promise most at a glance.

use super::earnings::{Length, estimate};
use super::prospects::{Potential, prospects};
use super::{SeenGround, SeenNetwork};
use crate::player::Seat;
use board::{HexId, Rotation, TileId};
use rules::{Action, Choice, CompanyId};
use std::cmp::Reverse;

/// What a pound of revenue in every round counts against a pound of treasury.
const REVENUE: i32 = 6;
/// The same for revenue of trains still to be bought.
const LATER: i32 = 4;
/// What a place that is brought nearer counts: so many thousandths of its value make a pound.
const NEARER: i32 = 700;
/// Work that trying one tile takes.
const TRIAL: u32 = 40;
/// Tiles that are tried at least, however little work is allowed.
const FEWEST: usize = 5;

/// Lays of which the engine is asked.
const ASKED: usize = 8;

/// The trains a company builds for.
pub struct Fleet {
    /// Those it runs, or the one it will buy.
    pub now: Vec<Length>,
    /// Those it may have some rounds later.
    pub later: Vec<Length>,
}

/// A lay that is on offer.
struct Lay {
    action: Action,
    hex: HexId,
    face: (TileId, Rotation),
    cost: i32,
}

/// The lays of a seat with what they gain over doing nothing, best first. A company may count money more than once.
pub fn rated(
    seat: &Seat<'_>,
    ground: &mut SeenGround<'_>,
    company: CompanyId,
    fleet: &Fleet,
    price: impl Fn(i32) -> i32,
) -> Vec<(i32, Action)> {
    let idle = worth(ground, company, fleet);
    let mut lays = on_offer(seat);
    let most = ((seat.effort.work / TRIAL) as usize).max(FEWEST);
    if lays.len() > most {
        let potential = Potential::of(ground);
        lays.sort_by_cached_key(|lay| Reverse(potential.of_lay(ground, lay.hex, lay.face)));
        lays.truncate(most);
    }
    let mut rated = Vec::new();
    for lay in lays {
        let before = ground.lay(lay.hex, lay.face);
        let gain = worth(ground, company, fleet) - idle - price(lay.cost);
        ground.lay(lay.hex, before);
        rated.push((gain, lay.action));
    }
    rated.sort_by_key(|(gain, _)| Reverse(*gain));
    rated
}

/// The best of these lays again, with what each gains besides by what the engine says that the board is worth after it, or as it
/// is, if there is time to ask.
pub fn asked(
    seat: &Seat<'_>,
    mut rated: Vec<(i32, Action)>,
    worth_after: impl Fn(Option<&Action>) -> Option<i32>,
) -> Vec<(i32, Action)> {
    if !seat.effort.is_hurried() {
        rated.truncate(ASKED);
        let idle = worth_after(None).unwrap_or_default();
        for (gain, action) in &mut rated {
            *gain += worth_after(Some(action)).map_or(0, |worth| worth - idle);
        }
        rated.sort_by_key(|(gain, _)| Reverse(*gain));
    }
    rated
}

/// What a board is worth to a company.
pub fn worth(ground: &SeenGround<'_>, company: CompanyId, fleet: &Fleet) -> i32 {
    let network = SeenNetwork::of(ground, company);
    let now = estimate(&network, &fleet.now);
    let later = estimate(&network, &fleet.later);
    let reached: i32 = network.stops.iter().map(|stop| stop.value.max(3)).sum();
    let nearer = prospects(ground, &network) / NEARER;
    REVENUE * now.revenue + now.besides + LATER * later.revenue + reached + nearer
}

fn on_offer(seat: &Seat<'_>) -> Vec<Lay> {
    let mut lays = Vec::new();
    for choice in &seat.choices.options {
        let (Choice::LayTile { cost, .. } | Choice::LayByPower { cost, .. }) = choice else { continue };
        for action in choice.actions() {
            let (hex, tile, rotation) = match action {
                Action::LayTile { hex, tile, rotation } => (hex, tile, rotation),
                Action::LayByPower { hex, tile, rotation, .. } => (hex, tile, rotation),
                _ => continue,
            };
            lays.push(Lay { action, hex, face: (tile, rotation), cost: cost.0 });
        }
    }
    lays
}
