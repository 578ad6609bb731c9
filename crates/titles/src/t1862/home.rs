//! 7.2 *A Company's First Operating Turn*: where the home marker goes.

use super::sections::FIRST_TURN;
use super::state::{Lner, OperatingStep, State};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use board::{Colour, HexId, Replacement, Rotation, StopAt, TileId, Token};
use rules::{Choice, CompanyId, Event, Reason};

impl Game1862 {
    /// 3.2: no track on the home hex, an empty circle, or an upgrade that increases their number.
    pub(super) fn has_room_at_home(&self, company: CompanyId) -> bool {
        let home = self.data.company(company).home;
        !self.has_tile(home.hex)
            || self.state.layout.free_slot(&self.data.map, home).is_some()
            || self.roomier_tiles(home.hex).next().is_some()
    }

    /// Whether a tile lies on a hex.
    pub(super) fn has_tile(&self, hex: HexId) -> bool {
        self.data.map.tile(self.state.layout.tile(hex).0).colour != Colour::Plain
    }

    /// Tiles that can be had now, fit on the hex, and have more circles than the one there.
    pub(super) fn roomier_tiles(&self, hex: HexId) -> impl Iterator<Item = Replacement> + '_ {
        let circles = |tile: TileId| self.data.map.tile(tile).stops.iter().map(|stop| stop.slots).sum::<u8>();
        let now = self.state.layout.tile(hex);
        let before = circles(now.0);
        let fits = self.data.map.replacements(hex, now).iter().copied();
        fits.filter(move |fit| circles(fit.tile) > before && self.check_tile_available(fit.tile).is_ok())
    }

    /// Puts a station marker from the charter into a circle.
    pub(super) fn put_marker(&mut self, company: CompanyId, at: StopAt, slot: u8) {
        self.state.layout.place(Token { hex: at.hex, node: at.node, slot, owner: State::owner(company) });
        self.state.placed.push((at.hex, company));
        let state = self.state.company_mut(company);
        state.markers_left = state.markers_left.saturating_sub(1);
    }

    /// "On a company's first operating turn it places its home station marker as its first action." In recorded games a
    /// company in receivership waits until it has a director (A28, F6). After the formation of the LNER "no more
    /// track building or token placement is permitted" (10.3).
    pub(super) fn waits_for_home(&mut self, company: CompanyId) -> bool {
        let departures = &self.options.departures;
        let excused = (self.state.in_receivership(company) && departures.no_home_in_receivership)
            || (self.state.lner == Lner::Formed && !departures.home_marker_after_lner);
        if self.state.company(company).home_placed || excused {
            return self.go_to_step(OperatingStep::Merge);
        }
        let home = self.data.company(company).home;
        if let Some(slot) = self.state.layout.free_slot(&self.data.map, home) {
            self.place_home(company, slot);
        } else if self.roomier_tiles(home.hex).next().is_none() || !self.is_enterprising(company) {
            self.displace_for(company);
        } else if self.options.departures.home_upgrade_comes_first {
            self.operating_mut().home_upgrade = true;
            return true;
        } else {
            let state = self.state.company_mut(company);
            state.home_placed = true;
            state.beside = Some(home.hex);
            state.markers_left = state.markers_left.saturating_sub(1);
            self.say(Own::HomeWaits { company, hex: home.hex });
        }
        self.go_to_step(OperatingStep::Merge)
    }

    fn place_home(&mut self, company: CompanyId, slot: u8) {
        let at = self.data.company(company).home;
        self.put_marker(company, at, slot);
        self.state.company_mut(company).home_placed = true;
        self.say(Event::HomeTokenPlaced { company, at });
    }

    /// "It displaces one of the tokens already there, which is sent back to the company owning it": the one placed last, in
    /// recorded games the one in the last circle (A24).
    fn displace_for(&mut self, company: CompanyId) {
        let home = self.data.company(company).home;
        if let Some(slot) = self.displace(company, home) {
            self.place_home(company, slot);
        }
    }

    /// Sends a marker back to its owner; the circle that is free now.
    fn displace(&mut self, by: CompanyId, at: StopAt) -> Option<u8> {
        let last_placed =
            self.state.placed.iter().rev().find(|(hex, _)| *hex == at.hex).map(|(_, whose)| *whose);
        let last_circle = self.state.layout.tokens_at(at).last().map(|token| CompanyId(token.owner.0));
        let owner = if self.options.departures.last_circle_is_displaced { last_circle } else { last_placed }?;
        let token = self.state.layout.remove(at, State::owner(owner))?;
        self.forget_placed(at.hex, owner);
        self.state.company_mut(owner).markers_left += 1;
        self.say(Own::Displaced { company: owner, by, hex: at.hex });
        Some(token.slot)
    }

    /// A marker of a company no longer stands on a hex.
    pub(super) fn forget_placed(&mut self, hex: HexId, company: CompanyId) {
        if let Some(place) = self.state.placed.iter().position(|placed| *placed == (hex, company)) {
            self.state.placed.remove(place);
        }
    }

    /// A23: the home hex is upgraded, the home marker placed, and the turn's build is used up.
    pub(super) fn upgrade_home(
        &mut self,
        company: CompanyId,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), Refused> {
        let home = self.data.company(company).home;
        if hex != home.hex {
            return no(FIRST_TURN, words::Reason::HomeFirst { hex: home.hex });
        }
        if !self.roomier_tiles(hex).any(|fit| (fit.tile, fit.rotation) == (tile, rotation)) {
            return no(FIRST_TURN, Reason::TileDoesNotFit { tile, hex });
        }
        self.build(company, hex, tile, rotation);
        let operating = self.operating_mut();
        operating.home_upgrade = false;
        operating.tiles_laid = 1;
        operating.upgraded = true;
        operating.step = OperatingStep::Merge;
        if let Some(slot) = self.state.layout.free_slot(&self.data.map, home) {
            self.place_home(company, slot);
        }
        Ok(())
    }

    pub(super) fn home_upgrade_choices(&self, company: CompanyId) -> Vec<Choice> {
        let hex = self.data.company(company).home.hex;
        super::building::lay_choices(self.roomier_tiles(hex).map(|fit| (hex, fit)))
    }

    /// 7.2, 7.5.6: home markers take circles that a merger or a bankruptcy has left free.
    pub(super) fn seat_waiting_markers(&mut self) {
        if self.options.departures.waiting_marker_needs_upgrade {
            return;
        }
        for company in self.companies() {
            self.seat_waiting_marker(company);
        }
    }

    /// A marker that waits beside the circles of a hex takes a free one.
    pub(super) fn seat_waiting_marker(&mut self, company: CompanyId) {
        let Some(hex) = self.state.company(company).beside else { return };
        let at = StopAt { hex, node: board::NodeId(0) };
        if let Some(slot) = self.state.layout.free_slot(&self.data.map, at) {
            self.state.layout.place(Token { hex, node: at.node, slot, owner: State::owner(company) });
            self.state.placed.push((hex, company));
            self.state.company_mut(company).beside = None;
            self.say(Event::HomeTokenPlaced { company, at });
        }
    }

    /// 13.0: without the third paragraph of 7.2 the build may be left out; the waiting marker then displaces another.
    pub(super) fn displace_for_waiting_marker(&mut self, company: CompanyId) {
        let Some(hex) = self.state.company(company).beside else { return };
        let at = StopAt { hex, node: board::NodeId(0) };
        if self.state.layout.free_slot(&self.data.map, at).is_none() {
            self.displace(company, at);
        }
        self.seat_waiting_marker(company);
    }
}
