//! Friends over HTTP, those whom one does not want to hear, and what waits for an answer of one's own.

use super::answer::Json;
use super::extract::{At, Body, Me};
use crate::app::App;
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::society;
use crate::wire::{FriendInfo, FriendsTable, ShunBody, ShunnedInfo, WaitingInfo, WhomBody};
use axum::extract::State;
use axum::http::StatusCode;
use storage::ids;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(friends, ask_friend))
        .routes(routes!(agree_friend, end_friendship))
        .routes(routes!(shunned, shun))
        .routes(routes!(waiting))
        .routes(routes!(decline_waiting))
}

/// List one's friends, whom one has asked, and who asks.
#[utoipa::path(get, path = "/friends", tag = "society", responses(
    (status = 200, body = Vec<FriendInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn friends(State(app): State<App>, me: Me) -> Result<Json<Vec<FriendInfo>>, Error> {
    me.may(&app, limits::LOOK).await?;
    let rows = app.storage.friends(&me.person.id).await?;
    let there = society::friends_at_tables(&app, &me.person, &rows).await?;
    let tables = |friend: &str| {
        let theirs = there.iter().filter(|(who, _)| who == friend).map(|(_, table)| table.clone());
        theirs.map(|[id, name, title]| FriendsTable { id, name, title }).collect()
    };
    let friend = |row: storage::FriendRow| {
        let tables = tables(&row.id);
        FriendInfo::of(row, tables)
    };
    Ok(Json(rows.into_iter().map(friend).collect()))
}

/// Ask somebody to be a friend; whoever asks somebody who has asked agrees thereby.
#[utoipa::path(post, path = "/friends", tag = "society", request_body = WhomBody, responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn ask_friend(State(app): State<App>, me: Me, Body(whom): Body<WhomBody>) -> Result<StatusCode, Error> {
    me.may(&app, limits::ASK).await?;
    society::ask(&app, &me.person, &whom).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Agree to be the friend of somebody who asks.
#[utoipa::path(put, path = "/friends/{person}", tag = "society", params(("person" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn agree_friend(State(app): State<App>, me: Me, At(person): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    society::agree(&app, &me.person, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// End a friendship, decline it, or take back that one has asked.
#[utoipa::path(delete, path = "/friends/{person}", tag = "society", params(("person" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn end_friendship(State(app): State<App>, me: Me, At(person): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    app.storage.end_friendship(&me.person.id, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List whom one has muted and blocked.
#[utoipa::path(get, path = "/shunned", tag = "society", responses(
    (status = 200, body = Vec<ShunnedInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn shunned(State(app): State<App>, me: Me) -> Result<Json<Vec<ShunnedInfo>>, Error> {
    let rows = app.storage.shunned(&me.person.id).await?;
    Ok(Json(rows.into_iter().map(ShunnedInfo::from).collect()))
}

/// Mute somebody, block them, or hear them again. They are not told.
#[utoipa::path(put, path = "/shunned", tag = "society", request_body = ShunBody, responses(
    (status = 200, body = ShunnedInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn shun(
    State(app): State<App>,
    me: Me,
    Body(body): Body<ShunBody>,
) -> Result<Json<ShunnedInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let who = society::shun(&app, &me.person, &body.whom, body.hearing).await?;
    Ok(Json(ShunnedInfo { id: who.id, name: who.name, hearing: body.hearing }))
}

/// See what waits for an answer: tables, clubs, people who ask to be friends.
#[utoipa::path(get, path = "/me/waiting", tag = "society", responses(
    (status = 200, body = WaitingInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn waiting(State(app): State<App>, me: Me) -> Result<Json<WaitingInfo>, Error> {
    me.may(&app, limits::LOOK).await?;
    let person = &me.person.id;
    let asks = app.storage.friends(person).await?;
    Ok(Json(WaitingInfo {
        tables: app.storage.offers_to(person).await?.into_iter().map(Into::into).collect(),
        clubs: app.storage.club_invitations_of(person).await?.into_iter().map(Into::into).collect(),
        friends: asks.iter().filter(|friend| friend.theirs && !friend.agreed).count(),
    }))
}

/// Say that one will not come to a table that waits for oneself.
#[utoipa::path(delete, path = "/me/waiting/{table}", tag = "society", params(("table" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn decline_waiting(State(app): State<App>, me: Me, At(table): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    let waits = app.storage.offers_to(&me.person.id).await?;
    if !waits.iter().any(|offer| offer.table == table) {
        return Err(Error::NotFound("table"));
    }
    app.storage.decline_offer(&table, &me.person.id, ids::now()).await?;
    Ok(StatusCode::NO_CONTENT)
}
