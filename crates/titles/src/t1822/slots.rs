//! The slots of cities: those of the tile, extra ones, and those kept for homes (8.1, 12.2, 13, f.50 to f.56).

use super::Game1822;
use super::options::BoughtSlot;
use super::state::{Reserved, State};
use board::{HexId, NodeId, Replacement, StopAt, StopMap, TileId, Token};
use rules::CompanyId;
use smallvec::SmallVec;

impl Game1822 {
    /// Slots of a city beyond those of its tile.
    pub(super) fn extra_slots(&self, at: StopAt) -> u8 {
        self.state.extra.iter().find(|(city, _)| *city == at).map_or(0, |(_, count)| *count)
    }

    fn tile_slots(&self, at: StopAt) -> u8 {
        let tile = self.data.map.tile(self.state.layout.tile(at.hex).0);
        tile.stops.get(at.node.index()).map_or(0, |stop| stop.slots)
    }

    /// All slots of a city.
    pub fn slots(&self, at: StopAt) -> u8 {
        self.tile_slots(at) + self.extra_slots(at)
    }

    fn is_taken(&self, at: StopAt, slot: u8) -> bool {
        self.state.layout.tokens_at(at).any(|token| token.slot == slot)
    }

    /// Who a slot is kept for.
    pub(super) fn kept_for(&self, at: StopAt, slot: u8) -> Option<CompanyId> {
        let kept = self.state.reserved.iter().find(|kept| (kept.at, kept.slot) == (at, slot));
        kept.map(|kept| kept.company)
    }

    /// The lowest empty slot that is kept for nobody.
    pub(super) fn free_slot(&self, at: StopAt) -> Option<u8> {
        (0..self.slots(at)).find(|slot| !self.is_taken(at, *slot) && self.kept_for(at, *slot).is_none())
    }

    /// Whether a company has a token in a city.
    pub(super) fn has_token_at(&self, company: CompanyId, at: StopAt) -> bool {
        let owner = State::owner(company);
        self.state.layout.tokens_at(at).any(|token| token.owner == owner)
    }

    /// Whether a company has a token on a hex.
    pub(super) fn has_token_on(&self, company: CompanyId, hex: HexId) -> bool {
        let owner = State::owner(company);
        self.state.layout.tokens_on(hex).iter().any(|token| token.owner == owner)
    }

    pub(super) fn put_token(&mut self, company: CompanyId, at: StopAt, slot: u8) {
        self.state.layout.place(Token { hex: at.hex, node: at.node, slot, owner: State::owner(company) });
    }

    /// The slot kept for a company in its home city.
    pub(super) fn kept_slot(&self, company: CompanyId) -> Option<(StopAt, u8)> {
        let kept = self.state.reserved.iter().find(|kept| kept.company == company)?;
        Some((kept.at, kept.slot))
    }

    /// A home is taken: the slot is kept no more, others keep theirs.
    pub(super) fn use_reservation(&mut self, company: CompanyId) {
        self.state.reserved.retain(|kept| kept.company != company);
    }

    /// f.51: what was kept for a company that is gone; those behind it move forward.
    pub(super) fn drop_reservation(&mut self, company: CompanyId) {
        let Some((at, slot)) = self.kept_slot(company) else { return };
        self.use_reservation(company);
        self.move_reservations_forward(at, slot);
    }

    pub(super) fn move_reservations_forward(&mut self, at: StopAt, behind: u8) {
        for kept in self.state.reserved.iter_mut().filter(|kept| kept.at == at && kept.slot > behind) {
            kept.slot -= 1;
        }
    }

    /// Adds a slot to a city and returns it.
    pub(super) fn add_slot(&mut self, at: StopAt) -> u8 {
        let slot = self.slots(at);
        match self.state.extra.iter_mut().find(|(city, _)| *city == at) {
            Some((_, count)) => *count += 1,
            None => self.state.extra.push((at, 1)),
        }
        slot
    }

    /// Takes a slot out of a city; tokens and reservations behind it move forward.
    pub(super) fn remove_slot(&mut self, at: StopAt, slot: u8) {
        for extra in self.state.extra.iter_mut().filter(|(city, _)| *city == at) {
            extra.1 -= 1;
        }
        self.state.extra.retain(|(_, count)| *count > 0);
        let behind: SmallVec<[Token; 4]> =
            self.state.layout.tokens_at(at).copied().filter(|token| token.slot > slot).collect();
        for token in behind {
            self.state.layout.remove(at, token.owner);
            self.state.layout.place(Token { slot: token.slot - 1, ..token });
        }
        self.move_reservations_forward(at, slot);
    }

    /// f.43, f.52: tokens, reservations and extra slots go over to the tile that now lies on a hex.
    pub(super) fn carry_over(&mut self, hex: HexId, becomes: &StopMap) {
        let cities = becomes.len();
        if cities > 1 {
            self.renumber_cities(hex, becomes);
            return;
        }
        let at = StopAt { hex, node: NodeId(0) };
        let tokens: SmallVec<[Token; 6]> = self.state.layout.tokens_at(at).copied().collect();
        for token in &tokens {
            self.state.layout.remove(at, token.owner);
        }
        self.state.extra.retain(|(city, _)| *city != at);
        for token in tokens {
            let slot = self.free_slot(at).unwrap_or_else(|| self.add_slot(at));
            self.state.layout.place(Token { slot, ..token });
        }
    }

    fn renumber_cities(&mut self, hex: HexId, becomes: &StopMap) {
        let moved = |at: StopAt| match becomes.get(at.node.index()) {
            Some(node) if at.hex == hex => StopAt { hex, node: *node },
            _ => at,
        };
        let tokens: SmallVec<[Token; 8]> =
            self.state.layout.tokens().iter().copied().filter(|token| token.hex == hex).collect();
        for token in &tokens {
            self.state.layout.remove(token.at(), token.owner);
        }
        for Reserved { at, .. } in &mut self.state.reserved {
            *at = moved(*at);
        }
        for (at, _) in &mut self.state.extra {
            *at = moved(*at);
        }
        for token in tokens {
            let at = moved(token.at());
            let slot = self.free_slot(at).unwrap_or(token.slot);
            self.state.layout.place(Token { node: at.node, slot, ..token });
        }
    }

    /// g.7: recorded games add the second slot of minor 14's city when London is upgraded, if it was bought from a box.
    pub(super) fn add_fourteens_slot(&mut self, hex: HexId) {
        let later = self.options.departures.bought_fourteens_slot == BoughtSlot::WithUpgrade;
        let edge = self.state.fourteen.filter(|_| later && self.is_london(hex));
        let city = edge.and_then(|edge| self.city_at(hex, edge));
        if let Some(city) = city.filter(|city| self.extra_slots(*city) == 0) {
            self.add_slot(city);
        }
    }

    /// Which stop of a tile each stop of the one that lies on a hex becomes.
    pub(super) fn stops_become(&self, hex: HexId, fit: Replacement) -> StopMap {
        let map = &self.data.map;
        let now = self.state.layout.tile(hex);
        if map.tile(now.0).stops.is_empty() {
            return StopMap::new();
        }
        let kept = &map.rebuilt(now, fit).stops;
        if !kept.is_empty() {
            return kept.clone();
        }
        // Where a town vanishes, what is left of the stops is the city: Swansea's first tile (11.6).
        let first = |tile: TileId| map.tile(tile).stops.first().map(|stop| stop.kind);
        StopMap::from_elem(NodeId(0), (first(now.0) == first(fit.tile)).into())
    }
}
