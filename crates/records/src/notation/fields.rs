//! The fields of a JSON object, read one by one with the path to each, so that errors can say where they are.

use super::error::{NotationError, shown, wrong_kind};
use super::names;
use board::{HexId, StopAt};
use rules::{CompanyId, Money, PrivateId, TrainId};
use serde_json::{Map, Value};
use titles::AnyGame;

/// An object at some place of an action.
pub(super) struct Fields<'a> {
    pub game: &'a AnyGame,
    object: &'a Map<String, Value>,
    /// What comes before the name of a field in its path.
    prefix: String,
}

impl<'a> Fields<'a> {
    /// The object at `path`.
    pub fn of(game: &'a AnyGame, value: &'a Value, path: &str) -> Result<Fields<'a>, NotationError> {
        let object = value.as_object().ok_or_else(|| wrong_kind(path.to_owned(), "an object", value))?;
        let prefix = if path.is_empty() { String::new() } else { format!("{path}.") };
        Ok(Fields { game, object, prefix })
    }

    /// The path of a field.
    pub fn path(&self, field: &str) -> String {
        format!("{}{field}", self.prefix)
    }

    /// Refuses fields other than these.
    pub fn only(&self, known: &[&str]) -> Result<(), NotationError> {
        match self.object.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => Err(NotationError::UnknownField { field: self.path(&shown(key)) }),
            None => Ok(()),
        }
    }

    /// A field that need not be there; `null` is not there.
    pub fn optional(&self, field: &str) -> Option<&'a Value> {
        self.object.get(field).filter(|value| !value.is_null())
    }

    fn required(&self, field: &str) -> Result<&'a Value, NotationError> {
        self.optional(field).ok_or_else(|| NotationError::Missing { field: self.path(field) })
    }

    pub fn text(&self, field: &str) -> Result<&'a str, NotationError> {
        let value = self.required(field)?;
        value.as_str().ok_or_else(|| wrong_kind(self.path(field), "a text", value))
    }

    pub fn money(&self, field: &str) -> Result<Money, NotationError> {
        let value = self.required(field)?;
        let amount = value.as_i64().and_then(|amount| i32::try_from(amount).ok());
        amount.map(Money).ok_or_else(|| wrong_kind(self.path(field), "an amount of money", value))
    }

    pub fn small(&self, field: &str) -> Result<u8, NotationError> {
        small(self.required(field)?, || self.path(field))
    }

    /// A list; a field that is not there is an empty one.
    pub fn list(&self, field: &str, most: usize) -> Result<&'a [Value], NotationError> {
        let Some(value) = self.optional(field) else { return Ok(&[]) };
        let Some(list) = value.as_array() else {
            return Err(wrong_kind(self.path(field), "a list", value));
        };
        if list.len() > most {
            return Err(NotationError::TooMany { field: self.path(field), count: list.len(), most });
        }
        Ok(list)
    }

    pub fn company(&self, field: &str) -> Result<CompanyId, NotationError> {
        let text = self.text(field)?;
        names::company(self.game, text).ok_or_else(|| unknown(self.path(field), "company", text))
    }

    pub fn private(&self, field: &str) -> Result<PrivateId, NotationError> {
        let text = self.text(field)?;
        names::private(self.game, text).ok_or_else(|| unknown(self.path(field), "private company", text))
    }

    pub fn train(&self, field: &str) -> Result<TrainId, NotationError> {
        let text = self.text(field)?;
        names::train(self.game, text).ok_or_else(|| unknown(self.path(field), "train", text))
    }

    pub fn hex(&self, field: &str) -> Result<HexId, NotationError> {
        hex(self.game, self.required(field)?, || self.path(field))
    }

    pub fn stop(&self, field: &str) -> Result<StopAt, NotationError> {
        stop(self.game, self.required(field)?, || self.path(field))
    }
}

/// A name that nothing has.
pub(super) fn unknown(field: String, what: &'static str, value: &str) -> NotationError {
    NotationError::UnknownName { field, what, value: shown(value) }
}

/// A small number.
pub(super) fn small(value: &Value, path: impl Fn() -> String) -> Result<u8, NotationError> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| wrong_kind(path(), "a number from 0 to 255", value))
}

/// A hex by its coordinate.
pub(super) fn hex(game: &AnyGame, value: &Value, path: impl Fn() -> String) -> Result<HexId, NotationError> {
    let text = value.as_str().ok_or_else(|| wrong_kind(path(), "a hex", value))?;
    names::hex(game, text).ok_or_else(|| unknown(path(), "hex", text))
}

/// A stop, such as `F2.0`, or `F2` if that is the only one there.
pub(super) fn stop(
    game: &AnyGame,
    value: &Value,
    path: impl Fn() -> String,
) -> Result<StopAt, NotationError> {
    let text = value.as_str().ok_or_else(|| wrong_kind(path(), "a stop", value))?;
    match names::stop(game, text) {
        names::NamedStop::Found(stop) => Ok(stop),
        names::NamedStop::Several => Err(NotationError::WhichStop { field: path(), value: shown(text) }),
        names::NamedStop::None => Err(unknown(path(), "stop", text)),
    }
}
