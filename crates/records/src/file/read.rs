//! Reading a game file.

use super::error::FileError;
use super::{FORMAT, GameFile, MOST_BYTES, MOST_MOVES};
use flate2::bufread::MultiGzDecoder;
use rules::RulesVersion;
use serde::Deserialize;
use std::borrow::Cow;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// How every compressed file begins.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The one field that files of every version have.
#[derive(Deserialize)]
struct Head {
    bradshaw: Option<u64>,
}

impl GameFile {
    /// Reads a file from disk, plain or compressed.
    pub fn open(path: &Path) -> Result<GameFile, FileError> {
        let disk = |source| FileError::Disk { path: path.display().to_string(), source };
        let mut bytes = Vec::new();
        File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)).map_err(disk)?;
        GameFile::read(&bytes)
    }

    /// Reads the contents of a file, plain or compressed.
    pub fn read(bytes: &[u8]) -> Result<GameFile, FileError> {
        GameFile::read_within(bytes, MOST_BYTES)
    }

    /// The same, of at most so many bytes after decompression, for those who read files of strangers.
    pub fn read_within(bytes: &[u8], most: u64) -> Result<GameFile, FileError> {
        let text = decompressed(bytes, most)?;
        if text.len() as u64 > most {
            return Err(FileError::TooLarge { most });
        }
        let head: Head = serde_json::from_slice(&text).map_err(contents)?;
        match head.bradshaw {
            None => return Err(FileError::NotAGame),
            Some(FORMAT) => {}
            Some(found) => return Err(FileError::Format { found }),
        }
        let mut file: GameFile = serde_json::from_slice(&text).map_err(contents)?;
        if file.moves.len() > MOST_MOVES {
            return Err(FileError::TooManyMoves { count: file.moves.len() });
        }
        match RulesVersion::number_in(&file.rules) {
            Some(number) => file.table.rules = Some(number),
            None => return Err(FileError::Rules { found: file.rules }),
        }
        Ok(file)
    }
}

fn decompressed(bytes: &[u8], most: u64) -> Result<Cow<'_, [u8]>, FileError> {
    if !bytes.starts_with(&GZIP) {
        return Ok(Cow::Borrowed(bytes));
    }
    let mut text = Vec::new();
    match MultiGzDecoder::new(bytes).take(most + 1).read_to_end(&mut text) {
        Ok(_) => Ok(Cow::Owned(text)),
        Err(source) => Err(FileError::Compression { offset: text.len(), source }),
    }
}

fn contents(error: serde_json::Error) -> FileError {
    let (line, column) = (error.line(), error.column());
    if error.is_eof() {
        return FileError::CutOff { line, column };
    }
    // The place is ours to say, so that it is said once.
    let what = error.to_string();
    let place = format!(" at line {line} column {column}");
    FileError::Contents { line, column, what: what.strip_suffix(&place).unwrap_or(&what).to_owned() }
}
