//! Small random boards of 1862: a few tiles on a part of the map, bases, full stations and trains.

use board::{Colour, Map, Network, StopKind};
use routes::pooled::{Meeting, Over, Problem, Role, Stop, Sums, Train};

use crate::chance::{Chance, random_layout};

/// What hexes pay in 1862 (7.8.1, 7.8.2).
pub const SUMS: Sums = Sums { touched: 10, between: 20, between_by_sea: 30 };

/// A problem with the board it is about.
pub struct Board {
    pub network: Network,
    pub stops: Vec<Stop>,
    pub trains: Vec<Train>,
    pub meeting: Meeting,
}

impl Board {
    /// A random board.
    pub fn random(map: &Map, chance: &mut Chance) -> Board {
        let lays = 4 + chance.below(30);
        let layout = random_layout(map, chance, lays);
        let network = Network::of(map, &layout);
        let newest = *chance.pick(&[Colour::Yellow, Colour::Green, Colour::Russet]);
        let linked = chance.once_in(2);
        let mut stops = stops(map, &network, newest, linked);
        let strange = chance.once_in(3);
        let mut bases = Vec::new();
        for (index, stop) in stops.iter_mut().enumerate() {
            if strange && !matches!(stop.role, Role::OffBoard { .. }) {
                stop.value = 5 * chance.below(12) as u32;
            }
            if stop.role == Role::Large && !network.links_of(board::StopId(index as u16)).is_empty() {
                match chance.below(4) {
                    0 => {
                        stop.base = true;
                        bases.push(index);
                    }
                    1 => stop.role = Role::Full,
                    _ => {}
                }
            }
        }
        if !bases.is_empty() {
            stops[*chance.pick(&bases)].home = true;
        }
        let trains = (0..1 + chance.below(4)).map(|_| random_train(chance)).collect();
        let meeting = if chance.once_in(4) { Meeting::AnyStop } else { Meeting::LargeStations };
        Board { network, stops, trains, meeting }
    }

    /// The problem.
    pub fn problem<'a>(&'a self, map: &'a Map) -> Problem<'a> {
        let (stops, trains) = (self.stops.clone(), self.trains.clone());
        Problem { map, network: &self.network, stops, trains, sums: SUMS, meeting: self.meeting }
    }
}

/// What the stops are to a company without bases, with a link to London or not.
pub fn stops(map: &Map, network: &Network, newest: Colour, linked: bool) -> Vec<Stop> {
    let mut areas: Vec<&str> = Vec::new();
    let mut stops = Vec::new();
    for stop in &network.stops {
        let name = map.hex(stop.at.hex).name_of(stop.at.node).unwrap_or_default();
        let role = match stop.kind {
            StopKind::City => Role::Large,
            StopKind::Town => Role::Small,
            StopKind::OffBoard if name == "London" && !linked => Role::Closed,
            StopKind::OffBoard => {
                let area = areas.iter().position(|area| *area == name).unwrap_or(areas.len());
                if area == areas.len() {
                    areas.push(name);
                }
                let over = if name.contains("port") { Over::Sea } else { Over::Land };
                Role::OffBoard { area: area as u8, over }
            }
            StopKind::Wayside | StopKind::Village => Role::Closed,
        };
        stops.push(Stop { role, value: u32::from(stop.value.at(newest)), base: false, home: false });
    }
    stops
}

/// The trains of each band of 1862: how many stations pay, how many may be visited, how many hexes goods go.
pub const BANDS: [(u8, u8, u8); 8] =
    [(2, 2, 1), (2, 3, 2), (3, 3, 3), (4, 4, 5), (4, 5, 6), (5, 5, 7), (5, 6, 8), (6, 6, 9)];

/// A train of 1862, more often one of the first bands, or one that it does not know.
fn random_train(chance: &mut Chance) -> Train {
    let band = chance.below(8).min(chance.below(8));
    let (mut paid, visited, hexes) = BANDS[band];
    if chance.once_in(8) {
        paid = chance.below(usize::from(visited) + 1) as u8;
    }
    match chance.below(5) {
        0 => Train::Through { paid, visited },
        1 => Train::Stopping { paid, visited },
        2 => Train::Goods { hexes: chance.pick(&BANDS).2, separate: chance.once_in(2) },
        _ => Train::Goods { hexes, separate: band >= 4 },
    }
}
