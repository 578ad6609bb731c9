//! What a company can get to from its bases: the *qualifying track* of *Laying Track*, the stations of *Building
//! Bases*, and the distance of one of its trains for *Upgrading Track*.

use super::Game1860;
use super::state::State;
use board::reach::{Allowance, Weight};
use board::{HexId, Layout, NetStop, Network, PieceSet, StopId, StopKind};
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

impl Allowance for Distance {
    /// Halts never count.
    fn weight(&self, stop: &NetStop) -> Weight {
        match stop.kind {
            StopKind::City | StopKind::OffBoard => Weight::Large,
            StopKind::Town if self.total.is_some() => Weight::Small,
            StopKind::Town | StopKind::Wayside | StopKind::Village => Weight::Free,
        }
    }

    fn covers(&self, large: u8, small: u8) -> bool {
        large <= self.large && self.total.is_none_or(|total| large.saturating_add(small) <= total)
    }
}

/// What a train can travel on the tile of a hex.
pub struct Travelled {
    pub stops: Stops,
    pub track: PieceSet,
}

impl Game1860 {
    /// The ground as it is for building: every circle filled by others blocks, a bankrupt company's too.
    pub(super) fn ground(&self, company: CompanyId) -> Ground<'_> {
        self.ground_if(company, &self.state.layout, &self.state.network)
    }

    /// The ground for building if the board were this one.
    pub(super) fn ground_if<'a>(
        &self,
        company: CompanyId,
        layout: &Layout,
        network: &'a Network,
    ) -> Ground<'a> {
        let mut ground = self.ground_on(company, layout, network, |_| true);
        let stops = (0..).map(StopId).zip(&network.stops);
        for (stop, _) in stops.filter(|(_, stop)| stop.kind == StopKind::OffBoard) {
            ground.blocked.insert(stop);
        }
        ground
    }

    /// The ground as it is for running: a bankrupt company's bases do not keep trains out (*Bankrupt Companies*).
    pub(super) fn running_ground(&self, company: CompanyId) -> Ground<'_> {
        self.ground_on(company, &self.state.layout, &self.state.network, |owner| {
            !self.state.company(owner).bankrupt
        })
    }

    /// "Tokened-out stations are large stations which have all their station circles filled by tokens belonging to
    /// other companies."
    fn ground_on<'a>(
        &self,
        company: CompanyId,
        layout: &Layout,
        network: &'a Network,
        blocks: impl Fn(CompanyId) -> bool,
    ) -> Ground<'a> {
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
        Ground { network, starts, blocked }
    }

    /// What a train of this distance can travel on the tile of a hex.
    pub(super) fn travelled(&self, ground: &Ground<'_>, hex: HexId, distance: Distance) -> Travelled {
        if self.options.departures.stations_counted_apart && distance.total.is_some() {
            return travelled_apart(ground, hex, distance);
        }
        let stops = ground.reach_within(&distance);
        Travelled { stops, track: ground.track_on(hex, stops) }
    }
}

/// A24: the fewest large stations on any way and the fewest small stations on any way are held against the train,
/// though they may be those of two different ways.
fn travelled_apart(ground: &Ground<'_>, hex: HexId, distance: Distance) -> Travelled {
    let is = |weight: Weight| move |stop: &NetStop| distance.weight(stop) == weight;
    let (large, small) = (ground.fewest(is(Weight::Large)), ground.fewest(is(Weight::Small)));
    let to = |stop: StopId| (large.to(stop), small.to(stop));
    let within = |(large, small): (u8, u8)| distance.covers(large, small);
    let stops = (0..ground.network.stops.len()).map(|stop| StopId(stop as u16));
    let mut travelled =
        Travelled { stops: stops.filter(|stop| within(to(*stop))).collect(), track: PieceSet::new() };
    let either = |(a, b): (u8, u8), (c, d): (u8, u8)| (a.min(c), b.min(d));
    for link in ground.network.links.iter().filter(|link| link.hexes_set.contains(hex)) {
        // Track beside a stop counts it, whichever way it is travelled; track between stops does not.
        let leaving = |stop: StopId| if ground.passable(stop) { to(stop) } else { (u8::MAX, u8::MAX) };
        let arriving = |from: StopId, at: StopId| {
            let (large, small) = leaving(from);
            let counts = |weight| u8::from(distance.weight(ground.stop(at)) == weight);
            (large.saturating_add(counts(Weight::Large)), small.saturating_add(counts(Weight::Small)))
        };
        let here = |stop: StopId| ground.stop(stop).at.hex == hex;
        let fewest = match (here(link.a), here(link.b)) {
            (true, true) => either(arriving(link.a, link.b), arriving(link.b, link.a)),
            (true, false) => either(leaving(link.a), arriving(link.b, link.a)),
            (false, true) => either(leaving(link.b), arriving(link.a, link.b)),
            (false, false) => either(leaving(link.a), leaving(link.b)),
        };
        if within(fewest) {
            travelled.track.union_with(&link.pieces);
        }
    }
    for stub in &ground.network.stubs {
        if stub.hexes.contains(&hex) && ground.passable(stub.from) && within(to(stub.from)) {
            travelled.track.union_with(&stub.pieces);
        }
    }
    travelled
}
