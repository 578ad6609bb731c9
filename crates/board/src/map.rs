//! A map: its hexes, what is printed on them, and which neighbours track may reach. A map never changes during
//! a game; what has been built on it is a [`Layout`](crate::Layout).

use crate::borders::Borders;
use crate::upgrade::Replacements;
use crate::ways::AllWays;
use crate::{Colour, Coordinate, HexId, NodeId, Rotation, Tile, TileId, TileSet};

/// What makes a hex hard to build on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TerrainKind {
    /// High ground.
    Hill,
    /// Difficult low ground, such as marsh.
    Lowland,
    /// A river to bridge.
    River,
    /// Rough ground.
    Rough,
    /// Higher than hills.
    Mountain,
    /// What people have built there.
    Works,
}

impl TerrainKind {
    /// All of them.
    pub const ALL: [TerrainKind; 6] = [
        TerrainKind::Hill,
        TerrainKind::Lowland,
        TerrainKind::River,
        TerrainKind::Rough,
        TerrainKind::Mountain,
        TerrainKind::Works,
    ];

    /// Its word in the data files.
    pub const fn id(self) -> &'static str {
        match self {
            TerrainKind::Hill => "hill",
            TerrainKind::Lowland => "lowland",
            TerrainKind::River => "river",
            TerrainKind::Rough => "rough",
            TerrainKind::Mountain => "mountain",
            TerrainKind::Works => "works",
        }
    }
}

/// Ground that costs extra to build on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terrain {
    /// What the first tile costs.
    pub cost: u16,
    /// Why.
    pub kind: TerrainKind,
}

/// A hex as printed on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hex {
    /// Where it lies.
    pub at: Coordinate,
    /// The places on it, in the order of the stops of its tiles.
    pub names: Vec<String>,
    /// The letters that tie tiles to it, the first if they change.
    pub label: Option<String>,
    /// The letters that tiles must have, each from a colour on.
    pub labels: Vec<(Colour, String)>,
    /// What makes it hard to build on.
    pub terrains: Vec<Terrain>,
    /// What the first track over each edge costs.
    pub edge_costs: [u16; 6],
    /// Its printed face.
    pub printed: TileId,
    /// The hex across each edge, even behind a barrier.
    pub neighbours: [Option<HexId>; 6],
    /// Whether track may point at each edge: there is a neighbour, no barrier, and where no tile is ever laid
    /// on one of the two hexes, that one's printed track meets the edge.
    pub open: [bool; 6],
    /// Whether tiles may be laid here at all.
    pub buildable: bool,
    /// The only tiles that may be laid first, if the hex says so; places printed here may vanish with them.
    pub first_tiles: Option<Vec<TileId>>,
}

impl Hex {
    /// The letters that a tile of this colour must have here.
    pub fn label_at(&self, colour: Colour) -> Option<&str> {
        let required = self.labels.iter().rev().find(|(from, _)| *from <= colour);
        required.map(|(_, label)| label.as_str())
    }

    /// What building here first costs, all terrains together.
    pub fn terrain_cost(&self) -> u16 {
        self.terrains.iter().map(|terrain| terrain.cost).sum()
    }

    /// The name of a stop here: its own where the hex lists one, else the first.
    pub fn name_of(&self, node: NodeId) -> Option<&str> {
        self.names.get(node.index()).or(self.names.first()).map(String::as_str)
    }
}

/// A map with the tiles that belong to it.
#[derive(Clone, Debug)]
pub struct Map {
    /// Which of the maps in the data file it is.
    pub name: String,
    /// Its hexes, column by column from the west, each from the north.
    pub hexes: Vec<Hex>,
    /// Its tiles, the printed faces of the hexes included.
    pub tiles: TileSet,
    pub(crate) ways: AllWays,
    pub(crate) borders: Borders,
    pub(crate) replacements: Replacements,
}

impl Map {
    /// Derives what follows from hexes and tiles: the ways through each tile and what may replace what.
    pub(crate) fn new(name: String, hexes: Vec<Hex>, tiles: TileSet, towns_may_go: bool) -> Map {
        let ways = AllWays::of(&tiles);
        let borders = Borders::of(&hexes, &tiles);
        let replacements = Replacements::of(&hexes, &tiles, towns_may_go);
        Map { name, hexes, tiles, ways, borders, replacements }
    }

    /// The hex at these coordinates.
    pub fn find(&self, at: Coordinate) -> Option<HexId> {
        let index = self.hexes.binary_search_by_key(&at, |hex| hex.at).ok()?;
        Some(HexId(index as u8))
    }

    /// The hex of this number.
    ///
    /// # Panics
    /// If the id belongs to another map.
    pub fn hex(&self, id: HexId) -> &Hex {
        &self.hexes[id.index()]
    }

    /// Every hex with its id.
    pub fn hex_ids(&self) -> impl ExactSizeIterator<Item = HexId> + use<> {
        (0..self.hexes.len()).map(|index| HexId(index as u8))
    }

    /// The tile of this number.
    ///
    /// # Panics
    /// If the id belongs to another map.
    pub fn tile(&self, id: TileId) -> &Tile {
        self.tiles.tile(id)
    }

    /// The tile of this name; the printed face of a hex is named by its coordinate.
    pub fn tile_named(&self, name: &str) -> Option<TileId> {
        self.tiles.named(name)
    }

    /// What a hex shows before anything is built.
    pub fn printed(&self, hex: HexId) -> (TileId, Rotation) {
        (self.hex(hex).printed, Rotation::ZERO)
    }
}
