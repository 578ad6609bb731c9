//! The best set of runs for a company, asked of the `routes` room in the terms of 1860.

use super::Game1860;
use super::options::LeaseRevenue;
use super::running::{Mode, Running};
use super::sections::RUNNING;
use super::state::{Operating, OperatingStep, Round};
use super::{Refused, no};
use board::{HexId, NetStop, Rotation, StopAt, StopId, StopKind, TileId};
use routes::{
    Allowance, Budget, Cities, Found, Objective, Order, Other, Path, Pay, Problem, SetRules, Solution,
    StopInfo, Through, Towns, Train,
};
use rules::{Aim, Certainty, CompanyId, Draft, Leg, Money, PaidRun, Reason, Run, RunSet, TrainId, TrainKind};
use smallvec::SmallVec;

impl Game1860 {
    /// The question for the `routes` room.
    fn problem<'a>(&self, running: &'a Running<'_>) -> Problem<'a> {
        let stops = running.ground.network.stops.iter().enumerate();
        Problem {
            network: running.ground.network,
            stops: stops.map(|(index, stop)| self.stop_info(running, StopId(index as u16), stop)).collect(),
            trains: running.trains.iter().map(|train| self.train(*train, running.mode)).collect(),
            rules: SetRules { re_enter_hexes: self.options.re_enter_hexes, ..SetRules::USUAL },
        }
    }

    fn stop_info(&self, running: &Running<'_>, id: StopId, stop: &NetStop) -> StopInfo {
        let info = StopInfo::of(stop, self.newest_tiles());
        StopInfo {
            through: if running.ground.blocked.contains(id) { Through::Once } else { info.through },
            base: stop.kind == StopKind::City && running.ground.starts.contains(id),
            home: running.home == Some(id),
            ..info
        }
    }

    /// What a train may do now, and what its run brings.
    fn train(&self, train: TrainId, mode: Mode) -> Train {
        let by_stop = self.operating().lease.is_some() && self.options.lease_revenue != LeaseRevenue::Half;
        let halt_subsidy = self.data.costs.halt_subsidy.0 as u32;
        let card = self.data.train(train.kind);
        let (small, halts) = match mode {
            Mode::Full { halts } => (card.small, halts),
            Mode::FirstNumber { halts } => (0, halts),
        };
        Train {
            allowance: Allowance { large: card.large, small },
            cities: Cities::All,
            towns: if self.options.no_skip_towns {
                Towns::All
            } else if self.options.departures.stops_fill_the_train {
                Towns::BestFirst
            } else {
                Towns::Chosen
            },
            waysides: halts,
            pay: if by_stop {
                Pay::PerStop { run: 40, stop: 20 }
            } else {
                Pay::Values { times: 1, wayside_pay: halt_subsidy }
            },
            class: 0,
        }
    }

    /// The best set of runs of the company that must run now, for an objective and within a budget of work.
    pub fn solve_runs(
        &self,
        company: CompanyId,
        objective: Objective,
        budget: Budget,
    ) -> (Vec<Run>, Solution) {
        let running = self.running(company);
        let problem = self.problem(&running);
        let solution = routes::solve(&problem, objective, budget);
        let runs = solution.runs.iter().map(|found| as_run(&running, found)).collect();
        (runs, solution)
    }

    /// The game as if this company were about to run, with other trains or more tiles if any are given. `None` if
    /// there is no such company. Nothing is checked: it is a thought, not a move.
    pub fn supposing(
        &self,
        company: CompanyId,
        trains: Option<&[TrainKind]>,
        tiles: &[(HexId, TileId, Rotation)],
    ) -> Option<Game1860> {
        self.data.companies.get(company.index())?;
        let mut game = self.clone();
        for &(hex, tile, rotation) in tiles {
            game.put_tile(hex, tile, rotation);
        }
        if let Some(trains) = trains {
            let cards = trains.iter().enumerate();
            game.state.company_mut(company).trains =
                cards.map(|(copy, kind)| TrainId { kind: *kind, copy: copy as u8 }).collect();
        }
        let order = SmallVec::from_slice(&[company]);
        let mut operating = Operating::new(order, self.state.nationalised);
        operating.step = OperatingStep::Run;
        game.state.round = Round::Operating(operating);
        game.operating_mut().lease = game.lease(company);
        Some(game)
    }

    /// What to look for in runs of a company. To leave the share price where the highest dividend would bring it, it
    /// takes the least revenue that brings it there; not where only the maximum will do.
    pub fn objective(&self, company: CompanyId, aim: Aim, budget: Budget) -> Objective {
        match aim {
            _ if self.only_maximum_will_do() => Objective::Revenue,
            Aim::Dividend => Objective::Revenue,
            Aim::Total => Objective::RevenueAndBesides,
            Aim::Besides => {
                let (_, best) = self.solve_runs(company, Objective::Revenue, budget);
                let least = self.least_dividend_like(company, Money(best.revenue as i32));
                Objective::BesidesKeeping { revenue: least.0.max(0) as u32 }
            }
        }
    }

    /// The company that must run now.
    pub(super) fn runner(&self) -> Option<CompanyId> {
        self.state.operating().filter(|operating| operating.step == OperatingStep::Run)?.company()
    }

