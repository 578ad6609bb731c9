//! What is agreed at a table besides the rules of the game.

use super::clocks::agreed::Clock;
use crate::error::Error;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use utoipa::ToSchema;

/// How moves may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoPolicy {
    /// By whoever sits at the table, as far as they like: for hot seats, solo play and analysis.
    Free,
    /// By whoever made the last moves, those since the turn began.
    #[default]
    Own,
    /// With the consent of everyone whose move would be taken back.
    Consent,
}

/// In which order people sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// As the seats were set up.
    #[default]
    AsListed,
    /// Drawn when the game starts, from the seed.
    Random,
}

/// How fast computers play at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// So that everything can be read as it happens.
    Slow,
    /// As the server does by itself.
    #[default]
    Normal,
    /// As fast as they think.
    AtOnce,
}

impl Pace {
    /// How long a computer waits before it moves, where the server's own pause is this.
    pub fn of(self, pause: Duration) -> Duration {
        match self {
            Pace::Slow => pause * 3,
            Pace::Normal => pause,
            Pace::AtOnce => Duration::ZERO,
        }
    }
}

/// Who may watch a game without having a seat in it. While a table waits for people, everybody who finds it may look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Watchers {
    /// Whoever finds the table.
    #[default]
    Everybody,
    /// Those whom the owner lets in, by hand or by a link.
    LetIn,
    /// Only people who play.
    Nobody,
}

/// Where the first entries of a table came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Source {
    /// Another table, after this entry.
    Fork {
        /// Which table.
        table: String,
        /// After which of its entries.
        number: i64,
    },
    /// A file.
    Import,
}

/// The settings of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Settings {
    /// How moves may be taken back.
    #[serde(default)]
    #[schema(required)]
    pub undo: UndoPolicy,
    /// In which order people sit.
    #[serde(default)]
    #[schema(required)]
    pub seating: Seating,
    /// How fast computers play.
    #[serde(default)]
    #[schema(required)]
    pub pace: Pace,
    /// Whether people may ask a computer what it would do, where several play. Who plays against computers only always may.
    #[serde(default)]
    #[schema(required)]
    pub advice: bool,
    /// How much time people have, and what happens when it is up.
    #[serde(default)]
    #[schema(required)]
    pub clock: Clock,
    /// Whether its end counts for the ratings of those who play.
    #[serde(default)]
    #[schema(required)]
    pub rated: bool,
    /// Whether pages elsewhere may show it in a frame, while everybody may see it.
    #[serde(default)]
    #[schema(required)]
    pub embed: bool,
    /// Who may watch the game.
    #[serde(default)]
    #[schema(required)]
    pub watchers: Watchers,
    /// Whether those who watch cannot speak.
    #[serde(default)]
    #[schema(required)]
    pub silent_watchers: bool,
    /// The club that the table is for, by its id: its members find it, listed or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The hash of the password that lets people sit down. It is stored with the others and never sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(ignore)]
    pub password: Option<String>,
    /// The seats whose people agree that the game may be copied while it is on, although it has secrets.
    #[serde(default)]
    #[schema(required)]
    pub copying: Vec<u8>,
    /// A replacement for somebody who is absent, that waits for the consent of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replacement: Option<Replacement>,
    /// Where it came from, if it did not start empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
}

impl Settings {
    /// The settings as stored.
    pub fn stored(&self) -> Result<serde_json::Value, Error> {
        serde_json::to_value(self).map_err(|error| Error::Internal(error.to_string()))
    }
}

/// A replacement that waits for others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Replacement {
    /// The seat.
    pub seat: u8,
    /// The computer player that shall have it; a person who comes if absent.
    #[serde(default)]
    #[schema(required)]
    pub computer: Option<String>,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
}

/// A request to take moves back that waits for others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct UndoRequest {
    /// The seat that asks.
    pub seat: u8,
    /// How many moves would stay in force.
    pub to: i64,
    /// The seats that have not answered yet.
    pub waiting: Vec<u8>,
}

/// Puts things into an order drawn from a seed: the same seed, the same order.
pub fn shuffle<T>(things: &mut [T], seed: u64) {
    let mut state = seed;
    for last in (1..things.len()).rev() {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        things.swap(last, (mixed % (last as u64 + 1)) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_seats_the_same() {
        let mut first = [0, 1, 2, 3];
        let mut again = first;
        shuffle(&mut first, 7);
        shuffle(&mut again, 7);
        assert_eq!(first, again);
        let orders: std::collections::BTreeSet<[i32; 4]> = (0..200)
            .map(|seed| {
                let mut order = [0, 1, 2, 3];
                shuffle(&mut order, seed);
                order
            })
            .collect();
        assert_eq!(orders.len(), 24);
    }
}
