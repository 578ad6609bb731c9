//! From a problem and an objective to the best set of runs, in one or several searches.

use crate::graph::Graphs;
use crate::outline::{Outline, Taken};
use crate::problem::Problem;
use crate::solution::{Budget, Objective, Proof, Solution};
use crate::solver::{Goal, Solver, Until};
use crate::walk::Steps;
use crate::weights::{FIRST, Floor, Weights};
use crate::width::{WIDEST, in_width};

/// Finds the best set of runs.
pub fn solve(problem: &Problem<'_>, objective: Objective, budget: Budget) -> Solution {
    let outline = Outline::of(problem, &Taken::default());
    if outline.bits > WIDEST {
        return Solution {
            runs: Vec::new(),
            revenue: 0,
            besides: 0,
            proof: Proof::AtMost(u32::MAX),
            steps: 0,
        };
    }
    in_width!(outline.bits, solve_in(problem, &outline, objective, budget))
}

fn solve_in<const W: usize>(
    problem: &Problem<'_>,
    outline: &Outline,
    objective: Objective,
    budget: Budget,
) -> Solution {
    let graphs = Graphs::<W>::new(outline, &problem.trains);
    let mut steps = Steps { left: budget.0 };
    let solution = match objective {
        Objective::BesidesKeeping { revenue } => most_besides(problem, &graphs, revenue, &mut steps),
        Objective::Revenue | Objective::RevenueAndBesides => {
            let goal = Goal { weights: Weights::of(objective), until: Until::Best };
            Solver::new(problem, &graphs, goal, &mut steps).solve()
        }
    };
    Solution { steps: budget.0 - steps.left, ..solution }
}

/// The most money besides that keeps a revenue, in up to three searches.
fn most_besides<const W: usize>(
    problem: &Problem<'_>,
    graphs: &Graphs<'_, W>,
    revenue: u32,
    steps: &mut Steps,
) -> Solution {
    // Any set that earns enough, or else the one that earns the most.
    let until = Until::Reached(i64::from(revenue) * FIRST);
    let mut earning = Solver::new(problem, graphs, Goal { weights: Weights::REVENUE, until }, steps);
    let solution = earning.solve();
    if solution.revenue < revenue {
        return solution;
    }
    let known = earning.into_best();
    // The highest money besides.
    let weights = Weights::of(Objective::BesidesKeeping { revenue });
    let mut highest = Solver::new(problem, graphs, Goal { weights, until: Until::Level }, steps);
    highest.take_over(&known, &Weights::REVENUE);
    let solution = highest.solve();
    if solution.proof != Proof::Optimal {
        return solution;
    }
    let known = highest.into_best();
    // The highest revenue with it.
    let besides = solution.besides;
    let (was, weights) = (weights, Weights { floor: Floor { revenue, besides }, ..Weights::REVENUE });
    let mut last = Solver::new(problem, graphs, Goal { weights, until: Until::Best }, steps);
    last.take_over(&known, &was);
    let solution = last.solve();
    match solution.proof {
        Proof::Optimal => solution,
        Proof::AtMost(_) => Solution { proof: Proof::AtMost(besides), ..solution },
    }
}
