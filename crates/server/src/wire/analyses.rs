//! Analysis boards on the wire. What is in one is imagined: whoever may see it sees all of it.

use super::game::StateInfo;
use crate::tables::{Position, maker};
use records::notation;
use rules::{Action, Aim, ByName, Game, Message, View, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use storage::{AnalysedMove, AnalysisRow, Origin};
use titles::AnyGame;
use utoipa::{IntoParams, ToSchema};

/// An analysis to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAnalysisBody {
    /// After which entry of the log it begins; the last if absent.
    #[serde(default)]
    #[schema(minimum = 0)]
    pub number: Option<i64>,
    /// What it is called; as the table if absent.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 80)]
    pub name: Option<String>,
}

/// What its owner may change of an analysis.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnalysisBody {
    /// Its name.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 80)]
    pub name: Option<String>,
    /// What is noted about its beginning.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub note: Option<String>,
    /// The computers that play its seats, by seat; null for seats of one's own.
    #[serde(default)]
    pub computers: Option<Vec<Option<String>>>,
}

/// What is said of a move of an analysis.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DescribeBody {
    /// What the branch that begins with it is called; empty for nothing.
    #[serde(default)]
    #[schema(max_length = 80)]
    pub name: Option<String>,
    /// What is noted about it; empty for nothing.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub note: Option<String>,
}

/// A move in an analysis.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ThoughtBody {
    /// The seat, where several may act.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The action, by names, as in the choices.
    #[schema(value_type = Action<ByName>)]
    pub action: serde_json::Value,
}

/// Who moves for the seat whose turn it is in an analysis.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ComputerMoveBody {
    /// The computer; the one that plays the seat, or else `director`, if absent.
    #[serde(default)]
    pub computer: Option<String>,
}

/// An analysis in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisLine {
    /// The id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The table.
    pub table: String,
    /// After which entry of its log it begins.
    pub number: i64,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it last changed.
    pub changed_at: i64,
}

impl AnalysisLine {
    /// A line of the list.
    pub fn of(row: AnalysisRow) -> AnalysisLine {
        let AnalysisRow { id, name, table, number, created_at, changed_at, .. } = row;
        AnalysisLine { id, name, table, number, created_at, changed_at }
    }
}

/// An analysis with its tree.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisInfo {
    /// The id: whoever has it may look.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What is noted about its beginning.
    pub note: String,
    /// Whether it is one's own; only then one can move in it.
    pub yours: bool,
    /// The table.
    pub table: String,
    /// After which entry of its log it begins.
    pub number: i64,
    /// The title.
    pub title: String,
    /// The names of the players, by seat.
    pub players: Vec<String>,
    /// The computers that play its seats, by seat.
    pub computers: Vec<Option<String>>,
    /// The companies whose treasury was hidden from its maker, by symbol: what they have at the beginning is a
    /// guess.
    pub guessed: Vec<String>,
    /// The moves, in the order in which they were made; each follows one before it.
    pub moves: Vec<AnalysedMoveInfo>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it last changed.
    pub changed_at: i64,
}

impl AnalysisInfo {
    /// An analysis that begins with this game.
    pub fn of(
        row: AnalysisRow,
        yours: bool,
        beginning: &AnalysedGame,
        moves: Vec<AnalysedMove>,
    ) -> AnalysisInfo {
        AnalysisInfo {
            id: row.id,
            name: row.name,
            note: row.note,
            yours,
            table: row.table,
            number: row.number,
            title: beginning.title.clone(),
            players: beginning.players.clone(),
            computers: row.computers,
            guessed: beginning.guessed.clone(),
            moves: moves.into_iter().map(AnalysedMoveInfo::of).collect(),
            created_at: row.created_at,
            changed_at: row.changed_at,
        }
    }
}

/// What is told of the game that an analysis begins with.
pub struct AnalysedGame {
    title: String,
    players: Vec<String>,
    guessed: Vec<String>,
}

impl AnalysedGame {
    /// Of the game as the maker of the analysis imagined it: what they did not see is guessed.
    pub fn of(row: &AnalysisRow, game: &AnyGame) -> AnalysedGame {
        let view = game.view(maker(row));
        let hidden = view.companies.iter().filter(|company| company.treasury.is_none());
        AnalysedGame {
            guessed: hidden.map(|company| company.symbol.clone()).collect(),
            players: view.players.into_iter().map(|player| player.name).collect(),
            title: view.title,
        }
    }
}

/// A move of an analysis.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysedMoveInfo {
    /// Its number, from 1.
    pub number: i64,
    /// The move it follows; 0 for the beginning.
    pub parent: i64,
    /// The seat that acted.
    pub seat: u8,
    /// The action, by names.
    pub action: Action<ByName>,
    /// What happened because of it: message ids and their facts.
    #[schema(value_type = Vec<Message>)]
    pub events: Box<RawValue>,
    /// Who chose it.
    pub origin: Origin,
    /// What the branch that begins with it is called; empty for nothing.
    pub name: String,
    /// What is noted about it; empty for nothing.
    pub note: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
}

impl AnalysedMoveInfo {
    /// A move as its owner left it.
    pub fn of(made: AnalysedMove) -> AnalysedMoveInfo {
        let AnalysedMove { number, parent, seat, action, events, origin, name, note, at } = made;
        AnalysedMoveInfo { number, parent, seat, action, events, origin, name, note, at }
    }
}

/// What became of moves in an analysis.
#[derive(Debug, Serialize, ToSchema)]
pub struct ThoughtAck {
    /// The moves, one behind the other, whether they are new or were there.
    pub moves: Vec<AnalysedMoveInfo>,
    /// The position after them.
    pub state: StateInfo,
}

/// Which runs, in an analysis.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AimQuery {
    /// What makes one set better than another; see the runs of a table.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    pub aim: Aim,
}

/// A position of an analysis: everything, and what can be done if it is one's own. Its number is that of the moves that led to it.
pub fn position(position: &Position, yours: bool) -> StateInfo {
    let Position { game, depth, .. } = position;
    let turn = game.turn();
    let choices = (yours && !turn.players.is_empty()).then(|| notation::choices(game, &game.choices()));
    // Nothing is hidden in what is imagined; whoever acts is the one through whose eyes one looks.
    let viewer = turn.players.first().map_or(Viewer::Referee, |player| Viewer::Player(*player));
    StateInfo {
        number: *depth,
        last: *depth,
        position: *depth,
        undone: 0,
        digest: Some(format!("{:016x}", game.digest())),
        view: View { viewer, ..game.view(Viewer::Referee) },
        turn: notation::turn(game, &turn),
        choices,
    }
}
