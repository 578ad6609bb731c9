//! Section 10: the powers of private companies over track, tokens and stacks, alone and joined (9.4).

use super::costs::{HILLS, RIVERS};
use super::data::private;
use super::sections::{JOINED_POWERS, POWERS};
use super::state::{HalfUsed, Hill, OperatingStep, Request};
use super::track::{Building, Lay, Site};
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use board::{Colour, Coordinate, Edge, HexId, Replacement, Rotation, StopAt, StopKind, TileId};
use rules::{Card, Choice, CompanyId, Event, Money, PrivateId, Purse, Reason, Word};
use smallvec::SmallVec;

/// Removes a town (P2).
pub(super) const TOWN: PrivateId = private(2);
/// A token in the Channel (P5).
pub(super) const CHANNEL_CARD: PrivateId = private(5);
/// A tile of the colour not yet available (P11).
pub(super) const ADVANCED: PrivateId = private(11);
/// An extra track action (P12).
pub(super) const EXTRA: PrivateId = private(12);
/// Moves a card (P17).
pub(super) const MOVING: PrivateId = private(17);
/// Swaps tokens (P18).
pub(super) const SWAP: PrivateId = private(18);
/// The Humber bridge (P21).
pub(super) const BRIDGE: PrivateId = private(21);

/// From exchange to available tokens.
pub(super) const EXCHANGE: Word = Word("exchange");
/// From available to exchange tokens.
pub(super) const AVAILABLE: Word = Word("available");
pub(super) const TOP: Word = Word("top");
pub(super) const BOTTOM: Word = Word("bottom");

/// What laying a tile by powers comes to.
struct PowerLay {
    cost: Money,
    upgrade: bool,
}

impl Game1822 {
    /// Whether the powers belong to the company, are not used up, and may be joined.
    fn check_powers(&self, company: CompanyId, powers: &[PrivateId]) -> Result<(), Refused> {
        for (place, card) in powers.iter().enumerate() {
            let lays = [TOWN, HILLS, RIVERS, ADVANCED, EXTRA, BRIDGE, CHANNEL_CARD].contains(card);
            let alone = [BRIDGE, CHANNEL_CARD].contains(card) && powers.len() > 1;
            let state = self.state.private(*card);
            let usable = state.uses > 0 || *card == CHANNEL_CARD;
            let hill = *card != HILLS || state.hill == Some(Hill::Token);
            if !self.state.has_card(company, *card) || !lays || !usable || !hill {
                return no(POWERS, words::Reason::NoSuchPower { card: *card });
            }
            let clash = |other: &PrivateId| {
                [(HILLS, RIVERS), (HILLS, ADVANCED)]
                    .iter()
                    .any(|pair| *pair == (*card, *other) || *pair == (*other, *card))
            };
            if alone || powers[..place].contains(card) || powers.iter().any(clash) {
                return no(JOINED_POWERS, words::Reason::NotJoined { card: *card });
            }
        }
        match self.operating_round().half_used {
            Some(half) if !powers.contains(&half.card) => {
                no(POWERS, words::Reason::HalfUsed { card: half.card })
            }
            _ if powers.is_empty() => no(POWERS, words::Reason::NotAsked),
            _ => Ok(()),
        }
    }

