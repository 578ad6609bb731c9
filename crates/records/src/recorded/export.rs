//! Writing a game of ours as a recorded one.

use super::TITLES;
use rules::{History, TableSpec};
use serde_json::Value;
use thiserror::Error;
use titles::AnyGame;

/// A move that recorded games have no word for.
#[derive(Debug, Error)]
#[error("move {number} cannot be written as a recorded action: {what}")]
pub struct ExportError {
    /// Which move, from 1.
    pub number: usize,
    /// What it is.
    pub what: &'static str,
}

/// The game as a recorded file.
pub fn export(spec: &TableSpec, history: &History<AnyGame>) -> Result<Value, ExportError> {
    match TITLES.iter().find(|known| known.title == spec.title) {
        Some(known) => (known.export)(spec, history),
        None => Err(ExportError { number: 0, what: "no games of this title are recorded" }),
    }
}
