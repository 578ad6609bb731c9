//! Whatever arises in random games of every title can be said in every language: events, labels and forms of choices, steps,
//! badges and facts of the view. A sentence that lacks a fact shows its braces, and one that nobody has written its id.

use crate::walk::Walk;
use messages::{Language, choice};
use rules::view::Viewer;
use rules::{Event, Game, Message, Reason, TableSpec};
use std::collections::BTreeSet;

/// Moves of each game; the longest rulebook needs most of them to come to its later rounds.
const MOVES: usize = 600;

fn check(title: &str, message: &Message, heard: &mut BTreeSet<String>) {
    for language in Language::ALL {
        let said = messages::say(language, title, message);
        let good =
            messages::contains(language, title, &message.id) && !said.contains('{') && !said.is_empty();
        assert!(good, "{title}, {language}: {} is said as {said:?}", message.id);
    }
    heard.insert(message.id.clone());
}

/// Everything that can be read at the table now.
fn readable(game: &titles::AnyGame) -> Vec<Message> {
    let (choices, view) = (game.choices(), game.view(Viewer::Referee));
    let badges = view.operating.iter().flat_map(|operating| operating.badges.clone()).collect::<Vec<_>>();
    let step = choices.turn.step;
    let labels = choices.options.iter().map(|option| choice::label(option, step, &badges, game));
    let forms = choices.options.iter().flat_map(|option| choice::forms(option, game));
    let companies = view.companies.iter().flat_map(|company| company.badges.iter().chain(&company.facts));
    let mut all: Vec<Message> = labels.chain(forms).chain(companies.cloned()).collect();
    all.extend(view.round.badges.into_iter().chain(view.ending).chain(badges.clone()));
    all
}

fn check_step(title: &str, game: &titles::AnyGame) {
    let id = format!("step-{}", game.turn().step.id());
    for language in Language::ALL {
        assert!(messages::contains(language, title, &id), "{title}, {language}: {id}");
        for attribute in ["awaited", "prompt"] {
            let said = messages::attribute(language, title, &id, attribute, &[]);
            assert!(said.is_some(), "{title}, {language}: {id}.{attribute}");
        }
        let refusal = rules::Fact::from(Reason::WrongStep { awaited: game.turn().step.id() }).message(game);
        let said = messages::say(language, title, &refusal);
        let awaited = messages::attribute(language, title, &id, "awaited", &[]).unwrap_or_default();
        assert!(said.contains(&awaited), "{title}, {language}: {said:?} says nothing of {awaited:?}");
    }
}

/// The messages heard in some random games.
fn heard(title: &str, seeds: std::ops::Range<u64>) -> BTreeSet<String> {
    let mut heard = BTreeSet::new();
    for seed in seeds {
        let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
        let mut walk =
            Walk::new(&TableSpec { title: title.to_owned(), players, seed, ..Default::default() }, seed);
        for _ in 0..MOVES {
            check_step(title, &walk.game);
            readable(&walk.game).iter().for_each(|message| check(title, message, &mut heard));
            let Some(made) = walk.step() else { break };
            for event in &made.events {
                check(title, &event.message(&walk.game), &mut heard);
            }
        }
    }
    heard
}

#[test]
fn whatever_arises_can_be_said() {
    for card in titles::catalogue() {
        let heard = heard(&card.title, 0..4);
        let shared: BTreeSet<&str> = Event::FIELDS.iter().map(|(id, _)| *id).collect();
        let common = heard.iter().filter(|id| shared.contains(id.as_str())).count();
        assert!(common > 10 && heard.len() > 30, "{}: only {heard:?}", card.title);
    }
}

#[test]
fn every_reason_of_an_advice_can_be_said() {
    for (id, names) in bots::Prospect::FIELDS {
        let args = names.iter().map(|name| ((*name).to_owned(), 2.into())).collect();
        check("1860", &Message { id: (*id).to_owned(), args }, &mut BTreeSet::new());
    }
}
