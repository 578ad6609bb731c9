//! Pictures over HTTP. They are as lasting as the program: the page asks under the version it was built with.

use super::answer::Json;
use super::extract::{Asked, At};
use crate::app::App;
use crate::art::{self, BoardArt, FaceArt};
use crate::error::{Error, ErrorBody};
use axum::http::{HeaderName, header};
use rules::Names;
use serde::Deserialize;
use std::collections::BTreeMap;
use titles::AnyGame;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// More than a board has hexes.
const MOST_FACES: usize = 400;

type Lasting<T> = ([(HeaderName, &'static str); 1], Json<T>);

/// The addresses of this module.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(board)).routes(routes!(faces))
}

/// What was asked for under a version may be kept for ever.
fn lasting<T>(value: T, version: Option<&str>) -> Lasting<T> {
    let keep = if version.is_some() { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CACHE_CONTROL, keep)], Json(value))
}

/// Which pictures.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct BoardQuery {
    /// The version of the pictures, so that browsers may keep them for ever.
    #[serde(default)]
    #[param(max_length = 64)]
    v: Option<String>,
}

/// Get the pictures of a printed board: sea, hexes, tiles of the box, and what they look like.
#[utoipa::path(get, path = "/art/{title}/{map}/board", tag = "art",
    params(("title" = String, Path), ("map" = String, Path), BoardQuery), responses(
    (status = 200, body = BoardArt), (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn board(
    At((title, map)): At<(String, String)>,
    Asked(query): Asked<BoardQuery>,
) -> Result<Lasting<BoardArt>, Error> {
    let art = drawn(title, map, |game| Ok(art::board_art(game.map()))).await?;
    Ok(lasting(art, query.v.as_deref()))
}

/// Which hexes.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct FacesQuery {
    /// Hexes with what lies on them, such as `F4:743:0,F2:787:1`: hex, tile, rotation.
    #[param(max_length = 5000)]
    f: String,
    /// The version of the pictures.
    #[serde(default)]
    #[param(max_length = 64)]
    v: Option<String>,
}

/// Get pictures of hexes with tiles on them.
#[utoipa::path(get, path = "/art/{title}/{map}/faces", tag = "art",
    params(("title" = String, Path), ("map" = String, Path), FacesQuery), responses(
    (status = 200, body = BTreeMap<String, FaceArt>),
    (status = "4XX", body = ErrorBody), (status = "5XX", body = ErrorBody)))]
async fn faces(
    At((title, map)): At<(String, String)>,
    Asked(query): Asked<FacesQuery>,
) -> Result<Lasting<BTreeMap<String, FaceArt>>, Error> {
    let FacesQuery { f, v } = query;
    let found = drawn(title, map, move |game| {
        let keys: Vec<&str> = f.split(',').filter(|key| !key.is_empty()).collect();
        if keys.len() > MOST_FACES {
            return Err(Error::Invalid("faces", format!("at most {MOST_FACES} hexes at once")));
        }
        let face = |key: &str| {
            let (hex, lying) = art::lying(game.map(), key).ok_or(Error::NotFound("picture"))?;
            Ok((key.to_owned(), art::face_art(game.map(), hex, lying)))
        };
        keys.into_iter().map(face).collect()
    });
    Ok(lasting(found.await?, v.as_deref()))
}

/// Draws away from the threads that answer requests.
async fn drawn<T: Send + 'static>(
    title: String,
    map: String,
    draw: impl FnOnce(&AnyGame) -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let drawn = tokio::task::spawn_blocking(move || {
        let game = art::printed(&title, &map).ok_or(Error::NotFound("board"))?;
        draw(&game)
    });
    drawn.await.map_err(|error| Error::Internal(error.to_string()))?
}
