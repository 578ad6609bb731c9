//! Computer seats: players of the `bots` room. They are shown what their seat may see and what it may do.

use bots::{Effort, SeatView};
use rules::{Action, Game, PlayerId};
use titles::AnyGame;

/// Who thinks, and what distinguishes the thought from others.
pub struct Thinker {
    /// Which computer player.
    pub name: String,
    /// The seat.
    pub seat: u8,
    /// The same in every move of a seat, another at another table.
    pub character: u64,
    /// Another for every move.
    pub seed: u64,
}

impl Thinker {
    /// What it does. If that is not allowed, or there is no such player any more, something that is.
    pub fn think(&self, game: &AnyGame) -> Option<Action> {
        let seat = PlayerId(self.seat);
        let (sight, info) = (SeatView::of(game, seat), game.info());
        let allowed = |action: &Action| game.clone().apply(seat, action).is_ok();
        let asked = |name: &str, seed: u64| {
            let mut player = bots::by_name(name, &info.card.title, self.character).ok()?;
            sight.ask(&mut *player, &info, Effort::QUICK, seed).filter(allowed)
        };
        asked(&self.name, self.seed).or_else(|| {
            tracing::warn!(player = self.name, "a computer player did not choose what is allowed");
            (0..32).find_map(|again| asked("random", self.seed.wrapping_add(again)))
        })
    }
}
