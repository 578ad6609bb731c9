//! From names to the numbers of the engine.

use super::{
    ById, ByName, CellName, CompanyName, HexName, PrivateName, Rename, SeatName, StopName, TileName,
    TrainName, Word, WordName, stops_on,
};
use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
use crate::market::Cell;
use crate::message::Names;
use board::{HexId, NodeId, StopAt, TileId};
use thiserror::Error;

/// Why a name stands for nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// A name that nothing has at this table.
    #[error("there is no {what} '{value}'")]
    Unknown {
        /// What it should name.
        what: &'static str,
        /// The name, shortened.
        value: String,
    },
    /// A hex that has several stops.
    #[error("{value} has several stops: say which, as in {value}.0")]
    WhichStop {
        /// The hex.
        value: String,
    },
}

/// Finds the things that names at a table stand for.
pub struct Read<'a>(pub &'a dyn Names);

impl Rename<ByName, ById> for Read<'_> {
    type Error = NameError;

    fn player(&self, player: &SeatName) -> Result<PlayerId, NameError> {
        let id = PlayerId(player.seat);
        if self.0.player(id).is_empty() { unknown("seat", &player.seat.to_string()) } else { Ok(id) }
    }
    fn company(&self, company: &CompanyName) -> Result<CompanyId, NameError> {
        self.find("company", &company.0, |id| self.0.company(CompanyId(id))).map(CompanyId)
    }
    fn private(&self, private: &PrivateName) -> Result<PrivateId, NameError> {
        self.find("private company", &private.0, |id| self.0.private(PrivateId(id))).map(PrivateId)
    }
    fn train(&self, train: &TrainName) -> Result<TrainId, NameError> {
        let known = train.0.rsplit_once('-').and_then(|(kind, copy)| {
            let kind = self.find("train", kind, |id| self.0.train(TrainKind(id))).ok()?;
            Some(TrainId { kind: TrainKind(kind), copy: copy.parse().ok()? })
        });
        match known.filter(|known| known.card(self.0) == train.0) {
            Some(known) => Ok(known),
            None => unknown("train", &train.0),
        }
    }
    fn hex(&self, hex: &HexName) -> Result<HexId, NameError> {
        let known = hex.0.parse().ok().and_then(|at| self.0.map().find(at));
        known.map_or_else(|| unknown("hex", &hex.0), Ok)
    }
    /// Whether the tile has so many stops is for the rules to say.
    fn stop(&self, stop: &StopName) -> Result<StopAt, NameError> {
        let (hex, node) = match stop.0.split_once('.') {
            Some((hex, node)) => (hex, Some(node)),
            None => (stop.0.as_str(), None),
        };
        let Ok(hex) = self.hex(&HexName(hex.to_owned())) else { return unknown("stop", &stop.0) };
        match node.map(str::parse) {
            None if stops_on(self.0, hex) > 1 => Err(NameError::WhichStop { value: shortened(&stop.0) }),
            None => Ok(StopAt { hex, node: NodeId(0) }),
            Some(Ok(node)) => Ok(StopAt { hex, node: NodeId(node) }),
            Some(Err(_)) => unknown("stop", &stop.0),
        }
    }
    fn tile(&self, tile: &TileName) -> Result<TileId, NameError> {
        self.0.map().tile_named(&tile.0).map_or_else(|| unknown("tile", &tile.0), Ok)
    }
    fn cell(&self, cell: &CellName) -> Result<Cell, NameError> {
        self.find("space of the market", &cell.0, |id| self.0.cell(Cell(id))).map(Cell)
    }
    fn word(&self, word: &WordName) -> Result<Word, NameError> {
        let known = self.0.words().iter().find(|known| **known == word.0);
        known.map_or_else(|| unknown("word", &word.0), |known| Ok(Word(known)))
    }
}

impl Read<'_> {
    /// The number whose name this is; numbers without a name end the search.
    fn find(&self, what: &'static str, name: &str, name_of: impl Fn(u8) -> String) -> Result<u8, NameError> {
        (0..=u8::MAX)
            .map(|id| (id, name_of(id)))
            .take_while(|(_, known)| !known.is_empty())
            .find_map(|(id, known)| (known == name).then_some(id))
            .map_or_else(|| unknown(what, name), Ok)
    }
}

fn unknown<T>(what: &'static str, value: &str) -> Result<T, NameError> {
    Err(NameError::Unknown { what, value: shortened(value) })
}

/// The longest piece of a wrong name that is repeated in an error.
const MOST_SHOWN: usize = 60;

fn shortened(text: &str) -> String {
    if text.chars().count() <= MOST_SHOWN {
        return text.to_owned();
    }
    text.chars().take(MOST_SHOWN).chain(['…']).collect()
}
