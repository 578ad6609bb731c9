//! From a file to a game, and from a game to a file.

use super::error::{FailedMove, ReplayError, Trouble};
use super::{FORMAT, FileDigest, FileMove, GameFile};
use crate::notation;
use rules::{Game, History, Names, TableSpec};
use titles::AnyGame;

impl GameFile {
    /// The file of a game: its moves in force, and what each of them caused if `events` is wanted.
    pub fn of(table: &TableSpec, history: &History<AnyGame>, events: bool) -> GameFile {
        let mut game = history.start().clone();
        let moves = history.moves().iter().map(|made| {
            let action = notation::action(&game, &made.action);
            let happened = game.apply(made.by, &made.action).expect("a move in force has been accepted");
            let told = || notation::events(&game, &happened);
            FileMove { seat: made.by, action, events: events.then(told) }
        });
        let version = history.game().rules_version();
        GameFile {
            format: FORMAT,
            rules: version.to_string(),
            table: TableSpec { rules: Some(version.number), ..table.clone() },
            moves: moves.collect(),
            digest: Some(FileDigest(history.game().digest())),
        }
    }

    /// Plays the game of the file, every move by the rules, and compares the end with the file's digest.
    pub fn replay(&self) -> Result<History<AnyGame>, ReplayError> {
        let mut history = History::new(AnyGame::new(&self.table)?);
        for (index, made) in self.moves.iter().enumerate() {
            play(&mut history, made).map_err(|trouble| {
                Box::new(FailedMove {
                    number: index + 1,
                    seat: made.seat,
                    player: history.game().player(made.seat),
                    action: made.action.clone(),
                    trouble,
                })
            })?;
        }
        let found = FileDigest(history.game().digest());
        match self.digest {
            Some(expected) if expected != found => {
                Err(ReplayError::Digest { expected, found, rules: self.rules.clone() })
            }
            _ => Ok(history),
        }
    }
}

fn play(history: &mut History<AnyGame>, made: &FileMove) -> Result<(), Trouble> {
    let action = notation::find_action(history.game(), &made.action).map_err(Trouble::Unreadable)?;
    history.apply(made.seat, action).map(|_| ()).map_err(|refusal| {
        let message = refusal.message(history.game());
        Trouble::Refused(refusal, message)
    })
}
