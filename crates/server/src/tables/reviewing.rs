//! Games that are over, made again for those who look back. What was hidden is open then.

use super::past::{does_not_replay, fault, made};
use super::{Table, Tables};
use crate::analysis::Wanted;
use crate::computer::Thinker;
use crate::error::Error;
use crate::review::Made;
use rules::{Game, Message};
use storage::{EntryRow, Kind, TableRow};
use titles::AnyGame;

/// The moves of a game with the states before them, and the last state.
pub struct Course {
    /// The moves in force.
    pub moves: Vec<Made>,
    /// The game at the end.
    pub end: AnyGame,
}

impl Table {
    /// Refuses to look back at a game that is on: it would tell what is hidden.
    pub fn must_be_over(&self) -> Result<(), Error> {
        if self.is_over() {
            return Ok(());
        }
        Err(Error::Conflict("not-over", "the game is not over".to_owned()))
    }
}

impl Tables {
    /// What makes the whole course of a game again, as long as somebody waits for it.
    pub async fn course(
        &self,
        row: &TableRow,
    ) -> Result<impl FnOnce(&Wanted) -> Option<Result<Course, Error>> + Send + 'static, Error> {
        let entries = self.in_force(row, row.number).await?;
        let spec = row.spec.clone();
        Ok(move |wanted: &Wanted| {
            let mut game = match AnyGame::new(&spec) {
                Ok(game) => game,
                Err(error) => return Some(Err(fault(error))),
            };
            let mut moves = Vec::with_capacity(entries.len());
            for entry in &entries {
                if !wanted.still() {
                    return None;
                }
                match again(&mut game, entry) {
                    Ok(made) => moves.push(made),
                    Err(error) => return Some(Err(error)),
                }
            }
            Some(Ok(Course { moves, end: game }))
        })
    }

    /// One move of a game with the state before it, and whom to ask what else could have been done.
    pub async fn move_of(&self, row: &TableRow, number: i64) -> Result<(Made, Thinker), Error> {
        let entry = self.entry(&row.id, number).await?.filter(|entry| entry.kind == Kind::Move);
        let entry = entry.ok_or(Error::NotFound("entry"))?;
        let before = self.at(row, number - 1).await?.game;
        let (_, action) = made(&before, &entry)?;
        let adviser = Thinker::adviser((&row.id, entry.seat), row.spec.seed, number - 1);
        Ok((Made { number, seat: entry.seat, action, events: events(&entry)?, before }, adviser))
    }
}

/// Makes a move again.
fn again(game: &mut AnyGame, entry: &EntryRow) -> Result<Made, Error> {
    let before = game.clone();
    let (seat, action) = made(game, entry)?;
    game.apply(seat, &action).map_err(|refusal| does_not_replay(entry, &refusal))?;
    Ok(Made { number: entry.number, seat: entry.seat, action, events: events(entry)?, before })
}

/// What the log tells of a move.
fn events(entry: &EntryRow) -> Result<Vec<Message>, Error> {
    serde_json::from_str(entry.events.get()).map_err(fault)
}