    fn check_power_lay<'a>(&'a self, lay: &Lay<'a>, powers: &[PrivateId]) -> Result<PowerLay, Refused> {
        let (company, hex, fit) = (lay.building.company, lay.hex(), lay.fit);
        match powers {
            [BRIDGE] => return self.check_bridge(company, hex, fit),
            [CHANNEL_CARD] => return self.check_channel_tile(company, hex, fit),
            _ => {}
        }
        self.check_power_tile(company, powers, hex, fit)?;
        self.check_supply(fit.tile)?;
        self.check_reached(lay)?;
        let upgrade = self.is_built(hex);
        if !self.options.departures.powers_as_recorded && !powers.contains(&TOWN) {
            self.check_gain(lay)?;
        }
        self.check_most_exits(hex, fit)?;
        self.check_beside_london(hex, fit)?;
        self.check_consent_is_open(company, hex)?;
        if powers.contains(&EXTRA) {
            self.check_extra(company, fit.tile)?;
        } else {
            self.check_allowance(company, upgrade)?;
        }
        let cost = self.power_cost(company, powers, hex, fit)?;
        self.company_affords(company, cost, POWERS)?;
        Ok(PowerLay { cost, upgrade })
    }

    /// Whether the tile is one that the powers allow (P2, P11, f.34).
    fn check_power_tile(
        &self,
        company: CompanyId,
        powers: &[PrivateId],
        hex: HexId,
        fit: Replacement,
    ) -> Result<(), Refused> {
        let map = &self.data.map;
        let now = self.state.layout.tile(hex);
        let does_not_fit = || no(POWERS, Reason::TileDoesNotFit { tile: fit.tile, hex });
        if !map.hex(hex).buildable {
            return does_not_fit();
        }
        let removes = powers.contains(&TOWN) && map.removals(hex, now).contains(&fit);
        let replaces = map.replacements(hex, now).contains(&fit);
        let advances = powers.contains(&ADVANCED);
        let loose = self.options.departures.powers_as_recorded;
        let any_tile = powers.iter().any(|card| [HILLS, RIVERS, EXTRA].contains(card));
        let town_kept = advances || any_tile;
        let kept_is_fine = !powers.contains(&TOWN) || (loose && town_kept);
        if !(removes || (replaces && kept_is_fine)) {
            return does_not_fit();
        }
        let newest = self.newest_tiles();
        let new = map.tile(fit.tile);
        if !advances {
            return self.check_colour(company, fit.tile, newest);
        }
        let ahead = new.colour > newest
            && map.tile(now.0).colour == newest
            && new.stops.iter().all(|stop| stop.kind != StopKind::City);
        let minor_ahead = self.data.is_major(company) || new.colour == Colour::Green;
        if ahead && minor_ahead {
            return Ok(());
        }
        if loose && (any_tile || removes) {
            return self.check_colour(company, fit.tile, newest);
        }
        no(POWERS, Reason::ColourNotAvailable { tile: fit.tile })
    }

    /// P12: two yellow tiles or one upgrade; by the colour of the new tile (f.33).
    fn check_extra(&self, company: CompanyId, tile: TileId) -> Result<(), Refused> {
        let yellow = self.data.map.tile(tile).colour == Colour::Yellow;
        let begun = self.data.is_major(company) && self.state.private(EXTRA).uses < 2;
        if begun && !yellow { no(POWERS, words::Reason::YellowOnly) } else { Ok(()) }
    }

    fn power_cost(
        &self,
        company: CompanyId,
        powers: &[PrivateId],
        hex: HexId,
        fit: Replacement,
    ) -> Result<Money, Refused> {
        let cost = self.cost_of(company, hex, fit);
        if powers.contains(&HILLS) {
            // P8's token pays for everything on hard ground (f.45).
            return if self.is_rough(hex) {
                Ok(Money::ZERO)
            } else {
                no(POWERS, words::Reason::NotRough { hex })
            };
        }
        if powers.contains(&RIVERS) {
            if cost.estuaries == 0 {
                return no(POWERS, words::Reason::NoEstuary { hex });
            }
            let one = Money(cost.estuary.0 / i32::from(cost.estuaries));
            return Ok(cost.total() - one);
        }
        Ok(cost.total())
    }

    /// P21: up to two free tiles that join Hull and Grimsby.
    fn check_bridge(&self, company: CompanyId, hex: HexId, fit: Replacement) -> Result<PowerLay, Refused> {
        let Some((hull, grimsby)) = self.humber() else { return no(POWERS, words::Reason::NotAsked) };
        let edge = match hex {
            hex if hex == hull => Edge::ALL[0],
            hex if hex == grimsby => Edge::ALL[3],
            _ => return no(POWERS, Reason::TileDoesNotFit { tile: fit.tile, hex }),
        };
        if !self.has_token_on(company, hull) && !self.has_token_on(company, grimsby) {
            return no(POWERS, Reason::NotConnected { hex });
        }
        let half = self.operating_round().half_used;
        if half.is_none() && self.operating_round().tiles_laid > 0 {
            return no(POWERS, words::Reason::NoMoreTiles);
        }
        self.check_fits(hex, fit)?;
        self.check_supply(fit.tile)?;
        self.check_colour(company, fit.tile, self.newest_tiles())?;
        let map = &self.data.map;
        let name = map.tile(fit.tile).name.as_str();
        let upgrade = self.is_built(hex);
        let listed = ["5", "6", "57", "15"].contains(&name);
        let (now, rotation) = self.state.layout.tile(hex);
        let new_exit = map.tile(fit.tile).exits(fit.rotation)[edge.index()]
            && !map.tile(now).exits(rotation)[edge.index()];
        let second = half.is_none_or(|half| half.hex != hex && !(half.upgraded && upgrade));
        if listed && new_exit && second {
            Ok(PowerLay { cost: Money::ZERO, upgrade })
        } else {
            no(POWERS, Reason::TileDoesNotFit { tile: fit.tile, hex })
        }
    }

    /// Hull and Grimsby.
    fn humber(&self) -> Option<(HexId, HexId)> {
        let find = |name: &str| self.data.map.find(name.parse::<Coordinate>().ok()?);
        Some((find("N21")?, find("N23")?))
    }

    /// P5: the next tile of the Channel, if only that opens a slot.
    fn check_channel_tile(
        &self,
        company: CompanyId,
        hex: HexId,
        fit: Replacement,
    ) -> Result<PowerLay, Refused> {
        let Some(channel) = self.data.channel.filter(|channel| channel.at.hex == hex) else {
            return no(POWERS, Reason::TileDoesNotFit { tile: fit.tile, hex });
        };
        self.check_fits(hex, fit)?;
        self.check_colour(company, fit.tile, self.newest_tiles())?;
        self.check_supply(fit.tile)?;
        self.check_allowance(company, true)?;
        if self.has_token_at(company, channel.at) && !self.options.departures.second_channel_token {
            // 13.1.
            return no(POWERS, Reason::TokenOnHex { hex });
        }
        let tokens = self.state.layout.tokens_at(channel.at).count() as u8;
        let opens = self.data.map.tile(fit.tile).stops[0].slots > tokens;
        if self.free_slot(channel.at).is_some() || !opens || self.state.company(company).exchange == 0 {
            return no(POWERS, words::Reason::NoSuchPower { card: CHANNEL_CARD });
        }
        let cost = self.cost_of(company, hex, fit).total();
        self.company_affords(company, cost, POWERS)?;
        Ok(PowerLay { cost, upgrade: true })
    }

    pub(super) fn lay_by_power(
        &mut self,
        company: CompanyId,
        powers: &[PrivateId],
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
    ) -> Result<(), Refused> {
        let fit = Replacement { tile, rotation };
        self.check_powers(company, powers)?;
        let (building, site) = (self.building(company), Site::of(hex));
        let lay = self.check_power_lay(&Lay::of(&building, &site, fit), powers)?;
        if let Some(asked) = self.neighbour_to_ask(company, hex) {
            let powers = powers.iter().copied().collect();
            let request = Request::Neighbour { powers, hex, tile, rotation };
            if self.operating_round().agreed != Some(request) {
                return self.ask(asked, request);
            }
        }
        self.pay_bank(Purse::Company(company), lay.cost);
        let yellow = self.data.map.tile(tile).colour == Colour::Yellow;
        self.build(company, hex, tile, rotation, lay.cost);
        for card in powers {
            self.say(Own::PowerUsed { company, card: *card });
        }
        if powers.contains(&EXTRA) {
            let operating = self.operating_mut();
            if operating.tiles_laid == 1 {
                operating.tiles_laid = 2;
            }
        } else {
            self.count_tile(lay.upgrade);
        }
        self.operating_mut().half_used = None;
        for card in powers {
            self.wear(company, powers, *card, yellow);
        }
        if powers == [CHANNEL_CARD] {
            self.place_exchange_token(company, StopAt { hex, node: board::NodeId(0) });
            self.close(CHANNEL_CARD);
        }
        let goes_on =
            |card: &PrivateId| [EXTRA, BRIDGE].contains(card) && self.state.has_card(company, *card);
        // f.32: recorded games go on only if the card is named last.
        let named = if self.options.departures.powers_as_recorded { powers.len() - 1 } else { 0 };
        let goes_on = powers[named..].iter().copied().find(goes_on);
        self.operating_mut().half_used = goes_on.map(|card| HalfUsed { card, hex, upgraded: lay.upgrade });
        Ok(())
    }

    /// A power is used; used up, its card closes.
    fn wear(&mut self, company: CompanyId, powers: &[PrivateId], card: PrivateId, yellow: bool) {
        let major = self.data.is_major(company);
        let joined_by_minor = powers.contains(&EXTRA) && !major && self.options.departures.powers_as_recorded;
        let state = self.state.private_mut(card);
        state.uses = match card {
            EXTRA if yellow && major => state.uses.saturating_sub(1),
            RIVERS if joined_by_minor => 0,
            RIVERS | BRIDGE => state.uses.saturating_sub(1),
            _ => 0,
        };
        if state.uses == 0 && card != CHANNEL_CARD {
            self.close(card);
        }
    }

    fn place_exchange_token(&mut self, company: CompanyId, at: StopAt) {
        let slot = self.free_slot(at).unwrap_or(0);
        self.put_token(company, at, slot);
        self.state.company_mut(company).exchange -= 1;
        self.say(Event::TokenPlaced { company, at, cost: Money::ZERO });
    }

    /// P5: an exchange token into the Channel, beside the normal token action.
    pub(super) fn place_by_power(
        &mut self,
        company: CompanyId,
        card: PrivateId,
        at: StopAt,
    ) -> Result<(), Refused> {
        self.check_channel_place(company, card, at)?;
        self.place_exchange_token(company, at);
        self.say(Own::PowerUsed { company, card });
        self.close(CHANNEL_CARD);
        Ok(())
    }

    fn check_channel_place(&self, company: CompanyId, card: PrivateId, at: StopAt) -> Result<(), Refused> {
        if card != CHANNEL_CARD || !self.state.has_card(company, card) {
            return no(POWERS, words::Reason::NoSuchPower { card });
        }
        if self.data.channel.is_none_or(|channel| channel.at != at) {
            return no(POWERS, Reason::NoStationThere { at });
        }
        if self.state.company(company).exchange == 0 {
            return no(POWERS, Reason::NoTokenLeft { company });
        }
        if self.has_token_at(company, at) {
            return no(POWERS, Reason::TokenOnHex { hex: at.hex });
        }
        if self.free_slot(at).is_none() {
            return no(POWERS, Reason::NoFreeCircle { at, owners: Vec::new() });
        }
        Ok(())
    }

    /// P5, P18: a token between the exchange and the available ones.
    fn check_use(&self, company: CompanyId, card: PrivateId, choice: Word) -> Result<(), Refused> {
        let step = self.operating_round().step;
        let fits = match card {
            CHANNEL_CARD => step == OperatingStep::Token && choice == EXCHANGE,
            SWAP => {
                matches!(step, OperatingStep::Track | OperatingStep::Token)
                    && [EXCHANGE, AVAILABLE].contains(&choice)
            }
            _ => false,
        };
        if !fits || !self.state.has_card(company, card) {
            return no(POWERS, words::Reason::NoSuchPower { card });
        }
        let state = self.state.company(company);
        let most = self.data.major(company).map_or(0, |major| major.exchange_tokens);
        let possible = match choice {
            EXCHANGE => state.exchange > 0,
            _ => state.available > 0 && state.exchange < most,
        };
        if possible { Ok(()) } else { no(POWERS, Reason::NoTokenLeft { company }) }
    }

    pub(super) fn use_power(
        &mut self,
        company: CompanyId,
        card: PrivateId,
        choice: Word,
    ) -> Result<(), Refused> {
        self.check_use(company, card, choice)?;
        let state = self.state.company_mut(company);
        if choice == EXCHANGE {
            state.exchange -= 1;
            state.available += 1;
        } else {
            state.available -= 1;
            state.exchange += 1;
        }
        self.say(Own::PowerUsed { company, card });
        self.close(card);
        Ok(())
    }

    /// P17: whether a card may be moved: it lies in a stack, not in a box.
    fn check_move(&self, company: CompanyId, by: PrivateId, card: Card, to: Word) -> Result<(), Refused> {
        let step = self.operating_round().step;
        let when = matches!(step, OperatingStep::Track | OperatingStep::Token | OperatingStep::Issue);
        if by != MOVING || !self.state.has_card(company, by) || !when || ![TOP, BOTTOM].contains(&to) {
            return no(POWERS, words::Reason::NoSuchPower { card: by });
        }
        let boxed = self.cards_in_boxes().any(|other| other == card);
        let stacked = match card {
            Card::Company(minor) => self.state.minors.contains(&minor),
            Card::Private(card) => self.state.stack.contains(&card) || self.state.concessions.contains(&card),
        };
        if stacked && !boxed { Ok(()) } else { no(POWERS, words::Reason::NotInStack) }
    }

    pub(super) fn move_card(
        &mut self,
        company: CompanyId,
        by: PrivateId,
        card: Card,
        to: Word,
    ) -> Result<(), Refused> {
        self.check_move(company, by, card, to)?;
        match card {
            Card::Company(minor) => {
                let place = usize::from(self.state.boxed);
                shift(&mut self.state.minors, minor, (to == TOP).then_some(place));
            }
            Card::Private(card) if self.state.concessions.contains(&card) => {
                let mut stack = self.state.concessions.to_vec();
                let place = self.state.concession_boxes().len();
                shift(&mut stack, card, (to == TOP).then_some(place));
                self.state.concessions = stack.into();
            }
            Card::Private(card) => {
                let mut stack = self.state.stack.to_vec();
                let last = self.box_before(card).and_then(|last| {
                    stack.iter().filter(|other| **other != card).position(|other| *other == last)
                });
                shift(&mut stack, card, (to == TOP).then_some(last.map_or(0, |last| last + 1)));
                self.state.stack = stack.into();
            }
        }
        self.say(Own::PowerUsed { company, card: by });
        self.close(by);
        Ok(())
    }

    /// The card in a box behind which the top of a card's stack is: with three stacks that of the same stack; in games played
    /// elsewhere always the last (f.38).
    fn box_before(&self, card: PrivateId) -> Option<PrivateId> {
        let boxes = self.private_boxes();
        let three = self.options.plus && !self.options.single_stack;
        if !three || self.options.departures.top_is_behind_last_box {
            return boxes.last().copied();
        }
        let number = |card: PrivateId| self.data.private(card).map_or(0, |printed| printed.box_number);
        boxes.into_iter().find(|boxed| number(*boxed) == number(card))
    }

    /// Powers over tokens that may be used in the token step.
    pub(super) fn token_powers(&self, company: CompanyId) -> Vec<Choice> {
        let mut choices = Vec::new();
        if let Some(channel) = self.data.channel
            && self.check_channel_place(company, CHANNEL_CARD, channel.at).is_ok()
        {
            choices.push(Choice::PlaceByPower { private: CHANNEL_CARD, at: channel.at });
        }
        for (card, choice) in [(CHANNEL_CARD, EXCHANGE), (SWAP, EXCHANGE), (SWAP, AVAILABLE)] {
            if self.check_use(company, card, choice).is_ok() {
                choices.push(Choice::UsePower { private: card, choice });
            }
        }
        choices.extend(self.moves_of_cards(company));
        choices
    }

    /// P17's moves.
    pub(super) fn moves_of_cards(&self, company: CompanyId) -> Vec<Choice> {
        if !self.state.has_card(company, MOVING) {
            return Vec::new();
        }
        let minors = self.state.minors.iter().map(|minor| Card::Company(*minor));
        let cards = self.state.concessions.iter().chain(&self.state.stack).map(|card| Card::Private(*card));
        let all = minors.chain(cards).flat_map(|card| [(card, TOP), (card, BOTTOM)]);
        all.filter(|(card, to)| self.check_move(company, MOVING, *card, *to).is_ok())
            .map(|(card, to)| Choice::MoveCard { private: MOVING, card, to })
            .collect()
    }

    /// Powers that may be used in the track step.
    pub(super) fn track_powers(&self, company: CompanyId) -> Vec<Choice> {
        let mut choices = self.joined_lays(company);
        for (card, choice) in [(SWAP, EXCHANGE), (SWAP, AVAILABLE)] {
            if self.check_use(company, card, choice).is_ok() {
                choices.push(Choice::UsePower { private: card, choice });
            }
        }
        choices.extend(self.moves_of_cards(company));
        choices
    }

    /// Every tile that may be laid by powers, alone or joined. P12 is named last: it may go on.
    pub(super) fn joined_lays(&self, company: CompanyId) -> Vec<Choice> {
        let mut own = vec![TOWN, HILLS, RIVERS, ADVANCED, EXTRA, BRIDGE, CHANNEL_CARD];
        own.retain(|card| self.state.has_card(company, *card));
        let mut choices = Vec::new();
        if own.is_empty() {
            return choices;
        }
        let building = self.surveying(company);
        for set in 1..1u32 << own.len() {
            let named = own.iter().enumerate().filter(|(place, _)| set >> place & 1 != 0);
            let powers: SmallVec<[PrivateId; 4]> = named.map(|(_, card)| *card).collect();
            if self.check_powers(company, &powers).is_ok() {
                self.power_lays(&building, &powers, &mut choices);
            }
        }
        choices
    }

    /// Every tile that may be laid by some powers.
    fn power_lays(&self, building: &Building<'_>, powers: &[PrivateId], choices: &mut Vec<Choice>) {
        let map = &self.data.map;
        for hex in map.hex_ids() {
            let (now, site) = (self.state.layout.tile(hex), Site::of(hex));
            let removals: &[Replacement] = if powers.contains(&TOWN) { map.removals(hex, now) } else { &[] };
            for fit in map.replacements(hex, now).iter().chain(removals) {
                let Ok(lay) = self.check_power_lay(&Lay::of(building, &site, *fit), powers) else { continue };
                add_lay(choices, powers, hex, *fit, lay.cost);
            }
        }
    }
}

fn add_lay(choices: &mut Vec<Choice>, with: &[PrivateId], at: HexId, fit: Replacement, cost: Money) {
    match choices.last_mut() {
        Some(Choice::LayByPower { powers, hex, tile, rotations, cost: same })
            if (&powers[..], *hex, *tile, *same) == (with, at, fit.tile, cost) =>
        {
            rotations.push(fit.rotation);
        }
        _ => choices.push(Choice::LayByPower {
            powers: SmallVec::from_slice(with),
            hex: at,
            tile: fit.tile,
            rotations: SmallVec::from_iter([fit.rotation]),
            cost,
        }),
    }
}

/// Moves a card within its stack: to a place, or to the bottom.
fn shift<T: PartialEq + Copy>(stack: &mut Vec<T>, card: T, place: Option<usize>) {
    stack.retain(|other| *other != card);
    let place = place.unwrap_or(stack.len()).min(stack.len());
    stack.insert(place, card);
}
