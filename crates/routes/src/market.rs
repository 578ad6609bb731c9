//! Runs to choose from at a price, and the search for prices that bring the bound down.

use crate::bits::Row;
use crate::graph::Graph;
use crate::prices::Prices;
use crate::problem::Meet;
use crate::run::Candidate;
use crate::sets::Chosen;
use crate::weights::Floor;

/// Trains that may do the same, and runs they could make.
pub(crate) struct Class<const W: usize> {
    pub trains: usize,
    pub runs: Vec<Candidate<W>>,
    /// What each station pays these trains, where only one run of a set is paid. Empty if all are.
    pub pays: Vec<u32>,
}

impl<const W: usize> Class<W> {
    /// The best run at the current prices.
    pub fn top(&self) -> Option<&Candidate<W>> {
        self.runs.iter().reduce(|best, run| if run.net > best.net { run } else { best })
    }

    /// What the best run brings; a train may also stand idle.
    pub fn most(&self) -> i64 {
        self.top().map_or(0, |run| run.net.max(0))
    }
}

impl<const W: usize> Class<W> {
    /// What the stations on the track of a run pay that pay only one run of a set.
    pub fn paid<'c>(&'c self, run: &'c Candidate<W>) -> impl Iterator<Item = (usize, u32)> + 'c {
        let pays = |station: usize| self.pays.get(station).map(|pounds| (station, *pounds));
        run.takes.iter().map_while(pays).filter(|(_, pounds)| *pounds > 0)
    }

    /// What the run brings that only so many others surpass.
    pub fn best_but(&self, others: usize) -> Option<i64> {
        let mut nets: Vec<i64> = self.runs.iter().map(|run| run.net).collect();
        (nets.len() > others).then(|| *nets.select_nth_unstable_by(others, |a, b| b.cmp(a)).1)
    }
}

/// Revenue and money besides count in units of this much when prices are looked for.
const UNIT: i64 = 32;

/// How many of the best runs of a class are asked for their opinion on prices, and how often.
const HEARD: usize = 1000;
const HEARINGS: usize = 4;

/// A market for the runs of a set.
pub(crate) struct Market<'m, const W: usize> {
    pub graph: &'m Graph<'m, W>,
    pub floor: Floor,
    /// What a pound of revenue is worth.
    pub pound: i64,
    pub classes: Vec<Class<W>>,
}

