//! One table in memory: what is stored of it, and its game as a value. Everything here is computed; nothing is
//! written.

use super::clocks::Clocks;
use super::settings::{Settings, UndoRequest};
use crate::error::Error;
use crate::programs::Program;
use rules::{Action, Fact, Game, PlayerId, Refusal, TableSpec, Viewer};
use std::collections::VecDeque;
use storage::{
    AgreementRow, EntryRow, ProgramRow, SeatKind, SeatRow, StorageError, TableRow, TableState, WatcherRow,
};
use titles::AnyGame;

/// How many entries are kept for those who follow the game.
const RECENT: usize = 16;

/// After how many moves computers that play among themselves stop. No game takes as long, unless its players are too
/// poor for any company to float: rules may let them buy and sell for ever, and nobody would get up and leave.
const MOST_ALONE: i64 = 20_000;

/// A game that has begun, as it is now. Its past is in the log (see `past`).
pub struct Play {
    game: AnyGame,
    /// How many entries the log has.
    number: i64,
    /// How many moves are in force.
    position: i64,
    /// How many would be in force if everything that was taken back were made again.
    top: i64,
    /// The last entries of the log.
    recent: VecDeque<EntryRow>,
    /// The digest of the state now: it is asked for several times after each move.
    digest: u64,
}

impl Play {
    /// A game before its first entry.
    pub fn new(spec: &TableSpec) -> Result<Play, Error> {
        let game = AnyGame::new(spec).map_err(|error| Error::Invalid("setup", error.to_string()))?;
        let digest = game.digest();
        Ok(Play { game, number: 0, position: 0, top: 0, recent: VecDeque::new(), digest })
    }

    /// A game after the last entry of its log, `top` being the place of the last move ever made.
    pub fn after(game: AnyGame, last: EntryRow, top: i64) -> Play {
        let digest = game.digest();
        Play { game, number: last.number, position: last.position, top, recent: [last].into(), digest }
    }

    /// The game now.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// How many moves are in force.
    pub fn position(&self) -> i64 {
        self.position
    }

    /// How many moves that were taken back could be made again.
    pub fn undone(&self) -> i64 {
        self.top - self.position
    }

    /// The digest of the state now.
    pub fn digest(&self) -> String {
        format!("{:016x}", self.digest)
    }

    /// The last entry of the log.
    pub fn last(&self) -> Option<&EntryRow> {
        self.recent.back()
    }

    /// The entries after one, if all of them are at hand.
    pub fn recent(&self, after: i64) -> Option<impl Iterator<Item = &EntryRow>> {
        let missing = self.number - self.recent.len() as i64;
        (after >= missing).then(|| self.recent.iter().filter(move |entry| entry.number > after))
    }

    /// Makes a move; what was taken back before is gone from the line.
    pub fn apply(&mut self, seat: u8, action: &Action) -> Result<Vec<Fact>, Refusal> {
        let events = self.game.apply(PlayerId(seat), action)?;
        self.digest = self.game.digest();
        self.position += 1;
        self.top = self.position;
        Ok(events)
    }

    /// Goes to another place of the line, where the game is as given.
    pub fn go_to(&mut self, position: i64, game: AnyGame) {
        self.digest = game.digest();
        self.game = game;
        self.position = position;
    }

