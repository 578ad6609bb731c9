//! What runs earn (7.8.1 to 7.8.4). Every station and every off-board area scores once, for the first run that scores it.

use super::data::AreaId;
use super::freights::Chain;
use super::running::Followed;
use super::sections::{EXPRESS, FREIGHT, LOCAL};
use super::state::Type;
use super::words;
use super::{Game1862, Refused, no};
use board::{HexId, HexSet, StopId, StopKind, StopSet};
use rules::Money;

/// What each run earns and brings besides.
pub(super) struct Score {
    pub runs: Vec<(Money, Money)>,
}

impl Score {
    fn revenue(&self) -> Money {
        self.runs.iter().map(|(revenue, _)| *revenue).sum()
    }
}

impl Game1862 {
    /// What a set of runs earns. Freight runs that may be joined or not are scored as it brings the whole set most (7.8.1).
    pub(super) fn score(&self, runs: &[Followed]) -> Result<Score, Refused> {
        let mut best: Option<Result<Score, Refused>> = None;
        self.each_joining(runs, &mut |chains| {
            let score = self.score_joined(runs, chains);
            let better = match (&best, &score) {
                (Some(Ok(best)), Ok(score)) => score.revenue() >= best.revenue(),
                (Some(_), Err(_)) => false,
                (None | Some(Err(_)), _) => true,
            };
            if better {
                best = Some(score);
            }
        })?;
        best.unwrap_or_else(|| no(FREIGHT, words::Reason::FreightNotJoined))
    }

    /// The same with freight runs joined like this.
    fn score_joined(&self, runs: &[Followed], chains: &[Chain]) -> Result<Score, Refused> {
        let kept = self.kept_stops(runs, chains)?;
        let mut tally = Tally::new(self, runs.len());
        for (index, run) in runs.iter().enumerate() {
            match run.train.kind {
                Type::Freight => self.score_freight(&mut tally, runs, chains, index),
                Type::Express => {
                    run.large.iter().filter(|stop| kept[index].contains(**stop)).for_each(|stop| {
                        tally.stop(index, *stop);
                    })
                }
                Type::Local => {
                    let network = &self.state.network;
                    for stop in &run.stops {
                        let small = network.stops[stop.index()].kind == StopKind::Town;
                        if small || kept[index].contains(*stop) {
                            tally.stop(index, *stop);
                        }
                    }
                    tally.hexes(index, &run.hexes);
                }
            }
        }
        Ok(Score { runs: tally.runs })
    }

    /// "Only score the end points of the combined trains plus the bonus for intervening hexes."
    pub(super) fn score_freight(
        &self,
        tally: &mut Tally<'_>,
        runs: &[Followed],
        chains: &[Chain],
        index: usize,
    ) {
        let Some(chain) = chains.iter().find(|chain| chain.runs.contains(&index)) else { return };
        for (run, end) in chain.ends.iter().filter(|(run, _)| *run == index) {
            tally.stop(index, runs[*run].ends()[*end]);
        }
        if chain.runs[0] != index {
            return;
        }
        match chain.ends[..] {
            [a, b] => tally.add(index, self.freight_bonus(runs, a, b)),
            // F29: without a free end, the first stop of the run it was begun with is both ends.
            _ => {
                tally.stop(index, runs[index].ends()[0]);
                tally.add(index, self.freight_bonus(runs, (index, 0), (index, 0)));
            }
        }
    }

    /// "+20 per intervening hex, as the crow flies, or +30 per intervening hex if the route begins or ends at a port." An
    /// off-board end lies one hex beyond the hex it is entered from (A1).
    fn freight_bonus(&self, runs: &[Followed], a: (usize, usize), b: (usize, usize)) -> Money {
        let end = |(run, end): (usize, usize)| {
            let at = self.state.network.stops[runs[run].ends()[end].index()].at;
            let hex = if self.options.departures.old_freight_count { at.hex } else { runs[run].land[end] };
            (hex, self.data.area_of(at))
        };
        let ((from, from_area), (to, to_area)) = (end(a), end(b));
        let beyond = match self.options.departures.old_freight_count {
            true => 0,
            false => i32::from(from_area.is_some()) + i32::from(to_area.is_some()),
        };
        let hexes = (self.distance(from, to) - 1 + beyond).max(0);
        let port = [from_area, to_area].into_iter().flatten().any(|area: AreaId| self.data.is_port(area));
        let each = if port { self.data.costs.freight_hex_port } else { self.data.costs.freight_hex };
        each * hexes
    }

    fn distance(&self, a: HexId, b: HexId) -> i32 {
        let map = &self.data.map;
        map.hex(a).at.distance(map.hex(b).at).into()
    }

    /// The large stations that each express and local run scores.
    fn kept_stops(&self, runs: &[Followed], chains: &[Chain]) -> Result<Vec<StopSet>, Refused> {
        if self.options.departures.unscored_stops_are_chosen {
            return Ok(self.most_valuable_stops(runs, chains));
        }
        self.check_scored(runs, chains)?;
        Ok(runs.iter().map(|run| run.calls).collect())
    }

