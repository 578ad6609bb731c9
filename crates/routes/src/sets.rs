//! The best set of runs: one for each train, as good together as can be.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use smallvec::SmallVec;

use crate::bits::Row;
use crate::blocks::{Blocks, Wanted};
use crate::graph::Graph;
use crate::market::{Class, Market};
use crate::prices::Prices;
use crate::problem::Meet;
use crate::run::Candidate;
use crate::walk::Steps;
use crate::weights::{Floor, NONE};

/// A set of runs, each with the class of its train.
pub(crate) type Chosen<const W: usize> = Vec<(usize, Candidate<W>)>;

/// What a search over sets found.
pub(crate) struct Sets<const W: usize> {
    /// The best set, with its rank.
    pub best: Option<(i64, Chosen<W>)>,
    /// The most that sets not looked at could bring.
    pub left: i64,
}

/// The search over sets.
struct Branches<'s, const W: usize> {
    graph: &'s Graph<'s, W>,
    classes: &'s [Class<W>],
    /// The runs of each class by what they take.
    blocks: &'s [Blocks],
    /// The class of each train, in the order runs are chosen for them.
    levels: Vec<usize>,
    /// The revenue and money besides a set must reach.
    floor: Floor,
    /// The rank a set must reach.
    bar: i64,
    /// If not every difference counts, how much more the next set has to bring.
    grain: Option<i64>,
    /// The prices that the runs have paid, and what a pound of revenue is worth, without and with its price.
    prices: &'s Prices,
    pound: i64,
    found: Sets<W>,
}

/// Where the search stands.
#[derive(Clone)]
struct Node<const W: usize> {
    /// The runs chosen, by class and number.
    chosen: SmallVec<[(usize, usize); 4]>,
    taken: Row<W>,
    rank: i64,
    revenue: u32,
    besides: u32,
    /// What a set that goes on from here pays at least for what is not taken yet.
    unpaid: i64,
    /// For each class the first run that may still be chosen.
    first: SmallVec<[usize; 4]>,
    groups: SmallVec<[Group<W>; 4]>,
    /// What each station has paid, where it pays one run only.
    paid: Vec<u32>,
}

/// Runs that hang together: the stations they touch, and how many more runs it takes to connect them with the
/// home.
#[derive(Clone, Copy)]
struct Group<const W: usize> {
    stations: Row<W>,
    remote: usize,
}

impl<const W: usize> Sets<W> {
    /// Searches all sets of the runs on a market for the best that is as good as `bar`.
    pub fn search(
        market: &mut Market<'_, W>,
        prices: &Prices,
        (bar, grain): (i64, Option<i64>),
        steps: &mut Steps,
    ) -> Sets<W> {
        market.charge(prices);
        let graph = market.graph;
        for class in &mut market.classes {
            class.runs.sort_unstable_by(|a, b| b.net.cmp(&a.net).then_with(|| a.order(b)));
        }
        let classes = &market.classes;
        let trains = classes.iter().enumerate();
        let levels = trains.flat_map(|(class, runs)| std::iter::repeat_n(class, runs.trains)).collect();
        let first = if graph.outline.stations_once { 0 } else { graph.outline.stations.len() };
        let resources = first..graph.outline.resources_end;
        let blocks: Vec<Blocks> =
            classes.iter().map(|class| Blocks::of(&class.runs, resources.clone(), market.floor)).collect();
        let (floor, blocks) = (market.floor, blocks.as_slice());
        let found = Sets { best: None, left: NONE };
        let pound = market.pound;
        let mut branches =
            Branches { graph, classes, blocks, levels, floor, bar, grain, prices, pound, found };
        let once = classes.iter().any(|class| !class.pays.is_empty());
        let root = Node {
            chosen: SmallVec::new(),
            taken: Row::EMPTY,
            rank: 0,
            revenue: 0,
            besides: 0,
            unpaid: prices.total(market.floor),
            first: SmallVec::from_elem(0, classes.len()),
            groups: SmallVec::new(),
            paid: vec![0; if once { graph.outline.stations.len() } else { 0 }],
        };
        let _ = branches.branch(root, 0, steps);
        branches.found
    }
}

