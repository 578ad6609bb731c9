//! Tables over HTTP: listing, setting up, sitting down, starting, inviting.

use super::answer::Json;
use super::extract::{Asked, At, Body, Me, Visitor};
use crate::app::{App, whole};
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::people::words;
use crate::tables::{Change, NewSeat, NewTable, Settings, drawn_seed};
use crate::wire::{
    self, AcceptBody, CopyingBody, EndBody, InvitationInfo, InviteBody, InviteInfo, JoinBody, NewSeatBody,
    NewTableBody, ReplaceBody, StandInBody, TableBody, TableInfo, TableList,
};
use axum::extract::State;
use axum::http::StatusCode;
use rules::TableSpec;
use serde::Deserialize;
use storage::{Filter, Page, TableState};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// More than any title has players.
const MOST_SEATS: usize = 8;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(show, change, delete))
        .routes(routes!(join))
        .routes(routes!(set_seat))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(end))
        .routes(routes!(copying))
        .routes(routes!(replace))
        .routes(routes!(stand_in))
        .routes(routes!(invite, withdraw))
        .routes(routes!(invited, accept))
}

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ListQuery {
    /// Only one's own: seats and tables one has set up.
    #[serde(default)]
    mine: bool,
    /// Only those where one is awaited.
    #[serde(default)]
    my_turn: bool,
    /// Only of this title.
    #[serde(default)]
    #[param(max_length = 100)]
    title: Option<String>,
    /// Only in this state.
    #[serde(default)]
    state: Option<TableState>,
    /// Only with these words in the name.
    #[serde(default)]
    #[param(max_length = 100)]
    words: Option<String>,
    /// Only those of this club of one's own.
    #[serde(default)]
    #[param(max_length = 16)]
    club: Option<String>,
    /// The page, from 1.
    #[serde(default)]
    #[param(minimum = 1, maximum = 100000)]
    page: Option<i64>,
    /// The size of a page, at most 100.
    #[serde(default)]
    #[param(minimum = 1, maximum = 100)]
    size: Option<i64>,
}

/// List the tables one may see, the latest change first.
#[utoipa::path(get, path = "/tables", tag = "tables", params(ListQuery), responses(
    (status = 200, body = TableList), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn list(
    State(app): State<App>,
    visitor: Visitor,
    Asked(query): Asked<ListQuery>,
) -> Result<Json<TableList>, Error> {
    visitor.may(&app, limits::LIST).await?;
    let (page, size) = (query.page.unwrap_or(1), query.size.unwrap_or(20));
    if !(1..=100_000).contains(&page) || !(1..=100).contains(&size) {
        return Err(Error::Invalid(
            "page",
            "pages are counted from 1 and have at most 100 tables".to_owned(),
        ));
    }
    let filter = Filter {
        person: visitor.person().unwrap_or_default().to_owned(),
        mine: query.mine,
        all: false,
        my_turn: query.my_turn,
        title: query.title.unwrap_or_default(),
        state: query.state.map(|state| state.word().to_owned()).unwrap_or_default(),
        words: query.words.unwrap_or_default(),
        club: query.club.unwrap_or_default(),
    };
    if [&filter.title, &filter.words, &filter.club].iter().any(|text| text.contains('\0')) {
        return Err(Error::Invalid("query", "no control characters, please".to_owned()));
    }
    if !filter.club.is_empty() && !app.storage.is_member(&filter.club, &filter.person).await? {
        return Err(Error::NotFound("club"));
    }
    let (listed, total) = app.tables.list(&filter, Page { size, skip: (page - 1) * size }).await?;
    let rounds = app.tables.rounds(listed.iter().map(|(listed, _)| listed.table.id.as_str()));
    let tables = listed.iter().map(|(table, sight)| wire::table(&table.table, &table.seats, sight)).collect();
    Ok(Json(TableList { tables, rounds, total, page, size, now: app.tables.time.now() }))
}

