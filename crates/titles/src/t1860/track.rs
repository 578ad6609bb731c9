//! *Track Tiles*, *Laying Track*, *Upgrading Track*: up to two yellow tiles, or one upgrade.

use super::reach::{Around, Distance, Ground};
use super::sections::{ACCELERATED, INSOLVENCY, LAYING, MAP, TILES, UPGRADING};
use super::state::{Operating, OperatingStep};
use super::words;
use super::{Game1860, Refused, no};
use board::reach::Reach;
use board::trial::Travelled;
use board::{Colour, Edge, HexId, NodeId, Replacement, Rotation, StopKind, Tile, TileId, Value};
use rules::{Choice, CompanyId, Event, Money, Reason};
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::sync::Arc;

impl Game1860 {
    /// What may replace the tile on a hex, as far as the tiles tell.
    pub(super) fn replacements(&self, hex: HexId) -> impl Iterator<Item = Replacement> + use<> {
        let now = self.state.layout.tile(hex);
        self.data.map.replacements(hex, now).iter().copied()
    }

    /// Whether the tile may lie on the hex so turned, is left, and is of a colour in use.
    pub(super) fn check_tile_fits(
        &self,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), Refused> {
        if !self.replacements(hex).any(|fit| fit.tile == tile && fit.rotation == rotation) {
            return no(TILES, Reason::TileDoesNotFit { tile, hex });
        }
        self.check_tile_available(tile)
    }

    /// Whether the tile is left, and is of a colour in use.
    fn check_tile_available(&self, tile: TileId) -> Result<(), Refused> {
        if self.data.map.tile(tile).colour > self.newest_tiles() {
            return no(UPGRADING, Reason::ColourNotAvailable { tile });
        }
        if self.state.layout.supply(&self.data.map, tile) == Some(0) {
            return no(TILES, Reason::NoTileLeft { tile });
        }
        Ok(())
    }

    /// The newest colour of tiles in this phase.
    pub(super) fn newest_tiles(&self) -> Colour {
        self.data.phase(self.state.phase).tiles
    }

    /// What the ground of a hex costs the first tile on it.
    fn terrain_cost(&self, hex: HexId, upgrade: bool) -> Money {
        if upgrade { Money::ZERO } else { Money(i32::from(self.data.map.hex(hex).terrain_cost())) }
    }

    /// Whether the tile on the hex is a printed or laid one, so that a new one upgrades it.
    fn is_upgrade(&self, hex: HexId) -> bool {
        self.data.map.tile(self.state.layout.tile(hex).0).colour != Colour::Plain
    }

    /// How many and what tiles are allowed in one turn.
    fn check_allowance(&self, operating: &Operating, hex: HexId, tile: TileId) -> Result<(), Refused> {
        let upgrade = self.is_upgrade(hex);
        let large = has_large_station(self.data.map.tile(tile));
        if operating.tiles_laid == 0 {
            return Ok(());
        }
        let accelerated = self.options.accelerated_track;
        let second_fits = !large && operating.tiles_laid == 1;
        if second_fits && !upgrade && (accelerated || !operating.upgraded) {
            return Ok(());
        }
        let other_tile = operating.first_tile != Some(hex);
        if second_fits && upgrade && accelerated && !operating.upgraded && other_tile {
            return Ok(());
        }
        let section = if accelerated { ACCELERATED } else { LAYING };
        no(section, words::Reason::SecondTileTooMuch { tile })
    }

