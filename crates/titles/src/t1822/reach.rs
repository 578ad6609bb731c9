//! 11.2: what a company can get to from its tokens.

use super::Game1822;
use super::state::State;
use board::reach::{HowFar, Weight};
use board::trial::{Candidate, Surroundings, Travelled};
use board::{HexId, NodeId, Rotation, StopAt, StopId, StopKind, StopSet, TileId};
use rules::CompanyId;

pub use board::reach::Ground;

/// Track may be followed for building however far it leads.
struct AnyLength;

impl HowFar for AnyLength {
    fn weight(&self, _: StopKind) -> Weight {
        Weight::Free
    }
    fn covers(&self, _: u8, _: u8) -> bool {
        true
    }
}

impl Game1822 {
    /// The board as a company sees it: from its tokens, not through cities filled by others (13.6). A city with any empty slot
    /// blocks nobody (f.41).
    pub(super) fn ground(&self, company: CompanyId) -> Ground<'_> {
        let network = &*self.state.network;
        let owner = State::owner(company);
        let (mut starts, mut blocked) = (StopSet::default(), StopSet::default());
        for tokens in self.state.layout.tokens().chunk_by(|a, b| a.at() == b.at()) {
            let at = tokens[0].at();
            let Some(stop) = network.stop(at) else { continue };
            if tokens.iter().any(|token| token.owner == owner) {
                starts.insert(stop);
            } else if tokens.len() >= usize::from(self.slots(at)) {
                blocked.insert(stop);
            }
        }
        Ground { network, starts, blocked }
    }

    /// What a company could travel of a tile, if it lay on a hex.
    pub(super) fn travelled(
        &self,
        company: CompanyId,
        ground: &Ground<'_>,
        hex: HexId,
        (tile, rotation): (TileId, Rotation),
    ) -> Travelled {
        let (map, layout) = (&self.data.map, &self.state.layout);
        let becomes = self.stops_become(hex, tile, rotation).unwrap_or_default();
        let mut candidate = Candidate { tile, rotation, starts: 0, blocked: 0 };
        for (old, new) in becomes.iter().enumerate() {
            let at = StopAt { hex, node: NodeId(old as u8) };
            let tokens = layout.tokens_at(at).count() as u8;
            let own = self.has_token_at(company, at);
            let slots = map.tile(tile).stops[new.index()].slots;
            candidate.starts |= u32::from(own) << new.index();
            candidate.blocked |= u32::from(!own && tokens > 0 && tokens >= slots) << new.index();
        }
        Surroundings::of(map, layout, *ground, hex, AnyLength).travelled(candidate)
    }

    /// Whether a company is connected to a stop beyond one of its tokens (f.22).
    pub(super) fn is_connected(&self, company: CompanyId) -> bool {
        let ground = self.ground(company);
        let leads = |stop: StopId| !ground.network.neighbours_of(stop).is_empty();
        ground.starts.iter().any(leads)
    }
}
