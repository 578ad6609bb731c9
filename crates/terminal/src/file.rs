//! Games in files: what was agreed, and every move by name, as JSON.

use crate::table::{Refused, Table};
use records::notation::{NotationError, action_from_json, action_to_json};
use rules::{Names, PlayerId, TableSpec};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::path::Path;
use std::{fs, io};
use titles::SetupError;

/// A saved game.
#[derive(Serialize, Deserialize)]
struct Saved {
    table: TableSpec,
    moves: Vec<SavedMove>,
}

/// One move of it: the player by name, the action by the names at that time.
#[derive(Serialize, Deserialize)]
struct SavedMove {
    by: String,
    action: Value,
}

/// Why a file does not become a game.
pub(crate) enum FileError {
    /// It cannot be read or written.
    Io(io::Error),
    /// It is no game of ours.
    NotAGame(serde_json::Error),
    /// There is no such table.
    Setup(SetupError),
    /// A move names what is not there.
    Notation { number: usize, error: NotationError },
    /// A move names a player who is not at the table.
    Player { number: usize, name: String },
    /// A move is against the rules.
    Refused { number: usize, refused: Refused },
}

/// Writes a game to a file.
pub(crate) fn save(table: &Table, path: &Path) -> Result<(), FileError> {
    let mut game = titles::AnyGame::new(table.spec()).map_err(FileError::Setup)?;
    let mut moves = Vec::new();
    for made in table.history().moves() {
        moves.push(SavedMove { by: game.player(made.by), action: action_to_json(&game, &made.action) });
        if rules::Game::apply(&mut game, made.by, &made.action).is_err() {
            break;
        }
    }
    let saved = Saved { table: table.spec().clone(), moves };
    let text = serde_json::to_string_pretty(&saved).map_err(FileError::NotAGame)?;
    fs::write(path, text + "\n").map_err(FileError::Io)
}

/// Reads a game from a file and plays it through.
pub(crate) fn load(path: &Path) -> Result<Table, FileError> {
    let text = fs::read_to_string(path).map_err(FileError::Io)?;
    let saved: Saved = serde_json::from_str(&text).map_err(FileError::NotAGame)?;
    let mut table = Table::new(saved.table).map_err(FileError::Setup)?;
    for (index, made) in saved.moves.into_iter().enumerate() {
        let number = index + 1;
        let seat = table.spec().players.iter().position(|name| *name == made.by);
        let Some(seat) = seat else { return Err(FileError::Player { number, name: made.by }) };
        let action = action_from_json(table.game(), &made.action)
            .map_err(|error| FileError::Notation { number, error })?;
        table
            .act_as(PlayerId(seat as u8), action)
            .map_err(|refused| FileError::Refused { number, refused })?;
    }
    table.mark_saved();
    Ok(table)
}
