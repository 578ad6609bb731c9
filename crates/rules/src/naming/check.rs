//! Whether the numbers in an action stand for anything. Beyond this check a title can trust them.

use super::{ById, Naming, Rename, Word};
use crate::action::{Action, Run};
use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId};
use crate::market::Cell;
use board::{HexId, StopAt, TileId};
use utoipa::ToSchema;

/// No names at all: what remains of an action when its things are only checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ToSchema)]
pub struct Unnamed;

impl Naming for Unnamed {
    type Player = ();
    type Company = ();
    type Private = ();
    type Train = ();
    type Hex = ();
    type Stop = ();
    type Tile = ();
    type Cell = ();
    type Word = ();
}

/// How many things of each kind a game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Players.
    pub players: usize,
    /// Companies.
    pub companies: usize,
    /// Private companies.
    pub privates: usize,
    /// Types of trains.
    pub trains: usize,
    /// Hexes.
    pub hexes: usize,
    /// Tiles.
    pub tiles: usize,
    /// Spaces of the stock market.
    pub cells: usize,
}

/// Checks that things are known; the error says what is not.
pub struct Check<'a>(pub &'a Known);

impl Check<'_> {
    /// Checks everything that an action names. Runs name so much that they are gone through without making anything.
    pub fn action(&self, action: &Action) -> Result<(), &'static str> {
        match action {
            Action::Run { runs } => runs.iter().try_for_each(|run| self.run(run)),
            other => other.rename(self).map(drop),
        }
    }

    fn run(&self, run: &Run) -> Result<(), &'static str> {
        self.train(&run.train)?;
        self.stop(&run.start)?;
        for leg in &run.legs {
            leg.hexes.iter().try_for_each(|hex| self.hex(hex))?;
            self.stop(&leg.to)?;
        }
        run.calls.iter().try_for_each(|stop| self.stop(stop))
    }
}

impl Rename<ById, Unnamed> for Check<'_> {
    type Error = &'static str;

    fn player(&self, player: &PlayerId) -> Result<(), &'static str> {
        known(player.index(), self.0.players, "player")
    }
    fn company(&self, company: &CompanyId) -> Result<(), &'static str> {
        known(company.index(), self.0.companies, "company")
    }
    fn private(&self, private: &PrivateId) -> Result<(), &'static str> {
        known(private.index(), self.0.privates, "private")
    }
    fn train(&self, train: &TrainId) -> Result<(), &'static str> {
        known(train.kind.index(), self.0.trains, "train")
    }
    fn hex(&self, hex: &HexId) -> Result<(), &'static str> {
        known(hex.index(), self.0.hexes, "hex")
    }
    fn stop(&self, stop: &StopAt) -> Result<(), &'static str> {
        self.hex(&stop.hex)
    }
    fn tile(&self, tile: &TileId) -> Result<(), &'static str> {
        known(tile.index(), self.0.tiles, "tile")
    }
    fn cell(&self, cell: &Cell) -> Result<(), &'static str> {
        known(usize::from(cell.0), self.0.cells, "cell")
    }
    /// Which words fit is for the rules to say.
    fn word(&self, _: &Word) -> Result<(), &'static str> {
        Ok(())
    }
}

fn known(index: usize, count: usize, thing: &'static str) -> Result<(), &'static str> {
    if index < count { Ok(()) } else { Err(thing) }
}
