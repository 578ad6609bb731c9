//! Writing a game of 1862 as a recorded one.
use super::super::ExportError;
use rules::{History, TableSpec};
use serde_json::Value;
use titles::AnyGame;
pub fn export(_: &TableSpec, _: &History<AnyGame>) -> Result<Value, ExportError> {
    Err(ExportError { number: 0, what: "1862" })
}
