//! Computer players with the figures of 1862.

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
    director: Patience { moves: 600, longest: 100, candidates: 8, thoughts: 8, rounds: 2 },
    magnate: Patience { moves: 1_500, longest: 120, candidates: 12, thoughts: 24, rounds: 3 },
};
