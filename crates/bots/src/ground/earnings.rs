//! What a company's trains would bring on a board, roughly: arms of track are followed from every base, the best
//! two that do not meet make a run, and further trains take the track that is left.

use super::{Kind, SeenNetwork};
use board::{HexSet, PieceSet};
use std::collections::VecDeque;

/// Arms followed from one base; more than that are not looked at.
const MOST_ARMS: usize = 90;
/// Arms that are tried in pairs.
const BEST_ARMS: usize = 16;

/// How far a train gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    pub large: u8,
    pub small: u8,
}

/// What trains bring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Earnings {
    /// For the shareholders.
    pub revenue: i32,
    /// For the company besides, from waysides.
    pub besides: i32,
}

impl Earnings {
    /// One figure for both.
    fn weight(self) -> i32 {
        4 * self.revenue + self.besides
    }
}

/// The stops on some track.
#[derive(Clone, Copy, Debug, Default)]
struct Calls {
    large: u8,
    value: i32,
    twenties: u8,
    tens: u8,
    waysides: u8,
}

impl Calls {
    fn and(self, other: Calls) -> Calls {
        Calls {
            large: self.large + other.large,
            value: self.value + other.value,
            twenties: self.twenties + other.twenties,
            tens: self.tens + other.tens,
            waysides: self.waysides + other.waysides,
        }
    }

    /// What a train earns that runs here, if it can.
    fn earn(self, train: Length) -> Option<Earnings> {
        let mut room = (train.large + train.small).checked_sub(self.large)?;
        if self.large > train.large {
            return None;
        }
        let mut take = |count: u8| {
            let taken = count.min(room);
            room -= taken;
            i32::from(taken)
        };
        let revenue = self.value + 20 * take(self.twenties) + 10 * take(self.tens);
        Some(Earnings { revenue, besides: 10 * take(self.waysides) })
    }
}

/// Track from a base to some stop.
#[derive(Clone)]
struct Arm {
    end: usize,
    calls: Calls,
    hexes: HexSet,
    pieces: PieceSet,
    weight: i32,
}

/// What these trains bring, the longest first.
pub fn estimate(network: &SeenNetwork, trains: &[Length]) -> Earnings {
    let mut trains = trains.to_vec();
    trains.sort_by_key(|train| std::cmp::Reverse((train.large, train.small)));
    let mut used = PieceSet::new();
    let mut total = Earnings::default();
    for train in trains {
        let bases = (0..network.stops.len()).filter(|stop| network.stops[*stop].base);
        let runs = bases.filter_map(|base| best_run(network, base, train, &used));
        let Some((earned, pieces)) = runs.max_by_key(|(earned, _)| earned.weight()) else { break };
        used.union_with(&pieces);
        total.revenue += earned.revenue;
        total.besides += earned.besides;
    }
    total
}

/// The best run through a base on track that is not used.
fn best_run(
    network: &SeenNetwork,
    base: usize,
    train: Length,
    used: &PieceSet,
) -> Option<(Earnings, PieceSet)> {
    let mut start = Calls::default();
    call(&mut start, network, base);
    let root = Arm { end: base, calls: start, hexes: HexSet::default(), pieces: PieceSet::new(), weight: 0 };
    let arms = arms(network, root, train, used);
    let mut best: Option<(Earnings, PieceSet)> = None;
    let mut consider = |calls: Calls, pieces: &[&PieceSet]| {
        let Some(earned) = calls.earn(train) else { return };
        if best.as_ref().is_none_or(|(known, _)| earned.weight() > known.weight()) {
            let mut all = PieceSet::new();
            pieces.iter().for_each(|part| all.union_with(part));
            best = Some((earned, all));
        }
    };
    for (index, first) in arms.iter().enumerate() {
        consider(first.calls.and(start), &[&first.pieces]);
        for second in &arms[..index] {
            if !first.pieces.intersects(&second.pieces) && !first.hexes.intersects(&second.hexes) {
                consider(first.calls.and(second.calls).and(start), &[&first.pieces, &second.pieces]);
            }
        }
    }
    best
}

/// The best arms from a base, as far as the train gets.
fn arms(network: &SeenNetwork, root: Arm, train: Length, used: &PieceSet) -> Vec<Arm> {
    let home = network.stops[root.end].at.hex;
    let base_large = root.calls.large;
    let mut found: Vec<Arm> = Vec::new();
    let mut open = VecDeque::from([Arm { calls: Calls::default(), ..root }]);
    let mut steps = 0;
    while let Some(arm) = open.pop_front() {
        for link in &network.links[arm.end] {
            steps += 1;
            let again = link.hexes.intersects(&arm.hexes) || link.hexes.contains(home);
            if again || link.pieces.intersects(&arm.pieces) || link.pieces.intersects(used) {
                continue;
            }
            let mut calls = arm.calls;
            call(&mut calls, network, link.to);
            if calls.large + base_large > train.large {
                continue;
            }
            let mut longer = Arm { end: link.to, calls, ..arm.clone() };
            longer.hexes.union_with(&link.hexes);
            longer.pieces.union_with(&link.pieces);
            longer.weight = calls.earn(train).map_or(0, Earnings::weight);
            if network.stops[link.to].kind != Kind::Wayside {
                found.push(longer.clone());
            }
            if !network.stops[link.to].terminus {
                open.push_back(longer);
            }
        }
        if steps > MOST_ARMS {
            break;
        }
    }
    found.sort_by_key(|arm| std::cmp::Reverse(arm.weight));
    found.truncate(BEST_ARMS);
    found
}

fn call(calls: &mut Calls, network: &SeenNetwork, stop: usize) {
    let stop = network.stops[stop];
    match (stop.kind, stop.value) {
        (Kind::City | Kind::OffBoard, value) => {
            calls.large += 1;
            calls.value += value;
        }
        (Kind::Town, 20..) => calls.twenties += 1,
        (Kind::Town, _) => calls.tens += 1,
        (Kind::Wayside, _) => calls.waysides += 1,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{SeenGround, SeenNetwork};
    use super::*;
    use board::{HexId, Rotation};
    use rules::{CompanyId, Game, TableSpec, Viewer};

    /// Ryde Esplanade (30) and, next to it, a yellow town tile on Ryde (20): one run of the IOW.
    #[test]
    fn a_tile_on_ryde_gives_the_eastern_section_its_first_run() {
        let players = ["Ann", "Ben"].map(str::to_owned).to_vec();
        let spec = TableSpec { title: "1860".to_owned(), players, ..Default::default() };
        let game = titles::AnyGame::new(&spec).unwrap();
        let (view, info) = (game.view(Viewer::Spectator), game.info());
        let hex =
            |at: &str| HexId(info.map.hexes.iter().position(|hex| hex.at.to_string() == at).unwrap() as u8);
        let tile = info.tiles.iter().find(|tile| tile.name == "57").unwrap().id;
        let train = Length { large: 2, small: 1 };
        let eastern = CompanyId(1);
        let mut ground = SeenGround::of(&view, &info);
        assert_eq!(estimate(&SeenNetwork::of(&ground, eastern), &[train]), Earnings::default());
        ground.lay(hex("J4"), (tile, Rotation::ALL[2]));
        let network = SeenNetwork::of(&ground, eastern);
        assert_eq!(network.stops.len(), 2);
        assert_eq!(estimate(&network, &[train]), Earnings { revenue: 50, besides: 0 });
        assert_eq!(estimate(&network, &[train, train]).revenue, 50);
    }
}
