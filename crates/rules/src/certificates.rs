//! The certificates of one company and where each of them lies. Shares are counted in units; the director's
//! certificate is worth several. Certificates keep the order in which they arrived, because some rules speak
//! of the one held longest.

use crate::ids::{CompanyId, PlayerId, PrivateId};
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
    /// The card of a private company.
    Card(PrivateId),
}

/// A number of its own for each holder. Numbers that lie side by side are compared all at once, and the certificates
/// of every company are counted in every move of a stock round.
type Key = u16;

const OFFER: Key = 0x100;
const POOL: Key = 0x101;
/// The first company.
const COMPANIES: Key = 0x200;
/// The place of certificates that the company does not have.
const CARDS: Key = 0x300;
const NOWHERE: Key = 0x102;

impl Holder {
    const fn key(self) -> Key {
        match self {
            Holder::Offer => OFFER,
            Holder::Pool => POOL,
            Holder::Player(player) => player.0 as Key,
            Holder::Company(company) => COMPANIES + company.0 as Key,
            Holder::Card(private) => CARDS + private.0 as Key,
        }
    }

    const fn of(key: Key) -> Option<Holder> {
        match key {
            OFFER => Some(Holder::Offer),
            POOL => Some(Holder::Pool),
            0..=0xff => Some(Holder::Player(PlayerId(key as u8))),
            COMPANIES..=0x2ff => Some(Holder::Company(CompanyId((key - COMPANIES) as u8))),
            CARDS..=0x3ff => Some(Holder::Card(PrivateId((key - CARDS) as u8))),
            _ => None,
        }
    }
}

/// One company's certificates.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Certificates {
    /// By the certificate's number: where it lies, and when it came there.
    places: [Key; MAX_CERTIFICATES],
    arrived: [u32; MAX_CERTIFICATES],
    /// Units of the director's certificate; every other certificate is one unit.
    director_units: u8,
    arrivals: u32,
}

impl Certificates {
    /// A director's certificate of `director_units` and `ordinary` single ones, all in the initial offer.
    ///
    /// # Panics
    /// If they are more than [`MAX_CERTIFICATES`].
    pub fn new(director_units: u8, ordinary: u8) -> Certificates {
        let mut places = [NOWHERE; MAX_CERTIFICATES];
        places[..=usize::from(ordinary)].fill(OFFER);
        Certificates { places, arrived: [0; MAX_CERTIFICATES], director_units, arrivals: 0 }
    }

    /// How many certificates the company has.
    fn certificates(&self) -> u8 {
        MAX_CERTIFICATES as u8 - self.count_key(NOWHERE)
    }

    /// How many units a certificate is.
    pub fn units(&self, index: u8) -> u8 {
        if index == 0 { self.director_units } else { 1 }
    }

    /// All units of the company.
    pub fn total_units(&self) -> u8 {
        self.certificates().saturating_sub(1) + self.director_units
    }

    /// Where a certificate lies, if the company has it.
    #[inline]
    pub fn holder(&self, index: u8) -> Option<Holder> {
        self.places.get(usize::from(index)).and_then(|key| Holder::of(*key))
    }

    /// Where the director's certificate lies.
    #[inline]
    pub fn director(&self) -> Holder {
        Holder::of(self.places[0]).unwrap_or(Holder::Offer)
    }

    /// The player who holds the director's certificate.
    #[inline]
    pub fn directing_player(&self) -> Option<PlayerId> {
        match self.director() {
            Holder::Player(player) => Some(player),
            _ => None,
        }
    }

    /// Units held in one place.
    #[inline]
    pub fn held(&self, holder: Holder) -> u8 {
        let directs = self.places[0] == holder.key();
        self.count(holder) + if directs { self.director_units - 1 } else { 0 }
    }

    /// Units a player holds.
    #[inline]
    pub fn held_by(&self, player: PlayerId) -> u8 {
        self.held(Holder::Player(player))
    }

    /// Number of certificates held in one place.
    #[inline]
    pub fn count(&self, holder: Holder) -> u8 {
        self.count_key(holder.key())
    }

    #[inline]
    fn count_key(&self, key: Key) -> u8 {
        self.places.iter().map(|place| u8::from(*place == key)).sum()
    }

    /// The certificates of one unit in a place, by number.
    fn singles(&self, holder: Holder) -> impl Iterator<Item = u8> + '_ {
        let key = holder.key();
        (0..).zip(&self.places).skip(1).filter(move |(_, place)| **place == key).map(|(index, _)| index)
    }

    /// What certificates are ordered by: of those that came at one time, the lowest number is the first.
    fn age(&self, index: u8) -> (u32, u8) {
        (self.arrived[usize::from(index)], index)
    }

    /// Certificates of one unit in a place, the longest held first.
    pub fn ordinary(&self, holder: Holder) -> ArrayVec<u8, MAX_CERTIFICATES> {
        let mut found: ArrayVec<u8, MAX_CERTIFICATES> = self.singles(holder).collect();
        found.sort_unstable_by_key(|index| self.age(*index));
        found
    }

    /// Every certificate with its place, the first to come to its place first.
    pub fn in_order(&self) -> impl Iterator<Item = (u8, Holder)> + '_ {
        let mut order: ArrayVec<u8, MAX_CERTIFICATES> = (0..self.certificates()).collect();
        order.sort_unstable_by_key(|index| self.age(*index));
        order.into_iter().filter_map(|index| Some((index, self.holder(index)?)))
    }

    /// The certificate of one unit that has lain longest in a place.
    pub fn longest_held(&self, holder: Holder) -> Option<u8> {
        self.singles(holder).min_by_key(|index| self.age(*index))
    }

    /// Lays a certificate somewhere, after all that lie there already.
    pub fn lay(&mut self, index: u8, holder: Holder) {
        self.arrivals += 1;
        self.places[usize::from(index)] = holder.key();
        self.arrived[usize::from(index)] = self.arrivals;
    }

    /// Everything back into the initial offer, as at the start.
    pub fn return_all(&mut self) {
        *self = Certificates::new(self.director_units, self.certificates().saturating_sub(1));
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
