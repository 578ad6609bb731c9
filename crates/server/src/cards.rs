//! Pictures of tables: the board as it stands, and cards for links with the names beside it. They are drawn by threads that nobody
//! else waits for, one at a time, and kept for a while.

use crate::error::Error;
use draw::{Livery, Palette, Picture, Point};
use rules::view::View;
use rules::{Game, Names, Viewer};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use titles::AnyGame;
use tokio::sync::Semaphore;

/// So many bytes of pictures are kept.
const MOST_KEPT: usize = 24 * 1024 * 1024;
/// So long somebody waits for the pictures of others.
const PATIENCE: Duration = Duration::from_secs(10);

/// The pictures at hand, and the right to draw.
pub struct Cards {
    drawing: Semaphore,
    kept: Mutex<Kept>,
}

impl Default for Cards {
    fn default() -> Cards {
        Cards { drawing: Semaphore::new(1), kept: Mutex::default() }
    }
}

#[derive(Default)]
struct Kept {
    pictures: HashMap<String, (Arc<[u8]>, u64)>,
    bytes: usize,
    clock: u64,
}

impl Kept {
    fn get(&mut self, key: &str) -> Option<Arc<[u8]>> {
        self.clock += 1;
        let (picture, used) = self.pictures.get_mut(key)?;
        *used = self.clock;
        Some(picture.clone())
    }

    /// Keeps a picture; those that were not asked for of late make room.
    fn keep(&mut self, key: String, picture: Arc<[u8]>) {
        self.clock += 1;
        self.bytes += picture.len();
        if let Some((old, _)) = self.pictures.insert(key, (picture, self.clock)) {
            self.bytes -= old.len();
        }
        while self.bytes > MOST_KEPT {
            let oldest = self.pictures.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| key.clone());
            let Some((old, _)) = oldest.and_then(|key| self.pictures.remove(&key)) else { break };
            self.bytes -= old.len();
        }
    }
}

impl Cards {
    /// A picture that is at hand.
    pub fn at_hand(&self, key: &str) -> Option<Arc<[u8]>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(key)
    }

    /// Draws a picture and keeps it.
    pub async fn drawn(
        &self,
        key: String,
        draw: impl FnOnce() -> Result<Vec<u8>, Error> + Send + 'static,
    ) -> Result<Arc<[u8]>, Error> {
        let turn = tokio::time::timeout(PATIENCE, self.drawing.acquire()).await;
        let _turn = turn
            .map_err(|_| Error::TooMany(PATIENCE.as_secs()))?
            .map_err(|error| Error::Internal(error.to_string()))?;
        // Whoever was before us may have drawn the same.
        if let Some(picture) = self.at_hand(&key) {
            return Ok(picture);
        }
        let drawn = tokio::task::spawn_blocking(draw).await;
        let picture: Arc<[u8]> = drawn.map_err(|error| Error::Internal(error.to_string()))??.into();
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).keep(key, picture.clone());
        Ok(picture)
    }
}

