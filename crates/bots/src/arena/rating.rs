//! Ratings on the scale of Elo, by the model of Plackett and Luce: the first place of a game goes to each seat in proportion
//! to the strength of who sits there, the second in the same way among the others, and so on. Strengths are those that make
//! the finishing orders of all games most likely; the interval comes from a bootstrap over games.

use super::Interval;
use crate::rng::Dice;
use std::collections::BTreeMap;

/// The rating of the kind of player that others are compared with.
pub const REFERENCE: f64 = 1000.0;
/// Resamples of the bootstrap, and where its chance comes from.
const RESAMPLES: usize = 1000;
const SEED: u64 = 95;
/// Steps of the fit at most, and the change of a logarithm that ends it.
const MOST_STEPS: usize = 20_000;
const ENOUGH: f64 = 1e-10;
/// Times that each pair of kinds is taken to have drawn besides the games: without it who always wins would be infinitely strong.
const DRAWS: f64 = 1.0;

/// How a game ended: the kinds of players at the first place, at the next, and so on. A kind stands there once for each seat.
pub type Finish = Vec<Vec<usize>>;

/// How strong a kind of player is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub elo: f64,
    /// What holds it with 95% confidence. There is none if one of the two, this kind or the one it is compared with, was never
    /// behind the other, not even by way of third kinds: then the rating only says in which direction.
    pub interval: Option<Interval>,
}

/// The ratings of kinds of players after some games; the kind `reference` has a thousand. Every finish names kinds below
/// `kinds`.
pub fn ratings(kinds: usize, finishes: &[Finish], reference: usize) -> Vec<Rating> {
    let results = Results::of(kinds, finishes);
    let elo = |counts: &[f64]| -> Vec<f64> {
        let strengths = results.strengths(counts);
        let scale = |strength: &f64| REFERENCE + 400.0 * (strength / strengths[reference]).log10();
        strengths.iter().map(scale).collect()
    };
    let likeliest = elo(&results.counts);
    let mut dice = Dice::new(SEED);
    let mut resampled: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); kinds];
    for _ in 0..RESAMPLES {
        let mut counts = vec![0.0; results.counts.len()];
        for _ in 0..results.games.len() {
            if let Some(pattern) = dice.pick(&results.games) {
                counts[*pattern] += 1.0;
            }
        }
        for (kind, elo) in elo(&counts).into_iter().enumerate() {
            resampled[kind].push(elo);
        }
    }
    let bounded = results.bounded(reference);
    let rating = |(kind, elos): (usize, &mut Vec<f64>)| {
        elos.sort_by(f64::total_cmp);
        let tail = RESAMPLES / 40;
        let interval = Interval { low: elos[tail], high: elos[RESAMPLES - 1 - tail] };
        Rating { elo: likeliest[kind], interval: bounded[kind].then_some(interval) }
    };
    resampled.iter_mut().enumerate().map(rating).collect()
}

/// The finishes of a series. Few of them differ, so each is taken apart once.
struct Results {
    kinds: usize,
    /// The finish of each game.
    games: Vec<usize>,
    /// How many games had each of the finishes that differ.
    counts: Vec<f64>,
    finishes: Vec<Finish>,
    patterns: Vec<Pattern>,
}

/// A finish, taken apart into places that were won.
#[derive(Clone, Default)]
struct Pattern {
    /// Places won by each kind.
    won: Vec<f64>,
    /// Who was still without a place when one was won, as seats of each kind, and how much that counts.
    contests: BTreeMap<Vec<usize>, f64>,
}

impl Results {
    fn of(kinds: usize, finishes: &[Finish]) -> Results {
        let mut results = Results {
            kinds,
            games: Vec::new(),
            counts: Vec::new(),
            finishes: Vec::new(),
            patterns: Vec::new(),
        };
        let mut known: BTreeMap<Finish, usize> = BTreeMap::new();
        for finish in finishes {
            let mut finish = finish.clone();
            finish.iter_mut().for_each(|place| place.sort_unstable());
            let number = *known.entry(finish).or_insert_with_key(|finish| {
                results.counts.push(0.0);
                results.patterns.push(Pattern::of(kinds, finish));
                results.finishes.push(finish.clone());
                results.counts.len() - 1
            });
            results.counts[number] += 1.0;
            results.games.push(number);
        }
        results
    }

