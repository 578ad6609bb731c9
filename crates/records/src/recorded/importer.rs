//! What all recorded games have in common: following one action after the other, whatever the title.

use super::format::RecordedGame;
use super::trace::Trace;
use board::{Coordinate, HexId, Map, NodeId, Rotation, StopAt, TileId};
use rules::{Action, CompanyId, Fact, Game, PlayerId, Refusal, Run};
use serde_json::Value;
use std::collections::BTreeMap;
use thiserror::Error;
use titles::SetupError;

/// Why a recorded action cannot be carried out.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// We have no recordings of this title.
    #[error("games of '{0}' cannot be imported yet")]
    Title(String),
    /// The action is not one we know, or names what is not there.
    #[error("action makes no sense here: {what}")]
    Senseless {
        /// What is wrong with it.
        what: String,
    },
    /// The rules refuse it.
    #[error("refused by {} ({}): {:?}", .0.title, .0.section, .0.reason)]
    Refused(Refusal),
}

pub(super) fn senseless<T>(what: impl Into<String>) -> Result<T, ImportError> {
    Err(ImportError::Senseless { what: what.into() })
}

/// What a recorded action came to.
#[derive(Clone, Debug, Default)]
pub struct Made {
    /// The moves it is for us.
    pub moves: Vec<(PlayerId, Action)>,
    /// What happened.
    pub events: Vec<Fact>,
}

/// A recorded game of one title, being followed: what a title must know of its recordings.
pub trait Recording {
    /// The game as it stands.
    fn game(&self) -> &dyn Game;
    /// The game with runs as the rulebook has them, where recorded games allow others that no search of ours looks for.
    fn with_rulebook_runs(&self) -> Box<dyn Game>;
    /// The game, to be played on.
    fn game_mut(&mut self) -> &mut dyn Game;
    /// Players' numbers, by seat.
    fn ids(&self) -> &[i64];
    /// Where each copy of a tile lies.
    fn tiles_mut(&mut self) -> &mut Tiles;
    /// What a recorded action is for us, and who does it.
    fn convert(&self, kind: &str, recorded: &Value) -> Result<(PlayerId, Action), ImportError>;
    /// The runs of a `run_routes` action.
    fn runs(&self, recorded: &Value) -> Result<Vec<Run>, ImportError>;
    /// The state in the words of a trace.
    fn trace(&self) -> Trace;
    /// Whether what an action brings comes from a rule of older games, and would be something else by the one of newer.
    fn by_older_rule(&self, _recorded: &Value) -> bool {
        false
    }
    /// Somebody has ended the game before its end: its trace says so, our game goes on.
    fn end_by_hand(&mut self) {}
    /// Another of the same, to try things on.
    fn copy(&self) -> Box<dyn Recording>;
}

/// Follows a recorded game.
pub struct Importer(Box<dyn Recording>);

impl Clone for Importer {
    fn clone(&self) -> Importer {
        Importer(self.0.copy())
    }
}

impl Importer {
    /// Sets up the table of a recorded game.
    pub fn new(recorded: &RecordedGame) -> Result<Importer, ImportError> {
        Ok(Importer((super::title_of(recorded)?.follow)(recorded)?))
    }

    /// Follows a game from where it stands.
    pub(super) fn of(recording: impl Recording + 'static) -> Importer {
        Importer(Box::new(recording))
    }

    /// The game as it stands.
    pub fn game(&self) -> &dyn Game {
        self.0.game()
    }

    /// The game with runs as the rulebook has them.
    pub fn with_rulebook_runs(&self) -> Box<dyn Game> {
        self.0.with_rulebook_runs()
    }

    /// Players' numbers, by seat.
    pub fn ids(&self) -> &[i64] {
        self.0.ids()
    }

    /// The state in the words of a trace.
    pub fn trace(&self) -> Trace {
        self.0.trace()
    }

    /// The runs of a `run_routes` action.
    pub fn runs(&self, recorded: &Value) -> Result<Vec<Run>, ImportError> {
        self.0.runs(recorded)
    }

    /// Whether what an action brings comes from a rule of older games only.
    pub fn by_older_rule(&self, recorded: &Value) -> bool {
        self.0.by_older_rule(recorded)
    }

    /// Carries out a recorded action and the automatic ones inside it.
    pub fn apply(&mut self, recorded: &Value) -> Result<Made, ImportError> {
        let mut made = Made::default();
        self.apply_one(recorded, &mut made)?;
        for further in recorded["auto_actions"].as_array().into_iter().flatten() {
            self.apply_one(further, &mut made)?;
        }
        Ok(made)
    }

