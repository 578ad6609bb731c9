//! What every request and every answer goes through: origin checks, safe headers, figures.

use super::extract::network_of_request;
use crate::app::App;
use crate::error::Error;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::time::{Duration, Instant};

/// Longer than the longest poll.
const PATIENCE: Duration = Duration::from_secs(60);

const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                      connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Set on answers that pages elsewhere may use.
#[derive(Clone, Copy)]
pub enum Elsewhere {
    /// A file to be loaded there: a script, a picture.
    Loaded,
    /// A page to be shown there in a frame.
    Framed,
}

/// What a page in a frame may do: nothing but show itself, and ask this server for what is new.
const FRAMED_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; \
                             base-uri 'none'; form-action 'none'; frame-ancestors *";

/// Sets the safe headers on every answer.
pub async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let elsewhere = response.extensions().get::<Elsewhere>().copied();
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if elsewhere.is_some() {
        let anybody = HeaderValue::from_static("cross-origin");
        headers.insert(HeaderName::from_static("cross-origin-resource-policy"), anybody);
    }
    if matches!(elsewhere, Some(Elsewhere::Framed)) {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(FRAMED_POLICY));
        headers.remove(header::X_FRAME_OPTIONS);
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if app.secure() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

/// Refuses networks that an operator keeps out, and requests that another site makes in somebody's name: all that change something, and WebSockets.
pub async fn origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    if app.bans.has(&network_of_request(request.extensions(), request.headers(), &app)) {
        return Error::banned().into_response();
    }
    if (!safe || upgrade) && !same_site(&app, request.headers()) {
        let why = "this request comes from another site".to_owned();
        return Error::Forbidden("cross-site", why).into_response();
    }
    next.run(request).await
}

fn same_site(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("\0"));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site"))
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    // Programs that are not browsers send no origin, and no cookie they were not given.
    let Some(origin) = text(header::ORIGIN) else { return true };
    if app.config.public_url.as_deref() == Some(origin) {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(header::HOST)
}

/// Counts requests and measures them, by the pattern of their address.
pub async fn figures(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or("other", |path| path.as_str()).to_owned();
    let method = method_word(request.method());
    let start = Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16().to_string();
    let labels = [("method", method.to_owned()), ("path", path), ("status", status)];
    metrics::histogram!("bradshaw_http_seconds", &labels).record(start.elapsed().as_secs_f64());
    response
}

/// The word for a method: one of a few, whatever words strangers send.
fn method_word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        _ => "other",
    }
}

/// What the log says of a request: the pattern of its address, for the address itself may carry a secret.
pub fn span<B>(request: &axum::http::Request<B>) -> tracing::Span {
    let path = request.extensions().get::<MatchedPath>().map_or("other", |path| path.as_str());
    tracing::debug_span!("request", method = method_word(request.method()), path)
}

/// Gives up on requests that do not come to their end.
pub async fn in_time(request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(PATIENCE, next.run(request)).await;
    answer.unwrap_or_else(|_| Error::Slow.into_response())
}
