//! The catalogues, built into the program and read once. A message that a language lacks is said in English, and
//! one that English lacks by its id: saying something never fails.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::{Argument, Message};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

macro_rules! catalogue {
    ($($language:literal: $($part:literal),*);* $(;)?) => {
        const PARTS: &[&[(&str, &str)]] = &[$(&[$((
            $part,
            include_str!(concat!("../catalogue/", $language, "/", $part, ".ftl")),
        )),*]),*];
        const SOURCES: &[&str] = &[$(
            concat!($(include_str!(concat!("../catalogue/", $language, "/", $part, ".ftl")), "\n"),*)
        ),*];
    };
}

// In the order of `Language::ALL`.
catalogue! {
    "en": "events", "refusals", "play", "table", "terminal", "page", "options-1860", "rules-1860";
    "pl": "events", "refusals", "play", "table", "terminal", "page", "options-1860", "rules-1860";
}

/// One language's messages.
struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

static CATALOGUES: LazyLock<[Catalogue; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(read));

fn read(language: Language) -> Catalogue {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    // A test reads every part without errors; should one creep in, whatever can be read is used.
    let resource =
        FluentResource::try_new(source(language).to_owned()).unwrap_or_else(|(partial, _)| partial);
    bundle.add_resource_overriding(resource);
    Catalogue { bundle }
}

impl Catalogue {
    fn format(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }
}

fn catalogue(language: Language) -> &'static Catalogue {
    &CATALOGUES[language.index()]
}

fn fluent_args<'a>(args: impl Iterator<Item = (&'a str, &'a Argument)>) -> FluentArgs<'a> {
    args.map(|(name, argument)| {
        let value = match argument {
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Text(text) => FluentValue::from(text.as_str()),
        };
        (name, value)
    })
    .collect()
}

fn format(language: Language, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
    let own = catalogue(language).format(id, attribute, args);
    own.or_else(|| catalogue(Language::En).format(id, attribute, args))
}

/// A message of the engine as a sentence.
pub fn say(language: Language, message: &Message) -> String {
    let args = fluent_args(message.args.iter().map(|(name, argument)| (name.as_str(), argument)));
    format(language, &message.id, None, &args).unwrap_or_else(|| message.id.clone())
}

/// The text of this id. Without such a message anywhere, the id itself.
pub fn text(language: Language, id: &str, args: &[(&str, Argument)]) -> String {
    let args = fluent_args(args.iter().map(|(name, argument)| (*name, argument)));
    format(language, id, None, &args).unwrap_or_else(|| id.to_owned())
}

/// An attribute of a message, such as `explain` of an option; `None` if it has none of this name.
pub fn attribute(language: Language, id: &str, name: &str, args: &[(&str, Argument)]) -> Option<String> {
    let args = fluent_args(args.iter().map(|(name, argument)| (*name, argument)));
    format(language, id, Some(name), &args)
}

/// Whether the language itself, without falling back, has a message of this id.
pub fn contains(language: Language, id: &str) -> bool {
    catalogue(language).bundle.has_message(id)
}

/// The whole catalogue of a language as Fluent text, for the page.
pub fn source(language: Language) -> &'static str {
    SOURCES[language.index()]
}

/// The catalogue in its parts, each with a name, for readers that do not need all of it.
pub fn parts(language: Language) -> &'static [(&'static str, &'static str)] {
    PARTS[language.index()]
}
