//! What may replace what: the legality of laying a tile as far as hexes, tiles and track tell. Supply, phases,
//! money and reach are not known here. The answers are worked out when a map is loaded and then looked up.

use smallvec::SmallVec;

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
        self.replacements.on(hex, now)
    }
}

impl Tile {
    /// Whether a tile may replace this one, each at its rotation, whatever hex they lie on.
    pub fn may_become(&self, rotation: Rotation, new: &Tile, new_rotation: Rotation) -> bool {
        self.allows_design(new)
            && new.fixed_rotation.is_none_or(|fixed| fixed == new_rotation)
            && self.stops_become(rotation, new, new_rotation).is_some()
    }

    /// Colour, label and number of places of the new tile fit this one.
    fn allows_design(&self, new: &Tile) -> bool {
        let villages = |tile: &Tile| tile.count_stops(StopKind::serves_village);
        let cities = |tile: &Tile| tile.count_stops(|kind| kind == StopKind::City);
        !new.printed
            && self.colour.next() == Some(new.colour)
            && self.label == new.label
            && villages(self) == villages(new)
            && (self.label.is_some() || cities(self) == cities(new))
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
                new_track.contains(&Track { a, b }) || new_track.contains(&Track { a: b, b: a })
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

/// The table behind [`Map::replacements`]: for each hex a row of spans, the first for its printed face, then
/// one for each tile of the box at each rotation.
#[derive(Clone, Debug)]
pub(crate) struct Replacements {
    all: Vec<Replacement>,
    spans: Vec<(u32, u32)>,
    row: usize,
}

impl Replacements {
    /// Works out everything that can come to lie on each hex, starting from its printed face.
    pub fn of(hexes: &[Hex], tiles: &TileSet) -> Replacements {
        let row = 1 + 6 * tiles.boxed().count();
        let designs = Designs::of(tiles);
        let mut table = Replacements { all: Vec::new(), spans: vec![(0, 0); row * hexes.len()], row };
        for (index, hex) in hexes.iter().enumerate().filter(|(_, hex)| hex.buildable) {
            let mut waiting = vec![(hex.printed, Rotation::ZERO)];
            let mut known = vec![false; row];
            while let Some(now) = waiting.pop() {
                let start = table.all.len();
                table.all.extend(designs.after(now).filter(|next| fits(hex, tiles, *next)));
                table.spans[index * row + column(now, row)] = (start as u32, table.all.len() as u32);
                for next in &table.all[start..] {
                    let next = (next.tile, next.rotation);
                    if !std::mem::replace(&mut known[column(next, row)], true) {
                        waiting.push(next);
                    }
                }
            }
        }
        table
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

/// No track of the tile points at a closed edge of the hex.
fn fits(hex: &Hex, tiles: &TileSet, next: Replacement) -> bool {
    let exits = tiles.tile(next.tile).exits(next.rotation);
    exits.iter().zip(hex.open).all(|(&exit, open)| open || !exit)
}

/// Which tile follows which, whatever the hex: for each tile as it lies unrotated, in order.
struct Designs<'a> {
    tiles: &'a TileSet,
    after: Vec<Vec<Replacement>>,
}

impl Designs<'_> {
    fn of(tiles: &TileSet) -> Designs<'_> {
        let after = tiles.iter().map(|(_, old)| {
            let news = tiles.boxed().filter(|(_, new)| old.allows_design(new));
            news.flat_map(|(tile, new)| {
                let turns = Rotation::ALL.into_iter();
                let kept = turns.filter(|turn| old.stops_become(Rotation::ZERO, new, *turn).is_some());
                kept.map(move |rotation| Replacement { tile, rotation })
            })
            .collect()
        });
        let after = after.collect();
        Designs { tiles, after }
    }

    /// What follows a tile as it lies now.
    fn after(&self, (tile, rotation): (TileId, Rotation)) -> impl Iterator<Item = Replacement> {
        let turned = self.after[tile.index()]
            .iter()
            .map(move |next| Replacement { tile: next.tile, rotation: next.rotation.then(rotation) });
        let mut turned: Vec<Replacement> = turned
            .filter(|next| {
                let fixed = self.tiles.tile(next.tile).fixed_rotation;
                fixed.is_none_or(|fixed| fixed == next.rotation)
            })
            .collect();
        turned.sort_unstable();
        turned.into_iter()
    }
}
