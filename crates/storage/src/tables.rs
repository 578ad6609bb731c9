//! Tables and their seats, as stored.

use crate::{Batch, News, Row, Storage, StorageError, Value, json};
use rules::{RulesVersion, TableSpec};
use serde::{Deserialize, Serialize};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TableState {
    /// People are sitting down.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
    /// The game was given up.
    Abandoned,
}

impl TableState {
    /// Its word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            TableState::Open => "open",
            TableState::Playing => "playing",
            TableState::Finished => "finished",
            TableState::Abandoned => "abandoned",
        }
    }

    fn of(word: &str) -> Result<TableState, StorageError> {
        [TableState::Open, TableState::Playing, TableState::Finished, TableState::Abandoned]
            .into_iter()
            .find(|state| state.word() == word)
            .ok_or_else(|| StorageError::Shape(format!("no state '{word}'")))
    }
}

/// Who may sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// A person of their own.
    Person,
    /// Whoever owns the table plays it too.
    Hot,
    /// A computer player.
    Computer,
}

impl SeatKind {
    const fn word(self) -> &'static str {
        match self {
            SeatKind::Person => "person",
            SeatKind::Hot => "hot",
            SeatKind::Computer => "computer",
        }
    }

    fn of(word: &str) -> Result<SeatKind, StorageError> {
        [SeatKind::Person, SeatKind::Hot, SeatKind::Computer]
            .into_iter()
            .find(|kind| kind.word() == word)
            .ok_or_else(|| StorageError::Shape(format!("no seat '{word}'")))
    }
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The id.
    pub id: String,
    /// Raised by every write.
    pub version: i64,
    /// What people call it.
    pub name: String,
    /// Who set it up.
    pub owner: String,
    /// Where it stands.
    pub state: TableState,
    /// Whether everybody may see it.
    pub listed: bool,
    /// The agreement.
    pub spec: TableSpec,
    /// Other settings.
    pub settings: serde_json::Value,
    /// The version of the rules the last entry was played under.
    pub rules: String,
    /// How many entries the log has.
    pub number: i64,
    /// The digest of the state.
    pub digest: String,
    /// The seats that may act.
    pub awaited: Vec<u8>,
    /// Whether the server has the next move to make.
    pub driven: bool,
    /// A request to take moves back.
    pub undo_request: Option<serde_json::Value>,
    /// When it was set up.
    pub created_at: i64,
    /// When it last changed.
    pub changed_at: i64,
    /// The clocks of its seats, if there are any.
    pub clocks: Option<serde_json::Value>,
    /// When the first of them must be looked at; 0 if none runs.
    pub due_at: i64,
    /// About how many bytes its log takes.
    pub bytes: i64,
    /// A fingerprint of the network from which it was made.
    pub network: String,
}

/// A game that was played, whatever else is known of its table.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// What people call the table.
    pub name: String,
    /// The version of the rules the last entry was played under.
    pub rules: String,
    /// The agreement.
    pub spec: TableSpec,
    /// How many entries the log has.
    pub number: i64,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Who may sit there.
    pub kind: SeatKind,
    /// Who does.
    pub person: Option<String>,
    /// The name at the table.
    pub name: String,
    /// The computer player that has it, or that sits in for its person.
    pub computer: Option<String>,
    /// Whether only an invitation gives the seat.
    pub invited: bool,
}

/// Which tables to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Whose tables are to be found besides the listed ones.
    pub person: String,
    /// All tables, whoever may see them: for operators.
    pub all: bool,
    /// Only that person's.
    pub mine: bool,
    /// Only those where that person is awaited.
    pub my_turn: bool,
    /// Only of this title; empty for all.
    pub title: String,
    /// Only in this state; empty for all.
    pub state: String,
    /// Only with these words in the name; empty for all.
    pub words: String,
    /// Only those of this club; empty for all.
    pub club: String,
}