    /// The best set of runs, if the company can run at all.
    pub(super) fn best_set(&self, company: CompanyId, aim: Aim, steps: Option<u64>) -> Option<RunSet> {
        let budget = steps.map_or(Budget::UNLIMITED, Budget);
        let (runs, solution) = self.solve_runs(company, self.objective(company, aim, budget), budget);
        (!runs.is_empty() || self.check_runs(company, &[]).is_ok()).then(|| run_set(runs, &solution))
    }

    /// The best run that goes where a draft shall go. How the others move the share price is not asked here: for the
    /// most subsidy a halt is worth more than any station.
    pub(super) fn completed(&self, company: CompanyId, draft: &Draft, aim: Aim) -> Option<PaidRun> {
        let running = self.running(company);
        let problem = self.problem(&running);
        let train = running.trains.iter().position(|train| *train == draft.train)?;
        let stop = |at: &StopAt| running.ground.network.stop(*at);
        let through: Vec<StopId> = draft.through.iter().map(stop).collect::<Option<_>>()?;
        let others = draft.others.iter().filter(|run| run.train != draft.train);
        let others: Vec<Other> = others.filter_map(|run| as_other(&running, run)).collect();
        let objective = match aim {
            Aim::Dividend => Objective::Revenue,
            Aim::Total => Objective::RevenueAndBesides,
            Aim::Besides => Objective::BesidesKeeping { revenue: 0 },
        };
        let found = routes::complete(&problem, train, &through, Order::Any, &others, objective)?;
        Some(paid_run(as_run(&running, &found), &found))
    }

    /// The highest revenue the company's trains can earn now.
    pub(super) fn maximum_revenue(&self, company: CompanyId) -> Money {
        let (_, solution) = self.solve_runs(company, Objective::Revenue, Budget::UNLIMITED);
        Money(solution.revenue as i32)
    }

    /// Whether any train of the company can run.
    pub(super) fn can_run(&self, company: CompanyId) -> bool {
        let running = self.running(company);
        routes::any_run(&self.problem(&running))
    }

    /// "Each train must run a route between stations connected by track to gain revenue if it can": no idle train
    /// could run beside the others.
    pub(super) fn check_none_idle(&self, company: CompanyId, runs: &[Run]) -> Result<(), Refused> {
        let running = self.running(company);
        let is_idle = |train: &usize| runs.iter().all(|run| run.train != running.trains[*train]);
        let idle: SmallVec<[usize; 4]> = (0..running.trains.len()).filter(is_idle).collect();
        if idle.is_empty() {
            return Ok(());
        }
        let problem = self.problem(&running);
        let others: Vec<Other> = runs.iter().filter_map(|run| as_other(&running, run)).collect();
        match idle.into_iter().find(|train| routes::can_run(&problem, *train, &others)) {
            Some(train) => no(RUNNING, Reason::TrainIdle { train: running.trains[train] }),
            None => Ok(()),
        }
    }

    /// A company in receivership "runs its trains for the maximum revenue it can".
    pub(super) fn run_for_the_maximum(&mut self, company: CompanyId) {
        let Some(best) = self.best_set(company, Aim::Dividend, None) else { return };
        let runs = best.runs();
        if let Ok(earned) = self.check_runs(company, &runs) {
            self.report_runs(company, &runs, &earned);
            self.reach_destinations(company, &earned);
            self.earn(earned.revenue, earned.subsidy);
        }
    }
}

fn run_set(runs: Vec<Run>, solution: &Solution) -> RunSet {
    RunSet {
        runs: runs.into_iter().zip(&solution.runs).map(|(run, found)| paid_run(run, found)).collect(),
        revenue: Money(solution.revenue as i32),
        besides: Money(solution.besides as i32),
        certainty: match solution.proof {
            routes::Proof::Optimal => Certainty::Best,
            routes::Proof::AtMost(most) => Certainty::AtMost(Money(most as i32)),
        },
    }
}

fn paid_run(run: Run, found: &Found) -> PaidRun {
    PaidRun { run, revenue: Money(found.revenue as i32), besides: Money(found.besides as i32) }
}

/// A run as players give it.
fn as_run(running: &Running<'_>, found: &Found) -> Run {
    let network = running.ground.network;
    let at = |stop: StopId| network.stops[stop.index()].at;
    let mut here = found.path.start;
    let legs = found
        .path
        .links
        .iter()
        .map(|link| {
            let link = network.link(*link);
            let forth = link.a == here;
            here = link.other(here);
            let mut hexes = link.hexes.clone();
            if !forth {
                hexes.reverse();
            }
            Leg { to: at(here), hexes }
        })
        .collect();
    Run {
        train: running.trains[found.train],
        start: at(found.path.start),
        legs,
        calls: found.calls.iter().map(|stop| at(*stop)).collect(),
    }
}

/// The run of another train as the `routes` room knows it.
fn as_other(running: &Running<'_>, run: &Run) -> Option<Other> {
    let train = running.trains.iter().position(|train| *train == run.train)?;
    Some(Other { train, path: as_path(running, run)? })
}

/// A run's track as the `routes` room knows it.
fn as_path(running: &Running<'_>, run: &Run) -> Option<Path> {
    let network = running.ground.network;
    let start = network.stop(run.start)?;
    let mut here = start;
    let mut links = Vec::with_capacity(run.legs.len());
    for leg in &run.legs {
        let to = network.stop(leg.to)?;
        let link = network.link_over(here, to, &leg.hexes)?;
        links.push(link);
        here = to;
    }
    Some(Path { start, links })
}
