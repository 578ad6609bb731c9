//! The house itself: whether it is well, its figures, what can be played here.

use super::answer::Json;
use crate::app::App;
use crate::error::{Error, ErrorBody};
use crate::wire::{ComputerInfo, HouseInfo};
use axum::extract::State;
use std::time::Duration;
use storage::{StorageError, ids};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

const READY_WITHIN: Duration = Duration::from_secs(1);

/// The addresses of this module that belong to the API.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(house)).routes(routes!(titles)).routes(routes!(computers))
}

/// See what this house can do.
#[utoipa::path(get, path = "/house", tag = "house", responses(
    (status = 200, body = HouseInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn house(State(app): State<App>) -> Result<Json<HouseInfo>, Error> {
    Ok(Json(HouseInfo { mail: app.notifier.mails(), push: app.notifier.public_key().await? }))
}

/// List the titles that can be played, with their editions, options and numbers of players.
#[utoipa::path(get, path = "/titles", tag = "house", responses(
    (status = 200, body = Vec<rules::TitleCard>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn titles() -> Json<Vec<rules::TitleCard>> {
    Json(titles::catalogue())
}

/// List the computer players.
#[utoipa::path(get, path = "/computers", tag = "house", responses(
    (status = 200, body = Vec<ComputerInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn computers() -> Json<Vec<ComputerInfo>> {
    let list = bots::NAMES.iter().map(|name| ComputerInfo::of(name));
    Json(list.collect())
}

/// Whether the process lives.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the server can serve: the database takes what is written and it is not going down.
pub async fn readyz(State(app): State<App>) -> Result<&'static str, Error> {
    if *app.closing.borrow() {
        return Err(Error::Unavailable(StorageError::Closed));
    }
    let written = tokio::time::timeout(READY_WITHIN, app.storage.write_test(ids::now())).await;
    let late = || StorageError::Unavailable("nothing could be written within a second".to_owned());
    written.unwrap_or_else(|_| Err(late()))?;
    Ok("ready\n")
}
