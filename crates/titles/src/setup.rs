//! Why a table cannot be set up as asked.

use thiserror::Error;

/// A table specification that no rulebook allows.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// We do not have this title.
    #[error("there is no title '{0}'; there are: 1860, 1862, 1822, 1822MRS, 1822NRS")]
    UnknownTitle(String),
    /// The title has no such edition.
    #[error("{title} has no edition '{edition}'; it has: {known}")]
    UnknownEdition {
        /// The title.
        title: &'static str,
        /// What was asked for.
        edition: String,
        /// What there is.
        known: String,
    },
    /// Only imported games carry this edition.
    #[error(
        "no new table can choose {title}'s edition '{edition}', which only imported games carry; it can choose: {offered}"
    )]
    EditionNotOffered {
        /// The title.
        title: String,
        /// What was asked for.
        edition: String,
        /// What can be chosen.
        offered: String,
    },
    /// We do not know this version of the title's rules.
    #[error(
        "the game was played under version {version} of our rules of {title}; this program knows versions 1 to {newest}. Use a newer Bradshaw."
    )]
    UnknownRules {
        /// The title.
        title: &'static str,
        /// What was asked for.
        version: u32,
        /// The newest there is.
        newest: u32,
    },
    /// The title has no such option.
    #[error("{title} has no option '{option}'; it has: {known}")]
    UnknownOption {
        /// The title.
        title: &'static str,
        /// What was asked for.
        option: String,
        /// What there is.
        known: String,
    },
    /// Two things that cannot be had together.
    #[error("'{first}' and '{second}' cannot be played together: {why}")]
    Contradiction {
        /// One of them.
        first: String,
        /// The other.
        second: String,
        /// The reason.
        why: &'static str,
    },
    /// One thing that cannot be had without another.
    #[error("'{option}' needs {needed}: {why}")]
    Needs {
        /// What was asked for.
        option: String,
        /// What it needs.
        needed: &'static str,
        /// The reason.
        why: &'static str,
    },
    /// The title is not for so many players.
    #[error("{title} is for {least} to {most} players, not {asked}")]
    PlayerCount {
        /// The title.
        title: &'static str,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
        /// What was asked for.
        asked: usize,
    },
    /// Two players of one name, or one without.
    #[error("every player needs a name of their own; '{0}' will not do")]
    PlayerName(String),
}

/// Why a snapshot cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RestoreError {
    /// It is of another title.
    #[error("the snapshot is of another title")]
    Title,
    /// It is not the state it should be: garbled, or made by another version of ours.
    #[error("the snapshot does not have the digest of its state")]
    Digest,
    /// There is no such table.
    #[error(transparent)]
    Setup(#[from] SetupError),
}
