//! From a problem and an objective to the best set of runs.

use std::collections::BTreeMap;

use super::answer::answer;
use super::bounds::Shares;
use super::calling::{Calling, Runs};
use super::field::Field;
use super::goods::{Chain, Offers, Plan, Plans};
use super::item::Item;
use super::problem::Problem;
use super::scale::{Least, Scale};
use super::search::Search;
use super::sets::{Cover, Kind, Known, Set, Who};
use super::solution::Solution;
use super::steps::{OutOfSteps, Steps};
use super::tried::Tried;
use crate::solution::{Budget, Objective, Proof};

/// If it takes more steps than this to list all ways of goods trains, they are looked for when they matter.
const LISTED: u64 = 20_000;

/// Finds the best set of runs.
pub fn solve(problem: &Problem<'_>, objective: Objective, budget: Budget) -> Solution {
    solve_listing(problem, objective, budget, LISTED)
}

/// The same, but for when ways of goods trains are listed. The answer is worth the same whatever is said, so tests of
/// small boards say what happens on large ones.
#[doc(hidden)]
pub fn solve_listing(problem: &Problem<'_>, objective: Objective, budget: Budget, listed: u64) -> Solution {
    let mut steps = Steps { left: budget.0 };
    let solution = match Field::of(problem) {
        Some(field) => solve_on(problem, &field, objective, listed, &mut steps),
        None => Solution::none(Proof::AtMost(u32::MAX)),
    };
    Solution { steps: budget.0 - steps.left, ..solution }
}

fn solve_on(
    problem: &Problem<'_>,
    field: &Field,
    objective: Objective,
    listed: u64,
    steps: &mut Steps,
) -> Solution {
    let Ok(choices) = Choices::of(problem, field, listed, steps) else {
        return Solution::none(Proof::AtMost(u32::MAX));
    };
    let mut desk = Desk { problem, field, choices: &choices, known: Known::default(), steps };
    let (set, proof) = match objective {
        Objective::Revenue => desk.best(&Scale::revenue(field, &problem.sums)),
        Objective::RevenueAndBesides => desk.best(&Scale::together(field, &problem.sums)),
        Objective::BesidesKeeping { revenue } => desk.most_besides(revenue),
    };
    answer(problem, field, &choices, &set, proof)
}

/// Everything that trains could do.
pub(crate) struct Choices {
    /// The sorts of trains that call, how many there are of each, and what each could do.
    pub calling: Vec<(Calling, usize, Runs)>,
    /// What goods trains could do that are joined.
    pub goods: BTreeMap<Chain, Offers>,
    pub plans: Plans,
}

impl Choices {
    fn of(
        problem: &Problem<'_>,
        field: &Field,
        listed: u64,
        steps: &mut Steps,
    ) -> Result<Choices, OutOfSteps> {
        let mut sorts: BTreeMap<Calling, usize> = BTreeMap::new();
        for calling in problem.trains.iter().filter_map(Calling::of) {
            *sorts.entry(calling).or_default() += 1;
        }
        let mut calling = Vec::new();
        for (sort, count) in sorts {
            calling.push((sort, count, Runs::of(field, sort, steps)?));
        }
        let mut choices = Choices { calling, goods: BTreeMap::new(), plans: Plans::of(&problem.trains) };
        for chain in choices.plans.all.iter().flatten() {
            if !choices.goods.contains_key(chain) {
                choices.goods.insert(chain.clone(), Offers::of(field, &problem.sums, chain, listed, steps)?);
            }
        }
        // A plan with a chain that cannot run is as good as one without it.
        choices.plans.all.retain(|plan| plan.iter().all(|chain| !choices.goods[chain].items.is_empty()));
        Ok(choices)
    }

    /// Whether any train brings money besides.
    fn stopping(&self) -> bool {
        self.calling.iter().any(|(calling, _, _)| calling.stopping)
    }

    /// How many trains run in a plan, with all trains that call.
    fn trains(&self, plan: &Plan) -> usize {
        let calling = self.calling.iter().map(|(_, slots, _)| slots);
        calling.sum::<usize>() + plan.iter().map(|chain| chain.0.len()).sum::<usize>()
    }