    /// Adds the entry that tells of what was done last.
    pub fn add(&mut self, entry: EntryRow) {
        self.number = entry.number;
        self.recent.push_back(entry);
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
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

impl Sight {
    /// The seat of this person's that is meant, or the first.
    pub fn own_seat(&self, wanted: Option<u8>) -> Result<u8, Error> {
        let seat = match wanted {
            Some(seat) => Some(seat).filter(|seat| self.seats.contains(seat)),
            None => self.seats.first().copied(),
        };
        let told = || Error::Forbidden("not-seated", "only people who play here can do that".to_owned());
        seat.ok_or_else(told)
    }
}

/// Through whose eyes somebody sees a game.
#[derive(Clone, Debug)]
pub struct Eyes {
    /// Whether nothing is hidden from them.
    all: bool,
    /// The seats they play.
    seats: Vec<u8>,
}

impl Eyes {
    /// Whose eyes they are in a state of the game.
    pub fn viewer(&self, game: &AnyGame) -> Viewer {
        if self.all {
            return Viewer::Referee;
        }
        let acting = game.turn().players.iter().map(|player| player.0).find(|seat| self.seats.contains(seat));
        match acting.or_else(|| self.seats.first().copied()) {
            Some(seat) => Viewer::Player(PlayerId(seat)),
            None => Viewer::Spectator,
        }
    }
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
    /// The questions that its seats always agree to.
    pub agreements: Vec<AgreementRow>,
    /// Where people without a seat stand with its owner.
    pub watchers: Vec<WatcherRow>,
    /// Its game, once started.
    pub play: Option<Play>,
    /// Its clocks, once started, if any were agreed on.
    pub clocks: Option<Clocks>,
    /// Whether this node wrote it last.
    pub written_here: bool,
}

impl Table {
    /// A table from what is stored, and its game.
    pub fn load(
        row: TableRow,
        seats: Vec<SeatRow>,
        programs: Vec<ProgramRow>,
        agreements: Vec<AgreementRow>,
        play: Option<Play>,
    ) -> Result<Table, Error> {
        let settings = serde_json::from_value(row.settings.clone())
            .map_err(|error| StorageError::Shape(error.to_string()))?;
        let (clocks, watchers) = (Clocks::read(row.clocks.as_ref())?, Vec::new());
        let written_here = false;
        Ok(Table { row, settings, seats, programs, agreements, watchers, play, clocks, written_here })
    }

    /// What a person is at this table.
    pub fn sight(&self, person: Option<&str>) -> Sight {
        sight_of(&self.row.owner, &self.seats, person)
    }

    /// Whether no more moves are made.
    pub fn is_over(&self) -> bool {
        matches!(self.row.state, TableState::Finished | TableState::Abandoned)
    }

    /// Whether somebody plays against computers only: from them nothing needs to be closed.
    pub(super) fn alone(&self, sight: &Sight) -> bool {
        let people = (0u8..).zip(&self.seats).filter(|(_, seat)| seat.kind != SeatKind::Computer);
        people.map(|(index, _)| index).eq(sight.seats.iter().copied()) && sight.seats.len() == 1
    }

    /// The game, if it has begun.
    pub fn playing(&self) -> Result<&Play, Error> {
        self.play.as_ref().ok_or_else(not_started)
    }

    /// The game, if it has begun, to go elsewhere in it.
    pub fn begun(&mut self) -> Result<&mut Play, Error> {
        self.play.as_mut().ok_or_else(not_started)
    }

    /// The game, if moves can be made.
    pub fn in_play(&mut self) -> Result<&mut Play, Error> {
        let state = self.row.state;
        let play = self.play.as_mut().ok_or_else(not_started)?;
        match state {
            TableState::Open => Err(not_started()),
            TableState::Abandoned => Err(Error::Conflict("over", "the game was given up".to_owned())),
            // What was hidden is open now: an end that was declared cannot be taken back.
            TableState::Finished if !play.game().turn().players.is_empty() => {
                Err(Error::Conflict("over", "the game was ended".to_owned()))
            }
            TableState::Playing | TableState::Finished => Ok(play),
        }
    }

    /// Through whose eyes somebody sees a state of the game: what is hidden from the seats they play stays so
    /// until the game is over. Where a rating is at stake computers have their secrets too.
    pub fn eyes(&self, sight: &Sight) -> Eyes {
        let all = self.is_over() || (self.alone(sight) && !self.settings.rated);
        Eyes { all, seats: sight.seats.clone() }
    }

    /// Whether nothing of the game, nor of its past, is hidden from somebody: it has no secrets, or is over, or they play and no other
    /// person does.
    pub fn hides_nothing_from(&self, sight: &Sight) -> bool {
        let has_secrets = self.play.as_ref().is_some_and(|play| play.game().has_secrets());
        self.is_over() || !has_secrets || (!sight.seats.is_empty() && !self.others_play(sight))
    }

    /// Brings the stored summary in line with the game.
    pub fn settle(&mut self, now: i64) {
        let Some(play) = &self.play else { return };
        let version = play.game().rules_version();
        self.row.rules = version.to_string();
        self.row.spec.rules = Some(version.number);
        self.row.number = play.number;
        self.row.digest = play.digest();
        self.row.awaited = play.game().turn().players.iter().map(|player| player.0).collect();
        if matches!(self.row.state, TableState::Playing | TableState::Finished) {
            let over = self.row.awaited.is_empty();
            self.row.state = if over { TableState::Finished } else { TableState::Playing };
        }
        self.row.driven = self.is_driven();
        self.row.changed_at = now;
    }

    /// Whether the server has the next move to make.
    pub(super) fn is_driven(&self) -> bool {
        self.row.state == TableState::Playing && !self.is_endless() && self.driver().is_some()
    }

    /// Whether only computers play, and have for longer than any game takes. The owner may end such a table.
    fn is_endless(&self) -> bool {
        let mut seats = (0u8..).take(self.seats.len());
        self.row.number >= MOST_ALONE && seats.all(|seat| self.computer_at(seat).is_some())
    }

    /// The awaited seat for which the server moves, if there is one.
    pub fn driver(&self) -> Option<u8> {
        let step = self.play.as_ref()?.game().turn().step;
        self.row.awaited.iter().copied().find(|&seat| {
            self.computer_at(seat).is_some()
                || self.clock_decides(seat)
                || self.agreement(seat).is_some()
                || self.program(seat).is_some_and(|program| program.applies(step))
        })
    }

    /// The computer that plays a seat now: one that has it, or one that sits in for its person.
    pub fn computer_at(&self, seat: u8) -> Option<&str> {
        let seat = self.seats.get(usize::from(seat))?;
        let nameless = (seat.kind == SeatKind::Computer).then_some("");
        seat.computer.as_deref().or(nameless)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::lobby::new_row;
    use storage::Person;

    /// A table in play after so many moves, the first seat a computer's and the second of some kind.
    fn after(number: i64, second: SeatKind) -> Table {
        let players = vec!["Ann".to_owned(), "Ben".to_owned()];
        let title = titles::catalogue()[0].title.clone();
        let spec = TableSpec { title, players, ..Default::default() };
        let owner = Person { id: "owner".to_owned(), name: "Owner".to_owned(), login: None };
        let play = Play { number, ..Play::new(&spec).unwrap() };
        let mut row = new_row(&owner, "robots", spec, false, &Settings::default(), 0).unwrap();
        row.state = TableState::Playing;
        let seat = |kind| SeatRow { kind, person: None, name: String::new(), computer: None, invited: false };
        let seats = vec![seat(SeatKind::Computer), seat(second)];
        let mut table = Table::load(row, seats, Vec::new(), Vec::new(), Some(play)).unwrap();
        table.settle(0);
        table
    }

    #[test]
    fn against_computers_nothing_is_closed_to_the_one_person() {
        let seen_by = |second: SeatKind| {
            let table = after(0, second);
            let eyes = table.eyes(&Sight { seats: vec![1], owner: true });
            eyes.viewer(table.playing().unwrap().game())
        };
        assert_eq!(seen_by(SeatKind::Person), Viewer::Referee);
        let mut table = after(0, SeatKind::Person);
        table.seats[0].kind = SeatKind::Person;
        let eyes = table.eyes(&Sight { seats: vec![1], owner: true });
        assert_eq!(eyes.viewer(table.playing().unwrap().game()), Viewer::Player(PlayerId(1)));
    }

    #[test]
    fn computers_among_themselves_do_not_play_for_ever() {
        assert!(after(MOST_ALONE - 1, SeatKind::Computer).row.driven);
        assert!(!after(MOST_ALONE, SeatKind::Computer).row.driven);
        assert!(after(MOST_ALONE, SeatKind::Person).row.driven, "people end a game when they like");
    }
}
