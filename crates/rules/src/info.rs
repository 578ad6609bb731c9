//! What never changes during a game: the map, the tiles, the charters, the trains, the chart, the options. A page
//! loads it once; [`View`](crate::view::View) is what changes.

use crate::game::Aim;
use crate::ids::{CompanyId, PrivateId, TrainKind};
use crate::market::Cell;
use crate::message::Message;
use crate::money::Money;
use board::{Colour, Coordinate, Count, End, HexId, Map, Rotation, StopAt, StopKind, TileId, Value};
use serde::Serialize;
use utoipa::ToSchema;

/// A title as it is offered to people who set up a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TitleCard {
    /// Its id, by which tables name it.
    pub title: String,
    /// Its full name.
    pub name: String,
    /// The numbers of players it is for, with what each of them gets.
    pub players: Vec<SeatsInfo>,
    /// The editions a new table can choose, the default first. Imported games may carry another.
    pub editions: Vec<String>,
    /// Its optional rules.
    pub options: Vec<OptionInfo>,
}

/// Set-up for a number of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatsInfo {
    /// How many players.
    pub count: u8,
    /// Starting cash of each.
    pub cash: Money,
    /// Certificates each may hold.
    pub certificate_limit: u8,
}

/// An optional rule. What it does is explained in the message catalogue of the title under `option-ID`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct OptionInfo {
    /// Its id in table specifications.
    pub id: String,
    /// The section of the rulebook that offers it.
    pub section: String,
    /// The editions it belongs to.
    pub editions: Vec<String>,
    /// Options it cannot be combined with.
    pub excludes: Vec<String>,
}

/// Everything printed, for one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TitleInfo {
    /// The title and what it offers.
    pub card: TitleCard,
    /// The edition played.
    pub edition: String,
    /// The options that are on.
    pub options: Vec<String>,
    /// The version of the rules played, such as `1822/1`.
    pub rules: String,
    /// What newer versions of the rules correct, by id: the texts are `correction-ID`.
    pub corrections: Vec<String>,
    /// The board.
    pub map: MapInfo,
    /// The tiles, printed faces included: [`TileId`] is the place in this list.
    pub tiles: Vec<TileInfo>,
    /// The companies: [`CompanyId`] is the place in this list.
    pub companies: Vec<CompanyInfo>,
    /// The private companies: [`PrivateId`] is the place in this list.
    pub privates: Vec<PrivateInfo>,
    /// The trains: [`TrainKind`] is the place in this list.
    pub trains: Vec<TrainInfo>,
    /// The stock market: [`Cell`] is the place in this list.
    pub chart: Vec<ChartCell>,
    /// What is special about some spaces of the stock market.
    pub zones: Vec<ZoneInfo>,
    /// What the bank begins with.
    pub bank: Money,
    /// How the money of players and of companies is written.
    pub money: MoneyInfo,
    /// Events by which a company gets into trouble, by id: whoever has its shares wants to know.
    pub alarms: Vec<String>,
    /// Whether companies can merge, so that it can be asked what a merger would be.
    pub mergers: bool,
    /// The aims that the search for runs can have.
    pub aims: Vec<Aim>,
    /// Questions that a player may agree to once and for all, by id.
    pub agreeable: Vec<String>,
}

/// How money is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MoneyInfo {
    /// That of players and the bank.
    pub players: Unit,
    /// That of companies.
    pub companies: Unit,
}

/// A unit of money: what stands before and behind the figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Unit {
    /// Before it, such as `£`.
    pub before: String,
    /// Behind it.
    pub after: String,
}

/// A company as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CompanyInfo {
    /// Which one.
    pub id: CompanyId,
    /// Its short name.
    pub symbol: String,
    /// Its full name.
    pub name: String,
    /// The colour of its tokens, and of the letters on them.
    pub colours: (String, String),
    /// What else the title says of it.
    pub facts: Vec<Message>,
    /// Tokens, the home token included.
    pub tokens: u8,
    /// Where its home token stands.
    pub home: StopAt,
    /// Lowest and highest par.
    pub par: (Money, Money),
    /// Its certificates, in shares; the first is the director's.
    pub certificates: Vec<u8>,
    /// The private company for whose owner a certificate is kept.
    #[schema(required)]
    pub reserved_for: Option<PrivateId>,
    /// Places it is rewarded for reaching, where the options say so.
    pub destinations: Vec<DestinationInfo>,
}

