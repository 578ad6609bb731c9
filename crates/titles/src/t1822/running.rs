//! Section 14, *Running trains*: whether a proposed set of runs is legal, and what it earns.

use super::data::{kinds, private};
use super::reach::Ground;
use super::sections::{CHANNEL, EXPRESS, LENGTH, LOCAL, ONE_HEX, PULLMAN, RUNNING, TERMINALS, WALES};
use super::state::OperatingStep;
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use board::{HexId, LinkId, Passing, PieceSet, StopId, StopKind, StopSet};
use rules::{Choice, CompanyId, Event, Leg, Money, Reason, Run, TrainId};
use smallvec::SmallVec;

/// What a train may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// So many stops (14.5); with a Pullman car towns do not count (14.10).
    Length(u8),
    /// A city and a town (14.6).
    Local,
    /// Own cities, however far (14.7).
    Express,
    /// No engine at all: a Pullman car.
    Car,
}

/// A run that was followed over the network.
pub struct Followed {
    pub train: TrainId,
    pub engine: Engine,
    pub stops: SmallVec<[StopId; 12]>,
    pub visited: StopSet,
    pub pieces: PieceSet,
    links: SmallVec<[LinkId; 12]>,
    /// The stops it is said to call at.
    calls: StopSet,
}

impl Followed {
    fn ends(&self) -> [StopId; 2] {
        [self.stops[0], self.stops[self.stops.len() - 1]]
    }
}

/// What a set of runs earns.
#[derive(Clone, Debug, Default)]
pub struct Earnings {
    pub revenue: Money,
    /// The part that a 2P or LP earns.
    pub extra: Money,
    pub mail: Money,
    /// What each run earns.
    pub runs: Vec<Money>,
}

impl Game1822 {
    /// What a train may do.
    pub fn engine(&self, train: TrainId) -> Engine {
        let turned = self.state.is_turned(train);
        match train.kind {
            kinds::L if !turned => Engine::Local,
            kinds::L | kinds::TWO_P => Engine::Length(2),
            kinds::LP => Engine::Local,
            kinds::THREE => Engine::Length(3),
            kinds::FOUR => Engine::Length(4),
            kinds::FIVE | kinds::FIVE_P => Engine::Length(5),
            kinds::SIX => Engine::Length(6),
            kinds::SEVEN if turned => Engine::Express,
            kinds::SEVEN => Engine::Length(7),
            _ => Engine::Car,
        }
    }

