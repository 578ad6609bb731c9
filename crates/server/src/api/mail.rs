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
use messages::Language;
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
    let link = app.storage.mail_link(&token, ids::now()).await?;
    Ok(match link.map(|link| link.purpose) {
        Some(Purpose::Confirm) => {
            let button = in_all("mail-page-confirm", Some("button"));
            page("mail-page-confirm", &format!("<form method=post><button>{button}</button></form>"))
        }
        Some(Purpose::Recover) => {
            let button = in_all("mail-page-recover", Some("button"));
            let form = "<form method=post><input type=password name=password minlength=8 maxlength=200 \
                        autocomplete=new-password required>";
            page("mail-page-recover", &format!("{form} <button>{button}</button></form>"))
        }
        None => page(USED, ""),
    })
}

async fn follow(
    State(app): State<App>,
    From(address): From,
    At(token): At<String>,
    Form(answer): Form<Answer>,
) -> Result<Html<String>, Error> {
    app.limits.take(limits::SIGN_IN, &address).await?;
    let Some(link) = app.storage.mail_link(&token, ids::now()).await? else { return Ok(page(USED, "")) };
    let done = whole(async move {
        match link.purpose {
            Purpose::Confirm => Ok(app.storage.confirm_mail(&token, &link).await),
            Purpose::Recover => people::recover(&app, &token, &link.person, &answer.password).await,
        }
    });
    match done.await? {
        Ok(()) => Ok(page("mail-page-done", "")),
        Err(StorageError::Conflict) => Ok(page(USED, "")),
        Err(error) => Err(error.into()),
    }
}

const USED: &str = "mail-page-used";

/// A message of the catalogue in all languages, or an attribute of it: whoever follows a link has not told us theirs.
fn in_all(id: &str, attribute: Option<&str>) -> String {
    let said = Language::ALL.map(|language| match attribute {
        Some(name) => messages::attribute(language, "", id, name, &[]).unwrap_or_default(),
        None => format!("<p lang={}>{}</p>", language.tag(), messages::text(language, "", id, &[])),
    });
    said.join(if attribute.is_some() { " / " } else { "" })
}

/// A page that says a message of the catalogue, with a form below.
fn page(id: &str, form: &str) -> Html<String> {
    let said = in_all(id, None);
    Html(format!(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <meta name=referrer content=no-referrer><title>Bradshaw</title><h1>Bradshaw</h1>{said}{form}"
    ))
}
