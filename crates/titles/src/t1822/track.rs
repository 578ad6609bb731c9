//! Section 11, *Track*.

use super::costs::Cost;
use super::data::private;
use super::reach::{Around, Ground};
use super::sections::{COSTS, REACH, SIX_EXITS, TILES, TRACK, UPGRADES};
use super::state::{CardSet, Hill, OperatingStep, Request};
use super::words;
use super::{Game1822, Refused, no};
use board::reach::Reach;
use board::trial::Travelled;
use board::{Colour, Edge, HexId, Map, NodeId, Replacement, Rotation, TileId, Value};
use rules::{Choice, CompanyId, Event, Money, Purse, Reason, Step};
use std::cell::OnceCell;
use std::sync::Arc;

/// A company that builds, and what it reaches.
pub(super) struct Building<'a> {
    pub company: CompanyId,
    ground: Ground<'a>,
    /// Worked out where many hexes are asked about.
    reach: Option<Reach>,
}

impl Building<'_> {
    /// Whether track of the company touches a hex.
    fn touches(&self, map: &Map, hex: HexId) -> bool {
        match &self.reach {
            Some(reach) => reach.hexes.contains(hex),
            None => self.ground.touches(map, hex),
        }
    }

    /// The edges of a hex, as bits, that track of the company leads to.
    fn met(&self, map: &Map, hex: HexId) -> u8 {
        match &self.reach {
            Some(reach) => reach.met(hex),
            None => self.ground.met(map, hex),
        }
    }
}

/// A hex where tiles may be laid. The track around it is followed once, for the first rule that asks.
pub(super) struct Site<'a> {
    pub hex: HexId,
    around: OnceCell<Around<'a>>,
}

impl Site<'_> {
    pub fn of<'a>(hex: HexId) -> Site<'a> {
        Site { hex, around: OnceCell::new() }
    }
}

/// A tile that may be laid. What could be travelled of it is worked out for the first rule that asks.
pub(super) struct Lay<'a> {
    pub building: &'a Building<'a>,
    site: &'a Site<'a>,
    pub fit: Replacement,
    travelled: OnceCell<Travelled>,
}

impl<'a> Lay<'a> {
    pub fn of(building: &'a Building<'a>, site: &'a Site<'a>, fit: Replacement) -> Lay<'a> {
        Lay { building, site, fit, travelled: OnceCell::new() }
    }

    pub fn hex(&self) -> HexId {
        self.site.hex
    }
}

