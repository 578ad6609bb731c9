//! Games in files, in the format of the `records` room.

use crate::table::{Refused, SharedTable};
use records::file::{FileError, GameFile, ReplayError, Trouble};
use std::path::Path;

/// Why a file does not become a game: a message of the catalogue, with the number of a move and a reason where it
/// speaks of them.
pub(crate) enum NoGame {
    /// It cannot be read or written.
    Unreachable(String),
    /// It is no game file.
    NotAGame(String),
    /// There is no such table.
    Setup(titles::SetupError),
    /// A move cannot be read.
    Unreadable { number: usize, why: String },
    /// A move is against the rules.
    Refused { number: usize, refused: Refused },
    /// The game ends otherwise than it did.
    OtherEnd,
}

impl From<FileError> for NoGame {
    fn from(error: FileError) -> NoGame {
        match error {
            FileError::Disk { source, .. } => NoGame::Unreachable(source.to_string()),
            other => NoGame::NotAGame(other.to_string()),
        }
    }
}

impl From<ReplayError> for NoGame {
    fn from(error: ReplayError) -> NoGame {
        match error {
            ReplayError::Setup(error) => NoGame::Setup(error),
            ReplayError::Digest { .. } => NoGame::OtherEnd,
            ReplayError::Move(failed) => match failed.trouble {
                Trouble::Unreadable(error) => {
                    NoGame::Unreadable { number: failed.number, why: error.to_string() }
                }
                Trouble::Refused(refusal, reason) => {
                    let refused = Refused { reason, title: refusal.title, section: refusal.section };
                    NoGame::Refused { number: failed.number, refused }
                }
            },
        }
    }
}

/// Writes a game to a file.
pub(crate) fn save(table: &SharedTable, path: &Path) -> Result<(), NoGame> {
    Ok(GameFile::of(table.spec(), table.history(), false).save(path)?)
}

/// Reads a game from a file and plays it through.
pub(crate) fn load(path: &Path) -> Result<SharedTable, NoGame> {
    let file = GameFile::open(path)?;
    let history = file.replay()?;
    Ok(SharedTable::of(file.table, history))
}
