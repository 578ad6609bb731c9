//! 7.8 *Running Trains*: whether a proposed set of runs is legal. What it earns is in `scoring`.

use super::reach::Ground;
use super::scoring::Score;
use super::sections::{EXPRESS, FREIGHT, LOCAL, RECEIVERSHIP, ROUTES, RUNNING};
use super::state::{OperatingStep, State, Train, Type};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use board::{HexId, LinkId, PieceSet, StopAt, StopId, StopKind, StopSet};
use rules::{Certainty, CompanyId, Event, Leg, Money, PaidRun, Purse, Reason, Run, RunSet};
use smallvec::SmallVec;

/// A run that has been followed over the board.
pub(super) struct Followed {
    pub train: Train,
    /// Its stops in order of travel.
    pub stops: SmallVec<[StopId; 12]>,
    pub visited: StopSet,
    pub pieces: PieceSet,
    /// Every hex it touches, in order.
    pub hexes: SmallVec<[HexId; 16]>,
    /// Large stations and off-board areas, in order of travel.
    pub large: SmallVec<[StopId; 8]>,
    /// What its director wants scored.
    pub calls: StopSet,
    /// For each end the hex from which it is reached, if it is off-board, or else its own.
    pub land: [HexId; 2],
}

impl Followed {
    /// Its first and its last stop.
    pub fn ends(&self) -> [StopId; 2] {
        [self.stops[0], self.stops[self.stops.len() - 1]]
    }
}

/// What a set of runs earns.
pub struct Earnings {
    /// What can be paid or retained.
    pub revenue: Money,
    /// What local trains bring the company (7.8.2).
    pub subsidy: Money,
    /// By run: revenue and subsidy.
    pub runs: Vec<(Money, Money)>,
}

impl Earnings {
    /// The runs with what they earn; whether others earn more was not asked.
    pub(super) fn as_set(&self, runs: &[Run]) -> RunSet {
        let paid = |(run, &(revenue, besides)): (&Run, &(Money, Money))| PaidRun {
            run: run.clone(),
            revenue,
            besides,
        };
        RunSet {
            runs: runs.iter().zip(&self.runs).map(paid).collect(),
            revenue: self.revenue,
            besides: self.subsidy,
            certainty: Certainty::Unasked,
        }
    }
}

impl Game1862 {
    /// The trains that a company may run: those it has a permit for.
    pub(super) fn running_trains(&self, company: CompanyId) -> SmallVec<[Train; 4]> {
        let state = self.state.company(company);
        let trains = state.trains.iter().copied();
        trains.filter(|train| !self.options.permits() || state.permits.contains(train.kind)).collect()
    }

    /// The stop of the company's home station, if its marker stands there.
    pub(super) fn home_stop(&self, company: CompanyId) -> Option<StopId> {
        let home = self.data.company(company).home;
        let owner = State::owner(company);
        let stands = self.state.layout.tokens_at(home).any(|token| token.owner == owner);
        self.state.network.stop(home).filter(|_| stands)
    }

    /// Checks a set of runs and works out what it earns.
    pub fn check_runs(&self, company: CompanyId, runs: &[Run]) -> Result<Earnings, Refused> {
        let earned = self.reckon(company, runs)?;
        if !self.options.departures.trains_may_stand {
            self.check_none_idle(company, runs, earned.revenue)?;
        }
        Ok(earned)
    }

    /// What a set of runs earns, whether or not other trains could run beside them.
    pub(super) fn reckon(&self, company: CompanyId, runs: &[Run]) -> Result<Earnings, Refused> {
        let ground = self.ground(company);
        let trains = self.running_trains(company);
        let mut followed: SmallVec<[Followed; 6]> = SmallVec::new();
        for run in runs {
            let next = self.follow(company, &ground, &trains, run)?;
            if followed.iter().any(|other| other.train.card == next.train.card) {
                return no(RUNNING, Reason::TrainRunsTwice { train: run.train });
            }
            followed.push(next);
        }
        if !runs.is_empty() {
            self.check_together(company, &followed)?;
        }
        Ok(self.score(&followed)?.into())
    }

