//! What no set can be worth more than. What pays once is shared out: a part of its worth, its *share*, is counted once
//! whether it is paid or not, and the rest to every run that could be paid for it. Runs that hang together must meet, and
//! *toll* is what a place costs a set that comes there for the first time; every run but the first has one place for
//! which it need not pay, the one where it meets those before.

use smallvec::{SmallVec, smallvec};

use super::field::{Bits, Field};
use super::item::Item;
use super::scale::{Scale, WeightSums};
use super::sets::{Cover, Kind};

/// What of each thing's worth no run is credited with, and the toll.
#[derive(Clone, Debug)]
pub(crate) struct Shares {
    pub payers: Vec<i64>,
    pub hexes: Vec<i64>,
    pub toll: i64,
    /// Whether the toll stays as it is.
    pub held: bool,
}

impl Shares {
    /// Runs are credited with everything.
    pub fn none(field: &Field) -> Shares {
        Shares { payers: vec![0; field.values.len()], hexes: vec![0; field.hexes], toll: 0, held: false }
    }

    /// Lowers shares that are more than what is left after the toll.
    pub fn fit(&mut self, field: &Field, scale: &Scale) {
        for (number, share) in self.payers.iter_mut().enumerate() {
            *share = (*share).min(after_toll(field, scale, number, self.toll));
        }
        self.hexes.iter_mut().for_each(|share| *share = (*share).min(scale.hex));
    }
}

/// What something is worth to the bounds if coming there costs a toll.
pub(crate) fn after_toll(field: &Field, scale: &Scale, number: usize, toll: i64) -> i64 {
    let toll = if field.meeting >> number & 1 != 0 { toll } else { 0 };
    (scale.payers[number] - toll).max(0)
}

/// A set that grows: what it covers, and where it can be met, at first the home.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grown {
    pub cover: Cover,
    pub met: Bits,
}

impl Grown {
    /// No run yet.
    pub fn none(field: &Field) -> Grown {
        Grown { cover: Cover::default(), met: field.homes }
    }

    /// The same set with one more run.
    pub fn with(&self, item: &Item) -> Grown {
        Grown { cover: self.cover.with(item), met: self.met | item.meets }
    }
}

/// What is left to choose from: for each kind the items, and how many trains are still to be given one.
#[derive(Clone, Debug)]
pub(crate) struct Left {
    pub lists: Vec<Vec<u32>>,
    pub slots: Vec<usize>,
}

