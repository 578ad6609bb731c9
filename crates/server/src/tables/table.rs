//! One table in memory: what is stored of it, and its game as a value. Everything here is computed; nothing is
//! written.

use super::settings::{Settings, UndoRequest};
use crate::error::Error;
use crate::programs::Program;
use crate::storage::{EntryRow, Kind, ProgramRow, SeatKind, SeatRow, StorageError, TableRow, TableState};
use rules::{Game, History, PlayerId, TableSpec, Viewer};
use titles::AnyGame;

/// A game that has begun.
pub struct Play {
    /// The moves in force, and those that can be redone.
    pub history: History<AnyGame>,
    /// The whole log.
    pub entries: Vec<EntryRow>,
}

impl Play {
    /// A game before its first entry.
    pub fn new(spec: &TableSpec) -> Result<Play, Error> {
        let game = AnyGame::new(spec).map_err(|error| Error::Invalid("setup", error.to_string()))?;
        Ok(Play { history: History::new(game), entries: Vec::new() })
    }

    /// The game now.
    pub fn game(&self) -> &AnyGame {
        self.history.game()
    }

    /// The digest of the state now.
    pub fn digest(&self) -> String {
        format!("{:016x}", self.game().digest())
    }

    /// Makes a stored entry again; says what is wrong if it cannot be made.
    pub fn replay(&mut self, row: EntryRow) -> Result<(), String> {
        match (&row.kind, &row.action) {
            (Kind::Move, Some(action)) => {
                let made = self.history.apply(PlayerId(row.seat), action.clone());
                made.map_err(|refusal| format!("{refusal:?}"))?;
            }
            (Kind::Move, None) => return Err("a move without an action".to_owned()),
            (Kind::Undo | Kind::Redo, _) => {
                let to = usize::try_from(row.position).map_err(|error| error.to_string())?;
                if !self.history.go_to(to) {
                    return Err(format!("there is no position {to}"));
                }
            }
        }
        self.entries.push(row);
        Ok(())
    }

    /// The game after the first `number` entries.
    pub fn at(&self, spec: &TableSpec, number: i64) -> Result<AnyGame, Error> {
        let count = usize::try_from(number).ok().filter(|count| *count <= self.entries.len());
        let count = count.ok_or(Error::NotFound("entry"))?;
        let moves = self.in_force(count);
        let kept = self.history.moves();
        let shared = moves
            .iter()
            .zip(kept)
            .all(|(row, made)| row.action.as_ref() == Some(&made.action) && row.seat == made.by.0);
        if shared
            && moves.len() <= kept.len()
            && let Some(game) = self.history.at(moves.len())
        {
            return Ok(game);
        }
        let mut game = Play::new(spec)?.game().clone();
        for row in moves {
            if let Some(action) = &row.action {
                let made = game.apply(PlayerId(row.seat), action);
                made.map_err(|refusal| Error::Internal(format!("history does not replay: {refusal:?}")))?;
            }
        }
        Ok(game)
    }

    /// The moves that were in force after the first `count` entries.
    pub fn in_force(&self, count: usize) -> Vec<&EntryRow> {
        let mut made: Vec<&EntryRow> = Vec::new();
        let mut position = 0;
        for entry in self.entries.iter().take(count) {
            if entry.kind == Kind::Move {
                made.truncate(position);
                made.push(entry);
            }
            position = usize::try_from(entry.position).unwrap_or(0);
        }
        made.truncate(position);
        made
    }
}

/// What somebody is at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// The seats this person plays.
    pub seats: Vec<u8>,
    /// Whether the person set the table up.
    pub owner: bool,
}

/// A table.
pub struct Table {
    /// What is stored of it.
    pub row: TableRow,
    /// Its settings.
    pub settings: Settings,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// What the server does for its seats.
    pub programs: Vec<ProgramRow>,
    /// Its game, once started.
    pub play: Option<Play>,
}

impl Table {
    /// A table from what is stored.
    pub fn load(
        row: TableRow,
        seats: Vec<SeatRow>,
        programs: Vec<ProgramRow>,
        log: Vec<EntryRow>,
    ) -> Result<Table, Error> {
        let settings = serde_json::from_value(row.settings.clone())
            .map_err(|error| StorageError::Shape(error.to_string()))?;
        let play = if row.state == TableState::Open {
            None
        } else {
            let mut play = Play::new(&row.spec).map_err(|error| Error::Internal(error.to_string()))?;
            for entry in log {
                let number = entry.number;
                play.replay(entry).map_err(|fault| {
                    Error::Internal(format!("table {} does not replay at entry {number}: {fault}", row.id))
                })?;
            }
            Some(play)
        };
        Ok(Table { row, settings, seats, programs, play })
    }

