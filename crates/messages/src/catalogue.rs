//! The catalogues, built into the program and read once: for every language one that all titles share, and for every
//! title one more, in which the title's own words come before the shared ones. A message that a language lacks is
//! said in English, and one that English lacks by its id: saying something never fails.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::{Argument, Message};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use titles::Texts;
use unic_langid::LanguageIdentifier;

macro_rules! shared {
    ($($language:literal: $($part:literal),*);* $(;)?) => {
        const SHARED: &[&[(&str, &str)]] = &[$(&[$((
            $part,
            include_str!(concat!("../catalogue/", $language, "/", $part, ".ftl")),
        )),*]),*];
    };
}

// In the order of `Language::ALL`.
shared! {
    "en": "events", "refusals", "play", "table", "terminal", "page", "lessons", "mail", "clocks", "calls", "standing", "people";
    "pl": "events", "refusals", "play", "table", "terminal", "page", "lessons", "mail", "clocks", "calls", "standing", "people";
}

type Bundle = FluentBundle<Arc<FluentResource>>;

/// One language's messages.
struct Catalogue {
    shared: Bundle,
    /// By title.
    titles: BTreeMap<String, Bundle>,
}

static CATALOGUES: LazyLock<[Catalogue; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(read));

fn read(language: Language) -> Catalogue {
    let shared: Vec<Arc<FluentResource>> =
        shared_parts(language).iter().map(|(_, text)| parse(text)).collect();
    let titles = titles::catalogue().into_iter().map(|card| {
        let own = title_parts(language, &card.title);
        let own = own.into_iter().map(|(_, text)| parse(text));
        let bundle = bundle(language, shared.iter().cloned().chain(own));
        (card.title, bundle)
    });
    let titles = titles.collect();
    Catalogue { titles, shared: bundle(language, shared.into_iter()) }
}

/// A test reads every part without errors; should one creep in, whatever can be read is used.
fn parse(text: &str) -> Arc<FluentResource> {
    Arc::new(FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partial, _)| partial))
}

/// The later of two messages of one id is said.
fn bundle(language: Language, resources: impl Iterator<Item = Arc<FluentResource>>) -> Bundle {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    resources.for_each(|resource| bundle.add_resource_overriding(resource));
    bundle
}

/// What is said at tables of a title; what all titles share, if we do not have it.
fn bundle_of(language: Language, title: &str) -> &'static Bundle {
    let catalogue = &CATALOGUES[language.index()];
    catalogue.titles.get(title).unwrap_or(&catalogue.shared)
}

fn format_in(bundle: &Bundle, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    let mut errors = Vec::new();
    Some(bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
}

fn format(
    language: Language,
    title: &str,
    id: &str,
    attribute: Option<&str>,
    args: &FluentArgs<'_>,
) -> Option<String> {
    let own = format_in(bundle_of(language, title), id, attribute, args);
    own.or_else(|| format_in(bundle_of(Language::En, title), id, attribute, args))
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

/// A message of the engine as a sentence, in the words of a title.
pub fn say(language: Language, title: &str, message: &Message) -> String {
    let args = fluent_args(message.args.iter().map(|(name, argument)| (name.as_str(), argument)));
    format(language, title, &message.id, None, &args).unwrap_or_else(|| message.id.clone())
}

/// The text of this id in the words of a title. Without such a message anywhere, the id itself.
pub fn text(language: Language, title: &str, id: &str, args: &[(&str, Argument)]) -> String {
    let args = fluent_args(args.iter().map(|(name, argument)| (*name, argument)));
    format(language, title, id, None, &args).unwrap_or_else(|| id.to_owned())
}

/// An attribute of a message, such as `explain` of an option; `None` if it has none of this name.
pub fn attribute(
    language: Language,
    title: &str,
    id: &str,
    name: &str,
    args: &[(&str, Argument)],
) -> Option<String> {
    let args = fluent_args(args.iter().map(|(name, argument)| (*name, argument)));
    format(language, title, id, Some(name), &args)
}

/// Whether the language itself, without falling back, has a message of this id for the title.
pub fn contains(language: Language, title: &str, id: &str) -> bool {
    bundle_of(language, title).has_message(id)
}

/// The catalogue that all titles share, in its parts, each with a name.
pub fn shared_parts(language: Language) -> &'static [(&'static str, &'static str)] {
    SHARED[language.index()]
}

/// What a title adds to the shared catalogue, in its parts, each with a name; nothing, if we do not have it.
pub fn title_parts(language: Language, title: &str) -> Vec<(&'static str, &'static str)> {
    texts(language, title).map_or(Vec::new(), |texts| {
        vec![
            ("words", texts.words),
            ("rules", texts.rules),
            ("lessons", texts.lessons),
            ("scenario", texts.scenario),
        ]
    })
}

/// A title's texts in a language.
pub(crate) fn texts(language: Language, title: &str) -> Option<Texts> {
    let texts = titles::words(title)?.texts;
    texts.iter().find(|(tag, _)| *tag == language.tag()).map(|(_, texts)| *texts)
}
