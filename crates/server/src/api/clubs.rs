//! Clubs over HTTP. Their tables are listed by `/tables?club=`.

use super::answer::Json;
use super::extract::{At, Body, Me, Visitor};
use super::talk::said;
use crate::app::App;
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::people::words;
use crate::society::{self, ClubChange};
use crate::wire::{
    ClubBody, ClubInfo, ClubLine, ClubLinkInfo, ClubOwnerBody, ClubStandings, InviteInfo, WhomBody,
};
use axum::extract::State;
use axum::http::StatusCode;
use storage::{ClubRow, Person};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

const MOST_NAME: usize = 60;
const MOST_DESCRIPTION: usize = 1_000;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(clubs, found_club))
        .routes(routes!(show_club, change_club, dissolve_club))
        .routes(routes!(hand_club_over))
        .routes(routes!(invite_to_club))
        .routes(routes!(uninvite))
        .routes(routes!(join_club))
        .routes(routes!(leave_club))
        .routes(routes!(make_link, take_link_away))
        .routes(routes!(link_leads_to, join_by_link))
        .routes(routes!(club_standings))
}

fn described(body: &ClubBody) -> Result<ClubChange, Error> {
    let rule = || Error::Invalid("club-name", format!("a club's name has 1 to {MOST_NAME} characters"));
    let name = words(&body.name, MOST_NAME).ok_or_else(rule)?;
    Ok(ClubChange { name, description: said(body.description.trim(), MOST_DESCRIPTION)? })
}

/// A club as a member sees it.
async fn told(app: &App, person: &Person, club: ClubRow) -> Result<Json<ClubInfo>, Error> {
    let yours = club.owner == person.id;
    let members = app.storage.club_members(&club.id).await?;
    let invited = if yours { app.storage.club_invited(&club.id).await? } else { Vec::new() };
    Ok(Json(ClubInfo {
        id: club.id,
        name: club.name,
        description: club.description,
        owner: club.owner,
        yours,
        linked: club.linked,
        members: members.into_iter().map(Into::into).collect(),
        invited: invited.into_iter().map(Into::into).collect(),
        created_at: club.created_at,
    }))
}