/// Does something with the picture of a board as a stranger may see it.
fn with_picture<T>(game: &AnyGame, palette: Palette, act: impl FnOnce(&Picture<'_>) -> T) -> T {
    let view: View = game.view(Viewer::Spectator);
    let liveries = game.info().companies.into_iter().map(|company| Livery {
        initials: company.symbol,
        colour: company.colours.0,
        text: company.colours.1,
    });
    let liveries: Vec<Livery> = liveries.collect();
    let owner = |company: rules::CompanyId| board::Owner(company.0);
    let flipped: Vec<board::Owner> =
        view.board.tokens.iter().filter(|token| token.flipped).map(|token| owner(token.company)).collect();
    let companies = view.companies.iter().filter(|company| !company.closed);
    let homes: Vec<_> = companies.map(|company| (company.home.stop, owner(company.id))).collect();
    act(&Picture { liveries: &liveries, flipped: &flipped, homes: &homes, palette, ..Picture::default() })
}

/// The board of a game as an SVG file whose colours the page around it chooses.
pub fn board(game: &AnyGame) -> String {
    with_picture(game, Palette::Css, |picture| draw::board_svg(game.map(), game.layout(), picture))
}

/// What a card says beside its board.
pub struct CardWords {
    /// Above all: the title that is played.
    pub title: String,
    /// The name of the table.
    pub name: String,
    /// Who plays, a line each.
    pub players: Vec<String>,
    /// Where the game stands.
    pub state: String,
}

/// The size of a card, as link previews want it.
pub const CARD: (u32, u32) = (1200, 630);
/// The width of the words on it.
const WORDS: f64 = 400.0;
const MARGIN: f64 = 36.0;

/// A card as an SVG file.
pub fn card(game: &AnyGame, words: &CardWords) -> String {
    let (width, height) = (f64::from(CARD.0), f64::from(CARD.1));
    let left = MARGIN + WORDS + MARGIN;
    let board = with_picture(game, Palette::Day, |picture| {
        let size = (width - left - MARGIN, height - 2.0 * MARGIN);
        draw::board_within(game.map(), game.layout(), picture, Point::new(left, MARGIN), size)
    });
    let mut lines = String::new();
    let mut y = 108.0;
    let mut line = |text: &str, size: f64, colour: &str, weight: u32, gap: f64| {
        y += gap;
        let fitted = fitted(text, size);
        let text = escaped(text);
        lines += &format!(
            r#"<text x="{MARGIN}" y="{y}" font-size="{fitted}" font-weight="{weight}" fill="{colour}">{text}</text>"#
        );
    };
    line(&words.title, 64.0, "#8c2f2b", 700, 0.0);
    line(&words.name, 34.0, "#241d14", 700, 58.0);
    for player in words.players.iter().take(8) {
        line(player, 26.0, "#241d14", 400, 42.0);
    }
    line(&words.state, 26.0, "#6a5c46", 400, 52.0);
    let (right, bottom) = (width - 24.0, height - 24.0);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="Besley, serif">
<rect width="{width}" height="{height}" fill="#fbf6e9"/>
<rect x="12" y="12" width="{right}" height="{bottom}" fill="none" stroke="#8d7a56" stroke-width="3"/>
{lines}<text x="{MARGIN}" y="{}" font-size="22" fill="#6a5c46">Bradshaw</text>
{board}</svg>"##,
        height - MARGIN
    )
}

/// The size at which a line finds room beside the board: letters are about half as wide as they are high.
fn fitted(text: &str, size: f64) -> f64 {
    let wide = text.chars().count().max(1) as f64 * size * 0.58;
    (size * (WORDS / wide).min(1.0)).max(11.0).floor()
}

/// Text that may stand in an element or an attribute of HTML and SVG.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            control if control.is_control() => safe.push(' '),
            other => safe.push(other),
        }
    }
    safe
}

/// Whether this server can make PNG files.
pub const PNG: bool = cfg!(feature = "png");

/// A card as a PNG file, where the server can make one.
#[cfg(feature = "png")]
pub fn png(svg: &str) -> Result<Vec<u8>, Error> {
    draw::png(svg, 1.0).map_err(|error| Error::Internal(error.to_string()))
}

/// A card as a PNG file, where the server can make one.
#[cfg(not(feature = "png"))]
pub fn png(_: &str) -> Result<Vec<u8>, Error> {
    Err(Error::NotFound("picture"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_pictures_make_room() {
        let mut kept = Kept::default();
        let large: Arc<[u8]> = vec![0; MOST_KEPT / 2].into();
        kept.keep("a".into(), large.clone());
        kept.keep("b".into(), large.clone());
        assert!(kept.get("a").is_some());
        kept.keep("c".into(), large);
        assert!(kept.get("b").is_none(), "it was not asked for the longest time");
        assert!(kept.get("a").is_some() && kept.get("c").is_some());
        assert!(kept.bytes <= MOST_KEPT);
    }

    #[test]
    fn a_card_is_a_picture_whatever_people_are_called() {
        let game = crate::art::printed("1860", "extended").unwrap();
        let words = CardWords {
            title: "1860".into(),
            name: "<script>\"&'\u{7}".into(),
            players: vec!["Ann & Ben".into(), "x".repeat(80)],
            state: "in play".into(),
        };
        let svg = card(&game, &words);
        assert!(!svg.contains("<script"), "{}", &svg[..400]);
        assert!(svg.contains("Ann &amp; Ben"));
        if PNG {
            assert!(png(&svg).unwrap().starts_with(b"\x89PNG"));
        }
    }
}
