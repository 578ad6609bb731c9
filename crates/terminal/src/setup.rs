//! Before the first move: a new table, asking for what was not given, or a saved game.

use crate::console::Console;
use crate::file;
use crate::options::PlayOptions;
use crate::table::SharedTable;
use rules::{Argument, TableSpec, TitleCard};
use std::collections::BTreeSet;
use std::io::{self, BufRead, Write};
use titles::SetupError;

/// The table that was asked for; `None` if the input ended before it was. Given things that make no table are an
/// error, said in the language of the table.
pub(crate) fn table<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    options: &PlayOptions,
) -> io::Result<Option<SharedTable>> {
    if let Some(path) = &options.load {
        return match file::load(path) {
            Ok(table) => Ok(Some(table)),
            Err(error) => Err(wrong(console.no_game(&path.to_string_lossy(), &error))),
        };
    }
    let mut spec = TableSpec {
        title: options.title.clone(),
        edition: options.edition.clone(),
        options: options.options.clone().unwrap_or_default(),
        players: options.players.clone(),
        seed: 0,
        rules: None,
    };
    if !spec.players.is_empty() {
        return match new_table(spec) {
            Ok(table) => Ok(Some(table)),
            Err(error) => Err(wrong(console.setup_error(&error))),
        };
    }
    let Some(card) = titles::catalogue().into_iter().find(|card| card.title == spec.title) else {
        return Err(wrong(console.setup_error(&SetupError::UnknownTitle(spec.title))));
    };
    ask_everything(console, options, &card, &mut spec)
}

fn new_table(spec: TableSpec) -> Result<SharedTable, SetupError> {
    titles::check_offered(&spec)?;
    SharedTable::new(spec)
}

fn wrong(text: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, text)
}

/// Asks for names, edition and options until a table can be set up, or the input ends.
fn ask_everything<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    given: &PlayOptions,
    card: &TitleCard,
    spec: &mut TableSpec,
) -> io::Result<Option<SharedTable>> {
    console.heading(&card.name)?;
    loop {
        let Some(players) = ask_names(console, card)? else { return Ok(None) };
        spec.players = players;
        if given.edition.is_none() {
            let Some(edition) = ask_edition(console, card)? else { return Ok(None) };
            spec.edition = Some(edition);
        }
        if given.options.is_none() {
            let Some(chosen) = ask_options(console, card, spec.edition.as_deref())? else { return Ok(None) };
            spec.options = chosen;
        }
        match new_table(spec.clone()) {
            Ok(table) => return Ok(Some(table)),
            Err(error) => {
                let text = console.setup_error(&error);
                console.item("", &text)?;
            }
        }
    }
}

fn ask_names<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    card: &TitleCard,
) -> io::Result<Option<Vec<String>>> {
    let counts = card.players.iter().map(|seats| i64::from(seats.count));
    let args = [
        ("least", Argument::Number(counts.clone().min().unwrap_or(0))),
        ("most", Argument::Number(counts.max().unwrap_or(0))),
    ];
    loop {
        let Some(line) = console.ask("terminal-ask-names", &args)? else { return Ok(None) };
        let names = line.split(',').map(str::trim).filter(|name| !name.is_empty());
        let players: Vec<String> = names.map(str::to_owned).collect();
        let spec = TableSpec { title: card.title.clone(), players, ..TableSpec::default() };
        match SharedTable::new(spec.clone()) {
            Ok(_) => return Ok(Some(spec.players)),
            Err(error) => {
                let text = console.setup_error(&error);
                console.item("", &text)?;
            }
        }
    }
}

/// The edition, out of those that new tables may choose.
fn ask_edition<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    card: &TitleCard,
) -> io::Result<Option<String>> {
    for (index, edition) in card.editions.iter().enumerate() {
        console.explained(index + 1, &format!("edition-{edition}"))?;
    }
    loop {
        let Some(line) = console.ask("terminal-ask-edition", &[])? else { return Ok(None) };
        let number = if line.trim().is_empty() { Ok(1) } else { line.trim().parse::<usize>() };
        match number.ok().and_then(|number| card.editions.get(number.checked_sub(1)?)) {
            Some(edition) => return Ok(Some(edition.clone())),
            None => console.say("terminal-no-such-number", &[("typed", line.trim().into())])?,
        }
    }
}

