//! What may replace what: the legality of laying a tile as far as hexes, tiles and track tell. Supply, phases,
//! money and reach are not known here. The answers are worked out when a map is loaded and then looked up.

use smallvec::SmallVec;

use crate::rebuilt::Rebuildings;
use crate::{End, Hex, HexId, Map, NodeId, Rotation, StopKind, Tile, TileId, TileSet, Track};

/// A tile at a rotation that may replace what lies on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Replacement {
    /// The tile to lay.
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
}

impl Map {
    /// Every tile and rotation that may replace what now lies on a hex: the next colour, the same label, the
    /// same places, all track kept, and no track pointing at a closed edge. Ordered by tile, then rotation;
    /// empty for what can never come to lie there.
    pub fn replacements(&self, hex: HexId, now: (TileId, Rotation)) -> &[Replacement] {
        self.replacements.upgrades.on(hex, now)
    }

    /// Every tile and rotation that only adds a small station to what now lies on a hex: another arrangement of the
    /// same design. Ordered like [`Map::replacements`].
    pub fn additions(&self, hex: HexId, now: (TileId, Rotation)) -> &[Replacement] {
        self.replacements.additions.on(hex, now)
    }

    /// Every tile and rotation that adds a small station to what now lies on a hex, but joins its plain track otherwise: the
    /// same exits, and every small station where it was. Ordered like [`Map::replacements`].
    pub fn rewirings(&self, hex: HexId, now: (TileId, Rotation)) -> &[Replacement] {
        self.replacements.rewirings.on(hex, now)
    }

    /// Every tile and rotation that may replace what now lies on a hex and does away with its only small station. Empty
    /// unless the map says `towns_may_go`. Ordered like [`Map::replacements`].
    pub fn removals(&self, hex: HexId, now: (TileId, Rotation)) -> &[Replacement] {
        self.replacements.removals.on(hex, now)
    }
}

impl Tile {
    /// Whether a tile may replace this one, each at its rotation, whatever hex they lie on.
    pub fn may_become(&self, rotation: Rotation, new: &Tile, new_rotation: Rotation) -> bool {
        self.allows_design(new)
            && self.label == new.label
            && new.fixed_rotation.is_none_or(|fixed| fixed == new_rotation)
            && self.stops_become(rotation, new, new_rotation).is_some()
    }

    /// Colour and number of places of the new tile fit this one; what letters it must have the hex decides.
    fn allows_design(&self, new: &Tile) -> bool {
        let villages = |tile: &Tile| tile.count_stops(StopKind::serves_village);
        let cities = |tile: &Tile| tile.count_stops(|kind| kind == StopKind::City);
        !new.printed
            && self.colour.next() == Some(new.colour)
            && villages(self) == villages(new)
            && (self.label.is_some() || new.label.is_some() || cities(self) == cities(new))
    }

    /// Whether the new tile is this one with one more small station on its track.
    fn gains_town(&self, rotation: Rotation, new: &Tile, new_rotation: Rotation) -> bool {
        let same_design = self.stock == new.stock && self.colour == new.colour && !new.printed;
        same_design
            && new.stops.len() == self.stops.len() + 1
            && (0..new.stops.len()).filter(|node| new.stops[*node].kind == StopKind::Town).any(|town| {
                let bare = new.without(|node| node == town);
                self.stops_become(rotation, &bare, new_rotation).is_some()
            })
    }

    /// Whether the new tile has one more small station and the same exits, but joins some of the plain track otherwise.
    fn is_rewired(&self, rotation: Rotation, new: &Tile, new_rotation: Rotation) -> bool {
        if self.stock != new.stock || self.exits(rotation) != new.exits(new_rotation) {
            return false;
        }
        let at_stop = |track: &&Track| [track.a, track.b].iter().any(|end| matches!(end, End::Node(_)));
        let kept = Tile { track: self.track.iter().filter(at_stop).copied().collect(), ..self.clone() };
        kept.gains_town(rotation, new, new_rotation) && !self.gains_town(rotation, new, new_rotation)
    }

    /// The same tile without some of its stops: what met there meets directly.
    fn without(&self, gone: impl Fn(usize) -> bool) -> Tile {
        let goes = |end: End| matches!(end, End::Node(node) if gone(node.index()));
        let mut track: Vec<Track> = Vec::new();
        for node in (0..self.stops.len()).filter(|node| gone(*node)) {
            let here = End::Node(NodeId(node as u8));
            let met: Vec<Track> = (self.track.iter())
                .flat_map(|track| [*track, track.reversed()])
                .filter(|track| track.a == here && !goes(track.b))
                .collect();
            for (place, first) in met.iter().enumerate() {
                let lanes = |other: &Track| (first.lanes.1, other.lanes.1);
                let joined = |other: &Track| Track { lanes: lanes(other), ..Track::new(first.b, other.b) };
                track.extend(met[place + 1..].iter().map(joined));
            }
        }
        track.extend(self.track.iter().filter(|track| !goes(track.a) && !goes(track.b)));
        let left: Vec<usize> = (0..self.stops.len()).filter(|node| !gone(*node)).collect();
        let renumbered = |end: End| match end {
            End::Edge(_) => end,
            End::Node(node) => {
                let place = left.iter().position(|left| *left == node.index());
                End::Node(NodeId(place.unwrap_or_default() as u8))
            }
        };
        for track in &mut track {
            (track.a, track.b) = (renumbered(track.a), renumbered(track.b));
        }
        let stops = left.iter().map(|node| self.stops[*node].clone()).collect();
        Tile { stops, track, ..self.clone() }
    }

