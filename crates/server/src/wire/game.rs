//! Games on the wire: entries of the log, states, moves.

use super::tables::{AgreementInfo, ProgramInfo, SaidInfo, TableInfo};
use crate::error::Error;
use crate::tables::{Eyes, Past, Sight, Table};
use board::{Link, Network, StopId};
use records::notation::{self, NamedDraft, NamedTurn, RefusalMessage};
use rules::{
    Action, Aim, ByName, Certainty, Choice, CompanyId, Game, Message, Money, Names, PlayerId, Run, RunSet,
    View, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use storage::{EntryRow, Kind, Origin, SeatRow, TableState};
use titles::AnyGame;
use utoipa::ToSchema;

/// One entry of the log.
#[derive(Debug, Serialize, ToSchema)]
pub struct EntryInfo {
    /// Its place, from 1.
    pub number: i64,
    /// What kind of entry it is.
    pub kind: Kind,
    /// The seat that acted or asked.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// The action, by names, for moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Action<ByName>>,
    /// What happened because of it: message ids and their facts.
    #[schema(value_type = Vec<Message>)]
    pub events: Box<RawValue>,
    /// How many moves are in force after it.
    pub position: i64,
    /// The digest of the state after it; absent while parts of the game are hidden from the person who asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
    /// Who chose it.
    pub origin: Origin,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl EntryInfo {
    /// An entry as everybody at the table may read it, with the digest for those from whom nothing is hidden.
    pub fn of(seats: &[SeatRow], row: &EntryRow, with_digest: bool) -> EntryInfo {
        EntryInfo {
            number: row.number,
            kind: row.kind,
            seat: row.seat,
            name: seats.get(usize::from(row.seat)).map(|seat| seat.name.clone()).unwrap_or_default(),
            action: row.action.clone(),
            events: row.events.clone(),
            position: row.position,
            digest: with_digest.then(|| row.digest.clone()),
            origin: row.origin,
            at: row.at,
        }
    }
}

/// Entries as everybody at the table may read them, with digests for those from whom nothing is hidden.
pub fn entries(seats: &[SeatRow], rows: &[EntryRow], with_digests: bool) -> Vec<EntryInfo> {
    rows.iter().map(|row| EntryInfo::of(seats, row, with_digests)).collect()
}

/// A part of the log.
#[derive(Debug, Serialize, ToSchema)]
pub struct LogInfo {
    /// The number of the last entry there is.
    pub number: i64,
    /// The entries asked for, at most 500: whoever wants more asks again after the last of them.
    pub entries: Vec<EntryInfo>,
}

/// A state of a game, as one person may see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct StateInfo {
    /// After which entry.
    pub number: i64,
    /// The number of the last entry there is.
    pub last: i64,
    /// How many moves are in force.
    pub position: i64,
    /// How many moves could be redone; 0 for states of the past.
    pub undone: i64,
    /// The digest of the state; absent while parts of the game are hidden from the person who asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
    /// The game.
    pub view: View,
    /// Who must act.
    pub turn: NamedTurn,
    /// What one may do; absent if it is not one's turn, and for states of the past.
    #[schema(required)]
    pub choices: Option<Vec<Choice<ByName>>>,
}

/// The state of a table for one person.
pub fn state(table: &Table, sight: &Sight) -> Result<StateInfo, Error> {
    let play = table.playing()?;
    let game = play.game();
    let turn = game.turn();
    let plays = |seat: u8| sight.seats.contains(&seat) && table.computer_at(seat).is_none();
    let acts = turn.players.iter().any(|player| plays(player.0));
    let choices = (acts && table.row.state == TableState::Playing).then(|| game.choices());
    Ok(StateInfo {
        undone: play.undone(),
        choices: choices.map(|choices| notation::choices(game, &choices)),
        digest: table.hides_nothing_from(sight).then(|| play.digest()),
        ..seen(&table.eyes(sight), game, (table.row.number, table.row.number, play.position()))
    })
}

/// A state of the past for one person; nothing can be done in it. The digest is for those from whom nothing is hidden.
pub fn past(eyes: &Eyes, past: &Past, last: i64, with_digest: bool) -> StateInfo {
    let digest = with_digest.then(|| format!("{:016x}", past.game.digest()));
    StateInfo { digest, ..seen(eyes, &past.game, (past.number, last, past.position)) }
}

fn seen(eyes: &Eyes, game: &AnyGame, (number, last, position): (i64, i64, i64)) -> StateInfo {
    StateInfo {
        number,
        last,
        position,
        undone: 0,
        digest: None,
        view: game.view(eyes.viewer(game)),
        turn: notation::turn(game, &game.turn()),
        choices: None,
    }
}

/// A move.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveBody {
    /// The number of the last entry seen.
    #[schema(minimum = 0)]
    pub after: i64,
    /// An id of one's own for the move, 1 to 64 characters: sent again, it is made once.
    #[schema(min_length = 1, max_length = 64)]
    pub id: String,
    /// The seat, for people who play several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The action, by names, as in the choices.
    #[schema(value_type = Action<ByName>)]
    pub action: serde_json::Value,
}