fn ask_options<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    card: &TitleCard,
    edition: Option<&str>,
) -> io::Result<Option<BTreeSet<String>>> {
    let edition = edition.or(card.editions.first().map(String::as_str)).unwrap_or_default();
    let options: Vec<&String> = card
        .options
        .iter()
        .filter(|option| option.editions.iter().any(|of| of == edition))
        .map(|option| &option.id)
        .collect();
    for (index, option) in options.iter().enumerate() {
        console.explained(index + 1, &format!("option-{option}"))?;
    }
    'asking: loop {
        let Some(line) = console.ask("terminal-ask-options", &[])? else { return Ok(None) };
        let mut chosen = BTreeSet::new();
        for word in line.split([' ', ',']).filter(|word| !word.is_empty()) {
            let number = word.parse::<usize>().ok();
            match number.and_then(|number| options.get(number.checked_sub(1)?)) {
                Some(option) => chosen.insert((*option).clone()),
                None => {
                    console.say("terminal-no-such-number", &[("typed", word.into())])?;
                    continue 'asking;
                }
            };
        }
        return Ok(Some(chosen));
    }
}

impl<R: BufRead, W: Write> Console<R, W> {
    /// A numbered line with a name and its explanation.
    pub(crate) fn explained(&mut self, number: usize, id: &str) -> io::Result<()> {
        let name = messages::text(self.language, &self.title, id, &[]);
        let explanation =
            messages::attribute(self.language, &self.title, id, "explain", &[]).unwrap_or_default();
        self.item(&format!("{number:>3}  "), &format!("{name}. {explanation}"))
    }

    /// Why a table cannot be set up.
    pub(crate) fn setup_error(&self, error: &SetupError) -> String {
        let text = |text: &str| Argument::Text(text.to_owned());
        let number = |number: usize| Argument::Number(number as i64);
        let (id, args) = match error {
            SetupError::UnknownTitle(title) => {
                let known: Vec<String> = titles::catalogue().into_iter().map(|card| card.title).collect();
                ("setup-unknown-title", vec![("title", text(title)), ("known", known.join(", ").into())])
            }
            SetupError::UnknownEdition { title, edition, known } => (
                "setup-unknown-edition",
                vec![("title", text(title)), ("edition", text(edition)), ("known", text(known))],
            ),
            SetupError::EditionNotOffered { title, edition, offered } => (
                "setup-edition-not-offered",
                vec![("title", text(title)), ("edition", text(edition)), ("offered", text(offered))],
            ),
            SetupError::UnknownRules { title, version, newest } => (
                "setup-unknown-rules",
                vec![
                    ("title", text(title)),
                    ("version", number(*version as usize)),
                    ("newest", number(*newest as usize)),
                ],
            ),
            SetupError::UnknownOption { title, option, known } => (
                "setup-unknown-option",
                vec![("title", text(title)), ("option", text(option)), ("known", text(known))],
            ),
            SetupError::Contradiction { first, second, .. } => {
                ("setup-contradiction", vec![("first", text(first)), ("second", text(second))])
            }
            SetupError::Needs { option, needed, .. } => {
                ("setup-needs", vec![("option", text(option)), ("needed", text(needed))])
            }
            SetupError::PlayerCount { title, least, most, asked } => (
                "setup-player-count",
                vec![
                    ("title", text(title)),
                    ("least", number(*least)),
                    ("most", number(*most)),
                    ("asked", number(*asked)),
                ],
            ),
            SetupError::PlayerName(name) => ("setup-player-name", vec![("name", text(name))]),
        };
        messages::text(self.language, &self.title, id, &args)
    }
}
