//! Opening games of either kind, for all commands.

use anyhow::{Context, Result, bail};
use messages::Language;
use records::file::GameFile;
use records::recorded;
use rules::{Fact, Game, History, Names, TableSpec};
use std::path::Path;
use titles::AnyGame;

/// A game from a file.
pub struct Opened {
    /// The agreement for the table.
    pub spec: TableSpec,
    /// The game.
    pub history: History<AnyGame>,
}

/// Opens a file of ours or a recorded one, plain or compressed.
pub fn open(path: &Path) -> Result<Opened> {
    let text = recorded::read_text(path)?;
    let looks: serde_json::Value = serde_json::from_str(&text)
        .with_context(|| format!("{}: neither a game file of ours nor a recorded game", path.display()))?;
    if looks.get("bradshaw").is_some() {
        let file = GameFile::read(text.as_bytes()).with_context(|| path.display().to_string())?;
        let history = file.replay().with_context(|| path.display().to_string())?;
        return Ok(Opened { spec: file.table, history });
    }
    let imported = recorded::import(&text, &path.display().to_string())?;
    Ok(Opened { spec: imported.spec, history: imported.history })
}

impl Opened {
    /// The game after the first `at` moves; after all of them if none is given.
    pub fn at(&self, at: Option<usize>) -> Result<AnyGame> {
        let all = self.history.position();
        match self.history.at(at.unwrap_or(all)) {
            Some(game) if at.is_none_or(|at| at <= all) => Ok(game),
            _ => bail!("the game has {all} moves; there is no state after {}", at.unwrap_or(all)),
        }
    }

    /// The events of each move, in order.
    pub fn events(&self) -> Vec<Vec<Fact>> {
        let mut game = self.history.start().clone();
        let moves = self.history.moves().iter();
        moves.map(|made| game.apply(made.by, &made.action).unwrap_or_default()).collect()
    }
}

/// The language of the person at the keyboard.
pub fn language(asked: Option<&str>) -> Result<Language> {
    match asked {
        Some(code) => code.parse().map_err(|_| anyhow::anyhow!("no language '{code}'; there are: en, pl")),
        None => {
            let locale = std::env::var("LC_ALL").or_else(|_| std::env::var("LANG")).unwrap_or_default();
            Ok(Language::of_locale(&locale).unwrap_or_default())
        }
    }
}

/// An event of a title as a sentence.
pub fn sentence(language: Language, title: &str, event: &Fact, names: &dyn Names) -> String {
    messages::say(language, title, &event.message(names))
}