    /// The strengths that make so many games of each finish most likely, found step by step (Hunter, "MM algorithms for
    /// generalized Bradley-Terry models", 2004).
    fn strengths(&self, counts: &[f64]) -> Vec<f64> {
        let mut won = vec![0.0; self.kinds];
        let mut contests: BTreeMap<&[usize], f64> = BTreeMap::new();
        for (pattern, count) in self.patterns.iter().zip(counts).filter(|(_, count)| **count > 0.0) {
            for (kind, places) in pattern.won.iter().enumerate() {
                won[kind] += places * count;
            }
            for (seats, weight) in &pattern.contests {
                *contests.entry(seats).or_default() += weight * count;
            }
        }
        let draws = self.draws();
        for seats in &draws {
            *contests.entry(seats).or_default() += DRAWS;
            for (kind, seats) in seats.iter().enumerate() {
                won[kind] += DRAWS / 2.0 * *seats as f64;
            }
        }
        let mut strengths = vec![1.0; self.kinds];
        for _ in 0..MOST_STEPS {
            let mut shares = vec![0.0; self.kinds];
            for (seats, weight) in &contests {
                let all: f64 = seats.iter().zip(&strengths).map(|(seats, one)| *seats as f64 * one).sum();
                for (kind, seats) in seats.iter().enumerate() {
                    shares[kind] += weight * *seats as f64 / all;
                }
            }
            let mut change: f64 = 0.0;
            for (kind, strength) in strengths.iter_mut().enumerate().filter(|(kind, _)| shares[*kind] > 0.0) {
                let next = won[kind] / shares[kind];
                change = change.max((next / *strength).ln().abs());
                *strength = next;
            }
            if change < ENOUGH {
                break;
            }
        }
        strengths
    }

    /// One seat of each of two kinds, for every pair.
    fn draws(&self) -> Vec<Vec<usize>> {
        let pairs = (0..self.kinds).flat_map(|one| (0..one).map(move |other| (one, other)));
        pairs
            .map(|(one, other)| {
                (0..self.kinds).map(|kind| usize::from(kind == one || kind == other)).collect()
            })
            .collect()
    }

    /// Which kinds were behind the reference and before it at some time, directly or by way of others.
    fn bounded(&self, reference: usize) -> Vec<bool> {
        let mut before = vec![vec![false; self.kinds]; self.kinds];
        for finish in &self.finishes {
            for (rank, place) in finish.iter().enumerate() {
                let not_before = finish[rank..].iter().flatten();
                place.iter().for_each(|one| not_before.clone().for_each(|other| before[*one][*other] = true));
            }
        }
        for by in 0..self.kinds {
            for one in 0..self.kinds {
                for other in 0..self.kinds {
                    before[one][other] |= before[one][by] && before[by][other];
                }
            }
        }
        (0..self.kinds)
            .map(|kind| kind == reference || (before[kind][reference] && before[reference][kind]))
            .collect()
    }
}

impl Pattern {
    fn of(kinds: usize, finish: &Finish) -> Pattern {
        let mut pattern = Pattern { won: vec![0.0; kinds], contests: BTreeMap::new() };
        let mut left = vec![0; kinds];
        finish.iter().flatten().for_each(|kind| left[*kind] += 1);
        for place in finish {
            let mut tied = vec![0; kinds];
            place.iter().for_each(|kind| tied[*kind] += 1);
            pattern.share(&mut left, &mut tied, 1.0);
            place.iter().for_each(|kind| left[*kind] -= 1);
        }
        pattern
    }

    /// Lets those who share a place win it one after the other, in every order alike.
    fn share(&mut self, left: &mut [usize], tied: &mut [usize], weight: f64) {
        let seats: usize = tied.iter().sum();
        for kind in 0..tied.len() {
            if tied[kind] == 0 {
                continue;
            }
            let part = weight * tied[kind] as f64 / seats as f64;
            // Nothing is learned where only one kind is left.
            if left.iter().filter(|seats| **seats > 0).count() > 1 {
                self.won[kind] += part;
                *self.contests.entry(left.to_vec()).or_default() += part;
            }
            (left[kind], tied[kind]) = (left[kind] - 1, tied[kind] - 1);
            self.share(left, tied, part);
            (left[kind], tied[kind]) = (left[kind] + 1, tied[kind] + 1);
        }
    }
}
