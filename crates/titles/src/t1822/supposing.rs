//! What a company would run, without doing anything.

use super::Game1822;
use super::state::{Operating, OperatingStep, Round};
use board::{HexId, Rotation, TileId};
use rules::{CompanyId, Money, TrainId, TrainKind};
use smallvec::SmallVec;

impl Game1822 {
    /// The game as if this company were about to run, with other trains or more tiles if any are given; `None` if there is no
    /// such company. Train cards show their first side. Nothing is checked: it is a thought, not a move.
    pub fn supposing(
        &self,
        company: CompanyId,
        trains: Option<&[TrainKind]>,
        tiles: &[(HexId, TileId, Rotation)],
    ) -> Option<Game1822> {
        self.data.companies.get(company.index())?;
        let mut game = self.clone();
        for &(hex, tile, rotation) in tiles {
            game.build(company, hex, tile, rotation, Money::ZERO);
        }
        if let Some(trains) = trains {
            // Numbers beyond the cards that exist, none of which has been turned.
            let supposed =
                |(copy, kind): (usize, &TrainKind)| TrainId { kind: *kind, copy: u8::MAX - copy as u8 };
            game.state.company_mut(company).trains = trains.iter().enumerate().map(supposed).collect();
        }
        let mut operating = Operating::new(SmallVec::from_slice(&[company]));
        operating.step = OperatingStep::Run;
        game.state.round = Round::Operating(operating);
        game.events.clear();
        Some(game)
    }
}
