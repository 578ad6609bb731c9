//! The track around a hex, followed once however many tiles might lie on it: at which edges of the hex one arrives
//! who comes from the starts, and at which one arrives again who leaves by an edge. [`crate::trial`] asks.

use std::cell::OnceCell;
use std::ops::Add;

use smallvec::SmallVec;

use crate::once::Trips;
use crate::reach::{Ground, HowFar, Weight};
use crate::ways::Way;
use crate::{Edge, End, HexId, HexSet, Lane, Layout, Map, Passing, StopAt, StopId, StopSet};

/// How the track around a hex joins its edges, for somebody who travels within an allowance.
pub struct Surroundings<'a, A> {
    pub(crate) map: &'a Map,
    allowance: A,
    hex: HexId,
    ground: Ground<'a>,
    /// For each track that the neighbours have at an edge of the hex, where it leads away from the hex.
    tails: [SmallVec<[Tail; 2]>; Border::COUNT],
    /// The stops that are at the end of a tail.
    beside: StopSet,
    /// The same track the other way, where a hex that was left is never come back to: then there are no tails.
    approaches: SmallVec<[Approach; 8]>,
    /// Where one arrives from the starts outside, and what it takes to get to the stops on the way.
    after_starts: Arrivals,
    reached: Reached,
    /// Where one arrives again who leaves by an edge; worked out for the first who does.
    from_borders: [OnceCell<Arrivals>; Border::COUNT],
}

/// Where track leads that leaves the hex: to the first stop, or back to the hex by another edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tail {
    Stop(StopId, Passing),
    Back(Border),
}

/// Track from a stop to an edge of the hex, with the hexes it passes; that of the stop is one of them.
#[derive(Clone, Copy, Debug)]
struct Approach {
    from: StopId,
    at: Border,
    hexes: HexSet,
}

/// One of the tracks that the neighbour of the hex has at an edge: the edge of the hex, and the neighbour's lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Border {
    pub edge: Edge,
    pub lane: Lane,
}

impl Border {
    /// As many as a hex can have.
    pub const COUNT: usize = 18;

    pub fn index(self) -> usize {
        3 * self.edge.index() + self.lane.index()
    }
}

/// The stops on a way, as an allowance counts them. Ordered by the large ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Passed {
    pub large: u8,
    pub small: u8,
}

impl Passed {
    pub const NOTHING: Passed = Passed { large: 0, small: 0 };
    /// More than any way has: nobody has come here yet.
    const NO_WAY: Passed = Passed { large: u8::MAX, small: u8::MAX };

    /// With one more stop.
    pub fn and(self, stop: Weight) -> Passed {
        match stop {
            Weight::Large => Passed { large: self.large.saturating_add(1), ..self },
            Weight::Small => Passed { small: self.small.saturating_add(1), ..self },
            Weight::Free => self,
        }
    }

    /// Whether it has no more stops of either sort.
    pub fn is_within(self, other: Passed) -> bool {
        self.large <= other.large && self.small <= other.small
    }
}

impl Add for Passed {
    type Output = Passed;

    fn add(self, more: Passed) -> Passed {
        Passed { large: self.large.saturating_add(more.large), small: self.small.saturating_add(more.small) }
    }
}

/// Coming to an edge of the hex from outside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrival {
    pub at: Border,
    pub passed: Passed,
}

type Arrivals = SmallVec<[Arrival; 4]>;

/// What was passed on a way to each stop outside that no other way found is better than.
type Reached = [Passed; StopSet::MOST];

