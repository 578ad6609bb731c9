//! What a position is worth, learned from games: a title tells what can be counted at a moment, seat by seat ([`Traits`]), games
//! of computers tell what came of it ([`Samples`]), and a regression finds what each thing counts ([`Weights`]). The weights are
//! kept as data beside the code.

mod regression;
mod samples;
mod weights;

pub use regression::fit;
pub use samples::{Samples, gather};
pub use weights::{BadWeights, Weights};

use titles::AnyGame;

/// What can be counted in a position of a title.
#[derive(Clone, Copy)]
pub struct Traits {
    /// What is counted, one word each.
    pub names: &'static [&'static str],
    /// The stages of a game, each with weights of its own, one word each.
    pub stages: &'static [&'static str],
    /// Counts; `None` for a game of another title.
    pub count: fn(&AnyGame) -> Option<Counts>,
    /// The weights that are built in; `None` for a game of another title.
    pub weights: fn(&AnyGame) -> Option<&'static Weights>,
}

/// What was counted in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Counts {
    /// Which of the stages it is.
    pub stage: usize,
    /// By seat, in the order of the names.
    pub seats: Vec<Vec<f64>>,
}

impl Traits {
    /// What each seat will have at the end of a game by the weights that are built in, in pounds.
    pub fn worths(&self, game: &AnyGame) -> Option<Vec<i32>> {
        let (counts, weights) = ((self.count)(game)?, (self.weights)(game)?);
        let worth = |seat: &Vec<f64>| weights.worth(counts.stage, seat).round() as i32;
        Some(counts.seats.iter().map(worth).collect())
    }
}
