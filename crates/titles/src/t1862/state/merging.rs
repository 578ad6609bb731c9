//! Shares being merged: which companies, and what is awaited.

use rules::{CompanyId, Holder, PlayerId};
use serde::{Deserialize, Serialize};

/// Why shares are merged (5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MergeKind {
    Merger,
    Acquisition,
    Refinancing,
}

impl MergeKind {
    /// Its name in the digest.
    pub const fn id(self) -> &'static str {
        match self {
            MergeKind::Merger => "merger",
            MergeKind::Acquisition => "acquisition",
            MergeKind::Refinancing => "refinancing",
        }
    }
}

/// Shares being merged (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Merging {
    pub kind: MergeKind,
    /// The operating company.
    pub active: CompanyId,
    /// The other one; the same company if it refinances.
    pub partner: CompanyId,
    pub survivor: CompanyId,
    /// The director of the operating company when it began.
    pub initiator: PlayerId,
    /// The director of the other one when it began.
    pub other: PlayerId,
    pub stage: MergeStage,
}

impl Merging {
    /// The company that does not survive; `None` if one refinances.
    pub fn non_survivor(&self) -> Option<CompanyId> {
        let other = if self.survivor == self.active { self.partner } else { self.active };
        (other != self.survivor).then_some(other)
    }
}

/// What is awaited while shares are merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MergeStage {
    /// Which company survives.
    Survivor,
    /// The other director's consent.
    Consent,
    /// The holder at this place of the circle, clockwise from the director; the company comes last.
    Holder { place: u8, option: Option<OptionShare> },
    /// So many markers to be removed.
    Markers { count: u8 },
}

/// An option share or certificate that its holder redeems or relinquishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OptionShare {
    pub holder: Holder,
    pub company: CompanyId,
    pub certificate: u8,
    /// Shares it stands for: one, or what its holder had of the company if it is a director's certificate.
    pub shares: u8,
}
