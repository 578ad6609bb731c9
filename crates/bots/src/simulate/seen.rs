//! What simulated games met, held against everything that a title declares.

use rules::{Choices, Fact, Names, Refusal, Step, Thing, Word};
use std::collections::BTreeMap;
use titles::Words;

/// The event of two companies becoming one.
const MERGES: &str = "event-merges";

/// How often something was seen, by its id.
pub type Counts = BTreeMap<String, usize>;

/// What was seen in some games, and how often.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Steps that a table waited in.
    pub steps: Counts,
    /// Kinds of choices that were offered.
    pub choices: Counts,
    /// Reasons for which something was refused.
    pub refusals: Counts,
    /// Events.
    pub events: Counts,
    /// More about some of it: events by each private company or word they tell of, decisions by their step and the word
    /// that was chosen, mergers by the step they are proposed in.
    pub details: Counts,
}

/// What a title declares and some games did not show, by id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Never {
    /// Steps that no table waited in.
    pub steps: Vec<String>,
    /// Kinds of choices that were never offered.
    pub choices: Vec<String>,
    /// Reasons for which nothing was refused.
    pub refusals: Vec<String>,
    /// Events that did not happen.
    pub events: Vec<String>,
}

fn add(counts: &mut Counts, id: impl Into<String>, count: usize) {
    *counts.entry(id.into()).or_default() += count;
}

impl Seen {
    pub(super) fn note_position(&mut self, choices: &Choices) {
        add(&mut self.steps, choices.turn.step.id(), 1);
        for choice in &choices.options {
            add(&mut self.choices, choice.kind(), 1);
        }
    }

    pub(super) fn note_refusal(&mut self, refusal: &Refusal) {
        add(&mut self.refusals, refusal.reason.id, 1);
    }

    pub(super) fn note_decision(&mut self, step: Step, chosen: Word) {
        add(&mut self.details, format!("{} {}", step.id(), chosen.0), 1);
    }

    /// Notes what happened. A merger was proposed in a step before.
    pub(super) fn note_events(&mut self, events: &[Fact], proposed_in: Step, names: &dyn Names) {
        for event in events {
            add(&mut self.events, event.id, 1);
            if event.id == MERGES {
                add(&mut self.details, proposed_in.id(), 1);
            }
            for (_, thing) in &event.args {
                match thing {
                    Thing::Private(private) => {
                        add(&mut self.details, format!("{} {}", event.id, names.private(*private)), 1);
                    }
                    Thing::Word(word) => add(&mut self.details, format!("{} {word}", event.id), 1),
                    _ => {}
                }
            }
        }
    }

    /// Adds what other games showed.
    pub fn add(&mut self, other: Seen) {
        let Seen { steps, choices, refusals, events, details } = other;
        let all = [
            (&mut self.steps, steps),
            (&mut self.choices, choices),
            (&mut self.refusals, refusals),
            (&mut self.events, events),
            (&mut self.details, details),
        ];
        for (counts, more) in all {
            more.into_iter().for_each(|(id, count)| add(counts, id, count));
        }
    }

    /// What the title declares and was not seen.
    pub fn never(&self, words: &Words) -> Never {
        let missing = |declared: Vec<&str>, seen: &Counts| {
            let mut missing: Vec<String> =
                declared.into_iter().filter(|id| !seen.contains_key(*id)).map(str::to_owned).collect();
            missing.sort();
            missing
        };
        Never {
            steps: missing(words.steps.iter().map(|step| step.id()).collect(), &self.steps),
            choices: missing(words.choices(), &self.choices),
            refusals: missing(words.refusals(), &self.refusals),
            events: missing(words.events(), &self.events),
        }
    }

    /// What was seen although the title does not declare it: a gap in what is declared.
    pub fn undeclared(&self, words: &Words) -> Vec<String> {
        let steps: Vec<&str> = words.steps.iter().map(|step| step.id()).collect();
        let all = [
            (&self.steps, steps),
            (&self.choices, words.choices()),
            (&self.refusals, words.refusals()),
            (&self.events, words.events()),
        ];
        let unknown = |(seen, declared): (&Counts, Vec<&str>)| -> Vec<String> {
            seen.keys().filter(|id| !declared.contains(&id.as_str())).cloned().collect()
        };
        all.into_iter().flat_map(unknown).collect()
    }
}