    /// What the trains of a plan could do, with all trains that call.
    fn kinds<'c>(&'c self, plan: &'c Plan) -> Vec<Kind<'c>> {
        let calling = self.calling.iter().enumerate().map(|(sort, (_, slots, runs))| Kind {
            items: &runs.items,
            slots: *slots,
            who: Who::Calling(sort),
        });
        let mut kinds: Vec<Kind<'c>> = calling.collect();
        for (place, chain) in plan.iter().enumerate() {
            if place == 0 || plan[place - 1] != *chain {
                let slots = plan.iter().filter(|other| *other == chain).count();
                let Offers { items, ways } = &self.goods[chain];
                kinds.push(Kind { items, slots, who: Who::Goods(chain, ways) });
            }
        }
        kinds
    }
}

/// A search over all plans.
struct Desk<'d, 's> {
    problem: &'d Problem<'d>,
    field: &'d Field,
    choices: &'d Choices,
    known: Known,
    steps: &'s mut Steps,
}

impl Desk<'_, '_> {
    /// The best set by one scale.
    fn best(&mut self, scale: &Scale) -> (Set, Proof) {
        let task = Task { scale, bounding: std::slice::from_ref(scale), least: Least::default() };
        self.search(&task, Set::default())
    }

    /// The most money besides that keeps a revenue, or else the highest revenue.
    fn most_besides(&mut self, least: u32) -> (Set, Proof) {
        let (field, sums) = (self.field, &self.problem.sums);
        let highest = Scale::revenue(field, sums);
        let (set, proof) = self.best(&highest);
        if set.revenue < least || !self.choices.stopping() {
            return (set, proof);
        }
        // How much money besides there can be.
        let scale = Scale::besides(field, sums);
        let paying = |price: &i64| scale.clone().paying_revenue(field, least, *price);
        let bounding: Vec<Scale> = PRICES_OF_REVENUE.iter().map(paying).collect();
        let least = Least { revenue: least, besides: 0 };
        let task = Task { scale: &scale, bounding: &bounding, least };
        let (set, proof) = self.search(&task, set);
        if proof != Proof::Optimal {
            return (set, proof);
        }
        // The highest revenue with it.
        let besides = set.cover().besides(sums);
        let paying = |price: &i64| highest.clone().paying_besides(sums, besides, *price);
        let bounding: Vec<Scale> = PRICES_OF_BESIDES.iter().map(paying).collect();
        let least = Least { besides, ..least };
        let task = Task { scale: &highest, bounding: &bounding, least };
        let (set, proof) = self.search(&task, set);
        (set, if proof == Proof::Optimal { proof } else { Proof::AtMost(besides) })
    }

    /// The best set for a task, if it is better than one known.
    fn search(&mut self, task: &Task<'_>, known: Set) -> (Set, Proof) {
        let worth = known.cover().worth(task.scale);
        let mut best = Set { worth, ..known };
        let mut shares = vec![Shares::none(self.field); task.bounding.len()];
        let choices = self.choices;
        let mut plans: Vec<&Plan> = choices.plans.all.iter().collect();
        let hope = |chain: &Chain| {
            let worth = |item: &Item| Cover::default().with(item).worth(task.scale);
            choices.goods[chain].items.iter().map(worth).max().unwrap_or(0)
        };
        plans.sort_by_cached_key(|plan| -plan.iter().map(hope).sum::<i64>());
        let grain = task.scale.grain(self.field, &self.problem.sums, choices.stopping());
        let (mut given_up, mut most) = (false, i64::MIN);
        for plan in plans {
            let mut search = Search {
                field: self.field,
                kinds: choices.kinds(plan),
                scale: task.scale,
                bounding: task.bounding,
                least: task.least,
                sums: &self.problem.sums,
                grain,
                trains: choices.trains(plan) as i64,
                known: &mut self.known,
                steps: self.steps,
                best: &mut best,
                tried: Tried::default(),
            };
            let (bound, tried) = search.run(&mut shares);
            most = most.max(bound);
            given_up |= tried.is_err();
        }
        let proof = match (choices.plans.complete, given_up) {
            (true, false) => Proof::Optimal,
            (true, true) => Proof::AtMost(Scale::first(most.max(best.worth))),
            (false, _) => Proof::AtMost(self.problem.most()),
        };
        (best, proof)
    }
}

/// What is searched for.
struct Task<'t> {
    /// What sets are worth.
    scale: &'t Scale,
    /// What they are worth to the bounds, in several ways.
    bounding: &'t [Scale],
    least: Least,
}

/// What revenue above one that must be kept may be worth to the bounds, in sixteenths of money besides.
const PRICES_OF_REVENUE: [i64; 5] = [0, 1, 2, 4, 8];
/// What money besides may be worth to the bounds where it must be kept, in sixteenths of revenue.
const PRICES_OF_BESIDES: [i64; 4] = [16, 32, 64, 128];
