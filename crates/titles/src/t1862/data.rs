//! What is printed on the components of 1862, read from the title's data files and checked.

use crate::printed::{Source, Supply};
use board::{Colour, HexId, Map, NodeId, StopAt, StopKind};
use rules::{Cell, Chart, CompanyId, Money, TrainKind};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

pub use crate::printed::TitleDataError;

const TITLE_FILE: &str = "data/1862/title.toml";
const MAP_FILE: &str = "data/1862/map.toml";
const TILES_FILE: &str = "data/1862/tiles.toml";
const TITLE_TOML: &str = include_str!("../../data/1862/title.toml");
const MAP_TOML: &str = include_str!("../../data/1862/map.toml");
const TILES_TOML: &str = include_str!("../../data/1862/tiles.toml");

/// A company as printed.
pub struct CompanyData {
    /// Its letters.
    pub symbol: String,
    /// Its full name.
    pub name: String,
    /// Its home station.
    pub home: StopAt,
    /// Livery: the colour of its tokens and of the letters on them.
    pub colours: (String, String),
}

/// A band of trains, and the phase its first purchase begins.
pub struct Band {
    /// Its letter.
    pub name: String,
    /// How many there are in a game of each length; `None` is any number.
    pub count: Option<Counts>,
    /// What the bank asks.
    pub price: Money,
    /// Hexes a freight train goes.
    pub freight: u8,
    /// Stations that local and express trains score.
    pub scored: u8,
    /// Stations that local and express trains visit.
    pub visited: u8,
    /// Warranties that come with it.
    pub free_warranties: u8,
    /// The band whose first purchase makes it rust; a permanent train has none.
    pub rusts_with: Option<TrainKind>,
    /// Operating rounds in its phase.
    pub rounds: u8,
    /// The newest tiles in its phase.
    pub tiles: Colour,
    /// The column of off-board areas in its phase.
    pub off_board: Colour,
    /// How many trains a company may have in its phase.
    pub limit: Limit,
    /// How many in the simple games of 11.1.
    pub simple_limit: u8,
}

/// Cards of a band by length of the game (2.4.3).
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Short.
    pub short: u8,
    /// Standard.
    pub standard: u8,
    /// Long.
    pub long: u8,
}

/// How many trains a company may have if it is to buy another (7.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// So many of each type.
    EachType(u8),
    /// So many in all.
    Total(u8),
}

/// What an off-board area is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AreaKind {
    /// A red area.
    Red,
    /// A port.
    Port,
}

/// An off-board area: one station, though it may have several hexes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Its name, that of its stops on the map.
    pub name: String,
    /// Port or red area.
    pub kind: AreaKind,
}

/// An area by its place in the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AreaId(pub u8);

/// Everything printed.
pub struct Data {
    /// The board.
    pub map: Map,
    /// The companies.
    pub companies: Vec<CompanyData>,
    /// The bands, in the order they are sold.
    pub bands: Vec<Band>,
    /// The off-board areas.
    pub areas: Vec<Area>,
    /// London.
    pub london: AreaId,
    /// Where a link to London is marked.
    pub london_spaces: Vec<StopAt>,
    /// The share prices, from the lowest, which is bankruptcy; the last ends the game.
    pub chart: Chart,
    /// The prices of the par chart.
    pub pars: Vec<Money>,
    /// Limits of the zones of the market.
    pub zones: Zones,
    /// All the money.
    pub bank: Money,
    /// Costs.
    pub costs: Costs,
    /// By number of players.
    pub players: Vec<PlayerData>,
    /// For each hex and stop of it that is off-board, its area.
    areas_of_stops: Vec<(StopAt, AreaId)>,
}

/// Prices at which the market's rules change (6.4.2, 6.5.3).
#[derive(Clone, Copy)]
pub struct Zones {
    /// The highest price at which a non-chartered company may be started.
    pub highest_start: Money,
    /// Below this the first share is sold without a fall.
    pub first_free_below: Money,
    /// Above this too.
    pub first_free_above: Money,
    /// From this on it is the first two.
    pub two_free_from: Money,
}

