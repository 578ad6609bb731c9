//! Whose turn comes next: the players around the table, and who has passed.

use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// The players around the table; they are numbered clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circle {
    players: u8,
}

impl Circle {
    /// So many players; there is at least one.
    pub fn of(players: usize) -> Circle {
        Circle { players: players.max(1) as u8 }
    }

    /// All players once, clockwise, beginning with `first`.
    pub fn clockwise_from(self, first: PlayerId) -> impl Iterator<Item = PlayerId> + Clone {
        (0..self.players).map(move |step| PlayerId((first.0 + step) % self.players))
    }

    /// All players but one, clockwise, beginning to the left of that one.
    pub fn others(self, player: PlayerId) -> impl Iterator<Item = PlayerId> + Clone {
        self.clockwise_from(player).skip(1)
    }

    /// The player to the left.
    pub fn left_of(self, player: PlayerId) -> PlayerId {
        PlayerId((player.0 + 1) % self.players)
    }
}

/// The players whose last turn was a pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Passes(u16);

impl Passes {
    /// A player's turn is over, and was a pass or not.
    pub fn note(&mut self, player: PlayerId, passed: bool) {
        let bit = 1 << player.0;
        self.0 = if passed { self.0 | bit } else { self.0 & !bit };
    }

    /// Whether a player's last turn was a pass.
    pub fn last_of(self, player: PlayerId) -> bool {
        self.0 & (1 << player.0) != 0
    }

    /// Whether all have passed in succession.
    pub fn all(self, circle: Circle) -> bool {
        PlayerId::first(circle.players.into()).all(|player| self.last_of(player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_circle_closes() {
        let circle = Circle::of(3);
        assert_eq!(circle.left_of(PlayerId(2)), PlayerId(0));
        assert!(circle.clockwise_from(PlayerId(1)).eq([1, 2, 0].map(PlayerId)));
        assert!(circle.others(PlayerId(1)).eq([2, 0].map(PlayerId)));
    }

    #[test]
    fn whoever_acts_breaks_the_succession_of_passes() {
        let circle = Circle::of(2);
        let mut passes = Passes::default();
        passes.note(PlayerId(0), true);
        assert!(!passes.all(circle));
        passes.note(PlayerId(1), true);
        assert!(passes.all(circle));
        passes.note(PlayerId(0), false);
        assert!(passes.last_of(PlayerId(1)) && !passes.all(circle));
    }
}
