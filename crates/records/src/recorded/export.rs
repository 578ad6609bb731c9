//! Writing a game of ours as a recorded one.

use super::TITLES;
use board::{HexId, Map, StopAt};
use rules::{Game, History, PlayerId, Run, TableSpec};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use thiserror::Error;
use titles::AnyGame;

/// A move that recorded games have no word for.
#[derive(Debug, Error)]
#[error("move {number} cannot be written as a recorded action: {what}")]
pub struct ExportError {
    /// Which move, from 1.
    pub number: usize,
    /// What it is.
    pub what: &'static str,
}

/// The game as a recorded file.
pub fn export(spec: &TableSpec, history: &History<AnyGame>) -> Result<Value, ExportError> {
    match TITLES.iter().find(|known| known.title == spec.title) {
        Some(known) => (known.export)(spec, history),
        None => Err(ExportError { number: 0, what: "no games of this title are recorded" }),
    }
}

/// A player's number: seats from 1.
pub(super) fn id(seat: PlayerId) -> u8 {
    seat.0 + 1
}

/// Writes who acts: the company whose turn it is, by its recorded symbol, or the player.
pub(super) fn name_actor(action: &mut Value, company: Option<&str>, by: PlayerId) {
    match company {
        Some(symbol) => {
            action["entity"] = json!(symbol);
            action["entity_type"] = json!("corporation");
        }
        None => {
            action["entity"] = json!(id(by));
            action["entity_type"] = json!("player");
        }
    }
}

/// The players as a recorded file lists them.
pub(super) fn players(game: &dyn Game, seats: impl Iterator<Item = PlayerId>) -> Vec<Value> {
    seats.map(|seat| json!({"id": id(seat), "name": game.player(seat)})).collect()
}

/// A recorded file: its actions are numbered from 1.
pub(super) fn file(
    spec: &TableSpec,
    options: impl IntoIterator<Item = impl AsRef<str>>,
    players: Vec<Value>,
    mut actions: Vec<Value>,
) -> Value {
    for (number, action) in (1..).zip(&mut actions) {
        action["id"] = json!(number);
    }
    let options: Vec<String> = options.into_iter().map(|option| option.as_ref().to_owned()).collect();
    json!({
        "title": spec.title,
        "players": players,
        "settings": {"seed": spec.seed, "optional_rules": options},
        "actions": actions,
    })
}

/// The copy of a tile that lies on each hex: recorded games name stations by them.
#[derive(Default)]
pub(super) struct Copies(BTreeMap<HexId, String>);

impl Copies {
    /// Lays the lowest copy of a tile that does not lie on the board.
    pub fn lay(&mut self, hex: HexId, name: &str) -> String {
        let mut copies = (0..).map(|copy| format!("{name}-{copy}"));
        let free = copies.find(|copy| !self.0.values().any(|used| used == copy)).unwrap_or_default();
        self.0.insert(hex, free.clone());
        free
    }

    /// The copy on a hex, if a tile was laid there.
    pub fn on(&self, hex: HexId) -> Option<&str> {
        self.0.get(&hex).map(String::as_str)
    }
}

/// The stretches of a run, by the hexes they pass.
pub(super) fn connections(map: &Map, run: &Run) -> Vec<Vec<String>> {
    let hex = |hex: HexId| map.hex(hex).at.to_string();
    let stops: Vec<StopAt> = run.stops().collect();
    let legs = run.legs.iter().zip(&stops);
    legs.map(|(leg, from)| match leg.hexes[..] {
        [inside] => vec![format!("{} {}.{}", hex(inside), from.node.0, leg.to.node.0)],
        _ => leg.hexes.iter().map(|passed| hex(*passed)).collect(),
    })
    .collect()
}
