//! 11.7, 11.8: what building costs, and what private companies save.

use super::Game1822;
use super::data::private;
use super::state::Hill;
use board::{Edge, HexId, Replacement, Terrain, TerrainKind};
use rules::{CompanyId, Money, PrivateId};

/// 20 off hills and mountains, or one free tile (P8).
pub(super) const HILLS: PrivateId = private(8);
/// 10 off rivers, and two estuary edges (P10).
pub(super) const RIVERS: PrivateId = private(10);

/// What a tile costs.
#[derive(Clone, Copy, Default)]
pub(super) struct Cost {
    pub ground: Money,
    /// Estuary edges that the tile is the first to have an exit at, and what they cost.
    pub estuaries: u8,
    pub estuary: Money,
}

impl Cost {
    pub fn total(&self) -> Money {
        self.ground + self.estuary
    }
}

impl Game1822 {
    pub(super) fn cost_of(&self, company: CompanyId, hex: HexId, fit: Replacement) -> Cost {
        let mut cost = Cost { ground: self.ground_cost(company, hex), ..Cost::default() };
        let upgrade = self.is_built(hex);
        if upgrade && !self.options.departures.upgrades_cost {
            return cost;
        }
        let (now, rotation) = self.state.layout.tile(hex);
        let before = self.data.map.tile(now).exits(rotation);
        let after = self.data.map.tile(fit.tile).exits(fit.rotation);
        for edge in Edge::ALL.iter().map(|edge| edge.index()) {
            let price = self.data.map.hex(hex).edge_costs[edge];
            if price > 0 && after[edge] && !before[edge] {
                cost.estuaries += 1;
                cost.estuary += Money(price.into());
            }
        }
        cost
    }

    /// Terrain is paid with the first tile, on hexes printed with track at their first upgrade; London and the Channel cost
    /// every time.
    fn ground_cost(&self, company: CompanyId, hex: HexId) -> Money {
        let tile = self.data.map.tile(self.state.layout.tile(hex).0);
        if !tile.printed {
            let free = !self.is_london(hex) && !self.options.departures.upgrades_cost;
            return if free { Money::ZERO } else { Money(tile.cost.into()) };
        }
        if self.is_built(hex) && !self.is_london(hex) && !self.options.departures.upgrades_cost {
            return Money::ZERO;
        }
        self.data.map.hex(hex).terrains.iter().map(|terrain| self.terrain_cost(company, terrain)).sum()
    }

    fn terrain_cost(&self, company: CompanyId, terrain: &Terrain) -> Money {
        let cost = Money(terrain.cost.into());
        let saving = match terrain.kind {
            TerrainKind::Hill | TerrainKind::Mountain if self.has_hill(company, Hill::Discount) => Money(20),
            TerrainKind::River if self.state.has_card(company, RIVERS) => Money(10),
            _ => Money::ZERO,
        };
        (cost - saving).max(Money::ZERO)
    }

    /// Whether a company has P8 in one of its two forms.
    pub(super) fn has_hill(&self, company: CompanyId, form: Hill) -> bool {
        self.state.has_card(company, HILLS) && self.state.private(HILLS).hill == Some(form)
    }

    /// Whether a tile on a hex is an upgrade: something coloured lies or is printed there.
    pub(super) fn is_built(&self, hex: HexId) -> bool {
        self.data.map.tile(self.state.layout.tile(hex).0).colour >= board::Colour::Yellow
    }

    /// Whether P8's token helps on a hex.
    pub(super) fn is_rough(&self, hex: HexId) -> bool {
        let hard = [TerrainKind::Rough, TerrainKind::Hill, TerrainKind::Mountain];
        self.data.map.hex(hex).terrains.iter().any(|terrain| hard.contains(&terrain.kind))
    }
}
