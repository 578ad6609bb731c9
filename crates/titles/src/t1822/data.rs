//! What is printed on the components of 1822 and its two scenarios, read from the titles' data files and checked. Fields and
//! constants without a comment are called what the reference calls them.

#![allow(missing_docs)]

use crate::printed::{Source, Supply};
use board::{Edge, HexId, Map, NodeId, StopAt};
use rules::{Cell, Chart, CompanyId, Money, PrivateId, TrainKind};
use serde::Deserialize;
use std::sync::LazyLock;

pub use crate::printed::TitleDataError;

/// The cards of private companies, the same for all three titles.
const PRIVATES_FILE: &str = "data/1822/privates.toml";
const PRIVATES_TOML: &str = include_str!("../../data/1822/privates.toml");

/// Private companies there are: P1 to P21.
pub const PRIVATES: usize = 21;
/// Concessions there are: C1 to C10. They are cards like private companies, and are numbered after them.
pub const CONCESSIONS: usize = 10;

/// One of the three titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// 1822: all of Great Britain.
    GreatBritain,
    /// 1822MRS: the Medium Regional Scenario.
    Medium,
    /// 1822NRS: the Northern Regional Scenario.
    Northern,
}

impl Region {
    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Region::GreatBritain => "1822",
            Region::Medium => "1822MRS",
            Region::Northern => "1822NRS",
        }
    }

    const fn files(self) -> Files {
        match self {
            Region::GreatBritain => Files {
                title: ("data/1822/title.toml", include_str!("../../data/1822/title.toml")),
                map: ("data/1822/map.toml", include_str!("../../data/1822/map.toml")),
                tiles: ("data/1822/tiles.toml", include_str!("../../data/1822/tiles.toml")),
            },
            Region::Medium => Files {
                title: ("data/1822mrs/title.toml", include_str!("../../data/1822mrs/title.toml")),
                map: ("data/1822mrs/map.toml", include_str!("../../data/1822mrs/map.toml")),
                tiles: ("data/1822mrs/tiles.toml", include_str!("../../data/1822mrs/tiles.toml")),
            },
            Region::Northern => Files {
                title: ("data/1822nrs/title.toml", include_str!("../../data/1822nrs/title.toml")),
                map: ("data/1822nrs/map.toml", include_str!("../../data/1822nrs/map.toml")),
                tiles: ("data/1822nrs/tiles.toml", include_str!("../../data/1822nrs/tiles.toml")),
            },
        }
    }
}

struct Files {
    title: (&'static str, &'static str),
    map: (&'static str, &'static str),
    tiles: (&'static str, &'static str),
}

/// A company as printed.
pub struct CompanyData {
    /// Its short name: a number for minors.
    pub symbol: String,
    /// Its full name.
    pub name: String,
    /// Its home; minor 14 chooses one.
    pub home: Option<StopAt>,
    /// Colour of its tokens and of the letters on them.
    pub colours: (String, String),
    /// Whether it belongs to 1822+ only.
    pub plus: bool,
    /// Whether it belongs to the option `sw_peninsula` only.
    pub peninsula: bool,
    /// What only a major has.
    pub major: Option<MajorData>,
}

/// What only a major has.
#[derive(Clone, Copy)]
pub struct MajorData {
    /// Its concession.
    pub concession: PrivateId,
    /// Where its destination token goes.
    pub destination: StopAt,
    /// Exchange tokens at the start.
    pub exchange_tokens: u8,
    /// Shares of its director's certificate.
    pub director: u8,
}

/// A kind of train card.
pub struct TrainData {
    /// Its name: that of the first side.
    pub name: String,
    /// How many; `None` is any number.
    pub count: Option<u8>,
    /// What the first side costs.
    pub price: Money,
    /// The other side, if there are two.
    pub other: Option<Side>,
}

/// The other side of a train card.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Its name.
    pub name: String,
    /// Its price.
    pub price: Money,
}

