//! Ways over a network that never come back to a hex they have left. A way may pass several stops of a hex before it leaves
//! it. A stop that is come to twice is a detour, so only hexes whose track is not all at one stop ([`Network::parted`]) need to
//! be remembered.

use smallvec::SmallVec;

use crate::reach::{Ground, HowFar, Weight};
use crate::surroundings::Passed;
use crate::{HexId, HexSet, StopId, StopSet, Stub};

/// A way to a stop that no other way there is better than.
pub(crate) struct Trip {
    pub stop: StopId,
    pub passed: Passed,
    /// The parted hexes it has been on, that of the stop included.
    been: HexSet,
    /// Another way there passes no more, and has been on no other hexes.
    beaten: bool,
    /// The trip to the same stop that was found before.
    before: u32,
}

/// In place of a trip, where there is none.
const NONE: u32 = u32::MAX;

/// All ways from the starts, as far as an allowance goes.
pub(crate) struct Trips<'a> {
    ground: Ground<'a>,
    all: Vec<Trip>,
    /// The last trip found to each stop.
    last: [u32; StopSet::MOST],
}

/// No allowance: as far as track leads.
pub(crate) struct AnyDistance;

impl HowFar for AnyDistance {
    fn weight(&self, _: crate::StopKind) -> Weight {
        Weight::Free
    }

    fn covers(&self, _: u8, _: u8) -> bool {
        true
    }
}

impl<'a> Trips<'a> {
    /// Follows track from the starts, but never over one hex.
    pub fn of<A: HowFar>(ground: Ground<'a>, allowance: &A, avoided: Option<HexId>) -> Trips<'a> {
        let trips = Trips { ground, all: Vec::with_capacity(32), last: [NONE; StopSet::MOST] };
        let mut journey = Journey { trips, allowance, avoided, waiting: Default::default() };
        for stop in ground.starts.iter().filter(|stop| Some(ground.stop(*stop).at.hex) != avoided) {
            journey.come_to(stop, Passed::NOTHING, HexSet::default());
        }
        journey.travel();
        journey.trips
    }

    /// The ways to a stop.
    pub fn to(&self, stop: StopId) -> impl Iterator<Item = &Trip> {
        let trip = |place: u32| self.all.get(place as usize);
        std::iter::successors(trip(self.last[stop.index()]), move |found| trip(found.before))
            .filter(|found| !found.beaten)
    }

    /// Whether some way leads to the end of a stub.
    pub fn lead_along(&self, stub: &Stub) -> bool {
        let hexes: HexSet = stub.hexes.iter().copied().collect();
        stub.hexes.len() == hexes.len() && self.to(stub.from).any(|trip| self.goes_on_over(trip, &hexes))
    }

    /// Whether a way may go on over hexes, that of its stop included.
    pub fn goes_on_over(&self, trip: &Trip, hexes: &HexSet) -> bool {
        let mut been = trip.been;
        been.remove(self.ground.stop(trip.stop).at.hex);
        !been.intersects(hexes)
    }
}

/// Somebody who looks for all trips. Stops are left in the order of large stops on the way.
struct Journey<'a, 'b, A> {
    trips: Trips<'a>,
    allowance: &'b A,
    avoided: Option<HexId>,
    /// Trips to go on from: with so many large stops, and with one more, by turns.
    waiting: [SmallVec<[u32; 32]>; 2],
}

impl<A: HowFar> Journey<'_, '_, A> {
    fn travel(&mut self) {
        for large in 0..=u8::MAX {
            while let Some(place) = self.waiting[usize::from(large % 2)].pop() {
                if !self.trips.all[place as usize].beaten {
                    self.leave(place);
                }
            }
            if self.waiting.iter().all(|waiting| waiting.is_empty()) {
                return;
            }
        }
    }

    fn come_to(&mut self, stop: StopId, before: Passed, mut been: HexSet) {
        let Trips { ground, all, last } = &mut self.trips;
        let passed = before.and(self.allowance.weight(ground.stop(stop).kind));
        if !self.allowance.covers(passed.large, passed.small) {
            return;
        }
        let hex = ground.stop(stop).at.hex;
        if ground.network.parted.contains(hex) {
            been.insert(hex);
        }
        let mut other = last[stop.index()];
        while let Some(trip) = all.get_mut(other as usize) {
            other = trip.before;
            if !trip.beaten {
                if trip.passed.is_within(passed) && trip.been.is_within(&been) {
                    return;
                }
                trip.beaten = passed.is_within(trip.passed) && been.is_within(&trip.been);
            }
        }
        let place = all.len() as u32;
        all.push(Trip { stop, passed, been, beaten: false, before: last[stop.index()] });
        last[stop.index()] = place;
        self.waiting[usize::from(passed.large % 2)].push(place);
    }

    fn leave(&mut self, place: u32) {
        let ground = self.trips.ground;
        let Trip { stop, passed, been, .. } = self.trips.all[place as usize];
        if !ground.passable(stop) {
            return;
        }
        let network = ground.network;
        for (link, next) in network.links_of(stop).iter().zip(network.neighbours_of(stop)) {
            let link = network.link(*link);
            if !next.leaves
                || !next.goes_on
                || self.avoided.is_some_and(|hex| link.hexes_set.contains(hex))
                || link.hexes.len() != link.hexes_set.len()
            {
                continue;
            }
            let trip = &self.trips.all[place as usize];
            if self.trips.goes_on_over(trip, &link.hexes_set) {
                let mut been = been;
                been.union_with(&link.hexes_set.both(&network.parted));
                self.come_to(next.stop, passed, been);
            }
        }
    }
}