/// List one's clubs.
#[utoipa::path(get, path = "/clubs", tag = "society", responses(
    (status = 200, body = Vec<ClubLine>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn clubs(State(app): State<App>, me: Me) -> Result<Json<Vec<ClubLine>>, Error> {
    me.may(&app, limits::LOOK).await?;
    let rows = app.storage.clubs_of(&me.person.id).await?;
    Ok(Json(rows.into_iter().map(|row| ClubLine::of(row, &me.person.id)).collect()))
}

/// Found a club.
#[utoipa::path(post, path = "/clubs", tag = "society", request_body = ClubBody, responses(
    (status = 201, body = ClubInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn found_club(
    State(app): State<App>,
    me: Me,
    Body(body): Body<ClubBody>,
) -> Result<(StatusCode, Json<ClubInfo>), Error> {
    me.may(&app, limits::TABLE).await?;
    let club = society::found(&app, &me.person, described(&body)?).await?;
    Ok((StatusCode::CREATED, told(&app, &me.person, club).await?))
}

/// See a club of one's own.
#[utoipa::path(get, path = "/clubs/{id}", tag = "society", params(("id" = String, Path)), responses(
    (status = 200, body = ClubInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn show_club(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<ClubInfo>, Error> {
    me.may(&app, limits::LOOK).await?;
    let club = society::member_of(&app, &me.person, &id).await?;
    told(&app, &me.person, club).await
}

/// Change what a club is called and says of itself.
#[utoipa::path(patch, path = "/clubs/{id}", tag = "society", params(("id" = String, Path)),
    request_body = ClubBody, responses(
    (status = 200, body = ClubInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn change_club(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<ClubBody>,
) -> Result<Json<ClubInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    society::owner_of(&app, &me.person, &id).await?;
    let new = described(&body)?;
    app.storage.describe_club(&id, &new.name, &new.description).await?;
    told(&app, &me.person, society::member_of(&app, &me.person, &id).await?).await
}

/// Dissolve a club; its tables stay.
#[utoipa::path(delete, path = "/clubs/{id}", tag = "society", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn dissolve_club(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    society::owner_of(&app, &me.person, &id).await?;
    app.storage.dissolve_club(&id, &me.person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Hand a club over to another member.
#[utoipa::path(put, path = "/clubs/{id}/owner", tag = "society", params(("id" = String, Path)),
    request_body = ClubOwnerBody, responses(
    (status = 200, body = ClubInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn hand_club_over(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<ClubOwnerBody>,
) -> Result<Json<ClubInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    society::hand_over(&app, &me.person, &id, &body.person).await?;
    told(&app, &me.person, society::member_of(&app, &me.person, &id).await?).await
}

/// Invite somebody into a club by name.
#[utoipa::path(post, path = "/clubs/{id}/invitations", tag = "society", params(("id" = String, Path)),
    request_body = WhomBody, responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn invite_to_club(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(whom): Body<WhomBody>,
) -> Result<StatusCode, Error> {
    me.may(&app, limits::ASK).await?;
    society::invite(&app, &me.person, &id, &whom).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take an invitation back, or decline one's own.
#[utoipa::path(delete, path = "/clubs/{id}/invitations/{person}", tag = "society",
    params(("id" = String, Path), ("person" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn uninvite(
    State(app): State<App>,
    me: Me,
    At((id, person)): At<(String, String)>,
) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    society::take_invitation_back(&app, &me.person, &id, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Join a club to which one was invited by name.
#[utoipa::path(post, path = "/clubs/{id}/members", tag = "society", params(("id" = String, Path)), responses(
    (status = 200, body = ClubInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn join_club(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<ClubInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let club = society::join(&app, &me.person, &id).await?;
    told(&app, &me.person, club).await
}

/// Leave a club, or have a member leave it.
#[utoipa::path(delete, path = "/clubs/{id}/members/{person}", tag = "society",
    params(("id" = String, Path), ("person" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn leave_club(
    State(app): State<App>,
    me: Me,
    At((id, person)): At<(String, String)>,
) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    society::leave(&app, &me.person, &id, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a link by which people join a club; the one before works no longer.
#[utoipa::path(post, path = "/clubs/{id}/link", tag = "society", params(("id" = String, Path)), responses(
    (status = 201, body = InviteInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn make_link(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
) -> Result<(StatusCode, Json<InviteInfo>), Error> {
    me.may(&app, limits::ASK).await?;
    let token = society::make_link(&app, &me.person, &id).await?;
    let url = app.url(&format!("/club-invitation/{token}"));
    Ok((StatusCode::CREATED, Json(InviteInfo { token, url })))
}

/// Take away the link by which people join a club.
#[utoipa::path(delete, path = "/clubs/{id}/link", tag = "society", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn take_link_away(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    society::owner_of(&app, &me.person, &id).await?;
    app.storage.set_club_link(&id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// See to which club a link leads.
#[utoipa::path(get, path = "/club-links/{token}", tag = "society", params(("token" = String, Path)), responses(
    (status = 200, body = ClubLinkInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn link_leads_to(
    State(app): State<App>,
    visitor: Visitor,
    At(token): At<String>,
) -> Result<Json<ClubLinkInfo>, Error> {
    visitor.may(&app, limits::LOOK).await?;
    let club = society::link_leads_to(&app, &token).await?;
    Ok(Json(ClubLinkInfo { name: club.name, description: club.description, members: club.members }))
}

/// Join a club by its link.
#[utoipa::path(post, path = "/club-links/{token}", tag = "society", params(("token" = String, Path)), responses(
    (status = 200, body = ClubInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn join_by_link(
    State(app): State<App>,
    me: Me,
    At(token): At<String>,
) -> Result<Json<ClubInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let club = society::join_by_link(&app, &me.person, &token).await?;
    told(&app, &me.person, club).await
}

/// See what the members of a club have achieved at its finished tables.
#[utoipa::path(get, path = "/clubs/{id}/standings", tag = "society", params(("id" = String, Path)), responses(
    (status = 200, body = ClubStandings), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn club_standings(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
) -> Result<Json<ClubStandings>, Error> {
    me.may(&app, limits::LOOK).await?;
    let rows = society::standings(&app, &me.person, &id).await?;
    Ok(Json(ClubStandings { standings: rows.into_iter().map(Into::into).collect() }))
}