/// A page of a list.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// How many.
    pub size: i64,
    /// How many to leave out first.
    pub skip: i64,
}

/// A table in a list.
#[derive(Debug)]
pub struct Listed {
    /// The table.
    pub table: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
}

/// A query of whole rows, with this behind it.
macro_rules! rows {
    ($tail:literal) => {
        concat!(
            "SELECT id, version, name, owner, state, listed, spec, settings, rules, number, digest, awaited, driven, ",
            "undo_request, created_at, changed_at, clocks, due_at, bytes, network",
            $tail
        )
    };
}

/// A query over what the person may see, between these words.
macro_rules! listing {
    ($head:expr, $tail:literal) => {
        concat!(
            $head,
            " FROM tables t WHERE ($2 = 2 OR ",
            "(listed = 1 AND $2 = 0) OR owner = $1 OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND ",
            "s.person = $1) OR ($2 = 0 AND NOT EXISTS (SELECT 1 FROM watchers w WHERE w.table_id = t.id AND w.person = $1 ",
            "AND w.standing = 'out') AND (EXISTS (SELECT 1 FROM guests g WHERE g.table_id = t.id AND g.person = $1)",
            " OR EXISTS (SELECT 1 FROM offers o WHERE o.table_id = t.id AND o.person = $1 AND o.declined = 0)",
            " OR EXISTS (SELECT 1 FROM club_tables c JOIN club_members m ON m.club = c.club ",
            "WHERE c.table_id = t.id AND m.person = $1))))",
            " AND ($3 = 0 OR (state = 'playing' AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND ",
            "(s.person = $1 OR (s.kind = 'hot' AND t.owner = $1)) AND s.computer IS NULL AND ",
            "t.awaited LIKE '%,' || CAST(s.seat AS TEXT) || ',%')))",
            " AND ($4 = '' OR title = $4) AND ($5 = '' OR state = $5)",
            " AND ($6 = '' OR LOWER(name) LIKE '%' || $6 || '%')",
            " AND ($7 = '' OR EXISTS (SELECT 1 FROM club_tables c WHERE c.table_id = t.id AND c.club = $7))",
            $tail
        )
    };
}

/// The specification of a table that has begun under a version of the rules. An open table has none yet.
fn played_under(rules: &str, spec: TableSpec) -> TableSpec {
    TableSpec { rules: RulesVersion::number_in(rules), ..spec }
}

fn table(row: &mut Row) -> Result<TableRow, StorageError> {
    let mut table = TableRow {
        id: row.text()?,
        version: row.int()?,
        name: row.text()?,
        owner: row.text()?,
        state: TableState::of(&row.text()?)?,
        listed: row.flag()?,
        spec: row.json()?,
        settings: row.json()?,
        rules: row.text()?,
        number: row.int()?,
        digest: row.text()?,
        awaited: row.text()?.split(',').filter_map(|seat| seat.parse().ok()).collect(),
        driven: row.flag()?,
        undo_request: row.maybe_json()?,
        created_at: row.int()?,
        changed_at: row.int()?,
        clocks: row.maybe_json()?,
        due_at: row.int()?,
        bytes: row.int()?,
        network: row.text()?,
    };
    table.spec = played_under(&table.rules, table.spec);
    Ok(table)
}

fn awaited(seats: &[u8]) -> Value {
    let list: Vec<String> = seats.iter().map(u8::to_string).collect();
    Value::from(format!(",{},", list.join(",")))
}

fn seat(row: &mut Row) -> Result<SeatRow, StorageError> {
    Ok(SeatRow {
        kind: SeatKind::of(&row.text()?)?,
        person: row.maybe()?,
        name: row.text()?,
        computer: row.maybe()?,
        invited: row.flag()?,
    })
}

