//! The rules of each title in our own words, by the sections of its rulebook. A refusal names its section by the
//! rulebook's English title; [`section`] finds what we say about it.

use crate::catalogue::texts;
use crate::{Language, attribute, contains, text};

/// A section of a rules reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its key, the same in every language.
    pub key: String,
    /// Its title.
    pub title: String,
    /// The rules: paragraphs end with a blank line, list items begin with `- `, other line ends are spaces.
    pub text: String,
}

/// The key of a section: its English title in lower case, everything but letters and digits made hyphens.
pub fn section_key(section: &str) -> String {
    let words = section.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect();
    words.join("-")
}

/// A section of a title's rules, by its key or its English title.
pub fn section(language: Language, title: &str, section: &str) -> Option<Section> {
    let key = section_key(section);
    let id = format!("rules-{key}");
    contains(Language::En, title, &id).then(|| Section {
        title: text(language, title, &id, &[]),
        text: attribute(language, title, &id, "text", &[]).unwrap_or_default(),
        key,
    })
}

/// All sections of a title's rules, in the order of its rulebook.
pub fn reference(language: Language, title: &str) -> Vec<Section> {
    let Some(english) = texts(Language::En, title) else { return Vec::new() };
    english
        .rules
        .lines()
        .filter_map(|line| line.strip_prefix("rules-")?.split_once(" ="))
        .filter_map(|(key, _)| section(language, title, key))
        .collect()
}
