//! Tables on the wire.

use super::clocks::ClocksInfo;
use super::game;
use crate::programs::Program;
use crate::tables::{Clock, Pace, Seating, Settings, Sight, Table, UndoPolicy, UndoRequest, Watchers};
use rules::view::RoundView;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use storage::{Said, SeatKind, SeatRow, TableRow, TableState, WatcherStanding, ids};
use utoipa::ToSchema;

/// A seat to be set up.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum NewSeatBody {
    /// One's own.
    Mine {},
    /// For another person.
    Person {
        /// Whether only an invitation gives the seat.
        #[serde(default)]
        invited: bool,
    },
    /// Played by oneself, under a name of its own.
    Hot {
        /// The name.
        #[schema(min_length = 1, max_length = 40)]
        name: String,
    },
    /// A computer player.
    Computer {
        /// Which one; see `/computers`.
        computer: String,
        /// What it is called at the table; after its kind if absent.
        #[serde(default)]
        #[schema(min_length = 1, max_length = 40)]
        name: Option<String>,
    },
}

/// A table to be set up.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTableBody {
    /// What people will call it, 1 to 80 characters.
    #[schema(min_length = 1, max_length = 80)]
    pub name: String,
    /// The title; see `/titles`.
    pub title: String,
    /// The edition; the title's first if absent.
    #[serde(default)]
    pub edition: Option<String>,
    /// The options that are on.
    #[serde(default)]
    pub options: BTreeSet<String>,
    /// The seed of all chance; drawn if absent. Only where no other people sit: among people it is drawn at the start.
    #[serde(default)]
    #[schema(maximum = 9007199254740991_i64)]
    pub seed: Option<u64>,
    /// Whether everybody may see the table.
    #[serde(default)]
    pub listed: bool,
    /// How moves may be taken back.
    #[serde(default)]
    pub undo: UndoPolicy,
    /// In which order people sit.
    #[serde(default)]
    pub seating: Seating,
    /// How fast computers play.
    #[serde(default)]
    pub pace: Pace,
    /// Whether people may ask a computer what it would do, where several play.
    #[serde(default)]
    pub advice: bool,
    /// How much time people have; as much as they like if absent.
    #[serde(default)]
    pub clock: Clock,
    /// Whether its end counts for ratings: all people there have accounts, nobody is advised, and moves are not taken back freely.
    #[serde(default)]
    pub rated: bool,
    /// Whether pages elsewhere may show it in a frame, while everybody may see it.
    #[serde(default)]
    pub embed: bool,
    /// Who may watch the game.
    #[serde(default)]
    pub watchers: Watchers,
    /// Whether those who watch cannot speak.
    #[serde(default)]
    pub silent_watchers: bool,
    /// The club that the table is for: its members are told of it and find it, listed or not.
    #[serde(default)]
    #[schema(max_length = 16)]
    pub club: Option<String>,
    /// Friends, and members of that club, for whom seats are kept: they are told, find the table and may sit down without its
    /// password, also on seats that are given by invitation only.
    #[serde(default)]
    #[schema(max_items = 50)]
    pub friends: Vec<String>,
    /// The password without which nobody else can sit down, nor look in if the table is not listed; none if absent.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub password: Option<String>,
    /// The seats, in order.
    #[schema(min_items = 1, max_items = 8)]
    pub seats: Vec<NewSeatBody>,
}

