//! Where a train calls on its way, and what that brings.

use crate::field::{Call, Field};
use crate::problem::Allowance;

/// How many stops a train may call at: large ones, and all together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Limits {
    pub large: usize,
    pub all: usize,
}

impl Limits {
    /// The limits of a train.
    pub fn of(train: Allowance) -> Limits {
        let large = usize::from(train.large);
        Limits { large, all: large + usize::from(train.small) }
    }

    /// The same where there are only so many stops.
    pub fn at_most(self, stops: usize) -> Limits {
        Limits { large: self.large.min(stops), all: self.all.min(stops) }
    }
}

/// A way to call along a path: with this many wayside stops, and the best small stations in the room that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Take {
    /// What it is worth after paying.
    pub net: i64,
    pub revenue: u32,
    pub besides: u32,
    pub waysides: usize,
}

/// The small stations at the ends of a path, by class, where they must be called at.
type EndsDue = [Option<usize>; 2];

/// What lies along a path.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// Large stations, and all stops at which a train must call.
    pub larges: usize,
    pub dues: usize,
    /// What calling there brings, less what the track costs.
    pub net: i64,
    revenue: u32,
    /// Small stations of each class at which it need not.
    towns: Vec<usize>,
    waysides: usize,
}

impl Tally {
    /// A path not yet begun.
    pub fn new<const W: usize>(field: &Field<'_, W>) -> Tally {
        let towns = vec![0; field.towns.len()];
        Tally { larges: 0, dues: 0, net: field.run.weight, revenue: field.run.revenue, towns, waysides: 0 }
    }

    /// Adds a station, at the cost of getting there.
    pub fn add<const W: usize>(&mut self, field: &Field<'_, W>, station: usize, cost: i64) {
        let (call, worth) = field.calls[station];
        self.net -= cost;
        match call {
            Call::Due { large } => {
                self.larges += usize::from(large);
                self.dues += 1;
                self.net += worth.weight;
                self.revenue += worth.revenue;
            }
            Call::Town(class) => self.towns[class] += 1,
            Call::Wayside => self.waysides += 1,
            Call::Never => {}
        }
    }

    /// Takes a station out again.
    pub fn remove<const W: usize>(&mut self, field: &Field<'_, W>, station: usize, cost: i64) {
        let (call, worth) = field.calls[station];
        self.net += cost;
        match call {
            Call::Due { large } => {
                self.larges -= usize::from(large);
                self.dues -= 1;
                self.net -= worth.weight;
                self.revenue -= worth.revenue;
            }
            Call::Town(class) => self.towns[class] -= 1,
            Call::Wayside => self.waysides -= 1,
            Call::Never => {}
        }
    }

    /// Whether a train may come this way.
    pub fn fits(&self, limits: Limits) -> bool {
        self.larges <= limits.large && self.dues <= limits.all
    }

    /// The ways to call along the path that could be best.
    pub fn takes<const W: usize>(
        &self,
        field: &Field<'_, W>,
        limits: Limits,
        ends: [usize; 2],
        mut take: impl FnMut(Take),
    ) {
        let due = ends.map(|end| match field.calls[end].0 {
            Call::Town(class) if field.ends_due => Some(class),
            _ => None,
        });
        let room = limits.all - self.dues;
        let Some(free) = room.checked_sub(due.iter().flatten().count()) else { return };
        let most = self.waysides.min(free);
        if field.trade {
            let towns: usize = self.towns.iter().sum();
            for waysides in most.min(room.saturating_sub(towns))..=most {
                take(self.with(field, free, waysides, due));
            }
        } else {
            take(self.with(field, free, most.min(free - self.before_waysides(field, free, due)), due));
        }
    }

    /// How much of the free room goes to small stations before any wayside stop is called at.
    fn before_waysides<const W: usize>(&self, field: &Field<'_, W>, free: usize, due: EndsDue) -> usize {
        let better = field.towns.iter().take_while(|worth| worth.weight > field.wayside.weight).count();
        let towns: usize = self.towns[..better].iter().sum();
        (towns - due.iter().flatten().filter(|class| **class < better).count()).min(free)
    }

    fn with<const W: usize>(&self, field: &Field<'_, W>, free: usize, waysides: usize, due: EndsDue) -> Take {
        let mut net = self.net + waysides as i64 * field.wayside.weight;
        let mut revenue = self.revenue + waysides as u32 * field.wayside.revenue;
        let mut left = free - waysides;
        for (class, (worth, count)) in field.towns.iter().zip(&self.towns).enumerate() {
            let ends = due.iter().flatten().filter(|due| **due == class).count();
            let free = (count - ends).min(left);
            left -= free;
            net += (ends + free) as i64 * worth.weight;
            revenue += (ends + free) as u32 * worth.revenue;
        }
        Take { net, revenue, besides: waysides as u32 * field.wayside.besides, waysides }
    }
}