impl<const W: usize> Market<'_, W> {
    /// Finds out how far each run is from the home, and drops those too far away to be connected with it.
    pub fn drop_remote(&mut self) {
        if self.graph.outline.meet == Meet::Never {
            return;
        }
        let trains: usize = self.classes.iter().map(|class| class.trains).sum();
        for run in self.classes.iter_mut().flat_map(|class| &mut class.runs) {
            run.remote = trains;
        }
        let mut reached = self.graph.homes;
        for distance in 0..trains {
            let mut next = reached;
            for run in self.classes.iter_mut().flat_map(|class| &mut class.runs) {
                if run.remote == trains && run.takes.meets(&reached) {
                    run.remote = distance;
                    next = next.or(&run.takes.and(&self.graph.all_stations));
                }
            }
            reached = next;
        }
        for class in &mut self.classes {
            class.runs.retain(|run| run.remote < trains);
        }
    }

    /// Charges every run.
    pub fn charge(&mut self, prices: &Prices) {
        let priced = Row::of((0..prices.resources.len()).filter(|bit| prices.resources[*bit] > 0));
        let priced = priced.and(&self.graph.all_resources);
        let pound = self.pound + prices.revenue;
        for class in &mut self.classes {
            for run in &mut class.runs {
                run.net = run.rank + run.refund(self.graph, &priced, prices);
            }
            if !class.pays.is_empty() {
                let claim = |(station, pounds): (usize, u32)| {
                    (i64::from(pounds) * pound).min(prices.resources[station])
                };
                let claims: Vec<i64> =
                    class.runs.iter().map(|run| class.paid(run).map(claim).sum()).collect();
                class.runs.iter_mut().zip(claims).for_each(|(run, claims)| run.net -= claims);
            }
        }
    }

    /// The rank of a set: what its runs are worth, less what stations pay only once.
    pub fn rank(&self, chosen: &Chosen<W>) -> i64 {
        let mut paid = vec![0; self.graph.outline.stations.len()];
        let mut rank = 0;
        for (class, run) in chosen {
            rank += run.rank;
            for (station, pounds) in self.classes[*class].paid(run) {
                rank -= i64::from(pounds.min(paid[station])) * self.pound;
                paid[station] = pounds.max(paid[station]);
            }
        }
        rank
    }

    /// How many runs there are.
    pub fn size(&self) -> usize {
        self.classes.iter().map(|class| class.runs.len()).sum()
    }

    /// The most that a set of these runs can bring, as far as the prices tell.
    pub fn bound(&self, prices: &Prices) -> i64 {
        let most: i64 = self.classes.iter().map(|class| class.trains as i64 * class.most()).sum();
        most + prices.total(self.floor)
    }

    /// Looks for prices that bring the bound down towards a known set, for so many rounds, and returns the best with
    /// their bound.
    pub fn haggle(&mut self, start: Prices, low: i64, rounds: usize) -> (Prices, i64) {
        let mut prices = start.clone();
        let mut best = (start, i64::MAX);
        let (mut pace, mut stale) = (64, 0);
        for _ in 0..rounds {
            self.charge(&prices);
            let bound = self.bound(&prices);
            if bound < best.1 {
                best = (prices.clone(), bound);
                stale = 0;
            } else {
                stale += 1;
            }
            if stale == 3 {
                pace = pace * 3 / 4;
                stale = 0;
            }
            if bound <= low || pace < 4 || !self.adjust(&mut prices, bound - low, pace) {
                break;
            }
        }
        self.charge(&best.0);
        best
    }

    /// Looks for prices as well, but lets only the best runs haggle for them, and drops all that are part of no set
    /// as good as `low`.
    pub fn settle(&mut self, start: Prices, low: i64) -> (Prices, i64) {
        self.charge(&start);
        let bound = self.bound(&start);
        self.prune(bound, low);
        let mut best = (start, bound);
        for _ in 0..HEARINGS {
            let (prices, _) = self.heard().haggle(best.0.clone(), low, 100);
            self.charge(&prices);
            let bound = self.bound(&prices);
            self.prune(bound, low);
            if bound >= best.1 {
                break;
            }
            best = (prices, bound);
        }
        best
    }

    /// A market of the best runs only.
    fn heard(&self) -> Market<'_, W> {
        let class = |class: &Class<W>| {
            let bar = class.best_but(HEARD).unwrap_or(i64::MIN);
            let runs = class.runs.iter().filter(|run| run.net >= bar).copied().collect();
            Class { trains: class.trains, runs, pays: class.pays.clone() }
        };
        let (floor, pound) = (self.floor, self.pound);
        Market { graph: self.graph, floor, pound, classes: self.classes.iter().map(class).collect() }
    }

    /// Drops the runs that are part of no set as good as `low`.
    fn prune(&mut self, bound: i64, low: i64) {
        for class in &mut self.classes {
            let slack = bound - class.most() - low;
            class.runs.retain(|run| run.net + slack >= 0);
        }
    }

    /// Raises the price of what is wanted more than once and lowers that of what nobody wants. Says whether
    /// anything is to be adjusted.
    fn adjust(&self, prices: &mut Prices, gap: i64, pace: i64) -> bool {
        let mut excess = vec![-1; prices.resources.len()];
        let mut homeless = if self.graph.outline.meet == Meet::Never { 0 } else { 1 };
        let pound = self.pound + prices.revenue;
        let mut short = [i64::from(self.floor.revenue), i64::from(self.floor.besides)];
        for class in &self.classes {
            let Some(top) = class.top().filter(|top| top.net > 0) else { continue };
            let trains = class.trains as i64;
            for bit in top.takes.and(&self.graph.all_resources).iter() {
                excess[bit] += trains;
            }
            for (station, pounds) in class.paid(top) {
                let claims = i64::from(pounds) * pound > prices.resources[station];
                excess[station] += if claims { trains } else { 0 };
            }
            homeless -= if top.takes.meets(&self.graph.homes) { trains } else { 0 };
            short[0] -= trains * i64::from(top.revenue);
            short[1] -= trains * i64::from(top.besides);
        }
        let moved = |excess: i64, price: i64| if excess > 0 || price > 0 { excess } else { 0 };
        let homeless = moved(homeless, prices.home);
        let revenue = moved(short[0] / UNIT, prices.revenue);
        let besides = moved(short[1] / UNIT, prices.besides);
        let mut norm = homeless.pow(2) + revenue.pow(2) + besides.pow(2);
        for (excess, price) in excess.iter_mut().zip(&prices.resources) {
            *excess = moved(*excess, *price);
            norm += excess.pow(2);
        }
        let step = gap.checked_div(norm).unwrap_or(0) * pace / 64;
        for (excess, price) in excess.iter().zip(&mut prices.resources) {
            *price = (*price + step * excess).max(0);
        }
        prices.home = (prices.home + step * homeless).max(0);
        prices.revenue = (prices.revenue + step * revenue / UNIT).max(0);
        prices.besides = (prices.besides + step * besides / UNIT).max(0);
        step > 0
    }
}
