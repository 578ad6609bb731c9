//! What the catalogues must contain, held against the engine's lists of messages.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use messages::Language;
use rules::{Event, Reason, Step};
use std::collections::{BTreeMap, BTreeSet};
use titles::t1860::options::{Edition, OPTIONS};
use titles::t1860::sections;

/// What a message consists of: its attributes, and the variables it uses.
#[derive(Debug, PartialEq, Eq, Default)]
struct Shape {
    attributes: BTreeSet<String>,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

/// Every message of a language, by id; panics on a mistake in a file, naming the part.
fn shapes(language: Language) -> BTreeMap<String, Shape> {
    let mut shapes = BTreeMap::new();
    for (part, text) in messages::parts(language) {
        let resource = parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{language}/{part}.ftl cannot be read: {errors:?}"));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    assert!(
                        shapes.insert(id.clone(), shape(message)).is_none(),
                        "{language}: {id} is there twice"
                    );
                }
                Entry::Junk { content } => panic!("{language}/{part}.ftl: {content}"),
                _ => {}
            }
        }
    }
    shapes
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

#[test]
fn both_languages_have_the_same_messages_attributes_and_arguments() {
    let (english, polish) = (shapes(Language::En), shapes(Language::Pl));
    for (id, shape) in &english {
        assert_eq!(polish.get(id), Some(shape), "{id} differs in Polish, or is not there");
    }
    for id in polish.keys() {
        assert!(english.contains_key(id), "{id} is in Polish only");
    }
}

#[test]
fn every_event_and_refusal_can_be_said_with_the_arguments_it_has() {
    for language in Language::ALL {
        let shapes = shapes(language);
        for (id, fields) in Event::FIELDS.iter().chain(Reason::FIELDS) {
            let shape = shapes.get(*id).unwrap_or_else(|| panic!("{language}: {id} is missing"));
            for variable in &shape.variables {
                assert!(fields.contains(&variable.as_str()), "{language}: {id} has no argument {variable}");
            }
        }
    }
}

#[test]
fn no_event_or_refusal_is_left_over() {
    let known: BTreeSet<&str> = Event::IDS.iter().chain(Reason::IDS).copied().collect();
    for id in shapes(Language::En).keys().filter(|id| id.starts_with("event-") || id.starts_with("refusal-"))
    {
        assert!(known.contains(id.as_str()), "nothing says {id}");
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for language in Language::ALL {
        let shapes = shapes(language);
        for (id, shape) in &shapes {
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
}

#[test]
fn every_step_has_a_name_a_prompt_and_a_way_to_be_awaited() {
    let shapes = shapes(Language::En);
    for step in Step::ALL {
        let shape = &shapes[&format!("step-{}", step.id())];
        assert!(shape.attributes.contains("prompt") && shape.attributes.contains("awaited"), "{}", step.id());
        let awaited = format!("step-{}.awaited", step.id());
        assert!(shapes["refusal-wrong-step"].references.contains(&awaited), "{awaited}");
    }
}

#[test]
fn every_option_and_edition_is_explained() {
    let shapes = shapes(Language::En);
    let editions = [Edition::First, Edition::Second, Edition::Recorded];
    let editions = editions.iter().map(|edition| format!("edition-1860-{}", edition.id()));
    for id in OPTIONS.iter().map(|option| format!("option-1860-{}", option.id)).chain(editions) {
        assert!(shapes.get(&id).is_some_and(|shape| shape.attributes.contains("explain")), "{id}");
    }
}

#[test]
fn every_section_that_refuses_or_offers_something_is_in_the_rules_reference() {
    for section in sections::ALL.iter().copied().chain(OPTIONS.iter().map(|option| option.section)) {
        for language in Language::ALL {
            let found = messages::section(language, "1860", section);
            let found = found.unwrap_or_else(|| panic!("nothing is said about {section}"));
            assert!(!found.text.is_empty(), "{section} has no text");
            if language == Language::En {
                assert_eq!(found.title, section);
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

#[test]
fn the_source_for_the_page_is_the_whole_catalogue() {
    for language in Language::ALL {
        let source = messages::source(language);
        let resource = parser::parse(source).expect("the whole can be read");
        let messages = resource.body.iter().filter(|entry| matches!(entry, Entry::Message(_))).count();
        assert_eq!(messages, shapes(language).len());
    }
}