    /// The trains of a company that run.
    pub(super) fn running_trains(&self, company: CompanyId) -> impl Iterator<Item = TrainId> + '_ {
        let trains = self.state.company(company).trains.iter().copied();
        trains.filter(|train| self.engine(*train) != Engine::Car)
    }

    /// What a stop is worth in this phase.
    pub(super) fn stop_value(&self, stop: StopId) -> Money {
        Money(self.state.network.stops[stop.index()].value.at(self.newest_tiles()).into())
    }

    pub(super) fn channel_stops(&self) -> Option<(StopId, StopId)> {
        let channel = self.data.channel?;
        let network = &self.state.network;
        Some((network.stop(channel.at)?, network.stop(channel.france)?))
    }

    /// Whether a set of runs is legal, and what it earns.
    pub fn check_runs(&self, company: CompanyId, runs: &[Run]) -> Result<Earnings, Refused> {
        let ground = self.ground(company);
        let mut followed: SmallVec<[Followed; 6]> = SmallVec::new();
        let car = self.pullman_for(company, runs);
        for run in runs {
            let engine = self.engine(run.train);
            let apart = |other: &&Followed| !self.may_share_track(engine, other.engine);
            let used =
                |track: &PieceSet| followed.iter().filter(apart).any(|other| other.pieces.intersects(track));
            let next = self.follow(company, &ground, run, used, car)?;
            if followed.iter().any(|other| other.train == next.train) {
                return no(RUNNING, Reason::TrainRunsTwice { train: run.train });
            }
            followed.push(next);
        }
        self.check_together(&followed)?;
        Ok(self.earnings(company, &ground, &followed))
    }

    /// Follows a run over the network. Where two tracks lie side by side it takes one that no other run has used.
    fn follow(
        &self,
        company: CompanyId,
        ground: &Ground<'_>,
        run: &Run,
        used: impl Fn(&PieceSet) -> bool,
        car: Option<TrainId>,
    ) -> Result<Followed, Refused> {
        let train = run.train;
        if !self.running_trains(company).any(|own| own == train) {
            return no(RUNNING, Reason::NotItsTrain { train });
        }
        let Some(start) = ground.network.stop(run.start) else {
            return no(RUNNING, Reason::NoStationThere { at: run.start });
        };
        let mut followed = Followed {
            train,
            engine: self.engine(train),
            stops: SmallVec::from_slice(&[start]),
            visited: StopSet::default(),
            pieces: PieceSet::new(),
            links: SmallVec::new(),
            calls: StopSet::default(),
        };
        followed.visited.insert(start);
        let mut here = start;
        for leg in &run.legs {
            let (id, next) = find_link(ground, here, leg, &used)?;
            let link = ground.network.link(id);
            if followed.pieces.intersects(&link.pieces) {
                return no(RUNNING, Reason::TrackTwice { train });
            }
            if followed.visited.contains(next) {
                return no(RUNNING, Reason::VisitsTwice { at: leg.to });
            }
            followed.pieces.union_with(&link.pieces);
            followed.visited.insert(next);
            followed.stops.push(next);
            followed.links.push(id);
            here = next;
        }
        for stop in run.calls.iter().filter_map(|at| ground.network.stop(*at)) {
            followed.calls.insert(stop);
        }
        self.check_passing(ground, &followed)?;
        self.check_hexes(ground, &followed)?;
        self.check_channel(&followed)?;
        if !followed.visited.intersects(ground.starts) {
            return no(RUNNING, Reason::NoTokenOnRun { train });
        }
        match followed.engine {
            Engine::Length(length) => self.check_length(ground, &followed, length, car)?,
            Engine::Local => self.check_local(ground, &followed)?,
            Engine::Express => self.check_express(ground, &followed)?,
            Engine::Car => return no(PULLMAN, Reason::NotItsTrain { train }),
        }
        Ok(followed)
    }

    /// 13.6, 14.4: not through cities filled by others, nor on from where track ends.
    fn check_passing(&self, ground: &Ground<'_>, followed: &Followed) -> Result<(), Refused> {
        let inner = followed.stops.iter().enumerate().skip(1).take(followed.stops.len().saturating_sub(2));
        for (place, &stop) in inner {
            let at = ground.stop(stop).at;
            if !ground.passable(stop) {
                let owners = self.state.layout.owners_at(at).map(|owner| CompanyId(owner.0)).collect();
                return no(RUNNING, Reason::TokenedOut { at, owners });
            }
            let beside = [followed.links[place - 1], followed.links[place]];
            if beside.iter().any(|link| ground.network.link(*link).passing(stop) != Passing::Free) {
                return no(TERMINALS, Reason::PassesDeadEnd { at });
            }
        }
        Ok(())
    }

    /// 14.3: no stop of a hex beside another, except where a hex has two separate ones: of London, one city.
    fn check_hexes(&self, ground: &Ground<'_>, followed: &Followed) -> Result<(), Refused> {
        let on = |stop: &StopId| ground.stop(*stop).at.hex;
        let london = followed.stops.iter().map(on).filter(|hex| self.is_london(*hex));
        if london.count() > 1 {
            return no(ONE_HEX, words::Reason::LondonTwice { train: followed.train });
        }
        Ok(())
    }

    /// 14.9: the Channel and France, both or neither, and not alone.
    fn check_channel(&self, followed: &Followed) -> Result<(), Refused> {
        let Some((channel, france)) = self.channel_stops() else { return Ok(()) };
        let (at_sea, abroad) = (followed.visited.contains(channel), followed.visited.contains(france));
        if at_sea != abroad || (at_sea && followed.stops.len() == 2) {
            return no(CHANNEL, words::Reason::ChannelAndFrance { train: followed.train });
        }
        Ok(())
    }

    fn visits_france(&self, followed: &Followed) -> bool {
        self.channel_stops().is_some_and(|(_, france)| followed.visited.contains(france))
    }

    fn check_length(
        &self,
        ground: &Ground<'_>,
        followed: &Followed,
        length: u8,
        car: Option<TrainId>,
    ) -> Result<(), Refused> {
        let train = followed.train;
        if followed.stops.len() < 2 {
            return no(RUNNING, Reason::TooShort { train });
        }
        let pullman = car == Some(train);
        let counts = |stop: &&StopId| !pullman || ground.stop(**stop).kind != StopKind::Town;
        let count =
            followed.stops.iter().filter(counts).count() as u8 - u8::from(self.visits_france(followed));
        if count > length {
            return no(LENGTH, words::Reason::TooManyStops { train, count, allowed: length });
        }
        Ok(())
    }

    pub(super) fn operating_pullman(&self) -> Option<TrainId> {
        self.state.operating().and_then(|operating| operating.pullman)
    }

    /// 14.10: the train with the Pullman car in a set of runs: the one it was coupled to; or, while that may still be chosen, the
    /// first that runs to more stops than it could without.
    pub(super) fn pullman_for(&self, company: CompanyId, runs: &[Run]) -> Option<TrainId> {
        let france = self.channel_stops().map(|(_, france)| self.state.network.stops[france.index()].at);
        let needs_it = |run: &&Run| {
            let count = run.stops().filter(|at| Some(*at) != france).count();
            matches!(self.engine(run.train), Engine::Length(length) if count > length.into())
        };
        self.operating_pullman().or_else(|| {
            let free = self.pullman_trains(company);
            runs.iter().find(needs_it).map(|run| run.train).filter(|train| free.contains(train))
        })
    }

    /// 14.6: a city with an own token, and a town if wanted; alone only where there is track.
    fn check_local(&self, ground: &Ground<'_>, followed: &Followed) -> Result<(), Refused> {
        let train = followed.train;
        let own = followed.stops.iter().filter(|stop| ground.starts.contains(**stop)).count();
        let towns = followed.stops.iter().filter(|stop| ground.stop(**stop).kind == StopKind::Town).count();
        let alone = followed.stops.len() == 1;
        let hex = ground.stop(followed.stops[0]).at.hex;
        let has_track = self.has_track(hex);
        let sea = self.channel_stops().is_some_and(|(channel, _)| followed.visited.contains(channel));
        let fits =
            own == 1 && !sea && if alone { has_track } else { towns == 1 && followed.stops.len() == 2 };
        if fits { Ok(()) } else { no(LOCAL, words::Reason::NotLocal { train }) }
    }

    /// Whether any track is printed or laid on a hex.
    pub(super) fn has_track(&self, hex: HexId) -> bool {
        !self.data.map.tile(self.state.layout.tile(hex).0).track.is_empty()
    }

    /// The own cities of an E's run: a token in the Channel stands for France.
    fn express_cities<'a>(
        &'a self,
        ground: &'a Ground<'_>,
        followed: &'a Followed,
    ) -> impl Iterator<Item = StopId> + 'a {
        followed.stops.iter().copied().filter(|stop| ground.starts.contains(*stop))
    }

    /// 14.7: both ends own cities, at least two; the end may be France behind an own token in the Channel.
    fn check_express(&self, ground: &Ground<'_>, followed: &Followed) -> Result<(), Refused> {
        let train = followed.train;
        let own = |stop: StopId| {
            ground.starts.contains(stop)
                || self.channel_stops().is_some_and(|(channel, france)| {
                    stop == france && ground.starts.contains(channel) && followed.visited.contains(channel)
                })
        };
        let cities = self.express_cities(ground, followed).count();
        let ends_own = self.options.departures.express_ends_anywhere || followed.ends().into_iter().all(own);
        if cities < 2 || !ends_own {
            return no(EXPRESS, words::Reason::NotExpress { train });
        }
        Ok(())
    }

    /// 14.2: an E may use the track of others (a.8).
    fn may_share_track(&self, one: Engine, other: Engine) -> bool {
        let one_express = (one == Engine::Express) != (other == Engine::Express);
        one_express && self.options.departures.express_shares_track
    }

    /// 14.2: no shared track, except with an E; one L in a city; one track between Merthyr Tydfil and Pontypool.
    fn check_together(&self, runs: &[Followed]) -> Result<(), Refused> {
        for (place, run) in runs.iter().enumerate() {
            for other in &runs[..place] {
                if !self.may_share_track(run.engine, other.engine) && run.pieces.intersects(&other.pieces) {
                    return no(RUNNING, Reason::SharedTrack { train: run.train, other: other.train });
                }
                let both_local = run.engine == Engine::Local && other.engine == Engine::Local;
                let cities = |run: &Followed| {
                    let mut set = run.visited;
                    let network = &self.state.network;
                    set = set.iter().fold(StopSet::default(), |mut cities, stop| {
                        if network.stops[stop.index()].kind != StopKind::Town {
                            cities.insert(stop);
                        }
                        cities
                    });
                    set
                };
                if both_local && cities(run).intersects(cities(other)) {
                    return no(LOCAL, words::Reason::OneLocal { train: run.train });
                }
            }
        }
        let between = |run: &Followed| run.links.iter().filter(|link| self.is_welsh(**link)).count();
        if runs.iter().map(between).sum::<usize>() > 1 {
            return no(WALES, words::Reason::OneWelshTrack);
        }
        Ok(())
    }

    /// Whether a link joins Merthyr Tydfil and Pontypool, which printed track joins twice (14.13).
    pub(super) fn is_welsh(&self, link: LinkId) -> bool {
        let link = self.state.network.link(link);
        let [a, b] = [link.a, link.b].map(|stop| self.state.network.stops[stop.index()].at.hex);
        self.data.wales.is_some_and(|wales| wales == [a, b] || wales == [b, a])
    }

    fn earnings(&self, company: CompanyId, ground: &Ground<'_>, runs: &[Followed]) -> Earnings {
        let mut earned: Vec<Money> = runs.iter().map(|run| self.run_value(ground, run)).collect();
        for (run, bonus) in self.destination_bonus(company, runs) {
            earned[run] += bonus;
        }
        let extra =
            runs.iter().zip(&earned).filter(|(run, _)| is_extra(run.train)).map(|(_, earned)| *earned);
        Earnings {
            revenue: earned.iter().copied().sum(),
            extra: extra.sum(),
            mail: self.mail(company, runs),
            runs: earned,
        }
    }

    /// What a run earns without the destination.
    fn run_value(&self, ground: &Ground<'_>, run: &Followed) -> Money {
        if run.engine != Engine::Express {
            return run.stops.iter().map(|stop| self.stop_value(*stop)).sum();
        }
        self.express_cities(ground, run).map(|stop| self.express_value(stop)).sum()
    }

    /// What an own city is worth to an E (14.7).
    pub(super) fn express_value(&self, stop: StopId) -> Money {
        match self.channel_stops() {
            Some((channel, france)) if stop == channel => self.stop_value(france) * 2,
            _ => self.stop_value(stop) * 2,
        }
    }

    /// 14.11: one run that has both the home and the destination token's city counts the destination once more. An E goes
    /// before others; of several others the last (f.70).
    fn destination_bonus(&self, company: CompanyId, runs: &[Followed]) -> SmallVec<[(usize, Money); 2]> {
        let Some((home, goal)) = self.home_and_destination(company) else { return SmallVec::new() };
        let both = |run: &Followed| run.visited.contains(home) && run.visited.contains(goal);
        let express = runs.iter().position(|run| both(run) && run.engine == Engine::Express);
        let other = runs.iter().rposition(|run| both(run) && run.engine != Engine::Express);
        let value = self.stop_value(goal);
        // d.9: whether another train counted it too is told by its calls.
        let twice = |index: &usize| {
            self.options.departures.destination_counts_twice && runs[*index].calls.contains(goal)
        };
        let other = other.filter(|index| express.is_none() || twice(index));
        let express = express.map(|index| (index, value * 2));
        express.into_iter().chain(other.map(|index| (index, value))).collect()
    }

    /// The cities of a major's home and destination tokens, if both stand.
    pub(super) fn home_and_destination(&self, company: CompanyId) -> Option<(StopId, StopId)> {
        let major = self.data.major(company)?;
        let network = &self.state.network;
        let placed = self.state.company(company).destination_placed;
        Some((network.stop(self.home_city(company)?)?, network.stop(major.destination)?)).filter(|_| placed)
    }

    /// 14.12: mail contracts pay half of the undoubled ends of the best runs, one contract for a train.
    fn mail(&self, company: CompanyId, runs: &[Followed]) -> Money {
        let contracts =
            [private(6), private(7)].iter().filter(|card| self.state.has_card(company, **card)).count();
        let carries = runs.iter().filter(|run| run.engine != Engine::Local);
        let mut worth: Vec<Money> = carries
            .map(|run| run.ends().into_iter().map(|end| self.stop_value(end)).sum::<Money>().halved())
            .collect();
        worth.sort_by_key(|worth| std::cmp::Reverse(*worth));
        worth.into_iter().take(contracts).sum()
    }

    /// Whether the company runs at all (f.22): a local always may, others once it has been connected to a second stop.
    pub(super) fn waits_for_run(&mut self, company: CompanyId) -> bool {
        let remembered = self.options.departures.route_is_remembered;
        let connected = (remembered && self.state.company(company).had_route) || self.is_connected(company);
        self.state.company_mut(company).had_route |= connected;
        let major = self.data.is_major(company);
        let runs = self.running_trains(company).any(|train| match self.engine(train) {
            Engine::Local => true,
            Engine::Express => connected && major,
            _ => connected,
        });
        if runs {
            return true;
        }
        self.say(Event::DidNotRun { company });
        self.go_to_step(OperatingStep::Dividend)
    }

    pub(super) fn run(&mut self, company: CompanyId, runs: &[Run]) -> Result<(), Refused> {
        let earned = self.check_runs(company, runs)?;
        if let Some(train) = self.pullman_for(company, runs).filter(|_| self.operating_pullman().is_none()) {
            self.couple(company, train)?;
        }
        for (run, revenue) in runs.iter().zip(&earned.runs) {
            let stops = run.stops().collect();
            self.say(Event::Ran {
                company,
                train: run.train,
                stops,
                revenue: *revenue,
                besides: Money::ZERO,
            });
        }
        if earned.mail > Money::ZERO {
            self.say(Own::Mail { company, amount: earned.mail });
        }
        let operating = self.operating_mut();
        operating.revenue = earned.revenue;
        operating.extra_revenue = earned.extra;
        operating.mail = earned.mail;
        operating.pullman = None;
        operating.step = OperatingStep::Dividend;
        Ok(())
    }

    /// The trains a Pullman car can be coupled to, in order of ownership; none if there is no car, or it is coupled.
    pub fn pullman_trains(&self, company: CompanyId) -> SmallVec<[TrainId; 4]> {
        let has_car = self.state.company(company).trains.iter().any(|train| train.kind == kinds::PULLMAN);
        if !has_car || self.operating_pullman().is_some() {
            return SmallVec::new();
        }
        let trains = self.running_trains(company);
        trains.filter(|train| matches!(self.engine(*train), Engine::Length(_))).collect()
    }

    pub(super) fn couple(&mut self, company: CompanyId, train: TrainId) -> Result<(), Refused> {
        if !self.pullman_trains(company).contains(&train) {
            return no(PULLMAN, words::Reason::NotCoupled { train });
        }
        self.operating_mut().pullman = Some(train);
        self.say(Own::Coupled { company, train });
        Ok(())
    }

    pub(super) fn run_choices(&self, company: CompanyId) -> Vec<Choice> {
        let trains = self.running_trains(company).collect();
        let mut choices = vec![Choice::Run { trains, may_stand: true }];
        choices.extend(self.pullman_trains(company).into_iter().map(|train| Choice::Couple { train }));
        choices
    }
}

/// Trains with a dividend of their own (15.6).
pub(super) fn is_extra(train: TrainId) -> bool {
    matches!(train.kind, kinds::TWO_P | kinds::LP)
}

fn find_link(
    ground: &Ground<'_>,
    from: StopId,
    leg: &Leg,
    used: impl Fn(&PieceSet) -> bool,
) -> Result<(LinkId, StopId), Refused> {
    let Some(to) = ground.network.stop(leg.to) else {
        return no(RUNNING, Reason::NoStationThere { at: leg.to });
    };
    let network = ground.network;
    let fits = |id: &&LinkId| {
        let link = network.link(**id);
        let forth = (link.a, link.b) == (from, to) && link.hexes[..] == leg.hexes[..];
        let back = (link.b, link.a) == (from, to) && link.hexes.iter().rev().eq(&leg.hexes);
        forth || back
    };
    let tracks = || network.links_of(from).iter().filter(fits);
    match tracks().find(|id| !used(&network.link(**id).pieces)).or_else(|| tracks().next()) {
        Some(link) => Ok((*link, to)),
        None => no(RUNNING, Reason::NoSuchTrack { from: ground.stop(from).at, to: leg.to }),
    }
}