/// Taking moves back, or making them again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoBody {
    /// The number of the last entry seen.
    #[schema(minimum = 0)]
    pub after: i64,
    /// An id of one's own for it.
    #[schema(min_length = 1, max_length = 64)]
    pub id: String,
    /// How many moves shall be in force then; before one's last own move, or one more, if absent.
    #[serde(default)]
    #[schema(minimum = 0)]
    pub to: Option<i64>,
}

/// An answer to somebody who wants to take moves back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerUndo {
    /// Whether one agrees.
    pub accept: bool,
}

/// What became of a request to take moves back.
#[derive(Debug, Serialize, ToSchema)]
pub struct UndoAnswer {
    /// The entry, if it was done.
    #[schema(required)]
    pub entry: Option<EntryInfo>,
    /// The table; its `undo_request` says who must still agree.
    pub table: TableInfo,
}

/// The acknowledgement of a move: it is durable.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ack {
    /// The entry it became.
    pub entry: EntryInfo,
    /// The number of the last entry there is now.
    pub number: i64,
    /// The state now, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<StateInfo>,
}

/// The best runs for the company that must run now.
#[derive(Debug, Serialize, ToSchema)]
pub struct RunsInfo {
    /// The runs, as in an action; absent if no company must run.
    #[schema(required)]
    pub runs: Option<Vec<Run<ByName>>>,
    /// What they earn together.
    #[schema(required)]
    pub revenue: Option<Money>,
    /// What no set of runs exceeds, if the search gave up before it was certain.
    #[schema(required)]
    pub at_most: Option<Money>,
    /// The track between neighbouring stops, for those who draw runs of their own.
    pub links: Vec<LinkInfo>,
}

impl RunsInfo {
    /// The runs that were found, and the track there is.
    pub fn of(game: &AnyGame, found: Option<&RunSet>) -> RunsInfo {
        RunsInfo {
            runs: found.map(|found| notation::runs(game, &found.runs())),
            revenue: found.map(|found| found.revenue),
            at_most: found.and_then(|found| match found.certainty {
                Certainty::AtMost(most) => Some(most),
                Certainty::Best | Certainty::Unasked => None,
            }),
            links: links(game),
        }
    }
}

/// A run that is half drawn.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DraftBody {
    /// The seat, for people who play several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The run so far.
    pub draft: NamedDraft,
    /// What makes one run better than another.
    #[serde(default)]
    pub aim: Aim,
}

/// The best run that goes where a draft shall go.
#[derive(Debug, Serialize, ToSchema)]
pub struct CompletedInfo {
    /// The run, as in an action; absent if there is none.
    #[schema(required)]
    pub run: Option<Run<ByName>>,
}

impl CompletedInfo {
    /// Completes a draft.
    pub fn of(game: &AnyGame, body: &DraftBody) -> Result<CompletedInfo, Error> {
        let draft = notation::find_draft(game, &body.draft)
            .map_err(|error| Error::Invalid("draft", error.to_string()))?;
        let found = game.complete_run(&draft, body.aim);
        Ok(CompletedInfo { run: found.and_then(|paid| notation::runs(game, &[paid.run]).pop()) })
    }
}

/// Track between two neighbouring stops.
#[derive(Debug, Serialize, ToSchema)]
pub struct LinkInfo {
    /// One stop, such as `F2.0`.
    pub a: String,
    /// The other.
    pub b: String,
    /// The hexes on the way, those of both stops included; one hex if both are on it.
    pub hexes: Vec<String>,
}

/// All track between neighbouring stops.
fn links(game: &AnyGame) -> Vec<LinkInfo> {
    let map = game.map();
    let network = Network::of(map, game.layout());
    let stop = |id: StopId| {
        let at = network.stops[id.index()].at;
        format!("{}.{}", map.hex(at.hex).at, at.node.0)
    };
    let hexes = |link: &Link| link.hexes.iter().map(|hex| map.hex(*hex).at.to_string()).collect();
    network
        .links
        .iter()
        .map(|link| LinkInfo { a: stop(link.a), b: stop(link.b), hexes: hexes(link) })
        .collect()
}

