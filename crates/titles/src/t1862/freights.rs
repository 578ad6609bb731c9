//! 7.8.1: which freight runs are joined end to end into one longer run.

use super::running::Followed;
use super::scoring::Tally;
use super::sections::FREIGHT;
use super::state::Type;
use super::words;
use super::{Game1862, Refused, no};
use board::{StopId, StopKind};
use rules::Money;
use smallvec::SmallVec;

/// How many ways to join freight runs are tried at most.
const MOST_WAYS: usize = 20_000;

/// Freight runs joined end to end, which score like one longer run.
pub(super) struct Chain {
    /// The runs, by their place in the list; the first is the one the chain was begun with.
    pub runs: SmallVec<[usize; 4]>,
    /// The free ends: the run and which of its ends.
    pub ends: SmallVec<[(usize, usize); 2]>,
}

/// All freight runs of a set, as they are joined.
pub(super) type Chains = SmallVec<[Chain; 4]>;

/// Some runs, by their places in the list.
type Part = SmallVec<[usize; 4]>;

impl Game1862 {
    /// Visits every way in which the freight runs of a set may be joined. Refuses if there is none.
    pub(super) fn each_joining(
        &self,
        runs: &[Followed],
        visit: &mut dyn FnMut(&[Chain]),
    ) -> Result<(), Refused> {
        let freight: SmallVec<[usize; 6]> =
            (0..runs.len()).filter(|run| runs[*run].train.kind == Type::Freight).collect();
        let departures = &self.options.departures;
        if freight.is_empty() {
            visit(&[]);
            return Ok(());
        }
        if departures.freight_always_joins {
            visit(&self.joined_chains(runs, &freight)?);
            return Ok(());
        }
        let found = if departures.freights_judged_alone {
            self.best_chains(runs, &freight).map(|chains| visit(&chains)).is_some()
        } else {
            self.try_joinings(runs, &freight, visit)
        };
        if found { Ok(()) } else { no(FREIGHT, words::Reason::FreightNotJoined) }
    }

    /// Visits every way to join freight runs that is allowed. Gives whether there is one.
    fn try_joinings(&self, runs: &[Followed], freight: &[usize], visit: &mut dyn FnMut(&[Chain])) -> bool {
        let permanent = |run: &usize| self.is_permanent(&runs[*run]);
        let mut joints: Vec<(usize, usize)> = Vec::new();
        for (place, &one) in freight.iter().enumerate() {
            let others = freight[place + 1..].iter().copied();
            joints.extend(
                others
                    .filter(|other| self.as_chain(runs, &[one, *other]).is_some())
                    .map(|other| (one, other)),
            );
        }
        joints.sort_by_key(|(one, other)| permanent(one) && permanent(other));
        let apart: Vec<Part> = freight.iter().map(|run| SmallVec::from_slice(&[*run])).collect();
        let mut ways = Ways { game: self, runs, joints, visit, left: MOST_WAYS, any: false };
        ways.each(0, &apart);
        ways.any
    }

    fn is_permanent(&self, run: &Followed) -> bool {
        self.is_permanent_band(run.train.card.kind)
    }

    /// Freight trains that may operate separately: the bands that never rust when all trains are in the game (F6 to F9).
    pub(super) fn is_permanent_band(&self, kind: rules::TrainKind) -> bool {
        self.data.band(kind).rusts_with.is_none()
    }

    /// F30: recorded games grow a chain from the first non-permanent freight, then from whatever is left.
    fn joined_chains(&self, runs: &[Followed], freight: &[usize]) -> Result<Chains, Refused> {
        let mut left: SmallVec<[usize; 6]> = SmallVec::from_slice(freight);
        let mut chains = Chains::new();
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

    /// The joining that version 1 chose: the one that brings most of the freight runs alone. `None` if there is none.
    fn best_chains(&self, runs: &[Followed], freight: &[usize]) -> Option<Chains> {
        let mut best: Option<(Money, Chains)> = None;
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
    fn as_chains(&self, runs: &[Followed], parts: &[Part]) -> Option<Chains> {
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
}

/// Every way to join freight runs, joint by joint: apart or joined.
struct Ways<'w> {
    game: &'w Game1862,
    runs: &'w [Followed],
    /// Pairs of runs that may be joined, those with a non-permanent one first.
    joints: Vec<(usize, usize)>,
    visit: &'w mut dyn FnMut(&[Chain]),
    /// How many more ways are tried.
    left: usize,
    /// Whether any way was allowed.
    any: bool,
}

impl Ways<'_> {
    fn each(&mut self, joint: usize, parts: &[Part]) {
        if self.left == 0 {
            return;
        }
        let Some(&(one, other)) = self.joints.get(joint) else {
            self.left -= 1;
            if let Some(chains) = self.game.as_chains(self.runs, parts) {
                self.any = true;
                (self.visit)(&chains);
            }
            return;
        };
        let joined = self.joined(parts, one, other);
        let permanent = |run: usize| self.game.is_permanent(&self.runs[run]);
        // What is tried first is what is tried at all if there are too many ways.
        let apart_first = permanent(one) && permanent(other);
        if apart_first {
            self.each(joint + 1, parts);
        }
        if let Some(parts) = joined {
            self.each(joint + 1, &parts);
        }
        if !apart_first {
            self.each(joint + 1, parts);
        }
    }

    /// The parts with those of two runs joined, if nothing else of them meets.
    fn joined(&self, parts: &[Part], one: usize, other: usize) -> Option<Vec<Part>> {
        let part_of = |run: usize| parts.iter().position(|part| part.contains(&run));
        let (first, second) = (part_of(one)?, part_of(other)?);
        let mut pairs = parts[first].iter().flat_map(|a| parts[second].iter().map(move |b| (*a, *b)));
        if first == second || pairs.any(|pair| pair != (one, other) && self.touch(pair)) {
            return None;
        }
        let mut joined = parts.to_vec();
        let more = joined[second].clone();
        joined[first].extend(more);
        joined.remove(second);
        Some(joined)
    }

    /// Whether two runs have a stop or track in common.
    fn touch(&self, (one, other): (usize, usize)) -> bool {
        let (one, other) = (&self.runs[one], &self.runs[other]);
        one.visited.intersects(other.visited) || one.pieces.intersects(&other.pieces)
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
