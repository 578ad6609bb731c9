//! Calls, as stored: the keys that sign them, the browsers and webhooks they go to, and those that are still to be made. Of several
//! nodes that would make the same call one does: the database decides.

use crate::{Batch, Row, Storage, StorageError, Value};

/// What somebody is called for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallKind {
    /// It is their turn.
    Turn,
    /// It has been their turn for a long time.
    Reminder,
    /// Their time is up.
    TimeUp,
    /// The game is over.
    Over,
}

impl CallKind {
    const ALL: [CallKind; 4] = [CallKind::Turn, CallKind::Reminder, CallKind::TimeUp, CallKind::Over];

    /// Its word in the database.
    const fn word(self) -> &'static str {
        match self {
            CallKind::Turn => "turn",
            CallKind::Reminder => "reminder",
            CallKind::TimeUp => "time-up",
            CallKind::Over => "over",
        }
    }
}

/// A call that is still to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// To whom.
    pub person: String,
    /// About which table.
    pub table: String,
    /// What for.
    pub kind: CallKind,
    /// The entry after which it was to be told.
    pub number: i64,
    /// When.
    pub due_at: i64,
}

/// A browser that is called through a push service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The id.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// The fingerprint of the session it belongs to.
    pub session: String,
    /// What its person calls it.
    pub name: String,
    /// Where the push service takes calls.
    pub endpoint: String,
    /// Its public key, as base64url.
    pub p256dh: String,
    /// The secret it shares with us, as base64url.
    pub auth: String,
    /// The language it is called in.
    pub language: String,
    /// When it was added.
    pub created_at: i64,
    /// When a call was last taken; 0 if never.
    pub called_at: i64,
}

/// A webhook of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHook {
    /// Its address.
    pub url: String,
    /// How it wants to be told.
    pub shape: String,
    /// The language it is told in.
    pub language: String,
}

/// Somebody whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Who.
    pub person: String,
    /// Where.
    pub table: String,
    /// The last entry there.
    pub number: i64,
}

/// So many calls, or people, are looked at in one go.
const AT_ONCE: i64 = 200;

fn call(mut row: Row) -> Result<Call, StorageError> {
    let (person, table, word) = (row.text()?, row.text()?, row.text()?);
    let kind = CallKind::ALL.into_iter().find(|kind| kind.word() == word);
    let kind = kind.ok_or_else(|| StorageError::Shape(format!("no call '{word}'")))?;
    Ok(Call { person, table, kind, number: row.int()?, due_at: row.int()? })
}

fn device(mut row: Row) -> Result<Device, StorageError> {
    Ok(Device {
        id: row.text()?,
        person: row.text()?,
        session: row.text()?,
        name: row.text()?,
        endpoint: row.text()?,
        p256dh: row.text()?,
        auth: row.text()?,
        language: row.text()?,
        created_at: row.int()?,
        called_at: row.int()?,
    })
}

impl Batch {
    /// Notes that somebody is told of their turn after this entry; a conflict if they were told before and have not acted since.
    pub fn note_told(&mut self, table: &str, person: &str, number: i64) {
        self.push_one(
            "INSERT INTO told (table_id, person, number) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id, person) DO UPDATE SET number = excluded.number WHERE EXISTS (\
             SELECT 1 FROM log JOIN seats ON seats.table_id = log.table_id AND seats.seat = log.seat \
             JOIN tables ON tables.id = log.table_id \
             WHERE log.table_id = $1 AND log.number > told.number AND (seats.person = $2 \
             OR (seats.kind = 'hot' AND tables.owner = $2)))",
            vec![table.into(), person.into(), number.into()],
        );
    }

    /// Adds a call that is to be made, in place of one for the same thing.
    pub fn queue_call(&mut self, call: &Call) {
        self.push(
            "INSERT INTO calls (person, table_id, kind, number, due_at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (person, table_id, kind) DO UPDATE SET number = excluded.number, due_at = excluded.due_at",
            vec![
                call.person.as_str().into(),
                call.table.as_str().into(),
                call.kind.word().into(),
                call.number.into(),
                call.due_at.into(),
            ],
        );
    }

    /// Forgets the webhooks of a table.
    pub fn forget_table_hooks(&mut self, table: &str) {
        self.push("DELETE FROM table_hooks WHERE table_id = $1", vec![table.into()]);
    }
}

impl Storage {
    /// A key of the server's own: the one that is kept, or this one if there is none yet.
    pub async fn server_key(&self, name: &str, made: &str, now: i64) -> Result<String, StorageError> {
        let sql = "INSERT INTO server_keys (name, value, created_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING";
        self.commit(Batch::of(sql, vec![name.into(), made.into(), now.into()])).await?;
        let row = self.first("SELECT value FROM server_keys WHERE name = $1", vec![name.into()]).await?;
        row.ok_or(StorageError::Conflict)?.text()
    }

