//! Simulated games to their end, by chance and by computer players, with every law checked after every action. On the way moves
//! are tried that are mostly not allowed: a refusal must change nothing.

mod attempts;
mod seen;
mod table;

use attempts::Attempts;
use rules::{Action, Fact, Game, PlayerId, TableSpec, Thing};
use titles::SetupError;

pub use seen::{Never, Seen};
pub use table::{Seats, Table};

/// More actions than any game takes.
const MOST_ACTIONS: usize = 20_000;

/// After how many stock rounds in a row without any company's turn the players give up. Rules may let them buy and sell
/// for ever when they are too poor for any company to float; people would leave such a table.
pub(crate) const PATIENCE: usize = 100;

/// The ending of a game that its players gave up.
pub const GIVEN_UP: &str = "given up";

/// How a game went.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Actions taken.
    pub actions: usize,
    /// What ended it.
    pub ending: String,
    /// What was seen on the way.
    pub seen: Seen,
}

/// Why a game went wrong: a defect of the rules.
#[derive(Clone, Debug)]
pub struct Failure {
    /// After how many actions.
    pub actions: usize,
    /// What is wrong.
    pub what: String,
}

/// Plays one game. The seed is that of the set-up too, whatever the specification says.
pub fn play(spec: &TableSpec, seed: u64, seats: &Seats) -> Result<Result<Outcome, Failure>, SetupError> {
    let mut table = Table::new(spec, seed, seats)?;
    let mut outcome = Outcome::default();
    let played = play_out(&mut table, &mut Attempts::new(seed), &mut outcome);
    Ok(match played {
        Ok(()) => Ok(outcome),
        Err(what) => Err(Failure { actions: outcome.actions, what }),
    })
}

/// Plays until the game is over or something is wrong.
fn play_out(table: &mut Table, attempts: &mut Attempts, outcome: &mut Outcome) -> Result<(), String> {
    let mut idle_rounds = 0;
    let mut proposed_in = table.game.turn().step;
    loop {
        let choices = table.game.choices();
        outcome.seen.note_position(&choices);
        if choices.turn.company.is_some() {
            idle_rounds = 0;
        }
        if idle_rounds > PATIENCE {
            outcome.ending = GIVEN_UP.to_owned();
            return Ok(());
        }
        if choices.turn.players.is_empty() {
            return Ok(());
        }
        let step = choices.turn.step;
        if choices.options.is_empty() {
            return Err(format!("nothing is allowed in step {}", step.id()));
        }
        let Some((player, action)) = table.next_move(&choices) else {
            return Err(format!("no move found in step {}", step.id()));
        };
        let tried = attempts.of(&table.game, table.info(), &choices, (player, &action));
        let digest = table.game.digest();
        for (by, attempt) in tried {
            try_out(table, digest, by, &attempt, &mut outcome.seen)?;
        }
        if matches!(action, Action::Merge { .. }) {
            proposed_in = step;
        }
        if let Action::Choose { choice } = action {
            outcome.seen.note_decision(step, choice);
        }
        match table.game.apply(player, &action) {
            Ok(events) => {
                idle_rounds += events.iter().filter(|event| event.id == "event-stock-round-begins").count();
                outcome.ending = events.iter().find_map(ending).map_or(outcome.ending.clone(), str::to_owned);
                outcome.seen.note_events(&events, proposed_in, &table.game);
            }
            Err(refusal) => return Err(format!("{action:?} was offered and refused: {refusal:?}")),
        }
        outcome.actions += 1;
        if let Some(broken) = table.game.broken_law() {
            return Err(format!("{broken} after {action:?}"));
        }
        if outcome.actions > MOST_ACTIONS {
            return Err(format!("no end after {MOST_ACTIONS} actions"));
        }
    }
}

/// Tries a move on a copy of the game. A refusal must leave the copy as it was; what is accepted must keep the laws.
fn try_out(table: &Table, digest: u64, by: PlayerId, action: &Action, seen: &mut Seen) -> Result<(), String> {
    let mut copy = table.game.clone();
    match copy.apply(by, action) {
        Ok(_) => match copy.broken_law() {
            Some(broken) => Err(format!("{broken} after trying {action:?}")),
            None => Ok(()),
        },
        Err(refusal) => {
            seen.note_refusal(&refusal);
            if copy.digest() == digest {
                Ok(())
            } else {
                Err(format!("{action:?} was refused and changed the game: {refusal:?}"))
            }
        }
    }
}

/// What ended the game, if an event tells its end.
pub(crate) fn ending(event: &Fact) -> Option<&'static str> {
    match (event.id, event.arg("reason")) {
        ("event-game-over", Some(Thing::Word(reason))) => Some(reason),
        _ => None,
    }
}
