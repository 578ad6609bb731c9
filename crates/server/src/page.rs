//! The page people see, built into the program. If it was not built when the program was, a plain page says so.

use axum::body::Body;
use axum::http::{HeaderName, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

const INDEX: &str = "index.html";
const PLAIN: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Bradshaw</title>\
<h1>Bradshaw</h1><p>The server is running, but its page was not built into it. Build the page \
(<code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>) and then the program again, or use the API: \
<a href=\"/api/v1/openapi.json\">/api/v1/openapi.json</a>.</p></html>";

/// A file of the page; addresses without a file of their own belong to the page itself.
pub async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty() && path != INDEX) {
        // Files under assets/ carry a fingerprint in their name.
        let keep =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let kind = kind(path);
        return ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)], Body::from(file.data))
            .into_response();
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.') && name != INDEX) {
        return (StatusCode::NOT_FOUND, "not found\n").into_response();
    }
    match Files::get(INDEX) {
        Some(file) => (HTML, Body::from(file.data)).into_response(),
        None => (HTML, PLAIN).into_response(),
    }
}

const HTML: [(HeaderName, &str); 2] =
    [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];

/// The page itself with these tags in its head.
pub fn with_tags(tags: &str) -> Response {
    let page = Files::get(INDEX).map(|file| String::from_utf8_lossy(&file.data).into_owned());
    let page = page.unwrap_or_else(|| PLAIN.to_owned());
    (HTML, page.replacen("<title>", &format!("{tags}<title>"), 1)).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}
