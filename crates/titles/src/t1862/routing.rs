//! The best set of runs for a company, asked of the `routes` room in the terms of 1862, and whether a train that stands could run.

use super::Game1862;
use super::reach::Ground;
use super::state::{Operating, OperatingStep, Round, Train, Type};
use board::{HexId, LinkId, PieceSet, Rotation, StopAt, StopId, StopKind, StopSet, TileId};
use routes::pooled::{self, Meeting, Over, Problem, Role, Stop, Sums};
use routes::{Budget, Found, Objective, Path, Proof};
use rules::{Aim, Certainty, CompanyId, Draft, Leg, Money, PaidRun, Run, RunSet, TrainId, TrainKind};
use smallvec::SmallVec;

/// How long is searched for runs inside a move: a few hundred milliseconds at most. What is found then is almost always proven
/// best; a table must not wait for a proof.
pub(super) const MOST_STEPS: Budget = Budget(2_000_000);
/// How long is searched for what only spares other work: some ten milliseconds at most.
const SHORT: Budget = Budget(20_000);
/// How many freight runs are turned to join them at most.
const MOST_TURNED: usize = 6;
/// How many runs of a train that stands are tried before it is let off.
const MOST_TRIED: usize = 2_000;

impl Game1862 {
    /// The question for the `routes` room.
    fn problem<'a>(&'a self, company: CompanyId, ground: &Ground<'a>, trains: &[Train]) -> Problem<'a> {
        let home = self.home_stop(company);
        let costs = &self.data.costs;
        let stops = (0..).map(StopId).zip(&ground.network.stops);
        Problem {
            map: &self.data.map,
            network: ground.network,
            stops: stops
                .map(|(id, stop)| Stop {
                    role: self.role(company, ground, id),
                    value: self.stop_value(id).0.max(0) as u32,
                    base: stop.kind == StopKind::City && ground.starts.contains(id),
                    home: home == Some(id),
                })
                .collect(),
            trains: trains.iter().map(|train| self.pooled_train(*train)).collect(),
            sums: Sums {
                touched: costs.local_subsidy.0 as u32,
                between: costs.freight_hex.0 as u32,
                between_by_sea: costs.freight_hex_port.0 as u32,
            },
            meeting: if self.options.departures.runs_meet_anywhere {
                Meeting::AnyStop
            } else {
                Meeting::LargeStations
            },
        }
    }

    fn role(&self, company: CompanyId, ground: &Ground<'_>, id: StopId) -> Role {
        let stop = ground.stop(id);
        match stop.kind {
            StopKind::City if ground.blocked.contains(id) => Role::Full,
            StopKind::City => Role::Large,
            StopKind::Town => Role::Small,
            StopKind::OffBoard => match self.data.area_of(stop.at) {
                Some(area) if area != self.data.london || self.has_london(company) => {
                    let over = if self.data.is_port(area) { Over::Sea } else { Over::Land };
                    Role::OffBoard { area: area.0, over }
                }
                _ => Role::Closed,
            },
            StopKind::Wayside | StopKind::Village => Role::Closed,
        }
    }

    fn pooled_train(&self, train: Train) -> pooled::Train {
        let band = self.data.band(train.card.kind);
        match train.kind {
            Type::Express => pooled::Train::Through { paid: band.scored, visited: band.visited },
            Type::Local => pooled::Train::Stopping { paid: band.scored, visited: band.visited },
            Type::Freight => pooled::Train::Goods {
                hexes: band.freight,
                separate: self.is_permanent_band(train.card.kind),
            },
        }
    }

    /// The best set of runs of the company that must run now, for an objective and within a budget of work.
    pub fn solve_runs(
        &self,
        company: CompanyId,
        objective: Objective,
        budget: Budget,
    ) -> (Vec<Run>, pooled::Solution) {
        let ground = self.ground(company);
        let trains = self.running_trains(company);
        let solution = pooled::solve(&self.problem(company, &ground, &trains), objective, budget);
        let runs = solution.runs.iter().map(|found| as_run(&ground, &trains, found)).collect();
        (runs, solution)
    }