impl Left {
    /// Everything.
    pub fn all(kinds: &[Kind<'_>]) -> Left {
        Left {
            lists: kinds.iter().map(|kind| (0..kind.items.len() as u32).collect()).collect(),
            slots: kinds.iter().map(|kind| kind.slots).collect(),
        }
    }

    /// How many items there are to look at.
    pub fn size(&self) -> u64 {
        let lists = self.lists.iter().zip(&self.slots).filter(|(_, slots)| **slots > 0);
        lists.map(|(list, _)| list.len() as u64).sum()
    }

    /// Takes out items that add no more to a set than another of their kind does. Items of lists longer than this are
    /// not compared.
    pub fn drop_lesser(&mut self, kinds: &[Kind<'_>], grown: &Grown, longest: usize) {
        let places = self.places(kinds, grown);
        for (number, list) in self.lists.iter_mut().enumerate() {
            if self.slots[number] == 0 || list.len() > longest {
                continue;
            }
            let added = |item: &u32| Added::of(&kinds[number].items[*item as usize], grown, places);
            let added: Vec<Added> = list.iter().map(added).collect();
            let lesser = |place: &usize| {
                let other = |other: &usize| {
                    other != place
                        && added[*place].no_more_than(&added[*other])
                        && (other < place || !added[*other].no_more_than(&added[*place]))
                };
                (0..added.len()).any(|place| other(&place))
            };
            let kept: Vec<u32> =
                (0..added.len()).filter(|place| !lesser(place)).map(|place| list[place]).collect();
            *list = kept;
        }
    }

    /// Where it matters whether a set that grows comes: where it may meet runs that it has not met. While the way of some
    /// goods trains is not known, that is everywhere, also where the set seems to have been.
    fn places(&self, kinds: &[Kind<'_>], grown: &Grown) -> Bits {
        let mut places = 0;
        for (number, list) in self.lists.iter().enumerate().filter(|(number, _)| self.slots[*number] > 0) {
            for item in list {
                let meets = kinds[number].items[*item as usize].meets;
                if meets == !0 || meets & grown.met == 0 {
                    places |= meets;
                }
            }
        }
        if grown.met == !0 { !0 } else { places & !grown.met }
    }

    /// Takes out items with which no set is worth more than so much. Gives whether there were any.
    pub fn keep_better(&mut self, bound: &Bound, best: i64) -> bool {
        let before = self.size();
        for (number, most) in bound.with.iter().enumerate().filter(|(_, most)| !most.is_empty()) {
            let mut most = most.iter();
            self.lists[number].retain(|_| most.next().is_some_and(|most| *most > best));
        }
        self.size() < before
    }
}

/// What an item adds to a set.
struct Added {
    score: Bits,
    hexes: Bits,
    meets: Bits,
    /// Whether it meets the set.
    joins: bool,
    bonus: u32,
    known: bool,
}

impl Added {
    fn of(item: &Item, grown: &Grown, places: Bits) -> Added {
        Added {
            score: item.score & !grown.cover.score,
            hexes: item.hexes & !grown.cover.hexes,
            meets: item.meets & places,
            joins: item.meets & grown.met != 0,
            bonus: item.bonus,
            known: item.meets != !0,
        }
    }

    /// Whether another item can always take its place.
    fn no_more_than(&self, other: &Added) -> bool {
        let bits = |own: Bits, other: Bits| own & !other == 0;
        self.known
            && other.known
            && bits(self.score, other.score)
            && bits(self.hexes, other.hexes)
            && bits(self.meets, other.meets)
            && self.bonus <= other.bonus
            && self.joins <= other.joins
    }
}

/// A bound.
#[derive(Debug)]
pub(crate) struct Bound {
    /// What no set is worth more than.
    pub most: i64,
    /// What no set is worth more than that has an item: for each kind and each item of its list.
    pub with: Vec<Vec<i64>>,
    /// What a set worth so much would have, if there were one: a kind, one of its items, and how often. An item that makes
    /// way for one of a level that is needed is taken off again.
    pub wanted: Vec<(usize, u32, i64)>,
}

/// How far items are from where a set can be met, for each kind and each item of its list: 1 if they meet it, 2 if they
/// meet one that does, and so on.
pub(crate) type Levels = Vec<Vec<u8>>;

/// What something is worth that cannot be.
const NOTHING: i64 = i64::MIN / 4;

/// Bounds for some shares.
pub(crate) struct Bounds<'b> {
    scale: &'b Scale,
    field: &'b Field,
    toll: i64,
    /// What a run is credited with.
    credit: WeightSums,
    credit_hexes: WeightSums,
    /// What no run is.
    shares: WeightSums,
    shares_hexes: WeightSums,
}

impl<'b> Bounds<'b> {
    pub fn of(field: &'b Field, scale: &'b Scale, shares: &Shares) -> Bounds<'b> {
        let left = |(number, share): (usize, &i64)| after_toll(field, scale, number, shares.toll) - share;
        let credit: Vec<i64> = shares.payers.iter().enumerate().map(left).collect();
        let hexes: Vec<i64> = shares.hexes.iter().map(|share| scale.hex - share).collect();
        Bounds {
            scale,
            field,
            toll: shares.toll,
            credit: WeightSums::of(credit),
            credit_hexes: WeightSums::of(hexes),
            shares: WeightSums::of(shares.payers.clone()),
            shares_hexes: WeightSums::of(shares.hexes.clone()),
        }
    }

    /// The same, for many sets.
    pub fn by_bytes(self) -> Bounds<'b> {
        Bounds {
            credit: self.credit.by_bytes(),
            credit_hexes: self.credit_hexes.by_bytes(),
            shares: self.shares.by_bytes(),
            shares_hexes: self.shares_hexes.by_bytes(),
            ..self
        }
    }

