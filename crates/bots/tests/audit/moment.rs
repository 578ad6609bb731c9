//! A moment of a game: what is printed, what can be seen, and what is offered.

use crate::fitting::{Fit, Fitting};
use crate::ground::Ground;
use board::{HexId, Map, Rotation, TileId};
use rules::view::View;
use rules::{Action, Choices, Fact, Game, Names, Refusal, TitleInfo};
use std::cell::RefCell;
use std::rc::Rc;
use titles::AnyGame;

#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// For what is printed, and to try moves on a copy.
    pub game: &'a AnyGame,
    pub info: &'a TitleInfo,
    pub view: &'a View,
    pub choices: &'a Choices,
    pub fitting: &'a RefCell<Fitting>,
}

impl<'a> Moment<'a> {
    pub fn map(&self) -> &'a Map {
        self.game.map()
    }

    pub fn title(&self) -> &'a str {
        &self.info.card.title
    }

    pub fn has_option(&self, id: &str) -> bool {
        self.view.options.iter().any(|option| option == id)
    }

    /// Everything that may replace what lies on a hex.
    pub fn fits(&self, ground: &Ground<'_>, hex: HexId) -> Rc<Vec<Fit>> {
        self.fitting.borrow_mut().on(ground, hex)
    }

    /// A lay in words.
    pub fn lay(&self, (hex, tile, rotation): (HexId, TileId, Rotation)) -> String {
        let company = self.choices.turn.company.map(|company| self.game.company(company)).unwrap_or_default();
        format!(
            "{company}: tile {} on {} turned {}",
            self.game.tile(tile),
            self.game.hex(hex),
            rotation.index()
        )
    }

    /// Tries a lay on a copy of the game.
    pub fn try_lay(&self, (hex, tile, rotation): (HexId, TileId, Rotation)) -> Result<Vec<Fact>, Refusal> {
        let by = self.choices.turn.players[0];
        self.game.clone().apply(by, &Action::LayTile { hex, tile, rotation })
    }
}