/// A place a company wants to reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DestinationInfo {
    /// The hex.
    pub hex: HexId,
    /// What reaching it brings.
    pub bonus: Money,
}

/// A private company as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PrivateInfo {
    /// Which one.
    pub id: PrivateId,
    /// Its name.
    pub name: String,
    /// One word for it.
    pub short: String,
    /// Face value.
    pub value: Money,
    /// Income in an operating round.
    pub income: Money,
    /// The company a share of which it can be exchanged for.
    #[schema(required)]
    pub exchange: Option<CompanyId>,
    /// What it does, as the title tells it.
    pub facts: Vec<Message>,
}

/// A type of train as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TrainInfo {
    /// Which one.
    pub kind: TrainKind,
    /// Its name, such as `2+1`.
    pub name: String,
    /// The train on the other side of its cards.
    #[schema(required)]
    pub other_side: Option<String>,
    /// How many there are; `None` is any number.
    #[schema(required)]
    pub count: Option<u8>,
    /// What the bank asks.
    pub price: Money,
    /// What it may run, as the title counts it.
    pub facts: Vec<Message>,
    /// What the purchase of the first does.
    pub effect: PhaseEffect,
}

/// What the purchase of the first train of a type does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PhaseEffect {
    /// The phase that begins.
    pub phase: String,
    /// The type that rusts.
    #[schema(required)]
    pub rusts: Option<TrainKind>,
    /// Trains a company may have from then on; `None` is any number.
    #[schema(required)]
    pub train_limit: Option<u8>,
    /// The newest tiles from then on.
    pub tiles: Colour,
    /// Operating rounds in a set from then on.
    pub rounds: u8,
    /// What else happens.
    pub also: Vec<Message>,
}

/// A space of the stock market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChartCell {
    /// Which one.
    pub cell: Cell,
    /// Its name in actions.
    pub name: String,
    /// The price.
    pub price: Money,
    /// The row it is drawn in, from the top.
    pub row: u8,
    /// The column it is drawn in, from the left.
    pub column: u8,
    /// What is special about it, by the ids of zones.
    pub zones: Vec<String>,
}

/// Something special about spaces of the stock market. It is explained in the title's catalogue under `zone-ID`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ZoneInfo {
    /// Its id.
    pub id: String,
    /// How its spaces are coloured.
    pub tint: Tint,
}

/// A colour with a meaning that many games share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tint {
    /// Companies can be started here.
    Start,
    /// Other rules hold here.
    Special,
    /// Danger.
    Danger,
    /// The end of the game.
    End,
}

/// The board as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MapInfo {
    /// Which map it is.
    pub name: String,
    /// Its hexes: [`HexId`] is the place in this list.
    pub hexes: Vec<HexInfo>,
}

/// A hex as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct HexInfo {
    /// Which one.
    pub id: HexId,
    /// Its coordinate, such as `F12`.
    pub at: Coordinate,
    /// Its column, 0 for A.
    pub column: u8,
    /// Its row; a step north or south is two.
    pub row: u8,
    /// The places on it, in the order of the stops of its tiles.
    pub names: Vec<String>,
    /// The letters that tie tiles to it.
    #[schema(required)]
    pub label: Option<String>,
    /// What makes it hard to build on.
    #[schema(required)]
    pub terrain: Option<TerrainInfo>,
    /// Its printed face.
    pub printed: TileId,
    /// The hex across each edge, clockwise from the south.
    pub neighbours: [Option<HexId>; 6],
    /// Whether track may point at each edge.
    pub open: [bool; 6],
    /// Whether tiles may be laid here at all.
    pub buildable: bool,
}

