//! Computer players with the figures of 1862.

mod conductor;
mod guest;

use crate::lookahead::{Figures, Patience};
use guest::{Guest, worths};

/// What this title lends to players who look ahead.
pub const FIGURES: Figures = Figures {
    guest: |seed| Box::new(Guest::new(seed)),
    worths,
    learned: None,
    traits: None,
    tips: conductor::tips,
    points: conductor::Point::FIELDS,
    director: Patience { moves: 400, longest: 100, candidates: 8, thoughts: 8, rounds: 2, gives_up: true },
    magnate: Patience { moves: 2_400, longest: 120, candidates: 16, thoughts: 24, rounds: 3, gives_up: true },
};
