//! Writing a game file: one move a line, so that people and their tools can read it.

use super::GameFile;
use super::error::FileError;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

impl GameFile {
    /// The file as text.
    pub fn to_text(&self) -> String {
        let mut text = format!(
            "{{\n\"bradshaw\": {},\n\"rules\": {},\n\"table\": {},\n\"moves\": [",
            self.format,
            json(&self.rules),
            json(&self.table)
        );
        for (index, made) in self.moves.iter().enumerate() {
            text.push_str(if index == 0 { "\n" } else { ",\n" });
            text.push_str(&json(made));
        }
        text.push_str("\n]");
        if let Some(digest) = self.digest {
            text.push_str(",\n\"digest\": ");
            text.push_str(&json(&digest));
        }
        text.push_str("\n}\n");
        text
    }

    /// The file compressed.
    pub fn to_gzip(&self) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        let written = encoder.write_all(self.to_text().as_bytes()).and_then(|()| encoder.finish());
        written.expect("memory can be written to")
    }

    /// Writes the file to disk, compressed if its name ends in `.gz`. What was there is replaced at once, or stays
    /// as it was.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        let compressed = path.extension().is_some_and(|extension| extension == "gz");
        let bytes = if compressed { self.to_gzip() } else { self.to_text().into_bytes() };
        replace(path, &bytes).map_err(|source| FileError::Disk { path: path.display().to_string(), source })
    }
}

/// None of our types has a key that is not a text, and that is all that could fail.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is always JSON")
}

fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let written = std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    written
}