    /// What a person is at this table.
    pub fn sight(&self, person: Option<&str>) -> Sight {
        sight_of(&self.row.owner, &self.seats, person)
    }

    /// Whether a person may read the table without having been let in by a link.
    pub fn readable(&self, sight: &Sight) -> bool {
        self.row.listed || sight.owner || !sight.seats.is_empty()
    }

    /// The game, if it has begun.
    pub fn playing(&self) -> Result<&Play, Error> {
        self.play.as_ref().ok_or_else(not_started)
    }

    /// The game, if moves can be made.
    pub fn in_play(&mut self) -> Result<&mut Play, Error> {
        if self.row.state != TableState::Playing && self.row.state != TableState::Finished {
            return Err(match self.row.state {
                TableState::Abandoned => Error::Conflict("over", "the game was given up".to_owned()),
                _ => not_started(),
            });
        }
        self.play.as_mut().ok_or_else(not_started)
    }

    /// Through whose eyes somebody sees a state of the game: what is hidden from the seats they play stays so
    /// until the game is over.
    pub fn viewer(&self, sight: &Sight, game: &AnyGame) -> Viewer {
        if matches!(self.row.state, TableState::Finished | TableState::Abandoned) {
            return Viewer::Referee;
        }
        let acting =
            game.turn().players.iter().map(|player| player.0).find(|seat| sight.seats.contains(seat));
        match acting.or_else(|| sight.seats.first().copied()) {
            Some(seat) => Viewer::Player(PlayerId(seat)),
            None => Viewer::Spectator,
        }
    }

    /// Brings the stored summary in line with the game.
    pub fn settle(&mut self, now: i64) {
        let Some(play) = &self.play else { return };
        self.row.rules = play.game().rules_version().to_owned();
        self.row.number = play.entries.len() as i64;
        self.row.digest = play.digest();
        self.row.awaited = play.game().turn().players.iter().map(|player| player.0).collect();
        if matches!(self.row.state, TableState::Playing | TableState::Finished) {
            let over = self.row.awaited.is_empty();
            self.row.state = if over { TableState::Finished } else { TableState::Playing };
        }
        self.row.driven = self.row.state == TableState::Playing && self.driver().is_some();
        self.row.changed_at = now;
    }

    /// The awaited seat for which the server moves, if there is one.
    pub fn driver(&self) -> Option<u8> {
        let step = self.play.as_ref()?.game().turn().step;
        self.row.awaited.iter().copied().find(|&seat| {
            let computer = self.seats.get(usize::from(seat)).is_some_and(|it| it.kind == SeatKind::Computer);
            computer || self.program(seat).is_some_and(|program| program.applies(step))
        })
    }

    /// What the server does for a seat, while it does.
    pub fn program(&self, seat: u8) -> Option<Program> {
        let row = self.programs.iter().find(|row| row.seat == seat && row.stopped.is_none())?;
        serde_json::from_value(row.program.clone()).ok()
    }

    /// The request to take moves back that waits for others.
    pub fn undo_request(&self) -> Option<UndoRequest> {
        serde_json::from_value(self.row.undo_request.clone()?).ok()
    }

    /// The person who plays a seat.
    pub fn person_at(&self, seat: u8) -> Option<&str> {
        let seat = self.seats.get(usize::from(seat))?;
        match seat.kind {
            SeatKind::Person => seat.person.as_deref(),
            SeatKind::Hot => Some(&self.row.owner),
            SeatKind::Computer => None,
        }
    }
}

/// What a person is at a table of this owner and these seats.
pub(super) fn sight_of(owner: &str, seats: &[SeatRow], person: Option<&str>) -> Sight {
    let Some(person) = person.filter(|person| !person.is_empty()) else { return Sight::default() };
    let owner = owner == person;
    let plays = |seat: &SeatRow| match seat.kind {
        SeatKind::Person => seat.person.as_deref() == Some(person),
        SeatKind::Hot => owner,
        SeatKind::Computer => false,
    };
    let seats = (0u8..).zip(seats).filter(|(_, seat)| plays(seat)).map(|(index, _)| index);
    Sight { seats: seats.collect(), owner }
}

fn not_started() -> Error {
    Error::Conflict("not-started", "the game has not started".to_owned())
}
