//! What was counted in games, and what came of it.

use super::{Counts, Traits};
use crate::arena::{ArenaError, ArenaOptions, in_order, play_watched};

/// What a seat has at the end counts as no less than this: who is ruined is ruined, however large the debts are.
const RUIN: f64 = -2_000.0;

/// Moments of games with the final worths of the seats.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    games: Vec<(Vec<Counts>, Vec<f64>)>,
}

/// One moment of a game.
pub struct Moment<'a> {
    /// What was counted, by seat.
    pub counts: &'a [Vec<f64>],
    /// What each seat had at the end.
    pub worths: &'a [f64],
}

impl Samples {
    /// Takes down a game: what was counted in some moments, and the final worths.
    pub fn add(&mut self, moments: Vec<Counts>, worths: Vec<f64>) {
        self.games.push((moments, worths));
    }

    /// The moments of a stage.
    pub fn of_stage(&self, stage: usize) -> impl Iterator<Item = Moment<'_>> {
        self.games.iter().flat_map(move |(moments, worths)| {
            let here = moments.iter().filter(move |counts| counts.stage == stage);
            here.map(|counts| Moment { counts: &counts.seats, worths })
        })
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.games.len()
    }
}

/// Plays a series and counts at the beginning of every round. `progress` hears of every game.
pub fn gather(
    options: &ArenaOptions,
    traits: &Traits,
    mut progress: impl FnMut(),
) -> Result<Samples, ArenaError> {
    let mut samples = Samples::default();
    in_order(
        options.games,
        options.threads,
        |number| {
            let mut moments = Vec::new();
            let report = play_watched(options, number, |game, facts| {
                if facts.iter().any(crate::lookahead::begins_a_round) {
                    moments.extend((traits.count)(game));
                }
            })?;
            let worths = report.worths.iter().map(|worth| f64::from(worth.0).max(RUIN)).collect();
            Ok::<_, ArenaError>((moments, worths))
        },
        |(moments, worths)| {
            samples.add(moments, worths);
            progress();
        },
    )?;
    Ok(samples)
}
