//! Being called, over HTTP: when and how, the browsers that are called, the webhooks of tables, and tests of each.

use super::answer::Json;
use super::extract::{At, Body, Client, Me};
use crate::app::App;
use crate::error::{Error, ErrorBody};
use crate::limits;
use crate::notify::are_keys;
use crate::people::{self, words};
use crate::wire::{
    DeviceBody, DeviceInfo, DeviceNameBody, HooksBody, Notifications, NotificationsBody, TestBody,
    TestResult, Way,
};
use axum::extract::State;
use axum::http::StatusCode;
use storage::{Device, Purpose, StorageError, ids};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The browsers of one person that are called.
const MOST_DEVICES: usize = 20;
const LONGEST_NAME: usize = 60;

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(notifications, set_notifications))
        .routes(routes!(test_notifications))
        .routes(routes!(devices, set_device))
        .routes(routes!(rename_device, remove_device))
        .routes(routes!(hooks, set_hooks))
        .routes(routes!(test_hooks))
}

/// When and how one is called.
#[utoipa::path(get, path = "/me/notifications", tag = "calls", responses(
    (status = 200, body = Notifications), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn notifications(State(app): State<App>, me: Me) -> Result<Json<Notifications>, Error> {
    Ok(Json(Notifications::of(app.storage.contact(&me.person.id).await?)))
}

/// Set when and how one is called.
#[utoipa::path(put, path = "/me/notifications", tag = "calls", request_body = NotificationsBody, responses(
    (status = 200, body = Notifications), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn set_notifications(
    State(app): State<App>,
    me: Me,
    Body(body): Body<NotificationsBody>,
) -> Result<Json<Notifications>, Error> {
    me.may(&app, limits::WRITE).await?;
    body.check()?;
    let known = Notifications::of(app.storage.contact(&me.person.id).await?);
    if body.email != known.email {
        me.may(&app, limits::MAIL).await?;
        people::confirm_if_account(&app, &me.person, body.password.as_deref()).await?;
        app.storage.forget_mail(&me.person.id).await?;
    }
    let settings = body.settings();
    let stored = serde_json::to_string(&settings).map_err(|error| Error::Internal(error.to_string()))?;
    app.storage.set_notify(&me.person.id, &stored).await?;
    if let Some(address) = settings.email.as_ref().filter(|_| settings.email != known.email) {
        app.notifier.send_link(&me.person.id, address, Purpose::Confirm).await?;
    }
    Ok(Json(Notifications::of(app.storage.contact(&me.person.id).await?)))
}

/// Be called now, by one way or by all, to see whether it arrives.
#[utoipa::path(post, path = "/me/notifications/test", tag = "calls", request_body = Option<TestBody>, responses(
    (status = 200, body = TestResult), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn test_notifications(
    State(app): State<App>,
    me: Me,
    body: Option<Body<TestBody>>,
) -> Result<Json<TestResult>, Error> {
    me.may(&app, limits::TEST).await?;
    let asked = body.map(|Body(body)| body);
    let results = app.notifier.test(&me.person.id, asked.as_ref()).await?;
    Ok(Json(TestResult { results }))
}

/// List the browsers that are called.
#[utoipa::path(get, path = "/me/devices", tag = "calls", responses(
    (status = 200, body = Vec<DeviceInfo>), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn devices(State(app): State<App>, me: Me) -> Result<Json<Vec<DeviceInfo>>, Error> {
    let devices = app.storage.devices(&me.person.id, ids::now()).await?;
    Ok(Json(devices.into_iter().map(|device| DeviceInfo::of(device, &me.token)).collect()))
}

