//! *Running Trains*: whether a proposed set of runs is legal, and what it earns.

use super::options::LeaseRevenue;
use super::reach::{Ground, Stops};
use super::sections::{NATIONALISATION, RUNNING, SOUTHERN};
use super::state::State;
use super::words;
use super::{Game1860, Refused, no};
use board::{HexId, LinkId, PieceSet, StopAt, StopId, StopKind};
use rules::{CompanyId, Event, Leg, Money, Reason, Run, TrainId};
use smallvec::SmallVec;

/// What a company's trains may do this turn.
pub struct Running<'a> {
    pub ground: Ground<'a>,
    /// The station of the home base, if it stands.
    pub home: Option<StopId>,
    /// Trains that may run.
    pub trains: SmallVec<[TrainId; 4]>,
    pub mode: Mode,
}

/// How stops are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Large stations by the first number, small stations and halts by the second.
    Full { halts: bool },
    /// All stops by the first number: a leased train, or after nationalisation.
    FirstNumber { halts: bool },
}

impl Mode {
    fn halts(self) -> bool {
        match self {
            Mode::Full { halts } | Mode::FirstNumber { halts } => halts,
        }
    }
}

/// A run that has been followed over the board.
struct Followed {
    train: TrainId,
    stops: SmallVec<[StopId; 16]>,
    pieces: PieceSet,
    calls: SmallVec<[StopId; 16]>,
    visited: Stops,
    passes_blocked: Option<StopId>,
}

/// What a set of runs earns.
pub struct Earnings {
    /// What can be paid or retained.
    pub revenue: Money,
    /// What halts bring the company.
    pub subsidy: Money,
    /// By run: revenue and subsidy.
    pub runs: SmallVec<[(Money, Money); 4]>,
    /// By run: stations visited.
    pub(super) visited: SmallVec<[Stops; 4]>,
}

