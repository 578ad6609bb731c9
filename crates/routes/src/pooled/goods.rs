//! Goods trains: which of them may be joined, and between which ends they could run then.

use std::collections::{BTreeSet, VecDeque};
use std::ops::ControlFlow;

use super::field::{Field, bit, crow, numbers, over};
use super::item::{Item, Way};
use super::problem::{Over, Sums, Train};
use super::steps::{OutOfSteps, Steps};
use super::ways::{Joined, every_way_from, reach};

/// A goods train.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Goods {
    /// How many edges between hexes it may cross.
    pub hexes: u8,
    /// Whether it may run separately.
    pub separate: bool,
}

impl Goods {
    /// What a train may do, if it is a goods train.
    pub fn of(train: &Train) -> Option<Goods> {
        match *train {
            Train::Goods { hexes, separate } => Some(Goods { hexes, separate }),
            Train::Through { .. } | Train::Stopping { .. } => None,
        }
    }
}

/// Goods trains joined into one longer run, the shortest first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Chain(pub Vec<Goods>);

/// Which goods trains run, and how they are joined.
pub(crate) type Plan = Vec<Chain>;

/// Goods trains whose joining is thought through at most: the ways to share out more grow beyond all patience.
const MOST_GOODS: usize = 8;

/// Plans for the goods trains of a company, also that none of them runs.
pub(crate) struct Plans {
    pub all: Vec<Plan>,
    /// Whether there are no others. Of very many trains only the longest are shared out.
    pub complete: bool,
}

impl Plans {
    pub fn of(trains: &[Train]) -> Plans {
        let mut goods: Vec<Goods> = trains.iter().filter_map(Goods::of).collect();
        goods.sort_by_key(|goods| std::cmp::Reverse((goods.separate, goods.hexes)));
        let complete = goods.len() <= MOST_GOODS;
        goods.truncate(MOST_GOODS);
        let mut found = BTreeSet::new();
        share_out(&goods, &mut Vec::new(), &mut found);
        Plans { all: found.into_iter().collect(), complete }
    }
}

/// Puts each of the trains that are left into a chain, a new one, or none.
fn share_out(left: &[Goods], chains: &mut Vec<Vec<Goods>>, found: &mut BTreeSet<Plan>) {
    let [train, rest @ ..] = left else {
        if allowed(chains) {
            let chain = |trains: &Vec<Goods>| {
                let mut trains = trains.clone();
                trains.sort_unstable();
                Chain(trains)
            };
            let mut plan: Plan = chains.iter().map(chain).collect();
            plan.sort();
            found.insert(plan);
        }
        return;
    };
    share_out(rest, chains, found);
    for place in 0..chains.len() {
        chains[place].push(*train);
        share_out(rest, chains, found);
        chains[place].pop();
    }
    chains.push(vec![*train]);
    share_out(rest, chains, found);
    chains.pop();
}

/// Whether all trains that may not run separately are joined, and with one that may if any of those runs.
fn allowed(chains: &[Vec<Goods>]) -> bool {
    let bound = |chain: &&Vec<Goods>| chain.iter().any(|goods| !goods.separate);
    let mut with_bound = chains.iter().filter(bound);
    let any_separate = chains.iter().flatten().any(|goods| goods.separate);
    match (with_bound.next(), with_bound.next()) {
        (None, _) => true,
        (Some(chain), None) => !any_separate || chain.iter().any(|goods| goods.separate),
        (Some(_), Some(_)) => false,
    }
}

/// What a chain could do.
#[derive(Debug, Default)]
pub(crate) struct Offers {
    pub items: Vec<Item>,
    /// The way of each item, if ways were listed.
    pub ways: Vec<Joined>,
}

impl Offers {
    /// What a chain could do: every way, or every pair of ends if it takes more than so many steps to list the ways.
    pub fn of(
        field: &Field,
        sums: &Sums,
        chain: &Chain,
        listed: u64,
        steps: &mut Steps,
    ) -> Result<Offers, OutOfSteps> {
        let most = listed.min(steps.left);
        let mut own = Steps { left: most };
        let ways = ways(field, chain, &mut own);
        steps.take(most - own.left)?;
        match ways {
            Ok(ways) => {
                let known = |(way, joined): (u32, &Joined)| {
                    let item = item(field, sums, chain, joined.from, joined.to(field));
                    Item {
                        meets: joined.meets,
                        visits: joined.meets.count_ones(),
                        way: Way::Listed(way),
                        ..item
                    }
                };
                let items = (0..).zip(&ways).map(known).collect();
                Ok(Offers { items, ways })
            }
            Err(OutOfSteps) => Ok(Offers { items: pairs(field, sums, chain, steps)?, ways: Vec::new() }),
        }
    }
}

