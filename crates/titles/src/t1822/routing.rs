//! The best set of runs for a company, asked of the `routes` room in the terms of 1822 (section 14).

use super::Game1822;
use super::reach::Ground;
use super::running::{Earnings, Engine};
use board::{LinkId, Network, StopAt, StopId, StopKind, StopSet};
use routes::stopping::{self, Bonus, Problem, Stop, Train};
use routes::{Budget, Path};
use rules::{Certainty, CompanyId, Draft, Leg, Money, PaidRun, Run, RunSet, TrainId};
use smallvec::SmallVec;

/// How many steps the search for the best set takes at most, if nothing else is said: a second or two.
const MOST_STEPS: u64 = 20_000_000;
/// How many steps are taken to complete a run.
const MOST_STEPS_OF_DRAFT: u64 = 1_000_000;

impl Game1822 {
    /// The question for the `routes` room, with the Pullman car on one of the trains.
    fn problem<'a>(
        &self,
        company: CompanyId,
        ground: &Ground<'a>,
        trains: &[TrainId],
        car: Option<TrainId>,
    ) -> Problem<'a> {
        let network = ground.network;
        let stops = || (0..).map(StopId).take(network.stops.len());
        Problem {
            network,
            stops: stops().map(|stop| self.stop_for(ground, stop)).collect(),
            trains: trains.iter().filter_map(|train| self.train_for(*train, car)).collect(),
            express_shares_track: self.options.departures.express_shares_track,
            one_of: stops().filter(|stop| self.is_london(ground.stop(*stop).at.hex)).collect::<StopSet>(),
            pair: self.channel_stops(),
            one_link: (0..network.links.len() as u16)
                .map(LinkId)
                .filter(|link| self.is_welsh(*link))
                .collect(),
            bonus: self.home_and_destination(company).map(|(home, goal)| Bonus {
                stops: [home, goal],
                value: pounds(self.stop_value(goal)),
                express_value: pounds(self.stop_value(goal) * 2),
                to_both: self.options.departures.destination_counts_twice,
            }),
        }
    }

    fn stop_for(&self, ground: &Ground<'_>, id: StopId) -> Stop {
        let stop = ground.stop(id);
        let base = ground.starts.contains(id);
        let channel = self.channel_stops();
        let at_sea = channel.is_some_and(|(channel, _)| channel == id);
        let abroad = channel.is_some_and(|(channel, france)| france == id && ground.starts.contains(channel));
        Stop {
            value: pounds(self.stop_value(id)),
            express_value: if base { pounds(self.express_value(id)) } else { 0 },
            town: stop.kind == StopKind::Town,
            free: at_sea,
            passable: ground.passable(id),
            base,
            express_end: base || abroad,
            alone: base && self.has_track(stop.at.hex),
        }
    }

    fn train_for(&self, train: TrainId, car: Option<TrainId>) -> Option<Train> {
        Some(match self.engine(train) {
            Engine::Length(most) => Train::Stopping { most, free_towns: car == Some(train) },
            Engine::Local => Train::Local,
            Engine::Express => Train::Express,
            Engine::Car => return None,
        })
    }

    /// The trains that the Pullman car may be on (14.10): where it is, or each that it can be coupled to, of equal ones the first.
    fn couplings(&self, company: CompanyId) -> SmallVec<[Option<TrainId>; 4]> {
        let mut couplings: SmallVec<[Option<TrainId>; 4]> = SmallVec::new();
        for train in self.pullman_trains(company) {
            let same =
                |other: &Option<TrainId>| other.map(|other| self.engine(other)) == Some(self.engine(train));
            if !couplings.iter().any(same) {
                couplings.push(Some(train));
            }
        }
        if couplings.is_empty() {
            couplings.push(self.operating_pullman());
        }
        couplings
    }

    /// The set of runs with the highest revenue, whatever train the Pullman car is coupled to for it. Mail is paid besides, for
    /// the runs as they are.
    pub(super) fn best_set(&self, company: CompanyId, steps: Option<u64>) -> Option<RunSet> {
        let couplings = self.couplings(company);
        let steps = steps.unwrap_or(MOST_STEPS) / couplings.len() as u64;
        let sets = couplings.into_iter().map(|car| self.best_set_with(company, car, steps));
        let sets: Vec<RunSet> = sets.collect::<Option<_>>()?;
        let most = sets.iter().map(most_of).max()?;
        let mut best = sets.into_iter().rev().max_by_key(|set| set.revenue)?;
        best.certainty = if most > best.revenue { Certainty::AtMost(most) } else { Certainty::Best };
        Some(best)
    }

    /// The same with the car on one of the trains, or on none.
    fn best_set_with(&self, company: CompanyId, car: Option<TrainId>, steps: u64) -> Option<RunSet> {
        let ground = self.ground(company);
        let trains: Vec<TrainId> = self.running_trains(company).collect();
        let problem = self.problem(company, &ground, &trains, car);
        let solution = stopping::solve(&problem, Budget(steps));
        let runs: Vec<Run> = solution
            .runs
            .iter()
            .map(|found| run_over(ground.network, trains[found.train], &found.path))
            .collect();
        let (runs, earned) = self.in_good_order(company, runs)?;
        let claimed = Money(solution.revenue as i32);
        let certainty = match solution.proof {
            routes::Proof::Optimal if earned.revenue >= claimed => Certainty::Best,
            routes::Proof::Optimal => Certainty::AtMost(claimed),
            routes::Proof::AtMost(most) => Certainty::AtMost(Money(i32::try_from(most).unwrap_or(i32::MAX))),
        };
        let paid = |(run, &revenue): (Run, &Money)| PaidRun { run, revenue, besides: Money::ZERO };
        Some(RunSet {
            runs: runs.into_iter().zip(&earned.runs).map(paid).collect(),
            revenue: earned.revenue,
            besides: earned.mail,
            certainty,
        })
    }

    /// The game with E trains and the destination as the rulebook says (a.8, d.9).
    pub fn with_rulebook_runs(&self) -> Game1822 {
        let mut game = self.clone();
        let departures = &mut game.options.departures;
        departures.express_shares_track = false;
        departures.destination_counts_twice = false;
        departures.express_ends_anywhere = false;
        game
    }

    /// The runs in an order in which they are accepted. Runs do not say which of two tracks side by side they take: each gets
    /// the first that is free, so that the order may matter. Of runs that clash in every order some are left out.
    fn in_good_order(&self, company: CompanyId, runs: Vec<Run>) -> Option<(Vec<Run>, Earnings)> {
        let mut rest: Vec<Run> = runs.clone();
        let mut order: Vec<usize> = (0..runs.len()).collect();
        loop {
            let ordered: Vec<Run> = order.iter().map(|index| runs[*index].clone()).collect();
            if let Ok(earned) = self.check_runs(company, &ordered) {
                return Some((ordered, earned));
            }
            if !next_order(&mut order) {
                break;
            }
        }
        while rest.pop().is_some() {
            if let Ok(earned) = self.check_runs(company, &rest) {
                return Some((rest, earned));
            }
        }
        None
    }

    /// The best run that goes where a draft shall go, beside the runs of other trains.
    pub(super) fn completed(&self, company: CompanyId, draft: &Draft) -> Option<PaidRun> {
        let train = self.running_trains(company).find(|train| *train == draft.train)?;
        let ground = self.ground(company);
        let others: Vec<Run> = draft.others.iter().filter(|run| run.train != train).cloned().collect();
        let without = self.check_runs(company, &others).ok()?.revenue;
        // The car, if the others do without it and it may still be coupled.
        let free = || Some(train).filter(|train| self.pullman_trains(company).contains(train));
        let car = self.pullman_for(company, &others).or_else(free);
        let problem = self.problem(company, &ground, &[train], car);
        let mut best: Option<(Money, PaidRun)> = None;
        stopping::each_run(&problem, problem.trains[0], MOST_STEPS_OF_DRAFT, &mut |_, path| {
            let run = run_over(ground.network, train, path);
            let stops: Vec<StopAt> = run.stops().collect();
            if draft.through.iter().all(|at| stops.contains(at)) {
                let mut with = others.clone();
                with.push(run.clone());
                if let Ok(earned) = self.check_runs(company, &with)
                    && best.as_ref().is_none_or(|(most, _)| earned.revenue > *most)
                {
                    let revenue = earned.runs.last().copied().unwrap_or_default();
                    best = Some((earned.revenue, PaidRun { run, revenue, besides: Money::ZERO }));
                }
            }
            // A run adds no more to the set than it earns with the bonus.
            best.as_ref().map_or(0, |(most, _)| pounds(*most - without) + 1)
        });
        best.map(|(_, run)| run)
    }
}

/// What no set exceeds, by a search.
fn most_of(set: &RunSet) -> Money {
    match set.certainty {
        Certainty::AtMost(most) => most,
        _ => set.revenue,
    }
}

fn pounds(money: Money) -> u32 {
    money.0.max(0) as u32
}

/// The next order in the dictionary; false after the last.
fn next_order(order: &mut [usize]) -> bool {
    let Some(last) = order.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let larger = order.iter().rposition(|item| *item > order[last]).unwrap_or(last);
    order.swap(last, larger);
    order[last + 1..].reverse();
    true
}

/// A run as players give it. It calls everywhere.
fn run_over(network: &Network, train: TrainId, path: &Path) -> Run {
    let at = |stop: StopId| network.stops[stop.index()].at;
    let mut here = path.start;
    let legs = path.links.iter().map(|link| {
        let link = network.link(*link);
        let mut hexes = link.hexes.clone();
        if link.a != here {
            hexes.reverse();
        }
        here = link.other(here);
        Leg { to: at(here), hexes }
    });
    let legs = legs.collect();
    let calls = path.stops(network).into_iter().map(at).collect();
    Run { train, start: at(path.start), legs, calls }
}
