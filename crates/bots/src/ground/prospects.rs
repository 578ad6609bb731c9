//! What a company could still build towards: every place that is not reached yet, worth the less the more tiles
//! are missing.

use super::{SeenGround, SeenNetwork};
use board::{Colour, HexId, NodeId, Rotation, StopAt, TileId};

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
    let poor = ground.poor.is_some() && ground.hex(hex).label.as_deref() == ground.poor;
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
    // Distances are few: hexes are settled distance by distance, as long as a place so far away counts at all.
    for distance in 0..FADING.len() as u8 {
        let mut next = 0;
        while next < count {
            let hex = HexId(next as u8);
            next += 1;
            if settled[hex.index()] || distances[hex.index()] != distance {
                continue;
            }
            settled[hex.index()] = true;
            for edge in 0..6 {
                let Some(across) = ground.across(hex, edge) else { continue };
                let joined = ground.meets(hex, edge) && ground.meets(across, (edge + 3) % 6);
                let step = if joined { 0 } else { entry(ground, across, upgrades) };
                let turning = u8::from(ground.built(hex) && !joined && !ground.meets(hex, edge));
                let reached = distance + step + turning;
                if reached < distances[across.index()] {
                    distances[across.index()] = reached;
                    if reached == distance {
                        next = next.min(across.index());
                    }
                }
            }
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

/// What lies around every hex, whoever can reach it: for a glance at many lays.
pub struct Potential {
    by_hex: Vec<i32>,
}

impl Potential {
    /// Looks around every hex, as far as a few tiles lead: what a place is worth spreads to its neighbours, less with each step.
    pub fn of(ground: &SeenGround<'_>) -> Potential {
        const STEPS: usize = 3;
        let hexes = || (0..ground.info.map.hexes.len()).map(|index| HexId(index as u8));
        let own: Vec<i32> = hexes().map(|hex| 1000 * place_value(ground, hex)).collect();
        let mut by_hex = own.clone();
        for _ in 0..STEPS {
            let around = |hex: HexId| (0..6).filter_map(move |edge| ground.across(hex, edge));
            let spread = hexes().map(|hex| {
                let neighbours: i32 = around(hex).map(|across| by_hex[across.index()]).sum();
                own[hex.index()] + neighbours / 8
            });
            by_hex = spread.collect();
        }
        Potential { by_hex }
    }

    /// What a lay promises: stops that bring more, track that meets other track, and what lies where new track leads.
    pub fn of_lay(&self, ground: &SeenGround<'_>, hex: HexId, face: (TileId, Rotation)) -> i32 {
        let exits = ground.exits_of(face) & !ground.exits(hex);
        let ways = (0..6).filter(|edge| exits & (1 << edge) != 0);
        let leads = ways.filter_map(|edge| {
            let next = ground.across(hex, edge)?;
            let met = if ground.meets(next, (edge + 3) % 6) { MEETING } else { 0 };
            Some(self.by_hex[next.index()] + met)
        });
        let stops = |tile: TileId| {
            ground.info.tiles[tile.index()].stops.iter().map(|stop| ground.stop_value(stop)).sum::<i32>()
        };
        let (best, all) = leads.fold((0, 0), |(best, all), lead| (lead.max(best), all + lead));
        best + all / 8 + 3000 * (stops(face.0) - stops(ground.face(hex).0))
    }
}

/// What track that meets other track promises.
const MEETING: i32 = 20_000;
