//! The types of trains.

use rules::Word;
use serde::{Deserialize, Serialize};

/// A type of train.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Type {
    Express,
    Freight,
    Local,
}

impl Type {
    /// All of them, in the order in which a company in receivership chooses (8.0).
    pub const ALL: [Type; 3] = [Type::Express, Type::Freight, Type::Local];

    /// Its word.
    pub const fn word(self) -> Word {
        Word(match self {
            Type::Express => "express",
            Type::Freight => "freight",
            Type::Local => "local",
        })
    }

    /// Its letter on a train.
    pub const fn letter(self) -> char {
        match self {
            Type::Express => 'E',
            Type::Freight => 'F',
            Type::Local => 'L',
        }
    }

    /// The type of this word.
    pub fn named(word: Word) -> Option<Type> {
        Type::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// Some of the types of trains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TypeSet(u8);

impl TypeSet {
    /// This one only.
    pub fn only(kind: Type) -> TypeSet {
        let mut types = TypeSet::default();
        types.insert(kind);
        types
    }
    pub fn insert(&mut self, kind: Type) {
        self.0 |= 1 << kind as u8;
    }
    pub fn contains(self, kind: Type) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
    /// Those of both.
    pub fn with(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 | other.0)
    }
    pub fn iter(self) -> impl Iterator<Item = Type> {
        Type::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }
}
