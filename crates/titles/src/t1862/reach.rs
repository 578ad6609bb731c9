//! 7.4 *Routes*: what a company can get to from its station markers.

use super::Game1862;
use super::state::State;
use board::reach::{HowFar, Reading, Weight};
use board::trial::{Candidate, Surroundings, Travelled};
use board::{HexId, NodeId, Rotation, StopAt, StopId, StopKind, StopSet, TileId};
use rules::CompanyId;

pub use board::reach::Ground;

/// Routes for building are of any length.
pub(super) struct AnyLength;

/// The track around a hex.
pub(super) type Around<'a> = Surroundings<'a, AnyLength>;

impl HowFar for AnyLength {
    fn weight(&self, _: StopKind) -> Weight {
        Weight::Free
    }
    fn covers(&self, _: u8, _: u8) -> bool {
        true
    }
}

impl Game1862 {
    /// The board as a company sees it: routes begin at its markers, not at those in London; they end at off-board areas, and
    /// at stations "completely filled with station markers belonging to other companies".
    pub(super) fn ground(&self, company: CompanyId) -> Ground<'_> {
        let (layout, network) = (&self.state.layout, &*self.state.network);
        let owner = State::owner(company);
        let (mut starts, mut blocked) = (StopSet::default(), StopSet::default());
        for (stop, seen) in (0..).map(StopId).zip(&network.stops) {
            if seen.kind == StopKind::OffBoard {
                blocked.insert(stop);
            }
        }
        // 7.2: a home marker "is treated as though it has full connection to any track on its home base tile".
        let waiting = self.state.company(company).beside.map(|hex| StopAt { hex, node: NodeId(0) });
        let waiting = waiting.and_then(|at| network.stop(at));
        if let Some(stop) = waiting {
            starts.insert(stop);
        }
        for tokens in layout.tokens().chunk_by(|a, b| a.at() == b.at()) {
            let at = tokens[0].at();
            let Some(stop) = network.stop(at) else { continue };
            if self.data.area_of(at).is_some() || waiting == Some(stop) {
                continue;
            }
            if tokens.iter().any(|token| token.owner == owner) {
                starts.insert(stop);
            } else if tokens.len() >= usize::from(network.stops[stop.index()].slots) {
                blocked.insert(stop);
            }
        }
        Ground { network, starts, blocked, reading: Reading::default() }
    }

    /// The track around a hex.
    pub(super) fn surroundings<'a>(&'a self, ground: Ground<'a>, hex: HexId) -> Around<'a> {
        Surroundings::of(&self.data.map, &self.state.layout, ground, hex, AnyLength)
    }

    /// What routes of a company could travel of a tile, if it lay on a hex.
    pub(super) fn travelled(
        &self,
        company: CompanyId,
        around: &Around<'_>,
        (tile, rotation): (TileId, Rotation),
    ) -> Travelled {
        let (map, layout, hex) = (&self.data.map, &self.state.layout, around.hex());
        let owner = State::owner(company);
        let waiting = self.state.company(company).beside == Some(hex);
        let mut candidate = Candidate { tile, rotation, starts: 0, blocked: 0 };
        for (node, stop) in map.tile(tile).stops.iter().enumerate() {
            let at = StopAt { hex, node: NodeId(node as u8) };
            let (mut own, mut others) = (waiting && node == 0, 0);
            for token in layout.tokens_at(at) {
                own |= token.owner == owner;
                others += u8::from(token.owner != owner);
            }
            candidate.starts |= u32::from(own) << node;
            candidate.blocked |= u32::from(!own && others > 0 && others >= stop.slots) << node;
        }
        around.travelled(candidate)
    }

    /// Whether a company has a marker in London.
    pub fn has_london(&self, company: CompanyId) -> bool {
        let owner = State::owner(company);
        let mut spaces = self.data.london_spaces.iter();
        spaces.any(|at| self.state.layout.tokens_at(*at).any(|token| token.owner == owner))
    }

    /// Whether a stop is a way into London.
    pub(super) fn is_london(&self, at: StopAt) -> bool {
        self.data.area_of(at) == Some(self.data.london)
    }
}
