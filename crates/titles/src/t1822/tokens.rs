//! Section 8, *First turn*: homes; section 13, *Tokens*.

use super::data::{kinds, private};
use super::sections::{CHANNEL_TOKEN, HOME, TOKENS};
use super::state::OperatingStep;
use super::words;
use super::{Game1822, Refused, no};
use board::{StopAt, StopKind, StopSet};
use rules::{Choice, CompanyId, Event, Money, Purse, Reason, Step};

/// What a token costs that is not free.
const TOKEN: Money = Money(100);
/// What minor 14 pays for its home (8.3).
pub(super) const FOURTEENS_HOME: Money = Money(20);

impl Game1822 {
    /// 8.1, 8.2: the home token, and LNWR's destination token, at the start of the first turn.
    pub(super) fn begin_turn(&mut self, company: CompanyId) {
        if self.state.company(company).home_placed {
            return;
        }
        let Some(home) = self.kept_slot(company).map(|(at, _)| at).or(self.data.company(company).home) else {
            return;
        };
        self.put_home_token(company, home);
        let major = self.data.major(company).filter(|major| major.director == 1);
        if let Some(major) = major.copied() {
            self.put_destination_token(company, major.destination);
        }
    }

    fn put_home_token(&mut self, company: CompanyId, home: StopAt) {
        let slot = match self.kept_slot(company) {
            Some((_, slot)) => slot,
            None => self.free_slot(home).unwrap_or_else(|| self.add_slot(home)),
        };
        self.use_reservation(company);
        self.put_token(company, home, slot);
        let state = self.state.company_mut(company);
        state.home_placed = true;
        state.available = state.available.saturating_sub(1);
        self.say(Event::HomeTokenPlaced { company, at: home });
    }

    /// 8.3: minor 14 chooses a city of London and pays.
    pub(super) fn waits_for_home(&mut self, company: CompanyId) -> bool {
        if !self.state.company(company).home_placed {
            return true;
        }
        self.go_to_step(OperatingStep::FirstTrain)
    }

