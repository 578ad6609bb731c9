//! *Insolvency* and leasing; what a company in receivership does at the start of its turn.

use super::Game1860;
use super::options::LeaseRevenue;
use super::reach::Stops;
use super::words;
use board::StopKind;
use rules::{CompanyId, Money, TrainId};

impl Game1860 {
    /// Whether the company "would have a valid route available": from one of its bases, not through tokened-out
    /// stations, a second stop that is not a halt can be reached. Once it had one, it keeps having one.
    pub(super) fn learn_route(&mut self, company: CompanyId) {
        if !self.state.company(company).has_route && self.route_exists(company) {
            self.state.company_mut(company).has_route = true;
        }
    }

    fn route_exists(&self, company: CompanyId) -> bool {
        let ground = self.ground(company);
        ground.starts.iter().any(|base| {
            let mut start = Stops::default();
            start.insert(base);
            let reached = ground.reach_from(start);
            reached.iter().filter(|stop| ground.stop(*stop).kind != StopKind::Wayside).count() >= 2
        })
    }

    /// What the cheapest train of the bank costs, new or returned.
    pub(super) fn cheapest_train(&self) -> Option<(TrainId, Money)> {
        let priced = |train: TrainId| (train, self.data.train(train.kind).price);
        self.state.cards_for_sale().map(priced).min_by_key(|(_, price)| *price)
    }

    pub(super) fn can_afford_bank_train(&self, company: CompanyId) -> bool {
        self.cheapest_train().is_some_and(|(_, price)| self.state.cash.company(company) >= price)
    }

    /// "If an insolvent company has insufficient funds to buy a train from the bank, the company must lease": the
    /// train it leases. One in receivership "can start leasing" whatever its funds, and buys afterwards; not in
    /// recorded games (A10).
    pub(super) fn lease(&self, company: CompanyId) -> Option<TrainId> {
        let state = self.state.company(company);
        let in_any_case =
            self.state.in_receivership(company) && !self.options.departures.receivership_buys_before_leasing;
        let leases = state.insolvent
            && state.trains.is_empty()
            && (in_any_case || !self.can_afford_bank_train(company));
        leases.then(|| self.cheapest_train().map(|(train, _)| train)).flatten()
    }

    /// What a leased train earns, from what it would earn and the number of its calls.
    pub(super) fn lease_revenue(&self, train: TrainId, revenue: Money, calls: u8) -> Money {
        match self.options.lease_revenue {
            LeaseRevenue::PerStop => Money(40) + Money(20) * i32::from(calls),
            LeaseRevenue::Card => self.data.train(train.kind).lease_card,
            LeaseRevenue::Half if self.options.departures.half_lease_unrounded => revenue.halved(),
            LeaseRevenue::Half => Money((revenue.0 + 19) / 20 * 10),
        }
    }

    /// A company in receivership without a train "becomes insolvent immediately" at the start of its turn. In
    /// recorded games it does not if it can afford a train (A10).
    pub(super) fn receivership_at_start(&mut self, company: CompanyId) {
        let spared = || {
            self.options.departures.receivership_buys_before_leasing && self.can_afford_bank_train(company)
        };
        let state = self.state.company(company);
        if self.state.in_receivership(company)
            && state.trains.is_empty()
            && state.has_route
            && !state.insolvent
            && !spared()
        {
            self.become_insolvent(company);
        }
    }

    /// A8: in recorded games the mark of an insolvent company that could buy a train goes before it runs.
    pub(super) fn clear_insolvency_before_run(&mut self, company: CompanyId) {
        let insolvent = self.state.company(company).insolvent;
        let due = insolvent && self.options.departures.solvent_before_purchase;
        if due && self.can_afford_bank_train(company) {
            self.become_solvent(company);
        }
    }

    /// "A company which ends its turn without a train, but which would have a valid route available, becomes
    /// insolvent"; a company with a train is not.
    pub(super) fn insolvency_at_end(&mut self, company: CompanyId) {
        self.learn_route(company);
        let state = self.state.company(company);
        match (state.trains.is_empty(), state.insolvent) {
            (true, false) if state.has_route => self.become_insolvent(company),
            (false, true) => self.become_solvent(company),
            _ => {}
        }
    }

    fn become_insolvent(&mut self, company: CompanyId) {
        self.state.company_mut(company).insolvent = true;
        self.say(words::Event::Insolvent { company });
    }

    pub(super) fn become_solvent(&mut self, company: CompanyId) {
        self.state.company_mut(company).insolvent = false;
        self.say(words::Event::Solvent { company });
    }
}
