//! What can be asked about a position of an analysis of one's own: the same as about a table at which one's turn it is.

use super::answer::Json;
use super::extract::{Asked, At, Body, Me};
use super::play::{MergerQuery, ask, best_runs, companies};
use crate::analysis::Wanted;
use crate::app::App;
use crate::computer::Thinker;
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::tables::{Position, Question};
use crate::wire::{
    self, AdviceInfo, AimQuery, CheckBody, CheckInfo, CompletedInfo, DraftBody, MergerInfo, RunsInfo,
    WayInfo, WaysBody,
};
use axum::extract::State;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(position_runs, complete_position_run))
        .routes(routes!(check_position))
        .routes(routes!(position_ways))
        .routes(routes!(position_advice))
        .routes(routes!(position_merger))
}

/// A position of an analysis of one's own, about which something is asked that has to be searched for.
async fn asked_about(app: &App, me: &Me, id: &str, number: i64) -> Result<Position, Error> {
    me.may(app, limits::SEARCH).await?;
    let row = app.tables.own_analysis(id, &me.person).await?;
    app.tables.position_of(&row, number).await
}

/// Find the best runs for the company that must run in a position of an analysis.
#[utoipa::path(get, path = "/analyses/{id}/moves/{number}/runs", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path), AimQuery), responses(
    (status = 200, body = RunsInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn position_runs(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
    Asked(query): Asked<AimQuery>,
) -> Result<Json<RunsInfo>, Error> {
    let game = asked_about(&app, &me, &id, number).await?.game;
    let search = move |wanted: &Wanted| {
        let found = best_runs(&game, query.aim, wanted)?;
        Some(RunsInfo::of(&game, found.as_ref()))
    };
    Ok(Json(ask(&app, &me.person.id, &id, search).await?))
}

/// Complete a run that is half drawn in an analysis.
#[utoipa::path(post, path = "/analyses/{id}/moves/{number}/runs", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path)), request_body = DraftBody, responses(
    (status = 200, body = CompletedInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn complete_position_run(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
    Body(body): Body<DraftBody>,
) -> Result<Json<CompletedInfo>, Error> {
    let game = asked_about(&app, &me, &id, number).await?.game;
    let complete = move |_: &Wanted| Some(CompletedInfo::of(&game, &body));
    Ok(Json(ask(&app, &me.person.id, &id, complete).await??))
}

/// Try actions in a position of an analysis without making them.
#[utoipa::path(post, path = "/analyses/{id}/moves/{number}/check", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path)), request_body = CheckBody, responses(
    (status = 200, body = Vec<CheckInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn check_position(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
    Body(body): Body<CheckBody>,
) -> Result<Json<Vec<CheckInfo>>, Error> {
    const MOST_ACTIONS: usize = 64;
    me.may(&app, limits::WRITE).await?;
    if body.actions.len() > MOST_ACTIONS {
        return Err(Error::Invalid("actions", format!("at most {MOST_ACTIONS} actions at once")));
    }
    let row = app.tables.own_analysis(&id, &me.person).await?;
    let position = app.tables.position_of(&row, number).await?;
    let seat = position.acting(body.seat)?;
    let game = position.game;
    let search = move |wanted: &Wanted| {
        let tried =
            body.actions.iter().map(|action| wanted.still().then(|| wire::check(&game, seat, action)));
        tried.collect()
    };
    Ok(Json(ask(&app, &me.person.id, &id, search).await?))
}

/// Think a move through in a position of an analysis: every way it can go.
#[utoipa::path(post, path = "/analyses/{id}/moves/{number}/ways", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path)), request_body = WaysBody, responses(
    (status = 200, body = Vec<WayInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn position_ways(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
    Body(body): Body<WaysBody>,
) -> Result<Json<Vec<WayInfo>>, Error> {
    let position = asked_about(&app, &me, &id, number).await?;
    let seat = position.acting(body.seat)?;
    let think = move |_: &Wanted| Some(wire::ways(&position.game, seat, &body.action));
    Ok(Json(ask(&app, &me.person.id, &id, think).await??))
}

/// Ask a computer what it would do in a position of an analysis.
#[utoipa::path(get, path = "/analyses/{id}/moves/{number}/advice", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path)), responses(
    (status = 200, body = AdviceInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn position_advice(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
) -> Result<Json<AdviceInfo>, Error> {
    let position = asked_about(&app, &me, &id, number).await?;
    app.tables.must_allow_computers(&app.tables.analysis(&id).await?, &position, &me.person).await?;
    let adviser = Thinker::adviser((&id, position.acting(None)?), 0, position.depth);
    let question = Question { game: position.game, number: position.depth, adviser };
    let think = move |_: &Wanted| Some(AdviceInfo::of(&question));
    Ok(Json(ask(&app, &me.person.id, &id, think).await?))
}

/// Ask what a merger of two companies would be in a position of an analysis.
#[utoipa::path(get, path = "/analyses/{id}/moves/{number}/merger", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path), MergerQuery), responses(
    (status = 200, body = MergerInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn position_merger(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
    Asked(query): Asked<MergerQuery>,
) -> Result<Json<MergerInfo>, Error> {
    let game = asked_about(&app, &me, &id, number).await?.game;
    let [acting, partner, survivor] = companies(&game, &query)?;
    let suppose = move |_: &Wanted| Some(MergerInfo::of(&game, acting, partner, survivor));
    let supposed = ask(&app, &me.person.id, &id, suppose).await?;
    Ok(Json(supposed.ok_or_else(|| Error::Conflict("no-merger", "these companies cannot merge".to_owned()))?))
}
