//! The rooms that titles share name no title and no word of one title. What belongs to one title lies in its own
//! folder (`t1860` and the like), in its data files and in its words.

use std::fs;
use std::path::{Path, PathBuf};

/// What only one title knows, in lower case: a part of a word is enough.
const WORDS_OF_TITLES: &[&str] = &[
    "halt",
    "subsid",
    "insolven",
    "leased",
    "southern",
    "nationalis",
    "fishbourne",
    "british rail",
    "isle of wight",
    "company credit",
    "red-letter",
    "parliament",
    "chartered",
    "obligation",
    "permit",
    "warrant",
    "freight",
    "refinanc",
    "hudson",
    "lner",
    "london",
    "eastern counties",
    "station marker",
    "pullman",
    "concession",
    "tax haven",
    "mail contract",
    "estuar",
];

/// Numbers of titles. Examples in documentation may name them, code may not.
const TITLES: &[&str] = &["1860", "1862", "1822"];

/// The shared rooms, and the files of each that count.
const ROOMS: &[(&str, &[&str])] = &[
    ("crates/board/src", &["rs"]),
    ("crates/routes/src", &["rs"]),
    ("crates/rules/src", &["rs"]),
    ("crates/records/src", &["rs"]),
    ("crates/messages/src", &["rs"]),
    ("crates/messages/catalogue", &["ftl"]),
    ("crates/storage/src", &["rs"]),
    ("crates/storage/migrations", &["sql"]),
    ("crates/server/src", &["rs"]),
    ("crates/load/src", &["rs"]),
    ("crates/bots/src", &["rs"]),
    ("crates/draw/src", &["rs", "css"]),
    ("crates/terminal/src", &["rs"]),
    ("crates/cli/src", &["rs"]),
    ("web/src", &["ts", "tsx", "css"]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a room, but for the folders of titles and for files of tests.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a room of the house") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            if !TITLES.iter().any(|title| name == format!("t{title}")) {
                files(&path, endings, found);
            }
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known))
            && name != "tests.rs"
        {
            found.push(path);
        }
    }
}

/// A line may say where the folder of a title is, and the port we listen on by default is a number like another.
fn registers(line: &str) -> bool {
    line.contains("127.0.0.1:1860") || TITLES.iter().any(|title| line.contains(&format!("t{title}")))
}

/// What is wrong with a file, line by line. Tests inside of a file may speak of titles.
fn faults(path: &Path, text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut faults = Vec::new();
    for (index, line) in code.lines().enumerate() {
        let small = line.to_lowercase();
        let comment = ["//", "/*", "*"].iter().any(|sign| small.trim_start().starts_with(sign));
        let word = WORDS_OF_TITLES.iter().find(|word| small.contains(*word));
        let title = TITLES.iter().find(|title| !comment && !registers(line) && small.contains(*title));
        for named in word.into_iter().chain(title) {
            faults.push(format!("{}:{}: '{named}' in: {}", path.display(), index + 1, line.trim()));
        }
    }
    faults
}

#[test]
fn shared_rooms_name_no_title_and_no_word_of_one_title() {
    let mut faulty = Vec::new();
    for (room, endings) in ROOMS {
        let mut paths = Vec::new();
        files(&root().join(room), endings, &mut paths);
        assert!(!paths.is_empty(), "{room} is empty");
        paths.sort();
        for path in paths {
            let text = fs::read_to_string(&path).expect("a readable file");
            faulty.extend(faults(&path, &text));
        }
    }
    assert!(faulty.is_empty(), "{} lines:\n{}", faulty.len(), faulty.join("\n"));
}

#[test]
fn a_word_of_a_title_is_found() {
    let found = |text: &str| faults(Path::new("x.rs"), text).len();
    assert_eq!(found("let subsidy = 5;"), 1);
    assert_eq!(found("/// Halts are passed."), 1);
    assert_eq!(found("let warranties = 3;"), 1);
    assert_eq!(found("if title == \"1860\" {"), 1);
    assert_eq!(found("/// Such as `1860`."), 0);
    assert_eq!(found("/** Such as `1860`. */"), 0);
    assert_eq!(found("mod t1860;"), 0);
    assert_eq!(found("let fine = 1;\n#[cfg(test)]\nmod tests { const HALT: u8 = 1; }"), 0);
}
