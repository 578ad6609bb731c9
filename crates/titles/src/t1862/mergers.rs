//! 7.5 and 7.14 *Mergers and Acquisitions*: with whom, on whose word, at what price, and what the survivor takes over. How shares
//! are merged is in `swapping`.

use super::sections::{ACQUISITIONS, LNER, MERGERS, POSSESSIONS, RECEIVERSHIP};
use super::state::{
    Declined, Lner, MergeKind, MergeStage, Merging, Operating, OperatingStep, State, TypeSet,
};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use board::{HexId, StopAt, Token};
use rules::{Cell, Choice, CompanyId, Holder, Money, PlayerId, Purse, Reply, Step};

impl Game1862 {
    /// 7.5.2: whether a route leads from a marker of one company to a marker of the other.
    fn are_connected(&self, company: CompanyId, partner: CompanyId) -> bool {
        let ground = self.ground(company);
        let reached = ground.reach();
        let owner = State::owner(partner);
        let mut markers = self.state.layout.tokens().iter().filter(|token| token.owner == owner);
        markers.any(|token| {
            let at = token.at();
            self.data.area_of(at).is_none()
                && self.state.network.stop(at).is_some_and(|stop| reached.contains(stop))
        })
    }

    fn check_partner(&self, company: CompanyId, partner: CompanyId) -> Result<(), Refused> {
        let section = if self.operating().step == OperatingStep::Acquire { ACQUISITIONS } else { MERGERS };
        if self.state.lner == Lner::Formed {
            return no(LNER, words::Reason::AfterLner);
        }
        if !self.state.company(partner).floated || partner == company {
            return no(section, words::Reason::NotMerging { company: partner });
        }
        if let Some(company) =
            [company, partner].into_iter().find(|company| self.state.in_receivership(*company))
        {
            return no(RECEIVERSHIP, words::Reason::InReceivership { company });
        }
        if self.is_declined(company, partner, None) {
            return no(section, words::Reason::Declined { company: partner });
        }
        if !self.are_connected(company, partner) {
            return no(section, words::Reason::NotConnectedTo { company, partner });
        }
        Ok(())
    }

    /// Whether the partner's director has declined this deal: with this survivor, or with any. A decline binds offers of
    /// the same director for the same company and the same kind of deal. Where no consent is needed nothing is declined
    /// (7.5.1, 7.14).
    fn is_declined(&self, company: CompanyId, partner: CompanyId, survivor: Option<CompanyId>) -> bool {
        let declined = &self.operating().declined;
        if self.options.departures.declines_bind_every_deal {
            return declined.contains(&match survivor {
                Some(survivor) => Declined::Merger { partner, survivor },
                None => Declined::Mergers(partner),
            });
        }
        let Some(to) = self.consent_to_merge(company, partner) else { return false };
        let (by, kind) = (self.acts_for(company), self.kind_of_deal());
        declined.contains(&Declined::Deal { kind, company, partner, by, to, survivor })
    }

    /// What companies agree on in this step.
    fn kind_of_deal(&self) -> MergeKind {
        match self.operating().step {
            OperatingStep::Acquire => MergeKind::Acquisition,
            _ => MergeKind::Merger,
        }
    }

