//! Who is asking and what: the parts of a request that handlers take, and their errors in our one shape.

use crate::address::{behind_proxies, network_of};
use crate::app::App;
use crate::error::Error;
use crate::limits::{self, Limit};
use crate::places::Place;
use crate::reading::Reader;
use crate::tables::Author;
use axum::body::HttpBody;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{
    ConnectInfo, FromRequest, FromRequestParts, OptionalFromRequest, OptionalFromRequestParts, Path, Query,
    Request,
};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, StatusCode, header};
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use storage::Person;
use storage::ids;

/// How often it is noted that a session is used.
const A_DAY_MS: i64 = 24 * 3_600 * 1_000;

/// More than a table can call; such a request is refused for that.
const MOST_CALLED: usize = 51;

/// Somebody who is signed in.
#[derive(Clone, Debug)]
pub struct Me {
    /// The person.
    pub person: Person,
    /// The fingerprint of the session's token.
    pub token: String,
    /// The network they ask from.
    pub from: String,
}

impl Me {
    /// Who stores something.
    pub fn author(&self) -> Author<'_> {
        Author { person: &self.person, network: &self.from }
    }

    /// Takes one of what this person, and their network, may do.
    pub async fn may(&self, app: &App, limit: Limit) -> Result<(), Error> {
        app.limits.take(limit, &self.person.id).await?;
        app.limits.take(limit.for_network(), &self.from).await
    }

    /// Takes one of what this person may ask of others for each of so many whom they ask, as far as a table may call people.
    pub async fn may_ask(&self, app: &App, people: usize) -> Result<(), Error> {
        for _ in 0..people.min(MOST_CALLED) {
            self.may(app, limits::ASK).await?;
        }
        Ok(())
    }
}

/// Somebody who may be nobody yet.
pub struct Visitor {
    /// The person, if they are signed in.
    pub me: Option<Me>,
    /// The network they ask from.
    pub from: String,
}

impl Visitor {
    /// The person's id.
    pub fn person(&self) -> Option<&str> {
        self.me.as_ref().map(|me| me.person.id.as_str())
    }

    /// Who reads, for limits.
    pub fn reader(&self) -> Reader<'_> {
        Reader { person: self.person(), network: &self.from }
    }

    /// The word under which their turns are counted.
    pub fn whose(&self) -> &str {
        self.person().unwrap_or(&self.from)
    }

    /// Takes one of what this visitor may do; whoever is nobody shares with their network.
    pub async fn may(&self, app: &App, limit: Limit) -> Result<(), Error> {
        match &self.me {
            Some(me) => me.may(app, limit).await,
            None => app.limits.take(limit.for_network(), &self.from).await,
        }
    }
}

/// A JSON body.
pub struct Body<T>(pub T);

/// The parameters in the path.
pub struct At<T>(pub T);

/// The parameters behind the question mark.
pub struct Asked<T>(pub T);

/// The network of whoever asks, for limits.
pub struct From(pub String);

/// What a browser calls itself.
pub struct Client(pub String);

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
    let now = ids::now();
    let Some(session) = app.storage.session(&token, now).await? else { return Ok(None) };
    if app.bans.has(&session.person.id) {
        return Err(Error::banned());
    }
    if let Some(place) = parts.extensions.get::<Arc<Place>>() {
        place.is_signed_in();
    }
    if session.seen_at + A_DAY_MS < now {
        app.storage.touch_session(&token, now).await?;
    }
    Ok(Some(Me {
        person: session.person,
        token,
        from: network_of_request(&parts.extensions, &parts.headers, app),
    }))
}

/// The network a request comes from.
pub fn network_of_request(extensions: &Extensions, headers: &HeaderMap, app: &App) -> String {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    let Some(ConnectInfo(peer)) = peer else { return "unknown".to_owned() };
    let address = match app.config.behind_proxy {
        true => behind_proxies(peer.ip(), headers, &app.config.proxies),
        false => peer.ip(),
    };
    network_of(address)
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
        Ok(From(network_of_request(&parts.extensions, &parts.headers, app)))
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Error> {
        Ok(Visitor {
            me: find(parts, app).await?,
            from: network_of_request(&parts.extensions, &parts.headers, app),
        })
    }
}

impl FromRequestParts<App> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Client, Infallible> {
        const MOST: usize = 200;
        let name = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(Client(name.unwrap_or_default().chars().take(MOST).collect()))
    }
}

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Error> {
        let body = <axum::Json<T> as FromRequest<App>>::from_request(request, app).await;
        body.map(|axum::Json(value)| Body(value)).map_err(|rejection: JsonRejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Error::TooLarge
            } else {
                Error::Invalid("body", rejection.body_text())
            }
        })
    }
}

impl<T: DeserializeOwned> OptionalFromRequest<App> for Body<T> {
    type Rejection = Error;

    /// Nothing where nothing is sent.
    async fn from_request(request: Request, app: &App) -> Result<Option<Body<T>>, Error> {
        if !request.headers().contains_key(header::CONTENT_TYPE) || request.body().is_end_stream() {
            return Ok(None);
        }
        <Body<T> as FromRequest<App>>::from_request(request, app).await.map(Some)
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
