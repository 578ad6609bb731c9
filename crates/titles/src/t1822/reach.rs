//! 11.2: what a company can get to from its tokens.

use super::Game1822;
use super::state::State;
use board::reach::{HowFar, Reading, Weight};
use board::trial::{Candidate, Surroundings, Travelled};
use board::{HexId, NodeId, Replacement, StopAt, StopKind, StopSet};
use rules::CompanyId;

pub use board::reach::Ground;

/// Track may be followed for building however far it leads.
pub(super) struct AnyLength;

/// The track around a hex where something may be built.
pub(super) type Around<'a> = Surroundings<'a, AnyLength>;

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
            } else if tokens.len() >= usize::from(network.stops[stop.index()].slots + self.extra_slots(at)) {
                blocked.insert(stop);
            }
        }
        let departures = &self.options.departures;
        let reading = Reading {
            beyond_ends: departures.track_beyond_ends,
            loops: !departures.loops_are_left_out,
            ..Reading::default()
        };
        Ground { network, starts, blocked, reading }
    }

    /// The track around a hex.
    pub(super) fn surroundings<'a>(&'a self, ground: Ground<'a>, hex: HexId) -> Around<'a> {
        Surroundings::of(&self.data.map, &self.state.layout, ground, hex, AnyLength)
    }

    /// What a company could travel of a tile, if it lay on a hex.
    pub(super) fn travelled(&self, company: CompanyId, around: &Around<'_>, fit: Replacement) -> Travelled {
        let (map, layout, hex) = (&self.data.map, &self.state.layout, around.hex());
        let mut candidate = Candidate { tile: fit.tile, rotation: fit.rotation, starts: 0, blocked: 0 };
        for (old, new) in self.stops_become(hex, fit).iter().enumerate() {
            let at = StopAt { hex, node: NodeId(old as u8) };
            let tokens = layout.tokens_at(at).count() as u8;
            let own = self.has_token_at(company, at);
            let slots = map.tile(fit.tile).stops[new.index()].slots;
            candidate.starts |= u32::from(own) << new.index();
            candidate.blocked |= u32::from(!own && tokens > 0 && tokens >= slots) << new.index();
        }
        around.travelled(candidate)
    }

    /// Whether a company is connected to a stop beyond one of its tokens (f.22). A loop back to the same city leads to none (g.4).
    pub(super) fn is_connected(&self, company: CompanyId) -> bool {
        let network = &self.state.network;
        let owner = State::owner(company);
        let own = self.state.layout.tokens().iter().filter(|token| token.owner == owner);
        let mut cities = own.filter_map(|token| network.stop(token.at()));
        let loops_count = self.options.departures.loop_is_connection;
        cities.any(|city| network.neighbours_of(city).iter().any(|next| loops_count || next.stop != city))
    }
}
