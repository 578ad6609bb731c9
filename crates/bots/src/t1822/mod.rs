//! Computer players of 1822 and its scenarios.

mod conductor;
mod guest;
mod traits;

use crate::lookahead::{Figures, Patience};
use guest::Guest;

/// What this title lends to players who look ahead.
pub const FIGURES: Figures = Figures {
    guest: |seed| Box::new(Guest::new(seed)),
    worths: |seat| traits::TRAITS.worths(seat.game).unwrap_or_else(|| vec![0; seat.view().players.len()]),
    learned: None,
    traits: Some(traits::TRAITS),
    tips: conductor::tips,
    points: conductor::Point::FIELDS,
    director: Patience {
        moves: 1_000,
        longest: 250,
        candidates: 12,
        thoughts: 10,
        rounds: 2,
        gives_up: true,
    },
    magnate: Patience { moves: 6_000, longest: 250, candidates: 20, thoughts: 30, rounds: 3, gives_up: true },
};
