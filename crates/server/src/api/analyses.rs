//! Analysis boards over HTTP: their tree, their positions, moves of people and of computers in them. What can be asked about a
//! position is in `positions`.

use super::answer::Json;
use super::extract::{At, Body, Me, Visitor};
use super::play::ask;
use super::talk::said;
use crate::analysis::Wanted;
use crate::app::{App, whole};
use crate::computer::Thinker;
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::people::words;
use crate::tables::{AnalysisChange, Position, Thought, Weight};
use crate::wire::{
    self, AnalysedGame, AnalysedMoveInfo, AnalysisBody, AnalysisInfo, AnalysisLine, ComputerMoveBody,
    DescribeBody, NewAnalysisBody, StateInfo, ThoughtAck, ThoughtBody,
};
use axum::extract::State;
use axum::http::StatusCode;
use records::notation;
use rules::Game;
use std::time::{Duration, Instant};
use storage::{AnalysisRow, Origin};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How long a name and a note may be.
const MOST_NAME: usize = 80;
const MOST_NOTE: usize = 2_000;

/// Computers move until it is the turn of a seat of one's own, but no more than so often, and no longer, for one request.
const MOST_MOVES: usize = 24;
const LONGEST: Duration = Duration::from_secs(2);
/// The computer that moves for a seat that has none.
const BY_DEFAULT: &str = "director";

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(make_analysis))
        .routes(routes!(my_analyses))
        .routes(routes!(show_analysis, change_analysis, delete_analysis))
        .routes(routes!(copy_analysis))
        .routes(routes!(analysis_info))
        .routes(routes!(position, describe_move, delete_branch, think))
        .routes(routes!(let_computer))
}

