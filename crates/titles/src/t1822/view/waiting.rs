//! What the power of a private company waits for, for those who look at its card (sections 9 and 10).

use super::super::Game1822;
use super::super::closing::DOUBLE;
use super::super::costs::HILLS;
use super::super::data::{Takers, private};
use super::super::powers::{CHANNEL_CARD, MOVING, SWAP};
use super::super::state::{CardOwner, Hill, OperatingStep};
use super::super::words::Told;
use rules::PrivateId;

/// Contracts that pay after every run (14.12).
const MAIL: [PrivateId; 2] = [private(6), private(7)];

impl Game1822 {
    /// Why a power is not offered, wherever it is not. Whether it is, the choices say.
    pub(super) fn power_waits_for(&self, card: PrivateId) -> Option<Told> {
        let printed = self.data.private(card)?;
        match self.state.private(card).owner {
            CardOwner::Player(_) => {
                let from = self.taken_from(printed);
                Some(match printed.taken_by {
                    Takers::Nobody => Told::WaitsForStock,
                    _ if self.state.phase < from => Told::WaitsForPhase { phase: from },
                    _ => Told::WaitsForTaking,
                })
            }
            CardOwner::Company(company) => {
                if self.is_in_force(card) {
                    return Some(Told::InForce);
                }
                let operating = self.state.operating().filter(|now| now.company() == Some(company));
                let Some(operating) = operating else { return Some(Told::WaitsForTurn { company }) };
                let (steps, when) = steps_of(card);
                Some(if steps.contains(&operating.step) {
                    Told::WaitsForOccasion
                } else {
                    Told::WaitsForStep { when }
                })
            }
            CardOwner::Out | CardOwner::Closed | CardOwner::Stack => None,
        }
    }

    /// Whether a card works by itself.
    fn is_in_force(&self, card: PrivateId) -> bool {
        let discount = card == HILLS && self.state.private(card).hill == Some(Hill::Discount);
        discount || card == DOUBLE || MAIL.contains(&card)
    }
}

/// When the power of a card that a company has can be used.
fn steps_of(card: PrivateId) -> (&'static [OperatingStep], &'static str) {
    match card {
        MOVING => (&[OperatingStep::Track, OperatingStep::Token, OperatingStep::Issue], "until-issue"),
        CHANNEL_CARD | SWAP => (&[OperatingStep::Track, OperatingStep::Token], "until-token"),
        _ => (&[OperatingStep::Track], "track"),
    }
}
