//! The examples of the last page of 1862's rulebook: the ENR, whose home is Cromer, and its tokens.

use super::boards::{SUMS, stops};
use super::{judge, map};
use board::{Colour, Layout, Network, Rotation};
use routes::pooled::{Meeting, Problem, Solution, Train, solve};
use routes::{Budget, Objective, Proof};

/// Cromer, Norwich, Acle, Beccles, Lowestoft, Framlingham and Ipswich as the figure has them.
const TILES: [(&str, &str, u8); 7] = [
    ("F3", "57", 0),
    ("F5", "790", 2),
    ("G6", "8851", 2),
    ("G8", "619", 1),
    ("H7", "6", 1),
    ("F9", "8851", 0),
    ("F11", "791", 0),
];

/// Revenue and money besides of the best set, which is proven to be.
fn best(trains: &[Train]) -> (u32, u32) {
    let solution = solved(trains);
    assert_eq!(solution.proof, Proof::Optimal);
    (solution.revenue, solution.besides)
}

fn solved(trains: &[Train]) -> Solution {
    let map = map();
    let mut layout = Layout::new(&map);
    for (hex, tile, rotation) in TILES {
        let hex = map.find(hex.parse().unwrap()).unwrap();
        layout.replace(hex, map.tile_named(tile).unwrap(), Rotation::new(rotation).unwrap());
    }
    let network = Network::of(&map, &layout);
    let mut stops = stops(&map, &network, Colour::Yellow, false);
    let cromer = network.stops_of(map.find("F3".parse().unwrap()).unwrap()).next().unwrap();
    stops[cromer.index()].base = true;
    stops[cromer.index()].home = true;
    let trains = trains.to_vec();
    let problem =
        Problem { map: &map, network: &network, stops, trains, sums: SUMS, meeting: Meeting::LargeStations };
    let solution = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
    judge::judge(&problem, &solution);
    solution
}

fn goods(hexes: u8) -> Train {
    Train::Goods { hexes, separate: hexes >= 6 }
}

fn express(paid: u8, visited: u8) -> Train {
    Train::Through { paid, visited }
}

fn local(paid: u8, visited: u8) -> Train {
    Train::Stopping { paid, visited }
}

#[test]
fn freight_trains_score_their_ends_and_the_hexes_between() {
    assert_eq!(best(&[goods(1)]), (100, 0), "the port 80, Cromer 20");
    assert_eq!(best(&[goods(1), goods(1)]), (150, 0), "the port 80, Norwich 40, one hex at 30");
    assert_eq!(best(&[goods(2)]), (150, 0), "as two of one");
    assert_eq!(best(&[goods(3)]), (150, 0), "a run cannot end in Acle");
    assert_eq!(best(&[goods(6)]), (260, 0), "the port 80, Ipswich 60, four hexes at 30");
}

#[test]
fn express_trains_score_every_station_once() {
    assert_eq!(best(&[express(2, 2)]), (100, 0), "the port 80, Cromer 20");
    assert_eq!(best(&[express(2, 2), express(2, 3)]), (170, 0), "and Norwich 40, Beccles 30");
}

#[test]
fn local_trains_score_small_stations_and_bring_money_besides() {
    assert_eq!(best(&[local(2, 3)]), (90, 40), "Norwich 40, Acle 20, Beccles 30, over four hexes");
    assert_eq!(best(&[goods(2), local(2, 2)]), (170, 20), "the local is left Cromer 20");
}

/// The rulebook scores the port with both trains, against 7.8: each off-board area is only scored once.
#[test]
fn a_freight_and_an_express_score_the_port_once() {
    assert_eq!(best(&[goods(6), express(5, 5)]), (260 + 110, 0));
}

/// Mergers may leave a company with any number of trains (7.9). Nobody thinks through how fourteen are joined: the longest are, and
/// nothing is claimed.
#[test]
fn very_many_freight_trains_are_not_all_thought_through() {
    let some = solved(&[goods(6), goods(3), goods(3)]);
    let many = solved(&[vec![goods(6)], vec![goods(3); 13]].concat());
    assert!(many.revenue >= some.revenue);
    assert!(matches!(many.proof, Proof::AtMost(most) if most >= many.revenue), "{:?}", many.proof);
}
