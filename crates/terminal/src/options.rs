//! How a game in the terminal is opened.

use messages::Language;
use std::collections::BTreeSet;
use std::env;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

/// How a game in the terminal is opened. What is not given is asked.
#[derive(Clone, Debug)]
pub struct PlayOptions {
    /// The language of the table.
    pub language: Language,
    /// The title; the first of those we have unless something else is wanted.
    pub title: String,
    /// The edition; the title's default if absent.
    pub edition: Option<String>,
    /// Optional rules, by their ids; `None` asks for them if the players are asked for too.
    pub options: Option<BTreeSet<String>>,
    /// The names of the players in seat order; asked for if empty.
    pub players: Vec<String>,
    /// A saved game to go on with, instead of a new one.
    pub load: Option<PathBuf>,
    /// Whether to use colours.
    pub colours: bool,
    /// How many characters fit on a line.
    pub width: usize,
    /// Whether to repeat what is read, for transcripts of input that is not typed.
    pub echo: bool,
}

impl Default for PlayOptions {
    fn default() -> PlayOptions {
        PlayOptions {
            language: Language::En,
            title: titles::catalogue().into_iter().next().map(|card| card.title).unwrap_or_default(),
            edition: None,
            options: None,
            players: Vec::new(),
            load: None,
            colours: false,
            width: 80,
            echo: false,
        }
    }
}

impl PlayOptions {
    /// What the environment says: the language of `LANG`, colours on a terminal unless `NO_COLOR` is set, the width
    /// of `COLUMNS`, and an echo if the input is not typed.
    pub fn from_environment() -> PlayOptions {
        let variable = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
        let dumb = variable("TERM").is_some_and(|term| term == "dumb");
        let default = PlayOptions::default();
        PlayOptions {
            language: locale.and_then(|locale| Language::of_locale(&locale)).unwrap_or_default(),
            colours: io::stdout().is_terminal() && variable("NO_COLOR").is_none() && !dumb,
            width: variable("COLUMNS").and_then(|width| width.parse().ok()).unwrap_or(default.width),
            echo: !io::stdin().is_terminal(),
            ..default
        }
    }
}