/// Make an analysis board of one's own from a moment of a game that one may see: it uses what one may know of it, and the rest is
/// guessed. Nothing goes back from it into the game.
#[utoipa::path(post, path = "/tables/{id}/analyses", tag = "analyses", params(("id" = String, Path)),
    request_body = NewAnalysisBody, responses(
    (status = 201, body = AnalysisInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn make_analysis(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<NewAnalysisBody>,
) -> Result<(StatusCode, Json<AnalysisInfo>), Error> {
    me.may(&app, limits::TABLE).await?;
    let name = body.name.as_deref().map(name).transpose()?;
    let row = app.tables.analyse(&id, me.author(), body.number, name).await?;
    Ok((StatusCode::CREATED, Json(told(&app, row, true).await?)))
}

/// List one's own analyses, the latest change first.
#[utoipa::path(get, path = "/analyses", tag = "analyses", responses(
    (status = 200, body = Vec<AnalysisLine>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn my_analyses(State(app): State<App>, me: Me) -> Result<Json<Vec<AnalysisLine>>, Error> {
    me.may(&app, limits::LOOK).await?;
    let rows = app.storage.analyses_of(&me.person.id).await?;
    Ok(Json(rows.into_iter().map(AnalysisLine::of).collect()))
}

/// See an analysis and its tree. Whoever has its id may.
#[utoipa::path(get, path = "/analyses/{id}", tag = "analyses", params(("id" = String, Path)), responses(
    (status = 200, body = AnalysisInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn show_analysis(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<Json<AnalysisInfo>, Error> {
    visitor.may(&app, limits::LOOK).await?;
    let row = app.tables.analysis(&id).await?;
    let yours = visitor.person() == Some(&row.owner);
    Ok(Json(told(&app, row, yours).await?))
}

async fn told(app: &App, row: AnalysisRow, yours: bool) -> Result<AnalysisInfo, Error> {
    let moves = app.storage.analysed(&row.id).await?;
    let beginning = AnalysedGame::of(&row, &app.tables.beginning(&row).await?);
    Ok(AnalysisInfo::of(row, yours, &beginning, moves))
}

/// Rename an analysis of one's own, note something about its beginning, give seats to computers.
#[utoipa::path(patch, path = "/analyses/{id}", tag = "analyses", params(("id" = String, Path)),
    request_body = AnalysisBody, responses(
    (status = 200, body = AnalysisInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn change_analysis(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<AnalysisBody>,
) -> Result<Json<AnalysisInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let change = AnalysisChange {
        name: body.name.as_deref().map(name).transpose()?,
        note: body.note.as_deref().map(note).transpose()?,
        computers: body.computers,
    };
    let row = app.tables.change_analysis(&id, &me.person, change).await?;
    Ok(Json(told(&app, row, true).await?))
}

/// Delete an analysis of one's own.
#[utoipa::path(delete, path = "/analyses/{id}", tag = "analyses", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn delete_analysis(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    app.tables.delete_analysis(&id, &me.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a copy of one's own of an analysis that one was shown.
#[utoipa::path(post, path = "/analyses/{id}/copy", tag = "analyses", params(("id" = String, Path)), responses(
    (status = 201, body = AnalysisInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn copy_analysis(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
) -> Result<(StatusCode, Json<AnalysisInfo>), Error> {
    me.may(&app, limits::TABLE).await?;
    let row = app.tables.copy_analysis(&id, me.author()).await?;
    Ok((StatusCode::CREATED, Json(told(&app, row, true).await?)))
}

/// See what is printed and never changes, for the game of an analysis.
#[utoipa::path(get, path = "/analyses/{id}/info", tag = "analyses", params(("id" = String, Path)), responses(
    (status = 200, body = rules::TitleInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn analysis_info(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<Json<rules::TitleInfo>, Error> {
    visitor.may(&app, limits::LOOK).await?;
    let row = app.tables.analysis(&id).await?;
    Ok(Json(app.tables.beginning(&row).await?.info()))
}

/// See a position of an analysis: after one of its moves, or its beginning (0).
#[utoipa::path(get, path = "/analyses/{id}/moves/{number}", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path)), responses(
    (status = 200, body = StateInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn position(
    State(app): State<App>,
    visitor: Visitor,
    At((id, number)): At<(String, i64)>,
) -> Result<Json<StateInfo>, Error> {
    visitor.may(&app, limits::LOOK).await?;
    let row = app.tables.analysis(&id).await?;
    let yours = visitor.person() == Some(&row.owner);
    Ok(Json(wire::position(&app.tables.position_of(&row, number).await?, yours)))
}

/// Name a branch of an analysis by its first move, or note something about it.
#[utoipa::path(patch, path = "/analyses/{id}/moves/{number}", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path)), request_body = DescribeBody, responses(
    (status = 200, body = AnalysedMoveInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn describe_move(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
    Body(body): Body<DescribeBody>,
) -> Result<Json<AnalysedMoveInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let label = body.name.map(|text| if text.trim().is_empty() { Ok(String::new()) } else { name(&text) });
    let said = (label.transpose()?, body.note.as_deref().map(note).transpose()?);
    Ok(Json(AnalysedMoveInfo::of(app.tables.describe_move(&id, &me.person, number, said).await?)))
}

/// Delete a move of an analysis and all that follow it.
#[utoipa::path(delete, path = "/analyses/{id}/moves/{number}", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn delete_branch(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    app.tables.delete_branch(&id, &me.person, number).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a move after one of an analysis (or at its beginning, 0): a new branch, or the one that begins with this move already.
#[utoipa::path(post, path = "/analyses/{id}/moves/{number}", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path)), request_body = ThoughtBody, responses(
    (status = 200, body = ThoughtAck), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn think(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
    Body(body): Body<ThoughtBody>,
) -> Result<Json<ThoughtAck>, Error> {
    me.may(&app, limits::WRITE).await?;
    let ack = whole(async move {
        let row = app.tables.own_analysis(&id, &me.person).await?;
        let mut position = app.tables.position_of(&row, number).await?;
        let seat = position.acting(body.seat)?;
        let action = notation::read_action(&position.game, &body.action)
            .map_err(|error| Error::Invalid("action", error.to_string()))?;
        // Runs may have to be compared with the best there are.
        let thinking = app.tables.think(&me.person.id, Weight::Quick, move || {
            let thought = position.think(seat, &action, Origin::Person)?;
            Ok::<_, Error>((position, vec![thought]))
        });
        let thought = thinking.await??;
        grown(&app, row, number, thought).await
    });
    Ok(Json(ack.await?))
}

/// Adds moves to the tree, and shows where they lead.
async fn grown(
    app: &App,
    mut row: AnalysisRow,
    after: i64,
    (position, thoughts): (Position, Vec<Thought>),
) -> Result<ThoughtAck, Error> {
    let moves = app.tables.grow(&mut row, after, thoughts).await?;
    let moves = moves.into_iter().map(AnalysedMoveInfo::of).collect();
    Ok(ThoughtAck { moves, state: wire::position(&position, true) })
}

/// Let a computer move for the seat whose turn it is, and then for all that were given to computers, until it is the turn of a seat
/// of one's own; at most for about two seconds, so that whoever waits sees something: ask again then.
#[utoipa::path(post, path = "/analyses/{id}/moves/{number}/computer", tag = "analyses",
    params(("id" = String, Path), ("number" = i64, Path)), request_body = ComputerMoveBody, responses(
    (status = 200, body = ThoughtAck), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn let_computer(
    State(app): State<App>,
    me: Me,
    At((id, number)): At<(String, i64)>,
    Body(body): Body<ComputerMoveBody>,
) -> Result<Json<ThoughtAck>, Error> {
    me.may(&app, limits::SEARCH).await?;
    if let Some(unknown) = body.computer.as_deref().filter(|name| !bots::NAMES.contains(name)) {
        return Err(Error::Invalid("computer", format!("there is no computer '{unknown}'")));
    }
    let row = app.tables.own_analysis(&id, &me.person).await?;
    let position = app.tables.position_of(&row, number).await?;
    app.tables.must_allow_computers(&row, &position, &me.person).await?;
    position.acting(None)?;
    let (thinking, computers) = (id.clone(), row.computers.clone());
    let think = move |wanted: &Wanted| computed(position, &thinking, &computers, body.computer, wanted);
    let thought = ask(&app, &me.person.id, &id, think).await??;
    let ack = whole(async move { grown(&app, row, number, thought).await });
    Ok(Json(ack.await?))
}

/// The moves of computers from a position on, the first of which is made by the one that was asked.
fn computed(
    mut position: Position,
    id: &str,
    computers: &[Option<String>],
    asked: Option<String>,
    wanted: &Wanted,
) -> Option<Result<(Position, Vec<Thought>), Error>> {
    let begun = Instant::now();
    let mut thoughts = Vec::new();
    while thoughts.len() < MOST_MOVES && begun.elapsed() < LONGEST {
        if !wanted.still() {
            return None;
        }
        let Ok(seat) = position.acting(None) else { break };
        let own = computers.get(usize::from(seat)).cloned().flatten();
        let first =
            thoughts.is_empty().then(|| asked.clone().or(own.clone()).unwrap_or(BY_DEFAULT.to_owned()));
        let Some(name) = first.or(own) else { break };
        let thinker = Thinker::new(name, (id, seat), 0, position.depth);
        let Some(action) = thinker.think(&position.game) else { break };
        match position.think(seat, &action, Origin::Computer) {
            Ok(thought) => thoughts.push(thought),
            Err(error) => return Some(Err(error)),
        }
    }
    Some(Ok((position, thoughts)))
}

fn name(text: &str) -> Result<String, Error> {
    words(text, MOST_NAME)
        .ok_or_else(|| Error::Invalid("name", format!("a name has 1 to {MOST_NAME} characters")))
}

fn note(text: &str) -> Result<String, Error> {
    said(text, MOST_NOTE)
}
