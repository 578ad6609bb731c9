//! The hours that somebody keeps free for games, over HTTP.

use super::answer::Json;
use super::extract::{Body, Me};
use crate::app::{App, whole};
use crate::error::{Error, ErrorBody};
use crate::hours::OwnHours;
use crate::limits;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(hours, set_hours))
}

/// The hours somebody keeps free for games.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct HoursBody {
    /// The hours; every hour counts if absent.
    #[serde(default)]
    #[schema(required)]
    hours: Option<OwnHours>,
}

/// The hours that one keeps free for games.
#[utoipa::path(get, path = "/me/hours", tag = "people", responses(
    (status = 200, body = HoursBody), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn hours(State(app): State<App>, me: Me) -> Result<Json<HoursBody>, Error> {
    Ok(Json(HoursBody { hours: OwnHours::of(&app.storage, &me.person.id).await? }))
}

/// Set the hours that one keeps free for games: each clock counts them from one's next turn on, and calls wait for them from now on.
#[utoipa::path(put, path = "/me/hours", tag = "people", request_body = HoursBody, responses(
    (status = 200, body = HoursBody), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn set_hours(
    State(app): State<App>,
    me: Me,
    Body(body): Body<HoursBody>,
) -> Result<Json<HoursBody>, Error> {
    me.may(&app, limits::WRITE).await?;
    if let Some(hours) = &body.hours {
        hours.read()?;
    }
    let hours = body.hours.clone();
    whole(async move { app.tables.set_hours(&me.person.id, hours).await }).await?;
    Ok(Json(body))
}
