//! What a title declares is what its rule code says.

use super::Words;
use crate::{t1822, t1860, t1862};
use rules::{Event, Reason};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

type Variants = &'static [(&'static str, &'static str)];

/// Each title with its words, its own events and its own reasons.
const TITLES: [(&str, &Words, [Variants; 2]); 3] = [
    ("1860", &t1860::words::WORDS, [t1860::words::Event::VARIANTS, t1860::words::Reason::VARIANTS]),
    ("1862", &t1862::words::WORDS, [t1862::words::Event::VARIANTS, t1862::words::Reason::VARIANTS]),
    ("1822", &t1822::words::WORDS, [t1822::words::Event::VARIANTS, t1822::words::Reason::VARIANTS]),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The rule code of a title, without its tests, what sets positions for them, and what it declares.
fn code_of(title: &str) -> String {
    let mut text = String::new();
    collect(&root().join("src").join(format!("t{title}")), &mut text);
    text
}

fn collect(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path: PathBuf = entry.expect("an entry").path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if ["tests", "scene", "words"].contains(&name) {
            continue;
        }
        if path.is_dir() {
            collect(&path, text);
        } else {
            let file = fs::read_to_string(&path).expect("source code");
            text.push_str(file.split("#[cfg(test)]").next().unwrap_or_default());
        }
    }
}

/// The variants of an enum that code names, where the enum is not one of the title's own.
fn named<'a>(code: &'a str, name: &str) -> BTreeSet<&'a str> {
    let pattern = format!("{name}::");
    let places = code.match_indices(&pattern).filter(|(place, _)| {
        let before = &code[..*place];
        let qualified = before.ends_with("rules::");
        qualified || !before.ends_with([':', '_']) && !before.ends_with(char::is_alphanumeric)
    });
    let variant = |(place, _): (usize, &str)| {
        let rest = &code[place + pattern.len()..];
        let end = rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
        &rest[..end]
    };
    places.map(variant).filter(|variant| variant.starts_with(char::is_uppercase)).collect()
}

/// `BuyShare` as it is written: `buy-share`.
fn kebab(variant: &str) -> String {
    let letter = |(place, letter): (usize, char)| {
        let dash = if letter.is_uppercase() && place > 0 { "-" } else { "" };
        format!("{dash}{}", letter.to_ascii_lowercase())
    };
    variant.chars().enumerate().map(letter).collect()
}

fn used_by(title: &str) -> BTreeSet<String> {
    let text = code_of(title);
    let id_of = |variants: &[(&str, &str)], used: &str| {
        variants.iter().find(|(variant, _)| *variant == used).map(|(_, id)| (*id).to_owned())
    };
    let lays = text.contains("Choice::add_lay").then_some("LayTile");
    let words = text.contains("Choice::word(").then_some("Choose");
    let choices = named(&text, "Choice").into_iter().chain(lays).chain(words);
    let choices = choices.map(|choice| format!("choice-{}", kebab(choice)));
    let events = named(&text, "Event").into_iter().filter_map(|used| id_of(Event::VARIANTS, used));
    let reasons = named(&text, "Reason").into_iter().filter_map(|used| id_of(Reason::VARIANTS, used));
    choices.chain(events).chain(reasons).collect()
}

/// `BRADSHAW_UPDATE=1 cargo test -p titles shared_ids` writes the files.
#[test]
fn shared_ids_are_those_in_the_code() {
    for (title, words, _) in TITLES {
        let used = used_by(title);
        assert!(used.len() > 60, "{title}: {used:?}");
        let text: String = used.iter().map(|id| format!("{id}\n")).collect();
        if std::env::var_os("BRADSHAW_UPDATE").is_some() {
            fs::write(root().join("data").join(title).join("shared-ids.txt"), text).expect("written");
        } else {
            assert_eq!(words.shared, text, "{title}: run the test with BRADSHAW_UPDATE=1");
        }
    }
}

/// What a title declares itself and never says is dead.
#[test]
fn everything_declared_is_said() {
    for (title, _, own) in TITLES {
        let text = code_of(title);
        for (variant, id) in own.into_iter().flatten() {
            assert!(text.contains(&format!("::{variant}")), "{title} declares {id} and never says it");
        }
    }
}
