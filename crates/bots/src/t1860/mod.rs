//! Computer players with the figures of 1860.

mod conductor;
mod guest;
mod traits;

use crate::lookahead::{Figures, Patience};
use guest::{Guest, worths};

/// What this title lends to players who look ahead.
pub const FIGURES: Figures = Figures {
    guest: |seed| Box::new(Guest::new(seed)),
    worths,
    learned: Some(traits::worths),
    traits: Some(traits::TRAITS),
    tips: conductor::tips,
    points: conductor::Point::FIELDS,
    director: Patience { moves: 500, longest: 400, candidates: 10, thoughts: 8, rounds: 3, gives_up: false },
    magnate: Patience { moves: 2_000, longest: 400, candidates: 14, thoughts: 16, rounds: 3, gives_up: true },
};
