//! Invitations, chat, notes and programmed moves, as stored.

use crate::{Batch, News, Storage, StorageError, Value, json};

/// People who speak at one table in the same moment, at most.
const MOST_AT_ONCE: usize = 200;

/// A link that lets somebody in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// To which table.
    pub table: String,
    /// To which seat; none if only to the table.
    pub seat: Option<u8>,
    /// Who has used it.
    pub used_by: Option<String>,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Its place in the talk, from 1.
    pub number: i64,
    /// Who said it.
    pub person: String,
    /// By what name.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

/// Moves the server makes for a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramRow {
    /// The seat.
    pub seat: u8,
    /// What to do.
    pub program: serde_json::Value,
    /// Why it stopped.
    pub stopped: Option<serde_json::Value>,
}

/// A question that a seat always agrees to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgreementRow {
    /// The seat.
    pub seat: u8,
    /// The id of its message.
    pub question: String,
}

impl Batch {
    /// Sets what the server does for a seat.
    pub fn set_program(&mut self, table: &str, row: &ProgramRow) -> Result<(), StorageError> {
        self.push(
            "INSERT INTO programs (table_id, seat, program, stopped) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_id, seat) DO UPDATE SET program = excluded.program, stopped = excluded.stopped",
            vec![
                table.into(),
                i64::from(row.seat).into(),
                json(&row.program)?,
                row.stopped.as_ref().map(json).transpose()?.unwrap_or(Value::Text(None)),
            ],
        );
        Ok(())
    }

    /// Removes what the server does for a seat.
    pub fn remove_program(&mut self, table: &str, seat: u8) {
        self.push(
            "DELETE FROM programs WHERE table_id = $1 AND seat = $2",
            vec![table.into(), i64::from(seat).into()],
        );
    }

    /// Keeps that a seat always agrees to a question.
    pub fn add_agreement(&mut self, table: &str, row: &AgreementRow) {
        self.push(
            "INSERT INTO agreements (table_id, seat, question) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id, seat, question) DO NOTHING",
            vec![table.into(), i64::from(row.seat).into(), row.question.as_str().into()],
        );
    }

    /// Forgets that a seat always agrees to a question.
    pub fn remove_agreement(&mut self, table: &str, row: &AgreementRow) {
        self.push(
            "DELETE FROM agreements WHERE table_id = $1 AND seat = $2 AND question = $3",
            vec![table.into(), i64::from(row.seat).into(), row.question.as_str().into()],
        );
    }

    /// Forgets all that a seat agrees to.
    pub fn remove_agreements(&mut self, table: &str, seat: u8) {
        self.push(
            "DELETE FROM agreements WHERE table_id = $1 AND seat = $2",
            vec![table.into(), i64::from(seat).into()],
        );
    }

    /// Marks the link as used, if nobody has used it.
    pub fn use_invitation(&mut self, token: &str, person: &str) {
        self.push_one(
            "UPDATE invitations SET used_by = $2 WHERE token = $1 AND used_by IS NULL",
            vec![token.into(), person.into()],
        );
    }
}

impl Storage {
    /// Adds a link.
    pub async fn add_invitation(
        &self,
        token: &str,
        invitation: &Invitation,
        now: i64,
    ) -> Result<(), StorageError> {
        let seat = invitation.seat.map_or(-1, i64::from);
        self.commit(Batch::of(
            "INSERT INTO invitations (token, table_id, seat, created_at) VALUES ($1, $2, $3, $4)",
            vec![token.into(), invitation.table.as_str().into(), seat.into(), now.into()],
        ))
        .await
    }

    /// The link with this fingerprint.
    pub async fn invitation(&self, token: &str) -> Result<Option<Invitation>, StorageError> {
        let sql = "SELECT table_id, seat, used_by FROM invitations WHERE token = $1";
        let Some(mut row) = self.first(sql, vec![token.into()]).await? else { return Ok(None) };
        Ok(Some(Invitation {
            table: row.text()?,
            seat: u8::try_from(row.int()?).ok(),
            used_by: row.maybe()?,
        }))
    }

