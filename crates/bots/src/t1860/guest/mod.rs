//! `guest`: plays a plausible game at a person's table, in milliseconds and without looking ahead: every decision
//! is weighed by what it is likely to bring. All its figures are those of 1860.

pub(super) mod auction;
mod building;
pub(super) mod forecast;
mod operating;
pub(super) mod shares;
pub(super) mod table;
mod worths;

pub use worths::worths;

use crate::player::{Player, Seat, first_and_lays, only_move, pass_or_first};
use crate::rng::mix;
use rules::{Action, Step};
use table::Position;

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
        let table = Position::of(seat, mix(self.seed, 0));
        let chosen = match seat.choices.turn.step {
            Step::BIDDING => auction::bid(&table),
            Step::CHOOSING => auction::take(&table),
            Step::TRADING | Step::SELLING_DOWN => shares::trade(&table),
            Step::HOME_TILE | Step::TRACK => building::lay(&table),
            Step::TOKEN => building::base(&table),
            Step::RUNNING => operating::run(&table),
            Step::DIVIDEND => operating::dividend(&table),
            Step::TRAINS => operating::buy_train(&table),
            Step::DISCARDING => operating::discard(&table),
            Step::CONSENT => operating::answer(&table),
            _ => None,
        };
        chosen.or_else(|| pass_or_first(options))
    }

    fn ideas(&mut self, seat: &Seat<'_>) -> Vec<Action> {
        let first = self.act(seat);
        let table = Position::of(seat, mix(self.seed, 0));
        let more = match seat.choices.turn.step {
            Step::HOME_TILE | Step::TRACK => building::rated_lays(&table),
            _ => Vec::new(),
        };
        first_and_lays(first, more)
    }
}