    /// Whether a run is legal with no other beside it.
    pub(super) fn followed_alone(&self, company: CompanyId, run: &Run) -> bool {
        self.reckon(company, std::slice::from_ref(run)).is_ok()
    }

    /// "Each train must run a route between stations connected by track to gain revenue if it can."
    fn check_none_idle(&self, company: CompanyId, runs: &[Run], earned: Money) -> Result<(), Refused> {
        let mut idle = self.running_trains(company);
        idle.retain(|train| runs.iter().all(|run| run.train != train.card));
        // Nothing could earn more beside runs that earn the most.
        if idle.is_empty() || self.highest_revenue(company).is_some_and(|highest| earned >= highest) {
            return Ok(());
        }
        match idle.iter().find(|train| self.could_run_beside(company, runs, earned, **train)) {
            Some(train) => no(RUNNING, Reason::TrainIdle { train: train.card }),
            None => Ok(()),
        }
    }

    /// Follows one run over the track, checking all that concerns it alone.
    fn follow(
        &self,
        company: CompanyId,
        ground: &Ground<'_>,
        trains: &[Train],
        run: &Run,
    ) -> Result<Followed, Refused> {
        let owned = self.state.company(company).trains.iter().any(|train| train.card == run.train);
        let Some(train) = trains.iter().find(|train| train.card == run.train) else {
            let reason = words::Reason::NoPermit { train: run.train };
            return if owned {
                no(RUNNING, reason)
            } else {
                no(RUNNING, Reason::NotItsTrain { train: run.train })
            };
        };
        let Some(start) = ground.network.stop(run.start) else {
            return no(RUNNING, Reason::NoStationThere { at: run.start });
        };
        let (Some(first), Some(last)) = (run.legs.first(), run.legs.last()) else {
            return no(RUNNING, Reason::TooShort { train: run.train });
        };
        let mut followed = Followed {
            train: *train,
            stops: SmallVec::from_slice(&[start]),
            visited: StopSet::default(),
            pieces: PieceSet::new(),
            hexes: SmallVec::from_slice(&[run.start.hex]),
            large: SmallVec::new(),
            calls: StopSet::default(),
            land: [land_hex(self, run.start, &first.hexes, 1), last.to.hex],
        };
        followed.land[1] = land_hex(self, last.to, &last.hexes, last.hexes.len().wrapping_sub(2));
        followed.visited.insert(start);
        let mut here = (start, run.start);
        for leg in &run.legs {
            let (link, next) = find_link(ground, here, leg)?;
            let link = ground.network.link(link);
            if followed.pieces.intersects(&link.pieces) {
                return no(ROUTES, Reason::TrackTwice { train: run.train });
            }
            if followed.visited.contains(next) {
                return no(ROUTES, Reason::VisitsTwice { at: leg.to });
            }
            followed.pieces.union_with(&link.pieces);
            followed.visited.insert(next);
            followed.stops.push(next);
            followed.hexes.extend(leg.hexes.iter().skip(1).copied());
            here = (next, leg.to);
        }
        self.check_stops(company, ground, &mut followed)?;
        self.check_length(&followed)?;
        self.note_calls(ground, run, &mut followed)?;
        Ok(followed)
    }

