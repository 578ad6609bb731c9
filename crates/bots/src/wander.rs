//! The wanderer: random legal moves with a mood. Pure chance ruins everybody in the second stock round; a mood, drawn
//! anew for every game, leans towards building, buying and paying, so that simulated games see all of the rules.

use crate::random;
use crate::rng::Dice;
use rules::{Action, Choice, Choices, Run, Step, Word};

/// How often, in hundred times, wanderers whose mood lets them only pass do something against it. Without that a
/// game in which nobody wants to do what can be done would never end.
const RESTLESS: usize = 2;

/// How a game's wanderers lean: weights of kinds of moves.
#[derive(Clone, Debug)]
pub struct Mood {
    pass: usize,
    buy: usize,
    start: usize,
    sell: usize,
    sell_private: usize,
    build: usize,
    train: usize,
    pay: usize,
}

impl Mood {
    /// A mood drawn at random.
    pub fn drawn(dice: &mut Dice) -> Mood {
        Mood {
            pass: 1 + dice.below(4),
            buy: 8 + dice.below(12),
            start: 1 + dice.below(8),
            sell: dice.below(2),
            sell_private: usize::from(dice.percent(20)),
            build: 2 + dice.below(10),
            train: 2 + dice.below(10),
            pay: 2 + dice.below(8),
        }
    }

    fn weight(&self, choice: &Choice, step: Step) -> usize {
        match choice {
            Choice::Pass => self.pass,
            Choice::BuyShare { .. } => self.buy,
            Choice::Start { .. } | Choice::BuyPrivate { .. } | Choice::Exchange { .. } => self.start,
            Choice::SellShares { .. } if step == Step::SELLING_DOWN => 1,
            Choice::SellShares { .. } => self.sell,
            Choice::SellPrivate { .. } | Choice::ClosePrivate { .. } => self.sell_private,
            Choice::LayTile { .. } | Choice::PlaceToken { .. } => self.build,
            Choice::BuyTrain { seller: None, .. } => 3 * self.train,
            Choice::BuyTrain { .. } => 1,
            Choice::Dividend { kind: Word("pay"), .. } => self.pay,
            _ => 2,
        }
    }
}

/// A legal move, at random by the mood.
pub fn choose(
    choices: &Choices,
    best_runs: impl FnOnce() -> Option<Vec<Run>>,
    mood: &Mood,
    dice: &mut Dice,
) -> Option<Action> {
    let weights: Vec<usize> =
        choices.options.iter().map(|choice| mood.weight(choice, choices.turn.step)).collect();
    let total: usize = weights.iter().sum();
    let idle = choices.options.len() > 1
        && choices
            .options
            .iter()
            .zip(&weights)
            .all(|(choice, weight)| *weight == 0 || *choice == Choice::Pass);
    if total == 0 || (idle && dice.percent(RESTLESS)) {
        return random::choose(choices, best_runs, dice);
    }
    let mut left = dice.below(total);
    for (choice, weight) in choices.options.iter().zip(weights) {
        if left < weight {
            return random::one_of(choice, best_runs, dice);
        }
        left -= weight;
    }
    None
}