/// What the owner may change.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableBody {
    /// Its name.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 80)]
    pub name: Option<String>,
    /// Whether everybody may see it.
    #[serde(default)]
    pub listed: Option<bool>,
    /// How moves may be taken back; before the start only.
    #[serde(default)]
    pub undo: Option<UndoPolicy>,
    /// In which order people sit; before the start only.
    #[serde(default)]
    pub seating: Option<Seating>,
    /// How fast computers play.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// Whether people may ask a computer what it would do; before the start only.
    #[serde(default)]
    pub advice: Option<bool>,
    /// How much time people have; before the start only.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether its end counts for ratings; before the start only.
    #[serde(default)]
    pub rated: Option<bool>,
    /// Whether pages elsewhere may show it in a frame, while everybody may see it.
    #[serde(default)]
    pub embed: Option<bool>,
    /// Who may watch the game.
    #[serde(default)]
    pub watchers: Option<Watchers>,
    /// Whether those who watch cannot speak.
    #[serde(default)]
    pub silent_watchers: Option<bool>,
    /// The edition; before the start only.
    #[serde(default)]
    pub edition: Option<String>,
    /// The options that are on; before the start only.
    #[serde(default)]
    pub options: Option<BTreeSet<String>>,
    /// The password without which nobody else can sit down; an empty one takes it away.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub password: Option<String>,
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatInfo {
    /// Its place, from 0.
    pub seat: u8,
    /// Who may sit there.
    pub kind: SeatKind,
    /// The name at the table; absent while it is free.
    #[schema(required)]
    pub name: Option<String>,
    /// The computer player that has it, or that sits in for its person.
    #[schema(required)]
    pub computer: Option<String>,
    /// The person who sits there, by id: see `/people`.
    #[schema(required)]
    pub person: Option<String>,
    /// Whether only an invitation gives the seat.
    pub invited: bool,
    /// Whether it is one's own.
    pub yours: bool,
    /// Whether a person may take it; in a game that is on, it keeps the name of whoever has left it.
    pub free: bool,
}

/// A table.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableInfo {
    /// The id.
    pub id: String,
    /// Raised by every change of the table.
    pub version: i64,
    /// What people call it.
    pub name: String,
    /// Where it stands.
    pub state: TableState,
    /// Whether everybody may see it.
    pub listed: bool,
    /// Whether one needs a password to sit down.
    pub locked: bool,
    /// The title.
    pub title: String,
    /// The edition; absent for the title's first.
    #[schema(required)]
    pub edition: Option<String>,
    /// The options that are on.
    pub options: BTreeSet<String>,
    /// The seed of all chance.
    pub seed: u64,
    /// The settings.
    pub settings: Settings,
    /// The seats, in order of play.
    pub seats: Vec<SeatInfo>,
    /// The number of the last entry of its log.
    pub number: i64,
    /// The seats that may act.
    pub awaited: Vec<u8>,
    /// Whether oneself may act.
    pub your_turn: bool,
    /// Whether one set it up.
    pub yours: bool,
    /// How many wait to be let in to watch, for whoever set it up.
    pub asking: usize,
    /// A request to take moves back that waits for consent.
    #[schema(required)]
    pub undo_request: Option<UndoRequest>,
    /// The clocks of its seats; absent if none were agreed on, and before the start.
    #[schema(required)]
    pub clocks: Option<ClocksInfo>,
    /// When it was set up, in milliseconds since 1970.
    pub created_at: i64,
    /// When it last changed.
    pub changed_at: i64,
}

/// A table as somebody sees it.
pub fn table(row: &TableRow, seats: &[SeatRow], sight: &Sight) -> TableInfo {
    let seat = |(index, seat): (u8, &SeatRow)| SeatInfo {
        seat: index,
        kind: seat.kind,
        name: Some(seat.name.clone()).filter(|name| !name.is_empty()),
        computer: seat.computer.clone(),
        person: seat.person.clone(),
        invited: seat.invited,
        yours: sight.seats.contains(&index),
        free: seat.kind == SeatKind::Person && seat.person.is_none(),
    };
    let settings: Settings = serde_json::from_value(row.settings.clone()).unwrap_or_default();
    TableInfo {
        id: row.id.clone(),
        version: row.version,
        name: row.name.clone(),
        state: row.state,
        listed: row.listed,
        locked: settings.password.is_some(),
        title: row.spec.title.clone(),
        edition: row.spec.edition.clone(),
        options: row.spec.options.clone(),
        seed: row.spec.seed,
        clocks: ClocksInfo::of(row, &settings),
        settings: Settings { password: None, ..settings },
        seats: (0u8..).zip(seats).map(seat).collect(),
        number: row.number,
        awaited: row.awaited.clone(),
        your_turn: row.awaited.iter().any(|seat| {
            let handed_over = seats.get(usize::from(*seat)).is_some_and(|row| row.computer.is_some());
            sight.seats.contains(seat) && !handed_over
        }),
        yours: sight.owner,
        asking: 0,
        undo_request: row.undo_request.clone().and_then(|request| serde_json::from_value(request).ok()),
        created_at: row.created_at,
        changed_at: row.changed_at,
    }
}

