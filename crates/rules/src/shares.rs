//! Who directs a company after a deal, and the exchange of the director's certificate. When these are asked, and what
//! follows if nobody directs, the title says.

use crate::certificates::{Certificates, Holder};
use crate::ids::PlayerId;

/// The player who becomes director because of what `buyer` has bought: by having more than the director, or, if no player
/// directs, by having `least` units.
pub fn director_after_purchase(shares: &Certificates, buyer: PlayerId, least: u8) -> Option<PlayerId> {
    let held = shares.held_by(buyer);
    let succeeds = match shares.director() {
        Holder::Player(director) => director != buyer && held > shares.held_by(director),
        Holder::Pool => held >= least,
        Holder::Offer | Holder::Company(_) | Holder::Card(_) => false,
    };
    succeeds.then_some(buyer)
}

/// The player who becomes director after the director has sold and kept `kept` units: whoever has the most, if it is at
/// least `least` and more than was kept (if the director's certificate itself was sold, as much is enough). Of several
/// who have as many it is the first of `clockwise`, which begins with the old director.
pub fn director_after_sale(
    shares: &Certificates,
    clockwise: impl Iterator<Item = PlayerId> + Clone,
    kept: u8,
    least: u8,
) -> Option<PlayerId> {
    let most = clockwise.clone().map(|player| shares.held_by(player)).max()?;
    let sold = shares.directing_player().is_none();
    let mut largest = clockwise.filter(|player| shares.held_by(*player) == most);
    largest.next().filter(|_| most >= least && (sold || most > kept))
}

/// The player takes the director's certificate from where it lies, and lays there as many single ones, the longest held
/// first.
pub fn exchange_director(shares: &mut Certificates, player: PlayerId) {
    let from = shares.director();
    let singles = shares.ordinary(Holder::Player(player));
    for &single in singles.iter().take(shares.units(0).into()) {
        shares.lay(single, from);
    }
    shares.lay(0, Holder::Player(player));
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: PlayerId = PlayerId(0);
    const BEN: PlayerId = PlayerId(1);
    const CAT: PlayerId = PlayerId(2);

    /// Ann directs; certificates 1, 2, ... go to the others in this order.
    fn held(others: &[PlayerId]) -> Certificates {
        let mut shares = Certificates::new(2, 8);
        shares.lay(0, Holder::Player(ANN));
        for (index, player) in (1..).zip(others) {
            shares.lay(index, Holder::Player(*player));
        }
        shares
    }

    #[test]
    fn a_buyer_directs_with_more_than_the_director_and_not_with_as_many() {
        assert_eq!(director_after_purchase(&held(&[BEN, BEN]), BEN, 2), None);
        assert_eq!(director_after_purchase(&held(&[BEN, BEN, BEN]), BEN, 2), Some(BEN));
        assert_eq!(director_after_purchase(&held(&[ANN]), ANN, 2), None);
    }

    #[test]
    fn without_a_director_the_least_holding_is_enough() {
        let mut shares = held(&[BEN, BEN, CAT]);
        shares.lay(0, Holder::Pool);
        assert_eq!(director_after_purchase(&shares, BEN, 2), Some(BEN));
        assert_eq!(director_after_purchase(&shares, CAT, 2), None);
    }

    #[test]
    fn after_a_sale_the_nearest_of_those_with_the_most_directs() {
        let mut shares = held(&[BEN, CAT, BEN, CAT]);
        shares.lay(0, Holder::Pool);
        assert_eq!(director_after_sale(&shares, [ANN, BEN, CAT].into_iter(), 0, 2), Some(BEN));
        assert_eq!(director_after_sale(&shares, [ANN, CAT, BEN].into_iter(), 0, 2), Some(CAT));
        assert_eq!(director_after_sale(&shares, [ANN, BEN, CAT].into_iter(), 0, 3), None);
    }

    #[test]
    fn a_director_who_keeps_as_many_stays() {
        let order = [ANN, BEN].into_iter();
        assert_eq!(director_after_sale(&held(&[BEN, BEN]), order.clone(), 2, 2), None);
        assert_eq!(director_after_sale(&held(&[BEN, BEN, BEN]), order, 2, 2), Some(BEN));
    }

    #[test]
    fn the_longest_held_singles_are_given_for_the_directors_certificate() {
        let mut shares = held(&[CAT, BEN, BEN, BEN]);
        exchange_director(&mut shares, BEN);
        assert_eq!(shares.directing_player(), Some(BEN));
        assert_eq!(shares.ordinary(Holder::Player(ANN)).as_slice(), [2, 3]);
        assert_eq!(shares.ordinary(Holder::Player(BEN)).as_slice(), [4]);
    }
}
