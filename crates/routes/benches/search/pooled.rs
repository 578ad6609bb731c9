//! Problems of 1862 kept as files, one fact a line:
//!
//! ```text
//! # where it comes from
//! newest russet             the colour whose values areas pay
//! linked                    if the company has a link to London
//! lay F5 790 0              hex, tile, rotation
//! base F5 0                 a base of the company at stop 0 of a hex
//! home F5 0                 the home among them
//! full E12 0                a station full of the tokens of others
//! trains 2E 4/5L 6F         E: through trains, L: stopping trains, F: goods trains
//! best 820 40               revenue and money besides of the best set
//! keep 700 720 60           if a revenue is to be kept: that revenue, and what the set of most money besides brings
//! ```

use board::{Map, Network, StopKind};
use routes::pooled::{Meeting, Over, Problem, Role, Stop, Sums, Train};

use super::file::{Facts, map, number, stop, texts};

/// A problem read from a file.
pub struct Board {
    /// The name of the file.
    pub name: String,
    /// Its trains, as the file has them.
    pub trains: String,
    /// Revenue and money besides of the best set.
    pub best: (u32, u32),
    /// A revenue to be kept, with the revenue and money besides of the set that keeps it and brings most money besides.
    pub keep: Option<(u32, (u32, u32))>,
    map: Map,
    network: Network,
    stops: Vec<Stop>,
}

/// What hexes pay.
const SUMS: Sums = Sums { touched: 10, between: 20, between_by_sea: 30 };

/// All boards kept as files, by name.
pub fn boards() -> Vec<Board> {
    texts("pooled").into_iter().map(|(name, text)| Board::read(name, &text)).collect()
}

impl Board {
    /// Reads a problem.
    ///
    /// # Panics
    /// If the file is not well formed.
    pub fn read(name: String, text: &str) -> Board {
        let facts = Facts::of(text);
        let map = map("1862", "whole");
        let network = facts.network(&map);
        let mut stops = stops(&map, &network, &facts);
        let stop = |place: &[&str]| stop(&map, &network, place);
        facts.all("base").for_each(|place| stops[stop(place).index()].base = true);
        facts.all("home").for_each(|place| stops[stop(place).index()].home = true);
        facts.all("full").for_each(|place| stops[stop(place).index()].role = Role::Full);
        let two = |words: &[&str]| (number(words[0]), number(words[1]));
        let keep = facts.all("keep").next();
        Board {
            name,
            trains: facts.all("trains").next().expect("trains").join(" "),
            best: two(facts.all("best").next().unwrap_or(&["0", "0"])),
            keep: keep.map(|keep| (number(keep[0]), two(&keep[1..]))),
            map,
            network,
            stops,
        }
    }

    /// The problem.
    pub fn problem(&self) -> Problem<'_> {
        Problem {
            map: &self.map,
            network: &self.network,
            stops: self.stops.clone(),
            trains: self.trains.split_whitespace().map(train).collect(),
            sums: SUMS,
            meeting: Meeting::LargeStations,
        }
    }
}

/// A train, from its name.
fn train(name: &str) -> Train {
    let (numbers, sort) = name.split_at(name.len() - 1);
    let (paid, visited) = numbers.split_once('/').unwrap_or((numbers, numbers));
    let (paid, visited) = (number(paid), number(visited));
    match sort {
        "E" => Train::Through { paid, visited },
        "L" => Train::Stopping { paid, visited },
        _ => Train::Goods { hexes: paid, separate: paid >= 6 },
    }
}

/// What the stops are to a company without bases.
fn stops(map: &Map, network: &Network, facts: &Facts<'_>) -> Vec<Stop> {
    let mut areas: Vec<&str> = Vec::new();
    let mut stops = Vec::new();
    for stop in &network.stops {
        let name = map.hex(stop.at.hex).name_of(stop.at.node).unwrap_or_default();
        let role = match stop.kind {
            StopKind::City => Role::Large,
            StopKind::Town => Role::Small,
            StopKind::OffBoard if name != "London" || facts.says("linked") => {
                let area = areas.iter().position(|area| *area == name).unwrap_or(areas.len());
                if area == areas.len() {
                    areas.push(name);
                }
                let over = if name.contains("port") { Over::Sea } else { Over::Land };
                Role::OffBoard { area: area as u8, over }
            }
            StopKind::OffBoard | StopKind::Wayside | StopKind::Village => Role::Closed,
        };
        let value = u32::from(stop.value.at(facts.newest()));
        stops.push(Stop { role, value, base: false, home: false });
    }
    stops
}