    /// The game as if this company were about to run, with other trains or more tiles if any are given. `None` if there is no
    /// such company. Trains given by their bands are of the first type the company has a permit for. Nothing is checked: it is a
    /// thought, not a move.
    pub fn supposing(
        &self,
        company: CompanyId,
        trains: Option<&[TrainKind]>,
        tiles: &[(HexId, TileId, Rotation)],
    ) -> Option<Game1862> {
        self.data.companies.get(company.index())?;
        let mut game = self.clone();
        for &(hex, tile, rotation) in tiles {
            game.build(company, hex, tile, rotation);
        }
        if let Some(trains) = trains {
            let permits = self.state.company(company).permits;
            let kind = self
                .types()
                .iter()
                .copied()
                .find(|kind| !self.options.permits() || permits.contains(*kind))?;
            let cards = trains.iter().enumerate().map(|(copy, band)| Train {
                card: TrainId { kind: *band, copy: copy as u8 },
                kind,
                warranties: 0,
            });
            game.state.company_mut(company).trains = cards.collect();
        }
        let mut operating = Operating::new(SmallVec::from_slice(&[company]));
        operating.step = OperatingStep::Run;
        game.state.round = Round::Operating(operating);
        game.events.clear();
        Some(game)
    }

    /// The game with freight trains joined, and runs met, as the rulebook says (A1 to A4, F29).
    pub fn with_rulebook_runs(&self) -> Game1862 {
        let mut game = self.clone();
        let departures = &mut game.options.departures;
        departures.chains_join_areas = false;
        departures.freight_always_joins = false;
        departures.freights_judged_alone = false;
        departures.runs_meet_anywhere = false;
        departures.closed_chains_score_one_stop = false;
        departures.old_freight_count = false;
        game
    }

    /// The company that must run now.
    pub(super) fn runner(&self) -> Option<CompanyId> {
        let operating = self.state.operating()?;
        let runs =
            operating.step == OperatingStep::Run && operating.merging.is_none() && operating.offer.is_none();
        operating.company().filter(|_| runs)
    }

    /// What to look for in runs of a company: for the most subsidy, the least revenue that leaves the share price where the
    /// highest dividend would bring it.
    pub fn objective(&self, company: CompanyId, aim: Aim, budget: Budget) -> Objective {
        match aim {
            Aim::Dividend => Objective::Revenue,
            Aim::Total => Objective::RevenueAndBesides,
            Aim::Besides => {
                let (_, best) = self.solve_runs(company, Objective::Revenue, budget);
                let price = self.price(company).unwrap_or_default().0.max(1) as u32;
                let steps = (best.revenue / price).min(4);
                Objective::BesidesKeeping { revenue: steps * price }
            }
        }
    }

    /// The best set of runs, if the company can run at all.
    pub(super) fn best_set(&self, company: CompanyId, aim: Aim, steps: Option<u64>) -> Option<RunSet> {
        let budget = steps.map_or(Budget::UNLIMITED, Budget);
        let (runs, solution) = self.solve_runs(company, self.objective(company, aim, budget), budget);
        if self.options.departures.freight_always_joins
            && let Some(turned) = self.turned_to_join(company, &runs)
        {
            return Some(turned);
        }
        (!runs.is_empty() || self.check_runs(company, &[]).is_ok()).then(|| RunSet {
            runs: runs.into_iter().zip(&solution.runs).map(|(run, found)| paid_run(run, found)).collect(),
            revenue: Money(solution.revenue as i32),
            besides: Money(solution.besides as i32),
            certainty: match solution.proof {
                Proof::Optimal => Certainty::Best,
                Proof::AtMost(most) => Certainty::AtMost(Money(most as i32)),
            },
        })
    }

