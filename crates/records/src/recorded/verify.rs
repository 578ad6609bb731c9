//! Replaying a recorded game against its trace, and trying the moves that must be refused.

use super::format::RecordedGame;
use super::importer::{ImportError, Importer};
use super::trace::Trace;
use rules::{Fact, Names, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::VecDeque;
use thiserror::Error;

/// Why a game could not be verified at all.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// Its table cannot be set up.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// A line of the file of refused moves says nothing.
    #[error("line {line} of the refused moves: {why}")]
    Refusal {
        /// Which line, from 1.
        line: usize,
        /// Why.
        why: serde_json::Error,
    },
}

/// How a recorded game fared.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Actions carried out.
    pub actions: usize,
    /// Whether there was a trace to compare with.
    pub traced: bool,
    /// Actions whose result comes from a rule of older games.
    pub by_older_rule: usize,
    /// Where it first differed, if it did.
    pub difference: Option<Difference>,
    /// The moves that must be refused.
    pub refusals: Refusals,
}

impl Report {
    /// Whether every state was compared, and was the same.
    pub fn identical(&self) -> bool {
        self.traced && self.difference.is_none()
    }
}

/// The first thing that differs.
#[derive(Clone, Debug, Serialize)]
pub struct Difference {
    /// After which action.
    pub action: usize,
    /// What.
    pub key: String,
    /// As recorded.
    pub expected: Value,
    /// As we have it.
    pub got: Value,
    /// The last events before it.
    pub events: Vec<String>,
}

/// How the moves that must be refused fared.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Refusals {
    /// How many were refused.
    pub refused: usize,
    /// How many there are.
    pub total: usize,
    /// Those that were accepted: after which action, and the recorded reason.
    pub accepted: Vec<(usize, String)>,
}

/// A move that must be refused.
#[derive(Deserialize)]
struct Rejected {
    /// After how many actions.
    after: usize,
    action: Value,
    /// The recorded reason.
    #[serde(default)]
    error: String,
}

fn read_rejected(text: &str) -> Result<Vec<Rejected>, VerifyError> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(index, line)| {
            serde_json::from_str(line).map_err(|why| VerifyError::Refusal { line: index + 1, why })
        })
        .collect()
}

const LAST_EVENTS: usize = 5;

/// Replays a game; compares with each line of the trace, if there is one, and the result the file names; and tries
/// each refused move at its place. `say` puts an event into words.
pub fn verify(
    recorded: &RecordedGame,
    trace: Option<&str>,
    rejected: &str,
    say: impl Fn(&Fact, &dyn Names) -> String,
) -> Result<Report, VerifyError> {
    let rejected = read_rejected(rejected)?;
    let mut importer = Importer::new(recorded)?;
    let mut report = Report { traced: trace.is_some(), ..Report::default() };
    report.refusals.total = rejected.len();
    let mut lines = trace.map(str::lines);
    let mut expected = Trace::new();
    let mut last: VecDeque<String> = VecDeque::new();
    let actions = recorded.effective_actions();
    for number in 0..=actions.len() {
        if number > 0 {
            report.by_older_rule += usize::from(importer.by_older_rule(actions[number - 1]));
            match importer.apply(actions[number - 1]) {
                Ok(made) => {
                    last.extend(made.events.iter().map(|event| say(event, importer.game())));
                    while last.len() > LAST_EVENTS {
                        last.pop_front();
                    }
                }
                Err(error) => {
                    let got = Value::String(error.to_string());
                    let expected = Value::String("accepted".to_owned());
                    report.difference = Some(difference(number, "action", expected, got, &last));
                    return Ok(report);
                }
            }
            report.actions = number;
        }
        if let Some(lines) = &mut lines {
            if !follow(&mut expected, lines.next()) {
                let missing = Value::String("a line of the trace".to_owned());
                report.difference = Some(difference(number, "trace", missing, Value::Null, &last));
                return Ok(report);
            }
            let got = importer.trace();
            if let Some((key, wanted, found)) = first_difference(&expected, &got) {
                report.difference = Some(difference(number, &key, wanted, found, &last));
                return Ok(report);
            }
        }
        try_refusals(&importer, &rejected, number, &mut report.refusals);
    }
    if let Some(line) = lines.and_then(|mut lines| lines.next()) {
        let further = Value::String(line.chars().take(80).collect());
        report.difference = Some(difference(report.actions, "trace", further, Value::Null, &last));
    } else if let Some((wanted, found)) = other_result(recorded, &importer) {
        report.difference = Some(difference(report.actions, "result", wanted, found, &last));
    }
    Ok(report)
}

/// The final worths that the file itself names, if ours are others.
fn other_result(recorded: &RecordedGame, importer: &Importer) -> Option<(Value, Value)> {
    let wanted = recorded.result.as_ref()?;
    let players = importer.game().view(Viewer::Referee).players.into_iter();
    let worth = players.zip(importer.ids()).map(|(player, id)| (id.to_string(), Value::from(player.worth.0)));
    let found = Value::Object(worth.collect());
    (*wanted != found).then(|| (wanted.clone(), found))
}

fn difference(
    action: usize,
    key: &str,
    expected: Value,
    got: Value,
    events: &VecDeque<String>,
) -> Difference {
    Difference { action, key: key.to_owned(), expected, got, events: events.iter().cloned().collect() }
}

/// Takes the keys that a line of the trace sets; the recording program's own step is not ours.
fn follow(expected: &mut Trace, line: Option<&str>) -> bool {
    let line: Option<Value> = line.and_then(|line| serde_json::from_str(line).ok());
    let Some(set) = line.as_ref().and_then(|line| line["set"].as_object()) else { return false };
    for (key, value) in set.iter().filter(|(key, _)| *key != "step") {
        if value.is_null() {
            expected.remove(key);
        } else {
            expected.insert(key.clone(), value.clone());
        }
    }
    true
}

fn first_difference(expected: &Trace, got: &Trace) -> Option<(String, Value, Value)> {
    let null = Value::Null;
    let keys = expected.keys().chain(got.keys().filter(|key| !expected.contains_key(*key)));
    for key in keys {
        let (wanted, found) = (expected.get(key).unwrap_or(&null), got.get(key).unwrap_or(&null));
        if wanted != found {
            return Some((key.clone(), wanted.clone(), found.clone()));
        }
    }
    None
}

/// Every refused move must be refused, and the game must stay as it is.
fn try_refusals(importer: &Importer, rejected: &[Rejected], number: usize, refusals: &mut Refusals) {
    for line in rejected.iter().filter(|line| line.after == number) {
        let mut trial = importer.clone();
        let refused = trial.apply(&line.action).is_err();
        let unchanged = trial.trace() == importer.trace();
        if refused && unchanged {
            refusals.refused += 1;
        } else {
            refusals.accepted.push((number, format!("{} {}", line.action, line.error)));
        }
    }
}
