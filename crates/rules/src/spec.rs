//! What is agreed before the first action: with the list of actions it determines the whole game.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The agreement for one table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSpec {
    /// The title, such as `1860`.
    pub title: String,
    /// The edition of its rules; the title's default if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// Options that are on, by their ids.
    #[serde(default)]
    pub options: BTreeSet<String>,
    /// Names of the players, in seat order.
    pub players: Vec<String>,
    /// The seed of all randomness, for titles that know any.
    #[serde(default)]
    pub seed: u64,
    /// The number of the rules version the game is played under; the newest if absent. Files and databases keep it beside
    /// the specification, as a [`RulesVersion`] in writing.
    #[serde(skip)]
    pub rules: Option<u32>,
}

/// A version of a title's rules, written `1822/2`. A game keeps the version it began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RulesVersion {
    /// The title whose rules they are. Scenarios share those of their title.
    pub title: &'static str,
    /// The number, from 1.
    pub number: u32,
}

impl RulesVersion {
    /// The number of a version in writing.
    pub fn number_in(written: &str) -> Option<u32> {
        written.rsplit_once('/')?.1.parse().ok()
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.title, self.number)
    }
}