    /// Which stop of the new tile each stop of this one becomes, so that every piece of track is kept: between
    /// the same edges and the same stops. Stops keep their numbers where they can. `None` if some track would
    /// be lost.
    pub fn stops_become(&self, rotation: Rotation, new: &Tile, new_rotation: Rotation) -> Option<StopMap> {
        let old_track: SmallVec<[Track; 8]> = self.track_at(rotation).collect();
        let new_track: SmallVec<[Track; 8]> = new.track_at(new_rotation).collect();
        let kept = |stops: &StopMap| {
            old_track.iter().all(|track| {
                let (a, b) = (become_end(track.a, stops), become_end(track.b, stops));
                Track { a, b, ..*track }.kept_in(&new_track)
            })
        };
        let mut stops = StopMap::new();
        self.assign(new, &mut stops, &kept).then_some(stops)
    }

    /// Tries every way to give the remaining stops a stop of the new tile each.
    fn assign(&self, new: &Tile, stops: &mut StopMap, kept: &impl Fn(&StopMap) -> bool) -> bool {
        let Some(stop) = self.stops.get(stops.len()) else { return kept(stops) };
        let same = stops.len();
        let others = (0..new.stops.len()).filter(|node| *node != same);
        std::iter::once(same).filter(|node| *node < new.stops.len()).chain(others).any(|node| {
            let id = NodeId(node as u8);
            if stops.contains(&id) || !stop.kind.may_become(new.stops[node].kind) {
                return false;
            }
            stops.push(id);
            let done = self.assign(new, stops, kept);
            if !done {
                stops.pop();
            }
            done
        })
    }
}

/// For each stop of a tile, the stop of its replacement that it becomes.
pub type StopMap = SmallVec<[NodeId; 8]>;

impl StopKind {
    /// Whether a stop of this kind may be rebuilt as one of that: a village gets any stop that serves it, and a
    /// wayside stop may become a small station, never the reverse.
    fn may_become(self, new: StopKind) -> bool {
        match self {
            StopKind::Village | StopKind::Wayside => matches!(new, StopKind::Wayside | StopKind::Town),
            StopKind::City | StopKind::Town | StopKind::OffBoard => new == self,
        }
    }
}

fn become_end(end: End, stops: &StopMap) -> End {
    match end {
        End::Edge(_) => end,
        End::Node(node) => End::Node(stops[node.index()]),
    }
}

/// The tables behind [`Map::replacements`], [`Map::additions`], [`Map::rewirings`], [`Map::removals`] and
/// [`Map::rebuilt`].
#[derive(Clone, Debug)]
pub(crate) struct Replacements {
    upgrades: Spans,
    additions: Spans,
    rewirings: Spans,
    removals: Spans,
    pub(crate) rebuilt: Rebuildings,
    /// For each hex the most stops of anything that can come to lie there.
    most_stops: Vec<usize>,
}

/// For each hex a row of spans, the first for its printed face, then one for each tile of the box at each rotation.
#[derive(Clone, Debug)]
struct Spans {
    all: Vec<Replacement>,
    spans: Vec<(u32, u32)>,
    row: usize,
}

impl Replacements {
    /// Works out everything that can come to lie on each hex, starting from its printed face.
    pub fn of(hexes: &[Hex], tiles: &TileSet, towns_may_go: bool) -> Replacements {
        let row = 1 + 6 * tiles.boxed().count();
        let table = || Spans { all: Vec::new(), spans: vec![(0, 0); row * hexes.len()], row };
        let mut found = Replacements {
            upgrades: table(),
            additions: table(),
            rewirings: table(),
            removals: table(),
            rebuilt: Rebuildings::new(tiles),
            most_stops: hexes.iter().map(|hex| tiles.tile(hex.printed).stops.len()).collect(),
        };
        let designs = Designs::of(tiles, towns_may_go);
        for (index, hex) in hexes.iter().enumerate().filter(|(_, hex)| hex.buildable) {
            let mut waiting = vec![(hex.printed, Rotation::ZERO)];
            let mut known = vec![false; row];
            while let Some(now) = waiting.pop() {
                let upgrades = match hex.first_tiles.as_ref().filter(|_| tiles.tile(now.0).printed) {
                    Some(first) => named(first),
                    None => designs.turned(&designs.upgrades, now),
                };
                let place = (index, now);
                found.upgrades.enter(place, upgrades, |next| fits(hex, tiles, next));
                let additions = designs.turned(&designs.additions, now);
                found.additions.enter(place, additions, |next| fits(hex, tiles, next));
                let rewirings = designs.turned(&designs.rewirings, now);
                found.rewirings.enter(place, rewirings, |next| fits(hex, tiles, next));
                let removals = designs.turned(&designs.removals, now);
                found.removals.enter(place, removals, |next| fits(hex, tiles, next));
                let hex = HexId(index as u8);
                for next in found.upgrades.on(hex, now) {
                    found.rebuilt.enter(tiles, now, *next);
                }
                for table in [&found.upgrades, &found.additions, &found.rewirings, &found.removals] {
                    for next in table.on(hex, now) {
                        let stops = tiles.tile(next.tile).stops.len();
                        found.most_stops[index] = found.most_stops[index].max(stops);
                        let next = (next.tile, next.rotation);
                        if !std::mem::replace(&mut known[column(next, row)], true) {
                            waiting.push(next);
                        }
                    }
                }
            }
        }
        found
    }

