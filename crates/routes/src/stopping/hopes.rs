//! What a run that has come to a stop can still gain, at most: by stops of the track ahead, whatever it has visited before.

use super::field::Field;
use super::problem::Train;
use board::StopId;

/// So many steps are taken along the track; what is left is reckoned without it. Stops that cost a train nothing, joined in many
/// ways, lie on more paths than can be followed.
const MOST_STEPS: u64 = 1 << 17;

/// For a train that counts its stops: the most it can gain beyond each way, by how many stops it has left. The run is not let
/// back by the way it came, but may otherwise come to a stop again.
pub(super) struct Hopes {
    most: usize,
    after: Vec<i64>,
}

/// What is asked of the track ahead.
struct Ahead<'a> {
    field: &'a Field<'a>,
    train: Train,
    fares: &'a [i64],
    hopes: Hopes,
    /// The free stops on the way; without them free stops could be gone round for ever.
    free: Vec<StopId>,
    steps: u64,
    /// What can be gained at all, by how many stops are left.
    anywhere: Vec<i64>,
}

impl Hopes {
    /// `fares` is what each way costs. Also says how many steps it took.
    pub fn of(field: &Field<'_>, train: Train, most: usize, fares: &[i64]) -> (Hopes, u64) {
        let hopes = Hopes { most, after: vec![0; field.ways.len() * (most + 1)] };
        let anywhere = gain_anywhere(field, train, most);
        let mut ahead = Ahead { field, train, fares, hopes, free: Vec::new(), steps: 0, anywhere };
        for left in 0..=most {
            for (index, way) in field.ways.iter().enumerate().filter(|(_, way)| way.goes_on) {
                ahead.free.clear();
                ahead.free.push(way.to);
                ahead.hopes.after[index * (most + 1) + left] = ahead.beyond(way.to, index ^ 1, left);
            }
        }
        // A step of these is much shorter than one of a walk.
        (ahead.hopes, ahead.steps / 8)
    }

    /// The most that can be gained after a way.
    pub fn after(&self, way: usize, left: usize) -> i64 {
        self.after[way * (self.most + 1) + left]
    }
}

impl Ahead<'_> {
    fn beyond(&mut self, stop: StopId, back: usize, left: usize) -> i64 {
        if self.steps > MOST_STEPS {
            return self.anywhere[left];
        }
        let field = self.field;
        let mut best = 0;
        for &way in &field.out[stop.index()] {
            self.steps += 1;
            let there = &field.ways[way];
            if way == back || !there.leaves {
                continue;
            }
            let cost = field.cost(self.train, there.to);
            let further = match cost {
                _ if cost > left => continue,
                0 if self.free.contains(&there.to) => continue,
                0 if !there.goes_on => 0,
                0 => {
                    self.free.push(there.to);
                    let further = self.beyond(there.to, way ^ 1, left);
                    self.free.pop();
                    further
                }
                _ => self.hopes.after(way, left - cost),
            };
            best = best.max(field.gain(self.train, there.to) - self.fares[way] + further);
        }
        best
    }
}

/// The most a run can gain by how many stops it has left, wherever it is: all stops that cost it nothing, and the best others.
fn gain_anywhere(field: &Field<'_>, train: Train, most: usize) -> Vec<i64> {
    let stops = (0..).map(StopId).take(field.out.len());
    let (free, counted): (Vec<StopId>, Vec<StopId>) = stops.partition(|stop| field.cost(train, *stop) == 0);
    let gains =
        |stops: &[StopId]| stops.iter().map(|stop| field.gain(train, *stop).max(0)).collect::<Vec<i64>>();
    let mut best = gains(&counted);
    best.sort_unstable_by(|a, b| b.cmp(a));
    let free: i64 = gains(&free).iter().sum();
    (0..=most).map(|left| free + best.iter().take(left).sum::<i64>()).collect()
}

/// How many stops a train needs at least from each stop to get to one; `usize::MAX` if it never does.
pub(super) fn distances(field: &Field<'_>, train: Train, goal: StopId) -> Vec<usize> {
    let mut far = vec![usize::MAX; field.out.len()];
    far[goal.index()] = 0;
    loop {
        let mut nearer = false;
        for way in &field.ways {
            let beyond = far[way.to.index()];
            if beyond == usize::MAX || !(way.to == goal || way.goes_on) {
                continue;
            }
            let needed = beyond + field.cost(train, way.to);
            if needed < far[way.from.index()] {
                far[way.from.index()] = needed;
                nearer = true;
            }
        }
        if !nearer {
            return far;
        }
    }
}

/// For each stop what it pays a train, and what is left of that after the cheapest way there from another base; not less than
/// nothing. The ways of a run from base to base are apart, so it pays all of them.
pub(super) fn nets(field: &Field<'_>, train: Train, fares: &[i64]) -> Vec<(i64, i64)> {
    let stops = (0..).map(StopId).take(field.out.len());
    let net = |stop: StopId| {
        let gain = field.gain(train, stop);
        let paid = if gain > 0 { cheapest_from_base(field, fares, stop, gain) } else { 0 };
        (gain, gain - paid)
    };
    stops.map(net).collect()
}

/// What the cheapest way from another base costs, or so much if it costs more.
fn cheapest_from_base(field: &Field<'_>, fares: &[i64], to: StopId, most: i64) -> i64 {
    let mut costs = vec![most; field.out.len()];
    costs[to.index()] = 0;
    let mut open = vec![to];
    let mut cheapest = most;
    while let Some(here) = open.pop() {
        for &way in &field.out[here.index()] {
            let before = field.ways[way].to;
            let cost = costs[here.index()] + fares[way ^ 1];
            if cost >= costs[before.index()] || cost >= cheapest {
                continue;
            }
            costs[before.index()] = cost;
            if field.problem.stops[before.index()].base {
                cheapest = cost;
            } else {
                open.push(before);
            }
        }
    }
    cheapest
}
