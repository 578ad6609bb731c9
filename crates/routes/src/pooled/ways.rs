//! The way of goods trains joined into one run between two ends: found by trying, since no station may be come to twice
//! and each train must touch a base.

use std::ops::ControlFlow;

use super::field::{Bits, Field, bit, over};
use super::goods::{Chain, Goods, pairs_up};
use super::steps::{OutOfSteps, Steps};

/// A way that goods trains can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Joined {
    pub from: usize,
    /// The parts in order: a train of the chain, and the arcs it follows.
    pub parts: Vec<(Goods, Vec<usize>)>,
    /// Where it may meet other runs.
    pub meets: Bits,
}

impl Joined {
    /// Where it ends.
    pub fn to(&self, field: &Field) -> usize {
        let last = self.parts.last().and_then(|(_, arcs)| arcs.last());
        last.map_or(self.from, |arc| field.arcs[*arc].to)
    }

    /// How many edges between hexes it crosses.
    pub fn length(&self, field: &Field) -> u32 {
        self.parts.iter().flat_map(|(_, arcs)| arcs).map(|arc| field.arcs[*arc].length).sum()
    }
}

/// What is asked for.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'w> {
    pub chain: &'w Chain,
    pub from: usize,
    pub to: usize,
    /// The way comes to a station of each of these.
    pub needs: &'w [Bits],
    /// How many edges it crosses at most.
    pub most: u32,
}

/// Somebody who looks at ways and says when it is enough.
pub(crate) type Visit<'v> = &'v mut dyn FnMut(&Joined, &mut Steps) -> Result<ControlFlow<()>, OutOfSteps>;

/// Shows every way that is wanted to a visitor until it has seen enough. Gives whether it has.
pub(crate) fn every_way(
    field: &Field,
    wanted: Wanted<'_>,
    steps: &mut Steps,
    visitor: Visit<'_>,
) -> Result<ControlFlow<()>, OutOfSteps> {
    let meets = field.stations[wanted.from].meets;
    let way = Joined { from: wanted.from, parts: Vec::new(), meets };
    let clashing = vec![0; field.links];
    let mut search = Search { field, wanted, steps, visitor, way, clashing };
    let all = (1usize << wanted.chain.0.len()) - 1;
    search.set_out(Place {
        at: wanted.from,
        seen: bit(wanted.from),
        left: all,
        train: 0,
        based: false,
        crossed: 0,
    })
}

/// Shows every way of a chain from one end to any other that comes later.
pub(crate) fn every_way_from(
    field: &Field,
    chain: &Chain,
    from: usize,
    steps: &mut Steps,
    visitor: Visit<'_>,
) -> Result<ControlFlow<()>, OutOfSteps> {
    let wanted = Wanted { chain, from, to: ANY, needs: &[], most: reach(chain) };
    every_way(field, wanted, steps, visitor)
}

/// Any end that comes after the first.
const ANY: usize = usize::MAX;

/// A way that is wanted, if there is one.
pub(crate) fn a_way(
    field: &Field,
    wanted: Wanted<'_>,
    steps: &mut Steps,
) -> Result<Option<Joined>, OutOfSteps> {
    let mut found = None;
    let _ = every_way(field, wanted, steps, &mut |way, _| {
        found = Some(way.clone());
        Ok(ControlFlow::Break(()))
    })?;
    Ok(found)
}