    /// Whether the company may lay a tile that fits the hex; what it costs.
    fn check_lay<'a>(
        &'a self,
        laying: &Laying<'a>,
        site: &Site<'a>,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<Money, Refused> {
        let (company, hex) = (laying.company, site.hex);
        self.check_tile_available(tile)?;
        self.check_allowance(self.operating(), hex, tile)?;
        let upgrade = self.is_upgrade(hex);
        let cost = self.terrain_cost(hex, upgrade);
        if self.state.company(company).insolvent && (upgrade || cost > Money::ZERO) {
            return no(INSOLVENCY, words::Reason::InsolventMayNot { company });
        }
        self.company_affords(company, cost, TILES)?;
        if upgrade {
            self.check_upgrade(laying, site, tile, rotation)?;
        } else {
            self.check_connected(laying, hex, tile, rotation)?;
        }
        Ok(cost)
    }

    /// "Track must connect with existing track which may be accessed from a company base"; a base that stands on
    /// the hex itself counts on every side.
    fn check_connected(
        &self,
        laying: &Laying<'_>,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), Refused> {
        let ground = &laying.ground;
        let has_base = ground.starts.iter().any(|base| ground.stop(base).at.hex == hex);
        let exits = self.data.map.tile(tile).exits(rotation);
        let mut edges = Edge::ALL.iter().filter(|edge| exits[edge.index()]);
        if has_base || edges.any(|edge| self.reach(laying).meets(hex, *edge)) {
            Ok(())
        } else {
            no(LAYING, Reason::NotConnected { hex })
        }
    }

    /// The distance one of the company's trains gets, if it has a train: its longest. Only large stations on the
    /// way count, unless small stations may not be passed by.
    fn upgrade_distance(&self, company: CompanyId) -> Option<Distance> {
        let trains = self.state.company(company).trains.iter();
        let train = trains.map(|train| self.data.train(train.kind)).max_by_key(|train| train.large)?;
        let total = self.options.no_skip_towns.then_some(train.large + train.small);
        Some(Distance { large: train.large, total })
    }

    /// The company must be able to trace a route to the tile with one of its trains, and the tile must give it
    /// track it can use or "increase the revenue of a halt or station on the tile to which the company may run".
    fn check_upgrade<'a>(
        &'a self,
        laying: &Laying<'a>,
        site: &Site<'a>,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), Refused> {
        let hex = site.hex;
        let Some(distance) = self.upgrade_distance(laying.company) else {
            return no(UPGRADING, words::Reason::UpgradeNeedsTrain);
        };
        let around = site.around.get_or_init(|| self.surroundings(laying.ground, hex, distance));
        let travelled = |tile| self.travelled(laying.company, around, tile);
        let now = travelled((tile, rotation));
        if now.track == 0 {
            return no(UPGRADING, words::Reason::OutOfReach { hex });
        }
        let (map, on_hex) = (&self.data.map, self.state.layout.tile(hex));
        let (old, new) = (map.tile(on_hex.0), map.tile(tile));
        let rebuilt = map.rebuilt(on_hex, Replacement { tile, rotation });
        let gains = now.track & rebuilt.new_track != 0
            || if self.options.departures.any_change_is_a_gain {
                let before = site.before.get_or_init(|| values(old, travelled(on_hex)));
                *before != values(new, now)
            } else {
                let value = |tile: &Tile, node: NodeId| tile.stops[node.index()].value.at(new.colour);
                let mut held = (0..).map(NodeId).zip(&rebuilt.stops).filter(|(_, node)| now.reaches(**node));
                held.any(|(before, node)| value(new, *node) > value(old, before))
            };
        if gains { Ok(()) } else { no(UPGRADING, words::Reason::NothingGained { hex }) }
    }

    pub(super) fn lay_tile(
        &mut self,
        company: CompanyId,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), Refused> {
        if !self.data.map.hex(hex).buildable {
            return no(MAP, Reason::TileDoesNotFit { tile, hex });
        }
        self.check_tile_fits(hex, tile, rotation)?;
        let cost = self.check_lay(&self.laying(company), &Site::of(hex), tile, rotation)?;
        let upgrade = self.is_upgrade(hex);
        self.company_pays(company, cost);
        self.put_tile(hex, tile, rotation);
        self.say(Event::TileLaid { company, hex, tile, rotation, cost });
        let large = has_large_station(self.data.map.tile(tile));
        let accelerated = self.options.accelerated_track;
        let operating = self.operating_mut();
        operating.tiles_laid += 1;
        operating.upgraded |= upgrade;
        operating.first_tile.get_or_insert(hex);
        if operating.tiles_laid == 2 || large || (upgrade && !accelerated) {
            operating.step = OperatingStep::Base;
        }
        Ok(())
    }

    /// Lays a tile and follows the track anew there. A network that belongs to copies of the game too stays as it is for
    /// them.
    pub(super) fn put_tile(&mut self, hex: HexId, tile: TileId, rotation: Rotation) {
        let (map, layout) = (&self.data.map, &mut self.state.layout);
        layout.replace(hex, tile, rotation);
        Arc::make_mut(&mut self.state.network).follow_anew(map, layout, hex);
    }

    /// Every tile the company may lay now.
    pub(super) fn track_choices(&self, company: CompanyId) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.each_lay(company, |hex, next, cost| {
            Choice::add_lay(&mut choices, hex, next.tile, next.rotation, cost);
            true
        });
        choices
    }

    /// Whether the company may lay any tile now.
    pub(super) fn can_lay_track(&self, company: CompanyId) -> bool {
        let mut found = false;
        self.each_lay(company, |_, _, _| {
            found = true;
            false
        });
        found
    }

    /// Calls `visit` for every lay that is allowed, until it returns false.
    fn each_lay(&self, company: CompanyId, mut visit: impl FnMut(HexId, Replacement, Money) -> bool) {
        let laying = self.laying(company);
        for hex in self.reach(&laying).hexes.iter() {
            let site = Site::of(hex);
            for next in self.replacements(hex) {
                if let Ok(cost) = self.check_lay(&laying, &site, next.tile, next.rotation)
                    && !visit(hex, next, cost)
                {
                    return;
                }
            }
        }
    }

    fn laying(&self, company: CompanyId) -> Laying<'_> {
        Laying { company, ground: self.ground(company), reach: OnceCell::new() }
    }

    fn reach<'a>(&self, laying: &'a Laying<'_>) -> &'a Reach {
        laying.reach.get_or_init(|| laying.ground.survey(&self.data.map))
    }
}

/// A company that lays track, and what it can get to: worked out once, to be asked about every lay.
struct Laying<'a> {
    company: CompanyId,
    ground: Ground<'a>,
    /// Not needed for an upgrade.
    reach: OnceCell<Reach>,
}

/// A hex where a tile is to be laid, and what every upgrade asks about it: worked out once, for the first that asks.
struct Site<'a> {
    hex: HexId,
    around: OnceCell<Around<'a>>,
    /// The values of the stops that are reached on the tile that lies there.
    before: OnceCell<SmallVec<[Value; 8]>>,
}

impl Site<'_> {
    fn of(hex: HexId) -> Self {
        Site { hex, around: OnceCell::new(), before: OnceCell::new() }
    }
}

/// "Large stations tiles have one or more large circles on them."
fn has_large_station(tile: &Tile) -> bool {
    tile.count_stops(|kind| kind == StopKind::City) > 0
}

/// A25: the values of the stops of a tile that are reached, in order of size.
fn values(tile: &Tile, travelled: Travelled) -> SmallVec<[Value; 8]> {
    let stops = (0..).map(NodeId).zip(&tile.stops);
    let reached = stops.filter(|(node, _)| travelled.reaches(*node));
    let mut values: SmallVec<[Value; 8]> = reached.map(|(_, stop)| stop.value).collect();
    values.sort_unstable();
    values
}
