//! What a merger or refinancing would be, without doing it.

use super::Game1862;
use super::state::{MergeKind, MergeStage, Merging, Operating, OperatingStep, Round};
use super::swapping::REDEEM;
use super::words::Effect;
use rules::{Action, Choice, CompanyId, Game, Money, Supposed, Viewer};
use smallvec::SmallVec;

impl Game1862 {
    /// Whether the two are connected now, and whose turn it is, is not asked: that may come. Holders who can pay redeem their
    /// option shares, and markers above the limit are removed as they are listed.
    pub(super) fn merger_supposed(
        &self,
        company: CompanyId,
        partner: CompanyId,
        survivor: CompanyId,
    ) -> Option<Supposed> {
        let both = [company, partner];
        let known = both.iter().all(|id| id.index() < self.data.companies.len());
        if !known || company == partner || !both.contains(&survivor) {
            return None;
        }
        let merges = |id: &CompanyId| self.state.company(*id).floated && !self.state.in_receivership(*id);
        if !both.iter().all(merges) {
            return None;
        }
        let mut game = self.clone();
        // The partner has not operated, so that the game waits for what the survivor builds.
        let mut operating = Operating::new(SmallVec::from_slice(&both));
        operating.step = OperatingStep::Merge;
        game.state.round = Round::Operating(operating);
        game.events.clear();
        let initiator = game.acts_for(company);
        let other = game.acts_for(partner);
        game.begin_merger(Merging {
            kind: MergeKind::Merger,
            active: company,
            partner,
            survivor,
            initiator,
            other,
            stage: MergeStage::Survivor,
        });
        let mut events = std::mem::take(&mut game.events);
        while let Some(merging) = game.state.operating().and_then(|operating| operating.merging) {
            if !game.merging_waits(merging) {
                events.append(&mut game.events);
                continue;
            }
            let action = match merging.stage {
                MergeStage::Markers { .. } => match game.removal_choices(&merging).first() {
                    Some(Choice::RemoveToken { at, .. }) => Action::RemoveToken { at: *at },
                    _ => return None,
                },
                _ => Action::Choose { choice: REDEEM },
            };
            game.merging_action(merging, &action).ok()?;
            events.append(&mut game.events);
        }
        events.append(&mut game.events);
        Some(Supposed { events, after: game.view(Viewer::Spectator) })
    }

    /// What would become of every holding if the company refinanced. What one holder decides changes nothing for the others:
    /// no shares are swapped (5.2.4).
    pub(super) fn holdings_after_refinancing(&self, company: CompanyId) -> Vec<Effect> {
        let mut game = self.clone();
        game.refinance(company, Money::ZERO);
        let Some(merging) = game.operating().merging else { return Vec::new() };
        let mut effects = Vec::new();
        for place in 0.. {
            let Some(holder) = game.holder_at(&merging, place) else { break };
            let before = game.state.shares(company).held(holder);
            if before == 0 {
                continue;
            }
            let option = game.merge_holding(&merging, place, holder);
            let shares = game.state.shares(company);
            let redeemed = shares.held(holder);
            effects.push(match option {
                None => Effect::Holding { holder, before, after: redeemed },
                Some(option) => {
                    let (cost, proceeds) = game.option_prices(&merging, option.shares);
                    let after = redeemed - shares.units(option.certificate);
                    Effect::Option { holder, before, after, proceeds, redeemed, cost }
                }
            });
        }
        effects
    }
}
