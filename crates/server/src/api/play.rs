//! Playing over HTTP: states, moves, taking back, programmed moves.

use super::answer::Json;
use super::extract::{Asked, At, Body, Me, Visitor};
use crate::analysis::Wanted;
use crate::app::{App, whole};
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::tables::{Done, MoveRequest, UndoAsk, Undone, Weight};
use crate::wire::{
    self, Ack, AdviceInfo, AgreementBody, AgreementInfo, AnswerUndo, CheckBody, CheckInfo, CompletedInfo,
    DraftBody, EntryInfo, LessonInfo, MergerInfo, MoveBody, ProgramBody, ProgramInfo, RunsInfo, StateInfo,
    TableInfo, UndoAnswer, UndoBody, WayInfo, WaysBody,
};
use axum::extract::State;
use rules::naming::{Read, Rename};
use rules::{Aim, Certainty, CompanyId, Game, RunSet};
use serde::Deserialize;
use titles::AnyGame;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(state))
        .routes(routes!(info))
        .routes(routes!(runs, complete))
        .routes(routes!(merger))
        .routes(routes!(act))
        .routes(routes!(check))
        .routes(routes!(ways))
        .routes(routes!(advice))
        .routes(routes!(conductor))
        .routes(routes!(undo))
        .routes(routes!(answer_undo))
        .routes(routes!(redo))
        .routes(routes!(programs, set_program))
        .routes(routes!(agreements, set_agreement))
}

/// Which state.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct StateQuery {
    /// After which entry of the log; the last if absent.
    #[serde(default)]
    #[param(minimum = 0)]
    at: Option<i64>,
}

/// See the game, now or after any entry of its log, as far as one may.
#[utoipa::path(get, path = "/tables/{id}/state", tag = "play", params(("id" = String, Path), StateQuery), responses(
    (status = 200, body = StateInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn state(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
    Asked(query): Asked<StateQuery>,
) -> Result<Json<StateInfo>, Error> {
    let (table, sight) = app.tables.open_for(&id, visitor.person()).await?;
    table.playing()?;
    let Some(at) = query.at.filter(|at| *at != table.row.number) else {
        return Ok(Json(wire::state(&table, &sight)?));
    };
    let (row, eyes, with_digest) = (table.row.clone(), table.eyes(&sight), table.hides_nothing_from(&sight));
    drop(table);
    visitor.may(&app, limits::LOOK).await?;
    Ok(Json(wire::past(&eyes, &app.tables.at(&row, at).await?, row.number, with_digest)))
}

/// See what is printed and never changes: map, tiles, charters, trains, chart.
#[utoipa::path(get, path = "/tables/{id}/info", tag = "play", params(("id" = String, Path)), responses(
    (status = 200, body = rules::TitleInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn info(
    State(app): State<App>,
    me: Option<Me>,
    At(id): At<String>,
) -> Result<Json<rules::TitleInfo>, Error> {
    let person = me.map(|me| me.person.id);
    let (table, _) = app.tables.open_for(&id, person.as_deref()).await?;
    Ok(Json(table.playing()?.game().info()))
}

/// Which runs.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct RunsQuery {
    /// What makes one set better than another: `dividend`, the highest (by default), `total`, that and what the runs
    /// bring the company besides, or `besides`, as much of the latter as leaves the share price where the highest
    /// dividend would bring it.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    aim: Aim,
    /// After which entry of the log; now if absent.
    #[serde(default)]
    #[param(minimum = 0)]
    at: Option<i64>,
}

/// Find the best runs for the company that must run now, or had to run then.
#[utoipa::path(get, path = "/tables/{id}/runs", tag = "play", params(("id" = String, Path), RunsQuery), responses(
    (status = 200, body = RunsInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn runs(
    State(app): State<App>,
    visitor: Visitor,
    At(id): At<String>,
    Asked(query): Asked<RunsQuery>,
) -> Result<Json<RunsInfo>, Error> {
    visitor.may(&app, limits::SEARCH).await?;
    let (table, _) = app.tables.open_for(&id, visitor.person()).await?;
    let game = match query.at {
        Some(number) => {
            let row = table.row.clone();
            drop(table);
            app.tables.at(&row, number).await?.game
        }
        None => {
            let game = table.playing()?.game().clone();
            drop(table);
            game
        }
    };
    let search = move |wanted: &Wanted| {
        let found = best_runs(&game, query.aim, wanted)?;
        Some(RunsInfo::of(&game, found.as_ref()))
    };
    Ok(Json(ask(&app, visitor.whose(), &id, search).await?))
}

/// Has something worked out in turn with what others ask, behind all moves.
pub(super) async fn ask<T: Send + 'static>(
    app: &App,
    whose: &str,
    table: &str,
    work: impl FnOnce(&Wanted) -> Option<T> + Send + 'static,
) -> Result<T, Error> {
    match app.tables.analysis.ask(whose, table, work).await {
        Err(Error::TooMany(seconds)) => Err(app.limits.refused("analysis", whose, seconds)),
        other => other,
    }
}

/// The best runs within a budget, or nothing if nobody waits for them any more. Most searches end within the first budget;
/// between two of them we look whether the answer is still wanted.
pub(super) fn best_runs(game: &AnyGame, aim: Aim, wanted: &Wanted) -> Option<Option<RunSet>> {
    const BUDGETS: [u64; 3] = [250_000, 2_000_000, 20_000_000];
    let mut found = None;
    for budget in BUDGETS {
        if !wanted.still() {
            return None;
        }
        found = game.best_runs(aim, Some(budget));
        if !found.as_ref().is_some_and(|set| matches!(set.certainty, Certainty::AtMost(_))) {
            break;
        }
    }
    Some(found)
}

/// Which merger.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct MergerQuery {
    /// The company that would act.
    company: String,
    /// The other one.
    partner: String,
    /// Which of the two would remain.
    survivor: String,
}