impl TableInfo {
    /// A table in memory as somebody sees it.
    pub fn of(held: &Table, sight: &Sight) -> TableInfo {
        let asks = held.watchers.iter().filter(|one| one.standing == WatcherStanding::Asks).count();
        let asking = if sight.owner { asks } else { 0 };
        TableInfo { asking, ..table(&held.row, &held.seats, sight) }
    }
}

/// A page of a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableList {
    /// The tables, the latest change first.
    pub tables: Vec<TableInfo>,
    /// What is being played at those of them that the server has at hand, by their ids.
    pub rounds: BTreeMap<String, RoundView>,
    /// How many there are in all.
    pub total: i64,
    /// The page, from 1.
    pub page: i64,
    /// The size of a page.
    pub size: i64,
    /// The server's time, by which clocks are read.
    pub now: i64,
}

/// Sitting down.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinBody {
    /// Which seat; the first free one if absent.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The password, if the table has one.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub password: Option<String>,
    /// Whether one wants to although somebody is there whom one has blocked.
    #[serde(default)]
    pub anyway: bool,
}

/// Following a link.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AcceptBody {
    /// Whether one wants to although somebody is there whom one has blocked.
    #[serde(default)]
    pub anyway: bool,
}

/// Making a link.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InviteBody {
    /// The seat it gives, once; a link to watch if absent.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// A link that was made.
#[derive(Debug, Serialize, ToSchema)]
pub struct InviteInfo {
    /// The secret in it; shown this once.
    pub token: String,
    /// The address to send to somebody.
    pub url: String,
}

/// What a link leads to.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationInfo {
    /// The table.
    pub table: String,
    /// Its name.
    pub name: String,
    /// The title.
    pub title: String,
    /// The seat it gives, if any.
    #[schema(required)]
    pub seat: Option<u8>,
}

/// Replacing somebody who is absent.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplaceBody {
    /// The seat.
    pub seat: u8,
    /// The computer player that shall have it; free for a person if absent.
    #[serde(default)]
    pub computer: Option<String>,
}

/// Handing a seat to a computer, or taking it back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StandInBody {
    /// Which seat, for people who play several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The computer player that shall sit in; one takes the seat back if absent.
    #[serde(default)]
    pub computer: Option<String>,
}

/// Agreeing to copies.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CopyingBody {
    /// Whether one agrees.
    pub agree: bool,
}

/// Ending a game before the rules do.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndBody {
    /// Whether it counts as finished; given up otherwise.
    pub finished: bool,
}

/// Setting what the server does for a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProgramBody {
    /// Which seat, for people who play several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What to do; nothing if absent.
    #[serde(default)]
    pub program: Option<Program>,
}

/// What the server does for one's seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProgramInfo {
    /// The seat.
    pub seat: u8,
    /// What to do.
    #[schema(value_type = Program)]
    pub program: serde_json::Value,
    /// Why it stopped; absent while it is on.
    #[schema(required)]
    pub stopped: Option<String>,
}

impl ProgramInfo {
    /// Those of somebody's own seats; nobody sees another's.
    pub fn own(table: &Table, sight: &Sight) -> Vec<ProgramInfo> {
        let own = table.programs.iter().filter(|row| sight.seats.contains(&row.seat));
        own.map(|row| ProgramInfo {
            seat: row.seat,
            program: row.program.clone(),
            stopped: row.stopped.as_ref().and_then(|stopped| stopped["reason"].as_str().map(str::to_owned)),
        })
        .collect()
    }
}

/// Agreeing to a question once and for all, or no longer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AgreementBody {
    /// Which seat, for people who play several.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The question: the id of its message, one of those that the title calls agreeable.
    #[schema(max_length = 64)]
    pub question: String,
    /// Whether the seat always agrees to it.
    pub agree: bool,
}