impl<const W: usize> Branches<'_, W> {
    /// Chooses a run for the next train.
    fn branch(&mut self, mut node: Node<W>, level: usize, steps: &mut Steps) -> ControlFlow<()> {
        let Some(class) = self.levels.get(level).copied() else {
            self.settle(&node);
            return ControlFlow::Continue(());
        };
        let taken: SmallVec<[usize; 32]> = node.taken.iter().collect();
        let most = self.skip_useless(&mut node, level, &taken);
        let sure = most - self.most(class, &node);
        let (runs, blocks) = (&self.classes[class].runs, &self.blocks[class]);
        let least = self.least(&node, level, class);
        for index in blocks.wanted(Wanted { from: node.first[class], end: runs.len(), taken: &taken, least })
        {
            let run = &runs[index];
            let bound = sure + run.net;
            if bound < self.bar {
                break;
            }
            let mut flow = steps.take();
            if flow.is_continue() {
                let next = self.join(&node, class, index, run);
                let trains_left = self.levels.len() - level - 1;
                if next.groups.iter().all(|group| group.remote <= trains_left) {
                    flow = self.branch(next, level + 1, steps);
                }
            }
            if flow.is_break() {
                self.found.left = self.found.left.max(bound);
                return flow;
            }
        }
        if sure >= self.bar {
            // The train stands idle, and so do those that could do no more.
            node.first[class] = usize::MAX;
            self.branch(node, level + 1, steps)?;
        }
        ControlFlow::Continue(())
    }

    /// Moves on to the first runs whose track is free and that can be part of a set as good as the bar. Returns the
    /// most that a set can bring that goes on from here.
    fn skip_useless(&self, node: &mut Node<W>, level: usize, taken: &[usize]) -> i64 {
        let levels = &self.levels[level..];
        let mut most = levels.iter().map(|class| self.most(*class, node)).sum::<i64>();
        most += node.rank + node.unpaid;
        for (place, class) in levels.iter().enumerate() {
            if levels[..place].contains(class) {
                continue;
            }
            let trains = levels.iter().filter(|other| *other == class).count() as i64;
            let before = self.most(*class, node);
            let least = self.bar - (most - before);
            let (runs, from) = (&self.classes[*class].runs, node.first[*class]);
            let end = runs.partition_point(|run| run.net >= least);
            let wanted = Wanted { from, end, taken, least: self.least(node, level, *class) };
            node.first[*class] = self.blocks[*class].wanted(wanted).next().unwrap_or(usize::MAX);
            most -= trains * (before - self.most(*class, node));
        }
        most
    }

    /// What a train of a class must earn at least, if all other trains earn as much as they ever do.
    fn least(&self, node: &Node<W>, level: usize, class: usize) -> Floor {
        let mut earned = Floor { revenue: node.revenue, besides: node.besides };
        if self.floor != Floor::NONE {
            let mut own = true;
            for other in &self.levels[level..] {
                // One of the trains of the class is the one that is asked about.
                if *other == class && std::mem::take(&mut own) {
                    continue;
                }
                let most = self.blocks[*other].most();
                earned.revenue += most.revenue;
                earned.besides += most.besides;
            }
        }
        Floor {
            revenue: self.floor.revenue.saturating_sub(earned.revenue),
            besides: self.floor.besides.saturating_sub(earned.besides),
        }
    }

    /// The most that a train of a class can add.
    fn most(&self, class: usize, node: &Node<W>) -> i64 {
        self.classes[class].runs.get(node.first[class]).map_or(0, |run| run.net.max(0))
    }

    fn join(&self, node: &Node<W>, class: usize, index: usize, run: &Candidate<W>) -> Node<W> {
        let mut next = node.clone();
        if self.graph.outline.meet == Meet::AtHome {
            self.meet(&mut next.groups, run);
        }
        next.chosen.push((class, index));
        next.taken = node.taken.or(&run.takes.and(&self.graph.all_resources));
        next.rank += run.rank;
        next.revenue += run.revenue;
        next.besides += run.besides;
        next.unpaid += run.net - run.rank;
        self.pay_once(&mut next, class, run);
        // Trains of one class are interchangeable: the next one takes a later run.
        next.first[class] = index + 1;
        next
    }

    /// Adds a run to the groups that hang together.
    fn meet(&self, groups: &mut SmallVec<[Group<W>; 4]>, run: &Candidate<W>) {
        let mut group = Group { stations: run.takes.and(&self.graph.all_stations), remote: run.remote };
        groups.retain(|other| {
            let apart = !other.stations.meets(&group.stations);
            if !apart {
                group.stations = group.stations.or(&other.stations);
                group.remote = group.remote.min(other.remote);
            }
            apart
        });
        groups.push(group);
    }

    /// Takes back what stations have paid twice. A run still to come can only bring what is more than a station has
    /// paid so far, so that much less of its price is left to be paid.
    fn pay_once(&self, node: &mut Node<W>, class: usize, run: &Candidate<W>) {
        let pound = self.pound + self.prices.revenue;
        for (station, pounds) in self.classes[class].paid(run) {
            let (before, price) = (node.paid[station], self.prices.resources[station]);
            let after = before.max(pounds);
            let twice = before.min(pounds);
            let left = |paid: u32| (price - i64::from(paid) * pound).max(0);
            node.rank -= i64::from(twice) * self.pound;
            node.revenue -= twice;
            node.unpaid += (i64::from(pounds) * pound).min(price) - left(before) + left(after)
                - i64::from(twice) * self.prices.revenue;
            node.paid[station] = after;
        }
    }

    fn settle(&mut self, node: &Node<W>) {
        let legal = match node.groups.as_slice() {
            [] => true,
            [group] => group.stations.meets(&self.graph.homes),
            _ => false,
        };
        if !legal || !self.floor.met(node.revenue, node.besides) || node.rank < self.bar {
            return;
        }
        let runs = node.chosen.iter().map(|(class, index)| (*class, self.classes[*class].runs[*index]));
        let mut chosen: Chosen<W> = runs.collect();
        chosen.sort_by(|(a, x), (b, y)| a.cmp(b).then_with(|| x.order(y)));
        let first = |(rank, best): &(i64, Chosen<W>)| *rank < node.rank || self.order(&chosen, best).is_lt();
        if self.found.best.as_ref().is_none_or(first) {
            self.bar = self.grain.map_or(node.rank, |grain| (node.rank.div_euclid(grain) + 1) * grain);
            self.found.best = Some((node.rank, chosen));
        }
    }

    /// Which of two equally good sets comes first: by the runs of its trains, the largest first.
    fn order(&self, a: &Chosen<W>, b: &Chosen<W>) -> Ordering {
        let pairs = a.iter().zip(b);
        let differ = pairs.map(|((a, x), (b, y))| a.cmp(b).then_with(|| x.order(y)));
        differ.fold(Ordering::Equal, Ordering::then).then(b.len().cmp(&a.len()))
    }
}
