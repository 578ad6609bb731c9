//! What could be travelled if another tile lay on a hex, without making its whole network. The track outside of the hex
//! stays as it is and is followed once for all tiles ([`crate::surroundings`]); what is left for each tile is its own few
//! pieces, from the edges where one arrives to those where one arrives again.

use smallvec::{SmallVec, smallvec};

use crate::reach::HowFar;
use crate::surroundings::{Arrival, Border, Passed};
use crate::ways::{MOST_STOPS, Way, Ways};
use crate::{End, Lane, NodeId, Passing, Rotation, Stop, TileId};

pub use crate::surroundings::Surroundings;

/// A tile that might lie on the hex, and what stands on it.
#[derive(Clone, Copy)]
pub struct Candidate {
    /// The tile.
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
    /// The stops of the tile to start from, as bits.
    pub starts: u32,
    /// The stops of the tile that track leads to but not beyond, as bits.
    pub blocked: u32,
}

/// What can be travelled of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Travelled {
    /// Its stops that are reached, as bits.
    pub stops: u32,
    /// Its pieces of track that are travelled, as bits in the order of [`Tile::track`](crate::Tile::track). A piece
    /// that leads to a stop is travelled only if the stop is reached.
    pub track: u128,
}

impl Travelled {
    /// Whether a stop of the tile is reached.
    pub fn reaches(&self, node: NodeId) -> bool {
        self.stops >> node.index() & 1 != 0
    }
}

/// For the stops and pieces of track of a tile, the fewest large stops on any way there, itself and the start
/// included; `u8::MAX` where no way leads.
pub struct FewestOnWay {
    /// By the number of the stop.
    pub stops: SmallVec<[u8; 8]>,
    /// By the place in [`Tile::track`](crate::Tile::track).
    pub track: SmallVec<[u8; 16]>,
}

impl<A: HowFar> Surroundings<'_, A> {
    /// What can be travelled of a tile, if it lay on the hex.
    pub fn travelled(&self, candidate: Candidate) -> Travelled {
        let fewest = self.fewest(candidate);
        let mut travelled = Travelled::default();
        for (node, large) in fewest.stops.iter().enumerate() {
            travelled.stops |= u32::from(*large < u8::MAX) << node;
        }
        for (track, large) in fewest.track.iter().enumerate() {
            travelled.track |= u128::from(*large < u8::MAX) << track;
        }
        travelled
    }

    /// The fewest large stops on any way to each stop and piece of track of a tile, if it lay on the hex.
    pub fn fewest(&self, candidate: Candidate) -> FewestOnWay {
        let tile = self.map.tile(candidate.tile);
        let mut walk = Walk {
            around: self,
            candidate,
            stops: &tile.stops,
            ways: self.map.ways.through((candidate.tile, candidate.rotation)),
            nodes: [u8::MAX; MOST_STOPS],
            borders: [u8::MAX; Border::COUNT],
            waiting: self
                .after_starts()
                .iter()
                .map(|arrival| (arrival.passed, Spot::Border(arrival.at)))
                .collect(),
            found: FewestOnWay {
                stops: smallvec![u8::MAX; tile.stops.len()],
                track: smallvec![u8::MAX; tile.track.len()],
            },
        };
        walk.travel();
        walk.found
    }
}

/// A place on the way.
#[derive(Clone, Copy)]
enum Spot {
    /// A stop of the tile.
    Node(NodeId),
    /// An edge of the hex, on the way in.
    Border(Border),
}

/// Somebody who travels over a tile. Places are left in the order of what was passed on the way, large stops first, so a
/// further way from a place is worth following only if it has fewer small ones than any before.
struct Walk<'a, A> {
    around: &'a Surroundings<'a, A>,
    candidate: Candidate,
    stops: &'a [Stop],
    ways: &'a Ways,
    /// The fewest small stops with which each stop and edge was left.
    nodes: [u8; MOST_STOPS],
    borders: [u8; Border::COUNT],
    waiting: SmallVec<[(Passed, Spot); 16]>,
    found: FewestOnWay,
}

impl<A: HowFar> Walk<'_, A> {
    fn travel(&mut self) {
        for node in (0..self.stops.len() as u8).map(NodeId) {
            if self.candidate.starts >> node.index() & 1 != 0 {
                self.come_to(node, None, Passed::NOTHING);
            }
        }
        while let Some((passed, spot)) = self.nearest() {
            match spot {
                Spot::Node(node) => {
                    if lower(&mut self.nodes[node.index()], passed.small) {
                        let ways = self.ways.after_node(node).iter();
                        self.leave(ways.filter(|way| way.passing != Passing::EntersOnly), passed);
                    }
                }
                Spot::Border(border) => {
                    if lower(&mut self.borders[border.index()], passed.small)
                        && let Some(lane) = self.ways.facing(border.edge, border.lane)
                    {
                        self.leave(self.ways.after_edge(border.edge, lane).iter(), passed);
                    }
                }
            }
        }
    }

    /// The place with the least on the way to it.
    fn nearest(&mut self) -> Option<(Passed, Spot)> {
        let places = self.waiting.iter().enumerate();
        let (place, _) = places.min_by_key(|(_, (passed, _))| *passed)?;
        Some(self.waiting.swap_remove(place))
    }

    /// Comes to a stop of the tile, by one of its pieces of track or to start there.
    fn come_to(&mut self, node: NodeId, by: Option<&Way>, before: Passed) {
        let passed = before.and(self.around.allowance().weight(self.stops[node.index()].kind));
        if !self.around.allowance().covers(passed.large, passed.small) {
            return;
        }
        lower(&mut self.found.stops[node.index()], passed.large);
        if let Some(way) = by {
            lower(&mut self.found.track[usize::from(way.track)], passed.large);
        }
        let goes_on = by.is_none_or(|way| way.passing == Passing::Free);
        let blocked = self.candidate.blocked >> node.index() & 1 != 0;
        if goes_on && !blocked && passed.small < self.nodes[node.index()] {
            self.waiting.push((passed, Spot::Node(node)));
        }
    }

    /// Takes every way of the tile from one of its ends, and comes back over whatever lies behind its exits.
    fn leave<'w>(&mut self, ways: impl Iterator<Item = &'w Way>, passed: Passed) {
        for way in ways {
            match way.to {
                End::Node(node) => self.come_to(node, Some(way), passed),
                End::Edge(edge) => {
                    lower(&mut self.found.track[usize::from(way.track)], passed.large);
                    for lane in Lane::ALL {
                        let border = Border { edge, lane };
                        if self.around.leads_on(border) && self.ways.facing(edge, lane) == Some(way.lane) {
                            self.leave_hex(border, passed);
                        }
                    }
                }
            }
        }
    }

    fn leave_hex(&mut self, border: Border, before: Passed) {
        for Arrival { at, passed } in self.around.after_border(border, before) {
            let passed = before + *passed;
            if passed.small < self.borders[at.index()]
                && self.around.allowance().covers(passed.large, passed.small)
            {
                self.waiting.push((passed, Spot::Border(*at)));
            }
        }
    }
}

/// Notes a smaller number; whether it is smaller.
fn lower(fewest: &mut u8, number: u8) -> bool {
    let lower = number < *fewest;
    if lower {
        *fewest = number;
    }
    lower
}
