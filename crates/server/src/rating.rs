//! Ratings: the method of Weng and Lin ("A Bayesian approximation method for online ranking", JMLR 12, 2011) in its Bradley-Terry
//! form for several players, by the crate `skillratings`. Everybody is compared with everybody else by their places, so that it
//! suits tables of any size and shared places. On our scale somebody new has 1500 with a deviation of 500; all figures are
//! kept in thousandths and rounded after every game, so that whoever computes them again gets the same.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use storage::Rating;

const THOUSAND: f64 = 1_000.0;

/// What somebody new has.
pub const NEW: Rating = Rating { rating: 1_500_000, deviation: 500_000 };

/// With a larger deviation a rating is provisional.
pub const PROVISIONAL: i64 = 300_000;

/// By how much ratings differ if the stronger wins three games of four, about.
const CLASS: f64 = 250.0;

/// By this a rating gets less sure between two games (deviations add as squares): people learn and forget, and without it the
/// ratings of those who play much would no longer move.
const DRIFT: f64 = 5.0;

/// The ratings of seats after a game, from those before it and their places. Who has several seats (a computer may) has the same
/// rating at each before it, and the mean of what they come to after it.
pub fn after(seats: &[(&str, Rating, i64)]) -> Vec<Rating> {
    let before: Vec<[WengLinRating; 1]> = seats.iter().map(|(_, rating, _)| [drifted(*rating)]).collect();
    let places =
        seats.iter().map(|(_, _, place)| MultiTeamOutcome::new(usize::try_from(*place).unwrap_or_default()));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().map(<[WengLinRating; 1]>::as_slice).zip(places).collect();
    let config = WengLinConfig { beta: CLASS, ..WengLinConfig::new() };
    let found: Vec<WengLinRating> = weng_lin_multi_team(&teams, &config).into_iter().flatten().collect();
    let mean = |who: &str| {
        let own =
            || seats.iter().zip(&found).filter(|((other, ..), _)| *other == who).map(|(_, rating)| rating);
        let count = own().count() as f64;
        Rating {
            rating: thousandths(own().map(|one| one.rating).sum::<f64>() / count),
            deviation: thousandths(own().map(|one| one.uncertainty).sum::<f64>() / count),
        }
    };
    seats.iter().map(|(who, ..)| mean(who)).collect()
}

/// A rating as it is before a game.
fn drifted(rating: Rating) -> WengLinRating {
    let deviation = (rating.deviation as f64 / THOUSAND).hypot(DRIFT).min(NEW.deviation as f64 / THOUSAND);
    WengLinRating { rating: rating.rating as f64 / THOUSAND, uncertainty: deviation }
}

fn thousandths(value: f64) -> i64 {
    (value * THOUSAND).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(places: &[(&'static str, i64)], before: &[Rating]) -> Vec<Rating> {
        let seats: Vec<(&str, Rating, i64)> =
            places.iter().zip(before).map(|((who, place), rating)| (*who, *rating, *place)).collect();
        after(&seats)
    }

    #[test]
    fn whoever_comes_first_gains_and_shared_places_are_worth_the_same() {
        let found = game(&[("ann", 1), ("ben", 2), ("cat", 2), ("dan", 4)], &[NEW; 4]);
        assert!(found[0].rating > NEW.rating && found[3].rating < NEW.rating, "{found:?}");
        assert_eq!(found[1], found[2]);
        assert_eq!(found[1].rating, NEW.rating, "one won, one drawn, one lost");
        assert!(found.iter().all(|one| one.deviation < NEW.deviation), "{found:?}");
        assert_eq!(found[0].rating - NEW.rating, NEW.rating - found[3].rating);
    }

    #[test]
    fn a_surprise_moves_more_than_what_was_expected() {
        let (strong, weak) = (
            Rating { rating: 1_800_000, deviation: 100_000 },
            Rating { rating: 1_200_000, deviation: 100_000 },
        );
        let expected = game(&[("strong", 1), ("weak", 2)], &[strong, weak]);
        let surprise = game(&[("strong", 2), ("weak", 1)], &[strong, weak]);
        assert!(expected[0].rating - strong.rating < surprise[1].rating - weak.rating);
    }

    #[test]
    fn a_computer_with_two_seats_has_one_rating() {
        let found = game(&[("ann", 2), ("computer:guest", 1), ("computer:guest", 3)], &[NEW; 3]);
        assert_eq!(found[1], found[2]);
        assert_eq!(found[1].rating, NEW.rating);
    }

    #[test]
    fn figures_are_those_of_the_method() {
        // 500² / c / 2 more, with c = √(2·250² + 2·500²); and 500·√(1 − 500/c · 500²/c² / 4). If it changes, all ratings come out otherwise.
        let found = game(&[("ann", 1), ("ben", 2)], &[NEW; 2]);
        assert_eq!((found[0].rating, found[0].deviation), (1_658_114, 483_930));
        // How many games of four it takes until a rating is no longer provisional.
        let (mut ratings, mut games) = ([NEW; 4], 0);
        while ratings.iter().any(|one| one.deviation > PROVISIONAL) {
            let order = games % 4;
            let places = ["ann", "ben", "cat", "dan"]
                .map(|who| who)
                .into_iter()
                .zip((0..4).map(|seat| (seat + order) % 4 + 1));
            ratings = game(&places.collect::<Vec<_>>(), &ratings).try_into().unwrap();
            games += 1;
        }
        assert!((3..20).contains(&games), "{games}");
    }

    #[test]
    fn who_plays_for_ever_stays_rateable() {
        let mut ratings = [NEW; 2];
        for _ in 0..3_000 {
            ratings = game(&[("ann", 1), ("ben", 1)], &ratings).try_into().unwrap();
        }
        assert!(ratings[0].deviation > 30_000, "{ratings:?}");
    }
}
