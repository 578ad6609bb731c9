//! What is agreed before the first action: with the list of actions it determines the whole game.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

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
}
