//! Recorded runs of 1860: which stops they call at.

use super::super::ways;
use board::{StopId, StopKind};
use rules::{CompanyId, Run, TrainId};
use serde_json::Value;
use titles::t1860::Game1860;

/// Reads one route of a `run_routes` action; `None` if there is no such track.
pub fn read(game: &Game1860, company: CompanyId, train: TrainId, route: &Value) -> Option<Run> {
    let (map, network) = (&game.data().map, &game.state().network);
    let nodes = ways::wanted_nodes(map, &route["nodes"]);
    let way = ways::find(map, network, route, nodes.as_deref(), |at| {
        game.state().layout.tokens_at(at).any(|token| token.owner.0 == company.0)
    })?;
    let calls = calls(game, train, &way.stops(network), route["halts"].as_u64());
    Some(way.run(network, train, &calls))
}

/// A7: all large stations; the halts asked for; small stations in what is left, the most valuable first. Without a
/// number of halts, small stations come first and halts fill what is left.
fn calls(game: &Game1860, train: TrainId, stops: &[StopId], halts: Option<u64>) -> Vec<StopId> {
    let network = &game.state().network;
    let of_kind = |kind: StopKind| -> Vec<StopId> {
        stops.iter().copied().filter(|stop| network.stops[stop.index()].kind == kind).collect()
    };
    let mut calls = of_kind(StopKind::City);
    calls.extend(of_kind(StopKind::OffBoard));
    let (total, halts_count) = game.recorded_allowance(train);
    let room = usize::from(total).saturating_sub(calls.len());
    let mut towns = of_kind(StopKind::Town);
    towns.sort_by_key(|stop| std::cmp::Reverse(game.recorded_value(*stop)));
    let on_track = if halts_count { of_kind(StopKind::Wayside) } else { Vec::new() };
    let all_towns = game.options().no_skip_towns;
    let called_halts = match halts {
        Some(count) => (count as usize).min(on_track.len()),
        None => on_track.len().min(room.saturating_sub(towns.len())),
    };
    let town_room = if all_towns { towns.len() } else { room.saturating_sub(called_halts) };
    calls.extend(towns.into_iter().take(town_room));
    calls.extend(on_track.into_iter().take(called_halts));
    calls
}
