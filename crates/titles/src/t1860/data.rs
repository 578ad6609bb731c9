//! What is printed on the components of 1860, read from the title's data files and checked.

use super::options::Options;
use crate::printed::{Source, Supply};
use board::{Colour, HexId, Map, NodeId, StopAt, StopKind};
use rules::{Cell, Chart, CompanyId, Money, PrivateId, TrainKind};
use serde::Deserialize;
use std::sync::LazyLock;

pub use crate::printed::TitleDataError;

const TITLE_FILE: &str = "data/1860/title.toml";
const MAP_FILE: &str = "data/1860/map.toml";
const TILES_FILE: &str = "data/1860/tiles.toml";
const TITLE_TOML: &str = include_str!("../../data/1860/title.toml");
const MAP_TOML: &str = include_str!("../../data/1860/map.toml");
const TILES_TOML: &str = include_str!("../../data/1860/tiles.toml");

/// A major company as printed.
pub struct CompanyData {
    /// Its short name.
    pub symbol: String,
    /// Its short name in recorded games.
    pub recorded: String,
    /// Its full name.
    pub name: String,
    /// The layer in which it becomes available, from 1.
    pub layer: u8,
    /// Base tokens, the home base included.
    pub bases: u8,
    /// Lowest and highest par.
    pub par: (Money, Money),
    /// Where its home base stands.
    pub home: StopAt,
    /// The private company that keeps a certificate of it reserved.
    pub reserved_for: Option<PrivateId>,
    /// Destinations and their bonuses.
    pub destinations: Vec<Destination>,
    /// Livery: the colour of its tokens and of the letters on them.
    pub colours: (String, String),
}

/// A place a company wants to reach.
pub struct Destination {
    /// The hex.
    pub hex: HexId,
    /// The large station on it; any if it has several and none is named.
    pub station: Option<NodeId>,
    /// What reaching it brings.
    pub bonus: Money,
}

/// A private company as printed.
pub struct PrivateData {
    /// Its name.
    pub name: String,
    /// One word for it.
    pub short: String,
    /// Its code in recorded games.
    pub recorded: String,
    /// Face value.
    pub value: Money,
    /// Income in an operating round.
    pub income: Money,
    /// The company a share of which it can be exchanged for.
    pub exchange: Option<CompanyId>,
}

/// A type of train, and the phase its first purchase begins.
pub struct TrainData {
    /// Its name, such as `2+1`.
    pub name: String,
    /// How many there are; `None` is any number.
    pub count: Option<u8>,
    /// What the bank asks.
    pub price: Money,
    /// Large stations.
    pub large: u8,
    /// Further small stations and halts.
    pub small: u8,
    /// What the insolvency card says it earns when leased.
    pub lease_card: Money,
    /// The type that its phase makes obsolete.
    pub rusts: Option<TrainKind>,
    /// The phase.
    pub phase: u8,
    /// Operating rounds in that phase.
    pub rounds: u8,
    /// Trains per company in that phase.
    pub limit: u8,
    /// The newest tiles in that phase.
    pub tiles: Colour,
}

/// Everything printed, for one side of the board.
pub struct Data {
    /// The board.
    pub map: Map,
    /// The hexes beyond the board's edge; nothing is ever built on them.
    pub off_board: Vec<HexId>,
    /// The companies.
    pub companies: Vec<CompanyData>,
    /// The private companies; the last is Fishbourne.
    pub privates: Vec<PrivateData>,
    /// The trains, in the order they are sold.
    pub trains: Vec<TrainData>,
    /// The share prices, from the lowest; the last ends the game.
    pub chart: Chart,
    /// Prices at which companies can be started.
    pub pars: Vec<Money>,
    /// Prices below and above these are in the red-letter zones.
    pub red_letter: (Money, Money),
    /// The lowest par of a refloated company.
    pub refloat_par: Money,
    /// Money in the bank, and company credits beside it.
    pub bank: (Money, Money),
    /// Costs.
    pub costs: Costs,
    /// By number of players: starting cash and certificate limit.
    pub players: Vec<PlayerData>,
}

