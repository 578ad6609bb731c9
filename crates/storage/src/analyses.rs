//! Analysis boards, as stored: the moment of a game that each begins with, and its moves, a tree.

use crate::budget::taken_by;
use crate::log::{unword, word};
use crate::{Batch, Origin, Row, Storage, StorageError, Value, json};
use rules::{Action, ByName};
use serde::Serialize;
use serde_json::value::RawValue;

/// An analysis board.
#[derive(Clone, Debug)]
pub struct AnalysisRow {
    /// The id, which nobody can guess: whoever has it may look.
    pub id: String,
    /// Whose it is.
    pub owner: String,
    /// What its owner calls it.
    pub name: String,
    /// What its owner notes about the moment it begins with.
    pub note: String,
    /// The table.
    pub table: String,
    /// After which entry of the log it begins.
    pub number: i64,
    /// Through whose eyes its maker saw that moment: `all`, `nobody`, or a seat by its number.
    pub eyes: String,
    /// The computers that play its seats, by seat.
    pub computers: Vec<Option<String>>,
    /// The number of its next move. It is raised by everything that changes moves.
    pub next: i64,
    /// When it was made.
    pub created_at: i64,
    /// When it last changed.
    pub changed_at: i64,
    /// The id of the moves that it shares with other analyses, if there are any; they come before its own.
    pub copy: Option<String>,
    /// About how many bytes its moves take, shared or not.
    pub bytes: i64,
    /// A fingerprint of the network from which it was made.
    pub network: String,
}

/// A move of an analysis.
#[derive(Clone, Debug, Serialize)]
pub struct AnalysedMove {
    /// Its number, from 1.
    pub number: i64,
    /// The move it follows; 0 for the beginning.
    pub parent: i64,
    /// The seat that acted.
    pub seat: u8,
    /// The action by names.
    pub action: Action<ByName>,
    /// What happened because of it: messages (JSON).
    pub events: Box<RawValue>,
    /// Who chose it.
    pub origin: Origin,
    /// What its owner calls the branch that begins with it.
    pub name: String,
    /// What its owner notes about it.
    pub note: String,
    /// When it was made.
    pub at: i64,
}

impl AnalysedMove {
    /// About how many bytes it takes.
    pub fn bytes(&self) -> Result<i64, StorageError> {
        Ok(taken_by(&[json(&self.action)?.text(), self.events.get(), &self.name, &self.note]))
    }
}

fn analysis(row: &mut Row) -> Result<AnalysisRow, StorageError> {
    Ok(AnalysisRow {
        id: row.text()?,
        owner: row.text()?,
        name: row.text()?,
        note: row.text()?,
        table: row.text()?,
        number: row.int()?,
        eyes: row.text()?,
        computers: row.json()?,
        next: row.int()?,
        created_at: row.int()?,
        changed_at: row.int()?,
        copy: row.maybe()?,
        bytes: row.int()?,
        network: row.text()?,
    })
}

fn analysed(row: &mut Row) -> Result<AnalysedMove, StorageError> {
    Ok(AnalysedMove {
        number: row.int()?,
        parent: row.int()?,
        seat: row.int()? as u8,
        action: row.json()?,
        events: row.json()?,
        origin: unword(row.text()?)?,
        name: row.text()?,
        note: row.text()?,
        at: row.int()?,
    })
}

impl Batch {
    /// Adds an analysis.
    pub fn add_analysis(&mut self, row: &AnalysisRow) -> Result<(), StorageError> {
        self.push(
            "INSERT INTO analyses (id, owner, name, note, table_id, number, eyes, computers, next, created_at, changed_at, \
             copy, bytes, network) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
            vec![
                row.id.as_str().into(),
                row.owner.as_str().into(),
                row.name.as_str().into(),
                row.note.as_str().into(),
                row.table.as_str().into(),
                row.number.into(),
                row.eyes.as_str().into(),
                json(&row.computers)?,
                row.next.into(),
                row.created_at.into(),
                row.changed_at.into(),
                row.copy.clone().into(),
                row.bytes.into(),
                row.network.as_str().into(),
            ],
        );
        Ok(())
    }

