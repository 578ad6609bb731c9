//! Actions, choices and what is told, everything by name, for files and for the wire:
//!
//! ```
//! use records::notation;
//! use rules::TableSpec;
//! use serde_json::json;
//! let spec = TableSpec { title: "1860".into(), players: vec!["Ann".into(), "Ben".into()], ..Default::default() };
//! let game = titles::AnyGame::new(&spec).unwrap();
//! let text = json!({ "type": "lay-tile", "hex": "F4", "tile": "743", "rotation": 0 });
//! let action = notation::read_action(&game, &text).unwrap();
//! assert_eq!(json!(notation::action(&game, &action)), text);
//! ```
//!
//! The shape follows from the declarations in `rules` ([`rules::Action`], [`rules::Choice`]); names are those of the
//! game before the action (see [`rules::naming`]). Money is a plain number.

use rules::naming::{CompanyName, NameError, Read, SeatName, StopName, TrainName, Write};
use rules::{Action, ByName, Choice, Choices, Draft, Fact, Message, Names, Refusal, Run, Step, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;
use utoipa::ToSchema;

/// Why JSON is not an action of this game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// It has not the shape of an action.
    #[error("{0}")]
    Shape(String),
    /// It names something that is not there.
    #[error(transparent)]
    Name(#[from] NameError),
    /// It lists more than any game has.
    #[error("it lists {count} {what}, more than {most}")]
    TooMany {
        /// What is listed.
        what: &'static str,
        /// How many.
        count: usize,
        /// How many there may be.
        most: usize,
    },
}

/// More than any company runs.
const MOST_RUNS: usize = 32;
/// More than any run is long.
const MOST_STOPS: usize = 64;
/// More than any company has certificates.
const MOST_CERTIFICATES: usize = 32;

/// Reads an action that somebody wants to do in this game. Whether the rules allow it is not asked here.
pub fn read_action(names: &dyn Names, value: &Value) -> Result<Action, NotationError> {
    let named =
        Action::<ByName>::deserialize(value).map_err(|error| NotationError::Shape(error.to_string()))?;
    find_action(names, &named)
}

/// Finds what the names in an action stand for.
pub fn find_action(names: &dyn Names, named: &Action<ByName>) -> Result<Action, NotationError> {
    match named {
        Action::Run { runs } => check_runs(runs)?,
        Action::SellShares { certificates: Some(certificates), .. } => {
            at_most("certificates", certificates.len(), MOST_CERTIFICATES)?;
        }
        _ => {}
    }
    Ok(named.rename(&Read(names))?)
}

/// An action that is about to be done in this game.
pub fn action(names: &dyn Names, action: &Action) -> Action<ByName> {
    let Ok(named) = action.rename(&Write(names));
    named
}

/// A set of runs, as in an action.
pub fn runs(names: &dyn Names, runs: &[Run]) -> Vec<Run<ByName>> {
    runs.iter()
        .map(|run| {
            let Ok(named) = run.rename(&Write(names));
            named
        })
        .collect()
}

/// What may be done.
pub fn choices(names: &dyn Names, choices: &Choices) -> Vec<Choice<ByName>> {
    choices
        .options
        .iter()
        .map(|choice| {
            let Ok(named) = choice.rename(&Write(names));
            named
        })
        .collect()
}

/// Who must act, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct NamedTurn {
    /// The players any one of whom may act.
    pub players: Vec<SeatName>,
    /// The company that is acting, if it is one.
    #[schema(required)]
    pub company: Option<CompanyName>,
    /// What the table is waiting for.
    pub step: Step,
}

/// Who must act.
pub fn turn(names: &dyn Names, turn: &Turn) -> NamedTurn {
    let seat = |player: &rules::PlayerId| SeatName { seat: player.0, name: names.player(*player) };
    NamedTurn {
        players: turn.players.iter().map(seat).collect(),
        company: turn.company.map(|company| CompanyName(names.company(company))),
        step: turn.step,
    }
}

/// A run that is half drawn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NamedDraft {
    /// The train.
    pub train: TrainName,
    /// The stops it shall go through, in any order.
    #[schema(max_items = 64)]
    pub through: Vec<StopName>,
    /// What the other trains run.
    #[serde(default)]
    #[schema(max_items = 32)]
    pub runs: Vec<Run<ByName>>,
}

/// Finds what the names in a draft stand for.
pub fn find_draft(names: &dyn Names, draft: &NamedDraft) -> Result<Draft, NotationError> {
    use rules::naming::Rename;
    at_most("stops", draft.through.len(), MOST_STOPS)?;
    check_runs(&draft.runs)?;
    let read = Read(names);
    Ok(Draft {
        train: read.train(&draft.train)?,
        through: draft.through.iter().map(|stop| read.stop(stop)).collect::<Result<_, _>>()?,
        others: draft.runs.iter().map(|run| run.rename(&read)).collect::<Result<_, _>>()?,
    })
}

/// What happened, for a catalogue to put into words.
pub fn events(names: &dyn Names, events: &[Fact]) -> Vec<Message> {
    events.iter().map(|event| event.message(names)).collect()
}

/// Why a move was not made: a message with the title and the section of its rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RefusalMessage {
    /// The reason.
    #[serde(flatten)]
    pub reason: Message,
    /// The title.
    pub title: String,
    /// The section.
    pub section: String,
}

/// Why a move was not made.
pub fn refusal(names: &dyn Names, refusal: &Refusal) -> RefusalMessage {
    RefusalMessage {
        reason: refusal.message(names),
        title: refusal.title.to_owned(),
        section: refusal.section.to_owned(),
    }
}

fn check_runs(runs: &[Run<ByName>]) -> Result<(), NotationError> {
    at_most("runs", runs.len(), MOST_RUNS)?;
    for run in runs {
        at_most("legs", run.legs.len(), MOST_STOPS)?;
        at_most("calls", run.calls.len(), MOST_STOPS)?;
        run.legs.iter().try_for_each(|leg| at_most("hexes", leg.hexes.len(), MOST_STOPS))?;
    }
    Ok(())
}

fn at_most(what: &'static str, count: usize, most: usize) -> Result<(), NotationError> {
    if count > most { Err(NotationError::TooMany { what, count, most }) } else { Ok(()) }
}