    /// F30: which freight runs recorded games join depends on the direction they are given in. The runs, turned so that they
    /// bring most; `None` if there are not several freight runs, or none of it is allowed. The search goes by the rulebook, so
    /// that other runs might be joined to bring more.
    fn turned_to_join(&self, company: CompanyId, runs: &[Run]) -> Option<RunSet> {
        let trains = self.running_trains(company);
        let is_freight =
            |run: &Run| trains.iter().any(|train| train.card == run.train && train.kind == Type::Freight);
        let freight: SmallVec<[usize; 8]> = (0..runs.len()).filter(|run| is_freight(&runs[*run])).collect();
        if freight.len() < 2 {
            return None;
        }
        let turned = (0..1u32 << freight.len().min(MOST_TURNED)).filter_map(|ways| {
            let mut runs = runs.to_vec();
            for (place, run) in freight.iter().enumerate() {
                if ways >> place & 1 == 1 {
                    runs[*run] = runs[*run].reversed();
                }
            }
            self.check_runs(company, &runs).ok().map(|earned| earned.as_set(&runs))
        });
        turned.max_by_key(|set| (set.revenue, set.besides))
    }

    /// Whether any train of the company can run.
    pub(super) fn can_run(&self, company: CompanyId) -> bool {
        let trains = self.running_trains(company);
        let mut found = false;
        for train in trains {
            self.each_run(company, train, &mut |run| {
                found = self.followed_alone(company, &run);
                !found
            });
            if found {
                return true;
            }
        }
        false
    }

    /// The highest revenue, if a short search can prove it.
    pub(super) fn highest_revenue(&self, company: CompanyId) -> Option<Money> {
        let (_, best) = self.solve_runs(company, Objective::Revenue, SHORT);
        (best.proof == Proof::Optimal).then_some(Money(best.revenue as i32))
    }

    /// Whether a train that stands would earn something beside these runs, which earn so much.
    pub(super) fn could_run_beside(
        &self,
        company: CompanyId,
        runs: &[Run],
        earned: Money,
        train: Train,
    ) -> bool {
        let (mut earns, mut tried) = (false, 0);
        self.each_run(company, train, &mut |run| {
            let mut with = runs.to_vec();
            with.push(run);
            earns = self.reckon(company, &with).is_ok_and(|more| more.revenue > earned);
            tried += 1;
            !earns && tried < MOST_TRIED
        });
        earns
    }

    /// The best run that goes where a draft shall go, beside the runs of other trains.
    pub(super) fn completed(&self, company: CompanyId, draft: &Draft, aim: Aim) -> Option<PaidRun> {
        let train = self.running_trains(company).into_iter().find(|train| train.card == draft.train)?;
        let others: Vec<Run> = draft.others.iter().filter(|run| run.train != draft.train).cloned().collect();
        let mut best: Option<(Money, Money, PaidRun)> = None;
        self.each_run(company, train, &mut |run| {
            let stops: Vec<StopAt> = run.stops().collect();
            if !draft.through.iter().all(|at| stops.contains(at)) {
                return true;
            }
            let mut with = others.clone();
            with.push(run.clone());
            let Ok(earned) = self.reckon(company, &with) else { return true };
            let rank = match aim {
                Aim::Dividend => (earned.revenue, earned.subsidy),
                Aim::Total => (earned.revenue + earned.subsidy, earned.subsidy),
                Aim::Besides => (earned.subsidy, earned.revenue),
            };
            if best.as_ref().is_none_or(|(first, second, _)| rank > (*first, *second)) {
                let (revenue, besides) = earned.runs.last().copied().unwrap_or_default();
                best = Some((rank.0, rank.1, PaidRun { run, revenue, besides }));
            }
            true
        });
        best.map(|(_, _, run)| run)
    }

    /// Calls `visit` with every run that the track and the length of a train allow, until it returns false. Of the stations it
    /// could score, the most valuable are called at.
    pub(super) fn each_run(&self, company: CompanyId, train: Train, visit: &mut dyn FnMut(Run) -> bool) {
        let ground = self.ground(company);
        let mut walk = Walk {
            game: self,
            company,
            ground: &ground,
            train,
            stops: SmallVec::new(),
            links: SmallVec::new(),
            visited: StopSet::default(),
            pieces: PieceSet::new(),
            large: 0,
            crossed: 0,
        };
        for (start, _) in (0..).map(StopId).zip(&ground.network.stops) {
            if walk.is_end(start) && !walk.from(start, visit) {
                return;
            }
        }
    }
}

