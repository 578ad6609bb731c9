//! What people type. The words for commands come from the catalogue, so that each language has its own; English is
//! understood everywhere.

use messages::Language;
use rules::info::{MoneyInfo, Unit};

/// Something typed at the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// An empty line.
    Nothing,
    /// The number of a choice, and perhaps an amount.
    Choose { number: usize, amount: Option<String> },
    /// A word with what follows it.
    Word(Word, String),
    /// Nothing we know.
    Unknown(String),
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident => $id:literal),* $(,)?) => {
        /// A command word.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Word {
            $($(#[$doc])* $name),*
        }

        impl Word {
            /// All of them, with the messages that list how each can be typed.
            const ALL: &'static [(Word, &'static str)] = &[$((Word::$name, concat!("terminal-words-", $id))),*];
        }
    };
}

words! {
    /// To pass, where that is allowed.
    Pass => "pass",
    /// What can be typed.
    Help => "help",
    /// Everything at a glance.
    Overview => "table",
    /// The choices once more.
    Choices => "choices",
    /// The board.
    Map => "map",
    /// One hex.
    Hex => "hex",
    /// The stock market.
    Market => "market",
    /// The companies.
    Companies => "companies",
    /// The players.
    Players => "players",
    /// The trains.
    Trains => "trains",
    /// What has happened.
    Log => "log",
    /// The rules.
    Rules => "rules",
    /// The options of this table.
    Options => "options",
    /// Take a move back.
    Undo => "undo",
    /// Make it again.
    Redo => "redo",
    /// Write the game to a file.
    Save => "save",
    /// Read a game from a file.
    Load => "load",
    /// Runs, typed by hand.
    Run => "run",
    /// Any action, in the notation of game files.
    Do => "do",
    /// Leave.
    Quit => "quit",
}

/// Understands a line.
pub(crate) fn parse(language: Language, line: &str) -> Command {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if first.is_empty() {
        return Command::Nothing;
    }
    if let Ok(number) = first.parse() {
        let amount = (!rest.is_empty()).then(|| rest.to_owned());
        return Command::Choose { number, amount };
    }
    let typed = fold(first);
    let known = |language: Language, id: &str| {
        messages::text(language, "", id, &[]).split_whitespace().any(|word| fold(word) == typed)
    };
    // The reader's own language first: a word may mean something else in English.
    let found = [language, Language::En]
        .into_iter()
        .find_map(|language| Word::ALL.iter().find(|(_, id)| known(language, id)));
    match found {
        Some((word, _)) => Command::Word(*word, rest.to_owned()),
        None => Command::Unknown(line.to_owned()),
    }
}

/// An amount of money, with or without its unit, a count, a rotation.
pub(crate) fn amount(money: &MoneyInfo, text: &str) -> Option<i32> {
    let plain = |unit: &Unit| {
        let text = text.trim();
        let text = text.strip_prefix(unit.before.trim()).unwrap_or(text);
        text.strip_suffix(unit.after.trim()).unwrap_or(text).trim().parse().ok()
    };
    plain(&money.players).or_else(|| plain(&money.companies))
}

/// Lower case without the marks of Polish letters, for people whose keyboard lacks them.
pub(crate) fn fold(text: &str) -> String {
    text.to_lowercase()
        .chars()
        .map(|letter| match letter {
            'ą' => 'a',
            'ć' => 'c',
            'ę' => 'e',
            'ł' => 'l',
            'ń' => 'n',
            'ó' => 'o',
            'ś' => 's',
            'ź' | 'ż' => 'z',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(language: Language, line: &str) -> Option<(Word, String)> {
        match parse(language, line) {
            Command::Word(word, rest) => Some((word, rest)),
            _ => None,
        }
    }

    #[test]
    fn numbers_choose() {
        let chosen =
            |number, amount: Option<&str>| Command::Choose { number, amount: amount.map(str::to_owned) };
        assert_eq!(parse(Language::En, " 3 "), chosen(3, None));
        assert_eq!(parse(Language::En, "3  £25"), chosen(3, Some("£25")));
        assert_eq!(parse(Language::En, "-3"), Command::Unknown("-3".to_owned()));
        assert_eq!(parse(Language::En, "  "), Command::Nothing);
    }

    #[test]
    fn amounts_are_read_with_and_without_their_unit() {
        let unit = |before: &str, after: &str| Unit { before: before.to_owned(), after: after.to_owned() };
        let money = MoneyInfo { players: unit("£", ""), companies: unit("", " cc") };
        assert_eq!(amount(&money, "25"), Some(25));
        assert_eq!(amount(&money, "£25"), Some(25));
        assert_eq!(amount(&money, "250 cc"), Some(250));
        assert_eq!(amount(&money, "lots"), None);
    }

    #[test]
    fn words_are_known_in_the_readers_language_and_in_english() {
        assert_eq!(word(Language::En, "Save my game.json"), Some((Word::Save, "my game.json".to_owned())));
        assert_eq!(word(Language::Pl, "gielda"), Some((Word::Market, String::new())));
        assert_eq!(word(Language::Pl, "giełda"), Some((Word::Market, String::new())));
        assert_eq!(word(Language::Pl, "market"), Some((Word::Market, String::new())));
        assert_eq!(word(Language::En, "giełda"), None);
    }

    #[test]
    fn no_word_stands_for_two_commands() {
        for language in Language::ALL {
            let mut seen: Vec<String> = Vec::new();
            for (_, id) in Word::ALL {
                assert!(messages::contains(language, "", id), "{id}");
                for word in messages::text(language, "", id, &[]).split_whitespace().map(fold) {
                    assert!(!seen.contains(&word), "{language}: {word} is there twice");
                    seen.push(word);
                }
            }
        }
    }
}