/// A question that one's seat always agrees to.
#[derive(Debug, Serialize, ToSchema)]
pub struct AgreementInfo {
    /// The seat.
    pub seat: u8,
    /// The question: the id of its message.
    pub question: String,
}

impl AgreementInfo {
    /// Those of somebody's own seats; nobody sees another's.
    pub fn own(table: &Table, sight: &Sight) -> Vec<AgreementInfo> {
        let own = table.agreements.iter().filter(|row| sight.seats.contains(&row.seat));
        own.map(|row| AgreementInfo { seat: row.seat, question: row.question.clone() }).collect()
    }
}

/// Saying something.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatBody {
    /// What; 1 to 2000 characters.
    #[schema(min_length = 1, max_length = 2000)]
    pub text: String,
}

/// Something said.
#[derive(Debug, Serialize, ToSchema)]
pub struct SaidInfo {
    /// Its place in the talk.
    pub number: i64,
    /// By whom.
    pub name: String,
    /// The seat of whoever said it; absent for those who only watch.
    #[schema(required)]
    pub seat: Option<u8>,
    /// The same word for all that one person says at this table; it tells nothing else about them.
    pub speaker: String,
    /// Whether one has muted or blocked whoever said it.
    pub folded: bool,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

impl SaidInfo {
    /// Something said at a table, for somebody who does not want to hear these people: names can be had by anybody, seats cannot.
    pub fn of(table: &Table, said: Said, unheard: &HashSet<String>) -> SaidInfo {
        let seat = table.sight(Some(&said.person)).seats.first().copied();
        let mut speaker = ids::fingerprint(&format!("{} {}", table.row.id, said.person));
        speaker.truncate(16);
        let folded = unheard.contains(&said.person);
        SaidInfo { number: said.number, name: said.name, seat, speaker, folded, text: said.text, at: said.at }
    }
}

/// The talk at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChatInfo {
    /// What was said, oldest first.
    pub messages: Vec<SaidInfo>,
}

/// Private notes.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotesBody {
    /// The notes; at most 20000 characters.
    #[schema(max_length = 20000)]
    pub text: String,
}

/// Making an analysis table out of a point of a game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForkBody {
    /// After which entry; the last if absent.
    #[serde(default)]
    pub number: Option<i64>,
    /// The name of the new table.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 80)]
    pub name: Option<String>,
}

/// What became of an import.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportInfo {
    /// The table made of it.
    pub table: TableInfo,
    /// How many moves were imported.
    pub moves: i64,
    /// What did not replay, if anything; the table then ends before it.
    #[schema(required)]
    pub report: Option<String>,
}

/// What this house can do.
#[derive(Debug, Serialize, ToSchema)]
pub struct HouseInfo {
    /// Whether it sends mails.
    pub mail: bool,
    /// The public key by which browsers can be called, as base64url; absent where no browser would let itself be called, because
    /// the address of the server is not secure.
    #[schema(required)]
    pub push: Option<String>,
}

/// A computer player.
#[derive(Debug, Serialize, ToSchema)]
pub struct ComputerInfo {
    /// Its name; what it means is in the catalogue, as `page-strength-…`.
    pub name: String,
}

impl ComputerInfo {
    /// A computer player of this name.
    pub fn of(name: &str) -> ComputerInfo {
        ComputerInfo { name: name.to_owned() }
    }
}

impl game::Update {
    /// The same with the server's time.
    pub fn at(mut self, now: i64) -> game::Update {
        self.now = now;
        self
    }

    /// The same with the seats whose people watch, and how many others do.
    pub fn with_present(mut self, present: Vec<u8>, watching: usize) -> game::Update {
        self.present = present;
        self.watching = watching;
        self
    }

    /// The talk of an update, for somebody who does not want to hear these people.
    pub fn with_chat(mut self, table: &Table, said: Vec<Said>, unheard: &HashSet<String>) -> game::Update {
        self.said = said.last().map_or(self.said, |last| last.number);
        self.chat = said.into_iter().map(|said| SaidInfo::of(table, said, unheard)).collect();
        self
    }
}
