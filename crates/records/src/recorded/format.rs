//! The recorded file as it is on disk, plain or compressed.

use super::clean;
use flate2::read::GzDecoder;
use serde::Deserialize;
use serde_json::Value;
use std::io::Read;
use std::path::Path;
use thiserror::Error;

/// The largest file we read, after decompression.
const MOST_BYTES: u64 = 256 * 1024 * 1024;

/// A file that cannot be read as a recorded game.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The file itself.
    #[error("{path}: {why}")]
    File {
        /// Which file.
        path: String,
        /// Why.
        why: std::io::Error,
    },
    /// Its contents.
    #[error("{path}: line {line}: {why}")]
    Contents {
        /// Which file.
        path: String,
        /// Where.
        line: usize,
        /// Why.
        why: serde_json::Error,
    },
    /// Too much of it.
    #[error("{path}: larger than {MOST_BYTES} bytes")]
    TooLarge {
        /// Which file.
        path: String,
    },
}

/// A recorded game.
#[derive(Clone, Debug, Deserialize)]
pub struct RecordedGame {
    /// The title.
    pub title: String,
    /// Seats, in order.
    pub players: Vec<RecordedPlayer>,
    /// The number of the game, or its name.
    #[serde(default)]
    pub id: Value,
    /// What its set-up was drawn from, in the shared form.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Options, in the shared form.
    #[serde(default)]
    pub optional_rules: Vec<String>,
    /// Options, as exported.
    #[serde(default)]
    pub settings: Settings,
    /// The final worth of each player, by number.
    #[serde(default)]
    pub result: Option<Value>,
    /// What was done, raw.
    pub actions: Vec<Value>,
}

/// A player of a recorded game.
#[derive(Clone, Debug, Deserialize)]
pub struct RecordedPlayer {
    /// The number used for the player everywhere else.
    pub id: i64,
    /// The name.
    pub name: String,
}

/// Settings of an exported game.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Settings {
    /// What its set-up was drawn from.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Options.
    #[serde(default)]
    pub optional_rules: Vec<String>,
}

impl RecordedGame {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<RecordedGame, ReadError> {
        let text = read_text(path)?;
        RecordedGame::parse(&text, &path.display().to_string())
    }

    /// Reads the contents of a file; `path` is for messages.
    pub fn parse(text: &str, path: &str) -> Result<RecordedGame, ReadError> {
        serde_json::from_str(text).map_err(|why| ReadError::Contents {
            path: path.to_owned(),
            line: why.line(),
            why,
        })
    }

    /// What the set-up was drawn from: the seed, or else the first digits of the game's id.
    pub fn seed(&self) -> u64 {
        let id = self.id.as_str().map_or_else(|| self.id.to_string(), str::to_owned);
        let digits = id.split(|letter: char| !letter.is_ascii_digit()).find(|digits| !digits.is_empty());
        let from_id = || digits.and_then(|digits| digits.parse().ok());
        self.seed.or(self.settings.seed).or_else(from_id).unwrap_or_default()
    }

    /// The options in force.
    pub fn options(&self) -> impl Iterator<Item = &str> {
        self.optional_rules.iter().chain(&self.settings.optional_rules).map(String::as_str)
    }
}

/// The text of a file, decompressed if its name ends in `.gz`.
pub fn read_text(path: &Path) -> Result<String, ReadError> {
    let failed = |why| ReadError::File { path: path.display().to_string(), why };
    let file = std::fs::File::open(path).map_err(failed)?;
    let mut text = String::new();
    let compressed = path.extension().is_some_and(|extension| extension == "gz");
    let count = if compressed {
        GzDecoder::new(file).take(MOST_BYTES + 1).read_to_string(&mut text)
    } else {
        file.take(MOST_BYTES + 1).read_to_string(&mut text)
    };
    match count.map_err(failed)? as u64 {
        count if count > MOST_BYTES => Err(ReadError::TooLarge { path: path.display().to_string() }),
        _ => Ok(text),
    }
}

impl RecordedGame {
    /// The actions in force, cleaned of chat and of what was undone.
    pub fn effective_actions(&self) -> Vec<&Value> {
        clean::in_force(&self.actions)
    }
}