/// Train kinds by name. The last four come with private companies.
pub mod kinds {
    use rules::TrainKind;
    /// L on one side, 2 on the other.
    pub const L: TrainKind = TrainKind(0);
    pub const THREE: TrainKind = TrainKind(1);
    pub const FOUR: TrainKind = TrainKind(2);
    pub const FIVE: TrainKind = TrainKind(3);
    pub const SIX: TrainKind = TrainKind(4);
    /// 7 on one side, E on the other.
    pub const SEVEN: TrainKind = TrainKind(5);
    pub const TWO_P: TrainKind = TrainKind(6);
    pub const LP: TrainKind = TrainKind(7);
    pub const FIVE_P: TrainKind = TrainKind(8);
    /// A Pullman car.
    pub const PULLMAN: TrainKind = TrainKind(9);
    /// How many kinds the bank sells.
    pub const SOLD: usize = 6;
    /// Those that come with private companies.
    pub const WITH_PRIVATES: [&str; 4] = ["2P", "LP", "5P", "P+"];
}

/// Who may take a private company from a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Takers {
    /// No company.
    Nobody,
    /// Majors.
    Majors,
    /// Majors and minors.
    All,
}

/// The card of a private company.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrivateData {
    /// Its number.
    pub number: u8,
    /// One word for it.
    pub short: String,
    /// Its name.
    pub name: String,
    /// Who may take it.
    pub taken_by: Takers,
    /// From which phase on.
    pub from_phase: Option<u8>,
    /// Income of a player, and of a company.
    pub income: [Money; 2],
    /// Its box in 1822+.
    #[serde(rename = "box")]
    pub box_number: u8,
    /// Whether it belongs to 1822+ only.
    #[serde(default)]
    pub plus: bool,
}

/// What is special about a space of the chart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Zone {
    /// Majors start here.
    pub major: bool,
    /// Minors start here.
    pub minor: bool,
    /// Certificates do not count against the limit.
    pub yellow: bool,
    /// The game ends.
    pub end: bool,
}

/// The right to lay the first tile on a hex beside London.
#[derive(Clone, Copy)]
pub struct Right {
    /// The hex.
    pub hex: HexId,
    /// Its edge towards London.
    pub edge: Edge,
    /// The company in London that has it.
    pub company: Option<CompanyId>,
}

/// The English Channel.
#[derive(Clone, Copy)]
pub struct Channel {
    /// Its city.
    pub at: StopAt,
    /// France.
    pub france: StopAt,
}

/// Set-up for a number of players.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerData {
    pub count: usize,
    pub cash: Money,
    pub certificate_limit: u8,
    pub bidding_tokens: u8,
}

/// Which cards lie in the stacks.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boxes {
    /// The minor on top of its stack.
    pub first_minor: Option<String>,
    /// Private companies in play, by number.
    pub privates: Vec<u8>,
    /// Those for two players, where they differ.
    pub privates_for_two: Option<Vec<u8>>,
    /// Those of the option `starter`.
    pub privates_of_starters: Option<Vec<u8>>,
    /// Those of the option `advanced`.
    pub privates_of_advanced: Option<Vec<u8>>,
}

/// Everything printed.
pub struct Data {
    pub region: Region,
    pub name: String,
    pub map: Map,
    pub companies: Vec<CompanyData>,
    /// How many of the companies are minors: they come first.
    pub minors: usize,
    pub trains: Vec<TrainData>,
    pub privates: Vec<PrivateData>,
    pub chart: Chart,
    pub zones: Vec<Zone>,
    pub bank: Money,
    /// What turning an L into a 2 costs in phase 1 and later.
    pub turning: [Money; 2],
    pub players: Vec<PlayerData>,
    pub boxes: Boxes,
    pub london: Vec<HexId>,
    pub rights: Vec<Right>,
    pub channel: Option<Channel>,
    /// Merthyr Tydfil and Pontypool.
    pub wales: Option<[HexId; 2]>,
    /// Minor 14, which chooses its city.
    pub fourteen: Option<CompanyId>,
}

static GREAT_BRITAIN: LazyLock<Data> = LazyLock::new(|| embedded(Region::GreatBritain));
static MEDIUM: LazyLock<Data> = LazyLock::new(|| embedded(Region::Medium));
static NORTHERN: LazyLock<Data> = LazyLock::new(|| embedded(Region::Northern));

