//! Every run that a train which calls at stations could make. A run that could be longer is left out: the longer one is
//! paid for the same stations and meets the same runs.

use super::field::{Bits, Field, bit, numbers, over};
use super::item::{Item, Way};
use super::problem::{Over, Train};
use super::steps::{OutOfSteps, Steps};

/// What a train that calls may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Calling {
    pub paid: u32,
    pub visited: u32,
    /// Whether it calls at small stations and stays on the board.
    pub stopping: bool,
}

impl Calling {
    /// What a train may do, if it calls.
    pub fn of(train: &Train) -> Option<Calling> {
        let (paid, visited, stopping) = match *train {
            Train::Through { paid, visited } => (paid, visited, false),
            Train::Stopping { paid, visited } => (paid, visited, true),
            Train::Goods { .. } => return None,
        };
        Some(Calling { paid: u32::from(paid.min(visited)), visited: u32::from(visited), stopping })
    }
}

/// Two ways from a base: places in [`Runs::steps`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Arms {
    root: u32,
    ends: [u32; 2],
}

/// The runs of a train.
#[derive(Debug)]
pub(crate) struct Runs {
    /// The runs, none twice that is the same to the set.
    pub items: Vec<Item>,
    /// The steps of all arms: the step before, and the arc taken. The first is no step.
    steps: Vec<(u32, u32)>,
}

impl Runs {
    /// Lists the runs of a train.
    pub fn of(field: &Field, calling: Calling, steps: &mut Steps) -> Result<Runs, OutOfSteps> {
        let runs = Runs { items: Vec::new(), steps: vec![(0, 0)] };
        let clashing = vec![0; field.links];
        let mut walker = Walker { field, calling, runs, barred: 0, clashing, first: 0, budget: steps };
        for root in numbers(field.bases) {
            let begun = Walked::default().come_to(field, calling, root);
            if let Some(begun) = begun {
                walker.extend(root, begun, &mut Arms { root: root as u32, ends: [0, 0] }, 0)?;
            }
            walker.barred |= bit(root);
        }
        let mut runs = walker.runs;
        // The sort is stable, so of equal runs the first stays.
        runs.items.sort_by_key(|run| (run.score, run.hexes, run.meets, run.size));
        runs.items.dedup_by_key(|run| (run.score, run.hexes, run.meets));
        Ok(runs)
    }

    /// The way of a run: where it begins, and the arcs it follows.
    pub fn way(&self, field: &Field, arms: Arms) -> (usize, Vec<usize>) {
        let arm = |mut step: u32| {
            let mut arcs = Vec::new();
            while step != 0 {
                let (before, arc) = self.steps[step as usize];
                arcs.push(arc as usize);
                step = before;
            }
            arcs
        };
        let mut at = arms.root as usize;
        let mut there = arm(arms.ends[1]);
        there.reverse();
        // The second arm is travelled backwards, from its far end to the root.
        let mut arcs = Vec::new();
        for arc in there {
            arcs.extend(field.back(at, arc));
            at = field.arcs[arc].to;
        }
        arcs.reverse();
        let mut first = arm(arms.ends[0]);
        first.reverse();
        arcs.extend(first);
        (at, arcs)
    }
}

/// What a way has come to so far.
#[derive(Clone, Copy, Default)]
struct Walked {
    seen: Bits,
    /// Large stations and areas, of which some pay, and small stations, which all do.
    counted: Bits,
    small: Bits,
    meets: Bits,
    hexes: Bits,
    count: u32,
    land: bool,
    sea: bool,
    stops: u16,
    length: u16,
}

impl Walked {
    /// The same way, come to one more station, if the train may.
    fn come_to(mut self, field: &Field, calling: Calling, station: usize) -> Option<Walked> {
        let (at, bit_at) = (&field.stations[station], bit(station));
        if self.seen & bit_at != 0 {
            return None;
        }
        match over(at) {
            Some(_) if calling.stopping => return None,
            Some(Over::Land) if std::mem::replace(&mut self.land, true) => return None,
            Some(Over::Sea) if std::mem::replace(&mut self.sea, true) => return None,
            _ => {}
        }
        if field.counted & bit_at != 0 {
            self.counted |= bit(at.payer);
            self.count += 1;
        } else if calling.stopping {
            self.small |= bit(at.payer);
        }
        self.seen |= bit_at;
        self.meets |= at.meets;
        self.stops += 1;
        (self.count <= calling.visited).then_some(self)
    }
}

