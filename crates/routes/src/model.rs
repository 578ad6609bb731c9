//! The board made ready for the search: only the stretches a run may use, in both directions, each with the bits
//! it takes. A run may take no bit twice; two runs may have no bit of track in common.

use board::{HexId, Link, LinkId, StopId};

use crate::problem::{Problem, Role, StopInfo, Terms, Through};

/// A stretch of track in one direction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arc {
    pub link: LinkId,
    pub to: StopId,
}

/// The board as the search sees it.
pub(crate) struct Model {
    pub stops: Vec<StopInfo>,
    pub terms: Terms,
    arcs: Vec<Arc>,
    /// For each stop where its arcs start, and once more at the end.
    starts: Vec<u32>,
    /// A row of bits for each arc: what a run that follows it takes.
    rows: Vec<u64>,
    pub layout: Bits,
    hexes: Vec<HexId>,
}

/// Where the bits of a row lie, in words: first the pieces of track, then the stops, then the hexes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits {
    pub track: usize,
    pub stops: usize,
    pub all: usize,
}

impl Model {
    /// Makes the board of a problem ready.
    pub fn new(problem: &Problem<'_>) -> Model {
        let network = problem.network;
        let mut stops = problem.stops.clone();
        stops.resize(network.stops.len(), StopInfo::CLOSED);
        let track = network.piece_count().div_ceil(64);
        let stop_end = track + stops.len().div_ceil(64);
        let layout = Bits { track, stops: stop_end, all: stop_end + 4 };
        let hexes = network.stops.iter().map(|stop| stop.at.hex).collect();
        let mut model = Model {
            terms: problem.terms,
            arcs: Vec::new(),
            starts: Vec::with_capacity(stops.len() + 1),
            rows: Vec::new(),
            layout,
            hexes,
            stops,
        };
        for index in 0..model.stops.len() {
            model.starts.push(model.arcs.len() as u32);
            let from = StopId(index as u16);
            for id in network.links_of(from) {
                model.add(*id, network.link(*id), from);
            }
        }
        model.starts.push(model.arcs.len() as u32);
        model
    }

    /// Adds a link as seen from one end, unless no run can follow it.
    fn add(&mut self, id: LinkId, link: &Link, from: StopId) {
        let to = link.other(from);
        let closed = |stop: StopId| self.stops[stop.index()].role == Role::Closed;
        if to == from || closed(to) || closed(from) {
            return;
        }
        let start = self.rows.len();
        self.rows.resize(start + self.layout.all, 0);
        let row = &mut self.rows[start..];
        for piece in link.pieces.iter() {
            set(row, usize::from(piece.0));
        }
        set(row, self.layout.track * 64 + to.index());
        if !self.terms.re_enter_hexes {
            let mut previous = self.hexes[from.index()];
            let (forward, backward) = (link.hexes.iter(), link.hexes.iter().rev());
            let hexes: Vec<&HexId> = if link.a == from { forward.collect() } else { backward.collect() };
            for hex in hexes {
                let bit = self.layout.stops * 64 + hex.index();
                if *hex != previous && (get(row, bit) || *hex == self.hexes[from.index()]) {
                    self.rows.truncate(start);
                    return;
                }
                if *hex != previous {
                    set(row, bit);
                }
                previous = *hex;
            }
        }
        self.arcs.push(Arc { link: id, to });
    }

    /// The arcs that leave a stop.
    pub fn arcs_from(&self, stop: StopId) -> std::ops::Range<usize> {
        self.starts[stop.index()] as usize..self.starts[stop.index() + 1] as usize
    }

    /// The arc of this number.
    pub fn arc(&self, arc: usize) -> Arc {
        self.arcs[arc]
    }

    /// What an arc takes.
    pub fn row(&self, arc: usize) -> &[u64] {
        &self.rows[arc * self.layout.all..(arc + 1) * self.layout.all]
    }

    /// What a run takes where it starts.
    pub fn start_row(&self, stop: StopId) -> Vec<u64> {
        let mut row = vec![0; self.layout.all];
        set(&mut row, self.layout.track * 64 + stop.index());
        if !self.terms.re_enter_hexes {
            set(&mut row, self.layout.stops * 64 + self.hexes[stop.index()].index());
        }
        row
    }

    /// Stops as bits.
    pub fn stops_row(&self, stops: &[StopId]) -> Vec<u64> {
        let mut row = vec![0; self.layout.stops - self.layout.track];
        for stop in stops {
            set(&mut row, stop.index());
        }
        row
    }

    /// What a stop is.
    pub fn stop(&self, stop: StopId) -> &StopInfo {
        &self.stops[stop.index()]
    }

    /// Whether a run may end at a stop.
    pub fn may_end(&self, stop: StopId) -> bool {
        matches!(self.stop(stop).role, Role::Large | Role::Small)
    }

    /// Whether a run may go on from a stop, having passed tokened-out ones or not.
    pub fn may_pass(&self, stop: StopId, passed: bool) -> bool {
        match self.stop(stop).through {
            Through::Free => true,
            Through::Once => !passed,
            Through::Never => false,
        }
    }

    /// The stops with a base of the company.
    pub fn bases(&self) -> impl Iterator<Item = StopId> + '_ {
        let bases = self.stops.iter().enumerate().filter(|(_, stop)| stop.base && stop.role == Role::Large);
        bases.map(|(index, _)| StopId(index as u16))
    }
}

/// Sets a bit of a row.
pub(crate) fn set(row: &mut [u64], bit: usize) {
    row[bit / 64] |= 1 << (bit % 64);
}

/// Whether a bit of a row is set.
pub(crate) fn get(row: &[u64], bit: usize) -> bool {
    row[bit / 64] >> (bit % 64) & 1 != 0
}

/// Whether two rows have a bit in common.
pub(crate) fn meet(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}

/// Adds the bits of a row to another, or takes them out again if they are all in it.
pub(crate) fn toggle(row: &mut [u64], bits: &[u64]) {
    for (word, bits) in row.iter_mut().zip(bits) {
        *word ^= bits;
    }
}
