//! Who watches a table, over HTTP: seeing them, letting them in, showing them out; looking in by a password; keeping seats.

use super::answer::Json;
use super::extract::{At, Body, Me};
use super::lobby::open_lock;
use crate::app::{App, whole};
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::wire::{EntryBody, OfferBody, TableInfo, WatcherBody, WatcherInfo, WatchersInfo};
use axum::extract::State;
use axum::http::StatusCode;
use std::collections::HashSet;
use storage::WatcherStanding;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many of those who watch are named.
const MOST_NAMED: usize = 250;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(watchers, ask_in))
        .routes(routes!(place_watcher))
        .routes(routes!(look_in))
        .routes(routes!(offer_seats))
}

/// See who watches a table now, for those who play there. Whoever set it up sees too who asks to be let in, who was, and who was
/// shown out.
#[utoipa::path(get, path = "/tables/{id}/watchers", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = WatchersInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn watchers(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<WatchersInfo>, Error> {
    me.may(&app, limits::LOOK).await?;
    let (table, sight) = app.tables.open_for(&id, Some(&me.person.id)).await?;
    if sight.seats.is_empty() && !sight.owner {
        return Err(Error::Forbidden("not-seated", "only people who play here can do that".to_owned()));
    }
    let (mut people, nameless) = app.hub.people_at(&id);
    people.retain(|person| table.sight(Some(person)).seats.is_empty() && *person != table.row.owner);
    let standings = if sight.owner { table.watchers.clone() } else { Vec::new() };
    drop(table);
    let here: HashSet<String> = people.iter().cloned().collect();
    people.extend(standings.iter().map(|one| one.person.clone()).filter(|person| !here.contains(person)));
    people.truncate(MOST_NAMED);
    let watcher = |(id, name): (String, String)| {
        let standing = standings.iter().find(|one| one.person == id).map(|one| one.standing.into());
        WatcherInfo { here: here.contains(&id), standing, id, name }
    };
    let people = app.storage.names(&people).await?.into_iter().map(watcher).collect();
    Ok(Json(WatchersInfo { people, nameless }))
}

/// Ask to be let in to watch a table.
#[utoipa::path(post, path = "/tables/{id}/watchers", tag = "tables", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn ask_in(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::ASK).await?;
    whole(async move { app.tables.ask_in(&id, &me.person).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Let somebody in to watch, show them out, or treat them like everybody. Whoever is shown out gets no further news.
#[utoipa::path(put, path = "/tables/{id}/watchers/{person}", tag = "tables",
    params(("id" = String, Path), ("person" = String, Path)), request_body = WatcherBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn place_watcher(
    State(app): State<App>,
    me: Me,
    At((id, person)): At<(String, String)>,
    Body(body): Body<WatcherBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let standing = body.let_in.map(|let_in| if let_in { WatcherStanding::In } else { WatcherStanding::Out });
    let info = whole(async move {
        let table = app.tables.place_watcher(&id, &me.person, &person, standing).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}

/// Look in at a table that is not listed, by its password.
#[utoipa::path(post, path = "/tables/{id}/entry", tag = "tables", params(("id" = String, Path)),
    request_body = EntryBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn look_in(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<EntryBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let hash = app.tables.gate(&id, &me.person).await?;
    if hash.is_some() {
        open_lock(&app, &me, &id, hash, Some(body.password)).await?;
        app.storage.add_guest(&id, &me.person.id).await?;
    }
    let (table, sight) = app.tables.open_for(&id, Some(&me.person.id)).await?;
    Ok(Json(TableInfo::of(&table, &sight)))
}

/// Keep seats of a table that waits for more people: friends, or members of its club.
#[utoipa::path(post, path = "/tables/{id}/offers", tag = "tables", params(("id" = String, Path)),
    request_body = OfferBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn offer_seats(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<OfferBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may_ask(&app, body.people.len()).await?;
    let info = whole(async move {
        let table = app.tables.offer(&id, &me.person, &body.people).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}
