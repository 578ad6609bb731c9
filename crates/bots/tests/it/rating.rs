//! Ratings against strengths that are known, against the win rates they stand for, and against the likelihood itself.

use bots::arena::rating::{Finish, REFERENCE, ratings};
use bots::rng::Dice;

/// A finishing order by the model: each place goes to one of the seats left, in proportion to strengths that are whole numbers.
fn finish(seats: &[usize], strengths: &[usize], dice: &mut Dice) -> Finish {
    let mut left = seats.to_vec();
    let mut finish = Vec::new();
    while !left.is_empty() {
        let mut drawn = dice.below(left.iter().map(|kind| strengths[*kind]).sum());
        let seat = left.iter().position(|kind| match drawn.checked_sub(strengths[*kind]) {
            Some(rest) => {
                drawn = rest;
                false
            }
            None => true,
        });
        finish.push(vec![left.remove(seat.expect("somebody takes the place"))]);
    }
    finish
}

fn series(seats: &[usize], strengths: &[usize], games: usize, seed: u64) -> Vec<Finish> {
    let mut dice = Dice::new(seed);
    (0..games).map(|_| finish(seats, strengths, &mut dice)).collect()
}

/// The rating that a strength should have.
fn elo(strength: usize, reference: usize) -> f64 {
    REFERENCE + 400.0 * (strength as f64 / reference as f64).log10()
}

/// Win rates of two players say by themselves how their strengths compare; one draw is added, so that no strength is infinite.
#[test]
fn two_players_have_the_ratings_of_their_win_rate() {
    for (wins, losses) in [(0, 3), (65, 35), (190, 10), (50, 50), (200, 0)] {
        let mut games = vec![vec![vec![0], vec![1]]; wins];
        games.extend(vec![vec![vec![1], vec![0]]; losses]);
        let odds = (wins as f64 + 0.5) / (losses as f64 + 0.5);
        let rating = ratings(2, &games, 1)[0];
        assert!((rating.elo - REFERENCE - 400.0 * odds.log10()).abs() < 0.01, "{wins}:{losses}: {rating:?}");
        assert_eq!(rating.interval.is_some(), wins > 0 && losses > 0, "{wins}:{losses}: {rating:?}");
    }
}

#[test]
fn known_strengths_are_found_at_full_tables() {
    let strengths = [300, 100, 40, 10];
    for seats in [vec![0, 1, 2, 3], vec![0, 0, 1, 2, 3, 3, 3]] {
        let found = ratings(4, &series(&seats, &strengths, 4000, 17), 1);
        for (kind, rating) in found.iter().enumerate() {
            let known = elo(strengths[kind], strengths[1]);
            assert!((rating.elo - known).abs() < 25.0, "kind {kind} at {seats:?}: {rating:?}, known {known}");
        }
        assert_eq!(found[1].elo, REFERENCE);
    }
}

/// Of a hundred series about 95 have the truth within the interval; fewer than 88 or all of them are very unlikely.
#[test]
fn the_interval_holds_the_truth_as_often_as_it_says() {
    let strengths = [250, 100];
    let known = elo(strengths[0], strengths[1]);
    let holds = |seed: &u64| {
        let interval = ratings(2, &series(&[0, 1, 1], &strengths, 150, *seed), 1)[0].interval;
        interval.is_some_and(|interval| interval.low <= known && known <= interval.high)
    };
    let held = (0..100).filter(holds).count();
    assert!((88..=99).contains(&held), "{held} of 100");
}

/// The logarithm of how likely the games are: every order that a tie leaves open counts alike.
fn likelihood(games: &[Finish], elos: &[f64]) -> f64 {
    let strength = |kind: usize| 10f64.powf(elos[kind] / 400.0);
    let of_order = |order: &[usize]| -> f64 {
        let rest = |from: usize| order[from..].iter().map(|kind| strength(*kind)).sum::<f64>();
        (0..order.len()).map(|place| (strength(order[place]) / rest(place)).ln()).sum()
    };
    let of_game = |finish: &Finish| {
        let orders = orders(finish);
        orders.iter().map(|order| of_order(order)).sum::<f64>() / orders.len() as f64
    };
    games.iter().map(of_game).sum()
}

/// Every order of the seats of a game in which nobody stands before who was better.
fn orders(finish: &Finish) -> Vec<Vec<usize>> {
    let Some((first, others)) = finish.split_first() else { return vec![Vec::new()] };
    if first.is_empty() {
        return orders(&others.to_vec());
    }
    let mut all = Vec::new();
    for seat in 0..first.len() {
        let mut rest = finish.clone();
        let kind = rest[0].remove(seat);
        all.extend(orders(&rest).into_iter().map(|order| [vec![kind], order].concat()));
    }
    all
}

#[test]
fn no_other_ratings_make_the_games_likelier() {
    let mut games = series(&[0, 1, 1, 2], &[5, 3, 2], 60, 4);
    games.extend([
        vec![vec![0, 1], vec![1], vec![2]],
        vec![vec![2], vec![1, 0, 1]],
        vec![vec![0, 1, 1, 2]],
        vec![vec![1, 1], vec![2, 0]],
    ]);
    let found: Vec<f64> = ratings(3, &games, 0).iter().map(|rating| rating.elo).collect();
    // The draws that the ratings start from.
    games.extend([vec![vec![0, 1]], vec![vec![0, 2]], vec![vec![1, 2]]]);
    let best = likelihood(&games, &found);
    for kind in [1, 2] {
        for step in [-1.0, 1.0] {
            let mut other = found.clone();
            other[kind] += step;
            assert!(likelihood(&games, &other) < best, "{found:?} and not {other:?}");
        }
    }
}

#[test]
fn who_is_always_level_is_rated_alike() {
    for rating in ratings(2, &[vec![vec![0, 1, 1]], vec![vec![1, 0, 1]]], 0) {
        assert!((rating.elo - REFERENCE).abs() < 1e-6, "{rating:?}");
        let interval = rating.interval.expect("bounds");
        assert!(interval.high - interval.low < 1e-6, "{interval:?}");
    }
}

#[test]
fn without_games_all_are_rated_alike() {
    assert!(ratings(3, &[], 2).iter().all(|rating| rating.elo == REFERENCE));
}

/// Third kinds give bounds: one that beat the middle one, which beat the first.
#[test]
fn bounds_may_come_by_way_of_others() {
    let before = |one: usize, other: usize| vec![vec![one], vec![other]];
    let open = [before(0, 1), before(1, 0), before(1, 2), before(0, 2)];
    assert!(ratings(3, &open, 0)[2].interval.is_none());
    let closed = [before(0, 1), before(1, 0), before(1, 2), before(2, 1)];
    assert!(ratings(3, &closed, 0)[2].interval.is_some());
}
