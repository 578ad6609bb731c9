//! Chance by a seed, as the notes of titles prescribe it: the same seed gives the same set-up as in games played elsewhere.

/// A linear congruential generator.
pub(crate) struct Draws(u64);

impl Draws {
    const MODULUS: u64 = 1 << 31;

    pub fn from(seed: u64) -> Draws {
        Draws(seed % Draws::MODULUS)
    }

    fn next(&mut self) -> u64 {
        self.0 = (1_103_515_245 * self.0 + 12_345) % Draws::MODULUS;
        self.0
    }

    /// The things in the order of one number drawn for each.
    pub fn shuffle<T>(&mut self, things: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut drawn: Vec<(u64, T)> = things.into_iter().map(|thing| (self.next(), thing)).collect();
        drawn.sort_by_key(|(draw, _)| *draw);
        drawn.into_iter().map(|(_, thing)| thing).collect()
    }
}
