//! Everything the engine says to people: a message id and named arguments, to be put into words in the
//! reader's language by a catalogue. The engine itself contains no sentence.

use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
use crate::market::Cell;
use board::{HexId, Layout, Map, StopAt, TileId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// One thing to say.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub struct Message {
    /// Its name in the catalogue.
    pub id: String,
    /// The facts it is about.
    pub args: BTreeMap<String, Argument>,
}

/// One fact of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Argument {
    /// A count or an amount.
    Number(i64),
    /// A name, the same in every language.
    Text(String),
}

impl Message {
    /// A number the message names.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.args.get(name) {
            Some(Argument::Number(number)) => Some(*number),
            _ => None,
        }
    }
}

impl std::fmt::Display for Argument {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Argument::Number(number) => number.fmt(f),
            Argument::Text(text) => text.fmt(f),
        }
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Argument {
        Argument::Number(number)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

/// What things are called at this table. A number that stands for nothing has an empty name.
pub trait Names {
    /// A player's name.
    fn player(&self, player: PlayerId) -> String;
    /// A company's short name.
    fn company(&self, company: CompanyId) -> String;
    /// A private company's name.
    fn private(&self, private: PrivateId) -> String;
    /// A type of train.
    fn train(&self, kind: TrainKind) -> String;
    /// A space of the stock market, by a name no other space has: its price, where prices differ.
    fn cell(&self, cell: Cell) -> String;
    /// Words of the title that actions name: kinds of dividends, and whatever else it asks.
    fn words(&self) -> &'static [&'static str];
    /// The board as printed.
    fn map(&self) -> &Map;
    /// What has been built on it.
    fn layout(&self) -> &Layout;

    /// A train as its card shows it now: its type, except where a card has two sides.
    fn shown(&self, train: TrainId) -> String {
        self.train(train.kind)
    }

    /// A hex: its coordinate, and the name of the place where it has one.
    fn hex(&self, hex: HexId) -> String {
        let Some(place) = self.map().hexes.get(hex.index()) else { return String::new() };
        match place.names.first() {
            Some(name) => format!("{name} ({})", place.at),
            None => place.at.to_string(),
        }
    }

    /// A stop on the board.
    fn stop(&self, stop: StopAt) -> String {
        let Some(place) = self.map().hexes.get(stop.hex.index()) else { return String::new() };
        match place.name_of(stop.node).or(place.names.first().map(String::as_str)) {
            Some(name) => name.to_owned(),
            None => place.at.to_string(),
        }
    }

    /// A tile's number.
    fn tile(&self, tile: TileId) -> String {
        let tiles = &self.map().tiles;
        if tile.index() < tiles.len() { self.map().tile(tile).name.clone() } else { String::new() }
    }
}