struct Walker<'f> {
    field: &'f Field,
    calling: Calling,
    runs: Runs,
    /// Bases from which all runs were listed.
    barred: Bits,
    /// How many links of the way run over track of each link.
    clashing: Vec<u8>,
    /// The first arc of the first arm.
    first: usize,
    budget: &'f mut Steps,
}

impl Walker<'_> {
    /// Follows an arm from a station wherever it may go.
    fn extend(&mut self, at: usize, walked: Walked, arms: &mut Arms, arm: usize) -> Result<(), OutOfSteps> {
        let field = self.field;
        let before = arms.ends[arm];
        let leaves_root = before == 0;
        for number in field.arcs_of(at) {
            let arc = &field.arcs[number];
            if self.barred & bit(arc.to) != 0 || self.clashing[arc.link.index()] > 0 {
                continue;
            }
            // Of the two orders of two arms one is enough.
            if leaves_root && arm == 1 && number <= self.first {
                continue;
            }
            let Some(mut next) = walked.come_to(field, self.calling, arc.to) else { continue };
            self.budget.take(1)?;
            if self.calling.stopping {
                next.hexes |= arc.hexes;
            }
            next.length = next.length.saturating_add(arc.length as u16);
            if leaves_root && arm == 0 {
                self.first = number;
            }
            self.runs.steps.push((before, number as u32));
            arms.ends[arm] = (self.runs.steps.len() - 1) as u32;
            arc.clashes.iter().for_each(|link| self.clashing[link.index()] += 1);
            if field.ends & bit(arc.to) != 0 {
                self.arrive(arc.to, next, arms, arm)?;
            }
            if field.passable & bit(arc.to) != 0 {
                self.extend(arc.to, next, arms, arm)?;
            }
            arc.clashes.iter().for_each(|link| self.clashing[link.index()] -= 1);
        }
        arms.ends[arm] = before;
        Ok(())
    }

    /// Notes the run that ends here, and lets the second arm begin.
    fn arrive(&mut self, at: usize, walked: Walked, arms: &mut Arms, arm: usize) -> Result<(), OutOfSteps> {
        let root = arms.root as usize;
        let longer = self.longer(at, walked)
            || arm == 0 && self.longer(root, walked)
            || arm == 1 && self.first_arm_longer(arms, walked);
        if !longer {
            self.note(walked, *arms);
        }
        if arm == 0 && self.field.passable & bit(root) != 0 {
            self.extend(root, walked, arms, 1)?;
        }
        Ok(())
    }

    fn first_arm_longer(&self, arms: &Arms, walked: Walked) -> bool {
        let (_, arc) = self.runs.steps[arms.ends[0] as usize];
        self.longer(self.field.arcs[arc as usize].to, walked)
    }

    /// Whether a run that ends here could go on to another end.
    fn longer(&self, at: usize, walked: Walked) -> bool {
        let field = self.field;
        let mut arcs = field.arcs[field.arcs_of(at)].iter();
        walked.count < self.calling.visited
            && field.passable & bit(at) != 0
            && arcs.any(|arc| {
                let free = self.clashing[arc.link.index()] == 0;
                let next = if free { walked.come_to(field, self.calling, arc.to) } else { None };
                next.is_some_and(|next| {
                    field.ends & bit(arc.to) != 0 || arc.clashes.is_empty() && self.longer(arc.to, next)
                })
            })
    }

    /// Notes a run, once for each choice of what it is paid for.
    fn note(&mut self, walked: Walked, arms: Arms) {
        let all: Vec<usize> = numbers(walked.counted).collect();
        let paid = (self.calling.paid as usize).min(all.len());
        let item = Item {
            score: 0,
            hexes: walked.hexes,
            meets: walked.meets,
            bonus: 0,
            trains: 1,
            visits: walked.meets.count_ones(),
            size: (walked.stops, walked.length),
            way: Way::Run(arms),
        };
        choose(&all, paid, walked.small, &mut |score| self.runs.items.push(Item { score, ..item }));
    }
}

/// Every choice of so many numbers, added to a set.
fn choose(numbers: &[usize], many: usize, chosen: Bits, take: &mut impl FnMut(Bits)) {
    if many == numbers.len() {
        take(numbers.iter().fold(chosen, |bits, number| bits | bit(*number)));
    } else if many == 0 {
        take(chosen);
    } else if let [first, rest @ ..] = numbers {
        choose(rest, many - 1, chosen | bit(*first), take);
        choose(rest, many, chosen, take);
    }
}