    /// The most stops of anything that can come to lie on a hex.
    pub fn most_stops(&self, hex: HexId) -> usize {
        self.most_stops[hex.index()]
    }
}

impl Spans {
    /// Notes what may follow a tile on a hex.
    fn enter(
        &mut self,
        (hex, now): (usize, (TileId, Rotation)),
        next: Vec<Replacement>,
        fits: impl Fn(Replacement) -> bool,
    ) {
        let start = self.all.len();
        self.all.extend(next.into_iter().filter(|next| fits(*next)));
        self.spans[hex * self.row + column(now, self.row)] = (start as u32, self.all.len() as u32);
    }

    fn on(&self, hex: HexId, now: (TileId, Rotation)) -> &[Replacement] {
        let span = self.spans.get(hex.index() * self.row + column(now, self.row));
        span.map_or(&[], |&(start, end)| &self.all[start as usize..end as usize])
    }
}

/// Where a tile at a rotation stands in the row of a hex; printed faces share the first place.
fn column((tile, rotation): (TileId, Rotation), row: usize) -> usize {
    let column = 1 + 6 * tile.index() + rotation.index();
    if column < row { column } else { 0 }
}

/// Tiles that a hex names, turned every way.
fn named(tiles: &[TileId]) -> Vec<Replacement> {
    let turned = |tile: &TileId| Rotation::ALL.map(|rotation| Replacement { tile: *tile, rotation });
    tiles.iter().flat_map(turned).collect()
}

/// The tile has the letters the hex asks for, and no track of it points at a closed edge.
fn fits(hex: &Hex, tiles: &TileSet, next: Replacement) -> bool {
    let tile = tiles.tile(next.tile);
    let exits = tile.exits(next.rotation);
    tile.label.as_deref() == hex.label_at(tile.colour)
        && exits.iter().zip(hex.open).all(|(&exit, open)| open || !exit)
}

/// For each tile as it lies unrotated, tiles that may follow it, in order.
type Followers = Vec<Vec<Replacement>>;

/// Which tile follows which, whatever the hex.
struct Designs<'a> {
    tiles: &'a TileSet,
    upgrades: Followers,
    additions: Followers,
    rewirings: Followers,
    removals: Followers,
}

impl Designs<'_> {
    fn of(tiles: &TileSet, towns_may_go: bool) -> Designs<'_> {
        let upgrades = followers(tiles, |old, new, turn| {
            old.allows_design(new) && old.stops_become(Rotation::ZERO, new, turn).is_some()
        });
        let additions = followers(tiles, |old, new, turn| old.gains_town(Rotation::ZERO, new, turn));
        let rewirings = followers(tiles, |old, new, turn| old.is_rewired(Rotation::ZERO, new, turn));
        let removals = followers(tiles, |old, new, turn| {
            towns_may_go && old.count_stops(StopKind::serves_village) == 1 && {
                let bare = old.without(|node| old.stops[node].kind.serves_village());
                bare.allows_design(new) && bare.stops_become(Rotation::ZERO, new, turn).is_some()
            }
        });
        Designs { tiles, upgrades, additions, rewirings, removals }
    }

    /// What follows a tile as it lies now.
    fn turned(&self, followers: &Followers, (tile, rotation): (TileId, Rotation)) -> Vec<Replacement> {
        let turned = followers[tile.index()]
            .iter()
            .map(move |next| Replacement { tile: next.tile, rotation: next.rotation.then(rotation) });
        let mut turned: Vec<Replacement> = turned
            .filter(|next| {
                let fixed = self.tiles.tile(next.tile).fixed_rotation;
                fixed.is_none_or(|fixed| fixed == next.rotation)
            })
            .collect();
        turned.sort_unstable();
        turned
    }
}

/// For each tile those of the box that may follow it, as the test says.
fn followers(tiles: &TileSet, follows: impl Fn(&Tile, &Tile, Rotation) -> bool) -> Followers {
    let after = |old: &Tile| {
        let news = tiles.boxed().flat_map(|(tile, new)| Rotation::ALL.map(|turn| (tile, new, turn)));
        let kept = news.filter(|(_, new, turn)| follows(old, new, *turn));
        kept.map(|(tile, _, rotation)| Replacement { tile, rotation }).collect()
    };
    tiles.iter().map(|(_, old)| after(old)).collect()
}