    /// Withdraws the links of a table that nobody has used.
    pub async fn withdraw_invitations(&self, table: &str) -> Result<(), StorageError> {
        let sql = "DELETE FROM invitations WHERE table_id = $1 AND used_by IS NULL";
        self.commit(Batch::of(sql, vec![table.into()])).await
    }

    /// Lets a person find a table that is not listed.
    pub async fn add_guest(&self, table: &str, person: &str) -> Result<(), StorageError> {
        let sql =
            "INSERT INTO guests (table_id, person) VALUES ($1, $2) ON CONFLICT (table_id, person) DO NOTHING";
        self.commit(Batch::of(sql, vec![table.into(), person.into()])).await
    }

    /// Adds to the talk of a table. Two who speak at once both get a place.
    pub async fn say(
        &self,
        table: &str,
        person: &str,
        name: &str,
        text: &str,
        now: i64,
    ) -> Result<(), StorageError> {
        // Whoever finds the number taken tries the next one: somebody else was heard each time.
        for _ in 0..MOST_AT_ONCE {
            let batch = Batch::of(
                "INSERT INTO chat (table_id, number, person, name, text, at) \
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1",
                vec![table.into(), person.into(), name.into(), text.into(), now.into()],
            );
            match self.commit(batch.telling(News::Said { table: table.to_owned() })).await {
                Err(StorageError::Conflict) => {}
                other => return other,
            }
        }
        Err(StorageError::Conflict)
    }

    /// What was said at a table after `number`, at most 200 things.
    pub async fn said(&self, table: &str, after: i64) -> Result<Vec<Said>, StorageError> {
        let sql = "SELECT number, person, name, text, at FROM chat WHERE table_id = $1 AND number > $2 \
                   ORDER BY number LIMIT 200";
        let rows = self.backend.fetch(sql, vec![table.into(), after.into()]).await?;
        let said = |mut row: super::Row| {
            Ok(Said {
                number: row.int()?,
                person: row.text()?,
                name: row.text()?,
                text: row.text()?,
                at: row.int()?,
            })
        };
        rows.into_iter().map(said).collect()
    }

    /// A person's own notes about a table.
    pub async fn notes(&self, table: &str, person: &str) -> Result<String, StorageError> {
        let sql = "SELECT text FROM notes WHERE table_id = $1 AND person = $2";
        let row = self.first(sql, vec![table.into(), person.into()]).await?;
        row.map_or(Ok(String::new()), |mut row| row.text())
    }

    /// Sets a person's own notes about a table.
    pub async fn set_notes(&self, table: &str, person: &str, text: &str) -> Result<(), StorageError> {
        self.commit(Batch::of(
            "INSERT INTO notes (table_id, person, text) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
            vec![table.into(), person.into(), text.into()],
        ))
        .await
    }

    /// The questions that the seats of a table always agree to.
    pub async fn agreements(&self, table: &str) -> Result<Vec<AgreementRow>, StorageError> {
        let sql = "SELECT seat, question FROM agreements WHERE table_id = $1 ORDER BY seat, question";
        let rows = self.backend.fetch(sql, vec![table.into()]).await?;
        let agreement =
            |mut row: super::Row| Ok(AgreementRow { seat: row.int()? as u8, question: row.text()? });
        rows.into_iter().map(agreement).collect()
    }

    /// What the server does for the seats of a table.
    pub async fn programs(&self, table: &str) -> Result<Vec<ProgramRow>, StorageError> {
        let sql = "SELECT seat, program, stopped FROM programs WHERE table_id = $1 ORDER BY seat";
        let rows = self.backend.fetch(sql, vec![table.into()]).await?;
        let program = |mut row: super::Row| {
            Ok(ProgramRow { seat: row.int()? as u8, program: row.json()?, stopped: row.maybe_json()? })
        };
        rows.into_iter().map(program).collect()
    }
}