/// Ask what a merger of two companies would be, at any time: what would happen step by step, and the game afterwards. Whoever can
/// pay to keep a share is thought to do so.
#[utoipa::path(get, path = "/tables/{id}/merger", tag = "play", params(("id" = String, Path), MergerQuery), responses(
    (status = 200, body = MergerInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn merger(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Asked(query): Asked<MergerQuery>,
) -> Result<Json<MergerInfo>, Error> {
    me.may(&app, limits::SEARCH).await?;
    let (table, _) = app.tables.open_for(&id, Some(&me.person.id)).await?;
    let game = table.playing()?.game().clone();
    drop(table);
    let [acting, partner, survivor] = companies(&game, &query)?;
    let suppose = move |_: &Wanted| Some(MergerInfo::of(&game, acting, partner, survivor));
    let supposed = ask(&app, &me.person.id, &id, suppose).await?;
    Ok(Json(supposed.ok_or_else(|| Error::Conflict("no-merger", "these companies cannot merge".to_owned()))?))
}

/// The companies of a merger: the one that would act, its partner, and which of the two would remain.
pub(super) fn companies(game: &AnyGame, query: &MergerQuery) -> Result<[CompanyId; 3], Error> {
    let company = |name: &str| {
        let named = rules::naming::CompanyName(name.to_owned());
        Read(game).company(&named).map_err(|error| Error::Invalid("company", error.to_string()))
    };
    Ok([company(&query.company)?, company(&query.partner)?, company(&query.survivor)?])
}

/// Complete a run that is half drawn: the best one of a train through some stops, beside the runs of the others.
#[utoipa::path(post, path = "/tables/{id}/runs", tag = "play", params(("id" = String, Path)),
    request_body = DraftBody, responses(
    (status = 200, body = CompletedInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn complete(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<DraftBody>,
) -> Result<Json<CompletedInfo>, Error> {
    me.may(&app, limits::SEARCH).await?;
    let (game, _) = app.tables.acting(&id, &me.person, body.seat).await?;
    let complete = move |_: &Wanted| Some(CompletedInfo::of(&game, &body));
    Ok(Json(ask(&app, &me.person.id, &id, complete).await??))
}

/// Try actions without doing them: what each would do, or the rule that forbids it. Only for whoever's turn it is,
/// for answers tell what only they may know.
#[utoipa::path(post, path = "/tables/{id}/check", tag = "play", params(("id" = String, Path)),
    request_body = CheckBody, responses(
    (status = 200, body = Vec<CheckInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn check(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<CheckBody>,
) -> Result<Json<Vec<CheckInfo>>, Error> {
    const MOST_ACTIONS: usize = 64;
    // Runs may have to be compared with the best there are, which is a search like any other.
    let runs = body.actions.iter().any(|action| action["type"] == "run");
    me.may(&app, if runs { limits::SEARCH } else { limits::WRITE }).await?;
    if body.actions.len() > MOST_ACTIONS {
        return Err(Error::Invalid("actions", format!("at most {MOST_ACTIONS} actions at once")));
    }
    let (game, seat) = app.tables.acting(&id, &me.person, body.seat).await?;
    let tried = move || body.actions.into_iter().map(move |action| wire::check(&game, seat, &action));
    if !runs {
        return Ok(Json(app.tables.think(&me.person.id, Weight::Quick, move || tried().collect()).await?));
    }
    let search = move |wanted: &Wanted| tried().map(|tried| wanted.still().then_some(tried)).collect();
    Ok(Json(ask(&app, &me.person.id, &id, search).await?))
}

/// Think a move through without making it: every way it can go, and who has what afterwards. Whoever is asked is thought to agree.
/// Only for whoever's turn it is.
#[utoipa::path(post, path = "/tables/{id}/ways", tag = "play", params(("id" = String, Path)),
    request_body = WaysBody, responses(
    (status = 200, body = Vec<WayInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn ways(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<WaysBody>,
) -> Result<Json<Vec<WayInfo>>, Error> {
    me.may(&app, limits::SEARCH).await?;
    let (game, seat) = app.tables.acting(&id, &me.person, body.seat).await?;
    let think = move |_: &Wanted| Some(wire::ways(&game, seat, &body.action));
    Ok(Json(ask(&app, &me.person.id, &id, think).await??))
}

/// For whom.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct AdviceQuery {
    /// The seat, for people who play several.
    #[serde(default)]
    seat: Option<u8>,
}

/// Ask a computer what it would do: moves with reasons, best first. Only for whoever's turn it is, against computers or where all
/// have agreed on advice; it knows what the seat may know.
#[utoipa::path(get, path = "/tables/{id}/advice", tag = "play", params(("id" = String, Path), AdviceQuery), responses(
    (status = 200, body = AdviceInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn advice(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Asked(query): Asked<AdviceQuery>,
) -> Result<Json<AdviceInfo>, Error> {
    me.may(&app, limits::SEARCH).await?;
    let question = app.tables.question(&id, &me.person, query.seat).await?;
    let think = move |_: &Wanted| Some(AdviceInfo::of(&question));
    Ok(Json(ask(&app, &me.person.id, &id, think).await?))
}

/// Ask a conductor what matters in the decision one has to make: points with figures, what a guest would do, and moves to beware
/// of. For whoever may ask for advice.
#[utoipa::path(get, path = "/tables/{id}/conductor", tag = "play", params(("id" = String, Path), AdviceQuery), responses(
    (status = 200, body = LessonInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn conductor(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Asked(query): Asked<AdviceQuery>,
) -> Result<Json<LessonInfo>, Error> {
    me.may(&app, limits::LESSON).await?;
    let question = app.tables.question(&id, &me.person, query.seat).await?;
    let think = move |_: &Wanted| Some(LessonInfo::of(&question));
    Ok(Json(ask(&app, &me.person.id, &id, think).await?))
}

/// What to answer with.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ActQuery {
    /// Whether the answer shall bring the state after the move.
    #[serde(default)]
    state: bool,
}

/// Make a move. It is acknowledged when it is durable; sent again under the same id it is made once.
#[utoipa::path(post, path = "/tables/{id}/moves", tag = "play", params(("id" = String, Path), ActQuery),
    request_body = MoveBody, responses(
    (status = 200, body = Ack), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn act(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Asked(query): Asked<ActQuery>,
    Body(body): Body<MoveBody>,
) -> Result<Json<Ack>, Error> {
    me.may(&app, limits::WRITE).await?;
    let client = client(body.id)?;
    let request = MoveRequest { after: body.after, client, seat: body.seat, action: body.action };
    let ack = whole(async move {
        let done = app.tables.act(&id, &me.person, request).await?;
        ack(&done, query.state)
    });
    Ok(Json(ack.await?))
}

/// The entry that something became, for the person who did it.
fn entry(done: &Done) -> EntryInfo {
    EntryInfo::of(&done.table.seats, &done.entry, done.table.hides_nothing_from(&done.sight))
}

fn ack(done: &Done, with_state: bool) -> Result<Ack, Error> {
    Ok(Ack {
        entry: entry(done),
        number: done.table.row.number,
        state: if with_state { Some(wire::state(&done.table, &done.sight)?) } else { None },
    })
}

fn client(id: String) -> Result<String, Error> {
    crate::people::words(&id, 64)
        .ok_or_else(|| Error::Invalid("id", "an id has 1 to 64 characters".to_owned()))
}

fn undone(undone: Undone) -> UndoAnswer {
    match undone {
        Undone::Done(done) => {
            UndoAnswer { entry: Some(entry(&done)), table: TableInfo::of(&done.table, &done.sight) }
        }
        Undone::Asked(table, sight) => UndoAnswer { entry: None, table: TableInfo::of(&table, &sight) },
    }
}

/// Take moves back, or ask those whose moves they are.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", params(("id" = String, Path)),
    request_body = UndoBody, responses(
    (status = 200, body = UndoAnswer), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn undo(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<UndoBody>,
) -> Result<Json<UndoAnswer>, Error> {
    me.may(&app, limits::WRITE).await?;
    let ask = UndoAsk { after: body.after, client: client(body.id)?, to: body.to };
    let answer = whole(async move { Ok(undone(app.tables.undo(&id, &me.person, ask).await?)) });
    Ok(Json(answer.await?))
}

/// Answer somebody who wants to take moves back; whoever asked can withdraw it by declining.
#[utoipa::path(post, path = "/tables/{id}/undo/answer", tag = "play", params(("id" = String, Path)),
    request_body = AnswerUndo, responses(
    (status = 200, body = UndoAnswer), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn answer_undo(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<AnswerUndo>,
) -> Result<Json<UndoAnswer>, Error> {
    me.may(&app, limits::WRITE).await?;
    let answer =
        whole(async move { Ok(undone(app.tables.answer_undo(&id, &me.person, body.accept).await?)) });
    Ok(Json(answer.await?))
}

/// Make moves again that were taken back.
#[utoipa::path(post, path = "/tables/{id}/redo", tag = "play", params(("id" = String, Path)),
    request_body = UndoBody, responses(
    (status = 200, body = Ack), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn redo(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<UndoBody>,
) -> Result<Json<Ack>, Error> {
    me.may(&app, limits::WRITE).await?;
    let ask = UndoAsk { after: body.after, client: client(body.id)?, to: body.to };
    let answer = whole(async move { ack(&app.tables.redo(&id, &me.person, ask).await?, false) });
    Ok(Json(answer.await?))
}

/// See what the server does for one's seats.
#[utoipa::path(get, path = "/tables/{id}/programs", tag = "play", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<ProgramInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn programs(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
) -> Result<Json<Vec<ProgramInfo>>, Error> {
    let (table, sight) = app.tables.open_for(&id, Some(&me.person.id)).await?;
    Ok(Json(ProgramInfo::own(&table, &sight)))
}

/// Set what the server does for a seat of one's own, or stop it.
#[utoipa::path(put, path = "/tables/{id}/programs", tag = "play", params(("id" = String, Path)),
    request_body = ProgramBody, responses(
    (status = 200, body = Vec<ProgramInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn set_program(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<ProgramBody>,
) -> Result<Json<Vec<ProgramInfo>>, Error> {
    me.may(&app, limits::WRITE).await?;
    let programs = whole(async move {
        let (table, sight) = app.tables.set_program(&id, &me.person, body.seat, body.program).await?;
        Ok(ProgramInfo::own(&table, &sight))
    });
    Ok(Json(programs.await?))
}

/// See the questions that one's seats always agree to.
#[utoipa::path(get, path = "/tables/{id}/agreements", tag = "play", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<AgreementInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn agreements(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
) -> Result<Json<Vec<AgreementInfo>>, Error> {
    let (table, sight) = app.tables.open_for(&id, Some(&me.person.id)).await?;
    Ok(Json(AgreementInfo::own(&table, &sight)))
}

/// Agree to a question once and for all, for a seat of one's own, or no longer. It is answered at once whenever it is asked; taking
/// back moves to where it is asked ends it.
#[utoipa::path(put, path = "/tables/{id}/agreements", tag = "play", params(("id" = String, Path)),
    request_body = AgreementBody, responses(
    (status = 200, body = Vec<AgreementInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn set_agreement(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<AgreementBody>,
) -> Result<Json<Vec<AgreementInfo>>, Error> {
    me.may(&app, limits::WRITE).await?;
    let agreements = whole(async move {
        let told = (body.question, body.agree);
        let (table, sight) = app.tables.set_agreement(&id, &me.person, body.seat, told).await?;
        Ok(AgreementInfo::own(&table, &sight))
    });
    Ok(Json(agreements.await?))
}