    /// The cities minor 14 can choose.
    pub(super) fn london_cities(&self) -> impl Iterator<Item = StopAt> + '_ {
        let network = &self.state.network;
        let stops = self.data.london.iter().flat_map(|hex| network.stops_of(*hex));
        stops.map(|stop| network.stops[stop.index()].at)
    }

    pub(super) fn place_fourteen(&mut self, company: CompanyId, at: StopAt) -> Result<(), Refused> {
        if !self.london_cities().any(|city| city == at) {
            return no(HOME, Reason::NoStationThere { at });
        }
        self.company_affords(company, FOURTEENS_HOME, HOME)?;
        self.pay_bank(Purse::Company(company), FOURTEENS_HOME);
        self.add_slot(at);
        let slot = self.free_slot(at).unwrap_or(0);
        self.put_token(company, at, slot);
        let state = self.state.company_mut(company);
        state.home_placed = true;
        state.available = 0;
        self.note_fourteen(at);
        self.say(Event::HomeTokenPlaced { company, at });
        self.operating_mut().step = OperatingStep::FirstTrain;
        Ok(())
    }

    pub(super) fn home_choices(&self, company: CompanyId) -> Vec<Choice> {
        if self.company_affords(company, FOURTEENS_HOME, HOME).is_err() {
            return Vec::new();
        }
        self.london_cities().map(|at| Choice::PlaceToken { at, cost: FOURTEENS_HOME }).collect()
    }

    /// 13.4: SECR's right to one free token in the Channel.
    fn has_channel_right(&self, company: CompanyId) -> bool {
        let has_one = self.data.channel.is_none_or(|channel| self.has_token_at(company, channel.at));
        self.data.company(company).symbol == "SECR" && !self.state.company(company).channel_used && !has_one
    }

    fn is_channel(&self, at: StopAt) -> bool {
        self.data.channel.is_some_and(|channel| channel.at == at)
    }

    /// What a token in a city costs, and its slot.
    fn check_token(&self, company: CompanyId, at: StopAt, reached: StopSet) -> Result<(u8, Money), Refused> {
        if self.state.company(company).available == 0 {
            return no(TOKENS, Reason::NoTokenLeft { company });
        }
        let network = &self.state.network;
        let stop = network.stop(at);
        let Some(stop) = stop.filter(|stop| network.stops[stop.index()].kind == StopKind::City) else {
            return no(TOKENS, Reason::NoStationThere { at });
        };
        if self.has_token_at(company, at) || (self.has_token_on(company, at.hex) && !self.is_london(at.hex)) {
            return no(TOKENS, Reason::TokenOnHex { hex: at.hex });
        }
        let Some(slot) = self.slot_for(company, at) else {
            let owners = self.state.layout.owners_at(at).map(|owner| CompanyId(owner.0)).collect();
            return no(TOKENS, Reason::NoFreeCircle { at, owners });
        };
        if !reached.contains(stop) {
            return no(TOKENS, Reason::StationNotReached { at });
        }
        let free = self.is_channel(at) && self.has_channel_right(company);
        let cost = if free { Money::ZERO } else { TOKEN };
        self.company_affords(company, cost, if free { CHANNEL_TOKEN } else { TOKENS })?;
        Ok((slot, cost))
    }

    /// A slot a company may use: one kept for it, or one kept for nobody. Minor 14's extra slot waits for it (8.3).
    fn slot_for(&self, company: CompanyId, at: StopAt) -> Option<u8> {
        let kept = self.kept_slot(company).filter(|(home, _)| *home == at);
        kept.map(|(_, slot)| slot).or_else(|| self.free_slot(at))
    }

    pub(super) fn place_token(&mut self, company: CompanyId, at: StopAt) -> Result<(), Refused> {
        let (slot, cost) = self.check_token(company, at, self.ground(company).reach())?;
        self.pay_bank(Purse::Company(company), cost);
        self.put_token(company, at, slot);
        let channel = self.is_channel(at);
        let state = self.state.company_mut(company);
        state.available -= 1;
        state.channel_used |= channel && cost == Money::ZERO;
        self.say(Event::TokenPlaced { company, at, cost });
        self.operating_mut().step = OperatingStep::Run;
        Ok(())
    }

    /// Cities with room that a company reaches and has no token beside, as recorded games count them (f.23).
    fn reaches_room(&self, company: CompanyId) -> bool {
        let reached = self.ground(company).reach();
        let network = &self.state.network;
        let fourteen_waits = self.data.fourteen.is_some_and(|minor| {
            let state = self.state.company(minor);
            state.stage != super::state::Stage::Out && !state.home_placed
        });
        let room_in_london = || self.london_cities().filter(|at| self.free_slot(*at).is_some()).count();
        let crowded_london = fourteen_waits && room_in_london() < 2;
        reached.iter().any(|stop| {
            let seen = &network.stops[stop.index()];
            seen.kind == StopKind::City
                && !self.has_token_on(company, seen.at.hex)
                && self.slot_for(company, seen.at).is_some()
                && !(crowded_london && self.is_london(seen.at.hex))
        })
    }

    /// The step opens for an available token, money and room; for SECR's right; for P5 and P18 (f.23 to f.25).
    pub(super) fn waits_for_token(&mut self, company: CompanyId) -> bool {
        if !self.data.is_major(company) {
            return self.go_to_step(OperatingStep::Run);
        }
        if !self.options.departures.steps_as_recorded {
            let of_use = |choice: &Choice| !matches!(choice, Choice::Pass | Choice::MoveCard { .. });
            let open = self.token_choices(company).iter().any(of_use);
            return open || self.go_to_step(OperatingStep::Run);
        }
        let state = self.state.company(company);
        let has_token = state.available > 0;
        let normal = has_token && self.state.cash.company(company) >= TOKEN && self.reaches_room(company);
        let channel = has_token && self.has_channel_right(company);
        let (five, eighteen) = (private(5), private(18));
        let by_five = self.state.has_card(company, five) && (has_token || state.exchange > 0);
        let by_eighteen = self.state.has_card(company, eighteen) && state.exchange > 0;
        if normal || channel || by_five || by_eighteen {
            return true;
        }
        self.go_to_step(OperatingStep::Run)
    }

    pub(super) fn token_choices(&self, company: CompanyId) -> Vec<Choice> {
        let reached = self.ground(company).reach();
        let stops = reached.iter().map(|stop| self.state.network.stops[stop.index()].at);
        let mut choices: Vec<Choice> = stops
            .filter_map(|at| {
                let (_, cost) = self.check_token(company, at, reached).ok()?;
                Some(Choice::PlaceToken { at, cost })
            })
            .collect();
        choices.extend(self.token_powers(company));
        choices.push(Choice::Pass);
        choices
    }

    pub(super) fn pass_token(&mut self, company: CompanyId) {
        self.pass_step(company, Step::TOKEN, OperatingStep::Run);
    }

    /// 8.4: a minor may buy an L at the very start of its first turn.
    pub(super) fn waits_for_first_train(&mut self, company: CompanyId) -> bool {
        let first = !self.data.is_major(company) && self.state.company(company).operated == 0;
        if first && self.check_first_train(company).is_ok() {
            return true;
        }
        self.go_to_step(OperatingStep::Privates)
    }

    pub(super) fn check_first_train(&self, company: CompanyId) -> Result<(), Refused> {
        let Some(card) = self.state.depot.front().filter(|card| card.kind == kinds::L) else {
            return no(super::sections::FIRST_TRAIN, words::Reason::NoLocalLeft);
        };
        if self.counted_trains(company) >= self.train_limit(company) {
            let limit = self.train_limit(company) as u8;
            return no(super::sections::FIRST_TRAIN, Reason::TrainLimit { limit });
        }
        self.company_affords(company, self.data.train_price(card.kind, false), super::sections::FIRST_TRAIN)
    }
}
