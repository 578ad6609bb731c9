//! The past over HTTP: the log, going on from any point of it, files.

use super::answer::Json;
use super::extract::{Asked, At, Body, Me, Visitor};
use super::lobby::table_name;
use crate::app::{App, whole};
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::reading::LogPage;
use crate::wire::{self, ForkBody, ImportInfo, LogInfo, TableInfo};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The largest file imported, as it is sent.
const MOST_IMPORTED: usize = 2 * 1024 * 1024;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(log))
        .routes(routes!(fork))
        .routes(routes!(export))
        .merge(OpenApiRouter::new().routes(routes!(import)).layer(DefaultBodyLimit::max(MOST_IMPORTED)))
}

/// Which part of the log.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LogQuery {
    /// Only entries after this number.
    #[serde(default)]
    #[param(minimum = 0)]
    after: i64,
    /// Only entries up to this number.
    #[serde(default)]
    #[param(minimum = 0)]
    to: Option<i64>,
}

/// Read the log of a table, 500 entries at most: what was done, and what happened because of it.
#[utoipa::path(get, path = "/tables/{id}/log", tag = "history", params(("id" = String, Path), LogQuery), responses(
    (status = 200, body = LogInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn log(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
    Asked(query): Asked<LogQuery>,
) -> Result<Json<LogInfo>, Error> {
    visitor.may(&app, limits::LOOK).await?;
    let (table, sight) = app.tables.open_for(&id, visitor.person()).await?;
    let (number, seats, with_digests) =
        (table.row.number, table.seats.clone(), table.hides_nothing_from(&sight));
    let page = LogPage::of(&table, query.after, query.to.unwrap_or(number));
    drop(table);
    let rows = page.read(&app, visitor.reader()).await?;
    Ok(Json(LogInfo { number, entries: wire::entries(&seats, &rows, with_digests) }))
}

/// Go on from any point of a game at a private table of one's own.
#[utoipa::path(post, path = "/tables/{id}/fork", tag = "history", params(("id" = String, Path)),
    request_body = ForkBody, responses(
    (status = 201, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn fork(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<ForkBody>,
) -> Result<(StatusCode, Json<TableInfo>), Error> {
    me.may(&app, limits::TABLE).await?;
    let name = body.name.as_deref().map(table_name).transpose()?;
    let info = whole(async move {
        let table = app.tables.fork(&id, me.author(), body.number, name).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok((StatusCode::CREATED, Json(info.await?)))
}

/// Which game file.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ExportQuery {
    /// Up to which entry of the log; the last if absent.
    #[serde(default)]
    #[param(minimum = 0)]
    at: Option<i64>,
    /// Whether the file shall tell what each move caused.
    #[serde(default)]
    events: bool,
}

/// Get the game as a file: the agreement and the moves in force. While a game with secrets is on, all its people must agree.
#[utoipa::path(get, path = "/tables/{id}/export", tag = "history", params(("id" = String, Path), ExportQuery),
    responses((status = 200, body = Object, content_type = "application/json"),
    (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn export(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
    Asked(query): Asked<ExportQuery>,
) -> Result<impl IntoResponse, Error> {
    visitor.may(&app, limits::EXPORT).await?;
    visitor.reader().may_read(&app).await?;
    let (table, sight) = app.tables.open_for(&id, visitor.person()).await?;
    app.tables.may_copy(&table, &sight).await?;
    let row = table.row.clone();
    drop(table);
    let file = app.tables.export(row, query.at, query.events).await?;
    visitor.reader().has_read(&app, file.len());
    let head = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.json\"")),
    ];
    Ok((head, file))
}

/// Make a private table of a game file, ours (plain or gzip) or one recorded on 18xx.games.
#[utoipa::path(post, path = "/imports", tag = "history",
    request_body(content = Object, content_type = "application/json"), responses(
    (status = 201, body = ImportInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn import(
    State(app): State<App>,
    me: Me,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<ImportInfo>), Error> {
    me.may(&app, limits::IMPORT).await?;
    // It becomes a table like any other.
    me.may(&app, limits::TABLE).await?;
    let bytes = body.map_err(|_| Error::TooLarge)?;
    let info = whole(async move {
        let imported = app.tables.import(me.author(), bytes.to_vec()).await?;
        let sight = imported.table.sight(Some(&me.person.id));
        let table = TableInfo::of(&imported.table, &sight);
        Ok(ImportInfo { table, moves: imported.moves, report: imported.report })
    });
    Ok((StatusCode::CREATED, Json(info.await?)))
}