/// Every way of a chain, but for those that meet no more than another between the same ends does.
fn ways(field: &Field, chain: &Chain, steps: &mut Steps) -> Result<Vec<Joined>, OutOfSteps> {
    let mut found: Vec<Joined> = Vec::new();
    for from in numbers(field.ends) {
        let mut ways: Vec<Joined> = Vec::new();
        let _ = every_way_from(field, chain, from, steps, &mut |way, steps| {
            steps.take(ways.len() as u64 / 8)?;
            let (to, length) = (way.to(field), way.length(field));
            let same = |other: &Joined| other.to(field) == to;
            let no_more = |one: &Joined, other: &Joined| one.meets & !other.meets == 0;
            let covered = |other: &Joined| {
                same(other)
                    && no_more(way, other)
                    && (way.meets != other.meets || other.length(field) <= length)
            };
            if !ways.iter().any(covered) {
                ways.retain(|other| !same(other) || !no_more(other, way));
                ways.push(way.clone());
            }
            Ok(ControlFlow::Continue(()))
        })?;
        found.append(&mut ways);
    }
    Ok(found)
}

/// The pairs of ends between which a chain could run if it were allowed to come to a station twice. None is left out
/// that can be run; whether one can is asked when it matters.
fn pairs(field: &Field, sums: &Sums, chain: &Chain, steps: &mut Steps) -> Result<Vec<Item>, OutOfSteps> {
    let mut items = Vec::new();
    for from in numbers(field.ends) {
        let reached = Reach::from(field, chain, from, steps)?;
        let later = |to: &usize| *to > from && reached[*to] && pairs_up(field, from, *to);
        items.extend(numbers(field.ends).filter(later).map(|to| item(field, sums, chain, from, to)));
    }
    Ok(items)
}

/// Whether a run may have these two ends.
pub(crate) fn pairs_up(field: &Field, from: usize, to: usize) -> bool {
    let (a, b) = (&field.stations[from], &field.stations[to]);
    a.id != b.id && (over(a).is_none() || over(a) != over(b))
}

/// What a run between two ends brings.
fn item(field: &Field, sums: &Sums, chain: &Chain, from: usize, to: usize) -> Item {
    let (a, b) = (&field.stations[from], &field.stations[to]);
    let beyond = u32::from(over(a).is_some()) + u32::from(over(b).is_some());
    let between = (crow(a.at, b.at) + beyond).saturating_sub(1);
    let by_sea = over(a) == Some(Over::Sea) || over(b) == Some(Over::Sea);
    Item {
        score: bit(a.payer) | bit(b.payer),
        hexes: 0,
        meets: !0,
        bonus: between.saturating_mul(if by_sea { sums.between_by_sea } else { sums.between }),
        trains: chain.0.len() as u8,
        visits: reach(chain) + 1,
        size: (0, 0),
        way: Way::Between(from as u8, to as u8),
    }
}

/// Which stations a chain can reach from one if it may come to a station twice.
struct Reach<'f> {
    field: &'f Field,
    chain: &'f Chain,
    /// The fewest edges the train has crossed that is on its way, by [`Reach::place`].
    fewest: Vec<u16>,
    waiting: VecDeque<State>,
}

/// Where a chain has come to.
#[derive(Clone, Copy)]
struct State {
    at: usize,
    /// The trains that have run, the one on its way included.
    used: usize,
    train: usize,
    /// Whether that one has touched a base.
    based: bool,
}

impl Reach<'_> {
    fn from(field: &Field, chain: &Chain, from: usize, steps: &mut Steps) -> Result<Vec<bool>, OutOfSteps> {
        let trains = chain.0.len();
        let places = (field.stations.len() << trains) * trains * 2;
        let mut reach = Reach { field, chain, fewest: vec![u16::MAX; places], waiting: VecDeque::new() };
        let mut reached = vec![false; field.stations.len()];
        reach.set_out(from, 0);
        while let Some(state) = reach.waiting.pop_front() {
            steps.take(1)?;
            if state.used + 1 == 1 << trains && state.based {
                reached[state.at] = true;
            }
            reach.go_on(state);
        }
        Ok(reached)
    }

    fn place(&self, state: State) -> usize {
        let trains = self.chain.0.len();
        (((state.at << trains) + state.used) * trains + state.train) * 2 + usize::from(state.based)
    }

    /// Lets each of the trains that have not run leave a station, of equal ones the first.
    fn set_out(&mut self, at: usize, used: usize) {
        let based = self.field.bases & bit(at) != 0;
        let trains = &self.chain.0;
        let waits = |train: usize| used >> train & 1 == 0;
        let first = |train: usize| train == 0 || !waits(train - 1) || trains[train - 1] != trains[train];
        for train in (0..trains.len()).filter(|train| waits(*train) && first(*train)) {
            self.come(State { at, used: used | 1 << train, train, based }, 0);
        }
    }

    fn come(&mut self, state: State, crossed: u16) {
        let place = self.place(state);
        if crossed < self.fewest[place] {
            self.fewest[place] = crossed;
            self.waiting.push_back(state);
        }
    }

    fn go_on(&mut self, state: State) {
        let field = self.field;
        let (at, crossed) = (bit(state.at), self.fewest[self.place(state)]);
        if field.ends & !field.off_board & at != 0 && state.based {
            self.set_out(state.at, state.used);
        }
        if crossed > 0 && field.passable & at == 0 {
            return;
        }
        for arc in &field.arcs[field.arcs_of(state.at)] {
            let crossed = u32::from(crossed) + arc.length;
            if crossed <= u32::from(self.chain.0[state.train].hexes) {
                let based = state.based || field.bases & bit(arc.to) != 0;
                self.come(State { at: arc.to, based, ..state }, crossed as u16);
            }
        }
    }
}