/// What things cost and bring.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// Bids are multiples of this.
    pub bid_step: Money,
    /// A station marker of a chartered company.
    pub chartered_marker: Money,
    /// A station marker of a non-chartered company.
    pub marker: Money,
    /// A warranty.
    pub warranty: Money,
    /// A hex between the ends of a freight run.
    pub freight_hex: Money,
    /// A hex of a freight run to a port.
    pub freight_hex_port: Money,
    /// A hex visited by local trains.
    pub local_subsidy: Money,
}

/// Set-up for a number of players.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerData {
    /// How many players.
    pub count: usize,
    /// Starting cash of each.
    pub cash: Money,
    /// Certificates each may hold.
    pub certificate_limit: u8,
    /// Additional companies from the start.
    pub extra: u8,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    // A test loads it: what is embedded has been checked before it was built in.
    Data::load().unwrap_or_else(|error| panic!("embedded data: {error}"))
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "title")]
    _title: String,
    #[serde(rename = "name")]
    _name: String,
    bank: Money,
    costs: Costs,
    players: Vec<PlayerData>,
    market: Market,
    trains: Vec<Train>,
    areas: Vec<Area>,
    london: London,
    companies: Vec<Company>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Market {
    prices: Vec<Money>,
    pars: Vec<toml::Spanned<Money>>,
    highest_start: toml::Spanned<Money>,
    first_free_below: Money,
    first_free_above: Money,
    two_free_from: Money,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Train {
    band: String,
    count: Supply<Counts>,
    price: Money,
    freight: u8,
    stations: [u8; 2],
    free_warranties: u8,
    rusts_with: Option<toml::Spanned<String>>,
    rounds: u8,
    tiles: toml::Spanned<String>,
    off_board: toml::Spanned<String>,
    limit: Limit,
    simple_limit: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct London {
    area: toml::Spanned<String>,
    spaces: Vec<toml::Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Company {
    symbol: String,
    name: String,
    home: toml::Spanned<String>,
    colour: String,
    text: String,
}

impl Data {
    /// What is built in.
    pub fn embedded() -> &'static Data {
        &DATA
    }

    /// Reads and checks the embedded files.
    pub fn load() -> Result<Data, TitleDataError> {
        let board = Map::parse(MAP_TOML, MAP_FILE, TILES_TOML, TILES_FILE, "whole")?;
        Data::read(TITLE_TOML, board)
    }

    /// Reads and checks a title file over a board.
    pub fn read(text: &str, map: Map) -> Result<Data, TitleDataError> {
        let source = Source { file: TITLE_FILE, text };
        let file: File = source.read()?;
        let market = file.market;
        if !market.prices.is_sorted() {
            return Err(source.wrong(0..0, "the share prices do not rise".to_owned()));
        }
        for price in market.pars.iter().chain([&market.highest_start]) {
            source.price(price, &market.prices)?;
        }
        let companies = companies(&source, &file.companies, &map)?;
        let bands = bands(&source, &file.trains)?;
        let area = |name: &str| file.areas.iter().position(|area| area.name == name);
        let Some(london) = area(file.london.area.get_ref()) else {
            return Err(source.wrong(file.london.area.span(), "no such area".to_owned()));
        };
        let mut london_spaces = Vec::new();
        for space in &file.london.spaces {
            match source.hex(space, &map)? {
                Some(hex) => london_spaces.push(StopAt { hex, node: NodeId(0) }),
                None => return Err(source.wrong(space.span(), "no such hex".to_owned())),
            }
        }
        let mut areas_of_stops = Vec::new();
        for hex in map.hex_ids() {
            let printed = map.tile(map.printed(hex).0);
            for (node, stop) in (0..).map(NodeId).zip(&printed.stops) {
                if stop.kind != StopKind::OffBoard {
                    continue;
                }
                let name = map.hex(hex).name_of(node).unwrap_or_default();
                match area(name) {
                    Some(area) => areas_of_stops.push((StopAt { hex, node }, AreaId(area as u8))),
                    None => return Err(source.wrong(0..0, format!("no area '{name}'"))),
                }
            }
        }
        Ok(Data {
            companies,
            bands,
            london: AreaId(london as u8),
            areas: file.areas,
            london_spaces,
            chart: Chart::in_two_rows(&market.prices),
            pars: market.pars.into_iter().map(toml::Spanned::into_inner).collect(),
            zones: Zones {
                highest_start: market.highest_start.into_inner(),
                first_free_below: market.first_free_below,
                first_free_above: market.first_free_above,
                two_free_from: market.two_free_from,
            },
            bank: file.bank,
            costs: file.costs,
            players: file.players,
            areas_of_stops,
            map,
        })
    }

    /// The price of a space.
    pub fn price(&self, cell: Cell) -> Money {
        self.chart.price(cell)
    }

    /// The space of a price.
    pub fn cell(&self, price: Money) -> Option<Cell> {
        self.chart.spaces().find(|(_, priced)| *priced == price).map(|(cell, _)| cell)
    }

    /// The highest space that is not above a price.
    pub fn cell_at_most(&self, price: Money) -> Cell {
        let below = self.chart.spaces().take_while(|(_, priced)| *priced <= price);
        below.last().map_or(self.chart.bottom(), |(cell, _)| cell)
    }

    /// The place on the par chart for a share price: the highest that is not above it, the lowest if all are.
    pub fn par_at_most(&self, price: Money) -> Money {
        let below = self.pars.iter().copied().filter(|par| *par <= price).max();
        below.unwrap_or(self.pars[0])
    }

    /// What the cheapest director's certificate costs (4.1).
    pub fn cheapest_director(&self) -> Money {
        self.pars[0] * 3
    }

    /// A company as printed.
    pub fn company(&self, company: CompanyId) -> &CompanyData {
        &self.companies[company.index()]
    }

    /// A band of trains.
    pub fn band(&self, kind: TrainKind) -> &Band {
        &self.bands[kind.index()]
    }

    /// The area that an off-board stop belongs to.
    pub fn area_of(&self, at: StopAt) -> Option<AreaId> {
        let index = self.areas_of_stops.binary_search_by_key(&at, |(stop, _)| *stop).ok()?;
        Some(self.areas_of_stops[index].1)
    }

    /// Whether an area is a port.
    pub fn is_port(&self, area: AreaId) -> bool {
        self.areas[usize::from(area.0)].kind == AreaKind::Port
    }

    /// Whether a hex is a village: its tiles have small stations only.
    pub fn is_village(&self, hex: HexId) -> bool {
        let printed = self.map.tile(self.map.printed(hex).0);
        printed.stops.iter().any(|stop| stop.kind == StopKind::Village)
    }
}

fn companies(
    source: &Source<'_>,
    entries: &[Company],
    map: &Map,
) -> Result<Vec<CompanyData>, TitleDataError> {
    let company = |entry: &Company| {
        let Some(hex) = source.hex(&entry.home, map)? else {
            let what = format!("home {} of {} is not on the map", entry.home.get_ref(), entry.symbol);
            return Err(source.wrong(entry.home.span(), what));
        };
        Ok(CompanyData {
            symbol: entry.symbol.clone(),
            name: entry.name.clone(),
            home: StopAt { hex, node: NodeId(0) },
            colours: (entry.colour.clone(), entry.text.clone()),
        })
    };
    entries.iter().map(company).collect()
}

fn bands(source: &Source<'_>, entries: &[Train]) -> Result<Vec<Band>, TitleDataError> {
    let band = |entry: &Train| {
        let rusts_with = match &entry.rusts_with {
            None => None,
            Some(name) => match entries.iter().position(|other| other.band == *name.get_ref()) {
                Some(index) => Some(TrainKind(index as u8)),
                None => return Err(source.wrong(name.span(), format!("no band '{}'", name.get_ref()))),
            },
        };
        Ok(Band {
            name: entry.band.clone(),
            count: match entry.count {
                Supply::Limited(counts) => Some(counts),
                Supply::Unlimited(_) => None,
            },
            price: entry.price,
            freight: entry.freight,
            scored: entry.stations[0],
            visited: entry.stations[1],
            free_warranties: entry.free_warranties,
            rusts_with,
            rounds: entry.rounds,
            tiles: source.colour(&entry.tiles)?,
            off_board: source.colour(&entry.off_board)?,
            limit: entry.limit,
            simple_limit: entry.simple_limit,
        })
    };
    entries.iter().map(band).collect()
}