/// Ground that costs extra.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TerrainInfo {
    /// `hill` or `lowland`.
    pub kind: String,
    /// What the first tile costs.
    pub cost: Money,
}

/// A tile, or the printed face of a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TileInfo {
    /// Which one.
    pub id: TileId,
    /// Its number; for a printed face the coordinate of the hex.
    pub name: String,
    /// Its colour.
    pub colour: Colour,
    /// The letters that tie it to a hex.
    #[schema(required)]
    pub label: Option<String>,
    /// Where trains stop on it.
    pub stops: Vec<TileStopInfo>,
    /// Its track, unrotated: the two ends of every piece.
    pub track: Vec<(EndInfo, EndInfo)>,
    /// The only rotation it may lie at, if there is just one.
    #[schema(required)]
    pub fixed_rotation: Option<Rotation>,
    /// Copies in the box; `None` is any number.
    #[schema(required)]
    pub count: Option<u8>,
    /// Whether it is the printed face of a hex.
    pub printed: bool,
}

/// A stop of a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TileStopInfo {
    /// `city`, `town`, `wayside`, `off-board` or `village`.
    pub kind: String,
    /// Circles for tokens.
    pub slots: u8,
    /// Its value while the newest tiles are yellow, green, russet, grey.
    pub values: [u16; 4],
    /// What it is called, where the printed hex says so.
    #[schema(required)]
    pub name: Option<String>,
}

/// Where a piece of track ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndInfo {
    /// At an edge, 0 being south, clockwise.
    Edge(u8),
    /// At a stop of the tile.
    Stop(u8),
}

impl MapInfo {
    /// Describes a map.
    pub fn of(map: &Map) -> MapInfo {
        let hexes = map.hex_ids().map(|id| hex_info(map, id)).collect();
        MapInfo { name: map.name.clone(), hexes }
    }
}

fn hex_info(map: &Map, id: HexId) -> HexInfo {
    let hex = map.hex(id);
    let terrain = hex.terrains.first().map(|terrain| TerrainInfo {
        kind: terrain.kind.id().to_owned(),
        cost: Money(i32::from(hex.terrain_cost())),
    });
    HexInfo {
        id,
        at: hex.at,
        column: hex.at.column,
        row: hex.at.row,
        names: hex.names.clone(),
        label: hex.label.clone(),
        terrain,
        printed: hex.printed,
        neighbours: hex.neighbours,
        open: hex.open,
        buildable: hex.buildable,
    }
}

impl TileInfo {
    /// Describes every tile of a map.
    pub fn all(map: &Map) -> Vec<TileInfo> {
        map.tiles.iter().map(|(id, tile)| TileInfo::of(id, tile)).collect()
    }

    fn of(id: TileId, tile: &board::Tile) -> TileInfo {
        TileInfo {
            id,
            name: tile.name.clone(),
            colour: tile.colour,
            label: tile.label.clone(),
            stops: tile.stops.iter().map(TileStopInfo::of).collect(),
            track: tile.track.iter().map(|track| (track.a.into(), track.b.into())).collect(),
            fixed_rotation: tile.fixed_rotation,
            count: match tile.count {
                Count::Limited(count) => Some(count),
                Count::Unlimited => None,
            },
            printed: tile.printed,
        }
    }
}

impl TileStopInfo {
    fn of(stop: &board::Stop) -> TileStopInfo {
        let kind = match stop.kind {
            StopKind::City => "city",
            StopKind::Town => "town",
            StopKind::Wayside => "wayside",
            StopKind::OffBoard => "off-board",
            StopKind::Village => "village",
        };
        let values = match stop.value {
            Value::Fixed(value) => [value; 4],
            Value::ByColour { yellow, green, russet, grey } => [yellow, green, russet, grey],
        };
        TileStopInfo { kind: kind.to_owned(), slots: stop.slots, values, name: stop.name.clone() }
    }
}

impl From<End> for EndInfo {
    fn from(end: End) -> EndInfo {
        match end {
            End::Edge(edge) => EndInfo::Edge(edge.into()),
            End::Node(node) => EndInfo::Stop(node.0),
        }
    }
}