impl<'a, A: HowFar> Surroundings<'a, A> {
    /// Follows the track around a hex.
    pub fn of(
        map: &'a Map,
        layout: &Layout,
        ground: Ground<'a>,
        hex: HexId,
        allowance: A,
    ) -> Surroundings<'a, A> {
        let mut around = Surroundings {
            map,
            allowance,
            hex,
            ground,
            tails: Default::default(),
            beside: StopSet::default(),
            approaches: SmallVec::new(),
            after_starts: Arrivals::new(),
            reached: [Passed::NO_WAY; StopSet::MOST],
            from_borders: Default::default(),
        };
        around.find_tails(layout);
        if ground.reading.once_per_hex {
            around.after_starts = around.arrivals_once();
            return around;
        }
        let mut outing = Outing::of(&around);
        for stop in ground.starts.iter().filter(|stop| ground.stop(*stop).at.hex != hex) {
            outing.head_for(stop, 0);
        }
        outing.travel();
        let Outing { arrivals, reached, .. } = outing;
        (around.after_starts, around.reached) = (arrivals, reached);
        around
    }

    /// Where one arrives from the starts outside without coming back to a hex. To leave the hex is the end of it: it cannot
    /// be come back to.
    fn arrivals_once(&self) -> Arrivals {
        let trips = Trips::of(self.ground, &self.allowance, Some(self.hex));
        let mut arrivals = Arrivals::new();
        for approach in &self.approaches {
            let ways = trips.to(approach.from).filter(|trip| trips.goes_on_over(trip, &approach.hexes));
            arrivals.extend(ways.map(|trip| Arrival { at: approach.at, passed: trip.passed }));
        }
        arrivals
    }

    /// The hex.
    pub fn hex(&self) -> HexId {
        self.hex
    }

    /// How far one may go.
    pub fn allowance(&self) -> &A {
        &self.allowance
    }

    /// Whether track leads away from the hex there.
    pub(crate) fn leads_on(&self, border: Border) -> bool {
        !self.tails[border.index()].is_empty()
    }

    /// Where one arrives from the starts outside the hex.
    pub(crate) fn after_starts(&self) -> &[Arrival] {
        &self.after_starts
    }

    /// Where one may arrive who leaves the hex by an edge and has passed so much. Nowhere, if all that the track leads
    /// to is reached from the starts with no more passed: then so is whatever comes after.
    pub(crate) fn after_border(&self, border: Border, passed: Passed) -> &[Arrival] {
        let leads_further = |tail: &Tail| match *tail {
            Tail::Back(_) => true,
            Tail::Stop(stop, passing) => {
                let there = passed.and(self.weight(stop));
                passing == Passing::Free && !self.reached[stop.index()].is_within(there)
            }
        };
        let tails = &self.tails[border.index()];
        if !tails.iter().any(leads_further) {
            return &[];
        }
        self.from_borders[border.index()].get_or_init(|| {
            let mut outing = Outing::of(self);
            for tail in tails {
                match *tail {
                    Tail::Back(at) => outing.arrivals.push(Arrival { at, passed: Passed::NOTHING }),
                    Tail::Stop(stop, Passing::Free) => outing.head_for(stop, 0),
                    Tail::Stop(..) => {}
                }
            }
            outing.travel();
            outing.arrivals
        })
    }

    fn weight(&self, stop: StopId) -> Weight {
        self.allowance.weight(self.ground.stop(stop).kind)
    }

    fn find_tails(&mut self, layout: &Layout) {
        let here = self.map.hex(self.hex);
        for edge in Edge::ALL.into_iter().filter(|edge| here.open[edge.index()]) {
            let Some(next) = here.neighbours[edge.index()] else { continue };
            let ways = self.map.ways.through(layout.tile(next));
            if !ways.meets(edge.opposite()) {
                continue;
            }
            for lane in Lane::ALL {
                let onward = ways.after_edge(edge.opposite(), lane);
                self.follow(layout, Border { edge, lane }, (next, onward), &mut SmallVec::new());
            }
        }
    }

    /// Follows track away from the hex, to stops or back; never over the same edge twice. A blocked stop leads nowhere.
    fn follow(
        &mut self,
        layout: &Layout,
        first: Border,
        (at, ways): (HexId, &[Way]),
        crossed: &mut SmallVec<[(HexId, Edge, Lane); 8]>,
    ) {
        let map = self.map;
        for way in ways {
            let exit = match way.to {
                End::Edge(exit) => exit,
                End::Node(node) => {
                    let stop = self.ground.network.stop(StopAt { hex: at, node });
                    let Some(stop) = stop.filter(|stop| self.ground.passable(*stop)) else { continue };
                    if !self.ground.reading.once_per_hex {
                        self.tails[first.index()].push(Tail::Stop(stop, way.passing));
                        self.beside.insert(stop);
                    } else if way.passing != Passing::EntersOnly {
                        self.approach(stop, first, crossed);
                    }
                    continue;
                }
            };
            let here = map.hex(at);
            let next = here.neighbours[exit.index()].filter(|_| here.open[exit.index()]);
            let Some(next) = next else { continue };
            let entry = exit.opposite();
            if next == self.hex {
                let border = Border { edge: entry, lane: way.lane };
                if border != first && !self.ground.reading.once_per_hex {
                    self.tails[first.index()].push(Tail::Back(border));
                }
                continue;
            }
            let there = map.ways.through(layout.tile(next));
            let Some(facing) = there.facing(entry, way.lane) else { continue };
            let (here, there_at) = ((at, exit, way.lane), (next, entry, facing));
            if !crossed.contains(&here) && !crossed.contains(&there_at) {
                crossed.push(there_at);
                self.follow(layout, first, (next, there.after_edge(entry, facing)), crossed);
                crossed.pop();
            }
        }
    }

    /// Notes track from a stop to an edge of the hex, unless it passes a hex twice.
    fn approach(&mut self, from: StopId, at: Border, crossed: &[(HexId, Edge, Lane)]) {
        let first = self.map.hex(self.hex).neighbours[at.edge.index()];
        let hexes: HexSet = first.into_iter().chain(crossed.iter().map(|(hex, ..)| *hex)).collect();
        if hexes.len() == 1 + crossed.len() {
            self.approaches.push(Approach { from, at, hexes });
        }
    }
}

