//! Computer players by name.

use crate::player::Player;
use crate::random::Random;
use crate::{t1822, t1860, t1862};
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

/// Invites a player of this seed.
type Invite = fn(u64) -> Box<dyn Player>;

/// The guests that know the figures of a title.
const GUESTS: &[(&str, Invite)] = &[
    ("1860", |seed| Box::new(t1860::Guest::new(seed))),
    ("1862", |seed| Box::new(t1862::Guest::new(seed))),
    ("1822", |seed| Box::new(t1822::Guest::new(seed))),
    ("1822MRS", |seed| Box::new(t1822::Guest::new(seed))),
    ("1822NRS", |seed| Box::new(t1822::Guest::new(seed))),
];

/// A player of this name for a title; for titles without figures the guest plays at random. The same name and seed
/// play the same way.
pub fn by_name(name: &str, title: &str, seed: u64) -> Result<Box<dyn Player>, UnknownPlayer> {
    match name {
        "guest" => {
            let guest = GUESTS.iter().find(|(known, _)| *known == title);
            Ok(guest.map_or_else(|| Box::new(Random::new(seed)) as Box<dyn Player>, |(_, guest)| guest(seed)))
        }
        "random" => Ok(Box::new(Random::new(seed))),
        other => Err(UnknownPlayer(other.to_owned())),
    }
}