    /// Adds a copy of an analysis under another id. The two share their moves from now on.
    pub fn copy_analysis(
        &mut self,
        source: &AnalysisRow,
        moves: &[AnalysedMove],
        copy: AnalysisRow,
    ) -> Result<AnalysisRow, StorageError> {
        let id = self.share_moves(source, moves, copy.created_at)?;
        let copy = AnalysisRow { copy: Some(id), ..copy };
        self.add_analysis(&copy)?;
        Ok(copy)
    }

    /// Saves what may change of an analysis, if nobody has moved in it since its next move was to be this.
    pub fn save_analysis(&mut self, row: &AnalysisRow, next: i64) -> Result<(), StorageError> {
        self.push_one(
            "UPDATE analyses SET name = $2, note = $3, computers = $4, next = $5, changed_at = $6, \
             bytes = $8 WHERE id = $1 AND next = $7",
            vec![
                row.id.as_str().into(),
                row.name.as_str().into(),
                row.note.as_str().into(),
                json(&row.computers)?,
                row.next.into(),
                row.changed_at.into(),
                next.into(),
                row.bytes.into(),
            ],
        );
        Ok(())
    }

    /// Adds a move to an analysis; the batch must also raise its next number.
    pub fn add_analysed(&mut self, analysis: &str, made: &AnalysedMove) -> Result<(), StorageError> {
        self.push(
            "INSERT INTO analysis_moves (analysis, number, parent, seat, action, events, origin, name, note, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            vec![
                analysis.into(),
                made.number.into(),
                made.parent.into(),
                i64::from(made.seat).into(),
                json(&made.action)?,
                made.events.get().into(),
                word(&made.origin)?.into(),
                made.name.as_str().into(),
                made.note.as_str().into(),
                made.at.into(),
            ],
        );
        Ok(())
    }

    /// Gives a move of an analysis, which must be its own (`own_moves`), a name and a note.
    pub fn describe_analysed(&mut self, analysis: &str, number: i64, name: &str, note: &str) {
        self.push_one(
            "UPDATE analysis_moves SET name = $3, note = $4 WHERE analysis = $1 AND number = $2",
            vec![analysis.into(), number.into(), name.into(), note.into()],
        );
    }

    /// Deletes a move of an analysis and all that follow it, which must be its own (`own_moves`).
    pub fn delete_branch(&mut self, analysis: &str, number: i64) {
        self.push(
            "WITH RECURSIVE branch (number) AS (SELECT CAST($2 AS BIGINT) UNION \
             SELECT m.number FROM analysis_moves m JOIN branch b ON m.parent = b.number WHERE m.analysis = $1) \
             DELETE FROM analysis_moves WHERE analysis = $1 AND number IN (SELECT number FROM branch)",
            vec![analysis.into(), number.into()],
        );
    }

    /// Deletes an analysis.
    pub fn delete_analysis(&mut self, id: &str) {
        self.push("DELETE FROM analysis_moves WHERE analysis = $1", vec![id.into()]);
        self.push("DELETE FROM analyses WHERE id = $1", vec![id.into()]);
    }

    /// Deletes all analyses of a person.
    pub fn delete_analyses_of(&mut self, person: &str) {
        self.push(
            "DELETE FROM analysis_moves WHERE analysis IN (SELECT id FROM analyses WHERE owner = $1)",
            vec![person.into()],
        );
        self.push("DELETE FROM analyses WHERE owner = $1", vec![person.into()]);
    }
}

/// A query over analyses, with this behind it.
macro_rules! analyses {
    ($tail:literal) => {
        concat!(
            "SELECT id, owner, name, note, table_id, number, eyes, computers, next, created_at, changed_at, copy, bytes, ",
            "network FROM analyses ",
            $tail
        )
    };
}

/// The columns of a move.
macro_rules! columns {
    () => {
        "m.number, m.parent, m.seat, m.action, m.events, m.origin, m.name, m.note, m.at"
    };
}

/// A query over the moves of an analysis, those that it shares and its own, with this behind it. It is one query, so that moves that
/// become shared meanwhile are not missed.
macro_rules! moves {
    ($condition:literal) => {
        concat!(
            "SELECT ",
            columns!(),
            " FROM copied_moves m JOIN analyses a ON a.copy = m.copy WHERE a.id = $1 ",
            $condition,
            " UNION ALL SELECT ",
            columns!(),
            " FROM analysis_moves m WHERE m.analysis = $1 ",
            $condition,
            " ORDER BY 1"
        )
    };
}