/// Somebody who travels outside of the hex. Stops are left in the order of large stops on the way, so a further way to a
/// stop is worth following only if it has fewer small ones than any before.
struct Outing<'a, A> {
    around: &'a Surroundings<'a, A>,
    /// Large stops on the way to what is left now.
    large: u8,
    /// Stops to come to, with the small stops on the way: with so many large ones, and with one more, by turns.
    waiting: [SmallVec<[(StopId, u8); 64]>; 2],
    reached: Reached,
    arrivals: Arrivals,
}

impl<'a, A: HowFar> Outing<'a, A> {
    fn of(around: &'a Surroundings<'a, A>) -> Outing<'a, A> {
        Outing {
            around,
            large: 0,
            waiting: Default::default(),
            reached: [Passed::NO_WAY; StopSet::MOST],
            arrivals: Arrivals::new(),
        }
    }

    fn head_for(&mut self, stop: StopId, small: u8) {
        let there = Passed { large: self.large, small }.and(self.around.weight(stop));
        self.waiting[usize::from(there.large % 2)].push((stop, there.small));
    }

    fn travel(&mut self) {
        loop {
            while let Some((stop, small)) = self.waiting[usize::from(self.large % 2)].pop() {
                let better = small < self.reached[stop.index()].small;
                if better && self.around.allowance.covers(self.large, small) {
                    self.reached[stop.index()] = Passed { large: self.large, small };
                    self.leave(stop, small);
                }
            }
            if self.waiting.iter().all(|waiting| waiting.is_empty()) {
                return;
            }
            self.large += 1;
        }
    }

    /// Takes every way from a stop that does not pass the hex, and arrives by those that lead to it.
    fn leave(&mut self, stop: StopId, small: u8) {
        let around = self.around;
        if !around.ground.passable(stop) {
            return;
        }
        let network = around.ground.network;
        for (link, next) in network.links_of(stop).iter().zip(network.neighbours_of(stop)) {
            if next.leaves
                && next.goes_on
                && small < self.reached[next.stop.index()].small
                && !network.link(*link).hexes_set.contains(around.hex)
            {
                self.head_for(next.stop, small);
            }
        }
        if around.beside.contains(stop) {
            let passed = Passed { large: self.large, small };
            for edge in Edge::ALL {
                for lane in Lane::ALL {
                    let at = Border { edge, lane };
                    let leads_here = |tail: &Tail| matches!(*tail, Tail::Stop(from, by) if from == stop && by != Passing::EntersOnly);
                    if around.tails[at.index()].iter().any(leads_here) {
                        self.arrivals.push(Arrival { at, passed });
                    }
                }
            }
        }
    }
}
