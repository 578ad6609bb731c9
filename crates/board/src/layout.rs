//! What has been built: the tile on every hex and the tokens in their slots. A small value, cheap to clone; it
//! records and counts but does not judge whether a change was legal.

use serde::{Deserialize, Serialize};

use crate::{Count, HexId, Map, NodeId, Rotation, StopAt, TileId};

/// Whose token it is. The board does not know who that may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Owner(pub u8);

/// A token in a slot of a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Token {
    /// The hex it stands on.
    pub hex: HexId,
    /// The stop of the tile on that hex; a replaced tile keeps the numbers of its stops.
    pub node: NodeId,
    /// The slot of that stop.
    pub slot: u8,
    /// Whose it is.
    pub owner: Owner,
}

impl Token {
    /// The stop it stands at.
    pub fn at(&self) -> StopAt {
        StopAt { hex: self.hex, node: self.node }
    }
}

/// The state of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Layout {
    hexes: Vec<(TileId, Rotation)>,
    /// Sorted, so that equal boards are equal values.
    tokens: Vec<Token>,
    /// How many copies of each tile lie on the board.
    laid: Vec<u8>,
}

impl Layout {
    /// The board as printed.
    pub fn new(map: &Map) -> Layout {
        let hexes: Vec<_> = map.hex_ids().map(|hex| map.printed(hex)).collect();
        let mut laid = vec![0; map.tiles.len()];
        for (tile, _) in &hexes {
            laid[tile.index()] += 1;
        }
        Layout { hexes, tokens: Vec::new(), laid }
    }

    /// Whether it is a layout of this map: as many hexes and tiles, and only ids that the map has.
    pub fn fits(&self, map: &Map) -> bool {
        self.hexes.len() == map.hexes.len()
            && self.laid.len() == map.tiles.len()
            && self.hexes.iter().all(|(tile, _)| tile.index() < map.tiles.len())
            && self.tokens.iter().all(|token| token.hex.index() < map.hexes.len())
    }

    /// What lies on a hex.
    ///
    /// # Panics
    /// If the id belongs to another map.
    pub fn tile(&self, hex: HexId) -> (TileId, Rotation) {
        self.hexes[hex.index()]
    }

    /// Lays a tile and returns what lay there, which goes back to the supply. Tokens stay at their stops.
    ///
    /// # Panics
    /// If an id belongs to another map.
    pub fn replace(&mut self, hex: HexId, tile: TileId, rotation: Rotation) -> (TileId, Rotation) {
        let old = std::mem::replace(&mut self.hexes[hex.index()], (tile, rotation));
        self.laid[old.0.index()] -= 1;
        self.laid[tile.index()] += 1;
        old
    }

    /// Every token, by hex, stop and slot.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Puts a token on the board.
    pub fn place(&mut self, token: Token) {
        let index = self.tokens.partition_point(|other| *other < token);
        self.tokens.insert(index, token);
    }

    /// Takes an owner's token from a stop.
    pub fn remove(&mut self, at: StopAt, owner: Owner) -> Option<Token> {
        let index = self.tokens.iter().position(|token| token.at() == at && token.owner == owner)?;
        Some(self.tokens.remove(index))
    }

    /// The first slot of a stop that no token stands in.
    pub fn free_slot(&self, map: &Map, at: StopAt) -> Option<u8> {
        let stop = map.tile(self.tile(at.hex).0).stops.get(at.node.index())?;
        (0..stop.slots).find(|slot| self.tokens_at(at).all(|token| token.slot != *slot))
    }

    /// The tokens on a hex, by stop and slot.
    pub fn tokens_on(&self, hex: HexId) -> &[Token] {
        let from = &self.tokens[self.tokens.partition_point(|token| token.hex < hex)..];
        let count = from.iter().take_while(|token| token.hex == hex).count();
        &from[..count]
    }

    /// The tokens at a stop, by slot.
    pub fn tokens_at(&self, at: StopAt) -> impl Iterator<Item = &Token> {
        self.tokens_on(at.hex).iter().filter(move |token| token.node == at.node)
    }

    /// Whose tokens stand at a stop, by slot.
    pub fn owners_at(&self, at: StopAt) -> impl Iterator<Item = Owner> {
        self.tokens_at(at).map(|token| token.owner)
    }

    /// Copies of a tile that lie on the board in just this arrangement.
    pub fn laid(&self, tile: TileId) -> u8 {
        self.laid[tile.index()]
    }

    /// Copies of a tile still in the box, whatever their arrangement; `None` if it never runs out.
    pub fn supply(&self, map: &Map, tile: TileId) -> Option<u8> {
        match map.tile(tile).count {
            Count::Limited(copies) => {
                let others = map.tiles.arrangements(tile).iter().map(|other| self.laid[other.index()]);
                let laid = others.fold(self.laid[tile.index()], u8::saturating_add);
                Some(copies.saturating_sub(laid))
            }
            Count::Unlimited => None,
        }
    }
}