    /// Where a run may end, what it may pass, and that it touches a marker (7.4, 7.8).
    fn check_stops(
        &self,
        company: CompanyId,
        ground: &Ground<'_>,
        followed: &mut Followed,
    ) -> Result<(), Refused> {
        let train = followed.train.card;
        let ends = followed.ends();
        let (mut ports, mut reds, mut cities) = (0, 0, 0);
        for (place, &id) in followed.stops.iter().enumerate() {
            let stop = ground.stop(id);
            let is_end = place == 0 || place + 1 == followed.stops.len();
            match stop.kind {
                StopKind::City => {
                    cities += 1;
                    followed.large.push(id);
                    if !is_end && !ground.passable(id) {
                        let owners = self.state.layout.owners_at(stop.at).map(|owner| CompanyId(owner.0));
                        return no(ROUTES, Reason::TokenedOut { at: stop.at, owners: owners.collect() });
                    }
                }
                StopKind::OffBoard => {
                    followed.large.push(id);
                    let Some(area) = self.data.area_of(stop.at) else { continue };
                    if !is_end {
                        return no(ROUTES, words::Reason::PassesArea { at: stop.at });
                    }
                    if followed.train.kind == Type::Local {
                        return no(LOCAL, words::Reason::LocalLeavesBoard { train });
                    }
                    if area == self.data.london && !self.has_london(company) {
                        return no(ROUTES, words::Reason::NoLondonLink { company });
                    }
                    if self.data.is_port(area) { ports += 1 } else { reds += 1 }
                }
                StopKind::Town | StopKind::Wayside | StopKind::Village if is_end => {
                    return no(RUNNING, words::Reason::EndsAtSmall { at: stop.at });
                }
                StopKind::Town | StopKind::Wayside | StopKind::Village => {}
            }
        }
        if ports > 1 || reds > 1 {
            return no(ROUTES, words::Reason::TwoAreas { train });
        }
        if cities == 0 || ends[0] == ends[1] {
            return no(RUNNING, words::Reason::TooFewStations { train });
        }
        if !followed.visited.intersects(ground.starts) {
            return no(ROUTES, Reason::NoTokenOnRun { train });
        }
        Ok(())
    }

    /// 7.8.1: hexes of a freight train; 7.8.2, 7.8.3: stations of the others.
    fn check_length(&self, followed: &Followed) -> Result<(), Refused> {
        let train = followed.train.card;
        let band = self.data.band(train.kind);
        if followed.train.kind == Type::Freight {
            let count = followed.hexes.len().saturating_sub(1) as u8;
            if count > band.freight {
                let reason = words::Reason::TooManyHexes { train, count, allowed: band.freight };
                return no(FREIGHT, reason);
            }
            return Ok(());
        }
        let count = followed.large.len() as u8;
        if count > band.visited {
            let section = if followed.train.kind == Type::Local { LOCAL } else { EXPRESS };
            return no(section, words::Reason::TooManyStations { train, count, allowed: band.visited });
        }
        Ok(())
    }

    /// The large stations an express or local train scores: its director's choice, as many as its first number says.
    fn note_calls(&self, ground: &Ground<'_>, run: &Run, followed: &mut Followed) -> Result<(), Refused> {
        for at in &run.calls {
            match ground.network.stop(*at).filter(|stop| followed.visited.contains(*stop)) {
                Some(stop) => followed.calls.insert(stop),
                None => return no(RUNNING, Reason::CallOffTrack { at: *at }),
            }
        }
        if followed.train.kind == Type::Freight || self.options.departures.unscored_stops_are_chosen {
            return Ok(());
        }
        let train = followed.train.card;
        let allowed = self.data.band(train.kind).scored;
        let count = followed.large.iter().filter(|stop| followed.calls.contains(**stop)).count() as u8;
        if count > allowed {
            let section = if followed.train.kind == Type::Local { LOCAL } else { EXPRESS };
            return no(section, words::Reason::TooManyScored { train, count, allowed });
        }
        Ok(())
    }

    /// "At least one run must include the town occupied by the home station marker", and "each further run must intersect with a
    /// previous run" at a large station (A4: at any stop).
    fn check_together(&self, company: CompanyId, runs: &[Followed]) -> Result<(), Refused> {
        let home = self.home_stop(company);
        let visits = |run: &Followed| home.is_some_and(|home| run.visited.contains(home));
        let Some(main) = runs.iter().position(visits) else {
            return no(RUNNING, words::Reason::HomeNotVisited { company });
        };
        let meeting = |run: &Followed| -> StopSet {
            let mut set = StopSet::default();
            let stops = run.stops.iter().filter(|stop| {
                self.options.departures.runs_meet_anywhere
                    || self.state.network.stops[stop.index()].kind == StopKind::City
            });
            stops.for_each(|stop| set.insert(*stop));
            set
        };
        let mut met = vec![false; runs.len()];
        met[main] = true;
        let mut common = meeting(&runs[main]);
        loop {
            let next = (0..runs.len()).find(|run| !met[*run] && meeting(&runs[*run]).intersects(common));
            let Some(next) = next else { break };
            met[next] = true;
            meeting(&runs[next]).iter().for_each(|stop| common.insert(stop));
        }
        match met.iter().position(|met| !met) {
            Some(apart) => no(RUNNING, Reason::RunsDoNotMeet { train: runs[apart].train.card }),
            None => Ok(()),
        }
    }

