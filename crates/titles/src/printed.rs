//! What titles have in common when they read their data files: errors that name file, line and reason, and checks that
//! names refer to things that are there.

use board::{Colour, Coordinate, DataError, HexId, Map};
use rules::Money;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// A data file that does not make sense.
#[derive(Debug, Error)]
pub enum TitleDataError {
    /// The board or its tiles.
    #[error(transparent)]
    Board(#[from] DataError),
    /// The file is not readable as data.
    #[error("{file}: {source}")]
    Syntax {
        /// The file.
        file: &'static str,
        /// Where and why.
        source: Box<toml::de::Error>,
    },
    /// Something refers to what is not there.
    #[error("{file}:{line}: {what}")]
    Sense {
        /// The file.
        file: &'static str,
        /// The line.
        line: usize,
        /// What is wrong.
        what: String,
    },
}

/// The text of a data file, to say where in it something is wrong.
pub(crate) struct Source<'a> {
    pub file: &'static str,
    pub text: &'a str,
}

impl Source<'_> {
    /// The file as data.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, TitleDataError> {
        toml::from_str(self.text)
            .map_err(|source| TitleDataError::Syntax { file: self.file, source: Box::new(source) })
    }

    /// An error at a place in the file.
    pub fn wrong(&self, span: std::ops::Range<usize>, what: String) -> TitleDataError {
        let line = self.text[..span.start.min(self.text.len())].matches('\n').count() + 1;
        TitleDataError::Sense { file: self.file, line, what }
    }

    /// A price that is on the market.
    pub fn price(&self, price: &toml::Spanned<Money>, prices: &[Money]) -> Result<Money, TitleDataError> {
        let value = *price.get_ref();
        if prices.contains(&value) {
            Ok(value)
        } else {
            Err(self.wrong(price.span(), format!("{} is not a price of the market", value.0)))
        }
    }

    /// A hex by its coordinate; `None` if it is not on this map.
    pub fn hex(&self, name: &toml::Spanned<String>, map: &Map) -> Result<Option<HexId>, TitleDataError> {
        let at: Coordinate = name
            .get_ref()
            .parse()
            .map_err(|_| self.wrong(name.span(), format!("'{}' is not a hex", name.get_ref())))?;
        Ok(map.find(at))
    }

    /// A colour of tiles.
    pub fn colour(&self, name: &toml::Spanned<String>) -> Result<Colour, TitleDataError> {
        match name.get_ref().as_str() {
            "yellow" => Ok(Colour::Yellow),
            "green" => Ok(Colour::Green),
            "russet" => Ok(Colour::Russet),
            other => Err(self.wrong(name.span(), format!("no tiles are '{other}'"))),
        }
    }
}

/// How many copies of a card there are, or that they never run out.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Supply<T> {
    Limited(T),
    Unlimited(#[allow(dead_code)] Unlimited),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Unlimited {
    Unlimited,
}
