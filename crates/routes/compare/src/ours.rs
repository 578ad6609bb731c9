//! The problem as Bradshaw sees it.

use board::{Colour, Coordinate, Edge, Layout, Map, Network};
use routes::{Allowance, Budget, Cities, Objective, Pay, Proof, SetRules, StopInfo, Towns, Train, solve};

use crate::problem::Problem;

/// A problem ready to be searched.
pub struct Search {
    network: Network,
    stops: Vec<StopInfo>,
    trains: Vec<Train>,
}

impl Search {
    /// Prints the cities on a map.
    pub fn new(problem: &Problem<'_>) -> Search {
        let hexes: String = problem.cities.iter().map(|city| printed(problem, city)).collect();
        let map = format!("[maps]\nisland = {{}}\n[hexes]\n{hexes}");
        let map = Map::parse(&map, "map", "", "tiles", "island").expect("the map is sound");
        let network = Network::of(&map, &Layout::new(&map));
        let mut stops: Vec<StopInfo> =
            network.stops.iter().map(|stop| StopInfo::of(stop, Colour::Russet)).collect();
        for (stop, info) in network.stops.iter().zip(&mut stops) {
            info.base = map.hex(stop.at.hex).at.to_string() == problem.base;
            info.home = info.base;
        }
        let train = |stops: &usize| Train {
            allowance: Allowance { large: *stops as u8, small: 0 },
            cities: Cities::All,
            towns: Towns::All,
            waysides: false,
            pay: Pay::Values { times: 1, wayside_pay: 0 },
            class: 0,
        };
        let trains = problem.trains.iter().map(train).collect();
        Search { network, stops, trains }
    }

    /// The highest total, proven.
    pub fn best(&self) -> usize {
        let (stops, trains) = (self.stops.clone(), self.trains.clone());
        let problem = routes::Problem { network: &self.network, stops, trains, rules: SetRules::USUAL };
        let solution = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
        assert_eq!(solution.proof, Proof::Optimal);
        solution.revenue as usize
    }
}

/// The line of a hex in a map file: a city joined to all its neighbours.
fn printed(problem: &Problem<'_>, (name, value): &(String, usize)) -> String {
    let at: Coordinate = name.parse().expect("a name of a hex");
    let is_hex = |at: Coordinate| problem.cities.iter().any(|(name, _)| *name == at.to_string());
    let sides = Edge::ALL.into_iter().filter(|side| at.neighbour(*side).is_some_and(is_hex));
    let track: Vec<String> = sides.map(|side| format!("{}-a", side.index())).collect();
    format!("{name} = {{ stops = \"city {value} x2\", track = \"{}\", build = false }}\n", track.join(" "))
}
