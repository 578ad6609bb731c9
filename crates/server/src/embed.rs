//! A table in a page elsewhere: one HTML file with the board, who plays, the last move and a way through the game, made of what a
//! stranger may see. It needs no cookie, and works without its script, which only follows a game that is on.

use crate::cards::escaped;
use messages::{Language, say, text};
use rules::view::{RoundKind, RoundView, View};
use rules::{Argument, Game, Message, Viewer};
use std::fmt::Write;
use storage::{TableRow, TableState};
use titles::AnyGame;

/// The script that pages elsewhere load.
pub const SCRIPT: &str = include_str!("elsewhere/embed.js");
/// The script in the frame.
pub const FRAME_SCRIPT: &str = include_str!("elsewhere/frame.js");
const STYLE: &str = include_str!("elsewhere/embed.css");

/// What is shown of a game.
pub struct Shown {
    /// The table.
    pub row: TableRow,
    /// The names on its seats; empty where one is free.
    pub seats: Vec<String>,
    /// The game at the moment that is shown.
    pub game: AnyGame,
    /// Through whose eyes: a stranger's, or everybody's when it is over.
    pub viewer: Viewer,
    /// After which entry of the log.
    pub number: i64,
    /// What happened last.
    pub events: Vec<Message>,
}

/// An amount of players' money in the words of a title.
fn money(language: Language, title: &str, amount: i32) -> String {
    text(language, title, "ui-money", &[("amount", Argument::from(i64::from(amount)))])
}

/// What is being played.
pub fn round_name(language: Language, title: &str, round: &RoundView) -> String {
    let number = |value: u16| Argument::from(i64::from(value));
    match round.kind {
        RoundKind::Auction => text(language, title, "ui-round-auction", &[]),
        RoundKind::Stock => text(language, title, "ui-round-stock", &[("number", number(round.turn))]),
        RoundKind::Operating => {
            let (turn, round_number, rounds) =
                (number(round.turn), number(u16::from(round.number)), number(u16::from(round.rounds_in_set)));
            let args = [("turn", turn), ("round", round_number), ("rounds", rounds)];
            text(language, title, "ui-round-operating", &args)
        }
        RoundKind::Over => text(language, title, "ui-round-over", &[]),
    }
}

/// Who has won, if the game is over.
pub fn victory(language: Language, title: &str, view: &View) -> Option<String> {
    let winners: Vec<_> = view.standings.as_ref()?.iter().filter(|one| one.place == 1).collect();
    let worth = money(language, title, winners.first()?.worth.0);
    let names: Vec<&str> = winners.iter().map(|one| one.name.as_str()).collect();
    let args = [
        ("count", Argument::from(winners.len() as i64)),
        ("players", Argument::from(names.join(", ").as_str())),
        ("worth", Argument::from(worth.as_str())),
    ];
    Some(text(language, title, "page-wins", &args))
}

/// Where a game stands, in a few words.
pub fn state_words(language: Language, row: &TableRow, view: &View) -> String {
    let title = &row.spec.title;
    match row.state {
        TableState::Playing => round_name(language, title, &view.round),
        state => victory(language, title, view)
            .unwrap_or_else(|| text(language, title, &format!("page-state-{}", state.word()), &[])),
    }
}

/// Players with what they have, and whether it is their turn: in order of their places at the end, in the order of play before. Of
/// a table that waits, who sits there.
pub fn player_lines(
    language: Language,
    row: &TableRow,
    seats: &[String],
    view: &View,
) -> Vec<(String, bool)> {
    let title = row.spec.title.as_str();
    if row.state == TableState::Open {
        let free = text(language, title, "page-free-seat", &[]);
        let name = |name: &String| (if name.is_empty() { free.clone() } else { name.clone() }, false);
        return seats.iter().map(name).collect();
    }
    if let Some(standings) = &view.standings {
        let line = |one: &rules::view::Standing| {
            (format!("{}. {} {}", one.place, one.name, money(language, title, one.worth.0)), false)
        };
        return standings.iter().map(line).collect();
    }
    let line = |player: &rules::view::PlayerView| {
        let acting = row.state == TableState::Playing && view.turn.players.contains(&player.id);
        (format!("{} {}", player.name, money(language, title, player.cash.0)), acting)
    };
    let ordered = view.order.iter().filter_map(|id| view.players.get(usize::from(id.0)));
    ordered.map(line).collect()
}

