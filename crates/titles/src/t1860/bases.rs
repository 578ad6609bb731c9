//! *Building Bases*: one in a turn, on a free circle that can be reached.

use super::sections::BASES;
use super::state::{OperatingStep, State};
use super::{Game1860, Refused, no};
use board::{StopAt, StopKind, Token};
use rules::{Choice, CompanyId, Event, Money, Reason};

impl Game1860 {
    /// "Building a second base costs 40 company credits. Each additional base costs 100."
    pub(super) fn base_cost(&self, company: CompanyId) -> Money {
        let placed = self.data.company(company).bases - self.state.company(company).bases_left;
        match placed {
            0 => Money::ZERO,
            1 => self.data.costs.second_base,
            _ => self.data.costs.further_base,
        }
    }

    fn check_may_build_base(&self, company: CompanyId) -> Result<Money, Refused> {
        if self.state.company(company).bases_left == 0 {
            return no(BASES, Reason::NoTokenLeft { company });
        }
        let cost = self.base_cost(company);
        self.company_affords(company, cost, BASES)?;
        Ok(cost)
    }

    /// Where the base would stand: the slot, if the circle is free for this company.
    fn check_circle(&self, company: CompanyId, at: StopAt) -> Result<u8, Refused> {
        let layout = &self.state.layout;
        let stop = self.state.network.stop(at).map(|stop| &self.state.network.stops[stop.index()]);
        let Some(station) = stop.filter(|stop| stop.kind == StopKind::City) else {
            return no(BASES, Reason::NoStationThere { at });
        };
        let owner = State::owner_token(company);
        if layout.tokens().iter().any(|token| token.owner == owner && token.hex == at.hex) {
            return no(BASES, Reason::TokenOnHex { hex: at.hex });
        }
        let taken = |slot: u8| layout.tokens_at(at).any(|token| token.slot == slot);
        let home = self.home_awaited(company, at);
        let mut free = (0..station.slots).filter(|slot| !taken(*slot));
        // The first circle of a home station is the one kept for the home base.
        match (free.next(), home) {
            (None, _) => {
                let owners = layout.owners_at(at).map(|owner| CompanyId(owner.0)).collect();
                no(BASES, Reason::NoFreeCircle { at, owners })
            }
            (Some(slot), None) => Ok(slot),
            (Some(_), Some(company)) => match free.next() {
                Some(slot) => Ok(slot),
                None => no(BASES, Reason::KeptForHome { at, company }),
            },
        }
    }

    /// Another company whose home base will come to this hex.
    fn home_awaited(&self, company: CompanyId, at: StopAt) -> Option<CompanyId> {
        self.companies().find(|other| {
            let owner = State::owner_token(*other);
            *other != company
                && self.data.company(*other).home.hex == at.hex
                && !self.state.layout.tokens().iter().any(|token| token.owner == owner)
        })
    }

    pub(super) fn place_base(&mut self, company: CompanyId, at: StopAt) -> Result<(), Refused> {
        let cost = self.check_may_build_base(company)?;
        let slot = self.check_circle(company, at)?;
        let reached = self.ground(company).reach();
        if !self.state.network.stop(at).is_some_and(|stop| reached.contains(stop)) {
            return no(BASES, Reason::StationNotReached { at });
        }
        self.company_pays(company, cost);
        let owner = State::owner_token(company);
        self.state.layout.place(Token { hex: at.hex, node: at.node, slot, owner });
        self.state.company_mut(company).bases_left -= 1;
        self.say(Event::TokenPlaced { company, at, cost });
        self.operating_mut().step = OperatingStep::Run;
        Ok(())
    }

    /// Every place where the company may build a base now.
    pub(super) fn base_choices(&self, company: CompanyId) -> impl Iterator<Item = Choice> + '_ {
        let cost = self.check_may_build_base(company).ok();
        let ground = self.ground(company);
        let reached = if cost.is_some() { ground.reach() } else { Default::default() };
        reached.iter().filter_map(move |stop| {
            let at = self.state.network.stops[stop.index()].at;
            self.check_circle(company, at).ok()?;
            Some(Choice::PlaceToken { at, cost: cost? })
        })
    }
}
