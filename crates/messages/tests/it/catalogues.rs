//! What the catalogues must contain, held against the engine's lists of messages.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use messages::Language;
use rules::{Event, Game, Reason, Step, TableSpec};
use std::collections::{BTreeMap, BTreeSet};
use titles::AnyGame;

/// What a message consists of: its attributes, and the variables it uses.
#[derive(Debug, PartialEq, Eq, Default)]
struct Shape {
    attributes: BTreeSet<String>,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

/// The messages of some parts, by id; panics on a mistake in a file, naming the part.
fn shapes_of(language: Language, parts: &[(&str, &'static str)]) -> BTreeMap<String, Shape> {
    let mut shapes = BTreeMap::new();
    for (part, text) in parts {
        let resource = parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{language}/{part}.ftl cannot be read: {errors:?}"));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    let before = shapes.insert(id.clone(), shape(message));
                    // A scenario says some things otherwise than the title whose words it shares.
                    let otherwise = *part == "scenario" && before.is_some();
                    assert!(otherwise || before.is_none(), "{language}: {id} is there twice");
                }
                Entry::Junk { content } => panic!("{language}/{part}.ftl: {content}"),
                _ => {}
            }
        }
    }
    shapes
}

/// What all titles share.
fn shared(language: Language) -> BTreeMap<String, Shape> {
    shapes_of(language, messages::shared_parts(language))
}

/// What a title brings.
fn own(language: Language, title: &str) -> BTreeMap<String, Shape> {
    shapes_of(language, &messages::title_parts(language, title))
}

/// What is said at tables of a title: its own words before the shared ones.
fn said_at(language: Language, title: &str) -> BTreeMap<String, Shape> {
    let mut shapes = shared(language);
    shapes.extend(own(language, title));
    shapes
}

fn titles() -> Vec<String> {
    titles::catalogue().into_iter().map(|card| card.title).collect()
}

/// The facts that all titles share, and those of one title.
fn declared(title: Option<&str>) -> BTreeMap<&'static str, &'static [&'static str]> {
    let own = title.and_then(titles::words).map_or(&[][..], |words| words.facts);
    let fields = [Event::FIELDS, Reason::FIELDS].into_iter().chain(own.iter().copied());
    fields.flatten().copied().collect()
}

fn shape(message: &Message<&str>) -> Shape {
    let mut shape = Shape::default();
    message.value.iter().for_each(|pattern| walk(pattern, &mut shape));
    for attribute in &message.attributes {
        shape.attributes.insert(attribute.id.name.to_owned());
        walk(&attribute.value, &mut shape);
    }
    shape
}

fn walk(pattern: &Pattern<&str>, shape: &mut Shape) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => walk_inline(inline, shape),
            Expression::Select { selector, variants } => {
                walk_inline(selector, shape);
                variants.iter().for_each(|variant| walk(&variant.value, shape));
            }
        }
    }
}

fn walk_inline(expression: &InlineExpression<&str>, shape: &mut Shape) {
    match expression {
        InlineExpression::VariableReference { id } => {
            shape.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map_or(String::new(), |name| format!(".{}", name.name));
            shape.references.insert(format!("{}{attribute}", id.name));
        }
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => walk_inline(inline, shape),
            Expression::Select { selector, variants } => {
                walk_inline(selector, shape);
                variants.iter().for_each(|variant| walk(&variant.value, shape));
            }
        },
        _ => {}
    }
}

#[track_caller]
fn check_same(english: &BTreeMap<String, Shape>, polish: &BTreeMap<String, Shape>) {
    for (id, shape) in english {
        assert_eq!(polish.get(id), Some(shape), "{id} differs in Polish, or is not there");
    }
    for id in polish.keys() {
        assert!(english.contains_key(id), "{id} is in Polish only");
    }
}

#[test]
fn both_languages_have_the_same_messages_attributes_and_arguments() {
    check_same(&shared(Language::En), &shared(Language::Pl));
    for title in titles() {
        check_same(&own(Language::En, &title), &own(Language::Pl, &title));
    }
}

