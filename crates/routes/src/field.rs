//! A board with what there is to gain at its stations and to pay on its track.

use crate::bits::Row;
use crate::graph::Graph;
use crate::prices::Prices;
use crate::problem::{Cities, Paid, Role, StopInfo, Through, Towns, Train};
use crate::weights::{Floor, STOP, Weights, Worth};

/// How a station counts for a train that comes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// It must call.
    Due { large: bool },
    /// It may, at a small station of this class.
    Town(usize),
    /// It may, at a wayside stop.
    Wayside,
    /// It cannot.
    Never,
}

/// A station where a run might come to call.
#[derive(Clone, Copy)]
pub(crate) struct Prospect {
    pub station: usize,
    /// The most it can add to a run.
    pub gain: i64,
    pub large: bool,
    pub through: Through,
}

/// A board with gains and costs.
pub(crate) struct Field<'g, const W: usize> {
    pub graph: &'g Graph<'g, W>,
    pub prices: &'g Prices,
    /// For each station how it counts and what it brings.
    pub calls: Vec<(Call, Worth)>,
    /// For each station what it costs to be the one that is paid there, where only one is; nobody pays more than it is
    /// worth. Empty if all are paid.
    claims: Vec<i64>,
    /// What the small stations bring that a train need not call at, the best class first.
    pub towns: Vec<Worth>,
    pub wayside: Worth,
    /// What the run as such brings.
    pub run: Worth,
    /// What each arc costs, with the stop it leads to.
    pub costs: Vec<i64>,
    /// The stations where a train must call that comes there, and those where it may, the most profitable first.
    pub dues: Vec<Prospect>,
    pub options: Vec<Prospect>,
    /// The stations where a run may end.
    pub ends: Row<W>,
    /// Whether small stations at the ends of a run must be called at.
    pub ends_due: bool,
    /// Whether a train must call at every small station.
    pub towns_due: bool,
    /// Whether less revenue for more money besides may be worth it.
    pub trade: bool,
}

impl<'g, const W: usize> Field<'g, W> {
    /// The board as a train sees it, at some prices.
    pub fn new(
        graph: &'g Graph<'g, W>,
        (train, paid): (&Train, Paid),
        weights: &Weights,
        prices: &'g Prices,
    ) -> Field<'g, W> {
        let priced = |mut worth: Worth| {
            worth.weight +=
                i64::from(worth.revenue) * prices.revenue + i64::from(worth.besides) * prices.besides;
            worth
        };
        let infos = || graph.outline.stations.iter().map(|station| &station.info);
        let worths: Vec<Worth> = infos().map(|info| priced(weights.call(train.pay, info))).collect();
        let role = |wanted: Role| infos().zip(&worths).filter(move |(info, _)| info.role == wanted);
        let mut towns: Vec<Worth> = role(Role::Small).map(|(_, worth)| *worth).collect();
        towns.sort_unstable_by(|a, b| b.cmp(a));
        towns.dedup();
        let wayside = role(Role::Wayside).map(|(_, worth)| *worth).next().unwrap_or_default();
        let call = |info: &StopInfo, worth: &Worth| match (info.role, train.towns) {
            (Role::Large, _) if train.cities == Cities::All || info.base => Call::Due { large: true },
            (Role::Small, Towns::All) => Call::Due { large: false },
            (Role::Small, Towns::Chosen | Towns::BestFirst) => {
                towns.iter().position(|town| town == worth).map_or(Call::Never, Call::Town)
            }
            (Role::Wayside, _) if train.waysides => Call::Wayside,
            _ => Call::Never,
        };
        let mut calls: Vec<(Call, Worth)> =
            infos().zip(&worths).map(|(info, worth)| (call(info, worth), *worth)).collect();
        let ends = calls.iter().enumerate();
        let ends = ends.filter(|(_, (call, _))| matches!(call, Call::Due { .. } | Call::Town(_)));
        let ends = Row::of(ends.map(|(station, _)| station));
        let mut claims = if paid == Paid::OncePerSet { vec![0; calls.len()] } else { Vec::new() };
        for (station, (call, worth)) in calls.iter_mut().enumerate() {
            if paid == Paid::OncePerSet && matches!(call, Call::Due { .. }) {
                claims[station] = worth.weight.min(prices.resources[station]);
                worth.weight -= claims[station];
            }
            if graph.homes.has(station) {
                worth.weight += prices.home;
            }
        }
        let cost = |takes: &Row<W>| prices.of(&takes.and(&graph.all_resources));
        let costs = graph.arcs.iter().map(|arc| STOP + arc.track + cost(&arc.takes)).collect();
        let mut field = Field {
            graph,
            prices,
            calls,
            claims,
            towns,
            wayside,
            run: priced(weights.run(train.pay)),
            costs,
            dues: Vec::new(),
            options: Vec::new(),
            ends,
            ends_due: train.towns == Towns::Chosen,
            towns_due: train.towns == Towns::All,
            trade: weights.floor != Floor::NONE,
        };
        (field.dues, field.options) = field.prospects();
        field
    }

    /// What a run pays that starts at a station.
    pub fn start(&self, station: usize) -> i64 {
        STOP + self.prices.of(&self.graph.stations[station].takes.and(&self.graph.all_resources))
    }

    /// What it costs to be paid at all the stations on a path.
    pub fn claimed(&self, takes: &Row<W>) -> i64 {
        if self.claims.is_empty() {
            return 0;
        }
        takes.and(&self.graph.all_stations).iter().map(|station| self.claims[station]).sum()
    }

    /// What each station pays where a train must call.
    pub fn dues_paid(&self) -> Vec<u32> {
        let paid =
            |(call, worth): &(Call, Worth)| if matches!(call, Call::Due { .. }) { worth.revenue } else { 0 };
        self.calls.iter().map(paid).collect()
    }

    /// What the stations could add to a run: those where a train must call only when it comes there, which costs
    /// at least the cheapest arc, the others also when they lie on its way already.
    fn prospects(&self) -> (Vec<Prospect>, Vec<Prospect>) {
        let mut access = vec![i64::MAX; self.calls.len()];
        for (arc, cost) in self.graph.arcs.iter().zip(&self.costs) {
            access[arc.to] = access[arc.to].min(*cost);
        }
        let (mut dues, mut options) = (Vec::new(), Vec::new());
        for (station, (call, worth)) in self.calls.iter().enumerate() {
            let through = self.graph.stations[station].through;
            let gain = worth.weight.saturating_sub(access[station]);
            let prospect = Prospect { station, gain, large: false, through };
            match call {
                Call::Due { large } => dues.push(Prospect { large: *large, ..prospect }),
                Call::Town(_) | Call::Wayside => options.push(Prospect { gain: worth.weight, ..prospect }),
                Call::Never => {}
            }
        }
        for prospects in [&mut dues, &mut options] {
            prospects.retain(|prospect| prospect.gain > 0);
            prospects.sort_by_key(|prospect| std::cmp::Reverse(prospect.gain));
        }
        (dues, options)
    }
}
