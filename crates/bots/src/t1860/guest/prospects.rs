//! What a company could still build towards: every place that is not reached yet, worth the less the more tiles
//! are missing.

use super::ground::{SeenGround, SeenNetwork};
use board::{Colour, HexId, NodeId, StopAt};

/// What a place counts, in thousandths, when so many tiles are missing.
const FADING: [i32; 8] = [1000, 620, 400, 260, 160, 100, 60, 35];

/// The worth of all places a company could build towards, in thousandths of pounds.
pub fn prospects(ground: &SeenGround<'_>, network: &SeenNetwork) -> i32 {
    let distances = distances(ground, network);
    let mut total = 0;
    for (index, distance) in distances.iter().enumerate() {
        let hex = HexId(index as u8);
        if let Some(&fading) = FADING.get(usize::from(*distance))
            && !network.hexes.contains(hex)
        {
            total += fading * place_value(ground, hex);
        }
    }
    total
}

/// What a hex is worth to somebody who connects it.
fn place_value(ground: &SeenGround<'_>, hex: HexId) -> i32 {
    let tile = ground.tile(hex);
    let stops = (0..tile.stops.len() as u8).map(|node| StopAt { hex, node: NodeId(node) });
    if ground.built(hex) {
        return stops.map(|stop| ground.value(stop).max(4)).sum();
    }
    let poor = ground.hex(hex).label.as_deref() == Some("B");
    let stop = |kind: &str| match kind {
        "city" if poor => 16,
        "city" => 25,
        "off-board" => 20,
        _ => 5,
    };
    tile.stops.iter().map(|printed| stop(&printed.kind)).sum()
}

/// How many tiles are missing to every hex; 255 where nothing leads.
fn distances(ground: &SeenGround<'_>, network: &SeenNetwork) -> Vec<u8> {
    let count = ground.info.map.hexes.len();
    let mut distances = vec![u8::MAX; count];
    let mut settled = vec![false; count];
    let upgrades = ground.newest > Colour::Yellow;
    for (hex, edge) in &network.loose_ends {
        if let Some(next) = ground.across(*hex, *edge) {
            relax(&mut distances, next, entry(ground, next, upgrades));
        }
    }
    if upgrades {
        for index in (0..count).map(|index| HexId(index as u8)).filter(|hex| network.hexes.contains(*hex)) {
            let edges = (0..6).filter(|edge| !ground.meets(index, *edge));
            for next in edges.filter_map(|edge| ground.across(index, edge)) {
                relax(&mut distances, next, entry(ground, next, upgrades).saturating_add(2));
            }
        }
    }
    while let Some(hex) = nearest(&distances, &settled) {
        settled[hex.index()] = true;
        let here = distances[hex.index()];
        for edge in 0..6 {
            let Some(next) = ground.across(hex, edge) else { continue };
            let joined = ground.meets(hex, edge) && ground.meets(next, (edge + 3) % 6);
            let step = if joined { 0 } else { entry(ground, next, upgrades) };
            let turning = u8::from(ground.built(hex) && !joined && !ground.meets(hex, edge));
            relax(&mut distances, next, here.saturating_add(step).saturating_add(turning));
        }
    }
    distances
}

/// Tiles it takes to come into a hex whose track does not meet ours.
fn entry(ground: &SeenGround<'_>, hex: HexId, upgrades: bool) -> u8 {
    let printed = ground.hex(hex);
    match (ground.built(hex), printed.buildable) {
        (_, false) => 2,
        (false, true) => 1 + u8::from(printed.terrain.is_some()),
        (true, true) if upgrades => 2,
        (true, true) => 4,
    }
}

fn relax(distances: &mut [u8], hex: HexId, distance: u8) {
    let known = &mut distances[hex.index()];
    *known = (*known).min(distance);
}

fn nearest(distances: &[u8], settled: &[bool]) -> Option<HexId> {
    let open = (0..distances.len()).filter(|index| !settled[*index]);
    let next = open.min_by_key(|index| distances[*index])?;
    (usize::from(distances[next]) < FADING.len()).then_some(HexId(next as u8))
}
