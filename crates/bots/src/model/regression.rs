//! A ridge regression: for each stage the weights by which counts tell best who had how much more than the others at the end.

use super::{Samples, Traits, Weights};

/// How strongly weights are drawn to nothing, as a part of what the samples say. Things that mostly come together share their
/// weight then, instead of getting large ones against each other.
const RIDGE: f64 = 0.03;

/// What a thing may seem to differ by, because sums are rounded, that does not differ.
const NOTHING: f64 = 1e-6;

/// The weights that fit some samples best, and how much of the differences between seats they explain in each stage (from 0 to 1).
///
/// Seats are compared with the others of their game at the same moment only: how rich a table is as a whole depends on
/// how long the game lasts, which says nothing about who is ahead.
pub fn fit(traits: &Traits, samples: &Samples) -> (Weights, Vec<f64>) {
    let stages = (0..traits.stages.len()).map(|stage| fit_stage(traits.names.len(), samples, stage));
    let (by_stage, explained): (Vec<_>, Vec<f64>) = stages.unzip();
    (Weights::new(traits.names, traits.stages, by_stage), explained)
}

fn fit_stage(count: usize, samples: &Samples, stage: usize) -> ((f64, Vec<f64>), f64) {
    let mut products = vec![vec![0.0; count]; count];
    let mut effects = vec![0.0; count];
    let (mut spread, mut seats) = (0.0, 0.0);
    let (mut mean_counts, mut mean_worth) = (vec![0.0; count], 0.0);
    for moment in samples.of_stage(stage) {
        let here = moment.counts.len() as f64;
        let middle: Vec<f64> = (0..count)
            .map(|index| moment.counts.iter().map(|seat| seat[index]).sum::<f64>() / here)
            .collect();
        let worth = moment.worths.iter().sum::<f64>() / here;
        seats += here;
        mean_worth += worth * here;
        for (mean, middle) in mean_counts.iter_mut().zip(&middle) {
            *mean += middle * here;
        }
        for (seat, own) in moment.counts.iter().zip(moment.worths) {
            let apart: Vec<f64> = seat.iter().zip(&middle).map(|(count, middle)| count - middle).collect();
            let ahead = own - worth;
            spread += ahead * ahead;
            for one in 0..count {
                effects[one] += apart[one] * ahead;
                for other in 0..=one {
                    products[one][other] += apart[one] * apart[other];
                }
            }
        }
    }
    if seats == 0.0 {
        return ((0.0, vec![0.0; count]), 0.0);
    }
    let weights = solve(products, effects.clone());
    let told: f64 = mean_counts.iter().zip(&weights).map(|(mean, weight)| mean / seats * weight).sum();
    let explained: f64 = effects.iter().zip(&weights).map(|(effect, weight)| effect * weight).sum();
    ((mean_worth / seats - told, weights), if spread > 0.0 { explained / spread } else { 0.0 })
}

