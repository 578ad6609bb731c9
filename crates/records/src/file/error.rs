//! What can be wrong with a game file, and with the game in it.

use super::{FORMAT, FileDigest, MOST_MOVES};
use crate::notation::NotationError;
use rules::{Action, ByName, Message, PlayerId, Refusal};
use std::fmt;
use std::io;
use thiserror::Error;
use titles::SetupError;

/// A file that cannot be read as a game, or not be written.
#[derive(Debug, Error)]
pub enum FileError {
    /// The file itself.
    #[error("{path}: {source}")]
    Disk {
        /// Which file.
        path: String,
        /// Why.
        source: io::Error,
    },
    /// It is compressed, and damaged or cut off.
    #[error("the compressed file is damaged, after {offset} bytes of its contents: {source}")]
    Compression {
        /// How much could be read.
        offset: usize,
        /// Why no more.
        source: io::Error,
    },
    /// It is too large.
    #[error("the file is larger than {most} bytes")]
    TooLarge {
        /// The most we read.
        most: u64,
    },
    /// It ends too early.
    #[error("line {line}, column {column}: the file is cut off")]
    CutOff {
        /// The last line.
        line: usize,
        /// The last column.
        column: usize,
    },
    /// It is not JSON, or not the JSON it should be.
    #[error("line {line}, column {column}: {what}")]
    Contents {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What is wrong.
        what: String,
    },
    /// It is something else.
    #[error("this is no game file: it does not begin with \"bradshaw\" and a version")]
    NotAGame,
    /// It is of another version.
    #[error("the file has version {found} of the format; we read version {FORMAT}")]
    Format {
        /// Its version.
        found: u64,
    },
    /// It names no version of the rules.
    #[error("\"rules\" is \"{found}\"; it must be a title, a slash and a version number")]
    Rules {
        /// What it says.
        found: String,
    },
    /// It has too many moves.
    #[error("the file has {count} moves, more than {MOST_MOVES}")]
    TooManyMoves {
        /// How many.
        count: usize,
    },
}

/// A game that cannot be played as its file says.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move cannot be made.
    #[error(transparent)]
    Move(#[from] Box<FailedMove>),
    /// The game ends in another state than it did.
    #[error(
        "the game ends in another state ({found}) than when it was played ({expected}) under rules {rules}"
    )]
    Digest {
        /// What the file says.
        expected: FileDigest,
        /// What came out.
        found: FileDigest,
        /// The rules of the file.
        rules: String,
    },
}

/// A move that cannot be made.
#[derive(Debug)]
pub struct FailedMove {
    /// Its number, from 1.
    pub number: usize,
    /// Whose it is.
    pub seat: PlayerId,
    /// The player's name.
    pub player: String,
    /// What should be done.
    pub action: Action<ByName>,
    /// Why it cannot.
    pub trouble: Trouble,
}

/// Why a move cannot be made.
#[derive(Debug)]
pub enum Trouble {
    /// It cannot be read.
    Unreadable(NotationError),
    /// The rules refuse it; the message says why, for a catalogue to put into words.
    Refused(Refusal, Message),
}

impl std::error::Error for FailedMove {}

impl fmt::Display for FailedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let action = serde_json::to_string(&self.action).unwrap_or_default();
        write!(f, "move {} by {}, {action}: ", self.number, self.player)?;
        match &self.trouble {
            Trouble::Unreadable(error) => write!(f, "{error}"),
            Trouble::Refused(refusal, message) => {
                write!(f, "refused by {} ({}): {}", refusal.title, refusal.section, message.id)?;
                let mut args = message.args.iter();
                args.try_for_each(|(name, argument)| write!(f, ", {name} {argument}"))
            }
        }
    }
}
