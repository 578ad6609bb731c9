//! What programs that show previews of links read in the head of a table's page. A table that not everybody may see, or that is not
//! there, gets the same tags as any other page.

use crate::app::App;
use crate::cards::{CARD, PNG, escaped};
use crate::error::Error;
use messages::{Language, text};
use storage::{SeatRow, TableRow};

/// The tags for a table's page.
pub async fn of_table(app: &App, id: &str, language: Language) -> Result<String, Error> {
    let row = if id.contains('\0') { None } else { app.storage.table(id).await? };
    let Some(row) = row.filter(|row| row.listed) else { return Ok(of_house(app, language)) };
    let seats = app.storage.seats(id).await?;
    let picture = format!("/tables/{id}/card.png?v={}", row.version);
    Ok(tags(app, &row.name, &described(language, &row, &seats), Some(&format!("/tables/{id}")), &picture))
}

/// The tags of any other page.
fn of_house(app: &App, language: Language) -> String {
    tags(app, "Bradshaw", &text(language, "", "card-house", &[]), None, "/card.png")
}

/// A public table in a line: what is played, by whom, and whether it is on.
fn described(language: Language, row: &TableRow, seats: &[SeatRow]) -> String {
    let title = row.spec.title.as_str();
    let free = text(language, title, "page-free-seat", &[]);
    let names = seats.iter().map(|seat| if seat.name.is_empty() { free.as_str() } else { &seat.name });
    let names: Vec<&str> = names.collect();
    let state = text(language, title, &format!("page-state-{}", row.state.word()), &[]);
    format!("{title} · {} · {state}", names.join(", "))
}

fn tags(app: &App, title: &str, description: &str, page: Option<&str>, picture: &str) -> String {
    let property = |name: &str, value: &str| {
        format!("<meta property=\"og:{name}\" content=\"{}\">\n    ", escaped(value))
    };
    let mut made = property("site_name", "Bradshaw") + &property("type", "website");
    made += &property("title", title);
    made += &property("description", description);
    if let Some(page) = page {
        made += &property("url", &app.url(page));
    }
    if PNG {
        made += &property("image", &app.url(picture));
        made += &property("image:width", &CARD.0.to_string());
        made += &property("image:height", &CARD.1.to_string());
    }
    let size = if PNG { "summary_large_image" } else { "summary" };
    made + &format!("<meta name=\"twitter:card\" content=\"{size}\">\n    ")
}