/// A way as short as any that is wanted.
pub(crate) fn a_short_way(
    field: &Field,
    wanted: Wanted<'_>,
    steps: &mut Steps,
) -> Result<Option<Joined>, OutOfSteps> {
    for most in u32::from(field.distance(wanted.from, wanted.to))..=wanted.most {
        let found = a_way(field, Wanted { most, ..wanted }, steps)?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// How many edges all trains of a chain may cross together.
pub(crate) fn reach(chain: &Chain) -> u32 {
    chain.0.iter().map(|goods| u32::from(goods.hexes)).sum()
}

/// Where a way has come to.
#[derive(Clone, Copy)]
struct Place {
    at: usize,
    seen: Bits,
    /// The trains that have not set out.
    left: usize,
    /// How many edges the train on its way may still cross.
    train: u32,
    /// Whether that train has touched a base.
    based: bool,
    /// How many edges all trains have crossed.
    crossed: u32,
}

struct Search<'s> {
    field: &'s Field,
    wanted: Wanted<'s>,
    steps: &'s mut Steps,
    visitor: Visit<'s>,
    way: Joined,
    /// How many links of the way run over track of each link.
    clashing: Vec<u8>,
}

impl Search<'_> {
    /// Lets each of the trains that are left set out from here.
    fn set_out(&mut self, place: Place) -> Result<ControlFlow<()>, OutOfSteps> {
        let trains = &self.wanted.chain.0;
        for train in (0..trains.len()).filter(|train| place.left >> train & 1 != 0) {
            // Equal trains set out in order.
            if train > 0 && trains[train] == trains[train - 1] && place.left >> (train - 1) & 1 != 0 {
                continue;
            }
            self.way.parts.push((trains[train], Vec::new()));
            let begun = Place {
                left: place.left & !(1 << train),
                train: u32::from(trains[train].hexes),
                based: self.field.bases & bit(place.at) != 0,
                ..place
            };
            let flow = self.follow(begun)?;
            self.way.parts.pop();
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Lets the train on its way go on, nearest to the end first.
    fn follow(&mut self, place: Place) -> Result<ControlFlow<()>, OutOfSteps> {
        let field = self.field;
        let mut arcs: Vec<usize> = field.arcs_of(place.at).collect();
        arcs.sort_by_key(|arc| (self.still(field.arcs[*arc].to), *arc));
        for number in arcs {
            let arc = &field.arcs[number];
            let off_board = over(&field.stations[arc.to]).is_some();
            if place.seen & bit(arc.to) != 0
                || arc.length > place.train
                || off_board && !self.may_end(arc.to)
                || self.clashing[arc.link.index()] > 0
            {
                continue;
            }
            let next = Place {
                at: arc.to,
                seen: place.seen | bit(arc.to),
                train: place.train - arc.length,
                based: place.based || field.bases & bit(arc.to) != 0,
                crossed: place.crossed + arc.length,
                ..place
            };
            self.steps.take(1)?;
            let met = self.way.meets;
            self.way.meets |= field.stations[arc.to].meets;
            self.take(number);
            let flow = if self.hopeful(&next) { self.come(next)? } else { ControlFlow::Continue(()) };
            self.untake(number);
            self.way.meets = met;
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn take(&mut self, number: usize) {
        if let Some((_, arcs)) = self.way.parts.last_mut() {
            arcs.push(number);
        }
        let clashes = &self.field.arcs[number].clashes;
        clashes.iter().for_each(|link| self.clashing[link.index()] += 1);
    }

    fn untake(&mut self, number: usize) {
        if let Some((_, arcs)) = self.way.parts.last_mut() {
            arcs.pop();
        }
        let clashes = &self.field.arcs[number].clashes;
        clashes.iter().for_each(|link| self.clashing[link.index()] -= 1);
    }

    /// Ends the way here, hands over to the next train, or goes on.
    fn come(&mut self, place: Place) -> Result<ControlFlow<()>, OutOfSteps> {
        let here = bit(place.at);
        let complete = place.left == 0 && place.based && self.missing(self.way.meets).next().is_none();
        if complete && self.may_end(place.at) && (self.visitor)(&self.way, self.steps)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
        if place.at == self.wanted.to {
            return Ok(ControlFlow::Continue(()));
        }
        if place.left != 0 && place.based && self.field.ends & here != 0 {
            let flow = self.set_out(place)?;
            if flow.is_break() {
                return Ok(flow);
            }
        }
        if self.field.passable & here != 0 {
            return self.follow(place);
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Whether the way may end at a station.
    fn may_end(&self, at: usize) -> bool {
        let later = || self.field.ends & bit(at) != 0 && self.wanted.from < at;
        at == self.wanted.to || self.wanted.to == ANY && later() && pairs_up(self.field, self.wanted.from, at)
    }

    /// The needs that what has been met does not fulfil.
    fn missing(&self, met: Bits) -> impl Iterator<Item = Bits> + '_ {
        self.wanted.needs.iter().copied().filter(move |need| need & met == 0)
    }

    /// How far it is from here to the end at least, by way of what is needed.
    fn still(&self, at: usize) -> u32 {
        let (field, to) = (self.field, self.wanted.to);
        if to == ANY {
            return 0;
        }
        let by = |need: Bits| {
            let by =
                |station| u32::from(field.distance(at, station)) + u32::from(field.distance(station, to));
            let meeting =
                (0..field.stations.len()).filter(|number| need & field.stations[*number].meets != 0);
            meeting.map(by).min().unwrap_or(u32::MAX)
        };
        let met = self.way.meets | field.stations[at].meets;
        self.missing(met).map(by).max().unwrap_or(0).max(u32::from(field.distance(at, to)))
    }

    /// Whether the end may still be reached, with a base for each train and with what is needed.
    fn hopeful(&self, place: &Place) -> bool {
        let field = self.field;
        let trains = &self.wanted.chain.0;
        let left: u32 = (0..trains.len())
            .filter(|train| place.left >> train & 1 != 0)
            .map(|train| u32::from(trains[train].hexes))
            .sum();
        let most = (place.train + left).min(self.wanted.most.saturating_sub(place.crossed));
        if self.still(place.at) > most {
            return false;
        }
        if place.at == self.wanted.to || self.wanted.to == ANY {
            return true;
        }
        let free = self.flood(place);
        let met = (0..field.stations.len())
            .filter(|number| free & bit(*number) != 0)
            .fold(self.way.meets, |met, number| met | field.stations[number].meets);
        // A base at a joint serves two trains.
        let bases = (free & field.bases).count_ones();
        let wanting = place.left.count_ones() + u32::from(!place.based);
        let here = u32::from(place.left != 0 && field.bases & bit(place.at) != 0);
        free & bit(self.wanted.to) != 0 && wanting <= 2 * bases + here && self.missing(met).next().is_none()
    }

    /// The stations that could be reached from here without coming to one twice.
    fn flood(&self, place: &Place) -> Bits {
        let field = self.field;
        let (mut free, mut waiting) = (0, vec![place.at]);
        while let Some(at) = waiting.pop() {
            for arc in &field.arcs[field.arcs_of(at)] {
                let there = bit(arc.to);
                if (place.seen | free) & there == 0
                    && (there & field.off_board == 0 || arc.to == self.wanted.to)
                {
                    free |= there;
                    if arc.to != self.wanted.to {
                        waiting.push(arc.to);
                    }
                }
            }
        }
        free
    }
}
