//! The past of a game, read from the log: every so many moves the state is kept beside it, so that any point is at most
//! that many moves away.

use super::table::{Play, Table};
use super::{Held, Tables, aside};
use crate::error::Error;
use records::notation;
use rules::{Game, History, PlayerId, TableSpec};
use storage::{Batch, EntryRow, Kind, SnapshotRow, StorageError, TableRow};
use titles::AnyGame;

/// After how many moves a state is kept.
const STRIDE: i64 = 32;

/// A state of the past.
pub struct Past {
    /// The game as it was.
    pub game: AnyGame,
    /// After which entry of the log.
    pub number: i64,
    /// How many moves were in force.
    pub position: i64,
}

impl Table {
    /// The entries of the log after one and up to another, if all of them are in memory.
    pub fn recent(&self, after: i64, to: i64) -> Option<Vec<EntryRow>> {
        let recent = self.play.as_ref()?.recent(after)?;
        Some(recent.filter(|entry| entry.number <= to).cloned().collect())
    }

    /// Writes an entry that was just added to the game, and the state with it when it is time.
    pub(super) fn write(&mut self, batch: &mut Batch, entry: &EntryRow) -> Result<(), StorageError> {
        self.row.bytes += batch.append(&self.row.id, entry)?;
        if let Some(play) = &self.play
            && entry.kind == Kind::Move
            && entry.position % STRIDE == 0
        {
            let state = play.game().snapshot();
            self.row.bytes += batch.keep(&self.row.id, entry.number, entry.position, &state)?;
        }
        Ok(())
    }

    /// Writes moves of a game that was played elsewhere, the last of which was just added to the game.
    pub(super) fn write_copied(
        &mut self,
        batch: &mut Batch,
        entries: Vec<EntryRow>,
        now: i64,
    ) -> Result<(), StorageError> {
        if let Some(play) = &self.play {
            self.row.bytes += batch.copy_entries(&self.row.id, entries, &play.game().snapshot(), now)?;
        }
        Ok(())
    }
}

impl Tables {
    /// The game of a table as it is now.
    pub(super) async fn present(&self, row: &TableRow) -> Result<Play, Error> {
        let Some(last) = self.entry(&row.id, row.number).await? else { return Play::new(&row.spec) };
        let top = self.storage.last_move(&row.id, row.number).await?.map_or(0, |made| made.position);
        let replay = self.replay(row, row.number, last.position).await?;
        // Whoever opens a table does not wait for those who read games.
        let game = aside(replay).await??;
        if format!("{:016x}", game.digest()) != last.digest {
            tracing::warn!(
                table = row.id,
                "the game is not what it was when it was played; see `bradshaw audit`"
            );
        }
        Ok(Play::after(game, last, top))
    }

    /// The game of a table as it was after an entry of its log. Nobody needs to hold the table: the past does not change.
    pub async fn at(&self, row: &TableRow, number: i64) -> Result<Past, Error> {
        let position = self.position(row, number).await?;
        let replay = self.replay(row, number, position).await?;
        let game = self.read_through(replay).await??;
        Ok(Past { game, number, position })
    }

    /// The moves that were in force after an entry of the log.
    pub(super) async fn in_force(&self, row: &TableRow, number: i64) -> Result<Vec<EntryRow>, Error> {
        let position = self.position(row, number).await?;
        Ok(self.storage.line(&row.id, number, 0, position).await?)
    }

    /// The game with its moves up to an entry of the log.
    pub async fn history(&self, row: &TableRow, number: i64) -> Result<History<AnyGame>, Error> {
        let moves = self.in_force(row, number).await?;
        let spec = row.spec.clone();
        let replay = move || {
            let mut history = History::new(AnyGame::new(&spec).map_err(fault)?);
            for row in moves {
                let (seat, action) = made(history.game(), &row)?;
                history.apply(seat, action).map_err(|refusal| does_not_replay(&row, &refusal))?;
            }
            Ok(history)
        };
        self.read_through(replay).await?
    }