/// Have this browser called, until one signs out here.
#[utoipa::path(post, path = "/me/devices", tag = "calls", request_body = DeviceBody, responses(
    (status = 200, body = DeviceInfo), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn set_device(
    State(app): State<App>,
    me: Me,
    Client(client): Client,
    Body(body): Body<DeviceBody>,
) -> Result<Json<DeviceInfo>, Error> {
    me.may(&app, limits::WRITE).await?;
    if app.notifier.public_key().await?.is_none() {
        return Err(Error::Conflict("no-push", "this server calls no browsers".to_owned()));
    }
    body.check(app.notifier.calls_inside())?;
    if !are_keys(&body.p256dh, &body.auth) {
        return Err(Error::Invalid("device", "these are no keys of a browser".to_owned()));
    }
    let known = app.storage.devices(&me.person.id, ids::now()).await?;
    let before = known.iter().find(|device| device.session == me.token);
    if before.is_none() && known.len() >= MOST_DEVICES {
        return Err(Error::Conflict("too-many-devices", format!("at most {MOST_DEVICES} browsers")));
    }
    let name = match (&body.name, before) {
        (Some(name), _) => device_name(name)?,
        (None, Some(before)) => before.name.clone(),
        (None, None) => {
            let client: String = client.chars().take(LONGEST_NAME).collect();
            words(&client, LONGEST_NAME).unwrap_or_else(|| "?".to_owned())
        }
    };
    let device = Device {
        id: before.map_or_else(ids::id, |before| before.id.clone()),
        person: me.person.id.clone(),
        session: me.token.clone(),
        name,
        endpoint: body.endpoint,
        p256dh: body.p256dh,
        auth: body.auth,
        language: body.language.language().tag().to_owned(),
        created_at: before.map_or_else(ids::now, |before| before.created_at),
        called_at: before.map_or(0, |before| before.called_at),
    };
    app.storage.set_device(&device).await?;
    Ok(Json(DeviceInfo::of(device, &me.token)))
}

/// Name a browser that is called.
#[utoipa::path(patch, path = "/me/devices/{id}", tag = "calls", params(("id" = String, Path)),
    request_body = DeviceNameBody, responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn rename_device(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<DeviceNameBody>,
) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    known(app.storage.rename_device(&me.person.id, &id, &device_name(&body.name)?).await)
}

/// Call a browser no more.
#[utoipa::path(delete, path = "/me/devices/{id}", tag = "calls", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn remove_device(State(app): State<App>, me: Me, At(id): At<String>) -> Result<StatusCode, Error> {
    me.may(&app, limits::WRITE).await?;
    known(app.storage.remove_device(&me.person.id, &id).await)
}

fn known(done: Result<(), StorageError>) -> Result<StatusCode, Error> {
    match done {
        Err(StorageError::Conflict) => Err(Error::NotFound("device")),
        other => Ok(other.map(|()| StatusCode::NO_CONTENT)?),
    }
}

fn device_name(name: &str) -> Result<String, Error> {
    let wrong =
        || Error::Invalid("device-name", "a name has 1 to 60 characters, all of them visible".to_owned());
    words(name, LONGEST_NAME).ok_or_else(wrong)
}

/// The webhooks of a table, for whoever set it up.
#[utoipa::path(get, path = "/tables/{id}/hooks", tag = "calls", params(("id" = String, Path)), responses(
    (status = 200, body = HooksBody), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn hooks(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<HooksBody>, Error> {
    app.tables.owned_number(&id, &me.person).await?;
    Ok(Json(HooksBody::of(app.storage.table_hooks(&id).await?)))
}

/// Set the webhooks of a table: they are told when the game begins, whose turn it is and how it ended.
#[utoipa::path(put, path = "/tables/{id}/hooks", tag = "calls", params(("id" = String, Path)),
    request_body = HooksBody, responses(
    (status = 200, body = HooksBody), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn set_hooks(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    Body(body): Body<HooksBody>,
) -> Result<Json<HooksBody>, Error> {
    me.may(&app, limits::WRITE).await?;
    let stored = body.stored()?;
    let number = app.tables.owned_number(&id, &me.person).await?;
    // What happened so far is known; of the start, before which there is no entry, they are still told.
    app.storage.set_table_hooks((&id, &me.person.id), &stored, number - 1).await?;
    Ok(Json(body))
}

/// Call the webhooks of a table now, one or all, to see whether it arrives.
#[utoipa::path(post, path = "/tables/{id}/hooks/test", tag = "calls", params(("id" = String, Path)),
    request_body = Option<TestBody>, responses(
    (status = 200, body = TestResult), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn test_hooks(
    State(app): State<App>,
    me: Me,
    At(id): At<String>,
    body: Option<Body<TestBody>>,
) -> Result<Json<TestResult>, Error> {
    me.may(&app, limits::TEST).await?;
    app.tables.owned_number(&id, &me.person).await?;
    let asked = body.map(|Body(body)| body);
    if asked.as_ref().is_some_and(|asked| asked.way != Way::Webhook) {
        return Err(Error::Invalid("body", "a table has webhooks only".to_owned()));
    }
    let which = asked.as_ref().and_then(|asked| asked.which.as_deref());
    Ok(Json(TestResult { results: app.notifier.test_hooks((&id, &me.person.id), which).await? }))
}
