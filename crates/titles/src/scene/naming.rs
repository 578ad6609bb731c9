//! From names on the table to ids.

use super::{PLAYERS, Scene};
use board::{HexId, NodeId, StopAt, TileId};
use rules::{CompanyId, Game, PlayerId, TrainKind};

impl<G: Game> Scene<G> {
    /// A player by name.
    pub fn player_id(&self, name: &str) -> PlayerId {
        let seat = PLAYERS.iter().position(|player| *player == name);
        PlayerId(seat.unwrap_or_else(|| panic!("no player {name}")) as u8)
    }

    /// A company by symbol.
    pub fn company_id(&self, symbol: &str) -> CompanyId {
        let mut all = (0..=u8::MAX).map(CompanyId);
        all.find(|id| self.game.company(*id) == symbol).unwrap_or_else(|| panic!("no company {symbol}"))
    }

    /// A type of train by name.
    pub fn train_kind(&self, name: &str) -> TrainKind {
        let mut all = (0..=u8::MAX).map(TrainKind);
        all.find(|kind| self.game.train(*kind) == name).unwrap_or_else(|| panic!("no train {name}"))
    }

    /// A hex by coordinate.
    pub fn hex_id(&self, at: &str) -> HexId {
        let found = at.parse().ok().and_then(|at| self.game.map().find(at));
        found.unwrap_or_else(|| panic!("no hex {at}"))
    }

    /// A tile by number.
    pub fn tile_id(&self, number: &str) -> TileId {
        self.game.map().tile_named(number).unwrap_or_else(|| panic!("no tile {number}"))
    }

    /// A stop: `"F2"` is the first of its hex, `"F2.1"` the second.
    pub fn stop_at(&self, at: &str) -> StopAt {
        let (hex, node) = at.split_once('.').unwrap_or((at, "0"));
        StopAt { hex: self.hex_id(hex), node: NodeId(node.parse().expect("a number of a stop")) }
    }
}