    /// The entries of a table's log after one and up to another.
    pub(super) async fn log(&self, table: &Table, after: i64, to: i64) -> Result<Vec<EntryRow>, Error> {
        match table.recent(after, to) {
            Some(recent) => Ok(recent),
            None => Ok(self.storage.entries(&table.row.id, after, to).await?),
        }
    }

    /// Takes the game of a table to another place of the line in force.
    pub(super) async fn go_to(&self, table: &mut Held, position: i64) -> Result<(), Error> {
        let game = aside(self.replay(&table.row, table.row.number, position).await?).await??;
        table.in_play()?.go_to(position, game);
        Ok(())
    }

    /// What gives the game after the first `position` moves of the line that was in force after entry `number`.
    async fn replay(
        &self,
        row: &TableRow,
        number: i64,
        position: i64,
    ) -> Result<impl FnOnce() -> Result<AnyGame, Error> + Send + 'static, Error> {
        let (start, mut game) = self.kept(row, number, position).await?;
        let moves = self.storage.line(&row.id, number, start, position).await?;
        if moves.len() as i64 != position - start {
            return Err(Error::Internal(format!("table {} lacks a part of its log", row.id)));
        }
        Ok(move || {
            for row in &moves {
                let (seat, action) = made(&game, row)?;
                game.apply(seat, &action).map_err(|refusal| does_not_replay(row, &refusal))?;
            }
            Ok(game)
        })
    }

    /// The nearest state that was kept, or the start of the game, and how many moves it is from there.
    async fn kept(&self, row: &TableRow, number: i64, position: i64) -> Result<(i64, AnyGame), Error> {
        let mut most = position;
        while let Some(kept) = self.storage.snapshot(&row.id, number, most).await? {
            match restored(&row.spec, &kept) {
                Some(game) => return Ok((kept.position, game)),
                None => tracing::warn!(table = row.id, kept.position, "a snapshot cannot be used"),
            }
            most = kept.position - 1;
        }
        Ok((0, AnyGame::new(&row.spec).map_err(fault)?))
    }

    pub(super) async fn entry(&self, table: &str, number: i64) -> Result<Option<EntryRow>, Error> {
        Ok(self.storage.entries(table, number.saturating_sub(1), number).await?.pop())
    }

    /// How many moves were in force after an entry.
    async fn position(&self, row: &TableRow, number: i64) -> Result<i64, Error> {
        if number == 0 {
            return Ok(0);
        }
        if !(0..=row.number).contains(&number) {
            return Err(Error::NotFound("entry"));
        }
        let found = self.entry(&row.id, number).await?;
        found.map(|entry| entry.position).ok_or(Error::NotFound("entry"))
    }
}

/// The game a snapshot was made of, if it still fits.
fn restored(spec: &TableSpec, kept: &SnapshotRow) -> Option<AnyGame> {
    let digest = u64::from_str_radix(&kept.digest, 16).ok()?;
    AnyGame::restore(spec, serde_json::from_str(&kept.state).ok()?, digest).ok()
}

/// Who made a move, and which, in the game as it was before.
pub(super) fn made(game: &AnyGame, row: &EntryRow) -> Result<(PlayerId, rules::Action), Error> {
    let unreadable = |why: String| Error::Internal(format!("entry {}: {why}", row.number));
    let action = row.action.as_ref().ok_or_else(|| unreadable("it has no action".to_owned()))?;
    let action = notation::find_action(game, action).map_err(|error| unreadable(error.to_string()))?;
    Ok((PlayerId(row.seat), action))
}

pub(super) fn does_not_replay(row: &EntryRow, refusal: &rules::Refusal) -> Error {
    Error::Internal(format!("the log does not replay at entry {}: {refusal:?}", row.number))
}

pub(super) fn fault(error: impl std::fmt::Display) -> Error {
    Error::Internal(error.to_string())
}
