//! What is agreed about time when a table is founded.

use crate::error::Error;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// So much time people have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum Allowance {
    /// As much as they like.
    #[default]
    None,
    /// Days for every turn, and a reserve for turns that take longer; counted in the player's own hours.
    Correspondence {
        /// The days of a turn, 1 to 30.
        #[schema(minimum = 1, maximum = 30)]
        days: u16,
        /// The days of the reserve, for the whole game, 0 to 60.
        #[schema(minimum = 0, maximum = 60)]
        reserve_days: u16,
    },
    /// A bank for the whole game, to which every turn adds something; counted in real time.
    Live {
        /// The bank in seconds: ten seconds to a day.
        #[schema(minimum = 10, maximum = 86400)]
        bank_s: u32,
        /// What a turn adds, in seconds: nothing to an hour.
        #[schema(minimum = 0, maximum = 3600)]
        increment_s: u32,
    },
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhenUp {
    /// They are reminded, once a turn, and everybody sees it.
    #[default]
    Reminder,
    /// A computer takes the seat until its person takes it back.
    Computer,
    /// The server passes for them until their turn is over; what cannot be passed a computer decides.
    Pass,
}

/// What is agreed about time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// How much time people have.
    pub allowance: Allowance,
    /// What happens when it is up.
    #[serde(default)]
    #[schema(required)]
    pub when_up: WhenUp,
    /// The computer player that takes seats, or decides what cannot be passed.
    #[serde(default = "usual_computer")]
    #[schema(required)]
    pub computer: String,
    /// Whether clocks stop while a request to take moves back waits: for two days of correspondence, or five minutes, at most.
    #[serde(default = "usually")]
    #[schema(required)]
    pub stops_for_undo: bool,
}

fn usual_computer() -> String {
    "director".to_owned()
}

fn usually() -> bool {
    true
}

impl Default for Clock {
    fn default() -> Clock {
        let (allowance, when_up) = (Allowance::default(), WhenUp::default());
        Clock { allowance, when_up, computer: usual_computer(), stops_for_undo: usually() }
    }
}

impl Clock {
    /// Whether there are clocks at all.
    pub fn is_on(&self) -> bool {
        self.allowance != Allowance::None
    }

    /// Refuses what makes no sense.
    pub fn check(&self) -> Result<(), Error> {
        let sensible = match self.allowance {
            Allowance::None => true,
            Allowance::Correspondence { days, reserve_days } => {
                (1..=30).contains(&days) && reserve_days <= 60
            }
            Allowance::Live { bank_s, increment_s } => {
                (10..=86_400).contains(&bank_s) && increment_s <= 3_600
            }
        };
        if !sensible {
            let told = "a turn has 1 to 30 days and a reserve up to 60, a bank 10 seconds to a day and up to an hour a turn";
            return Err(Error::Invalid("clock", told.to_owned()));
        }
        if !bots::NAMES.contains(&self.computer.as_str()) {
            return Err(Error::Invalid("computer", "there is no such computer player".to_owned()));
        }
        Ok(())
    }
}
