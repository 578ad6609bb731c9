//! The random player: any legal move, so that games go into corners where people do not.

use crate::rng::Dice;
use rules::{Action, Choice, Choices, Game, Money, Run};

/// A legal move, at random. Kinds of moves are equally likely, whatever the number of their forms; amounts stay
/// near the lowest, so that money is not gone at once.
pub fn choose(game: &impl Game, choices: &Choices, dice: &mut Dice) -> Option<Action> {
    one_of(game, dice.pick(&choices.options)?, dice)
}

/// One of the moves a choice stands for, at random.
pub fn one_of(game: &impl Game, choice: &Choice, dice: &mut Dice) -> Option<Action> {
    match choice {
        Choice::Bid(range) => {
            let raise = Money(dice.below(4) as i32 * 5);
            Some(Action::Bid { amount: (range.min + raise).min(range.max) })
        }
        Choice::Run { may_stand, .. } => match game.best_runs() {
            Some(runs) if !runs.is_empty() => Some(Action::Run { runs: turned_round(runs, dice) }),
            _ if *may_stand => Some(Action::Run { runs: Vec::new() }),
            _ => None,
        },
        Choice::BuyTrain { train, price, .. } => {
            let steps = (price.max.0 - price.min.0) / price.step.0.max(1);
            let step = price.step * dice.below((steps + 1).min(8) as usize) as i32;
            Some(Action::BuyTrain { train: *train, price: price.min + step })
        }
        other => dice.pick(&other.actions()).cloned(),
    }
}

/// The runs as they are; turned round now and then, which changes nothing but the order of their legs.
fn turned_round(runs: Vec<Run>, dice: &mut Dice) -> Vec<Run> {
    if dice.percent(50) {
        return runs;
    }
    runs.into_iter().map(|run| run.reversed()).collect()
}