/// A walk over the track for one train.
struct Walk<'a> {
    game: &'a Game1862,
    company: CompanyId,
    ground: &'a Ground<'a>,
    train: Train,
    stops: SmallVec<[StopId; 12]>,
    links: SmallVec<[LinkId; 12]>,
    visited: StopSet,
    pieces: PieceSet,
    large: u8,
    crossed: u8,
}

impl Walk<'_> {
    /// Whether a run of the train may begin or end at a stop.
    fn is_end(&self, stop: StopId) -> bool {
        match self.game.role(self.company, self.ground, stop) {
            Role::Large | Role::Full => true,
            Role::OffBoard { .. } => self.train.kind != Type::Local,
            Role::Small | Role::Closed => false,
        }
    }

    fn from(&mut self, start: StopId, visit: &mut dyn FnMut(Run) -> bool) -> bool {
        self.stops.push(start);
        self.visited = StopSet::default();
        self.visited.insert(start);
        self.large = 1;
        let on = self.go_on(start, visit);
        self.stops.pop();
        on
    }

    fn go_on(&mut self, here: StopId, visit: &mut dyn FnMut(Run) -> bool) -> bool {
        let band = self.game.data.band(self.train.card.kind);
        let leaves = self.stops.len() == 1 || self.ground.passable(here);
        if !leaves {
            return true;
        }
        for &id in self.ground.network.links_of(here) {
            let link = self.ground.network.link(id);
            let next = link.other(here);
            let crossings = link.hexes.len().saturating_sub(1) as u8;
            let is_large = self.ground.stop(next).kind != StopKind::Town;
            let too_far = match self.train.kind {
                Type::Freight => self.crossed + crossings > band.freight,
                _ => self.large + u8::from(is_large) > band.visited,
            };
            let closed = is_large && !self.is_end(next);
            if too_far || closed || self.visited.contains(next) || self.pieces.intersects(&link.pieces) {
                continue;
            }
            let before = (self.visited, self.pieces.clone(), self.large, self.crossed);
            self.visited.insert(next);
            self.pieces.union_with(&link.pieces);
            self.large += u8::from(is_large);
            self.crossed += crossings;
            self.stops.push(next);
            self.links.push(id);
            let goes = (!is_large || !self.visited.intersects(self.ground.starts) || visit(self.run()))
                && self.go_on(next, visit);
            self.stops.pop();
            self.links.pop();
            (self.visited, self.pieces, self.large, self.crossed) = before;
            if !goes {
                return false;
            }
        }
        true
    }

    fn run(&self) -> Run {
        let network = self.ground.network;
        let path = Path { start: self.stops[0], links: self.links.to_vec() };
        let scored = usize::from(self.game.data.band(self.train.card.kind).scored);
        let large = |stop: &&StopId| self.ground.stop(**stop).kind != StopKind::Town;
        let mut calls: Vec<StopId> = self.stops.iter().filter(large).copied().collect();
        calls.sort_by_key(|stop| std::cmp::Reverse(self.game.stop_value(*stop)));
        calls.truncate(scored);
        run_over(network, self.train.card, &path, &calls)
    }
}

fn paid_run(run: Run, found: &Found) -> PaidRun {
    PaidRun { run, revenue: Money(found.revenue as i32), besides: Money(found.besides as i32) }
}

/// A run as players give it.
fn as_run(ground: &Ground<'_>, trains: &[Train], found: &Found) -> Run {
    run_over(ground.network, trains[found.train].card, &found.path, &found.calls)
}

fn run_over(network: &board::Network, train: TrainId, path: &Path, calls: &[StopId]) -> Run {
    let at = |stop: StopId| network.stops[stop.index()].at;
    let mut here = path.start;
    let legs = path.links.iter().map(|link| {
        let link = network.link(*link);
        let forth = link.a == here;
        here = link.other(here);
        let mut hexes = link.hexes.clone();
        if !forth {
            hexes.reverse();
        }
        Leg { to: at(here), hexes }
    });
    let legs = legs.collect();
    Run { train, start: at(path.start), legs, calls: calls.iter().map(|stop| at(*stop)).collect() }
}