impl Game1822 {
    /// A company that lays one tile.
    pub(super) fn building(&self, company: CompanyId) -> Building<'_> {
        Building { company, ground: self.ground(company), reach: None }
    }

    /// A company that looks for tiles to lay.
    pub(super) fn surveying(&self, company: CompanyId) -> Building<'_> {
        let ground = self.ground(company);
        Building { company, ground, reach: Some(ground.survey(&self.data.map)) }
    }

    fn travelled_of<'a>(&'a self, lay: &Lay<'a>) -> Travelled {
        let around = || self.surroundings(lay.building.ground, lay.hex());
        *lay.travelled.get_or_init(|| {
            self.travelled(lay.building.company, lay.site.around.get_or_init(around), lay.fit)
        })
    }

    /// 11.1: whether a normal tile may still be laid, as an upgrade or not.
    pub(super) fn check_allowance(&self, company: CompanyId, upgrade: bool) -> Result<(), Refused> {
        let operating = self.operating_round();
        let two = self.data.is_major(company) && self.state.phase >= 3;
        let allowed = match operating.tiles_laid {
            0 => true,
            1 => two && !operating.upgraded && !upgrade,
            _ => false,
        };
        if allowed { Ok(()) } else { no(TRACK, words::Reason::NoMoreTiles) }
    }

    /// 11.1: colours of the phase; minors never beyond green.
    pub(super) fn check_colour(
        &self,
        company: CompanyId,
        tile: TileId,
        newest: Colour,
    ) -> Result<(), Refused> {
        let colour = self.data.map.tile(tile).colour;
        let most = if self.data.is_major(company) { newest } else { newest.min(Colour::Green) };
        if colour > most { no(TRACK, Reason::ColourNotAvailable { tile }) } else { Ok(()) }
    }

    pub(super) fn check_supply(&self, tile: TileId) -> Result<(), Refused> {
        let left = self.state.layout.supply(&self.data.map, tile);
        if left == Some(0) { no(TILES, Reason::NoTileLeft { tile }) } else { Ok(()) }
    }

    /// 11.2, f.42: an exit must meet track that the company reaches; on a hex with an own token every side counts.
    pub(super) fn check_reached<'a>(&'a self, lay: &Lay<'a>) -> Result<(), Refused> {
        let (map, building, hex) = (&self.data.map, lay.building, lay.hex());
        if self.has_token_on(building.company, hex) {
            return Ok(());
        }
        let reached = if self.has_track_to_reach(hex) {
            building.touches(map, hex) && self.travelled_of(lay) != Travelled::default()
        } else {
            let exits = map.tile(lay.fit.tile).exits(lay.fit.rotation);
            let met = building.met(map, hex);
            Edge::ALL.iter().any(|edge| exits[edge.index()] && met >> edge.index() & 1 != 0)
        };
        if reached { Ok(()) } else { no(REACH, Reason::NotConnected { hex }) }
    }

    /// Whether track of a hex can be reached: of a coloured one, or of London, which is printed white with track to its cities.
    fn has_track_to_reach(&self, hex: HexId) -> bool {
        let london = self.is_london(hex) && !self.options.departures.london_by_loose_ends_only;
        self.is_built(hex) || london
    }

    /// 11.4: new track must be of use, if there is any; or (a.4) a stop must have another value. The Channel and Cardiff are
    /// exempt.
    pub(super) fn check_gain<'a>(&'a self, lay: &Lay<'a>) -> Result<(), Refused> {
        let (map, hex, fit) = (&self.data.map, lay.hex(), lay.fit);
        let (now, rotation) = self.state.layout.tile(hex);
        let exempt = matches!(map.hex(hex).label.as_deref(), Some("EC" | "C"));
        if map.tile(now).track.is_empty() || exempt {
            return Ok(());
        }
        let travelled = self.travelled_of(lay);
        let (old, new) = (map.tile(now), map.tile(fit.tile));
        let changed = self.options.departures.changed_value_is_enough;
        let new_track = map.rebuilt((now, rotation), fit).new_track;
        // Swansea, Brighton and others are upgraded without any: then it is enough to get there, as 11.2 asks.
        let nothing_new = new_track == 0 && !changed;
        if travelled.track & new_track != 0 || nothing_new {
            return Ok(());
        }
        let better = self.stops_become(hex, fit).iter().enumerate().any(|(before, after)| {
            let node = NodeId(after.0);
            travelled.reaches(node)
                && highest(old.stops[before].value) != highest(new.stops[after.index()].value)
        });
        if better && changed { Ok(()) } else { no(UPGRADES, words::Reason::NothingGained { hex }) }
    }

    /// 11.5: where tiles with more exits fit, they must be used; by the summary for plain track too.
    pub(super) fn check_most_exits(&self, hex: HexId, fit: Replacement) -> Result<(), Refused> {
        if self.options.departures.screen_checks_are_missing {
            return Ok(());
        }
        let map = &self.data.map;
        let new = map.tile(fit.tile);
        let exits =
            |tile: TileId| map.tile(tile).exits(Rotation::ALL[0]).iter().filter(|exit| **exit).count();
        let mine = exits(fit.tile);
        let exempt = new.stops.is_empty() && self.options.departures.six_exits_for_stops_only;
        if new.colour < Colour::Russet || mine != 5 || exempt {
            return Ok(());
        }
        let others = map.replacements(hex, self.state.layout.tile(hex)).iter();
        let mut six =
            others.filter(|other| map.tile(other.tile).colour == new.colour && exits(other.tile) == 6);
        match six.find(|other| self.check_supply(other.tile).is_ok()) {
            Some(other) => no(SIX_EXITS, words::Reason::SixExits { tile: other.tile }),
            None => Ok(()),
        }
    }

    fn check_lay<'a>(&'a self, lay: &Lay<'a>) -> Result<Cost, Refused> {
        let (company, hex, fit) = (lay.building.company, lay.hex(), lay.fit);
        self.check_allowance(company, self.is_built(hex))?;
        self.check_colour(company, fit.tile, self.newest_tiles())?;
        self.check_supply(fit.tile)?;
        self.check_reached(lay)?;
        self.check_gain(lay)?;
        self.check_most_exits(hex, fit)?;
        self.check_beside_london(hex, fit)?;
        self.check_consent_is_open(company, hex)?;
        let cost = self.cost_of(company, hex, fit);
        self.company_affords(company, cost.total(), COSTS)?;
        Ok(cost)
    }

    /// Whether a tile may lie on a hex next, by the map alone.
    pub(super) fn check_fits(&self, hex: HexId, fit: Replacement) -> Result<(), Refused> {
        let map = &self.data.map;
        if map.hex(hex).buildable && map.replacements(hex, self.state.layout.tile(hex)).contains(&fit) {
            Ok(())
        } else {
            no(TRACK, Reason::TileDoesNotFit { tile: fit.tile, hex })
        }
    }

    pub(super) fn lay_tile(
        &mut self,
        company: CompanyId,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), Refused> {
        let fit = Replacement { tile, rotation };
        self.check_fits(hex, fit)?;
        let (building, site) = (self.building(company), Site::of(hex));
        let cost = self.check_lay(&Lay::of(&building, &site, fit))?;
        if let Some(asked) = self.neighbour_to_ask(company, hex) {
            let request = Request::Neighbour { powers: CardSet::default(), hex, tile, rotation };
            if self.operating_round().agreed != Some(request) {
                return self.ask(asked, request);
            }
        }
        self.pay_bank(Purse::Company(company), cost.total());
        let upgrade = self.is_built(hex);
        self.build(company, hex, tile, rotation, cost.total());
        self.count_tile(upgrade);
        Ok(())
    }

    /// A normal tile of the track action has been laid.
    pub(super) fn count_tile(&mut self, upgrade: bool) {
        let operating = self.operating_mut();
        operating.tiles_laid += 1;
        operating.upgraded |= upgrade;
    }

    /// Lays a tile and follows the track anew.
    pub(super) fn build(
        &mut self,
        company: CompanyId,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
        cost: Money,
    ) {
        let becomes = self.stops_become(hex, Replacement { tile, rotation });
        self.state.layout.replace(hex, tile, rotation);
        if !self.data.map.tile(tile).stops.is_empty() {
            self.carry_over(hex, &becomes);
        }
        let (map, layout) = (&self.data.map, &self.state.layout);
        Arc::make_mut(&mut self.state.network).follow_anew(map, layout, hex);
        self.add_fourteens_slot(hex);
        self.say(Event::TileLaid { company, hex, tile, rotation, cost });
        self.after_track(company);
    }

    /// a.15: at tables of the summary a destination token is placed as soon as the connection is built.
    fn after_track(&mut self, _builder: CompanyId) {
        if self.options.departures.destination_in_own_turn {
            return;
        }
        for company in self.companies().filter(|company| self.data.is_major(*company)) {
            if self.state.company(company).home_placed
                && self.reaches_destination(company)
                && let Some(at) = self.destination_ahead(company)
            {
                self.put_destination_token(company, at);
            }
        }
    }

    /// Cards that keep the track step open (d.7, f.37).
    pub(super) fn holds_track_power(&self, company: CompanyId) -> bool {
        let plain = [2, 10, 11, 12].map(private);
        plain.into_iter().any(|card| self.state.has_card(company, card))
            || self.has_hill(company, Hill::Token)
    }

    pub(super) fn waits_for_track(&mut self, company: CompanyId) -> bool {
        let fourteens_first =
            self.data.fourteen == Some(company) && self.state.company(company).operated == 0;
        let normal = self.check_allowance(company, false).is_ok();
        let half = self.operating_round().half_used.is_some();
        if !fourteens_first && (normal || half || self.holds_track_power(company)) {
            return true;
        }
        self.go_to_step(OperatingStep::Destination)
    }

    pub(super) fn pass_track(&mut self, company: CompanyId) {
        if let Some(half) = self.operating_mut().half_used.take() {
            // P12, P21: the second tile is not used.
            self.close(half.card);
            return;
        }
        self.pass_step(company, Step::TRACK, OperatingStep::Destination);
    }

    /// Calls `visit` for every normal lay that is allowed.
    fn each_lay(&self, company: CompanyId, mut visit: impl FnMut(HexId, Replacement, Money)) {
        let building = self.surveying(company);
        let map = &self.data.map;
        let reached = building.reach.iter().flat_map(|reach| reach.hexes.iter());
        for hex in reached.filter(|hex| map.hex(*hex).buildable) {
            let site = Site::of(hex);
            for fit in map.replacements(hex, self.state.layout.tile(hex)) {
                if let Ok(cost) = self.check_lay(&Lay::of(&building, &site, *fit)) {
                    visit(hex, *fit, cost.total());
                }
            }
        }
    }

    pub(super) fn track_choices(&self, company: CompanyId) -> Vec<Choice> {
        if self.operating_round().half_used.is_some() {
            let mut choices = self.joined_lays(company);
            choices.push(Choice::Pass);
            return choices;
        }
        let mut choices = Vec::new();
        self.each_lay(company, |hex, fit, cost| {
            Choice::add_lay(&mut choices, hex, fit.tile, fit.rotation, cost);
        });
        choices.extend(self.track_powers(company));
        choices.push(Choice::Pass);
        choices
    }
}

/// The highest value a stop can ever have.
fn highest(value: Value) -> u16 {
    match value {
        Value::Fixed(value) => value,
        Value::ByColour { yellow, green, russet, grey } => yellow.max(green).max(russet).max(grey),
    }
}
