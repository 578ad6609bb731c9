//! The certificates of one company and where each of them lies. Shares are counted in units; the director's
//! certificate is worth several. Certificates keep the order in which they arrived, because some rules speak
//! of the one held longest.

use crate::ids::{CompanyId, PlayerId};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most certificates a company of ours has.
pub const MAX_CERTIFICATES: usize = 10;

/// Where a certificate lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Holder {
    /// The initial offer.
    Offer,
    /// The bank pool.
    Pool,
    /// A player.
    Player(PlayerId),
    /// A company.
    Company(CompanyId),
}

impl Holder {
    /// A number of its own for each holder: comparing numbers is much faster than comparing variants, and the
    /// certificates of every company are counted in every move of a stock round.
    const fn key(self) -> u16 {
        match self {
            Holder::Offer => 0x100,
            Holder::Pool => 0x101,
            Holder::Player(player) => player.0 as u16,
            Holder::Company(company) => 0x200 + company.0 as u16,
        }
    }
}

/// One company's certificates.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Certificates {
    places: ArrayVec<Possession, MAX_CERTIFICATES>,
    /// Units of the director's certificate; every other certificate is one unit.
    director_units: u8,
    arrivals: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Possession {
    holder: Holder,
    arrival: u32,
}

impl Certificates {
    /// A director's certificate of `director_units` and `ordinary` single ones, all in the initial offer.
    pub fn new(director_units: u8, ordinary: u8) -> Certificates {
        let place = Possession { holder: Holder::Offer, arrival: 0 };
        let places = std::iter::repeat_n(place, ordinary as usize + 1).collect();
        Certificates { places, director_units, arrivals: 0 }
    }

    /// How many units a certificate is.
    pub fn units(&self, index: u8) -> u8 {
        if index == 0 { self.director_units } else { 1 }
    }

    /// All units of the company.
    pub fn total_units(&self) -> u8 {
        self.places.len() as u8 - 1 + self.director_units
    }

    /// Where a certificate lies, if the company has it.
    pub fn holder(&self, index: u8) -> Option<Holder> {
        self.places.get(index as usize).map(|place| place.holder)
    }

    /// Where the director's certificate lies.
    pub fn director(&self) -> Holder {
        self.places[0].holder
    }

    /// The player who holds the director's certificate.
    pub fn directing_player(&self) -> Option<PlayerId> {
        match self.director() {
            Holder::Player(player) => Some(player),
            _ => None,
        }
    }

    /// Units held in one place.
    pub fn held(&self, holder: Holder) -> u8 {
        let directs = self.places[0].holder.key() == holder.key();
        self.count(holder) + if directs { self.director_units - 1 } else { 0 }
    }

    /// Units a player holds.
    pub fn held_by(&self, player: PlayerId) -> u8 {
        self.held(Holder::Player(player))
    }

    /// Number of certificates held in one place.
    pub fn count(&self, holder: Holder) -> u8 {
        let key = holder.key();
        self.places.iter().map(|place| u8::from(place.holder.key() == key)).sum()
    }

    /// Certificates of one unit in a place, the longest held first.
    pub fn ordinary(&self, holder: Holder) -> ArrayVec<u8, MAX_CERTIFICATES> {
        let key = holder.key();
        let mut found: ArrayVec<u8, MAX_CERTIFICATES> =
            (1..self.places.len() as u8).filter(|&i| self.places[i as usize].holder.key() == key).collect();
        found.sort_unstable_by_key(|&i| (self.places[i as usize].arrival, i));
        found
    }

    /// Every certificate with its place, the first to come to its place first.
    pub fn in_order(&self) -> impl Iterator<Item = (u8, Holder)> + '_ {
        let mut order: ArrayVec<u8, MAX_CERTIFICATES> = (0..self.places.len() as u8).collect();
        order.sort_by_key(|&index| (self.places[index as usize].arrival, index));
        order.into_iter().map(|index| (index, self.places[index as usize].holder))
    }

    /// The certificate of one unit that has lain longest in a place.
    pub fn longest_held(&self, holder: Holder) -> Option<u8> {
        let key = holder.key();
        let places = (0u8..).zip(&self.places).skip(1).filter(|(_, place)| place.holder.key() == key);
        places.min_by_key(|(index, place)| (place.arrival, *index)).map(|(index, _)| index)
    }

    /// Lays a certificate somewhere, after all that lie there already.
    pub fn lay(&mut self, index: u8, holder: Holder) {
        self.arrivals += 1;
        self.places[index as usize] = Possession { holder, arrival: self.arrivals };
    }

    /// Everything back into the initial offer, as at the start.
    pub fn return_all(&mut self) {
        *self = Certificates::new(self.director_units, self.places.len() as u8 - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_conserved_and_arrivals_keep_their_order() {
        let mut certificates = Certificates::new(2, 8);
        let ann = Holder::Player(PlayerId(0));
        certificates.lay(0, ann);
        certificates.lay(5, ann);
        certificates.lay(3, ann);
        assert_eq!(certificates.total_units(), 10);
        assert_eq!(certificates.held(ann), 4);
        assert_eq!(certificates.count(ann), 3);
        assert_eq!(certificates.ordinary(ann).as_slice(), [5, 3]);
        assert_eq!(certificates.longest_held(ann), Some(5));
        assert_eq!(certificates.longest_held(Holder::Pool), None);
        assert_eq!(certificates.held(Holder::Offer), 6);
    }
}
