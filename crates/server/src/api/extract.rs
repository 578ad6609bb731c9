//! Who is asking and what: the parts of a request that handlers take, and their errors in our one shape.

use crate::app::App;
use crate::error::Error;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{
    ConnectInfo, FromRequest, FromRequestParts, OptionalFromRequestParts, Path, Query, Request,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::SocketAddr;
use storage::Person;
use storage::ids;

/// Somebody who is signed in.
#[derive(Clone, Debug)]
pub struct Me {
    /// The person.
    pub person: Person,
    /// The fingerprint of the session's token.
    pub token: String,
}

/// A JSON body.
pub struct Body<T>(pub T);

/// The parameters in the path.
pub struct At<T>(pub T);

/// The parameters behind the question mark.
pub struct Asked<T>(pub T);

/// The address of whoever asks, for rate limits.
pub struct From(pub String);

/// The name of the cookie; browsers accept the prefix only over TLS and only for this host.
pub fn cookie_name(secure: bool) -> &'static str {
    if secure { "__Host-bradshaw" } else { "bradshaw" }
}

/// The header that sets the session cookie, or takes it away.
pub fn set_cookie(app: &App, secret: Option<&str>) -> [(header::HeaderName, HeaderValue); 1] {
    let secure = if app.secure() { "; Secure" } else { "" };
    let age = if secret.is_some() { crate::people::SESSION_MS / 1_000 } else { 0 };
    let name = cookie_name(app.secure());
    let text = format!(
        "{name}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}",
        secret.unwrap_or_default()
    );
    [(header::SET_COOKIE, HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static("")))]
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

async fn find(parts: &Parts, app: &App) -> Result<Option<Me>, Error> {
    let Some(secret) = cookie(&parts.headers, cookie_name(app.secure())) else { return Ok(None) };
    let token = ids::fingerprint(secret);
    let person = app.storage.session(&token, ids::now()).await?;
    Ok(person.map(|person| Me { person, token }))
}

impl FromRequestParts<App> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Me, Error> {
        find(parts, app).await?.ok_or(Error::SignInRequired)
    }
}

impl OptionalFromRequestParts<App> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Me>, Error> {
        find(parts, app).await
    }
}

impl FromRequestParts<App> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<From, Infallible> {
        let forwarded = parts.headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
        let proxied = forwarded.filter(|_| app.config.behind_proxy).and_then(|list| list.rsplit(',').next());
        if let Some(address) = proxied {
            return Ok(From(address.trim().to_owned()));
        }
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(From(peer.map_or_else(|| "unknown".to_owned(), |ConnectInfo(peer)| peer.ip().to_string())))
    }
}

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Error> {
        let body = axum::Json::<T>::from_request(request, app).await;
        body.map(|axum::Json(value)| Body(value)).map_err(|rejection: JsonRejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Error::TooLarge
            } else {
                Error::Invalid("body", rejection.body_text())
            }
        })
    }
}

impl<T: DeserializeOwned + Send> FromRequestParts<App> for At<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<At<T>, Error> {
        let path = <Path<T> as FromRequestParts<App>>::from_request_parts(parts, app).await;
        path.map(|Path(value)| At(value)).map_err(|_: PathRejection| Error::NotFound("address"))
    }
}

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, Error> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query
            .map(|Query(value)| Asked(value))
            .map_err(|rejection: QueryRejection| Error::Invalid("query", rejection.body_text()))
    }
}
