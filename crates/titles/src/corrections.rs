//! Versions of a title's rules. A correction that would change how a stored game replays belongs to a version; games that
//! began under an older version are played without it.

use crate::setup::SetupError;
use rules::TableSpec;

/// A correction of a title's rules: `E` is its edition, `D` its switches.
pub struct Correction<E: 'static, D: 'static> {
    /// Its id. The text is the message `correction-ID`.
    pub id: &'static str,
    /// The first version that has it.
    pub since: u32,
    /// Sets the switches of an edition back to what they were before.
    pub undo: fn(E, &mut D),
}

/// The newest version.
pub fn newest<E, D>(corrections: &[Correction<E, D>]) -> u32 {
    corrections.iter().map(|correction| correction.since).max().unwrap_or(1)
}

/// The version that a specification asks for.
pub fn chosen<E, D>(
    title: &'static str,
    corrections: &[Correction<E, D>],
    spec: &TableSpec,
) -> Result<u32, SetupError> {
    let newest = newest(corrections);
    match spec.rules {
        None => Ok(newest),
        Some(version) if (1..=newest).contains(&version) => Ok(version),
        Some(version) => Err(SetupError::UnknownRules { title, version, newest }),
    }
}

/// Undoes what was corrected after a version.
pub fn undo_after<E: Copy, D>(
    corrections: &[Correction<E, D>],
    version: u32,
    edition: E,
    departures: &mut D,
) {
    for correction in corrections.iter().filter(|correction| correction.since > version) {
        (correction.undo)(edition, departures);
    }
}

/// What was corrected after a version, by id.
pub fn ids_after<E, D>(corrections: &[Correction<E, D>], version: u32) -> Vec<String> {
    let later = corrections.iter().filter(|correction| correction.since > version);
    later.map(|correction| correction.id.to_owned()).collect()
}
