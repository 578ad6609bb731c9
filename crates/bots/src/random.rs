//! The random player: any legal move, so that games go into corners where people do not.

use crate::player::{Player, Seat};
use crate::rng::{Dice, mix};
use rules::{Action, Choice, Choices, Game, Money, Run};
use titles::AnyGame;

/// The random player.
#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// A random player of its own luck.
    pub fn new(seed: u64) -> Random {
        Random { seed }
    }
}

impl Player for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn act(&mut self, seat: &Seat<'_>) -> Option<Action> {
        let mut dice = Dice::new(mix(self.seed, seat.seed));
        choose(seat.choices, || seat.best_runs.map(<[Run]>::to_vec), &mut dice)
    }
}

/// A legal move, at random. Kinds of moves are equally likely, whatever the number of their forms; amounts stay
/// near the lowest, so that money is not gone at once. `best_runs` is asked only if something must run.
pub fn choose(
    choices: &Choices,
    best_runs: impl FnOnce() -> Option<Vec<Run>>,
    dice: &mut Dice,
) -> Option<Action> {
    one_of(dice.pick(&choices.options)?, best_runs, dice)
}

/// One of the moves a choice stands for, at random.
pub fn one_of(
    choice: &Choice,
    best_runs: impl FnOnce() -> Option<Vec<Run>>,
    dice: &mut Dice,
) -> Option<Action> {
    match choice {
        Choice::Bid { amount: range } => {
            let raise = Money(dice.below(4) as i32 * 5);
            Some(Action::Bid { amount: (range.min + raise).min(range.max) })
        }
        Choice::OpenAuction { company, amount: range } => {
            let raise = Money(dice.below(4) as i32 * 5);
            Some(Action::OpenAuction { company: *company, amount: (range.min + raise).min(range.max) })
        }
        Choice::Run { may_stand, .. } => match best_runs() {
            Some(runs) if !runs.is_empty() => Some(Action::Run { runs }),
            _ if *may_stand => Some(Action::Run { runs: Vec::new() }),
            _ => None,
        },
        Choice::BuyTrain { train, price, side, extras, .. } => {
            let steps = (price.max.0 - price.min.0) / price.step.0.max(1);
            let step = price.step * dice.below((steps + 1).min(8) as usize) as i32;
            let extras = if *extras == 0 { 0 } else { dice.below(usize::from(*extras) + 1) as u8 };
            Some(Action::BuyTrain { train: *train, price: price.min + step, side: *side, extras })
        }
        other => dice.pick(&other.actions()).cloned(),
    }
}

/// A move as it is; runs turned round now and then, which changes nothing but the order of their legs. Where they are no longer
/// allowed then, because a title joins runs by their direction, they stay as they are.
pub fn turned_round(action: Action, game: &AnyGame, dice: &mut Dice) -> Action {
    match action {
        Action::Run { runs } if !runs.is_empty() && !dice.percent(50) => {
            let turned: Vec<Run> = runs.iter().map(Run::reversed).collect();
            Action::Run { runs: if game.reckon_runs(&turned).is_ok() { turned } else { runs } }
        }
        other => other,
    }
}