#[track_caller]
fn check_facts(said: &BTreeMap<String, Shape>, declared: &BTreeMap<&str, &[&str]>) {
    for (id, fields) in declared {
        let shape = said.get(*id).unwrap_or_else(|| panic!("{id} is missing"));
        for variable in &shape.variables {
            assert!(fields.contains(&variable.as_str()), "{id} has no argument {variable}");
        }
    }
    let kinds = ["event-", "refusal-", "question-", "badge-", "fact-"];
    for id in said.keys().filter(|id| kinds.iter().any(|kind| id.starts_with(kind))) {
        assert!(declared.contains_key(id.as_str()), "nothing says {id}");
    }
}

#[test]
fn what_all_titles_declare_is_said_with_its_arguments_and_nothing_is_left_over() {
    Language::ALL.into_iter().for_each(|language| check_facts(&shared(language), &declared(None)));
}

#[test]
fn what_a_title_declares_is_said_with_its_arguments_and_nothing_is_left_over() {
    for title in titles() {
        Language::ALL
            .into_iter()
            .for_each(|language| check_facts(&said_at(language, &title), &declared(Some(&title))));
    }
}

/// What the shared catalogues leave out: only a title can say it.
const TITLES_OWN: [&str; 11] = [
    "option-",
    "edition-",
    "phase-",
    "zone-",
    "rules-",
    "badge-",
    "fact-",
    "question-",
    "ui-title",
    "conductor-",
    "section-of-",
];

#[test]
fn shared_catalogues_have_nothing_that_only_a_title_can_say() {
    for id in shared(Language::En).keys() {
        assert!(!TITLES_OWN.iter().any(|kind| id.starts_with(kind)), "{id}");
    }
}

