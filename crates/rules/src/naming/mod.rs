//! How the things in actions and choices are named: by small numbers inside the engine, by their names at the table
//! in everything that is stored or sent. [`Action`](crate::Action) and [`Choice`](crate::Choice) are declared once
//! for both; [`Rename`] leads from one to the other.
//!
//! Names are those of the game before the action: a stop is `F2.0` (hex and stop of the tile that lies there; the
//! number may be left out where there is one stop only), a train card `2+1-0` (type and number of the card).

mod check;
mod read;
mod write;

pub use check::{Check, Known, Unnamed};
pub use read::{NameError, Read};
pub use write::Write;

use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId};
use crate::market::Cell;
use crate::message::Names;
use board::{HexId, StopAt, TileId};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;
use utoipa::ToSchema;

/// What every name can do.
pub trait Name: Clone + Debug + PartialEq + Eq + Hash + ToSchema {}

impl<T: Clone + Debug + PartialEq + Eq + Hash + ToSchema> Name for T {}

/// A way to name things.
pub trait Naming: Name {
    /// A player.
    type Player: Name;
    /// A company.
    type Company: Name;
    /// A private company.
    type Private: Name;
    /// A train card.
    type Train: Name;
    /// A hex.
    type Hex: Name;
    /// A stop on the board.
    type Stop: Name;
    /// A tile.
    type Tile: Name;
    /// A space of the stock market.
    type Cell: Name;
    /// A word of the title.
    type Word: Name;
}

/// What can be stored and sent.
pub trait Stored: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Stored for T {}

/// A way to name things outside of the engine. Numbers of the engine are none: they may change from one version to
/// the next.
pub trait Written:
    Naming<
        Player: Stored,
        Company: Stored,
        Private: Stored,
        Train: Stored,
        Hex: Stored,
        Stop: Stored,
        Tile: Stored,
        Cell: Stored,
        Word: Stored,
    >
{
}

impl Written for ByName {}

/// A way to name things of which there are arbitrary ones, for tests.
#[cfg(feature = "arbitrary")]
pub trait Drawn:
    Naming<
        Player: for<'a> arbitrary::Arbitrary<'a>,
        Company: for<'a> arbitrary::Arbitrary<'a>,
        Private: for<'a> arbitrary::Arbitrary<'a>,
        Train: for<'a> arbitrary::Arbitrary<'a>,
        Hex: for<'a> arbitrary::Arbitrary<'a>,
        Stop: for<'a> arbitrary::Arbitrary<'a>,
        Tile: for<'a> arbitrary::Arbitrary<'a>,
        Cell: for<'a> arbitrary::Arbitrary<'a>,
        Word: for<'a> arbitrary::Arbitrary<'a>,
    >
{
}

#[cfg(feature = "arbitrary")]
impl Drawn for ById {}

/// By the numbers of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ToSchema)]
pub struct ById;

impl Naming for ById {
    type Player = PlayerId;
    type Company = CompanyId;
    type Private = PrivateId;
    type Train = TrainId;
    type Hex = HexId;
    type Stop = StopAt;
    type Tile = TileId;
    type Cell = Cell;
    type Word = Word;
}

/// By their names at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ToSchema)]
pub struct ByName;

impl Naming for ByName {
    type Player = SeatName;
    type Company = CompanyName;
    type Private = PrivateName;
    type Train = TrainName;
    type Hex = HexName;
    type Stop = StopName;
    type Tile = TileName;
    type Cell = CellName;
    type Word = WordName;
}

macro_rules! name {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => { $(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
        #[serde(transparent)]
        pub struct $name(pub String);
    )* };
}
name! {
    /// A company's short name: `C&N`.
    CompanyName,
    /// A private company's name.
    PrivateName,
    /// A train card: its type and its number, from 0: `2+1-0`.
    TrainName,
    /// A hex, by its coordinate: `F4`.
    HexName,
    /// A stop: hex and number of the stop on the tile there, `F2.0`, or `G5` where there is only one.
    StopName,
    /// A tile's number: `743`.
    TileName,
    /// A space of the stock market: its price, and where prices repeat its place besides.
    CellName,
    /// A word of the title, such as `pay`.
    WordName,
}

/// A player: the seat and its name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub struct SeatName {
    /// The seat, from 0.
    pub seat: u8,
    /// Its name.
    pub name: String,
}

/// A word that a title declares: a kind of dividend, a step of its turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ToSchema)]
#[serde(transparent)]
pub struct Word(pub &'static str);

/// Words that titles know, and one that none does.
#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for Word {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Word> {
        u.choose(&["pay", "retain", "half", "nothing"]).copied().map(Word)
    }
}

/// Leads from one way of naming things to another.
pub trait Rename<A: Naming, B: Naming> {
    /// Why a thing cannot be named so.
    type Error;

    /// A player.
    fn player(&self, player: &A::Player) -> Result<B::Player, Self::Error>;
    /// A company.
    fn company(&self, company: &A::Company) -> Result<B::Company, Self::Error>;
    /// A private company.
    fn private(&self, private: &A::Private) -> Result<B::Private, Self::Error>;
    /// A train card.
    fn train(&self, train: &A::Train) -> Result<B::Train, Self::Error>;
    /// A hex.
    fn hex(&self, hex: &A::Hex) -> Result<B::Hex, Self::Error>;
    /// A stop.
    fn stop(&self, stop: &A::Stop) -> Result<B::Stop, Self::Error>;
    /// A tile.
    fn tile(&self, tile: &A::Tile) -> Result<B::Tile, Self::Error>;
    /// A space of the stock market.
    fn cell(&self, cell: &A::Cell) -> Result<B::Cell, Self::Error>;
    /// A word.
    fn word(&self, word: &A::Word) -> Result<B::Word, Self::Error>;
}

/// The coordinate of a hex.
fn coordinate(names: &dyn Names, hex: HexId) -> String {
    names.map().hexes.get(hex.index()).map(|hex| hex.at.to_string()).unwrap_or_default()
}

/// How many stops the tile has that lies on a hex.
fn stops_on(names: &dyn Names, hex: HexId) -> usize {
    if hex.index() >= names.map().hexes.len() {
        return 0;
    }
    names.map().tile(names.layout().tile(hex).0).stops.len()
}
