//! The stock market: the price of each company and the order of the markers that share a space.

use crate::ids::CompanyId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use utoipa::ToSchema;

/// A space of the chart, counted as the title's chart file lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Cell(pub u8);

/// The markers on the chart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Markers {
    /// By company: the space and when the marker came to it.
    places: SmallVec<[Option<(Cell, u32)>; 8]>,
    arrivals: u32,
}

impl Markers {
    /// No marker on the chart, for `companies` companies.
    pub fn new(companies: usize) -> Markers {
        Markers { places: SmallVec::from_elem(None, companies), arrivals: 0 }
    }

    /// How many companies may have a marker.
    pub fn companies(&self) -> usize {
        self.places.len()
    }

    /// The space of a company's marker.
    #[inline]
    pub fn cell(&self, company: CompanyId) -> Option<Cell> {
        self.places[company.index()].map(|(cell, _)| cell)
    }

    /// Puts a marker on a space, beneath the markers already there. A marker that is there already goes
    /// beneath the others too.
    pub fn place(&mut self, company: CompanyId, cell: Cell) {
        self.arrivals += 1;
        self.places[company.index()] = Some((cell, self.arrivals));
    }

    /// Takes a marker off the chart.
    pub fn remove(&mut self, company: CompanyId) {
        self.places[company.index()] = None;
    }

    /// How many markers lie above this one on its space.
    pub fn depth(&self, company: CompanyId) -> Option<usize> {
        let (cell, arrival) = self.places[company.index()]?;
        Some(self.places.iter().flatten().filter(|(c, a)| *c == cell && *a < arrival).count())
    }

    /// The companies with a marker, in the order of a key of their spaces; where it is the same, the first to arrive first.
    pub fn in_order<K: Ord>(&self, key: impl Fn(Cell) -> K) -> SmallVec<[CompanyId; 8]> {
        let mut order: SmallVec<[CompanyId; 8]> =
            CompanyId::first(self.places.len()).filter(|c| self.places[c.index()].is_some()).collect();
        order.sort_by_key(|c| self.places[c.index()].map(|(cell, arrival)| (key(cell), arrival)));
        order
    }
}
