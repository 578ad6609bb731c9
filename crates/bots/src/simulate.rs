//! Random games to their end, with every law checked after every action.

use crate::player::good_runs;
use crate::random;
use crate::rng::Dice;
use crate::wander::{self, Mood};
use rules::{Action, Fact, Game, Names, TableSpec, Thing};
use std::collections::BTreeMap;
use titles::{AnyGame, SetupError};

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
    /// What happened on the way, and how often: events by their ids, and once more by each private company or word they
    /// tell of; decisions by their step and the word that was chosen; mergers by the step they are proposed in.
    pub met: BTreeMap<String, usize>,
}

/// The event of two companies becoming one.
const MERGES: &str = "event-merges";

/// Why a game went wrong: a defect of the rules.
#[derive(Clone, Debug)]
pub struct Failure {
    /// After how many actions.
    pub actions: usize,
    /// What is wrong.
    pub what: String,
}

/// Plays one game at random. The seed is that of the set-up too, whatever the specification says.
pub fn play(spec: &TableSpec, seed: u64) -> Result<Result<Outcome, Failure>, SetupError> {
    let mut game = AnyGame::new(&TableSpec { seed, ..spec.clone() })?;
    let mut dice = Dice::new(seed);
    let mood = Mood::drawn(&mut dice);
    let mut outcome = Outcome::default();
    let mut idle_rounds = 0;
    let mut proposed_in = game.turn().step;
    loop {
        let choices = game.choices();
        if choices.turn.company.is_some() {
            idle_rounds = 0;
        }
        if idle_rounds > PATIENCE {
            outcome.ending = GIVEN_UP.to_owned();
            return Ok(Ok(outcome));
        }
        let actions = outcome.actions;
        let fail = |what: String| Failure { actions, what };
        let Some(&player) = choices.turn.players.first() else { return Ok(Ok(outcome)) };
        if choices.options.is_empty() {
            return Ok(Err(fail(format!("nothing is allowed in step {}", choices.turn.step.id()))));
        }
        let Some(action) = wander::choose(&choices, || good_runs(&game), &mood, &mut dice) else {
            return Ok(Err(fail(format!("no move found in step {}", choices.turn.step.id()))));
        };
        let action = random::turned_round(action, &game, &mut dice);
        if matches!(action, Action::Merge { .. }) {
            proposed_in = choices.turn.step;
        }
        if let Action::Choose { choice } = action {
            outcome.meet(format!("{} {}", choices.turn.step.id(), choice.0));
        }
        match game.apply(player, &action) {
            Ok(events) => {
                let mergers = events.iter().filter(|event| event.id == MERGES).count();
                if mergers > 0 {
                    *outcome.met.entry(proposed_in.id().to_owned()).or_default() += mergers;
                }
                idle_rounds += events.iter().filter(|event| event.id == "event-stock-round-begins").count();
                outcome.note(&events, &game);
            }
            Err(refusal) => return Ok(Err(fail(format!("{action:?} was offered and refused: {refusal:?}")))),
        }
        outcome.actions += 1;
        if let Some(broken) = game.broken_law() {
            return Ok(Err(Failure { actions: outcome.actions, what: format!("{broken} after {action:?}") }));
        }
        if outcome.actions > MOST_ACTIONS {
            let what = format!("no end after {MOST_ACTIONS} actions");
            return Ok(Err(Failure { actions: outcome.actions, what }));
        }
    }
}

impl Outcome {
    fn meet(&mut self, what: String) {
        *self.met.entry(what).or_default() += 1;
    }

    fn note(&mut self, events: &[Fact], names: &dyn Names) {
        for event in events {
            if let Some(reason) = ending(event) {
                self.ending = reason.to_owned();
            }
            self.meet(event.id.to_owned());
            for (_, thing) in &event.args {
                match thing {
                    Thing::Private(private) => self.meet(format!("{} {}", event.id, names.private(*private))),
                    Thing::Word(word) => self.meet(format!("{} {word}", event.id)),
                    _ => {}
                }
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
