//! The languages the house speaks.

use std::fmt;
use std::str::FromStr;

/// A language with a complete catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, which every message falls back to.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::En, Language::Pl];

    /// Its tag, such as `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
        }
    }

    /// The language of a locale as in the environment variable `LANG` (`pl_PL.UTF-8`) or in a language header
    /// (`pl-PL`); `None` if we do not speak it.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let primary = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary.trim()))
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A language without a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language '{}'; there are: en, pl", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.tag() == text)
            .ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_exactly_and_locales_by_their_language() {
        assert_eq!("pl".parse(), Ok(Language::Pl));
        assert_eq!("de".parse::<Language>(), Err(UnknownLanguage("de".to_owned())));
        assert_eq!(Language::of_locale("pl_PL.UTF-8"), Some(Language::Pl));
        assert_eq!(Language::of_locale("en-GB"), Some(Language::En));
        assert_eq!(Language::of_locale("PL"), Some(Language::Pl));
        for other in ["", "C.UTF-8", "POSIX", "plt_MG"] {
            assert_eq!(Language::of_locale(other), None, "{other}");
        }
    }
}
