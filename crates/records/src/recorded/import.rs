//! Taking over a whole recorded game.

use super::format::{ReadError, RecordedGame};
use super::importer::{ImportError, Importer};
use super::spec;
use rules::{History, TableSpec};
use thiserror::Error;
use titles::AnyGame;

/// A recorded game as one of ours.
pub struct Imported {
    /// The agreement for the table.
    pub spec: TableSpec,
    /// The game with its past; every move can be undone and it can be played on.
    pub history: History<AnyGame>,
}

/// Why a recorded game cannot be taken over.
#[derive(Debug, Error)]
pub enum ImportFailure {
    /// The file makes no sense.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(ImportError),
    /// An action is not possible; those before it are.
    #[error("action {action}: {error}")]
    Action {
        /// Which one, counted from 1 among the actions in force.
        action: usize,
        /// Why.
        error: ImportError,
    },
}

/// Takes over a recorded game from the contents of its file.
pub fn import(text: &str, path: &str) -> Result<Imported, ImportFailure> {
    import_game(&RecordedGame::parse(text, path)?)
}

/// Takes over a recorded game.
pub fn import_game(recorded: &RecordedGame) -> Result<Imported, ImportFailure> {
    let mut importer = Importer::new(recorded).map_err(ImportFailure::Setup)?;
    let table = spec(recorded).map_err(ImportFailure::Setup)?;
    let game = AnyGame::new(&table).map_err(|error| ImportFailure::Setup(error.into()))?;
    let mut history = History::new(game);
    for (index, action) in recorded.effective_actions().into_iter().enumerate() {
        let failed = |error| ImportFailure::Action { action: index + 1, error };
        let made = importer.apply(action).map_err(failed)?;
        for (player, action) in made.moves {
            history.apply(player, action).map_err(|refusal| failed(ImportError::Refused(refusal)))?;
        }
    }
    Ok(Imported { spec: table, history })
}
