//! Problems of 1860 kept as files, one fact a line:
//!
//! ```text
//! # where it comes from
//! map extended
//! newest russet             the newest colour of tiles
//! towns chosen              or best-first, or all: which small stations are called at
//! re-enter                  if runs may come back to a hex
//! no-waysides                  if wayside stops do not count
//! first-number-only         if only the first number of a train counts
//! lay F2 789 0              hex, tile, rotation
//! base F2 0                 a base of the company at stop 0 of a hex
//! home F2 0                 the home among them
//! full G5 1                 a station full of the bases of others
//! trains 9+5 9+5
//! best 820 10               revenue and money besides of the best set
//! keep 700 720 60           if a revenue is to be kept: that revenue, and what the set of most money besides brings
//! ```

use board::{Colour, Layout, Map, Network, NodeId, Rotation, StopAt, StopId};
use routes::{Allowance, Cities, Pay, Problem, SetRules, StopInfo, Through, Towns, Train};

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
    network: Network,
    stops: Vec<StopInfo>,
    /// What every train of the company may do, however far it runs.
    service: Train,
    first_number_only: bool,
    rules: SetRules,
}

/// All boards kept as files, by name.
pub fn boards() -> Vec<Board> {
    texts("boards").into_iter().map(|(name, text)| Board::read(name, &text)).collect()
}

/// The files of a folder, by name.
pub fn texts(folder: &str) -> Vec<(String, String)> {
    let folder = format!("{}/benches/{folder}", env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, text)
    };
    paths.iter().map(read).collect()
}

/// How far trains run, from their names.
fn allowances(names: &str) -> Vec<Allowance> {
    let train = |name: &str| {
        let (large, small) = name.split_once('+').expect("two numbers");
        Allowance { large: number(large), small: number(small) }
    };
    names.split_whitespace().map(train).collect()
}

impl Board {
    /// Reads a problem.
    ///
    /// # Panics
    /// If the file is not well formed.
    pub fn read(name: String, text: &str) -> Board {
        let facts = Facts::of(text);
        let map = map("1860", facts.one("map"));
        let network = facts.network(&map);
        let newest = facts.newest();
        let mut stops: Vec<StopInfo> = network.stops.iter().map(|stop| StopInfo::of(stop, newest)).collect();
        let stop = |place: &[&str]| stop(&map, &network, place);
        facts.all("base").for_each(|place| stops[stop(place).index()].base = true);
        facts.all("home").for_each(|place| stops[stop(place).index()].home = true);
        facts.all("full").for_each(|place| stops[stop(place).index()].through = Through::Once);
        let best = facts.all("best").next().expect("a best set");
        let keep = facts.all("keep").next();
        Board {
            name,
            trains: facts.all("trains").next().expect("trains").join(" "),
            best: (number(best[0]), number(best[1])),
            keep: keep.map(|keep| (number(keep[0]), (number(keep[1]), number(keep[2])))),
            network,
            stops,
            service: facts.service(),
            first_number_only: facts.says("first-number-only"),
            rules: SetRules { re_enter_hexes: facts.says("re-enter"), ..SetRules::USUAL },
        }
    }

    /// The problem, with its own trains or others.
    pub fn problem(&self, names: &str) -> Problem<'_> {
        let train = |allowance: Allowance| {
            let small = if self.first_number_only { 0 } else { allowance.small };
            Train { allowance: Allowance { small, ..allowance }, ..self.service }
        };
        let trains = allowances(names).into_iter().map(train).collect();
        Problem { network: &self.network, stops: self.stops.clone(), trains, rules: self.rules }
    }
}

/// The lines of a file as words.
pub struct Facts<'t>(Vec<Vec<&'t str>>);

impl<'t> Facts<'t> {
    pub fn of(text: &'t str) -> Facts<'t> {
        Facts(text.lines().map(|line| line.split_whitespace().collect()).collect())
    }

    /// What follows a word, wherever a line begins with it.
    pub fn all(&self, word: &str) -> impl Iterator<Item = &[&'t str]> {
        self.0.iter().filter(move |line| line.first() == Some(&word)).map(|line| &line[1..])
    }

    pub fn one(&self, word: &str) -> &'t str {
        self.all(word).next().and_then(|words| words.first()).unwrap_or_else(|| panic!("no {word}"))
    }

    pub fn says(&self, word: &str) -> bool {
        self.all(word).next().is_some()
    }

    /// The tiles that lie on a map.
    pub fn network(&self, map: &Map) -> Network {
        let mut layout = Layout::new(map);
        for lay in self.all("lay") {
            let hex = map.find(lay[0].parse().expect("a hex")).expect("on the map");
            let rotation = Rotation::new(number(lay[2])).expect("a rotation");
            layout.replace(hex, map.tile_named(lay[1]).expect("a tile"), rotation);
        }
        Network::of(map, &layout)
    }

    pub fn newest(&self) -> Colour {
        match self.one("newest") {
            "yellow" => Colour::Yellow,
            "green" => Colour::Green,
            _ => Colour::Russet,
        }
    }

    fn service(&self) -> Train {
        Train {
            allowance: Allowance { large: 0, small: 0 },
            cities: Cities::All,
            towns: match self.one("towns") {
                "all" => Towns::All,
                "best-first" => Towns::BestFirst,
                _ => Towns::Chosen,
            },
            waysides: !self.says("no-waysides"),
            pay: Pay::Values { times: 1, wayside_pay: 10 },
            class: 0,
        }
    }
}

/// The stop that a hex and a number name.
pub fn stop(map: &Map, network: &Network, place: &[&str]) -> StopId {
    let hex = map.find(place[0].parse().expect("a hex")).expect("on the map");
    network.stop(StopAt { hex, node: NodeId(number(place[1])) }).expect("a stop")
}

/// A word as a number.
pub fn number<N: std::str::FromStr>(word: &str) -> N {
    word.parse().unwrap_or_else(|_| panic!("{word} is not a number"))
}

/// One of the maps of a title.
pub fn map(title: &str, name: &str) -> Map {
    let data = |file: &str| {
        let path = format!("{}/../titles/data/{title}/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    Map::parse(&data("map.toml"), "map.toml", &data("tiles.toml"), "tiles.toml", name)
        .expect("the data is sound")
}
