//! 7.6 *Track Building*: one N tile, or up to two other yellow tiles, or one upgrade, or one small station.

use super::reach::{Around, Ground};
use super::sections::{BUILDING, FIRST_TURN, LAYING, SMALL_STATIONS, UPGRADING, YELLOW};
use super::state::OperatingStep;
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use board::reach::Reach;
use board::{Colour, Count, Edge, HexId, NodeId, Replacement, Rotation, StopAt, StopKind, TileId, Token};
use rules::{Choice, CompanyId, Event, Money, Reason, Step};
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::sync::Arc;

/// The letter of tiles that fill a turn.
const LARGE: &str = "N";

/// A company that builds, and what it can get to: worked out once, to be asked about every lay.
struct Building<'a> {
    company: CompanyId,
    ground: Ground<'a>,
    reach: Reach,
}

/// A hex where a tile is to be laid, and the track around it: followed once, for the first upgrade that asks.
struct Site<'a> {
    hex: HexId,
    around: OnceCell<Around<'a>>,
}

impl Site<'_> {
    fn of(hex: HexId) -> Self {
        Site { hex, around: OnceCell::new() }
    }
}

impl Game1862 {
    /// The newest colour of tiles in this phase.
    pub(super) fn newest_tiles(&self) -> Colour {
        self.phase().tiles
    }

    /// Whether the tile is left, and is of a colour in use.
    pub(super) fn check_tile_available(&self, tile: TileId) -> Result<(), Refused> {
        let map = &self.data.map;
        if map.tile(tile).colour > self.newest_tiles() {
            return no(UPGRADING, Reason::ColourNotAvailable { tile });
        }
        let layout = &self.state.layout;
        let left = match map.tile(tile).count {
            Count::Limited(copies) if self.options.departures.arrangements_have_own_stock => {
                Some(copies.saturating_sub(layout.laid(tile)))
            }
            _ => layout.supply(map, tile),
        };
        if left == Some(0) { no(BUILDING, Reason::NoTileLeft { tile }) } else { Ok(()) }
    }

    /// Where the company must build first: on its home hex if that has no tile, or where its home marker waits for a circle.
    fn must_build_on(&self, company: CompanyId) -> Option<HexId> {
        let state = self.state.company(company);
        if state.beside.is_some() {
            return state.beside.filter(|_| self.options.home_build_compulsory);
        }
        let home = self.data.company(company).home.hex;
        (state.home_placed && !self.has_tile(home)).then_some(home)
    }