    fn apply_one(&mut self, recorded: &Value, made: &mut Made) -> Result<(), ImportError> {
        let kind = recorded["type"].as_str().unwrap_or_default();
        // Standing orders and remarks change nothing, and a game ended by hand can be continued here.
        if kind.starts_with("program_") || matches!(kind, "log" | "message") {
            return Ok(());
        }
        if kind == "end_game" {
            self.0.end_by_hand();
            return Ok(());
        }
        let (by, action) = self.0.convert(kind, recorded)?;
        made.events.extend(self.0.game_mut().apply(by, &action).map_err(ImportError::Refused)?);
        if let Action::LayTile { hex, .. } | Action::LayByPower { hex, .. } = action
            && let Some(copy) = recorded["tile"].as_str()
        {
            self.0.tiles_mut().lay(copy, hex);
        }
        made.moves.push((by, action));
        Ok(())
    }
}

/// Where each copy of a tile lies: recorded games name stations by them.
#[derive(Clone, Debug, Default)]
pub struct Tiles(BTreeMap<String, HexId>);

impl Tiles {
    fn lay(&mut self, copy: &str, hex: HexId) {
        self.0.retain(|_, at| *at != hex);
        self.0.insert(copy.to_owned(), hex);
    }

    /// A `lay_tile` action.
    pub fn tile_lay(&self, map: &Map, recorded: &Value) -> Result<Action, ImportError> {
        let id = recorded["tile"].as_str().unwrap_or_default();
        if self.0.contains_key(id) {
            return senseless(format!("tile {id} is in use"));
        }
        let sixths = recorded["rotation"].as_u64().and_then(|sixths| u8::try_from(sixths).ok());
        let Some(rotation) = sixths.and_then(Rotation::new) else { return senseless("no such rotation") };
        let hex = hex(map, recorded["hex"].as_str().unwrap_or_default())?;
        Ok(Action::LayTile { hex, tile: tile(map, id)?, rotation })
    }

    /// "TILE-copy-station", or "HEX-number-station" for a printed hex.
    pub fn station(&self, map: &Map, name: &str) -> Result<StopAt, ImportError> {
        let Some((tile, node)) = name.rsplit_once('-') else {
            return senseless(format!("no station '{name}'"));
        };
        let Ok(node) = node.parse() else { return senseless(format!("no station '{name}'")) };
        let hex = match self.0.get(tile) {
            Some(hex) => *hex,
            None => hex(map, tile.split('-').next().unwrap_or_default())?,
        };
        Ok(StopAt { hex, node: NodeId(node) })
    }
}

/// A hex by its coordinate.
pub(super) fn hex(map: &Map, name: &str) -> Result<HexId, ImportError> {
    let found = name.parse::<Coordinate>().ok().and_then(|at| map.find(at));
    found.map_or_else(|| senseless(format!("no hex '{name}'")), Ok)
}

/// A tile by its number and copy.
fn tile(map: &Map, id: &str) -> Result<TileId, ImportError> {
    let name = id.rsplit_once('-').map_or(id, |(name, _)| name);
    map.tile_named(name).map_or_else(|| senseless(format!("no tile '{id}'")), Ok)
}

/// The player of this number.
pub(super) fn player(ids: &[i64], entity: &Value) -> Result<PlayerId, ImportError> {
    let id = entity.as_i64().or_else(|| entity.as_str().and_then(|id| id.parse().ok()));
    match ids.iter().position(|known| Some(*known) == id) {
        Some(seat) => Ok(PlayerId(seat as u8)),
        None => senseless(format!("no player {entity}")),
    }
}

/// The player named, if a player and not a company is to act.
pub(super) fn acting_player(game: &dyn Game, ids: &[i64], entity: &Value) -> Result<PlayerId, ImportError> {
    match game.turn().company {
        Some(_) => senseless("it is the turn of a company, not of a player"),
        None => player(ids, entity),
    }
}

/// Who acts for the company named, which must be the one that is to act.
pub(super) fn acting_for(game: &dyn Game, company: CompanyId) -> Result<PlayerId, ImportError> {
    let turn = game.turn();
    match turn.players.first() {
        Some(player) if turn.company == Some(company) => Ok(*player),
        _ => senseless(format!("it is not the turn of {}", game.company(company))),
    }
}

/// The players' names, each once.
pub(super) fn names(recorded: &RecordedGame) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    for player in &recorded.players {
        let taken = players.contains(&player.name) || player.name.trim().is_empty();
        players.push(if taken { format!("{} {}", player.name, player.id) } else { player.name.clone() });
    }
    players
}
