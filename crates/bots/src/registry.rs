//! Computer players by name.

use crate::guest::Guest;
use crate::player::Player;
use crate::random::Random;
use thiserror::Error;

/// The names [`by_name`] knows.
pub const NAMES: [&str; 2] = ["guest", "random"];

/// One line about a player, for people who choose.
pub fn about(name: &str) -> Option<&'static str> {
    match name {
        "guest" => Some("plays a plausible game and decides at once"),
        "random" => Some("does anything that is allowed, by chance; runs its trains well"),
        _ => None,
    }
}

/// A name nobody has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no computer player '{0}'; there are: guest, random")]
pub struct UnknownPlayer(pub String);

/// A player of this name. The same name and seed play the same way.
pub fn by_name(name: &str, seed: u64) -> Result<Box<dyn Player>, UnknownPlayer> {
    match name {
        "guest" => Ok(Box::new(Guest::new(seed))),
        "random" => Ok(Box::new(Random::new(seed))),
        other => Err(UnknownPlayer(other.to_owned())),
    }
}
