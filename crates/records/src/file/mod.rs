//! Our own game file: the agreement for a table and the moves made at it, in JSON, plain or compressed with gzip.
//! It is described in `docs/game-file.md`.

mod error;
mod read;
mod replay;
mod write;

pub use error::{FailedMove, FileError, ReplayError, Trouble};

use rules::{Action, ByName, Message, PlayerId, TableSpec};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

/// The version of the format that we write, and the only one that we read.
pub const FORMAT: u64 = 1;

/// The largest file we read, after decompression.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// The most moves we read.
pub const MOST_MOVES: usize = 100_000;

/// A game as it is in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The version of the format.
    #[serde(rename = "bradshaw")]
    pub format: u64,
    /// The version of the rules it was played under.
    pub rules: String,
    /// The agreement for the table.
    pub table: TableSpec,
    /// What was done, in order.
    pub moves: Vec<FileMove>,
    /// A number for the state after the last move, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<FileDigest>,
}

/// A move as it is in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileMove {
    /// Who made it.
    pub seat: PlayerId,
    /// The action, by names.
    pub action: Action<ByName>,
    /// What happened, for people who read the file; passed over when we read it.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "passed_over")]
    pub events: Option<Vec<Message>>,
}

/// Reads events without keeping them: a small file can claim millions.
fn passed_over<'de, D: Deserializer<'de>>(events: D) -> Result<Option<Vec<Message>>, D::Error> {
    IgnoredAny::deserialize(events).map(|_| None)
}

/// The digest of a state, written as sixteen hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct FileDigest(pub u64);

impl std::fmt::Display for FileDigest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<FileDigest> for String {
    fn from(digest: FileDigest) -> String {
        digest.to_string()
    }
}

impl TryFrom<String> for FileDigest {
    type Error = String;

    fn try_from(text: String) -> Result<FileDigest, String> {
        let digest = u64::from_str_radix(&text, 16).map(FileDigest).ok();
        digest
            .filter(|digest| digest.to_string() == text)
            .ok_or_else(|| "a digest is sixteen hexadecimal digits".to_owned())
    }
}
