//! What goes into a statement and comes out of a row: the two types that mean the same in both databases.

use crate::StorageError;

/// One parameter or one column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A count, an instant, a flag.
    Int(i64),
    /// Words; absent when null.
    Text(Option<String>),
}

impl From<i64> for Value {
    fn from(value: i64) -> Value {
        Value::Int(value)
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Int(i64::from(value))
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Value {
        Value::Text(Some(value.to_owned()))
    }
}

impl From<String> for Value {
    fn from(value: String) -> Value {
        Value::Text(Some(value))
    }
}

impl From<Option<String>> for Value {
    fn from(value: Option<String>) -> Value {
        Value::Text(value)
    }
}

impl Value {
    /// The words; none if it is null or a number.
    pub fn text(&self) -> &str {
        match self {
            Value::Text(Some(text)) => text,
            Value::Text(None) | Value::Int(_) => "",
        }
    }
}

/// One row, read column by column in the order of the query.
#[derive(Debug)]
pub struct Row {
    columns: std::vec::IntoIter<Value>,
}

impl Row {
    /// A row of these columns.
    pub fn new(columns: Vec<Value>) -> Row {
        Row { columns: columns.into_iter() }
    }

    /// The next column, a number.
    pub fn int(&mut self) -> Result<i64, StorageError> {
        match self.columns.next() {
            Some(Value::Int(value)) => Ok(value),
            other => Err(StorageError::Shape(format!("a number expected, not {other:?}"))),
        }
    }

    /// The next column, a flag.
    pub fn flag(&mut self) -> Result<bool, StorageError> {
        Ok(self.int()? != 0)
    }

    /// The next column, words or nothing.
    pub fn maybe(&mut self) -> Result<Option<String>, StorageError> {
        match self.columns.next() {
            Some(Value::Text(value)) => Ok(value),
            other => Err(StorageError::Shape(format!("words expected, not {other:?}"))),
        }
    }

    /// The next column, words.
    pub fn text(&mut self) -> Result<String, StorageError> {
        self.maybe()?.ok_or_else(|| StorageError::Shape("words expected, not null".to_owned()))
    }

    /// The next column, JSON.
    pub fn json<T: serde::de::DeserializeOwned>(&mut self) -> Result<T, StorageError> {
        serde_json::from_str(&self.text()?).map_err(|error| StorageError::Shape(error.to_string()))
    }

    /// The next column, JSON or nothing.
    pub fn maybe_json<T: serde::de::DeserializeOwned>(&mut self) -> Result<Option<T>, StorageError> {
        let Some(text) = self.maybe()? else { return Ok(None) };
        serde_json::from_str(&text).map(Some).map_err(|error| StorageError::Shape(error.to_string()))
    }
}

/// A value as JSON text, for a column.
pub fn json<T: serde::Serialize>(value: &T) -> Result<Value, StorageError> {
    let text = serde_json::to_string(value).map_err(|error| StorageError::Shape(error.to_string()))?;
    Ok(Value::from(text))
}
