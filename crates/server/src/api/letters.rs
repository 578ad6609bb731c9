//! The pages that links in mails lead to. They are plain: whoever follows one may be on a strange machine, and programs that
//! look into mails follow links too, so that nothing happens before somebody presses the button.

use super::extract::{At, From};
use crate::app::{App, whole};
use crate::error::Error;
use crate::limits;
use crate::people;
use axum::extract::{Form, State};
use axum::response::Html;
use axum::{Router, routing};
use serde::Deserialize;
use storage::{Purpose, StorageError, ids};

/// The addresses of this module.
pub fn routes() -> Router<App> {
    Router::new().route("/mail/{token}", routing::get(show).post(follow))
}

/// What is sent from the page.
#[derive(Deserialize)]
struct Answer {
    /// The new password, to recover an account.
    #[serde(default)]
    password: String,
}

async fn show(State(app): State<App>, At(token): At<String>) -> Result<Html<String>, Error> {
    let letter = app.storage.letter(&token, ids::now()).await?;
    Ok(page(match letter.map(|letter| letter.purpose) {
        Some(Purpose::Confirm) => {
            "<p>Bradshaw will write to this address when it is your turn.</p>\
             <p lang=pl>Bradshaw będzie pisać na ten adres, kiedy przyjdzie twoja kolej.</p>\
             <form method=post><button>Confirm / Potwierdź</button></form>"
        }
        Some(Purpose::Recover) => {
            "<p>Choose a new password. You are signed out everywhere.</p>\
             <p lang=pl>Wybierz nowe hasło. Wszędzie nastąpi wylogowanie.</p>\
             <form method=post><input type=password name=password minlength=8 maxlength=200 \
             autocomplete=new-password required> <button>Change / Zmień</button></form>"
        }
        None => GONE,
    }))
}

async fn follow(
    State(app): State<App>,
    From(address): From,
    At(token): At<String>,
    Form(answer): Form<Answer>,
) -> Result<Html<String>, Error> {
    app.limits.take_everywhere("sign-in", &address, limits::SIGN_IN).await?;
    let Some(letter) = app.storage.letter(&token, ids::now()).await? else { return Ok(page(GONE)) };
    let done = whole(async move {
        match letter.purpose {
            Purpose::Confirm => Ok(app.storage.confirm_mail(&token, &letter).await),
            Purpose::Recover => people::recover(&app, &token, &letter.person, &answer.password).await,
        }
    });
    match done.await? {
        Ok(()) => Ok(page("<p>Done.</p><p lang=pl>Gotowe.</p>")),
        Err(StorageError::Conflict) => Ok(page(GONE)),
        Err(error) => Err(error.into()),
    }
}

const GONE: &str = "<p>This link was used, or is older than a day.</p>\
                    <p lang=pl>Ten odnośnik został użyty lub ma ponad dobę.</p>";

fn page(body: &str) -> Html<String> {
    Html(format!(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <meta name=referrer content=no-referrer><title>Bradshaw</title><h1>Bradshaw</h1>{body}"
    ))
}
