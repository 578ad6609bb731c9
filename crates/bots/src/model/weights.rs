//! What each thing that can be counted is worth in each stage, and how that is written down.

use std::fmt;
use thiserror::Error;

/// What a seat has in any case, in the table of weights.
const BASE: &str = "base";

/// Weights in pounds of final worth. As text they are a table: a line for each thing with a column for each stage, below a line that
/// names the stages. Lines that begin with `#` say where they come from.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    names: Vec<String>,
    stages: Vec<String>,
    /// By stage: what a seat has in any case, and what one of each thing counts.
    by_stage: Vec<(f64, Vec<f64>)>,
}

/// Why a text is no table of weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("weights, line {line}: {what}")]
pub struct BadWeights {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: &'static str,
}

impl Weights {
    /// Weights of these things in these stages, for each stage what a seat has in any case and what one of each thing counts.
    pub fn new(names: &[&str], stages: &[&str], by_stage: Vec<(f64, Vec<f64>)>) -> Weights {
        let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        Weights { names: owned(names), stages: owned(stages), by_stage }
    }

    /// Reads a table of just these things and stages.
    pub fn read(text: &str, names: &[&str], stages: &[&str]) -> Result<Weights, BadWeights> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
        let bad = |line, what| BadWeights { line, what };
        let (line, head) = lines.next().ok_or(bad(1, "no stages"))?;
        if !head.split_whitespace().skip(1).eq(stages.iter().copied()) {
            return Err(bad(line, "other stages"));
        }
        let mut by_stage = vec![(0.0, Vec::with_capacity(names.len())); stages.len()];
        for (index, expected) in [BASE].iter().chain(names).enumerate() {
            let (line, row) = lines.next().ok_or(bad(line, "things are missing"))?;
            let mut words = row.split_whitespace();
            if words.next() != Some(expected) {
                return Err(bad(line, "another thing is expected"));
            }
            for (base, weights) in &mut by_stage {
                let weight = words.next().ok_or(bad(line, "too few weights"))?;
                let weight: f64 = weight.parse().map_err(|_| bad(line, "not a number"))?;
                if !weight.is_finite() {
                    return Err(bad(line, "not a number"));
                }
                if index == 0 { *base = weight } else { weights.push(weight) }
            }
            if words.next().is_some() {
                return Err(bad(line, "too many weights"));
            }
        }
        match lines.next() {
            Some((line, _)) => Err(bad(line, "more than is expected")),
            None => Ok(Weights::new(names, stages, by_stage)),
        }
    }

    /// What a seat will have at the end, from what was counted of it.
    pub fn worth(&self, stage: usize, counts: &[f64]) -> f64 {
        let Some((base, weights)) = self.by_stage.get(stage) else { return 0.0 };
        base + weights.iter().zip(counts).map(|(weight, count)| weight * count).sum::<f64>()
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widest = self.names.iter().map(String::len).max().unwrap_or(0).max(BASE.len());
        write!(f, "{:widest$}", "stage")?;
        for stage in &self.stages {
            write!(f, " {stage:>9}")?;
        }
        writeln!(f)?;
        write!(f, "{BASE:widest$}")?;
        for (base, _) in &self.by_stage {
            write!(f, " {base:>9.1}")?;
        }
        writeln!(f)?;
        for (index, name) in self.names.iter().enumerate() {
            write!(f, "{name:widest$}")?;
            for (_, weights) in &self.by_stage {
                write!(f, " {:>9.3}", weights[index])?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