    fn building(&self, company: CompanyId) -> Building<'_> {
        let ground = self.ground(company);
        Building { company, ground, reach: ground.survey(&self.data.map) }
    }

    /// Whether one more build of this sort is allowed this turn.
    fn check_allowance(&self, hex: HexId, tile: TileId) -> Result<(), Refused> {
        let operating = self.operating();
        if operating.tiles_laid == 0 {
            return Ok(());
        }
        let second = operating.tiles_laid == 1
            && !operating.upgraded
            && !self.has_tile(hex)
            && self.data.map.tile(tile).label.as_deref() != Some(LARGE);
        if second { Ok(()) } else { no(YELLOW, words::Reason::BuildTooMuch { tile }) }
    }

    fn check_home_first(&self, company: CompanyId, hex: HexId) -> Result<(), Refused> {
        match self.must_build_on(company) {
            Some(home) if home != hex => no(FIRST_TURN, words::Reason::HomeFirst { hex: home }),
            _ => Ok(()),
        }
    }

    /// 7.6.4: a small station, anywhere on the board.
    fn check_small_station(&self, company: CompanyId, hex: HexId, tile: TileId) -> Result<(), Refused> {
        if !self.options.departures.any_build_will_do {
            self.check_home_first(company, hex)?;
        }
        if self.operating().tiles_laid > 0 {
            return no(SMALL_STATIONS, words::Reason::BuildTooMuch { tile });
        }
        // The tile stays the same piece of cardboard, except in recorded games (A26).
        if self.options.departures.arrangements_have_own_stock {
            self.check_tile_available(tile)
        } else {
            Ok(())
        }
    }

    fn check_lay<'a>(
        &'a self,
        building: &Building<'a>,
        site: &Site<'a>,
        fit: Replacement,
    ) -> Result<(), Refused> {
        let (company, hex) = (building.company, site.hex);
        self.check_home_first(company, hex)?;
        self.check_tile_available(fit.tile)?;
        self.check_allowance(hex, fit.tile)?;
        if !self.has_tile(hex) {
            return self.check_connected(building, hex, fit);
        }
        if self.state.company(company).beside == Some(hex) {
            // 7.2: the upgrade that makes room for the home marker.
            let roomier = self.roomier_tiles(hex).any(|other| other == fit);
            return if roomier { Ok(()) } else { no(FIRST_TURN, words::Reason::HomeFirst { hex }) };
        }
        self.check_upgrade(building, site, fit)
    }

    /// "Some track on the new tile must form part of a route of the company"; a marker on the hex itself counts on
    /// every side.
    fn check_connected(&self, building: &Building<'_>, hex: HexId, fit: Replacement) -> Result<(), Refused> {
        let ground = &building.ground;
        let has_marker = ground.starts.iter().any(|stop| ground.stop(stop).at.hex == hex);
        let exits = self.data.map.tile(fit.tile).exits(fit.rotation);
        let mut edges = Edge::ALL.iter().filter(|edge| exits[edge.index()]);
        if has_marker || edges.any(|edge| building.reach.meets(hex, *edge)) {
            Ok(())
        } else {
            no(LAYING, Reason::NotConnected { hex })
        }
    }

    /// 7.6.3: some new track, or a large station on the tile, must be part of a route of the company.
    fn check_upgrade<'a>(
        &'a self,
        building: &Building<'a>,
        site: &Site<'a>,
        fit: Replacement,
    ) -> Result<(), Refused> {
        let (map, hex) = (&self.data.map, site.hex);
        let around = site.around.get_or_init(|| self.surroundings(building.ground, hex));
        let now = self.travelled(building.company, around, (fit.tile, fit.rotation));
        let (on_hex, new) = (self.state.layout.tile(hex), map.tile(fit.tile));
        let nodes = (0..).map(NodeId).zip(&new.stops);
        let mut large = nodes.filter(|(node, stop)| stop.kind == StopKind::City && now.reaches(*node));
        if large.next().is_some() {
            return Ok(());
        }
        if now.track & map.rebuilt(on_hex, fit).new_track != 0 {
            return Ok(());
        }
        no(UPGRADING, words::Reason::NothingGained { hex })
    }

    /// The tiles that add a small station to the one on a hex.
    fn small_stations(&self, hex: HexId) -> impl Iterator<Item = Replacement> + '_ {
        let (map, now) = (&self.data.map, self.state.layout.tile(hex));
        let rewires = self.options.departures.small_station_rewires;
        let rewirings = if rewires { map.rewirings(hex, now) } else { &[] };
        map.additions(hex, now).iter().chain(rewirings).copied()
    }

    pub(super) fn lay_tile(
        &mut self,
        company: CompanyId,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), Refused> {
        let fit = Replacement { tile, rotation };
        let map = &self.data.map;
        if self.small_stations(hex).any(|station| station == fit) {
            self.check_small_station(company, hex, tile)?;
            self.build(company, hex, tile, rotation);
            self.say(Own::SmallStation { company, hex });
            return self.after_build(company, true);
        }
        if !map.hex(hex).buildable || !map.replacements(hex, self.state.layout.tile(hex)).contains(&fit) {
            // The tile that lies there, otherwise arranged: a small station was meant.
            let on_hex = map.tile(self.state.layout.tile(hex).0);
            let section = if on_hex.stock == map.tile(tile).stock { SMALL_STATIONS } else { LAYING };
            return no(section, Reason::TileDoesNotFit { tile, hex });
        }
        self.check_lay(&self.building(company), &Site::of(hex), fit)?;
        let fills = self.has_tile(hex) || map.tile(tile).label.as_deref() == Some(LARGE);
        self.build(company, hex, tile, rotation);
        self.seat_waiting_marker(company);
        self.after_build(company, fills)
    }

    /// Lays a tile and follows the track anew.
    pub(super) fn build(&mut self, company: CompanyId, hex: HexId, tile: TileId, rotation: Rotation) {
        let (map, layout) = (&self.data.map, &mut self.state.layout);
        layout.replace(hex, tile, rotation);
        // Markers go over to the new tile in the order of their circles.
        let at = StopAt { hex, node: NodeId(0) };
        let markers: SmallVec<[Token; 4]> = layout.tokens_at(at).copied().collect();
        for (slot, marker) in (0..).zip(markers) {
            layout.remove(at, marker.owner);
            layout.place(Token { slot, ..marker });
        }
        Arc::make_mut(&mut self.state.network).follow_anew(map, layout, hex);
        self.say(Event::TileLaid { company, hex, tile, rotation, cost: Money::ZERO });
    }

    fn after_build(&mut self, company: CompanyId, fills: bool) -> Result<(), Refused> {
        let operating = self.operating_mut();
        operating.tiles_laid += 1;
        operating.upgraded |= fills;
        if fills || operating.tiles_laid == 2 {
            self.end_building(company);
        }
        Ok(())
    }

    fn end_building(&mut self, company: CompanyId) {
        self.displace_for_waiting_marker(company);
        self.operating_mut().step = OperatingStep::Marker;
    }

    /// Recorded games ask even if nothing can be built.
    pub(super) fn waits_for_track(&mut self, company: CompanyId) -> bool {
        let operating = self.operating();
        let builds = self.is_enterprising(company) && !operating.upgraded;
        let asked = self.options.departures.steps_are_always_asked;
        if builds && (asked || self.can_build(company)) {
            return true;
        }
        self.end_building(company);
        false
    }

    /// A company "must perform a building action if its home station marker does not occupy a station space on a track tile"
    /// (7.2).
    pub(super) fn pass_track(&mut self, company: CompanyId) -> Result<(), Refused> {
        if let Some(hex) = self.must_build_on(company)
            && self.must_build(company)
            && self.can_build(company)
        {
            return no(FIRST_TURN, words::Reason::HomeFirst { hex });
        }
        self.pass_step(company, Step::TRACK, OperatingStep::Marker);
        self.displace_for_waiting_marker(company);
        Ok(())
    }

    /// Whether nothing but building will do. Without the third paragraph of 7.2 (13.0) the first build must be at home, but
    /// need not be made.
    pub(super) fn must_build(&self, company: CompanyId) -> bool {
        self.options.home_build_compulsory && self.must_build_on(company).is_some()
    }

    /// Calls `visit` for every lay that is allowed, until it returns false.
    fn each_lay(&self, company: CompanyId, mut visit: impl FnMut(HexId, Replacement) -> bool) {
        let building = self.building(company);
        let map = &self.data.map;
        for hex in building.reach.hexes.iter() {
            let site = Site::of(hex);
            for fit in map.replacements(hex, self.state.layout.tile(hex)) {
                if map.hex(hex).buildable
                    && self.check_lay(&building, &site, *fit).is_ok()
                    && !visit(hex, *fit)
                {
                    return;
                }
            }
        }
        for hex in map.hex_ids() {
            for fit in self.small_stations(hex) {
                if self.check_small_station(company, hex, fit.tile).is_ok() && !visit(hex, fit) {
                    return;
                }
            }
        }
    }

    pub(super) fn can_build(&self, company: CompanyId) -> bool {
        let mut found = false;
        self.each_lay(company, |_, _| {
            found = true;
            false
        });
        found
    }

    pub(super) fn track_choices(&self, company: CompanyId) -> Vec<Choice> {
        let mut lays = Vec::new();
        self.each_lay(company, |hex, fit| {
            lays.push((hex, fit));
            true
        });
        lay_choices(lays)
    }
}

/// Lays as choices.
pub(super) fn lay_choices(lays: impl IntoIterator<Item = (HexId, Replacement)>) -> Vec<Choice> {
    let mut choices = Vec::new();
    for (hex, fit) in lays {
        Choice::add_lay(&mut choices, hex, fit.tile, fit.rotation, Money::ZERO);
    }
    choices
}