    /// Whether some marker's town has track to another stop; recorded games remember it for ever (F34).
    fn learn_route(&mut self, company: CompanyId) {
        let ground = self.ground(company);
        if ground.starts.iter().any(|stop| !ground.network.links_of(stop).is_empty()) {
            self.state.company_mut(company).had_route = true;
        }
    }

    pub(super) fn waits_for_run(&mut self, company: CompanyId) -> bool {
        self.learn_route(company);
        let trains = !self.running_trains(company).is_empty();
        let stands = self.operating().stands && self.options.departures.merged_receivership_stands;
        let runs = trains
            && !stands
            && if self.options.departures.route_is_remembered {
                self.state.company(company).had_route
            } else {
                self.can_run(company)
            };
        if runs {
            if !self.runs_itself(company) {
                return true;
            }
            self.run_for_the_maximum(company);
        } else {
            self.say(Event::DidNotRun { company });
        }
        self.go_to_step(OperatingStep::Dividend)
    }

    /// Whether nobody decides how the company runs: it is in receivership (7.3).
    fn runs_itself(&self, company: CompanyId) -> bool {
        self.state.in_receivership(company) && !self.options.departures.holder_runs_receivership
    }

    pub(super) fn run(&mut self, company: CompanyId, runs: &[Run]) -> Result<(), Refused> {
        if self.runs_itself(company) {
            return no(RECEIVERSHIP, words::Reason::InReceivership { company });
        }
        let earned = self.check_runs(company, runs)?;
        self.earn(company, runs, &earned);
        Ok(())
    }

    /// "Before gaining revenue, the company receives a £10 subsidy into its treasury for each hex visited by its Local trains."
    pub(super) fn earn(&mut self, company: CompanyId, runs: &[Run], earned: &Earnings) {
        for (run, (revenue, besides)) in runs.iter().zip(&earned.runs) {
            let stops = run.stops().collect();
            let side = self.side_of(company, run.train);
            let (revenue, besides) = (*revenue, *besides);
            self.say(Own::Ran { company, train: run.train, side, stops, revenue, besides });
        }
        if earned.subsidy > Money::ZERO {
            self.say(Own::Subsidy { company, amount: earned.subsidy });
        }
        let operating = self.operating_mut();
        operating.revenue = earned.runs.iter().map(|(revenue, _)| *revenue).collect();
        operating.subsidy = earned.subsidy;
        operating.step = OperatingStep::Dividend;
    }

    /// What a company has to spend while the dividend is decided: its treasury and this turn's subsidy (7.8.6).
    pub(super) fn purse_with_subsidy(&self, company: CompanyId) -> Money {
        self.state.cash.of(Purse::Company(company)) + self.operating().subsidy
    }
}

impl From<Score> for Earnings {
    fn from(score: Score) -> Earnings {
        Earnings {
            revenue: score.runs.iter().map(|(revenue, _)| *revenue).sum(),
            subsidy: score.runs.iter().map(|(_, subsidy)| *subsidy).sum(),
            runs: score.runs,
        }
    }
}

/// The hex of an end for the flight of the crow: that from which the train enters, if it is off-board (A1).
fn land_hex(game: &Game1862, at: StopAt, hexes: &[HexId], beside: usize) -> HexId {
    match game.data.area_of(at) {
        Some(_) => hexes.get(beside).copied().unwrap_or(at.hex),
        None => at.hex,
    }
}

/// The stretch of track that a leg follows.
fn find_link(ground: &Ground<'_>, from: (StopId, StopAt), leg: &Leg) -> Result<(LinkId, StopId), Refused> {
    let no_track = Reason::NoSuchTrack { from: from.1, to: leg.to };
    let Some(to) = ground.network.stop(leg.to) else {
        return no(RUNNING, Reason::NoStationThere { at: leg.to });
    };
    match ground.network.link_over(from.0, to, &leg.hexes) {
        Some(link) => Ok((link, to)),
        None => no(RUNNING, no_track),
    }
}
