//! Games that go out as files and come in as files.

use super::settings::Source;
use super::{Author, ImportedTable, Tables};
use crate::error::Error;
use records::file::{FileError, GameFile};
use records::notation;
use records::recorded::{Importer, RecordedGame};
use rules::{Action, ByName, Game, TableSpec};
use storage::TableRow;
use titles::AnyGame;

/// The largest file read, after decompression: many times the longest game.
const MOST_UNPACKED: u64 = 4 * 1024 * 1024;

/// A game read from a file, as far as it makes sense.
struct Read {
    name: String,
    spec: TableSpec,
    moves: Vec<(u8, Action<ByName>)>,
    report: Option<String>,
}

impl Tables {
    /// The game of a table as a file, up to an entry of the log.
    pub async fn export(&self, row: TableRow, at: Option<i64>, events: bool) -> Result<String, Error> {
        let history = self.history(&row, at.unwrap_or(row.number)).await?;
        self.read_through(move || GameFile::of(&row.spec, &history, events).to_text()).await
    }

    /// Makes a private table of a file.
    pub async fn import(&self, author: Author<'_>, bytes: Vec<u8>) -> Result<ImportedTable, Error> {
        let most = self.imported_moves;
        let read = self.import_aside(move || read(&bytes, most)).await??;
        let found = self.found(author, &read.name, read.spec, Source::Import, read.moves).await?;
        Ok(ImportedTable { report: read.report.or(found.report), ..found })
    }
}

fn read(bytes: &[u8], most: usize) -> Result<Read, Error> {
    match GameFile::read_within(bytes, MOST_UNPACKED) {
        Ok(file) => ours(&file, most),
        Err(FileError::NotAGame) => recorded(bytes, most),
        Err(error) => Err(invalid(error)),
    }
}

fn ours(file: &GameFile, most: usize) -> Result<Read, Error> {
    must_have_at_most(most, file.moves.len())?;
    let mut game = AnyGame::new(&file.table).map_err(invalid)?;
    let mut moves = Vec::with_capacity(file.moves.len());
    let mut report = None;
    for (index, made) in file.moves.iter().enumerate() {
        let action = match notation::find_action(&game, &made.action) {
            Ok(action) => action,
            Err(error) => {
                report = Some(format!("move {} makes no sense: {error}", index + 1));
                break;
            }
        };
        if let Err(refusal) = game.apply(made.seat, &action) {
            let facts = notation::refusal(&game, &refusal);
            let facts = serde_json::to_string(&facts).unwrap_or_default();
            report = Some(format!("move {} is not allowed: {facts}", index + 1));
            break;
        }
        moves.push((made.seat.0, made.action.clone()));
    }
    if let (None, Some(digest)) = (&report, file.digest)
        && digest.0 != game.digest()
    {
        report = Some(format!("the game ends otherwise than it did under the rules {}", file.rules));
    }
    Ok(Read { name: format!("Imported {}", file.table.title), spec: file.table.clone(), moves, report })
}

fn recorded(bytes: &[u8], most: usize) -> Result<Read, Error> {
    let text = std::str::from_utf8(bytes).map_err(invalid)?;
    let recorded = RecordedGame::parse(text, "the file").map_err(invalid)?;
    let mut importer = Importer::new(&recorded).map_err(invalid)?;
    let spec = records::recorded::spec(&recorded).map_err(invalid)?;
    let mut game = AnyGame::new(&spec).map_err(invalid)?;
    let mut moves = Vec::new();
    let mut report = None;
    let actions = recorded.effective_actions();
    must_have_at_most(most, actions.len())?;
    for (index, action) in actions.into_iter().enumerate() {
        match importer.apply(action) {
            Ok(made) => {
                for (by, action) in made.moves {
                    moves.push((by.0, notation::action(&game, &action)));
                    game.apply(by, &action).map_err(|refusal| invalid(format!("{refusal:?}")))?;
                }
            }
            Err(error) => {
                let id = action["id"].as_i64().unwrap_or(index as i64 + 1);
                report = Some(format!("recorded action {id}: {error}"));
                break;
            }
        }
    }
    Ok(Read { name: format!("Imported {} from 18xx.games", recorded.title), spec, moves, report })
}

/// Refuses a game of more moves than are imported.
pub(super) fn must_have_at_most(most: usize, moves: usize) -> Result<(), Error> {
    if moves <= most {
        return Ok(());
    }
    let why = format!("the game has {moves} moves; at most {most} are imported");
    Err(Error::Invalid("too-many-imported-moves", why))
}

fn invalid(error: impl std::fmt::Display) -> Error {
    Error::Invalid("file", error.to_string().chars().take(500).collect())
}