impl Batch {
    /// Adds a new table.
    pub fn add_table(&mut self, table: &TableRow) -> Result<(), StorageError> {
        self.push(
            "INSERT INTO tables (id, version, name, owner, state, listed, title, spec, settings, rules, number, \
             digest, awaited, driven, undo_request, created_at, changed_at, bytes, network) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
            vec![
                table.id.as_str().into(),
                table.version.into(),
                table.name.as_str().into(),
                table.owner.as_str().into(),
                table.state.word().into(),
                table.listed.into(),
                table.spec.title.as_str().into(),
                json(&table.spec)?,
                json(&table.settings)?,
                table.rules.as_str().into(),
                table.number.into(),
                table.digest.as_str().into(),
                awaited(&table.awaited),
                table.driven.into(),
                Value::Text(None),
                table.created_at.into(),
                table.changed_at.into(),
                table.bytes.into(),
                table.network.as_str().into(),
            ],
        );
        Ok(())
    }

    /// Saves what may change of a table, based on the version before `table.version`, and tells everybody.
    pub fn save_table(&mut self, table: &TableRow) -> Result<(), StorageError> {
        self.push_one(
            "UPDATE tables SET version = $2, name = $3, state = $4, listed = $5, spec = $6, settings = $7, \
             rules = $8, number = $9, digest = $10, awaited = $11, driven = $12, undo_request = $13, \
             changed_at = $14, owner = $15, clocks = $16, due_at = $17, bytes = $18 WHERE id = $1 AND version = $2 - 1",
            vec![
                table.id.as_str().into(),
                table.version.into(),
                table.name.as_str().into(),
                table.state.word().into(),
                table.listed.into(),
                json(&table.spec)?,
                json(&table.settings)?,
                table.rules.as_str().into(),
                table.number.into(),
                table.digest.as_str().into(),
                awaited(&table.awaited),
                table.driven.into(),
                table.undo_request.as_ref().map(json).transpose()?.unwrap_or(Value::Text(None)),
                table.changed_at.into(),
                table.owner.as_str().into(),
                table.clocks.as_ref().map(json).transpose()?.unwrap_or(Value::Text(None)),
                table.due_at.into(),
                table.bytes.into(),
            ],
        );
        self.news = Some(News::Changed { table: table.id.clone(), version: table.version });
        Ok(())
    }

    /// Sets a table's seats anew.
    pub fn set_seats(&mut self, table: &str, seats: &[SeatRow]) {
        self.push("DELETE FROM seats WHERE table_id = $1", vec![table.into()]);
        for (index, seat) in seats.iter().enumerate() {
            self.push(
                "INSERT INTO seats (table_id, seat, kind, person, name, computer, invited) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                vec![
                    table.into(),
                    (index as i64).into(),
                    seat.kind.word().into(),
                    seat.person.clone().into(),
                    seat.name.as_str().into(),
                    seat.computer.clone().into(),
                    seat.invited.into(),
                ],
            );
        }
    }
}

