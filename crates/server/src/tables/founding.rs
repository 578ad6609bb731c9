//! Tables made of games that exist: going on elsewhere from any point of one, and games that come from files.

use super::files::must_have_at_most;
use super::lobby::new_row;
use super::play::{Doer, make_move};
use super::settings::{Settings, Source, UndoPolicy};
use super::table::Play;
use super::{Author, Held, Sight, Table, Tables};
use crate::error::Error;
use crate::people;
use records::notation;
use rules::{Action, ByName, Game, TableSpec};
use storage::{Batch, ENTRIES_EACH, EntryRow, Origin, Person, SeatKind, SeatRow, TableRow, TableState};

/// What became of an import.
pub struct ImportedTable {
    /// The table made of it.
    pub table: Held,
    /// How many moves were imported.
    pub moves: i64,
    /// What did not replay, if anything.
    pub report: Option<String>,
}

impl Tables {
    /// Makes a private table of one's own out of a point of a game, to analyse it.
    pub async fn fork(
        &self,
        id: &str,
        author: Author<'_>,
        number: Option<i64>,
        name: Option<String>,
    ) -> Result<Held, Error> {
        let (table, sight) = self.open_for(id, Some(&author.person.id)).await?;
        self.may_copy(&table, &sight).await?;
        let row = table.row.clone();
        drop(table);
        let number = number.unwrap_or(row.number);
        let moves = self.in_force(&row, number).await?.into_iter();
        let moves: Vec<(u8, Action<ByName>)> =
            moves.filter_map(|row| Some((row.seat, row.action?))).collect();
        let name = name.unwrap_or_else(|| format!("{} after {number}", row.name).chars().take(80).collect());
        let source = Source::Fork { table: id.to_owned(), number };
        Ok(self.found(author, &name, row.spec, source, moves).await?.table)
    }

    /// Whoever goes on with a game alone, here or from a file, sees through all eyes at the table. While a game with secrets
    /// is on, only those may who play all seats that people play, or anybody if all these people agree; while a rated game is on,
    /// nobody: computers would play on, and give advice so.
    pub async fn may_copy(&self, table: &Table, sight: &Sight) -> Result<(), Error> {
        if table.settings.rated && !table.is_over() {
            let why = "a rated game is copied or exported when it is over".to_owned();
            return Err(Error::Forbidden("rated-running", why));
        }
        if table.is_over() || !table.playing()?.game().has_secrets() {
            return Ok(());
        }
        let others = (0u8..).take(table.seats.len());
        let others = others.filter(|seat| !sight.seats.contains(seat));
        let others = self.who_must_agree(table, others.collect()).await?;
        let agreed = |seat: &u8| table.settings.copying.contains(seat);
        let mine = sight.seats.is_empty() || sight.seats.iter().any(agreed);
        if others.is_empty() || (mine && others.iter().all(agreed)) {
            return Ok(());
        }
        let why =
            "treasuries are closed at this table: wait until the game is over, or until all agree".to_owned();
        Err(Error::Forbidden("treasuries-closed", why))
    }

    /// Agrees to copies of a game that is on, or agrees no more.
    pub async fn agree_to_copies(&self, id: &str, person: &Person, agree: bool) -> Result<Held, Error> {
        let (mut table, sight) = self.open_for(id, Some(&person.id)).await?;
        if sight.seats.is_empty() {
            let why = "only people who play here can do that".to_owned();
            return Err(Error::Forbidden("not-seated", why));
        }
        table.settings.copying.retain(|seat| !sight.seats.contains(seat));
        if agree {
            table.settings.copying.extend(&sight.seats);
        }
        table.settings.copying.sort_unstable();
        // Not `changed_at`: whoever waits for a move has not been answered by this.
        table.row.settings = table.settings.stored()?;
        self.save_or_fail(table, Batch::default()).await
    }

    /// Makes a private table of a game that was played elsewhere. Its moves are stored once for all copies of them.
    pub async fn found(
        &self,
        author: Author<'_>,
        name: &str,
        spec: TableSpec,
        source: Source,
        moves: Vec<(u8, Action<ByName>)>,
    ) -> Result<ImportedTable, Error> {
        if spec.players.iter().any(|name| people::words(name, 80).is_none()) {
            return Err(Error::Invalid("players", "a player's name has 1 to 80 characters".to_owned()));
        }
        must_have_at_most(self.imported_moves, moves.len())?;
        let network = self.room_for_another(author).await?;
        // Nobody else sits there: whoever analyses a game may ask for advice.
        let settings =
            Settings { undo: UndoPolicy::Free, advice: true, source: Some(source), ..Settings::default() };
        let row = new_row(author.person, name, spec, false, &settings, self.now())?;
        let row = TableRow { network, ..row };
        let hot = |name: &String| SeatRow {
            kind: SeatKind::Hot,
            person: None,
            name: name.clone(),
            computer: None,
            invited: false,
        };
        let seats = row.spec.players.iter().map(hot).collect();
        let play = Some(Play::new(&row.spec)?);
        let mut table = Table::load(row, seats, Vec::new(), Vec::new(), play)?;
        table.row.state = TableState::Playing;
        let now = self.now();
        table.settle(now);
        let replayed = self.import_aside(move || {
            let mut log = Batch::default();
            let report = replay(&mut table, &mut log, moves, now)?;
            Ok::<_, Error>((table, log, report))
        });
        let (table, log, report) = replayed.await??;
        let mut batch = Batch::default();
        batch.add_table(&table.row)?;
        batch.set_seats(&table.row.id, &table.seats);
        batch.statements.extend(log.statements);
        self.storage.commit(batch).await?;
        let moves = table.row.number;
        Ok(ImportedTable { table: self.open(&table.row.id).await?, moves, report })
    }
}

/// Makes moves in memory as long as the rules allow them, and writes them down; says what was wrong with the next.
fn replay(
    table: &mut Table,
    log: &mut Batch,
    moves: Vec<(u8, Action<ByName>)>,
    now: i64,
) -> Result<Option<String>, Error> {
    let (made, report) = make_again(table, log, moves, now)?;
    table.write_copied(log, made, now)?;
    Ok(report)
}

/// The moves that the rules allow and that are not written down yet, and what was wrong with the next.
fn make_again(
    table: &mut Table,
    log: &mut Batch,
    moves: Vec<(u8, Action<ByName>)>,
    now: i64,
) -> Result<(Vec<EntryRow>, Option<String>), Error> {
    let mut entries = Vec::new();
    for (index, (seat, action)) in moves.into_iter().enumerate() {
        let doer = Doer { seat, person: None, client: None, origin: Origin::Person };
        let made = notation::find_action(table.playing()?.game(), &action)
            .map_err(|error| Error::Invalid("action", error.to_string()))
            .and_then(|action| make_move(table, doer, action, now));
        match made {
            Ok(entry) => entries.push(entry),
            Err(Error::Refused(facts)) => {
                return Ok((entries, Some(format!("move {} is not allowed: {facts}", index + 1))));
            }
            Err(error) => return Ok((entries, Some(format!("move {}: {error}", index + 1)))),
        }
        if entries.len() == ENTRIES_EACH {
            table.write_copied(log, std::mem::take(&mut entries), now)?;
        }
    }
    Ok((entries, None))
}