    /// A run leaves as many stations unscored as its numbers say, besides those that another run scores.
    fn check_scored(&self, runs: &[Followed], chains: &[Chain]) -> Result<(), Refused> {
        let mut elsewhere = Tally::new(self, runs.len());
        for (index, run) in runs.iter().enumerate() {
            match run.train.kind {
                Type::Freight => self.score_freight(&mut elsewhere, runs, chains, index),
                _ => run.calls.iter().for_each(|stop| elsewhere.stop(index, stop)),
            }
        }
        for run in runs.iter().filter(|run| run.train.kind != Type::Freight) {
            let band = self.data.band(run.train.card.kind);
            let unscored = run.large.iter().filter(|stop| !elsewhere.has(**stop)).count();
            let visited = run.large.len();
            if unscored > visited.saturating_sub(band.scored.into()) {
                let section = if run.train.kind == Type::Local { LOCAL } else { EXPRESS };
                return no(section, words::Reason::TooFewScored { train: run.train.card });
            }
        }
        Ok(())
    }

    /// F32, F33: the first choice, in the order of the stops on each run, with the highest sum of different stops.
    fn most_valuable_stops(&self, runs: &[Followed], chains: &[Chain]) -> Vec<StopSet> {
        let mut fixed = StopSet::default();
        for chain in chains {
            chain.ends.iter().for_each(|(run, end)| fixed.insert(runs[*run].ends()[*end]));
        }
        let options: Vec<Vec<StopSet>> = runs.iter().map(|run| self.ways_to_keep(run)).collect();
        let value = |stop: StopId| self.stop_value(stop).0;
        let mut best = (-1, vec![StopSet::default(); runs.len()]);
        let mut chosen = vec![0; runs.len()];
        loop {
            let mut all = fixed;
            for (run, way) in chosen.iter().enumerate() {
                options[run][*way].iter().for_each(|stop| all.insert(stop));
            }
            let total: i32 = all.iter().map(value).sum();
            if total > best.0 {
                best = (total, chosen.iter().enumerate().map(|(run, way)| options[run][*way]).collect());
            }
            // The last run's choice varies fastest.
            let Some(next) = (0..runs.len()).rev().find(|run| chosen[*run] + 1 < options[*run].len()) else {
                return best.1;
            };
            chosen[next] += 1;
            chosen[next + 1..].fill(0);
        }
    }

    /// Every choice of stops that a run may score, those that leave out the last stops first.
    fn ways_to_keep(&self, run: &Followed) -> Vec<StopSet> {
        if run.train.kind == Type::Freight {
            return vec![StopSet::default()];
        }
        let count = usize::from(self.data.band(run.train.card.kind).scored).min(run.large.len());
        let mut ways = Vec::new();
        combinations(&run.large, count, StopSet::default(), &mut ways);
        ways
    }

    /// What a stop is worth now.
    pub(super) fn stop_value(&self, stop: StopId) -> Money {
        let seen = &self.state.network.stops[stop.index()];
        let colour = match seen.kind {
            StopKind::OffBoard => self.phase().off_board,
            _ => self.newest_tiles(),
        };
        Money(seen.value.at(colour).into())
    }
}

/// Every choice of `count` of the stops, in the order of their places.
fn combinations(stops: &[StopId], count: usize, chosen: StopSet, ways: &mut Vec<StopSet>) {
    if count == 0 {
        ways.push(chosen);
        return;
    }
    for place in 0..=stops.len().saturating_sub(count) {
        let Some(stop) = stops.get(place) else { return };
        let mut with = chosen;
        with.insert(*stop);
        combinations(&stops[place + 1..], count - 1, with, ways);
    }
}

/// What has been scored so far, by run.
pub(super) struct Tally<'a> {
    game: &'a Game1862,
    pub runs: Vec<(Money, Money)>,
    stops: StopSet,
    areas: u32,
    touched: HexSet,
}

impl Tally<'_> {
    pub fn new(game: &Game1862, runs: usize) -> Tally<'_> {
        Tally {
            game,
            runs: vec![(Money::ZERO, Money::ZERO); runs],
            stops: StopSet::default(),
            areas: 0,
            touched: HexSet::default(),
        }
    }

    fn area(&self, stop: StopId) -> Option<u32> {
        let at = self.game.state.network.stops[stop.index()].at;
        self.game.data.area_of(at).map(|area| 1 << area.0)
    }

    /// Whether a stop, or its area, has been scored.
    fn has(&self, stop: StopId) -> bool {
        match self.area(stop) {
            Some(area) => self.areas & area != 0,
            None => self.stops.contains(stop),
        }
    }

    /// A run scores a stop, if none has before.
    fn stop(&mut self, run: usize, stop: StopId) {
        if self.has(stop) {
            return;
        }
        match self.area(stop) {
            Some(area) => self.areas |= area,
            None => self.stops.insert(stop),
        }
        self.runs[run].0 += self.game.stop_value(stop);
    }

    fn add(&mut self, run: usize, amount: Money) {
        self.runs[run].0 += amount;
    }

    /// A local run brings a subsidy for each hex that none has touched before.
    fn hexes(&mut self, run: usize, hexes: &[HexId]) {
        for hex in hexes {
            if !self.touched.contains(*hex) {
                self.touched.insert(*hex);
                self.runs[run].1 += self.game.data.costs.local_subsidy;
            }
        }
    }
}
