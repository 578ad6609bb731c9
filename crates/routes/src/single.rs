//! Questions about one train next to the runs of others: whether it can run, and its best run through given stops.

use std::ops::ControlFlow;

use board::{PieceSet, StopId};

use crate::answer::found;
use crate::bits::Row;
use crate::field::Field;
use crate::graph::Graph;
use crate::outline::{Outline, Taken, returns};
use crate::prices::Prices;
use crate::problem::{Cities, Meet, Paid, Path, Problem, Role, SharedTrack, StopInfo, Through, Towns};
use crate::run::{Best, Candidate, Trail};
use crate::solution::{Found, Objective};
use crate::tally::{Limits, Take};
use crate::walk::{Quest, Steps, Visitor, Walk};
use crate::weights::{NONE, Weights};
use crate::width::{WIDEST, in_width};

/// The run of another train.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// Which train, by its index in the problem.
    pub train: usize,
    /// The track it follows.
    pub path: Path,
}

/// Whether a train can make a run that is legal together with the runs of other trains.
pub fn can_run(problem: &Problem<'_>, train: usize, others: &[Other]) -> bool {
    if train >= problem.trains.len() {
        return false;
    }
    if others.is_empty() && has_next_stop(problem, train) {
        return true;
    }
    let outline = Outline::of(problem, &taken_by(problem, train, others));
    outline.bits <= WIDEST && in_width!(outline.bits, can_run_in(problem, &outline, train, others))
}

/// Whether a train can run from the home to a stop next to it. Most that can run at all can do that, and it takes no
/// search to see it.
fn has_next_stop(problem: &Problem<'_>, train: usize) -> bool {
    let train = &problem.trains[train];
    let limits = Limits::of(train.allowance);
    let info = |stop: StopId| problem.stops.get(stop.index()).unwrap_or(&StopInfo::CLOSED);
    let is_end = |stop: &StopInfo| match stop.role {
        Role::Large => train.cities == Cities::All || stop.base,
        Role::Small => train.towns != Towns::None,
        Role::Wayside | Role::Closed => false,
    };
    let fits = |stop: &StopInfo| limits.all >= 2 && limits.large > usize::from(stop.role == Role::Large);
    let homes = (0..).map(StopId).zip(&problem.stops);
    let mut homes = homes.filter(|(_, stop)| stop.home && stop.base && stop.role == Role::Large);
    homes.any(|(home, _)| {
        let links = problem.network.links_of(home).iter().map(|link| problem.network.link(*link));
        links.filter(|link| link.a != link.b).any(|link| {
            let next = info(link.other(home));
            is_end(next) && fits(next) && (problem.rules.re_enter_hexes || !returns(link))
        })
    })
}

/// Whether any of the trains can make a run.
pub fn any_run(problem: &Problem<'_>) -> bool {
    (0..problem.trains.len()).any(|train| can_run(problem, train, &[]))
}

/// Whether stops have to be visited in the order given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// In any order.
    Any,
    /// In the order given, or the reverse.
    AsGiven,
}

/// The best run of a train through some stops, on the track that the runs of other trains leave free and legal
/// together with them. A revenue to be kept is that of this run alone.
pub fn complete(
    problem: &Problem<'_>,
    train: usize,
    through: &[StopId],
    order: Order,
    others: &[Other],
    objective: Objective,
) -> Option<Found> {
    if train >= problem.trains.len() {
        return None;
    }
    let outline = Outline::of(problem, &taken_by(problem, train, others));
    if outline.bits > WIDEST {
        return None;
    }
    let best = |objective| {
        in_width!(outline.bits, complete_in(problem, &outline, train, (through, order), others, objective))
    };
    best(objective).or_else(|| best(Objective::Revenue))
}

fn can_run_in<const W: usize>(
    problem: &Problem<'_>,
    outline: &Outline,
    train: usize,
    others: &[Other],
) -> bool {
    let graph = Graph::<W>::new(outline, outline.class_apart(problem.trains[train].class));
    let (prices, weights) = (Prices::zero(outline.resources_end), Weights::of(Objective::Revenue));
    let field = Field::new(&graph, (&problem.trains[train], Paid::EachRun), &weights, &prices);
    let company = Company::of(problem, &graph, others);
    let limits = Limits::of(problem.trains[train].allowance).at_most(graph.stations.len());
    let quest = Quest { limits, roots: &graph.bases, taken: Row::EMPTY, needed: Row::EMPTY };
    let mut visitor = First { company: &company };
    Walk::all(&field, &quest, &mut Steps { left: u64::MAX }, &mut visitor).is_break()
}