/// Solves the normal equations, of which the lower half is given, by Cholesky's way. Things that never differ get no weight.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    let scale: Vec<f64> = (0..count).map(|index| matrix[index][index].sqrt()).collect();
    let unit = |index: usize| if scale[index] > NOTHING { 1.0 / scale[index] } else { 0.0 };
    for one in 0..count {
        right[one] *= unit(one);
        for (other, product) in matrix[one].iter_mut().enumerate().take(one) {
            *product *= unit(one) * unit(other);
        }
        matrix[one][one] = 1.0 + RIDGE;
    }
    for one in 0..count {
        for other in 0..=one {
            let known: f64 = (0..other).map(|third| matrix[one][third] * matrix[other][third]).sum();
            let left = matrix[one][other] - known;
            matrix[one][other] =
                if one == other { left.max(RIDGE / 2.0).sqrt() } else { left / matrix[other][other] };
        }
    }
    for one in 0..count {
        let known: f64 = (0..one).map(|other| matrix[one][other] * right[other]).sum();
        right[one] = (right[one] - known) / matrix[one][one];
    }
    for one in (0..count).rev() {
        let known: f64 = (one + 1..count).map(|other| matrix[other][one] * right[other]).sum();
        right[one] = (right[one] - known) / matrix[one][one];
    }
    (0..count).map(|index| right[index] * unit(index)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Counts;
    use crate::rng::Dice;

    const TRAITS: Traits = Traits {
        names: &["cash", "shares", "weather"],
        stages: &["early", "late", "never"],
        count: |_| None,
        weights: |_| None,
    };

    /// Games of three seats whose final worths are made of known weights, chance, and something that all seats of a game share.
    fn made_up() -> Samples {
        let mut dice = Dice::new(5);
        let mut samples = Samples::default();
        for _ in 0..400 {
            let luck = dice.below(5_000) as f64;
            let mut figure = |most: usize| dice.below(most) as f64;
            let late: Vec<Vec<f64>> = (0..3).map(|_| vec![figure(1_000), figure(20), 0.1]).collect();
            let early: Vec<Vec<f64>> = late.iter().map(|seat| vec![figure(500), seat[1], 0.1]).collect();
            let worths = late.iter().map(|seat| luck + 2.0 * seat[0] + 100.0 * seat[1] + figure(40));
            let worths: Vec<f64> = worths.collect();
            samples.add(vec![Counts { stage: 0, seats: early }, Counts { stage: 1, seats: late }], worths);
        }
        samples
    }

    #[test]
    fn known_weights_are_found() {
        let samples = made_up();
        let (weights, explained) = fit(&TRAITS, &samples);
        let gains = |stage, index: usize| {
            let counts =
                |count| (0..3).map(|other| if other == index { count } else { 0.0 }).collect::<Vec<f64>>();
            weights.worth(stage, &counts(1.0)) - weights.worth(stage, &counts(0.0))
        };
        assert!((gains(1, 0) - 2.0).abs() < 0.1 && (gains(1, 1) - 100.0).abs() < 5.0, "{weights}");
        assert!(gains(0, 0).abs() < 0.3 && (gains(0, 1) - 100.0).abs() < 12.0, "{weights}");
        // Weights are drawn to nothing by some hundredths. What is the same for all tells nothing, and neither does a stage that was never seen.
        assert_eq!((gains(1, 2), gains(2, 0), weights.worth(2, &[9.0, 9.0, 9.0])), (0.0, 0.0, 0.0));
        assert!(explained[1] > 0.95 && explained[0] < 0.9 && explained[2] == 0.0, "{explained:?}");
        // In pounds of the end: the mean of what seats had.
        let mean = |worths: &[f64]| worths.iter().sum::<f64>() / worths.len() as f64;
        let (mut had, mut told) = (Vec::new(), Vec::new());
        for moment in samples.of_stage(1) {
            had.push(mean(moment.worths));
            told.extend(moment.counts.iter().map(|seat| weights.worth(1, seat)));
        }
        assert!((mean(&had) - mean(&told)).abs() < 1.0);
    }

    #[test]
    fn weights_are_read_as_they_are_written() {
        let (weights, _) = fit(&TRAITS, &made_up());
        let text = format!("# From nowhere.\n{weights}");
        let again = Weights::read(&text, TRAITS.names, TRAITS.stages).unwrap();
        assert_eq!(again.to_string(), weights.to_string());
        let refused = |text: &str| Weights::read(text, TRAITS.names, TRAITS.stages).unwrap_err().what;
        assert_eq!(refused(""), "no stages");
        assert_eq!(refused(&text.replace("late", "soon")), "other stages");
        assert_eq!(refused(&text.replace("shares", "stocks")), "another thing is expected");
        assert_eq!(refused(&format!("{text}debt 1 2 3")), "more than is expected");
        assert_eq!(refused("stage early late never\nbase 1 2"), "too few weights");
        assert_eq!(refused("stage early late never\nbase 1 2 x"), "not a number");
        assert_eq!(refused("stage early late never\nbase 1 2 inf"), "not a number");
    }
}