impl Game1860 {
    /// What the company's trains may do now.
    pub(super) fn running(&self, company: CompanyId) -> Running<'_> {
        let operating = self.operating();
        let halts = !self.state.building_ended && !operating.nationalised;
        let leases_by_stop = operating.lease.is_some() && self.options.lease_revenue != LeaseRevenue::Half;
        let mode = if operating.nationalised {
            Mode::FirstNumber { halts: halts || (!self.state.building_ended && self.halts_outlive()) }
        } else if leases_by_stop {
            Mode::FirstNumber { halts }
        } else {
            Mode::Full { halts }
        };
        let trains = match operating.lease {
            Some(train) => SmallVec::from_slice(&[train]),
            None => self.state.company(company).trains.clone(),
        };
        let owner = State::owner_token(company);
        let home = self.data.company(company).home;
        let stands = self.state.layout.tokens_at(home).any(|token| token.owner == owner);
        Running {
            ground: self.running_ground(company),
            home: self.state.network.stop(home).filter(|_| stands),
            trains,
            mode,
        }
    }

    /// A18: in recorded games halts end with a stock round only.
    fn halts_outlive(&self) -> bool {
        self.options.departures.building_ends_with_stock_round
    }

    /// Whether the company has a train, its own or leased, and somewhere to run it. In recorded games the route test
    /// is enough (A19).
    pub(super) fn may_run(&self, company: CompanyId) -> bool {
        let state = self.state.company(company);
        let has_train = !state.trains.is_empty() || self.operating().lease.is_some();
        let asked = || self.options.departures.route_test_asks_for_runs || self.can_run(company);
        has_train && state.has_route && asked()
    }

    /// Checks a set of runs and works out what it earns.
    pub fn check_runs(&self, company: CompanyId, runs: &[Run]) -> Result<Earnings, Refused> {
        let running = self.running(company);
        if runs.is_empty() {
            return self.check_standing(company, &running);
        }
        let mut followed: SmallVec<[Followed; 4]> = SmallVec::new();
        for run in runs {
            let next = self.follow(&running, run)?;
            if followed.iter().any(|other| other.train == next.train) {
                return no(RUNNING, Reason::TrainRunsTwice { train: next.train });
            }
            if let Some(other) = followed.iter().find(|other| other.pieces.intersects(&next.pieces)) {
                return no(RUNNING, Reason::SharedTrack { train: next.train, other: other.train });
            }
            followed.push(next);
        }
        self.check_together(company, &running, &followed)?;
        let earned = self.earnings(&running, &followed);
        if !self.options.departures.trains_may_stand {
            self.check_none_idle(company, runs)?;
        }
        self.check_maximum(company, &earned)?;
        Ok(earned)
    }

    /// After nationalisation "each company director calculates the maximum revenue each company under his/her
    /// control can earn": nothing less is run for. Recorded games take any legal run.
    pub(super) fn only_maximum_will_do(&self) -> bool {
        let operating = self.operating();
        let any_will_do = self.options.departures.any_run_after_nationalisation;
        operating.nationalised && operating.lease.is_none() && !any_will_do
    }

    fn check_maximum(&self, company: CompanyId, earned: &Earnings) -> Result<(), Refused> {
        if !self.only_maximum_will_do() {
            return Ok(());
        }
        let revenue = earned.revenue;
        let maximum = self.maximum_revenue(company);
        if revenue < maximum {
            return no(NATIONALISATION, words::Reason::BelowMaximum { company, revenue, maximum });
        }
        Ok(())
    }

    /// A company that can run must. In recorded games one in receivership need not once nationalised (A19).
    fn check_standing(&self, company: CompanyId, running: &Running<'_>) -> Result<Earnings, Refused> {
        let receiver = self.operating().nationalised && self.state.in_receivership(company);
        let may_stand = self.options.departures.receivership_may_stand && receiver;
        let excused = running.trains.is_empty() || may_stand;
        if !excused && self.can_run(company) {
            return no(RUNNING, Reason::MustRun { company });
        }
        let (runs, visited) = (SmallVec::new(), SmallVec::new());
        Ok(Earnings { revenue: Money::ZERO, subsidy: Money::ZERO, runs, visited })
    }

    /// Follows one run over the track, checking all that concerns it alone.
    fn follow(&self, running: &Running<'_>, run: &Run) -> Result<Followed, Refused> {
        let train = run.train;
        if !running.trains.contains(&train) {
            return no(RUNNING, Reason::NotItsTrain { train });
        }
        if run.legs.is_empty() {
            return no(RUNNING, Reason::TooShort { train });
        }
        let ground = &running.ground;
        let Some(start) = ground.network.stop(run.start) else {
            return no(RUNNING, Reason::NoStationThere { at: run.start });
        };
        let mut followed = Followed {
            train,
            stops: SmallVec::from_slice(&[start]),
            pieces: PieceSet::new(),
            calls: SmallVec::new(),
            visited: Stops::default(),
            passes_blocked: None,
        };
        followed.visited.insert(start);
        let mut hexes: SmallVec<[HexId; 24]> = SmallVec::from_slice(&[run.start.hex]);
        let mut here = (start, run.start);
        for leg in &run.legs {
            let (link, next) = self.find_link(ground, here, leg)?;
            let link = ground.network.link(link);
            if followed.pieces.intersects(&link.pieces) {
                return no(RUNNING, Reason::TrackTwice { train });
            }
            if followed.visited.contains(next) {
                return no(RUNNING, Reason::VisitsTwice { at: leg.to });
            }
            followed.pieces.union_with(&link.pieces);
            followed.visited.insert(next);
            followed.stops.push(next);
            hexes.extend_from_slice(leg.hexes.get(1..).unwrap_or_default());
            here = (next, leg.to);
        }
        self.check_hexes(&hexes)?;
        self.check_ends(ground, &mut followed)?;
        self.call(running, run, &mut followed)?;
        if !followed.visited.intersects(ground.starts) {
            return no(RUNNING, Reason::NoTokenOnRun { train });
        }
        Ok(followed)
    }

    /// The track of a leg: between its two stops, over its hexes, in either direction.
    fn find_link(
        &self,
        ground: &Ground<'_>,
        (from, from_at): (StopId, StopAt),
        leg: &Leg,
    ) -> Result<(LinkId, StopId), Refused> {
        let network = ground.network;
        let found = network
            .stop(leg.to)
            .and_then(|to| network.link_over(from, to, &leg.hexes).map(|link| (link, to)));
        match found {
            Some(found) => Ok(found),
            None => no(RUNNING, Reason::NoSuchTrack { from: from_at, to: leg.to }),
        }
    }

    /// "Once a train leaves a hex it may not re-enter it as part of its route."
    fn check_hexes(&self, hexes: &[HexId]) -> Result<(), Refused> {
        if self.options.re_enter_hexes {
            return Ok(());
        }
        for (place, hex) in hexes.iter().enumerate().skip(1) {
            if hexes[place - 1] != *hex && hexes[..place].contains(hex) {
                return no(RUNNING, Reason::ReentersHex { hex: *hex });
            }
        }
        Ok(())
    }

    /// Routes "may not end in halts"; Ryde Pier is an end only; tokened-out stations on the way are noted.
    fn check_ends(&self, ground: &Ground<'_>, followed: &mut Followed) -> Result<(), Refused> {
        let ends = [followed.stops[0], followed.stops[followed.stops.len() - 1]];
        for end in ends {
            let stop = ground.stop(end);
            if stop.kind == StopKind::Wayside {
                return no(RUNNING, words::Reason::EndsInHalt { at: stop.at });
            }
        }
        for &passed in &followed.stops[1..followed.stops.len() - 1] {
            let stop = ground.stop(passed);
            if stop.kind == StopKind::OffBoard {
                return no(RUNNING, Reason::PassesDeadEnd { at: stop.at });
            }
            if ground.blocked.contains(passed) {
                if followed.passes_blocked.is_some() {
                    return no(RUNNING, self.tokened_out(stop.at));
                }
                followed.passes_blocked = Some(passed);
            }
        }
        Ok(())
    }

    fn tokened_out(&self, at: StopAt) -> Reason {
        let owners = self.state.layout.owners_at(at).map(|owner| CompanyId(owner.0)).collect();
        Reason::TokenedOut { at, owners }
    }

    /// The stops called at: all large stations, and of small stations and halts what the train's numbers allow.
    fn call(&self, running: &Running<'_>, run: &Run, followed: &mut Followed) -> Result<(), Refused> {
        for at in &run.calls {
            let stop = running.ground.network.stop(*at).filter(|stop| followed.visited.contains(*stop));
            match stop {
                Some(stop) if !followed.calls.contains(&stop) => followed.calls.push(stop),
                Some(_) => {}
                None => return no(RUNNING, Reason::CallOffTrack { at: *at }),
            }
        }
        let kind = |stop: StopId| running.ground.stop(stop).kind;
        let ends = [followed.stops[0], followed.stops[followed.stops.len() - 1]];
        let is_end = |stop: StopId| ends.contains(&stop);
        let (mut large, mut small, mut halts) = (0u8, 0u8, 0u8);
        for &stop in &followed.stops {
            let called = followed.calls.contains(&stop);
            let at = running.ground.stop(stop).at;
            match kind(stop) {
                StopKind::City | StopKind::OffBoard if !called => {
                    return no(RUNNING, words::Reason::LargeNotCalled { at });
                }
                StopKind::City | StopKind::OffBoard => large += 1,
                StopKind::Town if called => small += 1,
                StopKind::Town if is_end(stop) && !self.options.departures.stops_fill_the_train => {
                    return no(RUNNING, words::Reason::SmallNotCalled { at });
                }
                StopKind::Town if self.options.no_skip_towns => {
                    return no(RUNNING, words::Reason::SmallNotCalled { at });
                }
                StopKind::Wayside if called && !running.mode.halts() => {
                    let section = if self.state.nationalised { NATIONALISATION } else { SOUTHERN };
                    return no(section, words::Reason::HaltsNotCounted { at });
                }
                StopKind::Wayside if called => halts += 1,
                _ => {}
            }
        }
        let train = followed.train;
        let data = self.data.train(train.kind);
        let total = match running.mode {
            Mode::Full { .. } => data.large + data.small,
            Mode::FirstNumber { .. } => data.large,
        };
        if large > data.large {
            return no(RUNNING, words::Reason::TooManyLarge { train, count: large, allowed: data.large });
        }
        let count = large + small + halts;
        if count > total {
            return no(RUNNING, words::Reason::TooManyStops { train, count, allowed: total });
        }
        if self.options.departures.stops_fill_the_train {
            self.check_filled(running, followed, total - large - halts)?;
        }
        Ok(())
    }

    /// A7: in recorded games small stations fill what large stations and halts leave, the most valuable first. For a
    /// leased train that is paid by the stop one is worth as much as another.
    fn check_filled(&self, running: &Running<'_>, followed: &Followed, room: u8) -> Result<(), Refused> {
        let alike = self.operating().lease.is_some() && self.options.lease_revenue != LeaseRevenue::Half;
        let worth = |stop: StopId| if alike { Money::ZERO } else { self.stop_value(running, stop) };
        let is_town = |stop: &StopId| running.ground.stop(*stop).kind == StopKind::Town;
        let towns = followed.stops.iter().copied().filter(|stop| is_town(stop));
        let (called, passed): (SmallVec<[StopId; 8]>, SmallVec<[StopId; 8]>) =
            towns.partition(|stop| followed.calls.contains(stop));
        let least = called.iter().map(|stop| worth(*stop)).min();
        let Some(&best) = passed.iter().max_by_key(|stop| worth(**stop)) else { return Ok(()) };
        if called.len() < usize::from(room) || least.is_some_and(|least| least < worth(best)) {
            let at = running.ground.stop(best).at;
            return no(RUNNING, words::Reason::SmallNotCalled { at });
        }
        Ok(())
    }

    /// What concerns the runs together: home, meeting, and one pass through one tokened-out station.
    fn check_together(
        &self,
        company: CompanyId,
        running: &Running<'_>,
        followed: &[Followed],
    ) -> Result<(), Refused> {
        let mut passing = followed.iter().filter_map(|run| run.passes_blocked);
        if let (Some(_), Some(second)) = (passing.next(), passing.next()) {
            return no(RUNNING, self.tokened_out(running.ground.stop(second).at));
        }
        let home = running.home.filter(|home| followed.iter().any(|run| run.visited.contains(*home)));
        if home.is_none() {
            return no(RUNNING, words::Reason::HomeNotVisited { company });
        }
        let mut met = followed[0].visited;
        let mut apart: SmallVec<[&Followed; 4]> = followed[1..].iter().collect();
        while let Some(place) = apart.iter().position(|run| run.visited.intersects(met)) {
            let run = apart.remove(place);
            run.stops.iter().for_each(|stop| met.insert(*stop));
        }
        match apart.first() {
            Some(run) => no(RUNNING, Reason::RunsDoNotMeet { train: run.train }),
            None => Ok(()),
        }
    }

    /// For recorded runs, which name no calls: how many stops the train may call at now, and whether halts count.
    pub fn recorded_allowance(&self, train: TrainId) -> (u8, bool) {
        let company = self.state.operating().and_then(|operating| operating.company());
        let Some(company) = company.filter(|_| train.kind.index() < self.data.trains.len()) else {
            return (0, false);
        };
        let mode = self.running(company).mode;
        let data = self.data.train(train.kind);
        match mode {
            Mode::Full { halts } => (data.large + data.small, halts),
            Mode::FirstNumber { halts } => (data.large, halts),
        }
    }

    /// For recorded runs: what a stop pays now.
    pub fn recorded_value(&self, stop: StopId) -> Money {
        Money(i32::from(self.state.network.stops[stop.index()].value.at(self.newest_tiles())))
    }

    /// What a stop pays; Ryde Pier by the newest tiles in use.
    pub(super) fn stop_value(&self, running: &Running<'_>, stop: StopId) -> Money {
        Money(i32::from(running.ground.stop(stop).value.at(self.newest_tiles())))
    }

    fn earnings(&self, running: &Running<'_>, followed: &[Followed]) -> Earnings {
        let lease = self.operating().lease;
        let visited = followed.iter().map(|run| run.visited).collect();
        let runs: SmallVec<[(Money, Money); 4]> = followed
            .iter()
            .map(|run| {
                let revenue: Money = run.calls.iter().map(|stop| self.stop_value(running, *stop)).sum();
                let is_halt = |stop: &&StopId| running.ground.stop(**stop).kind == StopKind::Wayside;
                let halts = run.calls.iter().filter(is_halt).count() as i32;
                let subsidy = self.data.costs.halt_subsidy * halts;
                match lease {
                    None => (revenue, subsidy),
                    Some(train) => {
                        let earned = self.lease_revenue(train, revenue, run.calls.len() as u8);
                        let half = self.options.lease_revenue == LeaseRevenue::Half;
                        (earned, if half { subsidy } else { Money::ZERO })
                    }
                }
            })
            .collect();
        let revenue = runs.iter().map(|(revenue, _)| *revenue).sum();
        let subsidy = runs.iter().map(|(_, subsidy)| *subsidy).sum();
        Earnings { revenue, subsidy, runs, visited }
    }

    /// The director's runs.
    pub(super) fn run(&mut self, company: CompanyId, runs: &[Run]) -> Result<(), Refused> {
        let earned = self.check_runs(company, runs)?;
        self.report_runs(company, runs, &earned);
        self.reach_destinations(company, &earned);
        self.earn(earned.revenue, earned.subsidy);
        Ok(())
    }

    pub(super) fn report_runs(&mut self, company: CompanyId, runs: &[Run], earned: &Earnings) {
        let leased = self.operating().lease.is_some();
        for (run, &(revenue, subsidy)) in runs.iter().zip(&earned.runs) {
            let stops = run.stops().filter(|stop| run.calls.contains(stop)).collect();
            let train = run.train;
            if leased {
                self.say(words::Event::RanLeased { company, train, stops, revenue });
            } else {
                self.say(Event::Ran { company, train, stops, revenue, besides: subsidy });
            }
        }
        if runs.is_empty() {
            self.say(Event::DidNotRun { company });
        }
    }

    /// *Variant: Destinations*: a bonus "on the first OR where the company runs trains (either a single one or
    /// connecting routes) between the company's home base and a destination". A legal set of runs always visits
    /// home and hangs together, so visiting the destination is enough. *Variable revenue* wants a single train.
    pub(super) fn reach_destinations(&mut self, company: CompanyId, earned: &Earnings) {
        let network = self.state.network.clone();
        let home = network.stop(self.data.company(company).home);
        for (index, wanted) in self.data.company(company).destinations.iter().enumerate() {
            let there = |run: &&Stops| {
                run.iter().map(|stop| &network.stops[stop.index()]).any(|stop| {
                    let named = wanted.station.is_none_or(|node| node == stop.at.node);
                    stop.kind == StopKind::City && stop.at.hex == wanted.hex && named
                })
            };
            let mut arrived = earned.visited.iter().filter(there).peekable();
            if arrived.peek().is_none() {
                continue;
            }
            if arrived.any(|run| home.is_some_and(|home| run.contains(home))) {
                self.private_income_on_arrival(company);
            }
            let known = self.state.company(company).reached >> index & 1 != 0;
            if self.options.destinations && !known {
                self.state.company_mut(company).reached |= 1 << index;
                self.company_receives(company, wanted.bonus);
                self.say(words::Event::DestinationReached { company, hex: wanted.hex, bonus: wanted.bonus });
            }
        }
    }
}
