//! Everything the engine says to people: a message id and named arguments, to be put into words in the
//! reader's language by a catalogue. The engine itself contains no sentence.

use crate::action::Dividend;
use crate::certificates::Holder;
use crate::ids::{CertificateId, CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
use crate::money::Money;
use board::{HexId, Rotation, StopAt, TileId};
use serde::{Deserialize, Serialize};

/// One thing to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// Its name in the catalogue.
    pub id: String,
    /// The facts it is about.
    pub args: Vec<(String, Argument)>,
}

/// One fact of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Argument {
    /// A count or an amount.
    Number(i64),
    /// A name, the same in every language.
    Text(String),
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

/// What things are called at this table.
pub trait Names {
    /// A player's name.
    fn player(&self, player: PlayerId) -> String;
    /// A company's short name.
    fn company(&self, company: CompanyId) -> String;
    /// A private company's name.
    fn private(&self, private: PrivateId) -> String;
    /// A hex: its coordinate, and the name of the place where it has one.
    fn hex(&self, hex: HexId) -> String;
    /// A stop on the board.
    fn stop(&self, stop: StopAt) -> String;
    /// A tile's number.
    fn tile(&self, tile: TileId) -> String;
    /// A type of train.
    fn train(&self, kind: TrainKind) -> String;
}

/// A value that can be said.
pub trait Say {
    /// The value as an argument.
    fn say(&self, names: &dyn Names) -> Argument;
}

macro_rules! say_number {
    ($($type:ty),*) => { $(impl Say for $type {
        fn say(&self, _: &dyn Names) -> Argument { Argument::Number(i64::from(*self)) }
    })* };
}
say_number!(u8, u16, i32);

macro_rules! say_name {
    ($($type:ty => |$names:ident, $value:ident| $text:expr),* $(,)?) => { $(impl Say for $type {
        fn say(&self, $names: &dyn Names) -> Argument { let $value = *self; Argument::Text($text) }
    })* };
}
say_name!(
    PlayerId => |names, player| names.player(player),
    CompanyId => |names, company| names.company(company),
    PrivateId => |names, private| names.private(private),
    HexId => |names, hex| names.hex(hex),
    StopAt => |names, stop| names.stop(stop),
    TileId => |names, tile| names.tile(tile),
    TrainKind => |names, kind| names.train(kind),
    TrainId => |names, train| names.train(train.kind),
    CertificateId => |names, certificate| names.company(certificate.company),
);

impl Say for Money {
    fn say(&self, _: &dyn Names) -> Argument {
        Argument::Number(i64::from(self.0))
    }
}

impl Say for Rotation {
    fn say(&self, _: &dyn Names) -> Argument {
        Argument::Number(self.index() as i64)
    }
}

/// Words that are chosen by the catalogue (as a Fluent selector), not shown as they are.
impl Say for &'static str {
    fn say(&self, _: &dyn Names) -> Argument {
        Argument::Text((*self).to_owned())
    }
}

impl Say for Holder {
    fn say(&self, names: &dyn Names) -> Argument {
        match self {
            Holder::Ipo => "ipo".say(names),
            Holder::Pool => "pool".say(names),
            Holder::Player(player) => player.say(names),
        }
    }
}

impl Say for Dividend {
    fn say(&self, names: &dyn Names) -> Argument {
        match self {
            Dividend::Pay => "pay".say(names),
            Dividend::Retain => "retain".say(names),
        }
    }
}

/// A list, its names joined by commas; an empty one is the selector `none`.
impl<T: Say> Say for Vec<T> {
    fn say(&self, names: &dyn Names) -> Argument {
        if self.is_empty() {
            return "none".say(names);
        }
        let words: Vec<String> = self.iter().map(|value| value.say(names).to_string()).collect();
        Argument::Text(words.join(", "))
    }
}

/// Declares an enum whose variants are messages: the variant's kebab-case name after a prefix is its id, its
/// fields are its arguments.
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $vis:vis enum $name:ident ($prefix:literal) {
        $( $(#[$vmeta:meta])* $variant:ident $({ $( $field:ident : $type:ty ),* $(,)? })? => $id:literal ),* $(,)?
    }) => {
        $(#[$meta])*
        $vis enum $name {
            $( $(#[$vmeta])* #[allow(missing_docs)] $variant $({ $( $field: $type ),* })? ),*
        }

        impl $name {
            /// The ids of all messages of this kind, for checking catalogues.
            pub const IDS: &'static [&'static str] = &[$( concat!($prefix, "-", $id) ),*];

            /// Every id with the names of its arguments, for checking catalogues.
            pub const FIELDS: &'static [(&'static str, &'static [&'static str])] =
                &[$( (concat!($prefix, "-", $id), &[$( $( stringify!($field) ),* )?]) ),*];

            /// The message, its facts named as at this table.
            pub fn message(&self, names: &dyn $crate::message::Names) -> $crate::message::Message {
                let _ = names;
                match self {
                    $( Self::$variant $({ $( $field ),* })? => $crate::message::Message {
                        id: concat!($prefix, "-", $id).to_owned(),
                        args: vec![$( $( (
                            stringify!($field).to_owned(),
                            $crate::message::Say::say($field, names),
                        ) ),* )?],
                    } ),*
                }
            }
        }
    };
}