    /// Sets the browser of a session to be called, in place of whatever was known of it.
    pub async fn set_device(&self, device: &Device) -> Result<(), StorageError> {
        let mut batch = Batch::of(
            "DELETE FROM push_devices WHERE endpoint = $1 OR session = $2",
            vec![device.endpoint.as_str().into(), device.session.as_str().into()],
        );
        batch.push(
            "INSERT INTO push_devices (id, person, session, name, endpoint, p256dh, auth, language, created_at, called_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            vec![
                device.id.as_str().into(),
                device.person.as_str().into(),
                device.session.as_str().into(),
                device.name.as_str().into(),
                device.endpoint.as_str().into(),
                device.p256dh.as_str().into(),
                device.auth.as_str().into(),
                device.language.as_str().into(),
                device.created_at.into(),
                device.called_at.into(),
            ],
        );
        self.commit(batch).await
    }

    /// The browsers of a person that are called, the oldest first.
    pub async fn devices(&self, person: &str, now: i64) -> Result<Vec<Device>, StorageError> {
        let sql = "SELECT d.id, d.person, d.session, d.name, d.endpoint, d.p256dh, d.auth, d.language, d.created_at, \
                   d.called_at FROM push_devices d JOIN sessions s ON s.token = d.session \
                   WHERE d.person = $1 AND s.expires_at > $2 ORDER BY d.created_at, d.id";
        let rows = self.backend.fetch(sql, vec![person.into(), now.into()]).await?;
        rows.into_iter().map(device).collect()
    }

    /// Names a browser of a person anew; a conflict if there is none of this id.
    pub async fn rename_device(&self, person: &str, id: &str, name: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        let sql = "UPDATE push_devices SET name = $3 WHERE person = $1 AND id = $2";
        batch.push_one(sql, vec![person.into(), id.into(), name.into()]);
        self.commit(batch).await
    }

    /// Forgets a browser of a person; a conflict if there is none of this id.
    pub async fn remove_device(&self, person: &str, id: &str) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        batch.push_one(
            "DELETE FROM push_devices WHERE person = $1 AND id = $2",
            vec![person.into(), id.into()],
        );
        self.commit(batch).await
    }

    /// Forgets a browser that its push service does not know any more, unless it has come back with another address.
    pub async fn forget_endpoint(&self, endpoint: &str) -> Result<(), StorageError> {
        self.commit(Batch::of("DELETE FROM push_devices WHERE endpoint = $1", vec![endpoint.into()])).await
    }

    /// Notes that a call was taken for a browser.
    pub async fn note_called(&self, device: &str, now: i64) -> Result<(), StorageError> {
        let sql = "UPDATE push_devices SET called_at = $2 WHERE id = $1";
        self.commit(Batch::of(sql, vec![device.into(), now.into()])).await
    }

    /// The webhooks of a table.
    pub async fn table_hooks(&self, table: &str) -> Result<Vec<TableHook>, StorageError> {
        let sql = "SELECT url, shape, language FROM table_hooks WHERE table_id = $1 ORDER BY place";
        let rows = self.backend.fetch(sql, vec![table.into()]).await?;
        let hook =
            |mut row: Row| Ok(TableHook { url: row.text()?, shape: row.text()?, language: row.text()? });
        rows.into_iter().map(hook).collect()
    }

    /// Sets the webhooks of a table, which are told of what comes after this entry; a conflict if the table is not this person's
    /// any more.
    pub async fn set_table_hooks(
        &self,
        (table, owner): (&str, &str),
        hooks: &[TableHook],
        number: i64,
    ) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        // The owner may have gone this very moment; their table goes to another, who must not find their webhooks.
        let sql = "UPDATE tables SET owner = owner WHERE id = $1 AND owner = $2";
        batch.push_one(sql, vec![table.into(), owner.into()]);
        batch.forget_table_hooks(table);
        for (place, hook) in hooks.iter().enumerate() {
            batch.push(
                "INSERT INTO table_hooks (table_id, place, url, shape, language, told) VALUES ($1, $2, $3, $4, $5, $6)",
                vec![
                    table.into(),
                    (place as i64).into(),
                    hook.url.as_str().into(),
                    hook.shape.as_str().into(),
                    hook.language.as_str().into(),
                    number.into(),
                ],
            );
        }
        self.commit(batch).await
    }

    /// Notes that the webhooks of a table are told of what came after an entry; false if they were already.
    pub async fn note_hooks_told(
        &self,
        table: &str,
        number: i64,
        hooks: usize,
    ) -> Result<bool, StorageError> {
        let mut batch = Batch::default();
        batch.push(
            "UPDATE table_hooks SET told = $2 WHERE table_id = $1 AND told < $2",
            vec![table.into(), number.into()],
        );
        batch.statements.iter_mut().for_each(|statement| statement.expect = Some(hooks as u64));
        match self.commit(batch).await {
            Ok(()) => Ok(true),
            Err(StorageError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The people to whom calls are due, those who have waited longest first.
    pub async fn people_to_call(&self, now: i64) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT person FROM calls WHERE due_at <= $1 GROUP BY person ORDER BY MIN(due_at), person LIMIT $2";
        let rows = self.backend.fetch(sql, vec![now.into(), AT_ONCE.into()]).await?;
        rows.into_iter().map(|mut row| row.text()).collect()
    }

    /// The calls that are due to a person.
    pub async fn due_calls(&self, person: &str, now: i64) -> Result<Vec<Call>, StorageError> {
        let sql = "SELECT person, table_id, kind, number, due_at FROM calls WHERE person = $1 AND due_at <= $2 \
                   ORDER BY due_at, table_id, kind";
        let rows = self.backend.fetch(sql, vec![person.into(), now.into()]).await?;
        rows.into_iter().map(call).collect()
    }

    /// Puts calls off; false, and nothing is, if somebody else has made one of them or put it off.
    pub async fn put_off_calls(&self, calls: &[Call], until: i64) -> Result<bool, StorageError> {
        let sql = "UPDATE calls SET due_at = $6 WHERE person = $1 AND table_id = $2 AND kind = $3 AND number = $4 AND due_at = $5";
        let mut batch = Batch::default();
        for call in calls {
            batch.push_one(sql, values(call).into_iter().chain([until.into()]).collect());
        }
        match self.commit(batch).await {
            Ok(()) => Ok(true),
            Err(StorageError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Forgets calls that were made, as far as they are not wanted anew.
    pub async fn forget_calls(&self, calls: &[Call]) -> Result<(), StorageError> {
        let sql = "DELETE FROM calls WHERE person = $1 AND table_id = $2 AND kind = $3 AND number = $4 AND due_at = $5";
        let mut batch = Batch::default();
        calls.iter().for_each(|call| batch.push(sql, values(call)));
        self.commit(batch).await
    }

    /// Adds calls that are to be made; if somebody is to be told of a turn thereby, a conflict if they know.
    pub async fn queue_calls(&self, told: Option<&Waiting>, calls: &[Call]) -> Result<(), StorageError> {
        let mut batch = Batch::default();
        if let Some(told) = told {
            batch.note_told(&told.table, &told.person, told.number);
        }
        calls.iter().for_each(|call| batch.queue_call(call));
        self.commit(batch).await
    }

    /// Whether a person has acted at a table after an entry.
    pub async fn acted_since(&self, table: &str, person: &str, number: i64) -> Result<bool, StorageError> {
        let sql = "SELECT COUNT(*) FROM log JOIN seats ON seats.table_id = log.table_id AND seats.seat = log.seat \
                   JOIN tables ON tables.id = log.table_id WHERE log.table_id = $1 AND log.number > $3 \
                   AND log.origin = 'person' AND (seats.person = $2 OR (seats.kind = 'hot' AND tables.owner = $2))";
        let row = self.first(sql, vec![table.into(), person.into(), number.into()]).await?;
        Ok(row.map(|mut row| row.int()).transpose()?.unwrap_or(0) > 0)
    }

    /// People who can be called, whose turn it has been since between these moments, and who were not told.
    pub async fn untold(&self, from: i64, to: i64) -> Result<Vec<Waiting>, StorageError> {
        let sql = "SELECT DISTINCT p.id, t.id, t.number FROM tables t JOIN seats s ON s.table_id = t.id \
                   JOIN people p ON p.id = s.person OR (s.kind = 'hot' AND p.id = t.owner) \
                   WHERE t.changed_at > $1 AND t.changed_at <= $2 AND t.state = 'playing' AND t.driven = 0 AND s.computer IS NULL \
                   AND t.awaited LIKE '%,' || CAST(s.seat AS TEXT) || ',%' AND p.departed = 0 \
                   AND (p.notify IS NOT NULL OR EXISTS (SELECT 1 FROM push_devices d WHERE d.person = p.id)) \
                   AND NOT EXISTS (SELECT 1 FROM told o WHERE o.table_id = t.id AND o.person = p.id AND o.number = t.number) \
                   LIMIT $3";
        let rows = self.backend.fetch(sql, vec![from.into(), to.into(), AT_ONCE.into()]).await?;
        let waiting =
            |mut row: Row| Ok(Waiting { person: row.text()?, table: row.text()?, number: row.int()? });
        rows.into_iter().map(waiting).collect()
    }
}

/// How a call is found again as it was.
fn values(call: &Call) -> Vec<Value> {
    vec![
        call.person.as_str().into(),
        call.table.as_str().into(),
        call.kind.word().into(),
        call.number.into(),
        call.due_at.into(),
    ]
}
