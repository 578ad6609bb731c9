//! `guest`: plays a plausible game of 1822, MRS or NRS. The whole game lies open, so it tries moves on copies of it and asks
//! the engine what trains would earn; what it expects of the future are the figures of `table`.

mod building;
mod companies;
pub(super) mod stock;
pub(super) mod table;
mod trains;

use crate::player::{Player, Seat, first_and_lays, only_move, pass_or_first};
use crate::random::Random;
use rules::{Action, Step};
use table::Position;
use titles::AnyGame;

/// A computer player that one can sit down with at any hour.
#[derive(Clone, Debug)]
pub struct Guest {
    seed: u64,
}

impl Guest {
    /// A guest with a character of its own.
    pub fn new(seed: u64) -> Guest {
        Guest { seed }
    }
}

impl Player for Guest {
    fn name(&self) -> &'static str {
        "guest"
    }

    fn act(&mut self, seat: &Seat<'_>) -> Option<Action> {
        let options = &seat.choices.options;
        if let Some(only) = only_move(options) {
            return Some(only);
        }
        // At a table of another title it knows no better than chance.
        let AnyGame::T1822(game) = seat.game else { return Random::new(self.seed).act(seat) };
        let table = Position { seat, game, character: self.seed };
        let chosen = match seat.choices.turn.step {
            Step::TRADING => stock::trade(&table),
            Step::SELLING_DOWN => stock::sell_cheapest(&table),
            Step::TRACK => building::lay(&table),
            Step::TOKEN => building::token(&table),
            Step::RUNNING => seat.best_runs.map(|runs| Action::Run { runs: runs.to_vec() }),
            Step::DIVIDEND => trains::dividend(&table),
            Step::TRAINS => trains::buy(&table),
            Step::DISCARDING => trains::discard(&table),
            Step::CONSENT => companies::answer(&table),
            step => companies::decide(&table, step.id()),
        };
        chosen.or_else(|| pass_or_first(options))
    }
    fn ideas(&mut self, seat: &Seat<'_>) -> Vec<Action> {
        let first = self.act(seat);
        let AnyGame::T1822(game) = seat.game else { return first.into_iter().collect() };
        let table = Position { seat, game, character: self.seed };
        match seat.choices.turn.step {
            Step::HOME_TILE | Step::TRACK => first_and_lays(first, building::rated_lays(&table)),
            Step::TRADING => {
                let mut ideas: Vec<Action> = first.into_iter().collect();
                for idea in stock::ideas(&table) {
                    if !ideas.contains(&idea) {
                        ideas.push(idea);
                    }
                }
                ideas
            }
            _ => first.into_iter().collect(),
        }
    }
}