#[track_caller]
fn check_references(shapes: &BTreeMap<String, Shape>) {
    for (id, shape) in shapes {
        for reference in &shape.references {
            let (message, attribute) = reference.split_once('.').unwrap_or((reference, ""));
            let found = shapes.get(message).unwrap_or_else(|| panic!("{id} refers to {reference}"));
            assert!(
                attribute.is_empty() || found.attributes.contains(attribute),
                "{id} refers to {reference}"
            );
        }
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for language in Language::ALL {
        check_references(&shared(language));
        titles().iter().for_each(|title| check_references(&said_at(language, title)));
    }
}

#[test]
fn what_a_title_says_in_words_of_its_own_keeps_the_attributes() {
    for title in titles() {
        let (shared, own) = (shared(Language::En), own(Language::En, &title));
        for (id, ours) in &own {
            let Some(theirs) = shared.get(id) else { continue };
            assert!(theirs.attributes.is_subset(&ours.attributes), "{id}");
        }
    }
}

#[test]
fn every_step_has_a_name_a_prompt_and_a_way_to_be_awaited() {
    let shapes = shared(Language::En);
    for step in Step::SHARED {
        let shape = &shapes[&format!("step-{}", step.id())];
        assert!(shape.attributes.contains("prompt") && shape.attributes.contains("awaited"), "{}", step.id());
        let awaited = format!("step-{}.awaited", step.id());
        assert!(shapes["refusal-wrong-step"].references.contains(&awaited), "{awaited}");
    }
}

#[test]
fn every_step_of_a_title_has_a_name_a_prompt_and_a_way_to_be_awaited() {
    for title in titles() {
        let shapes = said_at(Language::En, &title);
        for id in own(Language::En, &title).keys().filter(|id| id.starts_with("step-")) {
            let shape = &shapes[id];
            assert!(shape.attributes.contains("prompt") && shape.attributes.contains("awaited"), "{id}");
            let awaited = format!("{id}.awaited");
            assert!(shapes["refusal-wrong-step"].references.contains(&awaited), "{title}: {awaited}");
        }
    }
}

#[test]
fn every_step_of_every_title_has_a_text_of_the_conductor() {
    let mut missing = Vec::new();
    for title in titles() {
        for step in titles::words(&title).expect("every title has words").steps {
            let id = format!("conductor-{}", step.id());
            let lacking =
                Language::ALL.into_iter().filter(|language| !messages::contains(*language, &title, &id));
            missing.extend(lacking.map(|language| format!("{title}, {language}: {id}")));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_correction_of_a_title_has_a_text() {
    let mut missing = Vec::new();
    for title in titles() {
        for correction in (titles::words(&title).expect("every title has words").corrections)() {
            let id = format!("correction-{correction}");
            let lacking =
                Language::ALL.into_iter().filter(|language| !messages::contains(*language, &title, &id));
            missing.extend(lacking.map(|language| format!("{title}, {language}: {id}")));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_step_that_a_title_names_is_one_it_can_wait_in() {
    for title in titles() {
        let steps = titles::words(&title).expect("every title has words").steps;
        let known = |id: &str| steps.iter().any(|step| step.id() == id);
        for id in own(Language::En, &title).keys() {
            let named = id.strip_prefix("step-").or_else(|| id.strip_prefix("conductor-"));
            assert!(named.is_none_or(known), "{title}: {id}");
        }
    }
}

#[test]
fn every_word_of_the_trade_explains_itself_and_leads_into_the_rules() {
    for title in titles() {
        for language in Language::ALL {
            let said = said_at(language, &title);
            for id in said.keys().filter(|id| id.starts_with("term-")) {
                let part =
                    |name: &str| messages::attribute(language, &title, id, name, &[]).unwrap_or_default();
                assert!(part("text").len() > 30, "{title}, {language}: {id} is not explained");
                assert!(
                    part("forms").split(", ").all(|form| !form.is_empty() && form == form.to_lowercase()),
                    "{id}"
                );
                let section = id.replace("term-", "section-of-");
                let key = messages::text(language, &title, &section, &[]);
                let found = messages::section(language, &title, &key);
                assert!(found.is_some(), "{title}, {language}: {section} leads to {key}");
            }
        }
    }
}

#[test]
fn every_option_edition_phase_and_zone_is_explained() {
    for card in titles::catalogue() {
        let shapes = own(Language::En, &card.title);
        let check = |id: String, attribute: &str| {
            assert!(shapes.get(&id).is_some_and(|shape| shape.attributes.contains(attribute)), "{id}");
        };
        assert!(shapes.contains_key("ui-title"));
        card.options.iter().for_each(|option| check(format!("option-{}", option.id), "explain"));
        card.editions.iter().for_each(|edition| check(format!("edition-{}", edition), "explain"));
        let seats = card.players.first().expect("a number of players").count;
        let players = (0..seats).map(|seat| format!("Player {seat}")).collect();
        let spec = TableSpec { title: card.title.clone(), players, ..TableSpec::default() };
        let info = AnyGame::new(&spec).expect("a table").info();
        info.trains.iter().for_each(|train| check(format!("phase-{}", train.effect.phase), "explain"));
        info.zones.iter().for_each(|zone| check(format!("zone-{}", zone.id), "short"));
    }
}

#[test]
fn every_section_that_refuses_or_offers_something_is_in_the_rules_reference() {
    for card in titles::catalogue() {
        let words = titles::words(&card.title).expect("every title has words");
        let offering = card.options.iter().map(|option| option.section.as_str());
        for section in words.sections.iter().copied().chain(offering) {
            for language in Language::ALL {
                let found = messages::section(language, &card.title, section);
                let found = found.unwrap_or_else(|| panic!("nothing is said about {section}"));
                assert!(!found.text.is_empty(), "{section} has no text");
                if language == Language::En {
                    let heading = found.title.strip_prefix(section);
                    assert!(
                        heading.is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')),
                        "{section}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_reference_follows_the_rulebook() {
    let english = messages::reference(Language::En, "1860");
    let polish = messages::reference(Language::Pl, "1860");
    let keys = |sections: &[messages::Section]| -> Vec<String> {
        sections.iter().map(|section| section.key.clone()).collect()
    };
    assert_eq!(keys(&english), keys(&polish));
    assert_eq!(english.len(), 39);
    assert_eq!(english[1].title, "The Map");
    assert_eq!(polish[1].title, "Mapa");
    assert!(messages::reference(Language::En, "1899").is_empty());
}