/// Actions to be tried without doing them.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckBody {
    /// The seat, for people who play several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The actions, each by itself; at most 64.
    #[schema(value_type = Vec<Action<ByName>>, max_items = 64)]
    pub actions: Vec<serde_json::Value>,
}

/// What would become of an action.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct CheckInfo {
    /// The rule that forbids it, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<RefusalMessage>,
    /// What is wrong with how it is written, if something is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<String>,
    /// What would happen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<Message>>,
    /// What a run would bring.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revenue: Option<Money>,
    /// What a run would bring the company besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub besides: Option<Money>,
    /// What could be done with the revenue then.
    pub choices: Vec<Choice<ByName>>,
}

/// Tries an action.
pub fn check(game: &AnyGame, seat: u8, action: &serde_json::Value) -> CheckInfo {
    let action = match notation::read_action(game, action) {
        Ok(action) => action,
        Err(mistake) => return CheckInfo { mistake: Some(mistake.to_string()), ..CheckInfo::default() },
    };
    let mut after = game.clone();
    let events = match after.apply(PlayerId(seat), &action) {
        Ok(events) => events,
        Err(refusal) => {
            let refusal = Some(notation::refusal(game, &refusal));
            return CheckInfo { refusal, ..CheckInfo::default() };
        }
    };
    let operating = after.view(Viewer::Player(PlayerId(seat))).operating;
    let choices = notation::choices(&after, &after.choices()).into_iter();
    CheckInfo {
        events: Some(notation::events(&after, &events)),
        revenue: operating.as_ref().and_then(|operating| operating.revenue),
        besides: operating.as_ref().and_then(|operating| operating.besides),
        choices: choices.filter(|choice| matches!(choice, Choice::Dividend { .. })).collect(),
        ..CheckInfo::default()
    }
}

/// What is new at a table: the same by WebSocket and by polling.
#[derive(Debug, Serialize, ToSchema)]
pub struct Update {
    /// The table.
    pub table: TableInfo,
    /// The entries that were not known yet, at most 500: there are more as long as `number` is less than the table's.
    pub entries: Vec<EntryInfo>,
    /// The number of the last entry told: to be sent as `after` next time.
    pub number: i64,
    /// What was said and was not known yet.
    pub chat: Vec<SaidInfo>,
    /// The number of the last thing said: to be sent as `said` next time.
    pub said: i64,
    /// What the server does for one's seats.
    pub programs: Vec<ProgramInfo>,
    /// The questions that one's seats always agree to.
    pub agreements: Vec<AgreementInfo>,
    /// The seats whose people watch the table now.
    pub present: Vec<u8>,
    /// The server's time, by which clocks are read.
    pub now: i64,
    /// How many watch it now who have no seat.
    pub watching: usize,
    /// The state now, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<StateInfo>,
}

impl Update {
    /// What is new for somebody who does not know these entries.
    pub fn of(
        table: &Table,
        sight: &Sight,
        rows: &[EntryRow],
        said: i64,
        with_state: bool,
    ) -> Result<Update, Error> {
        Ok(Update {
            table: TableInfo::of(table, sight),
            entries: entries(&table.seats, rows, table.hides_nothing_from(sight)),
            number: rows.last().map_or(table.row.number, |entry| entry.number),
            chat: Vec::new(),
            said,
            programs: ProgramInfo::own(table, sight),
            agreements: AgreementInfo::own(table, sight),
            present: Vec::new(),
            now: 0,
            watching: 0,
            state: if with_state && table.play.is_some() { Some(state(table, sight)?) } else { None },
        })
    }
}

/// A merger thought through without doing it.
#[derive(Debug, Serialize, ToSchema)]
pub struct MergerInfo {
    /// What would happen, in order: message ids and their facts.
    pub events: Vec<Message>,
    /// The game afterwards, as everybody may see it.
    pub after: View,
}

impl MergerInfo {
    /// What the merger would be; `None` if these companies cannot merge.
    pub fn of(
        game: &AnyGame,
        company: CompanyId,
        partner: CompanyId,
        survivor: CompanyId,
    ) -> Option<MergerInfo> {
        let supposed = game.suppose_merger(company, partner, survivor)?;
        let events = supposed.events.iter().map(|event| event.message(game)).collect();
        Some(MergerInfo { events, after: supposed.after })
    }
}
