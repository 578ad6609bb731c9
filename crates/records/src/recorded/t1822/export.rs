//! Writing games of 1822 in recorded form.

use super::super::export::ExportError;
use rules::{History, TableSpec};
use serde_json::Value;
use titles::AnyGame;

/// Not yet written.
pub fn export(spec: &TableSpec, _: &History<AnyGame>) -> Result<Value, ExportError> {
    let _ = spec;
    Err(ExportError { number: 0, what: "games of this title cannot be written yet" })
}
