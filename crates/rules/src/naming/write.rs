//! From the numbers of the engine to names.

use super::{
    ById, ByName, CellName, CompanyName, HexName, PrivateName, Rename, SeatName, StopName, TileName,
    TrainName, Word, WordName, coordinate, stops_on,
};
use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId};
use crate::market::Cell;
use crate::message::Names;
use board::{HexId, NodeId, StopAt, TileId};
use std::convert::Infallible;

/// Calls things by their names at a table. A number that stands for nothing has an empty name.
pub struct Write<'a>(pub &'a dyn Names);

impl Rename<ById, ByName> for Write<'_> {
    type Error = Infallible;

    fn player(&self, player: &PlayerId) -> Result<SeatName, Infallible> {
        Ok(SeatName { seat: player.0, name: self.0.player(*player) })
    }
    fn company(&self, company: &CompanyId) -> Result<CompanyName, Infallible> {
        Ok(CompanyName(self.0.company(*company)))
    }
    fn private(&self, private: &PrivateId) -> Result<PrivateName, Infallible> {
        Ok(PrivateName(self.0.private(*private)))
    }
    fn train(&self, train: &TrainId) -> Result<TrainName, Infallible> {
        Ok(TrainName(train.card(self.0)))
    }
    fn hex(&self, hex: &HexId) -> Result<HexName, Infallible> {
        Ok(HexName(coordinate(self.0, *hex)))
    }
    fn stop(&self, stop: &StopAt) -> Result<StopName, Infallible> {
        let hex = coordinate(self.0, stop.hex);
        let only = stop.node == NodeId(0) && stops_on(self.0, stop.hex) < 2;
        Ok(StopName(if only { hex } else { format!("{hex}.{}", stop.node.0) }))
    }
    fn tile(&self, tile: &TileId) -> Result<TileName, Infallible> {
        Ok(TileName(self.0.tile(*tile)))
    }
    fn cell(&self, cell: &Cell) -> Result<CellName, Infallible> {
        Ok(CellName(self.0.cell(*cell)))
    }
    fn word(&self, word: &Word) -> Result<WordName, Infallible> {
        Ok(WordName(word.0.to_owned()))
    }
}
