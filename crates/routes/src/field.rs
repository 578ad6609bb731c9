//! A board with what there is to gain at its stations and to pay on its track.

use crate::bits::Row;
use crate::graph::Graph;
use crate::prices::Prices;
use crate::problem::{Role, Terms, Through, Towns};
use crate::weights::{Floor, STOP, Weights, Worth};

/// How a station counts for a train that comes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// It must call.
    Due { large: bool },
    /// It may, at a small station of this class.
    Town(usize),
    /// It may, at a halt.
    Halt,
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
    /// What the small stations bring that a train need not call at, the best class first.
    pub towns: Vec<Worth>,
    pub halt: Worth,
    /// What the run as such brings.
    pub run: Worth,
    /// What each arc costs, with the stop it leads to.
    pub costs: Vec<i64>,
    /// The stations where a train must call that comes there, and those where it may, the most profitable first.
    pub dues: Vec<Prospect>,
    pub options: Vec<Prospect>,
    /// Whether small stations at the ends of a run must be called at.
    pub ends_due: bool,
    /// Whether a train must call at every small station.
    pub towns_due: bool,
    /// Whether less revenue for more subsidy may be worth it.
    pub trade: bool,
}

impl<'g, const W: usize> Field<'g, W> {
    /// The board under some terms, at some prices.
    pub fn new(
        graph: &'g Graph<'g, W>,
        terms: &Terms,
        weights: &Weights,
        prices: &'g Prices,
    ) -> Field<'g, W> {
        let priced = |mut worth: Worth| {
            worth.weight +=
                i64::from(worth.revenue) * prices.revenue + i64::from(worth.subsidy) * prices.subsidy;
            worth
        };
        let infos = || graph.outline.stations.iter().map(|station| &station.info);
        let worths: Vec<Worth> = infos().map(|info| priced(weights.call(terms, info))).collect();
        let role = |wanted: Role| infos().zip(&worths).filter(move |(info, _)| info.role == wanted);
        let mut towns: Vec<Worth> = role(Role::Small).map(|(_, worth)| *worth).collect();
        towns.sort_unstable_by(|a, b| b.cmp(a));
        towns.dedup();
        let halt = role(Role::Halt).map(|(_, worth)| *worth).next().unwrap_or_default();
        let call = |role: Role, worth: &Worth| match role {
            Role::Large => Call::Due { large: true },
            Role::Small if terms.towns == Towns::All => Call::Due { large: false },
            Role::Small => towns.iter().position(|town| town == worth).map_or(Call::Never, Call::Town),
            Role::Halt if terms.halts => Call::Halt,
            Role::Halt | Role::Closed => Call::Never,
        };
        let mut calls: Vec<(Call, Worth)> =
            infos().zip(&worths).map(|(info, worth)| (call(info.role, worth), *worth)).collect();
        for (station, (_, worth)) in calls.iter_mut().enumerate() {
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
            towns,
            halt,
            run: priced(weights.run(terms)),
            costs,
            dues: Vec::new(),
            options: Vec::new(),
            ends_due: terms.towns == Towns::Chosen,
            towns_due: terms.towns == Towns::All,
            trade: weights.floor != Floor::NONE,
        };
        (field.dues, field.options) = field.prospects();
        field
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
                Call::Town(_) | Call::Halt => options.push(Prospect { gain: worth.weight, ..prospect }),
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