    /// What things are worth to it.
    pub fn scale(&self) -> &'b Scale {
        self.scale
    }

    /// How many places more a run comes to for the first time, less one if it has to meet another there, than it is
    /// paid for among them.
    pub fn idle_visits(&self, item: &Item, grown: &Grown) -> i64 {
        let fresh = item.score & self.field.meeting & !grown.cover.score & !grown.met;
        self.new_visits(item, grown) - i64::from(fresh.count_ones())
    }

    fn new_visits(&self, item: &Item, grown: &Grown) -> i64 {
        let met = item.meets & grown.met;
        let new = if item.meets == !0 { item.visits } else { (item.meets & !grown.met).count_ones() };
        i64::from(new) - i64::from(met == 0)
    }

    /// What a run is credited with beyond what a set has.
    pub fn credit(&self, item: &Item, grown: &Grown) -> i64 {
        let score = item.score & !grown.cover.score;
        let hexes = item.hexes & !grown.cover.hexes;
        let mut credit = self.credit.sum(score) + self.scale.alone(item);
        if hexes != 0 {
            credit += self.credit_hexes.sum(hexes);
        }
        if self.toll > 0 {
            // Where the set has been already there is no toll.
            let free = i64::from((score & grown.met & self.field.meeting).count_ones());
            credit += self.toll * (self.new_visits(item, grown) + free);
        }
        credit
    }

    /// What a set is worth with the shares of everything it has not.
    fn base(&self, cover: &Cover) -> i64 {
        cover.worth(self.scale) + self.shares.all - self.shares.sum(cover.score) + self.shares_hexes.all
            - self.shares_hexes.sum(cover.hexes)
    }

    /// Whether it is seen at a glance, without levels, that a set cannot grow into one worth more than so much.
    pub fn at_most(&self, kinds: &[Kind<'_>], left: &Left, grown: &Grown, most: i64) -> bool {
        let mut sum = self.base(&grown.cover);
        for (number, list) in left.lists.iter().enumerate().filter(|(number, _)| left.slots[*number] > 0) {
            let credit = |item: &u32| self.credit(&kinds[number].items[*item as usize], grown);
            let highest = list.iter().map(credit).max().unwrap_or(0).max(0);
            sum += highest * left.slots[number] as i64;
        }
        sum <= most
    }

    /// Bounds what a set can grow into with what is left. A set with an item of some level has one of each level before.
    pub fn bound(&self, kinds: &[Kind<'_>], left: &Left, levels: &Levels, grown: &Grown) -> Bound {
        let base = self.base(&grown.cover);
        let trains: usize = left.slots.iter().sum();
        let mut credits: Vec<Vec<i64>> = (0..kinds.len())
            .map(|number| {
                let list: &[u32] = if left.slots[number] == 0 { &[] } else { &left.lists[number] };
                list.iter().map(|item| self.credit(&kinds[number].items[*item as usize], grown)).collect()
            })
            .collect();
        // The highest credit of each kind at each level.
        let mut best: SmallVec<[ByLevel; 8]> = smallvec![smallvec![NOTHING; trains + 1]; kinds.len()];
        for (number, credits) in credits.iter().enumerate() {
            for (credit, level) in credits.iter().zip(&levels[number]) {
                if let Some(best) = best[number].get_mut(usize::from(*level)) {
                    *best = (*best).max(*credit);
                }
            }
        }
        let depths = Depths::of(base, &best, &left.slots);
        let wanted = wanted(left, levels, &credits, &best, &depths);
        for (number, credits) in credits.iter_mut().enumerate() {
            let most: ByLevel = (0..=trains).map(|level| depths.most_with(number, level)).collect();
            for (credit, level) in credits.iter_mut().zip(&levels[number]) {
                *credit = most.get(usize::from(*level)).map_or(NOTHING, |most| most.saturating_add(*credit));
            }
        }
        Bound { most: depths.most, with: credits, wanted }
    }
}

/// The items of [`Bound::wanted`]: of each kind the first with the highest credit, and where the highest are not of all
/// levels the first of a level that costs least.
fn wanted(
    left: &Left,
    levels: &Levels,
    credits: &[Vec<i64>],
    best: &[ByLevel],
    depths: &Depths,
) -> Vec<(usize, u32, i64)> {
    let deepest = depths.deepest;
    let first = |kind: usize, from: usize, to: usize, credit: i64| {
        let fits = |place: &usize| {
            credits[kind][*place] == credit && (from..=to).contains(&usize::from(levels[kind][*place]))
        };
        (0..credits[kind].len()).find(fits).map(|place| left.lists[kind][place])
    };
    let highest = |kind: usize| first(kind, 1, deepest, depths.upto[kind][deepest]);
    let mut wanted = Vec::new();
    for (kind, slots) in left.slots.iter().enumerate() {
        wanted.extend(highest(kind).map(|item| (kind, item, *slots as i64)));
    }
    for (level, cost) in (1..).zip(&depths.costs[deepest]).filter(|(_, cost)| **cost > 0) {
        let costs = |kind: &usize| depths.upto[*kind][deepest] - best[*kind][level] == *cost;
        if let Some(kind) = (0..best.len()).find(costs) {
            wanted.extend(highest(kind).map(|item| (kind, item, -1)));
            wanted.extend(first(kind, level, level, best[kind][level]).map(|item| (kind, item, 1)));
        }
    }
    wanted
}

/// Something for each level, or for each depth.
type ByLevel = SmallVec<[i64; 12]>;

/// What sets can be worth by the highest level of their items, their depth.
struct Depths {
    /// For each kind the highest credit at any level up to one, or nothing for a train that stands idle.
    upto: SmallVec<[ByLevel; 8]>,
    /// For each depth what a set can be worth if only the levels up to it counted.
    sums: ByLevel,
    /// For each depth and each level up to it, what it costs to have an item of that level.
    costs: SmallVec<[ByLevel; 12]>,
    most: i64,
    /// The depth at which a set can be worth that.
    deepest: usize,
}

impl Depths {
    fn of(base: i64, best: &[ByLevel], slots: &[usize]) -> Depths {
        let rising = |best: &ByLevel| {
            let mut highest = 0;
            best.iter()
                .map(|credit| {
                    highest = highest.max(*credit);
                    highest
                })
                .collect::<ByLevel>()
        };
        let upto = best.iter().map(rising).collect();
        let trains: usize = slots.iter().sum();
        let (sums, costs) = (smallvec![base], smallvec![ByLevel::new()]);
        let mut depths = Depths { upto, sums, costs, most: base, deepest: 0 };
        for depth in 1..=trains {
            let cost = |level: usize| {
                let kinds = (0..slots.len()).filter(|kind| best[*kind][level] > NOTHING);
                kinds.map(|kind| depths.upto[kind][depth] - best[kind][level]).min()
            };
            let Some(costs) = (1..=depth).map(cost).collect::<Option<ByLevel>>() else { break };
            let sum = base
                + (0..slots.len()).map(|kind| slots[kind] as i64 * depths.upto[kind][depth]).sum::<i64>();
            let most = sum - costs.iter().sum::<i64>();
            if most > depths.most {
                (depths.most, depths.deepest) = (most, depth);
            }
            depths.sums.push(sum);
            depths.costs.push(costs);
        }
        depths
    }

    /// What a set can be worth that has an item of a kind and level, without that item.
    fn most_with(&self, kind: usize, level: usize) -> i64 {
        let at = |depth: usize| {
            let own = level.checked_sub(1).and_then(|place| self.costs[depth].get(place))?;
            Some(self.sums[depth] - (self.costs[depth].iter().sum::<i64>() - own) - self.upto[kind][depth])
        };
        (level..self.sums.len()).filter_map(at).max().unwrap_or(NOTHING)
    }
}
