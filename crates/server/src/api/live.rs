//! Watching over HTTP: a WebSocket, or asking again and again.

use super::answer::Json;
use super::extract::{Asked, At, Visitor};
use crate::app::App;
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::live::{Known, Session, closed, watch};
use crate::places::Place;
use crate::reading::LogPage;
use crate::society::unheard;
use crate::wire::Update;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// We expect nothing but pongs.
const MOST_HEARD: usize = 4 * 1024;
const LONGEST_WAIT: u64 = 30;
/// How long somebody who has too many pages open should wait.
const PAGE_PAUSE: u64 = 10;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(live)).routes(routes!(updates))
}

/// What is known already.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LiveQuery {
    /// The number of the last entry known.
    #[serde(default)]
    #[param(minimum = 0)]
    after: i64,
    /// The number of the last thing said that is known.
    #[serde(default)]
    #[param(minimum = 0)]
    said: i64,
    /// Whether each update shall bring the whole state.
    #[serde(default)]
    state: bool,
    /// A word for this window. After a move whose id is this word, a hyphen and anything, the update brings no state:
    /// the move's answer does, with `state=true`.
    #[serde(default)]
    #[param(max_length = 32)]
    window: Option<String>,
}

/// Watch a table over a WebSocket: each message is an `Update`, as it is committed, without gaps. A long log comes in
/// several messages.
#[utoipa::path(get, path = "/tables/{id}/live", tag = "live", params(("id" = String, Path), LiveQuery), responses(
    (status = 101), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn live(
    State(app): State<App>,
    visitor: Visitor,
    place: Option<Extension<Arc<Place>>>,
    At(id): At<String>,
    Asked(query): Asked<LiveQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    app.tables.open_for(&id, visitor.person()).await?;
    let page = page_of(&app, &visitor)?;
    let network = visitor.from;
    let (token, person) = visitor.me.map(|me| (me.token, me.person.id)).unzip();
    let upgrade = upgrade.map_err(|rejection| Error::Invalid("upgrade", rejection.body_text()))?;
    let known = Known { after: query.after, said: query.said, state: query.state };
    let session = Session { token, person, network, window: query.window };
    let upgrade = upgrade.max_message_size(MOST_HEARD).max_frame_size(MOST_HEARD);
    let upgrade = upgrade.read_buffer_size(MOST_HEARD).write_buffer_size(0);
    if let Some(place) = &place {
        place.feeds();
    }
    Ok(upgrade.on_upgrade(async move |socket| {
        let needed_by_others = async {
            match &place {
                Some(place) => place.must_give_way().await,
                None => std::future::pending().await,
            }
        };
        watch(app, socket, id, session, known, needed_by_others).await;
        drop((page, place));
    }))
}

/// A place among the pages that a visitor may have open.
fn page_of(app: &App, visitor: &Visitor) -> Result<Place, Error> {
    let whose = visitor.whose();
    app.pages.take(whose).ok_or_else(|| app.limits.refused("page", whose, PAGE_PAUSE))
}

/// What is known already, and how long to wait for more.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct UpdatesQuery {
    /// The number of the last entry known.
    #[serde(default)]
    #[param(minimum = 0)]
    after: i64,
    /// The number of the last thing said that is known.
    #[serde(default)]
    #[param(minimum = 0)]
    said: i64,
    /// The version of the table that is known.
    #[serde(default)]
    #[param(minimum = 0)]
    version: i64,
    /// Seconds to wait if there is nothing new, at most 30.
    #[serde(default)]
    #[param(minimum = 0, maximum = 30)]
    wait: u64,
    /// Whether the answer shall bring the whole state.
    #[serde(default)]
    state: bool,
}

/// Ask what is new at a table: the same as over the WebSocket, for those who cannot have one.
#[utoipa::path(get, path = "/tables/{id}/updates", tag = "live", params(("id" = String, Path), UpdatesQuery),
    responses((status = 200, body = Update), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn updates(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
    Asked(query): Asked<UpdatesQuery>,
) -> Result<Json<Update>, Error> {
    visitor.may(&app, limits::LOOK).await?;
    let _page = page_of(&app, &visitor)?;
    let person = visitor.person().map(str::to_owned);
    app.tables.open_for(&id, person.as_deref()).await?;
    let mut watching = app.hub.watch(&id, person.as_deref());
    let mut closing = app.closing.clone();
    let end = tokio::time::Instant::now() + Duration::from_secs(query.wait.min(LONGEST_WAIT));
    loop {
        let said = app.storage.said(&id, query.said).await?;
        let unheard = unheard(&app, person.as_deref(), &said).await?;
        let (table, sight) = app.tables.open_for(&id, person.as_deref()).await?;
        let after = if query.after > table.row.number { 0 } else { query.after };
        let rows = LogPage::of(&table, after, table.row.number).read(&app, visitor.reader()).await?;
        let (present, audience) = (app.present(&table), app.audience(&table));
        let update = Update::of(&table, &sight, &rows, query.said, query.state)?
            .with_chat(&table, said, &unheard)
            .with_present(present, audience)
            .at(app.tables.time.now());
        let new = table.row.version > query.version || !update.entries.is_empty() || !update.chat.is_empty();
        drop(table);
        if new || tokio::time::Instant::now() >= end {
            return Ok(Json(update));
        }
        tokio::select! {
            _ = watching.nudged.changed() => {}
            () = closed(&mut closing) => return Ok(Json(update)),
            () = tokio::time::sleep_until(end) => {}
        }
    }
}