/// The page in the frame. The board is drawn already.
pub fn page(language: Language, shown: &Shown, board: &str, chosen: Option<&str>) -> String {
    let (row, title) = (&shown.row, shown.row.spec.title.as_str());
    let view = shown.game.view(shown.viewer);
    let now = shown.number == row.number;
    let where_ =
        if now { state_words(language, row, &view) } else { round_name(language, title, &view.round) };
    let mut players = String::new();
    for (line, acting) in player_lines(language, row, &shown.seats, &view) {
        let class = if acting { " class=\"acting\"" } else { "" };
        write!(players, "<li{class}>{}</li>", escaped(&line)).ok();
    }
    let last: Vec<String> =
        shown.events.iter().take(4).map(|event| escaped(&say(language, title, event))).collect();
    let (day, night) =
        (draw::custom_properties(draw::Palette::Day), draw::custom_properties(draw::Palette::Night));
    format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><meta name=\"robots\" content=\"noindex\">\
         <title>{name}</title><style>:root{{{day}}}@media (prefers-color-scheme:dark){{:root{{{night}}}}}{STYLE}</style></head>\n\
         <body><main data-live=\"{live}\" data-version=\"{version}\">\
         <header><h1><a href=\"/tables/{id}\" target=\"_blank\" rel=\"noopener\">{name}</a></h1><span>{title}</span>\
         <span class=\"where\">{where_}</span></header>\n{board}\n<ol class=\"players\">{players}</ol>\
         <p class=\"last\">{last}</p>{steps}</main>\
         <script src=\"/embed/frame.js\" defer></script></body></html>\n",
        name = escaped(&row.name),
        live = now && row.state == TableState::Playing,
        version = row.version,
        id = escaped(&row.id),
        title = escaped(title),
        where_ = escaped(&where_),
        last = last.join(" "),
        steps = steps(language, shown, chosen),
    )
}

/// The way through the game: to its beginning, back, on, to now.
fn steps(language: Language, shown: &Shown, chosen: Option<&str>) -> String {
    let (row, number) = (&shown.row, shown.number);
    let words = |id: &str| escaped(&text(language, &row.spec.title, id, &[]));
    let id = escaped(&row.id);
    let lang = chosen.map(|tag| format!("lang={}", escaped(tag))).unwrap_or_default();
    let step = |sign: &str, label: &str, to: Option<i64>| {
        let Some(to) = to else { return format!("<span class=\"off\" aria-hidden=\"true\">{sign}</span>") };
        let at = if to == row.number { String::new() } else { format!("at={to}") };
        let query: Vec<&str> =
            [at.as_str(), lang.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
        let query = if query.is_empty() { String::new() } else { format!("?{}", query.join("&amp;")) };
        format!("<a href=\"/embed/{id}{query}\" aria-label=\"{}\">{sign}</a>", words(label))
    };
    let (back, on) = (number > 0, number < row.number);
    let at = [("number", Argument::from(number)), ("of", Argument::from(row.number))];
    format!(
        "<nav aria-label=\"{}\">{}{}<span class=\"at\">{}</span>{}{}\
         <a class=\"home\" href=\"/tables/{id}\" target=\"_blank\" rel=\"noopener\">{}</a></nav>",
        words("embed-steps"),
        step("«", "embed-first", back.then_some(0)),
        step("‹", "embed-back", back.then_some(number - 1)),
        escaped(&text(language, &row.spec.title, "embed-at", &at)),
        step("›", "embed-on", on.then_some(number + 1)),
        step("»", "embed-last", on.then_some(row.number)),
        words("embed-open"),
    )
}
