//! Chat and notes over HTTP.

use super::answer::Json;
use super::extract::{Asked, At, Body, Me};
use crate::app::App;
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::people::is_visible;
use crate::society::unheard;
use crate::wire::{ChatBody, ChatInfo, NotesBody, SaidInfo};
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use storage::ids;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(chat, say)).routes(routes!(notes, set_notes))
}

/// Which part of the talk.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ChatQuery {
    /// Only what was said after this number.
    #[serde(default)]
    #[param(minimum = 0)]
    after: i64,
}

/// Read what is said at a table, at most 200 things at a time.
#[utoipa::path(get, path = "/tables/{id}/chat", tag = "talk", params(("id" = String, Path), ChatQuery), responses(
    (status = 200, body = ChatInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn chat(
    State(app): State<App>,
    me: Option<Me>,
    At(id): At<String>,
    Asked(query): Asked<ChatQuery>,
) -> Result<Json<ChatInfo>, Error> {
    let person = me.map(|me| me.person.id);
    let said = app.storage.said(&id, query.after).await?;
    let unheard = unheard(&app, person.as_deref(), &said).await?;
    let (table, _) = app.tables.open_for(&id, person.as_deref()).await?;
    let said = said.into_iter().map(|said| SaidInfo::of(&table, said, &unheard));
    Ok(Json(ChatInfo { messages: said.collect() }))
}

/// Say something at a table.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "talk", params(("id" = String, Path)),
    request_body = ChatBody, responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn say(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<ChatBody>,
) -> Result<StatusCode, Error> {
    me.may(&app, limits::SAY).await?;
    let (table, sight) = app.tables.open_for(&id, Some(&me.person.id)).await?;
    if table.settings.silent_watchers && sight.seats.is_empty() && !sight.owner {
        let why = "those who watch this table do not speak".to_owned();
        return Err(Error::Forbidden("watchers-silent", why));
    }
    let text = said(&body.text, 2_000)?;
    if text.trim().is_empty() {
        return Err(Error::Invalid("text", "say something".to_owned()));
    }
    // People speak by the name of their seat, so that nobody can pass for another.
    let seat = sight.seats.first().and_then(|seat| table.seats.get(usize::from(*seat)));
    let name = seat.map_or_else(|| me.person.name.clone(), |seat| seat.name.clone());
    drop(table);
    app.storage.say(&id, &me.person.id, &name, &text, ids::now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Read one's own notes about a table.
#[utoipa::path(get, path = "/tables/{id}/notes", tag = "talk", params(("id" = String, Path)), responses(
    (status = 200, body = NotesBody), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn notes(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<NotesBody>, Error> {
    app.tables.open_for(&id, Some(&me.person.id)).await?;
    Ok(Json(NotesBody { text: app.storage.notes(&id, &me.person.id).await? }))
}

/// Write one's own notes about a table; nobody else can read them.
#[utoipa::path(put, path = "/tables/{id}/notes", tag = "talk", params(("id" = String, Path)),
    request_body = NotesBody, responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn set_notes(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<NotesBody>,
) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    app.tables.open_for(&id, Some(&me.person.id)).await?;
    app.storage.set_notes(&id, &me.person.id, &said(&body.text, 20_000)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Text of several lines, without other control characters and without those that cannot be seen or turn text around.
pub(super) fn said(text: &str, most: usize) -> Result<String, Error> {
    if text.chars().count() > most {
        return Err(Error::Invalid("text", format!("at most {most} characters")));
    }
    Ok(text.chars().filter(|letter| *letter == '\n' || is_visible(*letter)).collect())
}
