//! What a company can get to from its bases: the *qualifying track* of *Laying Track*, the stations of *Building
//! Bases*, and the distance of one of its trains for *Upgrading Track*.

use super::Game1860;
use super::state::State;
use board::reach::{HowFar, Reading, Weight};
use board::trial::{Candidate, Surroundings, Travelled};
use board::{HexId, NodeId, Rotation, StopAt, StopKind, TileId};
use rules::CompanyId;

pub use board::StopSet as Stops;
pub use board::reach::Ground;

/// How far a train gets: large stations, and small stations where they count.
#[derive(Clone, Copy)]
pub struct Distance {
    pub large: u8,
    /// Small stations and unused large ones together; `None` where small stations do not count.
    pub total: Option<u8>,
}

impl HowFar for Distance {
    /// Halts never count.
    fn weight(&self, stop: StopKind) -> Weight {
        match stop {
            StopKind::City | StopKind::OffBoard => Weight::Large,
            StopKind::Town if self.total.is_some() => Weight::Small,
            StopKind::Town | StopKind::Wayside | StopKind::Village => Weight::Free,
        }
    }

    fn covers(&self, large: u8, small: u8) -> bool {
        large <= self.large && self.total.is_none_or(|total| large.saturating_add(small) <= total)
    }
}

impl Game1860 {
    /// The ground as it is for building: every circle filled by others blocks, a bankrupt company's too. Track counts if a
    /// train could get there, and "once a train leaves a hex it may not re-enter it" (*Running Trains*).
    pub(super) fn ground(&self, company: CompanyId) -> Ground<'_> {
        let mut ground = self.ground_on(company, |_| true);
        let re_enters = self.options.re_enter_hexes || self.options.departures.building_re_enters_hexes;
        ground.reading.once_per_hex = !re_enters;
        for stop in self.data.off_board.iter().flat_map(|hex| ground.network.stops_of(*hex)) {
            ground.blocked.insert(stop);
        }
        ground
    }

    /// The ground as it is for running: a bankrupt company's bases do not keep trains out (*Bankrupt Companies*).
    pub(super) fn running_ground(&self, company: CompanyId) -> Ground<'_> {
        self.ground_on(company, |owner| !self.state.company(owner).bankrupt)
    }

    /// "Tokened-out stations are large stations which have all their station circles filled by tokens belonging to
    /// other companies."
    fn ground_on(&self, company: CompanyId, blocks: impl Fn(CompanyId) -> bool) -> Ground<'_> {
        let (layout, network) = (&self.state.layout, &*self.state.network);
        let owner = State::owner_token(company);
        let (mut starts, mut blocked) = (Stops::default(), Stops::default());
        for tokens in layout.tokens().chunk_by(|a, b| a.at() == b.at()) {
            let Some(stop) = network.stop(tokens[0].at()) else { continue };
            let others = tokens.iter().filter(|token| blocks(CompanyId(token.owner.0))).count();
            if tokens.iter().any(|token| token.owner == owner) {
                starts.insert(stop);
            } else if others >= usize::from(network.stops[stop.index()].slots) {
                blocked.insert(stop);
            }
        }
        Ground { network, starts, blocked, reading: Reading::default() }
    }

    /// The track around a hex, for a train of this distance.
    pub(super) fn surroundings<'a>(
        &'a self,
        ground: Ground<'a>,
        hex: HexId,
        distance: Distance,
    ) -> Around<'a> {
        let (map, layout) = (&self.data.map, &self.state.layout);
        if self.options.departures.stations_counted_apart && distance.total.is_some() {
            let counting =
                |weight| Surroundings::of(map, layout, ground, hex, Counting { weight, of: distance });
            return Around::Apart { large: counting(Weight::Large), small: counting(Weight::Small) };
        }
        Around::Together(Surroundings::of(map, layout, ground, hex, distance))
    }

    /// What can be travelled of a tile, if it lay on a hex.
    pub(super) fn travelled(
        &self,
        company: CompanyId,
        around: &Around<'_>,
        (tile, rotation): (TileId, Rotation),
    ) -> Travelled {
        let (map, layout) = (&self.data.map, &self.state.layout);
        let owner = State::owner_token(company);
        let mut candidate = Candidate { tile, rotation, starts: 0, blocked: 0 };
        for (node, stop) in map.tile(tile).stops.iter().enumerate() {
            let at = StopAt { hex: around.hex(), node: NodeId(node as u8) };
            let (mut own, mut others) = (false, 0);
            for token in layout.tokens_at(at) {
                own |= token.owner == owner;
                others += u8::from(token.owner != owner);
            }
            candidate.starts |= u32::from(own) << node;
            candidate.blocked |= u32::from(!own && others > 0 && others >= stop.slots) << node;
        }
        around.travelled(candidate)
    }
}

/// The track around a hex, followed as stations are counted.
// One is made for each hex that is looked at; a box for it would cost more than the room it saves.
#[allow(clippy::large_enum_variant)]
pub(super) enum Around<'a> {
    /// Large and small stations on the same way.
    Together(Surroundings<'a, Distance>),
    /// A24: the fewest large stations on any way and the fewest small stations on any way are held against the train,
    /// though they may be those of two different ways.
    Apart { large: Surroundings<'a, Counting>, small: Surroundings<'a, Counting> },
}

impl Around<'_> {
    fn hex(&self) -> HexId {
        match self {
            Around::Together(around) => around.hex(),
            Around::Apart { large, .. } => large.hex(),
        }
    }

    fn travelled(&self, candidate: Candidate) -> Travelled {
        match self {
            Around::Together(around) => around.travelled(candidate),
            Around::Apart { large, small } => {
                let distance = large.allowance().of;
                let (large, small) = (large.fewest(candidate), small.fewest(candidate));
                let mut travelled = Travelled::default();
                for (node, (large, small)) in large.stops.iter().zip(&small.stops).enumerate() {
                    travelled.stops |= u32::from(distance.covers(*large, *small)) << node;
                }
                for (track, (large, small)) in large.track.iter().zip(&small.track).enumerate() {
                    travelled.track |= u128::from(distance.covers(*large, *small)) << track;
                }
                travelled
            }
        }
    }
}

/// Only the stations of one weight, however many.
pub(super) struct Counting {
    weight: Weight,
    of: Distance,
}

impl HowFar for Counting {
    fn weight(&self, stop: StopKind) -> Weight {
        if self.of.weight(stop) == self.weight { Weight::Large } else { Weight::Free }
    }

    fn covers(&self, _: u8, _: u8) -> bool {
        true
    }
}