fn complete_in<const W: usize>(
    problem: &Problem<'_>,
    outline: &Outline,
    train: usize,
    (through, order): (&[StopId], Order),
    others: &[Other],
    objective: Objective,
) -> Option<Found> {
    let graph = Graph::<W>::new(outline, outline.class_apart(problem.trains[train].class));
    let (prices, weights) = (Prices::zero(outline.resources_end), Weights::of(objective));
    let field = Field::new(&graph, (&problem.trains[train], Paid::EachRun), &weights, &prices);
    let company = Company::of(problem, &graph, others);
    let through: Vec<usize> = through.iter().map(|stop| outline.station(*stop)).collect::<Option<_>>()?;
    let accept = |run: &Candidate<W>, walk: &Walk<'_, W>| {
        weights.floor.met(run.revenue, run.besides)
            && company.welcomes(&run.takes)
            && (order == Order::Any || in_order(&Trail::of(walk).stations, &through))
    };
    let limits = Limits::of(problem.trains[train].allowance).at_most(graph.stations.len());
    let needed = Row::of(through.iter().copied());
    let quest = Quest { limits, roots: &graph.bases, taken: Row::EMPTY, needed };
    let mut best = Best { accept, bar: NONE, found: None };
    let _ = Walk::all(&field, &quest, &mut Steps { left: u64::MAX }, &mut best);
    let run = best.found?;
    found(&field, train, limits, &run)
}

/// Whether a path visits stations in their order or the reverse.
fn in_order(path: &[usize], through: &[usize]) -> bool {
    let places = || through.iter().map(|station| path.iter().position(|at| at == station));
    places().is_sorted() || places().rev().is_sorted()
}

/// What the runs of other trains have taken.
fn taken_by(problem: &Problem<'_>, train: usize, others: &[Other]) -> Taken {
    let class = |train: usize| problem.trains.get(train).map(|train| train.class);
    let mut taken = Taken { pieces: PieceSet::new(), stops: Vec::new(), passed: false };
    for other in others {
        let keeps_off = match problem.rules.shared_track {
            SharedTrack::Never => true,
            SharedTrack::BetweenClasses => class(other.train) == class(train),
            SharedTrack::Always => false,
        };
        for link in other.path.links.iter().filter(|_| keeps_off) {
            taken.pieces.union_with(&problem.network.link(*link).pieces);
        }
        let stops = other.path.stops(problem.network);
        let inner = stops.iter().skip(1).take(stops.len().saturating_sub(2));
        let blocked = |stop: &StopId| {
            problem.stops.get(stop.index()).is_some_and(|info| info.through == Through::Once && !info.base)
        };
        taken.passed |= inner.into_iter().any(blocked);
        taken.stops.extend(stops);
    }
    taken
}

/// The runs of the other trains, as a run that joins them has to know them.
struct Company<const W: usize> {
    /// The stations they touch, by group of runs that hang together.
    groups: Vec<Row<W>>,
    /// The homes that one run has to visit, unless another does.
    homes: Option<Row<W>>,
}

impl<const W: usize> Company<W> {
    fn of(problem: &Problem<'_>, graph: &Graph<'_, W>, others: &[Other]) -> Company<W> {
        let mut groups: Vec<Row<W>> = Vec::new();
        if problem.rules.meet == Meet::Never {
            return Company { groups, homes: None };
        }
        for other in others {
            let stops = other.path.stops(problem.network);
            let touched = stops.iter().filter_map(|stop| graph.outline.station(*stop));
            let mut group = Row::of(touched);
            groups.retain(|other| {
                let apart = !other.meets(&group);
                if !apart {
                    group = group.or(other);
                }
                apart
            });
            groups.push(group);
        }
        let homes = (!groups.iter().any(|group| group.meets(&graph.homes))).then_some(graph.homes);
        Company { groups, homes }
    }

    /// Whether a run would make a legal set with the others.
    fn welcomes(&self, takes: &Row<W>) -> bool {
        self.groups.iter().all(|group| group.meets(takes))
            && self.homes.is_none_or(|homes| homes.meets(takes))
    }
}

/// Stops at the first run that is welcome.
struct First<'c, const W: usize> {
    company: &'c Company<W>,
}

impl<const W: usize> Visitor<W> for First<'_, W> {
    fn bar(&self) -> i64 {
        NONE
    }

    fn visit(&mut self, walk: &Walk<'_, W>, _: Take) -> ControlFlow<()> {
        if self.company.welcomes(&walk.takes()) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
