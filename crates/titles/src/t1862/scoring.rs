//! What runs earn (7.8.1 to 7.8.4). Every station and every off-board area scores once, for the first run that scores it.

use super::data::AreaId;
use super::running::Followed;
use super::sections::{EXPRESS, FREIGHT, LOCAL};
use super::state::Type;
use super::words;
use super::{Game1862, Refused, no};
use board::{HexId, HexSet, StopId, StopKind, StopSet};
use rules::Money;
use smallvec::SmallVec;

/// What each run earns and brings besides.
pub(super) struct Score {
    pub runs: Vec<(Money, Money)>,
}

/// Freight runs joined end to end, which score like one longer run.
struct Chain {
    /// The runs, by their place in the list; the first is the one the chain was begun with.
    runs: SmallVec<[usize; 4]>,
    /// The free ends: the run and which of its ends.
    ends: SmallVec<[(usize, usize); 2]>,
}

/// Some runs, by their places in the list.
type Part = SmallVec<[usize; 4]>;

impl Game1862 {
    pub(super) fn score(&self, runs: &[Followed]) -> Result<Score, Refused> {
        let chains = self.chains(runs)?;
        let kept = self.kept_stops(runs, &chains)?;
        let mut tally = Tally::new(self, runs.len());
        for (index, run) in runs.iter().enumerate() {
            match run.train.kind {
                Type::Freight => self.score_freight(&mut tally, runs, &chains, index),
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
    fn score_freight(&self, tally: &mut Tally<'_>, runs: &[Followed], chains: &[Chain], index: usize) {
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

    /// 7.8.1: which freight runs are scored together.
    fn chains(&self, runs: &[Followed]) -> Result<SmallVec<[Chain; 4]>, Refused> {
        let freight: SmallVec<[usize; 6]> =
            (0..runs.len()).filter(|run| runs[*run].train.kind == Type::Freight).collect();
        if freight.is_empty() {
            return Ok(SmallVec::new());
        }
        if self.options.departures.freight_always_joins {
            return self.joined_chains(runs, &freight);
        }
        match self.best_chains(runs, &freight) {
            Some(chains) => Ok(chains),
            None => no(FREIGHT, words::Reason::FreightNotJoined),
        }
    }

    fn is_permanent(&self, run: &Followed) -> bool {
        self.is_permanent_band(run.train.card.kind)
    }

    /// Freight trains that may operate separately: the bands that never rust when all trains are in the game (F6 to F9).
    pub(super) fn is_permanent_band(&self, kind: rules::TrainKind) -> bool {
        self.data.band(kind).rusts_with.is_none()
    }

    /// F30: recorded games grow a chain from the first non-permanent freight, then from whatever is left.
    fn joined_chains(&self, runs: &[Followed], freight: &[usize]) -> Result<SmallVec<[Chain; 4]>, Refused> {
        let mut left: SmallVec<[usize; 6]> = SmallVec::from_slice(freight);
        let mut chains: SmallVec<[Chain; 4]> = SmallVec::new();
        let passing = |run: &usize| !self.is_permanent(&runs[*run]);
        while let Some(&first) = left.iter().find(|run| passing(run)).or(left.first()) {
            left.retain(|run| *run != first);
            let mut chain: SmallVec<[usize; 4]> = SmallVec::from_slice(&[first]);
            for end in runs[first].ends() {
                let branch = self.longest_branch(runs, &left, end);
                left.retain(|run| !branch.contains(run));
                chain.extend(branch);
            }
            let ends = free_ends(runs, &chain);
            let closed = ends.is_empty() && !self.options.departures.closed_chains_score_one_stop;
            if ends.len() == 1 || closed || !self.may_be_ends(runs, &ends) {
                return no(FREIGHT, words::Reason::FreightNotJoined);
            }
            chains.push(Chain { runs: chain, ends });
        }
        let scattered = chains.iter().skip(1).any(|chain| chain.runs.iter().any(passing));
        let permanent = freight.iter().any(|run| !passing(run));
        let alone = chains[0].runs.iter().all(passing);
        if scattered || (permanent && alone) {
            return no(FREIGHT, words::Reason::FreightNotJoined);
        }
        Ok(chains)
    }

    /// F30: of the freight runs that go on from a stop, the first branch with a non-permanent train, or else the longest.
    fn longest_branch(&self, runs: &[Followed], left: &[usize], stop: StopId) -> SmallVec<[usize; 4]> {
        let mut best: SmallVec<[usize; 4]> = SmallVec::new();
        for &run in left.iter().filter(|run| runs[**run].ends().contains(&stop)) {
            let [a, b] = runs[run].ends();
            let rest: SmallVec<[usize; 6]> = left.iter().copied().filter(|other| *other != run).collect();
            let mut branch: SmallVec<[usize; 4]> = SmallVec::from_slice(&[run]);
            branch.extend(self.longest_branch(runs, &rest, if a == stop { b } else { a }));
            if branch.iter().any(|run| !self.is_permanent(&runs[*run])) {
                return branch;
            }
            if branch.len() > best.len() {
                best = branch;
            }
        }
        best
    }

    /// The way to join freight runs that scores most: all non-permanent ones in one chain, with a permanent one if any runs;
    /// permanent ones "MAY operate separately". `None` if they cannot be joined so.
    fn best_chains(&self, runs: &[Followed], freight: &[usize]) -> Option<SmallVec<[Chain; 4]>> {
        let mut best: Option<(Money, SmallVec<[Chain; 4]>)> = None;
        let (free, bound): (Part, Part) =
            freight.iter().copied().partition(|run| self.is_permanent(&runs[*run]));
        let mut parts: Vec<Part> = Some(bound).filter(|bound| !bound.is_empty()).into_iter().collect();
        each_partition(&free, &mut parts, &mut |parts| {
            let Some(chains) = self.as_chains(runs, parts) else { return };
            let mut tally = Tally::new(self, runs.len());
            for &run in freight {
                self.score_freight(&mut tally, runs, &chains, run);
            }
            let total = tally.runs.iter().map(|(revenue, _)| *revenue).sum();
            if best.as_ref().is_none_or(|(most, _)| total > *most) {
                best = Some((total, chains));
            }
        });
        best.map(|(_, chains)| chains)
    }

    /// The groups as chains, if each is one longer run and the non-permanent ones are together as they must.
    fn as_chains(&self, runs: &[Followed], parts: &[Part]) -> Option<SmallVec<[Chain; 4]>> {
        let permanent = |run: &usize| self.is_permanent(&runs[*run]);
        let bound = parts.iter().filter(|part| !part.iter().all(permanent)).count();
        let any_permanent = parts.iter().flatten().any(permanent);
        let without = parts.iter().any(|part| !part.iter().any(permanent));
        if bound > 1 || (any_permanent && without) {
            return None;
        }
        parts.iter().map(|part| self.as_chain(runs, part)).collect()
    }

    /// The runs as one longer run: end to end at large stations, no station twice, no track twice, at most one port and one
    /// red area.
    fn as_chain(&self, runs: &[Followed], part: &[usize]) -> Option<Chain> {
        let network = &self.state.network;
        let mut part: Part = SmallVec::from_slice(part);
        part.sort_unstable();
        let ends = free_ends(runs, &part);
        if ends.len() != 2 {
            return None;
        }
        let mut joints = 0;
        for (place, &run) in part.iter().enumerate() {
            for &other in &part[place + 1..] {
                if runs[run].pieces.intersects(&runs[other].pieces) {
                    return None;
                }
                for stop in runs[run].stops.iter().filter(|stop| runs[other].visited.contains(**stop)) {
                    let both_end = runs[run].ends().contains(stop) && runs[other].ends().contains(stop);
                    if !both_end || network.stops[stop.index()].kind != StopKind::City {
                        return None;
                    }
                    joints += 1;
                }
            }
        }
        if joints + 1 != part.len() {
            return None;
        }
        self.may_be_ends(runs, &ends).then_some(Chain { runs: part, ends })
    }

    /// "A route may not run from Port to Port or from red off-board area to red off-board area" (A2: a chain may).
    fn may_be_ends(&self, runs: &[Followed], ends: &[(usize, usize)]) -> bool {
        let area = |(run, end): &(usize, usize)| {
            self.data.area_of(self.state.network.stops[runs[*run].ends()[*end].index()].at)
        };
        match ends {
            [a, b] => match (area(a), area(b)) {
                (Some(a), Some(b)) => {
                    self.options.departures.chains_join_areas || self.data.is_port(a) != self.data.is_port(b)
                }
                _ => true,
            },
            _ => true,
        }
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

/// Every way to put some runs into groups, those that are there or new ones.
fn each_partition(left: &[usize], parts: &mut Vec<Part>, visit: &mut dyn FnMut(&[Part])) {
    let Some((&first, rest)) = left.split_first() else {
        visit(parts);
        return;
    };
    for part in 0..parts.len() {
        parts[part].push(first);
        each_partition(rest, parts, visit);
        parts[part].pop();
    }
    parts.push(SmallVec::from_slice(&[first]));
    each_partition(rest, parts, visit);
    parts.pop();
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

/// The ends of some freight runs that no other of them shares.
fn free_ends(runs: &[Followed], part: &[usize]) -> SmallVec<[(usize, usize); 2]> {
    let mut free = SmallVec::new();
    for &run in part {
        for (end, stop) in runs[run].ends().into_iter().enumerate() {
            if part.iter().all(|other| *other == run || !runs[*other].ends().contains(&stop)) {
                free.push((run, end));
            }
        }
    }
    free
}

/// What has been scored so far, by run.
struct Tally<'a> {
    game: &'a Game1862,
    runs: Vec<(Money, Money)>,
    stops: StopSet,
    areas: u32,
    touched: HexSet,
}

impl Tally<'_> {
    fn new(game: &Game1862, runs: usize) -> Tally<'_> {
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
