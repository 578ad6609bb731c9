//! *Flotation & Capitalisation*: a company floats when players hold half of it, receives ten times its par, and
//! places its home base; if the home hex is bare, the director lays a tile there at once.

use super::Game1860;
use super::sections::FLOTATION;
use super::state::State;
use super::words;
use super::{Refused, no};
use board::{Colour, HexId, Replacement, Rotation, TileId, Token};
use rules::{Choice, CompanyId, Event, Holder, Money, Reason};

impl Game1860 {
    /// Floats the company if it is due: "Shares in the bank pool do not count".
    pub(super) fn float_if_due(&mut self, company: CompanyId) {
        let shares = self.state.shares(company);
        let sold = shares.total_units() - shares.held(Holder::Offer) - shares.held(Holder::Pool);
        let state = self.state.company(company);
        let Some(par) = state.par else { return };
        if state.floated || sold < 5 {
            return;
        }
        let capital = par * 10;
        let refloated = state.bankrupt;
        self.company_receives(company, capital);
        let state = self.state.company_mut(company);
        state.floated = true;
        state.bankrupt = false;
        if let Some(cell) = self.state.markers.cell(company) {
            self.state.markers.place(company, cell);
        }
        if refloated {
            self.say(words::Event::Refloated { company, capital });
        } else {
            self.say(Event::Floated { company, capital });
        }
        self.private_income_on_flotation(company);
        self.place_home_base(company);
    }

    /// The home base, and the tile under it. After the Southern Railway's stock round nothing is built any more.
    fn place_home_base(&mut self, company: CompanyId) {
        let at = self.data.company(company).home;
        let owner = State::owner_token(company);
        let has_one = self.state.layout.tokens().iter().any(|token| token.owner == owner);
        if has_one || self.state.building_ended {
            return;
        }
        let slot = self.state.layout.free_slot(&self.data.map, at).unwrap_or(0);
        self.state.layout.place(Token { hex: at.hex, node: at.node, slot, owner });
        self.state.company_mut(company).bases_left -= 1;
        self.say(Event::HomeTokenPlaced { company, at });
        let (tile, _) = self.state.layout.tile(at.hex);
        if self.data.map.tile(tile).colour == Colour::Plain {
            self.require_home_tile(company, at.hex);
        }
    }

    /// Recorded games ask for a pass where no fitting tile is left; otherwise it is passed over.
    fn require_home_tile(&mut self, company: CompanyId, hex: HexId) {
        let none_fits = self.home_tiles(hex).next().is_none();
        if none_fits && !self.options.departures.missing_home_tile_is_passed {
            self.say(words::Event::NoHomeTile { company, hex });
        } else {
            self.stock_mut().home_tile = Some(company);
        }
    }

    /// The tiles that are left and fit a home hex.
    fn home_tiles(&self, hex: HexId) -> impl Iterator<Item = Replacement> + '_ {
        let left = |tile| self.state.layout.supply(&self.data.map, tile) != Some(0);
        self.replacements(hex).filter(move |found| left(found.tile))
    }

    /// The tiles that fit the home hex.
    pub(super) fn home_tile_choices(&self, company: CompanyId) -> Vec<Choice> {
        let hex = self.data.company(company).home.hex;
        let mut choices: Vec<Choice> = Vec::new();
        for found in self.home_tiles(hex) {
            Choice::add_lay(&mut choices, hex, found.tile, found.rotation, Money::ZERO);
        }
        choices
    }

    /// The home tile does not count as the company's placement for its first turn.
    pub(super) fn lay_home_tile(
        &mut self,
        company: CompanyId,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), Refused> {
        if hex != self.data.company(company).home.hex {
            return no(FLOTATION, Reason::WrongHomeHex { company, hex });
        }
        self.check_tile_fits(hex, tile, rotation)?;
        self.put_tile(hex, tile, rotation);
        self.say(Event::TileLaid { company, hex, tile, rotation, cost: Money::ZERO });
        self.stock_mut().home_tile = None;
        Ok(())
    }

    /// Passing is possible only where no tile fits.
    pub(super) fn pass_home_tile(&mut self, company: CompanyId) -> Result<(), Refused> {
        if !self.home_tile_choices(company).is_empty() {
            return no(FLOTATION, Reason::HomeTileDue { company });
        }
        let hex = self.data.company(company).home.hex;
        self.say(words::Event::NoHomeTile { company, hex });
        self.stock_mut().home_tile = None;
        Ok(())
    }
}
