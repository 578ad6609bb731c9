//! Runs a train could make, and the visitors that gather them from a walk.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::bits::Row;
use crate::graph::Graph;
use crate::tally::Take;
use crate::walk::{Visitor, Walk};

/// A run a train could make.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<const W: usize> {
    /// The resources it uses and the stations it touches.
    pub takes: Row<W>,
    /// What it is worth, and what it is worth after paying.
    pub rank: i64,
    pub net: i64,
    pub revenue: u32,
    pub besides: u32,
    pub waysides: usize,
    /// How many other runs it takes at least to connect it with the home.
    pub remote: usize,
}

impl<const W: usize> Candidate<W> {
    /// A path with a way to call along it.
    pub fn new(walk: &Walk<'_, W>, take: Take) -> Candidate<W> {
        let (graph, prices) = (walk.field.graph, walk.field.prices);
        let takes = walk.takes().and(&graph.all_resources.or(&graph.all_stations));
        let mut run = Candidate {
            takes,
            rank: 0,
            net: take.net,
            revenue: take.revenue,
            besides: take.besides,
            waysides: take.waysides,
            remote: 0,
        };
        run.rank = run.net - run.refund(graph, &graph.all_resources, prices) + walk.field.claimed(&takes);
        run
    }

    /// What it is paid at some prices, less what it pays for the resources that are not free.
    pub fn refund(&self, graph: &Graph<'_, W>, priced: &Row<W>, prices: &crate::prices::Prices) -> i64 {
        let home = if self.takes.meets(&graph.homes) { prices.home } else { 0 };
        home + i64::from(self.revenue) * prices.revenue + i64::from(self.besides) * prices.besides
            - prices.of(&self.takes.and(priced))
    }

    /// Which of two equally good runs comes first: by the stations they touch, then by the track they use.
    pub fn order(&self, other: &Candidate<W>) -> Ordering {
        self.takes.order(&other.takes).then(self.waysides.cmp(&other.waysides))
    }
}

/// The way a run goes: its stations from the lower end to the higher, and which arc it leaves each by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Trail {
    pub stations: Vec<usize>,
    pub arcs: Vec<usize>,
}

impl Trail {
    /// The way of a walk.
    pub fn of<const W: usize>(walk: &Walk<'_, W>) -> Trail {
        let graph = walk.field.graph;
        let to = |arc: &usize| graph.arcs[*arc].to;
        let mut stations: Vec<usize> = walk.arms[1].iter().rev().map(to).collect();
        stations.push(walk.root);
        stations.extend(walk.arms[0].iter().map(to));
        let along = walk.arms[1].iter().rev().chain(&walk.arms[0]);
        let mut links: Vec<_> = along.map(|arc| graph.arcs[*arc].link).collect();
        if stations.last() < stations.first() {
            stations.reverse();
            links.reverse();
        }
        let by = |(station, link): (&usize, &_)| {
            graph.leaving(*station).find(|arc| graph.arcs[*arc].link == *link)
        };
        let arcs = stations.iter().zip(&links).filter_map(by).collect();
        Trail { stations, arcs }
    }
}

/// Keeps the best run that a test accepts.
pub(crate) struct Best<const W: usize, F> {
    pub accept: F,
    pub bar: i64,
    pub found: Option<Candidate<W>>,
}

impl<const W: usize, F: FnMut(&Candidate<W>, &Walk<'_, W>) -> bool> Visitor<W> for Best<W, F> {
    fn bar(&self) -> i64 {
        self.bar
    }

    fn visit(&mut self, walk: &Walk<'_, W>, take: Take) -> ControlFlow<()> {
        let run = Candidate::new(walk, take);
        let better = self.found.is_none_or(|best| best.net < run.net || run.order(&best).is_lt());
        if better && (self.accept)(&run, walk) {
            self.bar = run.net;
            self.found = Some(run);
        }
        ControlFlow::Continue(())
    }
}

/// Keeps the best runs: at least so many of them, if there are as many, and none left out that is better than one kept.
pub(crate) struct Top<const W: usize> {
    pub most: usize,
    pub bar: i64,
    pub runs: Vec<Candidate<W>>,
}

impl<const W: usize> Visitor<W> for Top<W> {
    fn bar(&self) -> i64 {
        self.bar
    }

    fn visit(&mut self, walk: &Walk<'_, W>, take: Take) -> ControlFlow<()> {
        self.runs.push(Candidate::new(walk, take));
        if self.runs.len() / 2 >= self.most {
            let (_, last, _) =
                self.runs.select_nth_unstable_by_key(self.most, |run| std::cmp::Reverse(run.net));
            self.bar = last.net + 1;
            self.runs.truncate(self.most);
        }
        ControlFlow::Continue(())
    }
}