fn embedded(region: Region) -> Data {
    // A test loads it: what is embedded has been checked before it was built in.
    Data::load(region).unwrap_or_else(|error| panic!("embedded data: {error}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrivatesFile {
    privates: Vec<PrivateData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "title")]
    _title: String,
    name: String,
    bank: Money,
    players: Vec<PlayerData>,
    costs: Costs,
    market: Market,
    trains: Vec<Train>,
    london: London,
    channel: Option<ChannelEntry>,
    wales: Option<[toml::Spanned<String>; 2]>,
    boxes: Boxes,
    minors: Vec<Minor>,
    majors: Vec<Major>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Costs {
    turning: [Money; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Market {
    rows: Vec<toml::Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Train {
    name: String,
    count: Supply<u8>,
    price: Money,
    other: Option<Side>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct London {
    hexes: Vec<toml::Spanned<String>>,
    rights: Vec<RightEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RightEntry {
    hex: toml::Spanned<String>,
    edge: u8,
    company: Option<toml::Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChannelEntry {
    hex: toml::Spanned<String>,
    france: toml::Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Minor {
    number: String,
    name: String,
    home: toml::Spanned<String>,
    #[serde(default)]
    node: u8,
    #[serde(default)]
    chooses_city: bool,
    #[serde(default)]
    plus: bool,
    #[serde(default)]
    peninsula: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Major {
    symbol: String,
    name: String,
    concession: u8,
    home: toml::Spanned<String>,
    #[serde(default)]
    node: u8,
    destination: toml::Spanned<String>,
    exchange_tokens: u8,
    #[serde(default = "two")]
    director: u8,
    colour: String,
    text: String,
}

fn two() -> u8 {
    2
}

impl Data {
    /// The data built into the program.
    pub fn embedded(region: Region) -> &'static Data {
        match region {
            Region::GreatBritain => &GREAT_BRITAIN,
            Region::Medium => &MEDIUM,
            Region::Northern => &NORTHERN,
        }
    }

    /// Reads and checks the data files of a title.
    pub fn load(region: Region) -> Result<Data, TitleDataError> {
        let files = region.files();
        let map = Map::parse(files.map.1, files.map.0, files.tiles.1, files.tiles.0, "whole")?;
        Data::read(region, files.title, map)
    }

    fn read(region: Region, title: (&'static str, &str), map: Map) -> Result<Data, TitleDataError> {
        let source = Source { file: title.0, text: title.1 };
        let file: File = source.read()?;
        let cards = Source { file: PRIVATES_FILE, text: PRIVATES_TOML };
        let privates = cards.read::<PrivatesFile>()?.privates;
        if privates.iter().map(|private| usize::from(private.number)).ne(1..=PRIVATES) {
            return Err(cards.wrong(0..0, format!("not P1 to P{PRIVATES}")));
        }
        let (chart, zones) = market(&source, &file.market.rows)?;
        let stop = |name: &toml::Spanned<String>, node: u8| match source.hex(name, &map)? {
            Some(hex) => Ok(StopAt { hex, node: NodeId(node) }),
            None => Err(source.wrong(name.span(), format!("no hex {} on the map", name.get_ref()))),
        };
        let mut companies = Vec::new();
        for minor in &file.minors {
            let home = stop(&minor.home, minor.node)?;
            companies.push(CompanyData {
                symbol: minor.number.clone(),
                name: minor.name.clone(),
                home: (!minor.chooses_city).then_some(home),
                colours: ("#ffffff".to_owned(), "#000000".to_owned()),
                plus: minor.plus,
                peninsula: minor.peninsula,
                major: None,
            });
        }
        let minors = companies.len();
        for major in &file.majors {
            companies.push(CompanyData {
                symbol: major.symbol.clone(),
                name: major.name.clone(),
                home: Some(stop(&major.home, major.node)?),
                colours: (major.colour.clone(), major.text.clone()),
                plus: false,
                peninsula: false,
                major: Some(MajorData {
                    concession: concession(major.concession),
                    destination: stop(&major.destination, 0)?,
                    exchange_tokens: major.exchange_tokens,
                    director: major.director,
                }),
            });
        }
        let company = |name: &toml::Spanned<String>| {
            let found = companies.iter().position(|company| company.symbol == *name.get_ref());
            match found {
                Some(index) => Ok(CompanyId(index as u8)),
                None => Err(source.wrong(name.span(), format!("no company {}", name.get_ref()))),
            }
        };
        let mut rights = Vec::new();
        for right in &file.london.rights {
            rights.push(Right {
                hex: stop(&right.hex, 0)?.hex,
                edge: Edge::ALL[usize::from(right.edge % 6)],
                company: right.company.as_ref().map(company).transpose()?,
            });
        }
        let on_map = |hex| -> Result<HexId, TitleDataError> { Ok(stop(hex, 0)?.hex) };
        let london = file.london.hexes.iter().map(on_map).collect::<Result<_, _>>()?;
        let channel = match &file.channel {
            Some(entry) => Some(Channel { at: stop(&entry.hex, 0)?, france: stop(&entry.france, 0)? }),
            None => None,
        };
        let wales = match &file.wales {
            Some([merthyr, pontypool]) => Some([on_map(merthyr)?, on_map(pontypool)?]),
            None => None,
        };
        let fourteen = file.minors.iter().position(|minor| minor.chooses_city);
        let trains = file.trains.into_iter().map(|train| TrainData {
            name: train.name,
            count: match train.count {
                Supply::Limited(count) => Some(count),
                Supply::Unlimited(_) => None,
            },
            price: train.price,
            other: train.other,
        });
        Ok(Data {
            region,
            name: file.name,
            companies,
            minors,
            trains: trains.collect(),
            privates,
            chart,
            zones,
            bank: file.bank,
            turning: file.costs.turning,
            players: file.players,
            boxes: file.boxes,
            london,
            rights,
            channel,
            wales,
            fourteen: fourteen.map(|index| CompanyId(index as u8)),
            map,
        })
    }

    /// The price of a space.
    pub fn price(&self, cell: Cell) -> Money {
        self.chart.price(cell)
    }

    /// What is special about a space.
    pub fn zone(&self, cell: Cell) -> Zone {
        self.zones[usize::from(cell.0)]
    }

    /// A company as printed.
    pub fn company(&self, company: CompanyId) -> &CompanyData {
        &self.companies[company.index()]
    }

    /// What only a major has.
    pub fn major(&self, company: CompanyId) -> Option<&MajorData> {
        self.company(company).major.as_ref()
    }

    /// Whether a company is a major.
    pub fn is_major(&self, company: CompanyId) -> bool {
        company.index() >= self.minors
    }

    /// The major of a concession.
    pub fn major_of(&self, card: PrivateId) -> Option<CompanyId> {
        CompanyId::first(self.companies.len())
            .find(|company| self.major(*company).is_some_and(|major| major.concession == card))
    }

    /// A company by its short name.
    pub fn named(&self, symbol: &str) -> Option<CompanyId> {
        let index = self.companies.iter().position(|company| company.symbol == symbol)?;
        Some(CompanyId(index as u8))
    }

    /// The card of a private company; concessions have none.
    pub fn private(&self, private: PrivateId) -> Option<&PrivateData> {
        self.privates.get(private.index())
    }

    /// The name of a kind of train, or of the other side of its card.
    pub fn train_name(&self, kind: TrainKind, turned: bool) -> &str {
        match self.trains.get(kind.index()) {
            Some(train) => match &train.other {
                Some(side) if turned => &side.name,
                _ => &train.name,
            },
            None => kinds::WITH_PRIVATES.get(kind.index() - kinds::SOLD).copied().unwrap_or_default(),
        }
    }

    /// What the bank asks for a side of a card.
    pub fn train_price(&self, kind: TrainKind, turned: bool) -> Money {
        match self.trains.get(kind.index()) {
            Some(train) => match &train.other {
                Some(side) if turned => side.price,
                _ => train.price,
            },
            None => Money::ZERO,
        }
    }
}

/// The id of a private company by its number.
pub const fn private(number: u8) -> PrivateId {
    PrivateId(number - 1)
}

/// The id of a concession by its number.
pub const fn concession(number: u8) -> PrivateId {
    PrivateId(PRIVATES as u8 + number - 1)
}

/// Whether a card is a concession.
pub fn is_concession(card: PrivateId) -> bool {
    card.index() >= PRIVATES
}

fn market(source: &Source<'_>, rows: &[toml::Spanned<String>]) -> Result<(Chart, Vec<Zone>), TitleDataError> {
    let (mut prices, mut zones) = (Vec::new(), Vec::new());
    for row in rows {
        let mut line = Vec::new();
        for word in row.get_ref().split_whitespace() {
            if word == "-" {
                line.push(None);
                continue;
            }
            let digits = word.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
            let Ok(price) = digits.parse() else {
                return Err(source.wrong(row.span(), format!("'{word}' is not a price")));
            };
            let letters = &word[digits.len()..];
            line.push(Some(Money(price)));
            zones.push(Zone {
                major: letters.contains('s'),
                minor: letters.contains(['s', 'm']),
                yellow: letters.contains('y'),
                end: letters.contains('e'),
            });
        }
        prices.push(line);
    }
    Ok((Chart::grid(&prices), zones))
}
