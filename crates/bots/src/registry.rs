//! Computer players by name.

use crate::conductor::{self, Caution, Lesson, Point};
use crate::lookahead::{Director, Figures};
use crate::model::Traits;
use crate::player::{Effort, Player, Seat};
use crate::random::Random;
use crate::{t1822, t1860, t1862};
use rules::{Game, Viewer};
use thiserror::Error;
use titles::AnyGame;

/// The names [`by_name`] knows, strongest first.
pub const NAMES: [&str; 4] = ["magnate", "director", "guest", "random"];

/// One line about a player, for people who choose.
pub fn about(name: &str) -> Option<&'static str> {
    match name {
        "magnate" => Some("thinks longer and further than a director, up to some seconds a move"),
        "director" => Some("tries its moves and looks ahead: an opponent for somebody who knows the game"),
        "guest" => Some("plays a plausible game and decides at once"),
        "random" => Some("does anything that is allowed, by chance; runs its trains well"),
        _ => None,
    }
}

/// A name nobody has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no computer player '{0}'; there are: {names}", names = NAMES.join(", "))]
pub struct UnknownPlayer(pub String);

/// What each title lends to its players.
const FIGURES: &[(&str, Figures)] = &[
    ("1860", t1860::FIGURES),
    ("1862", t1862::FIGURES),
    ("1822", t1822::FIGURES),
    ("1822MRS", t1822::FIGURES),
    ("1822NRS", t1822::FIGURES),
];

fn figures_of(title: &str) -> Option<Figures> {
    FIGURES.iter().find(|(known, _)| *known == title).map(|(_, figures)| *figures)
}

/// A player of this name for a title; for titles without figures everybody plays at random. The same name and seed
/// play the same way.
pub fn by_name(name: &str, title: &str, seed: u64) -> Result<Box<dyn Player>, UnknownPlayer> {
    match (name, figures_of(title)) {
        ("magnate", Some(figures)) => {
            let worths = figures.learned.unwrap_or(figures.worths);
            let figures = Figures { worths, ..figures };
            Ok(Box::new(Director::new("magnate", seed, figures.magnate, figures)))
        }
        ("director", Some(figures)) => {
            Ok(Box::new(Director::new("director", seed, figures.director, figures)))
        }
        ("guest", Some(figures)) => Ok((figures.guest)(seed)),
        ("magnate" | "director" | "guest", None) | ("random", _) => Ok(Box::new(Random::new(seed))),
        (other, _) => Err(UnknownPlayer(other.to_owned())),
    }
}

/// What a conductor says to a seat that must act; nothing, for titles without figures. The same character says the same.
pub fn lesson(seat: &Seat<'_>, character: u64) -> Lesson {
    let figures = figures_of(&seat.info.card.title);
    figures.map(|figures| conductor::lesson(seat, &figures, character)).unwrap_or_default()
}

/// What a conductor can say in a title: ids of messages with the names of their things.
pub fn points_of(title: &str) -> Vec<(&'static str, &'static [&'static str])> {
    let own = figures_of(title).map_or(&[][..], |figures| figures.points);
    [Point::FIELDS, Caution::FIELDS, own].concat()
}

/// What can be counted in positions of a title, if what they are worth is learned from games.
pub fn traits_of(title: &str) -> Option<Traits> {
    figures_of(title)?.traits
}

/// What each seat of a game will have at the end, as far as one can tell, everything known.
pub fn worths(game: &AnyGame) -> Vec<i32> {
    let (view, info) = (game.view(Viewer::Referee), game.info());
    let now = view.players.iter().map(|player| player.worth.0).collect();
    let figures = figures_of(&info.card.title);
    let (Some(figures), None, Some(first)) = (figures, &view.standings, view.players.first()) else {
        return now;
    };
    let (player, choices) = (first.id, game.choices());
    (figures.worths)(&Seat {
        player,
        info: &info,
        choices: &choices,
        best_runs: None,
        game,
        effort: Effort::QUICK,
        seed: 0,
        view: view.into(),
    })
}