    fn partners(&self, company: CompanyId) -> impl Iterator<Item = CompanyId> + '_ {
        self.companies().filter(move |partner| self.check_partner(company, *partner).is_ok())
    }

    /// Recorded games ask even if there is no partner.
    pub(super) fn waits_for_merger(&mut self, company: CompanyId, next: OperatingStep) -> bool {
        let asked = self.options.departures.steps_are_always_asked;
        if self.is_enterprising(company) && (asked || self.partners(company).next().is_some()) {
            return true;
        }
        self.go_to_step(next)
    }

    pub(super) fn pass_merger(&mut self, company: CompanyId, step: OperatingStep) {
        let (name, next) = match step {
            OperatingStep::Acquire => (ACQUIRE, OperatingStep::Done),
            _ => (MERGE, OperatingStep::Track),
        };
        self.pass_step(company, name, next);
    }

    /// The other director, if another player's word is needed (7.5.1).
    fn consent_to_merge(&self, company: CompanyId, partner: CompanyId) -> Option<PlayerId> {
        let other =
            self.state.director(partner).filter(|player| self.state.director(company) != Some(*player));
        other.filter(|_| !self.options.departures.consent_is_taken_for_granted)
    }

    pub(super) fn merger_choices(&self, company: CompanyId) -> Vec<Choice> {
        let merge =
            |partner| Choice::Merge { company: partner, consent: self.consent_to_merge(company, partner) };
        self.partners(company).map(merge).chain([Choice::Pass]).collect()
    }

    pub(super) fn merge(&mut self, company: CompanyId, partner: CompanyId) -> Result<(), Refused> {
        self.check_partner(company, partner)?;
        let kind = self.kind_of_deal();
        self.say(Own::MergerProposed { company, partner });
        let (initiator, other) = (self.acts_for(company), self.acts_for(partner));
        self.operating_mut().merging = Some(Merging {
            kind,
            active: company,
            partner,
            survivor: company,
            initiator,
            other,
            stage: MergeStage::Survivor,
        });
        Ok(())
    }

    /// 7.5.3: "the lower share price plus half the higher share price, rounded down to the nearest valid share price"; the price
    /// of a train-less company counts half, rounded down.
    pub fn merged_price(&self, company: CompanyId, partner: CompanyId) -> Cell {
        let value = |company: CompanyId| self.sale_price(company).unwrap_or_default();
        let (a, b) = (value(company), value(partner));
        self.data.cell_at_most(a.min(b) + a.max(b).halved())
    }

    pub(super) fn survivor_choices(&self, merging: &Merging) -> Vec<Choice> {
        let price_after = self.data.price(self.merged_price(merging.active, merging.partner));
        let (active, partner) = (merging.active, merging.partner);
        let open = [active, partner]
            .into_iter()
            .filter(|survivor| !self.is_declined(active, partner, Some(*survivor)));
        let other = |survivor| if survivor == merging.active { merging.partner } else { merging.active };
        open.map(|company| Choice::Survive { company, other: other(company), price_after })
            .chain((!self.options.departures.consent_is_taken_for_granted).then_some(Choice::Pass))
            .collect()
    }

    /// The active director thinks better of it.
    pub(super) fn withdraw_merger(&mut self) {
        self.operating_mut().merging = None;
    }

    /// 5.2.1: the active director chooses which company survives; then the other director is asked.
    pub(super) fn choose_survivor(
        &mut self,
        mut merging: Merging,
        survivor: CompanyId,
    ) -> Result<(), Refused> {
        if ![merging.active, merging.partner].contains(&survivor) {
            return no(MERGERS, words::Reason::NotMerging { company: survivor });
        }
        if self.is_declined(merging.active, merging.partner, Some(survivor)) {
            return no(MERGERS, words::Reason::Declined { company: merging.partner });
        }
        merging.survivor = survivor;
        if self.consent_to_merge(merging.active, merging.partner).is_some() {
            merging.stage = MergeStage::Consent;
            self.operating_mut().merging = Some(merging);
        } else {
            self.begin_merger(merging);
        }
        Ok(())
    }

    pub(super) fn answer_merger(&mut self, merging: Merging, reply: Reply) {
        let Merging { kind, active: company, partner, survivor, initiator: by, other: to, .. } = merging;
        let survivor = match reply {
            Reply::Accept => return self.begin_merger(merging),
            Reply::Decline => Some(survivor),
            Reply::DeclineAll => None,
        };
        let declined = match survivor {
            _ if !self.options.departures.declines_bind_every_deal => {
                Declined::Deal { kind, company, partner, by, to, survivor }
            }
            Some(survivor) => Declined::Merger { partner, survivor },
            None => Declined::Mergers(partner),
        };
        self.say(Own::MergerDeclined { company, partner });
        let operating = self.operating_mut();
        operating.declined.push(declined);
        operating.merging = None;
    }

    /// 5.2.2, 5.2.3, 7.5.4: the new price and par, then shares are merged.
    pub(super) fn begin_merger(&mut self, mut merging: Merging) {
        let Merging { active, partner, survivor, .. } = merging;
        let cell = self.merged_price(active, partner);
        let price = self.data.price(cell);
        self.say(Own::Merges { company: merging.non_survivor().unwrap_or(partner), survivor, price });
        self.state.markers.place(survivor, cell);
        self.state.company_mut(survivor).par = Some(self.data.par_at_most(price));
        merging.stage = MergeStage::Holder { place: 0, option: None };
        self.operating_mut().merging = Some(merging);
        self.begin_swapping(&merging);
    }

    /// Whether somebody must decide something; if not, the merging of shares goes on.
    pub(super) fn merging_waits(&mut self, merging: Merging) -> bool {
        match merging.stage {
            MergeStage::Survivor | MergeStage::Consent | MergeStage::Markers { .. } => true,
            MergeStage::Holder { option: Some(_), .. } => {
                self.note_lost_redemption();
                true
            }
            MergeStage::Holder { place, option: None } => {
                self.merge_next_holder(merging, place);
                false
            }
        }
    }

    /// F7: in recorded games the step for redeeming is tested when an option is asked for in a refinancing that nobody chose.
    fn note_lost_redemption(&mut self) {
        let operating = self.operating();
        let (Some(company), true) = (operating.company(), operating.unasked) else { return };
        let departures = &self.options.departures;
        let first_too_dear =
            departures.redeem_step_lost_by_first_certificate && !self.affords_first_of_pool(company);
        if departures.redeem_step_can_be_lost && (first_too_dear || self.check_redeem(company).is_err()) {
            self.operating_mut().redeem_lost = true;
        }
        self.operating_mut().unasked = false;
    }

    /// G2: whether the company can pay for the first certificate of the pool: the director's costs three shares.
    fn affords_first_of_pool(&self, company: CompanyId) -> bool {
        let shares = self.state.shares(company);
        let first = shares.in_order().find(|(_, holder)| *holder == Holder::Pool);
        let units = first.map_or(1, |(certificate, _)| shares.units(certificate));
        let price = self.price(company).unwrap_or_default() * i32::from(units);
        self.state.cash.company(company) >= price
    }

    /// All holders have merged their shares: director, possessions, order of operation, then the markers.
    pub(super) fn finish_merging(&mut self, merging: Merging) {
        self.appoint_after_merging(&merging);
        let Some(gone) = merging.non_survivor() else {
            return self.finish_refinancing(merging.active);
        };
        let survivor = merging.survivor;
        let cash = self.state.cash.company(gone);
        self.state.cash.transfer(Purse::Company(gone), Purse::Company(survivor), cash);
        let trains = std::mem::take(&mut self.state.company_mut(gone).trains);
        let shares = self.state.shares_mut(survivor);
        for certificate in shares.ordinary(Holder::Company(gone)) {
            shares.lay(certificate, Holder::Company(survivor));
        }
        let left = self.state.company_mut(gone);
        let (permits, chartered) = (left.permits, left.chartered);
        left.permits = left.permit.map(TypeSet::only).unwrap_or_default();
        let state = self.state.company_mut(survivor);
        state.trains.extend(trains);
        state.permits = state.permits.with(permits);
        // 7.5.4 keeps two chartered companies chartered, 3.1 and 7.5.6 do not; nothing depends on it.
        state.chartered &= chartered;
        self.say(Own::TakesOver { company: survivor, from: gone, cash });
        self.reorder(&merging);
        for at in self.lost_markers(&merging) {
            self.drop_marker(gone, at);
        }
        let excess = self.markers_after_merger(&merging).saturating_sub(self.options.most_markers().into());
        if excess > 0 {
            let stage = MergeStage::Markers { count: excess as u8 };
            self.operating_mut().merging = Some(Merging { stage, ..merging });
        } else {
            self.settle_markers(merging);
        }
    }

    fn finish_refinancing(&mut self, company: CompanyId) {
        let amount = self.refinancing_brings(company);
        self.bank_pays(Purse::Company(company), amount);
        let operating = self.operating_mut();
        operating.merging = None;
        operating.raised = true;
    }

    /// F5: the survivor has the active company's place; places still to come of either are struck out.
    fn reorder(&mut self, merging: &Merging) {
        let operating: &mut Operating = self.operating_mut();
        let index = usize::from(operating.index);
        let partner = merging.partner;
        if let Some(place) = operating.order.iter().skip(index + 1).position(|company| *company == partner) {
            operating.order.remove(index + 1 + place);
        }
        operating.order[index] = merging.survivor;
    }

    fn markers_of(&self, company: CompanyId) -> Vec<StopAt> {
        let owner = State::owner(company);
        self.state.layout.tokens().iter().filter(|token| token.owner == owner).map(Token::at).collect()
    }

    /// Markers of the non-survivor that are lost: where the survivor has one, and a second one in London.
    fn lost_markers(&self, merging: &Merging) -> Vec<StopAt> {
        let Some(gone) = merging.non_survivor() else { return Vec::new() };
        let kept = self.markers_of(merging.survivor);
        let beside = self.state.company(merging.survivor).beside;
        let london = kept.iter().any(|at| self.is_london(*at));
        let mut markers = self.markers_of(gone);
        markers.retain(|at| {
            let same = kept.iter().any(|other| other.hex == at.hex) || beside == Some(at.hex);
            same || (london && self.is_london(*at))
        });
        markers
    }

    /// How many markers would stand on the map if none were taken away by choice.
    fn markers_after_merger(&self, merging: &Merging) -> usize {
        let Some(gone) = merging.non_survivor() else { return 0 };
        let kept = self.markers_of(merging.survivor);
        let waiting = [merging.survivor, gone].into_iter().filter(|company| {
            // 7.5.6: a waiting marker is lost where the survivor has one.
            let lost = |hex: HexId| *company == gone && kept.iter().any(|at| at.hex == hex);
            let counts = self.options.departures.lost_waiting_marker_counts;
            self.state.company(*company).beside.is_some_and(|hex| counts || !lost(hex))
        });
        kept.len() + self.markers_of(gone).len() + waiting.count()
    }

    pub(super) fn removal_choices(&self, merging: &Merging) -> Vec<Choice> {
        let both = [Some(merging.survivor), merging.non_survivor()].into_iter().flatten();
        let markers = both.flat_map(|company| self.markers_of(company));
        let choice = |at| Some(Choice::RemoveToken { at, company: self.check_removal(merging, at).ok()? });
        markers.filter_map(choice).collect()
    }

    /// 7.5.6: "Additional station markers in excess of this limit are removed from the board at the choice of the director."
    fn check_removal(&self, merging: &Merging, at: StopAt) -> Result<CompanyId, Refused> {
        let survivor = merging.survivor;
        let stands = |company: &CompanyId| self.markers_of(*company).contains(&at);
        let both = [Some(survivor), merging.non_survivor()];
        let Some(owner) = both.into_iter().flatten().find(stands) else {
            return no(POSSESSIONS, words::Reason::NoMarkerThere { at });
        };
        let home = self.data.company(survivor).home;
        if self.options.departures.home_marker_stays && owner == survivor && at == home {
            return no(POSSESSIONS, words::Reason::HomeMarkerStays { company: survivor });
        }
        Ok(owner)
    }

    pub(super) fn remove_marker(&mut self, merging: Merging, at: StopAt) -> Result<(), Refused> {
        let MergeStage::Markers { count } = merging.stage else { return self.wrong_step(POSSESSIONS) };
        let owner = self.check_removal(&merging, at)?;
        self.drop_marker(owner, at);
        self.say(Own::MarkerRemoved { company: merging.survivor, at });
        if count > 1 {
            let stage = MergeStage::Markers { count: count - 1 };
            self.operating_mut().merging = Some(Merging { stage, ..merging });
        } else {
            self.settle_markers(merging);
        }
        Ok(())
    }

    fn drop_marker(&mut self, company: CompanyId, at: StopAt) {
        self.state.layout.remove(at, State::owner(company));
        self.forget_placed(at.hex, company);
    }

    /// 7.5.6: the non-survivor's markers are replaced circle by circle, unused ones are added up to the limit, and the
    /// non-survivor may be started again (7.5.7).
    fn settle_markers(&mut self, merging: Merging) {
        let Some(gone) = merging.non_survivor() else { return };
        let survivor = merging.survivor;
        for at in self.markers_of(gone) {
            if let Some(token) = self.state.layout.remove(at, State::owner(gone)) {
                self.state.layout.place(Token { owner: State::owner(survivor), ..token });
            }
        }
        for placed in &mut self.state.placed {
            if placed.1 == gone {
                placed.1 = survivor;
            }
        }
        let waiting: Option<HexId> = self.state.company(gone).beside;
        let unused = self.state.company(gone).markers_left;
        let on_map = self.markers_of(survivor).len() as u8;
        let most = self.options.most_markers();
        let holds_hex = waiting.is_some_and(|hex| self.markers_of(survivor).iter().any(|at| at.hex == hex));
        let state = self.state.company_mut(survivor);
        state.beside = state.beside.or(waiting.filter(|_| !holds_hex));
        let on_map = on_map + u8::from(state.beside.is_some());
        state.markers_left = (state.markers_left + unused).min(most.saturating_sub(on_map));
        self.return_to_offer(gone);
        self.seat_waiting_markers();
        self.after_merger(merging);
    }

    fn after_merger(&mut self, merging: Merging) {
        let Merging { kind, partner, survivor, .. } = merging;
        let operating = self.operating_mut();
        let operated = operating.has_operated(partner);
        operating.merging = None;
        let at_bottom = self.state.markers.cell(survivor) == Some(self.data.chart.bottom());
        if self.state.markers.cell(survivor) == Some(self.data.chart.top())
            && !self.options.departures.top_by_merger_ends_nothing
        {
            self.reach_top(survivor);
        }
        if operated {
            self.state.skips.insert(survivor);
        }
        if at_bottom {
            self.bankrupt(survivor);
        }
        let in_receivership = self.state.in_receivership(survivor);
        let operating = self.operating_mut();
        if operated || at_bottom || kind == MergeKind::Acquisition {
            self.end_turn();
        } else {
            operating.step = OperatingStep::Track;
            operating.stands = in_receivership;
        }
    }

    /// What a merger would be priced at, for the question to the other director.
    pub(super) fn merger_question(&self, merging: &Merging) -> words::Question {
        words::Question::Merge {
            company: merging.active,
            partner: merging.partner,
            survivor: merging.survivor,
            price: self.merger_price(merging),
        }
    }

    fn merger_price(&self, merging: &Merging) -> Money {
        self.data.price(self.merged_price(merging.active, merging.partner))
    }
}

/// A merger at the start of a turn.
pub const MERGE: Step = Step::own("merging");
/// An acquisition at the end of a turn.
pub const ACQUIRE: Step = Step::own("acquiring");
