//! Looking back at games over HTTP.

use super::answer::Json;
use super::extract::{At, Visitor};
use super::play::ask;
use crate::analysis::Wanted;
use crate::app::App;
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::wire::{InsteadInfo, ReviewInfo};
use axum::extract::State;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(review)).routes(routes!(instead))
}

/// Look back at a game that is over: who was ahead when, and the moves that cost most.
#[utoipa::path(get, path = "/tables/{id}/review", tag = "history", params(("id" = String, Path)), responses(
    (status = 200, body = ReviewInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn review(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<Json<ReviewInfo>, Error> {
    visitor.may(&app, limits::SEARCH).await?;
    let (table, _) = app.tables.open_for(&id, visitor.person()).await?;
    table.must_be_over()?;
    let row = table.row.clone();
    drop(table);
    app.tables.must_not_continue_another(&row, visitor.person()).await?;
    // A review depends only on the game. The key changes when moves are undone and others made.
    let asked = format!("{id} {} {}", row.number, row.digest);
    let review = app.reviews.get(asked, async {
        let course = app.tables.course(&row).await?;
        let judge = move |wanted: &Wanted| match course(wanted)? {
            Ok(course) => ReviewInfo::of(&course, wanted).map(Ok),
            Err(error) => Some(Err(error)),
        };
        ask(&app, visitor.whose(), &id, judge).await?
    });
    Ok(Json(review.await?))
}

/// Ask what a computer would have done instead of a move of a game that is over.
#[utoipa::path(get, path = "/tables/{id}/review/{number}", tag = "history",
    params(("id" = String, Path), ("number" = i64, Path)), responses(
    (status = 200, body = InsteadInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn instead(
    State(app): State<App>,
    visitor: Visitor,
    At((id, number)): At<(String, i64)>,
) -> Result<Json<InsteadInfo>, Error> {
    visitor.may(&app, limits::SEARCH).await?;
    let (table, _) = app.tables.open_for(&id, visitor.person()).await?;
    table.must_be_over()?;
    let row = table.row.clone();
    drop(table);
    app.tables.must_not_continue_another(&row, visitor.person()).await?;
    let (made, adviser) = app.tables.move_of(&row, number).await?;
    let think = move |_: &Wanted| Some(InsteadInfo::of(&made, &adviser));
    Ok(Json(ask(&app, visitor.whose(), &id, think).await?))
}
