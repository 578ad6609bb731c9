//! Tables in other places: in the frames of other pages, where the owner allows it, and in previews of links. Nobody is
//! recognised here, and nothing is shown but what a stranger may see.

use super::extract::{Asked, At, From};
use super::guard::Elsewhere;
use crate::app::App;
use crate::art;
use crate::cards::{self, CardWords};
use crate::embed::{self, Shown};
use crate::error::Error;
use crate::limits;
use crate::link_tags;
use crate::page;
use crate::tables::Sight;
use axum::Extension;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use messages::{Language, text};
use rules::{Game, Message};
use serde::Deserialize;
use std::sync::Arc;
use titles::AnyGame;

/// So long a picture of a table may be shown without asking again.
const PICTURE_KEPT: &str = "public, max-age=300";

/// The addresses of this module.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/embed.js", get(|| script(embed::SCRIPT)))
        .route("/embed/frame.js", get(|| script(embed::FRAME_SCRIPT)))
        .route("/embed/{id}", get(framed))
        .route("/tables/{id}", get(table_page))
        .route("/tables/{id}/card.png", get(table_card))
        .route("/card.png", get(house_card))
}

async fn script(text: &'static str) -> impl IntoResponse {
    let head = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "public, max-age=3600"),
    ];
    (Extension(Elsewhere::Loaded), head, text)
}

/// What is asked of a frame.
#[derive(Debug, Deserialize)]
struct FrameQuery {
    /// The language; the browser's if absent.
    #[serde(default)]
    lang: Option<String>,
    /// After which entry of the log; the last if absent.
    #[serde(default)]
    at: Option<i64>,
}

/// The language that is asked for, or else the first of the browser's that we speak.
fn language(asked: Option<&str>, headers: &HeaderMap) -> Language {
    let accepted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut tags = asked.into_iter().chain(accepted.split(','));
    tags.find_map(|tag| Language::of_locale(tag.split(';').next().unwrap_or_default().trim()))
        .unwrap_or_default()
}

/// A table for a frame in another page.
async fn framed(
    State(app): State<App>,
    From(network): From,
    headers: HeaderMap,
    At(id): At<String>,
    Asked(query): Asked<FrameQuery>,
) -> Response {
    let language = language(query.lang.as_deref(), &headers);
    match frame(&app, &network, &headers, &id, &query, language).await {
        Ok(response) => (Extension(Elsewhere::Framed), response).into_response(),
        Err(error) => {
            let head = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
            let told = match &error {
                Error::NotFound(_) => text(language, "", "embed-not-here", &[]),
                other => other.to_string(),
            };
            (error.status(), head, told + "\n").into_response()
        }
    }
}

