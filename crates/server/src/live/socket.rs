//! The live feed of a table over a WebSocket: what is new, as it is committed, from where the client says it was.

use crate::app::App;
use crate::error::Error;
use crate::live::Nudges;
use crate::reading::{LogPage, Reader};
use crate::society::unheard;
use crate::tables::client_id;
use crate::wire::Update;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use std::time::Duration;
use storage::ids;
use storage::{EntryRow, Kind, News};

const PING_EVERY: Duration = Duration::from_secs(25);
/// The longest we wait for a client to take a message.
const PATIENCE: Duration = Duration::from_secs(20);
/// The close code for a table that may not be watched (any more).
const GONE: u16 = 4404;
const GOING_AWAY: u16 = 1001;
const TRY_AGAIN: u16 = 1013;

/// What a client knows already.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// The last entry.
    pub after: i64,
    /// The last thing said.
    pub said: i64,
    /// Whether each update shall bring the whole state.
    pub state: bool,
}

/// Who watches: a session, so that signing out ends the watching.
#[derive(Clone, Debug)]
pub struct Session {
    /// The fingerprint of the session's token.
    pub token: Option<String>,
    /// The person.
    pub person: Option<String>,
    /// The network they ask from.
    pub network: String,
    /// The client's own word for this window, if it has one.
    pub window: Option<String>,
}

impl Session {
    /// Who reads, for limits.
    fn reader(&self) -> Reader<'_> {
        Reader { person: self.person.as_deref(), network: &self.network }
    }

    /// Whether these entries end with a move that was made in this very window, whose answer brings the state.
    fn answered(&self, rows: &[EntryRow]) -> bool {
        let (Some(person), Some(window), Some(last)) = (&self.person, &self.window, rows.last()) else {
            return false;
        };
        let own = client_id(person, &format!("{window}-"));
        last.kind == Kind::Move && last.client.as_ref().is_some_and(|client| client.starts_with(&own))
    }
}

/// Feeds a WebSocket until one side ends it or its place is needed, and lets others know, here and at other nodes, that somebody
/// watches.
pub async fn watch(
    app: App,
    socket: WebSocket,
    table: String,
    session: Session,
    known: Known,
    needed_by_others: impl Future<Output = ()>,
) {
    tokio::select! {
        () = feed(&app, socket, &table, &session, known) => {}
        () = needed_by_others => {}
    }
    tell(&app, &table, &session, false);
    let gone = |person: &String| !app.hub.watches(&table, person);
    if session.person.as_ref().is_some_and(gone) {
        app.hub.stir(&table);
    }
}

fn tell(app: &App, table: &str, session: &Session, on: bool) {
    if let Some(person) = session.person.clone() {
        app.storage.backend().tell(&News::Watched { table: table.to_owned(), person, on });
    }
}

async fn feed(app: &App, mut socket: WebSocket, table: &str, session: &Session, mut known: Known) {
    tell(app, table, session, true);
    let mut watching = app.hub.watch(table, session.person.as_deref());
    if watching.came {
        app.hub.stir(table);
    }
    let mut closing = app.closing.clone();
    let (mut first, mut behind) = (true, true);
    let (mut version, mut before) = (0, Nudges::default());
    loop {
        if behind || watching.nudged.has_changed().unwrap_or(false) {
            let nudges = *watching.nudged.borrow_and_update();
            // Where other nodes write too, news of something said may be lost with the node.
            let said = (nudges.said, nudges.missed) != (before.said, before.missed);
            let talk = first || said || app.storage.backend().shared();
            let told = first || behind || nudges.all != before.all;
            before = nudges;
            match news(app, table, session, (&mut known, &mut version), first, talk).await {
                // We only looked whether something was missed.
                Ok(found) if !told && !found.is_new => {}
                Ok(Found { text, more, .. }) => {
                    behind = more;
                    let sent = tokio::time::timeout(PATIENCE, socket.send(Message::Text(text.into()))).await;
                    if !matches!(sent, Ok(Ok(()))) {
                        return;
                    }
                }
                Err(error) => return close(socket, why_closed(&error), error.code()).await,
            }
            first = false;
            if behind {
                continue;
            }
        }
        tokio::select! {
            () = closed(&mut closing) => return close(socket, GOING_AWAY, "going-away").await,
            _ = watching.nudged.changed() => watching.nudged.mark_changed(),
            heard = socket.recv() => match heard {
                None | Some(Err(_)) | Some(Ok(Message::Close(_))) => return,
                Some(Ok(_)) => {}
            },
            () = tokio::time::sleep(PING_EVERY) => {
                tell(app, table, session, true);
                let sent = tokio::time::timeout(PATIENCE, socket.send(Message::Ping(Vec::new().into()))).await;
                if !matches!(sent, Ok(Ok(()))) {
                    return;
                }
            }
        }
    }
}

/// The code that tells whether it makes sense to come back: it does after faults of ours.
fn why_closed(error: &Error) -> u16 {
    match error {
        Error::NotFound(_) | Error::SignInRequired | Error::Forbidden(..) => GONE,
        _ => TRY_AGAIN,
    }
}

/// What is sent to a watcher.
struct Found {
    text: String,
    /// Whether there is more than fits into one message.
    more: bool,
    /// Whether it has something that the watcher does not know, beside who watches.
    is_new: bool,
}

/// What is new, if the watcher may still see the table. The first message always brings the state that is asked for:
/// whoever comes back may have lost an answer. What was said is looked up where something may have been.
async fn news(
    app: &App,
    table: &str,
    session: &Session,
    (known, version): (&mut Known, &mut i64),
    first: bool,
    talk: bool,
) -> Result<Found, Error> {
    if let Some(token) = &session.token
        && app.storage.session(token, ids::now()).await?.is_none()
    {
        return Err(Error::SignInRequired);
    }
    let said = if talk { app.storage.said(table, known.said).await? } else { Vec::new() };
    let unheard = unheard(app, session.person.as_deref(), &said).await?;
    let (held, sight) = app.tables.open_for(table, session.person.as_deref()).await?;
    // Whoever claims to know entries that are not there is told everything from the start.
    let after = if known.after > held.row.number { 0 } else { known.after };
    let rows = LogPage::of(&held, after, held.row.number).read(app, session.reader()).await?;
    let more = rows.last().is_some_and(|entry| entry.number < held.row.number);
    // A table that is as it was has no new state: something was said, or somebody came or went.
    let changed = std::mem::replace(version, held.row.version) != held.row.version;
    let is_new = changed || !rows.is_empty() || !said.is_empty();
    let with_state = known.state && (first || (changed && (more || !session.answered(&rows))));
    let (present, watching) = (app.present(&held), app.audience(&held));
    let update = Update::of(&held, &sight, &rows, known.said, with_state)?
        .with_chat(&held, said, &unheard)
        .with_present(present, watching)
        .at(app.tables.time.now());
    drop(held);
    known.after = update.number;
    known.said = update.said;
    let text = serde_json::to_string(&update).map_err(|error| Error::Internal(error.to_string()))?;
    Ok(Found { text, more, is_new })
}

/// Waits until the server goes down.
pub async fn closed(closing: &mut tokio::sync::watch::Receiver<bool>) {
    closing.wait_for(|closing| *closing).await.ok();
}

async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    tokio::time::timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await.ok();
}
