//! Computer players with the figures of 1860.

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
    director: Patience { moves: 500, longest: 400, candidates: 10, thoughts: 8, rounds: 3 },
    magnate: Patience { moves: 4_000, longest: 600, candidates: 16, thoughts: 24, rounds: 3 },
};
