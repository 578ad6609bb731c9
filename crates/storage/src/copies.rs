//! Moves that were copied or imported. They never change, so that equal ones are stored once: the id of a copy is the SHA-256 of what is
//! in it. Entries of a log are stored many at a time, compressed, with the state after the last of them. Deleting a table or an analysis
//! leaves copies alone; those that nothing refers to are deleted later, and foreign keys hold those in use.

use crate::budget::taken_by;
use crate::{
    AnalysedMove, AnalysisRow, Batch, EntryRow, Kind, Origin, SnapshotRow, Storage, StorageError, ids,
};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use rules::{Action, ByName};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::io::{Read, Write};

/// How many entries of a log are stored together.
pub const ENTRIES_EACH: usize = 128;

/// How long a copy is kept that nothing refers to.
const UNUSED_MS: i64 = 3_600_000;

/// Entries of a log: moves one after the other, nobody's, at no time.
#[derive(Serialize, Deserialize)]
struct Content {
    moves: Vec<CopiedMove>,
    /// The state after the last of them.
    state: Box<RawValue>,
}

/// A seat, what it did, and what happened.
#[derive(Serialize, Deserialize)]
struct CopiedMove(u8, Action<ByName>, Box<RawValue>);

fn shape(error: impl std::fmt::Display) -> StorageError {
    StorageError::Shape(format!("a copy cannot be read: {error}"))
}

fn packed(text: &str) -> Result<String, StorageError> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    let packed = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    Ok(STANDARD.encode(packed.map_err(shape)?))
}

fn unpacked(content: &str) -> Result<Content, StorageError> {
    let packed = STANDARD.decode(content).map_err(shape)?;
    let mut text = String::new();
    DeflateDecoder::new(packed.as_slice()).read_to_string(&mut text).map_err(shape)?;
    serde_json::from_str(&text).map_err(shape)
}

impl Batch {
    /// Adds the next entries of a table that is made of a copied game: `ENTRIES_EACH` moves, or the last ones, and the state after them.
    /// Gives how many bytes they take.
    pub fn copy_entries<S: Serialize>(
        &mut self,
        table: &str,
        entries: Vec<EntryRow>,
        state: &S,
        now: i64,
    ) -> Result<i64, StorageError> {
        let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return Ok(0) };
        let (first, last) = (first.number, last.number);
        let (mut moves, mut digests) = (Vec::with_capacity(entries.len()), ",".to_owned());
        for entry in entries {
            digests += &format!("{},", entry.digest);
            let action = entry.action.ok_or_else(|| shape("an entry is no move"))?;
            moves.push(CopiedMove(entry.seat, action, entry.events));
        }
        let content = Content { moves, state: to_raw_value(state).map_err(shape)? };
        let text = serde_json::to_string(&content).map_err(shape)?;
        let (id, content) = (ids::fingerprint(&format!("{digests}{text}")), packed(&text)?);
        let bytes = taken_by(&[&content, &digests]);
        self.push(
            "INSERT INTO copies (id, content, digests, used_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET used_at = excluded.used_at",
            vec![id.as_str().into(), content.into(), digests.into(), now.into()],
        );
        self.push(
            "INSERT INTO copied_entries (table_id, first, last, copy) VALUES ($1, $2, $3, $4)",
            vec![table.into(), first.into(), last.into(), id.into()],
        );
        Ok(bytes)
    }

    /// Makes the moves of an analysis ones that it shares with copies of it, and gives their id; a conflict if they have changed. The row
    /// of the analysis comes before its moves here and wherever they change, so that of two writers one waits for the other.
    pub(crate) fn share_moves(
        &mut self,
        source: &AnalysisRow,
        moves: &[AnalysedMove],
        now: i64,
    ) -> Result<String, StorageError> {
        let id = ids::fingerprint(&serde_json::to_string(moves).map_err(shape)?);
        self.push(
            "INSERT INTO copies (id, content, digests, used_at) VALUES ($1, '', '', $2) \
             ON CONFLICT (id) DO UPDATE SET used_at = excluded.used_at",
            vec![id.as_str().into(), now.into()],
        );
        self.push_one(
            "UPDATE analyses SET copy = $2 WHERE id = $1 AND next = $3",
            vec![source.id.as_str().into(), id.as_str().into(), source.next.into()],
        );
        if source.copy.as_ref() != Some(&id) {
            self.push(
                "INSERT INTO copied_moves SELECT $2, number, parent, seat, action, events, origin, name, note, at \
                 FROM analysis_moves WHERE analysis = $1 ON CONFLICT (copy, number) DO NOTHING",
                vec![source.id.as_str().into(), id.as_str().into()],
            );
            self.push(
                "INSERT INTO copied_moves SELECT $2, number, parent, seat, action, events, origin, name, note, at \
                 FROM copied_moves WHERE copy = $1 ON CONFLICT (copy, number) DO NOTHING",
                vec![source.copy.clone().into(), id.as_str().into()],
            );
            self.push("DELETE FROM analysis_moves WHERE analysis = $1", vec![source.id.as_str().into()]);
        }
        Ok(id)
    }

    /// Makes the moves that an analysis shares with others its own, so that they can be changed. The row of the analysis must have been
    /// written before in this batch.
    pub fn own_moves(&mut self, analysis: &str) {
        self.push(
            "INSERT INTO analysis_moves SELECT a.id, m.number, m.parent, m.seat, m.action, m.events, m.origin, m.name, \
             m.note, m.at FROM copied_moves m JOIN analyses a ON a.copy = m.copy WHERE a.id = $1",
            vec![analysis.into()],
        );
        self.push("UPDATE analyses SET copy = NULL WHERE id = $1", vec![analysis.into()]);
    }
}

