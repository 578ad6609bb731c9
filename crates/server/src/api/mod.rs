//! The HTTP API: its addresses, its document, and what stands before every handler.

mod analyses;
mod answer;
mod art;
mod calls;
mod clubs;
mod elsewhere;
mod extract;
mod friends;
mod guard;
mod history;
mod hours;
mod house;
mod live;
mod lobby;
mod mail;
mod people;
mod play;
mod positions;
mod review;
mod standing;
mod talk;
mod watching;

use crate::app::App;
use crate::error::Error;
use crate::page;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;

/// The largest request read, but for imports.
const MOST_READ: usize = 64 * 1024;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bradshaw",
        description = "A table for 18xx railway games. Sit down at /guests; the cookie you get is who you are.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1"))
)]
struct Document;

/// The addresses of the API with their document.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .merge(house::routes())
        .merge(people::routes())
        .merge(hours::routes())
        .merge(calls::routes())
        .merge(friends::routes())
        .merge(clubs::routes())
        .merge(lobby::routes())
        .merge(watching::routes())
        .merge(play::routes())
        .merge(history::routes())
        .merge(review::routes())
        .merge(analyses::routes())
        .merge(positions::routes())
        .merge(standing::routes())
        .merge(talk::routes())
        .merge(live::routes())
        .merge(art::routes())
}

/// The OpenAPI document.
pub fn document() -> utoipa::openapi::OpenApi {
    let (_, mut document) = api().split_for_parts();
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("bradshaw")));
    document.components.get_or_insert_default().security_schemes.insert("session".to_owned(), cookie.into());
    document
}

/// The whole server.
pub fn router(app: App) -> Router {
    let (api, _) = api().split_for_parts();
    let text = document().to_json().unwrap_or_default();
    let json = [(axum::http::header::CONTENT_TYPE, "application/json")];
    let api = api
        .route("/openapi.json", get(move || std::future::ready((json, text.clone()))))
        .fallback(|| std::future::ready(Error::NotFound("address").into_response()))
        .method_not_allowed_fallback(|| std::future::ready(Error::Method.into_response()))
        .layer(DefaultBodyLimit::max(MOST_READ))
        .layer(from_fn(guard::in_time))
        .layer(from_fn_with_state(app.clone(), guard::origin));
    Router::new()
        .nest("/api/v1", api)
        .merge(mail::routes())
        .merge(elsewhere::routes())
        .route("/healthz", get(house::healthz))
        .route("/readyz", get(house::readyz))
        .fallback(get(page::serve))
        .layer(from_fn(guard::figures))
        .layer(from_fn_with_state(app.clone(), guard::headers))
        .layer(CompressionLayer::new())
        .layer(
            TraceLayer::new_for_http()
                .make_span_with(guard::span)
                .on_response(DefaultOnResponse::new().level(tracing::Level::DEBUG)),
        )
        .with_state(app)
}
