//! A simulated table: who sits at it, and their next move.

use crate::player::{Effort, Player, SeatView, good_runs};
use crate::random;
use crate::registry::{UnknownPlayer, by_name};
use crate::rng::{Dice, mix};
use crate::wander::{self, Mood};
use rules::{Action, Choices, Game, PlayerId, TableSpec, TitleInfo};
use titles::{AnyGame, SetupError};

/// Computer players decide at once: a simulation is about rules, not about good play.
const EFFORT: Effort = Effort { work: 800 };

/// What a seat that plays at random is called.
const RANDOM: &str = "random";

/// The computer player of mixed tables.
const COMPUTER: &str = "guest";

/// Who sits at simulated tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    /// One game in three is played at random, one by computer players, and one by both. Chance goes where nobody wants to go;
    /// computer players get as far as late trains, mergers, loans and the powers of private companies.
    Mixed,
    /// These, in turn around the table.
    Named(Vec<String>),
}

impl Seats {
    /// The seats of these names: `mixed` alone, or `random` and computer players in turn around the table.
    pub fn named(names: &[String]) -> Result<Seats, UnknownPlayer> {
        if names == ["mixed"] {
            return Ok(Seats::Mixed);
        }
        for name in names.iter().filter(|name| *name != RANDOM) {
            by_name(name, "", 0)?;
        }
        Ok(Seats::Named(names.to_vec()))
    }

    /// Everybody plays at random.
    pub fn random() -> Seats {
        Seats::Named(vec![RANDOM.to_owned()])
    }

    fn name(&self, seat: usize, seed: u64) -> &str {
        match self {
            Seats::Mixed => match seed % 3 {
                0 => RANDOM,
                1 => COMPUTER,
                _ if seat.is_multiple_of(2) => COMPUTER,
                _ => RANDOM,
            },
            Seats::Named(names) => names.get(seat % names.len().max(1)).map_or(RANDOM, String::as_str),
        }
    }
}

/// A game that is simulated, and its players. The same specification, seed and seats play the same game.
pub struct Table {
    /// The game.
    pub game: AnyGame,
    info: TitleInfo,
    dice: Dice,
    mood: Mood,
    /// The computer players; the other seats play at random.
    computers: Vec<Option<Box<dyn Player>>>,
    moves: u64,
}

impl Table {
    /// Sets up a table. The seed is that of the set-up too, whatever the specification says.
    pub fn new(spec: &TableSpec, seed: u64, seats: &Seats) -> Result<Table, SetupError> {
        let game = AnyGame::new(&TableSpec { seed, ..spec.clone() })?;
        let mut dice = Dice::new(seed);
        let mood = Mood::drawn(&mut dice);
        let computer = |seat: usize| match seats.name(seat, seed) {
            RANDOM => None,
            name => by_name(name, &spec.title, mix(seed, seat as u64)).ok(),
        };
        let computers = (0..spec.players.len()).map(computer).collect();
        Ok(Table { info: game.info(), game, dice, mood, computers, moves: 0 })
    }

    /// What is printed.
    pub fn info(&self) -> &TitleInfo {
        &self.info
    }

    /// The next move and who makes it; `None` if the game is over, or nobody finds a move.
    pub fn next_move(&mut self, choices: &Choices) -> Option<(PlayerId, Action)> {
        let by = *choices.turn.players.first()?;
        let Table { game, info, dice, mood, computers, moves } = self;
        *moves += 1;
        let action = match computers.get_mut(by.index()) {
            Some(Some(computer)) => SeatView::of(game, by).ask(computer.as_mut(), info, EFFORT, *moves)?,
            _ => wander::choose(choices, || good_runs(game), mood, dice)?,
        };
        Some((by, random::turned_round(action, game, dice)))
    }
}
