//! The wanderer: random legal moves with a mood. Pure chance ruins everybody in the second stock round; a mood, drawn
//! anew for every game, leans towards building, buying and paying, so that simulated games see all of the rules.

use crate::random;
use crate::rng::Dice;
use rules::{Action, Choice, Choices, Money, Run, Step, Word};

/// How often, in hundred times, wanderers whose mood lets them only pass do something against it. Without that a
/// game in which nobody wants to do what can be done would never end.
const RESTLESS: usize = 2;

/// How many pars are the lowest ones.
const LOWEST: usize = 3;

/// What thrifty wanderers want to be able to bid beyond the lowest bid, so that something is left to float with.
const RESERVE: Money = Money(110);

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
    bid: usize,
    merge: usize,
    raise: usize,
    /// How often, in hundred times, a company is started at one of the lowest pars, so that it can float.
    thrift: usize,
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
            bid: dice.below(3),
            merge: dice.below(4),
            raise: dice.below(3),
            thrift: [0, 60, 90, 100][dice.below(4)],
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
            Choice::OpenAuction { amount, .. } | Choice::Bid { amount }
                if self.thrift > 0 && amount.max - amount.min < RESERVE =>
            {
                0
            }
            Choice::Bid { .. } => self.bid,
            Choice::Merge { .. } => self.merge,
            Choice::Choose { .. } if step == Step::TRAINS => self.raise,
            _ => 2,
        }
    }

    /// One of the moves a choice stands for.
    fn one_of(
        &self,
        choice: &Choice,
        best_runs: impl FnOnce() -> Option<Vec<Run>>,
        dice: &mut Dice,
    ) -> Option<Action> {
        match choice {
            Choice::Start { company, pars } if dice.percent(self.thrift) => {
                let open = dice.pick(&pars[..pars.len().min(LOWEST)])?;
                Some(Action::Start { company: *company, par: open.par })
            }
            other => random::one_of(other, best_runs, dice),
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
            return mood.one_of(choice, best_runs, dice);
        }
        left -= weight;
    }
    None
}
