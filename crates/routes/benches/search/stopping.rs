//! Problems of 1822 kept as files, one fact a line:
//!
//! ```text
//! # where it comes from
//! title 1822                or one of its scenarios: whose map
//! lay F5 790 0              hex, tile, rotation
//! stop F5 0 40 80 base end  at stop 0 of a hex: what it pays, what it pays express trains, and what else it is
//!                           (town, free, full, base, end, alone; full: no run goes on from there)
//! express-shares-track      if express trains may use the track of others
//! one-of M38 0              a stop of which a run visits one at most
//! pair P43 0 Q44 0          two stops that a run visits both or not at all
//! one-link E34 0 F33 0      two stops between which all runs together go once at most
//! bonus F5 0 M38 0 60 120   two stops, and what they bring in one run: to other trains, to express trains
//! trains 7+ 5 L E           stops, with + if towns are free; L: local; E: express
//! best 820                  revenue of the best set
//! ```

use board::{LinkId, Map, Network, StopId};
use routes::stopping::{Bonus, Problem, Stop, Train};

use super::file::{Facts, map, number, stop, texts};

/// A problem read from a file.
pub struct Board {
    /// The name of the file.
    pub name: String,
    /// Its trains, as the file has them.
    pub trains: String,
    /// Revenue of the best set.
    pub best: u32,
    network: Network,
    stops: Vec<Stop>,
    one_of: Vec<StopId>,
    pair: Option<(StopId, StopId)>,
    one_link: Vec<LinkId>,
    bonus: Option<Bonus>,
    express_shares_track: bool,
}

/// A stop that the company has not got to.
const NOWHERE: Stop = Stop {
    value: 0,
    express_value: 0,
    town: false,
    free: false,
    passable: false,
    base: false,
    express_end: false,
    alone: false,
};

/// All boards kept as files, by name.
pub fn boards() -> Vec<Board> {
    let read = |(name, text): (String, String)| {
        let facts = Facts::of(&text);
        Board::read(name, &map(facts.one("title"), "whole"), &facts)
    };
    texts("stopping").into_iter().map(read).collect()
}

impl Board {
    /// Reads a problem on a map.
    ///
    /// # Panics
    /// If the file is not well formed.
    pub fn read(name: String, map: &Map, facts: &Facts<'_>) -> Board {
        let network = facts.network(map);
        let at = |place: &[&str]| stop(map, &network, place);
        let mut stops = vec![NOWHERE; network.stops.len()];
        for words in facts.all("stop") {
            stops[at(words).index()] = stop_of(&words[2..]);
        }
        let two = |words: &[&str]| (at(words), at(&words[2..]));
        let between = |words: &[&str]| {
            let (a, b) = two(words);
            let links = network.links_of(a).iter().copied();
            links.filter(|link| network.link(*link).other(a) == b).collect::<Vec<_>>()
        };
        let bonus = |words: &[&str]| Bonus {
            stops: two(words).into(),
            value: number(words[4]),
            express_value: number(words[5]),
            to_both: words.contains(&"both"),
        };
        Board {
            name,
            trains: facts.all("trains").next().expect("trains").join(" "),
            best: number(facts.one("best")),
            stops,
            one_of: facts.all("one-of").map(at).collect(),
            pair: facts.all("pair").next().map(two),
            one_link: facts.all("one-link").flat_map(between).collect(),
            bonus: facts.all("bonus").next().map(bonus),
            express_shares_track: facts.says("express-shares-track"),
            network,
        }
    }

    /// The problem.
    pub fn problem(&self) -> Problem<'_> {
        Problem {
            network: &self.network,
            stops: self.stops.clone(),
            trains: self.trains.split_whitespace().map(train).collect(),
            express_shares_track: self.express_shares_track,
            one_of: self.one_of.iter().copied().collect(),
            pair: self.pair,
            one_link: self.one_link.clone(),
            bonus: self.bonus,
        }
    }
}

/// What a stop is, in words.
fn stop_of(words: &[&str]) -> Stop {
    let says = |word: &str| words.contains(&word);
    Stop {
        value: number(words[0]),
        express_value: number(words[1]),
        town: says("town"),
        free: says("free"),
        passable: !says("full"),
        base: says("base"),
        express_end: says("end"),
        alone: says("alone"),
    }
}

/// A train, from its name.
fn train(name: &str) -> Train {
    match name {
        "L" => Train::Local,
        "E" => Train::Express,
        _ => Train::Stopping { most: number(name.trim_end_matches('+')), free_towns: name.ends_with('+') },
    }
}
