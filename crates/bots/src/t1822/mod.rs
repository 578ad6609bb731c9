//! Computer players of 1822 and its scenarios.

mod conductor;
mod guest;

use crate::lookahead::{Figures, Patience};
use guest::{Guest, worths};

/// What this title lends to players who look ahead.
pub const FIGURES: Figures = Figures {
    guest: |seed| Box::new(Guest::new(seed)),
    worths,
    tips: conductor::tips,
    points: conductor::Point::FIELDS,
    director: Patience { moves: 2_400, longest: 250, candidates: 8, thoughts: 10, rounds: 3 },
    magnate: Patience { moves: 2_000, longest: 200, candidates: 12, thoughts: 24, rounds: 2 },
};
