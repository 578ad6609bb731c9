//! The game on the table: its past, its log, and what was undone.

use rules::{Action, Game, History, Message, PlayerId, Refusal, TableSpec, TitleInfo, View, Viewer};
use titles::{AnyGame, SetupError};

/// A game with its log.
pub(crate) struct SharedTable {
    spec: TableSpec,
    info: TitleInfo,
    history: History<AnyGame>,
    /// What each move brought about, undone moves included.
    log: Vec<Vec<Message>>,
    /// How many moves were in force when the game was saved last, if nothing has been undone since.
    saved: usize,
}

/// A move that was refused, ready to be said.
#[derive(Debug)]
pub(crate) struct Refused {
    pub reason: Message,
    pub title: &'static str,
    pub section: &'static str,
}

impl SharedTable {
    /// A new game.
    pub(crate) fn new(spec: TableSpec) -> Result<SharedTable, SetupError> {
        let game = AnyGame::new(&spec)?;
        let info = game.info();
        Ok(SharedTable { spec, info, history: History::new(game), log: Vec::new(), saved: 0 })
    }

    /// A game that has been played so far, as it is in a file.
    pub(crate) fn of(spec: TableSpec, history: History<AnyGame>) -> SharedTable {
        let info = history.game().info();
        let mut game = history.start().clone();
        let log: Vec<Vec<Message>> = history
            .moves()
            .iter()
            .map(|made| {
                let events = game.apply(made.by, &made.action).unwrap_or_default();
                events.iter().map(|event| event.message(&game)).collect()
            })
            .collect();
        let saved = history.position();
        SharedTable { spec, info, history, log, saved }
    }

    /// What was agreed.
    pub(crate) fn spec(&self) -> &TableSpec {
        &self.spec
    }

    /// What is printed.
    pub(crate) fn info(&self) -> &TitleInfo {
        &self.info
    }

    /// The game now.
    pub(crate) fn game(&self) -> &AnyGame {
        self.history.game()
    }

    /// The moves so far.
    pub(crate) fn history(&self) -> &History<AnyGame> {
        &self.history
    }

    /// Who acts: the first of those who may.
    pub(crate) fn actor(&self) -> Option<PlayerId> {
        self.game().turn().players.first().copied()
    }

    /// The game as the player to act may see it; when it is over there are no secrets.
    pub(crate) fn view(&self) -> View {
        self.game().view(self.actor().map_or(Viewer::Referee, Viewer::Player))
    }

    /// Makes a move for whoever is to act, and says what happened.
    pub(crate) fn act(&mut self, action: Action) -> Result<&[Message], Refused> {
        let by = self.actor().unwrap_or(PlayerId(0));
        let position = self.history.position();
        let result = self.history.apply(by, action);
        let game = self.history.game();
        let events = result.map_err(|refusal| refused(&refusal, game))?;
        self.log.truncate(position);
        self.log.push(events.iter().map(|event| event.message(game)).collect());
        self.saved = self.saved.min(position);
        Ok(&self.log[position])
    }

    /// Takes the last move back, if there is one.
    pub(crate) fn undo(&mut self) -> bool {
        let position = self.history.position();
        position > 0 && self.history.go_to(position - 1)
    }

    /// Makes a move again that was taken back, if there is one.
    pub(crate) fn redo(&mut self) -> bool {
        self.history.undone() > 0 && self.history.go_to(self.history.position() + 1)
    }

    /// Everything that has happened, in order.
    pub(crate) fn log(&self) -> Vec<&Message> {
        self.log[..self.history.position()].iter().flatten().collect()
    }

    /// Whether there are moves that no file has.
    pub(crate) fn unsaved(&self) -> bool {
        self.history.position() != self.saved
    }

    /// Notes that the game is in a file as it is now.
    pub(crate) fn mark_saved(&mut self) {
        self.saved = self.history.position();
    }
}

fn refused(refusal: &Refusal, game: &AnyGame) -> Refused {
    Refused { reason: refusal.message(game), title: refusal.title, section: refusal.section }
}
