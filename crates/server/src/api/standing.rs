//! How people stand, over HTTP: their pages, their tables, the standings of titles, and what they hide.

use super::answer::Json;
use super::extract::{Asked, At, Body, Me, Visitor};
use crate::app::App;
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::rating;
use crate::wire::{
    self, Hidden, PersonPage, PersonTable, PersonTables, RatingChangeInfo, ResultInfo, StandingInfo,
    Standings, TitleRating,
};
use axum::extract::State;
use serde::Deserialize;
use storage::{Page, Profile, TablesOf};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// So many games of the course of a rating are told.
const COURSE: i64 = 200;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(person))
        .routes(routes!(tables))
        .routes(routes!(ratings))
        .routes(routes!(standings))
        .routes(routes!(hidden, hide))
}

/// Which page of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct TablesQuery {
    /// Those that are over; those that are not otherwise.
    #[serde(default)]
    over: bool,
    /// The page, from 1.
    #[serde(default)]
    #[param(minimum = 1, maximum = 100000)]
    page: Option<i64>,
    /// The size of a page, at most 100.
    #[serde(default)]
    #[param(minimum = 1, maximum = 100)]
    size: Option<i64>,
}

/// Which standings.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct StandingsQuery {
    /// Of which title; see `/titles`.
    #[param(max_length = 100)]
    title: String,
    /// The page, from 1.
    #[serde(default)]
    #[param(minimum = 1, maximum = 100000)]
    page: Option<i64>,
    /// The size of a page, at most 100.
    #[serde(default)]
    #[param(minimum = 1, maximum = 100)]
    size: Option<i64>,
}

/// The number and the size of a page, and what of the list it is.
fn paged(page: Option<i64>, size: Option<i64>) -> Result<(i64, i64, Page), Error> {
    let (page, size) = (page.unwrap_or(1), size.unwrap_or(20));
    if !(1..=100_000).contains(&page) || !(1..=100).contains(&size) {
        return Err(Error::Invalid("page", "pages are counted from 1 and have at most 100 lines".to_owned()));
    }
    Ok((page, size, Page { size, skip: (page - 1) * size }))
}

/// A person who has not gone.
async fn find(app: &App, id: &str) -> Result<Profile, Error> {
    if id.contains('\0') {
        return Err(Error::NotFound("person"));
    }
    app.storage.profile(id).await?.ok_or(Error::NotFound("person"))
}

/// See somebody's page: ratings and results by title, as far as they show them.
#[utoipa::path(get, path = "/people/{id}", tag = "standing", params(("id" = String, Path)), responses(
    (status = 200, body = PersonPage), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn person(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<Json<PersonPage>, Error> {
    visitor.may(&app, limits::LOOK).await?;
    let profile = find(&app, &id).await?;
    let yours = visitor.person() == Some(id.as_str());
    let (mut ratings, mut results) = (None, None);
    if yours || !profile.hides_rating {
        let mut found = Vec::new();
        for row in app.storage.ratings_of(&id).await? {
            let course = app.storage.course(&row.title, &id, COURSE).await?;
            found.push(TitleRating::of(row, course));
        }
        ratings = Some(found);
    }
    if yours || !profile.hides_results {
        let found = app.storage.results_of(&id).await?;
        results = Some(found.into_iter().map(ResultInfo::from).collect());
    }
    let given_up = app.storage.given_up(&id).await?;
    Ok(Json(PersonPage {
        hidden: Hidden::of(&profile),
        id: profile.id,
        name: profile.name,
        account: profile.account,
        yours,
        since: profile.created_at,
        ratings,
        results,
        given_up,
    }))
}

/// List somebody's tables, as far as one may see them: those that are not over, or those that are. Games that were played are kept
/// for ever.
#[utoipa::path(get, path = "/people/{id}/tables", tag = "standing", params(("id" = String, Path), TablesQuery), responses(
    (status = 200, body = PersonTables), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn tables(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
    Asked(query): Asked<TablesQuery>,
) -> Result<Json<PersonTables>, Error> {
    visitor.may(&app, limits::LIST).await?;
    let (page, size, part) = paged(query.page, query.size)?;
    let profile = find(&app, &id).await?;
    let asker = visitor.person().unwrap_or_default();
    if query.over && profile.hides_results && asker != id {
        return Ok(Json(PersonTables { tables: Vec::new(), total: 0, page, size }));
    }
    let asked = TablesOf { person: &id, asker, over: query.over };
    let (listed, total) = app.tables.list_of(asked, part).await?;
    let mut tables = Vec::with_capacity(listed.len());
    for (listed, sight) in listed {
        let result = app.storage.result_of(&listed.table.id, &id).await?;
        tables.push(PersonTable::of(wire::table(&listed.table, &listed.seats, &sight), result));
    }
    Ok(Json(PersonTables { tables, total, page, size }))
}

/// See what a rated game did to ratings, as far as they are shown; nothing before its end.
#[utoipa::path(get, path = "/tables/{id}/ratings", tag = "standing", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<RatingChangeInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn ratings(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<Json<Vec<RatingChangeInfo>>, Error> {
    visitor.may(&app, limits::LOOK).await?;
    drop(app.tables.open_for(&id, visitor.person()).await?);
    let found = app.storage.changes_at(&id, visitor.person().unwrap_or_default()).await?;
    Ok(Json(found.iter().map(|(change, before)| RatingChangeInfo::of(change, *before)).collect()))
}

/// See the standings of a title: people who show their ratings, and computers.
#[utoipa::path(get, path = "/standings", tag = "standing", params(StandingsQuery), responses(
    (status = 200, body = Standings), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn standings(
    State(app): State<App>,
    visitor: Visitor,
    Asked(query): Asked<StandingsQuery>,
) -> Result<Json<Standings>, Error> {
    visitor.may(&app, limits::LOOK).await?;
    let (page, size, part) = paged(query.page, query.size)?;
    let title = query.title;
    if !titles::catalogue().iter().any(|card| card.title == title) {
        return Err(Error::NotFound("title"));
    }
    let (rows, total) = app.storage.standings(&title, rating::PROVISIONAL, part).await?;
    let standings = rows.into_iter().map(StandingInfo::from).collect();
    Ok(Json(Standings { title, standings, total, page, size }))
}

/// What one does not show to others.
#[utoipa::path(get, path = "/me/hidden", tag = "standing", responses(
    (status = 200, body = Hidden), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn hidden(State(app): State<App>, me: Me) -> Result<Json<Hidden>, Error> {
    Ok(Json(Hidden::of(&find(&app, &me.person.id).await?)))
}

/// Set what one does not show to others.
#[utoipa::path(put, path = "/me/hidden", tag = "standing", request_body = Hidden, responses(
    (status = 200, body = Hidden), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn hide(State(app): State<App>, me: Me, Body(hidden): Body<Hidden>) -> Result<Json<Hidden>, Error> {
    me.may(&app, limits::WRITE).await?;
    app.storage.set_hidden(&me.person.id, hidden.rating, hidden.results).await?;
    Ok(Json(hidden))
}
