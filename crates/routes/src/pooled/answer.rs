//! From the best set to the answer: which train runs where, and who is paid for what. Runs are made no longer than they
//! need to be.

use super::calling::Calling;
use super::field::{Bits, Field, bit, numbers};
use super::goods::Goods;
use super::item::Way;
use super::problem::{Problem, Train};
use super::sets::{Groups, Set};
use super::solution::Solution;
use super::solve::Choices;
use super::steps::Steps;
use super::ways::{Joined, Wanted, a_short_way, reach};
use crate::problem::Path;
use crate::solution::{Found, Proof};

/// A run that is to be told.
struct Told {
    train: usize,
    from: usize,
    arcs: Vec<usize>,
    /// What it is paid for, and the hexes that bring money besides: no other run has any of them.
    score: Bits,
    hexes: Bits,
    bonus: u32,
    /// Whether it belongs to goods trains.
    goods: bool,
}

/// The answer that a set is.
pub(super) fn answer(
    problem: &Problem<'_>,
    field: &Field,
    choices: &Choices,
    set: &Set,
    proof: Proof,
) -> Solution {
    let mut told = Vec::new();
    let mut idle: Vec<bool> = vec![true; problem.trains.len()];
    for (sort, item) in &set.runs {
        let (calling, _, runs) = &choices.calling[*sort];
        let train = take_train(problem, &mut idle, |train| Calling::of(train) == Some(*calling));
        if let (Some(train), Way::Run(arms)) = (train, item.way) {
            let (from, arcs) = runs.way(field, arms);
            let (score, hexes) = (item.score, item.hexes);
            told.push(Told { train, from, arcs, score, hexes, bonus: 0, goods: false });
        }
    }
    let mut joined = Vec::new();
    for number in 0..set.goods.len() {
        let way = shortest(field, set, number);
        let mut trains = Vec::new();
        let mut from = way.from;
        for (place, (goods, arcs)) in way.parts.iter().enumerate() {
            let Some(train) = take_train(problem, &mut idle, |train| Goods::of(train) == Some(*goods)) else {
                continue;
            };
            let to = arcs.last().map_or(from, |arc| field.arcs[*arc].to);
            let first = if place == 0 { bit(field.stations[from].payer) } else { 0 };
            let last = if place + 1 == way.parts.len() { bit(field.stations[to].payer) } else { 0 };
            let bonus = if place == 0 { set.goods[number].1.bonus } else { 0 };
            told.push(Told {
                train,
                from,
                arcs: arcs.clone(),
                score: first | last,
                hexes: 0,
                bonus,
                goods: true,
            });
            trains.push(train);
            from = to;
        }
        joined.push(trains);
    }
    told.sort_by_key(|run| run.train);
    joined.sort();
    pay_once(&mut told);
    trim(field, &mut told);
    let runs: Vec<Found> = told.iter().map(|run| found(problem, field, run)).collect();
    let revenue = runs.iter().map(|run| run.revenue).sum();
    let besides = runs.iter().map(|run| run.besides).sum();
    Solution { runs, joined, revenue, besides, proof, steps: 0 }
}

fn take_train(problem: &Problem<'_>, idle: &mut [bool], fits: impl Fn(&Train) -> bool) -> Option<usize> {
    let train = (0..idle.len()).find(|train| idle[*train] && fits(&problem.trains[*train]))?;
    idle[train] = false;
    Some(train)
}

/// How many steps it may take to find a shorter way for goods trains.
const POLISH: u64 = 20_000;

/// A short way for goods trains that still brings all runs together.
fn shortest(field: &Field, set: &Set, number: usize) -> Joined {
    let (chain, _, way) = &set.goods[number];
    let mut groups = Groups::default();
    set.runs.iter().for_each(|(_, item)| groups.add(item.meets));
    // Those before may be given a shorter way as well: only what is the same for all of them can be relied on.
    if set.goods.len() > 1 {
        return way.clone();
    }
    let wanted = Wanted {
        chain,
        from: way.from,
        to: way.to(field),
        needs: &groups.needs(field.homes),
        most: reach(chain),
    };
    let found = a_short_way(field, wanted, &mut Steps { left: POLISH });
    found.ok().flatten().unwrap_or_else(|| way.clone())
}

/// Leaves what several runs could be paid for to the first of them.
fn pay_once(told: &mut [Told]) {
    let (mut score, mut hexes) = (0, 0);
    for run in told {
        run.score &= !score;
        run.hexes &= !hexes;
        score |= run.score;
        hexes |= run.hexes;
    }
}

/// Takes off the ends of runs for which nobody is paid and where nobody is met.
fn trim(field: &Field, told: &mut [Told]) {
    for number in (0..told.len()).filter(|number| !told[*number].goods).collect::<Vec<_>>() {
        for _ in 0..2 {
            while let Some(shorter) = shortened(field, &told[number]) {
                let mut groups = Groups::default();
                for (other, run) in told.iter().enumerate() {
                    let arcs = if other == number { &shorter } else { &run.arcs };
                    groups.add(stations(field, run.from, arcs).map(|at| field.stations[at].meets).sum_bits());
                }
                if !groups.whole(field.homes) {
                    break;
                }
                told[number].arcs = shorter;
            }
            turn(field, &mut told[number]);
        }
    }
}

/// The run without its last stretch to the end before, if it loses nothing by that.
fn shortened(field: &Field, run: &Told) -> Option<Vec<usize>> {
    let ends = |arc: &usize| field.ends & bit(field.arcs[*arc].to) != 0;
    let before = run.arcs.split_last()?.1;
    let place = before.iter().rposition(ends)?;
    let (kept, lost) = run.arcs.split_at(place + 1);
    let paid = |arc: &usize| run.score & bit(field.stations[field.arcs[*arc].to].payer) != 0;
    let hexes = |arcs: &[usize]| arcs.iter().map(|arc| field.arcs[*arc].hexes).sum_bits();
    let based = stations(field, run.from, kept).any(|at| field.bases & bit(at) != 0);
    let loses = lost.iter().any(paid) || run.hexes & hexes(lost) & !hexes(kept) != 0 || !based;
    (!loses).then(|| kept.to_vec())
}

/// The same run from its other end.
fn turn(field: &Field, run: &mut Told) {
    let mut at = run.from;
    let mut back = Vec::new();
    for arc in &run.arcs {
        back.extend(field.back(at, *arc));
        at = field.arcs[*arc].to;
    }
    back.reverse();
    (run.from, run.arcs) = (at, back);
}

/// The stations on a way.
fn stations<'a>(field: &'a Field, from: usize, arcs: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
    std::iter::once(from).chain(arcs.iter().map(|arc| field.arcs[*arc].to))
}

/// All of some sets together.
trait SumBits {
    fn sum_bits(self) -> Bits;
}

impl<I: Iterator<Item = Bits>> SumBits for I {
    fn sum_bits(self) -> Bits {
        self.fold(0, |all, bits| all | bits)
    }
}

fn found(problem: &Problem<'_>, field: &Field, run: &Told) -> Found {
    let paid = |at: &usize| run.score & bit(field.stations[*at].payer) != 0;
    let calls = stations(field, run.from, &run.arcs).filter(paid).map(|at| field.stations[at].id).collect();
    let start = field.stations[run.from].id;
    let links = run.arcs.iter().map(|arc| field.arcs[*arc].link).collect();
    Found {
        train: run.train,
        path: Path { start, links },
        calls,
        revenue: numbers(run.score).map(|payer| field.values[payer]).sum::<u32>() + run.bonus,
        besides: run.hexes.count_ones() * problem.sums.touched,
    }
}
