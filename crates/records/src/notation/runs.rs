//! Runs: `{"train": "2+1-0", "start": "F2.0", "legs": [{"to": "G5", "via": ["F4"]}], "calls": ["F2.0", "G5"]}`. A leg
//! begins where the one before it ended; `via` are the hexes between those of its two stops and is left out where
//! there are none; `calls` is left out if the train calls at every stop.

use super::error::NotationError;
use super::fields::{self, Fields};
use super::names::{hex_name, stop_name};
use board::{HexId, StopAt};
use rules::{Draft, Leg, Run};
use serde_json::{Value, json};
use smallvec::SmallVec;
use titles::AnyGame;

/// More than any company runs.
const MOST_RUNS: usize = 32;
/// More than any run is long.
const MOST_STOPS: usize = 64;

/// A set of runs, as in an action.
pub fn runs_to_json(game: &AnyGame, runs: &[Run]) -> Value {
    runs.iter().map(|run| run_to_json(game, run)).collect()
}

fn run_to_json(game: &AnyGame, run: &Run) -> Value {
    let legs: Vec<Value> = run.legs.iter().map(|leg| leg_to_json(game, leg)).collect();
    let mut written = json!({
        "train": run.train.card(game),
        "start": stop_name(game, run.start),
        "legs": legs,
    });
    if !run.stops().eq(run.calls.iter().copied()) {
        written["calls"] = run.calls.iter().map(|stop| stop_name(game, *stop)).collect();
    }
    written
}

fn leg_to_json(game: &AnyGame, leg: &Leg) -> Value {
    let mut written = json!({ "to": stop_name(game, leg.to) });
    let between = leg.hexes.get(1..leg.hexes.len().saturating_sub(1)).unwrap_or_default();
    if !between.is_empty() {
        written["via"] = between.iter().map(|hex| hex_name(game, *hex)).collect();
    }
    written
}

/// Reads the runs of an action.
pub(super) fn runs(action: &Fields<'_>) -> Result<Vec<Run>, NotationError> {
    let list = action.list("runs", MOST_RUNS)?;
    list.iter()
        .enumerate()
        .map(|(index, value)| run(action.game, value, &action.path(&format!("runs[{index}]"))))
        .collect()
}

/// Reads a run that is half drawn: `{"train": "3+2-0", "through": ["G5", "F2.0"], "runs": […]}`, the runs being those of
/// the other trains.
pub fn draft_from_json(game: &AnyGame, value: &Value) -> Result<Draft, NotationError> {
    let fields = Fields::of(game, value, "")?;
    fields.only(&["train", "through", "runs"])?;
    let through = stops(&fields, "through")?;
    Ok(Draft { train: fields.train("train")?, through, others: runs(&fields)? })
}

fn run(game: &AnyGame, value: &Value, path: &str) -> Result<Run, NotationError> {
    let fields = Fields::of(game, value, path)?;
    fields.only(&["train", "start", "legs", "calls"])?;
    let start = fields.stop("start")?;
    let mut run = Run { train: fields.train("train")?, start, legs: Vec::new(), calls: Vec::new() };
    let mut from = start;
    for (index, value) in fields.list("legs", MOST_STOPS)?.iter().enumerate() {
        let leg = leg(game, value, &fields.path(&format!("legs[{index}]")), from)?;
        from = leg.to;
        run.legs.push(leg);
    }
    run.calls = match fields.optional("calls") {
        None => run.stops().collect(),
        Some(_) => stops(&fields, "calls")?,
    };
    Ok(run)
}

fn stops(run: &Fields<'_>, field: &str) -> Result<Vec<StopAt>, NotationError> {
    let list = run.list(field, MOST_STOPS)?.iter().enumerate();
    list.map(|(index, value)| fields::stop(run.game, value, || run.path(&format!("{field}[{index}]"))))
        .collect()
}

fn leg(game: &AnyGame, value: &Value, path: &str, from: StopAt) -> Result<Leg, NotationError> {
    let fields = Fields::of(game, value, path)?;
    fields.only(&["to", "via"])?;
    let to = fields.stop("to")?;
    let mut hexes: SmallVec<[HexId; 8]> = SmallVec::from_slice(&[from.hex]);
    for (index, value) in fields.list("via", MOST_STOPS)?.iter().enumerate() {
        hexes.push(fields::hex(game, value, || fields.path(&format!("via[{index}]")))?);
    }
    if hexes.len() > 1 || to.hex != from.hex {
        hexes.push(to.hex);
    }
    Ok(Leg { to, hexes })
}