async fn frame(
    app: &App,
    network: &str,
    headers: &HeaderMap,
    id: &str,
    query: &FrameQuery,
    language: Language,
) -> Result<Response, Error> {
    app.limits.take(limits::LOOK.for_network(), network).await?;
    let (table, sight) = app.tables.open_for(id, None).await.map_err(as_if_absent)?;
    if !table.settings.embed || !table.row.listed {
        return Err(Error::NotFound("table"));
    }
    let tag = format!(
        "\"{}-{}-{language}-{}\"",
        table.row.version,
        query.at.unwrap_or(-1),
        env!("CARGO_PKG_VERSION")
    );
    let same = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let kept: [(HeaderName, &str); 2] = [(header::ETAG, &tag), (header::CACHE_CONTROL, "no-cache")];
    if same {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    let (row, eyes) = (table.row.clone(), table.eyes(&sight));
    let seats = table.seats.iter().map(|seat| seat.name.clone()).collect();
    let now = match &table.play {
        Some(play) => play.game().clone(),
        None => AnyGame::new(&row.spec).map_err(|error| Error::Internal(error.to_string()))?,
    };
    drop(table);
    let number = query.at.unwrap_or(row.number);
    let game = if number == row.number { now } else { app.tables.at(&row, number).await?.game };
    let viewer = eyes.viewer(&game);
    let last = app.storage.last_move(id, number).await?;
    let events: Vec<Message> =
        last.and_then(|entry| serde_json::from_str(entry.events.get()).ok()).unwrap_or_default();
    // What is drawn depends on the entries before it alone: it is the same for all who look at it.
    let key = format!("board {id} {number}");
    let board = match app.cards.at_hand(&key) {
        Some(board) => board,
        None => {
            app.limits.take(limits::DRAW.for_network(), network).await?;
            let game = game.clone();
            app.cards.drawn(key, move || Ok(cards::board(&game).into_bytes())).await?
        }
    };
    let board = String::from_utf8_lossy(&board).into_owned();
    let shown = Shown { row, seats, game, viewer, number, events };
    let chosen = query.lang.as_ref().map(|_| language.tag());
    let html = tokio::task::spawn_blocking(move || embed::page(language, &shown, &board, chosen));
    let html = html.await.map_err(|error| Error::Internal(error.to_string()))?;
    Ok((kept, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response())
}

/// A table that a stranger may not see looks like one that is not there.
fn as_if_absent(error: Error) -> Error {
    match error {
        Error::Forbidden(..) => Error::NotFound("table"),
        other => other,
    }
}

/// The page of a table, with what previews of links read.
async fn table_page(State(app): State<App>, headers: HeaderMap, At(id): At<String>) -> Response {
    match link_tags::of_table(&app, &id, language(None, &headers)).await {
        Ok(tags) => page::with_tags(&tags),
        // The page itself says what is wrong.
        Err(_) => page::with_tags(""),
    }
}

/// The card of a table: of one that not everybody may see, or that is not there, that of the house.
async fn table_card(
    State(app): State<App>,
    From(network): From,
    headers: HeaderMap,
    At(id): At<String>,
) -> Result<Response, Error> {
    let language = language(None, &headers);
    let table = match app.tables.open_for(&id, None).await {
        Ok((table, _)) if table.row.listed => table,
        Ok(_) | Err(Error::NotFound(_) | Error::Forbidden(..)) => {
            return card_of_house(&app, &network, language).await;
        }
        Err(error) => return Err(error),
    };
    let key = format!("card {id} {} {language}", table.row.version);
    if let Some(card) = app.cards.at_hand(&key) {
        return Ok(picture(&card));
    }
    let (row, eyes) = (table.row.clone(), table.eyes(&Sight::default()));
    let seats: Vec<String> = table.seats.iter().map(|seat| seat.name.clone()).collect();
    let game = match &table.play {
        Some(play) => play.game().clone(),
        None => AnyGame::new(&row.spec).map_err(|error| Error::Internal(error.to_string()))?,
    };
    drop(table);
    app.limits.take(limits::DRAW.for_network(), &network).await?;
    let draw = move || {
        let title = row.spec.title.clone();
        let view = game.view(eyes.viewer(&game));
        let players =
            embed::player_lines(language, &row, &seats, &view).into_iter().map(|(line, _)| line).collect();
        let state = embed::state_words(language, &row, &view);
        cards::png(&cards::card(&game, &CardWords { title, name: row.name, players, state }))
    };
    Ok(picture(&app.cards.drawn(key, draw).await?))
}

/// The card of pages that are nobody's in particular.
async fn house_card(
    State(app): State<App>,
    From(network): From,
    headers: HeaderMap,
) -> Result<Response, Error> {
    card_of_house(&app, &network, language(None, &headers)).await
}

async fn card_of_house(app: &App, network: &str, language: Language) -> Result<Response, Error> {
    let key = format!("house {language}");
    if let Some(card) = app.cards.at_hand(&key) {
        return Ok(picture(&card));
    }
    app.limits.take(limits::DRAW.for_network(), network).await?;
    let draw = move || {
        let game = art::any_printed().ok_or(Error::NotFound("picture"))?;
        let words = CardWords {
            title: "Bradshaw".to_owned(),
            name: text(language, "", "card-house", &[]),
            players: Vec::new(),
            state: String::new(),
        };
        cards::png(&cards::card(&game, &words))
    };
    Ok(picture(&app.cards.drawn(key, draw).await?))
}

fn picture(card: &Arc<[u8]>) -> Response {
    let head = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, PICTURE_KEPT)];
    (Extension(Elsewhere::Loaded), head, card.to_vec()).into_response()
}
