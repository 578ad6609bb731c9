//! What the engine says: an id and the things it is about. Shared rooms carry facts, show them and store them
//! without knowing what they mean; the words a title says are declared by the title, those that all titles say in
//! [`crate::event`] and [`crate::refusal`].

use crate::certificates::Holder;
use crate::ids::{CertificateId, CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
use crate::market::Cell;
use crate::message::{Argument, Message, Names};
use crate::money::Money;
use crate::naming::Word;
use board::{HexId, Rotation, StopAt, TileId};
use smallvec::SmallVec;

/// For [`facts!`](crate::facts).
#[doc(hidden)]
pub use smallvec::smallvec;

/// Something that is said: an id of the message catalogue, and the things it names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fact {
    /// Its name in the catalogue.
    pub id: &'static str,
    /// What it is about, by the names the catalogue uses.
    pub args: SmallVec<[(&'static str, Thing); 4]>,
}

/// One thing a fact can be about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A player.
    Player(PlayerId),
    /// A share company.
    Company(CompanyId),
    /// A private company.
    Private(PrivateId),
    /// A certificate.
    Certificate(CertificateId),
    /// A train card.
    Train(TrainId),
    /// A type of train.
    TrainKind(TrainKind),
    /// A hex.
    Hex(HexId),
    /// A stop on the board.
    Stop(StopAt),
    /// A tile.
    Tile(TileId),
    /// A space of the stock market.
    Cell(Cell),
    /// A sum of money.
    Money(Money),
    /// A number.
    Count(i32),
    /// A word that the catalogue chooses a text by.
    Word(&'static str),
    /// Several things.
    List(Box<[Thing]>),
}

impl Fact {
    /// The thing of this name.
    pub fn arg(&self, name: &str) -> Option<&Thing> {
        self.args.iter().find_map(|(known, thing)| (*known == name).then_some(thing))
    }

    /// The sum of money of this name.
    pub fn money(&self, name: &str) -> Option<Money> {
        match self.arg(name) {
            Some(Thing::Money(money)) => Some(*money),
            _ => None,
        }
    }

    /// The message, its things called as at this table.
    pub fn message(&self, names: &dyn Names) -> Message {
        let args = self.args.iter().map(|(name, thing)| ((*name).to_owned(), thing.argument(names)));
        Message { id: self.id.to_owned(), args: args.collect() }
    }
}

impl Thing {
    /// What the thing is called at this table. An empty list is the word `none`.
    pub fn argument(&self, names: &dyn Names) -> Argument {
        match self {
            Thing::Player(player) => names.player(*player).into(),
            Thing::Company(company) => names.company(*company).into(),
            Thing::Private(private) => names.private(*private).into(),
            Thing::Certificate(certificate) => names.company(certificate.company).into(),
            Thing::Train(train) => names.shown(*train).into(),
            Thing::TrainKind(kind) => names.train(*kind).into(),
            Thing::Hex(hex) => names.hex(*hex).into(),
            Thing::Stop(stop) => names.stop(*stop).into(),
            Thing::Tile(tile) => names.tile(*tile).into(),
            Thing::Cell(cell) => names.cell(*cell).into(),
            Thing::Money(money) => i64::from(money.0).into(),
            Thing::Count(count) => i64::from(*count).into(),
            Thing::Word(word) => (*word).into(),
            Thing::List(things) if things.is_empty() => "none".into(),
            Thing::List(things) => {
                let words: Vec<String> =
                    things.iter().map(|thing| thing.argument(names).to_string()).collect();
                words.join(", ").into()
            }
        }
    }
}

macro_rules! thing_from {
    ($($type:ty => |$value:ident| $thing:expr),* $(,)?) => { $(impl From<$type> for Thing {
        fn from($value: $type) -> Thing { $thing }
    })* };
}
thing_from!(
    PlayerId => |player| Thing::Player(player),
    CompanyId => |company| Thing::Company(company),
    PrivateId => |private| Thing::Private(private),
    CertificateId => |certificate| Thing::Certificate(certificate),
    TrainId => |train| Thing::Train(train),
    TrainKind => |kind| Thing::TrainKind(kind),
    HexId => |hex| Thing::Hex(hex),
    StopAt => |stop| Thing::Stop(stop),
    TileId => |tile| Thing::Tile(tile),
    Cell => |cell| Thing::Cell(cell),
    Money => |money| Thing::Money(money),
    Rotation => |rotation| Thing::Count(rotation.index() as i32),
    u8 => |count| Thing::Count(count.into()),
    u16 => |count| Thing::Count(count.into()),
    i32 => |count| Thing::Count(count),
    &'static str => |word| Thing::Word(word),
    Word => |word| Thing::Word(word.0),
);

impl From<Holder> for Thing {
    fn from(holder: Holder) -> Thing {
        match holder {
            Holder::Offer => Thing::Word("offer"),
            Holder::Pool => Thing::Word("pool"),
            Holder::Player(player) => Thing::Player(player),
            Holder::Company(company) => Thing::Company(company),
            Holder::Card(private) => Thing::Private(private),
        }
    }
}

impl<T: Into<Thing>> From<Vec<T>> for Thing {
    fn from(things: Vec<T>) -> Thing {
        Thing::List(things.into_iter().map(Into::into).collect())
    }
}

/// Declares an enum of facts: the id of a variant is given behind it, its fields are the things it names. Whoever
/// declares an enum may say its variants; everybody else meets them as [`Fact`]s.
#[macro_export]
macro_rules! facts {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $( $(#[$vmeta:meta])* $variant:ident $({ $( $field:ident : $type:ty ),* $(,)? })? => $id:literal ),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $name {
            $( $(#[$vmeta])* #[allow(missing_docs)] $variant $({ $( $field: $type ),* })? ),*
        }

        impl $name {
            /// Every id with the names of its things, for checking catalogues.
            pub const FIELDS: &'static [(&'static str, &'static [&'static str])] =
                &[$( ($id, &[$( $( stringify!($field) ),* )?]) ),*];

            /// Every variant with its id.
            pub const VARIANTS: &'static [(&'static str, &'static str)] =
                &[$( (stringify!($variant), $id) ),*];
        }

        /// So that tests can hold what was said against what should be.
        impl PartialEq<$name> for $crate::Fact {
            fn eq(&self, other: &$name) -> bool {
                let said = $crate::Fact::from(other.clone());
                *self == said
            }
        }

        impl From<$name> for $crate::Fact {
            fn from(said: $name) -> $crate::Fact {
                match said {
                    $( $name::$variant $({ $( $field ),* })? => $crate::Fact {
                        id: $id,
                        args: $crate::fact::smallvec![$( $( (stringify!($field), $crate::Thing::from($field)) ),* )?],
                    } ),*
                }
            }
        }
    };
}