/// Set a table up.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTableBody, responses(
    (status = 201, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn create(
    State(app): State<App>,
    me: Me,
    Body(body): Body<NewTableBody>,
) -> Result<(StatusCode, Json<TableInfo>), Error> {
    me.may(&app, limits::TABLE).await?;
    // Counted before anything is done with them: a request may name thousands.
    if body.seats.len() > MOST_SEATS {
        return Err(Error::Invalid("seats", format!("a table has at most {MOST_SEATS} seats")));
    }
    if body.seed.is_some() && body.rated {
        let why = "at a rated table the seed is drawn when the game starts".to_owned();
        return Err(Error::Invalid("seed", why));
    }
    if body.seed.is_some() && body.seats.iter().any(|seat| matches!(seat, NewSeatBody::Person { .. })) {
        let why = "where others sit the seed is drawn when the game starts".to_owned();
        return Err(Error::Invalid("seed", why));
    }
    let seats: Result<Vec<NewSeat>, Error> = body.seats.into_iter().map(new_seat).collect();
    let seed = body.seed.unwrap_or_else(drawn_seed);
    if seed > (1 << 53) - 1 {
        return Err(Error::Invalid("seed", "a seed is a number below 2^53".to_owned()));
    }
    // A club is told once, and so is every friend.
    me.may_ask(&app, body.friends.len() + usize::from(body.club.is_some())).await?;
    let password = match body.password {
        Some(password) => lock(&app, password).await?,
        None => None,
    };
    let new = NewTable {
        name: table_name(&body.name)?,
        spec: TableSpec {
            title: body.title,
            edition: body.edition,
            options: body.options,
            players: Vec::new(),
            seed,
            rules: None,
        },
        listed: body.listed,
        settings: Settings {
            undo: body.undo,
            seating: body.seating,
            pace: body.pace,
            advice: body.advice,
            clock: body.clock,
            rated: body.rated,
            embed: body.embed,
            watchers: body.watchers,
            silent_watchers: body.silent_watchers,
            club: body.club,
            password,
            ..Settings::default()
        },
        seats: seats?,
        friends: body.friends,
    };
    let info = whole(async move {
        let table = app.tables.create(me.author(), new).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok((StatusCode::CREATED, Json(info.await?)))
}

/// The hash of a table's password; nothing for an empty one.
async fn lock(app: &App, password: String) -> Result<Option<String>, Error> {
    match password.chars().count() {
        0 => Ok(None),
        1..=200 => Ok(Some(app.passwords.hash(password).await?)),
        _ => {
            Err(Error::Invalid("table-password", "a table's password has at most 200 characters".to_owned()))
        }
    }
}

/// Refuses whoever does not know the password of a table that has one: as often as wrong passwords of accounts, by network.
pub(super) async fn open_lock(
    app: &App,
    me: &Me,
    table: &str,
    hash: Option<String>,
    given: Option<String>,
) -> Result<(), Error> {
    if hash.is_none() {
        return Ok(());
    }
    app.limits.take(limits::TABLE_PASSWORD, &format!("{table} {}", me.from)).await?;
    let given = given.unwrap_or_default().chars().take(200).collect();
    if app.passwords.check(given, hash).await? {
        return Ok(());
    }
    Err(Error::Forbidden("table-password", "this table has another password".to_owned()))
}

fn new_seat(body: NewSeatBody) -> Result<NewSeat, Error> {
    Ok(match body {
        NewSeatBody::Mine {} => NewSeat::Mine,
        NewSeatBody::Person { invited } => NewSeat::Person { invited },
        NewSeatBody::Hot { name } => NewSeat::Hot { name: crate::people::person_name(&name)? },
        NewSeatBody::Computer { computer, name } => {
            let name = name.as_deref().map(crate::people::person_name).transpose()?;
            NewSeat::Computer { computer, name }
        }
    })
}

/// A table's name: one line of 1 to 80 characters.
pub fn table_name(name: &str) -> Result<String, Error> {
    words(name, 80).ok_or_else(|| Error::Invalid("name", "a table's name has 1 to 80 characters".to_owned()))
}

/// See a table.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn show(State(app): State<App>, me: Option<Me>, At(id): At<String>) -> Result<Json<TableInfo>, Error> {
    let person = me.map(|me| me.person.id);
    let (table, sight) = app.tables.open_for(&id, person.as_deref()).await?;
    Ok(Json(TableInfo::of(&table, &sight)))
}

/// Delete a table of one's own at which nobody else has played, with one's analyses of it.
#[utoipa::path(delete, path = "/tables/{id}", tag = "tables", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn delete(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    app.tables.delete(&id, &me.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Rename a table, show or hide it, change its settings before the start.
#[utoipa::path(patch, path = "/tables/{id}", tag = "tables", params(("id" = String, Path)),
    request_body = TableBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn change(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<TableBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let name = body.name.as_deref().map(table_name).transpose()?;
    let password = match body.password {
        Some(password) => Some(lock(&app, password).await?),
        None => None,
    };
    let TableBody { listed, undo, seating, pace, advice, clock, rated, embed, edition, options, .. } = body;
    let (watchers, silent_watchers) = (body.watchers, body.silent_watchers);
    let change = Change {
        name,
        listed,
        undo,
        seating,
        pace,
        advice,
        clock,
        rated,
        embed,
        watchers,
        silent_watchers,
        edition,
        options,
        password,
    };
    let info = whole(async move {
        let table = app.tables.change(&id, &me.person, change).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}

/// Take a free seat.
#[utoipa::path(post, path = "/tables/{id}/seats", tag = "tables", params(("id" = String, Path)),
    request_body = JoinBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn join(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<JoinBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let hash = app.tables.lock(&id, &me.person).await?;
    open_lock(&app, &me, &id, hash, body.password).await?;
    let info = whole(async move {
        let table = app.tables.join(&id, &me.person, body.seat, body.anyway).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}

/// Say anew who may sit in a seat, before the start: whoever sat there does no longer.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)), request_body = NewSeatBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn set_seat(
    State(app): State<App>,
    me: Me,
    At((id, seat)): At<(String, u8)>,
    Body(body): Body<NewSeatBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let new = new_seat(body)?;
    let info = whole(async move {
        let table = app.tables.set_seat(&id, &me.person, seat, new).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}

/// Give one's seat up, before the start.
#[utoipa::path(delete, path = "/tables/{id}/seats/mine", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn leave(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let info = whole(async move {
        let table = app.tables.leave(&id, &me.person).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}

/// Start the game: all seats must be taken.
#[utoipa::path(post, path = "/tables/{id}/start", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn start(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let info = whole(async move {
        let table = app.tables.start(&id, &me.person).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}

/// End a game before the rules do.
#[utoipa::path(post, path = "/tables/{id}/end", tag = "tables", params(("id" = String, Path)),
    request_body = EndBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn end(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<EndBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let info = whole(async move {
        let table = app.tables.end(&id, &me.person, body.finished).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}

/// Agree, or agree no more, that a game with secrets may be copied and taken away as a file while it is on. It may be when all
/// its people agree.
#[utoipa::path(put, path = "/tables/{id}/copying", tag = "tables", params(("id" = String, Path)),
    request_body = CopyingBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn copying(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<CopyingBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let info = whole(async move {
        let table = app.tables.agree_to_copies(&id, &me.person, body.agree).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}

/// Ask that somebody who has gone, or has let the others wait for a week, be replaced; or agree to it by asking for the same.
#[utoipa::path(post, path = "/tables/{id}/replacement", tag = "tables", params(("id" = String, Path)),
    request_body = ReplaceBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn replace(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<ReplaceBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let info = whole(async move {
        let table = app.tables.replace(&id, &me.person, body.seat, body.computer).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}

/// Hand a seat of one's own to a computer while a game is on, or take it back. Nobody else is asked.
#[utoipa::path(put, path = "/tables/{id}/stand-in", tag = "tables", params(("id" = String, Path)),
    request_body = StandInBody, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn stand_in(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<StandInBody>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let info = whole(async move {
        let (table, sight) = app.tables.stand_in(&id, &me.person, body.seat, body.computer).await?;
        Ok(TableInfo::of(&table, &sight))
    });
    Ok(Json(info.await?))
}

/// Make a link that gives a seat, once, or lets people watch.
#[utoipa::path(post, path = "/tables/{id}/invitations", tag = "tables", params(("id" = String, Path)),
    request_body = InviteBody, responses(
    (status = 201, body = InviteInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn invite(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<InviteBody>,
) -> Result<(StatusCode, Json<InviteInfo>), Error> {
    me.may(&app, limits::WRITE).await?;
    let token = app.tables.invite(&id, &me.person, body.seat).await?;
    let url = app.url(&format!("/invitation/{token}"));
    Ok((StatusCode::CREATED, Json(InviteInfo { token, url })))
}

/// Withdraw the links nobody has used.
#[utoipa::path(delete, path = "/tables/{id}/invitations", tag = "tables", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn withdraw(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    app.tables.withdraw(&id, &me.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// See what a link leads to.
#[utoipa::path(get, path = "/invitations/{token}", tag = "tables", params(("token" = String, Path)), responses(
    (status = 200, body = InvitationInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn invited(State(app): State<App>, At(token): At<String>) -> Result<Json<InvitationInfo>, Error> {
    let (table, invitation) = app.tables.invited(&token, None).await?;
    Ok(Json(InvitationInfo {
        table: invitation.table,
        name: table.row.name.clone(),
        title: table.row.spec.title.clone(),
        seat: invitation.seat,
    }))
}

/// Follow a link: take its seat, or be let in to watch.
#[utoipa::path(post, path = "/invitations/{token}", tag = "tables", params(("token" = String, Path)),
    request_body = Option<AcceptBody>, responses(
    (status = 200, body = TableInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn accept(
    State(app): State<App>,
    me: Me,
    At(token): At<String>,
    body: Option<Body<AcceptBody>>,
) -> Result<Json<TableInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    let anyway = body.is_some_and(|Body(body)| body.anyway);
    let info = whole(async move {
        let table = app.tables.accept(&token, &me.person, anyway).await?;
        Ok(TableInfo::of(&table, &table.sight(Some(&me.person.id))))
    });
    Ok(Json(info.await?))
}
