//! What is wrong with an action that cannot be read.

use serde_json::Value;
use thiserror::Error;

/// Why JSON is not an action of this game. Fields are named by their path, such as `runs[0].legs[2].to`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// There is no such action.
    #[error("there is no action '{value}'")]
    UnknownType {
        /// What was asked for.
        value: String,
    },
    /// A field that must be there is not.
    #[error("'{field}' is missing")]
    Missing {
        /// Its path.
        field: String,
    },
    /// A field that does not belong there.
    #[error("'{field}' has no place here")]
    UnknownField {
        /// Its path.
        field: String,
    },
    /// A field of another kind than it should be.
    #[error("'{field}' must be {expected}, not {value}")]
    WrongKind {
        /// Its path.
        field: String,
        /// What it should be.
        expected: &'static str,
        /// What it is, shortened.
        value: String,
    },
    /// A name that nothing has at this table.
    #[error("'{field}': there is no {what} '{value}'")]
    UnknownName {
        /// Its path.
        field: String,
        /// What it should name.
        what: &'static str,
        /// The name, shortened.
        value: String,
    },
    /// A hex that has several stops.
    #[error("'{field}': {value} has several stops: say which, as in {value}.0")]
    WhichStop {
        /// Its path.
        field: String,
        /// The hex.
        value: String,
    },
    /// A list that is too long for any game.
    #[error("'{field}' lists {count} things, more than {most}")]
    TooMany {
        /// Its path.
        field: String,
        /// How many.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// No certificate lies where it should be bought.
    #[error("'{field}': no certificate of {company} lies there: {value}")]
    NoCertificate {
        /// Its path.
        field: String,
        /// The company.
        company: String,
        /// Where it should lie, or which it should be.
        value: String,
    },
}

/// The longest piece of a wrong value that is repeated in an error.
const MOST_SHOWN: usize = 60;

/// A text, shortened for an error.
pub(super) fn shown(text: &str) -> String {
    if text.chars().count() <= MOST_SHOWN {
        return text.to_owned();
    }
    text.chars().take(MOST_SHOWN).chain(['…']).collect()
}

/// A value of the wrong kind. Lists and objects are not repeated.
pub(super) fn wrong_kind(field: String, expected: &'static str, value: &Value) -> NotationError {
    let value = match value {
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        Value::String(text) => format!("'{}'", shown(text)),
        other => shown(&other.to_string()),
    };
    NotationError::WrongKind { field, expected, value }
}
