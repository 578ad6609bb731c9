//! People over HTTP: sitting down, accounts, sessions.

use super::answer::Json;
use super::extract::{At, Body, Client, From, Me, set_cookie};
use crate::app::{App, whole};
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::people;
use crate::wire::{
    AccountBody, DepartBody, GuestBody, MeBody, PasswordBody, PersonInfo, RecoveryBody, SessionInfo,
    SignInBody,
};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use storage::{StorageError, ids};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(arrive))
        .routes(routes!(register))
        .routes(routes!(sign_in, sign_out))
        .routes(routes!(sessions, sign_out_everywhere))
        .routes(routes!(end_session))
        .routes(routes!(me, rename, depart))
        .routes(routes!(change_password))
        .routes(routes!(recovery))
}

/// Sit down as a guest: a name is enough, a cookie keeps the seat.
#[utoipa::path(post, path = "/guests", tag = "people", request_body = GuestBody, responses(
    (status = 201, body = PersonInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn arrive(
    State(app): State<App>,
    From(address): From,
    Client(client): Client,
    Body(body): Body<GuestBody>,
) -> Result<impl IntoResponse, Error> {
    app.limits.take(limits::ARRIVE, &address).await?;
    let (person, secret) = people::arrive(&app, &body.name, &client).await?;
    Ok((StatusCode::CREATED, set_cookie(&app, Some(&secret)), Json(PersonInfo::from(person))))
}

/// Make an account: of the guest one is, with all seats, or anew.
#[utoipa::path(post, path = "/accounts", tag = "people", request_body = AccountBody, responses(
    (status = 201, body = PersonInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn register(
    State(app): State<App>,
    From(address): From,
    Client(client): Client,
    me: Option<Me>,
    Body(body): Body<AccountBody>,
) -> Result<impl IntoResponse, Error> {
    app.limits.take(limits::ARRIVE, &address).await?;
    app.limits.take(limits::SIGN_IN, &address).await?;
    let guest = me.map(|me| (me.person, me.token));
    let (person, secret) = people::register(&app, guest, body, &client).await?;
    Ok((StatusCode::CREATED, set_cookie(&app, Some(&secret)), Json(PersonInfo::from(person))))
}

/// Sign in.
#[utoipa::path(post, path = "/session", tag = "people", request_body = SignInBody, responses(
    (status = 200, body = PersonInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn sign_in(
    State(app): State<App>,
    From(address): From,
    Client(client): Client,
    me: Option<Me>,
    Body(body): Body<SignInBody>,
) -> Result<impl IntoResponse, Error> {
    app.limits.take(limits::SIGN_IN, &address).await?;
    let login: String = body.login.chars().take(64).collect::<String>().to_lowercase();
    let pair = format!("{login} {address}");
    app.limits.take(limits::SIGN_IN_AS, &pair).await?;
    let old = me.map(|me| me.token);
    let (person, secret) =
        people::sign_in(&app, &body.login, &body.password, old.as_deref(), &client).await?;
    Ok((set_cookie(&app, Some(&secret)), Json(PersonInfo::from(person))))
}

/// Sign out.
#[utoipa::path(delete, path = "/session", tag = "people", responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn sign_out(State(app): State<App>, me: Me) -> Result<impl IntoResponse, Error> {
    app.storage.end_session(&me.token).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, None)))
}

/// List where one is signed in.
#[utoipa::path(get, path = "/sessions", tag = "people", responses(
    (status = 200, body = Vec<SessionInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn sessions(State(app): State<App>, me: Me) -> Result<Json<Vec<SessionInfo>>, Error> {
    let rows = app.storage.sessions(&me.person.id, ids::now()).await?;
    Ok(Json(rows.into_iter().map(|row| SessionInfo::of(row, &me.token)).collect()))
}

/// Sign out somewhere else.
#[utoipa::path(delete, path = "/sessions/{id}", tag = "people", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn end_session(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, Error> {
    match app.storage.end_session_of(&me.person.id, &id).await {
        Err(StorageError::Conflict) => Err(Error::NotFound("session")),
        other => Ok(other.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// Sign out everywhere.
#[utoipa::path(delete, path = "/sessions", tag = "people", responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn sign_out_everywhere(State(app): State<App>, me: Me) -> Result<impl IntoResponse, Error> {
    app.storage.end_sessions(&me.person.id).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, None)))
}

/// Who one is.
#[utoipa::path(get, path = "/me", tag = "people", responses(
    (status = 200, body = PersonInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn me(me: Me) -> Json<PersonInfo> {
    Json(PersonInfo::from(me.person))
}

/// Change one's name, for tables to come.
#[utoipa::path(patch, path = "/me", tag = "people", request_body = MeBody, responses(
    (status = 200, body = PersonInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn rename(State(app): State<App>, me: Me, Body(body): Body<MeBody>) -> Result<Json<PersonInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let name = people::person_name(&body.name)?;
    app.storage.rename_person(&me.person.id, &name).await?;
    Ok(Json(PersonInfo { name, ..PersonInfo::from(me.person) }))
}

/// Go for good: account, settings, notes and sessions are deleted; the name stays on old seats.
#[utoipa::path(delete, path = "/me", tag = "people", request_body = Option<DepartBody>, responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn depart(
    State(app): State<App>,
    From(address): From,
    me: Me,
    body: Option<Body<DepartBody>>,
) -> Result<impl IntoResponse, Error> {
    app.limits.take(limits::SIGN_IN, &address).await?;
    let password = body.and_then(|Body(body)| body.password);
    people::confirm_if_account(&app, &me.person, password.as_deref()).await?;
    let going = app.clone();
    whole(async move { going.tables.depart(&me.person).await }).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, None)))
}

/// Change the password; all other sessions end.
#[utoipa::path(put, path = "/me/password", tag = "people", request_body = PasswordBody, responses(
    (status = 200, body = PersonInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn change_password(
    State(app): State<App>,
    From(address): From,
    Client(client): Client,
    me: Me,
    Body(body): Body<PasswordBody>,
) -> Result<impl IntoResponse, Error> {
    app.limits.take(limits::SIGN_IN, &address).await?;
    let secret = people::change_password(&app, &me.person, &body.old, &body.new, &client).await?;
    Ok((set_cookie(&app, Some(&secret)), Json(PersonInfo::from(me.person))))
}

/// Ask for a link to get back into an account: it is sent to the mail address that the account has confirmed, if it has.
#[utoipa::path(post, path = "/recovery", tag = "people", request_body = RecoveryBody, responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn recovery(
    State(app): State<App>,
    From(address): From,
    Body(body): Body<RecoveryBody>,
) -> Result<StatusCode, Error> {
    app.limits.take(limits::RECOVERY, &address).await?;
    // Whoever asks learns neither from the answer nor from its time whether there is such an account.
    tokio::spawn(async move {
        if let Err(error) = people::send_recovery(&app, &body.login).await {
            tracing::warn!(%error, "a link could not be sent");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}