impl Storage {
    /// The copied entries of a table after one and up to another, and behind them those that were made there.
    pub(crate) async fn behind_copied(
        &self,
        table: &str,
        after: i64,
        to: i64,
        made: Vec<EntryRow>,
    ) -> Result<Vec<EntryRow>, StorageError> {
        if to <= after || !self.has_copies {
            return Ok(made);
        }
        let sql = "SELECT c.first, p.content, p.digests, t.created_at FROM copied_entries c \
                   JOIN copies p ON p.id = c.copy JOIN tables t ON t.id = c.table_id \
                   WHERE c.table_id = $1 AND c.last > $2 AND c.first <= $3 ORDER BY c.last";
        let mut entries = Vec::new();
        for mut row in self.backend.fetch(sql, vec![table.into(), after.into(), to.into()]).await? {
            let first = row.int()?;
            let Content { moves, .. } = unpacked(&row.text()?)?;
            let (digests, at) = (row.text()?, row.int()?);
            let digests = digests.split(',').filter(|digest| !digest.is_empty());
            for ((number, CopiedMove(seat, action, events)), digest) in (first..).zip(moves).zip(digests) {
                if number <= after || number > to {
                    continue;
                }
                entries.push(EntryRow {
                    number,
                    kind: Kind::Move,
                    seat,
                    person: None,
                    client: None,
                    action: Some(action),
                    events,
                    position: number,
                    digest: digest.to_owned(),
                    origin: Origin::Person,
                    at,
                });
            }
        }
        entries.extend(made);
        Ok(entries)
    }

    /// The last copied entry of a table up to one.
    pub(crate) async fn last_copied(
        &self,
        table: &str,
        number: i64,
    ) -> Result<Option<EntryRow>, StorageError> {
        let sql = "SELECT last FROM copied_entries WHERE table_id = $1 ORDER BY last DESC LIMIT 1";
        if !self.has_copies {
            return Ok(None);
        }
        let Some(mut row) = self.first(sql, vec![table.into()]).await? else { return Ok(None) };
        let last = row.int()?.min(number);
        Ok(self.behind_copied(table, last - 1, last, Vec::new()).await?.pop())
    }

    /// The last state that was copied with a table, of at most so many moves, on the line that was in force after an entry.
    pub(crate) async fn copied_snapshot(
        &self,
        table: &str,
        number: i64,
        position: i64,
    ) -> Result<Option<SnapshotRow>, StorageError> {
        let sql = "SELECT c.last, p.content, p.digests FROM copied_entries c JOIN copies p ON p.id = c.copy \
                   WHERE c.table_id = $1 AND c.last <= $3 AND NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = $1 \
                   AND l.kind = 'move' AND l.number <= $2 AND l.position <= c.last) ORDER BY c.last DESC LIMIT 1";
        let values = vec![table.into(), number.into(), position.into()];
        let Some(mut row) = self.first(sql, values).await? else { return Ok(None) };
        let (position, content, digests) = (row.int()?, unpacked(&row.text()?)?, row.text()?);
        let digest = digests.rsplit(',').find(|digest| !digest.is_empty()).unwrap_or_default().to_owned();
        Ok(Some(SnapshotRow { position, digest, state: content.state.get().to_owned() }))
    }

    /// Deletes copies that nothing refers to any more.
    pub(crate) async fn delete_unused_copies(&self, now: i64) -> Result<(), StorageError> {
        let sql = "DELETE FROM copies WHERE used_at < $1 \
                   AND NOT EXISTS (SELECT 1 FROM copied_entries c WHERE c.copy = copies.id) \
                   AND NOT EXISTS (SELECT 1 FROM analyses a WHERE a.copy = copies.id)";
        self.commit(Batch::of(sql, vec![(now - UNUSED_MS).into()])).await
    }
}