impl Storage {
    /// An analysis.
    pub async fn analysis(&self, id: &str) -> Result<Option<AnalysisRow>, StorageError> {
        let row = self.first(analyses!("WHERE id = $1"), vec![id.into()]).await?;
        row.map(|mut row| analysis(&mut row)).transpose()
    }

    /// The analyses of a person, the latest change first.
    pub async fn analyses_of(&self, person: &str) -> Result<Vec<AnalysisRow>, StorageError> {
        let sql = analyses!("WHERE owner = $1 ORDER BY changed_at DESC, id");
        let rows = self.backend.fetch(sql, vec![person.into()]).await?;
        rows.into_iter().map(|mut row| analysis(&mut row)).collect()
    }

    /// How many analyses a person has.
    pub async fn count_analyses(&self, person: &str) -> Result<i64, StorageError> {
        let row = self.first("SELECT COUNT(*) FROM analyses WHERE owner = $1", vec![person.into()]).await?;
        row.map_or(Ok(0), |mut row| row.int())
    }

    /// The whole tree of an analysis, in the order in which its moves were made.
    pub async fn analysed(&self, id: &str) -> Result<Vec<AnalysedMove>, StorageError> {
        self.analysed_by(moves!(""), vec![id.into()]).await
    }

    /// How many moves an analysis has.
    pub async fn count_analysed(&self, id: &str) -> Result<i64, StorageError> {
        let sql = "SELECT (SELECT COUNT(*) FROM copied_moves m JOIN analyses a ON a.copy = m.copy WHERE a.id = $1) \
                   + (SELECT COUNT(*) FROM analysis_moves WHERE analysis = $1)";
        let row = self.first(sql, vec![id.into()]).await?;
        row.map_or(Ok(0), |mut row| row.int())
    }

    /// Whether an analysis has a move.
    pub async fn has_analysed(&self, id: &str, number: i64) -> Result<bool, StorageError> {
        let sql = "SELECT m.number FROM copied_moves m JOIN analyses a ON a.copy = m.copy WHERE a.id = $1 AND m.number = $2 \
                   UNION ALL SELECT number FROM analysis_moves WHERE analysis = $1 AND number = $2";
        Ok(!self.backend.fetch(sql, vec![id.into(), number.into()]).await?.is_empty())
    }

    /// The moves of an analysis that follow one.
    pub async fn analysed_after(&self, id: &str, parent: i64) -> Result<Vec<AnalysedMove>, StorageError> {
        self.analysed_by(moves!("AND m.parent = $2"), vec![id.into(), parent.into()]).await
    }

    /// The moves that lead to one, this one last; empty if there is no such move.
    pub async fn path(&self, id: &str, number: i64) -> Result<Vec<AnalysedMove>, StorageError> {
        // What follows has a higher number than what it follows, and own moves follow shared ones.
        let sql = concat!(
            "WITH RECURSIVE own (number, parent) AS (SELECT number, parent FROM analysis_moves ",
            "WHERE analysis = $1 AND number = $2 UNION ALL SELECT p.number, p.parent FROM analysis_moves p ",
            "JOIN own ON p.number = own.parent WHERE p.analysis = $1), shared (number, parent) AS (",
            "SELECT m.number, m.parent FROM copied_moves m JOIN analyses a ON a.copy = m.copy WHERE a.id = $1 ",
            "AND m.number = COALESCE((SELECT MIN(parent) FROM own), $2) UNION ALL SELECT m.number, m.parent ",
            "FROM shared JOIN analyses a ON a.id = $1 JOIN copied_moves m ON m.copy = a.copy AND m.number = shared.parent) SELECT ",
            columns!(),
            " FROM copied_moves m JOIN analyses a ON a.copy = m.copy WHERE a.id = $1 ",
            "AND m.number IN (SELECT number FROM shared) UNION ALL SELECT ",
            columns!(),
            " FROM analysis_moves m WHERE m.analysis = $1 AND m.number IN (SELECT number FROM own) ORDER BY 1"
        );
        self.analysed_by(sql, vec![id.into(), number.into()]).await
    }

    async fn analysed_by(
        &self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<AnalysedMove>, StorageError> {
        let rows = self.backend.fetch(sql, values).await?;
        rows.into_iter().map(|mut row| analysed(&mut row)).collect()
    }
}