impl Storage {
    /// A table.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StorageError> {
        let sql = rows!(" FROM tables WHERE id = $1");
        let Some(mut row) = self.first(sql, vec![id.into()]).await? else { return Ok(None) };
        table(&mut row).map(Some)
    }

    /// The version of a table.
    pub async fn version(&self, id: &str) -> Result<Option<i64>, StorageError> {
        let row = self.first("SELECT version FROM tables WHERE id = $1", vec![id.into()]).await?;
        row.map(|mut row| row.int()).transpose()
    }

    /// The games in progress that the game of this table may continue: those of the same specification, and those at which this person
    /// plays, under whatever names.
    pub async fn playing_like(&self, table: &TableRow, person: &str) -> Result<Vec<TableRow>, StorageError> {
        let sql = rows!(
            " FROM tables r WHERE state = 'playing' AND title = $1 AND (spec = $2 OR EXISTS (SELECT 1 \
             FROM seats s WHERE s.table_id = r.id AND s.person = $3))"
        );
        let values = vec![table.spec.title.as_str().into(), json(&table.spec)?, person.into()];
        let rows = self.backend.fetch(sql, values).await?;
        rows.into_iter().map(|mut row| self::table(&mut row)).collect()
    }

    /// Of the games in progress that the game of this table may continue, those whose present state it has come through.
    pub async fn continued(&self, table: &TableRow, person: &str) -> Result<Vec<TableRow>, StorageError> {
        let sql = rows!(
            " FROM tables r WHERE state = 'playing' AND title = $2 AND id <> $1 AND (spec = $3 OR EXISTS (SELECT 1 \
             FROM seats s WHERE s.table_id = r.id AND s.person = $4)) AND (EXISTS (SELECT 1 FROM log l \
             WHERE l.table_id = $1 AND l.digest = r.digest) OR EXISTS (SELECT 1 FROM copied_entries c \
             JOIN copies p ON p.id = c.copy WHERE c.table_id = $1 AND p.digests LIKE '%,' || r.digest || ',%'))"
        );
        let title = table.spec.title.as_str();
        let values = vec![table.id.as_str().into(), title.into(), json(&table.spec)?, person.into()];
        let rows = self.backend.fetch(sql, values).await?;
        rows.into_iter().map(|mut row| self::table(&mut row)).collect()
    }

    /// The seats of a table.
    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StorageError> {
        let sql = "SELECT kind, person, name, computer, invited FROM seats WHERE table_id = $1 ORDER BY seat";
        let rows = self.backend.fetch(sql, vec![id.into()]).await?;
        rows.into_iter().map(|mut row| seat(&mut row)).collect()
    }

    /// The tables of a list, latest change first, and how many there are in all.
    pub async fn tables(&self, filter: &Filter, page: Page) -> Result<(Vec<TableRow>, i64), StorageError> {
        const COUNT: &str = listing!("SELECT COUNT(*)", "");
        const LIST: &str = listing!(rows!(""), " ORDER BY changed_at DESC, id LIMIT $8 OFFSET $9");
        let mut values: Vec<Value> = vec![
            filter.person.as_str().into(),
            if filter.all { 2 } else { i64::from(filter.mine) }.into(),
            filter.my_turn.into(),
            filter.title.as_str().into(),
            filter.state.as_str().into(),
            filter.words.to_lowercase().into(),
            filter.club.as_str().into(),
        ];
        let total = match self.first(COUNT, values.clone()).await? {
            Some(mut row) => row.int()?,
            None => 0,
        };
        values.extend([Value::from(page.size), Value::from(page.skip)]);
        let rows = self.backend.fetch(LIST, values).await?;
        let tables: Result<Vec<TableRow>, _> = rows.into_iter().map(|mut row| table(&mut row)).collect();
        Ok((tables?, total))
    }

    /// All tables that have a log, a page at a time in order of their ids.
    pub async fn played(&self, after: &str, size: i64) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT id FROM tables WHERE number > 0 AND id > $1 ORDER BY id LIMIT $2";
        let rows = self.backend.fetch(sql, vec![after.into(), size.into()]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// What of a table has not changed since the first version: it can be read from the database of an older program.
    pub async fn played_game(&self, id: &str) -> Result<Option<PlayedGame>, StorageError> {
        let sql = "SELECT name, rules, spec, number FROM tables WHERE id = $1";
        let Some(mut row) = self.first(sql, vec![id.into()]).await? else { return Ok(None) };
        let (name, rules) = (row.text()?, row.text()?);
        let spec = played_under(&rules, row.json()?);
        Ok(Some(PlayedGame { name, rules, spec, number: row.int()? }))
    }

    /// Tables where the next move is the server's, with their versions.
    pub async fn driven(&self) -> Result<Vec<(String, i64)>, StorageError> {
        let sql = "SELECT id, version FROM tables WHERE driven = 1 ORDER BY changed_at LIMIT 200";
        let rows = self.backend.fetch(sql, Vec::new()).await?;
        rows.into_iter().map(|mut row| Ok((row.text()?, row.int()?))).collect()
    }
}