/// What things cost.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// The first base after the home base.
    pub second_base: Money,
    /// Every further base.
    pub further_base: Money,
    /// What a halt brings.
    pub halt_subsidy: Money,
    /// The least raise in the auction.
    pub minimum_raise: Money,
    /// What the bank keeps when it buys a private company.
    pub private_sale_fee: Money,
    /// Prices of trains between companies are multiples of this.
    pub train_price_step: Money,
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
}

/// The Fishbourne Ferry Company, which appears in the middle of the game.
pub const FISHBOURNE: PrivateId = PrivateId(4);
/// The two companies whose director's certificates are auctioned.
pub const AUCTIONED: [CompanyId; 2] = [CompanyId(0), CompanyId(1)];
/// The private companies that are auctioned.
pub const AUCTIONED_PRIVATES: [PrivateId; 4] = [PrivateId(0), PrivateId(1), PrivateId(2), PrivateId(3)];
/// The certificate of a company that is kept for the owner of its private company.
pub const RESERVED: u8 = 8;

static EXTENDED: LazyLock<Data> = LazyLock::new(|| embedded("extended"));
static ORIGINAL: LazyLock<Data> = LazyLock::new(|| embedded("original"));

fn embedded(map: &str) -> Data {
    // A test loads both maps: what is embedded has been checked before it was built in.
    Data::load(map).unwrap_or_else(|error| panic!("embedded data: {error}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "title")]
    _title: String,
    #[serde(rename = "name")]
    _name: String,
    bank: Bank,
    costs: Costs,
    players: Vec<PlayerData>,
    market: Market,
    trains: Vec<Train>,
    privates: Vec<Private>,
    companies: Vec<Company>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bank {
    pounds: Money,
    credits: Money,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Market {
    prices: Vec<Money>,
    pars: Vec<toml::Spanned<Money>>,
    red_letter_below: Money,
    red_letter_above: Money,
    refloat_par: toml::Spanned<Money>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Train {
    name: String,
    count: Supply<u8>,
    price: Money,
    large: u8,
    small: u8,
    lease_card: Money,
    rusts: Vec<toml::Spanned<String>>,
    phase: u8,
    rounds: u8,
    limit: u8,
    tiles: toml::Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Private {
    name: String,
    short: String,
    recorded: String,
    value: Money,
    income: Money,
    exchange: Option<toml::Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Company {
    symbol: String,
    recorded: String,
    name: String,
    layer: u8,
    bases: u8,
    par: [toml::Spanned<Money>; 2],
    home: toml::Spanned<String>,
    destinations: Vec<DestinationEntry>,
    colour: String,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DestinationEntry {
    hex: toml::Spanned<String>,
    station: Option<u8>,
    bonus: Money,
}

impl Data {
    /// The data for the board side these options choose.
    pub fn of(options: &Options) -> &'static Data {
        if options.original_map { &ORIGINAL } else { &EXTENDED }
    }

    /// Reads and checks the embedded files for one side of the board.
    pub fn load(map: &str) -> Result<Data, TitleDataError> {
        let board = Map::parse(MAP_TOML, MAP_FILE, TILES_TOML, TILES_FILE, map)?;
        Data::read(TITLE_TOML, board)
    }

    /// Reads and checks a title file over a board.
    pub fn read(text: &str, map: Map) -> Result<Data, TitleDataError> {
        let source = Source { file: TITLE_FILE, text };
        let file: File = source.read()?;
        let prices = file.market.prices;
        if !prices.is_sorted() {
            return Err(source.wrong(0..0, "the share prices do not rise".to_owned()));
        }
        for par in file.market.pars.iter().chain([&file.market.refloat_par]) {
            source.price(par, &prices)?;
        }
        let symbols: Vec<&str> = file.companies.iter().map(|company| company.symbol.as_str()).collect();
        let privates = privates(&source, &file.privates, &symbols)?;
        let companies = companies(&source, &file.companies, &privates, &map, &prices)?;
        let trains = trains(&source, &file.trains)?;
        let off_board = |hex: &HexId| {
            map.tile(map.printed(*hex).0).stops.iter().any(|stop| stop.kind == StopKind::OffBoard)
        };
        let off_board = map.hex_ids().filter(off_board).collect();
        Ok(Data {
            map,
            off_board,
            companies,
            privates,
            trains,
            chart: Chart::in_two_rows(&prices),
            pars: file.market.pars.into_iter().map(toml::Spanned::into_inner).collect(),
            red_letter: (file.market.red_letter_below, file.market.red_letter_above),
            refloat_par: file.market.refloat_par.into_inner(),
            bank: (file.bank.pounds, file.bank.credits),
            costs: file.costs,
            players: file.players,
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

    /// A company as printed.
    pub fn company(&self, company: CompanyId) -> &CompanyData {
        &self.companies[company.index()]
    }

    /// A private company as printed.
    pub fn private(&self, private: PrivateId) -> &PrivateData {
        &self.privates[private.index()]
    }

    /// A type of train.
    pub fn train(&self, kind: TrainKind) -> &TrainData {
        &self.trains[kind.index()]
    }

    /// The type of train that begins a phase.
    pub fn phase(&self, phase: u8) -> &TrainData {
        &self.trains[phase as usize - 2]
    }
}

fn privates(
    source: &Source<'_>,
    entries: &[Private],
    symbols: &[&str],
) -> Result<Vec<PrivateData>, TitleDataError> {
    entries
        .iter()
        .map(|entry| {
            let exchange = match &entry.exchange {
                None => None,
                Some(symbol) => match symbols.iter().position(|s| *s == symbol.get_ref()) {
                    Some(index) => Some(CompanyId(index as u8)),
                    None => {
                        let what = format!("{}: no company '{}'", entry.name, symbol.get_ref());
                        return Err(source.wrong(symbol.span(), what));
                    }
                },
            };
            Ok(PrivateData {
                name: entry.name.clone(),
                short: entry.short.clone(),
                recorded: entry.recorded.clone(),
                value: entry.value,
                income: entry.income,
                exchange,
            })
        })
        .collect()
}

fn companies(
    source: &Source<'_>,
    entries: &[Company],
    privates: &[PrivateData],
    map: &Map,
    prices: &[Money],
) -> Result<Vec<CompanyData>, TitleDataError> {
    let mut companies = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let id = CompanyId(index as u8);
        let Some(home) = source.hex(&entry.home, map)? else {
            let what = format!("home {} of {} is not on the map", entry.home.get_ref(), entry.symbol);
            return Err(source.wrong(entry.home.span(), what));
        };
        let mut destinations = Vec::new();
        for wanted in &entry.destinations {
            let Some(hex) = source.hex(&wanted.hex, map)? else {
                let what = format!("destination {} is not on the map", wanted.hex.get_ref());
                return Err(source.wrong(wanted.hex.span(), what));
            };
            destinations.push(Destination { hex, station: wanted.station.map(NodeId), bonus: wanted.bonus });
        }
        companies.push(CompanyData {
            symbol: entry.symbol.clone(),
            recorded: entry.recorded.clone(),
            name: entry.name.clone(),
            layer: entry.layer,
            bases: entry.bases,
            par: (source.price(&entry.par[0], prices)?, source.price(&entry.par[1], prices)?),
            home: StopAt { hex: home, node: NodeId(0) },
            reserved_for: PrivateId::first(privates.len())
                .find(|private| privates[private.index()].exchange == Some(id)),
            destinations,
            colours: (entry.colour.clone(), entry.text.clone()),
        });
    }
    Ok(companies)
}

fn trains(source: &Source<'_>, entries: &[Train]) -> Result<Vec<TrainData>, TitleDataError> {
    let mut trains: Vec<TrainData> = Vec::new();
    for entry in entries {
        let rusts = match entry.rusts.first() {
            None => None,
            Some(name) => match trains.iter().position(|train| train.name == *name.get_ref()) {
                Some(index) => Some(TrainKind(index as u8)),
                None => {
                    let what = format!("no train '{}' before the {}", name.get_ref(), entry.name);
                    return Err(source.wrong(name.span(), what));
                }
            },
        };
        let tiles = source.colour(&entry.tiles)?;
        trains.push(TrainData {
            name: entry.name.clone(),
            count: match entry.count {
                Supply::Limited(count) => Some(count),
                Supply::Unlimited(_) => None,
            },
            price: entry.price,
            large: entry.large,
            small: entry.small,
            lease_card: entry.lease_card,
            rusts,
            phase: entry.phase,
            rounds: entry.rounds,
            limit: entry.limit,
            tiles,
        });
    }
    Ok(trains)
}
